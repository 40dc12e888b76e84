/**
 * The facts that a prospect decides by, in words and in order. Page, listing, comparison, PDF and calendar all read
 * them here, so that each fact changes or vanishes everywhere together with its line.
 */
import { longDate } from '@/lib/format/dates';
import { sentence } from '@/lib/format/sentence';
import { branchOf, courseGroups, coursesOf, groupId, pageWith } from './catalogue';
import { languageName } from './languages';
import { bodyOf } from './parsed';
import { modulesIn } from './projects';
import type { Batch, Fee } from './schema';
import { findSection } from './sections';
import type { Content, Course, Service } from './types';

export interface Fact {
  label: string;
  value: string;
  /** Last day on which it holds, YYYY-MM-DD; lib/browser/expired.ts hides it afterwards. */
  until?: string | undefined;
}

/** `INR 30,000`: the code of the currency, since no font here is sure to have its sign. */
export const money = ({ amount, currency }: Pick<Fee, 'amount' | 'currency'>) =>
  `${currency} ${new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en').format(amount)}`;

/** `INR 30,000, tax included`. */
export const feeWords = (fee: Fee) => `${money(fee)}${fee.taxIncluded ? ', tax included' : ' plus tax'}`;

const datedFee = (fee: Fee) => `${feeWords(fee)} (as of ${longDate(fee.asOf)})`;

/** Name of a branch where space is short; the check knows that there is one. */
const shortName = (content: Content, id: string) => branchOf(content, id)?.short ?? id;

/** `Monday to Friday, 18:00–20:00, Pune, online`: everything about a batch but its first and last day. */
export const batchTimes = (content: Content, { days, from, to, branch, mode }: Batch) =>
  [days, `${from}–${to}`, shortName(content, branch), ...(mode ? [mode.toLowerCase()] : [])].join(', ');

/** `11 January 2027 to 30 April 2027`. */
export const batchDays = ({ start, end }: Batch) => longDate(start) + (end ? ` to ${longDate(end)}` : '');

/** `CATIA V5, student edition`. */
const softwareWords = ({ name, release, licence }: Course['data']['software'][number]) =>
  [name, release].filter(Boolean).join(' ') + (licence ? ` (${licence})` : '');

/** The computer that one works on, and whose it is. */
export const computerWords = ({ text, provided }: NonNullable<Course['data']['computer']>) =>
  [
    sentence(text),
    ...(provided === undefined ? [] : [provided ? 'A computer is provided.' : 'You need your own laptop.']),
  ].join(' ');

/** Heads names of posts that ask for a course; no promise of one. */
export const JOB_TITLES = 'Jobs to look for';
/** Posts named among the facts; all of them stand where the page says what comes next. */
const JOBS_AT_A_GLANCE = 3;

/** Heads how many modules and projects there are. */
const SIZE = 'Syllabus';

/** Each fact that is given, the ones that decide first. */
export function factsOf(content: Content, entry: Course | Service): Fact[] {
  const { kind, data } = entry;
  const facts: Fact[] = [];
  const add = (label: string, value: string | undefined, until?: string) => {
    if (value) facts.push({ label, value, until });
  };
  const branches = data.branches.map((id) => shortName(content, id)).join(', ');
  const languages = data.languages.map((tag) => languageName(tag) ?? tag).join(', ');
  if (kind === 'course') {
    const [next] = nextFirst(data.batches);
    add(JOB_TITLES, data.jobTitles.slice(0, JOBS_AT_A_GLANCE).join(', '));
    add('Duration', data.duration);
    if (next) add('Next batch', `${longDate(next.start)}, ${batchTimes(content, next)}`, next.start);
    add('Fee', data.fee.map(datedFee).join('; '));
    add('Mode', data.mode.join(', '));
    add('Level', data.level);
    add('Before you start', data.prerequisites);
    add(SIZE, sizeOf(entry));
    add('Software', data.software.map(softwareWords).join('; '));
    add('Certificate', data.certificate?.name);
    add('Hours', data.workload);
    add('Branch', branches);
    add('Taught in', languages);
    add('Trial lesson', data.demo);
  } else {
    add('Our fee', data.ourFee && datedFee(data.ourFee));
    add('Branch', branches);
    add('Languages', languages);
  }
  return [...facts, ...data.facts];
}

/** `8 modules, 7 projects`, counted. */
function sizeOf(entry: Course): string {
  const { sections } = bodyOf(entry);
  const modules = modulesIn(entry).length;
  const listed = findSection(sections, 'projects')?.lines.filter(({ kind }) => kind === 'item').length ?? 0;
  const projects = entry.data.projects.length || listed;
  const counted = (count: number, one: string) => (count > 0 ? `${count} ${one}${count > 1 ? 's' : ''}` : []);
  return [counted(modules, 'module'), counted(projects, 'project')].flat().join(', ');
}

/** Facts that stand in the one line of the listing: what courses are compared by before one is opened. */
const IN_LINE = new Set([
  'Duration',
  'Next batch',
  'Fee',
  'Mode',
  'Level',
  'Before you start',
  'Certificate',
  'Branch',
]);

/** The facts of a course for its line in the listing. */
export const lineOf = (content: Content, course: Course | Service): Fact[] =>
  factsOf(content, course).filter(({ label }) => IN_LINE.has(label));

/** A comparison of courses: a row for each fact that all of them have. */
export type Comparison = NonNullable<ReturnType<typeof comparisonOf>>;

/**
 * Compares the courses of a group.
 * @returns nothing where there is nothing to compare: fewer than two courses, or no fact that all of them have
 */
export function comparisonOf(content: Content, entries: readonly (Course | Service)[]) {
  const courses = entries.filter((e) => e.kind === 'course');
  const all = courses.map((course) => new Map(factsOf(content, course).map((fact) => [fact.label, fact])));
  const rows = [...(all[0]?.keys() ?? [])].flatMap((label) => {
    const cells = all.flatMap((facts) => facts.get(label) ?? []);
    return cells.length === courses.length ? [{ label, cells }] : [];
  });
  // How many modules there are is no choice by itself.
  const decides = rows.some(({ label }) => label !== SIZE);
  return courses.length > 1 && decides ? { courses, rows } : undefined;
}

/** Id of a group's comparison on the listing. */
export const comparisonId = (group: string) => `compare-${groupId(group)}`;

/**
 * Where the courses of a group stand beside each other.
 * @returns nothing where there is no comparison of them
 */
export function comparisonPath(content: Content, group: string): string | undefined {
  const entries = courseGroups(content).find(({ name }) => name === group)?.entries ?? [];
  return comparisonOf(content, entries) && `${pageWith(content, 'listing').path}#${comparisonId(group)}`;
}

/** What a prospect needs to know and the file does not say, in the words in which one asks for it. */
export function notPublished({ kind, data }: Course | Service): string[] {
  if (kind === 'service') {
    if (data.ourFee) return [];
    return data.role.includes('training') ? ['fee', 'dates', 'length of the classes'] : ['fee for our help'];
  }
  const absent: [boolean, string][] = [
    [data.fee.length === 0, 'fee'],
    [data.languages.length === 0, 'language of teaching'],
    [data.batches.length === 0, 'next batch'],
    [!data.duration, 'length of the course'],
    [data.branches.length === 0, data.mode.length === 0 ? 'branch (or online)' : 'branch'],
    [data.branches.length > 0 && data.mode.length === 0, 'place (classroom or online)'],
    [!data.certificate, 'certificate'],
    [data.software.length > 0 && data.software.every((s) => !s.release), 'version of the software'],
    [data.software.length > 0 && !data.computer, 'computer and licence you need'],
  ];
  return absent.flatMap(([is, what]) => (is ? [what] : []));
}

/** The earlier first. */
const nextFirst = (batches: readonly Batch[]): Batch[] =>
  [...batches].sort((a, b) => `${a.start}${a.from}`.localeCompare(`${b.start}${b.from}`));

/** A batch with the course that it belongs to and the calendar file that it has. */
export type Upcoming = ReturnType<typeof nextBatches>[number];

/** The batches of a course, the next first. */
export const nextBatches = (course: Course) =>
  nextFirst(course.data.batches).map((batch) => ({ course, batch, calendar: calendarPath(course, batch) }));

/** All batches of the site, the next first. */
export const upcoming = (content: Content): Upcoming[] =>
  coursesOf(content)
    .flatMap(nextBatches)
    .sort((a, b) => a.batch.start.localeCompare(b.batch.start));

/** Public path of a batch's calendar file. A course has no two batches of one day, time and branch. */
export const calendarPath = ({ slug }: Course, { start, from, branch }: Batch) =>
  `/calendar/${slug}-${start}-${from.replace(':', '')}-${branch}.ics`;
