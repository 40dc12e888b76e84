import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bySlug, type Course, syllabusPath } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { atomicWrite } from '@/lib/files/atomic-write';
import { makeSyllabi, renderSyllabus } from '.';
import { sheetOf } from './sheet';
import { readPdf as read, squeeze } from './testing';

const content = loadContent('e2e/content-full');
const sheet = (of: string) => sheetOf(content, bySlug(content, of) as Course);

test.afterEach(() => {
  delete process.env.CONTENT_DIR;
});

test('the same sheet gives the same bytes, and no clock is in them', async () => {
  test.slow();
  const first = await renderSyllabus(sheet('cpp'));
  // Fonts that other documents have used must not show: fontkit remembers what it was asked.
  await renderSyllabus({ ...sheet('cpp'), lede: 'Å é ü ﬁ ﬂ ½ – — “x” − ÷', title: 'Ändern' });
  const second = await renderSyllabus(sheet('cpp'));
  expect(first.pdf.equals(second.pdf)).toBe(true);
  expect(first.pdf.toString('latin1')).not.toMatch(/CreationDate|ModDate/);
  const dated = await renderSyllabus({ ...sheet('cpp'), updated: '2026-04-01' });
  expect(dated.pdf.toString('latin1')).toContain('D:20260401000000Z');
  expect((await read(dated.pdf)).text).toContain('1April2026');
});

test('titles with signs that XML keeps for itself are safe in the metadata', async () => {
  const { pdf } = await renderSyllabus({ ...sheet('cpp'), title: 'C & C++ <1>' });
  expect(pdf.toString('utf8')).toContain('C &amp; C++ &lt;1&gt;: syllabus');
});

test('Japanese is embedded, can be read out and is marked as Japanese', async () => {
  const { pdf } = await renderSyllabus({
    ...sheet('cpp'),
    modules: [
      {
        title: 'At work',
        lines: [{ kind: 'item', text: 'よろしくお願いします, 失礼します, お疲れさまでした' }],
      },
    ],
  });
  expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSerifJP/);
  const { nodes, text } = await read(pdf);
  expect(nodes.some((n) => n.role === 'Span' && n.lang === 'ja')).toBe(true);
  expect(text).toContain('よろしくお願いします,失礼します,お疲れさまでした');
});

test('German letters, figures below the line and draughtsmen’s signs are set; what no font has is named', async () => {
  const lines = [{ kind: 'item' as const, text: 'Grüße aus Österreich, ⌀20 ≤ 30 → CO₂' }];
  const { pdf, missing } = await renderSyllabus({
    ...sheet('cpp'),
    modules: [{ title: 'Maße', lines: [...lines, { kind: 'text', text: 'A 🐍' }] }],
  });
  expect(missing).toEqual(['🐍']);
  expect((await read(pdf)).text).toContain('GrüßeausÖsterreich,⌀20≤30→CO');
});

test('a sheet without drawing, and one with far more text than two sheets hold, lose nothing', async () => {
  test.slow();
  const { drawing, outcomes: _, offer: __, ...bare } = sheet('cpp');
  const short = await read(
    (await renderSyllabus({ ...bare, modules: bare.modules.slice(0, 1), facts: [], ask: [], branches: [] }))
      .pdf,
  );
  expect(short.pages).toBeLessThanOrEqual(2);
  expect(drawing === undefined || short.nodes.every((n) => n.role !== 'Figure')).toBe(true);
  const modules = Array.from({ length: 30 }, (_, i) => ({
    title: `Module number ${i}`,
    lines: Array.from({ length: i === 3 ? 90 : 9 }, (_, j) => ({
      kind: 'item' as const,
      text: `Item ${i}/${j} ${'and more '.repeat(9)}`,
    })),
  }));
  const long = await read(
    (await renderSyllabus({ ...sheet('cpp'), lede: 'A long first sentence. '.repeat(40), modules })).pdf,
  );
  for (const [i, module] of modules.entries())
    for (const [j] of module.lines.entries()) expect(long.text).toContain(`Item${i}/${j}and`);
});

test('sentences of the offer end in one full stop, whether the editor wrote it or not', () => {
  const course = bySlug(content, 'cpp') as Course;
  const offerWith = (end: string) =>
    sheetOf(content, {
      ...course,
      data: {
        ...course.data,
        fee: [
          {
            amount: 1000,
            currency: 'INR',
            taxIncluded: true,
            covers: `All lessons${end}`,
            instalments: `Two parts${end}`,
            refund: `Until the first day${end}`,
            asOf: '2026-01-02',
          },
        ],
        certificate: { name: 'Certificate', awardedBy: `Trikona Ltd${end}`, conditions: `A project${end}` },
      },
    }).offer?.lines.map((line) => line.text);
  expect(offerWith('.')).toEqual([
    'INR 1,000, tax included, as of 2 January 2026. Covers: All lessons. Instalments: Two parts. Refund: Until the first day.',
    'Certificate, awarded by Trikona Ltd. A project.',
  ]);
  expect(offerWith('')).toEqual(offerWith('.'));
});

test('projects stand with their pictures in the order of the page, the others below; a course without has none', async () => {
  test.slow();
  const catia = sheet('catia');
  for (const project of catia.results?.projects ?? []) project.alt += ' आ';
  const { pdf, missing } = await renderSyllabus(catia);
  expect(missing, 'alternative texts are not set').toEqual([]);
  expect(pdf.toString('latin1').match(/\/Subtype \/Image\b/g)).toHaveLength(4);
  const { nodes, text } = await read(pdf);
  expect(nodes.flatMap((n) => (n.role === 'Figure' ? n.alt : [])).slice(-4)).toEqual([
    'A box with a round bore, seen from above आ',
    'A shaft of three steps, the middle one thickest आ',
    'A tall grey bracket with a red bore near its top आ',
    'A grey disc with a red bore in its middle आ',
  ]);
  const order =
    '2 A cast housing in one file, raw and machined CATIA part ' +
    '1 A stepped shaft, drawn from its profile CATIA part, A3 sheet ' +
    '2 A bracket with one bore CATIA part 2 A hub, filed round and bored CATIA part, STEP file ' +
    'A sheet of both with tolerances (A2 sheet as PDF)';
  expect(text).toContain(squeeze(order));
  expect((await renderSyllabus(catia)).pdf.equals(pdf)).toBe(true);
  expect((await renderSyllabus(sheet('cpp'))).pdf.toString('latin1')).not.toContain('/Subtype /Image');
});

// What the export holds of every course: e2e/export/syllabus.spec.ts.
test('a PDF of the editor’s own is taken as it is', async () => {
  const to = test.info().outputPath();
  atomicWrite(path.join(to, 'content', 'syllabus', 'mine.pdf'), '%PDF-1.4 mine');
  const course = bySlug(content, 'cpp') as Course;
  const entries: Course[] = [{ ...course, data: { ...course.data, syllabusPdf: 'mine.pdf' } }];
  process.env.CONTENT_DIR = path.join(to, 'content');
  await makeSyllabi({ site: content.site, entries }, to);
  expect(fs.readFileSync(path.join(to, syllabusPath(content, course) ?? ''), 'utf8')).toBe('%PDF-1.4 mine');
});
