import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import esbuild from 'esbuild';
import { atomicWrite } from '@/lib/files/atomic-write';
import { run } from './run';

/** Takes what would reach Windows, on any system: bundled, since tsx itself would take this for Windows. */
const AS_WINDOWS = `
import child_process from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
Object.defineProperty(process, 'platform', { value: 'win32' });
let child;
const print = (command, args, { windowsVerbatimArguments = false } = {}) =>
  console.log(JSON.stringify([command, args, windowsVerbatimArguments]));
child_process.spawn = (...call) => (print(...call), (child = Object.assign(new EventEmitter(), { pid: 7 })));
child_process.spawnSync = (...call) => (print(...call), child.emit('close', null, 'SIGTERM'));
syncBuiltinESMExports();
const { run } = await import('./run.mjs');
for (const command of [['npm', ['ci', '--prefix', 'a folder']], ['next', ['build']]]) {
  const stop = new AbortController();
  const ended = run(...command, { signal: stop.signal }).catch(() => undefined);
  stop.abort();
  await ended;
}
`;

test('Windows is given cmd.exe for npm and for what packages bring, and the whole tree to end', () => {
  const dir = test.info().outputPath();
  for (const file of ['bin/npm.CMD', 'node_modules/.bin/next.CMD'])
    atomicWrite(path.join(dir, file), '@echo off');
  fs.writeFileSync(path.join(dir, 'script.mjs'), AS_WINDOWS);
  const outfile = path.join(dir, 'run.mjs');
  const options = { bundle: true, platform: 'node', format: 'esm' } as const;
  esbuild.buildSync({ ...options, entryPoints: ['lib/tools/cli/run.ts'], outfile });
  const { stdout, stderr } = spawnSync(process.execPath, ['script.mjs'], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, PATH: path.join(dir, 'bin'), PATHEXT: '', comspec: 'cmd.exe' },
  });
  expect(stderr).toBe('');
  const calls = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const kill = ['taskkill', ['/pid', '7', '/t', '/f'], false];
  expect(calls).toEqual([
    ['cmd.exe', ['/d', '/s', '/c', '"npm ^"ci^" ^"--prefix^" ^"a^ folder^""'], true],
    kill,
    ['cmd.exe', ['/d', '/s', '/c', '"next ^^^"build^^^""'], true],
    kill,
  ]);
});

test('a program that is not there, and one that fails, are named', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow(
    'no-such-program could not be started: it is not installed, or not on the PATH',
  );
  await expect(run('node', ['-e', 'process.exit(3)'])).rejects.toThrow(
    'node -e process.exit(3) ended with 3',
  );
});
