/** `document` under a name that esbuild can shorten: this script is in every page. */
export const doc = document;
/**
 * Listens on the document in the capture phase, which includes events that do not bubble. Spaces separate
 * `types`.
 */
export const on = (types: string, run: (event: Event, target: Element) => void) => {
  for (const type of types.split(' '))
    doc.addEventListener(type, (e) => e.target instanceof Element && run(e, e.target), true);
};
/** What the browser tells of the connection; only Chromium does. */
export const connection = (): { saveData?: boolean } =>
  (navigator as Navigator & { connection?: object }).connection ?? {};
/** Calls a function once the visitor sees the page; a prerendered page waits for its activation. */
export const whenShown = (run: () => void) =>
  (doc as Document & { prerendering?: boolean }).prerendering
    ? doc.addEventListener('prerenderingchange', run, { once: true })
    : run();
