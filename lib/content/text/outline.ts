/** Headings, links, pictures, raw HTML and paragraphs of a text with their places, for the checks. */
import type { Nodes, Root } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { type NamedPlace, START } from '../place';

export interface Outline {
  /** `empty`: no blocks before the next heading of the same or a higher rank. */
  headings: ({ depth: number; text: string; empty: boolean } & NamedPlace)[];
  links: ({ url: string; text: string } & NamedPlace)[];
  html: ({ value: string } & NamedPlace)[];
  pictures: ({ url: string; alt: string } & NamedPlace)[];
  paragraphs: ({ text: string } & NamedPlace)[];
}

/** A node and all its descendants, in the order of the text. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

/** Places are counted from the start of the text. */
export function outlineOfTree(tree: Root): Outline {
  const outline: Outline = { headings: [], links: [], html: [], pictures: [], paragraphs: [] };
  for (const node of nodesIn(tree)) {
    const at = (part: string): NamedPlace => ({ part, ...(node.position?.start ?? START) });
    if (node.type === 'link') outline.links.push({ url: node.url, text: plainTextOf(node), ...at('link') });
    if (node.type === 'definition')
      outline.links.push({ url: node.url, text: node.identifier, ...at('link') });
    if (node.type === 'html') outline.html.push({ value: node.value, ...at('HTML') });
    if (node.type === 'image')
      outline.pictures.push({ url: node.url, alt: node.alt ?? '', ...at('picture') });
    if (node.type === 'paragraph' || node.type === 'tableCell')
      outline.paragraphs.push({ text: plainTextOf(node), ...at('text') });
    if (node.type !== 'heading') continue;
    const index = tree.children.indexOf(node);
    const next = tree.children[index + 1];
    const empty = !next || (next.type === 'heading' && next.depth <= node.depth);
    if (index >= 0)
      outline.headings.push({ depth: node.depth, text: plainTextOf(node), empty, ...at('heading') });
  }
  return outline;
}
