import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Markup } from './html';

/** Most characters of a sentence in large type. */
const LONGEST = 90;

/** The sentence that a text begins with, if it is a paragraph short enough for large type, and the blocks after it. */
export function claimOf(blocks: Markup): { claim: Markup; rest: Markup } {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph' || plainTextOf(first).length > LONGEST) return { claim: [], rest: blocks };
  return { claim: [first], rest };
}
