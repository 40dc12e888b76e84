import { fieldName } from '../issues';
import type { Outline } from '../outline';
import type { PlaceOf } from '../types';
import { typosIn } from '../typos';
import type { Report } from './text';

/** Typos in a page's text. */
export function checkWording(outline: Outline, report: Report) {
  for (const typo of outline.typos) report({ level: 'warning', field: 'text', ...typo });
}

/** Fields of the front matter that people read; addresses and names of files are not among them. */
const READ = new Set(
  (
    'title description label value heading text caption alt tagline name greeting cta duration workload covers instalments refund demo ' +
    'conditions awardedBy release licence prerequisites outcomes jobTitles question answer what payee send'
  ).split(' '),
);

/** Typos in the front matter. */
export function checkFields(data: unknown, placeOf: PlaceOf, report: Report, path: readonly PropertyKey[] = []) {
  if (typeof data === 'string') {
    const field = fieldName(path);
    if (READ.has(String(path.findLast((key) => typeof key === 'string'))))
      for (const { index: _, ...words } of typosIn(data)) report({ level: 'warning', ...placeOf(path), field, ...words });
    return;
  }
  if (data === null || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data)) checkFields(value, placeOf, report, [...path, Array.isArray(data) ? Number(key) : key]);
}
