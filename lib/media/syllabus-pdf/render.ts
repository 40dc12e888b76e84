import { openFaces } from '../type/fonts';
import { Composer } from './composer';
import { contactHeight, writeContact } from './contact';
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
  // Any face may set any of it; only what is used is embedded.
  const all = [ASCII, JSON.stringify({ ...sheet, description: '', drawing: sheet.drawing?.texts })].join();
  const faces = await openFaces({ title: all, label: all, text: all, lede: all });
  const doc = new SheetDocument(faces, {
    title: `${sheet.title}: syllabus`,
    author: sheet.institute,
    subject: sheet.description,
    updated: sheet.updated,
  });
  const on = new Composer(doc);
  // Two sheets, one leaf, if the modules have room on the second; else the third has room for what would crowd the first.
  const fitting = fittingText(on, sheet, contactHeight(on, sheet));
  const left = writeCover(on, sheet, fitting === undefined);
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
