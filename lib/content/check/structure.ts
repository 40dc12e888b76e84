import { didYouMean } from '@/lib/format/nearest-word';
import { INTERNSHIP_LENGTH, internshipLength } from '../derived/facts';
import { branchTexts } from '../derived/page-sections';
import { modulesIn } from '../derived/projects';
import { show } from '../read/diagnostic';
import { type Reporter, textStart } from '../read/reporter';
import type { SiteData, Template } from '../schema';
import { bodyOf, outlineOf } from '../text/parsed';
import { findSection, isSection, SECTION_TITLES, type SectionName } from '../text/sections';
import { timedStepsIn } from '../text/steps';
import type { Course, Entry, Page, Service } from '../types';

/** Checks headings, raw HTML and pictures of a text, and the sections that its template expects. */
export function checkStructure(entry: Entry, site: SiteData | undefined, report: Reporter) {
  const { html, images } = outlineOf(entry);
  for (const { value, ...at } of html) {
    if (value.startsWith('</')) continue;
    const fix = value.startsWith('<!--')
      ? "Notes to yourself go between the --- lines, after a '#'."
      : 'Write it as Markdown. If < is meant as a sign, type \\<.';
    report.error(at, show(value), 'Markdown', fix);
  }
  for (const { url, alt, ...at } of images) {
    const expected = 'what the picture shows, for those who cannot see it';
    const fix = `Write: ![A hub with a keyed bore](${url})`;
    if (alt.trim().length < 5) report.error(at, `'${alt}' for ${show(url)}`, expected, fix);
  }
  checkHeadings(entry, report);
  if (entry.kind === 'course') checkCourse(entry, report);
  if (entry.kind === 'service') checkTimes(entry, report);
  if (entry.kind === 'page') checkPage(entry, site, report);
}

function checkHeadings(entry: Entry, report: Reporter) {
  let above = 1;
  const seen = new Map<string, number>();
  for (const heading of outlineOf(entry).headings) {
    const { depth, text, line, empty } = heading;
    const marks = '#'.repeat(depth);
    // Projects of the front matter are shown under this heading.
    const isFilled = entry.kind === 'course' && entry.data.projects.length > 0 && isSection(text, 'projects');
    if (text.trim() === '')
      report.error(
        heading,
        `'${marks}' without words`,
        'the words of the heading',
        'Write them, or delete the line.',
      );
    else if (depth === 1)
      report.error(
        heading,
        `'# ${text}'`,
        "sections that start with '##'",
        "The page's one large heading is its title. Write ## here.",
      );
    else if (depth > above + 1)
      report.error(
        heading,
        `'${marks} ${text}' after '${'#'.repeat(above)}'`,
        `'${'#'.repeat(above + 1)}'`,
        'Headings go down one step at a time.',
      );
    else if (empty && !isFilled)
      report.error(
        heading,
        `'${text}' has nothing under it`,
        'text, or a heading of the next rank',
        'Write the section, or delete its heading.',
      );
    if (depth > 1) above = depth;
    if (depth !== 2) continue;
    const key = text.trim().toLowerCase();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else if (key !== '')
      report.warn(
        heading,
        `'${text}' stands on line ${first + entry.linesBefore} as well`,
        'headings that differ',
        'Join the two sections, or say what is different.',
      );
  }
}

function checkCourse(course: Course, report: Reporter) {
  const { headings } = outlineOf(course);
  const { sections } = bodyOf(course);
  const { projects } = course.data;
  const syllabus = headings.find(({ depth, text }) => depth === 2 && isSection(text, 'syllabus'));
  const modules = modulesIn(course);
  if (syllabus && modules.length === 0)
    report.error(
      { ...syllabus, part: 'syllabus' },
      'no modules',
      "a '### Name' for each module under '## Syllabus'",
      'Write, for example: ### Sketcher',
    );
  for (const [i, { module }] of projects.entries())
    if (!modules.includes(module))
      report.error(
        ['projects', i, 'module'],
        `'${module}' is not a module of the syllabus`,
        modules.length > 0 ? `one of: ${modules.join(', ')}` : "a '### Name' under '## Syllabus'",
        didYouMean(module, modules),
      );
  const list = findSection(sections, 'projects')?.blocks.find(({ type }) => type === 'list');
  if (projects.length > 0 && list?.position)
    report.warn(
      { ...list.position.start, part: 'list' },
      `a list under '${SECTION_TITLES.projects}', which the page leaves out`,
      'each project once, in projects',
      'Delete the list.',
    );
}

function checkTimes(service: Service, report: Reporter) {
  const steps = findSection(bodyOf(service).sections, 'steps');
  const timed = timedStepsIn(steps?.layout.list, service.data.facts);
  if (timed && !timed.total && timed.steps.some(({ time }) => time))
    report.warn(
      ['facts'],
      'times of steps, and none of the whole',
      "a fact with 'process' in its label, such as Full process",
      'Without it the steps end without the time that all take.',
    );
}

/** What a page loses without a section that it finds by its title. */
const LOSSES: Partial<Record<Template, Partial<Record<SectionName, string>>>> = {
  home: {
    join: 'the way to join stands among the other sections',
    about: 'the dark band, with the button to the page about the institute, is not shown',
  },
  about: {
    vision: 'the dark band is not shown',
    corporate: "the button 'Enquire for a group' is not shown",
  },
  privacy: { browser: 'the button that deletes stands in the last section' },
};

function checkPage(page: Page, site: SiteData | undefined, report: Reporter) {
  const { sections } = bodyOf(page);
  const { template } = page.data;
  for (const [name, loss] of Object.entries(LOSSES[template] ?? {}))
    if (!findSection(sections, name as SectionName))
      report.warn(
        textStart('heading'),
        `no section '${SECTION_TITLES[name as SectionName]}'`,
        'one',
        `Without it ${loss}.`,
      );
  if (template === 'internship' && page.data.facts.length > 0 && !internshipLength(page.data.facts))
    report.warn(
      ['facts'],
      `no fact '${INTERNSHIP_LENGTH}'`,
      'one',
      'Without it the pages of courses do not say how long the internship is.',
    );
  if (template !== 'contact' || !site) return;
  const names = site.branches.map(({ name }) => name);
  for (const { title } of branchTexts(sections, site.branches).unknown) {
    const heading = outlineOf(page).headings.find(({ text }) => text === title);
    report.warn(
      heading ?? textStart('heading'),
      `'${title}' is not a branch`,
      `one of: ${names.join(', ')}`,
      didYouMean(title, names) ?? 'Its text stands below the cards of the branches.',
    );
  }
}
