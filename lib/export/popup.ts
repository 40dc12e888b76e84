/**
 * The enquiry popup is not part of a page's first document: it comes a second after load, by script, and its form and
 * styles are an eighth of a course page. So it goes into a file of its own, the same for all pages, which the inline
 * script puts in (lib/browser/boot.ts).
 */
import { createHash } from 'node:crypto';
import { attribute, type Document, elements, outerHtml, remove, setAttribute } from './dom';
import { selectorsLater, stylesheetOf } from './inline-css';
import { ISLANDS_FOLDER, type IslandScripts, type ScriptFile } from './islands';
import { selectorNamesOf } from './prune-css';

const POPUP = 'enquiry-popup';

/** The popup's file, and the style in it, which the page's policy must allow. */
export interface PopupFile extends ScriptFile {
  style: string;
}

/**
 * Takes the popup out of a page, and writes the address of its file on the inline script.
 * @param page parsed document with its stylesheet still linked, changed in place
 * @param root folder of Next's export
 * @returns nothing for a page without a popup
 */
export function takePopup(page: Document, scripts: IslandScripts['islands'], root: string): PopupFile | undefined {
  const all = [...elements(page)];
  const popup = all.find((e) => attribute(e, 'data-island') === POPUP);
  const boot = all.find((e) => attribute(e, 'data-script') === 'boot');
  if (!popup || !boot) return undefined;
  remove(popup);
  // What stands around the content is the same on every page; the content is not, so it does not count.
  const around = selectorNamesOf(
    page,
    [],
    all.find((e) => e.tagName === 'main'),
  );
  const own = selectorNamesOf(popup, selectorsLater(popup, scripts));
  const style = stylesheetOf(page, root).beside(own, around, `[data-island=${POPUP}]`);
  const text = `<style>${style}</style>${outerHtml(popup)}`;
  // Text, not a page: hosts take the ending from the address of a page.
  const url = `/${ISLANDS_FOLDER}/popup-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.txt`;
  setAttribute(boot, 'data-popup', url);
  return { url, text, style };
}
