import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import esbuild from 'esbuild';
import { atomicWrite } from '@/lib/files';
import { run } from './run';

/** Prints what would reach Windows, on any system: bundled, since tsx itself would take this for Windows. */
const AS_WINDOWS = `
import child_process from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
Object.defineProperty(process, 'platform', { value: 'win32' });
const child = Object.assign(new EventEmitter(), { pid: 7 });
const print = (command, args, options) => console.log(command, args.join(' '), String(options?.windowsVerbatimArguments ?? ''));
child_process.spawn = (...call) => (print(...call), child);
child_process.spawnSync = (...call) => (print(...call), child.emit('close', null, 'SIGTERM'));
syncBuiltinESMExports();
const { run } = await import('./run.mjs');
const stop = new AbortController();
const ended = run('npm', ['ci', 'a folder'], { signal: stop.signal }).catch(() => undefined);
stop.abort();
await ended;
`;

test('Windows is given cmd.exe for what is a .cmd file, and the whole tree to end', () => {
  const dir = test.info().outputPath();
  atomicWrite(path.join(dir, 'bin/npm.CMD'), '@echo off');
  atomicWrite(path.join(dir, 'script.mjs'), AS_WINDOWS);
  esbuild.buildSync({
    bundle: true,
    platform: 'node',
    format: 'esm',
    entryPoints: ['lib/tools/run.ts'],
    outfile: path.join(dir, 'run.mjs'),
  });
  const { stdout, stderr } = spawnSync(process.execPath, ['script.mjs'], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, PATH: path.join(dir, 'bin'), PATHEXT: '', comspec: 'cmd.exe' },
  });
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual([
    'cmd.exe /d /s /c "npm ^"ci^" ^"a^ folder^"" true',
    'taskkill /pid 7 /t /f ',
    '',
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
