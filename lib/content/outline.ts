/** What the checks look at in a text: its headings, links, pictures and words, each with its place in the file. */
import type { Nodes, Root } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { typosIn } from './typos';

export interface Place {
  line: number;
  column: number;
}

export interface Outline {
  /** `empty`: nothing stands between it and the next heading of its rank or a higher one. */
  headings: ({ depth: number; text: string; empty: boolean } & Place)[];
  links: ({ url: string; text: string } & Place)[];
  html: ({ value: string } & Place)[];
  images: ({ url: string; alt: string } & Place)[];
  /** Typos in the text as it was typed, without code, links' addresses and markup. */
  typos: ({ found: string; expected: string; fix: string } & Place)[];
  /** Paragraphs, list items and cells, without links' addresses and markup. */
  paragraphs: ({ text: string } & Place)[];
  /** Deepest nesting of lists and quotes. */
  depth: number;
  deepest: Place;
}

/** Deepest nesting of lists and quotes that is rendered; deeper input is refused (recursion would run out). */
export const MAX_DEPTH = 12;

/** What is said of deeper nesting. */
export const TOO_DEEP = [
  'list',
  'error',
  'lists or quotes within each other',
  `at most ${MAX_DEPTH} levels`,
  'Start a new list, or a section with a heading.',
] as const;

const MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/;

/**
 * Line of the first list or quote that is nested so deep that parsing alone would take minutes: found without a
 * parser. What lies between this and MAX_DEPTH is found in the outline.
 */
export function tooDeepToParse(markdown: string): number | undefined {
  const lines = markdown.split('\n');
  const index = lines.findIndex((line) => {
    const prefix = MARKERS.exec(line)?.[0];
    if (!prefix) return false;
    const indent = prefix.length - prefix.trimStart().length;
    return (
      indent > 4 * MAX_DEPTH || (prefix.match(/>|[-*+](?=[ \t]|$)|\d[.)]/g)?.length ?? 0) > 2 * MAX_DEPTH
    );
  });
  return index < 0 ? undefined : index + 1;
}

/**
 * Reads the outline of a text.
 * @param tree what the parser made of it
 * @param markdown text under the front matter; places are counted from its start
 */
export function outlineOf(tree: Root, markdown: string): Outline {
  const outline: Outline = {
    headings: [],
    links: [],
    html: [],
    images: [],
    typos: [],
    paragraphs: [],
    depth: 0,
    deepest: { line: 1, column: 1 },
  };
  const place = (node: Nodes): Place => ({
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  });
  const stack: [Nodes, number][] = [[tree, 0]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, depth] = next;
    if (depth > outline.depth) Object.assign(outline, { depth, deepest: place(node) });
    if (node.type === 'link') outline.links.push({ url: node.url, text: plainTextOf(node), ...place(node) });
    if (node.type === 'definition')
      outline.links.push({ url: node.url, text: node.identifier, ...place(node) });
    if (node.type === 'html') outline.html.push({ value: node.value, ...place(node) });
    if (node.type === 'image') outline.images.push({ url: node.url, alt: node.alt ?? '', ...place(node) });
    if (node.type === 'text') outline.typos.push(...typosOf(node, markdown));
    if (node.type === 'paragraph' || node.type === 'tableCell')
      outline.paragraphs.push({ text: plainTextOf(node), ...place(node) });
    if ('children' in node) {
      const nested = node.type === 'list' || node.type === 'blockquote' ? depth + 1 : depth;
      // An address that stands for itself is a link's own text, which is no prose.
      const inside = node.type === 'link' && isBare(node.url, plainTextOf(node)) ? [] : node.children;
      for (const child of [...inside].reverse()) stack.push([child, nested]);
    }
  }
  outline.headings = headingsOf(tree, place);
  return outline;
}

/** Whether a link is an address that was typed as it is, without words for it. */
export const isBare = (url: string, text: string) =>
  url === text || url === `http://${text}` || url === `https://${text}` || url === `mailto:${text}`;

function typosOf(node: Nodes, markdown: string): Outline['typos'] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  return markdown
    .slice(start.offset, end.offset)
    .split('\n')
    .flatMap((text, i) =>
      [...typosIn(text)].map(({ index, ...typo }) => ({
        ...typo,
        line: start.line + i,
        column: (i === 0 ? start.column : 1) + index,
      })),
    );
}

function headingsOf(tree: Root, place: (node: Nodes) => Place): Outline['headings'] {
  return tree.children.flatMap((node, i) => {
    if (node.type !== 'heading') return [];
    const after = tree.children[i + 1];
    return [
      {
        depth: node.depth,
        text: plainTextOf(node),
        ...place(node),
        empty: !after || (after.type === 'heading' && after.depth <= node.depth),
      },
    ];
  });
}
