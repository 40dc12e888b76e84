import {
  attribute,
  type Document,
  elements,
  findAll,
  insertAfter,
  newElement,
  remove,
} from '@/lib/format/dom';
import type { Stylesheet } from './stylesheet';

/**
 * Puts the styles of the first screen into the page, so that the first paint waits for one document alone, and the link
 * to the whole stylesheet behind that part of the page: browsers paint what stands before a stylesheet in the body
 * without it. The first screen is all that comes before the end of the page's head, the header that has its `h1`.
 * The whole stylesheet repeats those rules in their place, so that what overrides what is as it was written.
 * @param page parsed document, changed in place
 * @returns the text that stands in the page now
 * @throws when Next links to another stylesheet, or the page has no `h1`
 */
export function inlineStyles(page: Document, sheet: Stylesheet): string {
  const all = [...elements(page)];
  const links = findAll(page, 'link');
  const [link, ...others] = links.filter((e) => attribute(e, 'rel') === 'stylesheet');
  if (!link || others.length > 0 || attribute(link, 'href') !== sheet.href)
    throw new Error(`Next links to other stylesheets than ${sheet.href}`);
  const [heading] = findAll(page, 'h1');
  if (!heading) throw new Error('The page has no h1');
  const headers = findAll(page, 'header').filter((e) => findAll(e, 'h1').includes(heading));
  const head = headers.at(-1) ?? heading;
  const end = all.indexOf(head) + [...elements(head)].length;
  const text = sheet.rulesFor(all.slice(0, end));
  const style = newElement('style', {}, text);
  insertAfter(link, style);
  // React writes it wherever it is in the head when its first bytes go out: in another place in each build.
  const expect = links.find((e) => attribute(e, 'rel') === 'expect');
  if (expect) {
    remove(expect);
    insertAfter(style, expect);
  }
  for (const e of links) if (e === link || attribute(e, 'as') === 'style') remove(e);
  insertAfter(head, newElement('link', { rel: 'stylesheet', href: sheet.file.url }));
  return text;
}
