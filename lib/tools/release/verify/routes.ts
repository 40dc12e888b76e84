/** Redirects to clean addresses, the 404 page, and files that are not for visitors. */
import { sha256 } from '@/lib/files/sha256';
import { HOST_FILES } from '@/lib/hosting/rules';
import type { Check } from './check';
import { headerDifferences } from './files';
import { hostOf, type Kind } from './hints';
import type { Target } from './release';

const UNKNOWN = ['/release-verify-no-such-page', '/release-verify/no-such-page.html', '/media/no-such.avif'];

/** Redirects, 404, upper and lower case, and plain HTTP. */
export function routeChecks(target: Target): Check[] {
  const pages = [...target.pages];
  return [
    ...UNKNOWN.map((path) => missingCheck(target, path, 'unknown')),
    ...pages.flatMap(([page, hash]) =>
      (page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`]).map((spelling) =>
        spellingCheck(target, `${spelling}?a=1`, page, hash),
      ),
    ),
    ...[...new Map(pages.map(([page, hash]) => [page.toUpperCase(), hash]))]
      .filter(([path]) => !target.pages.has(path))
      .map(([path, hash]) => missingCheck(target, path, 'case', hash)),
    ...HOST_FILES.map((name) => missingCheck(target, `/${name}`, 'private')),
    ...plainHttpCheck(target),
  ];
}

function spellingCheck(target: Target, where: string, page: string, hash: string): Check {
  const wanted = new URL(`${page}?a=1`, target.base);
  return {
    where,
    differences({ status, headers, body }) {
      const right =
        [301, 308].includes(status) && new URL(headers.location ?? '', target.base).href === wanted.href;
      // Netlify without its Pretty URLs serves every spelling; the canonical link names the right one.
      const samePage = status === 200 && sha256(body) === hash;
      if (right || (samePage && hostOf(headers) === 'Netlify')) return [];
      return [['redirect', 'redirect', `301 or 308 to ${page}?a=1`]];
    },
  };
}

/** @param hash of the page that a host serves here if it ignores case; another page is its answer to all addresses */
function missingCheck(target: Target, where: string, kind: Kind, hash?: string): Check {
  return {
    where,
    differences({ status, headers, body }) {
      if (status === 200 && hash && sha256(body) !== hash) return [['unknown', 'status', '404']];
      if (status !== 404) return [[kind, 'status', '404']];
      const found = headerDifferences('/404.html', headers, target);
      return sha256(body) === target.notFound
        ? found
        : [['unknown', '404 page', '404.html', 'another page'], ...found];
    },
  };
}

/** Plain HTTP redirects to HTTPS, unless the site is on this computer. */
function plainHttpCheck({ base }: Target): Check[] {
  const { hostname } = new URL(base);
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return [];
  const secure = `https://${hostname}`;
  return [
    {
      where: `http://${hostname}/`,
      differences: ({ status, headers }) =>
        [301, 308].includes(status) && headers.location?.startsWith(secure)
          ? []
          : [['https', 'redirect', `301 or 308 to ${secure}/`]],
    },
  ];
}
