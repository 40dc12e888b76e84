import type { Body } from '../text/body';
import { namedSections } from '../text/sections';

/** Sorts the sections of a course into the places of its page. */
export function courseSections({ sections }: Pick<Body, 'sections'>) {
  const { syllabus, ...named } = namedSections(sections, 'audience', 'next', 'projects', 'syllabus');
  // A course without a syllabus shows its first section with parts in that place.
  const contents = syllabus ?? named.others.find(({ subsections }) => subsections.length > 0);
  return { ...named, contents, others: named.others.filter((section) => section !== contents) };
}
