import { sha256 } from '@/lib/files';
import { ASSETS_FOLDER } from '@/lib/hosting/rules';

export interface AssetFile {
  url: string;
  text: string;
}

/** A file with a hash of its content in its name, so that hosts may cache it for ever. */
export function assetFile(name: string, ending: string, text: string): AssetFile {
  return { url: `/${ASSETS_FOLDER}/${name}-${sha256(text).slice(0, 10)}.${ending}`, text };
}
