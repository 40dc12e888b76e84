import type { Blockquote } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { Thumb } from '@/components/ui/drawing';
import { Prose } from '@/components/ui/prose';
import type { Content } from '@/lib/content';
import type { Blocks } from '@/lib/content/text/html';
import { capitalize } from '@/lib/format/sentence';
import { thumbAt } from '../drawing-at';

/** The sample messages that a text quotes, and the text before and after them. */
export function splitSampleMessages(blocks: Blocks) {
  const isMessage = (block: Blocks[number]) => block.type === 'blockquote';
  const first = blocks.findIndex(isMessage);
  const start = first < 0 ? blocks.length : first;
  const end = blocks.findLastIndex(isMessage) + 1;
  return {
    before: blocks.slice(0, start),
    messages: blocks.filter((block) => block.type === 'blockquote'),
    after: first < 0 ? [] : blocks.slice(end),
  };
}

/** Address of the first link of a message. */
const linkIn = ({ children }: Blockquote) =>
  children
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []))
    .find((part) => part.type === 'link')?.url;

interface Props {
  content: Content;
  messages: readonly Blockquote[];
}

/**
 * The messages between rules, each after the drawing of the page that it links to. On a phone the first one is in the form.
 */
export const SampleMessages = ({ content, messages }: Props) =>
  messages.length > 0 && (
    <ul className="mt-3 border-b border-line">
      {messages.map((message, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages never change order
          key={i}
          className={`flex break-inside-avoid items-center gap-x-4 border-t border-line py-2 ${i === 0 ? 'max-mid:not-noscript:hidden' : ''}`}
        >
          <span className="w-14 flex-none wide:w-20">
            <Thumb src={thumbAt(content, linkIn(message))} className="" />
          </span>
          <Prose blocks={message.children} className="min-w-0 flex-1 wide:text-base" />
        </li>
      ))}
    </ul>
  );

/** The drawings and the names of the messages in one row, above the form on a phone while it is open. */
export function SampleMessageStrip({ content, messages }: Props) {
  const cells = messages.flatMap((message) => {
    const name = nameOf(message);
    return name ? [{ name, src: thumbAt(content, linkIn(message)) }] : [];
  });
  if (cells.length === 0) return null;
  return (
    <ul className="mid:hidden noscript:hidden -mt-1 grid auto-cols-fr grid-flow-col gap-x-3 text-center font-display text-[.8125rem] leading-tight font-medium group-has-[:is(#no-course[hidden],dialog:not([open]))]/enquiry:hidden">
      {cells.map(({ name, src }) => (
        <li key={name}>
          <Thumb src={src} className="mx-auto w-10" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The name of a message, its first words in bold type, without article and full stop: `Course`. */
function nameOf({ children: [paragraph] }: Blockquote): string | undefined {
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
