import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Image, Root, RootContent } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { picture } from '@/lib/files/picture';

const { attributes, protocols } = defaultSchema;

/**
 * GitHub's list of safe elements and attributes, with telephone and SMS links let through (remark-html strips
 * them otherwise), with the pictures that are made here, the headings of narrow tables, and ids left as they are: they are made of headings,
 * never by the writer.
 */
const SAFE: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...protocols, href: ['http', 'https', 'mailto', 'tel', 'sms'] },
  attributes: {
    ...attributes,
    source: ['type', 'srcSet', 'sizes'],
    img: [...(attributes?.img ?? []), 'srcSet', 'sizes', 'loading', 'decoding'],
    td: [...(attributes?.td ?? []), 'dataLabel'],
  },
};

/** The measure of running text (tailwind.config.ts), or the whole of a phone. */
const SIZES = '(min-width: 42rem) 38rem, 92vw';

const element = (
  tagName: string,
  properties: Record<string, string | number>,
  ...children: Element[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
interface Element {
  type: 'element';
  tagName: string;
  properties: Record<string, string | number>;
  children: Element[];
}

/** Markdown names a file of `content/images`; the page shows what was made of it. */
function pictureOf({ url, alt }: Image): Element {
  const { avif, webp, src, width, height } = picture(url);
  const source = { type: 'image/avif', srcSet: avif, sizes: SIZES };
  const size = { alt: alt ?? '', width, height, loading: 'lazy', decoding: 'async' };
  // A vector picture has one file for every width.
  if (!webp) return element('img', { src, ...size });
  return element(
    'picture',
    {},
    element('source', source),
    element('img', { src, srcSet: webp, sizes: SIZES, ...size }),
  );
}

const writer = remark()
  .use(remarkGfm)
  .use(remarkHtml, {
    sanitize: SAFE,
    closeEmptyElements: true,
    handlers: { image: (_, node: Image) => pictureOf(node) },
  })
  .freeze();

/** Parts of a text, as the parser made them: HTML is made of them when a page shows them, since its pictures come late. */
export type Markup = readonly RootContent[];

/** Sanitized HTML of blocks. */
export const html = (blocks: Markup): string =>
  writer.stringify({ type: 'root', children: blocks } as Root).trim();

/** The same for an element of its own: a paragraph alone needs none. */
export const innerHtml = (blocks: Markup): string =>
  blocks.length === 1 && blocks[0]?.type === 'paragraph'
    ? html(blocks).slice('<p>'.length, -'</p>'.length).trim()
    : html(blocks);
