import type { Body } from '../text/body';
import { findSection } from '../text/sections';

/** Sorts the sections of a course into the places of its page. */
export function courseSections({ sections }: Pick<Body, 'sections'>) {
  const audience = findSection(sections, 'audience');
  const next = findSection(sections, 'next');
  const projectsText = findSection(sections, 'projects');
  // A course without a syllabus shows its first section with parts in that place.
  const contents =
    sections.find((section) => section.modules) ?? sections.find(({ subsections }) => subsections.length > 0);
  const known = [audience, next, projectsText, contents];
  const others = sections.filter((section) => !known.includes(section));
  return { audience, contents, projectsText, others, next };
}
