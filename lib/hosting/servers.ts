/** Configurations of web servers that an operator runs: nginx and Caddy. The tests run both. */
import { HOST_FILES, type HostRules, pattern, variableHeaders } from './rules';

export interface ServerOptions {
  /** Folder of the export on the server. */
  root: string;
  /** Host name of the site. */
  host: string;
  /** Plain HTTP on this local port instead of HTTPS on the host: for tests. */
  port?: number;
}

const quoted = (text: string) => `"${text.replace(/"/g, '\\"')}"`;
const variable = (name: string) => `$site_${name.toLowerCase().replace(/-/g, '_')}`;
/** The host's own files, which must not be served. */
const OWN = `^/(${HOST_FILES.map((name) => name.replace('.', '\\.')).join('|')})$`;

/**
 * nginx, for the `http` context (a file in conf.d).
 * Headers stand in `server` alone and vary by `map`, since an `add_header` in a location drops all that it would
 * inherit. Directories are never looked for (`$uri/`), so `/media/` is a 404 and not a 403.
 */
export function nginxConfig(rules: HostRules, { root, host, port }: ServerOptions): string {
  const varying = variableHeaders(rules);
  const maps = [...varying].flatMap(([name, { otherwise = '', cases }]) => [
    `map $uri ${variable(name)} {`,
    `    default ${quoted(otherwise)};`,
    ...cases.map(({ path, value }) => `    ${quoted(`~${pattern(path)}`)} ${quoted(value)};`),
    '}',
    '',
  ]);
  const names = [...new Set([...Object.keys(rules.all), ...varying.keys()])];
  const added = names.map(
    (name) =>
      `    add_header ${name} ${varying.has(name) ? variable(name) : quoted(rules.all[name] ?? '')} always;`,
  );
  const listen = port
    ? [`    listen 127.0.0.1:${port};`]
    : [
        '    listen 443 ssl http2;',
        '    listen [::]:443 ssl http2;',
        `    server_name ${host};`,
        `    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
        `    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
      ];
  const plain = port
    ? []
    : [
        'server {',
        '    listen 80;',
        '    listen [::]:80;',
        `    server_name ${host};`,
        `    return 308 https://${host}$request_uri;`,
        '}',
        '',
      ];
  return `${[
    '# Made by the build, for nginx 1.18 or later: put it into /etc/nginx/conf.d/ and set root and certificate.',
    ...maps,
    ...plain,
    'server {',
    ...listen,
    `    root ${root};`,
    '    server_tokens off;',
    '    charset utf-8;',
    '    absolute_redirect off;',
    '    gzip on;',
    '    gzip_vary on;',
    '    gzip_types text/css text/plain text/xml application/javascript application/json application/xml application/manifest+json image/svg+xml;',
    '',
    ...added,
    '',
    '    error_page 404 /404.html;',
    '    location = /404.html { internal; }',
    '    location = /404 { return 404; }',
    `    location ~ ${OWN} { return 404; }`,
    '    location = / { try_files /index.html =404; }',
    '    location ~ ^/index(\\.html|/)*$ { return 308 /$is_args$args; }',
    '    location = /manifest.webmanifest { default_type application/manifest+json; try_files $uri =404; }',
    '    location /calendar/ { default_type text/calendar; try_files $uri =404; }',
    '',
    '    # /autocad.html and /autocad/ are /autocad, if there is such a page.',
    '    location ~ ^(?<page>/.*?)(\\.html|/)+$ {',
    '        if ($page = /404) { return 404; }',
    '        if (-f $document_root$page.html) { return 308 $page$is_args$args; }',
    '        return 404;',
    '    }',
    '    location / { try_files $uri $uri.html =404; }',
    '}',
  ].join('\n')}\n`;
}

/**
 * Caddy 2. Everything stands in one `route`, since Caddy else sorts directives and lets the general header win.
 * Its `path` matcher ignores case, so that `/Contact` and `/contact` would send visitors in a circle: paths are
 * matched by `path_regexp`.
 */
export function caddyConfig(rules: HostRules, { root, host, port }: ServerOptions): string {
  const header = (name: string, value: string, matcher = '') =>
    `\t\theader ${matcher}${name} ${quoted(value)}`;
  const varied = rules.rules.flatMap(({ path, headers }, i) => [
    `\t\t@rule${i} path_regexp rule${i} ${pattern(path)}`,
    ...Object.entries(headers).map(([name, value]) => header(name, value, `@rule${i} `)),
  ]);
  const plain = Object.entries(rules.all).map(([name, value]) => header(name, value));
  return `${[
    '# Made by the build, for Caddy 2.6 or later: Caddy fetches the certificate itself. Set root.',
    ...(port ? ['{', '\tadmin off', '\tauto_https off', '}'] : []),
    `${port ? `http://127.0.0.1:${port}` : host} {`,
    `\troot * ${root}`,
    '\tencode zstd gzip',
    '\troute {',
    '\t\theader -Server',
    ...plain,
    ...varied,
    // Caddy takes its types from the system's list, which may lack these.
    '\t\t@manifest path_regexp manifest \\.webmanifest$',
    header('Content-Type', 'application/manifest+json', '@manifest '),
    '\t\t@calendar path_regexp calendar \\.ics$',
    header('Content-Type', 'text/calendar; charset=utf-8', '@calendar '),
    '',
    `\t\t@own path_regexp own ${OWN}`,
    '\t\terror @own 404',
    '\t\t@missing path_regexp missing ^/404(\\.html|/)*$',
    '\t\terror @missing 404',
    '',
    '\t\t@home path_regexp home ^/index(\\.html|/)*$',
    '\t\troute @home {',
    '\t\t\trewrite * /',
    '\t\t\tredir {uri} 308',
    '\t\t}',
    '\t\t# /autocad.html and /autocad/ are /autocad, if there is such a page.',
    '\t\t@spelling path_regexp spelling ^(/[^/].*?)(\\.html|/)+$',
    '\t\troute @spelling {',
    '\t\t\t@page file {re.spelling.1}.html',
    '\t\t\troute @page {',
    '\t\t\t\trewrite * {re.spelling.1}',
    '\t\t\t\tredir {uri} 308',
    '\t\t\t}',
    '\t\t\terror 404',
    '\t\t}',
    '\t\ttry_files {path} {path}.html',
    '\t\tfile_server {',
    '\t\t\tdisable_canonical_uris',
    '\t\t}',
    '\t}',
    '\thandle_errors {',
    '\t\t@404 expression {err.status_code} == 404',
    '\t\troute @404 {',
    '\t\t\theader -X-Robots-Tag',
    '\t\t\theader Content-Type "text/html; charset=utf-8"',
    ...plain.map((line) => `\t${line}`),
    '\t\t\trewrite * /404.html',
    '\t\t\tfile_server',
    '\t\t}',
    '\t}',
    '}',
  ].join('\n')}\n`;
}
