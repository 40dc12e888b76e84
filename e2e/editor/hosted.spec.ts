/** The editor on a host, from the folder of `EDITOR_REPO` with its headers, without a checkout. */
import fs from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { listen } from '@/lib/tools/listen';
import { FULL_CONTENT } from '../support/fixture-sites';
import { box, EDITOR_FOLDER, expect, FILES, openForm, saveButton, test } from './editor';
import { answerGitHub, HEAD } from './github';

const read = (file: string) => fs.readFileSync(path.join(EDITOR_FOLDER, file), 'utf8');

test('a change becomes one commit on a branch with a draft pull request', async ({ page }) => {
  const files = Object.fromEntries(
    FILES.map((file) => [`content/${file}`, fs.readFileSync(path.join(FULL_CONTENT, file), 'utf8')]),
  );
  const github = await answerGitHub(page, files);
  const [rule] = JSON.parse(read('vercel.json')).headers as { headers: { key: string; value: string }[] }[];
  const setHeaders = (response: { setHeader(name: string, value: string): void }) =>
    rule?.headers.forEach(({ key, value }) => void response.setHeader(key, value));
  const host = await listen(0, sirv(EDITOR_FOLDER, { setHeaders }));
  await page.goto(host.url);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: /token/i }).fill('a-token-for-a-test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
  await openForm(page, 'courses/entries/catia');
  await box(page, 'Title').fill('CATIA anew');
  await saveButton(page).click();
  await expect.poll(() => github.pulls).toMatchObject([{ base: 'main', draft: true }]);
  await host.close();

  expect(github.commits).toMatchObject([
    {
      expectedHeadOid: HEAD,
      message: { headline: 'Change Course “catia”' },
      fileChanges: { additions: [{ path: 'content/courses/catia.md' }], deletions: [] },
    },
  ]);
  const [file] = github.commits[0]?.fileChanges.additions ?? [];
  expect(Buffer.from(file?.contents ?? '', 'base64').toString()).toContain('\ntitle: CATIA anew\n');
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
