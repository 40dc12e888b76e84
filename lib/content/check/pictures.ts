import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { didYouMean } from '../nearest';
import { type PictureUse, picturesOf, picturesOfSite } from '../pictures';
import type { Problem } from '../problem';
import type { Entry, Reading } from '../types';
import type { Report } from './text';

/** Beyond these a picture only makes the build slow: the largest that is shown has 1600 pixels. */
const HUGE = { bytes: 12_000_000, pixels: 8000 };

/**
 * Pictures that are missing, unreadable, too small or too large, and those that no page shows; drawings, films and
 * PDFs that a page names.
 * @param dir content folder
 * @param name how the messages call a file of it
 */
export async function checkPictures(dir: string, name: (file: string) => string, reading: Reading, reportIn: (file: string) => Report): Promise<void> {
  const folder = path.join(dir, 'images');
  const present = fs.existsSync(folder) ? fs.readdirSync(folder).filter((f) => !f.startsWith('.')) : [];
  const used = new Set<string>();
  const sizes = new Map<string, Promise<Size>>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? measure(path.join(folder, file));
    sizes.set(file, size);
    return size;
  };
  const check = async (uses: PictureUse[], report: Report) => {
    for (const use of uses) {
      used.add(use.name);
      const problem = await wrongWith(use, present, sizeOf);
      if (problem) report({ line: use.line, column: use.column, field: use.field, ...problem });
    }
  };
  for (const entry of reading.entries) {
    const report = reportIn(entry.file);
    await check(picturesOf(entry), report);
    checkFiles(entry, dir, report);
  }
  if (reading.site) await check(picturesOfSite(reading.site.data, reading.site.placeOf), reportIn(reading.site.file));
  // A page with an error may show it: nobody should delete a picture for that.
  if (reading.broken.length > 0) return;
  for (const file of present) {
    if (used.has(file)) continue;
    reportIn(name(`images/${file}`))({
      level: 'warning',
      line: 1,
      column: 1,
      field: 'picture',
      found: 'no page shows it',
      expected: 'a page that does',
      fix: 'Use it, or delete the file.',
    });
  }
}

interface Size {
  width: number;
  height: number;
  bytes: number;
}

async function measure(file: string): Promise<Size> {
  const bytes = fs.statSync(file).size;
  const { width = 0, height = 0, format } = await sharp(file).metadata();
  if (format !== 'jpeg' && format !== 'png') throw new Error(`It is a ${format} file inside.`);
  return { width, height, bytes };
}

type Wrong = Pick<Problem, 'level' | 'found' | 'expected' | 'fix'>;

async function wrongWith({ name, wanted }: PictureUse, present: string[], sizeOf: (file: string) => Promise<Size>): Promise<Wrong | undefined> {
  if (!present.includes(name)) {
    const fix = /[/:]/.test(name) ? 'Save it there and write its name alone.' : (didYouMean(name, present) ?? 'Put the file there, with exactly this name.');
    return { level: 'error', found: `'${name}' is not in content/images`, expected: 'the name of a JPEG or PNG that is', fix };
  }
  let size: Size;
  try {
    size = await sizeOf(name);
  } catch (error) {
    const why = error instanceof Error && error.message.startsWith('It is') ? ` ${error.message}` : '';
    return { level: 'error', found: `'${name}' cannot be read as a picture.${why}`, expected: 'a JPEG or PNG', fix: 'Open it and save it again as JPEG.' };
  }
  const { width, height, bytes } = size;
  if (width < wanted)
    return { level: 'warning', found: `'${name}' is ${width} pixels wide`, expected: `at least ${wanted}`, fix: 'It will look blurred. Use a larger one.' };
  if (Math.max(width, height) > HUGE.pixels || bytes > HUGE.bytes)
    return {
      level: 'warning',
      found: `'${name}' has ${width} × ${height} pixels and ${(bytes / 1e6).toFixed(1)} MB`,
      expected: `at most ${HUGE.pixels} pixels and ${HUGE.bytes / 1e6} MB`,
      fix: 'Scale it to 2400 pixels.',
    };
  return undefined;
}

/** Files other than pictures that a page names. */
function checkFiles(entry: Entry, dir: string, report: Report) {
  const missing = (field: readonly PropertyKey[], name: string, found: string, expected: string, names: string[], fallback: string) =>
    report({
      level: 'error',
      ...entry.placeOf(field),
      field: field.join('.'),
      found: `'${name}' ${found}`,
      expected,
      fix: didYouMean(name, names) ?? fallback,
    });
  const { data } = entry;
  const list = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
  if ('drawing' in data && data.drawing) {
    const names = list(path.join('public', 'drawings')).flatMap((f) => (f.endsWith('.svg') ? path.parse(f).name : []));
    if (!names.includes(data.drawing))
      missing(['drawing'], data.drawing, 'is not a drawing', 'the name of one in public/drawings', names, 'Leave the field out to take the one of the group.');
  }
  if (entry.kind === 'course' && entry.data.syllabusPdf) {
    const names = list(path.join(dir, 'syllabus'));
    if (!names.includes(entry.data.syllabusPdf))
      missing(
        ['syllabusPdf'],
        entry.data.syllabusPdf,
        'is not in content/syllabus',
        'the name of a PDF that is',
        names,
        'Put the file there, or leave the field out.',
      );
  }
  if (entry.kind === 'page' && entry.data.template === 'international') {
    for (const key of ['mp4', 'webm'] as const) {
      const file = entry.data.video[key];
      if (!fs.existsSync(path.join('public', file)))
        missing(
          ['video', key],
          file,
          'is not in public',
          'the path of a film that is',
          list('public/loop').map((f) => `/loop/${f}`),
          'Put the file there.',
        );
    }
  }
}
