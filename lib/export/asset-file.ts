import { ASSETS_FOLDER, sha256 } from '@/lib/files';

export interface AssetFile {
  /** Its path in the export, which begins with a slash. */
  path: string;
  text: string;
}

/** A file with a hash of its content in its name, so that hosts may cache it for ever. */
export function assetFile(name: string, ending: string, text: string): AssetFile {
  return { path: `/${ASSETS_FOLDER}/${name}-${sha256(text).slice(0, 10)}.${ending}`, text };
}
