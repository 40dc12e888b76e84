import { parseDrawing } from '../drawing-file';
import { openFaces } from '../type/fonts';
import { Composer } from './composer';
import { contactHeight, ENQUIRE, writeContact } from './contact';
import { writeCover, writeLeftParts } from './cover';
import { SheetDocument } from './document';
import { drawFrame } from './frame';
import { fittingText, writeModules } from './modules';
import type { Sheet } from './sheet';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/**
 * Writes a syllabus as a PDF: a set of A4 drawing sheets, tagged, with real text. The same sheet gives the same bytes.
 * @param sheet what stands on it
 * @returns the file, and the characters that no font has, which were left out
 */
export async function renderSyllabus(sheet: Sheet): Promise<{ pdf: Buffer; missing: string[] }> {
  const drawing = sheet.drawing && parseDrawing(sheet.drawing.svg, `public/drawings/${sheet.drawing.name}`);
  const faces = await openFaces({
    title: [ASCII, sheet.institute, sheet.title, sheet.audience?.title, sheet.results?.title, ...sheet.modules.map((m) => m.title)].join(' '),
    label: [
      ASCII,
      sheet.group,
      sheet.revised,
      sheet.url,
      ...sheet.facts.flatMap((f) => [f.label, f.value]),
      ...sheet.ask,
      ...sheet.branches.flatMap((b) => [b.short, ...b.address, b.phone, b.email]),
      ...(drawing?.texts.map((t) => t.text) ?? []),
    ].join(' '),
    text: [
      ENQUIRE.text,
      ...[
        ...sheet.intro,
        ...sheet.modules.flatMap((m) => m.lines),
        ...[sheet.outcomes, sheet.offer, sheet.audience, sheet.results].flatMap((part) => part?.lines ?? []),
      ].map((l) => l.text),
    ].join(' '),
    lede: sheet.lede,
  });
  const doc = new SheetDocument(faces, {
    title: `${sheet.title}: syllabus`,
    author: sheet.institute,
    subject: sheet.description,
    ...(sheet.updated ? { updated: sheet.updated } : {}),
  });
  const on = new Composer(doc);
  // Two sheets, one leaf, if the modules have room on the second; else the third has room for what would crowd the first.
  const fitting = fittingText(on, sheet, contactHeight(on, sheet));
  const left = writeCover(on, sheet, drawing, fitting === undefined);
  on.text = fitting ?? on.text;
  writeModules(on, sheet, contactHeight(on, sheet));
  writeLeftParts(on, left);
  writeContact(on, sheet);
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    drawFrame(doc, sheet, i + 1, count);
  }
  return { pdf: await doc.bytes(), missing: faces.missing };
}
