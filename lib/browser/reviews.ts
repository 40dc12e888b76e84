/**
 * Inlined where the reviews widget stands: puts its frame there, and makes it as high as its content. Whatever runs in
 * the frame can send any message: a number within bounds is all that counts.
 */
const container = document.querySelector('[data-reviews]') as HTMLElement;
const MAX_HEIGHT = 4000;

const show = () => {
  const frame = container.querySelector('template')?.content.querySelector('iframe');
  if (!frame) return;
  container.replaceChildren(frame);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data !== 'number') return;
    frame.inert = !(data > 0);
    // Neither `hidden` nor 0: browsers lay no such frame out, and a widget that comes late could not be measured.
    frame.style.height = `${frame.inert ? 1 : Math.min(data, MAX_HEIGHT)}px`;
  });
};

// Chromium loads lazy frames of a page that it prerenders: the provider would hear of a visit that may never be.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', show, { once: true });
else show();

export {};
