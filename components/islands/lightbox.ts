/**
 * Opens pictures large, with buttons, arrow keys and swipes. Without this script, and with a key that opens a
 * new tab, each link leads to its file.
 */
import { ARROW, CROSS } from '@/components/ui/icon-paths';
import { markHydrated } from '@/lib/browser/shared/mark-hydrated';
import { MIN_SWIPE_PX } from './carousel/min-swipe-px';

/** Links to pictures in page order. The boot script removes `data-replay` if this file cannot be loaded. */
let links: HTMLAnchorElement[] = [];
/** Index of the link whose picture is shown. */
let current = 0;

const view = element(
  'div',
  'touch-pan-y touch-pinch-zoom [&_img]:h-full [&_img]:w-full [&_img]:object-contain [&_picture]:contents',
);
const caption = element('p', 'min-w-0 flex-1 basis-60');
caption.ariaLive = 'polite';
const previous = button('Previous', ARROW, 'rotate-180');
const next = button('Next', ARROW);
const close = button('Close', CROSS);
const dialog = element(
  'dialog',
  'fixed inset-0 z-50 m-0 grid h-dvh max-h-none w-dvw max-w-none grid-rows-[minmax(0,1fr)_auto] bg-paper text-ink',
  view,
  element('div', 'flex flex-wrap items-center gap-3 px-gutter py-3', caption, previous, next, close),
);
dialog.ariaLabel = 'What you will make';

for (const island of document.querySelectorAll<HTMLElement>('[data-island=lightbox]')) {
  island.addEventListener('click', (event) => {
    links = [...island.querySelectorAll<HTMLAnchorElement>('a[data-replay]')];
    const pressed = links.findIndex((link) => link.contains(event.target as Node));
    // With these keys a visitor opens the file in a new tab or window.
    if (pressed < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(island, pressed);
  });
  markHydrated(island);
}

function open(island: HTMLElement, index: number) {
  previous.hidden = links.length < 2;
  next.hidden = links.length < 2;
  show(index);
  island.append(dialog);
  dialog.showModal();
  dialog.onclose = () => {
    dialog.remove();
    links[index]?.focus();
  };
}

/** Shows the picture of a link with its caption; the first follows the last. */
function show(index: number) {
  current = (index + links.length) % links.length;
  const link = links[current];
  const picture = link?.querySelector('picture');
  if (!link || !picture) return;
  view.replaceChildren(enlarge(picture));
  const text = link.closest('li, section')?.querySelector('[data-caption]')?.cloneNode(true);
  caption.replaceChildren(...(text?.childNodes ?? []));
}

/** A copy of a picture for the whole window. */
function enlarge(picture: HTMLPictureElement): HTMLPictureElement {
  const copy = document.importNode(picture, true);
  for (const source of copy.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img'))
    source.sizes = '96vw';
  const img = copy.querySelector('img');
  img?.removeAttribute('loading');
  // Removes the fragment that selects an SVG's dark colours in `Band`.
  if (img) img.src = img.src.replace(/#.*/, '');
  return copy;
}

previous.onclick = () => show(current - 1);
next.onclick = () => show(current + 1);
close.onclick = () => dialog.close();
dialog.onclick = ({ target }) => {
  if (target === dialog) dialog.close();
};
dialog.onkeydown = ({ key }) => {
  if (key === 'ArrowRight') show(current + 1);
  if (key === 'ArrowLeft') show(current - 1);
};

/** Where a swipe began, in CSS pixels from the left. */
let swipeStart = 0;
view.onpointerdown = ({ clientX }) => {
  swipeStart = clientX;
};
view.onpointerup = ({ clientX }) => {
  const distance = clientX - swipeStart;
  if (Math.abs(distance) >= MIN_SWIPE_PX) show(current - Math.sign(distance));
};

function element<T extends keyof HTMLElementTagNameMap>(tag: T, className: string, ...children: Node[]) {
  const result = document.createElement(tag);
  result.className = className;
  result.append(...children);
  return result;
}

/** @param path of its icon (components/ui/icon.tsx draws the same) */
function button(name: string, path: string, iconClass = '') {
  const result = element(
    'button',
    'grid size-12 place-items-center border border-faint bg-leaf hover:border-signal',
  );
  result.type = 'button';
  result.ariaLabel = name;
  result.innerHTML = `<svg viewBox="0 0 24 24" width="1.3em" height="1.3em" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" class="${iconClass}"><path d="${path}"/></svg>`;
  return result;
}
