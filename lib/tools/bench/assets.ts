import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/load';
import type { Part } from './make-assets';

const FOLDER = path.resolve('.cache/bench/assets');
/** What the folder must not share with the site: caches and what is made. */
const APART = /^(\.|out|public$|test-results|playwright-report)/;

/**
 * Makes syllabus PDFs, share images and pictures from nothing, and again, in a folder with caches of its own: those of
 * the site stay as they are. Each time is a process of its own, as in a build.
 * @returns a table
 */
export function benchAssets(): string {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  // Everything that making them may read, by the paths that it is read by.
  const needed = [...fs.readdirSync('.').filter((name) => !APART.test(name)), 'public/drawings'];
  for (const name of needed) link(path.resolve(name), path.join(FOLDER, name));
  const make = () => {
    const env = { ...process.env, CONTENT_DIR: path.resolve(contentDir()) };
    return JSON.parse(execFileSync('node_modules/.bin/tsx', ['lib/tools/bench/make-assets.ts'], { cwd: FOLDER, env, encoding: 'utf8' })) as Part[];
  };
  const [cold, again] = [make(), make()];
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const lines = cold.map(({ name, made, seconds, files, bytes }, i) => {
    const second = again[i];
    const cells = [made, seconds.toFixed(1), ((seconds / made) * 1000).toFixed(0), files, (bytes / 1e6).toFixed(1), (bytes / files / 1000).toFixed(1)];
    return `| ${[name, ...cells, second?.made, second?.seconds.toFixed(2)].join(' | ')} |`;
  });
  return [
    'What stands beside the pages: made from nothing, and a second time',
    '',
    '| what | made | wall s | ms each | files | MB | kB each | made again | wall s |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

function link(target: string, at: string) {
  fs.mkdirSync(path.dirname(at), { recursive: true });
  fs.symlinkSync(target, at);
}
