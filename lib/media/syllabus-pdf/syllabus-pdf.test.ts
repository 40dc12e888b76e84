import { expect, test } from '@playwright/test';
import { bySlug, type Course, type CourseData, courseSchema, syllabusPath } from '@/lib/content';
import { stringsIn } from '@/lib/content/schema/field-texts';
import { bareContent, catia, content } from '@/lib/content/testing';
import { writeTestFiles } from '@/lib/files/testing';
import { renderSyllabus, syllabiOf } from '.';
import { type PdfSection, syllabusOf } from './syllabus-data';
import { readPdf, squeeze } from './testing';

/**
 * Fields that the PDF prints in other words than the content file; the words are those of CATIA in
 * e2e/content-full.
 */
const PRINTED: Partial<Record<keyof CourseData, string[]>> = {
  title: ['C & C++'],
  computer: ['Windows 11, 16 GB of memory. A computer is provided.'],
  batches: [
    '3 January 2099: Saturday and Sunday, 09:30–13:00, Dubai',
    '2 March 2099 to 26 June 2099: Monday to Friday, 18:00–20:00, Pune, classroom',
  ],
  fee: [
    'INR 1,34,500, tax included, as of 1 November 2025. Covers: All lessons',
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
const NOT_PRINTED =
  'description faq sources related drawing pdf syllabusPdf timeRequired order aliases searchTitle';

/** A module with letters and signs of every font, and a sign that no font has. */
const SIGNS: PdfSection = {
  title: 'Maße',
  lines: [
    { kind: 'text', text: 'お疲れさまでした, ⌀20 ≤ 30 → α' },
    { kind: 'item', text: 'CO₂ 🐍' },
  ],
};

// The first test on a machine makes the fonts.
test.describe.configure({ timeout: 120_000 });

const syllabus = { ...syllabusOf(content, catia), title: 'C & C++' };
syllabus.modules = [...syllabus.modules, SIGNS];

test.describe('the PDF of a course with every field', () => {
  // Otherwise each worker renders it again.
  test.describe.configure({ mode: 'default' });
  let rendered: Awaited<ReturnType<typeof renderSyllabus>>;
  let read: Awaited<ReturnType<typeof readPdf>>;
  test.beforeAll(async () => {
    rendered = await renderSyllabus(syllabus);
    read = await readPdf(rendered.pdf);
  });

  test('prints each field that the page shows', () => {
    for (const field of Object.keys(courseSchema.shape) as (keyof CourseData)[]) {
      // Branches and languages are only facts.
      if (`branches languages ${NOT_PRINTED}`.split(' ').includes(field)) continue;
      const words = PRINTED[field] ?? stringsIn([catia.data[field]]).map((each) => each.text);
      expect.soft(words, `${field} is filled`).not.toEqual([]);
      for (const word of words) expect.soft(read.text, field).toContain(squeeze(word));
    }
    for (const { label, value } of syllabus.facts) expect.soft(read.text).toContain(squeeze(label + value));
    expect(read.text).toContain(squeeze(syllabus.lede));
    expect(read.text).toContain(squeeze('2 A cast housing in one file, raw and machined CATIA part'));
  });

  test('prints letters and signs of every font, and names what no font has', () => {
    for (const word of ['Maße', 'お疲れさまでした', '⌀20≤30→α', 'CO2']) expect(read.text).toContain(word);
    expect(rendered.missing).toEqual(['🐍']);
  });

  test('is tagged, with language, alternative texts, outline and page numbers', () => {
    const { nodes, marked, info, outline, pages, text, content } = read;
    expect(marked).toBe(true);
    expect(content).toContain('/Lang (ja)');
    expect(nodes.flatMap(({ role, alt }) => (role === 'Figure' ? alt : []))).toEqual([
      expect.stringMatching(/^Technical drawing: ./),
      'A box with a round bore, seen from above',
      'A shaft of three steps, the middle one thickest',
      'A tall grey bracket with a red bore near its top',
      'A grey disc with a red bore in its middle',
    ]);
    for (let i = 1; i <= pages; i++) expect(text).toContain(`${i}of${pages}`);
    expect(info).toMatchObject({ Language: 'en-IN', Title: 'C & C++: syllabus' });
    expect(rendered.pdf.toString('utf8')).toContain('C &amp; C++: syllabus');
    const modules = outline.find(({ title }) => title === 'Syllabus')?.items;
    const titles = syllabus.modules.map(({ title }, i) => `${i + 1}. ${title}`);
    expect(modules?.map(({ title }) => title)).toEqual(titles);
  });

  test('links its page, telephones and e-mail', () => {
    expect([...new Set(read.links)].sort()).toEqual([
      'https://www.example.com/catia',
      'mailto:nashik@example.com',
      'mailto:pune@example.com',
      'tel:+910000000000',
      'tel:+910000000009',
    ]);
  });

  test('has the same bytes each time, with the day of its content', async () => {
    expect(read.info.CreationDate).toContain('D:20251103000000');
    // An earlier document must not change the bytes, although Typst keeps what it has set.
    await renderSyllabus({ ...syllabus, lede: 'Å é ü ﬁ ﬂ ½ – — “x” − ÷' });
    expect((await renderSyllabus(syllabus)).pdf.equals(rendered.pdf)).toBe(true);
  });
});

const bareSyllabus = syllabusOf(bareContent, bySlug(bareContent, 'catia') as Course);

test('the PDF of a course with the required fields alone is one sheet without a day', async () => {
  const { pdf } = await renderSyllabus(bareSyllabus);
  const { pages, text, info } = await readPdf(pdf);
  expect(pages).toBe(1);
  for (const fact of bareSyllabus.missingFacts) expect(text).toContain(squeeze(fact));
  expect(Object.keys(info).join(' ')).not.toMatch(/CreationDate|ModDate/);
});

test('a PDF of many modules loses no line', async () => {
  // The second is longer than a page.
  const lengths = [9, 60, 9, 9];
  const modules = lengths.map((length, i): PdfSection => {
    const texts = Array.from({ length }, (_, j) => `Item ${i}/${j} ${'and more '.repeat(9)}`);
    return { title: `Module number ${i}`, lines: texts.map((text) => ({ kind: 'item', text })) };
  });
  const { text } = await readPdf((await renderSyllabus({ ...bareSyllabus, modules })).pdf);
  for (const { lines } of modules)
    for (const line of lines) expect(text).toContain(squeeze(line.text.slice(0, 20)));
});

/** The lines of the PDF of a course with these items. */
async function pdfLines(...texts: string[]) {
  const lines = texts.map((text) => ({ kind: 'item' as const, text }));
  const modules: PdfSection[] = [{ title: 'Module', lines }];
  return (await readPdf((await renderSyllabus({ ...bareSyllabus, modules })).pdf)).lines.map(squeeze);
}

test('Japanese breaks between words, and no line begins with a full stop', async () => {
  const texts = ['今、', '今日は、', 'あ'].map(
    (start) => start + '日本語を勉強しています。コーヒーを飲みます。'.repeat(3),
  );
  const lines = (await pdfLines(...texts)).filter((line) => /[。を]/.test(line));
  const all = texts.join('');
  expect(lines.join('')).toBe(all);
  const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(all);
  let end = 0;
  for (const line of lines.slice(0, -1)) {
    end += line.length;
    expect(words.containing(end)?.index, line).toBe(end);
    expect(all[end], line).not.toMatch(/[。、ー]/);
  }
});

test('a word wider than its column is broken', async () => {
  const lines = (await pdfLines('W'.repeat(60))).filter((line) => /^W+$/.test(line));
  expect(lines.join('')).toBe('W'.repeat(60));
  expect(lines.length).toBeGreaterThan(2);
});

test('an own PDF (syllabusPdf) is taken unchanged', async () => {
  const dir = writeTestFiles({ 'syllabus/mine.pdf': '%PDF-1.4 mine' });
  const own = { ...catia, data: { ...catia.data, syllabusPdf: 'mine.pdf' } };
  const [pdf] = syllabiOf({ ...content, dir, entries: [own] });
  expect(`/syllabus/${pdf?.name}`).toBe(syllabusPath(content, catia));
  expect(String(await pdf?.render())).toBe('%PDF-1.4 mine');
});
