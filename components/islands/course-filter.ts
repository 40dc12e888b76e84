/** Filters the courses of the listing by title, description and topics during typing. */
import { markHydrated } from '@/lib/browser/shared/mark-hydrated';
import { splitWords } from '@/lib/format/split-words';

/** Links to groups by address, since links to groups without a match lose their `href`. */
const groupLinks = new Map(
  [...document.querySelectorAll('[data-groups] [href]')].map((link) => [link.getAttribute('href'), link]),
);

for (const island of document.querySelectorAll<HTMLElement>('[data-island=course-filter]')) {
  const [queryField, levelBox] = island.querySelectorAll('input');
  const status = island.querySelector('[role=status]');
  const update = () => {
    const { shown, total } = filter(queryField?.value ?? '', levelBox?.checked ?? false);
    if (status)
      status.textContent =
        shown === 0 ? 'No course matches. Try a shorter word.' : `${shown} of ${total} courses`;
  };
  island.addEventListener('input', update);
  // Text may have been typed before this script loaded, or restored by the browser.
  update();
  markHydrated(island);
}

/**
 * Shows the rows that have every word of a query, hides the others and empty groups.
 * @param beginnersOnly whether to show only courses for beginners
 * @returns numbers of rows
 */
function filter(query: string, beginnersOnly: boolean) {
  const words = splitWords(foldCase(query));
  const isFiltered = words.length > 0 || beginnersOnly;
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>('#courses > section')) {
    const matches = filterGroup(group, words, beginnersOnly);
    shown += matches;
    group.hidden = matches === 0;
    writeCount(group, isFiltered ? matches : undefined);
    const href = `#${group.id}`;
    const link = groupLinks.get(href);
    if (!link) continue;
    writeCount(link, isFiltered ? matches : undefined);
    setLink(link, matches > 0 ? href : undefined);
  }
  return { shown, total: document.querySelectorAll('#courses > section li').length };
}

/** Shows and hides the rows of a group. @returns number of rows shown */
function filterGroup(group: HTMLElement, words: readonly string[], beginnersOnly: boolean): number {
  const label = group.querySelector('[data-prerequisites]');
  let matches = 0;
  for (const row of group.querySelectorAll<HTMLElement>('li')) {
    const text = foldCase(`${row.textContent} ${row.dataset.topics ?? ''} ${group.id.replace(/-/g, ' ')}`);
    row.hidden =
      !words.every((w) => text.includes(w)) || (beginnersOnly && !row.querySelector('[data-beginner]'));
    // The first shown row has the label of the prerequisites.
    if (!row.hidden && matches++ === 0 && label) row.lastElementChild?.prepend(label);
  }
  return matches;
}

/** `1 of 4 courses` in place of `4 courses`; without matches, the number of all. */
function writeCount(parent: Element, matches: number | undefined) {
  const place = parent.querySelector<HTMLElement>('[data-count]');
  const text = place?.firstChild;
  if (!place || !(text instanceof Text)) return;
  place.dataset.count ||= text.data;
  text.data = (matches === undefined ? '' : `${matches} of `) + place.dataset.count;
}

/** Sets or removes the address of a link; a link without one is marked as disabled. */
function setLink(link: Element, href: string | undefined) {
  const attributes = { href, role: href ? undefined : 'link', 'aria-disabled': href ? undefined : 'true' };
  for (const [name, value] of Object.entries(attributes))
    if (value) link.setAttribute(name, value);
    else link.removeAttribute(name);
}

function foldCase(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
