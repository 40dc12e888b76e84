import { InlineScript } from '@/components/ui/inline-script';
import { PageHead } from '@/components/ui/page-head';
import { courseGroups, type Page, pageWith, routes } from '@/lib/content';
import { scriptJson } from '@/lib/format/script-json';
import { BodySections } from './text';
import type { TemplateProps } from './types';

/** The 404 page: names the nearest page where one is near, and the course groups always. */
export function NotFoundPage({ content, entry, body }: TemplateProps<Page>) {
  const listing = pageWith(content, 'listing').path;
  return (
    <div className="sheet">
      <PageHead title={entry.data.title} lede={body.lede} />
      <p id="nearest" className="mb-8 text-lede" hidden>
        {/* The inline script has written the nearest page here before React comes. */}
        Did you mean{' '}
        <a href={listing} suppressHydrationWarning>
          {entry.data.title}
        </a>
        ?
      </p>
      <nav aria-label="Course groups" className="mb-band">
        <ul className="border-t-2 border-ink sm:columns-2 sm:gap-x-10">
          {courseGroups(content).map((group) => (
            <li key={group.id} className="border-b border-line">
              <a href={`${listing}#${group.id}`} className="flex min-h-12 items-center font-display text-h3 font-semibold">
                {group.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <BodySections body={body} />
      <script id="pages" type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(routes(content).map((r) => [r.path, r.entry.data.title])) }} />
      <InlineScript name="nearest" />
    </div>
  );
}
