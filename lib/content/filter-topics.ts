import { splitSentence } from '@/lib/format/sentence';
import { bodyOf } from './text/parsed';
import type { Course } from './types';

/** Words that no visitor filters by: short ones in lower case, and those of most descriptions. */
const COMMON = /^(and|for|the|who|course|Pune|\p{Ll}{0,2})$/u;

/**
 * Words by which the filter finds a course, beside those of its row on the listing: for whom it is, then its modules.
 * @returns the words, none of them twice or in its title
 */
export function filterTopics(course: Course): string {
  const [forWhom] = splitSentence(course.data.description);
  const modules = bodyOf(course).sections.flatMap(
    (section) => section.modules?.map(({ title }) => title) ?? [],
  );
  const known = new Set(`${course.data.title} ${modules.join(' ')}`.split(' '));
  const words = forWhom.split(/[\s,.:;()]+/).filter((word) => !known.has(word) && !COMMON.test(word));
  return [...words, ...modules].join(' ');
}
