import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies the files of `public/`, and those of Next's metadata routes.
 * @param nextDir Next's output, which holds a copy of `public/`
 * @param staging the new export
 */
export function copyFiles(nextDir: string, staging: string, publicDir = 'public') {
  fs.cpSync(nextDir, staging, {
    recursive: true,
    filter(source) {
      const name = path.relative(nextDir, source);
      if (name === '_next') return false;
      return fs.existsSync(path.join(publicDir, name)) || !isOfPage(source);
    },
  });
}

/** Whether a path is a page of Next, or data for Next's client (`catia.txt`, `catia/__next.*`). */
const isOfPage = (file: string) =>
  file.endsWith('.html') ||
  path.basename(file).startsWith('__next.') ||
  fs.existsSync(`${file.replace(/\.txt$/, '')}.html`);
