/**
 * Reads and validates each content file separately. `checkContent` (../check) also compares files with each
 * other; `cachedContent` loads once for all pages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { dayOf } from '@/lib/format/days';
import { slugify } from '@/lib/format/slug';
import { type Settings, settingsFromEnvironment } from '@/lib/settings/settings';
import { type Kind, RESERVED_SLUGS, type SiteData, SLUG, siteSchema } from '../schema';
import type { Content, Entry, SiteFile } from '../types';
import {
  BRING_BACK,
  ContentError,
  type Diagnostic,
  type DiagnosticMessage,
  errorsOf,
  quote,
} from './diagnostic';
import { removeExpired } from './expired';
import { baseNamesIn, FOLDERS } from './folders';
import { readFrontMatter } from './front-matter';
import { Reporter, wholeFile } from './reporter';

/** Label of a content file in messages: `content/courses/catia.md`. */
export const labelIn = (dir: string) => (file: string) =>
  path.join(path.resolve(dir) === path.resolve('content') ? 'content' : dir, file);

/** The settings that change what the files of a content folder say. */
export type ContentSettings = Pick<Settings, 'siteUrl' | 'enquiryHost' | 'epoch'>;

/** What the files of a content folder say, and what is wrong with them. */
interface ParseResult {
  /** Undefined if `site.md` could not be read. */
  siteFile: SiteFile | undefined;
  /** Every course, service and page that could be read. */
  entries: Entry[];
  /** Undefined if any file has an error. */
  content: Content | undefined;
  diagnostics: Diagnostic[];
}

/**
 * Reads every content file and validates each separately.
 * @param settings day and addresses of the build: `content` has these addresses, and leaves out each batch,
 * vacancy and licence that has expired by that day
 */
export function parseContent(
  dir: string,
  settings: ContentSettings = settingsFromEnvironment(),
): ParseResult {
  const diagnostics: Diagnostic[] = [];
  const label = labelIn(dir);
  const siteFile = readSite(path.join(dir, 'site.md'), label('site.md'), diagnostics);
  const entries = (['course', 'service', 'page'] as const).flatMap((kind) =>
    baseNamesIn(path.join(dir, FOLDERS[kind]), '.md').flatMap((slug) => {
      const file = path.join(FOLDERS[kind], `${slug}.md`);
      return readEntry(kind, path.join(dir, file), label(file), diagnostics) ?? [];
    }),
  );
  const settled = siteFile && withSettings(siteFile.data, settings, diagnostics);
  const content =
    settled && errorsOf(diagnostics).length === 0
      ? removeExpired({ dir, site: settled, entries }, dayOf(settings.epoch))
      : undefined;
  return { siteFile, entries, content, diagnostics };
}

/** @throws ContentError with all errors of the folder */
export function loadContent(dir = settingsFromEnvironment().contentDir): Content {
  const { content, diagnostics } = parseContent(dir);
  if (!content) throw new ContentError(errorsOf(diagnostics));
  return content;
}

function readSite(file: string, label: string, diagnostics: Diagnostic[]): SiteFile | undefined {
  if (!fs.existsSync(file)) {
    const expected = 'the name, branches and menus of the institute';
    const message = { found: 'is missing', expected, fix: BRING_BACK };
    new Reporter(wholeFile(label), diagnostics).error(['file'], message);
    return undefined;
  }
  const parsed = readFrontMatter(fs.readFileSync(file, 'utf8'), label, 'site', diagnostics);
  return parsed && { file: label, data: parsed.data, positionOf: parsed.positionOf };
}

function readEntry(kind: Kind, file: string, label: string, diagnostics: Diagnostic[]): Entry | undefined {
  const slug = path.basename(file, '.md');
  const message = nameMessage(slug);
  if (message) {
    new Reporter(wholeFile(label), diagnostics).error(['file name'], message);
    return undefined;
  }
  const parsed = readFrontMatter(fs.readFileSync(file, 'utf8'), label, kind, diagnostics);
  if (!parsed) return undefined;
  const { data } = parsed;
  return {
    kind,
    slug,
    path: 'path' in data && data.path ? data.path : `/${slug}`,
    aliases: data.aliases.map((alias) => `/${alias}`),
    file: label,
    ...parsed,
  } as Entry;
}

function nameMessage(slug: string): DiagnosticMessage | undefined {
  const found = quote(`${slug}.md`);
  if (!SLUG.test(slug)) {
    const fix = `Rename it to '${slugify(slug) || 'a-name'}.md'.`;
    return { found, expected: 'lower-case letters, digits and single hyphens', fix };
  }
  if (!RESERVED_SLUGS.includes(slug)) return undefined;
  const fix = `Rename it, for example to '${slug}-course.md'.`;
  return { found, expected: 'a name that hosts do not keep for themselves', fix };
}

/** The site with the addresses of the settings, which come from variables of the environment. */
function withSettings(site: SiteData, settings: ContentSettings, diagnostics: Diagnostic[]): SiteData {
  const reporter = new Reporter(wholeFile('environment'), diagnostics);
  const result = { ...site };
  for (const [variable, field] of [
    ['SITE_URL', 'siteUrl'],
    ['ENQUIRY_HOST', 'enquiryHost'],
  ] as const) {
    const value = settings[field];
    if (!value) continue;
    const { data } = siteSchema.shape[field].safeParse(value);
    if (data) result[field] = data;
    else {
      const expected = 'an absolute URL without a path';
      const fix = 'For example https://www.example.com';
      reporter.error([variable], { found: quote(value), expected, fix });
    }
  }
  return result;
}
