import { expect, test } from '@playwright/test';
import type { Course } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { type CourseData, courseSchema } from '@/lib/content/schema';
import { renderSyllabus } from '.';
import { sheetOf } from './sheet';
import { readPdf, squeeze } from './testing';

/** Fields that the PDF prints in other words than the course has, and those words for CATIA of the full content. */
const PRINTED: Partial<Record<keyof CourseData, string[]>> = {
  branches: ['Pune, Dubai'],
  languages: ['English, Hindi, Marathi'],
  computer: ['Windows 11, 16 GB of memory. A computer is provided.'],
  batches: [
    '3 January 2099: Saturday and Sunday, 09:30–13:00, Dubai',
    '2 March 2099 to 26 June 2099: Monday to Friday, 18:00–20:00, Pune, classroom',
  ],
  fee: [
    'INR 1,34,500, tax included, as of 1 November 2025. Covers: All lessons, the lab, printed exercises. Instalments: Three parts of the same size. Refund: In full until the day before the batch begins.',
    'AED 5,200 plus tax, as of 15 October 2025. Covers: Lessons of the weekend.',
  ],
  claims: [
    '8 industry projects One for each module, done in class',
    'Grace period of 5 months For learners who missed lessons through illness',
    '100% job assistance Help with finding work, not a promise of it',
  ],
  projects: [
    'A cast housing in one file, raw and machined CATIA part',
    'A sheet of both with tolerances (A2 sheet as PDF)',
  ],
  updated: ['3 November 2025'],
};
/** Fields that the PDF does not print, and why. */
const NOT_PRINTED: Partial<Record<keyof CourseData, string>> = {
  description: 'the first paragraph says it at greater length; readers find it as the subject of the file',
  faq: 'as long as the syllabus; the address of the page stands on each sheet',
  sources: 'links to press, with the day of each; the address of the page stands on each sheet',
  related: 'links to press',
  drawing: 'a picture',
  pdf: 'shown nowhere: how one comes to this file',
  syllabusPdf: 'shown nowhere: another file in place of this one',
  timeRequired: 'shown nowhere: the duration for search engines',
  order: 'shown nowhere',
  aliases: 'shown nowhere',
  searchTitle: 'shown nowhere',
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'string'
      ? [value]
      : [];

test('the PDF prints each field that the page shows, or a reason is given', async () => {
  const content = loadContent('e2e/content-full');
  const course = content.entries.find((entry): entry is Course => entry.slug === 'catia');
  if (!course) throw new Error('there is no catia');
  const { text } = await readPdf((await renderSyllabus(sheetOf(content, course))).pdf);
  for (const field of Object.keys(courseSchema.shape) as (keyof CourseData)[]) {
    if (field in NOT_PRINTED) continue;
    const words = PRINTED[field] ?? textsIn(course.data[field]);
    expect.soft(words, `${field} is filled`).not.toEqual([]);
    for (const word of words) expect.soft(text, field).toContain(squeeze(word));
  }
});
