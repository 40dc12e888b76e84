/** What the editor's tests share: the editor on a copy of the content, in a browser whose folder is a private one. */
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { test as base, chromium, expect, type Locator, type Page } from '@playwright/test';
import { checkContent } from '@/lib/content/check';
import { CHROMIUM_ARGS, findChromium } from '@/lib/tools/cli/browser';
import { editorAtHome } from '@/lib/tools/editor/home';
import { startPreview } from '@/lib/tools/preview/proxy';

export { expect };

/** The files that the browser is given: all texts, and one picture. */
const PICTURE = 'images/banner-mechanical.jpg';

export interface Desk {
  /** Folder of the content that the preview checks. */
  dir: string;
  url: string;
  /** Text of a file as the editor left it. */
  text(file: string): Promise<string>;
  /** Writes a file into the folder as another program would. */
  put(file: string, text: string): Promise<void>;
  /** Brings what the editor wrote into the preview's folder, as if both were one, and shows the check anew. */
  mirror(...files: string[]): Promise<void>;
  /** Opens the folder in the editor. */
  open(): Promise<void>;
  /** Saves, and waits until the file has been written and the list is back. */
  save(file: string): Promise<void>;
}

interface Fixtures {
  desk: Desk;
  /** Requests to other places, violations of the policy and errors of the console. */
  complaints: string[];
}

interface WorkerFixtures {
  editor: (request: http.IncomingMessage, response: http.ServerResponse) => boolean;
  home: { url: string; dir: string; reload(): void };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  home: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, info) => {
      const dir = path.join('.cache', `content-editor-${info.workerIndex}`);
      fs.rmSync(dir, { recursive: true, force: true });
      fs.cpSync('content', dir, { recursive: true, filter: (source) => !/artwork|\.schemas/.test(source) });
      const preview = await startPreview(0, 9, () => checkContent(dir), await editorAtHome(dir));
      await use({ ...preview, dir });
      fs.rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      // No name but this computer's is found.
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...CHROMIUM_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => !/^(http:\/\/localhost|data:|blob:)/.test(request.url()) && complaints.push(`asked for ${request.url()}`));
    await use(complaints);
  },
  desk: async ({ page, home, complaints }, use) => {
    void complaints;
    // Fields are drawn when they come near the screen: on a tall one all are there.
    await page.setViewportSize({ width: 1200, height: 9000 });
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    const text = (file: string) => page.evaluate(readFile, `content/${file}`);
    const desk: Desk = {
      dir: home.dir,
      url: home.url,
      text,
      put: (file, content) => page.evaluate(writeFiles, [[`content/${file}`, Buffer.from(content).toString('base64')]] as [string, string][]),
      mirror: async (...files) => {
        for (const file of files) fs.writeFileSync(path.join(home.dir, file), await text(file));
        home.reload();
      },
      open: async () => {
        await page.goto(`${home.url}/admin`);
        const files = [...textsIn(home.dir), PICTURE].map((file): [string, string] => [`content/${file}`, base64(path.join(home.dir, file))]);
        await page.evaluate(writeFiles, [['.git/HEAD', ''], ...files] as [string, string][]);
        await page.getByRole('button', { name: /Work with Local Repository/i }).click();
        await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible({ timeout: 20_000 });
      },
      save: async (file) => {
        const before = await text(file);
        const button = page.getByRole('button', { name: 'Save', exact: true });
        await button.click();
        // The list comes back.
        await page.waitForFunction(() => !/\/(entries|new)/.test(location.hash));
        await expect(button).toBeHidden();
        // The browser moves a file into its place: for a moment there is none to read.
        await expect.poll(() => text(file).catch(() => before)).not.toBe(before);
      },
    };
    await use(desk);
  },
});

function textsIn(dir: string): string[] {
  const inFolder = (folder: string) => fs.readdirSync(path.join(dir, folder)).map((file) => `${folder}/${file}`);
  return ['site.md', ...['courses', 'services', 'pages'].flatMap(inFolder)].filter((file) => file.endsWith('.md'));
}

const base64 = (file: string) => fs.readFileSync(file).toString('base64');

/** Runs in the page. */
async function writeFiles(files: [string, string][]): Promise<void> {
  // Not through the guard that the editor put in: this is another program.
  const frame = document.createElement('iframe');
  document.head.append(frame);
  const outer = frame.contentWindow as unknown as typeof globalThis;
  for (const [at, base] of files) {
    const steps = at.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step, { create: true });
    const handle = await folder.getFileHandle(steps.at(-1) ?? '', { create: true });
    const writer = await outer.FileSystemFileHandle.prototype.createWritable.call(handle);
    await writer.write(Uint8Array.from(atob(base), (c) => c.charCodeAt(0)));
    await writer.close();
  }
  frame.remove();
}

/** Runs in the page. */
async function readFile(at: string): Promise<string> {
  const steps = at.split('/');
  let folder = await navigator.storage.getDirectory();
  for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
  const handle = await folder.getFileHandle(steps.at(-1) ?? '');
  const frame = document.createElement('iframe');
  document.head.append(frame);
  const outer = frame.contentWindow as unknown as typeof globalThis;
  const file = await outer.FileSystemFileHandle.prototype.getFile.call(handle);
  const text = await file.text();
  frame.remove();
  return text;
}

/** The form of one file: `courses/entries/catia`, `courses/new`. */
export async function openForm(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${place}`);
  await expect(field(page, place.startsWith('site') ? 'Name' : 'Title').first()).toBeVisible({ timeout: 20_000 });
}

/** A field with its label, control and hint. Labels stand between marks of direction. */
export const field = (inside: Page | Locator, label: string) => inside.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

/** The lines that differ between two texts. */
export function changed(before: string, after: string): { gone: string[]; came: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { gone: without(old, now), came: without(now, old) };
}

function without(lines: string[], others: string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
