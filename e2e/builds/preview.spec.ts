/** `npm run dev` in a real browser: the page shows a saved change, or the message on an error. */
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '@/lib/tools/testing';
import { expect as expectSoon, test } from '../support/fixtures';
import { FULL_SITE } from '../support/sites';
import { start } from './program';

/** Next compiles and renders again after each change, which takes long on a slow machine. */
const expect = expectSoon.configure({ timeout: 90_000 });
/** Timeout of the start and of the first request of a page, which take longer. */
const FIRST = { timeout: 240_000 };

const DIR = '.cache/content-preview';

test('the preview follows what is saved, and says what is wrong', async ({ page, errors }) => {
  fs.rmSync(DIR, { recursive: true, force: true });
  fs.cpSync(FULL_SITE.content.dir, DIR, { recursive: true });
  const file = path.join(DIR, 'courses', 'catia.md');
  const text = fs.readFileSync(file, 'utf8');
  const heading = page.getByRole('heading', { level: 1 });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { CONTENT_DIR: DIR, PORT: String(port), SITE_URL: '', ENQUIRY_HOST: '' };
  const { child, ended, output } = start('dev', env);
  try {
    await expect.poll(() => output().includes('The preview') || child.exitCode !== null, FIRST).toBe(true);
    const isOther = /already running/i.test(output());
    test.skip(isOther && !process.env.CI, 'npm run dev is running in this folder already');
    expect(output()).toContain('The preview');

    await test.step('a page shows, and changes when its file is saved', async () => {
      await page.goto(`${url}/catia`, FIRST);
      await expect(heading).toHaveText('CATIA');
      fs.writeFileSync(file, text.replace('title: CATIA', 'title: CATIA anew'));
      await expect(heading).toHaveText('CATIA anew');
    });

    await test.step('a mistake shows as its message, until it is mended', async () => {
      fs.writeFileSync(file, text.replace('group: Mechanical CAD', 'group: Mechanical'));
      const place = `${file}:${text.split('\n').findIndex((line) => line.startsWith('group:')) + 1}:1`;
      await expect(page.getByText(place)).toBeVisible();
      await expect(page.getByText("group: 'Mechanical'")).toBeVisible();
      expect(output()).toContain(place);
      fs.writeFileSync(file, text);
      await expect(heading).toHaveText('CATIA');
    });

    await test.step('a new file is a page, and stands in the menu of the open one', async () => {
      const added = text
        .replace('title: CATIA', 'title: Sheet Metal')
        .replace('description: A course in CATIA', 'description: Sheet metal')
        .replace('order: 1', 'order: 99');
      const shown = output().length;
      fs.writeFileSync(path.join(DIR, 'courses', 'sheet-metal.md'), added);
      // Printed when Next has compiled the new page; the open page then reloads.
      await expect.poll(() => output().slice(shown), FIRST).toContain('0 errors');
      // Other errors are allowed: if two requests need the list of pages at once, Next may read a
      // half-written file, print an error and retry.
      expect(output().slice(shown)).not.toContain('missing param');
      await expect(page.getByRole('link', { name: 'Sheet Metal', includeHidden: true })).not.toHaveCount(0);
      await page.goto(`${url}/sheet-metal`, FIRST);
      await expect(heading).toHaveText('Sheet Metal');
    });

    expect(errors.filter((line) => /hydrat/.test(line))).toEqual([]);
  } finally {
    // Before the preview ends: it would break off a request of the page.
    await page.close();
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(DIR, { recursive: true, force: true });
  }
});
