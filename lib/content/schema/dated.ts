/** Batches and vacancies, which the build leaves out when their day has passed. */
import { z } from 'zod';
import { weekdayOf, weekdaysIn } from '../dates/days';
import { branchRef, day, field, text, time, weekdays } from './values';

export const MODES = ['Classroom', 'Online', 'Blended'] as const;

/** Message for an end time before its start. */
export const MUST_END_LATER = {
  expected: 'a later time of the same day',
  fix: 'Write the time on the 24-hour clock: "20:00" is eight in the evening.',
};

const branch = field(branchRef, 'Id of a branch in content/site.md.', 'akurdi');

export const batch = z
  .strictObject({
    start: field(
      day,
      'First day. A batch whose first day has passed is left out by the build.',
      '2027-01-11',
    ),
    end: field(day.optional(), 'Last day, where it is certain.', '2027-04-30'),
    days: field(weekdays, 'Days of the week.', 'Monday to Friday'),
    from: field(time, 'When a lesson begins, at the branch.', '18:00'),
    to: field(time, 'When it ends.', '20:00'),
    branch,
    mode: field(
      z.enum(MODES).optional(),
      'How this batch is taught, where the course is taught in several ways.',
      'Classroom',
    ),
  })
  .refine(({ start, end }) => !end || end >= start, {
    path: ['end'],
    params: { expected: 'a day after the start' },
  })
  .refine(({ from, to }) => to > from, { path: ['to'], params: MUST_END_LATER })
  .superRefine(({ start, days }, context) => {
    const weekday = weekdayOf(start);
    if (!weekdaysIn(days).includes(weekday))
      context.addIssue({
        code: 'custom',
        path: ['start'],
        params: { found: `${start} is a ${weekday}`, expected: `one of the days: ${days}` },
      });
  });

/** A vacancy (pages/career.md). */
export const vacancy = z.strictObject({
  title: field(text(2, 80), 'Name of the job.', 'CATIA trainer'),
  branch,
  type: field(
    z.enum(['Full-time', 'Part-time', 'Contract', 'Internship']),
    'Kind of employment.',
    'Full-time',
  ),
  closes: field(
    day,
    'Last day to apply. A vacancy whose day has passed is left out by the build.',
    '2027-02-28',
  ),
  send: field(text(5, 200), 'What to send.', 'A CV and one drawing that you made yourself'),
});

export type Batch = z.infer<typeof batch>;
export type Vacancy = z.infer<typeof vacancy>;
