import type { Fact } from './facts';
import type { List, Term } from './layout';

/** Steps of a service: a numbered list whose items begin with a name, each with its time where a fact gives one. */
export interface TimedStepList extends Pick<List, 'before' | 'after'> {
  steps: (Term & { time?: string | undefined })[];
  /** Time of the whole. */
  total?: Fact | undefined;
}

/**
 * Joins a numbered list with the times that the facts of a service give.
 * @param list of the section of steps
 * @param facts of the service, of which some are times of a step or of the whole
 * @returns nothing where there is no list, or an item without a name
 */
export function timedStepsIn(list: List | undefined, facts: readonly Fact[]): TimedStepList | undefined {
  if (!list?.ordered || !list.terms) return undefined;
  const timeOf = ({ plain: { name } }: Term) =>
    facts.find(({ label, value }) => label.toLowerCase() === name.toLowerCase() && /\d/.test(value))?.value;
  return {
    before: list.before,
    steps: list.terms.map((step) => ({ ...step, time: timeOf(step) })),
    after: list.after,
    total: facts.find(({ label }) => /\bprocess/i.test(label)),
  };
}
