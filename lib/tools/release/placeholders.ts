import fs from 'node:fs';
import path from 'node:path';
import type { SiteData } from '@/lib/content';
import { LEFT_OVER } from '@/lib/content/check/copy';
import { pathsIn } from '@/lib/files';
import type { Finding } from './finding';

/** Demo values that a real institute replaces, and what a reader calls them. */
const PLACEHOLDERS: [RegExp, string][] = [
  [/\bexample\.(com|org|net)\b/i, 'an address at example.com'],
  [/\+[\d ]*0[0 ]{6,}\d?/, 'a telephone number of zeros'],
  [/\bExample\b/, 'the word "Example"'],
  [/\b\d{3} 000\b|\b(Office|Floor|Shop|Unit) 0+\b/, 'a number of zeros in an address'],
  [/\{(product|phone|email|host|name)\}/, 'a variable that was never filled in'],
  [new RegExp(LEFT_OVER, 'i'), 'a note to oneself'],
];
/** Lines that the environment overrides at build time. */
const OVERRIDES: Record<string, string> = { siteUrl: 'SITE_URL', enquiryHost: 'ENQUIRY_HOST' };

/** Finds what is left of the demo in a content folder. */
export function placeholders(dir: string, env: Record<string, string | undefined> = process.env): Finding[] {
  return pathsIn(dir)
    .filter((name) => name.endsWith('.md') && !name.endsWith('README.md'))
    .flatMap((name) => {
      const lines = fs.readFileSync(path.join(dir, name), 'utf8').split('\n');
      return lines.flatMap((line, i): Finding[] => {
        const override = OVERRIDES[/^(\w+):/.exec(line)?.[1] ?? ''];
        const placeholder = PLACEHOLDERS.find(([pattern]) => pattern.test(line));
        if (!placeholder || (name === 'site.md' && override && env[override])) return [];
        const problem = `${placeholder[1]}: ${line.trim().slice(0, 100)}`;
        return [{ where: `${path.join(dir, name)}:${i + 1}`, problem }];
      });
    });
}

/** Finds addresses that are not HTTPS or lead to this computer. */
export function insecureHosts(site: unknown, where = 'site'): Finding[] {
  if (typeof site === 'string') {
    if (/^http:/i.test(site)) return [{ where, problem: `${site} is not HTTPS` }];
    if (/^https:\/\/([^/]*\.)?(localhost|127\.|0\.0\.0\.0|\[::1\])/i.test(site))
      return [{ where, problem: `${site} is this computer` }];
    return [];
  }
  if (typeof site !== 'object' || site === null) return [];
  return Object.entries(site).flatMap(([key, value]) => insecureHosts(value, `${where}.${key}`));
}

/** Finds absent fields that only the owner can give; they do not prevent a release. */
export function absentFields(
  { founder, reviews }: Pick<SiteData, 'founder' | 'reviews'>,
  dir: string,
): Finding[] {
  const where = path.join(dir, 'site.md');
  return [
    !founder && 'founder is not given. Expected name and text; since and portrait are optional',
    !reviews.embed && 'reviews has no widget. Expected reviews.embed, the code that the provider gives',
  ].flatMap((problem) => (problem ? [{ where, problem }] : []));
}
