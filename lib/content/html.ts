import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';

/**
 * GitHub's list of safe elements and attributes, with telephone and SMS links let through (remark-html strips
 * them otherwise) and ids left as they are: they are made here, from headings, never by the writer.
 */
const SAFE: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel', 'sms'] },
};

const writer = remark().use(remarkGfm).use(remarkHtml, { sanitize: SAFE }).freeze();

/** Sanitized HTML of blocks. */
export const html = (children: readonly RootContent[]): string =>
  writer.stringify({ type: 'root', children } as Root).trim();

/** Sanitized HTML of what stands in a paragraph, without its element. */
export const inlineHtml = (children: PhrasingContent[]): string =>
  html([{ type: 'paragraph', children }])
    .slice('<p>'.length, -'</p>'.length)
    .trim();
