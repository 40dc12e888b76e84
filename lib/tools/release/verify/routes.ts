import { sha256 } from '@/lib/files';
import { HOST_FILES } from '@/lib/hosting/rules';
import { isThisComputer } from '../../listen';
import { compareHeaders } from './files';
import type { Probe } from './probe';
import type { Target } from './target';

const MISSING = ['/no-such-page', '/no-such/page.html', '/media/no-such.avif'];

const MOVED = [301, 308];

/**
 * Checks redirects to clean addresses and HTTPS, and the 404 page, which hosts must also send for
 * `HOST_FILES`.
 */
export function routeProbes(target: Target): Probe[] {
  const pages = [...target.files].filter(([, file]) => file.path.endsWith('.html')).map(([page]) => page);
  const spellings = (page: string) => (page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`]);
  return [
    ...[...MISSING, ...HOST_FILES.map((name) => `/${name}`)].map((path) => notFoundProbe(target, path)),
    ...pages.flatMap((page) => spellings(page).map((spelling) => spellingProbe(target, spelling, page))),
    ...httpsProbe(target.base),
  ];
}

function spellingProbe(target: Target, spelling: string, page: string): Probe {
  const wanted = new URL(`${page}?a=1`, target.base).href;
  return {
    where: `${spelling}?a=1`,
    compare({ status, headers, body }) {
      const hasMoved = MOVED.includes(status) && new URL(headers.location ?? '', target.base).href === wanted;
      // Netlify without Pretty URLs serves every spelling of a path; the page's canonical link names the
      // right one.
      const isNetlify = status === 200 && headers['x-nf-request-id'] !== undefined;
      if (hasMoved || (isNetlify && sha256(body) === target.files.get(page)?.sha256)) return [];
      return [{ problem: 'redirect', expected: `301 or 308 to ${page}?a=1` }];
    },
  };
}

function notFoundProbe(target: Target, where: string): Probe {
  return {
    where,
    compare({ status, headers, body }) {
      if (status !== 404) return [{ problem: 'status', expected: '404' }];
      const differences = compareHeaders('/404.html', headers, target);
      if (sha256(body) !== target.notFound)
        differences.push({ problem: '404 page', expected: '404.html', found: 'another page' });
      return differences;
    },
  };
}

/** A site on this computer has no HTTPS. */
function httpsProbe(base: string): Probe[] {
  const { hostname } = new URL(base);
  if (isThisComputer(hostname)) return [];
  return [
    {
      where: `http://${hostname}/`,
      compare: ({ status, headers }) =>
        MOVED.includes(status) && headers.location?.startsWith(`https://${hostname}`)
          ? []
          : [{ problem: 'redirect', expected: `301 or 308 to https://${hostname}/` }],
    },
  ];
}

/** Checks the CORS preflight of each call. Sends no enquiry, so nothing is recorded. */
export const preflightProbes = ({ base: origin }: Target, calls: readonly string[]): Probe[] =>
  calls.map((where) => ({
    where,
    request: {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    },
    compare({ status, headers }) {
      if (status < 200 || status > 299)
        return [{ problem: 'CORS preflight', expected: '200 or 204, no redirect' }];
      const wanted = {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Headers': 'content-type',
      };
      return Object.entries(wanted).flatMap(([problem, expected]) => {
        const found = headers[problem.toLowerCase()] ?? 'none';
        const allowed = found.toLowerCase().split(/\s*,\s*/);
        return allowed.includes(expected) || allowed.includes('*') ? [] : [{ problem, expected, found }];
      });
    },
  }));
