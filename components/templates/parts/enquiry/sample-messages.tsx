import type { Blockquote } from 'mdast';
import { Thumb } from '@/components/ui/drawing';
import { Prose } from '@/components/ui/prose';
import type { Content } from '@/lib/content';
import { thumbOfLink } from '../linked-drawings';
import { ABOVE_FORM_CLASSES } from './above-form-classes';
import { linkIn, nameOf } from './sample-message-text';

interface Props {
  content: Content;
  messages: readonly Blockquote[];
}

/** The messages between rules, each with its page's drawing. On a phone the first is in the form. */
export const SampleMessages = ({ content, messages }: Props) =>
  messages.length > 0 && (
    <ul className="mt-3 border-b border-line">
      {messages.map((message, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the messages never change order
          key={i}
          className={`flex break-inside-avoid items-center gap-x-4 border-t border-line py-2 ${i === 0 ? '@max-md/page:not-noscript:hidden' : ''}`}
        >
          <span className="w-14 flex-none @lg/page:w-20">
            <Thumb src={thumbOfLink(content, linkIn(message))} />
          </span>
          <Prose blocks={message.children} className="min-w-0 flex-1 @lg/page:text-base" />
        </li>
      ))}
    </ul>
  );

/** Drawings and names of the messages in one row, above the open form on a phone. */
export function SampleMessageRow({ content, messages }: Props) {
  const cells = messages.flatMap((message) => {
    const name = nameOf(message);
    return name ? [{ name, src: thumbOfLink(content, linkIn(message)) }] : [];
  });
  if (cells.length === 0) return null;
  return (
    <ul
      className={`${ABOVE_FORM_CLASSES} -mt-1 grid auto-cols-fr grid-flow-col gap-x-3 text-center font-display text-[.8125rem] leading-tight font-medium`}
    >
      {cells.map(({ name, src }) => (
        <li key={name}>
          <Thumb src={src} className="mx-auto w-10" />
          {name}
        </li>
      ))}
    </ul>
  );
}
