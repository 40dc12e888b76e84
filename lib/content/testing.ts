/** A copy of e2e/content-full for tests to make mistakes in. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { checkContent } from './check';
import { type Diagnostic, formatDiagnostic } from './diagnostic';

const SOURCE = 'e2e/content-full';

/** The sample's own line. */
export const DESCRIPTION =
  'description: A sample course in Pune, described in a sentence that is long enough for search results, for people who write tests.';
/** A course without a mistake; the tests change a part of it. */
export const SAMPLE = `---
title: Sample
${DESCRIPTION}
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

export type Copy = Awaited<ReturnType<typeof copyOfContent>>;

/**
 * A copy of the content, made before the first test of a file.
 * @param only the courses and pictures that the tests speak of, where they need no others (a check takes less time then)
 */
export function contentCopy(only?: readonly string[]): () => Copy {
  let copy: Copy;
  test.beforeAll(async ({ browserName: _ }, info) => {
    copy = await copyOfContent(path.join('.cache', `content-${info.workerIndex}`), only);
  });
  return () => copy;
}

/** Mistakes in a file: for each part of it what is written in its place, and what the editor reads of that, word for word. */
type Mistakes = Record<string, Record<string, string>>;

/** A test for each mistake. */
export function testMistakes(
  copy: () => Copy,
  mistakes: Mistakes,
  file = 'courses/sample.md',
  text = SAMPLE,
) {
  for (const [part, cases] of Object.entries(mistakes))
    for (const [written, lines] of Object.entries(cases))
      test(lines.slice(0, 100), async () => {
        expect(text).toContain(part);
        const said = await copy().after({ [file]: text.replace(part, () => written) });
        expect(said).toEqual(lines.split('\n').map((line) => `content/${file}:${line}`));
      });
}

async function copyOfContent(dir: string, only: readonly string[] | undefined) {
  fs.rmSync(dir, { recursive: true, force: true });
  fs.cpSync(SOURCE, dir, {
    recursive: true,
    filter: (source) => isWanted(path.relative(SOURCE, source), only),
  });
  const check = async () =>
    (await checkContent(dir)).diagnostics.map(
      (p) =>
        Object.fromEntries(
          Object.entries(p).map(([k, v]) => [k, typeof v === 'string' ? named(v, dir) : v]),
        ) as unknown as Diagnostic,
    );
  // Pictures may still be on their way: what was wrong before is not this test's mistake.
  const before = new Set((await check()).map(formatDiagnostic));
  /** Runs something while the change stands in the copy. */
  const within = async <T>(change: Change, run: () => Promise<T>) => {
    const undo = Object.entries(change).map(([file, content]) => put(path.join(dir, file), content));
    try {
      return await run();
    } finally {
      for (const back of undo) back();
    }
  };
  /** What the check says because of a change, with paths under content/. */
  const diagnosticsAfter = (change: Change) =>
    within(change, async () => (await check()).filter((p) => !before.has(formatDiagnostic(p))));
  /** The same as lines that an editor reads. */
  const after = async (change: Change) => (await diagnosticsAfter(change)).map(formatDiagnostic);
  return { dir, within, diagnosticsAfter, after };
}

function isWanted(file: string, only: readonly string[] | undefined): boolean {
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

/** The lines that differ between two texts. */
export function changedLines(before = '', after = ''): { gone: string[]; came: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { gone: without(old, now), came: without(now, old) };
}

function without(lines: string[], others: string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
