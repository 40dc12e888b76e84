import { type Box, evenRows, gap, row } from './boxes';
import type { Composer } from './composer';
import { FAINT } from './document';
import { FRAME, HEAVY } from './frame';
import { LABEL, PAD, VALUE } from './styles';
import type { Syllabus } from './syllabus-data';

/** Facts in the style of the title block, two or three a row. */
export function factTable(pdf: Composer, facts: Syllabus['facts']): Box {
  const whole = FRAME.right - FRAME.left;
  const rows = evenRows(facts, 3).map((rowFacts, r): Box => {
    const width = whole / rowFacts.length;
    const inset = (column: number) => (column === 0 ? PAD : 10);
    const cells = rowFacts.map(({ label, value }, c) =>
      pdf.tagged(
        'LI',
        gap(5.6),
        pdf.paragraph('Lbl', label, LABEL, width, FAINT),
        pdf.paragraph('LBody', value, VALUE, width - inset(c) - 10),
        gap(7),
      ),
    );
    const { height } = row(cells, width);
    const line = pdf.rule(whole, r === 0 ? HEAVY : 0.5);
    return {
      height,
      draw(parent, x, y) {
        line.draw(parent, x, y);
        for (const [c, cell] of cells.entries()) {
          const edge = x + c * width;
          if (c > 0) pdf.doc.artifact(() => pdf.doc.stroked(edge, y, edge, y + height));
          cell.draw(parent, edge + inset(c), y);
        }
      },
    };
  });
  return facts.length > 0 ? pdf.tagged('L', ...rows) : gap(0);
}
