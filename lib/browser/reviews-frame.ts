/**
 * Inlined in the frame of the reviews widget, before the provider's code: sends the page the height of the widget, and
 * 0 where there is none. By messages, because the frame has no origin that could touch the page.
 */
const { body } = document;
/** How long a widget that is in view may take to show something. */
const TIMEOUT_MS = 10_000;
/** Height of what the provider's code shows without its scripts, such as a link to the provider. */
let bare = 0;
let failed = false;

// Opened as a page, the provider's code would have the origin of the site.
if (self === top) {
  stop();
  location.replace('/');
}

const send = (height: number) => parent.postMessage(height, '*');
const sendHeight = () => {
  const { scrollHeight } = body;
  if (failed && document.readyState === 'complete' && scrollHeight <= bare) send(0);
  else if (scrollHeight > 0) send(scrollHeight);
};
const fail = () => {
  failed = true;
  sendHeight();
};

new ResizeObserver(sendHeight).observe(body);
// Errors of elements do not bubble. A widget may work without one of its scripts, so that what is shown decides.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && fail(), true);
addEventListener('load', sendHeight);
document.addEventListener('DOMContentLoaded', () => {
  bare = body.scrollHeight;
  // A frame whose host cannot be reached holds an error page of the browser, and counts as loaded.
  for (const { src } of document.querySelectorAll<HTMLIFrameElement>('iframe[src]'))
    fetch(new URL('/robots.txt', src), { method: 'HEAD', mode: 'no-cors' }).catch(fail);
});
// Providers wait until their widget is in view: only then does time count.
new IntersectionObserver((entries, observer) => {
  if (!entries.some((entry) => entry.isIntersecting)) return;
  observer.disconnect();
  setTimeout(() => body.scrollHeight > 0 || send(0), TIMEOUT_MS);
}).observe(document.documentElement);

export {};
