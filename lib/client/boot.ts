/**
 * The only script that runs before a visitor asks for something: inlined into every page, under 2 KB.
 * Everything here improves what HTML and CSS already do. It stays one short file, since every page pays for it;
 * React and the forms come by `hydrate()` below, on the first sign that they are needed.
 */
import { PRERENDER_RULES } from './prerender';

const doc = document;
const on = (type: string, run: (event: Event, target: Element) => void) =>
  doc.addEventListener(type, (e) => e.target instanceof Element && run(e, e.target), true);
const saved = (key: string, value?: string) => {
  // Storage throws where the visitor forbids it; memory then serves for this page.
  try {
    if (value === undefined) return sessionStorage.getItem(key);
    sessionStorage.setItem(key, value);
  } catch {}
};
/** Runs when the visitor really sees the page: a prerendered page waits for its activation. */
const shown = (run: () => void) =>
  (doc as Document & { prerendering?: boolean }).prerendering ? doc.addEventListener('prerenderingchange', run, { once: true }) : run();

/* ---- Hydration on demand: Next's scripts, taken out of the page by lib/export/defer.ts, brought back on intent ---- */
const files = doc.currentScript?.dataset.hydrate?.split(' ') ?? [];
const kept = new Map<Element, Event>();

/** The island around an element, while React has not taken it over. */
const waiting = (target: Element) => target.closest<HTMLElement>('[data-island]:not([data-ready])');

/** Runs after the frame that answers the visitor. (A timer would wait for the end of the touch in Chromium.) */
const afterFrame = (run: () => void) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(0);
  });

/** Brings the scripts back, in order; one that fails is asked for again at the next intent. */
function hydrate() {
  for (const src of files.splice(0)) {
    const script = doc.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => {
      files.push(src);
      // What was typed stays, and other ways show (telephone, e-mail, chat).
      for (const ways of doc.querySelectorAll<HTMLElement>('.fallback')) ways.hidden = false;
    };
    doc.head.append(script);
  }
}
for (const type of ['pointerdown', 'focusin', 'input', 'submit', 'click']) {
  on(type, (event, target) => {
    const island = waiting(target);
    // Closing a form, and the button that is left of it then, need no React.
    if (!island || target.matches('dialog,.head,.head *,.reopen')) return;
    // An early press is kept and done once React is there; a form must not navigate meanwhile.
    if (type === 'submit' || (type === 'click' && target.closest('[data-act]'))) {
      event.preventDefault();
      kept.set(island, event);
      island.dataset.kept = '';
    }
    afterFrame(hydrate);
  });
}
on('island', (_, island) => {
  const event = kept.get(island);
  kept.delete(island);
  delete (island as HTMLElement).dataset.kept;
  if (event?.type === 'submit') (event.target as HTMLFormElement).requestSubmit();
  else if (event) (event.target as HTMLElement).closest<HTMLElement>('[data-act]')?.click();
});

/* ---- Drafts: what was typed survives a reload in this tab ---- */
on('input', (_, target) => {
  const { form } = target as HTMLInputElement;
  if (form?.id) saved(form.id, JSON.stringify(Object.fromEntries(new FormData(form))));
});

/* ---- Popup, dialogs, menus ---- */
let dismissed = '';
on('close', (_, target) => {
  // Focus that went with the form goes to the button that opens it again.
  const { activeElement } = doc;
  if (activeElement?.contains(target) || target.contains(activeElement)) (target.nextElementSibling as HTMLElement | null)?.focus();
  if (target.id === 'popup') {
    dismissed = '1';
    saved('dismissed', dismissed);
  }
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
// A key that reached React before it is ready would make it hydrate the whole page at once, while somebody types.
for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'textInput', 'input'])
  on(type, (event, target) => {
    if (waiting(target)) event.stopImmediatePropagation();
  });
for (const type of ['click', 'focusin']) {
  on(type, (_, target) => {
    // On a desk a menu lies over the page: it closes when attention goes elsewhere.
    if (!matchMedia('(width<64rem)').matches)
      for (const menu of doc.querySelectorAll<HTMLDetailsElement>('#main-nav details[open]')) menu.open = menu.contains(target);
  });
}
on('click', (_, target) => {
  const button = target.closest<HTMLButtonElement>('button');
  const dialog = doc.getElementById(button?.dataset.open ?? button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
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
const warmed = new Set<string>();
const prerenders = HTMLScriptElement.supports?.('speculationrules');
let rest = 0;
function warm(link: HTMLAnchorElement) {
  const page = link.pathname + link.search;
  const { saveData, effectiveType = '' } = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  const elsewhere = link.origin === location.origin && link.pathname !== location.pathname;
  if (!elsewhere || link.download || /\.\w+$/.test(link.pathname) || saveData || /2g/.test(effectiveType) || warmed.has(page)) return;
  warmed.add(page);
  if (!prerenders) {
    // `rel=prefetch` would be judged by `default-src`, which is 'none': a fetch fills the same cache.
    fetch(page).catch(() => {});
    return;
  }
  link.dataset.warm = '';
  if (warmed.size > 1) return;
  const rules = doc.createElement('script');
  rules.type = 'speculationrules';
  rules.text = PRERENDER_RULES;
  doc.head.append(rules);
}
const linkOf = (target: Element) => target.closest<HTMLAnchorElement>('a[href^="/"]');
on('pointerover', (_, target) => {
  clearTimeout(rest);
  const link = linkOf(target);
  if (link) rest = window.setTimeout(warm, 100, link);
});
on('focusin', (_, target) => {
  const link = linkOf(target);
  if (link) warm(link);
});

/* ---- When the page is there ---- */
const restore = () => {
  for (const form of doc.forms) {
    const draft = JSON.parse((form.id && saved(form.id)) || '{}') as Record<string, string>;
    for (const name in draft) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field && !field.readOnly && !field.value) field.value = draft[name] ?? '';
    }
  }
};
addEventListener('DOMContentLoaded', () => shown(restore));
// After `load`, and again when the page comes back out of the browser's memory.
addEventListener('pageshow', () =>
  shown(() => {
    const popup = doc.getElementById('popup') as HTMLDialogElement | null;
    const appear = () => {
      const modal = doc.querySelector(':modal');
      if (modal) modal.addEventListener('close', appear, { once: true });
      // It may have been dismissed on another page meanwhile.
      else if (popup) popup.open = !dismissed && !saved('dismissed');
    };
    setTimeout(appear, 1000);
    // A carousel that moves by itself is hydrated when it is near and the page idle.
    const near = new IntersectionObserver((entries) => {
      if (entries.some((e) => e.isIntersecting)) (window.requestIdleCallback ?? setTimeout)(hydrate);
    });
    for (const carousel of doc.querySelectorAll('[data-auto]')) near.observe(carousel);
  }),
);
