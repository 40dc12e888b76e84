/**
 * Inlined in the frame of the reviews widget, before the provider's code: posts the height of the widget to
 * the page, or 0 without a widget. The sandboxed frame has no access to the page.
 */
const { body } = document;
/** Maximum time until a widget in view shows content. */
const TIMEOUT_MS = 10_000;
/** Height before the provider's scripts run, for example that of a link. */
let bare = 0;
let hasFailed = false;

// In a tab instead of the frame, the provider's code would have the site's origin.
if (self === top) {
  stop();
  location.replace('/');
}

const send = (height: number) => parent.postMessage(height, '*');
const sendHeight = () => {
  const { scrollHeight } = body;
  if (hasFailed && document.readyState === 'complete' && scrollHeight <= bare) send(0);
  else if (scrollHeight > 0) send(scrollHeight);
};
const fail = () => {
  hasFailed = true;
  sendHeight();
};

new ResizeObserver(sendHeight).observe(body);
// Errors of elements do not bubble. A widget may work although one script fails, so its height decides.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
addEventListener('load', sendHeight);
document.addEventListener('DOMContentLoaded', () => {
  bare = body.scrollHeight;
  // A frame fires `load` even if its host cannot be reached.
  for (const { src } of document.querySelectorAll<HTMLIFrameElement>('iframe[src]'))
    fetch(new URL('/robots.txt', src), { method: 'HEAD', mode: 'no-cors' }).catch(fail);
});
// Providers load a widget when it comes into view, so the timeout starts at that time.
new IntersectionObserver((entries, observer) => {
  if (!entries.some((entry) => entry.isIntersecting)) return;
  observer.disconnect();
  setTimeout(() => body.scrollHeight > 0 || send(0), TIMEOUT_MS);
}).observe(document.documentElement);

export {};
