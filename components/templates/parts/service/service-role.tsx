/** What the institute does in a service. */
import { htmlProps, Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { NAME_IN_BOLD_CLASSES } from '@/components/ui/steps';
import type { TextSection } from '@/lib/content';

const ROLE_COLUMN_CLASSES: Record<number, string> = {
  3: '@md/page:grid-cols-3',
  4: '@md/page:grid-cols-2 @lg/page:grid-cols-4',
};

/** The institute's role over the full width: numbered parts in columns, with a button. */
export function ServiceRole({
  section: { id, title, blocks, list },
  children,
}: {
  section: TextSection;
  children: React.ReactNode;
}) {
  return (
    <Section id={id} title={title} prominent span="full" lighter>
      <Prose blocks={list ? list.before : blocks} className={list && 'mb-6'} />
      {list && (
        <ol
          className={`grid gap-x-gap gap-y-5 ${ROLE_COLUMN_CLASSES[list.items.length] ?? '@md/page:grid-cols-2'}`}
        >
          {list.items.map(({ plain, blocks: item }, i) => (
            <li
              key={plain}
              className="flex gap-4 border-t-[1.5px] border-ink pt-3 break-inside-avoid @md/page:block"
            >
              {/* The number: large above the part, on a phone beside it. */}
              <span aria-hidden="true" className="font-display text-[2.5rem]/none font-semibold tabular-nums">
                {i + 1}
              </span>
              <div className={NAME_IN_BOLD_CLASSES} {...htmlProps(item)} />
            </li>
          ))}
        </ol>
      )}
      <Prose blocks={list ? list.after : []} className="mt-5" />
      <p className="no-print mt-6">{children}</p>
    </Section>
  );
}
