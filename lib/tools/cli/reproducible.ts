/** `npm run reproducible`: builds twice from nothing and compares every byte. Ends with 1 if anything differs. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '@/lib/export/release-manifest';
import { run } from './run';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
const builds: string[][] = [];
for (const name of ['first', 'second']) {
  // Neither what Next keeps between builds nor what it makes may reach into the second.
  for (const kept of ['.next', '.export']) fs.rmSync(kept, { recursive: true, force: true });
  const OUT_DIR = path.join(dir, name);
  await run('tsx', ['lib/tools/cli/build.ts'], { env: { OUT_DIR } });
  builds.push(listFiles(OUT_DIR).map((file) => `${file.path} ${file.sha256}`));
}
const [first = [], second = []] = builds;
const different = [
  ...first.filter((file) => !second.includes(file)),
  ...second.filter((file) => !first.includes(file)),
];
const names = [...new Set(different.map((file) => file.slice(0, file.lastIndexOf(' '))))];
if (names.length === 0) {
  console.log(`\n${first.length} files, the same in both builds.`);
  fs.rmSync(dir, { recursive: true });
} else {
  console.log(`\n${names.join('\n')}\n\n${names.length} files differ; both builds are kept in ${dir}.`);
  process.exitCode = 1;
}
