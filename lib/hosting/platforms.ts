/** Files that Cloudflare Pages, Netlify and Vercel read out of the export itself. */
import { type HOST_FILES, type HostRules, pattern, variableHeaders } from './rules';

/** Limits of Cloudflare Pages, the stricter of the two hosts that read `_headers`. */
const MAX_RULES = 100;
const MAX_LINE = 2000;
const GENERATED = '# Made by the build. Cloudflare Pages and Netlify read this file and do not serve it.';

/**
 * `_headers`. Cloudflare joins the values of a header that two matching rules set, with a comma, which breaks any
 * header of one value: so no header stands in two rules that can meet, and where one must, its rule takes the
 * first one off again (`! Name`, which Netlify skips; there the later rule counts).
 * Both hosts revalidate pages of their own accord, so `Cache-Control` is set for hashed files alone.
 * @throws when a limit of the hosts is exceeded
 */
export function headersFile(rules: HostRules): string {
  const { 'Cache-Control': _, ...all } = rules.all;
  const lines = [GENERATED, '/*'];
  for (const [name, value] of Object.entries(all)) lines.push(`  ${name}: ${value}`);
  for (const { path, headers } of rules.rules) {
    lines.push('', path);
    for (const [name, value] of Object.entries(headers))
      lines.push(...(name in all ? [`  ! ${name}`] : []), `  ${name}: ${value}`);
  }
  const count = lines.filter((line) => line.startsWith('/')).length;
  const longest = Math.max(...lines.map((line) => line.length));
  if (count > MAX_RULES) throw new Error(`_headers has ${count} rules; hosts take ${MAX_RULES}`);
  if (longest > MAX_LINE)
    throw new Error(`_headers has a line of ${longest} characters; hosts take ${MAX_LINE}`);
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects`, without a rule: Cloudflare redirects `/autocad.html` and `/autocad/` itself, and Netlify takes them for
 * `/autocad`, so that a rule would never end. Old addresses that the editors give up would stand here.
 */
const REDIRECTS = `${GENERATED}
# Clean addresses need no rule: both hosts serve autocad.html at /autocad.
# A rule for /autocad/ would be an endless redirect on Netlify, which takes it for /autocad.
`;

/** `vercel.json`. Each path takes each header from one source only: the sources exclude each other. */
export function vercelFile(rules: HostRules): string {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const source = (path: string) => (path.endsWith('*') ? `${path.slice(0, -1)}(.*)` : path);
  const variable = variableHeaders(rules);
  const fixed = Object.fromEntries(Object.entries(rules.all).filter(([name]) => !variable.has(name)));
  const headers = [{ source: '/(.*)', headers: list(fixed) }];
  for (const [key, { otherwise, cases }] of variable) {
    const except = cases.map(({ path }) => pattern(path).replace('^/', '')).join('|');
    if (otherwise) headers.push({ source: `/((?!${except}).*)`, headers: [{ key, value: otherwise }] });
    for (const { path, value } of cases) headers.push({ source: source(path), headers: [{ key, value }] });
  }
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', cleanUrls: true, trailingSlash: false, headers }, null, 2)}\n`;
}

/** What stands in the export for these hosts. */
export function platformFiles(rules: HostRules): Record<(typeof HOST_FILES)[number] | '.nojekyll', string> {
  // GitHub Pages leaves out folders that begin with an underscore unless this file is there.
  return {
    _headers: headersFile(rules),
    _redirects: REDIRECTS,
    'vercel.json': vercelFile(rules),
    '.nojekyll': '',
  };
}
