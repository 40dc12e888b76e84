import type { Nodes } from 'mdast';
import { START, type TextPlace } from '../place';

/** A node and all its descendants, in the order of the text. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** Place of a node in its file, for messages that call it `part`. */
export const placeIn = (part: string, node: Nodes | undefined): TextPlace => ({
  part,
  ...(node?.position?.start ?? START),
});
