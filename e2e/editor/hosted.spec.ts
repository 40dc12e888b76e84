/** The editor on a host, from the folder of `EDITOR_REPO` with its headers, without a checkout. */
import fs from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { listen } from '@/lib/tools/listen';
import { FULL_SITE } from '../support/sites';
import { box, EDITOR_FOLDER, expect, openForm, saveButton, test } from './editor';

const FILE = 'content/courses/catia.md';
const HEAD = 'a'.repeat(40);
/** A commit, a branch and a file in one: GitHub's answers to GraphQL have the parts that a query names. */
const ANY = {
  oid: HEAD,
  text: fs.readFileSync(path.join(FULL_SITE.content.dir, 'courses/catia.md'), 'utf8'),
  target: { oid: HEAD, history: { nodes: [{ oid: HEAD, message: '', author: {} }] } },
};

/** The data of every GraphQL query, with each alias in it: `file_1: object(oid: …)`. */
function dataFor(query: string) {
  const aliases = Object.fromEntries([...query.matchAll(/(\w+_\d+):/g)].map(([, alias]) => [alias, ANY]));
  return {
    createCommitOnBranch: { commit: { ...ANY, ...aliases } },
    fork: { id: 'R' },
    base: { ref: ANY },
    repository: { ref: ANY, ...aliases },
  };
}

test('a change becomes one commit on a branch with a draft pull request', async ({ page }) => {
  const commits: { fileChanges: { additions: { contents: string }[] } }[] = [];
  const pulls: unknown[] = [];
  const answers: Record<string, object> = {
    '/user': { id: 1, login: 'editor' },
    [`/repos/owner/name/git/trees/${HEAD}`]: { tree: [{ path: FILE, sha: HEAD, type: 'blob' }] },
  };
  await page.route('https://api.github.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const sent = route.request().postDataJSON();
    if (sent?.variables?.input?.fileChanges) commits.push(sent.variables.input);
    if (pathname.endsWith('/pulls') && sent) pulls.push(sent);
    const json = sent?.query ? { data: dataFor(sent.query) } : (answers[pathname] ?? []);
    return route.fulfill({ json });
  });
  const vercel = JSON.parse(fs.readFileSync(path.join(EDITOR_FOLDER, 'vercel.json'), 'utf8'));
  const rules = vercel.headers as { headers: { key: string; value: string }[] }[];
  const headers = new Headers(
    rules.flatMap((rule) => rule.headers.map(({ key, value }): [string, string] => [key, value])),
  );
  const host = await listen(
    0,
    sirv(EDITOR_FOLDER, { setHeaders: (response) => response.setHeaders(headers) }),
  );
  const response = await page.goto(host.url);
  expect(response?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self'"),
    'x-robots-tag': 'noindex, nofollow',
  });
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: /token/i }).fill('a-token-for-a-test');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
  await openForm(page, 'courses/entries/catia');
  await box(page, 'Title').fill('CATIA anew');
  await saveButton(page).click();
  await expect.poll(() => pulls).toMatchObject([{ base: 'main', draft: true }]);
  await host.close();

  expect(commits).toMatchObject([
    {
      expectedHeadOid: HEAD,
      message: { headline: 'Change Course “catia”' },
      fileChanges: { additions: [{ path: FILE }], deletions: [] },
    },
  ]);
  const [file] = commits[0]?.fileChanges.additions ?? [];
  expect(Buffer.from(file?.contents ?? '', 'base64').toString()).toContain('\ntitle: CATIA anew\n');
});
