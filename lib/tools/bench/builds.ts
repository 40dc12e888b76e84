import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/load';
import { pathsIn } from '@/lib/files/paths-in';
import { makeCorpus } from './corpus';
import { measure, type Run } from './measure';

const FOLDER = '.cache/bench';

/** Caches that a cold build does without: parsed Markdown, last pages, Next's own. Pictures stay: they are reported apart. */
const CACHES = ['.next', '.export', '.cache/text', '.cache/exports', '.cache/turbopack'];

interface Row {
  courses: number;
  how: string;
  run: Run;
  megabytes: number;
  files: number;
}

/**
 * Builds generated content of several sizes: Next alone for comparison, then ours, cold and after one edit. PDFs and share images of the corpus are left
 * out (`PAGES_ALONE`), as in the peers' table; they are reported by the build itself.
 * @param sizes numbers of courses
 */
export async function benchBuilds(sizes: number[]): Promise<string> {
  const rows: Row[] = [];
  for (const courses of sizes) {
    const content = path.join(FOLDER, `content-${courses}`);
    const out = path.join(FOLDER, `out-${courses}`);
    makeCorpus(contentDir(), content, courses);
    const env = { CONTENT_DIR: content, OUT_DIR: out, PAGES_ALONE: '1' };
    const build = async (how: string) =>
      rows.push({
        courses,
        how,
        run: await measure('node_modules/.bin/tsx', ['lib/tools/cli/build.ts'], env),
        ...sizeOf(out),
      });
    clear(out);
    rows.push({
      courses,
      how: 'plain Next export',
      run: await measure('node_modules/.bin/next', ['build'], env),
      ...sizeOf('.export'),
    });
    clear(out);
    await build('cold');
    fs.appendFileSync(
      path.join(content, 'courses', 'generated-0.md'),
      '\nOne more line, for the build after an edit.\n',
    );
    await build('after one edit');
    fs.rmSync(content, { recursive: true, force: true });
    fs.rmSync(out, { recursive: true, force: true });
  }
  return table(rows);
}

const clear = (out: string) => {
  for (const cache of [...CACHES, out]) fs.rmSync(cache, { recursive: true, force: true });
};

function sizeOf(folder: string) {
  const files = pathsIn(folder);
  return {
    files: files.length,
    megabytes: files.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0) / 1e6,
  };
}

function table(rows: Row[]): string {
  const lines = rows.map(({ courses, how, run, megabytes, files }, i) => {
    const before = rows.slice(0, i).findLast((r) => r.how === how);
    const slope = before
      ? `${(((run.wall - before.run.wall) / (courses - before.courses)) * 1000).toFixed(1)} ms`
      : '';
    return `| ${courses} | ${how} | ${run.wall.toFixed(1)} | ${run.cpu.toFixed(1)} | ${run.peak.toFixed(0)} | ${megabytes.toFixed(0)} | ${files} | ${slope} |`;
  });
  return [
    '| courses | build | wall s | CPU s | largest process MB | output MB | files | slope a page |',
    '|--:|---|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}
