import { type Course, notPublished, type Service } from '@/lib/content';
import { formatList } from '@/lib/format/sentence';

/** What one may ask for beside what the page says: the same words on every page, and none where nothing is missing. */
export function AskFor({ entry, form }: { entry: Course | Service; form: string }) {
  const missing = notPublished(entry);
  if (missing.length === 0) return null;
  const asked = entry.kind === 'course' ? [...missing, 'teacher'] : missing;
  return (
    <p>
      <a href={form}>Ask us</a> for {formatList(asked.map((what) => `the ${what}`))}. We reply by phone or
      email.
    </p>
  );
}
