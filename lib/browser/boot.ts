/** Inlined into every page: it improves what HTML and CSS already do. */
import './boot/first-layout';
import './boot/load-islands';
import './boot/drafts';
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
    // On the way back a video that was paused stays so.
    if (!persisted) autoplay();
  }),
);
