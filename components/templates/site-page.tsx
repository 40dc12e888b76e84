import { Shell } from '@/components/chrome/shell';
import { bodyOf, type Content, type Entry, isPage } from '@/lib/content';
import { scriptJson } from '@/lib/html/script-json';
import { structuredData } from '@/lib/seo/structured-data';
import { PageBody } from './page-body';

/** A whole page: header and footer, the template of its kind, and structured data. */
export function SitePage({ content, entry }: { content: Content; entry: Entry }) {
  const hasForm = isPage(entry, 'enquiry') || isPage(entry, 'course-enquiry');
  const data = structuredData(content, entry);
  return (
    <>
      <Shell content={content} current={entry.path} hasPopup={!hasForm}>
        <PageBody content={content} entry={entry} body={bodyOf(entry)} />
      </Shell>
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />}
    </>
  );
}
