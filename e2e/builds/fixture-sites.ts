/**
 * Two small sites that the tests build beside the real one (`build-fixture-sites.ts`): e2e/content-full has every field filled, and
 * gets one course more, as an editor adds it; e2e/content-bare has only the required fields.
 */

export const FULL_EXPORT = '.cache/full-export';
export const BARE_EXPORT = '.cache/bare-export';
/** Content folders of the two sites: a copy with one more course, and e2e/content-bare. */
export const FULL_CONTENT = '.cache/full-content';
export const BARE_CONTENT = 'e2e/content-bare';

/** Texts of the new course. */
export const NEW_COURSE = {
  slug: 'ansys-workbench',
  title: 'ANSYS Workbench',
  group: 'IT Courses',
  description:
    'Learn finite element analysis in ANSYS Workbench, from a clean mesh to a stress result that you can defend, for designers who model already.',
  mode: 'Classroom',
  workload: '2 hours a day',
  duration: '6 weeks, 2 hours a day',
  modules: ['Before the first mesh', 'Static stress of a bracket'],
} as const;

/** The new course's file, which the editor's form writes with the same bytes (e2e/editor). */
export const NEW_COURSE_FILE = `---
title: ${NEW_COURSE.title}
description: ${NEW_COURSE.description}
group: ${NEW_COURSE.group}
duration: ${NEW_COURSE.duration}
workload: ${NEW_COURSE.workload}
mode: [${NEW_COURSE.mode}]
updated: 2026-11-02
---

A colourful stress plot proves nothing by itself. This course is about the questions behind it: what holds the part, what pulls it, and how fine the mesh must be before the number stops moving.

## Who it is for

- Designers who model parts in 3D and are asked whether they will break.

## Syllabus

### ${NEW_COURSE.modules[0]}

- Units, materials and what to leave out of the geometry

### ${NEW_COURSE.modules[1]}

- Supports, loads, and a hand calculation to hold the result against

## What you will make

- A report on one bracket, with its mesh study.
`;
