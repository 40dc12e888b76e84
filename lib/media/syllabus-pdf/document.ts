/** The PDF document of a syllabus: pdfkit with tags, fonts and metadata. */
import PDFDocument from 'pdfkit';
import { escapeHtml } from '@/lib/html/escape';
import { DAY } from '../palette';
import type { Faces } from '../typesetting/fonts';
import { type Anchor, type Line, layoutLine, leftOf, type Style } from '../typesetting/lines';
import type { Syllabus } from './syllabus-data';

export const { ink: INK, faint: FAINT, line: RULE, signal: SIGNAL } = DAY;

/** An element of the structure tree. */
export type Struct = PDFKit.PDFStructureElement;

/** A tagged A4 document, the same for the same content. */
export class SheetDocument extends PDFDocument {
  readonly root: Struct;

  constructor(
    readonly faces: Faces,
    { title, institute: Author, description: Subject, updated }: Syllabus,
  ) {
    const day = new Date(updated ?? 0);
    super({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-IN',
      // Without this option pdfkit embeds Helvetica before the first font is chosen.
      font: null as unknown as string,
      info: {
        Title: `${title}: syllabus`,
        Author,
        Subject,
        Creator: Author,
        CreationDate: day,
        ModDate: day,
      },
    });
    if (!updated) {
      // No date is better than a wrong one; pdfkit has used this date for the file's id only.
      delete this.info.CreationDate;
      delete this.info.ModDate;
    }
    this.root = this.struct('Document');
    this.addStructure(this.root);
  }

  /** Overrides pdfkit's XMP metadata, which does not escape `&` in titles. */
  _addInfo() {
    const { Title = '', Author = '', Subject = '' } = this.info;
    const text = (name: string, value: string) =>
      `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(value)}</rdf:li></rdf:Alt></dc:${name}>`;
    this.appendXML(`<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>${text('title', Title)}${text('description', Subject)}
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(Author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>en-IN</rdf:li></rdf:Bag></dc:language></rdf:Description>`);
  }

  tag(
    parent: Struct,
    type: string,
    options: PDFKit.Mixins.StructureElementOptions & { bbox?: number[] } = {},
  ): Struct {
    const element = this.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws content that screen readers skip. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout') {
    this.markContent('Artifact', { type });
    draw();
    this.endMarkedContent();
  }

  /** A straight line; call it within an artifact. */
  stroked(x1: number, y1: number, x2: number, y2: number, weight = 0.5, color = INK) {
    this.lineWidth(weight).strokeColor(color).moveTo(x1, y1).lineTo(x2, y2).stroke();
  }

  /** A line of text, as content of `parent` if given; runs in another language get separate elements. */
  line({ runs }: Line, { size, tracking = 0 }: Style, x: number, y: number, color: string, parent?: Struct) {
    let at = x;
    for (const { font, text, lang, width } of runs) {
      const from = at;
      const draw = () => {
        // pdfkit accepts opened fonts, though its types do not; the key is not written into the file.
        this.font(font as unknown as string, font.key)
          .fontSize(size)
          .fillColor(color);
        this.text(text, from, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking });
      };
      if (!parent) draw();
      else (lang ? this.tag(parent, 'Span', { lang }) : parent).add(draw);
      at += width;
    }
  }

  /** Text on one line, which screen readers skip; call it within an artifact. */
  letter(text: string, style: Style, x: number, y: number, color = INK, anchor: Anchor = 'start') {
    const line = layoutLine(this.faces, style, text);
    this.line(line, style, leftOf(x, line.width, anchor), y, color);
  }
}
