/**
 * Real builds that fail in the middle: each must end in a sentence that says what to do, and leave the last good
 * export as it was. A step of `npm test` and not of the tests, since one build at a time works in a folder.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/export/release-manifest';
import { atomicWrite } from '@/lib/files';
import { LOCK_FILE } from '@/lib/tools/build/lock';
import { BARE_CONTENT } from './small';

const OUT = '.cache/failing-export';
const FIRST_OUT = '.cache/first-export';
const CONTENT = '.cache/failing-content';
const PICTURE = path.join(CONTENT, 'images', 'room.jpg');
const AS_IT_WAS = `Nothing was built; the last ${OUT}/ is as it was.`;

function build(env: Record<string, string> = {}, program = ['lib/tools/cli/build.ts']) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    env: {
      ...process.env,
      OUT_DIR: OUT,
      CONTENT_DIR: CONTENT,
      NODE_OPTIONS: '--require ./e2e/builds/fault.cjs',
      ...env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  return { child, said: () => text, ended: once(child, 'close').then(([code]) => code as number | null) };
}

async function fails(env: Record<string, string>, words: RegExp) {
  const failed = build(env);
  assert.equal(await failed.ended, 1, failed.said());
  assert.match(failed.said(), words);
  assert.ok(failed.said().includes(AS_IT_WAS), failed.said());
  assert.doesNotMatch(failed.said(), /^\s+at .*\(.*:\d+:\d+\)$/m, 'a build shows no stack trace');
}

/** A build as `npm start` has it: it says what is there when the pages are shown, and ends with 1 where it fails. */
const START = `
  import fs from 'node:fs';
  import { build } from './lib/tools/build/index.ts';
  await build(() => console.log('shown', fs.readdirSync(process.env.OUT_DIR).join(' ')));
`;

/** The first leaves Next's pages, for cases that need no others (`SAME_PAGES`). */
const CASES: Record<string, () => Promise<void>> = {
  'a first start shows its pages before their downloads; without these half a site is not left': async () => {
    fs.rmSync('public/share', { recursive: true, force: true });
    const env = { OUT_DIR: FIRST_OUT, FAULT: 'ENOSPC public/share/' };
    const start = build(env, ['--input-type=module', '-e', START]);
    assert.equal(await start.ended, 1, start.said());
    const [, shown = ''] = /^shown (.*)$/m.exec(start.said()) ?? [];
    assert.match(shown, /\bindex\.html\b/, start.said());
    assert.doesNotMatch(shown, /\bshare\b/);
    assert.ok(!fs.existsSync(FIRST_OUT));
  },
  'the disk is full while the pages are written': () =>
    fails(
      { FAULT: `ENOSPC ${OUT}.new/`, SAME_PAGES: '1' },
      /The disk is full: .*failing-export\.new\/.* could not be written\. Make room/,
    ),
  'a picture cannot be read to its end': async () => {
    const picture = fs.readFileSync(PICTURE);
    fs.writeFileSync(PICTURE, picture.subarray(0, picture.length / 2));
    await fails(
      { SAME_PAGES: '1' },
      new RegExp(`${PICTURE} cannot be read as a picture \\(.+\\)\\. Open it and save it again as JPEG\\.`),
    );
    fs.writeFileSync(PICTURE, picture);
  },
  'a process is killed': () =>
    fails(
      { FAULT: 'KILL' },
      /next build was killed: most often the memory has run out\. Close other programs/,
    ),
  'two builds in one folder, and the first is interrupted': async () => {
    const first = build();
    while (!first.said().includes('content: ')) {
      assert.equal(first.child.exitCode, null, first.said());
      await Promise.race([once(first.child.stdout, 'data'), first.ended]);
    }
    const other = `Another build is under way in this folder \\(process ${first.child.pid}\\)\\. Wait for it\\.`;
    await fails({}, new RegExp(other));
    first.child.kill('SIGINT');
    assert.equal(await first.ended, 130, first.said());
    assert.ok(first.said().includes(`Interrupted. ${AS_IT_WAS}`), first.said());
    assert.ok(!fs.existsSync(LOCK_FILE), 'the lock is given back');
  },
};

for (const folder of [OUT, `${OUT}.new`, FIRST_OUT, CONTENT])
  fs.rmSync(folder, { recursive: true, force: true });
fs.cpSync(BARE_CONTENT, CONTENT, { recursive: true });
atomicWrite(path.join(OUT, 'index.html'), 'the last good one');
const before = listFiles(OUT);
for (const [name, run] of Object.entries(CASES)) {
  await run();
  assert.deepEqual(listFiles(OUT), before, `${name}: the last export has changed`);
  assert.ok(!fs.existsSync(`${OUT}.new`), `${name}: half an export is left`);
  console.log(`  ✓ ${name}`);
}
