/** Lays out the first screen while fonts load. */
import { doc } from './helpers';

// Chromium holds the first paint back while fonts are on their way: the first screen, which is above this
// script (lib/export/inline-css.ts), is laid out meanwhile.
void doc.body?.offsetHeight;
