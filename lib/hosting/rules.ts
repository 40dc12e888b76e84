/** Headers and routes of the site: every host's configuration, the local server and the tests are made of this. */
import { REVIEWS_FRAME, REVIEWS_SANDBOX } from '@/lib/content/reviews-frame';

export type Headers = Record<string, string>;

interface HeaderRule {
  /** A path, or everything below one: `/media/*`. */
  path: string;
  headers: Headers;
}

export interface HostRules {
  /** What every answer carries, the 404 page's too. */
  all: Headers;
  /** What some answers carry besides, or instead. */
  rules: HeaderRule[];
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Folder of our own scripts and styles under `out/`. */
export const ASSETS_FOLDER = 'assets';
/** Folders whose files carry their content in their names. */
const IMMUTABLE_FOLDERS = ['_next/static', ASSETS_FOLDER, 'media'];
/** Pages, and files with fixed names: asked for each time, sent only when they have changed. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files in the export that are for the host, never for visitors. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json'] as const;

/** Features that neither the site nor its frames may use. */
const UNUSED_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

/** @param options.reviews whether the site has the reviews widget's frame */
export function hostRules({ reviews } = { reviews: false }): HostRules {
  // The sandbox holds in a tab too, where the widget would else have the site's origin.
  const framed = {
    'Content-Security-Policy': `frame-ancestors 'self'; sandbox ${REVIEWS_SANDBOX}`,
    'X-Frame-Options': 'SAMEORIGIN',
  };
  return {
    all: {
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': `${UNUSED_FEATURES.replaceAll(' ', '=(), ')}=()`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // The rest of the policy is in each page; `frame-ancestors` works in a header alone.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Frame-Options': 'DENY',
      'Cache-Control': REVALIDATE,
    },
    rules: [
      ...IMMUTABLE_FOLDERS.map((folder) => ({
        path: `/${folder}/*`,
        headers: { 'Cache-Control': IMMUTABLE },
      })),
      { path: '/syllabus/*', headers: { 'X-Robots-Tag': 'noindex' } },
      ...(reviews ? [REVIEWS_FRAME, `${REVIEWS_FRAME}.html`].map((path) => ({ path, headers: framed })) : []),
    ],
  };
}

/** All headers of an answer that was found at a path. A 404 carries those of `/404.html`. */
export function headersFor(rules: HostRules, path: string): Headers {
  const matching = rules.rules.filter((rule) => new RegExp(pattern(rule.path)).test(path));
  return Object.assign({}, rules.all, ...matching.map(({ headers }) => headers)) as Headers;
}

/** Each header with its usual value, if it has one, and the paths where it differs. */
export function headersByName({ all, rules }: HostRules) {
  const names = new Set([all, ...rules.map(({ headers }) => headers)].flatMap(Object.keys));
  return [...names].map((key) => ({
    key,
    usual: all[key],
    cases: rules.flatMap(({ path, headers }) => (headers[key] ? [{ path, value: headers[key] }] : [])),
  }));
}

/** A rule's path as a regular expression, which heeds case. */
export function pattern(path: string): string {
  const literal = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return path.endsWith('*') ? `^${literal}` : `^${literal}$`;
}
