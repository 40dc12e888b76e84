import { attribute, type Element, outerHtml, remove, setAttribute } from '@/lib/format/dom';
import { type AssetFile, assetFile } from './asset-file';

/**
 * Moves the enquiry popup from a page into a shared file, which lib/browser/boot/popup.ts inserts a second after load. The
 * address is an attribute of that script.
 * @param all elements of the page, changed in place
 * @returns the file; nothing for a page without a popup
 */
export function takePopup(all: readonly Element[]): AssetFile | undefined {
  const popup = all.find((e) => attribute(e, 'data-island') === 'enquiry-popup');
  const boot = all.find((e) => attribute(e, 'data-script') === 'boot');
  if (!popup || !boot) return undefined;
  remove(popup);
  // Not `.html`: hosts redirect that to an address without its extension.
  const file = assetFile('popup', 'txt', outerHtml(popup));
  setAttribute(boot, 'data-popup', file.url);
  return file;
}
