import { layoutLine } from '../type/layout';
import { type Block, floating, gap, moved, row, stack } from './blocks';
import { type Composer, LABEL, SMALL_HEADING, VALUE, WIDTH } from './composer';
import { FAINT, RULE } from './document';
import type { Sheet } from './sheet';

/** Height of a ruled line: room for handwriting. */
const RULED = 19;
const ACROSS = 3;
const APART = 16;
const COLUMN = (WIDTH - (ACROSS - 1) * APART) / ACROSS;

const ASK = 'Ask us, and note it here';
const LATEST = 'The latest of all this: ';

/**
 * A ruled line for each thing that the page does not publish, three a row, and the address under which the page says
 * the latest; the address alone where nothing is to be asked.
 */
export function questionsBlock(on: Composer, sheet: Sheet): Block {
  const { ask } = sheet;
  const words = layoutLine(on.doc.faces, LABEL, LATEST);
  const link = on.link(bareUrl(sheet), sheet.url, `${sheet.title} on the web`);
  const address = stack(
    floating(moved(on.lines('P', [words], LABEL, FAINT), 0, 2)),
    moved(link, words.width),
  );
  if (ask.length === 0) return on.within('Sect', address);
  const rows = Math.ceil(ask.length / ACROSS);
  const columns = Array.from({ length: ACROSS }, (_, i) =>
    stack(...ask.slice(i * rows, (i + 1) * rows).map((what) => ruled(on, what))),
  );
  return on.within(
    'Sect',
    on.rule(WIDTH),
    gap(8),
    on.heading('H2', ASK, SMALL_HEADING, WIDTH),
    // At the end of the heading's line.
    floating(moved(address, WIDTH - words.width - link.width, -SMALL_HEADING.leading)),
    on.within('L', row(columns, COLUMN + APART)),
  );
}

function ruled(on: Composer, what: string): Block {
  const label = layoutLine(on.doc.faces, VALUE, `${what} `);
  const line = moved(on.rule(COLUMN - label.width - 4, 0.5, RULE), label.width + 4);
  return stack(gap(RULED - VALUE.leading), on.within('LI', on.lines('LBody', [label], VALUE)), line);
}

/** The address of the page as one reads it. */
export const bareUrl = ({ url }: Sheet) => url.replace(/^https?:\/\//, '');
