import type { Blockquote } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { Thumb } from '@/components/ui/drawing';
import { Prose } from '@/components/ui/section';
import type { Content } from '@/lib/content';
import type { Blocks } from '@/lib/content/text/html';
import { capitalize } from '@/lib/format/sentence';
import { thumbAt } from '../drawing-at';

/** Text before the examples of what to write, the examples, and the text after them. */
export function splitSampleMessages(blocks: Blocks): [before: Blocks, examples: Blockquote[], after: Blocks] {
  const isExample = (block: Blocks[number]) => block.type === 'blockquote';
  const first = blocks.findIndex(isExample);
  if (first < 0) return [blocks, [], []];
  const end = blocks.findLastIndex(isExample) + 1;
  return [
    blocks.slice(0, first),
    blocks.slice(first, end).filter((b) => b.type === 'blockquote'),
    blocks.slice(end),
  ];
}

/** Address of the first link of an example. */
const linkIn = ({ children }: Blockquote) =>
  children
    .flatMap((block) => (block.type === 'paragraph' ? block.children : []))
    .find((part) => part.type === 'link')?.url;

/**
 * Examples of what to write, each between rules, after the drawing of the page that it links to. On a phone the first one is in
 * the form.
 */
export function Examples({ content, blocks }: { content: Content; blocks: Blocks }) {
  const [before, examples] = splitSampleMessages(blocks);
  return (
    <>
      <Prose blocks={before} />
      {examples.length > 0 && (
        <ul className="mt-3 border-b border-line">
          {examples.map((example, i) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the examples never change order
              key={i}
              className={`flex break-inside-avoid items-center gap-x-4 border-t border-line py-2 ${i === 0 ? 'max-mid:not-noscript:hidden' : ''}`}
            >
              <span className="w-14 flex-none wide:w-20">
                <Thumb src={thumbAt(content, linkIn(example))} className="" />
              </span>
              <Prose blocks={example.children} className="min-w-0 flex-1 wide:text-base" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The drawings and the names of the examples in one row, above the form on a phone while it is open. */
export function ExampleStrip({ content, blocks }: { content: Content; blocks: Blocks }) {
  const [, examples] = splitSampleMessages(blocks);
  const cells = examples.flatMap((example) => {
    const name = nameOf(example);
    return name ? [{ name, src: thumbAt(content, linkIn(example)) }] : [];
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

/** The name of an example, its first words in bold type, without article and full stop: `Course`. */
function nameOf({ children: [paragraph] }: Blockquote): string | undefined {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (first?.type !== 'strong') return undefined;
  return capitalize(plainTextOf(first).trim().replace(/^An? /, '').replace(/\.$/, ''));
}

/** The first example without its name in bold type. */
export function firstExample(blocks: Blocks): string | undefined {
  const [, [quote]] = splitSampleMessages(blocks);
  const [paragraph] = quote?.children ?? [];
  if (paragraph?.type !== 'paragraph') return undefined;
  return paragraph.children
    .slice(paragraph.children[0]?.type === 'strong' ? 1 : 0)
    .map((part) => plainTextOf(part))
    .join('')
    .trim();
}
