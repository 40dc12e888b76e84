/** The messages of check:content beside the form, as they are after each save. */
import type { Messages } from '@/lib/tools/preview/page';
import { element } from './dialog';

/** Shows them in a corner, and follows the preview's events. */
export function showCheck(): void {
  const box = document.createElement('details');
  box.className = 'check';
  const summary = element('summary', 'Content check');
  // The summary alone is announced: the list may be long.
  summary.setAttribute('aria-live', 'polite');
  const list = document.createElement('ol');
  const link = element('a', 'Open the preview');
  link.href = '/';
  link.target = 'preview';
  const line = document.createElement('p');
  line.append(link);
  box.append(summary, list, line);
  document.body.append(box);

  let known = 0;
  const show = async () => {
    const { diagnostics, count }: Messages = await (await fetch('/__preview/messages')).json();
    summary.textContent = diagnostics.length === 0 ? 'The content is in order' : count;
    list.replaceChildren(...diagnostics.map(({ place, text }) => element('li', `${place}: ${text}`)));
    const wrong = diagnostics.filter((p) => p.level === 'error').length;
    box.toggleAttribute('data-wrong', wrong > 0);
    // A mistake that was just saved opens the list; what is read once may stay closed.
    if (wrong > known) box.open = true;
    if (wrong === 0) box.open = false;
    known = wrong;
  };
  new EventSource('/__preview/events').onmessage = () => void show();
}
