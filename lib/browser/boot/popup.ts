/** Puts the enquiry popup into the page a second after load, unless it was dismissed in this tab. */
import { tabValue } from '../shared/tab-storage';
import { restoreDrafts } from './drafts';
import { doc } from './helpers';
import { popupFile } from './load-islands';

const popup = () => doc.getElementById('popup') as HTMLDialogElement | null;
let dismissed: string | undefined;
const wanted = () => !dismissed && !tabValue('dismissed');
// Observes `open`: the `close` event fires a task later, too late for a page that reloads at once.
new MutationObserver((records) => {
  for (const { target } of records)
    if ((target as Element).matches('#popup:not([open])')) {
      dismissed = '1';
      tabValue('dismissed', dismissed);
    }
}).observe(doc, { subtree: true, attributeFilter: ['open'] });

/** Shows the popup a second after this call, but not while a modal dialog is open. */
export const showPopup = () => {
  // The popup may have been dismissed on another page of this tab.
  if (!wanted()) popup()?.removeAttribute('open');
  const second = new Promise((resolve) => setTimeout(resolve, 1000));
  const appear = async () => {
    if (popupFile && wanted() && !popup()) {
      const response = await fetch(popupFile);
      if (response.ok) doc.body.insertAdjacentHTML('beforeend', await response.text());
      restoreDrafts();
    }
    await second;
    const dialog = popup();
    const modal = doc.querySelector(':modal');
    if (modal) modal.addEventListener('close', appear, { once: true });
    // `show()` would move the focus.
    else if (dialog) dialog.open = wanted();
  };
  appear().catch(() => {});
};
