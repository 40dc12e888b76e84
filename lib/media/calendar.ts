/** A batch as an iCalendar object (RFC 5545), and the files of all of them. */
import path from 'node:path';
import { batchTimes, branchOf, type Content, factsOf, type Upcoming, upcoming } from '@/lib/content';
import { TIME_ZONES, weekdaysIn } from '@/lib/content/days';
import { sha256 } from '@/lib/files';
import { type Counts, type GenerateOptions, generate } from './generate';

/** Stands for "no clock": a revision date that no build changes, for a course that names none. */
const NO_REVISION = '19700101T000000Z';
/** Longest content line, without its line break. */
const OCTETS = 75;

/** Generates the calendar file of every batch into `public/calendar`; those of batches that are no more are deleted. */
export async function makeCalendars(content: Content, options?: GenerateOptions): Promise<Counts> {
  const outputs = upcoming(content).map((batch) => ({
    name: path.basename(batch.calendar),
    input: calendarOf(content, batch),
  }));
  return generate('public/calendar', '', outputs, async (text) => text, options);
}

/**
 * The calendar of one batch: its lessons up to the last day where that is known, else the first lesson. Times are in
 * UTC: no branch has summer time, and no lesson is on another day there.
 * @returns the file's text: lines end with CRLF, none is longer than 75 octets, no clock is in it
 */
export function calendarOf(content: Content, { course, batch }: Upcoming): string {
  const { site } = content;
  const branch = branchOf(content, batch.branch);
  const zone = TIME_ZONES[branch?.country ?? ''];
  if (!branch || !zone) throw new Error(`${course.file}: the branch '${batch.branch}' has no time zone`);
  const utc = (day: string, time: string) =>
    `${new Date(`${day}T${time}${zone.offset}`).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const days = weekdaysIn(batch.days).map((day) => day.slice(0, 2).toUpperCase());
  const url = `${site.siteUrl}${course.path}`;
  const facts = factsOf(content, course)
    .filter(({ field = '' }) => ['duration', 'fee', 'certificate'].includes(field))
    .map(({ label, value }) => `${label}: ${value}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//Batches//EN`,
    'BEGIN:VEVENT',
    // The same for each build, whatever host it is for.
    `UID:${sha256(site.name, course.slug, batch.start, batch.from, batch.branch).slice(0, 32)}`,
    `DTSTAMP:${course.data.updated ? utc(course.data.updated, '12:00') : NO_REVISION}`,
    `DTSTART:${utc(batch.start, batch.from)}`,
    `DTEND:${utc(batch.start, batch.to)}`,
    ...(batch.end ? [`RRULE:FREQ=WEEKLY;UNTIL=${utc(batch.end, batch.to)};BYDAY=${days.join(',')}`] : []),
    `SUMMARY:${text(`${course.data.title}, ${site.shortName}${batch.end ? '' : ' (first lesson)'}`)}`,
    `LOCATION:${text([branch.name, ...branch.address].join(', '))}`,
    ...(branch.geo ? [`GEO:${branch.geo.latitude};${branch.geo.longitude}`] : []),
    `DESCRIPTION:${text([batchTimes(content, batch), ...facts, url].join('\n'))}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Text as a value (section 3.3.11). */
const text = (value: string) => value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A long line goes on in the next one after a space; no character is cut in two (section 3.1). */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1)}${character}`;
    if (Buffer.byteLength(part) > OCTETS) parts.push(` ${character}`);
    else parts[parts.length - 1] = part;
  }
  return parts.join('\r\n');
}
