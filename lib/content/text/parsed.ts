import type { Entry } from '../types';
import { type Body, bodyOfTree, parser } from './body';
import { type Outline, outlineOfTree } from './outline';

const parsed = new Map<string, { outline: Outline; body: Body }>();

/** For pages. */
export const bodyOf = ({ markdown }: Pick<Entry, 'markdown'>): Body => parse(markdown).body;

/** For checks. */
export const outlineOf = ({ markdown }: Pick<Entry, 'markdown'>): Outline => parse(markdown).outline;

/** Parses a text once in a process. */
export function parse(markdown: string) {
  let result = parsed.get(markdown);
  if (!result) {
    const tree = parser.parse(markdown);
    // The outline comes first, since typography changes the tree.
    result = { outline: outlineOfTree(tree), body: bodyOfTree(tree) };
    parsed.set(markdown, result);
  }
  return result;
}
