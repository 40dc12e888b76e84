/** Every fact of a course comes from its field and goes with it, also in listing, comparison and structured data. */
import { expect, test } from '@playwright/test';
import {
  bySlug,
  type Content,
  type Course,
  comparisonOf,
  factsOf,
  listingFacts,
  membersOf,
} from '@/lib/content';
import { loadContent } from '@/lib/content/read/load';
import { structuredData } from './structured-data';

const content = loadContent('e2e/content-full');
const catia = bySlug(content, 'catia') as Course;

/** What every place says of CATIA without some of its fields. */
function placesWithout(...fields: string[]) {
  const data = Object.entries(catia.data).map(([name, value]) => {
    if (!fields.includes(name)) return [name, value];
    return [name, Array.isArray(value) ? [] : undefined];
  });
  const course: Course = { ...catia, data: Object.fromEntries(data) };
  return placesOf({ ...content, entries: content.entries.map((e) => (e === catia ? course : e)) }, course);
}

function placesOf(content: Content, course: Course) {
  const group = membersOf(content, course.data.group) as Course[];
  return {
    facts: JSON.stringify(factsOf(content, course)),
    line: JSON.stringify(listingFacts(content, course)),
    comparison: JSON.stringify(comparisonOf(content, group)?.rows ?? []),
    data: JSON.stringify(structuredData(content, course)),
  };
}
type Place = keyof ReturnType<typeof placesOf>;

/** The fields, the word that comes from them, where it stands, and the words of places that have others. */
const FACTS: [fields: string, word: string, places: string, others?: Partial<Record<Place, string>>][] = [
  // The check asks for the one where the other is.
  ['duration timeRequired', '4 months, 10', 'facts line comparison'],
  ['timeRequired', '"timeRequired":"P4M"', 'data'],
  ['level', 'Intermediate', 'facts line', { data: '"educationalLevel":"Intermediate"' }],
  ['workload', '5 at home', 'facts data'],
  ['languages', 'Marathi', 'facts', { data: '"availableLanguage":["en","hi","mr"]' }],
  [
    'fee',
    '1,34,500',
    'facts line comparison',
    { data: '"category":"Paid","price":134500,"priceCurrency":"INR"' },
  ],
  ['batches', '3 January 2099', 'facts line comparison', { data: '2099-01-03' }],
  ['certificate', 'Solid and Surface', 'facts line comparison data'],
  ['demo', 'visited free', 'facts'],
  ['software', 'V5-6R2023', 'facts data'],
  ['prerequisites', 'Reading of eng', 'facts', { data: '"coursePrerequisites":"Reading of eng' }],
  ['jobTitles', 'Body design engineer', 'facts line'],
  ['outcomes', 'Close a shell', 'data'],
  ['sources', 'CATIA documentation of', 'data'],
  // The batch of Dubai names its branch too.
  ['branches batches', 'Dubai', 'facts line data'],
  ['mode batches', 'Online', 'facts line comparison data'],
];

for (const [fields, word, places, others = {}] of FACTS)
  test(`${fields}: found in its places, and nowhere without the field`, () => {
    const full = placesWithout();
    const gone = placesWithout(...fields.split(' '));
    for (const place of Object.keys(full) as Place[]) {
      const text = others[place] ?? word;
      if (others[place] ?? places.split(' ').includes(place)) expect.soft(full[place], place).toContain(text);
      expect.soft(gone[place], place).not.toContain(text);
      expect.soft(gone[place], place).not.toMatch(/TBA|undefined|null/);
    }
    expect(gone.data).not.toMatch(/\[\]|{}|""/);
  });

test('courses are compared by what all of them have, the most important first; by counts alone they are not', () => {
  const labels = (group: string) =>
    comparisonOf(content, membersOf(content, group))?.rows.map(({ label }) => label);
  expect(labels('Mechanical CAD')?.join()).toBe('Duration,Next batch,Fee,Mode,Syllabus,Certificate');
  expect(labels('IT Courses')).toBeUndefined();
});
