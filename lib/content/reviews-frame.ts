/** Path of the frame that holds the reviews widget: a document of its own, so that the widget never touches the page. */
export const REVIEWS_FRAME = '/reviews-frame';
/** What the frame may do: it has no origin; what it opens is an ordinary tab, where a provider's page works. */
export const REVIEWS_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
