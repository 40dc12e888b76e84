import type { DrawingFile } from '../drawing-file';
import { DRAWING_SIZE } from '../drawings';
import { layoutLine, layoutText } from '../type/layout';
import { writeClaims } from './claims';
import {
  COLUMN,
  type Composer,
  GUTTER,
  LABEL,
  LEDE,
  LEFT,
  RIGHT,
  SMALL_HEADING,
  TITLE,
  WIDTH,
} from './composer';
import { FAINT, type Struct } from './document';
import { factRows, factsHeight, writeFacts } from './fact-rows';
import { drawFigure } from './figure';
import { writeQuestions } from './questions';
import type { Part, Sheet } from './sheet';

/** Widest measure of the first words: about 70 characters. */
const MEASURE = 440;
const GAP = 14;
/** Space between a part's line, its heading and its text. */
const PART = { above: 8, below: 4 };

/**
 * The sheet that one decides by and hands to whoever pays: title, first words, what one will be able to do beside the
 * drawing, dates and fee, lines for what is to be asked, and the facts as the upper rows of the title block.
 * @returns the parts that found no room, for the sheets that follow
 */
export function writeCover(on: Composer, sheet: Sheet): Part[] {
  const { doc, faces } = on;
  const { root } = doc;
  on.y += 4;
  on.lines(doc.tag(root, 'P'), [layoutLine(faces, LABEL, sheet.group)], LABEL, LEFT, FAINT);
  on.y += 8;
  on.heading(root, 'H1', sheet.title, TITLE, LEFT, WIDTH);
  on.y += 9;
  on.lines(doc.tag(root, 'P'), layoutText(faces, LEDE, sheet.lede, MEASURE), LEDE, LEFT);
  on.y += GAP;
  // The facts close this sheet, however much there is to stand above them.
  const facts = factRows(on, sheet.facts);
  const { y } = on;
  writeFacts(on, facts);
  on.y = y;
  on.floor -= factsHeight(facts);
  if (sheet.drawing) writeBeside(on, sheet.outcomes, sheet.drawing);
  else if (sheet.outcomes) writePart(on, sheet.outcomes, LEFT, WIDTH);
  writeQuestions(on, sheet);
  if (sheet.offer) writeParts(on, [sheet.offer]);
  writeClaims(on, sheet);

  const left: Part[] = [];
  for (const part of [sheet.audience, sheet.results?.pieces.length ? undefined : sheet.results]) {
    if (!part) continue;
    const fits = left.length === 0 && on.y + partHeight(on, part) + GAP <= on.floor;
    if (fits) writePart(on, part, LEFT, WIDTH);
    else left.push(part);
  }
  return left;
}

const widthOf = (parts: Part[]) => (parts.length > 1 ? COLUMN : WIDTH);

/** Height of parts beside each other. */
export const partsHeight = (on: Composer, parts: Part[]) =>
  Math.max(0, ...parts.map((part) => partHeight(on, part, widthOf(parts))));

/** Parts beside each other. */
export function writeParts(on: Composer, parts: Part[]) {
  const width = widthOf(parts);
  const height = partsHeight(on, parts);
  on.need(height);
  const from = on.y;
  for (const [i, part] of parts.entries()) {
    on.y = from;
    writePart(on, part, LEFT + i * (COLUMN + GUTTER), width);
  }
  on.y = from + height + GAP;
}

/** What one will be able to do at the left, where that is known, and the drawing at the right. */
function writeBeside(on: Composer, part: Part | undefined, drawing: DrawingFile) {
  const from = on.y;
  const width = part ? COLUMN : WIDTH * 0.6;
  const height = (width * DRAWING_SIZE.height) / DRAWING_SIZE.width;
  const tall = Math.max(height, part ? partHeight(on, part, COLUMN) : 0);
  if (part) writePart(on, part, LEFT, COLUMN);
  const x = part ? LEFT + COLUMN + GUTTER : LEFT + (WIDTH - width) / 2;
  drawFigure(on.doc, on.doc.root, drawing, x, from + (tall - height) / 2, width);
  on.y = from + tall + GAP;
}

export const partHeight = (on: Composer, part: Part, width = WIDTH) =>
  PART.above + SMALL_HEADING.leading + PART.below + on.heightOf(on.break(part.lines, width));

/** A part of the text under its heading and a line across the sheet. */
export function writePart(on: Composer, part: Part, x: number, width: number): Struct {
  const section = on.doc.tag(on.doc.root, 'Sect');
  on.rule(x, x === LEFT ? RIGHT : x + width);
  on.outline(part.title);
  on.y += PART.above;
  on.heading(section, 'H2', part.title, SMALL_HEADING, x, width);
  on.y += PART.below;
  on.items(section, on.break(part.lines, width), x);
  on.y += GAP;
  return section;
}
