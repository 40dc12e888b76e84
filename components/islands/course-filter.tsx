'use client';
/** The field above the listing that filters its courses. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { FIELD, HINT, INPUT, LABEL } from '@/components/ui/form-classes';
import { splitWords } from '@/lib/format/split-words';
import { useMarkHydrated } from './use-mark-hydrated';

interface Props {
  /** Id of the list to filter: the island reads the list from the page, so that props need not repeat it. */
  list: string;
  total: number;
  beginners: number;
}

/** Filters the courses of the page by title, description and topics during typing. */
export default function CourseFilter({ list, total, beginners }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  useMarkHydrated(root);
  const update = useCallback(() => {
    const [typed, only] = root.current?.querySelectorAll('input') ?? [];
    setCount(filter(list, typed?.value ?? '', only?.checked ?? false));
  }, [list]);
  // Text may have been typed before this script loaded, or restored by the browser.
  useEffect(update, [update]);
  return (
    <div ref={root} className="noscript:hidden">
      <div className={`${FIELD} max-w-[34rem]`}>
        <label htmlFor="course-filter" className={LABEL}>
          Filter by name or topic
        </label>
        <input
          id="course-filter"
          type="search"
          placeholder=" "
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onInput={update}
          aria-describedby="filter-count"
          className={`${INPUT} [&::-webkit-search-cancel-button]:[filter:grayscale(1)]`}
        />
        {beginners > 0 && beginners < total && (
          <label className="flex cursor-pointer items-center gap-2 font-display font-semibold">
            <input
              type="checkbox"
              id="beginners"
              onChange={update}
              className="grid h-11 w-6 cursor-pointer appearance-none place-content-center before:size-5 before:border-[1.5px] before:border-ink checked:before:bg-ink checked:before:shadow-[inset_0_0_0_3px_var(--paper)] forced-colors:appearance-auto forced-colors:before:hidden"
            />
            <span>
              Beginners only{' '}
              <span className="font-medium text-faint [font-variant-numeric:tabular-nums]">{beginners}</span>
            </span>
          </label>
        )}
        <p
          id="filter-count"
          className={`ml-auto self-center [font-variant-numeric:tabular-nums] ${HINT}`}
          role="status"
        >
          {count === 0 ? 'No course matches. Try a shorter word.' : `${count} of ${total} courses`}
        </p>
      </div>
    </div>
  );
}

/** Links to groups by address, since links to groups without a match lose their `href`. */
const groupLinks = new Map<string | null, Element>();

/**
 * Shows the rows of a list that have every word of a query, hides the others and empty groups.
 * @param beginners whether to show only courses for beginners
 * @returns number of rows shown
 */
function filter(list: string, query: string, beginners: boolean): number {
  const words = splitWords(foldCase(query));
  const isFiltered = words.length > 0 || beginners;
  for (const link of document.querySelectorAll('[data-groups] [href]'))
    groupLinks.set(link.getAttribute('href'), link);
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>(`#${list} > section`)) {
    const matches = filterGroup(group, words, beginners);
    shown += matches;
    group.hidden = matches === 0;
    writeCount(group, isFiltered ? matches : undefined);
    const href = `#${group.id}`;
    const link = groupLinks.get(href);
    if (!link) continue;
    writeCount(link, isFiltered ? matches : undefined);
    setLink(link, matches > 0 ? href : undefined);
  }
  return shown;
}

/** Shows and hides the rows of a group. @returns number of rows shown */
function filterGroup(group: HTMLElement, words: readonly string[], beginners: boolean): number {
  const label = group.querySelector('[data-prerequisites]');
  let matches = 0;
  for (const row of group.querySelectorAll<HTMLElement>('li')) {
    const text = foldCase(`${row.textContent} ${row.dataset.topics ?? ''} ${group.id.replace(/-/g, ' ')}`);
    row.hidden =
      !words.every((w) => text.includes(w)) || (beginners && !row.querySelector('[data-beginner]'));
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

const foldCase = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
