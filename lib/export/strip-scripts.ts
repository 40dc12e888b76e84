/** Tells Next's scripts in a page from ours. */
import { ISLANDS, type IslandName } from '@/lib/browser/island-names';
import type { ScriptName } from '@/lib/bundle/islands';
import {
  attribute,
  type Document,
  type Element,
  elements,
  findAll,
  remove,
  setAttribute,
} from '@/lib/html/dom';
import { DATA_TYPES, startTag } from './policy';

const NEXT_FILES = /^\/_next\//;
/** Id of the first inline script that React's server renderer writes. */
const REACT_START = '_R_';

/** Scripts that repeat the page as data for Next's client; Next escapes every `<` in this data. */
const PAYLOADS =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*<\/script>/g;

/** A page without that data, which makes up two thirds of the bytes and need not be parsed. */
export const withoutPayload = (html: string) => html.replace(PAYLOADS, '');

/**
 * Removes Next's scripts from a page and writes the address of its script on each island.
 * @param page changed in place
 * @throws when a script is neither Next's nor ours, or the page streams a part of itself by script
 */
export function stripScripts(page: Document, scripts: Record<ScriptName, { url: string }>) {
  for (const element of elements(page)) {
    const { tagName } = element;
    // React reveals streamed content, a template with an id, by a script that is removed here.
    if (tagName === 'template' && attribute(element, 'id') !== undefined)
      throw new Error('The page streams a part of itself: no Suspense boundary may wait at build time');
    if (tagName === 'script' && !isOurs(element)) {
      if (!isNexts(element))
        throw new Error(`A script that is neither Next's nor ours: ${startTag(element)}`);
      remove(element);
    }
    if (tagName === 'link' && attribute(element, 'as') === 'script') remove(element);
    const island = attribute(element, 'data-island') as IslandName | undefined;
    if (island === undefined) continue;
    if (!ISLANDS.includes(island)) throw new Error(`An island of no known name: ${island}`);
    setAttribute(element, 'data-src', scripts[island].url);
    setAttribute(bootOf(page), 'data-react', scripts.react.url);
  }
}

/** The boot script, which is on every page and loads the islands. @throws when a page lacks it */
export function bootOf(page: Document): Element {
  const [boot] = findAll(page, 'script', { 'data-script': 'boot' });
  if (!boot) throw new Error('The page has no boot script (app/layout.tsx)');
  return boot;
}

const isOurs = (script: Element) =>
  attribute(script, 'data-script') !== undefined || DATA_TYPES.has(attribute(script, 'type') ?? '');

function isNexts(script: Element): boolean {
  const src = attribute(script, 'src');
  if (src !== undefined) return NEXT_FILES.test(src);
  return script.attrs.every((a) => a.name === 'id' && a.value === REACT_START);
}
