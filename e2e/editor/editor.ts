/** Playwright fixtures for the editor: opens forms, saves files, reads the chosen folder. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { checkContent } from '@/lib/content/check';
import { serveEditor } from '@/lib/tools/editor/local';
import { startPreview } from '@/lib/tools/preview/server';
import { test as base, expect } from '../support/fixtures';
import { FULL_SITE } from '../support/sites';

export { expect };

export const EDITOR_FOLDER = path.join('.cache', 'test-editor');

/** Files in the editor's folder; the preview has all. */
const FILES = ['site.md', 'courses/catia.md', 'courses/nx12.md', 'pages/home.md'];

interface Fixtures {
  /** The content that the editor shows. */
  source: string;
  editor: Awaited<ReturnType<typeof editorOn>>;
}

export const test = base.extend<Fixtures>({
  source: [FULL_SITE.content.dir, { option: true }],
  viewport: { width: 1200, height: 900 },
  // Without animations, which tests would wait for.
  contextOptions: { reducedMotion: 'reduce' },
  editor: async ({ page, source }, use) => use(await editorOn(page, source)),
});

/** Starts the editor of `npm run edit` for a copy of the content. */
async function editorOn(page: Page, source: string) {
  const dir = path.join('.cache', 'content-editor');
  fs.rmSync(dir, { recursive: true, force: true });
  fs.cpSync(source, dir, { recursive: true });
  const preview = await startPreview(0, {
    check: () => checkContent(dir),
    editor: serveEditor(dir, EDITOR_FOLDER),
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const url = `${preview.url}/admin`;
  const text = (file: string) => page.evaluate(fileText, { file: `content/${file}` }).catch(() => undefined);
  return {
    dir,
    text,
    url,
    /** Opens the editor on a folder of the browser, with the files in `FILES`. */
    async open() {
      await page.goto(url);
      await page.evaluate(fileText, { file: '.git/HEAD', text: '' });
      for (const file of FILES) {
        const text = fs.readFileSync(path.join(dir, file), 'utf8');
        await page.evaluate(fileText, { file: `content/${file}`, text });
      }
      await page.getByRole('button', { name: 'Work with Local Repository' }).click();
      await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
    },
    /** Presses Save and waits until the file has been written, then copies it to the preview's folder. */
    async save(file: string) {
      const before = await text(file);
      await saveButton(page).click();
      // The browser replaces the file, which is missing for a moment.
      await expect.poll(async () => (await text(file)) ?? before).not.toBe(before);
      fs.writeFileSync(path.join(dir, file), (await text(file)) ?? '');
      preview.reload();
    },
  };
}

/** Runs in the page: reads a file in the browser's private folder, and writes `text` first if given. */
async function fileText({ file, text }: { file: string; text?: string }): Promise<string> {
  const create = text !== undefined;
  let folder = await navigator.storage.getDirectory();
  const [name = '', ...folders] = file.split('/').reverse();
  for (const step of folders.reverse()) folder = await folder.getDirectoryHandle(step, { create });
  const handle = await folder.getFileHandle(name, { create });
  if (create) {
    const writer = await handle.createWritable();
    await writer.write(text);
    await writer.close();
  }
  return (await handle.getFile()).text();
}

/**
 * Opens the form of one file.
 * @param place `courses/entries/catia`, `courses/new`
 * @param last the field to scroll to: the form renders fields only near the viewport
 */
export async function openForm(page: Page, place: string, last = 'Title'): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);
  const form = page.getByRole('group', { name: 'Content Editor' });
  await expect(field(form, 'Title').first()).toBeVisible();
  while ((await field(form, last).count()) === 0)
    await form
      .getByRole('group', { name: / Field$/ })
      .last()
      .scrollIntoViewIfNeeded();
}

/** A field with label, control and hint. Labels are between Unicode direction marks. */
export const field = (inside: Page | Locator, label: string) =>
  inside.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export const box = (page: Page, label: string) => field(page, label).getByRole('textbox').first();
