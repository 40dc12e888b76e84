/**
 * Real builds that fail in the middle: each ends with a message that says what to do, and keeps the last export. They run
 * in order, since the project `builds` is not `fullyParallel` (playwright.config.ts): the first one leaves Next's pages,
 * which later ones reuse (`SAME_PAGES`).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
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

async function expectFailure(env: Record<string, string>, words: RegExp) {
  const failed = build(env);
  expect(await failed.ended, failed.said()).toBe(1);
  expect(failed.said()).toMatch(words);
  expect(failed.said()).toContain(AS_IT_WAS);
  expect(failed.said(), 'a build shows no stack trace').not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
}

let before: ReturnType<typeof listFiles>;

test.beforeAll(() => {
  for (const folder of [OUT, `${OUT}.new`, FIRST_OUT, CONTENT])
    fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(BARE_CONTENT, CONTENT, { recursive: true });
  atomicWrite(path.join(OUT, 'index.html'), 'the last good one');
  before = listFiles(OUT);
});

test.afterEach(() => {
  expect(listFiles(OUT), 'the last export').toEqual(before);
  expect(fs.existsSync(`${OUT}.new`), 'half an export is left').toBe(false);
});

/** A build as in `npm start`: prints the existing files when the pages are ready, and exits with 1 on failure. */
const START = `
  import fs from 'node:fs';
  import { settingsFromEnvironment } from './lib/content/settings.ts';
  import { build } from './lib/tools/build/build.ts';
  await build(settingsFromEnvironment(), () => console.log('shown', fs.readdirSync(process.env.OUT_DIR).join(' ')));
`;

test('a first start shows its pages before their downloads; without these half a site is not left', async () => {
  fs.rmSync('public/share', { recursive: true, force: true });
  const env = { OUT_DIR: FIRST_OUT, FAULT: 'ENOSPC public/share/' };
  const start = build(env, ['--input-type=module', '-e', START]);
  expect(await start.ended, start.said()).toBe(1);
  const [, shown = ''] = /^shown (.*)$/m.exec(start.said()) ?? [];
  expect(shown, start.said()).toMatch(/\bindex\.html\b/);
  expect(shown).not.toMatch(/\bshare\b/);
  expect(fs.existsSync(FIRST_OUT)).toBe(false);
});

test('the disk is full while the pages are written', () =>
  expectFailure(
    { FAULT: `ENOSPC ${OUT}.new/`, SAME_PAGES: '1' },
    /The disk is full: .*failing-export\.new\/.* could not be written\. Make room/,
  ));

test('a picture cannot be read to its end', async () => {
  const picture = fs.readFileSync(PICTURE);
  fs.writeFileSync(PICTURE, picture.subarray(0, picture.length / 2));
  await expectFailure(
    { SAME_PAGES: '1' },
    new RegExp(`${PICTURE} cannot be read as a picture \\(.+\\)\\. Open it and save it again as JPEG\\.`),
  );
  fs.writeFileSync(PICTURE, picture);
});

test('a process is killed', () =>
  expectFailure(
    { FAULT: 'KILL' },
    /next build was killed: most often the memory has run out\. Close other programs/,
  ));

// Two builds in a folder are tested in lib/tools/build/lock.test.ts.
test('a build is interrupted', async () => {
  const { child, said, ended } = build();
  while (!said().includes('content: ')) {
    expect(child.exitCode, said()).toBeNull();
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
  child.kill('SIGINT');
  expect(await ended, said()).toBe(130);
  expect(said()).toContain(`Interrupted. ${AS_IT_WAS}`);
  expect(fs.existsSync(LOCK_FILE), 'the lock is kept').toBe(false);
});
