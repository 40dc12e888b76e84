/**
 * Boot script, inlined into every page: loads islands and the popup, keeps drafts, helps dialogs, prefetches
 * pages.
 */
import './boot/first-layout';
import './boot/load-islands';
import './boot/dialogs';
import './boot/prefetch';
import { autoplay } from './boot/autoplay';
import { restoreDrafts } from './boot/drafts';
import { whenShown } from './boot/helpers';
import { showPopup } from './boot/popup';

// After `load`, and again after a return from the back/forward cache.
addEventListener('pageshow', ({ persisted }) =>
  whenShown(() => {
    restoreDrafts();
    showPopup();
    // A page from the back/forward cache keeps its paused video.
    if (!persisted) autoplay();
  }),
);
