/** Path of the reviews widget's own document: it must not touch the page. */
export const REVIEWS_PATH = '/reviews-frame';
/** Sandbox of its frame: without an origin; tabs that it opens are not sandboxed, so that the provider's page works. */
export const REVIEWS_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
