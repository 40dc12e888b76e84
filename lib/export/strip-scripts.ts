/**
 * Removes Next's client scripts from a page, writes the address of each island's script, and moves the popup into a file.
 * Next's scripts have a `src` below `/_next/` or no attribute but React's id; ours have `data-script` or a data type.
 * Any other script stops the build.
 */
import { ISLANDS, type IslandName } from '@/lib/browser/island-names';
import { attribute, type Element, elements, outerHtml, remove, setAttribute } from '@/lib/html/dom';
import type { ScriptName } from '../bundle/islands';
import { type AssetFile, assetFile } from './asset-file';
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
 * @param all elements of the page, changed in place
 * @throws when a script is neither Next's nor ours, or the page streams a part of itself by script
 */
export function stripScripts(all: readonly Element[], scripts: Record<ScriptName, { url: string }>) {
  for (const element of all) {
    const { tagName } = element;
    // React reveals streamed content, a template with an id, by a script that is removed here.
    if (tagName === 'template' && attribute(element, 'id') !== undefined)
      throw new Error('The page streams a part of itself: no Suspense boundary may wait at build time');
    if (tagName === 'link' && attribute(element, 'as') === 'script') remove(element);
    if (tagName === 'script' && !isOurs(element)) {
      if (!isNexts(element))
        throw new Error(`A script that is neither Next's nor ours: ${startTag(element)}`);
      remove(element);
    }
  }
  const present = islandsIn(all);
  for (const island of present) {
    const name = attribute(island, 'data-island') as IslandName;
    if (!ISLANDS.includes(name)) throw new Error(`An island of no known name: ${name}`);
    setAttribute(island, 'data-src', scripts[name].url);
  }
  if (present.length > 0) setAttribute(bootOf(all), 'data-react', scripts.react.url);
}

/** The boot script, which is on every page and loads the islands. @throws when a page lacks it */
export function bootOf(all: readonly Element[]): Element {
  const boot = all.find((e) => attribute(e, 'data-script') === 'boot');
  if (!boot) throw new Error('The page has no boot script (app/layout.tsx)');
  return boot;
}

/**
 * Moves the enquiry popup from a page into a shared file, which lib/browser/boot/popup.ts inserts a second after load.
 * Writes the address of that file into an attribute of the boot script.
 * @param all elements of the page, changed in place
 * @returns the file; nothing for a page without a popup
 */
export function takePopup(all: readonly Element[]): AssetFile | undefined {
  const popup = all.find((e) => attribute(e, 'data-island') === 'enquiry-popup');
  if (!popup) return undefined;
  remove(popup);
  // Not `.html`: hosts redirect such a file to an address without extension.
  const file = assetFile('popup', 'txt', outerHtml(popup));
  setAttribute(bootOf(all), 'data-popup', file.url);
  return file;
}

const islandsIn = (all: readonly Element[]) => all.filter((e) => attribute(e, 'data-island') !== undefined);

/** Elements in which line breaks are not rendered. */
const WITHOUT_TEXT = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/**
 * Removes invisible markup: React's comments outside islands, which only hydration reads; the hidden element for Next's
 * streamed metadata; `twitter:` copies of Open Graph tags, for which X falls back to Open Graph (developer.x.com, Cards
 * markup); line breaks in Markdown's lists and tables.
 * @param all elements of a page, changed in place
 */
export function stripInvisible(all: readonly Element[]) {
  const hydrated = new Set(islandsIn(all).flatMap((e) => elements(e)));
  for (const element of all) {
    if (hydrated.has(element)) continue;
    const hidden = WITHOUT_TEXT.has(element.tagName);
    element.childNodes = element.childNodes.filter(
      (e) => e.nodeName !== '#comment' && !(hidden && 'value' in e && !e.value.trim()),
    );
    if (isEmptyPlace(element) || isCopy(element)) remove(element);
  }
}

const isEmptyPlace = ({ tagName, attrs, childNodes }: Element) =>
  tagName === 'div' && childNodes.length === 0 && attrs.length === 1 && attrs[0]?.name === 'hidden';

const isCopy = (element: Element) =>
  element.tagName === 'meta' && /^twitter:(?!card)/.test(attribute(element, 'name') ?? '');

const isOurs = (script: Element) =>
  attribute(script, 'data-script') !== undefined || DATA_TYPES.has(attribute(script, 'type') ?? '');

function isNexts(script: Element): boolean {
  const src = attribute(script, 'src');
  if (src !== undefined) return NEXT_FILES.test(src);
  return script.attrs.every((a) => a.name === 'id' && a.value === REACT_START);
}
