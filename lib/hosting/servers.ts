/** Writes configurations for nginx, Caddy and CloudFront from templates and the rules. */
import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '@/lib/files';
import { type Headers, HOST_FILES, type HostRules, headersByName, headersFor, pathRegExp } from './rules';

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`;
const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/** Fills in the `{{names}}` of a template, with their indentation. */
function fill(name: string, values: Record<string, string | string[]>): string {
  const text = fs.readFileSync(path.join('lib/hosting/templates', name), 'utf8');
  return text.replace(/([ \t]*)\{\{(\w+)\}\}/g, (_, indent: string, key: string) =>
    [values[key] ?? `{{${key}}}`]
      .flat()
      .map((line) => line && indent + line)
      .join('\n'),
  );
}

/** Files of `out.hosts/`, by name. @param out name of the export's folder */
export function serverFiles(rules: HostRules, out: string, host: string): Record<string, string> {
  const hostFiles = `^/(${HOST_FILES.map((name) => name.replace('.', '\\.')).join('|')})$`;
  const policies = cloudfrontPolicies(rules);
  return {
    'README.md': fill('README.md', {
      out,
      host,
      page: lines(headersFor(rules, '/autocad'), (name, value) => `${name}: ${value}`),
      rules: rules.overrides.flatMap((rule) => [
        `\`${rule.path}\`, besides or instead:`,
        '',
        ...lines(rule.headers, (name, value) => `    ${name}: ${value}`),
        '',
      ]),
      policies: policies.map((policy) => `- \`${policy.pattern}\`: \`cloudfront/${policy.file}\``),
      hostFiles: HOST_FILES.map((name) => `\`${name}\``).join(', '),
    }),
    'nginx.conf': fill('nginx.conf', { host, hostFiles, ...nginxHeaders(rules) }),
    Caddyfile: fill('Caddyfile', { host, hostFiles, ...caddyHeaders(rules) }),
    'cloudfront/function.js': fill('cloudfront-function.js', { hostFiles: hostFiles.replace('/', '\\/') }),
    ...Object.fromEntries(
      policies.map(({ file, policy }) => [`cloudfront/${file}`, `${JSON.stringify(policy, null, 2)}\n`]),
    ),
  };
}

/**
 * Headers are set in `server` and vary by `map`: an `add_header` in a location would drop all inherited
 * headers.
 */
function nginxHeaders(rules: HostRules) {
  const maps: string[] = [];
  const headers = headersByName(rules).map(({ key, default: value = '', overrides }) => {
    if (overrides.length === 0) return `add_header ${key} ${quoted(value)} always;`;
    const variable = `$site_${key.toLowerCase().replace(/-/g, '_')}`;
    const cases = overrides.map(
      ({ path: pattern, value }) => `    ${quoted(`~${pathRegExp(pattern)}`)} ${quoted(value)};`,
    );
    maps.push(`map $uri ${variable} {`, `    default ${quoted(value)};`, ...cases, '}', '');
    return `add_header ${key} ${variable} always;`;
  });
  return { maps, headers };
}

/** Uses `path_regexp`: Caddy's `path` ignores case and would redirect `/Contact` for ever. */
const caddyHeaders = (rules: HostRules) => ({
  headers: lines(rules.defaults, (name, value) => `header ${name} ${quoted(value)}`),
  varied: rules.overrides.flatMap(({ path: pattern, headers }, i) => [
    `@rule${i} path_regexp rule${i} ${pathRegExp(pattern)}`,
    ...lines(headers, (name, value) => `header @rule${i} ${name} ${quoted(value)}`),
  ]),
});

/** Folder beside the export that is not uploaded: `out.hosts`. */
export const hostsDir = (out: string) => `${out.replace(/\/+$/, '')}.hosts`;

/** Writes the configurations of the other hosts, and `more` files. @param dir emptied before */
export function writeHostFiles(
  rules: HostRules,
  dir: string,
  out: string,
  siteUrl: string,
  more: Record<string, string> = {},
) {
  const files = { ...serverFiles(rules, out, new URL(siteUrl).hostname), ...more };
  fs.rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(dir, name), text);
}

/** A `ResponseHeadersPolicyConfig`, for `aws cloudfront create-response-headers-policy`. */
function headersPolicy(name: string, headers: Headers) {
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
    Name: name,
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
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

/** A policy for each behaviour's path pattern; the first is the default. */
export function cloudfrontPolicies(rules: HostRules) {
  const patterns = ['*', ...rules.overrides.map((rule) => rule.path)];
  return patterns.map((pattern) => {
    const name = pattern === '*' ? 'default' : pattern.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '');
    return {
      pattern,
      file: `headers-${name}.json`,
      policy: headersPolicy(`site-${name}`, headersFor(rules, pattern.replace(/\*$/, 'x'))),
    };
  });
}
