import type { Line as TextLine } from '@/lib/content/markdown';
import type { Faces } from '../type/fonts';
import { type Line, layoutBalanced, layoutText, type Style } from '../type/layout';
import { INK, type SheetDocument, type Struct } from './document';
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
/** Space after a paragraph or list item. */
export const ITEM_GAP = 2.2;
/** Room for the dash of a list item. */
export const DASH = 11;

/** A paragraph or list item, broken into lines. */
export interface SetItem {
  kind: TextLine['kind'];
  lines: Line[];
}

/** Sets text downwards on one sheet after another, and keeps the height reached. */
export class Composer {
  y = 0;
  /** Where the content of this sheet ends. */
  floor: number = FLOOR;

  constructor(
    readonly doc: SheetDocument,
    readonly text: Style,
  ) {
    this.page();
  }

  get faces(): Faces {
    return this.doc.faces;
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

  /** An entry of the reader's outline that leads here. */
  outline(title: string, under: PDFKit.PDFOutline = this.doc.outline): PDFKit.PDFOutline {
    return under.addItem(title, { top: Math.max(0, this.y - 6), expanded: true } as { expanded: boolean });
  }

  /** A line across some width, no content. */
  rule(x1: number, x2: number, weight = 0.5, color = INK) {
    this.doc.rule(x1, this.y, x2, this.y, weight, color);
  }

  /** Set lines from the current height on. */
  lines(parent: Struct, lines: Line[], style: Style, x: number, color = INK) {
    for (const line of lines) {
      this.y += style.leading;
      this.doc.tagLine(
        parent,
        line,
        style,
        x,
        this.y - (style.leading - style.size) / 2 - style.size * 0.2,
        color,
      );
    }
  }

  /** A heading with lines of equal length. */
  heading(parent: Struct, level: 'H1' | 'H2', text: string, style: Style, x: number, width: number) {
    this.lines(this.doc.tag(parent, level), layoutBalanced(this.faces, style, text, width), style, x);
  }

  /** Breaks paragraphs and list items into lines. */
  break(lines: readonly TextLine[], width: number): SetItem[] {
    return lines.map(({ kind, text }) => ({
      kind,
      lines: layoutText(this.faces, this.text, text, kind === 'item' ? width - DASH : width),
    }));
  }

  heightOf(items: SetItem[]): number {
    return items.reduce((sum, item) => sum + item.lines.length * this.text.leading + ITEM_GAP, 0);
  }

  /**
   * Paragraphs and list items, one under the other.
   * @param x left edge of paragraphs
   * @param dash left edge of the dashes of items
   * @param list the list that the first items go on with
   * @returns the list that the last item stands in
   */
  items(parent: Struct, items: SetItem[], x: number, dash = x, list?: Struct): Struct | undefined {
    const { doc } = this;
    for (const { kind, lines } of items) {
      list = kind === 'item' ? (list ?? doc.tag(parent, 'L')) : undefined;
      const element = list ? doc.tag(doc.tag(list, 'LI'), 'LBody') : doc.tag(parent, 'P');
      const middle = this.y + this.text.leading - 5.6;
      if (list) doc.rule(dash, middle, dash + 6, middle, 0.7);
      for (const line of lines) {
        this.y += this.text.leading;
        doc.tagLine(element, line, this.text, list ? dash + DASH : x, this.y - 3);
      }
      this.y += ITEM_GAP;
    }
    return list;
  }
}
