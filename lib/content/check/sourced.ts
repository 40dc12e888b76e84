import type { Outline } from '../outline';
import type { Entry } from '../types';
import type { Report } from './report';
import { isUnfinished, sentencesIn } from './style';

/** Laws and codes: what a legislator or a standards body may change (standard, 4). */
const LAWS = [
  /\b(?:[A-Z][\w-]+ (?:(?:and|of) )?){1,6}Act\b(?:,? \d{4})?/,
  /\b(?:Federal )?Decree-Law\b(?: No\.? ?\d+| \d+)?(?: of \d{4})?/,
  /\b(?:Federal Law|(?:Cabinet|Ministerial|Council) (?:Resolution|Decision))\b(?: No\.? ?\d+| \d+)?(?: of \d{4})?/,
  /\bIS[ :-]?\d{3,5}\b/,
  /\bIRC[ :-]\s?(?:SP[ :-]\s?)?\d+/,
];
/** A sum of money in rupees or dirhams. */
const SUM = /(?:\b(?:AED|INR|Dhs?|Rs)\b\.?|₹)\s?\d(?:[\d,.]*\d)?|\b\d[\d,.]*\s(?:dirhams?|rupees?|AED|INR)\b/;
const RATE = /\b\d+(?:\.\d+)?\s?(?:%|per cent\b)/;
const TAX = /\b(?:[CSI]?GST|VAT|TDS|TCS|corporate tax|income tax|excise|customs duty|stamp duty|taxable)\b/i;
/** What makes a sum on a course's page a rule: otherwise it belongs to an exercise. */
const OFFICIAL =
  /\b(?:fees?|fines?|penalt(?:y|ies)|threshold|turnover|deposit|[CSI]?GST|VAT|TDS|tax(?:able)?|duty)\b/i;

/** Fields that name their own source, or what only the owner decides. */
const OWN = new Set([
  'fee',
  'ourFee',
  'authorityFees',
  'claims',
  'batches',
  'sources',
  'certificate',
  'searchTitle',
  'title',
]);

/** The first law or fee of a course or service that names no source. */
export function checkSourced(entry: Entry, outline: Outline, report: Report) {
  if (entry.kind === 'page' || entry.data.sources.length > 0) return;
  const official = !('authorityFees' in entry.data && entry.data.authorityFees.length > 0);
  for (const { text, field, say } of sentencesIn(entry, outline, report)) {
    const rule =
      OWN.has(String(field)) || isUnfinished(text) ? undefined : ruleIn(text, entry.kind, official);
    if (rule === undefined) continue;
    const expected = "the authority's own page under 'sources', with the day it was checked";
    say('warning', `'${rule}' without a source`, expected, 'Add it to the fields, or take the rule out.');
    return;
  }
}

/**
 * The law, tax rate or fee that a sentence names.
 * @param sums whether sums of money count: not where each fee of the authority stands with its source
 */
export function ruleIn(text: string, kind: Entry['kind'], sums: boolean): string | undefined {
  for (const law of LAWS) {
    const [found] = law.exec(text) ?? [];
    if (found) return found.replace(/^The /, '');
  }
  const [rate] = TAX.test(text) ? (RATE.exec(text) ?? []) : [];
  if (rate) return rate;
  return sums && (kind === 'service' || OFFICIAL.test(text)) ? SUM.exec(text)?.[0] : undefined;
}
