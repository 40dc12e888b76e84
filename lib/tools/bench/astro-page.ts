import type { IslandName } from '@/lib/browser/islands';
import { attribute, type Element, elements, newElement, parse, remove, serialize } from '@/lib/format/dom';

interface AstroIsland {
  island: IslandName;
  props: object;
  /** HTML of each slide of a carousel. */
  slides: string[];
}

/** One of our exported pages, cut where its islands stand. */
export type AstroPage = ReturnType<typeof astroPage>;

const MARK = 'island-here';
const attributesOf = (element: Element) =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
const classes = (element: Element) => attribute(element, 'class')?.split(' ') ?? [];

/**
 * Cuts an exported page for Astro. The policy, which allows no scripts but ours, goes, and so do the addresses of our
 * own scripts: how React comes is Astro's business here. The island's element stays, since it is marked when it is hydrated.
 * @param text the page as we ship it
 */
export function astroPage(text: string) {
  const page = parse(text);
  const all = [...elements(page)];
  const named = (tag: string) => {
    const found = all.find((e) => e.tagName === tag);
    if (!found) throw new Error(`The page has no ${tag}`);
    return found;
  };
  const islands: AstroIsland[] = [];
  for (const element of all) {
    if (element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined) remove(element);
    const island = attribute(element, 'data-island') as IslandName | undefined;
    const props = attribute(element, 'data-props');
    element.attrs = element.attrs.filter((a) => !['data-react', 'data-src', 'data-props'].includes(a.name));
    if (!island || !props) continue;
    const slides = [...elements(element)]
      .filter((e) => classes(e).includes('slide'))
      .map((e) => serialize(e));
    islands.push({ island, props: JSON.parse(props), slides });
    element.childNodes = [newElement(MARK, {})];
  }
  const html = serialize(named('body')).split(`<${MARK}></${MARK}>`);
  return {
    /** Attributes of the root and of the body. */
    html: attributesOf(named('html')),
    body: attributesOf(named('body')),
    head: serialize(named('head')),
    parts: html.flatMap((part, i) => [{ html: part }, ...(islands[i] ? [islands[i]] : [])]),
  };
}
