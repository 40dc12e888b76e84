/** Batches, vacancies and licences whose day has passed: the build leaves them out. */
import type { Content, Entry } from './types';

/** Whether a day has passed, both as YYYY-MM-DD; on the day itself it has not. */
export const hasExpired = (day: string | undefined, today: string) => day !== undefined && day < today;

/** Removes expired batches, vacancies and licences. */
export function removeExpired({ site, entries }: Content, today: string): Content {
  return {
    site: { ...site, licences: site.licences.filter(({ validTo }) => !hasExpired(validTo, today)) },
    entries: entries.map((entry) => withoutExpired(entry, today)),
  };
}

function withoutExpired(entry: Entry, today: string): Entry {
  if (entry.kind === 'course') {
    const batches = entry.data.batches.filter(({ start }) => !hasExpired(start, today));
    return { ...entry, data: { ...entry.data, batches } };
  }
  if (entry.kind === 'page' && entry.data.template === 'career') {
    const vacancies = entry.data.vacancies.filter(({ closes }) => !hasExpired(closes, today));
    return { ...entry, data: { ...entry.data, vacancies } };
  }
  return entry;
}
