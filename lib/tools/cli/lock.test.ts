import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { takeLock } from './lock';

const lockFile = () => test.info().outputPath('build.lock');
const write = (file: string, pid: number) => fs.writeFileSync(file, JSON.stringify({ pid, since: '2026-11-22T10:31:00.000Z' }));

test('while one build has it, the other is told whose it is', () => {
  const file = lockFile();
  write(file, process.ppid);
  expect(() => takeLock(file)).toThrow(`Another build is under way in this folder (process ${process.ppid}, since 10:31:00 UTC). Wait for it.`);
  expect(fs.existsSync(file)).toBe(true);
});

test('that of a process that was killed does not count', () => {
  const file = lockFile();
  const gone = spawnSync('node', ['-e', 'console.log(process.pid)'], { encoding: 'utf8' });
  write(file, Number(gone.stdout));
  takeLock(file)();
  expect(fs.existsSync(file)).toBe(false);
});

test('it is given back, and then free', () => {
  const file = lockFile();
  const give = takeLock(file);
  expect(fs.existsSync(file)).toBe(true);
  give();
  expect(fs.existsSync(file)).toBe(false);
  takeLock(file)();
});

test('a lock that cannot be read is no reason to wait for ever', () => {
  const file = lockFile();
  fs.writeFileSync(file, '');
  takeLock(file)();
  expect(fs.existsSync(file)).toBe(false);
});
