/** Makes the files of every picture, in the sizes and formats that pages ask for. */
import fs from 'node:fs';
import path from 'node:path';
import { type Content, pictureUsesOf, pictureUsesOfSite } from '@/lib/content';
import { atomicWrite, sha256 } from '@/lib/files';
import { type EncodedPicture, MANIFEST, picturePath } from '@/lib/pictures/manifest';
import sharp from '@/lib/pictures/sharp';
import { checkedSvgSize, withDarkView } from '@/lib/pictures/svg-file';
import { generateFiles, type Report } from './generate';

type Format = 'avif' | 'webp';
type Widths = Record<Format, number[]>;

/**
 * A file to be made from an original, a picture of the content. An SVG stays SVG and gets dark colours
 * (`#dark`).
 */
export interface Rendition {
  original: string;
  name: string;
  format: Format | 'svg';
  /** In pixels; 0 for an SVG. */
  width: number;
  effort: number;
}

/** Widths in pixels, never above the original's. Few browsers need WebP. */
const WIDTHS: Widths = { avif: [480, 800, 1200, 1600], webp: [800, 1200] };
/** Widths of project pictures, which are shown side by side or opened large. */
const PROJECT_WIDTHS: Widths = { avif: [360, 640, 960, 1280], webp: [640, 1280] };
const MAX_SINGLE_WIDTH = 1200;
/**
 * On the scale of each encoder: with both values a photograph of 800 pixels keeps 37 to 41 dB (PSNR); WebP
 * takes 25 to 50 % more bytes.
 */
const QUALITY = { avif: 52, webp: 74 } as const;
/**
 * Efforts of the encoders. AVIF at 5 takes twice as long as at 4 and saves 1 %; `quick` is much faster, with
 * files 25 to 75 % larger.
 */
const EFFORTS = { release: { avif: 4, webp: 6 }, quick: { avif: 0, webp: 0 } } as const;

/** Pictures that the content uses, by file name. */
function picturesIn({ site, entries }: Content) {
  const uses = [...entries.flatMap(pictureUsesOf), ...pictureUsesOfSite(site)];
  return new Map(uses.sort((a, b) => (a.name < b.name ? -1 : 1)).map((use) => [use.name, use]));
}

/**
 * Plans the file names of all pictures and writes the manifest, so that pages can be rendered during
 * encoding.
 * @param quick whether to encode fast and larger
 * @throws with the name of a file that is no picture
 */
export async function planPictures(content: Content, quick: boolean): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  const manifest: Record<string, EncodedPicture> = {};
  for (const [name, { aspect }] of picturesIn(content)) {
    const original = picturePath(content.dir, name);
    const widths = aspect ? PROJECT_WIDTHS : WIDTHS;
    const plan = name.endsWith('.svg') ? planSvg(original) : planRaster(original, widths, quick);
    const { files, picture } = await plan;
    renditions.push(...files);
    manifest[name] = picture;
  }
  atomicWrite(MANIFEST, JSON.stringify(manifest));
  return renditions;
}

interface Plan {
  files: Rendition[];
  picture: EncodedPicture;
}

function planSvg(original: string): Plan {
  const svg = fs.readFileSync(original, 'utf8');
  const name = `${path.parse(original).name}-${sha256(withDarkView(svg)).slice(0, 10)}.svg`;
  const src = `/media/${name}`;
  return {
    files: [{ original, name, format: 'svg', width: 0, effort: 0 }],
    picture: { ...checkedSvgSize(svg), src, single: src, avif: '', webp: '' },
  };
}

async function planRaster(original: string, widths: Widths, quick: boolean): Promise<Plan> {
  const efforts = quick ? EFFORTS.quick : EFFORTS.release;
  const data = fs.readFileSync(original);
  // Another encoder version makes other bytes, which caches must know by another name.
  const encoder = `sharp@${sharp.versions.sharp}`;
  const hash = sha256(encoder, JSON.stringify([widths, QUALITY, efforts]), data).slice(0, 10);
  const size = await sharp(data)
    .metadata()
    .catch((error: Error) => unreadable(original, error));
  const largest = Math.min(size.width, Math.max(...widths.avif));
  const renditionsIn = (format: Format): Rendition[] => {
    const smaller = widths[format].filter((width) => width < largest);
    return [...smaller, largest].map((width) => {
      const name = `${path.parse(original).name}-${width}-${hash}.${format}`;
      return { original, name, width, format, effort: efforts[format] };
    });
  };
  const [avif, webp] = [renditionsIn('avif'), renditionsIn('webp')];
  return {
    files: [...webp, ...avif],
    picture: {
      width: largest,
      height: Math.round((size.height * largest) / size.width),
      src: urlOf(webp[0]),
      single: urlOf(webp.findLast(({ width }) => width <= MAX_SINGLE_WIDTH) ?? webp[0]),
      avif: srcset(avif),
      webp: srcset(webp),
    },
  };
}

const urlOf = (file?: Rendition) => `/media/${file?.name}`;

const srcset = (files: Rendition[]) => files.map((file) => `${urlOf(file)} ${file.width}w`).join(', ');

/**
 * Generates the planned files into `media/`, largest first, so that all processors finish at the same time.
 * @throws with the name of a picture that cannot be read
 */
export function generatePictures(renditions: readonly Rendition[], report?: Report) {
  const largestFirst = [...renditions].sort((a, b) => b.width - a.width);
  // The name has a hash of the original and of all settings.
  const outputs = largestFirst.map((rendition) => {
    const { name } = rendition;
    return { name, key: name, render: () => render(rendition) };
  });
  return generateFiles('media', outputs, report);
}

/** @throws with the name of an original that cannot be read */
async function render({ original, format, width, effort }: Rendition): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(withDarkView(fs.readFileSync(original, 'utf8')));
  return sharp(original)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, { quality: QUALITY[format], effort })
    .toBuffer()
    .catch((error: Error) => unreadable(original, error));
}

function unreadable(original: string, { message }: Error): never {
  throw new Error(
    `${original} cannot be read as a picture (${message.trim().split('\n')[0]}). Open it and save it again as JPEG.`,
  );
}
