/** Fetches the next document while the pointer rests on its link. */
import { connection, on } from './helpers';

const prefetched = new Set<string>();
const prerenders = HTMLScriptElement.supports?.('speculationrules');
let hoverTimer: ReturnType<typeof setTimeout>;
const prefetch = (link: HTMLAnchorElement) => {
  const page = link.pathname + link.search;
  const isOtherPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (
    !isOtherPage ||
    link.download ||
    /\.\w+$/.test(link.pathname) ||
    connection().saveData ||
    prefetched.has(page)
  )
    return;
  prefetched.add(page);
  // Speculation rules prerender marked links (lib/browser/shared/prerender.ts). Other browsers fill their
  // cache by `fetch`, since the policy's `default-src 'none'` blocks `rel=prefetch`.
  if (prerenders) link.dataset.prerender = '';
  else fetch(page).catch(() => {});
};
on('pointerover focusin', (event, target) => {
  clearTimeout(hoverTimer);
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link) return;
  if (event.type === 'focusin') prefetch(link);
  else hoverTimer = setTimeout(prefetch, 100, link);
});
