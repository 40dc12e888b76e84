/** Writes the files that Cloudflare Pages, Netlify, Vercel and GitHub Pages read from the export. */
import fs from 'node:fs';
import path from 'node:path';
import { type HOST_FILES, type HostRules, headersByName, pathRegExp } from './rules';

const GENERATED = '# Made by the build. Cloudflare Pages and Netlify read this file and do not serve it.';

/**
 * `_headers`. Cloudflare joins the values of a header from two rules with a comma, so an override first
 * removes the default (`! Name`, which Netlify ignores: there the later rule wins). Both hosts revalidate
 * pages by default, so `Cache-Control` is set for hashed files only.
 */
export function headersFile(rules: HostRules): string {
  const { 'Cache-Control': _, ...defaults } = rules.defaults;
  const lines = [GENERATED, '/*', ...Object.entries(defaults).map(([name, value]) => `  ${name}: ${value}`)];
  for (const { path: pattern, headers } of rules.overrides) {
    lines.push('', pattern);
    for (const [name, value] of Object.entries(headers))
      lines.push(...(name in defaults ? [`  ! ${name}`] : []), `  ${name}: ${value}`);
  }
  return `${lines.join('\n')}\n`;
}

/** `_redirects`, without a rule: a place to add redirects of old addresses. */
const REDIRECTS = `${GENERATED}
# Clean addresses need no rule: both hosts serve autocad.html at /autocad.
# A rule for /autocad/ would be an endless redirect on Netlify, which takes it for /autocad.
`;

/** `vercel.json`. Sources exclude each other, so that each path gets a header once. */
export function vercelFile(rules: HostRules): string {
  const headers = headersByName(rules).flatMap(({ key, default: value, overrides }) => {
    const except = overrides.map(({ path: pattern }) => pathRegExp(pattern).replace('^/', '')).join('|');
    const source = except ? `/((?!${except}).*)` : '/(.*)';
    return [
      ...(value ? [{ source, headers: [{ key, value }] }] : []),
      ...overrides.map(({ path: pattern, value }) => ({
        source: pattern.replace('*', '(.*)'),
        headers: [{ key, value }],
      })),
    ];
  });
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}

/** @param root folder of the export */
export function writePlatformFiles(rules: HostRules, root: string) {
  const files: Record<(typeof HOST_FILES)[number] | '.nojekyll', string> = {
    _headers: headersFile(rules),
    _redirects: REDIRECTS,
    'vercel.json': vercelFile(rules),
    // Without this file GitHub Pages leaves out folders that begin with an underscore.
    '.nojekyll': '',
  };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text);
}
