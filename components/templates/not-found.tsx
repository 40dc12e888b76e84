import { BUTTON } from '@/components/ui/button';
import { InlineScript } from '@/components/ui/inline-script';
import { type Page, pageWith, routes } from '@/lib/content';
import { scriptJson } from '@/lib/format/script-json';
import { CourseGroups } from './parts/drawing-cells';
import { Hero } from './parts/hero';
import { TextSections } from './parts/text-sections';
import type { TemplateProps } from './types';

/** The 404 page: names the nearest page where one is near, and the course groups always. */
export function NotFoundPage({ content, entry, body }: TemplateProps<Page>) {
  const listing = pageWith(content, 'listing').path;
  return (
    <div className="page">
      <Hero
        title={entry.data.title}
        body={body}
        first={
          <>
            {/* The inline script below has written the nearest page here before `npm run dev` hydrates. */}
            <p id="nearest" className="text-h3" hidden suppressHydrationWarning>
              Did you mean{' '}
              <a href={listing} suppressHydrationWarning>
                {entry.data.title}
              </a>
              ?
            </p>
            <script
              id="pages"
              type="application/json"
              dangerouslySetInnerHTML={{
                __html: scriptJson(routes(content).map((r) => [r.path, r.entry.data.title])),
              }}
            />
            {/* Here, so that the nearest page stands in the first frame. */}
            <InlineScript name="nearest" />
          </>
        }
      >
        <a href={listing} className={BUTTON.solid}>
          Find a course by name or topic
        </a>
      </Hero>
      <CourseGroups content={content} />
      <TextSections sections={body.sections} />
    </div>
  );
}
