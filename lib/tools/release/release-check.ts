import fs from 'node:fs';
import path from 'node:path';
import type { SiteData } from '@/lib/content';
import { LEFT_OVER } from '@/lib/content/check/wording';
import type { ContentSettings } from '@/lib/content/read/load';
import { pathsIn } from '@/lib/files';
import { isThisComputer } from '../listen';
import type { Finding } from './finding';

/** Demo values that a real institute replaces, each with a description for messages. */
const PLACEHOLDERS: [RegExp, string][] = [
  [/\bexample\.(com|org|net)\b/i, 'an address at example.com'],
  [/\+[\d ]*0[0 ]{6,}\d?/, 'a telephone number of zeros'],
  [/\bExample [A-Z]|\bA\. B\. Example\b/, 'a name with "Example"'],
  [/\b\d{3} 000\b|\b(Office|Floor|Shop|Unit) 0+\b/, 'a number of zeros in an address'],
  [/\{(product|phone|email|host|name)\}/, 'a variable that was never filled in'],
  [LEFT_OVER, 'a note to oneself'],
];

/** Finds demo values in a content folder. @param overrides settings in place of fields of `site.md` */
export function placeholders(dir: string, overrides: Partial<ContentSettings>): Finding[] {
  return pathsIn(dir)
    .filter((name) => name.endsWith('.md') && !name.endsWith('README.md'))
    .flatMap((name) => {
      const lines = fs.readFileSync(path.join(dir, name), 'utf8').split('\n');
      return lines.flatMap((line, i): Finding[] => {
        const field = /^(siteUrl|enquiryHost):/.exec(line)?.[1] as keyof typeof overrides | undefined;
        const placeholder = PLACEHOLDERS.find(([pattern]) => pattern.test(line));
        if (!placeholder || (name === 'site.md' && field && overrides[field])) return [];
        const problem = `${placeholder[1]}: ${line.trim().slice(0, 100)}`;
        return [{ where: `${path.join(dir, name)}:${i + 1}`, problem }];
      });
    });
}

/** Finds addresses that are not HTTPS or lead to this computer: the schema demands HTTPS of all others. */
export const insecureHosts = ({
  siteUrl,
  enquiryHost,
}: Pick<SiteData, 'siteUrl' | 'enquiryHost'>): Finding[] =>
  Object.entries({ siteUrl, enquiryHost }).flatMap(([name, url]) => {
    const where = `site.${name}`;
    if (!url.startsWith('https:')) return [{ where, problem: `${url} is not HTTPS` }];
    return isThisComputer(new URL(url).host) ? [{ where, problem: `${url} is this computer` }] : [];
  });
