import type { Project } from '../schema';
import { courseSections } from '../sections/course-sections';
import { bodyOf } from '../text/body';
import type { Course, Entry } from '../types';

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

/** Where a course shows its projects. */
export function placeProjects<T extends Project>(projects: readonly T[]) {
  const pictured = projects.filter(({ picture }) => picture);
  const band =
    projects.find(({ render }) => render) ??
    pictured.findLast(({ show }) => show !== 'tall') ??
    pictured.at(-1);
  const others = projects.filter((project) => project !== band);
  return {
    /** The large picture of the page; a tall one fits only badly. */
    band,
    /** The others, after the picture of the band's project where the band shows its render. */
    wall: band?.render ? [{ ...band, render: undefined }, ...others] : others,
    besideOutcomes: others.find(({ render }) => render) ?? others.findLast(({ picture }) => picture),
  };
}
