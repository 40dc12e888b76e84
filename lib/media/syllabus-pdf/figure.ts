import { type DrawingFile, LETTERING, LINES } from '../drawing-file';
import { DRAWING_SIZE } from '../drawings';
import { INK, type SheetDocument, SIGNAL, type Struct } from './document';

/** Draws a technical drawing as real lines, tagged as a figure with its title as the words for those who cannot see it. */
export function drawFigure(
  doc: SheetDocument,
  parent: Struct,
  drawing: DrawingFile,
  x: number,
  y: number,
  width: number,
) {
  const scale = width / DRAWING_SIZE.width;
  const alt = `Technical drawing: ${drawing.title}`;
  doc.tag(parent, 'Figure', { alt, bbox: [x, y, x + width, y + DRAWING_SIZE.height * scale] }).add(() => {
    // What lies outside its box is not seen on the page either.
    doc
      .save()
      .translate(x, y)
      .scale(scale)
      .rect(0, 0, DRAWING_SIZE.width, DRAWING_SIZE.height)
      .clip()
      .lineCap('round')
      .lineJoin('round');
    for (const { kind, d } of drawing.paths) {
      const { width: weight, dash } = LINES[kind];
      doc.save().path(d);
      if (kind === 'fill') doc.fillOpacity(0.08).fillColor(INK).fill();
      else {
        if (dash) doc.lineCap('butt').dash(dash as unknown as number, {});
        doc
          .lineWidth(weight)
          .strokeColor(kind === 'accent' ? SIGNAL : INK)
          .stroke();
      }
      doc.restore();
    }
    doc.restore();
    const style = { face: 'label', size: LETTERING * scale, leading: LETTERING * scale } as const;
    for (const { x: tx, y: ty, anchor, text } of drawing.texts) {
      doc.letter(text, style, x + tx * scale, y + ty * scale, { anchor });
    }
  });
}
