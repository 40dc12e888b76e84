import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Content, syllabusPath } from '@/lib/content';
import { sha256 } from '@/lib/files';
import { type GenerateOptions, mediaCodeKey, type Output, syncGeneratedFolder } from '../generated-folder';
import { type Faces, openFaces } from '../typesetting/fonts';
import type { Style } from '../typesetting/lines';
import { Composer } from './composer';
import { contactSection } from './contact';
import { writeCover } from './cover';
import { SheetDocument } from './document';
import { factTable } from './fact-table';
import { drawFrame } from './frame';
import { writeModules } from './modules';
import { type PrintedProject, withPictures, writeProjects } from './projects';
import { GAP, TEXT } from './styles';
import { type Syllabus, syllabusOf } from './syllabus-data';

/** Generates the syllabus PDF of every course that has one into `public/syllabus`. */
export const makeSyllabi = (content: Content, options?: GenerateOptions) =>
  syncGeneratedFolder('public/syllabus', syllabiOf(content), options);

/** The PDF of each course: a generated one, or an uploaded file. */
export function syllabiOf(content: Content): Output[] {
  const code = mediaCodeKey();
  return content.entries.flatMap((course): Output[] => {
    const address = course.kind === 'course' && syllabusPath(content, course);
    if (!address) return [];
    const name = path.basename(address);
    const own = course.data.syllabusPdf;
    if (own) {
      const pdf = fs.readFileSync(path.join(content.dir, 'syllabus', own));
      return [{ name, key: sha256(pdf), render: async () => pdf }];
    }
    const syllabus = syllabusOf(content, course);
    return [{ name, key: [code, withoutPaths(syllabus)], render: () => syllabusFile(syllabus) }];
  });
}

/** A syllabus with its pictures by their hash, wherever they lie. */
const withoutPaths = ({ projects, ...rest }: Syllabus) => ({
  ...rest,
  projects: { ...projects, pictured: projects.pictured.map(({ file: _, ...project }) => project) },
});

async function syllabusFile(syllabus: Syllabus): Promise<Buffer> {
  const { pdf, missing } = await renderSyllabus(syllabus);
  if (missing.length > 0)
    console.warn(
      `The syllabus PDF of ${syllabus.title} leaves out ${missing.join(' ')}: its fonts do not have them. Write them another way, or commit a PDF of your own (syllabusPdf).`,
    );
  return pdf;
}

/**
 * Writes a syllabus as a tagged A4 PDF. The same syllabus gives the same bytes.
 * @returns the file, and the characters that no font has, which were left out
 */
export async function renderSyllabus(syllabus: Syllabus) {
  const projects = await withPictures(syllabus.projects.pictured);
  const text = JSON.stringify(syllabus);
  // Composes twice: the smaller text size is used only if it saves a page.
  const usual = compose(syllabus, TEXT.usual, projects, await openFaces(text));
  const small = compose(syllabus, TEXT.small, projects, await openFaces(text));
  const doc = small.bufferedPageRange().count < usual.bufferedPageRange().count ? small : usual;
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    drawFrame(doc, syllabus, i + 1, count);
  }
  doc.end();
  return { pdf: await buffer(doc), missing: [...doc.faces.missing].sort() };
}

function compose(syllabus: Syllabus, text: Style, projects: PrintedProject[], faces: Faces): SheetDocument {
  const doc = new SheetDocument(faces, syllabus);
  const pdf = new Composer(doc, text);
  const last = [...writeCover(pdf, syllabus), contactSection(pdf, syllabus)];
  const careers = factTable(pdf, syllabus.careers);
  writeModules(pdf, syllabus);
  writeProjects(pdf, syllabus.projects, projects);
  // Keeps the enquiry section and the careers on one page.
  pdf.ensureRoom(last.reduce((sum, { height }) => sum + height + GAP, careers.height));
  for (const section of last) pdf.place(section);
  pdf.placeAtFloor(careers);
  return doc;
}
