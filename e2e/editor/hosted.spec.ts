/** The editor without a checkout: the static folder of `EDITOR_REPO`, on a host that sends its headers, with GitHub answered here. */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { writeEditor } from '@/lib/tools/editor/folder';
import { changed, expect, field, openForm, test } from './editor';
import { answerGitHub, HEAD } from './github';

const FOLDER = path.join('.cache', 'test-editor');
let server: http.Server;
let url = '';

test.beforeAll(async () => {
  process.env.EDITOR_DIR = FOLDER;
  await writeEditor('github:owner/name');
  const files = sirv(FOLDER, { dev: true });
  const [rule] = JSON.parse(fs.readFileSync(path.join(FOLDER, 'vercel.json'), 'utf8')).headers;
  server = http.createServer((request, response) => {
    for (const { key, value } of rule.headers) response.setHeader(key, value);
    files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a change goes to a branch and a pull request, as one commit of one changed line', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1200, height: 9000 });
  const files = ['site.md', 'courses/catia.md', 'courses/nx12.md', 'pages/home.md'].map((file) => path.posix.join('content', file));
  const github = await answerGitHub(page, Object.fromEntries(files.map((file) => [file, fs.readFileSync(file, 'utf8')])));
  await page.goto(url);
  await page.getByRole('button', { name: /Sign In Using Access Token/i }).click();
  await page.getByRole('textbox', { name: /token/i }).fill('a-token-for-a-test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible({ timeout: 20_000 });
  await openForm(page, 'courses/entries/catia');
  await field(page, 'Title').getByRole('textbox').first().fill('CATIA anew');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => github.pulls.length, { timeout: 15_000 }).toBe(1);

  expect(github.commits).toHaveLength(1);
  const [commit] = github.commits;
  expect(commit?.expectedHeadOid).toBe(HEAD);
  expect(commit?.message.headline).toBe('Change Course “catia”');
  expect(commit?.fileChanges.deletions).toEqual([]);
  expect(commit?.fileChanges.additions.map(({ path: at }) => at)).toEqual(['content/courses/catia.md']);
  const text = Buffer.from(commit?.fileChanges.additions[0]?.contents ?? '', 'base64').toString('utf8');
  expect(changed(fs.readFileSync('content/courses/catia.md', 'utf8'), text)).toEqual({ gone: ['title: CATIA'], came: ['title: CATIA anew'] });
  expect(github.branches.concat(commit?.branch.branchName ?? '').join()).toContain('courses/catia');
  expect(github.pulls[0]).toMatchObject({ base: 'main', draft: true });
  expect(github.unknown).toEqual([]);
  expect(complaints.filter((line) => !line.startsWith('asked for https://api.github.com/'))).toEqual([]);
});

test('the folder has its own policy, is not for search engines, and carries the licences of what is in it', () => {
  const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), 'utf8');
  expect(read('_headers')).toContain("default-src 'none'; script-src 'self'");
  expect(read('_headers')).toContain("frame-ancestors 'none'");
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  expect(read('index.html')).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(read('robots.txt')).toContain('Disallow: /');
  for (const name of ['@sveltia/cms', 'yaml', 'zod', 'material-symbols-outlined']) expect(read('licences.txt')).toContain(name);
});
