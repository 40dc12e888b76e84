import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathsIn } from '@/lib/files';
import { didYouMean } from '@/lib/format/nearest-word';
import { fileName } from '@/lib/format/slug';
import sharp from '@/lib/pictures/sharp';
import { checkedSvgSize } from '@/lib/pictures/svg-file';
import { type PictureUse, pictureUsesOf, pictureUsesOfSite } from '../derived/picture-uses';
import type { DiagnosticMessage } from '../read/diagnostic';
import { labelIn } from '../read/load';
import { type Reporter, wholeFile } from '../read/reporter';
import { ASPECTS, type Aspect } from '../schema';
import { photoFile, pictureFile } from '../schema/values';
import type { CheckContext } from './context';

const MAX_SVG_BYTES = 24 * 1024;
/** Tolerance between the aspect ratio of a file and the one that its field asks for. */
const ASPECT_TOLERANCE = 0.03;
/** Widest aspect ratio of a picture in a text: that of the frame in the page head. */
const MAX_TEXT_ASPECT = 16 / 9;
/** File formats of a photo, and of any picture, by sharp's names. */
const PHOTO_FORMATS = ['jpeg', 'png'];
const PICTURE_FORMATS = ['svg', 'webp', 'heif', ...PHOTO_FORMATS];

/** Checks for pictures that are missing, unreadable, too small, of other proportions or on no page. */
export async function checkPictures({ dir, entries, siteFile, reporterFor }: CheckContext) {
  const folder = path.join(dir, 'images');
  const present = pathsIn(folder).filter((file) => !path.basename(file).startsWith('.'));
  const used = new Set<string>();
  const checkUses = async (uses: PictureUse[], reporter: Reporter) => {
    for (const use of uses) {
      used.add(use.name);
      const message = await pictureMessage(use, folder, present);
      if (message) reporter.report(use.at, message);
    }
  };
  for (const entry of entries) await checkUses(pictureUsesOf(entry), reporterFor(entry));
  await checkUses(pictureUsesOfSite(siteFile.data), reporterFor(siteFile));
  for (const file of present.filter((name) => !used.has(name)))
    reporterFor(wholeFile(labelIn(dir)(`images/${file}`))).warn(['picture'], {
      found: 'no page shows it',
      expected: 'a page that does',
      fix: 'Use it, or delete the file.',
    });
}

async function pictureMessage(
  { name, minWidth, aspect }: PictureUse,
  folder: string,
  present: readonly string[],
): Promise<DiagnosticMessage | undefined> {
  const field = aspect ? pictureFile : photoFile;
  const { expected = '' } = field.meta() ?? {};
  if (!present.includes(name)) {
    const moved = present.find((file) => path.basename(file) === path.basename(name));
    const renamed = moved ? `Write '${moved}'.` : didYouMean(name, present);
    const fix = renamed ?? 'Put the file there, with exactly this name.';
    return { found: `'${name}' is not in content/images`, expected, fix };
  }
  // The schema checks names in fields, not in texts.
  if (!field.safeParse(name).success) {
    const fix = `Rename the file to '${fileName(name)}', and write that here.`;
    return { found: `'${name}'`, expected, fix };
  }
  const data = fs.readFileSync(path.join(folder, name));
  let size: { width: number; height: number };
  try {
    size = await sizeOf(name, data, aspect ? PICTURE_FORMATS : PHOTO_FORMATS);
  } catch (error) {
    const [why] = (error as Error).message.split('\n');
    const fix = 'Save it again from the program that made it.';
    return { found: `'${name}' cannot be shown. ${why}`, expected, fix };
  }
  return (
    weightMessage(name, data) ??
    (aspect && aspect !== 'any' ? aspectMessage(name, size, aspect) : undefined) ??
    widthMessage(name, size.width, minWidth)
  );
}

async function sizeOf(name: string, data: Buffer, kinds: readonly string[]) {
  // sharp parses an SVG as XML, as browsers do.
  const { format, width, height } = await sharp(data).metadata();
  if (!kinds.includes(format) || (format === 'svg') !== name.endsWith('.svg'))
    throw new Error(`It is a ${format} file inside.`);
  return format === 'svg' ? checkedSvgSize(data.toString()) : { width, height };
}

function weightMessage(name: string, data: Buffer): DiagnosticMessage | undefined {
  const bytes = name.endsWith('.svg') ? gzipSync(data).length : 0;
  if (bytes <= MAX_SVG_BYTES) return undefined;
  const kB = (n: number) => `${Math.ceil(n / 1024)} kB`;
  return {
    found: `'${name}' has ${kB(bytes)} compressed`,
    expected: `at most ${kB(MAX_SVG_BYTES)}`,
    fix: 'Draw less, with coordinates of two digits, or save it as WebP.',
  };
}

function aspectMessage(
  name: string,
  { width, height }: { width: number; height: number },
  aspect: Aspect | 'text',
): DiagnosticMessage | undefined {
  const [least, most] =
    aspect === 'text' ? [ASPECTS.normal, MAX_TEXT_ASPECT] : [ASPECTS[aspect], ASPECTS[aspect]];
  const ratio = width / height;
  if (ratio >= least * (1 - ASPECT_TOLERANCE) && ratio <= most * (1 + ASPECT_TOLERANCE)) return undefined;
  const found = `'${name}' has ${Math.round(width)} × ${Math.round(height)}`;
  const expected = {
    normal: '4:3',
    text: 'from 4:3 to 16:9',
    wide: '2:1, since show is wide',
    tall: '3:4, since show is tall',
  }[aspect];
  const fix = "Change 'show', or make the picture anew: it stands with empty edges.";
  return { level: 'warning', found, expected, fix };
}

function widthMessage(name: string, width: number, minWidth: number): DiagnosticMessage | undefined {
  if (name.endsWith('.svg') || width >= minWidth) return undefined;
  return {
    level: 'warning',
    found: `'${name}' is ${width} pixels wide`,
    expected: `at least ${minWidth}`,
    fix: 'It will look blurred. Use a larger one.',
  };
}
