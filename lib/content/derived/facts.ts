/** Facts as texts, for pages, comparisons, PDFs and calendars. Facts of a batch are in batches.ts. */
import { longDate } from '@/lib/format/days';
import { languageName } from '@/lib/format/language-name';
import { ensureFullStop, formatList, pluralize } from '@/lib/format/sentence';
import { courseGroups, coursesOf } from '../registry';
import type { Fee } from '../schema';
import { bodyOf, textLinesOf } from '../text/body';
import { findSection } from '../text/titles';
import type { Content, Course, Service } from '../types';
import { batchesOf, formatBatchTimes } from './batches';
import { branchName } from './branches';
import { hasSyllabus } from './paths';
import { modulesIn } from './projects';

export interface Fact {
  /** Field in the schema, or `syllabus` for the counts. */
  field?: string;
  label: string;
  value: string;
  /** Last day, YYYY-MM-DD; lib/browser/hide-expired.ts hides it afterwards. */
  expires?: string | undefined;
  /** Whether it is the time of all steps of a service. */
  total?: boolean | undefined;
}

/** A fee as text: `INR 30,000, tax included`. Some fonts lack the rupee sign. */
export function formatFee({ amount, currency, taxIncluded }: Fee): string {
  const number = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en').format(amount);
  return `${currency} ${number}${taxIncluded ? ', tax included' : ' plus tax'}`;
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
/** Maximum number of jobs in a fact; the section "What comes next" names all. */
const MAX_JOBS_IN_FACT = 3;
/** Maximum number of jobs on the listing: two fit on one line of a phone. */
const MAX_JOBS_IN_LISTING = 2;

const factOf = (field: string, label: string, value = '', expires?: string): Fact => ({
  field,
  label,
  value,
  expires,
});

/** Facts of an entry, the most important first; empty fields have none. */
export function factsOf(content: Content, entry: Course | Service): Fact[] {
  const known = entry.kind === 'course' ? courseFacts(content, entry) : serviceFacts(content, entry);
  const further = entry.data.facts.map((fact) => ({ field: 'facts', ...fact }));
  return [...known.filter(({ value }) => value), ...further];
}

function courseFacts(content: Content, course: Course): Fact[] {
  const { data } = course;
  const batch = batchesOf(course)[0]?.batch;
  const next = batch && `${longDate(batch.start)}, ${formatBatchTimes(content, batch)}`;
  return [
    factOf('jobTitles', JOB_TITLES, data.jobTitles.slice(0, MAX_JOBS_IN_FACT).join(', ')),
    factOf('duration', 'Duration', data.duration),
    factOf('batches', 'Next batch', next, batch?.start),
    factOf('fee', 'Fee', data.fee.map(datedFee).join('; ')),
    factOf('mode', 'Mode', data.mode.join(', ')),
    factOf('level', 'Level', data.level),
    factOf('prerequisites', 'Before you start', data.prerequisites),
    // Information-only courses have no syllabus to download.
    factOf('syllabus', hasSyllabus(course) ? 'Syllabus' : 'Contents', syllabusCounts(course)),
    factOf('software', 'Software', data.software.map(formatSoftware).join('; ')),
    factOf('certificate', 'Certificate', data.certificate?.name),
    factOf('workload', 'Hours', data.workload),
    factOf('branches', 'Branch', branchNames(content, course)),
    factOf('languages', 'Taught in', languageNames(course)),
    factOf('demo', 'Trial lesson', data.demo),
  ];
}

const serviceFacts = (content: Content, service: Service): Fact[] => [
  factOf('ourFee', 'Our fee', service.data.ourFee && datedFee(service.data.ourFee)),
  factOf('branches', 'Branch', branchNames(content, service)),
  factOf('languages', 'Languages', languageNames(service)),
];

const branchNames = (content: Content, { data }: Course | Service) =>
  data.branches.map((id) => branchName(content, id)).join(', ');

const languageNames = ({ data }: Course | Service) =>
  data.languages.map((tag) => languageName(tag) ?? tag).join(', ');

/** Facts of the institute: founding year, number of courses, branches. */
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
  const lines = textLinesOf(findSection(sections, 'projects')?.blocks ?? []);
  const listed = lines.filter(({ kind }) => kind === 'item').length;
  const modules = modulesIn(course).length;
  const projects = course.data.projects.length || listed;
  return [modules && pluralize(modules, 'module'), projects && pluralize(projects, 'project')]
    .filter(Boolean)
    .join(', ');
}

const LISTING_FIELDS = ['duration', 'batches', 'fee', 'mode', 'certificate', 'branches'];

/** Facts of a course on the listing: three have a fixed place, `line` holds the others. */
export const listingFacts = (content: Content, course: Course) => ({
  prerequisites: course.data.prerequisites,
  jobs: course.data.jobTitles.slice(0, MAX_JOBS_IN_LISTING).join(', '),
  line: factsOf(content, course).filter(({ field = '' }) => LISTING_FIELDS.includes(field)),
});
