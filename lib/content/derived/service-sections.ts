import type { Body, TextSection } from '../text/body';
import { findSection, namedSections } from '../text/sections';

export type ServiceSections = ReturnType<typeof serviceSections>;

/**
 * Sorts the sections of a service into the places of its page. Sections found by title have fixed places.
 * - `first`: sections that the text has before all of these. On the page only the steps and their times
 *   precede them.
 * - `others`: all other sections, in the order of the text.
 * - `prepare`: the one of these that stands in the band if there is neither a warning nor a role of the
 *   institute.
 * - `folded`: the times, and each table that the text has after its steps. A phone shows them folded.
 */
export function serviceSections({ sections }: Pick<Body, 'sections'>) {
  const { others: unnamed, ...known } = namedSections(
    sections,
    'audience',
    'warning',
    'role',
    'steps',
    'times',
    'documents',
  );
  const { steps, times } = known;
  const start = sections.findIndex((section) => !unnamed.includes(section));
  const first = unnamed.slice(0, Math.max(0, start));
  const others = unnamed.slice(first.length);
  const prepare = known.warning || known.role ? undefined : findSection(others, 'prepare');
  const isAfterSteps = (other: TextSection) => steps && sections.indexOf(other) > sections.indexOf(steps);
  const tables = others.filter((other) => other.contentKind === 'table' && isAfterSteps(other));
  const folded = [...(times ? [times] : []), ...tables];
  return { ...known, first, others, prepare, folded };
}

/**
 * Sections to which the page's jump links lead, in the order of the page. If a service has steps, only those
 * of the others with a table are included.
 */
export function linkedSections(sections: ServiceSections): TextSection[] {
  const { first, steps, times, documents, warning, others } = sections;
  const linked = steps ? others.filter(({ contentKind }) => contentKind === 'table') : others;
  return [steps, times, ...first, documents, warning, ...linked].filter((section) => section !== undefined);
}
