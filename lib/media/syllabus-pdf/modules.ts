import { layoutLine } from '../type/layout';
import { type Block, gap, moved, stack } from './blocks';
import { columnHeight, fillSheet, type Portion, portionsOf } from './columns';
import { COLUMN, type Composer, DASH, GUTTER, HEADING, LEFT, MODULE, PAD, WIDTH } from './composer';
import { INK, RULE } from './document';
import { FRAME } from './frame';
import type { Part, Sheet } from './sheet';

/** Radius of the balloon with a module's number, and the room it takes. */
const BALLOON = 9;
export const INDENT = 26;
/** Modules begin on the first sheet where it has this much room left. */
const WORTH_BEGINNING = 260;
const UNDER_HEADING = 10;
/** Width of what stands before the modules. */
const INTRO = WIDTH * 0.8;

/**
 * The modules, numbered, in two columns, which are balanced on the last sheet.
 * @param after height of what should stand on the last sheet too, where there is room
 */
export function writeModules(on: Composer, { title, modules, intro }: Sheet, after: number) {
  const { doc } = on;
  if (modules.length === 0 && intro.length === 0) return;
  if (on.room > WORTH_BEGINNING) on.y += 16;
  else on.page();
  const section = doc.tag(doc.root, 'Sect');
  const outline = doc.bookmark('Syllabus', on.y);
  on.place(on.heading('H2', 'Syllabus', HEADING, WIDTH), UNDER_HEADING, section);
  if (intro.length > 0) on.place(stack(...on.items(intro, INTRO)), 8, section);
  const all = modules.flatMap((module, i) => moduleOf(on, module, i + 1, outline));
  for (let from = 0; from < all.length; ) {
    const short = fillSheet(all, from, on.room + PAD - after);
    const [second, next] = short[1] === all.length ? short : fillSheet(all, from, on.room);
    // A title higher than a sheet (there is none in practice) must not go round for ever.
    if (next === from && on.y < FRAME.top + 2 * PAD)
      throw new Error(`The syllabus of ${title} has a module that fits on no sheet: shorten its title.`);
    const columns = [all.slice(from, second), all.slice(second, next)];
    for (const [c, column] of columns.entries()) {
      let { y } = on;
      for (const portion of column) {
        portion.draw(section, LEFT + c * (COLUMN + GUTTER), y);
        y += portion.height + portion.after;
      }
    }
    on.y += Math.max(...columns.map(columnHeight));
    from = next;
    if (from < all.length) on.page();
  }
}

/** A module under its number and a line. Dashes hang, so that items stand under the title. */
function moduleOf(
  on: Composer,
  { title, lines }: Part,
  number: number,
  outline: PDFKit.PDFOutline,
): Portion[] {
  const head = stack(
    on.bookmark(`${number}. ${title}`, outline),
    moved(on.rule(COLUMN - BALLOON, 0.5, RULE), BALLOON),
    on.within(
      'H3',
      balloon(on, number),
      gap(4),
      moved(on.paragraph(undefined, title, MODULE, COLUMN - INDENT), INDENT),
      gap(4),
    ),
  );
  const hanging = INDENT - DASH;
  const items = on.items(lines, COLUMN - hanging, DASH).map((item) => moved(item, hanging));
  return portionsOf(head, items, on.text.leading * 0.65);
}

/** A module's number in a balloon, as parts are numbered on an assembly drawing. */
export function balloon({ doc }: Composer, number: number): Block {
  const style = { ...MODULE, size: 9.4 };
  const line = layoutLine(doc.faces, style, `${number} `);
  return {
    height: 0,
    draw(parent, x, y) {
      const [cx, cy] = [x + BALLOON, y + BALLOON];
      doc.artifact('Layout', () => doc.lineWidth(0.6).strokeColor(INK).circle(cx, cy, BALLOON).stroke());
      doc.tagLine(parent, line, style, cx - doc.widthOf(String(number), style) / 2, cy + 3.2);
    },
  };
}
