import type { Nodes } from 'mdast';
import { START, type TextPosition } from '../position';

/** A node and all its descendants, in the order of the text. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** Position of a node in its file, for messages that call it `part`. */
export const textPosition = (part: string, node: Nodes | undefined): TextPosition => ({
  part,
  ...(node?.position?.start ?? START),
});
