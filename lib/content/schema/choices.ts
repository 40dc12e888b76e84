/** The choices of the listing: what a visitor would like to make, and the courses that teach it. */
import { z } from 'zod';
import { field, list, text, unique } from './field';
import { courseSlug, pictureFile } from './values';

const courseOfChoice = z.strictObject({
  course: field(courseSlug, 'File name of a course, without .md.', 'catia'),
  why: field(
    text(10, 160),
    'Why it is taken, and for whom, in a sentence.',
    'You model the part in 3D and take its drawings from it.',
  ),
});

const choice = z
  .strictObject({
    title: field(text(3, 30), 'A thing, as one would name it; its address is made of it.', 'A press tool'),
    from: field(
      courseSlug.optional(),
      'File name of a course whose first picture of a project stands here, the render where it has one.',
      'automotive3',
    ),
    picture: field(
      pictureFile.optional(),
      'A picture of its own in content/images, instead of one of a course.',
      'pieces/press-tool.svg',
    ),
    courses: unique(z.array(courseOfChoice).min(1).max(3), 'course').describe(
      'One to three courses, in the order in which they are taken.',
    ),
  })
  .refine(({ from, picture }) => from || picture, { path: ['from'] });

export const choices = list(choice, 8, 12, 'title').describe(
  'Things that one may want to make, shown as pictures that lead to courses.',
);
