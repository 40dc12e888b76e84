import type { Body, TextSection } from '../text/body';
import { findSection, sectionsByTitle } from '../text/titles';

export type ServiceSections = ReturnType<typeof serviceSections>;

/**
 * Sorts the sections of a service into the places of its page. Audience, warning, role, steps, times and
 * documents, which are found by their titles, have one each.
 * - `first`: the sections before the first of these; the page shows them after the steps and the times.
 * - `others`: the later sections that are none of these.
 * - `prepare`: the one of `others` for the band, if the service has neither a warning nor a role.
 * - `folded`: what a phone folds: the times, and the tables of `others` that come after the steps.
 */
export function serviceSections({ sections }: Pick<Body, 'sections'>) {
  const { others: unplaced, ...known } = sectionsByTitle(
    sections,
    'audience',
    'warning',
    'role',
    'steps',
    'times',
    'documents',
  );
  const { steps, times } = known;
  const start = sections.findIndex((section) => !unplaced.includes(section));
  const first = unplaced.slice(0, Math.max(0, start));
  const others = unplaced.slice(first.length);
  const prepare = known.warning || known.role ? undefined : findSection(others, 'prepare');
  const isAfterSteps = (other: TextSection) => steps && sections.indexOf(other) > sections.indexOf(steps);
  const tables = others.filter((other) => other.layout === 'table' && isAfterSteps(other));
  const folded = [...(times ? [times] : []), ...tables];
  return { ...known, first, others, prepare, folded };
}

/**
 * Sections to which the page's jump links lead, in the order of the page. If a service has steps, only those
 * of the others with a table are included.
 */
export function linkedSections(sections: ServiceSections): TextSection[] {
  const { first, steps, times, documents, warning, others } = sections;
  const linked = steps ? others.filter(({ layout }) => layout === 'table') : others;
  return [steps, times, ...first, documents, warning, ...linked].filter((section) => section !== undefined);
}
