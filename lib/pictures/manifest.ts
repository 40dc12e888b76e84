/** The manifest of encoded pictures, from which pages take sizes and addresses. */
import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '@/lib/files';
import { DARK_VIEW } from './svg-file';

export interface EncodedPicture {
  width: number;
  height: number;
  /** Address of the smallest WebP, or of the SVG, for `src`. */
  src: string;
  /** Address of one file for all screens, for example a video's poster. */
  single: string;
  /** Values of `srcset`; empty for an SVG. */
  avif: string;
  webp: string;
}

/** The file of a picture in a content folder. */
export const picturePath = (contentDir: string, name: string) => path.join(contentDir, 'images', name);

/** The file of a picture in a content folder, and the hash of its content. */
export function pictureWithHash(contentDir: string, name: string): { file: string; hash: string } {
  const file = picturePath(contentDir, name);
  return { file, hash: sha256(fs.readFileSync(file)) };
}

/**
 * File with all pictures by name, which lib/media/encode-pictures.ts writes before the pages are rendered.
 */
export const MANIFEST = '.cache/pictures.json';

let cache: Record<string, EncodedPicture> | undefined;

/** @throws when the manifest lacks the picture */
export function encodedPicture(name: string): EncodedPicture {
  if (!cache || process.env.NODE_ENV !== 'production')
    cache = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Record<string, EncodedPicture>;
  const found = cache[name];
  if (!found) throw new Error(`No picture was made of ${name}: run the build from its start (npm run build)`);
  return found;
}

/** Address of the picture's largest file. */
export const largest = ({ webp, src }: EncodedPicture): string =>
  webp.split(', ').at(-1)?.split(' ')[0] || src;

/** The picture for a dark background: an SVG in its dark colours, others unchanged. */
export const darkView = (shown: EncodedPicture): EncodedPicture =>
  shown.webp ? shown : { ...shown, src: shown.src + DARK_VIEW };
