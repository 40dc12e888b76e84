import { didYouMean } from '@/lib/format/nearest-word';
import { modulesIn } from '../derived/projects';
import { timedStepsIn } from '../derived/timed-steps';
import type { Reporter } from '../read/reporter';
import { courseGroups, isPage } from '../registry';
import type { Template } from '../schema';
import { textsByName } from '../sections/texts-by-name';
import { bodyOf } from '../text/body';
import { textPosition } from '../text/nodes';
import { findSection, SECTION_TITLES, type SectionName } from '../text/titles';
import type { Content, Course, Entry, Page, Service } from '../types';
import type { CheckContext } from './context';

/** Checks that a text has the sections that its template looks for. */
export function checkSections({ entries, content, reporterFor }: CheckContext) {
  for (const entry of entries) checkEntry(entry, content, reporterFor(entry));
}

function checkEntry(entry: Entry, content: Content, reporter: Reporter) {
  if (entry.kind === 'course') {
    checkModules(entry, reporter);
    checkProjects(entry, reporter);
  }
  if (entry.kind === 'service') checkTimes(entry, reporter);
  if (entry.kind === 'page') {
    checkPlaces(entry, reporter);
    if (isPage(entry, 'contact')) checkSubsectionNames(entry, 'branch', content.site.branches, reporter);
    if (isPage(entry, 'listing')) checkSubsectionNames(entry, 'group', courseGroups(content), reporter);
  }
}

function checkModules(course: Course, reporter: Reporter) {
  const syllabus = findSection(bodyOf(course).sections, 'syllabus');
  if (!syllabus || modulesIn(course).length > 0) return;
  const expected = "a '### Name' for each module under '## Syllabus'";
  const fix = 'Write, for example: ### Sketcher';
  reporter.error(textPosition('syllabus', syllabus.heading), { found: 'no modules', expected, fix });
}

function checkProjects(course: Course, reporter: Reporter) {
  const { projects } = course.data;
  const modules = modulesIn(course);
  for (const [i, { module }] of projects.entries())
    if (!modules.includes(module))
      reporter.error(['projects', i, 'module'], {
        found: `'${module}' is not a module of the syllabus`,
        expected: modules.length > 0 ? `one of: ${modules.join(', ')}` : "a '### Name' under '## Syllabus'",
        fix: didYouMean(module, modules),
      });
  const section = findSection(bodyOf(course).sections, 'projects');
  const list = section?.blocks.find(({ type }) => type === 'list');
  if (projects.length === 0 || !list) return;
  const found = `a list under '${SECTION_TITLES.projects}', which the page leaves out`;
  reporter.warn(textPosition('list', list), {
    found,
    expected: 'each project once, in projects',
    fix: 'Delete the list.',
  });
}

function checkTimes(service: Service, reporter: Reporter) {
  const steps = findSection(bodyOf(service).sections, 'steps');
  const timed = timedStepsIn(steps?.list, service.data.facts);
  if (timed && !timed.total && timed.steps.some(({ time }) => time))
    reporter.warn(['facts'], {
      found: 'times of steps, and none of the whole',
      expected: "'total: true' at the fact of the whole, such as Full process",
      fix: 'Without it the steps end without the time that all take.',
    });
}

/** What a page does not show when a section that it finds by title is missing. */
const LOSSES: Partial<Record<Template, Partial<Record<SectionName, string>>>> = {
  home: {
    join: 'the way to join stands among the other sections',
    about: 'the dark band, with the button to the page about the institute, is not shown',
    overseas: 'the services abroad are a list without their drawings',
  },
  about: {
    vision: 'the dark band is not shown',
    values: 'the core values stand above the dark band',
    corporate: "the button 'Enquire for a group' is not shown",
  },
  privacy: { browser: 'the button that deletes stands in the last section' },
};

function checkPlaces(page: Page, reporter: Reporter) {
  const { tree, sections } = bodyOf(page);
  const losses = Object.entries(LOSSES[page.data.template] ?? {}) as [SectionName, string][];
  for (const [name, loss] of losses)
    if (!findSection(sections, name))
      reporter.warn(textPosition('heading', tree.children[0]), {
        found: `no section '${SECTION_TITLES[name]}'`,
        expected: 'one',
        fix: `Without it ${loss}.`,
      });
}

/** Checks that a section with a text for each branch or group has no subsection of an unknown name. */
function checkSubsectionNames(
  page: Page,
  what: 'branch' | 'group',
  named: readonly { name: string }[],
  reporter: Reporter,
) {
  const names = named.map(({ name }) => name);
  for (const { title, heading } of textsByName(bodyOf(page).sections, named).unknown)
    reporter.warn(textPosition('heading', heading), {
      found: `'${title}' is not a ${what}`,
      expected: `one of: ${names.join(', ')}`,
      fix: didYouMean(title, names) ?? 'Its text stands below all of these.',
    });
}
