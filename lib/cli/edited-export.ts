/**
 * The site with one course more and ten ordinary edits: the tests make one Markdown file in a copy of the content,
 * edit others, export that copy, and look for all of it where it should show. It says that one file is enough.
 */
import fs from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/load';
import { applyEdits } from './edited-content';
import { run } from './run';

/** The export of the edited copy: apart from `out/`, which is the operator's. */
export const EDITED_EXPORT = '.cache/edited-export';
/** The edited copy itself. */
export const EDITED_CONTENT = '.cache/edited-content';

/** What the new file says, for those who look for it. */
export const NEW_COURSE = {
  slug: 'ansys-workbench',
  title: 'ANSYS Workbench',
  group: 'Mechanical CAD',
  description: 'Learn finite element analysis in ANSYS Workbench, from a clean mesh to a stress result that you can defend, for designers who model already.',
  mode: 'Classroom',
  duration: '6 weeks, 2 hours a day',
  modules: ['Before the first mesh', 'Static stress of a bracket'],
} as const;

const MARKDOWN = `---
title: ${NEW_COURSE.title}
description: ${NEW_COURSE.description}
group: ${NEW_COURSE.group}
mode: [${NEW_COURSE.mode}]
duration: ${NEW_COURSE.duration}
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

/** Copies the content with the new file in it; how the drawings were made is not part of a site. */
function copyContent() {
  fs.rmSync(EDITED_CONTENT, { recursive: true, force: true });
  const from = contentDir();
  fs.cpSync(from, EDITED_CONTENT, { recursive: true, dereference: true, filter: (source) => path.relative(from, source) !== 'artwork' });
  fs.writeFileSync(path.join(EDITED_CONTENT, 'courses', `${NEW_COURSE.slug}.md`), MARKDOWN);
  applyEdits(EDITED_CONTENT);
}

/**
 * Makes the copy and exports it. Not beside another build: both would use the same working files.
 * @throws when the build fails
 */
export async function makeEditedExport(): Promise<void> {
  copyContent();
  await run('node_modules/.bin/tsx', ['lib/cli/build.ts'], { CONTENT_DIR: EDITED_CONTENT, OUT_DIR: EDITED_EXPORT });
}
