import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_FOLDERS } from '@/lib/files';

/** Folders whose files are shipped only if a page refers to them. */
const REFERENCED_ONLY = new Set(['_next', 'drawings', ...GENERATED_FOLDERS]);

/**
 * Copies the files of `public/`, even if no page refers to them
 * (`.well-known/`), and those of Next's metadata routes.
 * @param nextDir Next's output, which holds a copy of `public/`
 * @param staging the new export
 */
export function copyFiles(nextDir: string, staging: string, publicDir = 'public') {
  fs.cpSync(nextDir, staging, {
    recursive: true,
    filter(source) {
      const name = path.relative(nextDir, source);
      if (REFERENCED_ONLY.has(name)) return false;
      return fs.existsSync(path.join(publicDir, name)) || !isOfPage(source);
    },
  });
}

/** Whether a path is a page of Next, or data for Next's client (`catia.txt`, `catia/__next.*`). */
const isOfPage = (file: string) =>
  file.endsWith('.html') ||
  path.basename(file).startsWith('__next.') ||
  fs.existsSync(`${file.replace(/\.txt$/, '')}.html`);

const REFERENCE = new RegExp(`/((?:${[...REFERENCED_ONLY].join('|')})/[^\\s"'<>\\\\),?#&;]+)`, 'g');

/** @returns paths of the files in `REFERENCED_ONLY` folders to which a page refers */
export const referencesIn = (html: string): string[] =>
  Array.from(html.matchAll(REFERENCE), ([, reference = '']) => reference);

/**
 * Copies the files that pages refer to.
 * @param references each file with a page that refers to it, for messages
 * @throws when a page refers to a file that is neither in `public/` nor in Next's output
 */
export function copyReferenced(
  references: ReadonlyMap<string, string>,
  nextDir: string,
  staging: string,
  publicDir = 'public',
) {
  for (const [reference, page] of references) {
    const name = decodeURIComponent(reference);
    const source = [publicDir, nextDir]
      .map((root) => path.join(root, name))
      .find((file) => fs.existsSync(file));
    if (!source)
      throw new Error(`${page} refers to /${name}, which is neither in public/ nor in Next's export`);
    fs.cpSync(source, path.join(staging, name));
  }
}
