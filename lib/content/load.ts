import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { slugify } from '@/lib/format/slug';
import { ContentError, type Diagnostic, show } from './diagnostic';
import { removeExpired } from './expired';
import { namesIn } from './folders';
import { MAX_FILE_BYTES, readFrontMatter } from './front-matter';
import { TOO_DEEP, tooDeepToParse } from './outline';
import { Reporter, wholeFile } from './reporter';
import {
  type CourseData,
  type Kind,
  type PageData,
  RESERVED_SLUGS,
  type ServiceData,
  type SiteData,
  SLUG,
  schemas,
  siteSchema,
} from './schema';
import { today } from './today';
import type { Content, Entry, ParseResult } from './types';

export type { Content, Course, Entry, Page, Service } from './types';

export const FOLDERS: Record<Kind, string> = { course: 'courses', service: 'services', page: 'pages' };

/** Folder of the content: `CONTENT_DIR`, else `content`. */
export const contentDir = () => process.env.CONTENT_DIR ?? 'content';

/** How messages call a file of a content folder: as the editor knows it. */
export const labelIn = (dir: string) => (file: string) =>
  path.join(path.resolve(dir) === path.resolve('content') ? 'content' : dir, file);

/**
 * Reads every content file and validates each by itself.
 * @param dir content folder
 * @param day the day of the build: what has passed is no part of the content, and a problem says so
 * @returns what could be read, the content if a site can be made of it, and all diagnostics found
 */
export function readContent(
  dir = contentDir(),
  day = today(),
): { content: Content | undefined; parsed: ParseResult; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const name = labelIn(dir);
  const site = readSite(path.join(dir, 'site.md'), name('site.md'), diagnostics);
  const parsed: ParseResult = { site, entries: [], broken: [] };
  for (const kind of ['course', 'service', 'page'] as const) {
    const folder = path.join(dir, FOLDERS[kind]);
    for (const slug of namesIn(folder, '.md')) {
      const entry = readEntry(
        kind,
        path.join(folder, `${slug}.md`),
        name(`${FOLDERS[kind]}/${slug}.md`),
        diagnostics,
      );
      if (entry) parsed.entries.push(entry);
      else parsed.broken.push(slug);
    }
  }
  const content =
    site && removeExpired({ site: withEnvironment(site.data, diagnostics), entries: parsed.entries }, day);
  return { content, parsed, diagnostics };
}

/**
 * The content, or an error that lists everything that keeps it from being read.
 * @throws ContentError
 */
export function loadContent(dir = contentDir()): Content {
  const { content, diagnostics } = readContent(dir);
  const errors = diagnostics.filter((p) => p.level === 'error');
  if (errors.length > 0 || !content) throw new ContentError(errors);
  return content;
}

/** Of a file as a whole. */
const fileError = (
  diagnostics: Diagnostic[],
  file: string,
  what: string,
  found: string,
  expected: string,
  fix: string,
) => new Reporter(wholeFile(file), diagnostics).field([what], 'error', found, expected, fix);

function readSource(file: string, label: string, diagnostics: Diagnostic[]): string | undefined {
  const size = fs.statSync(file).size;
  if (size <= MAX_FILE_BYTES) return fs.readFileSync(file, 'utf8');
  const fix = 'Split the text into pages. A picture is a file of its own in content/images.';
  fileError(
    diagnostics,
    label,
    'file',
    `${Math.ceil(size / 1000)} KB`,
    `a page of at most ${MAX_FILE_BYTES / 1000} KB`,
    fix,
  );
  return undefined;
}

function readSite(file: string, label: string, diagnostics: Diagnostic[]): ParseResult['site'] {
  if (!fs.existsSync(file)) {
    fileError(
      diagnostics,
      label,
      'file',
      'is missing',
      'the name, branches and menus of the institute',
      'Restore it from the last commit.',
    );
    return undefined;
  }
  const source = readSource(file, label, diagnostics);
  const parsed = source === undefined ? undefined : readFrontMatter(source, label, siteSchema, diagnostics);
  return parsed && { file: label, data: parsed.data, placeOf: parsed.placeOf };
}

function readEntry(kind: Kind, file: string, label: string, diagnostics: Diagnostic[]): Entry | undefined {
  const slug = path.basename(file, '.md');
  const nameProblem = (expected: string, fix: string) => {
    fileError(diagnostics, label, 'file name', show(`${slug}.md`), expected, fix);
    return undefined;
  };
  if (!SLUG.test(slug))
    return nameProblem(
      'lower-case letters, digits and single hyphens',
      `Rename it to '${slugify(slug) || 'a-name'}.md'.`,
    );
  if (RESERVED_SLUGS.includes(slug))
    return nameProblem(
      'a name that hosts do not keep for themselves',
      `Rename it, for example to '${slugify(slug)}-course.md'.`,
    );
  const source = readSource(file, label, diagnostics);
  if (source === undefined) return undefined;
  const parsed = readFrontMatter(
    source,
    label,
    schemas[kind] as z.ZodType<CourseData | ServiceData | PageData>,
    diagnostics,
  );
  if (!parsed) return undefined;
  const { data, ...rest } = parsed;
  const deep = tooDeepToParse(parsed.markdown);
  if (deep !== undefined) {
    new Reporter({ file: label, ...rest }, diagnostics).text({ line: deep, column: 1 }, ...TOO_DEEP);
    return undefined;
  }
  const address = 'path' in data && data.path ? data.path : `/${slug}`;
  return {
    kind,
    slug,
    path: address,
    aliases: data.aliases.map((a) => `/${a}`),
    file: label,
    data,
    ...rest,
  } as Entry;
}

/** `SITE_URL` and `ENQUIRY_HOST` override the file at build time. */
function withEnvironment(site: SiteData, diagnostics: Diagnostic[]): SiteData {
  const result = { ...site };
  for (const [variable, field] of [
    ['SITE_URL', 'siteUrl'],
    ['ENQUIRY_HOST', 'enquiryHost'],
  ] as const) {
    const value = process.env[variable];
    if (!value) continue;
    const parsed = siteSchema.shape[field].safeParse(value);
    if (parsed.success) result[field] = parsed.data;
    else
      fileError(
        diagnostics,
        'environment',
        variable,
        show(value),
        'an absolute URL without a path',
        'For example https://www.example.com',
      );
  }
  return result;
}
