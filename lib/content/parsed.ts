/**
 * A page's text, parsed once: what pages show of it and what the checks look at come from one tree, and both are cached
 * in one file of `.cache` from one run to the next. remark takes milliseconds a page, a read does not.
 */
import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '@/lib/files/atomic-write';
import { sha256 } from '@/lib/files/sha256';
import { type Body, bodyOfTree, parser } from './markdown';
import { type Outline, outlineOf } from './outline';
import type { Entry } from './types';

type Text = Pick<Entry, 'markdown'>;

/** Whatever decides how Markdown is read: a change of it makes every cached result stale. */
const SOURCES = ['markdown', 'outline', 'sections', 'sentences', 'typos', 'typography']
  .map((name) => `lib/content/${name}.ts`)
  .concat('package-lock.json');
let sourcesKey: string | undefined;

/** The parsed Markdown of a page. */
export const bodyOf = ({ markdown }: Text): Body => parsed(markdown).body;

/** The outline of a page's text. */
export const outlineIn = ({ markdown }: Text): Outline => parsed(markdown).outline;

function parsed(markdown: string): ReturnType<typeof parse> {
  try {
    return JSON.parse(fs.readFileSync(fileFor(markdown), 'utf8'));
  } catch {
    return parse(markdown);
  }
}

/** Parses a text and caches what it says. */
export function parse(markdown: string) {
  const tree = parser.parse(markdown);
  // First, since typography changes the tree.
  const outline = outlineOf(tree, markdown);
  const result = { outline, body: bodyOfTree(tree) };
  atomicWrite(fileFor(markdown), JSON.stringify(result));
  return result;
}

function fileFor(markdown: string): string {
  // The sources make a long text: they are hashed once a process, not once a page.
  sourcesKey ??= sha256(...SOURCES.map((file) => fs.readFileSync(file)));
  return path.join('.cache', 'text', `${sha256(sourcesKey, markdown).slice(0, 32)}.json`);
}
