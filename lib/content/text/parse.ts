import type { Entry } from '../types';
import { type Body, bodyOfTree, markdownParser } from './body';
import { type Outline, outlineOfTree } from './outline';

const parsed = new Map<string, { outline: Outline; body: Body }>();

/** The text of an entry as pages show it, with typographic signs. */
export const bodyOf = ({ markdown }: Pick<Entry, 'markdown'>): Body => parse(markdown).body;

/** What checks look for in that text, as it is written. */
export const outlineOf = ({ markdown }: Pick<Entry, 'markdown'>): Outline => parse(markdown).outline;

/** Parses a text once per process. */
export function parse(markdown: string) {
  let result = parsed.get(markdown);
  if (!result) {
    const tree = markdownParser.parse(markdown);
    // The outline comes first, since typography changes the tree.
    result = { outline: outlineOfTree(tree), body: bodyOfTree(tree) };
    parsed.set(markdown, result);
  }
  return result;
}
