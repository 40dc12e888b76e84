/** A page as the steps of the export change it, and parts of it that several steps need. */
import { attribute, type Document, type Element, elements, remove } from '@/lib/html/dom';

export interface PageTree {
  document: Document;
  /** All elements in document order; a step that changes which they are changes this list too. */
  elements: Element[];
}

export const pageTreeOf = (document: Document): PageTree => ({ document, elements: elements(document) });

/** Removes the elements of which a function is true. They must hold no others. */
export function removeWhere(page: PageTree, isGone: (element: Element) => boolean) {
  page.elements = page.elements.filter((element) => {
    const gone = isGone(element);
    if (gone) remove(element);
    return !gone;
  });
}

/** The boot script, which is on every page and loads the islands. @throws when a page lacks it */
export function bootOf(page: PageTree): Element {
  const boot = page.elements.find((e) => attribute(e, 'data-script') === 'boot');
  if (!boot) throw new Error('The page has no boot script (app/layout.tsx)');
  return boot;
}

export const islandsIn = (page: PageTree) =>
  page.elements.filter((e) => attribute(e, 'data-island') !== undefined);
