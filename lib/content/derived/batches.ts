import { longDate } from '@/lib/format/days';
import { coursesOf } from '../registry';
import type { Batch } from '../schema';
import type { Content, Course } from '../types';
import { branchName } from './branches';

/** `Monday to Friday, 18:00–20:00, Pune, online`. */
export const formatBatchTimes = (content: Content, { days, from, to, branch, mode }: Batch) =>
  [days, `${from}–${to}`, branchName(content, branch), ...(mode ? [mode.toLowerCase()] : [])].join(', ');

/** `11 January 2027 to 30 April 2027`. */
export const formatBatchDates = ({ start, end }: Batch) =>
  longDate(start) + (end ? ` to ${longDate(end)}` : '');

export type ListedBatch = ReturnType<typeof batchesOf>[number];

/** Batches of a course by first day, with the path of their calendar file. */
export const batchesOf = (course: Course) =>
  [...course.data.batches]
    .sort((a, b) => `${a.start}${a.from}`.localeCompare(`${b.start}${b.from}`))
    .map((batch) => ({
      course,
      batch,
      calendar: `/calendar/${course.slug}-${batch.start}-${batch.from.replace(':', '')}-${batch.branch}.ics`,
    }));

/** All batches of the site by first day. */
export const allBatches = (content: Content): ListedBatch[] =>
  coursesOf(content)
    .flatMap(batchesOf)
    .sort((a, b) => a.batch.start.localeCompare(b.batch.start));
