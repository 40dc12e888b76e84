import type { Body, TextSection } from '../text/body';
import { findSection } from '../text/sections';

export type ServiceSections = ReturnType<typeof serviceSections>;

/**
 * Sorts the sections of a service into the places of its page. Sections found by title have fixed places.
 * - `first`: sections that the text has before all of these. On the page only the steps and their times precede them.
 * - `others`: all other sections, in the order of the text.
 * - `prepare`: one of the others, with its index among them, which the band shows.
 * - `folded`: the times, and each table that the text has after its steps. A phone shows them folded.
 */
export function serviceSections({ sections }: Pick<Body, 'sections'>) {
  const steps = findSection(sections, 'steps');
  const known = {
    audience: findSection(sections, 'audience'),
    warning: findSection(sections, 'warning'),
    role: findSection(sections, 'role'),
    steps,
    times: steps && findSection(sections, 'times'),
    documents: findSection(sections, 'documents'),
  };
  const isKnown = (section: TextSection) => Object.values(known).includes(section);
  const first = sections.slice(0, Math.max(0, sections.findIndex(isKnown)));
  const others = sections.filter((section) => !isKnown(section) && !first.includes(section));
  // `HighlightBand` shows how to prepare if a service has neither a warning nor a role of the institute.
  const section = known.warning || known.role ? undefined : findSection(others, 'prepare');
  const prepare = section && { section, at: others.indexOf(section) };
  const isAfterSteps = (other: TextSection) => steps && sections.indexOf(other) > sections.indexOf(steps);
  const tables = others.filter((other) => other.textLayout.kind === 'table' && isAfterSteps(other));
  const folded = [...(known.times ? [known.times] : []), ...tables];
  return { ...known, first, prepare, folded, others: others.filter((other) => other !== section) };
}

/**
 * Sections to which the page's jump links lead, in the order of the page. If a service has steps, only those of `others`
 * with a table are included.
 */
export function linkedSections({
  first,
  steps,
  times,
  documents,
  warning,
  prepare,
  others,
}: ServiceSections): TextSection[] {
  const main = [steps, times, ...first, documents, warning].filter((section) => section !== undefined);
  if (steps) return [...main, ...others.filter(({ textLayout }) => textLayout.kind === 'table')];
  if (!prepare) return [...main, ...others];
  return [...main, ...others.slice(0, prepare.at), prepare.section, ...others.slice(prepare.at)];
}
