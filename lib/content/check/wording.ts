import { fieldName } from '../issues';
import type { Outline } from '../outline';
import type { At } from '../types';
import { slipsIn } from '../typos';
import type { Report } from './text';

/** Slips of the pen in a page's text. */
export function checkWording(outline: Outline, report: Report) {
  for (const slip of outline.slips) report({ level: 'warning', field: 'text', ...slip });
}

/** Fields of the front matter that people read; addresses and names of files are not among them. */
const READ = new Set(
  (
    'title description label value heading text caption alt tagline name greeting cta duration workload covers instalments refund demo ' +
    'conditions awardedBy release licence prerequisites outcomes jobTitles question answer what payee send'
  ).split(' '),
);

/** Slips of the pen in the front matter. */
export function checkFields(data: unknown, at: At, report: Report, path: readonly PropertyKey[] = []) {
  if (typeof data === 'string') {
    const field = fieldName(path);
    if (READ.has(String(path.findLast((key) => typeof key === 'string'))))
      for (const { at: _, ...words } of slipsIn(data)) report({ level: 'warning', ...at(path), field, ...words });
    return;
  }
  if (data === null || typeof data !== 'object') return;
  for (const [key, value] of Object.entries(data)) checkFields(value, at, report, [...path, Array.isArray(data) ? Number(key) : key]);
}
