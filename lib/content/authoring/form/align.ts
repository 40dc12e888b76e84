import { same } from './values';

/** An item before and after: both, when it stayed or changed in its place; one, when it went or came. */
export interface Step {
  from?: number;
  to?: number;
}

/**
 * How one list became another: what is the same stays, between that items changed in their places, went or came.
 * @returns the steps in the order of both lists
 */
export function aligned(old: readonly unknown[], wanted: readonly unknown[]): Step[] {
  // Longest common subsequence; lists of content are short.
  const length = Array.from({ length: old.length + 1 }, () => new Array<number>(wanted.length + 1).fill(0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = wanted.length - 1; j >= 0; j--) {
      const row = length[i];
      if (row) row[j] = same(old[i], wanted[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const steps: Step[] = [];
  let gone: number[] = [];
  let come: number[] = [];
  const settle = () => {
    for (let n = 0; n < Math.max(gone.length, come.length); n++) steps.push({ from: gone[n], to: come[n] });
    gone = [];
    come = [];
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < wanted.length) {
    if (i < old.length && j < wanted.length && same(old[i], wanted[j])) {
      settle();
      steps.push({ from: i++, to: j++ });
    } else if (j >= wanted.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) gone.push(i++);
    else come.push(j++);
  }
  settle();
  return steps;
}
