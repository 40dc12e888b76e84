import {
  attribute,
  type Document,
  type Element,
  elements,
  insertAfter,
  newElement,
  remove,
} from '@/lib/format/dom';
import { bootOf } from './strip-scripts';
import type { Stylesheet } from './stylesheet';

/**
 * Inlines the styles of the first screen, so that the first paint waits only for the document, and moves the link to
 * the whole stylesheet behind that screen: browsers paint what comes before a stylesheet in the body without it. The
 * first screen ends with FirstFrame, which the page's `link rel="expect"` names, and the header or island around it. The
 * whole stylesheet repeats its rules, so the cascade holds. The script `boot` moves there too: it lays out that screen.
 * @param page parsed document, changed in place
 * @returns the inlined styles
 * @throws when Next links to another stylesheet, or the page has no FirstFrame or no boot script
 */
export function inlineStyles(page: Document, stylesheet: Stylesheet): string {
  const all = elements(page);
  const links = all.filter((e) => e.tagName === 'link');
  const [link, ...others] = links.filter((e) => attribute(e, 'rel') === 'stylesheet');
  if (!link || others.length > 0 || attribute(link, 'href') !== stylesheet.href)
    throw new Error(`Next links to other stylesheets than ${stylesheet.href}`);
  const expect = links.find((e) => attribute(e, 'rel') === 'expect');
  const id = (expect && attribute(expect, 'href')?.slice(1)) ?? '';
  const mark = all.find((e) => e.tagName === 'span' && attribute(e, 'id') === id);
  if (!expect || !mark) throw new Error('The page has no FirstFrame (components/ui/first-frame.tsx)');
  const canEnd = (e: Element) => e.tagName === 'header' || attribute(e, 'data-island') !== undefined;
  let head = mark;
  for (let e: Element | undefined = mark; e; e = parentOf(e)) if (canEnd(e)) head = e;
  const end = all.indexOf(head) + elements(head).length;
  const folded = new Set(all.filter((e) => e.tagName === 'details' && isClosed(e)).flatMap(contentOf));
  const text = stylesheet.rulesFor(all.slice(0, end).filter((e) => !folded.has(e)));
  const style = newElement('style', {}, text);
  insertAfter(link, style);
  // React writes it at another place of the head in each build.
  remove(expect);
  insertAfter(style, expect);
  for (const e of links) if (e === link || attribute(e, 'as') === 'style') remove(e);
  const boot = bootOf(all);
  insertAfter(head, newElement('link', { rel: 'stylesheet', href: stylesheet.file.url }));
  remove(boot);
  insertAfter(head, boot);
  return text;
}

const parentOf = (e: Element) => (e.parentNode && 'tagName' in e.parentNode ? e.parentNode : undefined);

const isClosed = (details: Element) => attribute(details, 'open') === undefined;

/** What a `details` hides while it is closed: the first paint does not show it. */
const contentOf = (details: Element) =>
  details.childNodes.filter((e) => e.nodeName !== 'summary').flatMap((e) => elements(e));
