import type { Project } from '../schema';
import { bodyOf } from '../text/body';
import type { Course, Entry } from '../types';
import { courseSections } from './course-sections';

export const PICTURES_NOTE = 'The pictures are drawn by the institute, as examples.';

export interface CourseProject extends Project {
  /** Position of the module in the syllabus, from 1. */
  number: number;
}

/** Titles of the modules; without a syllabus, of the section in its place. */
export const modulesIn = (course: Course): string[] =>
  courseSections(bodyOf(course)).modulesSection?.subsections.map(({ title }) => title) ?? [];

/** Projects of a course in the order of the file, each with the number of its module. */
export function projectsOf(course: Course): CourseProject[] {
  const modules = modulesIn(course);
  return course.data.projects.map((project) => ({ ...project, number: modules.indexOf(project.module) + 1 }));
}

/** Undefined for a course without such a project, and for any other entry. */
export const firstPicturedProject = (entry: Entry | undefined) =>
  entry?.kind === 'course'
    ? entry.data.projects.find((project): project is Project & { picture: string } => !!project.picture)
    : undefined;

/** The project in the band of a course: the first with a render, else the last not tall, else the last. */
export function projectForBand<T extends Project>(projects: readonly T[]): T | undefined {
  const pictured = projects.filter(({ picture }) => picture);
  return (
    projects.find(({ render }) => render) ??
    pictured.findLast(({ show }) => show !== 'tall') ??
    pictured.at(-1)
  );
}

/**
 * The projects on the picture wall. That of the band comes first if it has a render, which the band shows;
 * without one it is left out.
 */
export function wallProjects<T extends Project>(projects: readonly T[]): T[] {
  const bandProject = projectForBand(projects);
  const others = projects.filter((project) => project !== bandProject);
  return bandProject?.render ? [{ ...bandProject, render: undefined }, ...others] : others;
}
