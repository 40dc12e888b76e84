import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bySlug, type Course, syllabusPath } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { atomicWrite } from '@/lib/files/atomic-write';
import { makeSyllabi, renderSyllabus } from '.';
import { sheetOf } from './sheet';
import { readPdf as read } from './testing';

const content = loadContent('e2e/content-full');
const sheet = (of: string) => sheetOf(content, bySlug(content, of) as Course);

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

// What the export holds of every course: e2e/export/syllabus.spec.ts.
test('a PDF of the editor’s own is taken as it is', async () => {
  const to = test.info().outputPath();
  atomicWrite(path.join(to, 'content', 'syllabus', 'mine.pdf'), '%PDF-1.4 mine');
  const course = bySlug(content, 'cpp') as Course;
  const entries: Course[] = [{ ...course, data: { ...course.data, syllabusPdf: 'mine.pdf' } }];
  process.env.CONTENT_DIR = path.join(to, 'content');
  try {
    await makeSyllabi({ site: content.site, entries }, to);
  } finally {
    delete process.env.CONTENT_DIR;
  }
  expect(fs.readFileSync(path.join(to, syllabusPath(content, course) ?? ''), 'utf8')).toBe('%PDF-1.4 mine');
});
