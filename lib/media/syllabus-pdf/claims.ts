import { layoutText } from '../type/layout';
import { type Composer, GUTTER, LEFT, MODULE, SMALL_HEADING, WIDTH } from './composer';
import { FAINT } from './document';
import type { Sheet } from './sheet';

const TITLE = 'Also in the syllabus';
const GAP = 14;
/** Room that it takes with conditions of three lines. */
const HEIGHT = 90;

/** The figures that the institute stands by in one row at one size, each over its conditions. */
export function writeClaims(on: Composer, { claims }: Sheet) {
  if (claims.length === 0) return;
  const { doc, faces, text } = on;
  on.need(HEIGHT);
  const section = doc.tag(doc.root, 'Sect');
  on.rule(LEFT, LEFT + WIDTH);
  on.outline(TITLE);
  on.y += 8;
  on.heading(section, 'H2', TITLE, SMALL_HEADING, LEFT, WIDTH);
  on.y += 4;
  const list = doc.tag(section, 'L');
  const width = (WIDTH - (claims.length - 1) * GUTTER) / claims.length;
  const cells = claims.map((claim) => ({
    figure: layoutText(faces, MODULE, claim.text, width),
    conditions: layoutText(faces, text, claim.conditions, width),
  }));
  const from = on.y;
  const under = from + Math.max(...cells.map((c) => c.figure.length)) * MODULE.leading;
  let lowest = under;
  for (const [i, { figure, conditions }] of cells.entries()) {
    const x = LEFT + i * (width + GUTTER);
    const body = doc.tag(doc.tag(list, 'LI'), 'LBody');
    on.y = from;
    on.lines(doc.tag(body, 'P'), figure, MODULE, x);
    on.y = under;
    on.lines(doc.tag(body, 'P'), conditions, text, x, FAINT);
    lowest = Math.max(lowest, on.y);
  }
  on.y = lowest + GAP;
}
