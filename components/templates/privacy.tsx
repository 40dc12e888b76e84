import { BUTTON } from '@/components/ui/button-classes';
import { framedDrawing } from '@/components/ui/drawing';
import { GRID } from '@/components/ui/grid-classes';
import { InlineScript } from '@/components/ui/inline-script';
import { Prose } from '@/components/ui/prose';
import { drawingOf, findSection, type PageOf } from '@/lib/content';
import { longDate } from '@/lib/format/days';
import { Chips } from './parts/chips';
import { textPicture } from './parts/page-head-picture';
import { TextPageHead } from './parts/text-page-head';
import type { TemplateProps } from './types';

/** Privacy: the notice with a table of contents, and a button that deletes the data stored in the browser. */
export function PrivacyPage({ entry, body }: TemplateProps<PageOf<'privacy'>>) {
  const { title, updated, facts } = entry.data;
  // The section whose text refers to the button below.
  const clearSection = findSection(body.sections, 'browser') ?? body.sections.at(-1);
  return (
    <div className="page">
      <TextPageHead
        title={title}
        lede={body.lede}
        intro={body.introAfterFigure}
        facts={facts}
        frame={textPicture(body) ?? framedDrawing(drawingOf(entry))}
      />
      <div className={`${GRID} items-start border-t-2 border-ink pb-section`}>
        <nav
          aria-label="On this page"
          className="no-print col-span-full min-w-0 pt-5 @lg/page:sticky @lg/page:top-0 @lg/page:col-[1/3] @lg/page:max-h-dvh @lg/page:overflow-y-auto"
        >
          <Chips
            links={body.sections.map((section) => ({ href: `#${section.id}`, title: section.title }))}
            asList
          />
        </nav>
        <div className="col-span-full min-w-0 @lg/page:col-[3/-1]">
          {body.sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className="scroll-mt-4 py-6 not-last:border-b border-line @lg/page:grid @lg/page:grid-cols-[3fr_7fr] @lg/page:gap-x-gap @lg/page:py-8"
            >
              <h2 className="mb-3">{section.title}</h2>
              <div>
                <Prose blocks={section.blocks} />
                {section === clearSection && <ClearButton />}
              </div>
            </section>
          ))}
          {!clearSection && <ClearButton />}
          {updated && (
            <p className="label mt-4 tabular-nums">
              This notice was last changed on <time dateTime={updated}>{longDate(updated)}</time>
            </p>
          )}
        </div>
      </div>
      <InlineScript name="clear-storage" />
    </div>
  );
}

/** Button that deletes the data stored in the browser (lib/browser/clear-storage.ts). */
const ClearButton = () => (
  <p className="noscript:hidden my-4 flex flex-wrap items-center gap-4">
    <button type="button" id="clear" className={BUTTON.line}>
      Clear what is kept in this browser
    </button>
    <output suppressHydrationWarning />
  </p>
);
