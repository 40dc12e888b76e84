import { attribute, type Element, elements } from '@/lib/html/dom';
import { islandsIn, type PageTree, removeWhere } from './page-tree';

/** Elements in which line breaks are not rendered. */
const WITHOUT_TEXT = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/**
 * Removes invisible markup: React's comments outside islands, which only hydration reads; the hidden element
 * for Next's streamed metadata; `twitter:` copies of Open Graph tags, for which X falls back to Open Graph
 * (developer.x.com, Cards markup); line breaks in Markdown's lists and tables.
 * @param page changed in place
 */
export function stripInvisible(page: PageTree) {
  const hydrated = new Set(islandsIn(page).flatMap((e) => elements(e)));
  removeWhere(page, (element) => {
    if (hydrated.has(element)) return false;
    const hidden = WITHOUT_TEXT.has(element.tagName);
    element.childNodes = element.childNodes.filter(
      (e) => e.nodeName !== '#comment' && !(hidden && 'value' in e && !e.value.trim()),
    );
    return isEmptyPlace(element) || isCopy(element);
  });
}

const isEmptyPlace = ({ tagName, attrs, childNodes }: Element) =>
  tagName === 'div' && childNodes.length === 0 && attrs.length === 1 && attrs[0]?.name === 'hidden';

const isCopy = (element: Element) =>
  element.tagName === 'meta' && /^twitter:(?!card)/.test(attribute(element, 'name') ?? '');
