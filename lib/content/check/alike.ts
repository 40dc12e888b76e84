import type { Entry } from '../types';
import type { Report } from './text';

/** Titles and descriptions that two pages share, and places in a group that two pages claim. */
export function checkAlike(entries: readonly Entry[], reportIn: (file: string) => Report) {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const report = reportIn(entry.file);
    const claim = (key: string, field: 'title' | 'description' | 'order', level: 'error' | 'warning', found: string, expected: string, fix: string) => {
      const owner = first.get(key);
      if (owner) report({ level, ...entry.placeOf([field]), field, found: `${found} is that of ${owner.file}`, expected, fix });
      else first.set(key, entry);
    };
    const { data } = entry;
    claim(`title ${fold(data.title)}`, 'title', 'error', `'${data.title}'`, 'a title of its own', 'Say what is different.');
    claim(`description ${fold(data.description)}`, 'description', 'error', 'the description', 'a sentence of its own', 'Say what only this page has.');
    if (entry.kind !== 'page' && entry.data.order !== undefined) {
      const { group, order } = entry.data;
      claim(`order ${group} ${order}`, 'order', 'warning', `place ${order} in ${group}`, 'a place of its own', 'Number the pages of the group anew.');
    }
  }
}

/** A text without case and punctuation: what two texts share when a reader would take them for one. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
