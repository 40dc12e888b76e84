import { expect, test } from '@playwright/test';
import { allBatches, batchesOf, type ListedBatch } from '@/lib/content';
import { catia, content } from '@/lib/content/testing';
import { calendarOf } from './calendar';

const [dubai, akurdi] = batchesOf(catia) as [ListedBatch, ListedBatch];
const eventLines = (batch: ListedBatch, source = content) =>
  calendarOf(source, batch).replaceAll('\r\n ', '').split('\r\n');
const value = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

const title = `A, b; c\\d ${'é–𝄞'.repeat(40)}`;
const longBatch = { ...akurdi, course: { ...catia, data: { ...catia.data, title } } };

test('lines of a calendar have at most 75 octets and break within no character', () => {
  for (const line of calendarOf(content, longBatch).split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\ufffd]/);
  }
});

test('a calendar has the properties of RFC 5545, with its signs escaped', () => {
  expect(eventLines(longBatch)).toEqual([
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

test('a batch without a last day is an event of its first lesson alone', () => {
  const first = eventLines(dubai);
  expect(value(first, 'SUMMARY')).toBe('CATIA\\, Trikona (first lesson)');
  expect(['DTSTART', 'DTEND', 'RRULE'].map((name) => value(first, name))).toEqual([
    '20990103T053000Z',
    '20990103T090000Z',
    undefined,
  ]);
});

test('a lesson before 05:30 in Pune is on the day before in UTC', () => {
  const early = eventLines({ ...akurdi, batch: { ...akurdi.batch, from: '05:00', to: '07:00' } });
  expect(value(early, 'DTSTART')).toBe('20990301T233000Z');
  expect(value(early, 'RRULE')).toBe('FREQ=WEEKLY;UNTIL=20990626T013000Z;BYDAY=SU,MO,TU,WE,TH');
});

test('the UID of a batch is unique, and the same on every host', () => {
  const elsewhere = { ...content, site: { ...content.site, siteUrl: 'https://preview.example.org' } };
  const ids = (source: typeof content) =>
    allBatches(content).map((batch) => value(eventLines(batch, source), 'UID'));
  expect(new Set(ids(content)).size).toBe(allBatches(content).length);
  expect(ids(elsewhere)).toEqual(ids(content));
});
