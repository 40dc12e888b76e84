import type { DrawingFile } from '../drawing-file';
import { type Block, gap, row, stack } from './blocks';
import { claimsBlock } from './claims';
import { COLUMN, type Composer, GAP, GUTTER, LABEL, LEDE, TITLE, WIDTH } from './composer';
import { FAINT } from './document';
import { drawAtFloor, factTable } from './fact-table';
import { figureBlock } from './figure';
import { questionsBlock } from './questions';
import type { Part, Sheet } from './sheet';

/** Widest measure of the first words: about 70 characters. */
const MEASURE = 440;

/**
 * The sheet that one decides by and hands to whoever pays: title, first words, what one will be able to do beside the
 * drawing, dates and fee, lines for what is to be asked, and the facts as the upper rows of the title block.
 * @returns the parts that found no room, for the sheets that follow
 */
export function writeCover(on: Composer, sheet: Sheet): Part[] {
  const { outcomes, drawing, offer, audience, results } = sheet;
  on.place(
    stack(
      gap(4),
      on.line('P', sheet.group, LABEL, FAINT),
      gap(8),
      on.heading('H1', sheet.title, TITLE, WIDTH),
      gap(9),
      on.paragraph('P', sheet.lede, LEDE, MEASURE),
    ),
    GAP,
  );
  // The facts close this sheet, however much there is to stand above them.
  const facts = factTable(on, sheet.facts);
  drawAtFloor(on, facts);
  on.floor -= facts.height;
  const sections = [
    drawing ? besideDrawing(on, outcomes, drawing) : outcomes && partBlock(on, outcomes),
    questionsBlock(on, sheet),
    offer && partBlock(on, offer),
    claimsBlock(on, sheet),
  ];
  for (const section of sections) if (section) on.place(section, GAP);

  const left: Part[] = [];
  for (const part of [audience, results?.projects.length ? undefined : results]) {
    if (!part) continue;
    const block = partBlock(on, part);
    if (left.length === 0 && on.y + block.height + GAP <= on.floor) on.place(block, GAP);
    else left.push(part);
  }
  return left;
}

/** What one will be able to do at the left, where that is known, and the drawing at the right. */
function besideDrawing(on: Composer, part: Part | undefined, drawing: DrawingFile): Block {
  const text = part && partBlock(on, part, COLUMN, WIDTH);
  const width = text ? COLUMN : WIDTH * 0.6;
  const right = text ? COLUMN + GUTTER : (WIDTH - width) / 2;
  const figure = figureBlock(on.doc, drawing, width);
  const height = Math.max(figure.height, text?.height ?? 0);
  return {
    height,
    draw(parent, x, y) {
      text?.draw(parent, x, y);
      figure.draw(parent, x + right, y + (height - figure.height) / 2);
    },
  };
}

/** A part of the text, or two beside each other. */
export const partsBlock = (on: Composer, [first, second]: Part[]): Block =>
  !first
    ? gap(0)
    : second
      ? row([partBlock(on, first, COLUMN, WIDTH), partBlock(on, second, COLUMN)], COLUMN + GUTTER)
      : partBlock(on, first);

/** A part of the text under its heading and a line. */
const partBlock = (on: Composer, { title, lines }: Part, width = WIDTH, ruled = width): Block =>
  on.within('Sect', on.rule(ruled), on.headed(title, width, ...on.items(lines, width)));
