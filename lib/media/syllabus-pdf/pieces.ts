import fs from 'node:fs';
import { PICTURES_NOTE } from '@/lib/content';
import sharp from '../sharp';
import { composedFor } from '../svg-file';
import { type Line, layoutBalanced, layoutLine, layoutText, type Style } from '../type/layout';
import { evenRows } from './columns';
import { type Composer, LABEL, LEFT, RIGHT, WIDTH } from './composer';
import { partHeight, writePart } from './cover';
import { FAINT } from './document';
import { balloon, INDENT } from './modules';
import type { PicturedPiece, Sheet } from './sheet';

const ACROSS = 3;
const GAP = 16;
/** A row of two is higher than one of three, but not by much. */
const HIGHEST = 125;
/** From the rule above the heading to its base line. */
const NOTE = 18;
const TITLE: Style = { face: 'title', size: 9.4, leading: 11.2 };
/** Between a picture and its caption, and under a row. */
const SPACE = { caption: 5, row: 12 };
/** For printing in grey. */
const PIXELS_A_POINT = 175 / 72;
/** In CSS, by which an SVG composes itself. */
const CSS_PIXELS_A_POINT = 96 / 72;
const WHITE = '#fff';

/** Pieces beside each other in columns of a width. */
export interface PieceRow {
  column: number;
  height: number;
  cells: (PicturedPiece & { width: number; height: number; image: Buffer })[];
}

/**
 * Pictures in grey on white. Columns are as wide as each other: pictures as high as each other would print the
 * letters of those beside a wide one below five points.
 */
export const pieceRows = (pieces: readonly PicturedPiece[]): Promise<PieceRow[]> =>
  Promise.all(
    evenRows(pieces, ACROSS).map(async (row) => {
      const column = (WIDTH - (row.length - 1) * GAP) / row.length;
      const cells = await Promise.all(
        row.map(async (piece) => {
          const height = Math.min(HIGHEST, column / piece.aspect);
          const width = height * piece.aspect;
          return { ...piece, width, height, image: await printed(piece.file, width, height) };
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

/** A row's captions, and its height. */
function measure({ faces }: Composer, { column, height, cells }: PieceRow) {
  const captions = cells.map(({ title, made }) => ({
    title: layoutBalanced(faces, TITLE, title, column - INDENT),
    made: layoutText(faces, LABEL, made, column - INDENT),
  }));
  const heightOf = (lines: { title: Line[]; made: Line[] }) =>
    lines.title.length * TITLE.leading + lines.made.length * LABEL.leading;
  return { captions, tall: height + SPACE.caption + Math.max(...captions.map(heightOf)) + SPACE.row };
}

const split = ({ title, lines }: NonNullable<Sheet['results']>) => ({
  text: { title, lines: lines.filter(({ kind }) => kind === 'text') },
  items: lines.filter(({ kind }) => kind === 'item'),
});

/** What one makes: pictures with the number of the module that teaches each, then the pieces without a picture. */
export function writePieces(on: Composer, results: Sheet['results'], rows: PieceRow[]) {
  const [first] = rows;
  if (!results || !first) return;
  const { doc } = on;
  const { text, items } = split(results);
  const head = partHeight(on, text) + SPACE.row / 2;
  on.need(head + measure(on, first).tall);
  const top = on.y;
  const section = writePart(on, text, LEFT, WIDTH);
  // At the end of the heading's line, where it takes no height.
  const note = layoutLine(doc.faces, LABEL, PICTURES_NOTE);
  doc.tagLine(doc.tag(section, 'P'), note, LABEL, RIGHT - note.width, top + NOTE, FAINT);
  on.y = top + head;
  const list = doc.tag(section, 'L');
  for (const row of rows) {
    const { captions, tall } = measure(on, row);
    on.need(tall);
    const from = on.y;
    const foot = from + row.height;
    for (const [i, { width, height, image, alt, number }] of row.cells.entries()) {
      const body = doc.tag(doc.tag(list, 'LI'), 'LBody');
      const x = LEFT + i * (row.column + GAP);
      doc
        .tag(body, 'Figure', { alt, bbox: [x, foot - height, x + width, foot] })
        .add(() => doc.image(image, x, foot - height, { width, height }));
      on.y = foot + SPACE.caption;
      const caption = doc.tag(body, 'P');
      balloon(on, caption, number, x);
      on.lines(caption, captions[i]?.title ?? [], TITLE, x + INDENT);
      on.lines(doc.tag(body, 'P'), captions[i]?.made ?? [], LABEL, x + INDENT, FAINT);
    }
    on.y = from + tall;
  }
  const rest = on.break(items, WIDTH);
  on.need(on.heightOf(rest));
  on.items(section, rest, LEFT, LEFT, list);
  on.y += SPACE.row;
}
