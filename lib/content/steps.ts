/** Steps and times of a service, read from the HTML of its Markdown: a numbered list whose items begin with a name. */
import type { Fact } from './facts';

export interface Step {
  name: string;
  /** What happens in it. */
  html: string;
  time?: string;
}
export interface Chain {
  /** What stands before the list. */
  intro: string;
  steps: Step[];
  /** What stands after it. */
  after: string;
  /** Time of the whole. */
  total?: Fact;
  /** Times of the table that belong to no single step. */
  others: Fact[];
}

const LIST = /<ol>([\s\S]*?)<\/ol>/;
const NAMED = /^\s*(?:<p>)?<strong>([^<]+?)\.?<\/strong>\s*([\s\S]*?)(?:<\/p>)?\s*$/;
const ROW = /<tr>\s*<td>([^<]*)<\/td>\s*<td>([^<]*)<\/td>\s*<\/tr>/g;

/**
 * The chain of a numbered list.
 * @param html of the section of steps
 * @param facts of the service, of which some are times of a step or of the whole
 * @param times HTML of a table of times
 * @returns nothing where there is no list, or an item without a name
 */
export function chainOf(html: string, facts: readonly Fact[], times = ''): Chain | undefined {
  const list = LIST.exec(html);
  const items = list?.[1]?.split('<li>').slice(1) ?? [];
  const named = items.map((item) => NAMED.exec(item.replace(/<\/li>\s*$/, '')));
  if (!list || items.length === 0 || named.some((item) => !item)) return undefined;
  const known = [
    ...[...times.matchAll(ROW)].map(([, label = '', value = '']) => ({ label, value })),
    ...facts,
  ];
  const taken = new Set<string>();
  const timeOf = (name: string) => {
    const fact = known.find(
      ({ label, value }) => label.toLowerCase() === name.toLowerCase() && /\d/.test(value),
    );
    if (fact) taken.add(fact.label);
    return fact?.value;
  };
  const total = known.find(({ label }) => /\bprocess/i.test(label));
  if (total) taken.add(total.label);
  const steps = named.map((item): Step => {
    const [, name = '', text = ''] = item ?? [];
    return { name, html: text, time: timeOf(name) };
  });
  return {
    intro: html.slice(0, list.index).trim(),
    steps,
    after: html.slice(list.index + list[0].length).trim(),
    total,
    others: known.slice(0, known.length - facts.length).filter(({ label }) => !taken.has(label)),
  };
}

/** HTML without its tables: their rows stand in the chain. */
export const withoutTables = (html: string): string => html.replace(/<table>[\s\S]*?<\/table>/g, '').trim();
