/** Helpers that the other files of the boot script share. */
export const doc = document;
/** Addresses of React's file and of the popup's, which the export writes at this script. */
export const { react, popup: popupFile } = doc.currentScript?.dataset ?? {};
/** Listens on the document, in the capture phase: events that do not bubble come too. `types` are separated by spaces. */
export const on = (types: string, run: (event: Event, target: Element) => void) => {
  for (const type of types.split(' '))
    doc.addEventListener(type, (e) => e.target instanceof Element && run(e, e.target), true);
};
/** Reads or writes a value of this tab. */
export const tabValue = (key: string, value?: string) => {
  // Storage throws where the visitor forbids it.
  try {
    if (value) sessionStorage[key] = value;
    return sessionStorage[key] as string | undefined;
  } catch {}
};
export const connection = (): { saveData?: boolean } =>
  (navigator as Navigator & { connection?: object }).connection ?? {};
/** Runs once the visitor sees the page: a prerendered page waits for its activation. */
export const whenShown = (run: () => void) =>
  (doc as Document & { prerendering?: boolean }).prerendering
    ? doc.addEventListener('prerenderingchange', run, { once: true })
    : run();
