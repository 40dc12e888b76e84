/**
 * Batches as iCalendar files (RFC 5545). Written here and not by a package: a file is one event of a dozen
 * lines, and a package would add to it escaping and folding alone.
 */
import path from 'node:path';
import {
  allBatches,
  branchOf,
  type Content,
  factsOf,
  formatBatchTimes,
  type ListedBatch,
} from '@/lib/content';
import { sha256 } from '@/lib/files';
import { WEEKDAYS, weekdaysIn } from '@/lib/format/days';
import { TIME_ZONES } from '@/lib/format/time-zones';
import { generateFiles, type Report } from './generate';

/** Revision of courses without `updated`: constant, so that builds are reproducible. */
const NO_REVISION = '19700101T000000Z';
const MAX_LINE_BYTES = 75;

/** Generates the calendar file of every batch into `calendar/`. */
export function generateCalendars(content: Content, report?: Report) {
  const outputs = allBatches(content).map((batch) => {
    const text = calendarOf(content, batch);
    return { name: path.basename(batch.calendar), key: text, render: async () => text };
  });
  return generateFiles('calendar', outputs, report);
}

/**
 * The lessons of a batch, or only the first if its last day is unknown. Times are in UTC: no branch has
 * daylight saving.
 */
export function calendarOf(content: Content, { course, batch }: ListedBatch): string {
  const { site } = content;
  const branch = branchOf(content, batch.branch);
  const zone = TIME_ZONES[branch?.country ?? ''];
  if (!branch || !zone) throw new Error(`${course.file}: the branch '${batch.branch}' has no time zone`);
  const utc = (day: string, time: string) => {
    const date = new Date(Date.parse(`${day}T${time}Z`) - zone.offsetMs);
    return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  };
  const start = utc(batch.start, batch.from);
  // The first hours of a day in Pune or Dubai are the day before in UTC.
  const shift = start.slice(6, 8) === batch.start.slice(8) ? 0 : -1;
  const days = weekdaysIn(batch.days).map((day) =>
    WEEKDAYS.at(WEEKDAYS.indexOf(day) + shift)
      ?.slice(0, 2)
      .toUpperCase(),
  );
  const url = `${site.siteUrl}${course.path}`;
  const facts = factsOf(content, course)
    .filter(({ field = '' }) => ['duration', 'fee', 'certificate'].includes(field))
    .map(({ label, value }) => `${label}: ${value}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(site.name)}//Batches//EN`,
    'BEGIN:VEVENT',
    // The UID is the same in each build and on each host.
    `UID:${sha256(site.name, course.slug, batch.start, batch.from, batch.branch).slice(0, 32)}`,
    `DTSTAMP:${course.data.updated ? utc(course.data.updated, '12:00') : NO_REVISION}`,
    `DTSTART:${start}`,
    `DTEND:${utc(batch.start, batch.to)}`,
    ...(batch.end ? [`RRULE:FREQ=WEEKLY;UNTIL=${utc(batch.end, batch.to)};BYDAY=${days.join(',')}`] : []),
    `SUMMARY:${escapeValue(`${course.data.title}, ${site.shortName}${batch.end ? '' : ' (first lesson)'}`)}`,
    `LOCATION:${escapeValue([branch.name, ...branch.address].join(', '))}`,
    ...(branch.geo ? [`GEO:${branch.geo.latitude};${branch.geo.longitude}`] : []),
    `DESCRIPTION:${escapeValue([formatBatchTimes(content, batch), ...facts, url].join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Escapes a value (section 3.3.11). */
const escapeValue = (value: string) =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Continues a long line in the next one, after a space, between characters (section 3.1). */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(part) > MAX_LINE_BYTES) parts.push(` ${character}`);
    else parts[parts.length - 1] = part;
  }
  return parts.join('\r\n');
}
