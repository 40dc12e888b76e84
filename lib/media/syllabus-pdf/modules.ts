import { type Box, gap, indented, row, stack } from './boxes';
import type { Composer } from './composer';
import { INK, RULE } from './document';
import { COLUMN, DASH, GAP, GUTTER, HEADING, STRONG, WIDTH } from './styles';
import type { PdfSection, Syllabus } from './syllabus-data';

/** Radius of the circle around a number. */
const BALLOON = 9;
/** Indent of a text beside its number. */
export const INDENT = 26;
/** Minimum free height on the first page for the modules to begin there, in points. */
const MIN_ROOM_TO_BEGIN = 260;
/** Minimum number of items before and after a column break. */
const MIN_ITEMS_AT_BREAK = 2;
/** A module breaks only if more than this part of a column would stay empty. */
const MAX_EMPTY_PART = 0.35;

interface Portion extends Box {
  begins: boolean;
}

/** Writes the numbered modules in two columns, which are balanced on the last page. */
export function writeModules(pdf: Composer, { modules, intro }: Syllabus) {
  if (modules.length === 0 && intro.length === 0) return;
  if (pdf.remainingHeight < MIN_ROOM_TO_BEGIN) pdf.addPage();
  const { doc } = pdf;
  const section = doc.tag(doc.root, 'Sect');
  const outline = doc.outline.addItem('Syllabus', { expanded: true });
  pdf.place(pdf.paragraph('H2', 'Syllabus', HEADING, WIDTH), 10, section);
  if (intro.length > 0) pdf.place(stack(...pdf.items(intro, WIDTH * 0.8)), 8, section);
  let remaining = modules.flatMap((module, i) => portionsOf(pdf, module, i + 1, outline));
  while (remaining.length > 0) {
    const columns = balanced(remaining, pdf.remainingHeight);
    const boxes = columns.map((portions) => stack(...portions));
    pdf.place(row(boxes, COLUMN + GUTTER), GAP, section);
    remaining = remaining.slice(columns.flat().length);
    if (remaining.length > 0) pdf.addPage();
  }
}

/** Fills two columns: of the least height that holds all portions, else of full height. */
function balanced(all: Portion[], maxHeight: number): Portion[][] {
  const full = columnsOf(all, maxHeight);
  const isWhole = (columns: Portion[][]) => columns.flat().length === all.length;
  for (let height = maxHeight * 0.05; isWhole(full) && height < maxHeight; height += 2) {
    const columns = columnsOf(all, height);
    if (isWhole(columns)) return columns;
  }
  return full;
}

function columnsOf(all: Portion[], height: number): Portion[][] {
  const first = all.slice(0, columnEnd(all, height));
  const others = all.slice(first.length);
  return [first, others.slice(0, columnEnd(others, height))];
}

/** Number of portions that fit into a column of a height, at least one. */
function columnEnd(all: Portion[], height: number): number {
  let room = height;
  let end = 0;
  let whole = { end: 0, room };
  for (const { begins, height: needed } of all) {
    if (begins) whole = { end, room };
    if (needed > room && end > 0) break;
    room -= needed;
    end++;
  }
  return end < all.length && whole.end > 0 && whole.room <= height * MAX_EMPTY_PART ? whole.end : end;
}

/** A module with its number, in portions between which a column may break. */
function portionsOf(
  pdf: Composer,
  { title, lines }: PdfSection,
  number: number,
  outline: PDFKit.PDFOutline,
): Portion[] {
  const head = stack(
    pdf.bookmark(`${number}. ${title}`, outline),
    indented(pdf.rule(COLUMN - BALLOON, 0.5, RULE), BALLOON),
    pdf.tagged(
      'H3',
      numbered(pdf, number, stack(gap(4), pdf.paragraph('Span', title, STRONG, COLUMN - INDENT))),
    ),
    gap(4),
  );
  // Dashes stand left of the text, so that items align with the title.
  const hanging = INDENT - DASH;
  const items = pdf.items(lines, COLUMN - hanging, DASH).map((item) => indented(item, hanging));
  const space = gap(pdf.text.leading * 0.65);
  const boxes =
    items.length < 2 * MIN_ITEMS_AT_BREAK
      ? [stack(head, ...items, space)]
      : [
          stack(head, ...items.slice(0, MIN_ITEMS_AT_BREAK)),
          ...items.slice(MIN_ITEMS_AT_BREAK, -MIN_ITEMS_AT_BREAK),
          stack(...items.slice(-MIN_ITEMS_AT_BREAK), space),
        ];
  return boxes.map((box, i) => ({ ...box, begins: i === 0 }));
}

/** A box with a number in a circle at its left. */
export function numbered(pdf: Composer, number: number, box: Box): Box {
  const { doc } = pdf;
  const style = { ...STRONG, size: 9.4 };
  const label = pdf.paragraph('Span', `${number} `, style, INDENT);
  return {
    height: box.height,
    draw(parent, x, y) {
      doc.artifact(() =>
        doc
          .lineWidth(0.6)
          .circle(x + BALLOON, y + BALLOON, BALLOON)
          .stroke(INK),
      );
      label.draw(parent, x + BALLOON - label.width / 2 + 1, y + BALLOON - STRONG.leading / 2);
      box.draw(parent, x + INDENT, y);
    },
  };
}
