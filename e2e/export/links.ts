import fs from 'node:fs';
import path from 'node:path';
import { pathsIn } from '@/lib/files/paths-in';
import { attribute, type Element, elements, parse, textOf } from '@/lib/format/dom';

const URL_ATTRIBUTES = 'href src poster action data xlink:href data-react data-src data-popup'.split(' ');

function referencesOf(element: Element): string[] {
  const value = (name: string) => attribute(element, name);
  const plain = URL_ATTRIBUTES.flatMap((name) => value(name) ?? []);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    (value(name) ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []),
  );
  const isPicture = /^(og|twitter):(image|url)$/.test(value('property') ?? value('name') ?? '');
  const styles =
    element.tagName === 'style'
      ? [...textOf(element).matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , url = '']) => url)
      : [];
  return [...plain, ...sets, ...(isPicture ? [value('content') ?? ''] : []), ...styles];
}

/** All pages of an export, and the popup that they share, each with its ids and what it refers to. */
export function readPages(root: string) {
  const files = pathsIn(root).filter((file) => /\.html$|^assets\/.*\.txt$/.test(file));
  return files.map((file) => {
    const all = [...elements(parse(fs.readFileSync(path.join(root, file), 'utf8')))];
    return {
      file,
      ids: new Set(all.flatMap((e) => attribute(e, 'id') ?? [])),
      links: new Set(all.flatMap(referencesOf)),
    };
  });
}

/** Where a link leads within the site; nothing where it leaves it. */
export function targetOf(link: string, file: string, siteUrl: string): URL | undefined {
  const url = new URL(link, `${siteUrl}/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`);
  return url.origin === new URL(siteUrl).origin ? url : undefined;
}

/** The file that a path is served from, spelled exactly so. */
export function fileAt(pathname: string, files: ReadonlySet<string>): string | undefined {
  const name = decodeURIComponent(pathname).slice(1);
  return name === '' ? 'index.html' : [`${name}.html`, name].find((file) => files.has(file));
}

/**
 * Links within the site that lead nowhere: files that are not there, fragments that no element has, other spellings
 * of a path, which would cost a redirect; each once, with the first of its pages and their number.
 * @param root the export
 * @param siteUrl public address: links to it are links within the site
 */
export function deadLinks(root: string, siteUrl: string): string[] {
  const pages = readPages(root);
  const idsOf = new Map(pages.map((page) => [page.file, page.ids]));
  const files = new Set(pathsIn(root));
  const wrongWith = (link: string, from: string): string | undefined => {
    const url = targetOf(link, from, siteUrl);
    if (!url) return undefined;
    const file = fileAt(url.pathname, files);
    if (!file) return 'is not there';
    if (url.pathname.endsWith('.html')) return 'is not the address of the page';
    const id = decodeURIComponent(url.hash.slice(1));
    return id && idsOf.get(file)?.has(id) === false ? `has no element "${id}"` : undefined;
  };
  const pagesOf = new Map<string, string[]>();
  for (const { file, links } of pages)
    for (const link of links) {
      const wrong = wrongWith(link, file);
      const what = `${link} ${wrong}`;
      if (wrong) pagesOf.set(what, [...(pagesOf.get(what) ?? []), file]);
    }
  return [...pagesOf].map(([what, on]) => `${what}: ${on[0]}, of ${on.length}`);
}
