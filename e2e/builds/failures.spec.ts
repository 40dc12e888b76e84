/**
 * `npm start`, and real builds that fail in the middle: each ends with a message that says what to do, and
 * keeps the last export.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { GENERAL_ENQUIRY } from '@/lib/enquiry/flow';
import { atomicWrite } from '@/lib/files';
import { LOCK_FILE } from '@/lib/tools/build/lock';
import { BARE_SITE } from '../support/sites';
import { start } from './program';

const OUT = '.cache/failing-export';
const FIRST_OUT = '.cache/first-export';
/** Below the ports that a system gives by itself, so that the next one is free too. */
const PORT = 20_000 + (process.pid % 10_000);
const ENQUIRIES_FILE = '.cache/first-enquiries.jsonl';
const LONG = { timeout: 240_000 };

const begin = (program: string, env: Record<string, string> = {}) =>
  start(program, { OUT_DIR: OUT, CONTENT_DIR: BARE_SITE.content.dir, ...env });

test.beforeEach(() => {
  for (const place of [OUT, `${OUT}.new`, FIRST_OUT, ENQUIRIES_FILE])
    fs.rmSync(place, { recursive: true, force: true });
  atomicWrite(path.join(OUT, 'index.html'), 'the last good one');
});

/** Expects a build to have said that the last export is as it was, and that to be so. */
function expectAsItWas(output: string) {
  expect(output).toContain(`Nothing was built; the last ${OUT}/ is as it was.`);
  expect(fs.readdirSync(OUT), 'the last export').toEqual(['index.html']);
  expect(fs.existsSync(`${OUT}.new`), 'half an export is left').toBe(false);
}

test('the disk is full while the pages are written', async () => {
  const { ended, output } = begin('build', { NODE_OPTIONS: '--require ./e2e/builds/full-disk.cjs' });
  expect(await ended, output()).toBe(1);
  expect(output()).toContain(`The disk is full: ${OUT}.new/`);
  expectAsItWas(output());
  expect(output(), 'a build shows no stack trace').not.toMatch(/^\s+at .*\(.*:\d+:\d+\)$/m);
});

test('the content check ends with 1 on an error, which the workflow finds in its output', async () => {
  const { ended, output } = begin('check-content', { CONTENT_DIR: OUT });
  expect(await ended, output()).toBe(1);
  const { problemMatcher } = JSON.parse(fs.readFileSync('.github/check-content.json', 'utf8'));
  const [, file, , , level] = new RegExp(problemMatcher[0].pattern[0].regexp, 'm').exec(output()) ?? [];
  expect([file, level]).toEqual([`${OUT}/site.md`, 'error']);
});

test('release:check ends with 1 while something is open', async () => {
  const { ended, output } = begin('release-check');
  expect(await ended, output()).toBe(1);
  expect(output()).toContain('an address at example.com');
});

test('npm start shows the site and keeps enquiries until it is interrupted', async () => {
  const { child, ended, output } = begin('start', {
    OUT_DIR: FIRST_OUT,
    PORT: String(PORT),
    ENQUIRIES_FILE,
  });
  await expect.poll(() => child.exitCode ?? output(), LONG).toContain('Ctrl+C stops both.');
  expect(await (await fetch(`http://localhost:${PORT}/catia`)).text()).toContain('<h1');
  const body = JSON.stringify({ name: 'Asha', mobile: '1', email: 'a@example.org', enquiry: 'A word' });
  await fetch(`http://localhost:${PORT + 1}${GENERAL_ENQUIRY.paths[1]}`, { method: 'POST', body });
  expect(fs.existsSync(ENQUIRIES_FILE)).toBe(true);
  child.kill('SIGINT');
  expect(await ended, output()).toBe(0);
});

test('a build is interrupted', async () => {
  const { child, ended, output } = begin('build');
  await expect.poll(() => child.exitCode ?? output(), LONG).toContain('content: ');
  child.kill('SIGINT');
  expect(await ended, output()).toBe(130);
  expect(output()).toContain('Interrupted. ');
  expectAsItWas(output());
  expect(fs.existsSync(LOCK_FILE), 'the lock is kept').toBe(false);
});
