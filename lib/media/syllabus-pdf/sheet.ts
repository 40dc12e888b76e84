import {
  batchDays,
  batchTimes,
  bodyOf,
  type Content,
  type Course,
  type CourseProject,
  computerWords,
  type Fact,
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
import { longDate } from '@/lib/format/dates';
import { sentence } from '@/lib/format/sentence';
import type { DrawingFile } from '../drawing-file';
import { drawingFileOf } from '../drawings';
import { masterOf } from '../picture';

/** A part of the text under its heading. */
export interface Part {
  title: string;
  lines: Line[];
}

/** A project that is shown. */
export interface PicturedProject extends Pick<CourseProject, 'number' | 'title' | 'made'> {
  file: string;
  /** Of what the file holds. */
  hash: string;
  alt: string;
  /** Width to height. */
  aspect: number;
}

/** Everything that stands on a syllabus, as plain data: the PDF is a function of it and of nothing else. */
export interface Sheet {
  institute: string;
  title: string;
  group: string;
  description: string;
  lede: string;
  facts: Pick<Fact, 'label' | 'value'>[];
  /** What one can do at the end. */
  outcomes?: Part;
  /** Batches, fee and certificate in full. */
  offer?: Part;
  /** Figures that the institute stands by, each with its conditions. */
  claims: { text: string; conditions: string }[];
  /** What is not given and one asks for: a ruled line each. */
  ask: string[];
  drawing?: DrawingFile;
  /** Who it is for, in short. */
  audience?: Part;
  /** What stands before the first module. */
  intro: Line[];
  modules: Part[];
  /** What will be made: first its pictures, then the projects that have none. */
  results?: (Part & { projects: PicturedProject[] }) | undefined;
  /** What one works on, and as what. */
  work: Pick<Fact, 'label' | 'value'>[];
  /** Day of the last change to the facts, YYYY-MM-DD. */
  updated?: string;
  /** Absolute address of the course's page. */
  url: string;
  branches: { short: string; address: string[]; phone: string; email: string }[];
}

/** Most characters of the audience's text on the first sheet, where the drawing needs its room. */
const AUDIENCE_LENGTH = 560;

/** Most projects that are shown with their pictures. */
const MOST_PICTURES = 6;

/** What stands on the syllabus of a course. */
export function sheetOf(content: Content, course: Course): Sheet {
  const { site } = content;
  const { data } = course;
  const body = bodyOf(course);
  const syllabus = body.sections.find((s) => s.modules);
  const filled = body.sections.filter((s) => s.lines.length > 0);
  const audience = findSection(filled, 'audience');
  return {
    institute: site.name,
    title: data.title,
    group: data.group,
    description: data.description,
    lede: body.ledeText || data.description,
    facts: factsOf(content, course).map(({ label, value }) => ({ label, value })),
    outcomes: partOf('What you will be able to do', data.outcomes),
    offer: partOf('Dates, fee and certificate', offerOf(content, course)),
    claims: data.claims,
    ask: notPublished(course).map((what) => what.charAt(0).toUpperCase() + what.slice(1)),
    drawing: drawingFileOf(course),
    audience: audience && { title: audience.title, lines: shortened(audience.lines, AUDIENCE_LENGTH) },
    intro: syllabus?.lines ?? [],
    modules: (syllabus?.modules ?? []).map(({ title, lines }) => ({ title, lines })),
    work: [
      { label: 'Computer', value: data.computer ? computerWords(data.computer) : '' },
      { label: JOB_TITLES, value: data.jobTitles.join(', ') },
    ].filter(({ value }) => value),
    results: resultsOf(course),
    updated: data.updated,
    url: `${site.siteUrl}${course.path}`,
    branches: site.branches
      .filter((b) => b.inFooter)
      .map(({ short, address, phone, email }) => ({ short, address, phone, email })),
  };
}

/** The projects that one makes, with what is handed over of each; else the text that speaks of them. */
function resultsOf(course: Course): Sheet['results'] {
  const all = projectsOf(course);
  const shown = all.filter(({ picture }) => picture).slice(0, MOST_PICTURES);
  const section = findSection(bodyOf(course).sections, 'projects');
  const kept = section?.lines.filter(({ kind }) => kind === 'text' || all.length === 0) ?? [];
  const listed = all
    .filter((project) => !shown.includes(project))
    .map(({ title, made }): Line => ({ kind: 'item', text: `${title} (${made})` }));
  const lines = [...kept, ...listed];
  const projects = shown.map(({ number, title, made, picture = '', alt = '', show = 'normal' as const }) => ({
    ...masterOf(course, picture),
    ...{ number, title, made, alt, aspect: PROPORTIONS[show] },
  }));
  return all.length + lines.length > 0
    ? { title: section?.title ?? SECTION_TITLES.projects, lines, projects }
    : undefined;
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

/** The first lines of a text; the first alone is cut, after a sentence. */
function shortened(lines: Line[], length: number): Line[] {
  const kept: Line[] = [];
  let left = length;
  for (const line of lines) {
    if (kept.length > 0 && line.text.length > left) break;
    kept.push({
      ...line,
      text:
        line.text.length > left
          ? (/^[\s\S]*[.!?](?=\s)/.exec(line.text.slice(0, left))?.[0] ?? line.text)
          : line.text,
    });
    left -= line.text.length;
  }
  return kept;
}
