/** Batches, vacancies and licences whose day has passed: the build leaves them out. */
import type { Content, Entry } from './types';

/** Whether a day has passed; on the day itself it has not. */
export const hasExpired = (day: string | undefined, today: string) => day !== undefined && day < today;

/** Removes expired batches, vacancies and licences. */
export function removeExpired({ site, entries }: Content, today: string): Content {
  return {
    site: { ...site, licences: site.licences.filter((l) => !hasExpired(l.validTo, today)) },
    entries: entries.map((e) => current(e, today)),
  };
}

function current(entry: Entry, today: string): Entry {
  if (entry.kind === 'course')
    return {
      ...entry,
      data: { ...entry.data, batches: entry.data.batches.filter((b) => !hasExpired(b.start, today)) },
    };
  if (entry.kind === 'page' && entry.data.template === 'career')
    return {
      ...entry,
      data: { ...entry.data, vacancies: entry.data.vacancies.filter((v) => !hasExpired(v.closes, today)) },
    };
  return entry;
}
