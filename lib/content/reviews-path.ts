/** Path of the document that holds the reviews widget: the provider's code must not reach the page. */
export const REVIEWS_PATH = '/reviews-frame';
/** Sandbox of that frame: no origin; tabs that the widget opens are not sandboxed, so that the provider's page works. */
export const REVIEWS_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
