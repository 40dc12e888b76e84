/** Facts as texts, for pages, comparisons, PDFs and calendars; those of a batch: batches.ts. */
import { longDate } from '@/lib/format/dates';
import { ensureFullStop, formatList, pluralize } from '@/lib/format/sentence';
import { courseGroups, coursesOf, hasSyllabus } from '../catalogue';
import { batchTimes, nextBatches, shortName } from '../dates/batches';
import type { Fee } from '../schema';
import { languageName } from '@/lib/format/language-name';
import { bodyOf } from '../text/parsed';
import { findSection } from '../text/sections';
import type { Content, Course, Service } from '../types';
import { modulesIn } from './projects';

export interface Fact {
  /** Field in the schema, or `syllabus` for the counts. */
  field?: string;
  label: string;
  value: string;
  /** Last day, YYYY-MM-DD; lib/browser/hide-expired.ts hides it afterwards. */
  expires?: string | undefined;
}

/** `INR 30,000, tax included`; not every font has the rupee sign. */
export function formatFee({ amount, currency, taxIncluded }: Fee): string {
  const figures = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en').format(amount);
  return `${currency} ${figures}${taxIncluded ? ', tax included' : ' plus tax'}`;
}

const datedFee = (fee: Fee) => `${formatFee(fee)} (as of ${longDate(fee.asOf)})`;

/** `CATIA V5 (student edition)`. */
const formatSoftware = ({ name, release, licence }: Course['data']['software'][number]) =>
  [name, release, licence && `(${licence})`].filter(Boolean).join(' ');

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
    const [next] = nextBatches(entry);
    add('jobTitles', JOB_TITLES, data.jobTitles.slice(0, JOBS_AT_A_GLANCE).join(', '));
    add('duration', 'Duration', data.duration);
    if (next) {
      const { start } = next.batch;
      add('batches', 'Next batch', `${longDate(start)}, ${batchTimes(content, next.batch)}`, start);
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

const ROLE_PHRASES = {
  guidance: 'explain the steps',
  paperwork: 'go through the papers with you',
  training: 'train you for it',
} as const;

/** `What we do: we explain the steps. Only the authority decides.` */
export function roleSentence(role: Service['data']['role']): string {
  const phrases = formatList(role.map((part) => ROLE_PHRASES[part]));
  const deciding = role.includes('training') ? '' : ' Only the authority decides.';
  return `What we do: we ${phrases}.${deciding}`;
}
