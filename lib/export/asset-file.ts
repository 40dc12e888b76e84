import { sha256 } from '@/lib/files';
import { ASSETS_FOLDER } from '@/lib/hosting/rules';

export interface AssetFile {
  url: string;
  text: string;
}

/** A file whose name carries its content, so that it never changes under its name. */
export function assetFile(name: string, ending: string, text: string): AssetFile {
  return { url: `/${ASSETS_FOLDER}/${name}-${sha256(text).slice(0, 10)}.${ending}`, text };
}
