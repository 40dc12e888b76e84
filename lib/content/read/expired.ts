import { isPage } from '../registry';
import type { Content, Entry } from '../types';

/** Whether `day` is before `today`, both as YYYY-MM-DD. */
export const hasExpired = (day: string | undefined, today: string) => day !== undefined && day < today;

/** Removes the batches that have begun, and vacancies and licences that are over. */
export const removeExpired = ({ site, entries, ...content }: Content, today: string): Content => ({
  ...content,
  site: { ...site, licences: site.licences.filter(({ validTo }) => !hasExpired(validTo, today)) },
  entries: entries.map((entry) => withoutExpired(entry, today)),
});

function withoutExpired(entry: Entry, today: string): Entry {
  if (entry.kind === 'course') {
    const batches = entry.data.batches.filter(({ start }) => !hasExpired(start, today));
    return { ...entry, data: { ...entry.data, batches } };
  }
  if (!isPage(entry, 'career')) return entry;
  const vacancies = entry.data.vacancies.filter(({ closes }) => !hasExpired(closes, today));
  return { ...entry, data: { ...entry.data, vacancies } };
}
