import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Content, syllabusPath } from '@/lib/content';
import { contentDir } from '@/lib/content/load';
import { type Counts, type GenerateOptions, generate, type Output, typeKey } from '../generate';
import { type Faces, openFaces } from '../type/fonts';
import type { Style } from '../type/layout';
import { Composer, GAP, PAD, TEXTS } from './composer';
import { contactBlock } from './contact';
import { partsBlock, writeCover } from './cover';
import { SheetDocument } from './document';
import { drawAtFloor, factTable } from './fact-table';
import { drawFrame } from './frame';
import { writeModules } from './modules';
import { type ProjectRow, projectRows, writeProjects } from './projects';
import { type Sheet, sheetOf } from './sheet';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

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
    return [
      own
        ? { name, file: path.join(contentDir(), 'syllabus', own) }
        : { name, input: sheetOf(content, course) },
    ];
  });
  return generate(`${to}/syllabus`, typeKey(['pdfkit', 'sharp']), outputs, render, options);
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
 * @param sheet what stands on it
 * @returns the file, and the characters that no font has, which were left out
 */
export async function renderSyllabus(sheet: Sheet): Promise<{ pdf: Buffer; missing: string[] }> {
  const projects = await projectRows(sheet.results?.projects ?? []);
  // Any face may set any of it; only what is used is embedded.
  const set = { ...sheet, description: '', drawing: sheet.drawing?.texts };
  const words = JSON.stringify(set, (key, value: unknown) => (key === 'alt' ? undefined : value));
  const all = `${ASCII}${words}`;
  const faces = await openFaces({ title: all, label: all, text: all, lede: all });
  const [usual, small] = [
    compose(sheet, TEXTS[0], projects, faces),
    compose(sheet, TEXTS[1], projects, faces),
  ];
  const doc = small.bufferedPageRange().count < usual.bufferedPageRange().count ? small : usual;
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    drawFrame(doc, sheet, i + 1, count);
  }
  doc.end();
  return { pdf: await buffer(doc), missing: doc.faces.missing };
}

/** Sets the whole sheet in a size of reading text. */
function compose(sheet: Sheet, text: Style, projects: ProjectRow[], faces: Faces): SheetDocument {
  const doc = new SheetDocument(faces, {
    title: `${sheet.title}: syllabus`,
    author: sheet.institute,
    subject: sheet.description,
    updated: sheet.updated,
  });
  const on = new Composer(doc, text);
  const work = factTable(on, sheet.work);
  const contact = contactBlock(on, sheet);
  const last = contact.height + work.height;
  const left = writeCover(on, sheet);
  const more = left.length + projects.length > 0;
  writeModules(on, sheet, more ? 0 : last);
  if (more) on.y += PAD;
  // Beside the modules that their numbers name.
  writeProjects(on, sheet.results, projects);
  const parts = partsBlock(on, left);
  // How to enquire does not stand on a sheet alone.
  if (projects.length > 0) on.need(parts.height + PAD + last);
  if (left.length > 0) on.place(parts, GAP);
  on.need(last);
  on.place(contact);
  drawAtFloor(on, work);
  return doc;
}
