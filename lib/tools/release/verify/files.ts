/** Every page and every file: status, content, type, compression, headers. */
import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '@/lib/export/release-manifest';
import { sha256 } from '@/lib/files/sha256';
import { headersFor } from '@/lib/hosting/rules';
import { type Mismatch, mismatch } from './mismatch';
import { addressOf, served, type Target } from './release';
import type { Answer, Asker } from './request';

/** Types by ending; what is not here may have any. */
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
/** What shrinks when it is compressed, from a size on where that pays (bytes). */
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const WORTH_COMPRESSING = 1400;

/** A page that is there and differs: what it says is needed to tell what else it asks for. */
export interface OtherPage {
  address: string;
  html: string;
}

/**
 * Checks all files of a release.
 * @param known hashes that the list on the host names: what has one of them is of that release
 * @returns what is wrong, and the pages that are others than those of the build
 */
export async function checkFiles(
  target: Target,
  asker: Asker,
  known: ReadonlyMap<string, string>,
): Promise<{ mismatches: Mismatch[]; others: OtherPage[] }> {
  const others: OtherPage[] = [];
  const checked = await Promise.all(
    served(target.release).map(async (file) => {
      const answer = await asker.ask(target.base + addressOf(file));
      const mismatches = wrongWith(file, answer, target, known);
      if (file.path.endsWith('.html') && answer.status === 200 && sha256(answer.body) !== file.sha256)
        others.push({ address: addressOf(file), html: answer.body.toString('utf8') });
      return mismatches;
    }),
  );
  return { mismatches: checked.flat(), others };
}

function wrongWith(
  file: ReleaseFile,
  answer: Answer,
  target: Target,
  known: ReadonlyMap<string, string>,
): Mismatch[] {
  const address = addressOf(file);
  if (answer.status !== 200)
    return [mismatch(answer.headers.location ? 'redirect' : 'missing', address, '200', answer)];
  const ending = file.path.split('.').at(-1) ?? '';
  const type = answer.headers['content-type'] ?? 'none';
  const encoding = answer.headers['content-encoding'];
  return [
    ...(sha256(answer.body) === file.sha256 ? [] : [otherContent(file, answer, target, known)]),
    ...(TYPES[ending]?.test(type) === false
      ? [mismatch('type', `${address} Content-Type`, typeInWords(ending), answer, type)]
      : []),
    ...(TEXT.test(file.path) && file.size > WORTH_COMPRESSING && !encoding
      ? [mismatch('compression', `${address} Content-Encoding`, 'gzip, br or zstd', answer, 'not compressed')]
      : []),
    ...wrongHeaders(address, answer, target),
  ];
}

/** Headers that are missing or other than the rules have them. */
export function wrongHeaders(address: string, answer: Answer, { rules }: Target, at = address): Mismatch[] {
  return Object.entries(headersFor(rules, at)).flatMap(([name, value]) => {
    const found = answer.headers[name.toLowerCase()];
    if (found !== undefined && normal(found) === normal(value)) return [];
    return [mismatch('header', `${address} ${name}`, value, answer, found ?? 'not there')];
  });
}

/** Commas and blanks are of no meaning, nor is the order. */
const normal = (value: string) =>
  value
    .toLowerCase()
    .split(/[,;]\s*/)
    .map((part) => part.trim())
    .sort()
    .join();

const typeInWords = (ending: string) =>
  (TYPES[ending]?.source ?? '').replace(/[\\^$]/g, '').replace(/ \?/, ' ');

/** Tells a file of another release from one that the host has changed on its way. */
function otherContent(
  file: ReleaseFile,
  answer: Answer,
  { out }: Target,
  known: ReadonlyMap<string, string>,
): Mismatch {
  const { body } = answer;
  const differs = (kind: 'old' | 'altered' | 'content', found: string) =>
    mismatch(kind, addressOf(file), `sha256 ${file.sha256.slice(0, 12)}…, ${file.size} bytes`, answer, found);
  const release = known.get(sha256(body));
  if (release !== undefined)
    return differs('old', `the file of another release${release ? ` (${release.slice(0, 7)})` : ''}`);
  const ours = fs.readFileSync(path.join(out, file.path));
  let before = 0;
  while (before < ours.length && ours[before] === body[before]) before++;
  let after = 0;
  while (after < ours.length - before && ours[ours.length - 1 - after] === body[body.length - 1 - after])
    after++;
  // All of ours is there, with something in between.
  if (before + after >= ours.length && body.length > ours.length) {
    const between = body.subarray(before, body.length - after).toString('utf8');
    // Two tags begin alike: what was put in begins with its own.
    const added = between.replace(/^([^<].*)<$/s, '<$1');
    return differs('altered', `${body.length - ours.length} bytes put in: ${added.slice(0, 60)}`);
  }
  return differs('content', `sha256 ${sha256(body).slice(0, 12)}…, ${body.length} bytes`);
}
