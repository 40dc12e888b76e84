import { groupId, membersOf, pageWith } from '../registry';
import type { Content, Course, Service } from '../types';
import { factsOf } from './facts';

/** Compares two courses or more by the facts that all have; undefined without a common fact. */
export function comparisonOf(content: Content, entries: readonly (Course | Service)[]) {
  const courses = entries.filter((e) => e.kind === 'course');
  const factsByLabel = courses.map(
    (course) => new Map(factsOf(content, course).map((fact) => [fact.label, fact])),
  );
  const rows = [...(factsByLabel[0]?.keys() ?? [])].flatMap((label) => {
    const cells = factsByLabel.flatMap((facts) => facts.get(label) ?? []);
    return cells.length === courses.length ? [{ label, cells }] : [];
  });
  // A comparison of syllabus sizes alone would be useless.
  const decides = rows.some(({ cells }) => cells.some(({ field }) => field !== 'syllabus'));
  return courses.length > 1 && decides ? { courses, rows } : undefined;
}

/** Id on the listing of the comparison of a group. */
export const comparisonId = (group: string) => `compare-${groupId(group)}`;

/** Path with the id of the comparison of a group; undefined where it has none. */
export function comparisonPath(content: Content, group: string): string | undefined {
  return (
    comparisonOf(content, membersOf(content, group)) &&
    `${pageWith(content, 'listing').path}#${comparisonId(group)}`
  );
}
