import type { Outline } from '../outline';
import { typosIn } from '../typos';
import type { Report } from './report';
import { stringsOf } from './style';

/** Typos in a page's text. */
export function checkWording(outline: Outline, report: Report) {
  for (const { found, expected, fix, ...place } of outline.typos)
    report.text(place, 'text', 'warning', found, expected, fix);
}

/** Fields of the front matter that people read; addresses and names of files are not among them. */
const READ = new Set(
  (
    'title description label value heading text caption alt tagline name greeting cta duration workload covers instalments refund demo ' +
    'conditions awardedBy release licence prerequisites outcomes jobTitles question answer what payee send'
  ).split(' '),
);

/** Typos in the front matter. */
export function checkFields(data: object, report: Report) {
  for (const { path, text } of stringsOf(data)) {
    if (!READ.has(String(path.findLast((key) => typeof key === 'string')))) continue;
    for (const { found, expected, fix } of typosIn(text)) report.field(path, 'warning', found, expected, fix);
  }
}
