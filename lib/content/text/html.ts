import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Image, Root, RootContent } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { encodedPicture } from '@/lib/pictures/manifest';

const { attributes, protocols } = defaultSchema;

/** Schemes of links in a text; sanitizing drops others. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

/**
 * GitHub's safe elements and attributes, plus telephone and SMS links, responsive pictures, and the
 * attributes of labelled cells and comparisons. Ids need no prefix, since they come from headings.
 */
const SAFE: Schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...protocols, href: LINK_SCHEMES },
  attributes: {
    ...attributes,
    source: ['type', 'srcSet', 'sizes'],
    img: [...(attributes?.img ?? []), 'srcSet', 'sizes', 'loading', 'decoding'],
    td: [...(attributes?.td ?? []), 'dataLabel'],
    table: [...(attributes?.table ?? []), 'dataCompared'],
  },
};

/** Width of running text (tailwind.config.ts), or of a phone. */
const SIZES = '(min-width: 42rem) 38rem, 92vw';

interface HastElement {
  type: 'element';
  tagName: string;
  properties: Record<string, string | number>;
  children: HastElement[];
}

const element = (
  tagName: string,
  properties: HastElement['properties'],
  ...children: HastElement[]
): HastElement => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A picture of `content/images` in its sizes. */
function pictureOf({ url, alt }: Image): HastElement {
  const { avif, webp, src, width, height } = encodedPicture(url);
  const source = { type: 'image/avif', srcSet: avif, sizes: SIZES };
  const size = { alt: alt ?? '', width, height, loading: 'lazy', decoding: 'async' };
  // An SVG has one file for every width.
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

/** Blocks of parsed Markdown. Pages turn these into HTML, since picture files are planned after parsing. */
export type Blocks = readonly RootContent[];

/** Safe HTML of the blocks, with each picture in its sizes. */
export const toHtml = (blocks: Blocks): string =>
  writer.stringify({ type: 'root', children: blocks } as Root).trim();

/** HTML without the `<p>` of a single paragraph. */
export const toInnerHtml = (blocks: Blocks): string =>
  blocks.length === 1 && blocks[0]?.type === 'paragraph'
    ? toHtml(blocks).slice('<p>'.length, -'</p>'.length).trim()
    : toHtml(blocks);
