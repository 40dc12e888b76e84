/** The reviews widget has a document of its own, so that it cannot touch the page. */
export const REVIEWS_FRAME = '/reviews-frame';
/** The frame has no origin; tabs that it opens are ordinary ones, in which the provider's page works. */
export const REVIEWS_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
