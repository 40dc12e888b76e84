import type { Line as TextLine } from '@/lib/content/markdown';
import type { DrawingFile } from '../drawing-file';
import { DRAWING_SIZE } from '../drawings';
import { setLine, setText } from '../type/set';
import { COLUMN, type Composer, GUTTER, LABEL, LEDE, LEFT, PAD, RIGHT, SMALL_HEADING, TITLE, VALUE, WIDTH } from './composer';
import { FAINT, INK } from './document';
import { drawFigure } from './figure';
import { FLOOR, FRAME } from './frame';
import { writeQuestions } from './questions';
import type { Sheet } from './sheet';

/** Widest measure of the first words: about 70 characters. */
const MEASURE = 440;
/** A drawing lower than this is not worth its place: other parts move to the next sheets before. */
const LOWEST_DRAWING = 190;
const GAP = 14;

interface Part {
  title: string;
  lines: TextLine[];
}

/**
 * The sheet that one decides by and hands to whoever pays: title, first words, what one will be able to do, dates and
 * fee, lines for what is to be asked, and the facts as the upper rows of the title block. The drawing takes the room
 * that the words leave, then who it is for and what will be made.
 * @param roomLater whether the last sheet has room for what will be made
 * @returns the parts that found no room, for the sheets that follow
 */
export function writeCover(on: Composer, sheet: Sheet, drawing: DrawingFile | undefined, roomLater: boolean): Part[] {
  const { doc, faces } = on;
  const { root } = doc;
  on.y += 4;
  on.lines(doc.tag(root, 'P'), [setLine(faces, LABEL, sheet.group)], LABEL, LEFT, FAINT);
  on.y += 8;
  on.heading(root, 'H1', sheet.title, TITLE, LEFT, WIDTH);
  on.y += 9;
  on.lines(doc.tag(root, 'P'), setText(faces, LEDE, sheet.lede, MEASURE), LEDE, LEFT);
  on.y += GAP;
  const deciding = [sheet.outcomes, sheet.offer].filter((p) => p !== undefined);
  // One of the two alone leaves half a sheet beside it.
  const beside = deciding.length === 1 ? sheet.audience : undefined;
  writeRow(on, [...deciding, ...(beside ? [beside] : [])]);
  writeQuestions(on, sheet);

  const rows = factRows(on, sheet);
  const facts = rows.reduce((sum, row) => sum + row.height, 0);
  const parts = [...(beside ? [] : [sheet.audience]), ...(roomLater && sheet.audience ? [] : [sheet.results])].filter((p) => p !== undefined);
  const left: Part[] = roomLater && sheet.audience && sheet.results ? [sheet.results] : [];
  const room = () => FLOOR - facts - on.y - (parts.length > 0 ? rowHeight(on, parts) + GAP : 0) - GAP;
  // Words make way for a drawing that then has room, not for one that never has.
  const wanted = drawing && FLOOR - facts - on.y - GAP >= LOWEST_DRAWING ? LOWEST_DRAWING : 0;
  while (parts.length > 0 && room() < wanted) left.unshift(...parts.splice(-1));

  if (drawing && room() >= LOWEST_DRAWING) {
    const height = Math.min(room(), (WIDTH * DRAWING_SIZE.height) / DRAWING_SIZE.width);
    const width = (height * DRAWING_SIZE.width) / DRAWING_SIZE.height;
    drawFigure(doc, root, drawing, LEFT + (WIDTH - width) / 2, on.y + (room() - height) / 2, width);
    on.y += room() + GAP;
  }
  writeRow(on, parts);
  on.need(facts);
  if (drawing) on.y = Math.max(on.y, FLOOR - facts);
  writeFacts(on, rows);
  return left;
}

const rowHeight = (on: Composer, parts: Part[]) => Math.max(0, ...parts.map((p) => partHeight(on, p, parts.length)));

/** Parts beside each other. */
function writeRow(on: Composer, parts: Part[]) {
  if (parts.length === 0) return;
  const from = on.y;
  const bottom = from + rowHeight(on, parts);
  for (const [i, part] of parts.entries()) {
    on.y = from;
    writePart(on, part, LEFT + i * (COLUMN + GUTTER), columnOf(parts.length));
  }
  on.y = Math.max(on.y, bottom) + GAP;
}

const columnOf = (parts: number) => (parts > 1 ? COLUMN : WIDTH);

function partHeight(on: Composer, part: Part, parts: number): number {
  return 8 + SMALL_HEADING.leading + 4 + on.heightOf(on.break(part.lines, columnOf(parts)));
}

/** A part of the text under its heading and a line. */
function writePart(on: Composer, part: Part, x: number, width: number) {
  const section = on.doc.tag(on.doc.root, 'Sect');
  on.rule(x, x + width);
  on.outline(part.title);
  on.y += 8;
  on.heading(section, 'H2', part.title, SMALL_HEADING, x, width);
  on.y += 4;
  on.items(section, on.break(part.lines, width), x);
}

/** Facts two or three a row, rows as even as they can be, values broken into lines. */
function factRows(on: Composer, { facts }: Sheet) {
  const count = Math.ceil(facts.length / 3);
  const rows = Array.from({ length: count }, (_, i) => facts.slice(Math.ceil((i * facts.length) / count), Math.ceil(((i + 1) * facts.length) / count)));
  return rows.map((row) => {
    const width = (FRAME.right - FRAME.left) / row.length;
    const cells = row.map((fact) => ({ label: fact.label, value: setText(on.faces, VALUE, fact.value, width - PAD - 10) }));
    return { width, cells, height: 17 + Math.max(...cells.map((c) => c.value.length)) * VALUE.leading + 6 };
  });
}

/** What is known at a glance, in the lines of the title block. */
function writeFacts(on: Composer, rows: ReturnType<typeof factRows>) {
  const { doc } = on;
  if (rows.length === 0) return;
  const list = doc.tag(doc.root, 'L');
  for (const [r, row] of rows.entries()) {
    const from = on.y;
    on.rule(FRAME.left, FRAME.right, r === 0 ? 1.4 : 0.5);
    for (const [c, cell] of row.cells.entries()) {
      const edge = FRAME.left + c * row.width;
      if (c > 0)
        doc.artifact('Layout', () =>
          doc
            .lineWidth(0.5)
            .strokeColor(INK)
            .moveTo(edge, from)
            .lineTo(edge, from + row.height)
            .stroke(),
        );
      const x = c === 0 ? LEFT : edge + 10;
      const item = doc.tag(list, 'LI');
      doc.tagLine(doc.tag(item, 'Lbl'), setLine(doc.faces, LABEL, `${cell.label} `), LABEL, x, from + 13, FAINT);
      on.y = from + 16;
      on.lines(doc.tag(item, 'LBody'), cell.value, VALUE, x);
    }
    on.y = from + row.height;
  }
}

/** The parts of the cover that found no room there. */
export function writeLeftParts(on: Composer, parts: Part[]) {
  for (const part of parts) {
    on.y += GAP;
    on.need(Math.min(partHeight(on, part, 1), 200));
    writePart(on, part, LEFT, RIGHT - LEFT);
  }
}
