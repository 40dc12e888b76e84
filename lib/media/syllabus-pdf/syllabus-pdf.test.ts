import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bySlug, type Course, syllabusPath } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { type CourseData, courseSchema } from '@/lib/content/schema';
import { stringsOf } from '@/lib/content/schema/field-texts';
import { atomicWrite } from '@/lib/files';
import { renderSyllabus, syllabiOf, syllabusFile } from '.';
import { type PdfSection, syllabusOf } from './syllabus-data';
import { readPdf, squeeze } from './testing';

const content = loadContent('e2e/content-full');
const course = bySlug(content, 'catia') as Course;

/** Fields that the PDF prints in other words than the content file; the words are those of CATIA in e2e/content-full. */
const PRINTED: Partial<Record<keyof CourseData, string[]>> = {
  title: ['C & C++'],
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
/** Fields that the PDF does not print: links to press, pictures, and fields that no page shows. */
const NOT_PRINTED = new Set<keyof CourseData>([
  ...(['description', 'faq', 'sources', 'related', 'drawing', 'pdf', 'syllabusPdf'] as const),
  ...(['timeRequired', 'order', 'aliases', 'searchTitle'] as const),
]);

/** A module with letters and signs of every font, and a sign that no font has. */
const SIGNS: PdfSection = {
  title: 'Maße',
  lines: [
    { kind: 'text', text: 'お疲れさまでした, ⌀20 ≤ 30 → α' },
    { kind: 'item', text: 'CO₂ 🐍' },
  ],
};

test('the PDF prints each field that the page shows, signs and Japanese, the same bytes each time', async () => {
  test.slow();
  const syllabus = syllabusOf(content, course);
  const full = { ...syllabus, title: 'C & C++', modules: [...syllabus.modules, SIGNS] };
  const { pdf, missing } = await renderSyllabus(full);
  expect(missing).toEqual(['🐍']);
  const { text, nodes, marked, info, outline, pages, links } = await readPdf(pdf);
  for (const field of Object.keys(courseSchema.shape) as (keyof CourseData)[]) {
    if (NOT_PRINTED.has(field)) continue;
    const words = PRINTED[field] ?? stringsOf(course.data[field]).map((each) => each.text);
    expect.soft(words, `${field} is filled`).not.toEqual([]);
    for (const word of words) expect.soft(text, field).toContain(squeeze(word));
  }
  for (const words of [syllabus.lede, 'Maße', 'お疲れさまでした', '⌀20 ≤ 30 → α', 'CO2'])
    expect(text).toContain(squeeze(words));
  expect(nodes.some(({ role, lang }) => role === 'Span' && lang === 'ja')).toBe(true);

  expect(nodes.flatMap(({ role, alt }) => (role === 'Figure' ? alt : []))).toEqual([
    expect.stringMatching(/^Technical drawing: ./),
    'A box with a round bore, seen from above',
    'A shaft of three steps, the middle one thickest',
    'A tall grey bracket with a red bore near its top',
    'A grey disc with a red bore in its middle',
  ]);
  expect(text).toContain(squeeze('2 A cast housing in one file, raw and machined CATIA part'));
  expect(new Set(links)).toEqual(
    new Set([
      'https://www.example.com/catia',
      ...['tel:+910000000000', 'mailto:pune@example.com', 'tel:+910000000009', 'mailto:nashik@example.com'],
    ]),
  );
  expect(marked).toBe(true);
  for (let i = 1; i <= pages; i++) expect(text).toContain(`${i}of${pages}`);
  expect(info).toMatchObject({ Language: 'en-IN', Title: 'C & C++: syllabus' });
  const modules = outline.find((item) => item.title === 'Syllabus')?.items;
  expect(modules?.map((item) => item.title)).toEqual(full.modules.map((m, i) => `${i + 1}. ${m.title}`));
  expect(pdf.toString('utf8')).toContain('C &amp; C++: syllabus');
  expect(pdf.toString('latin1')).toContain('D:20251103000000Z');
  // An earlier document must not change the bytes, although fontkit caches glyphs.
  await renderSyllabus({ ...full, lede: 'Å é ü ﬁ ﬂ ½ – — “x” − ÷' });
  expect((await renderSyllabus(full)).pdf.equals(pdf)).toBe(true);
});

test('a course with the required fields alone has one sheet; no clock is in it, and no module is lost where there are many', async () => {
  test.slow();
  const bare = loadContent('e2e/content-bare');
  const syllabus = syllabusOf(bare, bySlug(bare, 'catia') as Course);
  const { pdf } = await renderSyllabus(syllabus);
  const short = await readPdf(pdf);
  expect(short.pages).toBe(1);
  for (const fact of syllabus.missingFacts) expect(short.text).toContain(squeeze(fact));
  expect(pdf.toString('latin1')).not.toMatch(/CreationDate|ModDate/);

  const lengths = [9, 9, 90, ...Array.from({ length: 9 }, () => 9)];
  const modules = lengths.map((length, i): PdfSection => {
    const texts = Array.from({ length }, (_, j) => `Item ${i}/${j} ${'and more '.repeat(9)}`);
    return { title: `Module number ${i}`, lines: texts.map((text) => ({ kind: 'item', text })) };
  });
  const { text } = await readPdf((await renderSyllabus({ ...syllabus, modules })).pdf);
  for (const { lines } of modules)
    for (const line of lines) expect(text).toContain(squeeze(line.text.slice(0, 20)));
});

test('a PDF of the editor’s own is taken as it is', async () => {
  const [folder, file] = [test.info().outputPath('content'), 'courses/catia.md'];
  atomicWrite(path.join(folder, 'syllabus', 'mine.pdf'), '%PDF-1.4 mine');
  const own = { ...course, file: path.join(folder, file), data: { ...course.data, syllabusPdf: 'mine.pdf' } };
  const [pdf] = syllabiOf({ site: content.site, entries: [own] });
  expect(`/syllabus/${pdf?.name}`).toBe(syllabusPath(content, course));
  expect(pdf && (await syllabusFile(pdf.input)).toString()).toBe('%PDF-1.4 mine');
});
