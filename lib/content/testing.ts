/** A copy of the content for tests to make mistakes in. */
import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from './check';
import { formatProblem, type Problem } from './problem';

/** A course without a mistake; the tests change a line of it. */
export const SAMPLE = `---
title: Sample
description: A sample course in Pune, described in a sentence that is long enough, for people who write tests.
group: Mechanical CAD
order: 90
facts:
  - label: Software
    value: Sample 1.0
related: [catia]
---

The first paragraph of the sample is set large.

## Syllabus

### First module

- A line
`;

/** What a test puts into the copy: files by their path under content/, nothing for a file that is taken away. */
export type Change = Record<string, string | Buffer | undefined>;

export interface Copy {
  /** What the check says because of a change, as lines that an editor reads, with paths under content/. */
  after(change: Change): Promise<string[]>;
  /** The same as data. */
  problemsAfter(change: Change): Promise<Problem[]>;
  dir: string;
}

/**
 * Copies the content.
 * @param name tells copies of several workers apart
 * @param only the courses and pictures that a test speaks of, where it needs no others (a check takes less time then)
 */
export async function copyOfContent(name: string, only?: readonly string[]): Promise<Copy> {
  const dir = path.join('.cache', `content-${name}`);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.cpSync('content', dir, { recursive: true, filter: (source) => isWanted(path.relative('content', source), only) });
  const check = async () =>
    (await checkContent(dir)).problems.map((p) => ({ ...p, file: named(p.file, dir), found: named(p.found, dir), fix: p.fix && named(p.fix, dir) }) as Problem);
  // Pictures may still be on their way: what was wrong before is not this test's mistake.
  const before = new Set((await check()).map(formatProblem));
  const problemsAfter = async (change: Change) => {
    const undo = Object.entries(change).map(([file, content]) => put(path.join(dir, file), content));
    try {
      return (await check()).filter((p) => !before.has(formatProblem(p)));
    } finally {
      for (const back of undo) back();
    }
  };
  return { dir, problemsAfter, after: async (change) => (await problemsAfter(change)).map(formatProblem) };
}

function isWanted(file: string, only: readonly string[] | undefined): boolean {
  if (/^artwork|^\.schemas/.test(file)) return false;
  return !only || !/^(courses|services|images)[/\\]/.test(file) || only.includes(path.parse(file).name);
}

const named = (text: string, dir: string) => text.split(dir).join('content');

function put(file: string, content: string | Buffer | undefined): () => void {
  const old = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
  if (content === undefined) fs.rmSync(file);
  else {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return () => (old ? fs.writeFileSync(file, old) : fs.rmSync(file, { force: true }));
}
