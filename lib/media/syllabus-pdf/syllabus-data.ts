import {
  ASPECTS,
  aspectOf,
  batchesOf,
  bodyOf,
  type Content,
  type Course,
  factsOf,
  findSection,
  footerBranches,
  formatBatchDates,
  formatBatchTimes,
  formatComputer,
  formatFee,
  JOB_TITLES,
  missingFacts,
  PICTURES_NOTE,
  projectsOf,
  readDrawingOf,
  SECTION_TITLES,
  sectionsByTitle,
  type TextLine,
  textLinesOf,
} from '@/lib/content';
import { mailtoHref, telHref } from '@/lib/format/contact';
import { longDate } from '@/lib/format/days';
import { capitalize, ensureFullStop } from '@/lib/format/sentence';
import { pictureWithHash } from '@/lib/pictures/manifest';

export interface PdfSection {
  title: string;
  lines: TextLine[];
}

const MAX_PICTURES = 6;

export type SyllabusData = ReturnType<typeof syllabusOf>;

/** Everything that the PDF of a course prints, as text; typst/syllabus.typ composes the pages. */
export function syllabusOf(content: Content, course: Course) {
  const { dir, site } = content;
  const { data } = course;
  const body = bodyOf(course);
  const { syllabus, audience } = sectionsByTitle(body.sections, 'syllabus', 'audience');
  const careers = [
    { label: 'Computer', value: data.computer ? formatComputer(data.computer) : '' },
    { label: JOB_TITLES, value: data.jobTitles.join(', ') },
  ];
  return {
    institute: site.name,
    title: data.title,
    group: data.group,
    description: data.description,
    lede: body.ledePlain || data.description,
    facts: factsOf(content, course),
    outcomes: listOf('What you will be able to do', data.outcomes),
    offer: listOf('Dates, fee and certificate', offerOf(content, course)),
    claims: data.claims,
    missingFacts: Object.values(missingFacts(course)).map(capitalize),
    drawing: readDrawingOf(course),
    audience: { title: audience?.title ?? '', lines: textLinesOf(audience?.blocks ?? []) },
    intro: textLinesOf(syllabus?.beforeSubsections ?? []),
    modules: (syllabus?.subsections ?? []).map(
      ({ title, blocks }): PdfSection => ({ title, lines: textLinesOf(blocks) }),
    ),
    projects: printedProjects(dir, course),
    careers: careers.filter(({ value }) => value),
    note: PICTURES_NOTE,
    /** Day of the last change to the facts, YYYY-MM-DD. */
    updated: data.updated ?? null,
    revised: data.updated ? longDate(data.updated) : null,
    url: `${site.siteUrl}${course.path}`,
    host: new URL(site.siteUrl).host,
    branches: footerBranches(site).map(({ short, address, phone, email }) => ({
      ...{ short, phone, email },
      // A postal code does not break at its space.
      address: address.join(', ').replace(/(?<=\d) (?=\d)/g, '\u00a0'),
      call: telHref(phone),
      write: mailtoHref(email),
    })),
  };
}

/** Projects with pictures, and others as lines; without projects, the lines of their section. */
function printedProjects(dir: string, course: Course) {
  const all = projectsOf(course);
  const pictured = all.filter(({ picture }) => picture).slice(0, MAX_PICTURES);
  const section = findSection(bodyOf(course).sections, 'projects');
  const text = textLinesOf(section?.blocks ?? []).filter(({ kind }) => kind === 'text' || all.length === 0);
  const listed = all
    .filter((project) => !pictured.includes(project))
    .map(({ title, made }): TextLine => ({ kind: 'item', text: `${title} (${made})` }));
  return {
    title: section?.title ?? SECTION_TITLES.projects,
    lines: [...text, ...listed],
    pictured: pictured.map(({ number, title, made, picture = '', alt = '', show }) => ({
      ...pictureWithHash(dir, picture),
      ...{ number, title, made, alt, aspect: ASPECTS[aspectOf({ show })] },
    })),
  };
}

function offerOf(content: Content, course: Course): string[] {
  const { fee, certificate } = course.data;
  return [
    ...batchesOf(course).map(
      ({ batch }) => `${formatBatchDates(batch)}: ${formatBatchTimes(content, batch)}`,
    ),
    ...fee.map((f) =>
      sentences([
        `${formatFee(f)}, as of ${longDate(f.asOf)}`,
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
  parts.flatMap((part) => (part ? ensureFullStop(part) : [])).join(' ');

const listOf = (title: string, texts: string[]): PdfSection => ({
  title,
  lines: texts.map((text) => ({ kind: 'item', text })),
});
