import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folder of the export: `OUT_DIR`, else `out`. */
export const outDir = () => process.env.OUT_DIR ?? 'out';

/** Folders of `public/` that the build fills with downloads of the pages. */
export const DOWNLOAD_FOLDERS = ['syllabus', 'calendar', 'share'];
/** All folders of `public/` that the build fills. */
export const GENERATED_FOLDERS = ['media', ...DOWNLOAD_FOLDERS];

/** Folder of the export for our own scripts and styles. Their names have a hash of their content. */
export const ASSETS_FOLDER = 'assets';

/** SHA-256 of parts, as hex. A NUL between them tells 'ab', 'c' from 'a', 'bc'. */
export function sha256(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const [i, part] of parts.entries()) hash.update(i === 0 ? '' : '\0').update(part);
  return hash.digest('hex');
}

/** Writes a file, and its folders, in one step: a reader finds the old file or the new one. */
export function atomicWrite(file: string, data: string | Uint8Array) {
  const temporary = `${file}.${process.pid}.new`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(temporary, data);
  fs.renameSync(temporary, file);
}

/** Sorted paths of all files below a folder, relative to it, with forward slashes; none if it does not exist. */
export const pathsIn = (root: string): string[] =>
  !fs.existsSync(root)
    ? []
    : fs
        .readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((name) => fs.statSync(path.join(root, name)).isFile())
        .map((name) => name.replaceAll(path.sep, '/'))
        .sort();

/** The files of some folders, and single files, sorted, without tests. */
export const sourceFiles = (names: readonly string[]): string[] =>
  names
    .flatMap((name) =>
      fs.statSync(name).isFile() ? name : pathsIn(name).map((file) => path.join(name, file)),
    )
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort();
