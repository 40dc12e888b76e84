import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { lastCommits } from './last-commit';

/** A repository of its own for each test. */
let root: string;
test.beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'commits-')));
  git('init', '-q');
});
test.afterEach(() => fs.rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });

function commit(day: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  git('add', '-A');
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  execFileSync(
    'git',
    [
      '-C',
      root,
      '-c',
      'user.name=Editor',
      '-c',
      'user.email=editor@example.com',
      'commit',
      '-qm',
      'A change',
    ],
    { env },
  );
}

test('every file has the day of its own last commit', () => {
  commit('2025-03-01', { 'content/a.md': '1', 'content/deep/b c.md': '1' });
  commit('2026-04-02', { 'content/a.md': '2', 'other.md': '1' });
  const days = lastCommits(path.join(root, 'content'));
  expect(Object.fromEntries(days)).toEqual({
    [path.join(root, 'content/a.md')]: '2026-04-02',
    [path.join(root, 'content/deep/b c.md')]: '2025-03-01',
  });
});

test('a file changed since its commit, or never committed, has none', () => {
  commit('2025-03-01', { 'a.md': '1', 'b.md': '1' });
  fs.writeFileSync(path.join(root, 'a.md'), '2');
  fs.writeFileSync(path.join(root, 'new.md'), '1');
  expect([...lastCommits(root)]).toEqual([[path.join(root, 'b.md'), '2025-03-01']]);
});

test('a shallow clone knows no day', () => {
  commit('2025-03-01', { 'a.md': '1' });
  commit('2026-04-02', { 'b.md': '1' });
  const clone = path.join(root, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone], { stdio: 'ignore' });
  expect(lastCommits(clone).size).toBe(0);
});

test('neither does a repository without a commit, nor a folder without a repository', () => {
  expect(lastCommits(root).size).toBe(0);
  fs.rmSync(path.join(root, '.git'), { recursive: true });
  expect(lastCommits(root).size).toBe(0);
  expect(lastCommits(path.join(root, 'nowhere')).size).toBe(0);
});
