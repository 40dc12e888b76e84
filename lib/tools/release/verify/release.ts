/** What a deployed site is held against: the list of files of the build, and what the build's pages say. */
import fs from 'node:fs';
import path from 'node:path';
import { fileOf } from '@/lib/content';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { RELEASE_FILE, type Release, type ReleaseFile } from '@/lib/export/release-manifest';
import { attribute, elements, parse } from '@/lib/format/dom';
import { HOST_FILES, hostRules } from '@/lib/hosting/rules';

export type Target = ReturnType<typeof targetOf>;

/** Answered with 404 or not uploaded at all. */
const NOT_SERVED = new Set<string>([...HOST_FILES, '.nojekyll', '404.html']);

/**
 * Reads an export.
 * @param base the deployed site
 * @param out folder of the export
 * @throws when there is none
 */
export function targetOf(base: string, out: string) {
  const release = readRelease(path.join(out, RELEASE_FILE));
  return {
    /** The deployed site, without a slash at its end. */
    base: base.replace(/\/+$/, ''),
    /** The export that should be there. */
    out,
    release,
    rules: hostRules({ reviews: release.files.some((file) => file.path === fileOf(REVIEWS_FRAME)) }),
    /** Paths of the pages, aliases too. */
    pages: release.files.filter(isPage).map(addressOf),
  };
}

/**
 * Reads a list of files.
 * @throws with the name of the file, when it is none
 */
export function readRelease(file: string): Release {
  if (!fs.existsSync(file)) throw new Error(`${file} is not there: npm run build`);
  try {
    const release = JSON.parse(fs.readFileSync(file, 'utf8')) as Release;
    if (!Array.isArray(release.files)) throw new Error('it has no files');
    return release;
  } catch (error) {
    throw new Error(`${file} is no list of files of a release: ${(error as Error).message}`);
  }
}

export const isPage = ({ path: name }: ReleaseFile) => name.endsWith('.html') && !NOT_SERVED.has(name);

/** Files that a visitor may ask for. */
export const served = ({ files }: Release): ReleaseFile[] =>
  files.filter((file) => !NOT_SERVED.has(file.path));

/** The address of a file: a page's has no ending. */
export function addressOf({ path: name }: Pick<ReleaseFile, 'path'>): string {
  if (name === 'index.html') return '/';
  return `/${name
    .replace(/\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}

/** The host that the pages of an export send enquiries to, as their policies name it. */
export function enquiryApiOf({ out, release }: Pick<Target, 'out' | 'release'>): string | undefined {
  for (const file of release.files.filter(isPage)) {
    const html = fs.readFileSync(path.join(out, file.path), 'utf8');
    const policy = [...elements(parse(html))].find(
      (e) => attribute(e, 'http-equiv') === 'Content-Security-Policy',
    );
    const host = /connect-src 'self' (\S+?)(?:;|$)/.exec((policy && attribute(policy, 'content')) ?? '')?.[1];
    if (host) return host;
  }
  return undefined;
}
