/** Splits a list before and after one of its items; without that item all are after it. */
export function splitAt<T>(
  list: readonly T[],
  item: T | undefined,
): [before: readonly T[], after: readonly T[]] {
  const i = item === undefined ? -1 : list.indexOf(item);
  return i < 0 ? [[], list] : [list.slice(0, i), list.slice(i + 1)];
}
