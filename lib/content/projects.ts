/** Projects of a course, with the place of the module that teaches each. */
import { outlineOf } from './parsed';
import type { Project } from './schema';
import { isSection } from './sections';
import type { Course } from './types';

export const PICTURES_NOTE = 'The pictures are drawn by the institute, as examples.';

export interface CourseProject extends Project {
  /** Place of its module in the syllabus, from 1. */
  number: number;
}

/** Headings of the syllabus' modules as they are written; without a syllabus, all headings of that depth. */
export function modulesIn(course: Course): string[] {
  const { headings } = outlineOf(course);
  const start = headings.findIndex(({ depth, text }) => depth === 2 && isSection(text, 'syllabus'));
  const after = headings.slice(start + 1);
  const end = after.findIndex(({ depth }) => depth <= 2);
  const own = start < 0 || end < 0 ? after : after.slice(0, end);
  return own.flatMap(({ depth, text }) => (depth === 3 ? text : []));
}

export function projectsOf(course: Course): CourseProject[] {
  const modules = modulesIn(course);
  return course.data.projects.map((project) => ({ ...project, number: modules.indexOf(project.module) + 1 }));
}
