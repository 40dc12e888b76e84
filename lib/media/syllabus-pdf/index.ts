import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Content, syllabusPath } from '@/lib/content';
import { contentDir } from '@/lib/content/load';
import { type Counts, type GenerateOptions, generate, type Output, typeKey } from '../generate';
import { type Faces, openFaces } from '../type/fonts';
import type { Style } from '../type/layout';
import { Composer, GAP, TEXTS } from './composer';
import { contactSection, factTable, writeCover } from './cover';
import { SheetDocument } from './document';
import { drawFrame } from './frame';
import { writeModules } from './modules';
import { type PrintedProject, printed, writeProjects } from './projects';
import { type Sheet, sheetOf } from './sheet';

/**
 * Generates the syllabus PDF of every course that has one into `public/syllabus`. An editor's own file is copied instead.
 * @param to public folder
 */
export async function makeSyllabi(
  content: Content,
  to = 'public',
  options?: GenerateOptions,
): Promise<Counts> {
  const outputs = content.entries.flatMap((course): Output<Sheet>[] => {
    const address = course.kind === 'course' && syllabusPath(content, course);
    if (!address) return [];
    const name = path.basename(address);
    const own = course.data.syllabusPdf;
    return own
      ? [{ name, file: path.join(contentDir(), 'syllabus', own) }]
      : [{ name, input: sheetOf(content, course) }];
  });
  return generate(`${to}/syllabus`, typeKey(), outputs, render, options);
}

/** One PDF. Characters that no font has are left out, and said. */
async function render(sheet: Sheet): Promise<Buffer> {
  const { pdf, missing } = await renderSyllabus(sheet);
  if (missing.length > 0)
    console.warn(
      `The syllabus PDF of ${sheet.title} leaves out ${missing.join(' ')}: its fonts do not have them. Write them another way, or commit a PDF of your own (syllabusPdf).`,
    );
  return pdf;
}

/**
 * Writes a syllabus as a PDF: a set of A4 drawing sheets, tagged, with real text. The same sheet gives the same bytes.
 * @returns the file, and the characters that no font has, which were left out
 */
export async function renderSyllabus(sheet: Sheet): Promise<{ pdf: Buffer; missing: string[] }> {
  const projects = await printed(sheet.results.projects);
  const text = JSON.stringify(sheet);
  const [usual, small] = [
    compose(sheet, TEXTS[0], projects, await openFaces(text)),
    compose(sheet, TEXTS[1], projects, await openFaces(text)),
  ];
  const doc = small.bufferedPageRange().count < usual.bufferedPageRange().count ? small : usual;
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    drawFrame(doc, sheet, i + 1, count);
  }
  doc.end();
  return { pdf: await buffer(doc), missing: [...doc.faces.missing].sort() };
}

/** Sets the whole sheet in a size of reading text. */
function compose(sheet: Sheet, text: Style, projects: PrintedProject[], faces: Faces): SheetDocument {
  const doc = new SheetDocument(faces, {
    title: `${sheet.title}: syllabus`,
    author: sheet.institute,
    subject: sheet.description,
    updated: sheet.updated,
  });
  const on = new Composer(doc, text);
  const last = [...writeCover(on, sheet), contactSection(on, sheet)];
  const work = factTable(on, sheet.work);
  const end = last.reduce((sum, { height }) => sum + height + GAP, work.height);
  writeModules(on, sheet, projects.length > 0 ? 0 : end);
  writeProjects(on, sheet.results, projects);
  // How to enquire does not stand on a sheet alone.
  on.need(end);
  for (const section of last) on.place(section);
  on.placeAtFloor(work);
  return doc;
}
