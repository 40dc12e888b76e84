import fs from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes, sorted by code unit. */
export const pathsIn = (root: string): string[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(root, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
