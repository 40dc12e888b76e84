/** What a visitor would like to make, and the courses that lead there. */
import { z } from 'zod';
import { about, list, pieceFile, slug, text } from './values';

const step = z.strictObject({
  course: slug.meta(about('File name of a course, without .md.', 'catia')),
  why: text(10, 160).meta(
    about(
      'Why it is taken, and for whom, in a sentence.',
      'You model the part in 3D and take its drawings from it.',
    ),
  ),
});

const choice = z.strictObject({
  title: text(3, 30).meta(about('A thing, as one would name it; its address is made of it.', 'A press tool')),
  from: slug
    .optional()
    .meta(about('File name of a course whose first picture of a piece stands here.', 'automotive3')),
  picture: pieceFile
    .optional()
    .meta(
      about('A picture of its own in content/images, instead of one of a course.', 'pieces/press-tool.svg'),
    ),
  alt: text(20, 160)
    .optional()
    .meta(
      about(
        'What is seen in the picture of its own.',
        'A press tool cut open, its punch above a strip of sheet metal',
      ),
    ),
  courses: z
    .array(step)
    .min(1)
    .max(3)
    .meta(about('One to three courses, in the order in which they are taken.', [{ course: 'catia' }])),
});

export const choices = list(choice, 12, 8).meta(
  about('Things that one may want to make, shown as pictures that lead to courses.', [
    { title: 'A press tool' },
  ]),
);

export type Choice = z.infer<typeof choice>;
