import fs from 'node:fs';
import path from 'node:path';
import { slugify } from '@/lib/format/slug';
import sharp from '@/lib/media/sharp';
import { filesBelow, filesIn, namesIn } from '../folders';
import { didYouMean } from '../nearest';
import { type PictureUse, picturesOf, picturesOfSite } from '../pictures';
import { type Detail, type MakeReporter, type Reporter, wholeFile } from '../reporter';
import { imageFile } from '../schema/values';
import type { Entry, ParseResult } from '../types';
import { wrongWithArtwork } from './artwork';

/** Beyond these a picture only makes the build slow: the largest that is shown has 1600 pixels. */
const HUGE = { bytes: 12_000_000, pixels: 8000 };

/**
 * Pictures that are missing, unreadable, too small or too large, and those that no page shows; drawings, films and
 * PDFs that a page names.
 * @param dir content folder
 * @param name how the messages call a file of it
 */
export async function checkPictures(
  dir: string,
  name: (file: string) => string,
  { entries, site, broken }: ParseResult,
  reporter: MakeReporter,
): Promise<void> {
  const folder = path.join(dir, 'images');
  const present = filesBelow(folder).filter((f) => !path.basename(f).startsWith('.'));
  const used = new Set<string>();
  const sizes = new Map<string, Promise<Size>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? measure(path.join(folder, file));
    sizes.set(file, size);
    return size;
  };
  const check = async (uses: PictureUse[], report: Reporter) => {
    for (const use of uses) {
      used.add(use.name);
      const wrong = await (use.shape
        ? wrongWithArtwork(folder, use, present)
        : wrongWith(use, present, sizeOf));
      if (!wrong) continue;
      if ('line' in use.at) report.text(use.at, 'picture', ...wrong);
      else report.field(use.at, ...wrong);
    }
  };
  for (const entry of entries) {
    const report = reporter(entry);
    await check(picturesOf(entry), report);
    checkFiles(entry, dir, report);
  }
  if (site) await check(picturesOfSite(site.data), reporter(site));
  // A page with an error may show it.
  if (broken.length > 0) return;
  for (const file of present.filter((f) => !used.has(f)))
    reporter(wholeFile(name(`images/${file}`))).warn(
      ['picture'],
      'no page shows it',
      'a page that does',
      'Use it, or delete the file.',
    );
}

async function measure(file: string) {
  const bytes = fs.statSync(file).size;
  const { width, height, format } = await sharp(file).metadata();
  if (format !== 'jpeg' && format !== 'png') throw new Error(`It is a ${format} file inside.`);
  return { width, height, bytes };
}
type Size = Awaited<ReturnType<typeof measure>>;

async function wrongWith(
  { name, wanted }: PictureUse,
  present: string[],
  sizeOf: (file: string) => Promise<Size>,
): Promise<Detail | undefined> {
  if (!present.includes(name)) {
    const fix = /[/:]/.test(name)
      ? 'Save it there and write its name alone.'
      : (didYouMean(name, present) ?? 'Put the file there, with exactly this name.');
    return ['error', `'${name}' is not in content/images`, 'the name of a JPEG or PNG that is', fix];
  }
  // What a field would not take, no page shows in its text either.
  if (!imageFile.safeParse(name).success) {
    const { name: base, ext } = path.parse(name);
    const fix = `Rename the file to '${slugify(base)}${ext.toLowerCase()}', and write that here.`;
    return ['error', `'${name}'`, String(imageFile.meta()?.words), fix];
  }
  let size: Size;
  try {
    size = await sizeOf(name);
  } catch (error) {
    const why = error instanceof Error && error.message.startsWith('It is') ? ` ${error.message}` : '';
    return [
      'error',
      `'${name}' cannot be read as a picture.${why}`,
      'a JPEG or PNG',
      'Open it and save it again as JPEG.',
    ];
  }
  const { width, height, bytes } = size;
  if (width < wanted)
    return [
      'warning',
      `'${name}' is ${width} pixels wide`,
      `at least ${wanted}`,
      'It will look blurred. Use a larger one.',
    ];
  if (Math.max(width, height) <= HUGE.pixels && bytes <= HUGE.bytes) return undefined;
  const found = `'${name}' has ${width} × ${height} pixels and ${(bytes / 1e6).toFixed(1)} MB`;
  return [
    'warning',
    found,
    `at most ${HUGE.pixels} pixels and ${HUGE.bytes / 1e6} MB`,
    'Scale it to 2400 pixels.',
  ];
}

/** Files other than pictures that a page names. */
function checkFiles({ kind, data }: Entry, dir: string, report: Reporter) {
  if ('drawing' in data && data.drawing) {
    const names = namesIn('public/drawings', '.svg');
    const fix = didYouMean(data.drawing, names) ?? 'Leave the field out to take the one of the group.';
    if (!names.includes(data.drawing))
      report.error(
        ['drawing'],
        `'${data.drawing}' is not a drawing`,
        'the name of one in public/drawings',
        fix,
      );
  }
  if (kind === 'course' && data.syllabusPdf) {
    const own = data.syllabusPdf;
    const names = filesIn(path.join(dir, 'syllabus'));
    const fix = didYouMean(own, names) ?? 'Put the file there, or leave the field out.';
    if (!names.includes(own))
      report.error(['syllabusPdf'], `'${own}' is not in content/syllabus`, 'the name of a PDF that is', fix);
    else if (fs.readFileSync(path.join(dir, 'syllabus', own)).toString('latin1', 0, 5) !== '%PDF-') {
      const other = 'Commit the file there, or delete this line: the PDF is then built from the syllabus.';
      report.error(
        ['syllabusPdf'],
        `'${own}', which is no PDF`,
        'the name of a PDF in content/syllabus',
        other,
      );
    }
  }
  if (kind === 'page' && data.template === 'international') {
    const films = filesIn('public/loop').map((f) => `/loop/${f}`);
    for (const key of ['mp4', 'webm'] as const) {
      const file = data.video[key];
      if (fs.existsSync(path.join('public', file))) continue;
      report.error(
        ['video', key],
        `'${file}' is not in public`,
        'the path of a film that is',
        didYouMean(file, films) ?? 'Put the file there.',
      );
    }
  }
}
