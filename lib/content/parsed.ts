/**
 * A page's text, parsed once: what pages show of it and what the checks look at come from one tree, and both are cached
 * in `.cache` from one run to the next. remark takes milliseconds a page, a read does not.
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
const SOURCES = ['markdown', 'outline', 'sections', 'sentences', 'typos', 'typography'].map((name) => `lib/content/${name}.ts`).concat('package-lock.json');
let sourcesKey: string | undefined;

/** The parsed Markdown of a page. */
export const bodyOf = ({ markdown }: Text): Body => cached<Body>('markdown', markdown) ?? parse(markdown).body;

/** The outline of a page's text. */
export const outlineIn = ({ markdown }: Text): Outline => cached<Outline>('outline', markdown) ?? parse(markdown).outline;

/** Parses a text and caches what it says. */
export function parse(markdown: string): { body: Body; outline: Outline } {
  const tree = parser.parse(markdown);
  // First, since typography changes the tree.
  const outline = outlineOf(tree, markdown);
  const body = bodyOfTree(tree);
  atomicWrite(fileFor('outline', markdown), JSON.stringify(outline));
  atomicWrite(fileFor('markdown', markdown), JSON.stringify(body));
  return { body, outline };
}

function cached<T>(name: string, markdown: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(fileFor(name, markdown), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function fileFor(name: string, markdown: string): string {
  // The sources make a long text: they are hashed once a process, not once a page.
  sourcesKey ??= sha256(...SOURCES.map((file) => fs.readFileSync(file)));
  return path.join('.cache', name, `${sha256(sourcesKey, markdown).slice(0, 32)}.json`);
}
