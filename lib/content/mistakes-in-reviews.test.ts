/** Mistakes in the code of the reviews widget, and what the editor reads, word for word. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkReviews } from './check/reviews';
import { type Diagnostic, formatDiagnostic } from './diagnostic';
import { Reporter } from './reporter';
import { contentCopy } from './testing';

const ORIGINS = ['https://widget.example', 'https://*.cdn.example'];
const HTTPS =
  'Expected an address that starts with https://. Write it with https://, or ask the provider for such code.';
const LISTED =
  'which is not in reviews.origins. Expected every host that the widget loads from. Add to origins: -';

const CASES: Record<string, string[]> = {
  '<div data-id="1"></div><script src="https://widget.example/w.js" async></script>': [],
  '<iframe src="//a.cdn.example/f"></iframe><img src="data:image/gif;base64,R0">': [],
  '<script>const svg = "http://www.w3.org/2000/svg"; load("https://widget.example/w.js")</script>': [],
  '<script src="https://widget.example/w.js"></script><a href="http://elsewhere.example">Reviews</a>': [],
  '<script src="http://a.cdn.example/w.js"></script>': [
    `error  reviews.embed: <script> loads 'http://a.cdn.example/w.js'. ${HTTPS}`,
  ],
  '<iframe src="/reviews.html"></iframe>': [`error  reviews.embed: <iframe> loads '/reviews.html'. ${HTTPS}`],
  '<script src="https://cdn.example/w.js"></script><link href="https://cdn.example/w.css">': [
    `error  reviews.embed: <script> loads 'https://cdn.example', ${LISTED} https://cdn.example`,
  ],
  '<style>@import url(http://fonts.example/f.css)</style><script>load("https://api.example/v1", "https://api.example/v2")</script>':
    [
      `warning  reviews.embed: a <style> names 'http://fonts.example/f.css'. ${HTTPS}`,
      `warning  reviews.embed: a <script> names 'https://api.example', ${LISTED} https://api.example`,
    ],
};

for (const [embed, lines] of Object.entries(CASES))
  test(embed, () => {
    const diagnostics: Diagnostic[] = [];
    const report = new Reporter({ file: 'site.md', placeOf: () => ({ line: 26, column: 3 }) }, diagnostics);
    checkReviews({ embed, origins: ORIGINS, page: 'https://reviews.example' }, report);
    expect(diagnostics.map(formatDiagnostic)).toEqual(lines.map((line) => `site.md:26:3  ${line}`));
  });

const copy = contentCopy([]);
test('the check of the content reads the code as code, and names line and field', async () => {
  const text = fs.readFileSync(path.join(copy().dir, 'site.md'), 'utf8');
  const line = (text.split('\nreviews:')[0] ?? '').split('\n').length + 2;
  const check = async (fields: string) => {
    const reviews = `\nreviews:\n${fields}  page: https://reviews.example.com/x\n`;
    const lines = await copy().after({ 'site.md': text.replace(/\nreviews:\n( .*\n)+/, reviews) });
    return lines.filter((line) => line.includes(' reviews.'));
  };
  const long = 'a(b, c); '.repeat(40);
  expect(
    await check(`  embed: |\n    <script>${long}</script>\n    <img src="http://a.example/i">\n`),
  ).toEqual([`content/site.md:${line}:3  error  reviews.embed: <img> loads 'http://a.example/i'. ${HTTPS}`]);
  expect(await check('  embed: https://widget.example/w.js\n')).toEqual([
    expect.stringContaining(
      "'https://widget.example/w.js'. Expected the whole code of the widget, with a <script>",
    ),
  ]);
  expect(await check('  origins: [http://a.example/x]\n')).toEqual([
    expect.stringContaining(
      `content/site.md:${line}:13  error  reviews.origins[1]: 'http://a.example/x'. Expected https:// and a host`,
    ),
  ]);
});
