/** Batches, vacancies and licences, which are over after a day. */
import type { Content } from '../types';

/** Each list of such items, with the field of the day and the words for an item. */
const EXPIRING = [
  { list: 'batches', field: 'start', item: 'the batch' },
  { list: 'vacancies', field: 'closes', item: 'the vacancy' },
  { list: 'licences', field: 'validTo', item: 'the licence' },
];

type Lists = Record<string, Record<string, string | undefined>[] | undefined>;

const hasExpired = (day: string | undefined, today: string) => day !== undefined && day < today;

/** What has expired in the fields of a file by `today`, as YYYY-MM-DD, with the path of its day. */
export const expiredIn = (data: object, today: string) =>
  EXPIRING.flatMap(({ list, field, item }) =>
    ((data as Lists)[list] ?? []).flatMap(({ [field]: day }, i) =>
      hasExpired(day, today) ? { path: [list, i, field], day, item } : [],
    ),
  );

/** Removes what has expired from all files. */
export const removeExpired = ({ site, entries, ...content }: Content, today: string): Content => ({
  ...content,
  site: withoutExpired(site, today),
  entries: entries.map((entry) => ({ ...entry, data: withoutExpired(entry.data, today) }) as typeof entry),
});

function withoutExpired<Data extends object>(data: Data, today: string): Data {
  const lists = data as Lists;
  const kept = EXPIRING.flatMap(({ list, field }) =>
    lists[list] ? [[list, lists[list].filter(({ [field]: day }) => !hasExpired(day, today))]] : [],
  );
  return { ...data, ...Object.fromEntries(kept) };
}
