/** Address of the preview's events: the time of the last change of the content, in ms. */
export const PREVIEW_EVENTS = '/__preview/events';

/**
 * Script of a previewed page that reloads the page after a change.
 * @param shown time at which the page was rendered, in ms
 */
export const reloadScript = (shown: number) =>
  `new EventSource('${PREVIEW_EVENTS}').onmessage = ({ data }) => data > ${shown} && location.reload();`;
