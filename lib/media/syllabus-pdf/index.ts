import path from 'node:path';
import { type Content, syllabusPath } from '@/lib/content';
import { contentDir } from '@/lib/content/load';
import { type Counts, type GenerateOptions, generate, type Output, typeKey } from '../generate';
import { renderSyllabus } from './render';
import { type Sheet, sheetOf } from './sheet';

/**
 * Generates the syllabus PDF of every course that has one into `public/syllabus`. An editor's own file is copied instead.
 * @param to public folder
 */
export async function makeSyllabi(content: Content, to = 'public', options?: GenerateOptions): Promise<Counts> {
  const outputs = content.entries.flatMap((course): Output<Sheet>[] => {
    const address = course.kind === 'course' && syllabusPath(content, course);
    if (!address) return [];
    const name = path.basename(address);
    const own = course.data.syllabusPdf;
    return [own ? { name, file: path.join(contentDir(), 'syllabus', own) } : { name, input: sheetOf(content, course) }];
  });
  return generate(`${to}/syllabus`, typeKey(['pdfkit']), outputs, render, options);
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
