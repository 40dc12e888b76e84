import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Blocks } from './html';

/** Longest sentence in large type, in characters. */
const LONGEST = 90;

/** The first paragraph, if short enough for large type, and the blocks after it. */
export function claimOf(blocks: Blocks): { claim: Blocks; rest: Blocks } {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph' || plainTextOf(first).length > LONGEST) return { claim: [], rest: blocks };
  return { claim: [first], rest };
}
