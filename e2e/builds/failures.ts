/**
 * Real builds that fail in the middle: each must end in a sentence that says what to do, and leave the last good
 * export as it was; and a first start, whose pages come before their downloads. A step of `npm test` and not of the tests, since one build at a time works in a folder.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/export/release-manifest';
import { hostsDir } from '@/lib/hosting';
import { LOCK_FILE } from '@/lib/tools/cli/lock';
import { BARE_CONTENT } from './small';

const OUT = '.cache/failing-export';
const CONTENT = '.cache/failing-content';
const SOURCE = 'e2e/content-full';
const AS_IT_WAS = `Nothing was built; the last ${OUT}/ is as it was.`;

interface Build {
  child: ChildProcess;
  /** All that it has said so far. */
  said(): string;
  /** Its code when it has ended. */
  ended: Promise<number | null>;
}

function build(env: Record<string, string> = {}, program = ['lib/tools/cli/build.ts']): Build {
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
    stream?.setEncoding('utf8').on('data', (more: string) => (text += more));
  return { child, said: () => text, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Resolves when a build has said something; rejects when it ends without. */
async function until({ child, said }: Build, words: RegExp) {
  while (!words.test(said())) {
    assert.equal(child.exitCode, null, `the build ended before it said ${words}:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A build with a fault must end with 1, in these words. */
async function fails(env: Record<string, string>, words: RegExp) {
  const failed = build(env);
  assert.equal(await failed.ended, 1, failed.said());
  assert.match(failed.said(), words);
  assert.ok(failed.said().includes(AS_IT_WAS), failed.said());
  assert.doesNotMatch(failed.said(), /^\s+at .*\(.*:\d+:\d+\)$/m, 'a build shows no stack trace');
}

/** A build as `npm start` has it: it says what is there when the pages are shown, and ends with 1 where it fails. */
const FIRST_START = `
  import fs from 'node:fs';
  import { build } from './lib/tools/cli/build.ts';
  await build(() => console.log('shown', fs.readdirSync(process.env.OUT_DIR).join(' ')));
`;

/** Builds where there is no export yet. */
async function firstStart(FAULT = '') {
  const out = `${OUT}.first`;
  // Else they are there already and not written again.
  fs.rmSync('public/share', { recursive: true, force: true });
  const env = { OUT_DIR: out, CONTENT_DIR: BARE_CONTENT, FAULT };
  const started = build(env, ['--input-type=module', '-e', FIRST_START]);
  const code = await started.ended;
  const [, shown = ''] = /^shown (.*)$/m.exec(started.said()) ?? [];
  assert.match(shown, /\bindex\.html\b/, started.said());
  assert.doesNotMatch(shown, /\bshare\b/, 'the pages are shown before their downloads are made');
  const left = fs.existsSync(out) ? fs.readdirSync(out) : [];
  for (const folder of [out, hostsDir(out)]) fs.rmSync(folder, { recursive: true, force: true });
  return { code, left };
}

/** A picture that a page shows. */
const aPicture = () => path.join(CONTENT, 'images', 'room.jpg');

const CASES: Record<string, () => Promise<void>> = {
  // Comes to its end but for the writing: the smallest content will do.
  'the disk is full while the pages are written': () =>
    fails(
      { CONTENT_DIR: BARE_CONTENT, FAULT: `ENOSPC ${OUT}.new/` },
      /The disk is full: .*failing-export\.new\/.* could not be written\. Make room/,
    ),
  'the disk is full while pictures are made': async () => {
    // What follows the end of a JPEG is not read: it is another picture to the cache, and must be made.
    fs.appendFileSync(aPicture(), String(Date.now()));
    await fails(
      { FAULT: 'ENOSPC .cache/media/' },
      /The disk is full: \.cache\/media\/.* could not be written\. Make room/,
    );
  },
  'the place may only be read': () =>
    fails(
      { FAULT: 'EROFS .cache/.writable-' },
      /may not be written\. Make it yours \(chown\), or choose another place: OUT_DIR=/,
    ),
  'a picture cannot be read to its end': async () => {
    const picture = aPicture();
    const whole = fs.readFileSync(picture);
    fs.writeFileSync(picture, whole.subarray(0, whole.length / 2));
    await fails(
      {},
      new RegExp(`${picture} cannot be read as a picture \\(.+\\)\\. Open it and save it again as JPEG\\.`),
    );
    fs.writeFileSync(picture, whole);
  },
  'a first start shows its pages, and then all of the site': async () => {
    const { code, left } = await firstStart();
    assert.equal(code, 0);
    assert.ok(left.includes('index.html') && left.includes('share'), left.join());
  },
  'the downloads of a first start cannot be made: half a site is not left': async () => {
    assert.deepEqual(await firstStart('ENOSPC public/share/'), { code: 1, left: [] });
  },
  'a process is killed': () =>
    fails(
      { FAULT: 'KILL bin/next build' },
      /next build was killed: most often the memory has run out\. Close other programs/,
    ),
  'two builds in one folder, and the first is interrupted': async () => {
    const first = build();
    await until(first, /content: \d+ files/);
    await fails(
      {},
      new RegExp(
        `Another build is under way in this folder \\(process ${first.child.pid}\\)\\. Wait for it\\.`,
      ),
    );
    first.child.kill('SIGINT');
    assert.equal(await first.ended, 130, first.said());
    assert.ok(first.said().includes(`Interrupted. ${AS_IT_WAS}`), first.said());
    assert.ok(!fs.existsSync(LOCK_FILE), 'the lock is given back');
  },
};

/** Every case, against an export that stands for the last good one. */
async function tryAll() {
  for (const folder of [OUT, `${OUT}.new`, CONTENT]) fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(SOURCE, CONTENT, { recursive: true });
  fs.mkdirSync(OUT, { recursive: true });
  fs.writeFileSync(path.join(OUT, 'index.html'), 'the last good one');
  const before = JSON.stringify(listFiles(OUT));
  for (const [name, run] of Object.entries(CASES)) {
    await run();
    assert.equal(JSON.stringify(listFiles(OUT)), before, `${name}: the last export has changed`);
    assert.ok(!fs.existsSync(`${OUT}.new`), `${name}: half an export is left`);
    console.log(`  ✓ ${name}`);
  }
  for (const folder of [OUT, CONTENT]) fs.rmSync(folder, { recursive: true, force: true });
}

if (process.argv[1]?.endsWith('failures.ts')) await tryAll();
