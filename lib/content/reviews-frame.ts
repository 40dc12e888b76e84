/** Path of the frame that holds the reviews widget: a document of its own, so that the widget never touches the page. */
export const REVIEWS_FRAME = '/reviews-frame';
