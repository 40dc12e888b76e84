/** Every page and file: status, content, type, compression, headers. */
import type { ReleaseFile } from '@/lib/export/release-manifest';
import { sha256 } from '@/lib/files/sha256';
import { headersFor } from '@/lib/hosting/rules';
import type { Check, Difference, Response } from './check';
import { addressOf, served, type Target } from './release';

/** Content types by file ending; others may have any. */
export const TYPES: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  webp: /^image\/webp/,
  avif: /^image\/avif/,
  png: /^image\/png/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  woff2: /^font\/woff2/,
  pdf: /^application\/pdf/,
  json: /^application\/json/,
  xml: /^(application|text)\/xml/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
  ics: /^text\/calendar/,
  mp4: /^video\/mp4/,
  webm: /^video\/webm/,
};
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Hosts leave smaller files uncompressed (bytes). */
const WORTH_COMPRESSING = 1400;

/** All files of a release. */
export const fileChecks = (target: Target): Check[] =>
  served(target.release).map((file) => ({
    where: addressOf(file),
    differences: (response) => fileDifferences(file, response, target),
  }));

function fileDifferences(
  file: ReleaseFile,
  { status, headers, body }: Response,
  target: Target,
): Difference[] {
  if (status !== 200) return [[headers.location ? 'redirect' : 'missing', 'status', '200']];
  const found = headerDifferences(addressOf(file), headers, target);
  const inBrief = (hash: string, size: number) => `${size} bytes, sha256 ${hash.slice(0, 12)}`;
  const hash = sha256(body);
  if (hash !== file.sha256)
    found.push(['content', 'content', inBrief(file.sha256, file.size), inBrief(hash, body.length)]);
  const ending = file.path.split('.').at(-1) ?? '';
  const type = headers['content-type'] ?? 'none';
  if (TYPES[ending]?.test(type) === false) {
    const wanted = TYPES[ending].source.replace(/[\\^$]/g, '').replace(' ?', ' ');
    found.push(['type', `Content-Type of .${ending}`, wanted, type]);
  }
  if (TEXT.test(file.path) && file.size > WORTH_COMPRESSING && !headers['content-encoding'])
    found.push(['compression', 'Content-Encoding', 'gzip, br or zstd', 'none']);
  return found;
}

/** Headers that are missing or differ from the rules for a path, and a `noindex` that no rule has. */
export function headerDifferences(
  path: string,
  headers: Response['headers'],
  { rules }: Target,
): Difference[] {
  return Object.entries({ 'X-Robots-Tag': 'none', ...headersFor(rules, path) }).flatMap(
    ([name, value]): Difference[] => {
      const found = headers[name.toLowerCase()] ?? 'none';
      return normalized(found) === normalized(value) ? [] : [['header', name, value, found]];
    },
  );
}

/** Without what has no meaning in a header: blanks, and the order of the parts. */
const normalized = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .sort()
    .join();
