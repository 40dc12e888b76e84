/**
 * Inlined after lists of batches and vacancies: hides items that have expired since the build. If none is
 * left, the template after the list replaces the list.
 */
import { INDIA_OFFSET_MS } from '@/lib/format/time-zones';

/** Today at the institute. */
const today = new Date(Date.now() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
const select = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
for (const item of select('[data-expires]')) item.hidden = `${item.dataset.expires}` < today;
for (const list of select('[data-upcoming]')) {
  if (list.querySelector('[data-expires]:not([hidden])')) continue;
  const other = list.nextElementSibling as HTMLTemplateElement | null;
  list.hidden = true;
  if (other?.content) list.replaceWith(other.content);
}
