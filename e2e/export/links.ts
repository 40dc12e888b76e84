import { pathsIn } from '@/lib/files';
import { attribute, type Element, elements, textOf } from '@/lib/format/dom';
import { TEST_EXPORT } from '@/lib/tools/testing/test-export';
import { content, read } from './site';

const URL_ATTRIBUTES = 'href src poster action data xlink:href data-react data-src data-popup'.split(' ');

function referencesOf(element: Element): string[] {
  const value = (name: string) => attribute(element, name);
  const sets = ['srcset', 'imagesrcset'].flatMap((name) =>
    (value(name) ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] || []),
  );
  const isPicture = /^(og|twitter):(image|url)$/.test(value('property') ?? value('name') ?? '');
  const styles = element.tagName === 'style' ? textOf(element).matchAll(/url\((["']?)(.*?)\1\)/g) : [];
  return [
    ...URL_ATTRIBUTES.flatMap((name) => value(name) ?? []),
    ...sets,
    ...(isPicture ? [value('content') ?? ''] : []),
    ...[...styles].map(([, , url = '']) => url),
  ];
}

export const files = new Set(pathsIn(TEST_EXPORT));

/** Whether a file is a page, or the popup that all pages share. */
export const isHtml = (file: string) => /\.html$|^assets\/.*\.txt$/.test(file);

/** Where a page refers to within the site, each address once. */
export function targetsOn(file: string): URL[] {
  const base = `${content.site.siteUrl}/${file === 'index.html' ? '' : file.replace(/\.html$/, '')}`;
  const outside = content.site.social.map(({ url }) => url);
  return [...new Set(elements(read(file).document).flatMap(referencesOf))]
    .filter((link) => !outside.includes(link))
    .map((link) => new URL(link, base))
    .filter(({ origin }) => origin === new URL(content.site.siteUrl).origin);
}

/** The file that a path is served from, spelled exactly so. */
export function fileAt({ pathname }: URL): string | undefined {
  const name = decodeURIComponent(pathname).slice(1);
  return name === '' ? 'index.html' : [`${name}.html`, name].find((file) => files.has(file));
}
