import { REACT_ISLANDS, SCRIPT_ISLANDS } from '@/lib/browser/shared/island-names';
import type { ScriptName } from '@/lib/bundle/islands';
import { attribute, type Document, type Element, elements, remove, setAttribute } from '@/lib/html/dom';

const NEXT_FILES = /^\/_next\//;
/** Id of the first inline script that React's server renderer writes. */
const REACT_START = '_R_';

/** Scripts that repeat the page as data for Next's client; Next escapes every `<` in this data. */
const PAYLOADS =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*<\/script>/g;

/** A page without that data, which makes up two thirds of the bytes and need not be parsed. */
export const withoutPayload = (html: string) => html.replace(PAYLOADS, '');

/**
 * Removes Next's scripts from a page and writes the addresses of its scripts on each island. The policy
 * refuses a script that is neither Next's nor ours.
 * @param page changed in place
 * @throws when the page streams a part of itself by script
 */
export function stripScripts(page: Document, scripts: Record<ScriptName, { path: string }>) {
  for (const element of elements(page)) {
    // React reveals streamed content, a template with an id, by a script that is removed here.
    if (element.tagName === 'template' && attribute(element, 'id') !== undefined)
      throw new Error('The page streams a part of itself: no Suspense boundary may wait at build time');
    if (isNexts(element)) remove(element);
    const island = attribute(element, 'data-island');
    if (island === undefined) continue;
    setAttribute(
      element,
      'data-src',
      scriptsOf(island)
        .map((name) => scripts[name].path)
        .join(' '),
    );
  }
}

/** The scripts of an island. @throws for an unknown name */
function scriptsOf(island: string): ScriptName[] {
  const script = SCRIPT_ISLANDS.find((name) => name === island);
  if (script) return [script];
  const component = REACT_ISLANDS.find((name) => name === island);
  if (component) return ['react', component];
  throw new Error(`An island of no known name: ${island}`);
}

/** The boot script, which is on every page and loads the islands. @throws when a page lacks it */
export function bootOf(page: Document): Element {
  const boot = elements(page).find((element) => attribute(element, 'data-script') === 'boot');
  if (!boot) throw new Error('The page has no boot script (app/layout.tsx)');
  return boot;
}

/** Whether an element is a script of Next, or preloads one. Our scripts have other attributes. */
function isNexts(element: Element): boolean {
  if (element.tagName === 'link') return attribute(element, 'as') === 'script';
  if (element.tagName !== 'script') return false;
  const src = attribute(element, 'src');
  if (src !== undefined) return NEXT_FILES.test(src);
  return element.attrs.every((a) => a.name === 'id' && a.value === REACT_START);
}
