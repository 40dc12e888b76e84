/** Facts as texts, for pages, comparisons, PDFs and calendars. */
import { longDate } from '@/lib/format/dates';
import { ensureFullStop, formatList, pluralize } from '@/lib/format/sentence';
import { branchOf, courseGroups, coursesOf, groupId, hasSyllabus, membersOf, pageWith } from './catalogue';
import { languageName } from './languages';
import { modulesIn } from './projects';
import type { Batch, Fee } from './schema';
import { bodyOf } from './text/parsed';
import { findSection } from './text/sections';
import type { Content, Course, Service } from './types';

export interface Fact {
  /** Field in the schema, or `syllabus` for the counts. */
  field?: string;
  label: string;
  value: string;
  /** Last day, YYYY-MM-DD; lib/browser/expired.ts hides it afterwards. */
  expires?: string | undefined;
}

/** `INR 30,000`; not every font has the rupee sign. */
const money = ({ amount, currency }: Pick<Fee, 'amount' | 'currency'>) =>
  `${currency} ${new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en').format(amount)}`;

/** `INR 30,000, tax included`. */
export const formatFee = (fee: Fee) => `${money(fee)}${fee.taxIncluded ? ', tax included' : ' plus tax'}`;

const datedFee = (fee: Fee) => `${formatFee(fee)} (as of ${longDate(fee.asOf)})`;

const shortName = (content: Content, id: string) => branchOf(content, id)?.short ?? id;

/** `Monday to Friday, 18:00–20:00, Pune, online`. */
export const batchTimes = (content: Content, { days, from, to, branch, mode }: Batch) =>
  [days, `${from}–${to}`, shortName(content, branch), ...(mode ? [mode.toLowerCase()] : [])].join(', ');

/** `11 January 2027 to 30 April 2027`. */
export const batchDays = ({ start, end }: Batch) => longDate(start) + (end ? ` to ${longDate(end)}` : '');

type Software = Course['data']['software'][number];

/** `CATIA V5`. */
const softwareName = ({ name, release }: Software) => [name, release].filter(Boolean).join(' ');

/** `CATIA V5 (student edition)`. */
const formatSoftware = (software: Software) =>
  softwareName(software) + (software.licence ? ` (${software.licence})` : '');

/** `Windows 11, 16 GB of memory. A computer is provided.` */
export function formatComputer({ text, provided }: NonNullable<Course['data']['computer']>): string {
  if (provided === undefined) return ensureFullStop(text);
  return `${ensureFullStop(text)} ${provided ? 'A computer is provided.' : 'You need your own laptop.'}`;
}

export const JOB_TITLES = 'Jobs to look for';
/** The section "What comes next" names all jobs. */
const JOBS_AT_A_GLANCE = 3;
/** As many as fit on one line of a phone. */
const JOBS_IN_LISTING = 2;

/** All facts that are given, the most important first. */
export function factsOf(content: Content, entry: Course | Service): Fact[] {
  const { kind, data } = entry;
  const facts: Fact[] = [];
  const add = (field: string, label: string, value: string | undefined, expires?: string) => {
    if (value) facts.push({ field, label, value, expires });
  };
  const branches = data.branches.map((id) => shortName(content, id)).join(', ');
  const languages = data.languages.map((tag) => languageName(tag) ?? tag).join(', ');
  if (kind === 'course') {
    const [nextBatch] = byStart(data.batches);
    add('jobTitles', JOB_TITLES, data.jobTitles.slice(0, JOBS_AT_A_GLANCE).join(', '));
    add('duration', 'Duration', data.duration);
    if (nextBatch) {
      const { start } = nextBatch;
      add('batches', 'Next batch', `${longDate(start)}, ${batchTimes(content, nextBatch)}`, start);
    }
    add('fee', 'Fee', data.fee.map(datedFee).join('; '));
    add('mode', 'Mode', data.mode.join(', '));
    add('level', 'Level', data.level);
    add('prerequisites', 'Before you start', data.prerequisites);
    // Information-only courses have no syllabus to download.
    add('syllabus', hasSyllabus(entry) ? 'Syllabus' : 'Contents', syllabusCounts(entry));
    add('software', 'Software', data.software.map(formatSoftware).join('; '));
    add('certificate', 'Certificate', data.certificate?.name);
    add('workload', 'Hours', data.workload);
    add('branches', 'Branch', branches);
    add('languages', 'Taught in', languages);
    add('demo', 'Trial lesson', data.demo);
  } else {
    add('ourFee', 'Our fee', data.ourFee && datedFee(data.ourFee));
    add('branches', 'Branch', branches);
    add('languages', 'Languages', languages);
  }
  return [...facts, ...data.facts.map((fact) => ({ field: 'facts', ...fact }))];
}

/** Label of the fact that pages of courses quote from the page of the internship. */
export const INTERNSHIP_LENGTH = 'Length';

/** `3–6 months`, of the facts of the internship's page. */
export const internshipLength = (facts: readonly Fact[]): string | undefined =>
  facts.find(({ label }) => label === INTERNSHIP_LENGTH)?.value;

/** Since when, what and where, at a glance. */
export function instituteFacts(content: Content): Fact[] {
  const { branches, founded } = content.site;
  return [
    { label: 'Founded', value: `${founded}` },
    { label: 'Courses', value: `${coursesOf(content).length} in ${courseGroups(content).length} groups` },
    { label: 'Branches', value: formatList(branches.map(({ area, name }) => area ?? name)) },
  ];
}

function syllabusCounts(course: Course): string {
  const { sections } = bodyOf(course);
  const listed = findSection(sections, 'projects')?.lines.filter(({ kind }) => kind === 'item').length ?? 0;
  const modules = modulesIn(course).length;
  const projects = course.data.projects.length || listed;
  return [modules && pluralize(modules, 'module'), projects && pluralize(projects, 'project')]
    .filter(Boolean)
    .join(', ');
}

const IN_LINE = ['duration', 'batches', 'fee', 'mode', 'certificate', 'branches'];

/** Facts of a course on the listing: three with a place of their own, the others in one line. */
export const listingFacts = (content: Content, course: Course) => ({
  level: course.data.level,
  prerequisites: course.data.prerequisites,
  jobs: course.data.jobTitles.slice(0, JOBS_IN_LISTING).join(', '),
  line: factsOf(content, course).filter(({ field = '' }) => IN_LINE.includes(field)),
});

/** Compares courses by the facts that all of them have; undefined without two courses or a fact. */
export function comparisonOf(content: Content, entries: readonly (Course | Service)[]) {
  const courses = entries.filter((e) => e.kind === 'course');
  const all = courses.map((course) => new Map(factsOf(content, course).map((fact) => [fact.label, fact])));
  const rows = [...(all[0]?.keys() ?? [])].flatMap((label) => {
    const cells = all.flatMap((facts) => facts.get(label) ?? []);
    return cells.length === courses.length ? [{ label, cells }] : [];
  });
  // A comparison of syllabus sizes alone would be useless.
  const decides = rows.some(({ cells }) => cells.some(({ field }) => field !== 'syllabus'));
  return courses.length > 1 && decides ? { courses, rows } : undefined;
}

export const comparisonId = (group: string) => `compare-${groupId(group)}`;

export function comparisonPath(content: Content, group: string): string | undefined {
  return (
    comparisonOf(content, membersOf(content, group)) &&
    `${pageWith(content, 'listing').path}#${comparisonId(group)}`
  );
}

/** Names of important facts that the file lacks: `fee`, `next batch`. */
export function notPublished({ kind, data }: Course | Service): string[] {
  if (kind === 'service') {
    if (data.ourFee) return [];
    return data.role.includes('training') ? ['fee', 'dates', 'length of the classes'] : ['fee for our help'];
  }
  const absent: [boolean, string][] = [
    [data.fee.length === 0, 'fee'],
    [data.batches.length === 0, 'next batch'],
    [!data.duration, 'length'],
    [data.languages.length === 0, 'language of teaching'],
    [data.branches.length === 0, data.mode.length === 0 ? 'branch (or online)' : 'branch'],
    [data.branches.length > 0 && data.mode.length === 0, 'place (classroom or online)'],
    [!data.certificate, 'certificate'],
    [data.software.length > 0 && data.software.every((s) => !s.release), 'software version'],
    [data.software.length > 0 && !data.computer, 'computer and licence you need'],
  ];
  return absent.flatMap(([isAbsent, what]) => (isAbsent ? what : []));
}

const byStart = (batches: readonly Batch[]): Batch[] =>
  [...batches].sort((a, b) => `${a.start}${a.from}`.localeCompare(`${b.start}${b.from}`));

export type Upcoming = ReturnType<typeof nextBatches>[number];

/** Batches of a course by first day, with the path of their calendar file. */
export const nextBatches = (course: Course) =>
  byStart(course.data.batches).map((batch) => ({
    course,
    batch,
    calendar: `/calendar/${course.slug}-${batch.start}-${batch.from.replace(':', '')}-${batch.branch}.ics`,
  }));

/** All batches of the site by first day. */
export const upcoming = (content: Content): Upcoming[] =>
  coursesOf(content)
    .flatMap(nextBatches)
    .sort((a, b) => a.batch.start.localeCompare(b.batch.start));
