/** A batch of a course. The build leaves it out once its first day has passed. */
import { z } from 'zod';
import { weekdayOf, weekdaysIn } from '@/lib/format/days';
import { field } from './field';
import { branchRef, day, MUST_END_LATER, time, weekdays } from './values';

export const MODES = ['Classroom', 'Online', 'Blended'] as const;

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
    branch: field(branchRef, 'Id of a branch in content/site.md.', 'akurdi'),
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

export type Batch = z.infer<typeof batch>;
