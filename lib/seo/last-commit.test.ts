import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atomicWrite } from '@/lib/files';
import { lastCommits } from './last-commit';

let root: string;
test.beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'commits-')));
  git('init', '-q');
});
test.afterEach(() => fs.rmSync(root, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });

function commit(day: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(root, name), text);
  git('add', '-A');
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git('-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', 'commit', '-qm', 'A change');
}

test('every file has the day of its own last commit; one changed since, or never committed, has none', () => {
  commit('2025-03-01', { 'content/a.md': '1', 'content/deep/b c.md': '1', 'content/changed.md': '1' });
  commit('2026-04-02', { 'content/a.md': '2', 'other.md': '1' });
  for (const name of ['changed', 'new']) fs.writeFileSync(path.join(root, `content/${name}.md`), '2');
  expect(Object.fromEntries(lastCommits(path.join(root, 'content')))).toEqual({
    [path.join(root, 'content/a.md')]: '2026-04-02',
    [path.join(root, 'content/deep/b c.md')]: '2025-03-01',
  });
});

test('no day is known of a shallow clone, without a commit, without a repository', () => {
  expect(lastCommits(root).size).toBe(0);
  expect(lastCommits(path.join(root, 'nowhere')).size).toBe(0);
  commit('2025-03-01', { 'a.md': '1' });
  commit('2026-04-02', { 'b.md': '1' });
  git('clone', '-q', '--depth', '1', `file://${root}`, path.join(root, 'clone'));
  expect(lastCommits(path.join(root, 'clone')).size).toBe(0);
});
