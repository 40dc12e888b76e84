import fs from 'node:fs';
import path from 'node:path';
import { bySlug, groupId, syllabusPath } from '../catalogue';
import { show } from '../diagnostic';
import { didYouMean } from '../nearest';
import { isBare, type Outline } from '../outline';
import type { Detail, Reporter } from '../reporter';
import { idsOn } from '../section-ids';
import type { Content, Entry, ParseResult } from '../types';

/** What links may lead to: paths of pages and files, and the places within a page. */
export type Targets = ReturnType<typeof targetsOf>;

const VAGUE = new Set(['here', 'click here', 'link', 'this link', 'read more', 'more', 'click']);

/** Gathers what links may lead to. */
export function targetsOf(parsed: ParseResult, content: Content | undefined) {
  const { entries, broken, site } = parsed;
  const courses = entries.filter((e) => e.kind === 'course');
  const memo = new Map<Entry, string[]>();
  const placesOf = (entry: Entry) => {
    const places = memo.get(entry) ?? (content && idsOn(content, bySlug(content, entry.slug) ?? entry));
    if (places) memo.set(entry, places);
    return places;
  };
  return {
    paths: new Map(
      entries.flatMap((entry) => [entry.path, ...entry.aliases].map((p) => [p, entry] as const)),
    ),
    files: new Set(content ? courses.flatMap((course) => syllabusPath(content, course) ?? []) : []),
    /** Paths of pages that have an error of their own. */
    broken: new Set(broken.map((s) => `/${s}`)),
    slugs: [...courses.map((course) => course.slug), ...broken],
    siteUrl: site?.data.siteUrl,
    /** Names of the menus' groups, those without a course too. */
    groups: site?.data.menus.flatMap((menu) => menu.groups.map(({ name }) => name)) ?? [],
    /** Ids that a page's address may end in; nothing while `site.md` has an error. */
    placesOf,
  };
}

/** Every link of a text. */
export function checkLinks(entry: Entry, outline: Outline, targets: Targets, report: Reporter) {
  for (const { url, text, ...place } of outline.links) {
    const say = (...words: Detail) => report.text(place, 'link', ...words);
    const fix = `Write: [words](${url})`;
    if (isBare(url, text) && !url.startsWith('mailto:'))
      say('warning', show(text), 'words that say where it leads', fix);
    else if (text.trim() === '')
      say('error', `a link to ${show(url)} without words`, 'words to click on', fix);
    else if (VAGUE.has(text.trim().toLowerCase()))
      say(
        'warning',
        `'${text}' as the words of a link`,
        'words that say where it leads',
        'Link the name of the page.',
      );
    const wrong = wrongWith(url, entry, targets);
    if (wrong) say(...wrong);
  }
}

/**
 * What is wrong with an address, if anything.
 * @param from the page that a `#place` alone belongs to
 */
export function wrongWith(url: string, from: Entry, targets: Targets): Detail | undefined {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase();
  if (scheme && !['http', 'https', 'mailto', 'tel', 'sms'].includes(scheme))
    return [
      'error',
      show(url),
      'a page, a web address, mailto: or tel:',
      `A link may not start with '${scheme}:'.`,
    ];
  if (/^[/\\]{2}|^\/\\/.test(url)) {
    const fix = `Write https:${url} or ${url.replace(/^[/\\]+/, '/')}`;
    return ['error', show(url), 'one / for a page of this site, https:// for another', fix];
  }
  if (scheme === 'http' || scheme === 'https') return wrongWithWeb(url, targets);
  return scheme ? undefined : wrongWithPath(url, from, targets);
}

function wrongWithWeb(url: string, { siteUrl }: Targets): Detail | undefined {
  if (!URL.canParse(url))
    return ['error', show(url), 'a web address', 'Copy it again from the address line of the browser.'];
  if (siteUrl && new URL(url).origin === siteUrl)
    return [
      'warning',
      show(url),
      'a path for a page of this site',
      `Write ${url.slice(siteUrl.length) || '/'}`,
    ];
  if (!url.startsWith('http:')) return undefined;
  return [
    'warning',
    show(url),
    'https://',
    `Try whether ${url.replace('http:', 'https:')} opens, and link that.`,
  ];
}

function wrongWithPath(url: string, from: Entry, targets: Targets): Detail | undefined {
  const [, written = '', query = '', fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const target = written === '' ? from : targets.paths.get(written);
  if (!target) {
    if (targets.broken.has(written) || targets.files.has(written) || isPublicFile(written)) return undefined;
    const paths = [...targets.paths.keys()];
    const cleaned = `/${written.replace(/^.*\/(?=[^/])|^\.*\/*/, '').replace(/\.(md|html)$|\/+$/, '')}`;
    const exact = paths.find((p) => p.toLowerCase() === cleaned.toLowerCase());
    return [
      'error',
      `${show(url)} is not a page`,
      'the path of a page, such as /catia',
      exact ? `Write ${exact}` : didYouMean(cleaned, paths),
    ];
  }
  const course = new URLSearchParams(query).get('course');
  if (course !== null && !targets.slugs.includes(course)) {
    const found = `'${course}' in ${show(url)} is not a course`;
    return ['error', found, 'the file name of a course without .md', didYouMean(course, targets.slugs)];
  }
  if (!fragment) return undefined;
  const places = targets.placesOf(target);
  const place = decode(fragment);
  // A file that cannot be read may be what a list there would show.
  const isUnknown = target.kind === 'page' && targets.broken.size > 0;
  if (!places || places.includes(place) || isUnknown) return undefined;
  const group = isListing(target) && targets.groups.find((name) => groupId(name) === place);
  if (group)
    return [
      'error',
      `'#${place}' is not on ${target.path}`,
      'a group that has a course',
      `'${group}' has none: add one, or link ${target.path} alone.`,
    ];
  const fix = didYouMean(place, places) ?? `It has: ${places.slice(0, 8).join(', ')}.`;
  return [
    'error',
    `'#${place}' is not on ${target.path}`,
    'a heading of that page in small letters and hyphens',
    fix,
  ];
}

const isListing = ({ kind, data }: Entry) => kind === 'page' && data.template === 'listing';

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
