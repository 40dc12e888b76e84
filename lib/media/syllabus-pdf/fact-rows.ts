import { layoutLine, layoutText } from '../type/layout';
import { evenRows } from './columns';
import { type Composer, LABEL, LEFT, PAD, VALUE } from './composer';
import { FAINT } from './document';
import { FLOOR, FRAME } from './frame';
import type { Sheet } from './sheet';

/** Facts two or three a row, rows as even as they can be, values broken into lines. */
export function factRows(on: Composer, facts: Sheet['facts']) {
  return evenRows(facts, 3).map((row) => {
    const width = (FRAME.right - FRAME.left) / row.length;
    const cells = row.map((fact) => ({
      label: fact.label,
      value: layoutText(on.faces, VALUE, fact.value, width - PAD - 10),
    }));
    return { width, cells, height: 17 + Math.max(...cells.map((c) => c.value.length)) * VALUE.leading + 6 };
  });
}

export const factsHeight = (rows: ReturnType<typeof factRows>) =>
  rows.reduce((sum, row) => sum + row.height, 0);

/** What is known at a glance, in the lines of the title block. */
export function writeFacts(on: Composer, rows: ReturnType<typeof factRows>) {
  const { doc } = on;
  if (rows.length === 0) return;
  on.y = FLOOR - factsHeight(rows);
  const list = doc.tag(doc.root, 'L');
  for (const [r, row] of rows.entries()) {
    const from = on.y;
    on.rule(FRAME.left, FRAME.right, r === 0 ? 1.4 : 0.5);
    for (const [c, cell] of row.cells.entries()) {
      const edge = FRAME.left + c * row.width;
      if (c > 0) doc.rule(edge, from, edge, from + row.height);
      const x = c === 0 ? LEFT : edge + 10;
      const item = doc.tag(list, 'LI');
      doc.tagLine(
        doc.tag(item, 'Lbl'),
        layoutLine(doc.faces, LABEL, `${cell.label} `),
        LABEL,
        x,
        from + 13,
        FAINT,
      );
      on.y = from + 16;
      on.lines(doc.tag(item, 'LBody'), cell.value, VALUE, x);
    }
    on.y = from + row.height;
  }
}
