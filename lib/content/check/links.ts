import fs from 'node:fs';
import path from 'node:path';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { didYouMean } from '@/lib/format/nearest-word';
import { branchId } from '../derived/branches';
import { choicesOf } from '../derived/choices';
import { comparisonId } from '../derived/comparison';
import { syllabusPath } from '../derived/paths';
import { type DiagnosticMessage, quote } from '../read/diagnostic';
import { courseGroups, groupId, isPage } from '../registry';
import { bodyOf } from '../text/body';
import { LINK_SCHEMES } from '../text/html';
import { nodesIn, textPosition } from '../text/nodes';
import { SECTION_IDS } from '../text/reserved-ids';
import type { Content, Entry } from '../types';
import type { CheckContext } from './context';

interface Targets {
  pages: Map<string, Entry>;
  /** Paths of PDFs, and of the home page, which may be missing. */
  others: Set<string>;
  courses: string[];
  printedIds: ReadonlySet<string>;
  siteUrl: string;
}

/** Checks the links of texts and banners: broken ones, and ones without words. */
export function checkLinks(context: CheckContext) {
  const targets = targetsOf(context);
  for (const entry of context.entries) {
    const reporter = context.reporterFor(entry);
    for (const node of nodesIn(bodyOf(entry).tree)) {
      if (node.type !== 'link' && node.type !== 'definition') continue;
      const { url } = node;
      const at = textPosition('link', node);
      const found = `a link to ${quote(url)} without words`;
      const fix = `Write: [words](${url})`;
      if (node.type === 'link' && plainTextOf(node).trim() === '')
        reporter.error(at, { found, expected: 'words to click on', fix });
      const message = linkMessage(url, entry, targets);
      if (message) reporter.report(at, message);
    }
    if (!isPage(entry, 'home')) continue;
    for (const [i, { link }] of entry.data.banners.entries()) {
      const message = linkMessage(link, entry, targets);
      if (message) reporter.report(['banners', i, 'link'], message);
    }
  }
}

function targetsOf({ entries, siteFile, content }: CheckContext): Targets {
  const courses = entries.filter((e) => e.kind === 'course');
  const pdfs = courses.flatMap((course) => syllabusPath(content, course) ?? []);
  return {
    pages: new Map(entries.flatMap((e) => [e.path, ...e.aliases].map((address) => [address, e] as const))),
    others: new Set(['/', ...pdfs]),
    courses: courses.map(({ slug }) => slug),
    printedIds: printedIds(content),
    siteUrl: siteFile.data.siteUrl,
  };
}

/** Ids that components print on any page; e2e/export/link-rules.ts checks them page by page. */
export function printedIds(content: Content): ReadonlySet<string> {
  const groups = content.site.menus.flatMap((menu) => menu.groups.map(({ name }) => name));
  return new Set([
    ...SECTION_IDS,
    ...groups.map(groupId),
    ...courseGroups(content).map(({ name }) => comparisonId(name)),
    ...choicesOf(content).map(({ id }) => id),
    ...content.site.branches.map(branchId),
  ]);
}

/** @param from the page that a bare `#fragment` belongs to */
function linkMessage(url: string, from: Entry, targets: Targets): DiagnosticMessage | undefined {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase();
  if (scheme && !LINK_SCHEMES.includes(scheme))
    return {
      found: quote(url),
      expected: 'a page, a web address, mailto: or tel:',
      fix: `A link may not start with '${scheme}:'.`,
    };
  if (/^[/\\]{2}|^\/\\/.test(url)) {
    const fix = `Write https:${url} or ${url.replace(/^[/\\]+/, '/')}`;
    return { found: quote(url), expected: 'one / for a page of this site, https:// for another', fix };
  }
  if (scheme === 'http' || scheme === 'https') return webLinkMessage(url, targets);
  return scheme ? undefined : pathMessage(url, from, targets);
}

function webLinkMessage(url: string, { siteUrl }: Targets): DiagnosticMessage | undefined {
  const found = quote(url);
  if (!URL.canParse(url))
    return { found, expected: 'a web address', fix: 'Copy it again from the address line of the browser.' };
  const level = 'warning';
  const { origin, pathname } = new URL(url);
  if (origin === siteUrl)
    return { level, found, expected: 'a path for a page of this site', fix: `Write ${pathname}` };
  if (url.startsWith('https:')) return undefined;
  const secure = url.replace('http:', 'https:');
  return { level, found, expected: 'https://', fix: `Try whether ${secure} opens, and link that.` };
}

function pathMessage(url: string, from: Entry, targets: Targets): DiagnosticMessage | undefined {
  const [, written = '', query = '', fragment] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  const target = written === '' ? from : targets.pages.get(written);
  if (!target) {
    if (targets.others.has(written) || isPublicFile(written)) return undefined;
    const paths = [...targets.pages.keys()];
    const cleaned = `/${written.replace(/^.*\/(?=[^/])|^\.*\/*/, '').replace(/\.(md|html)$|\/+$/, '')}`;
    const exact = paths.find((p) => p.toLowerCase() === cleaned.toLowerCase());
    return {
      found: `${quote(url)} is not a page`,
      expected: 'the path of a page, such as /catia',
      fix: exact ? `Write ${exact}` : didYouMean(cleaned, paths),
    };
  }
  const course = new URLSearchParams(query).get('course');
  if (course !== null && !targets.courses.includes(course)) {
    const found = `'${course}' in ${quote(url)} is not a course`;
    const fix = didYouMean(course, targets.courses);
    return { found, expected: 'the file name of a course without .md', fix };
  }
  if (!fragment) return undefined;
  const { ids } = bodyOf(target);
  if (ids.some((id) => id === fragment) || targets.printedIds.has(fragment)) return undefined;
  return {
    found: `'#${fragment}' is not on ${target.path}`,
    expected: 'a heading of that page in small letters and hyphens',
    fix: didYouMean(fragment, ids) ?? `It has: ${ids.slice(0, 8).join(', ')}.`,
  };
}

function isPublicFile(written: string): boolean {
  const file = path.join('public', path.normalize(written));
  return /^\/[\w./-]+\.\w+$/.test(written) && !written.includes('..') && fs.existsSync(file);
}
