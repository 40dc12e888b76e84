import fs from 'node:fs';
import { PICTURES_NOTE } from '@/lib/content';
import sharp from '../sharp';
import { composedFor } from '../svg-file';
import { layoutLine, type Style } from '../type/layout';
import { type Block, evenRows, floating, gap, moved, row, stack } from './blocks';
import { type Composer, LABEL, WIDTH } from './composer';
import { FAINT } from './document';
import { balloon, INDENT } from './modules';
import type { PicturedProject, Sheet } from './sheet';

const ACROSS = 3;
const GAP = 16;
/** A row of two is higher than one of three, but not by much. */
const HIGHEST = 125;
/** From the rule above the heading to the words at the end of its line. */
const NOTE = 10.6;
const TITLE: Style = { face: 'title', size: 9.4, leading: 11.2 };
/** Between a picture and its caption, and under a row. */
const SPACE = { caption: 5, row: 12 };
/** For printing in grey. */
const PIXELS_A_POINT = 175 / 72;
/** In CSS, by which an SVG composes itself. */
const CSS_PIXELS_A_POINT = 96 / 72;
const WHITE = '#fff';

/** Projects beside each other in columns of a width. */
export interface ProjectRow {
  column: number;
  height: number;
  cells: (PicturedProject & { width: number; height: number; image: Buffer })[];
}

/**
 * Pictures in grey on white. Columns are as wide as each other: pictures as high as each other would print the
 * letters of those beside a wide one below five points.
 */
export const projectRows = (projects: readonly PicturedProject[]): Promise<ProjectRow[]> =>
  Promise.all(
    evenRows(projects, ACROSS).map(async (some) => {
      const column = (WIDTH - (some.length - 1) * GAP) / some.length;
      const cells = await Promise.all(
        some.map(async (project) => {
          const height = Math.min(HIGHEST, column / project.aspect);
          const width = height * project.aspect;
          return { ...project, width, height, image: await printed(project.file, width, height) };
        }),
      );
      return { column, height: Math.max(...cells.map(({ height }) => height)), cells };
    }),
  );

/** A picture as it is printed: lines are smaller as PNG, renders and photographs as JPEG. */
async function printed(file: string, width: number, height: number): Promise<Buffer> {
  const [w, h] = [width, height].map((points) => Math.round(points * PIXELS_A_POINT));
  const svg = file.endsWith('.svg');
  const grey = sharp(
    svg ? Buffer.from(composedFor(fs.readFileSync(file, 'utf8'), width * CSS_PIXELS_A_POINT)) : file,
  )
    .resize(w, h, { fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .greyscale();
  const encoded = svg
    ? grey.png({ palette: true, colours: 16, dither: 0, effort: 1 })
    : grey.jpeg({ quality: 35, mozjpeg: true });
  return encoded.toBuffer();
}

/** Pictures beside each other, each over the number of the module that teaches it, its title and what is handed over. */
function rowBlock(on: Composer, { column, height: high, cells }: ProjectRow): Block {
  const { doc } = on;
  const blocks = cells.map(({ width, height, image, alt, number, title, made }) => {
    const picture: Block = {
      height: high,
      draw(parent, x, y) {
        const top = y + high - height;
        const options = { alt, bbox: [x, top, x + width, y + high] };
        doc.tag(parent, 'Figure', options).add(() => doc.image(image, x, top, { width, height }));
      },
    };
    const text = column - INDENT;
    const caption = on.within(
      'P',
      balloon(on, number),
      moved(on.heading(undefined, title, TITLE, text), INDENT),
    );
    const below = moved(on.paragraph('P', made, LABEL, text, FAINT), INDENT);
    return on.within('LI', on.within('LBody', picture, gap(SPACE.caption), caption, below, gap(SPACE.row)));
  });
  return row(blocks, column + GAP);
}

/** What one makes: pictures with the number of the module that teaches each, then the projects without a picture. */
export function writeProjects(on: Composer, results: Sheet['results'], rows: ProjectRow[]) {
  const [first, ...more] = rows.map((each) => rowBlock(on, each));
  if (!results || !first) return;
  const { doc } = on;
  const [text, items] = (['text', 'item'] as const).map((kind) =>
    on.items(
      results.lines.filter((line) => line.kind === kind),
      WIDTH,
    ),
  ) as [Block[], Block[]];
  const head = stack(on.rule(WIDTH), on.headed(results.title, WIDTH, ...text), gap(SPACE.row / 2));
  // At the end of the heading's line.
  const note = layoutLine(doc.faces, LABEL, PICTURES_NOTE);
  const aside = moved(on.lines('P', [note], LABEL, FAINT), WIDTH - note.width, NOTE - head.height);
  on.need(head.height + first.height);
  const section = doc.tag(doc.root, 'Sect');
  on.place(stack(head, floating(aside)), 0, section);
  const list = doc.tag(section, 'L');
  for (const each of [first, ...more]) on.place(each, 0, list);
  on.place(stack(...items), SPACE.row, section);
}
