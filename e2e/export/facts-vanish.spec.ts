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

/** The full content with some top-level fields of CATIA deleted, as an editor deletes their lines. */
function without(fields: readonly string[]): Content {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  fs.cpSync(SOURCE, dir, { recursive: true });
  const file = path.join(dir, 'courses', 'catia.md');
  const text = fields.reduce(
    (t, field) => t.replace(new RegExp(`^${field}:.*\\n(?:[ -].*\\n)*`, 'm'), ''),
    fs.readFileSync(file, 'utf8'),
  );
  fs.writeFileSync(file, text);
  const { content, diagnostics } = readContent(dir);
  fs.rmSync(dir, { recursive: true });
  if (!content) throw new Error(JSON.stringify(diagnostics));
  return content;
}

const full = placesOf(without([]));

const FACTS: [fields: string[], words: Partial<Record<Place, string>>][] = [
  [
    ['duration'],
    {
      facts: '4 months, 10',
      line: '4 months, 10',
      comparison: '4 months, 10',
      pdf: '4 months, 10',
      calendar: '4 months, 10',
    },
  ],
  [['timeRequired'], { data: '"timeRequired":"P4M"' }],
  [
    ['level'],
    {
      facts: 'Intermediate',
      line: 'Intermediate',
      pdf: 'Intermediate',
      data: '"educationalLevel":"Intermediate"',
    },
  ],
  [['workload'], { facts: '5 at home', pdf: '5 at home', data: '5 at home' }],
  [['languages'], { facts: 'Marathi', pdf: 'Marathi', data: '"availableLanguage":["en","hi","mr"]' }],
  [
    ['fee'],
    {
      facts: '1,34,500',
      line: '1,34,500',
      comparison: '1,34,500',
      pdf: '1,34,500',
      calendar: '1,34,500',
      data: '"price":134500',
    },
  ],
  [
    ['batches'],
    {
      facts: '3 January 2099',
      line: '3 January 2099',
      comparison: '3 January 2099',
      pdf: '3 January 2099',
      calendar: '20990103',
      data: '2099-01-03',
    },
  ],
  [
    ['certificate'],
    {
      facts: 'Solid and Surface',
      line: 'Solid and Surface',
      comparison: 'Solid and Surface',
      pdf: 'Solid and Surface',
      calendar: 'Solid and Surface',
      data: 'Solid and Surface',
    },
  ],
  [['demo'], { facts: 'visited free', pdf: 'visited free' }],
  [['software'], { facts: 'V5-6R2023', pdf: 'V5-6R2023', data: 'V5-6R2023' }],
  [
    ['prerequisites'],
    { facts: 'Reading of eng', pdf: 'Reading of eng', data: '"coursePrerequisites":"Reading of eng' },
  ],
  [['outcomes'], { pdf: 'Close a shell', data: 'Close a shell' }],
  [['claims'], { pdf: 'One for each module' }],
  [['computer'], { pdf: 'Windows 11, 16' }],
  [['jobTitles'], { pdf: 'Body design engineer' }],
  [['sources'], { data: 'CATIA documentation of' }],
  // The batch of Dubai names its branch too.
  [['branches', 'batches'], { facts: 'Dubai', line: 'Dubai', data: 'Dubai' }],
  [
    ['mode', 'batches'],
    { facts: 'Online', line: 'Online', comparison: 'Online', pdf: 'Online', data: 'Online' },
  ],
];

for (const [fields, words] of FACTS) {
  test(`${fields.join(' and ')}: found where it should be, and nowhere when the lines are gone`, () => {
    const gone = placesOf(without(fields));
    for (const place of Object.keys(full) as Place[]) {
      const word = words[place] ?? Object.values(words)[0] ?? '';
      if (words[place]) expect.soft(full[place].includes(word), `${place} has it`).toBe(true);
      expect.soft(gone[place].includes(word), `${place} has it no more`).toBe(false);
      expect.soft(/TBA|undefined|null/.exec(gone[place])?.[0], place).toBeUndefined();
    }
  });
}
