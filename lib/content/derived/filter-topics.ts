import { splitSentence } from '@/lib/format/sentence';
import { splitWords } from '@/lib/format/split-words';
import { bodyOf } from '../text/body';
import { findSection } from '../text/titles';
import type { Content, Course } from '../types';
import { listingFacts } from './facts';

/** Words that no visitor filters by: short ones in lower case, and those of most descriptions. */
const COMMON_WORDS = /^(and|for|the|who|course|Pune|\p{Ll}{0,2})$/u;

/**
 * Words by which the filter finds a course in addition to the words of its row on the listing: audience, then
 * modules.
 * @returns words that are not part of an earlier word, of the row, or of the group's name
 */
export function filterTopics(content: Content, course: Course): string {
  const { title, description, group } = course.data;
  const [forWhom, summary] = splitSentence(description);
  const { jobs, prerequisites, line } = listingFacts(content, course);
  const syllabus = findSection(bodyOf(course).sections, 'syllabus');
  const modules = syllabus?.subsections.map(({ title }) => title) ?? [];
  let known = [title, group, summary, jobs, prerequisites, ...line.map(({ value }) => value)]
    .join(' ')
    .toLowerCase();
  const isNew = (word: string) => {
    if (known.includes(word.toLowerCase())) return false;
    known += ` ${word.toLowerCase()}`;
    return true;
  };
  return [...splitWords(forWhom).filter((word) => !COMMON_WORDS.test(word)), ...splitWords(modules.join(' '))]
    .filter(isNew)
    .join(' ');
}
