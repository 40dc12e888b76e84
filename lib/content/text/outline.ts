/** Headings, links, pictures, raw HTML and paragraphs of a text with their places, for the checks. */
import type { Nodes, Root } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';

/** Line and column, from 1. */
export interface Place {
  line: number;
  column: number;
}

export interface Outline {
  /** `empty`: no blocks before the next heading of the same or a higher rank. */
  headings: ({ depth: number; text: string; empty: boolean } & Place)[];
  links: ({ url: string; text: string } & Place)[];
  html: ({ value: string } & Place)[];
  images: ({ url: string; alt: string } & Place)[];
  paragraphs: ({ text: string } & Place)[];
}

/** A node and all below it, in the order of the text. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** Places are counted from the start of the text. */
export function outlineOfTree(tree: Root): Outline {
  const outline: Outline = { headings: [], links: [], html: [], images: [], paragraphs: [] };
  for (const node of nodesIn(tree)) {
    const place = placeOf(node);
    if (node.type === 'link') outline.links.push({ url: node.url, text: plainTextOf(node), ...place });
    if (node.type === 'definition') outline.links.push({ url: node.url, text: node.identifier, ...place });
    if (node.type === 'html') outline.html.push({ value: node.value, ...place });
    if (node.type === 'image') outline.images.push({ url: node.url, alt: node.alt ?? '', ...place });
    if (node.type === 'paragraph' || node.type === 'tableCell')
      outline.paragraphs.push({ text: plainTextOf(node), ...place });
  }
  for (const [i, node] of tree.children.entries()) {
    if (node.type !== 'heading') continue;
    const next = tree.children[i + 1];
    const empty = !next || (next.type === 'heading' && next.depth <= node.depth);
    outline.headings.push({ depth: node.depth, text: plainTextOf(node), empty, ...placeOf(node) });
  }
  return outline;
}

const placeOf = ({ position }: Nodes): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});
