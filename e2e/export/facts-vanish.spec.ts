/** Every fact comes from its line and goes with it: in words, listing, comparison, PDF, calendar and structured data. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Content, type Course, comparisonOf, factsOf, lineOf, upcoming } from '@/lib/content';
import { readContent } from '@/lib/content/load';
import { calendarOf } from '@/lib/media/calendar';
import { sheetOf } from '@/lib/media/syllabus-pdf/sheet';
import { structuredData } from '@/lib/seo/structured-data';

const SOURCE = 'e2e/content-full';

/** What every place but the page itself says of CATIA. */
function placesOf(content: Content) {
  const course = content.entries.find((e): e is Course => e.slug === 'catia');
  if (!course) throw new Error('there is no catia');
  const group = content.entries.filter(
    (e) => e.kind === 'course' && e.data.group === course.data.group,
  ) as Course[];
  const own = upcoming(content).filter((b) => b.course.slug === 'catia');
  return {
    facts: JSON.stringify(factsOf(content, course)),
    line: JSON.stringify(lineOf(content, course)),
    comparison: JSON.stringify(comparisonOf(content, group)?.rows ?? []),
    pdf: JSON.stringify({ ...sheetOf(content, course), drawing: '', description: '' }),
    calendar: own.map((b) => calendarOf(content, b).replace(/\r\n /g, '').replace(/\\,/g, ',')).join(),
    data: JSON.stringify(structuredData(content, course)),
  };
}
type Place = keyof ReturnType<typeof placesOf>;

/** The same of the full content with some top-level fields of CATIA deleted, as an editor deletes their lines. */
function placesWithout(fields: readonly string[]) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  fs.cpSync(SOURCE, dir, { recursive: true });
  const file = path.join(dir, 'courses', 'catia.md');
  const text = fields.reduce(
    (t, field) => t.replace(new RegExp(`^${field}:.*\\n(?:[ -].*\\n)*`, 'm'), ''),
    fs.readFileSync(file, 'utf8'),
  );
  fs.writeFileSync(file, text);
  const { content, diagnostics } = readContent(dir);
  if (!content) throw new Error(JSON.stringify(diagnostics));
  const places = placesOf(content);
  fs.rmSync(dir, { recursive: true });
  return places;
}

const full = placesWithout([]);

/** The fields, the word that comes from them, where it stands, and the word of a place that has another. */
const FACTS: [fields: string, word: string, places: string, others?: Partial<Record<Place, string>>][] = [
  ['duration', '4 months, 10', 'facts line comparison pdf calendar'],
  ['timeRequired', '"timeRequired":"P4M"', 'data'],
  ['level', 'Intermediate', 'facts line pdf', { data: '"educationalLevel":"Intermediate"' }],
  ['workload', '5 at home', 'facts pdf data'],
  ['languages', 'Marathi', 'facts pdf', { data: '"availableLanguage":["en","hi","mr"]' }],
  ['fee', '1,34,500', 'facts line comparison pdf calendar', { data: '"price":134500' }],
  ['batches', '3 January 2099', 'facts line comparison pdf', { calendar: '20990103', data: '2099-01-03' }],
  ['certificate', 'Solid and Surface', 'facts line comparison pdf calendar data'],
  ['demo', 'visited free', 'facts pdf'],
  ['software', 'V5-6R2023', 'facts pdf data'],
  ['prerequisites', 'Reading of eng', 'facts pdf', { data: '"coursePrerequisites":"Reading of eng' }],
  ['outcomes', 'Close a shell', 'pdf data'],
  ['claims', 'One for each module', 'pdf'],
  ['computer', 'Windows 11, 16', 'pdf'],
  ['jobTitles', 'Body design engineer', 'pdf'],
  ['sources', 'CATIA documentation of', 'data'],
  // The batch of Dubai names its branch too.
  ['branches batches', 'Dubai', 'facts line data'],
  ['mode batches', 'Online', 'facts line comparison pdf data'],
];

for (const [fields, word, places, others = {}] of FACTS)
  test(`${fields}: found where it should be, and nowhere when the lines are gone`, () => {
    const gone = placesWithout(fields.split(' '));
    for (const place of Object.keys(full) as Place[]) {
      const text = others[place] ?? word;
      if (others[place] ?? places.split(' ').includes(place)) expect.soft(full[place], place).toContain(text);
      expect.soft(gone[place], place).not.toContain(text);
      expect.soft(gone[place], place).not.toMatch(/TBA|undefined|null/);
    }
  });
