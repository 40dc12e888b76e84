import fs from 'node:fs';
import path from 'node:path';
import { attribute, type Document, elements, insertAfter, newElement, remove } from '@/lib/format/dom';
import { type AssetFile, assetFile } from './asset-file';
import type { IslandScripts } from './islands';
import { PrunableStylesheet, selectorNamesOf } from './prune-css';
import { classLists, withShortNames } from './short-names';

/**
 * Puts the styles of the first screen into the page, so that the first paint waits for one document alone, and the link
 * to the whole stylesheet behind that part of the page: browsers paint what stands before a stylesheet in the body
 * without it. The first screen is all that comes before the end of the page's head, the header that has its `h1`.
 * The whole stylesheet repeats those rules in their place, so that what overrides what is as it was written.
 * @param page parsed document, changed in place
 * @param sheet the one stylesheet of Next's export
 * @returns the text that stands in the page now, and the file of the whole stylesheet
 * @throws when Next links to another number of stylesheets than one, or the page has no `h1`
 */
export function inlineStyles(page: Document, sheet: SiteStylesheet): { text: string; file: AssetFile } {
  const all = [...elements(page)];
  const links = all.filter((e) => e.tagName === 'link' && attribute(e, 'rel') === 'stylesheet');
  const [link] = links;
  const heading = all.find((e) => e.tagName === 'h1');
  if (!link || links.length !== 1) throw new Error(`Next links to ${links.length} stylesheets, expected one`);
  if (!heading) throw new Error('The page has no h1');
  const head = all.findLast((e) => e.tagName === 'header' && [...elements(e)].includes(heading)) ?? heading;
  const end = all.indexOf(head) + [...elements(head)].length;
  const href = attribute(link, 'href');
  if (href !== sheet.href) throw new Error(`Another stylesheet than ${sheet.href}: ${href}`);
  const text = sheet.for(selectorNamesOf(all.slice(0, end)));
  const file = assetFile('style', 'css', sheet.whole);
  const style = newElement('style', {}, text);
  insertAfter(link, style);
  // React writes it wherever it is in the head when its first bytes go out: in another place in each build.
  const expect = all.find((e) => e.tagName === 'link' && attribute(e, 'rel') === 'expect');
  if (expect) {
    remove(expect);
    insertAfter(style, expect);
  }
  for (const e of all)
    if (e.tagName === 'link' && attribute(e, 'rel') === 'preload' && attribute(e, 'as') === 'style')
      remove(e);
  remove(link);
  insertAfter(head, newElement('link', { rel: 'stylesheet', href: file.url }));
  return { text, file };
}

/** The stylesheet of Next's export, and what stands in pages and scripts in place of the names in it. */
export class SiteStylesheet extends PrunableStylesheet {
  readonly href: string;
  /** The scripts with those names. */
  readonly islands: IslandScripts;

  /**
   * @param root folder of Next's export
   * @throws when its pages link to no stylesheet
   */
  constructor(root: string, { react, islands }: IslandScripts) {
    const pages = fs
      .readdirSync(root, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.html'))
      .map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
    const href = pages[0]?.match(/ href="(\/_next\/static\/[\w./~-]+\.css)"/)?.[1];
    if (!href) throw new Error(`No page in ${root} links to a stylesheet`);
    const css = fs
      .readFileSync(path.join(root, href), 'utf8')
      .replace(
        /url\((["']?)(?!data:|\/|https?:)([^)"']+)\1\)/g,
        (_, __, url: string) => `url(${path.posix.join(path.posix.dirname(href), url)})`,
      )
      .replace(/\/\*# sourceMappingURL=.*?\*\//g, '');
    const scripts = Object.entries(islands);
    super(css, pages.flatMap(classLists), scripts.map(([, { text }]) => text).join('\n'));
    this.href = href;
    this.islands = {
      react,
      islands: Object.fromEntries(
        scripts.map(([name, { text }]) => [
          name,
          assetFile(name, 'js', withShortNames(text, this.shortNames)),
        ]),
      ) as IslandScripts['islands'],
    };
  }
}
