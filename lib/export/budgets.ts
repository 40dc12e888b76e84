import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { attribute, type Document, type Element, elements, parse, textOf } from './dom';

/**
 * Most that a page may cost. Bytes are brotli bytes as a host sends them; counts are counts. The first flight of a
 * connection carries about 14 KB (RFC 6928: ten segments), so that a course page arrives in one round trip.
 */
export const BUDGETS = {
  /** The document itself, of a course and of any page. */
  courseHtml: 14 * 1024,
  html: 20 * 1024,
  /** Styles, inlined in it. */
  css: 6.5 * 1024,
  /** All inline script: what runs before the visitor does anything. */
  scriptBefore: 2 * 1024,
  /** Everything that hydrates the page's islands, payload included. */
  scriptAfter: 140 * 1024,
  /** Both fonts together. */
  fonts: 60 * 1024,
  preloadedFonts: 2,
  /** Pictures that are not lazy, at the largest width that is offered. */
  imagesAbove: 260 * 1024,
  /** Documents, fonts and eager pictures: what is asked for before anybody scrolls. */
  requests: 6,
  domNodes: 1500,
} as const;

export interface Cost {
  file: string;
  html: number;
  css: number;
  scriptBefore: number;
  scriptAfter: number;
  fonts: number;
  preloadedFonts: number;
  imagesAbove: number;
  requests: number;
  domNodes: number;
  /** Script files in the page itself: there must be none. */
  scriptFiles: number;
}

const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

const sizes = new Map<string, number>();

/** Compressed size of a file that many pages share, found once. */
function compressedFile(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = compressed(fs.readFileSync(file));
    sizes.set(file, size);
  }
  return size;
}

/**
 * Costs of an exported page.
 * @param root folder of the export
 * @param file page within it
 */
export function costOf(root: string, file: string): Cost {
  const source = fs.readFileSync(path.join(root, file));
  const page = parse(source.toString());
  const all = [...elements(page)];
  const scripts = all.filter((e) => e.tagName === 'script');
  const inline = scripts.filter((e) => attribute(e, 'src') === undefined && !/json/.test(attribute(e, 'type') ?? ''));
  const fonts = all.filter((e) => e.tagName === 'link' && attribute(e, 'rel') === 'preload' && attribute(e, 'as') === 'font');
  const size = (url: string) => fs.statSync(path.join(root, url)).size;
  const pictures = eagerPictures(page);
  return {
    file,
    html: compressed(source),
    css: all.filter((e) => e.tagName === 'style').reduce((sum, e) => sum + compressed(textOf(e)), 0),
    scriptBefore: compressed(inline.map(textOf).join('\n')),
    scriptAfter: hydration(scripts).reduce((sum, url) => sum + compressedFile(path.join(root, url)), 0),
    fonts: fonts.reduce((sum, e) => sum + size(attribute(e, 'href') ?? ''), 0),
    preloadedFonts: fonts.length,
    imagesAbove: pictures.reduce((sum, url) => sum + (/\.svg$/.test(url) ? compressedFile(path.join(root, url)) : size(url)), 0),
    requests: 1 + fonts.length + pictures.length,
    domNodes: all.length,
    scriptFiles: scripts.filter((e) => attribute(e, 'src') !== undefined).length,
  };
}

const hydration = (scripts: Element[]) => scripts.flatMap((e) => attribute(e, 'data-hydrate')?.split(' ') ?? []);

/** Pictures that load at once; of a responsive one the largest AVIF. */
function eagerPictures(page: Document): string[] {
  const urls: string[] = [];
  for (const img of elements(page)) {
    if (img.tagName !== 'img' || attribute(img, 'loading') === 'lazy') continue;
    const source = img.parentNode && 'tagName' in img.parentNode ? [...elements(img.parentNode)].find((e) => e.tagName === 'source') : undefined;
    const largest = (source && attribute(source, 'srcset'))?.split(', ').at(-1)?.split(' ')[0];
    urls.push(largest ?? attribute(img, 'src') ?? '');
  }
  return urls;
}

/** What a page spends over its budget, in words; nothing where it keeps to it. */
export function overspent(cost: Cost, isCourse: boolean): string[] {
  const limits: [keyof Cost, number][] = [
    ['html', isCourse ? BUDGETS.courseHtml : BUDGETS.html],
    ['css', BUDGETS.css],
    ['scriptBefore', BUDGETS.scriptBefore],
    ['scriptAfter', BUDGETS.scriptAfter],
    ['scriptFiles', 0],
    ['fonts', BUDGETS.fonts],
    ['preloadedFonts', BUDGETS.preloadedFonts],
    ['imagesAbove', BUDGETS.imagesAbove],
    ['requests', BUDGETS.requests],
    ['domNodes', BUDGETS.domNodes],
  ];
  return limits.filter(([key, limit]) => (cost[key] as number) > limit).map(([key, limit]) => `${cost.file}: ${key} ${cost[key]}, at most ${limit}`);
}
