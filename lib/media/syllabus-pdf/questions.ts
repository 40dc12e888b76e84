import { layoutLine } from '../type/layout';
import { type Composer, LABEL, LEFT, RIGHT, SMALL_HEADING, VALUE, WIDTH } from './composer';
import { writeLink } from './contact';
import { FAINT, RULE, type Struct } from './document';
import type { Sheet } from './sheet';

/** Height of a ruled line: room for handwriting. */
const RULED = 19;
const ACROSS = 3;
const GAP = 14;
const APART = 16;

const ASK = 'Ask us, and note it here';
const LATEST = 'The latest of all this: ';

/**
 * A ruled line for each thing that the page does not publish, three a row, and the address under which the page says
 * the latest; the address alone where nothing is to be asked.
 */
export function writeQuestions(on: Composer, sheet: Sheet) {
  const { doc } = on;
  on.need(GAP + SMALL_HEADING.leading + Math.ceil(sheet.ask.length / ACROSS) * RULED);
  const section = doc.tag(doc.root, 'Sect');
  if (sheet.ask.length > 0) {
    on.rule(LEFT, RIGHT);
    on.y += 8;
    const from = on.y;
    on.heading(section, 'H2', ASK, SMALL_HEADING, LEFT, WIDTH);
    const base = on.y;
    on.y = from;
    writeAddress(on, section, sheet, true);
    on.y = base;
    writeRuled(on, doc.tag(section, 'L'), sheet.ask);
  } else writeAddress(on, section, sheet, false);
  on.y += GAP;
}

function writeRuled(on: Composer, list: Struct, ask: string[]) {
  const { doc, faces, y: top } = on;
  const rows = Math.ceil(ask.length / ACROSS);
  const width = (WIDTH - (ACROSS - 1) * APART) / ACROSS;
  for (const [i, what] of ask.entries()) {
    const x = LEFT + Math.floor(i / rows) * (width + APART);
    on.y = top + ((i % rows) + 1) * RULED;
    const label = layoutLine(faces, VALUE, `${what} `);
    doc.tagLine(doc.tag(doc.tag(list, 'LI'), 'LBody'), label, VALUE, x, on.y - 3);
    on.rule(x + label.width + 4, x + width, 0.5, RULE);
  }
  on.y = top + rows * RULED;
}

/** Where the page is, at the left, or at the end of the line. */
function writeAddress(on: Composer, section: Struct, sheet: Sheet, atEnd: boolean) {
  const { doc, faces, y } = on;
  const url = sheet.url.replace(/^https?:\/\//, '');
  const words = layoutLine(faces, LABEL, LATEST);
  const x = atEnd ? RIGHT - words.width - layoutLine(faces, VALUE, url).width : LEFT;
  doc.tagLine(doc.tag(section, 'P'), words, LABEL, x, y + VALUE.leading - 3, FAINT);
  writeLink(on, section, url, sheet.url, `${sheet.title} on the web`, x + words.width);
}
