import { Shell } from '@/components/chrome/shell';
import { JsonLd } from '@/components/ui/json-ld';
import { bodyOf, type Content, type Entry, isPage } from '@/lib/content';
import { structuredData } from '@/lib/seo/structured-data';
import { PageBody } from '.';

/** A whole page: header and footer, the template of its kind, and structured data. */
export function SitePage({ content, entry }: { content: Content; entry: Entry }) {
  const hasForm = isPage(entry, 'enquiry') || isPage(entry, 'courseinquiry');
  return (
    <>
      <Shell content={content} current={entry.path} popup={!hasForm}>
        <PageBody content={content} entry={entry} body={bodyOf(entry)} />
      </Shell>
      <JsonLd data={structuredData(content, entry)} />
    </>
  );
}
