import { expect, test } from '@playwright/test';
import type { Course } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import type { CourseData } from '@/lib/content/schema';
import { renderSyllabus } from '.';
import { sheetOf } from './sheet';
import { readPdf, squeeze } from './testing';

/**
 * What the PDF prints of each field of a course: `as written` every text of it, a list the words it becomes for CATIA
 * of the full content, `why` the reason for which it stands on the page alone or is shown nowhere.
 */
const PRINTED: Record<keyof CourseData, 'as written' | string[] | { why: string }> = {
  title: 'as written',
  group: 'as written',
  level: 'as written',
  duration: 'as written',
  workload: 'as written',
  mode: 'as written',
  demo: 'as written',
  certificate: 'as written',
  software: 'as written',
  prerequisites: 'as written',
  outcomes: 'as written',
  jobTitles: 'as written',
  facts: 'as written',
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
  description: {
    why: 'the first paragraph says it at greater length; readers find it as the subject of the file',
  },
  faq: { why: 'as long as the syllabus; the address of the page stands on each sheet' },
  sources: { why: 'links to press, with the day of each; the address of the page stands on each sheet' },
  related: { why: 'links to press' },
  drawing: { why: 'a picture' },
  pdf: { why: 'shown nowhere: how one comes to this file' },
  syllabusPdf: { why: 'shown nowhere: another file in place of this one' },
  timeRequired: { why: 'shown nowhere: the duration for search engines' },
  order: { why: 'shown nowhere' },
  aliases: { why: 'shown nowhere' },
  searchTitle: { why: 'shown nowhere' },
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
  for (const [field, printed] of Object.entries(PRINTED)) {
    if (typeof printed === 'object' && 'why' in printed) continue;
    const words = printed === 'as written' ? textsIn(course.data[field as keyof CourseData]) : printed;
    expect.soft(words, `${field} is filled`).not.toEqual([]);
    for (const word of words) expect.soft(text, field).toContain(squeeze(word));
  }
});
