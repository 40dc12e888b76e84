import { attribute, type Element, elements, elementWith, insertBefore, parse, remove, serialize } from '@/lib/export/dom';

type Island = 'popup' | 'filter' | 'slides';

/** One of our exported pages, cut where its islands stand. */
export interface AstroPage {
  /** Attributes of the root and of the body. */
  html: Record<string, string>;
  body: Record<string, string>;
  head: string;
  parts: ({ html: string } | { island: Island })[];
  filter: { list: string; total: number };
  carousel: { label: string; controls: string };
  /** HTML of each slide. */
  slides: string[];
}

const MARK = 'island-here';
const attributesOf = (element: Element) => Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
const classes = (element: Element) => attribute(element, 'class')?.split(' ') ?? [];

/**
 * Cuts an exported page for Astro. What belongs to our way of hydrating goes: the list of Next's files, the policy that
 * allows no scripts but ours, the link to a stylesheet that React looks for. How React comes is Astro's business here.
 * @param text the page as we ship it
 */
export function astroPage(text: string): AstroPage {
  const page = parse(text);
  const all = [...elements(page)];
  const named = (tag: string) => {
    const found = all.find((e) => e.tagName === tag);
    if (!found) throw new Error(`The page has no ${tag}`);
    return found;
  };
  const result: AstroPage = {
    html: attributesOf(named('html')),
    body: attributesOf(named('body')),
    head: '',
    parts: [],
    filter: { list: 'courses', total: all.filter((e) => e.tagName === 'li' && inside(e, 'courses')).length },
    carousel: { label: '', controls: 'below' },
    slides: [],
  };
  for (const element of all) {
    const policy = element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined;
    if (policy || (element.tagName === 'link' && attribute(element, 'disabled') !== undefined)) remove(element);
    if (attribute(element, 'id') === 'boot') element.attrs = element.attrs.filter((a) => a.name !== 'data-hydrate');
    const island = attribute(element, 'data-island') === undefined ? undefined : kindOf(element);
    if (!island) continue;
    if (island === 'slides') {
      result.carousel = { label: attribute(element, 'aria-label') ?? '', controls: classes(element).includes('carousel-over') ? 'over' : 'below' };
      result.slides = [...elements(element)].filter((e) => classes(e).includes('slide')).map((e) => serialize(e));
    }
    insertBefore(element, elementWith(element, MARK, { 'data-kind': island }));
    remove(element);
  }
  result.head = serialize(named('head'));
  result.parts = serialize(named('body'))
    .split(new RegExp(`<${MARK} data-kind="(\\w+)"></${MARK}>`))
    .map((part, i) => (i % 2 === 1 ? { island: part as Island } : { html: part }));
  return result;
}

function kindOf(island: Element): Island | undefined {
  if (attribute(island, 'data-auto') !== undefined) return 'slides';
  const ids = [...elements(island)].map((e) => attribute(e, 'id'));
  return ids.includes('popup') ? 'popup' : ids.includes('filter') ? 'filter' : undefined;
}

function inside(element: Element, id: string): boolean {
  for (let at = element.parentNode; at; at = 'parentNode' in at ? at.parentNode : null) if ('attrs' in at && attribute(at, 'id') === id) return true;
  return false;
}
