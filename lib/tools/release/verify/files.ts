import type { ReleaseFile } from '@/lib/export/release-manifest';
import { sha256 } from '@/lib/files';
import { headersFor } from '@/lib/hosting/rules';
import type { Check, Mismatch, Response } from './check';
import type { Target } from './target';

/** Content types by file ending; others may have any. */
const TYPES: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  pdf: /^application\/pdf/,
  json: /^application\/json/,
  xml: /^(application|text)\/xml/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
  ics: /^text\/calendar/,
  mp4: /^video\/mp4/,
};
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Hosts leave smaller files uncompressed (bytes). */
const WORTH_COMPRESSING = 1400;

/** Status, content, type, compression and headers of every file. */
export const fileChecks = (target: Target): Check[] =>
  [...target.files].map(([where, file]) => ({
    where,
    compare: (response) => fileMismatches(where, file, response, target),
  }));

function fileMismatches(where: string, file: ReleaseFile, response: Response, target: Target): Mismatch[] {
  const { status, headers, body } = response;
  if (status !== 200) return [{ what: 'status', expected: '200' }];
  const found = headerMismatches(where, headers, target);
  const hash = sha256(body);
  if (hash !== file.sha256)
    found.push({
      what: 'content',
      expected: `${file.size} bytes, sha256 ${file.sha256.slice(0, 12)}`,
      found: `${body.length} bytes, sha256 ${hash.slice(0, 12)}`,
    });
  const ending = file.path.split('.').at(-1) ?? '';
  const type = headers['content-type'] ?? 'none';
  if (TYPES[ending]?.test(type) === false) {
    const expected = TYPES[ending].source.replace(/[\\^$]/g, '').replace(' ?', ' ');
    found.push({ what: `Content-Type of .${ending}`, expected, found: type });
  }
  if (TEXT.test(file.path) && file.size > WORTH_COMPRESSING && !headers['content-encoding'])
    found.push({ what: 'Content-Encoding', expected: 'gzip, br or zstd', found: 'none' });
  return found;
}

/** Headers that are missing or differ from the rules for a path, and a `noindex` that no rule has. */
export function headerMismatches(where: string, headers: Response['headers'], { rules }: Target): Mismatch[] {
  return Object.entries({ 'X-Robots-Tag': 'none', ...headersFor(rules, where) }).flatMap(
    ([what, expected]) => {
      const found = headers[what.toLowerCase()] ?? 'none';
      return normalized(found) === normalized(expected) ? [] : [{ what, expected, found }];
    },
  );
}

/** Leaves out what has no meaning in a header: blanks, and the order of the parts. */
const normalized = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .sort()
    .join();
