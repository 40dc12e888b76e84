/** Redirects to clean addresses, the 404 page, and files that are not for visitors. */
import { sha256 } from '@/lib/files/sha256';
import { HOST_FILES } from '@/lib/hosting/rules';
import { checkHeaders } from './files';
import { hostOf, type Kind } from './hints';
import type { HttpClient } from './http-client';
import { type Mismatch, mismatch } from './mismatch';
import { fileOf, type Target } from './release';

const UNKNOWN = ['/release-verify-no-such-page', '/release-verify/no-such-page.html', '/media/no-such.avif'];

/** Checks redirects, 404, upper and lower case, and plain HTTP. */
export async function checkRoutes(target: Target, client: HttpClient): Promise<Mismatch[]> {
  const missing = (paths: readonly string[], kind: Kind) =>
    Promise.all(paths.map((path) => checkMissing(target, client, path, kind))).then((found) => found.flat());
  const unknown = await missing(UNKNOWN, 'unknown');
  // A host that answers every address with a page says nothing about case.
  const knows404 = unknown.every(({ what }) => what !== 'status');
  const cases = new Set(target.pages.map((page) => page.toUpperCase()));
  for (const page of target.pages) cases.delete(page);
  const rest = await Promise.all([
    ...target.pages.flatMap((page) =>
      (page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`]).map((spelling) =>
        checkSpelling(target, client, spelling, page),
      ),
    ),
    knows404 ? missing([...cases], 'case') : [],
    missing(
      HOST_FILES.map((name) => `/${name}`),
      'private',
    ),
    checkPlainHttp(target, client),
  ]);
  return [...unknown, ...rest.flat()];
}

async function checkSpelling(target: Target, client: HttpClient, spelling: string, page: string) {
  const { base } = target;
  const response = await client.send(`${base}${spelling}?a=1`);
  const { status, headers, body } = response;
  const right =
    [301, 308].includes(status) &&
    new URL(headers.location ?? '', base).href === new URL(`${page}?a=1`, base).href;
  // Netlify without its Pretty URLs serves every spelling; the canonical link names the right one.
  const samePage = status === 200 && sha256(body) === fileOf(target, page)?.sha256;
  if (right || (samePage && hostOf(headers) === 'Netlify')) return [];
  return [mismatch('redirect', `${spelling}?a=1`, 'redirect', `301 or 308 to ${page}?a=1`, response)];
}

async function checkMissing(
  target: Target,
  client: HttpClient,
  path: string,
  kind: Kind,
): Promise<Mismatch[]> {
  const response = await client.send(target.base + path);
  if (response.status !== 404) return [mismatch(kind, path, 'status', '404', response)];
  const same = sha256(response.body) === target.notFound;
  return [
    ...(same ? [] : [mismatch('unknown', path, '404 page', '404.html', response, 'another page')]),
    ...checkHeaders(path, response, target, '/404.html'),
  ];
}

/** Plain HTTP redirects to HTTPS, unless the site is on this computer. */
async function checkPlainHttp({ base }: Target, client: HttpClient): Promise<Mismatch[]> {
  const { hostname } = new URL(base);
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return [];
  const plain = `http://${hostname}/`;
  const response = await client.send(plain);
  const { status, headers } = response;
  if ([301, 308].includes(status) && headers.location?.startsWith(`https://${hostname}`)) return [];
  return [mismatch('https', plain, 'redirect', `301 or 308 to https://${hostname}/`, response)];
}
