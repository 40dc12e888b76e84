/**
 * Calls an async function for each item, at most `limit` at a time.
 * @returns the results in the order of the items
 * @throws the first error
 */
export async function mapConcurrent<T, R>(
  items: readonly T[],
  limit: number,
  fn: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  // The workers share this iterator: each takes the next item when its last one is done.
  const queue = items.entries();
  const worker = async () => {
    for (const [i, item] of queue) results[i] = await fn(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
