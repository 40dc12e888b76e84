import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { MAX_FILE_BYTES, readFrontMatter } from './front-matter';
import { type Body, parseMarkdown } from './markdown';
import { didYouMean } from './nearest';
import { ContentError, type Problem, show } from './problem';
import { type CourseData, type Kind, type PageData, pageSchema, RESERVED_SLUGS, type ServiceData, type SiteData, SLUG, schemas, siteSchema } from './schema';

interface Base {
  slug: string;
  /** Public path, case included, no trailing slash: `/autocad`, `/Contact`, `/`. */
  path: string;
  /** Other paths that show the same page. */
  aliases: string[];
  /** The file as an editor knows it, for example `content/courses/autocad.md`. */
  file: string;
  markdown: string;
  /** Lines of the file before the Markdown. */
  offset: number;
  /** Place of a front matter field. */
  at(field: readonly PropertyKey[]): { line: number; column: number };
}
export type Course = Base & { kind: 'course'; data: CourseData };
export type Service = Base & { kind: 'service'; data: ServiceData };
export type Page = Base & { kind: 'page'; data: PageData };
export type Entry = Course | Service | Page;

/** The whole content of the site, validated. */
export interface Content {
  site: SiteData;
  entries: Entry[];
}

const FOLDERS: Record<Kind, string> = { course: 'courses', service: 'services', page: 'pages' };

/** Folder of the content: `CONTENT_DIR`, else `content`. */
export const contentDir = () => process.env.CONTENT_DIR ?? 'content';

/**
 * Reads and validates every content file.
 * @param dir content folder
 * @returns the content as far as it could be read, and all problems found
 */
export function readContent(dir = contentDir()): { content: Content | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const name = (file: string) => (path.resolve(dir) === path.resolve('content') ? file : path.join(dir, path.relative('content', file)));
  const site = readSite(path.join(dir, 'site.md'), name('content/site.md'), problems);
  const entries: Entry[] = [];
  for (const kind of ['course', 'service', 'page'] as const) {
    const folder = path.join(dir, FOLDERS[kind]);
    const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
    for (const base of files) {
      if (!base.endsWith('.md') || base === 'README.md') continue;
      const entry = readEntry(kind, path.join(folder, base), name(`content/${FOLDERS[kind]}/${base}`), problems);
      if (entry) entries.push(entry);
    }
  }
  if (!site) return { content: undefined, problems };
  checkTogether(site, entries, name('content/site.md'), problems);
  return { content: { site: withEnvironment(site, problems), entries }, problems };
}

/**
 * The content, or an error that lists everything wrong with it.
 * @throws ContentError
 */
export function loadContent(dir = contentDir()): Content {
  const { content, problems } = readContent(dir);
  const errors = problems.filter((p) => p.level === 'error');
  if (errors.length > 0 || !content) throw new ContentError(errors);
  return content;
}

function readSource(file: string, label: string, problems: Problem[]): string | undefined {
  const size = fs.statSync(file).size;
  if (size <= MAX_FILE_BYTES) return fs.readFileSync(file, 'utf8');
  problems.push({
    level: 'error',
    file: label,
    line: 1,
    column: 1,
    field: 'file',
    found: `${size} bytes`,
    expected: `at most ${MAX_FILE_BYTES}`,
    fix: 'Split the text, or commit pictures as files.',
  });
  return undefined;
}

function readSite(file: string, label: string, problems: Problem[]): SiteData | undefined {
  if (!fs.existsSync(file)) {
    problems.push({
      level: 'error',
      file: label,
      line: 1,
      column: 1,
      field: 'file',
      found: 'no file',
      expected: 'the identity of the institute',
      fix: 'Restore it from the last commit.',
    });
    return undefined;
  }
  const source = readSource(file, label, problems);
  return source === undefined ? undefined : readFrontMatter(source, label, siteSchema, problems)?.data;
}

function readEntry(kind: Kind, file: string, label: string, problems: Problem[]): Entry | undefined {
  const slug = path.basename(file, '.md');
  const nameProblem = (expected: string, fix: string) => {
    problems.push({ level: 'error', file: label, line: 1, column: 1, field: 'file name', found: show(slug), expected, fix });
    return undefined;
  };
  if (!SLUG.test(slug)) return nameProblem('lower-case letters, digits and single hyphens', `Rename it, for example to '${slugify(slug) || 'a-name'}.md'.`);
  if (RESERVED_SLUGS.includes(slug)) return nameProblem('a name that hosts do not keep for themselves', `Rename it, for example to '${slug}-course.md'.`);
  const source = readSource(file, label, problems);
  if (source === undefined) return undefined;
  const parsed = readFrontMatter(source, label, schemas[kind] as z.ZodType<CourseData | ServiceData | PageData>, problems);
  if (!parsed) return undefined;
  const { data, ...rest } = parsed;
  const at = 'path' in data && data.path ? data.path : `/${slug}`;
  return { kind, slug, path: at, aliases: data.aliases.map((a) => `/${a}`), file: label, data, ...rest } as Entry;
}

/** A file name made from a title: `C & C++` becomes `c-and-c-plus-plus`. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** What one file alone cannot know: paths that collide, groups and related pages that do not exist. */
function checkTogether(site: SiteData, entries: Entry[], siteFile: string, problems: Problem[]) {
  const groups = site.menus.flatMap((m) => m.groups.map((g) => g.name));
  const slugs = entries.map((e) => e.slug);
  const error = (entry: Entry, field: readonly PropertyKey[], found: string, expected: string, fix?: string) =>
    problems.push({ level: 'error', file: entry.file, ...entry.at(field), field: String(field[0]), found, expected, ...(fix ? { fix } : {}) });

  const owners = new Map<string, Entry>();
  for (const entry of entries) {
    // A page's alias may differ from its own path by case alone: on such a disk both are one file.
    const own = new Set([entry.path, ...entry.aliases].map((p) => p.toLowerCase()));
    for (const key of own) {
      const owner = owners.get(key);
      if (owner)
        error(
          entry,
          entry.path.toLowerCase() === key ? ['path'] : ['aliases'],
          `the path '${key}'`,
          'a path of its own',
          `${owner.file} has it already. Rename one of the two.`,
        );
      else owners.set(key, entry);
    }
    if (entry.kind !== 'page' && !groups.includes(entry.data.group)) {
      const guess = didYouMean(entry.data.group, groups);
      error(entry, ['group'], `'${entry.data.group}' is not a group`, `one of: ${groups.join(', ')}`, guess ?? 'Add the group to content/site.md first.');
    }
    for (const [i, slug] of (entry.data.related ?? []).entries()) {
      if (slugs.includes(slug) && slug !== entry.slug) continue;
      error(entry, ['related', i], `'${slug}'`, 'the slug of another page', didYouMean(slug, slugs));
    }
  }
  for (const menu of site.menus) {
    for (const wanted of [menu.landing, ...menu.groups.flatMap((g) => g.path ?? [])]) {
      if (!slugs.includes(wanted))
        problems.push({
          level: 'error',
          file: siteFile,
          line: 1,
          column: 1,
          field: 'menus',
          found: `'${wanted}'`,
          expected: 'the slug of a page',
          fix: didYouMean(wanted, slugs),
        });
    }
  }
  for (const template of ['home', 'listing', 'enquiry', 'courseinquiry', 'privacy', 'not-found'] as const) {
    const count = entries.filter((e) => e.kind === 'page' && e.data.template === template).length;
    if (count !== 1)
      problems.push({
        level: 'error',
        file: siteFile.replace('site.md', 'pages'),
        line: 1,
        column: 1,
        field: 'template',
        found: `${count} pages with the template '${template}'`,
        expected: 'exactly one',
      });
  }
}

/** `SITE_URL` and `ENQUIRY_HOST` override the file at build time. */
function withEnvironment(site: SiteData, problems: Problem[]): SiteData {
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
      problems.push({
        level: 'error',
        file: 'environment',
        line: 1,
        column: 1,
        field: variable,
        found: show(value),
        expected: 'an absolute URL without a path',
        fix: 'For example https://www.example.com',
      });
  }
  return result;
}

export const templates = pageSchema.options.map((o) => o.shape.template.value);

/** Where parsed Markdown is kept between builds. */
const CACHE = path.join('.cache', 'markdown');
let salt: string | undefined;

/**
 * The parsed Markdown of a page, from the cache where text and parser are unchanged (remark takes milliseconds
 * a page, a read does not).
 */
export function bodyOf(entry: Entry): Body {
  // The parser's own source and the lockfile are part of the key: a new parser parses anew.
  salt ??= ['lib/content/markdown.ts', 'package-lock.json'].map((f) => fs.readFileSync(f, 'utf8')).join('\n');
  const key = createHash('sha256').update(salt).update(entry.markdown).digest('hex').slice(0, 32);
  const file = path.join(CACHE, `${key}.json`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Body;
  } catch {
    const body = parseMarkdown(entry.markdown);
    fs.mkdirSync(CACHE, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    fs.writeFileSync(temporary, JSON.stringify(body));
    fs.renameSync(temporary, file);
    return body;
  }
}
