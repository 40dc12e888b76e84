import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { lastCommits } from './last-commit';

/** A repository of its own, deleted after the test. */
const repository = test.extend<{ root: string; commit: (day: string, files: Record<string, string>) => void }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  root: async ({}, use) => {
    const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'commits-')));
    git(root, 'init', '-q');
    await use(root);
    fs.rmSync(root, { recursive: true });
  },
  commit: async ({ root }, use) => {
    await use((day, files) => {
      for (const [name, text] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
        fs.writeFileSync(path.join(root, name), text);
      }
      git(root, 'add', '-A');
      git(root, '-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', 'commit', '-qm', `Of ${day}`, `--date=${day}T12:00:00Z`);
    });
  },
});

const git = (root: string, ...args: string[]) => {
  const day = args.find((a) => a.startsWith('--date='))?.slice(7);
  execFileSync('git', ['-C', root, ...args], { stdio: 'ignore', env: { ...process.env, ...(day ? { GIT_COMMITTER_DATE: day } : {}) } });
};

repository('every file has the day of its own last commit', ({ root, commit }) => {
  commit('2025-03-01', { 'content/a.md': '1', 'content/deep/b c.md': '1' });
  commit('2026-04-02', { 'content/a.md': '2', 'other.md': '1' });
  const days = lastCommits(path.join(root, 'content'));
  expect(Object.fromEntries(days)).toEqual({ [path.join(root, 'content/a.md')]: '2026-04-02', [path.join(root, 'content/deep/b c.md')]: '2025-03-01' });
});

repository('a file changed since its commit, or never committed, has none', ({ root, commit }) => {
  commit('2025-03-01', { 'a.md': '1', 'b.md': '1' });
  fs.writeFileSync(path.join(root, 'a.md'), '2');
  fs.writeFileSync(path.join(root, 'new.md'), '1');
  expect([...lastCommits(root)]).toEqual([[path.join(root, 'b.md'), '2025-03-01']]);
});

repository('a shallow clone knows no day', ({ root, commit }) => {
  commit('2025-03-01', { 'a.md': '1' });
  commit('2026-04-02', { 'b.md': '1' });
  const clone = path.join(root, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone], { stdio: 'ignore' });
  expect(lastCommits(clone).size).toBe(0);
});

repository('neither does a repository without a commit, nor a folder without a repository', ({ root }) => {
  expect(lastCommits(root).size).toBe(0);
  fs.rmSync(path.join(root, '.git'), { recursive: true });
  expect(lastCommits(root).size).toBe(0);
  expect(lastCommits(path.join(root, 'nowhere')).size).toBe(0);
});
