import { type DrawingFile, LETTERING, LINES } from '../drawing-file';
import { DRAWING_SIZE } from '../drawings';
import type { Block } from './blocks';
import { INK, type SheetDocument, SIGNAL } from './document';

/** A technical drawing as real lines, tagged as a figure with its title as the words for those who cannot see it. */
export function figureBlock(doc: SheetDocument, drawing: DrawingFile, width: number): Block {
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

function drawLines(doc: SheetDocument, drawing: DrawingFile, x: number, y: number, scale: number) {
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
}
