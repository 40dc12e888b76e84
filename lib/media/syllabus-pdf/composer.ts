import type { Line as TextLine } from '@/lib/content/markdown';
import { type Line, layoutBalanced, layoutLine, layoutText, type Style } from '../type/layout';
import { type Block, gap, stack } from './blocks';
import { INK, type SheetDocument, SIGNAL, type Struct } from './document';
import { FLOOR, FRAME } from './frame';

export const TITLE: Style = { face: 'title', size: 34, leading: 36 };
export const HEADING: Style = { face: 'title', size: 20, leading: 22 };
export const SMALL_HEADING: Style = { face: 'title', size: 12, leading: 14 };
export const MODULE: Style = { face: 'title', size: 11, leading: 12.8 };
export const LEDE: Style = { face: 'lede', size: 12.6, leading: 17.4 };
/** Reading text, and a smaller one where it saves a sheet. Below 9 points is too small to read. */
export const TEXTS = [
  { face: 'text', size: 9.6, leading: 12.8 },
  { face: 'text', size: 9, leading: 11.8 },
] as const satisfies readonly Style[];
export const LABEL: Style = { face: 'label', size: 8, leading: 10, tracking: 0.25 };
export const VALUE: Style = { face: 'label', size: 9.6, leading: 12.2 };

/** Distance of content from the frame. */
export const PAD = 18;
export const LEFT = FRAME.left + PAD;
export const RIGHT = FRAME.right - PAD;
export const WIDTH = RIGHT - LEFT;
/** Two columns of text, and what is between them. */
export const GUTTER = 26;
export const COLUMN = (WIDTH - GUTTER) / 2;
/** Space after a paragraph or list item, and after a section. */
const ITEM_GAP = 2.2;
export const GAP = 14;
/** Room for the dash of a list item. */
export const DASH = 11;

/** Makes blocks of text, and places blocks downwards on one sheet after another. */
export class Composer {
  /** Height reached. */
  y = 0;
  /** Where the content of this sheet ends. */
  floor: number = FLOOR;

  constructor(
    readonly doc: SheetDocument,
    readonly text: Style,
  ) {
    this.page();
  }

  page() {
    this.doc.addPage();
    this.y = FRAME.top + PAD;
    this.floor = FLOOR;
  }

  /** Takes a new sheet unless there is so much room. */
  need(space: number) {
    if (this.y + space > this.floor + 0.5) this.page();
  }

  /** Height left on the sheet. */
  get room(): number {
    return this.floor - PAD - this.y;
  }

  /** Draws a block at the height reached, on a new sheet where there is too little room. */
  place(block: Block, after = 0, parent = this.doc.root) {
    this.need(block.height);
    block.draw(parent, LEFT, this.y);
    this.y += block.height + after;
  }

  /** Blocks in an element of their own. */
  within(type: string, ...blocks: (Block | undefined)[]): Block {
    const block = stack(...blocks);
    return { ...block, draw: (parent, x, y) => block.draw(this.doc.tag(parent, type), x, y) };
  }

  /** An entry of the reader's outline that leads here. */
  bookmark(title: string, under = this.doc.outline): Block {
    return { height: 0, draw: (_parent, _x, y) => void this.doc.bookmark(title, y, under) };
  }

  /** A line across some width, no content. */
  rule(width: number, weight = 0.5, color = INK): Block {
    return { height: 0, draw: (_parent, x, y) => this.doc.rule(x, y, x + width, y, weight, color) };
  }

  /**
   * Set lines.
   * @param type of an element of their own, where they have one
   */
  lines(type: string | undefined, lines: Line[], style: Style, color = INK): Block {
    const baseline = (style.leading + style.size * 0.6) / 2;
    const block: Block = {
      height: lines.length * style.leading,
      draw: (parent, x, y) => {
        for (const [i, line] of lines.entries())
          this.doc.tagLine(parent, line, style, x, y + i * style.leading + baseline, color);
      },
    };
    return type ? this.within(type, block) : block;
  }

  /** Text on one line. */
  line(type: string, text: string, style: Style, color = INK): Block {
    return this.lines(type, [layoutLine(this.doc.faces, style, text)], style, color);
  }

  /** Text broken into lines. */
  paragraph(type: string | undefined, text: string, style: Style, width: number, color = INK): Block {
    return this.lines(type, layoutText(this.doc.faces, style, text, width), style, color);
  }

  /** A heading with lines of equal length. */
  heading(type: string | undefined, text: string, style: Style, width: number): Block {
    return this.lines(type, layoutBalanced(this.doc.faces, style, text, width), style);
  }

  /** What stands under a small heading. */
  headed(title: string, width: number, ...content: (Block | undefined)[]): Block {
    const heading = this.heading('H2', title, SMALL_HEADING, width);
    return stack(this.bookmark(title), gap(8), heading, gap(4), ...content);
  }

  /** Text that leads somewhere, on one line. */
  link(words: string, url: string, name: string): Block & { width: number } {
    const { doc } = this;
    const line = layoutLine(doc.faces, VALUE, words);
    const text = this.within('Link', {
      height: VALUE.leading,
      draw(element, x, y) {
        const base = y + VALUE.leading - 3;
        doc.tagLine(element, line, VALUE, x, base);
        // The annotation belongs to the element, and has words of its own.
        const options = { structParent: element, Contents: new String(name) } as object;
        doc.link(x, base - VALUE.size, line.width, VALUE.leading, url, options);
        doc.rule(x, base + 1.8, x + line.width, base + 1.8, 0.5, SIGNAL);
      },
    });
    return { ...this.within('P', text), width: line.width };
  }

  /**
   * Paragraphs and list items; items that follow each other stand in one list.
   * @param inset of paragraphs, so that they stand under the text of items
   */
  items(lines: readonly TextLine[], width: number, inset = 0): Block[] {
    const { doc, text } = this;
    let list: Struct | undefined;
    return lines.map(({ kind, text: words }): Block => {
      const item = kind === 'item';
      const left = item ? DASH : inset;
      const set = this.paragraph(item ? 'LBody' : 'P', words, text, width - left);
      return {
        height: set.height + ITEM_GAP,
        draw(parent, x, y) {
          const middle = y + text.leading - 6;
          if (item) doc.rule(x, middle, x + 6, middle, 0.7);
          list = item ? (list ?? doc.tag(parent, 'L')) : undefined;
          set.draw(list ? doc.tag(list, 'LI') : parent, x + left, y);
        },
      };
    });
  }
}
