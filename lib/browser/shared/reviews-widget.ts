/** Path of the document that holds the reviews widget: the provider's code must not reach the page. */
export const REVIEWS_PATH = '/reviews-frame';
/** Sandbox of the widget's frame: no origin. Tabs that it opens are not sandboxed, so that they work. */
export const REVIEWS_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
