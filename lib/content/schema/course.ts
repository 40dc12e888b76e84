/** A course: `content/courses/`. All but the name, the description and the group is optional. */
import { z } from 'zod';
import { batch, MODES } from './batch';
import { field, list, text } from './field';
import { projects } from './projects';
import {
  fee,
  furtherFields,
  menuFields,
  offeredFields,
  pageFields,
  referenceFields,
  seoFields,
} from './shared-fields';
import { pdfFile, period, webUrl } from './values';

const certificate = z.strictObject({
  name: field(text(3, 80), 'What is written on it.', 'Certificate of Completion, CATIA V5'),
  awardedBy: field(text(2, 80), 'Who awards it.', 'Trikona Institute'),
  conditions: field(
    text(3, 160),
    'What one does to earn it.',
    'Attendance of 80 % and a finished final project',
  ),
  recognisedBy: z
    .strictObject({
      name: field(text(2, 80), 'The body that recognises it.', 'National Skills Council'),
      url: field(webUrl, 'Its page that says so.', 'https://www.example.org/recognised'),
    })
    .optional()
    .describe('Only where a body outside the institute recognises it in writing.'),
});

const software = z.strictObject({
  name: field(text(1, 60), 'Name of the program.', 'CATIA'),
  release: field(text(1, 40).optional(), 'Release that is taught.', 'V5'),
  licence: field(
    text(3, 80).optional(),
    'Which licence a learner works with.',
    'Student edition, free for a year',
  ),
});

const claim = z.strictObject({
  text: field(text(3, 60), 'The claim, in figures that the institute stands by.', '8 industry projects'),
  conditions: field(
    text(3, 160),
    'Under which conditions it holds. No claim stands without them.',
    'One project for each module, done in class.',
  ),
});

export const courseSchema = z
  .strictObject({
    ...pageFields,
    ...menuFields,
    level: field(
      z.enum(['Beginner', 'Intermediate', 'Advanced']).optional(),
      'What the course takes for granted.',
      'Beginner',
    ),
    duration: field(
      text(2, 60).optional(),
      'How long the course takes, only where it is certain.',
      '4 months, about 5 hours a day',
    ),
    timeRequired: field(period.optional(), 'The same length for search engines.', 'P4M'),
    workload: field(
      text(2, 80).optional(),
      'Hours a week in class and at home.',
      '10 hours a week in class, 5 at home',
    ),
    mode: field(list(z.enum(MODES), 1, 3), 'How it is taught.', ['Classroom']),
    ...offeredFields,
    batches: list(batch, 0, 6, 'start', 'from', 'branch').describe(
      'The next batches, each with its days and times.',
    ),
    fee: list(fee, 0, 2).describe('The fee, with the day from which it holds.'),
    demo: field(
      text(3, 140).optional(),
      'A lesson to try, if there is one.',
      'The first lesson of every batch may be visited free of charge',
    ),
    certificate: certificate.optional().describe('What one holds in hand at the end.'),
    software: list(software, 0, 4).describe('Programs that are taught.'),
    computer: z
      .strictObject({
        text: field(
          text(3, 240),
          'What the computer needs.',
          'Windows 11, 16 GB of memory, a graphics card with 4 GB',
        ),
        provided: field(
          z.boolean().optional(),
          'true where the institute has a computer for every learner, false where one brings a laptop.',
          true,
        ),
      })
      .optional()
      .describe('The computer that one works on.'),
    prerequisites: field(
      text(3, 140).optional(),
      'What one should know before it begins.',
      'Engineering drawing; AutoCAD helps but is not required',
    ),
    outcomes: field(
      list(text(10, 120).meta({ expected: 'a line of 10 to 120 characters that begins with a verb' }), 3, 8),
      'What one can do at the end; each line begins with a verb.',
      ['Model a cast housing as raw body minus machining body'],
    ),
    jobTitles: field(list(text(2, 40), 1, 8), 'Names of jobs that ask for this, without a promise.', [
      'CAD designer',
      'Body design engineer',
    ]),
    claims: list(claim, 0, 4).describe('Figures that the institute stands by, each with its conditions.'),
    ...referenceFields,
    projects,
    syllabusPdf: field(
      pdfFile.optional(),
      'A PDF of your own in content/syllabus, instead of the one built from the syllabus.',
      'catia-2027.pdf',
    ),
    pdf: field(
      z.enum(['enquiry', 'direct']).default('enquiry'),
      'enquiry: the PDF is given after the enquiry form. direct: the button links straight to it.',
      'direct',
    ),
    ...furtherFields,
    ...seoFields,
  })
  .refine(({ timeRequired, duration }) => !timeRequired || duration, { path: ['duration'] })
  .superRefine(({ batches, branches, mode: modes }, context) => {
    for (const [i, { branch, mode }] of batches.entries()) {
      const refuse = (key: string, allowed: readonly string[]) =>
        context.addIssue({
          code: 'custom',
          path: ['batches', i, key],
          params: { expected: `one of the course's own: ${allowed.join(', ')}` },
        });
      if (branches.length > 0 && !branches.includes(branch)) refuse('branch', branches);
      if (mode && modes.length > 0 && !modes.includes(mode)) refuse('mode', modes);
    }
  });

export type CourseData = z.infer<typeof courseSchema>;
