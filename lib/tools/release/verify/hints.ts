/** The file that configures a host, and how to tell the host by its response headers. */
const HOSTS = {
  Vercel: ['vercel.json in the export', /^x-vercel-id:/m],
  Netlify: ['_headers in the export; Pretty URLs off, no Post processing', /^x-nf-request-id:/m],
  CloudFront: ['out.hosts/cloudfront', /^x-amz-cf-id:/m],
  Cloudflare: ['_headers in the export; no Rocket Loader, Email Obfuscation, Web Analytics', /^cf-ray:/m],
  'GitHub Pages': ['nothing can be configured there', /^server: github\.com/im],
  nginx: ['out.hosts/nginx.conf', /^server: nginx/im],
  Caddy: ['out.hosts/Caddyfile', /^(server|via):.*caddy/im],
} as const;

/** What to change; `host` stands for the host and its file. */
const FIXES = {
  content: 'upload it again and clear the cache of the CDN; if it stays, host writes into files on the way',
  missing: 'upload it: it is not there, or under another name',
  type: 'host: the type of this ending',
  compression: 'host: compress text',
  header: 'host: the headers',
  redirect: 'host: the rules for clean addresses, and no other redirect',
  unknown: 'host: answer 404 with 404.html, without a fallback to index.html',
  case: 'host: paths differ by case; no matcher or disk that ignores it',
  private: 'host: do not serve it',
  https: 'host: redirect plain HTTP to HTTPS',
  cors: 'enquiry API: answer the preflight as out.hosts/enquiry-api.openapi.json has it',
};

export type Kind = keyof typeof FIXES;

/** The host, by its response headers. */
export function hostOf(headers: Record<string, string>) {
  const text = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
  return Object.entries(HOSTS).find(([, [, sign]]) => sign.test(text))?.[0] as keyof typeof HOSTS | undefined;
}

/** What to change, on which host. */
export function hintFor(kind: Kind, headers: Record<string, string>): string {
  const host = hostOf(headers);
  const named = host ? `${host} (${HOSTS[host][0]})` : 'the host (out.hosts/README.md)';
  return FIXES[kind].replace(/\bhost\b/, named);
}
