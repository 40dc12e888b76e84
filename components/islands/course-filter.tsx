'use client';
import { useEffect, useRef, useState } from 'react';
import { FIELD, HINT, INPUT, LABEL } from '@/components/ui/form-classes';
import { useHydrated } from './use-hydrated';

interface Props {
  /** Id of the list to filter: it stands in the page already, so none of it is sent twice. */
  list: string;
  total: number;
}

/** A filter as you type over names, descriptions and topics of the courses in the page. */
export default function CourseFilter({ list, total }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  useHydrated(root);
  // What was typed before this script came, or restored by the browser after a reload.
  useEffect(() => {
    const typed = root.current?.querySelector('input')?.value;
    if (typed) setCount(filter(list, typed));
  }, [list]);
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
          onInput={(e) => setCount(filter(list, e.currentTarget.value))}
          aria-describedby="filter-count"
          className={`${INPUT} [&::-webkit-search-cancel-button]:[filter:grayscale(1)]`}
        />
        <p id="filter-count" className={`tabular-nums lining-nums ${HINT}`} role="status">
          {count === 0 ? 'No course matches. Try a shorter word.' : `${count} of ${total} courses`}
        </p>
      </div>
    </div>
  );
}

/**
 * Shows the items of a list that hold every word, hides the others and the groups that are left empty.
 * @returns how many are shown
 */
export function filter(list: string, query: string): number {
  const words = fold(query).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>(`#${list} > section`)) {
    let any = false;
    for (const item of group.querySelectorAll<HTMLElement>('li')) {
      const text = fold(`${item.textContent} ${item.dataset.topics ?? ''} ${group.id.replace(/-/g, ' ')}`);
      item.hidden = !words.every((w) => text.includes(w));
      if (!item.hidden) shown++;
      any ||= !item.hidden;
    }
    group.hidden = !any;
  }
  return shown;
}

/** Case and accents do not count. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
