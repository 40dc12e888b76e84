/** What surrounds every sheet: frame, zone marks and title block, after ISO 5457 (frame) and ISO 7200 (title block). */
import { longDate } from '@/lib/format/dates';
import { LOGO } from '../logo';
import type { Style } from '../type/layout';
import { FAINT, INK, RULE, type SheetDocument, SIGNAL } from './document';
import type { Sheet } from './sheet';

/** Points in a millimetre. */
const MM = 72 / 25.4;
/** Drawing area of an A4 sheet: 20 mm at the filing edge, 10 mm at the others. */
export const FRAME = { left: 20 * MM, top: 10 * MM, right: 200 * MM, bottom: 287 * MM } as const;
/** Height of the title block. */
const BLOCK = 66;
/** Where the content of a sheet ends. */
export const FLOOR = FRAME.bottom - BLOCK;

const WEIGHTS = { frame: 1.4, line: 0.5, hair: 0.35 } as const;
const LABEL: Style = { face: 'label', size: 6.8, leading: 8, tracking: 0.22 };
const VALUE: Style = { face: 'label', size: 9.6, leading: 14 };
const SMALL: Style = { face: 'label', size: 8.4, leading: 10 };
const NAME: Style = { face: 'title', size: 13, leading: 15 };

/** Draws the surroundings of a finished sheet. */
export function drawFrame(doc: SheetDocument, sheet: Sheet, number: number, count: number) {
  doc.artifact('Layout', () => {
    const { left, top, right, bottom } = FRAME;
    doc
      .lineWidth(WEIGHTS.hair)
      .strokeColor(RULE)
      .rect(left - 5 * MM, top - 5 * MM, right - left + 10 * MM, bottom - top + 10 * MM)
      .stroke();
    zoneMarks(doc);
    doc
      .lineWidth(WEIGHTS.frame)
      .strokeColor(INK)
      .rect(left, top, right - left, bottom - top)
      .stroke();
  });
  doc.artifact('Pagination', () => titleBlock(doc, sheet, number, count));
}

/** Figures across and letters down, in fields of 50 mm counted from the middle of the sheet, with centring marks. */
function zoneMarks(doc: SheetDocument) {
  const { left, top, right, bottom } = FRAME;
  const across = divide(left, right, 50 * MM);
  const down = divide(top, bottom, 50 * MM);
  const band = 5 * MM;
  for (const x of across.slice(1, -1))
    for (const y of [top, bottom + band]) doc.stroked(x, y - band, x, y, WEIGHTS.line, FAINT);
  for (const y of down.slice(1, -1))
    for (const x of [left, right + band]) doc.stroked(x - band, y, x, y, WEIGHTS.line, FAINT);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  doc.stroked(cx, top - band, cx, top + 6, WEIGHTS.frame);
  doc.stroked(cx, bottom, cx, bottom + band, WEIGHTS.frame);
  doc.stroked(left - band, cy, left + 6, cy, WEIGHTS.frame);
  doc.stroked(right - 6, cy, right + band, cy, WEIGHTS.frame);
  const put = (text: string, x: number, y: number) =>
    doc.letter(text, { ...LABEL, size: 7 }, x, y + 2.4, { color: FAINT, anchor: 'middle' });
  for (const [i, x] of middles(across).entries())
    for (const y of [top - band / 2, bottom + band / 2]) put(String(i + 1), x, y);
  for (const [i, y] of middles(down).entries())
    for (const x of [left - band / 2, right + band / 2]) put('ABCDEFGH'[i] ?? '', x, y);
}

/** Borders of fields of a size, counted from the middle; the outermost end with the frame. */
function divide(from: number, to: number, size: number): number[] {
  const middle = (from + to) / 2;
  const fields = Math.floor((to - from) / 2 / size);
  const inner = Array.from({ length: 2 * fields + 1 }, (_, i) => middle + (i - fields) * size);
  // A rest too narrow for a figure belongs to the field beside it.
  const clear = inner.filter((x) => x - from > size / 3 && to - x > size / 3);
  return [from, ...clear, to];
}

const middles = (borders: number[]) => borders.slice(1).map((b, i) => (b + (borders[i] ?? b)) / 2);

/** Who, what, which sheet; then where to ask. Its columns are thirds, as those of three facts above it. */
function titleBlock(doc: SheetDocument, sheet: Sheet, number: number, count: number) {
  const { left, right, bottom } = FRAME;
  const third = (right - left) / 3;
  const top = FLOOR;
  const row = top + 37;
  const last = right - 60;
  const cell = (x: number, y: number, width: number, label: string, value: string, style: Style) => {
    doc.letter(label, LABEL, x + 10, y + 11.5, { color: FAINT });
    doc.letter(value, fitted(doc, value, style, width - 16), x + 10, y + 12 + style.leading);
  };
  doc.stroked(left, top, right, top, WEIGHTS.frame);
  doc.stroked(left, row, right, row);

  doc
    .save()
    .translate(left + 16, top + 6.5)
    .scale(0.6)
    .path(LOGO)
    .fillColor(SIGNAL)
    .fill('even-odd')
    .restore();
  doc.letter(sheet.institute, fitted(doc, sheet.institute, NAME, third - 58), left + 48, top + 23.5);
  const revised = left + 2 * third;
  doc.stroked(left + third, top, left + third, row);
  doc.stroked(last, top, last, bottom);
  cell(left + third, top, (sheet.updated ? revised : last) - left - third, 'Syllabus', sheet.title, NAME);
  if (sheet.updated) {
    doc.stroked(revised, top, revised, row);
    cell(revised, top, last - revised, 'Revised', longDate(sheet.updated), VALUE);
  }
  cell(last, top, right - last, 'Sheet', `${number} of ${count}`, VALUE);

  const cells = [
    ...sheet.branches.slice(0, 2).map((b) => [b.short, `${b.phone}   ${b.email}`]),
    ['Web', new URL(sheet.url).host],
  ];
  const width = cells.length === 3 ? third : (right - left) / cells.length;
  for (const [i, [label = '', value = '']] of cells.entries()) {
    const x = left + i * width;
    if (i > 0) doc.stroked(x, row, x, bottom);
    cell(
      i === 0 ? x + 8 : x,
      row,
      width - (i === 0 ? 8 : i === cells.length - 1 ? 60 : 0),
      label,
      value,
      SMALL,
    );
  }
  firstAngle(doc, (last + right) / 2, (row + bottom) / 2);
}

/** The style at a size at which a text fits into a width. */
function fitted(doc: SheetDocument, text: string, style: Style, width: number): Style {
  const full = doc.widthOf(text, style);
  return full <= width ? style : { ...style, size: (style.size * width) / full };
}

/** The symbol for first-angle projection, in which the drawings are made: a cone from the side and from its tip. */
function firstAngle(doc: SheetDocument, x: number, y: number) {
  doc.lineWidth(WEIGHTS.line).strokeColor(INK);
  doc.polygon([x - 15, y - 3.2], [x - 4, y - 6.4], [x - 4, y + 6.4], [x - 15, y + 3.2]).stroke();
  for (const radius of [6.4, 3.2]) doc.circle(x + 8, y, radius).stroke();
  doc.dash(4, { space: 1.2 });
  doc.stroked(x - 18, y, x - 1, y, WEIGHTS.hair);
  doc.stroked(x - 1, y, x + 17, y, WEIGHTS.hair);
  doc.stroked(x + 8, y - 9, x + 8, y + 9, WEIGHTS.hair);
  doc.undash();
}
