/** The calendar of a batch, held against RFC 5545. */
import { expect, test } from '@playwright/test';
import { bySlug, type Content, type Course, nextBatches, upcoming } from '@/lib/content';
import { loadContent } from '@/lib/content/load';
import { calendarOf, fold } from '.';

const content = loadContent('e2e/content-full');
const catia = bySlug(content, 'catia') as Course;
const calendars = upcoming(content).map((batch) => calendarOf(content, batch));
/** Lines as a reader unfolds them (section 3.1). */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const [dubai, pune] = nextBatches(catia).map((batch) => unfolded(calendarOf(content, batch))) as [
  string[],
  string[],
];
const value = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(name))?.slice(name.length + 1);

test('lines end with CRLF and have at most 75 octets; no character is cut', () => {
  expect(calendars.length).toBeGreaterThan(3);
  for (const text of calendars) {
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const long = `SUMMARY:${'é–𝄞'.repeat(40)}`;
  expect(fold(long).replace(/\r\n /g, '')).toBe(long);
  expect(fold(long)).not.toContain('\ufffd');
});

test('components are in pairs, and what must stand once does', () => {
  for (const text of calendars) {
    const lines = unfolded(text);
    const open: string[] = [];
    for (const line of lines) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
    expect(lines.slice(0, 3).map((l) => l.split(':')[0])).toEqual(['BEGIN', 'VERSION', 'PRODID']);
    for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'SUMMARY', 'LOCATION', 'URL'])
      expect(lines.filter((l) => l.startsWith(`${name}:`)).length, name).toBe(1);
    const zone = value(lines, 'TZID');
    for (const name of ['DTSTART', 'DTEND'])
      expect(lines.filter((l) => l.startsWith(`${name};TZID=${zone}:`)).length, name).toBe(1);
  }
});

test('a batch is in the time of its branch, on its days, to its last day in UTC', () => {
  expect(value(pune, 'DTSTART;TZID=Asia/Kolkata')).toBe('20990302T180000');
  expect(value(pune, 'DTEND;TZID=Asia/Kolkata')).toBe('20990302T200000');
  expect(value(pune, 'RRULE')).toBe('FREQ=WEEKLY;UNTIL=20990626T143000Z;BYDAY=MO,TU,WE,TH,FR');
  expect(pune).toContain('TZOFFSETTO:+0530');
  expect(value(dubai, 'DTSTART;TZID=Asia/Dubai')).toBe('20990103T093000');
  expect(dubai).toContain('TZOFFSETTO:+0400');
  // Without a last day the first lesson stands alone.
  expect(value(dubai, 'RRULE')).toBeUndefined();
  expect(value(dubai, 'SUMMARY')).toBe('CATIA\\, Trikona (first lesson)');
});

test('commas, semicolons, backslashes and line breaks are written as the standard has them', () => {
  const batch = {
    ...nextBatches(catia)[0],
    course: { ...catia, data: { ...catia.data, title: 'A, b; c\\d' } },
  } as Parameters<typeof calendarOf>[1];
  const lines = unfolded(calendarOf(content, batch));
  expect(value(lines, 'SUMMARY')).toBe('A\\, b\\; c\\\\d\\, Trikona (first lesson)');
  expect(value(lines, 'DESCRIPTION')).toContain(
    '\\nDuration: 4 months\\, 10 hours a week\\nFee: INR 1\\,34\\,500',
  );
});

test('each batch has an identity of its own, which neither the host nor the day of the build changes', () => {
  const ids = calendars.map((text) => value(unfolded(text), 'UID'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  const elsewhere: Content = {
    ...content,
    site: { ...content.site, siteUrl: 'https://preview.example.org' },
  };
  expect(upcoming(elsewhere).map((batch) => value(unfolded(calendarOf(elsewhere, batch)), 'UID'))).toEqual(
    ids,
  );
  expect(upcoming(content).map((batch) => calendarOf(content, batch))).toEqual(calendars);
});
