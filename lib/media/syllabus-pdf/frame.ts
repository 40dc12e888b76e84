/** Frame and zone marks after ISO 5457, title block after ISO 7200. */
import { longDate } from '@/lib/format/dates';
import { LOGO } from '../logo';
import { layoutLine, type Style } from '../typesetting/lines';
import { zoneMarks } from '../zone-marks';
import { FAINT, INK, RULE, type SheetDocument, SIGNAL } from './document';
import type { Syllabus } from './syllabus-data';

/** Points in a millimetre. */
const MM = 72 / 25.4;
/** Drawing area of an A4 sheet: 20 mm at the filing edge, 10 mm at the others. */
export const FRAME = { left: 20 * MM, top: 10 * MM, right: 200 * MM, bottom: 287 * MM } as const;
/** Width of the margin with the zone marks. */
const MARGIN = 5 * MM;
/** Upper edges of the title block and of its second row. */
export const CONTENT_BOTTOM = FRAME.bottom - 66;
const SECOND_ROW = CONTENT_BOTTOM + 37;
/** Left edge of the last column. */
const LAST = FRAME.right - 60;

/** Weight of the frame's lines. */
export const HEAVY = 1.4;
const HAIR = 0.35;
const BLOCK_LABEL: Style = { face: 'label', size: 6.8, leading: 8, tracking: 0.22 };
const BLOCK_VALUE: Style = { face: 'label', size: 9.6, leading: 14 };
const SMALL: Style = { face: 'label', size: 8.4, leading: 10 };
const NAME: Style = { face: 'title', size: 13, leading: 15 };

export function drawFrame(doc: SheetDocument, syllabus: Syllabus, number: number, count: number) {
  doc.artifact(() => drawMargin(doc));
  doc.artifact(() => titleBlock(doc, syllabus, `${number} of ${count}`), 'Pagination');
}

function drawMargin(doc: SheetDocument) {
  const { left, top, right, bottom } = FRAME;
  const [width, height] = [right - left, bottom - top];
  doc
    .lineWidth(HAIR)
    .rect(left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)
    .stroke(RULE);
  const zones = zoneMarks(FRAME, MARGIN, 4, 6);
  doc.lineWidth(0.5).path(zones.lines).stroke(FAINT);
  for (const { text, x, y } of zones.letters) doc.letter(text, BLOCK_LABEL, x, y + 2.4, FAINT, 'middle');
  doc.lineWidth(HEAVY).rect(left, top, width, height).stroke(INK);
  // Centring marks (ISO 5457), for aligning a sheet when it is copied.
  const [cx, cy] = [left + width / 2, top + height / 2];
  doc.stroked(cx, top - MARGIN, cx, top + 6, HEAVY);
  doc.stroked(cx, bottom, cx, bottom + MARGIN, HEAVY);
  doc.stroked(left - MARGIN, cy, left + 6, cy, HEAVY);
  doc.stroked(right - 6, cy, right + MARGIN, cy, HEAVY);
}

/** Title block: institute, course and page number above contacts, in three columns like the facts. */
function titleBlock(doc: SheetDocument, syllabus: Syllabus, number: string) {
  const { left, right, bottom } = FRAME;
  const third = (right - left) / 3;
  const cell = (x: number, y: number, end: number, label: string, value: string, style: Style) => {
    if (x > left) doc.stroked(x, y, x, y === CONTENT_BOTTOM ? SECOND_ROW : bottom);
    const inset = x > left ? 10 : 18;
    doc.letter(label, BLOCK_LABEL, x + inset, y + 11.5, FAINT);
    const fitted = fit(doc, value, style, end - x - inset - 6);
    doc.letter(value, fitted, x + inset, y + 12 + style.leading);
  };
  doc.stroked(left, CONTENT_BOTTOM, right, CONTENT_BOTTOM, HEAVY);
  doc.stroked(left, SECOND_ROW, right, SECOND_ROW);
  doc.save().translate(left + 16, CONTENT_BOTTOM + 6.5);
  doc.scale(0.6).path(LOGO).fill(SIGNAL, 'even-odd').restore();
  doc.letter(
    syllabus.institute,
    fit(doc, syllabus.institute, NAME, third - 58),
    left + 48,
    CONTENT_BOTTOM + 23.5,
  );
  const revised = syllabus.updated ? left + 2 * third : LAST;
  cell(left + third, CONTENT_BOTTOM, revised, 'Syllabus', syllabus.title, NAME);
  if (syllabus.updated)
    cell(revised, CONTENT_BOTTOM, LAST, 'Revised', longDate(syllabus.updated), BLOCK_VALUE);
  cell(LAST, CONTENT_BOTTOM, right, 'Sheet', number, BLOCK_VALUE);

  const contacts = [
    ...syllabus.branches.slice(0, 2).map(({ short, phone, email }) => [short, `${phone}   ${email}`]),
    ['Web', new URL(syllabus.url).host],
  ];
  const width = (right - left) / contacts.length;
  for (const [i, [label = '', value = '']] of contacts.entries())
    cell(left + i * width, SECOND_ROW, Math.min(left + (i + 1) * width, LAST), label, value, SMALL);
  doc.stroked(LAST, SECOND_ROW, LAST, bottom);
  firstAngle(doc, (LAST + right) / 2, (SECOND_ROW + bottom) / 2);
}

/** Shrinks a style until the text fits the width. */
function fit(doc: SheetDocument, text: string, style: Style, width: number): Style {
  const full = layoutLine(doc.faces, style, text).width;
  return full <= width ? style : { ...style, size: (style.size * width) / full };
}

/** The symbol of the drawings' first-angle projection (ISO 5456-2). */
function firstAngle(doc: SheetDocument, x: number, y: number) {
  doc.lineWidth(0.5).strokeColor(INK);
  doc.polygon([x - 15, y - 3.2], [x - 4, y - 6.4], [x - 4, y + 6.4], [x - 15, y + 3.2]).stroke();
  for (const radius of [6.4, 3.2]) doc.circle(x + 8, y, radius).stroke();
  doc.dash(4, { space: 1.2 });
  doc.stroked(x - 18, y, x + 17, y, HAIR);
  doc.stroked(x + 8, y - 9, x + 8, y + 9, HAIR);
  doc.undash();
}
