import { bodyOf, type Content, type Entry } from '@/lib/content';
import { Shell } from './chrome/shell';
import { PageBody } from './templates';

/** A whole page: the chrome, and within it the page's own template. */
export function SitePage({ content, entry }: { content: Content; entry: Entry }) {
  const hasForm = entry.kind === 'page' && (entry.data.template === 'enquiry' || entry.data.template === 'courseinquiry');
  return (
    <Shell content={content} current={entry.path} popup={!hasForm}>
      <PageBody content={content} entry={entry} body={bodyOf(entry)} />
    </Shell>
  );
}
