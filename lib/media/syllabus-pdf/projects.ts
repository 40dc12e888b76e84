import fs from 'node:fs';
import { PICTURES_NOTE } from '@/lib/content';
import sharp from '@/lib/files/sharp';
import { composedFor } from '@/lib/files/svg-file';
import type { Style } from '../type/layout';
import { evenRows, gap, stack } from './blocks';
import { type Composer, LABEL, WIDTH } from './composer';
import { FAINT } from './document';
import { INDENT, numbered } from './modules';
import type { Sheet } from './sheet';

type Project = Sheet['results']['projects'][number];
export type PrintedProject = Project & { image: Buffer };

const ACROSS = 3;
const APART = 16;
/** A row of two is higher than one of three, but not by much. */
const HIGHEST = 125;
const TITLE: Style = { face: 'title', size: 9.4, leading: 11.2 };
/** For printing in grey. */
const PIXELS_A_POINT = 175 / 72;
/** Of an SVG in CSS pixels, by which it composes itself: its letters are then as large as they can be. */
const SMALL = 320;
const WHITE = '#fff';

/** Pictures as they are printed, in grey on white: lines are smaller as PNG, renders and photographs as JPEG. */
export const printed = (projects: readonly Project[]): Promise<PrintedProject[]> =>
  Promise.all(
    projects.map(async (project) => {
      const { file, aspect } = project;
      const svg = file.endsWith('.svg') && Buffer.from(composedFor(fs.readFileSync(file, 'utf8'), SMALL));
      const height = Math.round(HIGHEST * PIXELS_A_POINT);
      const grey = sharp(svg || file)
        .resize(Math.round(height * aspect), height, { fit: 'contain', background: WHITE })
        .flatten({ background: WHITE })
        .greyscale();
      const encoded = svg
        ? grey.png({ palette: true, colours: 16, dither: 0, effort: 1 })
        : grey.jpeg({ quality: 35, mozjpeg: true });
      return { ...project, image: await encoded.toBuffer() };
    }),
  );

/** What one makes: pictures, each over the number of the module that teaches it, then the projects without a picture. */
export function writeProjects(on: Composer, results: Sheet['results'], projects: PrintedProject[]) {
  const ofKind = (wanted: string) =>
    on.items(
      results.lines.filter(({ kind }) => kind === wanted),
      WIDTH,
    );
  const rows = evenRows(projects, ACROSS).map((some) =>
    on.grid(some, APART, (project, width) => projectCell(on, project, width)),
  );
  const [first, ...more] = rows;
  if (!first) return;
  on.place(on.section(results.title, [...ofKind('text'), gap(6), first], PICTURES_NOTE), 12);
  for (const each of more) on.place(each, 12);
  on.place(stack(...ofKind('item')));
}

function projectCell(on: Composer, { image, alt, number, title, made }: PrintedProject, width: number) {
  const { doc } = on;
  // As wide as each other: pictures as high as each other would print the letters of those beside a wide one too small.
  const height = Math.min(HIGHEST, (width * 3) / 4);
  const text = width - INDENT;
  return stack(
    {
      height,
      draw(parent, x, y) {
        const figure = doc.tag(parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] });
        figure.add(() => doc.image(image, x, y, { fit: [width, height], valign: 'bottom' }));
      },
    },
    gap(5),
    numbered(
      on,
      number,
      stack(on.paragraph('P', title, TITLE, text), on.paragraph('P', made, LABEL, text, FAINT)),
    ),
  );
}
