import fs from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Content, syllabusPath } from '@/lib/content';
import { sha256 } from '@/lib/files';
import { generateFiles, mediaCodeKey, type Output, type Report } from '../generate';
import { typeset } from '../typst/typeset';
import { picturesOf } from './pictures';
import { type SyllabusData, syllabusOf } from './syllabus-data';

/** Generates the syllabus PDF of every course that has one into `syllabus/`. */
export const generateSyllabi = (content: Content, report?: Report) =>
  generateFiles('syllabus', syllabiOf(content), report);

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
    return [{ name, key: [code, syllabus], render: () => syllabusFile(syllabus) }];
  });
}

async function syllabusFile(syllabus: SyllabusData): Promise<Buffer> {
  const { pdf, missing } = await renderSyllabus(syllabus);
  if (missing.length > 0)
    console.warn(
      `The syllabus PDF of ${syllabus.title} leaves out ${missing.join(' ')}: its fonts do not have them. Write them another way, or commit a PDF of your own (syllabusPdf).`,
    );
  return pdf;
}

/**
 * Sets a syllabus as a tagged A4 PDF. The same syllabus gives the same bytes.
 * @returns the file, and the characters that no font has, which were left out
 */
export async function renderSyllabus(syllabus: SyllabusData) {
  const pictures = await picturesOf(syllabus.projects.pictured);
  // Smaller text is used only if it saves a page, which is known only when both are set.
  const usual = await typeset('syllabus.typ', { ...syllabus, small: false }, pictures);
  const small = await typeset('syllabus.typ', { ...syllabus, small: true }, pictures);
  const { compiler, document, missing } =
    small.document.numOfPages < usual.document.numOfPages ? small : usual;
  const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' });
  return { pdf: await compress(pdf), missing };
}

/** Compresses the structure of a PDF, which Typst leaves as text: a quarter of the file. */
async function compress(pdf: Buffer) {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
