import type { Nodes, Root } from 'mdast';
import type { Place, Sentence } from './outline';

/** Reads sentences by the rules of Unicode (UAX 29), which know `No. 32 of 2021` and the Japanese full stop. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What ends a piece without ending the sentence, though a capital may follow; `No.` is not here, since answers begin with it. */
const ABBREVIATED = /(?:^|[\s(])(?:e\.g|i\.e|Rs|Dr|Mr|Mrs|Ms|St|vs|approx)\.$/;

/** The sentences of a text, with their places in it. */
export function splitSentences(text: string) {
  const sentences: { text: string; index: number }[] = [];
  let open: (typeof sentences)[number] | undefined;
  // A new line within a paragraph is a space to the reader, and the end of a sentence to the segmenter.
  for (const { segment, index } of segmenter.segment(text.replace(/\n/g, ' '))) {
    if (open) open.text += segment;
    else open = { text: segment, index };
    if (ABBREVIATED.test(open.text.trimEnd())) continue;
    sentences.push(open);
    open = undefined;
  }
  if (open) sentences.push(open);
  return sentences.flatMap((s) =>
    s.text.trim() === ''
      ? []
      : { text: s.text.trim(), index: s.index + s.text.length - s.text.trimStart().length },
  );
}

/**
 * The sentences of a page's text; code blocks and headings have none.
 * @param markdown text under the front matter; places are counted from its start
 */
export function sentencesOf(tree: Root, markdown: string): Sentence[] {
  const lines = markdown.split('\n');
  const sentences: Sentence[] = [];
  let heading = -1;
  let block = -1;
  const read = (node: Nodes, item: boolean) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      const leaves = leavesOf(node);
      block++;
      for (const { text, index } of splitSentences(leaves.map((l) => l.text).join(''))) {
        sentences.push({ text, heading, block, item, ...placeOf(leaves, index, lines) });
      }
    } else if ('children' in node)
      for (const child of node.children) read(child, item || node.type === 'listItem');
  };
  for (const node of tree.children) {
    if (node.type === 'heading') heading++;
    else read(node, false);
  }
  return sentences;
}

type Leaf = Place & { text: string };

/** The words of a paragraph, each with its place, without links' addresses, pictures and markup. */
function leavesOf(node: Nodes): Leaf[] {
  if ('children' in node) return node.children.flatMap(leavesOf);
  const { line = 1, column = 1 } = node.position?.start ?? {};
  if (node.type === 'break') return [{ text: '\n', line, column }];
  if (node.type === 'text') return [{ text: node.value, line, column }];
  return node.type === 'inlineCode' ? [{ text: node.value, line, column: column + 1 }] : [];
}

/** Place in the file of a place in the joined words. */
function placeOf(leaves: readonly Leaf[], index: number, lines: readonly string[]) {
  let before = 0;
  for (const { text, line, column } of leaves) {
    if (index < before + text.length) {
      const passed = text.slice(0, index - before).split('\n');
      const last = passed.at(-1) ?? '';
      if (passed.length === 1) return { line, column: column + last.length };
      // On a further line of a paragraph an indent or a > may stand before the words.
      const row = line + passed.length - 1;
      const indent = /^[ \t>]*/.exec(lines[row - 1] ?? '')?.[0].length ?? 0;
      return { line: row, column: 1 + indent + last.length };
    }
    before += text.length;
  }
  return { line: leaves[0]?.line ?? 1, column: leaves[0]?.column ?? 1 };
}
