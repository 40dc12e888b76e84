import fs from 'node:fs';
import path from 'node:path';
import type { SiteData } from '@/lib/content';
import { checkReviews } from '@/lib/content/check/reviews';
import { type Diagnostic, messageOf } from '@/lib/content/diagnostic';
import { Reporter } from '@/lib/content/reporter';
import type { ParseResult } from '@/lib/content/types';

/** Something to fix for a release. */
export interface Finding {
  /** File and line, or the part of the site. */
  where: string;
  what: string;
}

/** What the demo content holds where a real institute has something of its own. */
const PLACEHOLDERS: [RegExp, string][] = [
  [/\bexample\.(com|org|net)\b/i, 'an address at example.com'],
  [/\+[\d ]*0[0 ]{6,}\d?/, 'a telephone number of zeros'],
  [/\bExample\b/, 'the word "Example"'],
  [/\b\d{3} 000\b|\b(Office|Floor|Shop|Unit) 0+\b/, 'a number of zeros in an address'],
  [/\{(product|phone|email|host|name)\}/, 'a variable that was never filled in'],
  [/\b(lorem ipsum|TODO|TBD|FIXME|XXX)\b/i, 'a note to oneself'],
];
/** Lines that the environment overrides at build time. */
const OVERRIDES: Record<string, string> = { siteUrl: 'SITE_URL', enquiryHost: 'ENQUIRY_HOST' };

/**
 * Placeholders that are left in the content.
 * @param dir content folder
 * @param env environment of the build
 */
export function placeholders(dir: string, env: Record<string, string | undefined> = process.env): Finding[] {
  const files = fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/README\.md$/.test(file));
  return files.sort().flatMap((file) =>
    fs
      .readFileSync(path.join(dir, file), 'utf8')
      .split('\n')
      .flatMap((line, i): Finding[] => {
        const override = OVERRIDES[/^(\w+):/.exec(line)?.[1] ?? ''];
        if (file === 'site.md' && override && env[override]) return [];
        const found = PLACEHOLDERS.find(([shape]) => shape.test(line));
        return found
          ? [{ where: `${path.join(dir, file)}:${i + 1}`, what: `${found[1]}: ${line.trim().slice(0, 100)}` }]
          : [];
      }),
  );
}

/** A note while the founder's profile is absent, which only the owner can give; it keeps no release back. */
export const missingFounder = ({ founder }: Pick<SiteData, 'founder'>, dir: string): Finding[] =>
  founder
    ? []
    : [
        {
          where: path.join(dir, 'site.md'),
          what: 'founder is not given. Expected name and text; since and portrait are optional',
        },
      ];

/** Addresses of the site's data that are not HTTPS, or lead to this computer. */
export function insecureHosts(site: unknown, where = 'site'): Finding[] {
  if (typeof site === 'string') {
    if (/^http:/i.test(site)) return [{ where, what: `${site} is not HTTPS` }];
    if (/^https:\/\/([^/]*\.)?(localhost|127\.|0\.0\.0\.0|\[::1\])/i.test(site))
      return [{ where, what: `${site} is this computer` }];
    return [];
  }
  if (typeof site !== 'object' || site === null) return [];
  return Object.entries(site).flatMap(([key, value]) => insecureHosts(value, `${where}.${key}`));
}

/** The reviews widget that is not set, and what keeps one that is from working; its example is a placeholder. */
export function reviewsWidget({ file, data, placeOf }: NonNullable<ParseResult['site']>): Finding[] {
  const diagnostics: Diagnostic[] = [];
  const report = new Reporter({ file, placeOf }, diagnostics);
  if (data.reviews.embed) checkReviews(data.reviews, report);
  else report.field(['reviews'], 'error', 'no widget', 'reviews.embed, the code that the provider gives');
  return diagnostics.map((problem) => ({ where: `${file}:${problem.line}`, what: messageOf(problem) }));
}
