import zlib from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

interface Node {
  role?: string;
  alt?: string;
  lang?: string;
  children?: Node[];
}
const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const page = await document.getPage(i + 1);
      const { items } = await page.getTextContent();
      return {
        text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
        tree: (await page.getStructTree()) as Node | null,
        links: (await page.getAnnotations()).map((link) => link.url as string),
      };
    }),
  );
  return {
    pages: document.numPages,
    text: squeeze(pages.map(({ text }) => text).join('')),
    lines: pages.flatMap(({ text }) => text.split('\n')),
    content: contentOf(pdf),
    nodes: pages.flatMap(({ tree }) => (tree ? flat(tree) : [])),
    info: (await document.getMetadata()).info as Record<string, string>,
    marked: (await document.getMarkInfo())?.Marked,
    outline: (await document.getOutline()) as { title: string; items: { title: string }[] }[],
    links: pages.flatMap(({ links }) => links),
  };
}

/** The operators that draw the pages. */
const contentOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/stream\n(x.*?)\nendstream/gs),
  ]
    .map(([, stream = '']) => zlib.inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');

/** Removes white space and soft hyphens, since lines may break anywhere. */
export const squeeze = (text: string) => text.normalize('NFC').replace(/[\s\u200b\u00ad]+/g, '');
