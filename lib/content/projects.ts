/** Projects of a course, with the number of the module that teaches each. */

import type { Project } from './schema';
import { outlineOf } from './text/parsed';
import { isSection } from './text/sections';
import type { Course } from './types';

export const PICTURES_NOTE = 'The pictures are drawn by the institute, as examples.';

export interface CourseProject extends Project {
  /** Place of its module in the syllabus, from 1. */
  number: number;
}

/** Titles of the modules; without a syllabus, all headings of that depth. */
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

/** The project that the band of a course shows: the first with a render, else the last that is not tall, else the last. */
export function highlightedProject<T extends Project>(projects: readonly T[]): T | undefined {
  const pictured = projects.filter(({ picture }) => picture);
  return (
    projects.find(({ render }) => render) ??
    pictured.findLast(({ show }) => show !== 'tall') ??
    pictured.at(-1)
  );
}

/**
 * The projects below the band, without the picture in it: of a project with a render the drawing leads, any other stays
 * out.
 */
export function wallProjects<T extends Project>(projects: readonly T[]): T[] {
  const inBand = highlightedProject(projects);
  const others = projects.filter((project) => project !== inBand);
  return inBand?.render ? [{ ...inBand, render: undefined }, ...others] : others;
}
