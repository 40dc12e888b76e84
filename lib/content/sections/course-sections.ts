import type { Body } from '../text/body';
import { sectionsByTitle } from '../text/titles';

/** Sorts the sections of a course into the places of its page. */
export function courseSections({ sections }: Pick<Body, 'sections'>) {
  const { syllabus, ...found } = sectionsByTitle(sections, 'audience', 'next', 'projects', 'syllabus');
  // A course without a syllabus shows its first section with subsections in that place.
  const modulesSection = syllabus ?? found.others.find(({ subsections }) => subsections.length > 0);
  return { ...found, modulesSection, others: found.others.filter((section) => section !== modulesSection) };
}
