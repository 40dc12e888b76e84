/** What a deployed site is compared with: the build's list of files, and what its pages say. */
import fs from 'node:fs';
import path from 'node:path';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';
import { RELEASE_FILE, type Release, type ReleaseFile } from '@/lib/export/release-manifest';
import { HOST_FILES, hostRules } from '@/lib/hosting/rules';

export type Target = ReturnType<typeof targetOf>;

const NOT_SERVED = new Set<string>([...HOST_FILES, '.nojekyll', '404.html']);

/**
 * Reads an export.
 * @param site address of the deployed site
 * @param out folder of the export
 * @throws when there is none
 */
export function targetOf(site: string, out: string) {
  const release = readRelease(path.join(out, RELEASE_FILE));
  /** Hashes of the pages by their addresses. */
  const pages = new Map(
    served(release)
      .filter(isPage)
      .map((file) => [addressOf(file), file.sha256]),
  );
  const notFound = release.files.find((file) => file.path === '404.html')?.sha256;
  const rules = hostRules({ reviews: pages.has(REVIEWS_FRAME) });
  return { base: site.replace(/\/+$/, ''), out, release, rules, pages, notFound };
}

/**
 * Reads a list of files.
 * @throws with the name of the file, when it is none
 */
export function readRelease(file: string): Release {
  if (!fs.existsSync(file)) throw new Error(`${file} is not there: npm run build`);
  const release = JSON.parse(fs.readFileSync(file, 'utf8')) as Release;
  if (!Array.isArray(release.files)) throw new Error(`${file} is no list of files of a release`);
  return release;
}

const isPage = ({ path: name }: ReleaseFile) => name.endsWith('.html');

/** Files for visitors. */
export const served = ({ files }: Release) => files.filter((file) => !NOT_SERVED.has(file.path));

/** The address of a file: a page's has no ending. */
export function addressOf({ path: name }: ReleaseFile): string {
  if (name === 'index.html') return '/';
  return `/${name
    .replace(/\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}

/** The host that the pages send enquiries to, by their policies. */
export function enquiryApiOf({ out, release }: Target): string | undefined {
  for (const file of served(release).filter(isPage)) {
    const html = fs.readFileSync(path.join(out, file.path), 'utf8');
    const host = /connect-src 'self' ([^\s;"]+)/.exec(html)?.[1];
    if (host) return host;
  }
  return undefined;
}
