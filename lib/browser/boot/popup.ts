/** Puts the enquiry popup into the page a second after load, unless it was dismissed in this tab. */
import { getTabValue, setTabValue } from '../shared/tab-storage';
import { restoreDrafts } from './drafts';
import { doc } from './helpers';

/** Address of the popup's file, which the export writes into an attribute of the boot script. */
const { popup: file } = doc.currentScript?.dataset ?? {};
const popup = () => doc.getElementById('popup') as HTMLDialogElement | null;
/** Whether the popup was dismissed on this page: storage may be disabled. */
let isDismissed = false;
const isWanted = () => !isDismissed && !getTabValue('dismissed');
// Observes `open`: the `close` event fires a task later, too late for a page that reloads at once.
new MutationObserver((records) => {
  for (const { target } of records)
    if ((target as Element).matches('#popup:not([open])')) {
      isDismissed = true;
      setTabValue('dismissed', '1');
    }
}).observe(doc, { subtree: true, attributeFilter: ['open'] });

/** Shows the popup a second after this call, but not while a modal dialog is open. */
export const showPopup = () => {
  // The popup may have been dismissed on another page of this tab.
  if (!isWanted()) popup()?.removeAttribute('open');
  const second = new Promise((resolve) => setTimeout(resolve, 1000));
  const appear = async () => {
    if (file && isWanted() && !popup()) {
      const response = await fetch(file);
      if (response.ok) doc.body.insertAdjacentHTML('beforeend', await response.text());
      restoreDrafts();
    }
    await second;
    const dialog = popup();
    const modal = doc.querySelector(':modal');
    if (modal) modal.addEventListener('close', appear, { once: true });
    // `show()` would move the focus.
    else if (dialog) dialog.open = isWanted();
  };
  appear().catch(() => {});
};
