import { BUTTON } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { Prose, Section } from '@/components/ui/section';
import type { Page } from '@/lib/content';
import { longDate } from '@/lib/format/dates';
import { Hero } from './parts/hero';
import { Chips } from './parts/jump-links';
import type { TemplateProps } from './types';

/** Privacy: the notice beside its contents, and a button that takes away what this site keeps in the browser. */
export function PrivacyPage({ entry, body }: TemplateProps<Page>) {
  const { title, updated } = entry.data;
  return (
    <div className="page">
      <Hero
        title={title}
        body={body}
        aside={
          <nav aria-label="On this page">
            <Chips
              links={body.sections.map((section) => ({ href: `#${section.id}`, title: section.title }))}
              list
            />
          </nav>
        }
      />
      <div>
        {body.sections.map(({ id, title, blocks }, i) => (
          <Section key={id} id={id} title={title}>
            <Prose blocks={blocks} />
            {i === body.sections.length - 1 && <Clear updated={updated} />}
          </Section>
        ))}
        {body.sections.length === 0 && <Clear updated={updated} />}
      </div>
      <InlineScript name="clear" />
    </div>
  );
}

/** The button that the notice speaks of, at the end of its text, and how old the notice is. */
function Clear({ updated }: { updated: string | undefined }) {
  return (
    <>
      <p className="noscript:hidden my-4 flex flex-wrap items-center gap-4">
        <button type="button" id="clear" className={BUTTON.line}>
          Clear what is kept in this browser
        </button>
        <output suppressHydrationWarning />
      </p>
      {updated && (
        <p className="label tabular-nums">
          This notice was last changed on <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      )}
    </>
  );
}
