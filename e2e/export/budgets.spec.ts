import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FULL_EXPORT } from '@/e2e/builds/small';
import { coursesOf, syllabusPath } from '@/lib/content';
import { costOf, FILE_LIMITS, overspent } from '@/lib/export/budgets';
import { listFiles } from '@/lib/export/release-manifest';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { content, pages } from '../pages';

/** Most that a page costs beside its own text, compressed. */
const TEMPLATE = 12 * 1024;

test('every page keeps to its budget, however long its text', () => {
  const over = pages.flatMap(({ file, entry }) => {
    const cost = costOf(TEST_EXPORT, file);
    const template = cost.html - brotliCompressSync(fs.readFileSync(entry.file)).length;
    // Texts and pictures are the editors': the check names a text that is too long, and what grows with both is
    // measured on the small site (facts.spec.ts). The listing grows with every course.
    const listing = entry.kind === 'page' && entry.data.template === 'listing';
    return [
      ...overspent({ ...cost, html: 0, domNodes: 0, imagesAbove: 0 }, false),
      ...(template > TEMPLATE && !listing
        ? [`${file}: ${template} beside its text, at most ${TEMPLATE}`]
        : []),
    ];
  });
  expect(over).toEqual([]);
});

test('a page over its budget is named with what it overspent', () => {
  const cost = { ...costOf(FULL_EXPORT, 'catia.html'), html: 15_000, scriptFiles: 1 };
  expect(overspent(cost, true)).toEqual([
    'catia.html: html 15000, at most 14336',
    'catia.html: scriptFiles 1, at most 0',
  ]);
  expect(overspent({ ...cost, scriptFiles: 0 }, false)).toEqual([]);
});

test('no file is empty or larger than its kind may be', () => {
  // A PDF of the editor's own is as large as it is.
  const own = coursesOf(content).map((course) => course.data.syllabusPdf && syllabusPath(content, course));
  const files = listFiles(TEST_EXPORT).filter(
    ({ path: file }) => file !== '.nojekyll' && !own.includes(`/${file}`),
  );
  const wrong = files.filter(({ path: file, size }) => {
    const limit = FILE_LIMITS.find(({ shape }) => shape.test(file));
    return size === 0 || (limit && size > limit.bytes);
  });
  expect(wrong).toEqual([]);
});

test('every drawing has a thumbnail of at most 3 KB that shows something', () => {
  const folder = 'public/drawings/drawn';
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('-thumb.svg'));
  expect(names.map((name) => name.replace('-thumb', ''))).toEqual(
    expect.arrayContaining(fs.readdirSync('public/drawings').filter((name) => name.endsWith('.svg'))),
  );
  for (const name of names) {
    const svg = fs.readFileSync(`${folder}/${name}`);
    expect.soft(brotliCompressSync(svg).length, name).toBeLessThanOrEqual(3072);
    expect.soft(svg.toString(), name).toContain('class="edge"');
  }
});
