import fs from 'node:fs';
import path from 'node:path';
import { branchId, courseGroups, groupId, syllabusPath } from '../catalogue';
import { didYouMean } from '../nearest';
import { isBare, type Outline } from '../outline';
import { bodyOf } from '../parsed';
import { show } from '../problem';
import type { Content, Entry, Reading } from '../types';
import type { Report } from './text';

/** What links may lead to: paths of pages and files, and the places within a page. */
export interface Targets {
  paths: Map<string, Entry>;
  files: ReadonlySet<string>;
  /** Paths of pages that have an error of their own. */
  broken: ReadonlySet<string>;
  slugs: readonly string[];
  siteUrl: string | undefined;
  placesOf(entry: Entry): string[];
}

const VAGUE = new Set(['here', 'click here', 'link', 'this link', 'read more', 'more', 'click']);

/** Gathers what links may lead to. */
export function targetsOf(reading: Reading, content: Content | undefined): Targets {
  const paths = new Map<string, Entry>();
  const courses = new Set<string>();
  const files = new Set<string>();
  for (const entry of reading.entries) {
    for (const p of [entry.path, ...entry.aliases]) paths.set(p, entry);
    if (entry.kind === 'course') courses.add(entry.slug);
    const pdf = content && entry.kind === 'course' ? syllabusPath(content, entry) : undefined;
    if (pdf) files.add(pdf);
  }
  const memo = new Map<Entry, string[]>();
  const placesOf = (entry: Entry) => {
    const places = memo.get(entry) ?? placesIn(entry, content);
    memo.set(entry, places);
    return places;
  };
  return {
    paths,
    files,
    broken: new Set(reading.broken.map((s) => `/${s}`)),
    slugs: [...courses, ...reading.broken],
    siteUrl: reading.site?.data.siteUrl,
    placesOf,
  };
}

/** Ids that a page's address may end in: its headings and what its template adds. */
function placesIn(entry: Entry, content: Content | undefined): string[] {
  const { sections, intro } = bodyOf(entry);
  const own = sections.flatMap((s) => [s.id, ...(s.modules ?? []).map((m) => m.id), ...idsIn(s.html)]);
  const places = ['content', ...idsIn(intro), ...own];
  if (entry.kind !== 'page') return [...places, 'enquire', 'related'];
  if (entry.data.template === 'listing' && content) places.push('courses', ...courseGroups(content).map((g) => groupId(g.name)));
  if (entry.data.template === 'about') places.push('gallery');
  if (entry.data.template === 'contact' && content) places.push(...content.site.branches.map(branchId));
  return places;
}

const idsIn = (html: string) => [...html.matchAll(/<h\d id="([^"]+)"/g)].map((m) => m[1] ?? '');

/** Every link of a text. */
export function checkLinks(entry: Entry, outline: Outline, targets: Targets, report: Report) {
  for (const { url, text, line, column } of outline.links) {
    const place = { line, column, field: 'link' };
    if (isBare(url, text) && !url.startsWith('mailto:'))
      report({ level: 'warning', ...place, found: show(text), expected: 'words that say where it leads', fix: `Write: [words](${url})` });
    else if (text.trim() === '')
      report({ level: 'error', ...place, found: `a link to ${show(url)} without words`, expected: 'words to click on', fix: `Write: [words](${url})` });
    else if (VAGUE.has(text.trim().toLowerCase()))
      report({
        level: 'warning',
        ...place,
        found: `'${text}' as the words of a link`,
        expected: 'words that say where it leads',
        fix: 'Link the name of the page.',
      });
    const wrong = wrongWith(url, entry, targets);
    if (wrong) report({ ...place, ...wrong });
  }
}

interface Wrong {
  level: 'error' | 'warning';
  found: string;
  expected: string;
  fix?: string;
}

/**
 * What is wrong with an address, if anything.
 * @param from the page that a `#place` alone belongs to
 */
export function wrongWith(url: string, from: Entry | undefined, targets: Targets): Wrong | undefined {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase();
  if (scheme && !['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme))
    return { level: 'error', found: show(url), expected: 'a page, a web address, mailto: or tel:', fix: `A link may not start with '${scheme}:'.` };
  if (/^[/\\]{2}|^\/\\/.test(url))
    return {
      level: 'error',
      found: show(url),
      expected: 'one / for a page of this site, https:// for another',
      fix: `Write https:${url} or ${url.replace(/^[/\\]+/, '/')}`,
    };
  if (scheme === 'http' || scheme === 'https') return wrongWithWeb(url, targets);
  if (scheme) return undefined;
  return wrongWithPath(url, from, targets);
}

function wrongWithWeb(url: string, targets: Targets): Wrong | undefined {
  if (!URL.canParse(url)) return { level: 'error', found: show(url), expected: 'a web address', fix: 'Copy it again from the address line of the browser.' };
  if (targets.siteUrl && new URL(url).origin === targets.siteUrl) {
    return { level: 'warning', found: show(url), expected: 'a path for a page of this site', fix: `Write ${url.slice(targets.siteUrl.length) || '/'}` };
  }
  if (url.startsWith('http:'))
    return { level: 'warning', found: show(url), expected: 'https://', fix: `Try whether ${url.replace('http:', 'https:')} opens, and link that.` };
  return undefined;
}

function wrongWithPath(url: string, from: Entry | undefined, targets: Targets): Wrong | undefined {
  const [, written = '', query = '', fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const target = written === '' ? from : targets.paths.get(written);
  if (!target) {
    if (targets.broken.has(written) || targets.files.has(written) || isPublicFile(written)) return undefined;
    const paths = [...targets.paths.keys()];
    const cleaned = `/${written.replace(/^.*\/(?=[^/])|^\.*\/*/, '').replace(/\.(md|html)$|\/+$/, '')}`;
    const exact = paths.find((p) => p.toLowerCase() === cleaned.toLowerCase());
    const fix = exact ? `Write ${exact}` : didYouMean(cleaned, paths);
    return { level: 'error', found: `${show(url)} is not a page`, expected: 'the path of a page, such as /catia', ...(fix ? { fix } : {}) };
  }
  const course = new URLSearchParams(query).get('course');
  if (course !== null && !targets.slugs.includes(course)) {
    const fix = didYouMean(course, targets.slugs);
    return { level: 'error', found: `'${course}' in ${show(url)} is not a course`, expected: 'the file name of a course without .md', ...(fix ? { fix } : {}) };
  }
  if (fragment === undefined || fragment === '') return undefined;
  const places = targets.placesOf(target);
  const place = decode(fragment);
  if (places.includes(place)) return undefined;
  const fix = didYouMean(place, places) ?? `It has: ${places.slice(0, 8).join(', ')}.`;
  return { level: 'error', found: `'#${place}' is not on ${target.path}`, expected: 'a heading of that page in small letters and hyphens', fix };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a path is a file that is published as it is; what the build makes is not looked up. */
function isPublicFile(written: string): boolean {
  const file = path.join('public', path.normalize(written));
  return /^\/[\w./-]+\.\w+$/.test(written) && !written.includes('..') && fs.existsSync(file);
}
