import { type Block, evenRows, gap } from './blocks';
import { type Composer, LABEL, PAD, VALUE } from './composer';
import { FAINT } from './document';
import { FLOOR, FRAME } from './frame';
import type { Sheet } from './sheet';

const WHOLE = FRAME.right - FRAME.left;
/** From a line to the text beside it. */
const BESIDE = 10;

/** What is known at a glance, in the lines of the title block: two or three facts a row, their values broken into lines. */
export function factTable(on: Composer, facts: Sheet['facts']): Block {
  const rows = evenRows(facts, 3).map((some, r): Block => {
    const width = WHOLE / some.length;
    const cells = some.map(({ label, value }) =>
      on.within(
        'LI',
        gap(5.6),
        on.line('Lbl', `${label} `, LABEL, FAINT),
        on.paragraph('LBody', value, VALUE, width - PAD - BESIDE),
        gap(7),
      ),
    );
    const height = Math.max(...cells.map((cell) => cell.height));
    const line = on.rule(WHOLE, r === 0 ? 1.4 : 0.5);
    return {
      height,
      draw(parent, x, y) {
        line.draw(parent, x, y);
        for (const [c, cell] of cells.entries()) {
          const edge = x + c * width;
          if (c > 0) on.doc.rule(edge, y, edge, y + height);
          cell.draw(parent, edge + (c === 0 ? PAD : BESIDE), y);
        }
      },
    };
  });
  return facts.length > 0 ? on.within('L', ...rows) : gap(0);
}

/** Closes a sheet with such a table. */
export const drawAtFloor = ({ doc }: Composer, table: Block) =>
  table.draw(doc.root, FRAME.left, FLOOR - table.height);
