import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atomicWrite } from '@/lib/files';
import { lastCommits } from './git';

let root: string;
test.beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'commits-'));
  git(['init', '-q']);
});
test.afterEach(() => fs.rmSync(root, { recursive: true }));

const git = (args: string[], env = {}) =>
  execFileSync('git', ['-C', root, ...args], { stdio: 'ignore', env: { ...process.env, ...env } });

function commit(day: string, ...names: string[]) {
  for (const name of names) atomicWrite(path.join(root, name), day);
  git(['add', '-A']);
  const editor = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
  git([...editor, 'commit', '-qm', 'A change'], { GIT_COMMITTER_DATE: `${day}T12:00:00Z` });
}

test('a file has the day of its last commit, unless it was changed since or never committed', () => {
  commit('2025-03-01', 'content/a.md', 'content/deep/b c.md', 'content/changed.md');
  commit('2026-04-02', 'content/a.md', 'other.md');
  for (const name of ['changed', 'new']) fs.writeFileSync(path.join(root, `content/${name}.md`), '');
  expect(Object.fromEntries(lastCommits(path.join(root, 'content')))).toEqual({
    'a.md': '2026-04-02',
    'deep/b c.md': '2025-03-01',
  });
});

test('no day is known without a repository, without a commit, or in a shallow clone', () => {
  const clone = path.join(root, 'clone');
  for (const dir of [root, clone]) expect(lastCommits(dir).size).toBe(0);
  commit('2025-03-01', 'a.md');
  commit('2026-04-02', 'b.md');
  git(['clone', '-q', '--depth', '1', `file://${root}`, clone]);
  expect(lastCommits(clone).size).toBe(0);
});
