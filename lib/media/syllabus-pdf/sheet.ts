import {
  batchDays,
  batchTimes,
  bodyOf,
  type Content,
  type Course,
  computerWords,
  factsOf,
  feeWords,
  JOB_TITLES,
  nextBatches,
  notPublished,
  projectsOf,
} from '@/lib/content';
import type { Line } from '@/lib/content/markdown';
import { PROPORTIONS } from '@/lib/content/schema';
import { findSection, SECTION_TITLES } from '@/lib/content/sections';
import { masterOf } from '@/lib/files/picture';
import { longDate } from '@/lib/format/dates';
import { sentence } from '@/lib/format/sentence';
import { drawingFileOf } from '../drawings';

/** A part of the text under its heading. */
export interface Part {
  title: string;
  lines: Line[];
}

/** Most projects that are shown with their pictures. */
const MOST_PICTURES = 6;

/** Everything that stands on a syllabus, as plain data: the PDF is a function of it and of nothing else. */
export type Sheet = ReturnType<typeof sheetOf>;

/** What stands on the syllabus of a course. */
export function sheetOf(content: Content, course: Course) {
  const { site } = content;
  const { data } = course;
  const body = bodyOf(course);
  const sections = body.sections.filter((section) => section.lines.length > 0);
  const syllabus = body.sections.find((section) => section.modules);
  const audience = findSection(sections, 'audience');
  const work = [
    { label: 'Computer', value: data.computer ? computerWords(data.computer) : '' },
    { label: JOB_TITLES, value: data.jobTitles.join(', ') },
  ];
  return {
    institute: site.name,
    title: data.title,
    group: data.group,
    description: data.description,
    lede: body.ledeText || data.description,
    facts: factsOf(content, course).map(({ label, value }) => ({ label, value })),
    /** What one can do at the end. */
    outcomes: partOf('What you will be able to do', data.outcomes),
    /** Batches, fee and certificate in full. */
    offer: partOf('Dates, fee and certificate', offerOf(content, course)),
    /** Figures that the institute stands by, each with its conditions. */
    claims: data.claims,
    /** What is not given and one asks for: a ruled line each. */
    ask: notPublished(course).map((what) => what.charAt(0).toUpperCase() + what.slice(1)),
    drawing: drawingFileOf(course),
    /** Who it is for. */
    audience: audience && ({ title: audience.title, lines: audience.lines } as Part),
    /** What stands before the first module. */
    intro: syllabus?.lines ?? [],
    modules: (syllabus?.modules ?? []).map(({ title, lines }): Part => ({ title, lines })),
    results: resultsOf(course),
    /** What one works on, and as what. */
    work: work.filter(({ value }) => value),
    /** Day of the last change to the facts, YYYY-MM-DD. */
    updated: data.updated,
    /** Absolute address of the course's page. */
    url: `${site.siteUrl}${course.path}`,
    branches: site.branches
      .filter((branch) => branch.inFooter)
      .map(({ short, address, phone, email }) => ({ short, address, phone, email })),
  };
}

/** The projects that one makes, with pictures or as lines; where there are none, the text that speaks of them. */
function resultsOf(course: Course) {
  const all = projectsOf(course);
  const pictured = all.filter(({ picture }) => picture).slice(0, MOST_PICTURES);
  const section = findSection(bodyOf(course).sections, 'projects');
  const text = section?.lines.filter(({ kind }) => kind === 'text' || all.length === 0) ?? [];
  const listed = all
    .filter((project) => !pictured.includes(project))
    .map(({ title, made }): Line => ({ kind: 'item', text: `${title} (${made})` }));
  return {
    title: section?.title ?? SECTION_TITLES.projects,
    lines: [...text, ...listed],
    projects: pictured.map(({ number, title, made, picture = '', alt = '', show = 'normal' as const }) => ({
      ...masterOf(course, picture),
      ...{ number, title, made, alt, aspect: PROPORTIONS[show] },
    })),
  };
}

/** What one pays for, when it begins, and what one holds in hand at the end. */
function offerOf(content: Content, course: Course): string[] {
  const { fee, certificate } = course.data;
  return [
    ...nextBatches(course).map(({ batch }) => `${batchDays(batch)}: ${batchTimes(content, batch)}`),
    ...fee.map((f) =>
      sentences([
        `${feeWords(f)}, as of ${longDate(f.asOf)}`,
        `Covers: ${f.covers}`,
        f.instalments && `Instalments: ${f.instalments}`,
        f.refund && `Refund: ${f.refund}`,
      ]),
    ),
    ...(certificate
      ? [
          sentences([
            `${certificate.name}, awarded by ${certificate.awardedBy}`,
            certificate.conditions,
            certificate.recognisedBy &&
              `Recognised by ${certificate.recognisedBy.name} (${certificate.recognisedBy.url})`,
          ]),
        ]
      : []),
  ];
}

const sentences = (parts: (string | undefined)[]) =>
  parts.flatMap((part) => (part ? sentence(part) : [])).join(' ');

/** A list under a title, where there is any. */
const partOf = (title: string, texts: string[]): Part | undefined =>
  texts.length > 0 ? { title, lines: texts.map((text) => ({ kind: 'item', text })) } : undefined;
