import fs from 'node:fs';
import {
  type Content,
  drawingFileOf,
  type Entry,
  firstPicturedProject,
  footerBranches,
  isPage,
} from '@/lib/content';
import { sha256 } from '@/lib/files';
import { pictureWithHash } from '@/lib/pictures/manifest';
import sharp from '@/lib/pictures/sharp';
import { generateFiles, mediaCodeKey, type Report } from './generate';
import { typeset } from './typst/typeset';

export interface ShareImage {
  title: string;
  group?: string;
  note?: string;
  institute: string;
  branches: string[];
  founded: number;
  picture: SharedPicture;
}

/** A picture of content/images, or a drawing. */
interface SharedPicture {
  file: string;
  hash: string;
  /** Whether the aspect ratio is 2:1. */
  isWide: boolean;
}

/** Generates the Open Graph image of every page into `share/`. */
export function generateShareImages(content: Content, report?: Report) {
  const code = mediaCodeKey();
  const outputs = content.entries.map((entry) => {
    const image = shareImageOf(content, entry);
    return { name: `${entry.slug}.png`, key: [code, image], render: () => renderShareImage(image) };
  });
  return generateFiles('share', outputs, report);
}

/** On home, name and tagline of the institute; else the title, and description or group. */
export function shareImageOf({ dir, site }: Content, entry: Entry): ShareImage {
  const isHome = isPage(entry, 'home');
  return {
    title: isHome ? site.name : entry.data.title,
    ...(entry.kind === 'page'
      ? { note: isHome ? site.tagline : entry.data.description }
      : { group: entry.data.group }),
    institute: site.name,
    branches: footerBranches(site).map((b) => b.short),
    founded: site.founded,
    picture: sharedPicture(dir, entry),
  };
}

/**
 * The first project with a picture, preferably its render, which is clearer at a small size; else the
 * drawing.
 */
function sharedPicture(dir: string, entry: Entry): SharedPicture {
  const project = firstPicturedProject(entry);
  if (project)
    return {
      ...pictureWithHash(dir, project.render ?? project.picture),
      isWide: project.show === 'wide' && !project.render,
    };
  const file = drawingFileOf(entry);
  return { file, hash: sha256(fs.readFileSync(file)), isWide: false };
}

/** Frame, and height of the title block at its bottom, in pixels; the template draws both. */
export const FRAME = { left: 44, top: 36, right: 1156, bottom: 594, block: 92 };
/** Space between the frame and the title. */
const INSET = 40;
/** Width of the title: less beside a wide picture. */
const COLUMN = { wide: 300, usual: 440 };
/** Between the title and the picture, and around the picture. */
const GAP = 46;
const MARGIN = 20;

const columnOf = ({ isWide }: SharedPicture) => (isWide ? COLUMN.wide : COLUMN.usual);

export async function renderShareImage(image: ShareImage) {
  return sharp(Buffer.from(await shareImageSvg(image)))
    .composite([await layerOf(image.picture)])
    .png({ palette: true, dither: 0, compressionLevel: 9, effort: 5 })
    .toBuffer();
}

/** The image as SVG without its picture. Letters are paths, since sharp has only the system's fonts. */
export async function shareImageSvg({ group = '', note = '', picture, ...words }: ShareImage) {
  const sizes = { frame: FRAME, inset: INSET, column: columnOf(picture) };
  const { compiler, document } = await typeset('share-image.typ', { group, note, ...sizes, ...words });
  return compiler.plainSvg(document);
}

/** The picture, uncropped, centred beside the title, in pixels. */
async function layerOf(picture: SharedPicture) {
  const box = {
    left: FRAME.left + INSET + columnOf(picture) + GAP,
    top: FRAME.top + MARGIN,
    right: FRAME.right - MARGIN,
    bottom: FRAME.bottom - FRAME.block - MARGIN,
  };
  const { data, info } = await sharp(picture.file)
    .resize(box.right - box.left, box.bottom - box.top, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round((box.left + box.right - info.width) / 2),
    top: Math.round((box.top + box.bottom - info.height) / 2),
  };
}
