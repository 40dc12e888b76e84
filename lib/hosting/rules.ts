/** Headers and routes of the site, for every host's configuration, the local server and the tests. */
import { REVIEWS_PATH, REVIEWS_SANDBOX } from '@/lib/browser/shared/reviews-widget';
import { ASSETS_FOLDER } from '@/lib/files';

/** Names and values of the header fields of a response. */
export type HeaderFields = Record<string, string>;

interface HeaderRule {
  /** A path, or a prefix with a star: `/media/*`. */
  path: string;
  headers: HeaderFields;
}

export interface HostRules {
  /** Headers of every response, including the 404 page. */
  defaults: HeaderFields;
  /** Headers that some paths add or replace. */
  overrides: HeaderRule[];
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Folders of files with a content hash in the name. */
const IMMUTABLE_FOLDERS = [ASSETS_FOLDER, 'fonts', 'media'];
/**
 * Cache-Control of pages and files with fixed names: a browser asks each time, and downloads only changed
 * files.
 */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files in the export that configure the host; visitors never get these. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json'] as const;

const UNUSED_FEATURES =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

/** Without the sandbox, the reviews widget would have the site's origin when its frame is opened in a tab. */
const REVIEWS_HEADERS = {
  'Content-Security-Policy': `frame-ancestors 'self'; sandbox ${REVIEWS_SANDBOX}`,
  'X-Frame-Options': 'SAMEORIGIN',
};

/** The rules of the site. Without a reviews widget, the path of its frame responds with the 404 page. */
export const HOST_RULES: HostRules = {
  defaults: {
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `${UNUSED_FEATURES.replaceAll(' ', '=(), ')}=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The rest of the policy is in each page; `frame-ancestors` works only in a header.
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'Cache-Control': REVALIDATE,
  },
  overrides: [
    ...IMMUTABLE_FOLDERS.map((folder) => ({
      path: `/${folder}/*`,
      headers: { 'Cache-Control': IMMUTABLE },
    })),
    { path: '/syllabus/*', headers: { 'X-Robots-Tag': 'noindex' } },
    { path: REVIEWS_PATH, headers: REVIEWS_HEADERS },
    { path: `${REVIEWS_PATH}.html`, headers: REVIEWS_HEADERS },
  ],
};

/** All headers of the response at a path; for a 404, ask for `/404.html`. */
export function headersFor(rules: HostRules, path: string): HeaderFields {
  const matching = rules.overrides.filter((rule) => new RegExp(pathRegExp(rule.path)).test(path));
  return Object.assign({}, rules.defaults, ...matching.map(({ headers }) => headers)) as HeaderFields;
}

/** Each header with its default value, empty if it has none, and the paths that override it. */
export function headersByName({ defaults, overrides }: HostRules) {
  const names = new Set([defaults, ...overrides.map(({ headers }) => headers)].flatMap(Object.keys));
  return [...names].map((name) => ({
    name,
    value: defaults[name] ?? '',
    overrides: overrides.flatMap(({ path, headers }) =>
      headers[name] ? [{ path, value: headers[name] }] : [],
    ),
  }));
}

/** A rule's path as a regular expression, for matching with case. */
export function pathRegExp(path: string): string {
  const literal = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return path.endsWith('*') ? `^${literal}` : `^${literal}$`;
}
