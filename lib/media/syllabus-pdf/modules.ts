import { layoutLine, layoutText } from '../type/layout';
import { type Block, balance, fill, follow, heightOf, type Piece } from './columns';
import { COLUMN, type Composer, DASH, GUTTER, HEADING, ITEM_GAP, LEFT, MODULE, PAD, WIDTH } from './composer';
import { INK, RULE, type Struct } from './document';
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
export function writeModules(on: Composer, sheet: Sheet, after: number) {
  const { doc } = on;
  if (sheet.modules.length === 0 && sheet.intro.length === 0) return;
  if (on.room > WORTH_BEGINNING) on.y += 16;
  else on.page();
  const section = doc.tag(doc.root, 'Sect');
  const outline = on.outline('Syllabus');
  on.heading(section, 'H2', 'Syllabus', HEADING, LEFT, WIDTH);
  on.y += UNDER_HEADING;
  if (sheet.intro.length > 0) {
    on.items(section, on.break(sheet.intro, INTRO), LEFT);
    on.y += 8;
  }
  const modules = sheet.modules.map((module, i) => ({
    ...measure(on, module),
    number: i + 1,
    title: module.title,
    section,
    outline,
  }));
  const blocks = modules.map((m) => m.block);
  for (let next = follow(blocks, 0); next; ) {
    const whole = balance(blocks, next, on.room + PAD - after, 2) ?? balance(blocks, next, on.room, 2);
    const { columns, rest }: { columns: Piece[][]; rest?: Piece | undefined } = whole
      ? { columns: whole }
      : fill(blocks, next, on.room, 2);
    // A title higher than a sheet (there is none in practice) must not go round for ever.
    if (columns.every((c) => c.length === 0) && on.y < FRAME.top + 2 * PAD)
      throw new Error(
        `The syllabus of ${sheet.title} has a module that fits on no sheet: shorten its title.`,
      );
    const from = on.y;
    let lowest = from;
    for (const [c, column] of columns.entries()) {
      on.y = from;
      for (const piece of column) {
        const module = modules[piece.block];
        if (!module) continue;
        draw(on, module, piece, LEFT + c * (COLUMN + GUTTER));
        lowest = Math.max(lowest, on.y);
        on.y += module.block.gap;
      }
    }
    on.y = lowest;
    next = rest;
    if (next) on.page();
  }
}

/** A module broken into lines, and its heights. */
function measure(on: Composer, module: Part) {
  const { text } = on;
  const head = layoutText(on.faces, MODULE, module.title, COLUMN - INDENT);
  const items = on.break(module.lines, COLUMN - INDENT + DASH);
  // A column may end after an item, never within one.
  const block: Block = {
    head: 4 + head.length * MODULE.leading + 4,
    lines: items.map((item) => item.lines.length * text.leading + ITEM_GAP),
    gap: text.leading * 0.65,
  };
  return { head, items, block };
}

interface Module extends ReturnType<typeof measure> {
  number: number;
  title: string;
  section: Struct;
  outline: PDFKit.PDFOutline;
  /** The list that a piece in the next column goes on with. */
  list?: Struct | undefined;
}

/** Draws a piece of a module from the current height on. */
function draw(on: Composer, module: Module, piece: Piece, x: number) {
  const { section } = module;
  const end = on.y + heightOf(module.block, piece);
  if (piece.from === 0) {
    on.outline(`${module.number}. ${module.title}`, module.outline);
    const head = on.doc.tag(section, 'H3');
    on.rule(x + BALLOON, x + COLUMN, 0.5, RULE);
    balloon(on, head, module.number, x);
    on.y += 4;
    on.lines(head, module.head, MODULE, x + INDENT);
    on.y += 4;
  }
  // Dashes hang, so that items stand under their title.
  module.list = on.items(
    section,
    module.items.slice(piece.from, piece.to),
    x + INDENT,
    x + INDENT - DASH,
    module.list,
  );
  on.y = end;
}

/** A module's number in a balloon, as parts are numbered on an assembly drawing. */
export function balloon(on: Composer, head: Struct, number: number, x: number) {
  const { doc, y } = on;
  doc.artifact('Layout', () => {
    doc
      .lineWidth(0.6)
      .strokeColor(INK)
      .circle(x + BALLOON, y + BALLOON, BALLOON)
      .stroke();
  });
  const style = { ...MODULE, size: 9.4 };
  doc.tagLine(
    head,
    layoutLine(doc.faces, style, `${number} `),
    style,
    x + BALLOON - doc.widthOf(String(number), style) / 2,
    y + BALLOON + 3.2,
  );
}
