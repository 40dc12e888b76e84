/**
 * Pairs neighbours that are both short, from the first on, for a grid of two columns.
 * @param isShort whether each value is short, in order
 * @returns whether each value is one of a pair; the others take a whole row
 */
export function pairShortFacts(isShort: readonly boolean[]): boolean[] {
  const isPaired = isShort.map(() => false);
  for (let i = 1; i < isShort.length; i++) {
    if (isPaired[i - 1] || !isShort[i - 1] || !isShort[i]) continue;
    isPaired[i - 1] = true;
    isPaired[i] = true;
  }
  return isPaired;
}
