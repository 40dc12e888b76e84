/** The projects of a syllabus PDF: pictures with captions, then projects without a picture. */
import fs from 'node:fs';
import { PICTURES_NOTE } from '@/lib/content';
import sharp from '@/lib/pictures/sharp';
import { composedFor } from '@/lib/pictures/svg-file';
import type { Style } from '../typesetting/lines';
import { evenRows, gap, stack } from './boxes';
import type { Composer } from './composer';
import { FAINT } from './document';
import { INDENT, numbered } from './modules';
import { LABEL, WIDTH } from './styles';
import type { Syllabus } from './syllabus-data';

type PicturedProject = Syllabus['projects']['pictured'][number];
export type PrintedProject = PicturedProject & { picture: Buffer };

const PICTURES_PER_ROW = 3;
const COLUMN_GAP = 16;
/** Maximum height of a picture: a row of two is little higher than a row of three. */
const MAX_PICTURE_HEIGHT = 125;
const TITLE: Style = { face: 'title', size: 9.4, leading: 11.2 };
/** Resolution of pictures: 175 dpi. */
const PIXELS_A_POINT = 175 / 72;
/** Width for an SVG's media queries, in CSS pixels: narrow drawings have larger letters. */
const SVG_WIDTH = 320;
const WHITE = '#fff';

/**
 * Adds each picture in grey on white: drawings as PNG, renders and
 * photographs as JPEG, which is then smaller.
 */
export const withPictures = (projects: readonly PicturedProject[]): Promise<PrintedProject[]> =>
  Promise.all(
    projects.map(async (project) => {
      const { file, aspect } = project;
      const svg = file.endsWith('.svg') && Buffer.from(composedFor(fs.readFileSync(file, 'utf8'), SVG_WIDTH));
      const height = Math.round(MAX_PICTURE_HEIGHT * PIXELS_A_POINT);
      const grey = sharp(svg || file)
        .resize(Math.round(height * aspect), height, { fit: 'contain', background: WHITE })
        .flatten({ background: WHITE })
        .greyscale();
      const encoded = svg
        ? grey.png({ palette: true, colours: 16, dither: 0, effort: 1 })
        : grey.jpeg({ quality: 35, mozjpeg: true });
      return { ...project, picture: await encoded.toBuffer() };
    }),
  );

/** Writes the pictures, each above its module's number, then the projects without a picture. */
export function writeProjects(
  pdf: Composer,
  { title, lines }: Syllabus['projects'],
  projects: PrintedProject[],
) {
  const ofKind = (wanted: string) =>
    pdf.items(
      lines.filter(({ kind }) => kind === wanted),
      WIDTH,
    );
  const rows = evenRows(projects, PICTURES_PER_ROW).map((rowProjects) =>
    pdf.grid(rowProjects, COLUMN_GAP, (project, width) => projectCell(pdf, project, width)),
  );
  const [first, ...more] = rows;
  if (!first) return;
  pdf.place(pdf.section(title, [...ofKind('text'), gap(6), first], PICTURES_NOTE), 12);
  for (const projectRow of more) pdf.place(projectRow, 12);
  pdf.place(stack(...ofKind('item')));
}

function projectCell(pdf: Composer, { picture, alt, number, title, made }: PrintedProject, width: number) {
  const { doc } = pdf;
  // Pictures have equal widths: equal heights would make the letters of a narrow one too small.
  const height = Math.min(MAX_PICTURE_HEIGHT, (width * 3) / 4);
  const text = width - INDENT;
  return stack(
    {
      height,
      draw(parent, x, y) {
        const figure = doc.tag(parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] });
        figure.add(() => doc.image(picture, x, y, { fit: [width, height], valign: 'bottom' }));
      },
    },
    gap(5),
    numbered(
      pdf,
      number,
      stack(pdf.paragraph('P', title, TITLE, text), pdf.paragraph('P', made, LABEL, text, FAINT)),
    ),
  );
}
