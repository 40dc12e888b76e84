/** Test helpers: a copy of e2e/content-full to change, and the diagnostics of each change. */
import fs from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import type { z } from 'zod';
import { atomicWrite } from '@/lib/files';
import { checkContent } from './check';
import { type Diagnostic, formatDiagnostic, formatDiagnostics } from './read/diagnostic';
import { loadContent } from './read/load';
import { bySlug } from './registry';
import { pdfFile, photoFile, pictureFile, slug } from './schema/values';
import { bodyOf } from './text/body';
import type { Course } from './types';

export const FULL_CONTENT = 'e2e/content-full';

/** The content with every field filled, a course of it, and the content with only the required fields. */
export const content = loadContent(FULL_CONTENT);
export const catia = bySlug(content, 'catia') as Course;
export const bareContent = loadContent('e2e/content-bare');

/** A course without an error; tests change a part of it. */
export const SAMPLE = `---
title: Sample
description: A sample course in Pune, described in a sentence that is long enough for search results, for people who write tests.
group: Mechanical CAD
order: 90
facts:
  - label: File types
    value: Sample 1.0
related: [catia]
---

The first paragraph of the sample is set large.

## Syllabus

### First module

- A line
`;

const expectedOf = (schema: z.ZodType) => `Expected ${schema.meta()?.expected}.`;

/** Expected values in messages. */
export const EXPECTED = {
  photo: expectedOf(photoFile),
  picture: expectedOf(pictureFile),
  pdf: expectedOf(pdfFile),
  page: expectedOf(slug),
  path: 'Expected the path of a page, such as /catia.',
};

/** Splits a text from its messages: a line `» 5 error title: …` is one on the line above, at column 5. */
export function annotated(source: string): { text: string; messages: string[] } {
  const lines: string[] = [];
  const messages: string[] = [];
  for (const line of source.split('\n'))
    if (line.startsWith('» ')) messages.push(`${lines.length}:${line.slice(2)}`);
    else lines.push(line);
  return { text: lines.join('\n'), messages };
}

/** The parsed body of a text with these blocks after its first paragraph. */
export const bodyWith = (...blocks: string[]) => bodyOf({ markdown: ['Lede.', ...blocks].join('\n\n') });

export const sectionOf = (text: string) => bodyWith('## Section', text).sections[0];

export const titlesOf = (sections: readonly ({ title: string } | undefined)[]) =>
  sections.map((section) => section?.title);

/** Files by their path in the content folder; undefined for a file that is taken away. */
type Change = Record<string, string | Buffer | undefined>;

/** A copy of the content for each worker, made before the first test of a file. */
export function contentCopy() {
  const dir = path.join('.cache', `content-${process.env.TEST_WORKER_INDEX}`);
  const settings = { siteUrl: '', enquiryHost: '', epoch: Date.parse('2026-11-22T12:00:00Z') / 1000 };
  const check = async () => (await checkContent(dir, settings)).diagnostics;
  let before: string[];
  test.beforeAll(async () => {
    fs.rmSync(dir, { recursive: true, force: true });
    fs.cpSync(FULL_CONTENT, dir, { recursive: true });
    before = (await check()).map(formatDiagnostic);
  });
  /** The diagnostics that a change adds; the change is undone afterwards. */
  const diagnosticsAfter = async (change: Change) => {
    for (const [name, text] of Object.entries(change)) {
      const file = path.join(dir, name);
      if (text === undefined) fs.rmSync(file);
      else atomicWrite(file, text);
    }
    const diagnostics = await check();
    for (const name of Object.keys(change)) restore(name, dir);
    return diagnostics.filter((diagnostic) => !before.includes(formatDiagnostic(diagnostic)));
  };
  /** Diagnostics as sorted lines. Paths begin with content/, except in lines on `file`. */
  const messagesAfter = async (change: Change, file = '') =>
    messageLines(await diagnosticsAfter(change)).map((line) =>
      line.replaceAll(dir, 'content').replace(`content/${file}:`, ''),
    );
  return { dir, diagnosticsAfter, messagesAfter };
}

/** Diagnostics as sorted lines, with single spaces. */
export const messageLines = (diagnostics: Diagnostic[]) =>
  formatDiagnostics(diagnostics)
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/ {2}(error|warning) {2}/, ' $1 '));

function restore(name: string, dir: string) {
  const original = path.join(FULL_CONTENT, name);
  if (fs.existsSync(original)) fs.copyFileSync(original, path.join(dir, name));
  else fs.rmSync(path.join(dir, name));
}

/** Lines that one text has and the other has not. */
export function changedLines(before = '', after = ''): { removed: string[]; added: string[] } {
  const [old, current] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !current.includes(line)),
    added: current.filter((line) => !old.includes(line)),
  };
}
