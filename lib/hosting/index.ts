import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '@/lib/files/atomic-write';
import { CLOUDFRONT_FUNCTION, cloudfrontPolicies } from './cloudfront';
import { notes } from './notes';
import { platformFiles } from './platforms';
import type { HostRules } from './rules';
import { caddyConfig, nginxConfig } from './servers';

/** Folder beside the export for what is not uploaded: `out` has `out.hosts`. */
export const hostsDir = (out: string) => `${out.replace(/\/+$/, '')}.hosts`;

/** Writes into the export what Cloudflare Pages, Netlify, Vercel and GitHub Pages read from it. */
export function writePlatformFiles(rules: HostRules, root: string) {
  for (const [name, text] of Object.entries(platformFiles(rules)))
    fs.writeFileSync(path.join(root, name), text);
}

/**
 * Writes the configurations of the other hosts into a folder of their own, in place of what was in it.
 * @param dir the folder
 * @param out name of the export's folder
 * @param siteUrl public address of the site
 * @param more other files, by name
 */
export function writeHostFiles(
  rules: HostRules,
  dir: string,
  out: string,
  siteUrl: string,
  more: Record<string, string>,
) {
  const { hostname: host } = new URL(siteUrl);
  const options = { root: '/var/www/site', host };
  const files: Record<string, string> = {
    'README.md': notes(rules, out, host),
    'nginx.conf': nginxConfig(rules, options),
    Caddyfile: caddyConfig(rules, options),
    'cloudfront/function.js': CLOUDFRONT_FUNCTION,
    ...Object.fromEntries(
      cloudfrontPolicies(rules).map(({ file, policy }) => [
        `cloudfront/${file}`,
        `${JSON.stringify(policy, null, 2)}\n`,
      ]),
    ),
    ...more,
  };
  fs.rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) atomicWrite(path.join(dir, name), text);
}
