import { setLine } from '../type/set';
import { COLUMN, type Composer, GUTTER, LABEL, LEFT, SMALL_HEADING, VALUE, WIDTH } from './composer';
import { writeLink } from './contact';
import { FAINT, RULE } from './document';
import type { Sheet } from './sheet';

/** Height of a ruled line: room for handwriting. */
const RULED = 19;
const GAP = 14;

export const ASK = 'Ask us, and note it here';

/**
 * A ruled line for each thing that the page does not publish, in two columns, and the address under which the page
 * says the latest; the address alone where nothing is to be asked.
 */
export function writeQuestions(on: Composer, sheet: Sheet) {
  const { doc, faces } = on;
  const section = doc.tag(doc.root, 'Sect');
  if (sheet.ask.length > 0) {
    on.rule(LEFT, LEFT + WIDTH);
    on.y += 8;
    on.heading(section, 'H2', ASK, SMALL_HEADING, LEFT, WIDTH);
    const list = doc.tag(section, 'L');
    const from = on.y;
    const rows = Math.ceil(sheet.ask.length / 2);
    for (const [i, what] of sheet.ask.entries()) {
      const x = LEFT + (i < rows ? 0 : COLUMN + GUTTER);
      on.y = from + ((i % rows) + 1) * RULED;
      const label = setLine(faces, VALUE, `${what} `);
      doc.tagLine(doc.tag(doc.tag(list, 'LI'), 'LBody'), label, VALUE, x, on.y - 3);
      on.rule(x + label.width + 4, x + COLUMN, 0.5, RULE);
    }
    on.y = from + rows * RULED + 4;
  }
  const words = setLine(faces, LABEL, 'The latest of all this: ');
  const { y } = on;
  doc.tagLine(doc.tag(section, 'P'), words, LABEL, LEFT, y + VALUE.leading - 3, FAINT);
  writeLink(on, section, sheet.url.replace(/^https?:\/\//, ''), sheet.url, `${sheet.title} on the web`, LEFT + words.width);
  on.y += GAP;
}
