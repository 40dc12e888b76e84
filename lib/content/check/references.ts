import path from 'node:path';
import { didYouMean } from '@/lib/format/nearest-word';
import { fileName } from '@/lib/format/slug';
import type { DiagnosticMessage } from '../read/diagnostic';
import { drawingNames, fileNamesIn } from '../read/folders';
import type { Reporter } from '../read/reporter';
import type { Control } from '../schema';
import { type FieldText, fieldTextsIn } from '../schema/field-texts';
import { describeField } from '../schema/json-schema';
import type { Entry, SiteFile } from '../types';
import type { CheckContext } from './context';

/** Names that a field may refer to. */
interface Names {
  /** Completes `'x' is not …`. */
  what: string;
  all: readonly string[];
  fix?: string;
}

type NamesByControl = Partial<Record<Control, Names>>;

/** Checks that the target of each reference field (`Control`) exists. */
export function checkReferences(context: CheckContext) {
  const { dir, siteFile, entries, reporterFor } = context;
  const names = { ...siteNames(siteFile), ...fileNames(dir) };
  for (const entry of entries) {
    const texts = fieldTextsIn(entry.data, entry.kind);
    checkNames(texts, { ...names, ...entryNames(entries, entry) }, reporterFor(entry));
    checkGroup(entry, entries, reporterFor(entry));
  }
  const texts = fieldTextsIn(siteFile.data, 'site');
  checkNames(texts, { ...names, ...entryNames(entries) }, reporterFor(siteFile));
}

function checkNames(texts: readonly FieldText[], names: NamesByControl, reporter: Reporter) {
  for (const text of texts) {
    const known = text.field?.control && names[text.field.control];
    if (known && !known.all.includes(text.text)) reporter.error(text.path, unknownName(text, known));
  }
}

/** A service belongs to a group of services. */
function checkGroup(entry: Entry, entries: readonly Entry[], reporter: Reporter) {
  if (entry.kind !== 'service') return;
  const { group } = entry.data;
  const course = entries.find((e) => e.kind === 'course' && e.data.group === group);
  if (!course) return;
  const found = `'${group}' is a group of courses, such as ${course.file}`;
  const fix = 'Add one to content/site.md.';
  reporter.error(['group'], { found, expected: 'a group of services', fix });
}

const siteNames = ({ file, data }: SiteFile): NamesByControl => ({
  branch: {
    what: 'a branch',
    all: data.branches.map(({ id }) => id),
    fix: `A new branch is added to ${file} first.`,
  },
  group: {
    what: 'a group',
    all: data.menus.flatMap((menu) => menu.groups.map(({ name }) => name)),
    fix: `A new group is added to ${file} first.`,
  },
});

const fileNames = (dir: string): NamesByControl => ({
  drawing: {
    what: 'a drawing in public/drawings',
    all: drawingNames(),
    fix: "Leave the field out to take the group's. Of a new drawing, content/artwork/drawings/views.py writes what pages show.",
  },
  pdf: {
    what: 'in content/syllabus',
    all: fileNamesIn(path.join(dir, 'syllabus')),
    fix: 'Put the file there, or leave the field out.',
  },
  video: {
    what: 'in public/loop',
    all: fileNamesIn('public/loop').map((file) => `/loop/${file}`),
    fix: 'Put the file there.',
  },
});

/** @param entry the entry with the field; it cannot refer to itself */
function entryNames(entries: readonly Entry[], entry?: Entry): NamesByControl {
  const slugsOf = (isMeant: (other: Entry) => boolean) => entries.filter(isMeant).map(({ slug }) => slug);
  return {
    page: { what: 'a page', all: slugsOf(() => true) },
    course: { what: 'a course', all: slugsOf(({ kind }) => kind === 'course') },
    'course-or-service': {
      what: 'another course or service',
      all: slugsOf((other) => other.kind !== 'page' && other !== entry),
    },
  };
}

function unknownName({ text, field }: FieldText, { what, all, ...names }: Names): DiagnosticMessage {
  const isListed = !field || field.control === 'branch' || field.control === 'group';
  const expected = isListed ? `one of: ${all.join(', ')}` : describeField(field);
  const misnamed = field?.control === 'pdf' && all.find((file) => fileName(file) === text);
  const fix = misnamed ? `Rename the file '${misnamed}' to that.` : (didYouMean(text, all) ?? names.fix);
  return { found: `'${text}' is not ${what}`, expected, fix };
}
