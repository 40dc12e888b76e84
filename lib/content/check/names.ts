import path from 'node:path';
import { didYouMean } from '@/lib/format/nearest-word';
import { fileName } from '@/lib/format/slug';
import { filesIn, namesIn } from '../read/folders';
import type { MakeReporter } from '../read/reporter';
import { type Control, schemas, siteSchema } from '../schema';
import { describeField } from '../schema/json-schema';
import { type FieldText, fieldsIn } from '../schema/field-texts';
import type { Entry, ParseResult } from '../types';

interface Names {
  /** Completes `'x' is not …`. */
  what: string;
  all: readonly string[];
  fix?: string;
}

/**
 * Checks that what a field names (`Control`) exists. A file with an error exists: one mistake makes one message.
 */
export function checkNames(parsed: ParseResult, dir: string, reporter: MakeReporter) {
  const { site, entries, broken } = parsed;
  const names: Partial<Record<Control, Names>> = {
    ...(site && {
      branch: {
        what: 'a branch',
        all: site.data.branches.map(({ id }) => id),
        fix: `A new branch is added to ${site.file} first.`,
      },
      group: {
        what: 'a group',
        all: site.data.menus.flatMap((menu) => menu.groups.map(({ name }) => name)),
        fix: `A new group is added to ${site.file} first.`,
      },
    }),
    drawing: {
      what: 'a drawing in public/drawings',
      // Pages show what views.py writes of a drawing: without it the build would stop.
      all: namesIn('public/drawings/drawn', '.svg').filter((name) => !/-(thumb|main|rest)$/.test(name)),
      fix: "Leave the field out to take the group's. Of a new drawing, artwork/drawings/views.py writes what pages show.",
    },
    pdf: {
      what: 'in content/syllabus',
      all: filesIn(path.join(dir, 'syllabus')),
      fix: 'Put the file there, or leave the field out.',
    },
    video: {
      what: 'in public/loop',
      all: filesIn('public/loop').map((file) => `/loop/${file}`),
      fix: 'Put the file there.',
    },
  };
  const pagesFor = (name: string, entry?: Entry): Names => {
    const known = (isWanted: (e: Entry) => boolean) => [
      ...entries.filter(isWanted).map(({ slug }) => slug),
      ...broken,
    ];
    if (name.startsWith('choices.')) return { what: 'a course', all: known(({ kind }) => kind === 'course') };
    if (name !== 'related') return { what: 'a page', all: known(() => true) };
    const others = known((e) => e.kind !== 'page' && e !== entry);
    return { what: 'another course or service', all: others };
  };
  const check = (fields: readonly FieldText[], report: ReturnType<MakeReporter>, entry?: Entry) => {
    for (const { path, name, text, field } of fields) {
      const kind = field?.control;
      const known = kind === 'page' ? pagesFor(name, entry) : kind && names[kind];
      if (!known || known.all.includes(text)) continue;
      const isListed = kind === 'branch' || kind === 'group' || !field;
      const expected = isListed ? `one of: ${known.all.join(', ')}` : describeField(field);
      const misnamed = kind === 'pdf' && known.all.find((file) => fileName(file) === text);
      const fix = misnamed
        ? `Rename the file '${misnamed}' to that.`
        : (didYouMean(text, known.all) ?? known.fix);
      report.error(path, `'${text}' is not ${known.what}`, expected, fix);
    }
  };
  for (const entry of entries) check(fieldsIn(entry.data, schemas[entry.kind]), reporter(entry), entry);
  if (site) check(fieldsIn(site.data, siteSchema), reporter(site));
}
