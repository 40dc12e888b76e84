import fs from 'node:fs';
import type { Sharp } from 'sharp';
import sharp from '@/lib/pictures/sharp';
import { svgAtWidth } from '@/lib/pictures/svg-file';
import type { SyllabusData } from './syllabus-data';

/** Height in pixels: 125 points at 175 dpi. */
const HEIGHT = 304;
/** Width for an SVG's media queries, in CSS pixels: narrow drawings have larger letters. */
const SVG_WIDTH = 320;
const WHITE = '#fff';
/** Distance of the 16 greys of a drawing: Typst stores them smaller than all 256. */
const GREY_STEP = 17;

/**
 * Each picture of a project in grey on white, by its name in the template: drawings as PNG, renders and
 * photographs as JPEG, which is then smaller.
 */
export async function picturesOf(projects: SyllabusData['projects']['pictured']) {
  const pictures = projects.map(async ({ file, aspect }, i) => {
    const drawing =
      file.endsWith('.svg') && Buffer.from(svgAtWidth(fs.readFileSync(file, 'utf8'), SVG_WIDTH));
    const grey = sharp(drawing || file)
      .resize(Math.round(HEIGHT * aspect), HEIGHT, { fit: 'contain', background: WHITE })
      .flatten({ background: WHITE })
      .greyscale();
    const encoded = drawing ? await withFewGreys(grey) : grey.jpeg({ quality: 35, mozjpeg: true });
    return [`picture-${i}`, await encoded.toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}

async function withFewGreys(picture: Sharp) {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const greys = data.map((grey) => Math.round(grey / GREY_STEP) * GREY_STEP);
  return sharp(greys, { raw: info }).toColourspace('b-w').png();
}
