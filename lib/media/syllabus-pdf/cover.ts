import type { DrawingFile } from '../drawing-file';
import { DRAWING_SIZE } from '../drawings';
import { setLine, setText } from '../type/set';
import { writeClaims } from './claims';
import {
  COLUMN,
  type Composer,
  GUTTER,
  LABEL,
  LEDE,
  LEFT,
  SMALL_HEADING,
  TEXTS,
  TITLE,
  WIDTH,
} from './composer';
import { FAINT } from './document';
import { factRows, factsHeight, writeFacts } from './fact-rows';
import { drawFigure } from './figure';
import { FLOOR } from './frame';
import { writeQuestions } from './questions';
import type { Part, Sheet } from './sheet';

/** Widest measure of the first words: about 70 characters. */
const MEASURE = 440;
/** A drawing lower than this is not worth its place: other parts move to the next sheets before. */
const LOWEST_DRAWING = 150;
const GAP = 14;
/** The drawing in one of two columns. */
const BESIDE = { height: (COLUMN * DRAWING_SIZE.height) / DRAWING_SIZE.width };

/**
 * The sheet that one decides by and hands to whoever pays: title, first words, what one will be able to do, dates and
 * fee, lines for what is to be asked, and the facts as the upper rows of the title block. The drawing, who it is for
 * and what will be made take the room that is left.
 * @param roomLater whether the last sheet has room for what will be made
 * @returns the parts that found no room, for the sheets that follow
 */
export function writeCover(on: Composer, sheet: Sheet, roomLater: boolean): Part[] {
  const { doc, faces } = on;
  const { audience, drawing, results } = sheet;
  const { root } = doc;
  on.y += 4;
  on.lines(doc.tag(root, 'P'), [setLine(faces, LABEL, sheet.group)], LABEL, LEFT, FAINT);
  on.y += 8;
  on.heading(root, 'H1', sheet.title, TITLE, LEFT, WIDTH);
  on.y += 9;
  on.lines(doc.tag(root, 'P'), setText(faces, LEDE, sheet.lede, MEASURE), LEDE, LEFT);
  on.y += GAP;
  const deciding = [sheet.outcomes, sheet.offer].filter((p) => p !== undefined);
  const [alone] = deciding.length === 1 ? deciding : [];
  if (alone && drawing) writeBeside(on, alone, drawing);
  else writeRow(on, deciding);
  writeClaims(on, sheet);
  writeQuestions(on, sheet);

  const rows = factRows(on, sheet.facts);
  const facts = factsHeight(rows);
  const later = roomLater && audience ? results : undefined;
  const parts = [audience, later ? undefined : results].filter((p) => p !== undefined);
  const open = alone ? undefined : drawing;
  const usual = on.text;
  const plan = planOf(on, parts, FLOOR - facts - on.y, open !== undefined);
  on.text = plan.text;
  if (open && plan.drawing === 'above') {
    const room = FLOOR - facts - on.y - GAP - (plan.parts.length > 0 ? rowHeight(on, plan.parts) + GAP : 0);
    const height = Math.min(room, (WIDTH * DRAWING_SIZE.height) / DRAWING_SIZE.width);
    const width = (height * DRAWING_SIZE.width) / DRAWING_SIZE.height;
    drawFigure(doc, root, open, LEFT + (WIDTH - width) / 2, on.y + (room - height) / 2, width);
    on.y += room + GAP;
  }
  const [only] = plan.parts;
  if (open && only && plan.drawing === 'beside') writeBeside(on, only, open);
  else writeRow(on, plan.parts);
  on.text = usual;
  writeFacts(on, rows);
  // Who it is for stands in full on the page: it is not worth a sheet of its own.
  const left = parts.filter((part) => !plan.parts.includes(part) && (part !== audience || roomLater));
  return later ? [...left, later] : left;
}

interface Plan {
  parts: Part[];
  drawing?: 'above' | 'beside';
  text: Composer['text'];
}

/** The most that has room: all parts before some, a drawing before none, large text before small. */
function planOf(on: Composer, parts: Part[], room: number, drawing: boolean): Plan {
  const usual = on.text;
  const some = parts.slice(-1);
  const plans: Omit<Plan, 'text'>[] = [
    ...(drawing ? [{ parts, drawing: 'above' as const }] : []),
    ...(drawing && some.length > 0 ? [{ parts: some, drawing: 'beside' as const }] : []),
    { parts },
    ...(drawing ? [{ parts: [], drawing: 'above' as const }] : []),
    { parts: some },
  ];
  for (const plan of plans) {
    for (const text of TEXTS) {
      on.text = text;
      const words =
        plan.drawing === 'beside'
          ? Math.max(BESIDE.height, partHeight(on, some[0] as Part, 2))
          : rowHeight(on, plan.parts);
      const height = words + (words > 0 ? GAP : 0) + (plan.drawing === 'above' ? LOWEST_DRAWING : 0);
      on.text = usual;
      if (height <= room) return { ...plan, text };
    }
  }
  return { parts: [], text: usual };
}

const rowHeight = (on: Composer, parts: Part[]) =>
  Math.max(0, ...parts.map((p) => partHeight(on, p, parts.length)));

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

/** A part at the left, the drawing at the right. */
function writeBeside(on: Composer, part: Part, drawing: DrawingFile) {
  const from = on.y;
  const height = Math.max(BESIDE.height, partHeight(on, part, 2));
  writePart(on, part, LEFT, COLUMN);
  drawFigure(
    on.doc,
    on.doc.root,
    drawing,
    LEFT + COLUMN + GUTTER,
    from + (height - BESIDE.height) / 2,
    COLUMN,
  );
  on.y = Math.max(on.y, from + height) + GAP;
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

/** The parts of the cover that found no room there. */
export function writeLeftParts(on: Composer, parts: Part[]) {
  for (const part of parts) {
    on.y += GAP;
    on.need(Math.min(partHeight(on, part, 1), 200));
    writePart(on, part, LEFT, WIDTH);
  }
}
