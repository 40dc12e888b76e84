import type { Nodes, Root } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkSmartypants from 'remark-smartypants';

const typesetter = remark().use(remarkSmartypants, { dashes: 'oldschool' }).freeze();
/** Typewriter signs: straight quotes, hyphens as dashes, full stops as an ellipsis. */
const TYPED = /["'`]|--|\.\.\.|\. \. \./;
/** A currency code before an amount, or a day before its month, to keep on one line. */
const TIED =
  /\b(?:(AED|INR|USD|Rs\.?) (?=\d)|(\d{1,2}) (?=January|February|March|April|May|June|July|August|September|October|November|December))/g;
const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Sets typographic quotes, dashes and ellipses, and ties amounts to their currency and days to their month.
 * remark-smartypants is slow, so it gets only blocks with something to change.
 */
export function setTypography(node: Nodes) {
  if (node.type === 'text') node.value = node.value.replace(TIED, '$1$2\u00a0');
  if (BLOCKS.has(node.type)) {
    if (TYPED.test(plainTextOf(node))) typesetter.runSync({ type: 'root', children: [node] } as Root);
  }
  if ('children' in node) for (const child of node.children) setTypography(child);
}
