import fs from 'node:fs';
import path from 'node:path';
import { type Content, contentDir } from '@/lib/content/load';
import { picturesOf, picturesOfSite } from '@/lib/content/pictures';
import { atomicWrite, sha256 } from '@/lib/files';
import { MANIFEST, type Picture } from '@/lib/files/picture';
import sharp from '@/lib/files/sharp';
import { readSvg } from '@/lib/files/svg-file';
import { type Counts, type GenerateOptions, generate, type Output } from './generate';

type Format = 'avif' | 'webp';
type Widths = Record<Format, number[]>;

/** A file of pixels to be made of a master. */
interface Pixels {
  master: string;
  name: string;
  width: number;
  format: Format;
  effort: number;
}
/** A file that a page names: an SVG is copied as it is. */
export type Rendition = Pixels | { master: string; name: string; format: 'svg' };

/** Widths in CSS-independent pixels; none larger than the master is made. */
const WIDTHS: Widths = { avif: [480, 800, 1200, 1600], webp: [480, 800, 1200, 1600] };
/** Of projects, which stand beside each other, and alone when they are opened. Browsers of before 2023 take WebP. */
const PROJECT_WIDTHS: Widths = { avif: [360, 640, 960, 1280], webp: [640, 1280] };
/** Most that the one file for every screen is wide. */
const SINGLE = 1200;
const QUALITY = { avif: 52, webp: 74 } as const;
/**
 * How hard the encoders try. For release AVIF at 4: 5 takes twice as long for 1 % less. A start takes a
 * fraction of that time for files that are a fifth larger; nobody on this computer waits for those bytes.
 */
const EFFORTS = { release: { avif: 4, webp: 6 }, quick: { avif: 0, webp: 0 } } as const;

/** All pictures that the content refers to, by the names of their files. */
function picturesIn({ site, entries }: Content) {
  const uses = [...entries.flatMap(picturesOf), ...picturesOfSite(site)];
  return new Map(uses.sort((a, b) => (a.name < b.name ? -1 : 1)).map((use) => [use.name, use]));
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
  const encoder = `sharp@${sharp.versions.sharp}`;
  const manifest: Record<string, Picture> = {};
  for (const [name, { proportions }] of picturesIn(content)) {
    const master = path.join(contentDir(), 'images', name);
    const data = fs.readFileSync(master);
    if (name.endsWith('.svg')) {
      const file = `${path.parse(name).name}-${sha256(data).slice(0, 10)}.svg`;
      renditions.push({ master, name: file, format: 'svg' });
      const src = `/media/${file}`;
      manifest[name] = { ...readSvg(data.toString()), src, single: src, avif: '', webp: '' };
      continue;
    }
    const all = proportions ? PROJECT_WIDTHS : WIDTHS;
    const hash = sha256(encoder, JSON.stringify([all, QUALITY, efforts]), data).slice(0, 10);
    const { width: w = 0, height: h = 0 } = await sharp(data)
      .metadata()
      .catch((error: Error) => unreadable(master, error));
    const width = Math.min(w, Math.max(...all.avif));
    const widthsOf = (format: Format) => [...new Set([...all[format].filter((x) => x < w), width])];
    const set = (format: Format) => {
      const files = widthsOf(format).map((x) => ({
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
    const [single = src] =
      webp.split(', ')[widthsOf('webp').findLastIndex((x) => x <= SINGLE)]?.split(' ') ?? [];
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
  const widthOf = (rendition: Rendition) => ('width' in rendition ? rendition.width : 0);
  const outputs = [...renditions]
    .sort((a, b) => widthOf(b) - widthOf(a))
    .map((input): Output<Pixels> => {
      if (input.format === 'svg') return { name: input.name, file: input.master };
      return { name: input.name, input };
    });
  return generate('public/media', '', outputs, render, options);
}

async function render({ master, width, format, effort }: Pixels): Promise<Buffer> {
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
