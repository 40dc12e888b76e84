/** The editor without a checkout: the static folder of `EDITOR_REPO`, on a host that sends its headers, with the Git host answered here. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { listFiles } from '@/lib/export/release-manifest';
import { TEST_EXPORT } from '@/lib/tools/cli/test-export';
import { editorFiles } from '@/lib/tools/editor/folder';
import { repositoryOf } from '@/lib/tools/editor/repository';
import { type Listening, listen } from '@/lib/tools/listen';
import { test as base } from '../fixtures';
import { blockNetwork, box, changedLines, EDITOR_FOLDER, expect, openForm, SOURCE } from './editor';
import { answerGitHub, HEAD } from './github';

/** Serves the editor of a repository; gives its address. */
type Host = (line: string) => Promise<string>;

const test = base.extend<{ serve: Host; complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  serve: async ({}, use) => {
    const open: Listening[] = [];
    await use(async (line) => {
      const files = editorFiles(repositoryOf(line));
      const [rule] = JSON.parse(files['vercel.json'] ?? '').headers as {
        headers: { key: string; value: string }[];
      }[];
      const bundle = sirv(EDITOR_FOLDER);
      const editor = await listen(0, (request, response) => {
        for (const { key, value } of rule?.headers ?? []) response.setHeader(key, value);
        const [pathname = '/'] = (request.url ?? '/').split('?');
        const own = files[pathname === '/' ? 'index.html' : pathname.slice(1)];
        if (own === undefined) return bundle(request, response);
        response.setHeader('content-type', pathname === '/' ? 'text/html' : 'text/plain');
        response.end(own);
      });
      open.push(editor);
      return editor.url;
    });
    await Promise.all(open.map((editor) => editor.close()));
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await blockNetwork(page, complaints);
    await use(complaints);
  },
});

const FILES = Object.fromEntries(
  ['site.md', 'courses/catia.md', 'courses/nx12.md', 'pages/home.md'].map((file) => [
    `content/${file}`,
    fs.readFileSync(path.join(SOURCE, file), 'utf8'),
  ]),
);
const CATIA = 'content/courses/catia.md';
/** Once signed in. */
async function changeTitle(page: Page) {
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
  await openForm(page, 'courses/entries/catia');
  await box(page, 'Title').fill('CATIA anew');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}
const ONE_LINE = { gone: ['title: CATIA'], came: ['title: CATIA anew'] };

test('on GitHub a change goes to a branch and a pull request, as one commit of one changed line', async ({
  page,
  serve,
  complaints,
}) => {
  const github = await answerGitHub(page, FILES);
  await page.goto(await serve('github:owner/name'));
  await page.getByRole('button', { name: /Sign In Using Access Token/i }).click();
  await page.getByRole('textbox', { name: /token/i }).fill('a-token-for-a-test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await changeTitle(page);
  await expect.poll(() => github.pulls.length).toBe(1);

  expect(github.commits).toHaveLength(1);
  const [commit] = github.commits;
  expect(commit?.expectedHeadOid).toBe(HEAD);
  expect(commit?.message.headline).toBe('Change Course “catia”');
  expect(commit?.fileChanges.deletions).toEqual([]);
  expect(commit?.fileChanges.additions.map((file) => file.path)).toEqual([CATIA]);
  const text = Buffer.from(commit?.fileChanges.additions[0]?.contents ?? '', 'base64').toString('utf8');
  expect(changedLines(FILES[CATIA], text)).toEqual(ONE_LINE);
  expect(github.branches.concat(commit?.branch.branchName ?? '').join()).toContain('courses/catia');
  expect(github.pulls[0]).toMatchObject({ base: 'main', draft: true });
  expect(github.unknown).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the folder is beside the site and not in it, has its own policy, is not for search engines, and carries the licences of what is in it', () => {
  const names = (folder: string) => listFiles(folder).map(({ path }) => path);
  const own = names(EDITOR_FOLDER).filter((name) => /\.(js|css|woff2)$/.test(name));
  expect(own.length).toBeGreaterThan(0);
  expect(
    names(TEST_EXPORT).filter((name) => own.includes(name) || /admin|editor|sveltia/.test(name)),
  ).toEqual([]);
  const read = (file: string) => fs.readFileSync(path.join(EDITOR_FOLDER, file), 'utf8');
  for (const file of ['_headers', 'vercel.json']) {
    expect(read(file)).toContain("default-src 'none'; script-src 'self'");
    expect(read(file)).toContain("frame-ancestors 'none'");
    expect(read(file)).toContain('noindex, nofollow');
  }
  expect(read('index.html')).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(read('robots.txt')).toContain('Disallow: /');
  for (const name of ['@sveltia/cms', 'yaml', 'zod', 'material-symbols-outlined'])
    expect(read('licences.txt')).toContain(name);
});
