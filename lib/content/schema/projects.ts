/** The projects that a student of a course makes. */
import { z } from 'zod';
import { type Aspect, field, list, text } from './field';
import { pictureFile } from './values';

const project = z
  .strictObject({
    title: field(
      text(10, 120),
      'The project, so that one can picture it.',
      'A cast housing in one file, raw and machined',
    ),
    made: field(text(2, 80), 'What is handed over.', 'CATIA part, A3 sheet'),
    module: field(
      text(1, 80),
      'The module of the syllabus that teaches it, exactly as its heading is written.',
      'Part Design',
    ),
    picture: field(
      pictureFile.meta({ aspect: 'shown' }).optional(),
      'A picture of the project in content/images, in a folder of it too: .svg is shown as it is, pixels in several widths.',
      'pieces/catia-hub.svg',
    ),
    alt: field(
      text(20, 160).optional(),
      'What is seen, for those who cannot see it; needed with a picture.',
      'A flanged hub in four sizes beside the table that drives them',
    ),
    show: field(
      z.enum(['wide', 'tall']).optional(),
      'Proportions of the picture where they are not 4:3: wide is 2:1, tall is 3:4.',
      'wide',
    ),
    render: field(
      pictureFile.optional(),
      'The same project once more at 4:3, beside its picture: a render beside a drawing.',
      'pieces/catia-housing-render.webp',
    ),
  })
  .refine(({ picture, alt }) => !picture || alt, { path: ['alt'] })
  .refine(({ picture, alt, show, render }) => picture || !(alt || show || render), { path: ['picture'] });

export const projects = list(project, 3, 8, 'title').describe(
  'Projects that one makes, in place of a list under “What you will make”.',
);

export type Project = z.infer<typeof project>;

export const aspectOf = ({ show }: Pick<Project, 'show'>): Aspect => show ?? 'normal';
