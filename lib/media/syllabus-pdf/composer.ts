import type { TextLine } from '@/lib/content';
import { layoutText, type Style } from '../typesetting/lines';
import { type Box, evenRows, gap, indented, row, stack, type TextBox } from './boxes';
import { FAINT, INK, type SheetDocument, SIGNAL, type Struct } from './document';
import { CONTENT_BOTTOM, FRAME } from './frame';
import { DASH, GAP, ITEM_GAP, LABEL, LEFT, PAD, SMALL_HEADING, VALUE, WIDTH } from './styles';

/** Height of the letters x and o, as a part of the font size: lines are centred on these. */
const X_HEIGHT = 0.6;
/** Distance of an underline from the bottom of its line, in points. */
const UNDERLINE = 1.2;
/** Height of a list item's dash above the bottom of its first line, and its length, in points. */
const ITEM_DASH = { above: 6, length: 6 };
/** Rounding errors of heights, in points. */
const ROUNDING = 0.5;

/** Makes boxes of text, and places boxes page after page. */
export class Composer {
  y = 0;
  contentBottom: number = CONTENT_BOTTOM;

  constructor(
    readonly doc: SheetDocument,
    readonly text: Style,
  ) {
    this.addPage();
  }

  addPage() {
    this.doc.addPage();
    this.y = FRAME.top + PAD;
    this.contentBottom = CONTENT_BOTTOM;
  }

  get remainingHeight(): number {
    return this.contentBottom - this.y;
  }

  /** Begins a new page if the current one has less room. */
  ensureRoom(height: number) {
    if (height > this.remainingHeight + ROUNDING) this.addPage();
  }

  /** Draws the next box, if necessary on a new page. */
  place(box: Box, after = GAP, parent = this.doc.root) {
    this.ensureRoom(box.height);
    box.draw(parent, LEFT, this.y);
    this.y += box.height + after;
  }

  /** Draws a box of the frame's width at the bottom of the page. */
  placeAtFloor(box: Box) {
    this.ensureRoom(box.height);
    this.contentBottom -= box.height;
    box.draw(this.doc.root, FRAME.left, this.contentBottom);
  }

  tagged(type: string, ...boxes: Box[]): Box {
    const { height, draw } = stack(...boxes);
    return { height, draw: (parent, x, y) => draw(this.doc.tag(parent, type), x, y) };
  }

  rule(width: number, weight = 0.5, color = INK): Box {
    const { doc } = this;
    return {
      height: 0,
      draw: (_parent, x, y) => doc.artifact(() => doc.stroked(x, y, x + width, y, weight, color)),
    };
  }

  /**
   * Breaks text into lines.
   * @param type type of the paragraph's element in the structure tree
   * @returns a box as wide as the longest line
   */
  paragraph(type: string, text: string, style: Style, width: number, color = INK): TextBox {
    const lines = layoutText(this.doc.faces, style, text, width);
    const baseline = (style.leading + style.size * X_HEIGHT) / 2;
    return {
      width: Math.max(0, ...lines.map((line) => line.width)),
      height: lines.length * style.leading,
      draw: (parent, x, y) => {
        const element = this.doc.tag(parent, type);
        for (const [i, line] of lines.entries())
          this.doc.line(line, style, x, y + baseline + i * style.leading, color, element);
      },
    };
  }

  /**
   * A link on one line.
   * @param name what screen readers say
   */
  link(text: string, url: string, name: string): TextBox {
    const { doc } = this;
    const { width, height, draw } = this.paragraph('Span', text, VALUE, WIDTH);
    return {
      width,
      height,
      draw(parent, x, y) {
        const element = doc.tag(doc.tag(parent, 'P'), 'Link');
        draw(element, x, y);
        const line = y + height - UNDERLINE;
        doc.artifact(() => doc.stroked(x, line, x + width, line, 0.5, SIGNAL));
        // `Contents` is the accessible name. pdfkit's types lack both options.
        const options = { structParent: element, Contents: new String(name) } as object;
        doc.link(x, y, width, height, url, options);
      },
    };
  }

  /** Paragraphs, and list items with dashes. `inset` indents the paragraphs. */
  items(lines: readonly TextLine[], width: number, inset = 0): Box[] {
    const { doc, text } = this;
    let list: Struct | undefined;
    return lines.map(({ kind, text: words }) => {
      const item = kind === 'item';
      const left = item ? DASH : inset;
      const box = this.paragraph(item ? 'LBody' : 'P', words, text, width - left);
      return {
        height: box.height + ITEM_GAP,
        draw: (parent, x, y) => {
          const middle = y + text.leading - ITEM_DASH.above;
          if (item) doc.artifact(() => doc.stroked(x, middle, x + ITEM_DASH.length, middle, 0.7));
          list = item ? (list ?? doc.tag(parent, 'L')) : undefined;
          box.draw(list ? doc.tag(list, 'LI') : parent, x + left, y);
        },
      };
    });
  }

  /** An empty box whose position is the target of a bookmark. */
  bookmark(title: string, under: PDFKit.PDFOutline = this.doc.outline): Box {
    return {
      height: 0,
      draw: (_parent, _x, y) =>
        void under.addItem(title, { top: Math.max(0, y - 6), expanded: true } as { expanded: boolean }),
    };
  }

  /**
   * A section under a line and its heading; an empty box without content.
   * @param note small text at the end of the heading's line
   */
  section(title: string, content: Box[], note = ''): Box {
    if (stack(...content).height === 0) return gap(0);
    const aside = this.paragraph('P', note, LABEL, WIDTH, FAINT);
    return this.tagged(
      'Sect',
      this.bookmark(title),
      this.rule(WIDTH),
      gap(8),
      this.paragraph('H2', title, SMALL_HEADING, WIDTH),
      gap(-aside.height),
      indented(aside, WIDTH - aside.width),
      gap(4),
      ...content,
    );
  }

  /**
   * A list in even rows of at most three cells.
   * @param spacing space between cells, in points
   */
  grid<T>(all: readonly T[], spacing: number, cell: (of: T, width: number) => Box): Box {
    const rows = evenRows(all, 3).map((items) => {
      const width = (WIDTH - (items.length - 1) * spacing) / items.length;
      const cells = items.map((item) => this.tagged('LI', this.tagged('LBody', cell(item, width))));
      return row(cells, width + spacing);
    });
    return this.tagged('L', ...rows);
  }
}
