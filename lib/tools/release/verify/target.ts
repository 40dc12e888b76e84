import path from 'node:path';
import { RELEASE_FILE, releaseOf } from '@/lib/export/release-manifest';
import { cleanPath } from '@/lib/format/page-path';
import { HOST_FILES, HOST_RULES } from '@/lib/hosting/rules';

export type Target = ReturnType<typeof targetOf>;

const NOT_SERVED = [...HOST_FILES, '.nojekyll', '404.html'];

/**
 * Files, headers and address with which a deployed site is compared.
 * @param out folder of the export
 * @throws when the export has no list of files
 */
export function targetOf(site: string, out: string) {
  const release = releaseOf(out);
  if (!release) throw new Error(`${path.join(out, RELEASE_FILE)} is not there: npm run build`);
  const served = release.files.filter((file) => !NOT_SERVED.includes(file.path));
  return {
    base: new URL(site).origin,
    /** Files for visitors, by address: addresses of pages have no extension. */
    files: new Map(served.map((file) => [addressOf(file.path), file])),
    notFound: release.files.find((file) => file.path === '404.html')?.sha256,
    rules: HOST_RULES,
    enquiryHost: release.enquiryHost,
  };
}

const addressOf = (file: string) => cleanPath(`/${file}`).split('/').map(encodeURIComponent).join('/');
