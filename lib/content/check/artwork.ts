import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from '@/lib/media/sharp';
import { readSvg } from '@/lib/media/svg-file';
import { didYouMean } from '../nearest';
import type { PictureUse } from '../pictures';
import type { Detail } from '../reporter';
import { PROPORTIONS } from '../schema';

/** Most that an SVG weighs, as it is and compressed. */
const SVG = { bytes: 150 * 1024, gzipped: 24 * 1024 };
/** How far the proportions of a file may be from those in which it is shown. */
const TOLERANCE = 0.03;
const FORMATS = ['svg', 'webp', 'png', 'jpeg', 'heif'];

/**
 * What is wrong with the picture of a project, if anything.
 * @param folder of the pictures
 * @param present the files in it and below it
 */
export async function wrongWithArtwork(
  folder: string,
  { name, wanted, shape = 'normal' }: PictureUse,
  present: readonly string[],
): Promise<Detail | undefined> {
  if (!present.includes(name)) {
    const found = present.find((file) => path.basename(file) === path.basename(name));
    const fix = found ? `Write '${found}'.` : didYouMean(name, present);
    return [
      'error',
      `'${name}' is not in content/images`,
      'the path of a picture below that folder',
      fix ?? 'Put the file there, with exactly this name.',
    ];
  }
  const data = fs.readFileSync(path.join(folder, name));
  let size: { width: number; height: number };
  try {
    size = await sizeOf(name, data);
  } catch (error) {
    const why = (error as Error).message.split('\n')[0];
    return [
      'error',
      `'${name}' cannot be shown. ${why}`,
      'an SVG without script and without anything from elsewhere, a WebP, PNG, JPEG or AVIF',
      'Save it again from the program that made it.',
    ];
  }
  return tooLarge(name, data) ?? wrongShape(name, size, shape) ?? tooSmall(name, size.width, wanted);
}

async function sizeOf(name: string, data: Buffer) {
  // It parses an SVG as XML, as browsers do: what is not well-formed is not shown.
  const { format, width, height } = await sharp(data).metadata();
  if (!FORMATS.includes(format)) throw new Error(`It is a ${format} file inside.`);
  if ((format === 'svg') !== name.endsWith('.svg'))
    throw new Error(`It is a file of the kind ${format} inside, whatever its name says.`);
  return format === 'svg' ? readSvg(data.toString()) : { width, height };
}

function tooLarge(name: string, data: Buffer): Detail | undefined {
  if (!name.endsWith('.svg')) return undefined;
  const gzipped = gzipSync(data).length;
  if (data.length <= SVG.bytes && gzipped <= SVG.gzipped) return undefined;
  const kB = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;
  return [
    'error',
    `'${name}' has ${kB(data.length)}, ${kB(gzipped)} compressed`,
    `at most ${kB(SVG.bytes)}, ${kB(SVG.gzipped)} compressed`,
    'Draw less, with coordinates of two digits, or save it as WebP.',
  ];
}

function wrongShape(
  name: string,
  { width, height }: { width: number; height: number },
  shape: NonNullable<PictureUse['shape']>,
): Detail | undefined {
  if (shape === 'any') return undefined;
  const fits = (wanted: number) => Math.abs(width / height / wanted - 1) <= TOLERANCE;
  if (fits(PROPORTIONS[shape])) return undefined;
  const [other] = Object.entries(PROPORTIONS).find(([, ratio]) => fits(ratio)) ?? [];
  const fix = other && (other === 'normal' ? "Delete the line 'show'." : `Write: show: ${other}`);
  return [
    'warning',
    `'${name}' has ${Math.round(width)} × ${Math.round(height)}`,
    `${{ normal: '4:3', wide: '2:1, since show is wide', tall: '3:4, since show is tall' }[shape]}`,
    fix ?? 'Make the picture anew, or it stands with empty edges.',
  ];
}

function tooSmall(name: string, width: number, wanted: number): Detail | undefined {
  if (name.endsWith('.svg') || width >= wanted) return undefined;
  const found = `'${name}' is ${width} pixels wide`;
  return ['warning', found, `at least ${wanted}`, 'It will look blurred. Use a larger one.'];
}
