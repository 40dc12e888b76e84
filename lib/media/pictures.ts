import fs from 'node:fs';
import path from 'node:path';
import { type Content, contentDir } from '@/lib/content/load';
import { picturesOf, picturesOfSite } from '@/lib/content/pictures';
import { atomicWrite } from '@/lib/files/atomic-write';
import { sha256 } from '@/lib/files/sha256';
import sharp from '@/lib/media/sharp';
import { type Counts, type GenerateOptions, generate, versionsOf } from './generate';
import { MANIFEST, type Picture } from './picture';

type Format = 'avif' | 'webp';

/** One file to be made of a master. */
export interface Rendition {
  master: string;
  name: string;
  width: number;
  format: Format;
  effort: number;
}

/** Widths in CSS-independent pixels; none larger than the master is made. */
const WIDTHS = [480, 800, 1200, 1600];
/** Most that the one file for every screen is wide. */
const SINGLE = 1200;
const QUALITY = { avif: 52, webp: 74 } as const;
/**
 * How hard the encoders try. For release AVIF at 4: 5 takes twice as long for 1 % less. A start takes a
 * fraction of that time for files that are a fifth larger; nobody on this computer waits for those bytes.
 */
const EFFORTS = { release: { avif: 4, webp: 6 }, quick: { avif: 0, webp: 1 } } as const;

/** File names of all pictures that the content refers to. */
export function pictureNames({ site, entries }: Content): string[] {
  const uses = [...entries.flatMap(picturesOf), ...picturesOfSite(site)];
  return [...new Set(uses.map(({ name }) => name))].sort();
}

/**
 * Decides which files the pictures become, named by the content of the master and how they are made, and writes the
 * manifest for the pages: they can be rendered while the files are still being made.
 * @throws with the name of the file, when a master is no picture
 */
export async function planPictures(content: Content): Promise<Rendition[]> {
  const efforts = process.env.PICTURES === 'quick' ? EFFORTS.quick : EFFORTS.release;
  const renditions: Rendition[] = [];
  // Another encoder makes other bytes, which must not stand under a name that hosts keep for a year.
  const encoder = versionsOf(['sharp']);
  const manifest: Record<string, Picture> = {};
  for (const name of pictureNames(content)) {
    const master = path.join(contentDir(), 'images', name);
    const data = fs.readFileSync(master);
    const hash = sha256(encoder, JSON.stringify([WIDTHS, QUALITY, efforts]), data).slice(0, 10);
    const { width: w = 0, height: h = 0 } = await sharp(data)
      .metadata()
      .catch((error: Error) => unreadable(master, error));
    const width = Math.min(w, WIDTHS.at(-1) ?? w);
    const widths = [...new Set([...WIDTHS.filter((x) => x < w), width])];
    const set = (format: Format) => {
      const files = widths.map((x) => ({
        master,
        name: `${path.parse(name).name}-${x}-${hash}.${format}`,
        width: x,
        format,
        effort: efforts[format],
      }));
      renditions.push(...files);
      return files.map((file) => `/media/${file.name} ${file.width}w`).join(', ');
    };
    const webp = set('webp');
    const [src = ''] = webp.split(' ');
    const [single = src] = webp.split(', ')[widths.findLastIndex((x) => x <= SINGLE)]?.split(' ') ?? [];
    manifest[name] = { width, height: Math.round((h * width) / w), src, single, avif: set('avif'), webp };
  }
  atomicWrite(MANIFEST, JSON.stringify(manifest));
  return renditions;
}

/**
 * Generates the files that were planned into `public/media`, the largest first: in the end no processor waits for a long one.
 * @throws with the name of the file, when a master cannot be read to its end
 */
export async function makePictures(
  renditions: readonly Rendition[],
  options?: GenerateOptions,
): Promise<Counts> {
  const outputs = [...renditions]
    .sort((a, b) => b.width - a.width)
    .map((input) => ({ name: input.name, input }));
  return generate('public/media', '', outputs, render, options);
}

async function render({ master, width, format, effort }: Rendition): Promise<Buffer> {
  return sharp(master)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format], effort })
    .toBuffer()
    .catch((error: Error) => unreadable(master, error));
}

function unreadable(master: string, { message }: Error): never {
  throw new Error(
    `${master} cannot be read as a picture (${message.trim().split('\n')[0]}). Open it and save it again as JPEG.`,
  );
}
