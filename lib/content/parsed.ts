import { type Body, bodyOfTree, parser } from './markdown';
import { type Outline, outlineOf } from './outline';
import type { Entry } from './types';

type Text = Pick<Entry, 'markdown'>;

const parsed = new Map<string, { outline: Outline; body: Body }>();

/** The parsed Markdown of a page. */
export const bodyOf = ({ markdown }: Text): Body => parse(markdown).body;

/** The outline of a page's text. */
export const outlineIn = ({ markdown }: Text): Outline => parse(markdown).outline;

/** Parses a text once a process: what pages show of it and what the checks look at come from one tree. */
export function parse(markdown: string) {
  let result = parsed.get(markdown);
  if (!result) {
    const tree = parser.parse(markdown);
    // First, since typography changes the tree.
    result = { outline: outlineOf(tree, markdown), body: bodyOfTree(tree) };
    parsed.set(markdown, result);
  }
  return result;
}
