/** Rules of the links between the pages of a site. */
import { bodyOf, routes } from '@/lib/content';
import { printedIds } from '@/lib/content/check/links';
import { pathsIn } from '@/lib/files';
import { attribute, findAll } from '@/lib/html/dom';
import type { Site } from '../support/sites';
import { main, type Rules, read, valuesOf } from './read';

/** Whether a file is a page, or the popup that all pages share. */
const isHtml = (file: string) => /\.html$|^assets\/.*\.txt$/.test(file);

/** Link targets of a page within the site, each once. */
function targetsOn(site: Site, file: string): URL[] {
  const { siteUrl, social } = site.content.site;
  const base = `${siteUrl}/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;
  const outside = social.map(({ url }) => url);
  return [...new Set(valuesOf(read(site, file).document, 'href'))]
    .filter((link) => !outside.includes(link))
    .map((link) => new URL(link, base))
    .filter(({ origin }) => origin === new URL(siteUrl).origin);
}

/** The file from which a path is served, case-sensitive. */
function fileAt(files: ReadonlySet<string>, { pathname }: URL): string | undefined {
  const name = decodeURIComponent(pathname).slice(1);
  return name === '' ? 'index.html' : [`${name}.html`, name].find((file) => files.has(file));
}

/** Addresses of files in attributes, inlined styles and the props of islands. */
const FILE_REFERENCE = /(?<=["'(\s,;])\/[\w./%-]+\.[a-z\d]{2,5}(?=["')\s,?#&])/g;

export const LINK_RULES: Rules = {
  'a link leads to an existing page, and its fragment to an element': (site) => {
    const files = new Set(pathsIn(site.root));
    const pages = [...files].filter(isHtml);
    const idsOf = new Map(pages.map((file) => [file, valuesOf(read(site, file).document, 'id')]));
    const isDead = (to: URL) => {
      // The next rule is about other files.
      if (/\.(?!html$)\w+$/.test(to.pathname)) return false;
      const ids = idsOf.get(fileAt(files, to) ?? '');
      const id = decodeURIComponent(to.hash.slice(1));
      return !ids || to.pathname.endsWith('.html') || (id && !ids.includes(id));
    };
    return pages.flatMap((from) =>
      targetsOn(site, from)
        .filter(isDead)
        .map((to) => `${from}: ${to}`),
    );
  },

  'a page refers to no file that is missing': (site) => {
    const files = new Set(pathsIn(site.root));
    return [...files].filter(isHtml).flatMap((from) => {
      const html = read(site, from).html.replaceAll(site.content.site.siteUrl, '');
      const references = new Set(html.match(FILE_REFERENCE));
      const missing = [...references].filter((path) => !files.has(decodeURIComponent(path).slice(1)));
      return missing.map((path) => `${from}: ${path}`);
    });
  },

  'the content check accepts a link to any section': (site) => {
    const printed = printedIds(site.content);
    return routes(site.content).flatMap(({ path, file, entry }) => {
      const known = new Set<string>([...bodyOf(entry).ids, ...printed]);
      const page = main(read(site, file));
      return ['section', 'details', 'article', 'h3']
        .flatMap((name) => findAll(page, name))
        .flatMap((section) => attribute(section, 'id') ?? [])
        .filter((id) => !known.has(id))
        .map((id) => `${path}: the check refuses #${id}`);
    });
  },
};
