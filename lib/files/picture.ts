import fs from 'node:fs';
import path from 'node:path';
import { sha256 } from '@/lib/files';

/** A picture in the sizes that the web needs, made from one master in `content/images`. */
export interface Picture {
  width: number;
  height: number;
  /** Smallest WebP, for `src`. */
  src: string;
  /** Where one file must do for every screen, as a video's poster must: sharp on a phone, sharp enough on a desk. */
  single: string;
  /** The same in several widths; empty for an SVG, which `src` alone names. */
  avif: string;
  webp: string;
}

/**
 * The master of a picture, with a hash of what it holds: another picture makes other files.
 * @param page whose file names it
 */
export function masterOf(page: { file: string }, name: string): { file: string; hash: string } {
  const file = path.join(path.dirname(page.file), '../images', name);
  return { file, hash: sha256(fs.readFileSync(file)) };
}

/** What is known of all pictures: written before the pages are made (pictures.ts). */
export const MANIFEST = '.cache/pictures.json';

let known: Record<string, Picture> | undefined;

/**
 * The picture made of a master.
 * @throws when the pictures were not planned before the pages
 */
export function picture(name: string): Picture {
  if (!known || process.env.NODE_ENV !== 'production')
    known = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Record<string, Picture>;
  const found = known[name];
  if (!found) throw new Error(`No picture was made of ${name}: run the build from its start (npm run build)`);
  return found;
}

/** The file of a picture that shows most of it. */
export const largest = ({ webp, src }: Picture): string => webp.split(', ').at(-1)?.split(' ')[0] || src;
