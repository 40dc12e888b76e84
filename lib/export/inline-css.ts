import {
  attribute,
  type Document,
  type Element,
  elements,
  insertAfter,
  newElement,
  remove,
} from '@/lib/html/dom';
import type { Stylesheet } from './stylesheet';

/**
 * Makes the first paint of a page wait for nothing but the document:
 *
 * 1. Finds the last element of the first screen: FirstPaint, or the outermost header or island around it.
 * 2. Writes the styles of the elements up to there into the head, but not of what a closed `details` hides.
 * 3. Puts the link that holds the first paint (`rel="expect"`) behind them. React writes it at another
 *    place in each build.
 * 4. Moves the link to the whole stylesheet behind the first screen: browsers paint what stands before a
 *    stylesheet in the body without waiting for it. The whole stylesheet repeats the rules of step 2, so the
 *    cascade holds.
 * 5. Moves the boot script there too, before that link: it lays out the first screen.
 * @param page changed in place
 * @param boot the page's boot script
 * @returns the styles of step 2
 * @throws when the page has no stylesheet or no FirstPaint
 */
export function inlineStyles(
  page: Document,
  boot: Element,
  stylesheet: Pick<Stylesheet, 'file' | 'rulesFor'>,
): string {
  const all = elements(page);
  const links = all.filter((e) => e.tagName === 'link');
  const styleLinks = links.filter(
    (e) => attribute(e, 'rel') === 'stylesheet' || attribute(e, 'as') === 'style',
  );
  const [firstLink] = styleLinks;
  if (!firstLink) throw new Error('The page has no stylesheet');
  const { expect, last } = firstScreenOf(all, links);
  const end = all.indexOf(last) + elements(last).length;
  const folded = new Set(all.filter(isClosedDetails).flatMap(contentOf));
  const text = stylesheet.rulesFor(all.slice(0, end).filter((e) => !folded.has(e)));
  const style = newElement('style', {}, text);
  insertAfter(firstLink, style);
  move(expect, style);
  for (const e of styleLinks) remove(e);
  insertAfter(last, newElement('link', { rel: 'stylesheet', href: stylesheet.file.path }));
  move(boot, last);
  return text;
}

/** The link that waits for FirstPaint, and the last element of the first screen. */
function firstScreenOf(all: readonly Element[], links: readonly Element[]) {
  const expect = links.find((e) => attribute(e, 'rel') === 'expect');
  const id = (expect && attribute(expect, 'href')?.slice(1)) ?? '';
  const firstPaint = all.find((e) => e.tagName === 'span' && attribute(e, 'id') === id);
  if (!expect || !firstPaint) throw new Error('The page has no FirstPaint (components/ui/first-paint.tsx)');
  let last = firstPaint;
  for (let e: Element | undefined = firstPaint; e; e = parentOf(e))
    if (e.tagName === 'header' || attribute(e, 'data-island') !== undefined) last = e;
  return { expect, last };
}

const parentOf = (e: Element) => (e.parentNode && 'tagName' in e.parentNode ? e.parentNode : undefined);

function move(element: Element, behind: Element) {
  remove(element);
  insertAfter(behind, element);
}

const isClosedDetails = (e: Element) => e.tagName === 'details' && attribute(e, 'open') === undefined;

/** Elements that a closed `details` hides from the first paint. */
const contentOf = (details: Element) =>
  details.childNodes.filter((e) => e.nodeName !== 'summary').flatMap((e) => elements(e));
