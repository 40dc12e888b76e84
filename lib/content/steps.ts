/** Steps of a service, read from the HTML of its Markdown: a numbered list whose items begin with a name. */
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
}

const LIST = /<ol>([\s\S]*?)<\/ol>/;
const NAMED = /^\s*(?:<p>)?<strong>([^<]+?)\.?<\/strong>\s*([\s\S]*?)(?:<\/p>)?\s*$/;

/**
 * The chain of a numbered list.
 * @param html of the section of steps
 * @param facts of the service, of which some are times of a step or of the whole
 * @returns nothing where there is no list, or an item without a name
 */
export function chainOf(html: string, facts: readonly Fact[]): Chain | undefined {
  const list = LIST.exec(html);
  const items = list?.[1]?.split('<li>').slice(1) ?? [];
  const named = items.map((item) => NAMED.exec(item.replace(/<\/li>\s*$/, '')));
  if (!list || items.length === 0 || named.some((item) => !item)) return undefined;
  const timeOf = (name: string) =>
    facts.find(({ label, value }) => label.toLowerCase() === name.toLowerCase() && /\d/.test(value))?.value;
  return {
    intro: html.slice(0, list.index).trim(),
    steps: named.map((item): Step => {
      const [, name = '', text = ''] = item ?? [];
      return { name, html: text, time: timeOf(name) };
    }),
    after: html.slice(list.index + list[0].length).trim(),
    total: facts.find(({ label }) => /\bprocess/i.test(label)),
  };
}
