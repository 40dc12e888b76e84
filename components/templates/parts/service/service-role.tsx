import { htmlProps, Prose, Section } from '@/components/ui/section';
import type { TextSection } from '@/lib/content';

/** Columns by the number of its parts. */
const COLUMN_CLASSES = { 3: 'mid:grid-cols-3', 4: 'mid:grid-cols-2 wide:grid-cols-4' } as const;
const isColumns = (count: number): count is keyof typeof COLUMN_CLASSES => count in COLUMN_CLASSES;
/** Name and text of a part, as those of a step. */
const PART =
  '[&>strong:first-child]:block [&>strong:first-child]:font-display [&>strong:first-child]:text-h3 [&>strong:first-child]:leading-7';

/** What the institute does, over the whole width: numbered parts in columns, with a button. */
export function ServiceRole({
  section: { id, title, blocks, layout },
  children,
}: {
  section: TextSection;
  children: React.ReactNode;
}) {
  const { list } = layout;
  const count = list?.items.length ?? 0;
  return (
    <Section id={id} title={title} strong span="full" panel>
      <Prose blocks={list ? list.before : blocks} className={list && 'mb-6'} />
      {list && (
        <ol
          className={`grid gap-x-gap gap-y-5 ${isColumns(count) ? COLUMN_CLASSES[count] : 'mid:grid-cols-2'}`}
        >
          {list.items.map(({ plain, blocks: item }, i) => (
            <li
              key={plain}
              className="flex gap-4 border-t-[1.5px] border-ink pt-3 break-inside-avoid mid:block"
            >
              {/* Large above the part, on a phone beside it. */}
              <span
                aria-hidden="true"
                className="font-display text-[2.5rem]/none font-semibold [font-variant-numeric:tabular-nums]"
              >
                {i + 1}
              </span>
              <div className={PART} {...htmlProps(item)} />
            </li>
          ))}
        </ol>
      )}
      <Prose blocks={list ? list.after : []} className="mt-5" />
      <p className="no-print mt-6">{children}</p>
    </Section>
  );
}
