/**
 * Pairs neighbours that are both short, from the first on, for a grid of two columns.
 * @param isShort whether each value is short, in order
 * @returns whether each value is one of a pair; the others take a whole row
 */
export function pairShort(isShort: readonly boolean[]): boolean[] {
  const paired = isShort.map(() => false);
  for (let i = 1; i < isShort.length; i++) {
    if (paired[i - 1] || !isShort[i - 1] || !isShort[i]) continue;
    paired[i - 1] = true;
    paired[i] = true;
  }
  return paired;
}
