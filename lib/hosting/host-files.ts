/**
 * The files by which each host serves the site by the rules: plain templates that are filled in, and JSON.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  type HeaderFields,
  HOST_FILES,
  type HostRules,
  headersByName,
  headersFor,
  pathRegExp,
} from './rules';

/** Templates of `out.hosts/`, by the names of the files that are made of them. */
const TEMPLATES = ['README.md', 'nginx.conf', 'Caddyfile', 'cloudfront/function.js'];

/** Folder beside the export that is not uploaded: `out.hosts`. */
export const hostsDir = (out: string) => `${out.replace(/\/+$/, '')}.hosts`;

/** Files that Cloudflare Pages, Netlify, Vercel and GitHub Pages read from the export, by name. */
export const exportedFiles = (
  rules: HostRules,
): Record<(typeof HOST_FILES)[number] | '.nojekyll', string> => ({
  _headers: headersFile(rules),
  // Without a rule: a place to add redirects of old addresses.
  _redirects: fill('_redirects', {}),
  'vercel.json': vercelFile(rules),
  // Without this file GitHub Pages leaves out folders that begin with an underscore.
  '.nojekyll': '',
});

/** Files of `out.hosts/`, by name. @param out name of the export's folder */
export function serverFiles(rules: HostRules, out: string, host: string): Record<string, string> {
  const policies = cloudfrontPolicies(rules);
  const values = {
    out,
    host,
    hostFiles: `(${HOST_FILES.map((name) => name.replace('.', '\\.')).join('|')})`,
    hostFileNames: HOST_FILES.map((name) => `\`${name}\``).join(', '),
    pageHeaders: lines(headersFor(rules, '/autocad'), (name, value) => `${name}: ${value}`),
    overrides: rules.overrides.flatMap((rule) => [
      `\`${rule.path}\`, besides or instead:`,
      '',
      ...lines(rule.headers, (name, value) => `    ${name}: ${value}`),
      '',
    ]),
    policies: policies.map((policy) => `- \`${policy.pattern}\`: \`${policy.file}\``),
    nginxMaps: headersByName(rules).flatMap(nginxMap),
    nginxHeaders: headersByName(rules).map(
      ({ name, value, overrides }) =>
        `add_header ${name} ${overrides.length > 0 ? nginxVariable(name) : quoted(value)} always;`,
    ),
    caddyHeaders: lines(rules.defaults, (name, value) => `header ${name} ${quoted(value)}`),
    // Caddy's `path` ignores case and would redirect `/Contact` for ever; `path_regexp` does not.
    caddyOverrides: rules.overrides.flatMap(({ path: pattern, headers }, i) => [
      `@rule${i} path_regexp rule${i} ${pathRegExp(pattern)}`,
      ...lines(headers, (name, value) => `header @rule${i} ${name} ${quoted(value)}`),
    ]),
  };
  return Object.fromEntries([
    ...TEMPLATES.map((name) => [name, fill(name, values)]),
    ...policies.map(({ file, policy }) => [file, json(policy)]),
  ]);
}

/** Fills in the `{{names}}` of a template; each line of a list gets the indentation of its name. */
function fill(template: string, values: Record<string, string | string[]>): string {
  const text = fs.readFileSync(path.join('lib/hosting/templates', template), 'utf8');
  return text.replace(/([ \t]*)\{\{(\w+)\}\}/g, (placeholder, indent: string, name: string) =>
    [values[name] ?? placeholder]
      .flat()
      .map((line) => line && indent + line)
      .join('\n'),
  );
}

const lines = (headers: HeaderFields, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));
const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`;
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * `_headers`. Cloudflare joins the values of a header from two rules with a comma, so an override first
 * removes the default (`! Name`, which Netlify ignores: there the later rule wins). Both hosts revalidate
 * pages by default, so `Cache-Control` is set for hashed files only.
 */
export function headersFile({ defaults, overrides }: HostRules): string {
  const { 'Cache-Control': _, ...everywhere } = defaults;
  const set = (name: string, value: string) => `  ${name}: ${value}`;
  return fill('_headers', {
    rules: [
      '/*',
      ...lines(everywhere, set),
      ...overrides.flatMap(({ path: pattern, headers }) => [
        '',
        pattern,
        ...lines(headers, (name, value) => (name in everywhere ? `  ! ${name}\n` : '') + set(name, value)),
      ]),
    ],
  });
}

/** `vercel.json`. Sources exclude each other, so that each path gets a header once. */
export function vercelFile(rules: HostRules): string {
  const headers = headersByName(rules).flatMap(({ name: key, value, overrides }) => {
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
  return json({
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers,
  });
}

const nginxVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * The map of a header that some paths override: an `add_header` in a location would drop all headers of the
 * server.
 */
const nginxMap = ({ name, value, overrides }: ReturnType<typeof headersByName>[number]) =>
  overrides.length === 0
    ? []
    : [
        `map $uri ${nginxVariable(name)} {`,
        `    default ${quoted(value)};`,
        ...overrides.map((o) => `    ${quoted(`~${pathRegExp(o.path)}`)} ${quoted(o.value)};`),
        '}',
        '',
      ];

/** A `ResponseHeadersPolicyConfig` for each behaviour's path pattern; the first is the default. */
export function cloudfrontPolicies(rules: HostRules) {
  const patterns = ['*', ...rules.overrides.map((rule) => rule.path)];
  return patterns.map((pattern) => {
    const name = pattern === '*' ? 'default' : pattern.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '');
    return {
      pattern,
      file: `cloudfront/headers-${name}.json`,
      policy: headersPolicy(`site-${name}`, headersFor(rules, pattern.replace(/\*$/, 'x'))),
    };
  });
}

/** Input of `aws cloudfront create-response-headers-policy`. */
function headersPolicy(Name: string, headers: HeaderFields) {
  const {
    'Strict-Transport-Security': hsts = '',
    'X-Content-Type-Options': _,
    'Referrer-Policy': ReferrerPolicy = '',
    'Content-Security-Policy': ContentSecurityPolicy = '',
    'X-Frame-Options': FrameOption = '',
    ...rest
  } = headers;
  const Items = Object.entries(rest).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name,
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(hsts.replace('max-age=', '')),
        IncludeSubdomains: false,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy },
      FrameOptions: { Override: true, FrameOption },
    },
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
}
