import fs from 'node:fs';
import path from 'node:path';
import { picturesOf, picturesOfSite } from '@/lib/content/picture-uses';
import { type Content, contentDir } from '@/lib/content/read/load';
import { atomicWrite, sha256 } from '@/lib/files';
import { MANIFEST, type Picture, pictureFile } from '@/lib/files/picture-manifest';
import sharp from '@/lib/files/sharp';
import { readSvg, withNightView } from '@/lib/files/svg-file';
import { type GenerateOptions, syncGeneratedFolder } from './generate';

type Format = 'avif' | 'webp';
type Widths = Record<Format, number[]>;

/** A file to be made of a picture of the content, its master. An SVG stays one and gets a night view. */
export interface Rendition {
  master: string;
  name: string;
  format: Format | 'svg';
  /** In pixels; 0 for an SVG. */
  width: number;
  effort: number;
}

/** Widths in pixels, never above the master's. Few browsers need WebP. */
const WIDTHS: Widths = { avif: [480, 800, 1200, 1600], webp: [800, 1200] };
/** Widths of projects, which are shown side by side or opened large. */
const PROJECT_WIDTHS: Widths = { avif: [360, 640, 960, 1280], webp: [640, 1280] };
/** Greatest width of `Picture.single`. */
const SINGLE = 1200;
const QUALITY = { avif: 52, webp: 74 } as const;
/**
 * Efforts of the encoders. AVIF at 5 takes twice as long as at 4 and saves 1 %; `quick` is much faster, its files a
 * quarter to three quarters larger.
 */
export const EFFORTS = { release: { avif: 4, webp: 6 }, quick: { avif: 0, webp: 0 } } as const;

/** Pictures that the content uses, by file name. */
function picturesIn({ site, entries }: Content) {
  const uses = [...entries.flatMap(picturesOf), ...picturesOfSite(site)];
  return new Map(uses.sort((a, b) => (a.name < b.name ? -1 : 1)).map((use) => [use.name, use]));
}

/**
 * Names the files of all pictures by a hash and writes the manifest, so that pages can be rendered while they are made.
 * @throws with the name of a file that is no picture
 */
export async function planPictures(content: Content): Promise<Rendition[]> {
  const efforts = process.env.PICTURES === 'quick' ? EFFORTS.quick : EFFORTS.release;
  const renditions: Rendition[] = [];
  // Another encoder makes other bytes, which need another name in caches.
  const encoder = `sharp@${sharp.versions.sharp}`;
  const manifest: Record<string, Picture> = {};
  for (const [name, { proportions }] of picturesIn(content)) {
    const master = pictureFile(contentDir(), name);
    const data = fs.readFileSync(master);
    if (name.endsWith('.svg')) {
      const file = `${path.parse(name).name}-${sha256(withNightView(data.toString())).slice(0, 10)}.svg`;
      renditions.push({ master, name: file, format: 'svg', width: 0, effort: 0 });
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
 * Generates the planned files into `public/media`, largest first, so that all processors end together.
 * @throws with the name of a picture that cannot be read
 */
export function makePictures(renditions: readonly Rendition[], options?: GenerateOptions) {
  const largestFirst = [...renditions].sort((a, b) => b.width - a.width);
  const outputs = largestFirst.map((input) => ({ name: input.name, input }));
  return syncGeneratedFolder('public/media', '', outputs, render, options);
}

/** @throws with the name of a master that cannot be read */
export async function render({ master, format, width, effort }: Rendition): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(withNightView(fs.readFileSync(master, 'utf8')));
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
