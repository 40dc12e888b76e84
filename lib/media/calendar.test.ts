import { expect, test } from '@playwright/test';
import { bySlug, type Course, nextBatches, type Upcoming, upcoming } from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { calendarOf } from './calendar';

const content = loadContent('e2e/content-full');
const catia = bySlug(content, 'catia') as Course;
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n');
const value = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

test('each calendar has the required properties, lines of at most 75 octets and a UID of its own', () => {
  const ids = upcoming(content).map((batch) => {
    const title = `${batch.course.data.title} ${'é–𝄞'.repeat(40)}`;
    const course = { ...batch.course, data: { ...batch.course.data, title } };
    const text = calendarOf(content, { ...batch, course });
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n\ufffd]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const lines = unfolded(text);
    for (const name of [
      'VERSION',
      'PRODID',
      'UID',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'SUMMARY',
      'LOCATION',
      'URL',
    ])
      expect(lines.filter((line) => line.startsWith(`${name}:`)).length, name).toBe(1);
    const elsewhere = { ...content, site: { ...content.site, siteUrl: 'https://preview.example.org' } };
    expect(value(unfolded(calendarOf(elsewhere, batch)), 'UID')).toBe(value(lines, 'UID'));
    return value(lines, 'UID');
  });
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Without a last day in Dubai; before 05:30 in Pune it is the day before in UTC. */
const TIMES: [branch: string, from: string, to: string, start: string, end: string, rule?: string][] = [
  ['dubai', '09:30', '13:00', '0103T053000Z', '0103T090000Z'],
  ['akurdi', '18:00', '20:00', '0302T123000Z', '0302T143000Z', '0626T143000Z;BYDAY=MO,TU,WE,TH,FR'],
  ['akurdi', '05:00', '07:00', '0301T233000Z', '0302T013000Z', '0626T013000Z;BYDAY=SU,MO,TU,WE,TH'],
];
for (const [branch, from, to, start, end, rule] of TIMES)
  test(`${branch}, ${from}: a batch is at the time of its branch, on its days, to its last day`, () => {
    const found = nextBatches(catia).find((each) => each.batch.branch === branch) as Upcoming;
    const lines = unfolded(calendarOf(content, { ...found, batch: { ...found.batch, from, to } }));
    expect(['DTSTART', 'DTEND', 'RRULE'].map((name) => value(lines, name))).toEqual([
      `2099${start}`,
      `2099${end}`,
      rule && `FREQ=WEEKLY;UNTIL=2099${rule}`,
    ]);
  });

test('commas, semicolons, backslashes and line breaks are written as the standard has them', () => {
  const batch = {
    ...nextBatches(catia)[0],
    course: { ...catia, data: { ...catia.data, title: 'A, b; c\\d' } },
  } as Upcoming;
  const lines = unfolded(calendarOf(content, batch));
  expect(value(lines, 'SUMMARY')).toBe('A\\, b\\; c\\\\d\\, Trikona (first lesson)');
  expect(value(lines, 'DESCRIPTION')).toContain(
    '\\nDuration: 4 months\\, 10 hours a week\\nFee: INR 1\\,34\\,500',
  );
});
