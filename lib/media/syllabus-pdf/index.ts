import fs from 'node:fs';
import path from 'node:path';
import { type Content, ContentError, type Course, syllabusPath } from '@/lib/content';
import { contentDir } from '@/lib/content/load';
import type { Problem } from '@/lib/content/problem';
import { type Counts, cacheKeyOf, type GenerateOptions, generate, type Output, TYPE_PACKAGES, TYPE_SOURCES } from '../generate';
import { renderSyllabus } from './render';
import { type Sheet, sheetOf } from './sheet';

/**
 * Generates the syllabus PDF of every course that has one into `public/syllabus`. An editor's own file is copied instead.
 * @param to public folder
 * @throws ContentError where an editor's file is missing or is no PDF, or two courses would have the same name for it
 */
export async function makeSyllabi(content: Content, to = 'public', options?: GenerateOptions): Promise<Counts> {
  const outputs: Output<Sheet>[] = [];
  const problems: Problem[] = [];
  const owners = new Map<string, Course>();
  for (const course of content.entries) {
    const address = course.kind === 'course' ? syllabusPath(content, course) : undefined;
    if (course.kind !== 'course' || !address) continue;
    const name = path.basename(address);
    // Names that differ by case alone are one file on some disks.
    const other = owners.get(name.toLowerCase());
    owners.set(name.toLowerCase(), course);
    if (other)
      problems.push(
        problem(
          course,
          'title',
          `'${course.data.title}', whose PDF has the name of another course's`,
          `another title than that of ${other.file}`,
          `Both would be ${name}.`,
        ),
      );
    const own = course.data.syllabusPdf;
    if (!own) {
      outputs.push({ name, input: sheetOf(content, course) });
      continue;
    }
    const file = path.join(contentDir(), 'syllabus', own);
    const fault = !fs.existsSync(file) ? 'which is not there' : isPdf(file) ? undefined : 'which is no PDF';
    if (fault)
      problems.push(
        problem(
          course,
          'syllabusPdf',
          `'${own}', ${fault}`,
          'the name of a PDF in content/syllabus',
          'Commit the file there, or delete this line: the PDF is then built from the syllabus.',
        ),
      );
    outputs.push({ name, file });
  }
  if (problems.length > 0) throw new ContentError(problems);
  const cacheKey = cacheKeyOf(['lib/media/syllabus-pdf/', ...TYPE_SOURCES], ['pdfkit', ...TYPE_PACKAGES]);
  return generate(`${to}/syllabus`, cacheKey, outputs, render, options);
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

function problem(course: Course, field: string, found: string, expected: string, fix: string): Problem {
  return { level: 'error', file: course.file, ...course.placeOf([field]), field, found, expected, fix };
}

function isPdf(file: string): boolean {
  return fs.statSync(file).isFile() && fs.readFileSync(file).subarray(0, 5).toString('latin1') === '%PDF-';
}
