import { type Course, missingFacts, type Service } from '@/lib/content';
import { formatList } from '@/lib/format/sentence';

/** Note on missing facts, if any: `Ask us for the fee and the dates.` */
export function MissingFactsNote({ entry, href }: { entry: Course | Service; href: string }) {
  const missing = Object.values(missingFacts(entry));
  if (missing.length === 0) return null;
  const asked = entry.kind === 'course' ? [...missing, 'teacher'] : missing;
  return (
    <p>
      <a href={href}>Ask us</a> for {formatList(asked.map((what) => `the ${what}`))}. We reply by phone or
      email.
    </p>
  );
}
