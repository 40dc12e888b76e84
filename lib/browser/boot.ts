/** The only script that runs on load, inlined into every page: it improves what HTML and CSS already do. */
import { HYDRATED } from './islands';

const doc = document;
const on = (types: string, run: (event: Event, target: Element) => void) => {
  for (const type of types.split(' '))
    doc.addEventListener(type, (e) => e.target instanceof Element && run(e, e.target), true);
};
const saved = (key: string, value?: string) => {
  // Storage throws where the visitor forbids it.
  try {
    if (value) sessionStorage[key] = value;
    return sessionStorage[key] as string | undefined;
  } catch {}
};
const connection = (): { saveData?: boolean } =>
  (navigator as Navigator & { connection?: object }).connection ?? {};
/** Runs once the visitor sees the page: a prerendered page waits for its activation. */
const shown = (run: () => void) =>
  (doc as Document & { prerendering?: boolean }).prerendering
    ? doc.addEventListener('prerenderingchange', run, { once: true })
    : run();

// Chromium holds the first frame back while fonts are on their way: the first screen, which stands above this script
// (lib/export/inline-css.ts), is laid out meanwhile.
void doc.body?.offsetTop;

/* ---- Islands: React and the island's own file load on the first sign of use ---- */
const { react, popup: popupFile } = doc.currentScript?.dataset ?? {};
const loaded = new Set<string>();
const queued = new Map<Element, () => void>();

const unhydrated = (target: Element) => target.closest<HTMLElement>('[data-island]:not([data-ready])');

/** Runs after the next frame. (A timer waits for the end of the touch in Chromium.) */
const afterFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** Loads the scripts that hydrate an island. One that fails is loaded again at the next event. */
function hydrate(island: HTMLElement) {
  for (const src of [react, island.dataset.src]) {
    if (!src || loaded.has(src)) continue;
    loaded.add(src);
    const script = doc.createElement('script');
    script.src = src;
    script.onerror = () => {
      loaded.delete(src);
      // Show contacts, and let links work as plain links.
      for (const element of island.querySelectorAll<HTMLElement>('.fallback,a')) {
        element.hidden = false;
        delete element.dataset.act;
      }
    };
    doc.head.append(script);
  }
}
on('pointerdown focusin input submit click', (event, target) => {
  const island = unhydrated(target);
  // Open and close work without React; the focus event after opening starts hydration.
  if (!island || target.matches('dialog,.head,.head *,[data-open]')) return;
  // Replays a press or a submit after hydration; the form must not navigate meanwhile.
  const act = target.closest<HTMLElement>('[data-act]');
  if (act && event.type === (act instanceof HTMLFormElement ? 'submit' : 'click')) {
    event.preventDefault();
    // Found by index, because React may render the island again.
    const acts = () => [...island.querySelectorAll<HTMLElement>('[data-act]')];
    const index = acts().indexOf(act);
    queued.set(island, () => {
      const again = acts()[index];
      if (again instanceof HTMLFormElement) again.requestSubmit();
      else again?.click();
    });
    island.dataset.queued = '';
  }
  afterFrame(() => hydrate(island));
});
doc.addEventListener(HYDRATED, ({ target }) => {
  const island = target as HTMLElement;
  const replay = queued.get(island);
  queued.delete(island);
  delete island.dataset.queued;
  replay?.();
});

/* ---- Drafts survive a reload in this tab ---- */
on('input', (_, target) => {
  const { form } = target as HTMLInputElement;
  if (form?.id) saved(form.id, JSON.stringify(Object.fromEntries(new FormData(form))));
});

/* ---- Popup, dialogs, menus ---- */
const popup = () => doc.getElementById('popup') as HTMLDialogElement | null;
let dismissed: string | undefined;
const wanted = () => !dismissed && !saved('dismissed');
// Stores the dismissal with the press: `close` comes a task later, after an immediate reload.
new MutationObserver((records) => {
  for (const { target } of records)
    if ((target as Element).matches('#popup:not([open])')) {
      dismissed = '1';
      saved('dismissed', dismissed);
    }
}).observe(doc, { subtree: true, attributeFilter: ['open'] });
on('close', (_, target) => {
  // Moves focus from the form to the button that opens it again.
  const { activeElement } = doc;
  if (activeElement?.contains(target) || target.contains(activeElement))
    (target.nextElementSibling as HTMLElement | null)?.focus();
});
on('keydown', (event, target) => {
  if ((event as KeyboardEvent).key !== 'Escape') return;
  target.closest<HTMLDialogElement>('dialog[open]:not(:modal)')?.close();
  for (const menu of doc.querySelectorAll<HTMLDetailsElement>('#main-nav details')) {
    if (menu.open && menu.contains(target)) menu.querySelector('summary')?.focus();
    menu.open = false;
    menu.dataset.shut = '';
    menu.onpointerleave = () => delete menu.dataset.shut;
  }
});
on('click focusin', (_, target) => {
  // On a desktop a menu lies over the page, and closes when focus leaves it.
  if (!matchMedia('(width<64rem)').matches)
    for (const menu of doc.querySelectorAll<HTMLDetailsElement>('#main-nav details[open]'))
      menu.open = menu.contains(target);
});
on('click', (_, target) => {
  const button = target.closest<HTMLButtonElement>('button');
  const dialog = doc.getElementById(
    button?.dataset.open ?? button?.getAttribute('commandfor') ?? '',
  ) as HTMLDialogElement | null;
  if (!button || !dialog) return;
  if (!button.dataset.open) {
    if (!('command' in button)) dialog.showModal();
    return;
  }
  dialog.open = true;
  dialog.dataset.full = '';
  dialog.querySelector<HTMLElement>('input:not([readonly])')?.focus();
});

/* ---- The next document, fetched while the pointer rests on its link ---- */
const prefetched = new Set<string>();
const prerenders = HTMLScriptElement.supports?.('speculationrules');
let rest: ReturnType<typeof setTimeout>;
function prefetch(link: HTMLAnchorElement) {
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
  // Speculation rules prerender marked links (lib/browser/prerender.ts). Other browsers fill their cache by fetch:
  // `rel=prefetch` would fall under `default-src 'none'`.
  if (prerenders) link.dataset.prerender = '';
  else fetch(page).catch(() => {});
}
on('pointerover focusin', (event, target) => {
  clearTimeout(rest);
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link) return;
  if (event.type === 'focusin') prefetch(link);
  else rest = setTimeout(prefetch, 100, link);
});

/* ---- After load ---- */
const restore = () => {
  for (const form of doc.forms) {
    const draft = JSON.parse(saved(form.id) || '{}') as Record<string, string>;
    for (const field of form.elements as HTMLCollectionOf<HTMLInputElement>)
      if (!field.readOnly) field.value ||= draft[field.name] ?? '';
  }
};
// After `load`, and again after a return from the back/forward cache.
addEventListener('pageshow', ({ persisted }) =>
  shown(() => {
    restore();
    // The popup was dismissed on another page meanwhile.
    if (!wanted()) popup()?.removeAttribute('open');
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    const appear = async () => {
      if (popupFile && wanted() && !popup()) {
        const response = await fetch(popupFile);
        if (response.ok) doc.body.insertAdjacentHTML('beforeend', await response.text());
        restore();
      }
      await second;
      const dialog = popup();
      const modal = doc.querySelector(':modal');
      if (modal) modal.addEventListener('close', appear, { once: true });
      // Not `show()`, which takes the focus.
      else if (dialog) dialog.open = wanted();
    };
    appear().catch(() => {});
    // Starts videos and carousels once, in view and when the page is idle, unless the visitor asks for less data or
    // motion: one that was paused stays so, on the way back too.
    if (persisted || connection().saveData || matchMedia('(prefers-reduced-motion)').matches) return;
    const near = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          (window.requestIdleCallback ?? setTimeout)(() =>
            target instanceof HTMLVideoElement ? target.play() : hydrate(target as HTMLElement),
          );
        }
    });
    for (const moving of doc.querySelectorAll('[data-auto]')) near.observe(moving);
  }),
);
