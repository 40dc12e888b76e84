import { type DrawingFile, LETTERING, LINES } from '../drawing-file';
import { DRAWING_SIZE } from '../drawings';
import type { Box } from './boxes';
import { INK, type SheetDocument, SIGNAL } from './document';

/** Draws a technical drawing as vectors; its title is the alternative text. */
export function figureBox(doc: SheetDocument, drawing: DrawingFile, width: number): Box {
  const scale = width / DRAWING_SIZE.width;
  const height = DRAWING_SIZE.height * scale;
  const alt = `Technical drawing: ${drawing.title}`;
  return {
    height,
    draw: (parent, x, y) =>
      doc
        .tag(parent, 'Figure', { alt, bbox: [x, y, x + width, y + height] })
        .add(() => drawLines(doc, drawing, x, y, scale)),
  };
}

function drawLines(doc: SheetDocument, { paths, texts }: DrawingFile, x: number, y: number, scale: number) {
  doc.save().translate(x, y).scale(scale);
  // Browsers clip the SVG to its viewBox; pdfkit does not.
  doc.rect(0, 0, DRAWING_SIZE.width, DRAWING_SIZE.height).clip();
  for (const { kind, d } of paths) {
    const { width = 0, dash } = LINES[kind] ?? {};
    doc.save().path(d).lineCap('round').lineJoin('round');
    if (dash) doc.lineCap('butt').dash(dash as unknown as number, {});
    if (kind === 'fill') doc.fillOpacity(0.08).fill(INK);
    else doc.lineWidth(width).stroke(kind === 'accent' ? SIGNAL : INK);
    doc.restore();
  }
  doc.restore();
  const style = { face: 'label', size: LETTERING * scale, leading: LETTERING * scale } as const;
  for (const text of texts)
    doc.letter(text.text, style, x + text.x * scale, y + text.y * scale, INK, text.anchor);
}
