import { sha256 } from '@/lib/files';
import { headersFor } from '@/lib/hosting/rules';
import type { HttpResponse, Probe } from './probe';
import type { Target } from './target';

/** Content types by file extension, without spaces; files with other extensions may have any type. */
const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript or application/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  json: 'application/json',
  xml: 'application/xml or text/xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  ics: 'text/calendar',
  mp4: 'video/mp4',
};
const TEXT = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Hosts leave smaller files uncompressed. */
const MIN_COMPRESSED_BYTES = 1400;

/** Checks the status, content, type, compression and headers of every file. */
export const fileProbes = (target: Target): Probe[] =>
  [...target.files].map(([where, file]) => ({
    where,
    compare({ status, headers, body }) {
      if (status !== 200) return [{ problem: 'status', expected: '200' }];
      const differences = compareHeaders(where, headers, target);
      const hash = sha256(body);
      if (hash !== file.sha256)
        differences.push({
          problem: 'content',
          expected: `${file.size} bytes, sha256 ${file.sha256.slice(0, 12)}`,
          found: `${body.length} bytes, sha256 ${hash.slice(0, 12)}`,
        });
      const extension = file.path.split('.').at(-1) ?? '';
      const expected = CONTENT_TYPES[extension] ?? '';
      const found = headers['content-type'] ?? 'none';
      const type = found.replaceAll(' ', '').toLowerCase();
      if (!expected.split(' or ').some((each) => type.startsWith(each)))
        differences.push({ problem: `Content-Type of .${extension}`, expected, found });
      if (TEXT.test(file.path) && file.size > MIN_COMPRESSED_BYTES && !headers['content-encoding'])
        differences.push({ problem: 'Content-Encoding', expected: 'gzip, br or zstd', found: 'none' });
      return differences;
    },
  }));

/** Compares headers with the rules for a path; X-Robots-Tag must be absent unless a rule sets it. */
export const compareHeaders = (path: string, headers: HttpResponse['headers'], { rules }: Target) =>
  Object.entries({ 'X-Robots-Tag': 'none', ...headersFor(rules, path) }).flatMap(([problem, expected]) => {
    const found = headers[problem.toLowerCase()] ?? 'none';
    return normalized(found) === normalized(expected) ? [] : [{ problem, expected, found }];
  });

/** A header's value without differences in case, spaces and order. */
const normalized = (value: string) =>
  value
    .toLowerCase()
    .split(/\s*[,;]\s*/)
    .sort()
    .join();
