/** Edit distance (Levenshtein 1966): the number of single-character edits between two strings. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, (previous[j - 1] ?? 0) + cost));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/**
 * The most similar candidate, ignoring case, if one is similar enough. A candidate that starts with the
 * written text is: 'Mechanical' finds 'Mechanical CAD'.
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  let best: string | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const starts =
      Math.min(word.length, other.length) > 2 && (other.startsWith(word) || word.startsWith(other));
    // A beginning weighs less than two edits, so that it is similar enough to any word.
    const score = Math.min(starts ? 1.5 : Number.POSITIVE_INFINITY, distance(word, other));
    if (score < bestScore) [best, bestScore] = [candidate, score];
  }
  // One letter in three may differ; of a short word, two.
  return bestScore <= Math.max(2, Math.floor(word.length / 3)) ? best : undefined;
}

/** `Did you mean 'x'?`, or nothing. */
export function didYouMean(written: string, candidates: Iterable<string>): string | undefined {
  const match = nearest(written, candidates);
  return match === undefined ? undefined : `Did you mean '${match}'?`;
}
