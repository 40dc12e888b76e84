import PDFDocument from 'pdfkit';
import { escapeHtml } from '@/lib/format/html';
import { type Anchor, startOf } from '../drawing-file';
import { type Faces, type Run, scaleOf } from '../type/fonts';
import { type Line, layoutLine, type Style } from '../type/layout';

/** Ink by day, as in app/styles/tokens.css: paper is white here, because it is printed. */
export const INK = '#16232e';
export const FAINT = '#43505b';
export const RULE = '#b9b6ab';
export const SIGNAL = '#a83216';

/** An element of the structure tree. */
export type Struct = PDFKit.PDFStructureElement;

/**
 * A tagged A4 document without anything in it that differs between two builds. pdfkit's own metadata is replaced:
 * it stamps the clock, and puts titles into XML as they stand (`C & C++` would break it).
 */
export class SheetDocument extends PDFDocument {
  readonly root: Struct;

  constructor(
    readonly faces: Faces,
    readonly about: { title: string; author: string; subject: string; updated?: string | undefined },
  ) {
    const stamp = new Date(about.updated ?? 0);
    super({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-IN',
      // pdfkit would embed Helvetica before the first font is chosen.
      font: null as unknown as string,
      info: {
        Title: about.title,
        Author: about.author,
        Subject: about.subject,
        Creator: about.author,
        CreationDate: stamp,
        ModDate: stamp,
      },
    });
    if (!about.updated) {
      // No date is better than a wrong one; pdfkit needed it for the file's id only.
      delete this.info.CreationDate;
      delete this.info.ModDate;
    }
    this.root = this.struct('Document');
    this.addStructure(this.root);
  }

  /** XMP metadata, called by pdfkit at the end. */
  _addInfo() {
    const { title, author, subject, updated } = this.about;
    const alt = (name: string, text: string) =>
      `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(text)}</rdf:li></rdf:Alt></dc:${name}>`;
    const xml = `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part>${alt('title', title)}${alt('description', subject)}<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>en-IN</rdf:li></rdf:Bag></dc:language><xmp:CreatorTool>${escapeHtml(author)}</xmp:CreatorTool><pdf:Producer>PDFKit</pdf:Producer>${updated ? `<xmp:CreateDate>${updated}T00:00:00Z</xmp:CreateDate><xmp:ModifyDate>${updated}T00:00:00Z</xmp:ModifyDate>` : ''}</rdf:Description>`;
    this.appendXML(xml);
  }

  /** A new element in the structure tree. */
  tag(
    parent: Struct,
    type: string,
    options: PDFKit.Mixins.StructureElementOptions & { bbox?: number[] } = {},
  ): Struct {
    const element = this.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws what is repeated on every sheet and is no content. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void) {
    this.markContent('Artifact', { type });
    draw();
    this.endMarkedContent();
  }

  /** An entry of the reader's outline that leads to a height of this sheet. */
  bookmark(title: string, y: number, under = this.outline): PDFKit.PDFOutline {
    return under.addItem(title, { top: Math.max(0, y - 6), expanded: true } as { expanded: boolean });
  }

  /** A straight line. */
  stroked(x1: number, y1: number, x2: number, y2: number, weight = 0.5, color = INK) {
    return this.lineWidth(weight).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke();
  }

  /** The same between parts of the content, of which it is none. */
  rule(x1: number, y1: number, x2: number, y2: number, weight = 0.5, color = INK) {
    this.artifact('Layout', () => this.stroked(x1, y1, x2, y2, weight, color));
  }

  /** A set line as content of an element; stretches in another language become elements of their own. */
  tagLine(parent: Struct, line: Line, style: Style, x: number, y: number, color = INK) {
    let at = x;
    for (const run of line.runs) {
      const from = at;
      const element = run.lang
        ? this.tag(parent, 'Span', { lang: run.lang })
        : run.sign
          ? this.tag(parent, 'Span', { actual: run.sign })
          : parent;
      element.add(() => this.drawRun(run, style, from, y, color));
      at += run.width;
    }
  }

  /** Text on one line that is no content of its own: lettering of the frame. */
  letter(
    text: string,
    style: Style,
    x: number,
    y: number,
    { color = INK, anchor = 'start' }: { color?: string; anchor?: Anchor } = {},
  ) {
    const line = layoutLine(this.faces, style, text);
    let at = startOf(x, line.width, anchor);
    for (const run of line.runs) {
      this.drawRun(run, style, at, y, color);
      at += run.width;
    }
  }

  widthOf(text: string, style: Style): number {
    return layoutLine(this.faces, style, text).width;
  }

  private drawRun(run: Run, style: Style, x: number, y: number, color: string) {
    const { size, drop } = scaleOf(run);
    // The opened font goes in as it is; its key does not reach the file.
    this.font(run.font as unknown as string, run.font.key)
      .fontSize(style.size * size)
      .fillColor(color);
    this.text(run.text, x, y + drop * style.size, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(style.tracking ? { characterSpacing: style.tracking } : {}),
    });
  }
}
