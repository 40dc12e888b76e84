import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Blocks } from '../text/html';

const MAX_STATEMENT_CHARS = 90;

/** The first paragraph, if short enough for large type, and the blocks after it. */
export function statementOf(blocks: Blocks): { statement: Blocks; rest: Blocks } {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph' || plainTextOf(first).length > MAX_STATEMENT_CHARS)
    return { statement: [], rest: blocks };
  return { statement: [first], rest };
}
