/** Loads an island's scripts at the first press, focus or input on the island. */
import { HYDRATED } from '../shared/mark-hydrated';
import { doc, on } from './helpers';

const loaded = new Set<string>();
const queued = new Map<Element, () => void>();

/** A script that failed is loaded again at the next event. */
export function loadIsland(island: HTMLElement) {
  for (const src of island.dataset.src?.split(' ') ?? []) {
    if (loaded.has(src)) continue;
    loaded.add(src);
    const script = doc.createElement('script');
    script.src = src;
    script.onerror = () => {
      loaded.delete(src);
      // Shows the contacts, and lets links work as plain links.
      for (const element of island.querySelectorAll<HTMLElement>('.fallback,a')) {
        element.hidden = false;
        delete element.dataset.replay;
      }
    };
    doc.head.append(script);
  }
}
on('pointerdown focusin input submit click', (event, target) => {
  const island = target.closest<HTMLElement>('[data-island]:not([data-hydrated])');
  // Dialogs open and close without React; the focus event after opening starts hydration.
  if (!island || target.matches('dialog,.head,.head *,[data-open]')) return;
  // Replays a press or a submit after hydration; the form must not navigate meanwhile.
  const control = target.closest<HTMLElement>('[data-replay]');
  if (control && event.type === (control instanceof HTMLFormElement ? 'submit' : 'click')) {
    event.preventDefault();
    // Found by index, because React may render the island again.
    const controls = () => [...island.querySelectorAll<HTMLElement>('[data-replay]')];
    const index = controls().indexOf(control);
    queued.set(island, () => {
      const again = controls()[index];
      if (again instanceof HTMLFormElement) again.requestSubmit();
      else again?.click();
    });
    island.dataset.queued = '';
  }
  // Waits for the next frame. (In Chromium a timer would wait for the end of the touch.)
  requestAnimationFrame(() => requestAnimationFrame(() => loadIsland(island)));
});
doc.addEventListener(HYDRATED, ({ target }) => {
  const island = target as HTMLElement;
  const replay = queued.get(island);
  queued.delete(island);
  delete island.dataset.queued;
  replay?.();
});
