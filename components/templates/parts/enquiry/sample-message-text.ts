import type { Blockquote } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import type { Blocks } from '@/lib/content';
import { capitalize } from '@/lib/format/sentence';

/** The sample messages that a text quotes, and the text before and after them. */
export function splitSampleMessages(blocks: Blocks) {
  const isMessage = (block: Blocks[number]) => block.type === 'blockquote';
  const first = blocks.findIndex(isMessage);
  const start = first < 0 ? blocks.length : first;
  const end = blocks.findLastIndex(isMessage) + 1;
  return {
    before: blocks.slice(0, start),
    messages: blocks.filter(isMessage),
    after: first < 0 ? [] : blocks.slice(end),
  };
}

/** Address of the first link of a message. */
export const linkIn = ({ children }: Blockquote) =>
  children
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []))
    .find((part) => part.type === 'link')?.url;

/** The name of a message, its first words in bold type, without article and full stop: `Course`. */
export function nameOf({ children: [paragraph] }: Blockquote): string | undefined {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (first?.type !== 'strong') return undefined;
  return capitalize(plainTextOf(first).trim().replace(/^An? /, '').replace(/\.$/, ''));
}

/** The first paragraph of a message without its name in bold type. */
export function withoutName({ children: [paragraph] }: Blockquote): string | undefined {
  if (paragraph?.type !== 'paragraph') return undefined;
  return paragraph.children
    .slice(paragraph.children[0]?.type === 'strong' ? 1 : 0)
    .map((part) => plainTextOf(part))
    .join('')
    .trim();
}
