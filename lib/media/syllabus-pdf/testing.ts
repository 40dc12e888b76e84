import { getDocumentProxy } from 'unpdf';

interface Node {
  role?: string;
  alt?: string;
  lang?: string;
  children?: Node[];
}
const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

/** Reads text, links, tags and outline of a PDF, for tests. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const page = await document.getPage(i + 1);
      const { items } = await page.getTextContent();
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(''),
        tree: (await page.getStructTree()) as Node | null,
        links: (await page.getAnnotations()).map((link) => link.url as string),
      };
    }),
  );
  return {
    pages: document.numPages,
    text: squeeze(pages.map(({ text }) => text).join('')),
    nodes: pages.flatMap(({ tree }) => (tree ? flat(tree) : [])),
    info: (await document.getMetadata()).info as Record<string, string>,
    marked: (await document.getMarkInfo())?.Marked,
    outline: (await document.getOutline()) as { title: string; items: { title: string }[] }[],
    links: pages.flatMap(({ links }) => links),
  };
}

/** Removes white space and soft hyphens, since lines may break anywhere. */
export const squeeze = (text: string) => text.normalize('NFC').replace(/[\s\u200b\u00ad]+/g, '');
