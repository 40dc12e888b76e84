/** Which host answers, and what is to be changed there: the last column of the report. */

/** The file that configures a host; the first two hosts read theirs from the export. */
const FILES = {
  Cloudflare: '_headers in the export',
  Netlify: '_headers in the export',
  Vercel: 'vercel.json in the export',
  nginx: 'out.hosts/nginx.conf',
  Caddy: 'out.hosts/Caddyfile',
  CloudFront: 'out.hosts/cloudfront',
  'GitHub Pages': 'nothing there can be configured',
  'the host': 'out.hosts/README.md',
};

export type Host = keyof typeof FILES;

/** The host, as its answers show it. */
export function hostOf(headers: Record<string, string>): Host {
  const server = `${headers.server ?? ''} ${headers.via ?? ''}`.toLowerCase();
  if (headers['x-vercel-id']) return 'Vercel';
  if (headers['x-nf-request-id'] || server.includes('netlify')) return 'Netlify';
  if (headers['x-amz-cf-id'] || server.includes('cloudfront')) return 'CloudFront';
  if (headers['cf-ray'] || server.includes('cloudflare')) return 'Cloudflare';
  if (server.includes('github.com')) return 'GitHub Pages';
  if (server.includes('nginx')) return 'nginx';
  return server.includes('caddy') ? 'Caddy' : 'the host';
}

/** What to change, for each kind of what may be wrong. */
const GENERAL = {
  content: () => 'upload this file again (release:plan lists what is new)',
  old: () => 'a page of the last release: upload it, then clear the cache of the CDN',
  altered: (host) =>
    `${host}: switch off what writes into files on the way; a rewritten page breaks its policy`,
  missing: () => 'upload it: it is not there, or under another name',
  type: (host) => `${host}: the type of this ending (${FILES[host]})`,
  compression: (host) => `${host}: compress text (${FILES[host]})`,
  header: (host) => `${host}: ${FILES[host]}`,
  redirect: (host) => `${host}: the rules for clean addresses (${FILES[host]}), and no other redirect`,
  unknown: (host) => `${host}: answer 404 with 404.html (${FILES[host]})`,
  case: (host) => `${host}: paths differ by case; no matcher or disk that ignores it`,
  private: (host) => `${host}: do not serve it (${FILES[host]})`,
  https: (host) => `${host}: send plain HTTP to HTTPS with 301 or 308`,
  cors: () => 'enquiry API: answer the preflight as out.hosts/enquiry-api.openapi.json has it',
  outside: () => 'content/site.md: the address, if it is wrong',
} satisfies Record<string, (host: Host) => string>;

export type Kind = keyof typeof GENERAL;

/** Where a host has its own words for it. */
const SPECIAL: Partial<Record<Kind, Partial<Record<Host, string>>>> = {
  type: {
    nginx: 'nginx: include /etc/nginx/mime.types, and take the locations of out.hosts/nginx.conf',
    Caddy: 'Caddy: take the Content-Type lines of out.hosts/Caddyfile',
    CloudFront: 'S3: upload the file again with --content-type',
  },
  compression: {
    nginx: 'nginx: gzip on and gzip_types, as in out.hosts/nginx.conf',
    Caddy: 'Caddy: encode zstd gzip, as in out.hosts/Caddyfile',
    CloudFront: 'CloudFront: Compress objects automatically: yes',
  },
  unknown: {
    nginx: 'nginx: try_files … =404 and error_page 404 /404.html; no fallback to index.html',
    Caddy: 'Caddy: try_files without a fallback to index.html, and handle_errors',
    CloudFront: 'CloudFront: custom error responses 403 and 404 to /404.html with status 404',
    Netlify: 'Netlify: no rule /* to /index.html 200 in _redirects',
  },
  altered: {
    Cloudflare:
      'Cloudflare: switch off what writes into pages (Email Obfuscation, Rocket Loader, Web Analytics)',
    Netlify: 'Netlify: switch off Post processing and Snippet injection',
  },
};

/** What to change, in a sentence. */
export const adviceFor = (kind: Kind, host: Host): string => SPECIAL[kind]?.[host] ?? GENERAL[kind](host);
