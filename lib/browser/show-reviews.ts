/**
 * Inlined beside the reviews widget: inserts its frame and sets its height. Posted values are checked: any
 * may come.
 */
import { whenShown } from './boot/helpers';

const container = document.querySelector('[data-reviews]') as HTMLElement;
const MAX_HEIGHT_PX = 4000;

const show = () => {
  const frame = container.querySelector('template')?.content.querySelector('iframe');
  if (!frame) return;
  container.replaceChildren(frame);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || typeof data !== 'number') return;
    frame.inert = !(data > 0);
    // Browsers do not lay out a frame that is hidden or 0 high, so a late widget could not be measured.
    frame.style.height = `${frame.inert ? 1 : Math.min(data, MAX_HEIGHT_PX)}px`;
  });
};

// Chromium loads lazy frames while it prerenders: the provider must not record a visit that may not happen.
whenShown(show);
