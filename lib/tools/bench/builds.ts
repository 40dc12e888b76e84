import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const CONTENT = '.cache/bench/content';
const OUT = '.cache/bench/builds';
/** Caches that a cold build does without. Encoded pictures stay. */
const CACHES = ['.next', '.export', '.cache/text', '.cache/exports', CONTENT, OUT];

/**
 * Builds the site from nothing, with and without more courses, leaving out PDFs and share images.
 * @param args of Node, for the build
 * @returns milliseconds that each course takes
 */
export function costOfPage(args: string[], courses: number): number {
  const [base = 0, more = 0] = [0, courses].map((count) => {
    for (const cache of CACHES) fs.rmSync(cache, { recursive: true, force: true });
    fs.cpSync('content', CONTENT, { recursive: true });
    const text = fs.readFileSync('content/courses/catia.md', 'utf8');
    for (let i = 0; i < count; i++)
      fs.writeFileSync(
        `${CONTENT}/courses/copy-${i}.md`,
        `${text.replace(/^(title|description|searchTitle): "?/gm, `$&${i} `)}\nCourse ${i}.\n`,
      );
    const env = { ...process.env, CONTENT_DIR: CONTENT, OUT_DIR: OUT, PAGES_ALONE: '1' };
    const begun = performance.now();
    execFileSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    return performance.now() - begun;
  });
  return (more - base) / courses;
}
