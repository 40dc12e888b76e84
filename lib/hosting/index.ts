import fs from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '@/lib/files';
import { platformFiles } from './platforms';
import type { HostRules } from './rules';
import { serverFiles } from './servers';

/** Folder beside the export for what is not uploaded: `out` has `out.hosts`. */
export const hostsDir = (out: string) => `${out.replace(/\/+$/, '')}.hosts`;

/** Writes into the export what Cloudflare Pages, Netlify, Vercel and GitHub Pages read from it. */
export function writePlatformFiles(rules: HostRules, root: string) {
  for (const [name, text] of Object.entries(platformFiles(rules)))
    fs.writeFileSync(path.join(root, name), text);
}

/**
 * Writes the configurations of the other hosts.
 * @param dir their folder; emptied before
 * @param out name of the export's folder
 * @param more other files, by name
 */
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
