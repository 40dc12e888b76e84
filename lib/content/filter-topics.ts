import { splitSentence } from '@/lib/format/sentence';
import { listingFacts } from './facts';
import { bodyOf } from './text/parsed';
import type { Content, Course } from './types';

/** Words that no visitor filters by: short ones in lower case, and those of most descriptions. */
const COMMON = /^(and|for|the|who|course|Pune|\p{Ll}{0,2})$/u;

/**
 * Words by which the filter finds a course, beside those of its row on the listing: for whom it is, then its modules.
 * @returns the words, none of them twice, in the row or in the name of its group
 */
export function filterTopics(content: Content, course: Course): string {
  const [forWhom, summary] = splitSentence(course.data.description);
  const { jobs, prerequisites, line } = listingFacts(content, course);
  const modules = bodyOf(course).sections.flatMap(
    (section) => section.modules?.map(({ title }) => title) ?? [],
  );
  const known = new Set(`${course.data.title} ${modules.join(' ')}`.split(' '));
  const row = [course.data.group, summary, jobs, prerequisites, ...line.map(({ value }) => value)]
    .join(' ')
    .toLowerCase();
  const words = forWhom
    .split(/[\s,.:;()]+/)
    .filter((word) => !known.has(word) && !row.includes(word.toLowerCase()) && !COMMON.test(word));
  return [...words, ...modules].join(' ');
}
