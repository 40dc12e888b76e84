/** What has a day and is over: the build leaves it out, so that no page offers it. */
import type { Content, Entry } from './types';

/** Whether a day has passed; on the day itself it has not. */
export const hasPassed = (day: string | undefined, today: string) => day !== undefined && day < today;

/** The content without batches that have begun, posts that are closed and licences that have ended. */
export function withoutPast({ site, entries }: Content, today: string): Content {
  return {
    site: { ...site, licences: site.licences.filter((l) => !hasPassed(l.validTo, today)) },
    entries: entries.map((e) => current(e, today)),
  };
}

function current(entry: Entry, today: string): Entry {
  if (entry.kind === 'course')
    return {
      ...entry,
      data: { ...entry.data, batches: entry.data.batches.filter((b) => !hasPassed(b.start, today)) },
    };
  if (entry.kind === 'page' && entry.data.template === 'career')
    return {
      ...entry,
      data: { ...entry.data, vacancies: entry.data.vacancies.filter((v) => !hasPassed(v.closes, today)) },
    };
  return entry;
}
