/** `npm run reproducible`: builds twice and compares every byte. Ends with 1 if anything differs. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CACHE } from '@/lib/media/generate';
import { runCommand } from '../command';
import { run } from '../run';

await runCommand(async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  const [first, second] = [path.join(dir, 'first'), path.join(dir, 'second')];
  for (const OUT_DIR of [first, second]) {
    // Neither cache nor output may reach the second build.
    for (const kept of ['.next', '.next-export', CACHE]) fs.rmSync(kept, { recursive: true, force: true });
    await run('tsx', ['lib/tools/cli/build.ts'], { env: { OUT_DIR } });
  }
  await run('diff', ['--recursive', '--brief', first, second]).catch(() => {
    throw new Error(`The builds differ; both are kept in ${dir}.`);
  });
  console.log('\nEvery file is the same in both builds.');
  fs.rmSync(dir, { recursive: true });
});
