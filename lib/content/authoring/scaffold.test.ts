import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { settingsFromEnvironment } from '@/lib/settings/settings';
import { parseContent } from '../read/load';
import { contentCopy } from '../testing';
import { createFile } from './create-file';
import { scaffold } from './scaffold';

const { dir, diagnosticsAfter } = contentCopy();

const NEW = [
  ['course', 'C# & .NET: the "first" steps', 'courses/c-sharp-and-net-the-first-steps.md'],
  ['service', 'Golden Visa', 'services/golden-visa.md'],
  ['page', '2027', 'pages/2027.md'],
  ['page', 'Index', 'pages/index-page.md'],
] as const;

test('a new file of any kind has no error, but warnings for what is left to write', async () => {
  const { content } = parseContent(dir);
  if (!content) throw new Error('The copy cannot be read');
  const files = NEW.map(([kind, title, file]) => {
    const { slug, text } = scaffold(content, kind, title, '2026-11-21');
    expect(file).toContain(`/${slug}.md`);
    return [file, text];
  });
  const diagnostics = await diagnosticsAfter(Object.fromEntries(files));
  expect(diagnostics.filter(({ level }) => level === 'error')).toEqual([]);
  for (const [, title, file] of NEW)
    expect(diagnostics.filter((d) => d.file.endsWith(file)).length, title).toBeGreaterThan(2);
});

// 01:30 on the 22nd in Pune.
const epoch = Date.parse('2026-11-21T20:00Z') / 1000;
const create = (kind: string, ...words: string[]) =>
  createFile({ ...settingsFromEnvironment(), contentDir: dir, epoch }, kind, words);

test('npm run new writes a file with the day in Pune, and never over it', () => {
  const file = path.join(dir, 'services', 'transit-visa.md');
  expect(create('service', 'Transit', 'Visa')).toContain(`${file} is ready`);
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toContain('checked: 2026-11-22\n');
  expect(() => create('service', 'Transit Visa')).toThrow(`${file} exists already`);
  expect(fs.readFileSync(file, 'utf8')).toBe(text);
});
