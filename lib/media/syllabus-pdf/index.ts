import fs from 'node:fs';
import path from 'node:path';
import { type Content, ContentError, type Course, syllabusPath } from '@/lib/content';
import { contentDir } from '@/lib/content/load';
import type { Problem } from '@/lib/content/problem';
import { type Counts, type Making, type Product, produce, saltOf } from '../generate';
import { type Sheet, sheetOf } from './sheet';
import { writeSyllabi } from './write';

const SOURCES = ['lib/media/syllabus-pdf/', 'lib/media/type/', 'lib/media/drawing-file.ts'];
const PACKAGES = [
  'pdfkit',
  'fontkit',
  'linebreak',
  'subset-font',
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/source-serif-4',
  '@fontsource/noto-sans-math',
  '@fontsource/noto-serif-jp',
];

/**
 * Makes the syllabus PDF of every course that has one into `public/syllabus`. An editor's own file is copied instead.
 * @param to public folder
 * @param making who watches, and what the public folder waits for
 * @returns how many were made and how many the cache had
 * @throws ContentError where an editor's file is missing or is no PDF, or two courses would have the same name for it
 */
export async function makeSyllabi(content: Content, to = 'public', making?: Making): Promise<Counts> {
  const products: Product<Sheet>[] = [];
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
      products.push({ name, input: sheetOf(content, course) });
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
    products.push({ name, file });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return produce(`${to}/syllabus`, saltOf(SOURCES, PACKAGES), products, writeSyllabi, making);
}

function problem(course: Course, field: string, found: string, expected: string, fix: string): Problem {
  return { level: 'error', file: course.file, ...course.at([field]), field, found, expected, fix };
}

function isPdf(file: string): boolean {
  return fs.statSync(file).isFile() && fs.readFileSync(file).subarray(0, 5).toString('latin1') === '%PDF-';
}
