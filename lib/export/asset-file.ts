import { ASSETS_FOLDER, sha256 } from '@/lib/files';

export interface AssetFile {
  url: string;
  text: string;
}

/** A file with a hash of its content in its name, so that hosts may cache it for ever. */
export function assetFile(name: string, ending: string, text: string): AssetFile {
  return { url: `/${ASSETS_FOLDER}/${name}-${sha256(text).slice(0, 10)}.${ending}`, text };
}
