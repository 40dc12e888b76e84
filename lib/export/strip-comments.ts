import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/**
 * Removes React's comments outside islands, where nothing is hydrated. A comment between two texts would
 * break their kerning.
 * @param node a page or a part of it, changed in place
 */
export function stripComments(node: Tree.ParentNode) {
  node.childNodes = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
  for (const child of node.childNodes) {
    if ('content' in child) stripComments(child.content);
    if ('attrs' in child && !child.attrs.some(({ name }) => name === 'data-island')) stripComments(child);
  }
}
