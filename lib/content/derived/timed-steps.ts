import type { List, Term } from '../text/layout';
import type { Fact } from './facts';

export interface TimedStepList extends Pick<List, 'before' | 'after'> {
  steps: (Term & { time?: string | undefined })[];
  total?: Fact | undefined;
}

/**
 * Finds the times of numbered steps among the facts of a service.
 * @returns undefined unless every item of the list begins with a name
 */
export function timedStepsIn(list: List | undefined, facts: readonly Fact[]): TimedStepList | undefined {
  if (!list?.ordered || !list.terms) return undefined;
  const timeOf = ({ plain: { name } }: Term) =>
    facts.find(({ label, value }) => label.toLowerCase() === name.toLowerCase() && /\d/.test(value))?.value;
  return {
    before: list.before,
    steps: list.terms.map((step) => ({ ...step, time: timeOf(step) })),
    after: list.after,
    total: facts.find(({ total }) => total),
  };
}
