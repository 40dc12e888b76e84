/** Text that was written in Markdown. */
import { type Blocks, toHtml, toInnerHtml } from '@/lib/content';

interface ProseProps {
  blocks: Blocks;
  /**
   * `lede`: the first paragraph in larger type. `checklist`: items between rules, with boxes in print.
   * `comparison`: tables with two columns to compare, which a phone shows side by side.
   */
  variant?: keyof typeof VARIANT_CLASSES | undefined;
  className?: string;
}

/** The rules of `checklist` and `comparison` are in app/styles/prose.css. */
const VARIANT_CLASSES = {
  lede: '*:first:text-[clamp(1.1875rem,1.05rem+.5vw,1.4375rem)]/[1.45]',
  checklist: 'checklist',
  comparison: 'comparison',
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
