import { layoutLine, layoutText, lineText } from '../type/layout';
import { type Composer, LABEL, LEFT, RIGHT, SMALL_HEADING, VALUE, WIDTH } from './composer';
import { FAINT, SIGNAL, type Struct } from './document';
import type { Sheet } from './sheet';

/** Width of the heading's column beside the text, as on the site. */
const ZONE = 112;
/** Space above, between and below its parts. */
const CLEAR = 30;
/** Most branches in a row. */
const ACROSS = 3;

const ENQUIRE = {
  title: 'How to enquire',
  text: 'Ask for the fee, the dates and the hours, or send the form at ',
};

/** Height of what `writeContact` writes. */
export function contactHeight(on: Composer, sheet: Sheet): number {
  const { words, beside, rows, tallest } = prepare(on, sheet);
  return CLEAR + words.length * on.text.leading + (beside ? 0 : VALUE.leading) + rows * tallest;
}

function prepare(on: Composer, sheet: Sheet) {
  const { faces } = on;
  const words = layoutText(faces, on.text, ENQUIRE.text, WIDTH - ZONE).map((line, i, all) =>
    i === all.length - 1 ? layoutLine(faces, on.text, `${lineText(line)} `) : line,
  );
  const url = sheet.url.replace(/^https?:\/\//, '');
  // The address stands at the end of the sentence where it has room there.
  const end = words.at(-1)?.width ?? 0;
  const beside = end + layoutLine(faces, VALUE, url).width <= WIDTH - ZONE ? end : undefined;
  const width = (WIDTH - ZONE) / Math.max(1, Math.min(ACROSS, sheet.branches.length));
  const cells = sheet.branches.map((branch) => ({
    branch,
    address: layoutText(faces, VALUE, branch.address.join(', '), width - 14),
  }));
  const tallest = Math.max(0, ...cells.map((c) => c.address.length + 2)) * VALUE.leading + LABEL.leading;
  return { words, url, beside, width, cells, tallest, rows: Math.ceil(cells.length / ACROSS) };
}

/** Where to ask: the course's own page and each branch of the footer. */
export function writeContact(on: Composer, sheet: Sheet) {
  const { doc, faces } = on;
  const { words, url, beside, width, cells, tallest, rows } = prepare(on, sheet);
  on.need(contactHeight(on, sheet));
  on.y += 10;
  on.outline(ENQUIRE.title);
  const section = doc.tag(doc.root, 'Sect');
  on.rule(LEFT, RIGHT);
  on.y += 7;
  const top = on.y;
  on.heading(section, 'H2', ENQUIRE.title, SMALL_HEADING, LEFT, ZONE - 12);
  on.y = top;
  const x = LEFT + ZONE;
  on.lines(doc.tag(section, 'P'), words, on.text, x);
  if (beside !== undefined) on.y -= VALUE.leading;
  writeLink(on, section, url, sheet.url, `${sheet.title} on the web`, x + (beside ?? 0));
  on.y += 5;
  const from = on.y;
  for (const [i, { branch, address }] of cells.entries()) {
    on.y = from + Math.floor(i / ACROSS) * tallest;
    const at = x + (i % ACROSS) * width;
    on.lines(doc.tag(section, 'P'), [layoutLine(faces, LABEL, branch.short)], LABEL, at, FAINT);
    on.lines(doc.tag(section, 'P'), address, VALUE, at);
    writeLink(
      on,
      section,
      branch.phone,
      `tel:${branch.phone.replace(/[^+\d]/g, '')}`,
      `Call ${branch.short}`,
      at,
    );
    writeLink(on, section, branch.email, `mailto:${branch.email}`, `Write to ${branch.short}`, at);
  }
  on.y = from + rows * tallest;
}

/** A line that leads somewhere. */
export function writeLink(on: Composer, parent: Struct, words: string, url: string, name: string, x: number) {
  const { doc } = on;
  const line = layoutLine(doc.faces, VALUE, words);
  on.y += VALUE.leading;
  const base = on.y - 3;
  const element = doc.tag(doc.tag(parent, 'P'), 'Link');
  doc.tagLine(element, line, VALUE, x, base);
  // The annotation belongs to the element, and has words of its own.
  doc.link(x, base - VALUE.size, line.width, VALUE.leading, url, {
    structParent: element,
    Contents: new String(name),
  } as object);
  doc.rule(x, base + 1.8, x + line.width, base + 1.8, 0.5, SIGNAL);
}
