import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folder of the files that a build adds to those of `public/`: pictures, PDFs, share images, calendars. */
export const GENERATED_FOLDER = '.cache/site';

/** Folder of the export for the site's scripts and styles, whose file names contain a hash of the content. */
export const ASSETS_FOLDER = 'assets';

/** SHA-256 of parts, as hex. A NUL between parts distinguishes 'ab', 'c' from 'a', 'bc'. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const [i, part] of parts.entries()) hash.update(i === 0 ? '' : '\0').update(part);
  return hash.digest('hex');
}

/** Writes a file, and missing folders, atomically: a reader finds the old file or the new one. */
export function atomicWrite(file: string, data: string | Uint8Array) {
  const temporary = `${file}.${process.pid}.new`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, data);
  fs.renameSync(temporary, file);
}

/** Writes files into a folder, as `atomicWrite` does. @param files texts by path in the folder */
export function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(folder, name), text);
}

/** Sorted relative paths of all files below a folder, with forward slashes; empty for a missing folder. */
export const pathsIn = (root: string): string[] =>
  !fs.existsSync(root)
    ? []
    : fs
        .readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => fs.statSync(path.join(root, name)).isFile())
        .map((name) => name.replaceAll(path.sep, '/'))
        .sort();

/**
 * Sorted paths of the source files below some folders, without tests.
 * @param roots folders, and single files
 */
export const sourcePathsIn = (roots: readonly string[]): string[] =>
  roots
    .flatMap((root) =>
      fs.statSync(root).isFile() ? root : pathsIn(root).map((file) => path.join(root, file)),
    )
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort();
