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
    Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
    ),
  );
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as (Node | null)[];
  return {
    pages: document.numPages,
    text: squeeze(texts.join('')),
    nodes: trees.flatMap((tree) => (tree ? flat(tree) : [])),
    info: (await document.getMetadata()).info as Record<string, string>,
    marked: (await document.getMarkInfo())?.Marked,
    outline: (await document.getOutline()) as { title: string; items: { title: string }[] }[],
    links: (await Promise.all(pages.map((page) => page.getAnnotations()))).flat().map((a) => a.url as string),
  };
}

/** Removes white space and soft hyphens, since lines may break anywhere. */
export const squeeze = (text: string) => text.normalize('NFC').replace(/[\s\u200b\u00ad]+/g, '');
