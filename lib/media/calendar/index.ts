/** A batch as an iCalendar object (RFC 5545), and the files of all of them. */
import path from 'node:path';
import { batchTimes, branchOf, type Content, factsOf, type Upcoming, upcoming } from '@/lib/content';
import { TIME_ZONES, weekdaysIn } from '@/lib/content/days';
import { sha256 } from '@/lib/files/sha256';
import { type Counts, type GenerateOptions, generate } from '../generate';

/** Stands for "no clock": a revision date that no build changes, for a course that names none. */
const NO_REVISION = '19700101T000000Z';
/** Longest content line, without its line break (section 3.1). */
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
 * The calendar of one batch: its lessons up to the last day where that is known, else the first lesson.
 * @returns the file's text: lines end with CRLF, none is longer than 75 octets, no clock is in it
 */
export function calendarOf(content: Content, { course, batch }: Upcoming): string {
  const { site } = content;
  const branch = branchOf(content, batch.branch);
  const zone = TIME_ZONES[branch?.country ?? ''];
  if (!branch || !zone) throw new Error(`${course.file}: the branch '${batch.branch}' has no time zone`);
  const days = weekdaysIn(batch.days).map((day) => day.slice(0, 2).toUpperCase());
  const url = `${site.siteUrl}${course.path}`;
  const facts = factsOf(content, course).filter(({ label }) =>
    ['Duration', 'Fee', 'Certificate'].includes(label),
  );
  const description = [
    batchTimes(content, batch),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    url,
  ].join('\n');
  const local = (day: string, time: string) => `${compact(day)}T${compact(time)}00`;
  const { offset } = zone;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.name)}//Batches//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VTIMEZONE',
    `TZID:${zone.id}`,
    'BEGIN:STANDARD',
    // Neither zone has summer time: one observance since the epoch is all of it.
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uidOf([site.name, course.slug, batch.start, batch.from, batch.branch].join('\0'))}`,
    `DTSTAMP:${course.data.updated ? `${compact(course.data.updated)}T000000Z` : NO_REVISION}`,
    `DTSTART;TZID=${zone.id}:${local(batch.start, batch.from)}`,
    `DTEND;TZID=${zone.id}:${local(batch.start, batch.to)}`,
    // With a time zone in DTSTART, UNTIL must be in UTC (section 3.3.10).
    ...(batch.end
      ? [`RRULE:FREQ=WEEKLY;UNTIL=${inUtc(batch.end, batch.to, offset)};BYDAY=${days.join(',')}`]
      : []),
    `SUMMARY:${text(`${course.data.title}, ${site.shortName}${batch.end ? '' : ' (first lesson)'}`)}`,
    `LOCATION:${text([branch.name, ...branch.address].join(', '))}`,
    ...(branch.geo ? [`GEO:${branch.geo.latitude};${branch.geo.longitude}`] : []),
    `DESCRIPTION:${text(description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

const compact = (value: string) => value.replace(/[-:]/g, '');

/** Text as a value (section 3.3.11). */
const text = (value: string) => value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A UUID made of what names the batch (version 8, RFC 9562): the same for each build, whatever host it is for. */
function uidOf(name: string): string {
  const hex = sha256(name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A local time in UTC; `offset` is written as in VTIMEZONE. */
function inUtc(day: string, time: string, offset: string): string {
  const iso = new Date(`${day}T${time}:00${offset.slice(0, 3)}:${offset.slice(3)}`).toISOString();
  return `${compact(iso.slice(0, 19))}Z`;
}

/** A long line goes on in the next one after a space; no character is cut in two. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
