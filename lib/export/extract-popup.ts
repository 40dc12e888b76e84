import { type Document, type Element, findAll, outerHtml, remove, setAttribute } from '@/lib/html/dom';
import { type AssetFile, assetFile } from './asset-file';

/**
 * Moves the enquiry popup from a page into a shared file, which lib/browser/boot/popup.ts inserts a second
 * after load. Writes the path of that file into an attribute of the boot script.
 * @param page changed in place
 * @param boot the page's boot script
 * @returns the file; nothing for a page without a popup
 */
export function extractPopup(page: Document, boot: Element): AssetFile | undefined {
  const [popup] = findAll(page, 'div', { 'data-island': 'enquiry-popup' });
  if (!popup) return undefined;
  remove(popup);
  // Not `.html`: hosts redirect such a file to an address without extension.
  const file = assetFile('popup', 'txt', outerHtml(popup));
  setAttribute(boot, 'data-popup', file.path);
  return file;
}
