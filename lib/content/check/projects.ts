import { didYouMean } from '../nearest';
import { bodyOf } from '../parsed';
import { modulesIn } from '../projects';
import type { Reporter } from '../reporter';
import { findSection, SECTION_TITLES } from '../sections';
import type { Course } from '../types';

/** Detail that a screen reader has said already. */
const OBVIOUS =
  /^(?:an?|the|this)?\s*(?:\w+ )?(?:picture|image|drawing|photo|photograph|illustration|render|rendering|screenshot)s? (?:of|shows?)\b/i;

/** Projects whose module does not exist, pictures without words, words without a picture, and a list beside them. */
export function checkProjects(course: Course, report: Reporter) {
  const { projects } = course.data;
  if (projects.length === 0) return;
  const modules = modulesIn(course);
  for (const [i, { module, picture, alt, show, render }] of projects.entries()) {
    const at = (field: string) => ['projects', i, field];
    if (!modules.includes(module))
      report.error(
        at('module'),
        `'${module}' is not a module of the syllabus`,
        modules.length > 0 ? `one of: ${modules.join(', ')}` : "a '### Name' under '## Syllabus'",
        didYouMean(module, modules),
      );
    if (picture && !alt)
      report.error(
        at('alt'),
        'is missing',
        'what is seen, for those who cannot see it',
        'Add, for example: alt: A flanged hub in four sizes beside the table that drives them',
      );
    for (const [field, value] of Object.entries({ alt, show, render }))
      if (value && !picture)
        report.error(
          at(field),
          'there is no picture',
          'a picture with it',
          `Add the picture, or delete the line '${field}'.`,
        );
    const [obvious] = OBVIOUS.exec(alt ?? '') ?? [];
    if (obvious)
      report.warn(
        at('alt'),
        `begins with '${obvious}'`,
        'what is seen, not that it is a picture',
        'Begin with the thing itself: A flanged hub …',
      );
  }
  checkList(course, report);
}

/** A list under the heading that the projects stand under: the page leaves it out. */
function checkList(course: Course, report: Reporter) {
  const list = findSection(bodyOf(course).sections, 'projects')?.blocks.find(({ type }) => type === 'list');
  if (list?.position)
    report.text(
      list.position.start,
      'list',
      'warning',
      `a list under '${SECTION_TITLES.projects}', which the page leaves out`,
      'each project once, in projects',
      'Delete the list.',
    );
}
