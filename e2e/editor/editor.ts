/** What the editor's tests share: the editor on a copy of the content, in a browser whose folder is a private one. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { checkContent } from '@/lib/content/check';
import { serveEditor } from '@/lib/tools/editor/local';
import { startPreview } from '@/lib/tools/preview/server';
import { test as base, expect, watch } from '../fixtures';

export { changedLines } from '@/lib/content/testing';
export { expect };

/** Where bundle.setup.ts writes it. */
export const EDITOR_FOLDER = path.join('.cache', 'test-editor');

/** The pictures of the guide show the site's own content. */
const PICTURES = Boolean(process.env.EDITOR_PICTURES);
export const SOURCE = PICTURES ? 'content' : 'e2e/content-full';

/** The files that the editor is given, of each kind some; the preview has all. */
const FILES = [
  'site.md',
  ...['catia', 'nx12', 'python'].map((course) => `courses/${course}.md`),
  'services/tvisa.md',
  ...['home', 'career', 'privacy'].map((page) => `pages/${page}.md`),
  PICTURES ? 'images/banner-mechanical.jpg' : 'images/room.jpg',
];

/** The editor on this computer's files, which are a test's own. */
interface EditorPage {
  url: string;
  /** Folder of the content that the preview checks. */
  dir: string;
  /** Requests to other places, violations of the policy and errors of the console. */
  complaints: string[];
  /** Opens the editor on the content as it is. */
  open(): Promise<void>;
  /** A file as the editor left it; nothing where there is none. */
  bytes(file: string): Promise<Buffer>;
  text(file: string): Promise<string | undefined>;
  /** Writes a file into the folder as another program would. */
  put(file: string, content: string | Buffer): Promise<unknown>;
  /** Brings what the editor wrote into the preview's folder, as if both were one, and shows the check anew. */
  mirror(file: string): Promise<void>;
  /** Saves, and waits until the file has been written and the list is back. */
  save(file: string): Promise<void>;
}

interface Local {
  url: string;
  dir: string;
  reload(): void;
}

export const test = base.extend<{ editor: EditorPage }, { local: Local }>({
  viewport: { width: 1200, height: 900 },
  // No waiting for dialogs that fade and lists that slide.
  contextOptions: { reducedMotion: 'reduce' },
  local: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, info) => {
      const dir = path.join('.cache', `content-editor-${info.workerIndex}`);
      await use({
        ...(await startPreview(0, {
          current: () => checkContent(dir),
          editor: serveEditor(dir, EDITOR_FOLDER),
        })),
        dir,
      });
      fs.rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, local: { url, dir, reload } }, use) => {
    fs.rmSync(dir, { recursive: true, force: true });
    fs.cpSync(SOURCE, dir, { recursive: true, filter: (source) => !source.includes('artwork') });
    const complaints: string[] = [];
    await blockNetwork(page, complaints);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    const bytes = async (file: string) => {
      const [base = ''] = await page.evaluate(access, [[`content/${file}`]] as [string][]);
      return Buffer.from(base, 'base64');
    };
    const text = async (file: string) => (await bytes(file)).toString('utf8') || undefined;
    const put = (files: [string, string | Buffer][]) =>
      page.evaluate(
        access,
        files.map(([file, content]): [string, string] => [file, Buffer.from(content).toString('base64')]),
      );
    await use({
      url,
      dir,
      complaints,
      bytes,
      text,
      put: (file, content) => put([[`content/${file}`, content]]),
      async mirror(file) {
        fs.writeFileSync(path.join(dir, file), (await text(file)) ?? '');
        reload();
      },
      async open() {
        await page.goto(`${url}/admin`);
        const files = FILES.map((file): [string, Buffer] => [
          `content/${file}`,
          fs.readFileSync(path.join(dir, file)),
        ]);
        await put([['.git/HEAD', ''], ...files]);
        await page.getByRole('button', { name: /Work with Local Repository/i }).click();
        await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
      },
      async save(file) {
        const before = await text(file);
        const button = page.getByRole('button', { name: 'Save', exact: true });
        await button.click();
        // The list comes back.
        await page.waitForFunction(() => !/\/(entries|new)/.test(location.hash));
        await expect(button).toBeHidden();
        // The browser moves a file into its place: for a moment there is none to read.
        await expect.poll(async () => (await text(file)) ?? before).not.toBe(before);
      },
    });
  },
});

/** No name but this computer's is asked; who tries is noted, and so is what the browser complains of. */
export async function blockNetwork(page: Page, complaints: string[]) {
  watch(page, complaints);
  await page.context().route(/^(?!http:\/\/localhost|data:|blob:)/, (route) => {
    complaints.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
}

/** Runs in the page: writes the files that come with base64, and gives that of all. */
async function access(files: [at: string, base?: string][]): Promise<(string | undefined)[]> {
  // Not through the guard that the editor put in: this is another program.
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  const { getFile, createWritable } = (frame.contentWindow as unknown as typeof globalThis)
    .FileSystemFileHandle.prototype;
  const reach = async ([at, base]: [string, string?]) => {
    const create = base !== undefined;
    const steps = at.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create });
    const handle = await folder.getFileHandle(steps.at(-1) ?? '', { create });
    if (create) {
      const writer = await createWritable.call(handle);
      await writer.write(Uint8Array.from(atob(base), (c) => c.charCodeAt(0)));
      await writer.close();
      return base;
    }
    const bytes = new Uint8Array(await (await getFile.call(handle)).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
  const contents = await Promise.all(files.map((file) => reach(file).catch(() => undefined)));
  frame.remove();
  return contents;
}

/**
 * Opens the form of one file: `courses/entries/catia`, `courses/new`.
 * @param to the field to scroll to: the form draws its fields, and what is in them, when they come near
 */
export async function openForm(
  page: Page,
  place: string,
  to = place.startsWith('site') ? 'Name' : 'Title',
): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);
  const form = page.getByRole('group', { name: 'Content Editor' });
  const wanted = field(form, to).first();
  await expect(field(form, place.startsWith('site') ? 'Name' : 'Title').first()).toBeVisible();
  while ((await wanted.count()) === 0)
    await form
      .getByRole('group', { name: / Field$/ })
      .last()
      .scrollIntoViewIfNeeded();
  await scrollTo(wanted);
}

/** Opens the first closed group of fields inside `group`, and scrolls to it until the field that is wanted has been drawn. */
export async function expand(group: Locator, to: string): Promise<void> {
  await group.getByRole('button', { name: 'Expand', exact: true }).first().click();
  while ((await field(group, to).count()) === 0) await scrollTo(group);
}

const scrollTo = (element: Locator) =>
  element.evaluate((element) => element.scrollIntoView({ block: 'start' }));

/** A field with its label, control and hint. Labels stand between marks of direction. */
export const field = (inside: Page | Locator, label: string) =>
  inside.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

/** The text box of a field. */
export const box = (inside: Page | Locator, label: string) =>
  field(inside, label).getByRole('textbox').first();
