/** Text that was written in Markdown. */
import { type Blocks, toHtml, toInnerHtml } from '@/lib/content';

interface ProseProps {
  blocks: Blocks;
  /** `lede`: the first paragraph in larger type. `checklist`: items between rules, with boxes in print. */
  variant?: keyof typeof VARIANT_CLASSES | undefined;
  className?: string;
}

const RULES_BETWEEN_ITEMS_CLASSES =
  '[&_ul]:gap-0 [&_ul>li:not(:last-child)]:border-b [&_ul>li]:border-line [&_ul>li]:px-0 [&_ul>li]:py-[.55rem] [&_ul>li]:before:content-none';
const BOXES_IN_PRINT_CLASSES = [
  'print:[&_ul>li]:pl-[1.5em] print:[&_ul>li]:before:top-[.9em] print:[&_ul>li]:before:size-[.8em]',
  'print:[&_ul>li]:before:border-[1.5px] print:[&_ul>li]:before:border-current',
  "print:[&_ul>li]:before:content-['']",
].join(' ');
const VARIANT_CLASSES = {
  lede: '*:first:text-[clamp(1.1875rem,1.05rem+.5vw,1.4375rem)]/[1.45]',
  checklist: `${RULES_BETWEEN_ITEMS_CLASSES} ${BOXES_IN_PRINT_CLASSES}`,
};

/** Blocks of a Markdown text; nothing without any. */
export const Prose = ({ blocks, variant, className }: ProseProps) =>
  blocks.length > 0 && (
    <div
      className={['prose', variant && VARIANT_CLASSES[variant], className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: toHtml(blocks) }}
    />
  );

/** Props of an element whose content is Markdown, without the `<p>` of a single paragraph. */
export const htmlProps = (blocks: Blocks) => ({ dangerouslySetInnerHTML: { __html: toInnerHtml(blocks) } });
