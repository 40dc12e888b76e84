import type { Content, Entry } from './types';

/** Lists whose items expire: the field with an item's last day, and the item's name in messages. */
export const EXPIRING: Record<string, { day: string; item: string } | undefined> = {
  batches: { day: 'start', item: 'the batch' },
  vacancies: { day: 'closes', item: 'the vacancy' },
  licences: { day: 'validTo', item: 'the licence' },
};

/** Whether `day` is before `today`, both as YYYY-MM-DD. */
export const hasExpired = (day: string | undefined, today: string) => day !== undefined && day < today;

/** Removes expired batches, vacancies and licences. */
export const removeExpired = (content: Content, today: string): Content => ({
  ...content,
  site: withoutExpired(content.site, today),
  entries: content.entries.map((entry) => ({ ...entry, data: withoutExpired(entry.data, today) }) as Entry),
});

function withoutExpired<T extends object>(data: T, today: string): T {
  const fields = Object.entries(data).map(([name, value]) => {
    const expiring = EXPIRING[name];
    const isLeft = (item: Record<string, string>) => !hasExpired(expiring && item[expiring.day], today);
    return [name, expiring ? value.filter(isLeft) : value];
  });
  return Object.fromEntries(fields);
}
