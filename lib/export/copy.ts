/** What an export ships beside its pages. */
import fs from 'node:fs';
import path from 'node:path';

/** Folders of which only what a page refers to is shipped: Next's scripts, drawings in reserve, sizes that are not offered. */
const REFERENCED_ONLY = new Set(['_next', 'calendar', 'drawings', 'fonts', 'media', 'share', 'syllabus']);

/**
 * Copies the files of `public/`, whether or not a page refers to them (`.well-known/`), and those that Next wrote of
 * metadata routes (`sitemap.xml`, icons).
 * @param from Next's export, which holds a copy of `public/`
 * @param to the deliverable
 */
export function copyFiles(from: string, to: string, publicDir = 'public') {
  const names = fs.readdirSync(from, { recursive: true, encoding: 'utf8' });
  const all = new Set(names);
  for (const name of names) {
    const source = path.join(from, name);
    if (REFERENCED_ONLY.has(name.split(path.sep)[0] as string) || !fs.statSync(source).isFile()) continue;
    if (fs.existsSync(path.join(publicDir, name)) || !isOfPage(name, all))
      copyFile(source, path.join(to, name));
  }
}

function copyFile(from: string, to: string) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

/** Whether a file of Next's export is a page, or what Next's client loads for one: `<page>.txt`, `<page>/__next.*`. */
const isOfPage = (name: string, all: ReadonlySet<string>) =>
  name.endsWith('.html') ||
  path.basename(name).startsWith('__next.') ||
  (name.endsWith('.txt') && all.has(name.replace(/txt$/, 'html')));

/**
 * Copies what the pages refer to in the folders of `public/` and below Next's own (its fonts).
 * @param complete whether all of it has been made: what is missing stays away otherwise
 * @throws when a page refers to a file that is in neither
 */
export function copyReferenced(from: string, to: string, { complete = true, publicDir = 'public' } = {}) {
  const folders = fs
    .readdirSync(publicDir, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  const reference = new RegExp(`/((?:_next|${folders.join('|')})/[^\\s"'<>\\\\),?#&;]+)`, 'g');
  const wanted = new Map<string, string>();
  for (const page of fs.readdirSync(to).filter((name) => name.endsWith('.html')))
    for (const [, name = ''] of fs.readFileSync(path.join(to, page), 'utf8').matchAll(reference))
      wanted.set(decodeURIComponent(name), page);
  for (const [name, page] of wanted) {
    const source = [publicDir, from].map((root) => path.join(root, name)).find((file) => fs.existsSync(file));
    if (!source && !complete) continue;
    if (!source)
      throw new Error(`${page} refers to /${name}, which is neither in public/ nor in Next's export`);
    copyFile(source, path.join(to, name));
  }
}
