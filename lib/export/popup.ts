/**
 * The enquiry popup is not part of a page's document: it comes a second after load, by script. So its form goes into a
 * file of its own, the same for all pages, which the inline script puts in (lib/browser/boot.ts).
 */

import {
  attribute,
  type Document,
  elements,
  findAll,
  outerHtml,
  remove,
  setAttribute,
} from '@/lib/format/dom';
import { type AssetFile, assetFile } from './asset-file';

/**
 * Takes the popup out of a page, and writes the address of its file on the inline script.
 * @param page parsed document, changed in place
 * @returns the file; nothing for a page without a popup
 */
export function takePopup(page: Document): AssetFile | undefined {
  const popup = [...elements(page)].find((e) => attribute(e, 'data-island') === 'enquiry-popup');
  const [boot] = findAll(page, 'script', { 'data-script': 'boot' });
  if (!popup || !boot) return undefined;
  remove(popup);
  // Text, not a page: hosts take the ending from the address of a page.
  const file = assetFile('popup', 'txt', outerHtml(popup));
  setAttribute(boot, 'data-popup', file.url);
  return file;
}
