import { layoutLine, layoutText, lineText } from '../type/layout';
import { type Block, evenRows, floating, gap, moved, row, stack } from './blocks';
import { type Composer, LABEL, SMALL_HEADING, VALUE, WIDTH } from './composer';
import { FAINT } from './document';
import { bareUrl } from './questions';
import type { Sheet } from './sheet';

/** Width of the heading's column beside the text, as on the site. */
const ZONE = 112;
const BESIDE = WIDTH - ZONE;
/** Most branches in a row. */
const ACROSS = 3;

const ENQUIRE = {
  title: 'How to enquire',
  text: 'Ask for the fee, the dates and the hours, or send the form at ',
};

/** Where to ask: the course's own page and each branch of the footer. */
export function contactBlock(on: Composer, sheet: Sheet): Block {
  const { faces } = on.doc;
  const width = BESIDE / Math.max(1, Math.min(ACROSS, sheet.branches.length));
  const branches = evenRows(sheet.branches, ACROSS).map((some) =>
    row(
      some.map(({ short, address, phone, email }) =>
        stack(
          on.line('P', short, LABEL, FAINT),
          on.paragraph('P', address.join(', '), VALUE, width - 14),
          on.link(phone, `tel:${phone.replace(/[^+\d]/g, '')}`, `Call ${short}`),
          on.link(email, `mailto:${email}`, `Write to ${short}`),
        ),
      ),
      width,
    ),
  );
  const words = layoutText(faces, on.text, ENQUIRE.text, BESIDE);
  const last = layoutLine(faces, on.text, `${lineText(words.pop() ?? { runs: [], width: 0 })} `);
  const link = on.link(bareUrl(sheet), sheet.url, `${sheet.title} on the web`);
  // The address stands at the end of the sentence where it has room there.
  const fits = last.width + link.width <= BESIDE;
  const text = stack(
    on.lines('P', [...words, last], on.text),
    fits ? floating(moved(link, last.width, -VALUE.leading)) : link,
    gap(5),
    ...branches,
  );
  const heading = on.heading('H2', ENQUIRE.title, SMALL_HEADING, ZONE - 12);
  const section = [on.bookmark(ENQUIRE.title), on.rule(WIDTH), gap(7), row([heading, text], ZONE)];
  return stack(gap(10), on.within('Sect', ...section), gap(8));
}
