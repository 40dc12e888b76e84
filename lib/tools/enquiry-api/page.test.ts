import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { append, readEntries } from './journal';
import { renderPage } from './page';
import { startEnquiryApi } from './server';
import { COURSE, GENERAL, linesOf, post, statusAs, test } from './testing';

const entry = (name: string) => ({ time: '2026-11-21T10:00:00.000Z', path: '/api/mail/add', body: { name } });

test('the page says that it is a stand-in and lists enquiries, newest first, those before a restart too', async ({
  api,
  file,
}) => {
  const before = await startEnquiryApi({ file, quiet: true });
  await post(before, '/api/mail/add', GENERAL);
  await before.close();
  await post(api, '/api/course/add', { ...COURSE, name: 'Usha Rao' });
  const html = await (await fetch(api.url)).text();
  expect(html).toContain('A stand-in for local use, not the real enquiry API.');
  expect(html).toContain(file);
  expect(html).toContain('2 calls received');
  expect(html.indexOf('Usha Rao')).toBeGreaterThan(0);
  expect(html.indexOf('Usha Rao')).toBeLessThan(html.indexOf('Asha Rao'));
});

test('the page shows markup as text and lets nothing run', async ({ api }) => {
  const enquiry = `</dd><script>alert(1)</script><img src=x onerror='alert(2)'> & "more"`;
  await post(api, '/api/mail/add', { ...GENERAL, enquiry });
  const response = await fetch(api.url);
  const html = await response.text();
  expect(html).toContain(
    '&lt;/dd&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;alert(2)&#39;&gt; &amp; &quot;more&quot;',
  );
  expect(html).not.toMatch(/<script|<img/);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('script-src');
});

test('the page is not for pages elsewhere whose name leads to this computer', async ({ api }) => {
  expect(await statusAs(api.url, 'elsewhere.example')).toBe(404);
});

test('a page of very many shows the latest and says so', () => {
  const html = renderPage({
    file: 'x',
    entries: Array.from({ length: 600 }, (_, i) => entry(`Visitor ${i}.`)),
    damaged: 1,
  });
  expect(html).toContain(
    '600 calls received, newest first. The latest 500 are shown. 1 line of the file could not be read.',
  );
  expect(html).toContain('Visitor 599.');
  expect(html).toContain('Visitor 100.');
  expect(html).not.toContain('Visitor 99.');
});

test('a torn last line is survived, and does not swallow the next', ({ file }) => {
  append(file, entry('Asha'));
  fs.appendFileSync(file, '{"time":"2026-11-21T10:0');
  expect(readEntries(file)).toEqual({ entries: [entry('Asha')], damaged: 1 });
  append(file, entry('Usha'));
  expect(readEntries(file)).toEqual({ entries: [entry('Asha'), entry('Usha')], damaged: 1 });
  expect(linesOf(file)).toHaveLength(3);
});

test('a file that is taken away while it runs is made again', ({ file }) => {
  append(file, entry('Asha'));
  fs.rmSync(path.dirname(file), { recursive: true });
  append(file, entry('Usha'));
  expect(readEntries(file)).toEqual({ entries: [entry('Usha')], damaged: 0 });
});
