import { BUTTON } from '@/components/ui/button-classes';
import { wideScreenDrawing } from '@/components/ui/drawing';
import { InlineScript } from '@/components/ui/inline-script';
import { HeadActions, HeadFrame, HeadLede, HeadText, HeadTitle, PageHead } from '@/components/ui/page-head';
import { ABOVE_TITLE, PAGE_HEAD_CLASSES, titleSize } from '@/components/ui/page-head-classes';
import {
  bySlug,
  courseGroups,
  drawingOf,
  groupDrawingPath,
  type Page,
  pageWith,
  routes,
} from '@/lib/content';
import { pluralize } from '@/lib/format/sentence';
import { scriptJson } from '@/lib/html/script-json';
import { DrawingNav } from './parts/drawing-nav';
import { textPicture } from './parts/page-head-picture';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** An outlined button if a page with a near name is linked: that link is then the main action. */
const SECONDARY_IF_NEAREST_CLASSES =
  '[header:has(#nearest:not([hidden]))_&]:not-hover:border-ink [header:has(#nearest:not([hidden]))_&]:not-hover:bg-transparent [header:has(#nearest:not([hidden]))_&]:not-hover:text-ink';

/** The 404 page: the page with the nearest name, if there is one, and the course groups. */
export function NotFoundPage({ content, entry, body }: TemplateProps<Page>) {
  const listing = pageWith(content, 'listing').path;
  const { title } = entry.data;
  const classes = PAGE_HEAD_CLASSES.besideFrame;
  const frame = textPicture(body) ?? wideScreenDrawing(drawingOf(entry));
  return (
    <div className="page">
      <PageHead>
        <HeadText className={`${ABOVE_TITLE} ${classes.text}`}>
          <HeadTitle title={title} className={titleSize(title, true)} />
          {/* In `npm run dev` the script `suggest-page` writes the nearest page here before hydration. */}
          <p
            id="nearest"
            className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 font-display text-h3 font-semibold @lg/page:mt-6"
            hidden
            suppressHydrationWarning
          >
            Did you mean{' '}
            <a href={listing} className={BUTTON.solid} suppressHydrationWarning>
              {title}
            </a>
            <span className="sr-only">?</span>
          </p>
          <script
            id="pages"
            type="application/json"
            dangerouslySetInnerHTML={{
              __html: scriptJson(routes(content).map((r) => [r.path, r.entry.data.title])),
            }}
          />
          {/* Here, so that the nearest page is in the first paint. */}
          <InlineScript name="suggest-page" />
          <HeadLede lede={body.lede} intro={body.introAfterFigure} />
        </HeadText>
        <HeadActions className={`mt-4 gap-3 ${classes.text} ${classes.actions}`}>
          <a href={listing} className={`${BUTTON.solid} ${SECONDARY_IF_NEAREST_CLASSES}`}>
            Find a course by name or topic
          </a>
          {content.site.menus
            .map(({ landing }) => bySlug(content, landing))
            .concat(pageWith(content, 'contact'))
            .map(
              (page) =>
                page &&
                page.path !== listing && (
                  <a key={page.path} href={page.path} className={BUTTON.line}>
                    {page.data.title}
                  </a>
                ),
            )}
        </HeadActions>
        <HeadFrame frame={frame} className="mt-5 @lg/page:mt-10" />
      </PageHead>
      <div className="pb-section">
        <DrawingNav
          label="Course groups"
          cells={courseGroups(content).map(({ id, name, courses }) => ({
            path: `${listing}#${id}`,
            title: name,
            drawing: groupDrawingPath(id),
            text: pluralize(courses.length, 'course'),
          }))}
          onPhone="texts"
        />
      </div>
      <TextSections sections={body.sections} />
    </div>
  );
}
