/** The editor on a host, from the folder of `EDITOR_REPO` with its headers, without a checkout. */
import fs from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { listen } from '@/lib/tools/listen';
import { expectErrors } from '../support/fixtures';
import { EDITOR_FOLDER, expect, test } from './editor';

const read = (file: string) => fs.readFileSync(path.join(EDITOR_FOLDER, file), 'utf8');

// What the editor is told of the repository is tested in lib/tools/editor/editor.test.ts.
test('the editor starts under its own headers, and signs in at the repository’s host', async ({ page }) => {
  expectErrors(/status of 401/, /token is invalid/);
  const [rule] = JSON.parse(read('vercel.json')).headers as { headers: { key: string; value: string }[] }[];
  const headers = new Headers(rule?.headers.map(({ key, value }) => [key, value]));
  const host = await listen(
    0,
    sirv(EDITOR_FOLDER, { setHeaders: (response) => response.setHeaders(headers) }),
  );
  const tokens: (string | undefined)[] = [];
  await page.route('https://api.github.com/**', (route) => {
    tokens.push(route.request().headers().authorization);
    return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
  });
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: /token/i }).fill('a-token-for-a-test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(/token is invalid/)).toBeVisible();
  expect(tokens).toContainEqual(expect.stringContaining('a-token-for-a-test'));
  await host.close();
});

test('the editor’s folder has its own policy and the licences of its packages', () => {
  for (const file of ['_headers', 'vercel.json'])
    for (const value of [
      "default-src 'none'; script-src 'self'",
      "frame-ancestors 'none'",
      'noindex, nofollow',
    ])
      expect(read(file)).toContain(value);
  for (const name of ['@sveltia/cms', 'yaml', 'zod', 'material-symbols-outlined'])
    expect(read('licences.txt')).toContain(name);
});
