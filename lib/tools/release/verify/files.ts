/** Every page and file: status, content, type, compression, headers. */
import type { ReleaseFile } from '@/lib/export/release-manifest';
import { sha256 } from '@/lib/files/sha256';
import { headersFor } from '@/lib/hosting/rules';
import type { HttpClient, Response } from './http-client';
import { type Mismatch, mismatch } from './mismatch';
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

/** Checks all files of a release. */
export async function checkFiles(target: Target, client: HttpClient) {
  const checks = served(target.release).map(async (file) =>
    checkFile(file, await client.send(target.base + addressOf(file)), target),
  );
  return (await Promise.all(checks)).flat();
}

function checkFile(file: ReleaseFile, response: Response, target: Target): Mismatch[] {
  const where = addressOf(file);
  const { status, headers, body } = response;
  if (status !== 200)
    return [mismatch(headers.location ? 'redirect' : 'missing', where, 'status', '200', response)];
  const found = checkHeaders(where, response, target);
  const inBrief = (hash: string, size: number) => `${size} bytes, sha256 ${hash.slice(0, 12)}`;
  const hash = sha256(body);
  if (hash !== file.sha256) {
    const wanted = inBrief(file.sha256, file.size);
    found.push(mismatch('content', where, 'content', wanted, response, inBrief(hash, body.length)));
  }
  const ending = file.path.split('.').at(-1) ?? '';
  const type = headers['content-type'] ?? 'none';
  if (TYPES[ending]?.test(type) === false) {
    const wanted = TYPES[ending].source.replace(/[\\^$]/g, '').replace(' ?', ' ');
    found.push(mismatch('type', where, `Content-Type of .${ending}`, wanted, response, type));
  }
  if (TEXT.test(file.path) && file.size > WORTH_COMPRESSING && !headers['content-encoding'])
    found.push(mismatch('compression', where, 'Content-Encoding', 'gzip, br or zstd', response, 'none'));
  return found;
}

/** Headers that are missing or differ from the rules. */
export function checkHeaders(where: string, response: Response, { rules }: Target, path = where): Mismatch[] {
  return Object.entries(headersFor(rules, path)).flatMap(([name, value]) => {
    const found = response.headers[name.toLowerCase()];
    if (found !== undefined && normalized(found) === normalized(value)) return [];
    return [mismatch('header', where, name, value, response, found ?? 'none')];
  });
}

/** Without what has no meaning in a header: blanks, and the order of the parts. */
const normalized = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .sort()
    .join();
