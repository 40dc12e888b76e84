import { expect, test } from '@playwright/test';
import { bySlug, type Course, nextBatches, type Upcoming, upcoming } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { calendarOf } from './calendar';

const content = loadContent('e2e/content-full');
const catia = bySlug(content, 'catia') as Course;
const [dubai, akurdi] = nextBatches(catia) as [Upcoming, Upcoming];
const linesOf = (batch: Upcoming, of = content) =>
  calendarOf(of, batch).replaceAll('\r\n ', '').split('\r\n');
const value = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

test('a calendar has what the standard asks for, with its signs escaped, in lines of at most 75 octets', () => {
  const title = `A, b; c\\d ${'é–𝄞'.repeat(40)}`;
  const batch = { ...akurdi, course: { ...catia, data: { ...catia.data, title } } };
  const written = calendarOf(content, batch).split('\r\n');
  for (const line of written) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\ufffd]/);
  }
  expect(linesOf(batch)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trikona Institute//Batches//EN',
    'BEGIN:VEVENT',
    expect.stringMatching(/^UID:[\da-f]{32}$/),
    'DTSTAMP:20251103T063000Z',
    'DTSTART:20990302T123000Z',
    'DTEND:20990302T143000Z',
    'RRULE:FREQ=WEEKLY;UNTIL=20990626T143000Z;BYDAY=MO,TU,WE,TH,FR',
    `SUMMARY:A\\, b\\; c\\\\d ${'é–𝄞'.repeat(40)}\\, Trikona`,
    expect.stringMatching(/^LOCATION:.*Akurdi.*Pune/),
    'GEO:18.648;73.764',
    expect.stringMatching(
      /^DESCRIPTION:Monday to Friday.*\\nDuration: 4 months\\, 10 hours a week\\nFee: INR 1\\,34\\,500/,
    ),
    'URL:https://www.example.com/catia',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a batch without a last day is its first lesson; before 05:30 in Pune it is the day before in UTC', () => {
  const first = linesOf(dubai);
  expect(value(first, 'SUMMARY')).toBe('CATIA\\, Trikona (first lesson)');
  expect(['DTSTART', 'DTEND', 'RRULE'].map((name) => value(first, name))).toEqual([
    '20990103T053000Z',
    '20990103T090000Z',
    undefined,
  ]);
  const early = linesOf({ ...akurdi, batch: { ...akurdi.batch, from: '05:00', to: '07:00' } });
  expect(value(early, 'DTSTART')).toBe('20990301T233000Z');
  expect(value(early, 'RRULE')).toBe('FREQ=WEEKLY;UNTIL=20990626T013000Z;BYDAY=SU,MO,TU,WE,TH');
});

test('each batch has a UID of its own, the same on every host', () => {
  const elsewhere = { ...content, site: { ...content.site, siteUrl: 'https://preview.example.org' } };
  const ids = (of: typeof content) => upcoming(content).map((batch) => value(linesOf(batch, of), 'UID'));
  expect(new Set(ids(content)).size).toBe(upcoming(content).length);
  expect(ids(elsewhere)).toEqual(ids(content));
});
