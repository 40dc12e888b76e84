import fs from 'node:fs';
import path from 'node:path';
import { attribute, elements, parse } from '@/lib/export/dom';
import type { Finding } from './placeholders';

interface PageLinks {
  file: string;
  ids: Set<string>;
  links: string[];
}

/** All pages of an export with their ids and what they refer to. */
function readPages(root: string): PageLinks[] {
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.sort().map((file) => {
    const page: PageLinks = { file, ids: new Set(), links: [] };
    for (const element of elements(parse(fs.readFileSync(path.join(root, file), 'utf8')))) {
      const id = attribute(element, 'id');
      if (id) page.ids.add(id);
      for (const name of ['href', 'src', 'poster', 'data-pdf', 'data-react', 'data-src', 'data-popup']) page.links.push(attribute(element, name) ?? '');
      for (const candidate of (attribute(element, 'srcset') ?? '').split(/,\s+/)) page.links.push(candidate.split(' ')[0] ?? '');
      if (/^(og:image|twitter:image|og:url)$/.test(attribute(element, 'property') ?? attribute(element, 'name') ?? ''))
        page.links.push(attribute(element, 'content') ?? '');
    }
    return page;
  });
}

/**
 * Links within the site that lead nowhere: files that are not there, fragments that no element has, other spellings
 * of a path, which would cost a redirect.
 * @param root the export
 * @param siteUrl public address: links to it are links within the site
 */
export function deadLinks(root: string, siteUrl: string): Finding[] {
  const pages = readPages(root);
  const idsOf = new Map(pages.map((page) => [page.file, page.ids]));
  const isFile = (name: string) => fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() ?? false;
  const check = (page: PageLinks, link: string): string | undefined => {
    const url = new URL(link, `${siteUrl}/${page.file === 'index.html' ? '' : page.file.replace(/\.html$/, '')}`);
    if (url.origin !== new URL(siteUrl).origin) return undefined;
    const name = decodeURIComponent(url.pathname).slice(1);
    const file = name === '' ? 'index.html' : [`${name}.html`, name].find(isFile);
    if (!file || !isFile(file)) return 'is not there';
    if (file === name && file.endsWith('.html')) return 'is not the address of the page';
    const id = decodeURIComponent(url.hash.slice(1));
    return id && file.endsWith('.html') && !idsOf.get(file)?.has(id) ? `has no element "${id}"` : undefined;
  };
  return together(
    pages.flatMap((page) =>
      [...new Set(page.links)].flatMap((link) => {
        if (link === '' || link === '#' || /^(tel|sms|mailto|data):/i.test(link)) return [];
        const wrong = check(page, link);
        return wrong ? [{ where: page.file, what: `${link} ${wrong}` }] : [];
      }),
    ),
  );
}

/** One finding for what many pages share. */
function together(findings: Finding[]): Finding[] {
  const files = new Map<string, string[]>();
  for (const { where, what } of findings) files.set(what, [...(files.get(what) ?? []), where]);
  return [...files].map(([what, [first = '', ...rest]]) => ({ where: rest.length > 0 ? `${first} and ${rest.length} more` : first, what }));
}

/** Addresses that pages send visitors to without HTTPS. */
export function plainLinks(root: string): Finding[] {
  return readPages(root).flatMap((page) =>
    [...new Set(page.links)].filter((link) => /^http:/i.test(link)).map((link) => ({ where: page.file, what: `${link} is not HTTPS` })),
  );
}
