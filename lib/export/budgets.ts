import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { IslandName } from '@/lib/browser/islands';
import { attribute, type Document, type Element, elements, parse, textOf } from '@/lib/format/dom';

/**
 * Most that a page may cost. Bytes are brotli bytes as a host sends them; counts are counts. The first flight of a
 * connection carries about 14 KB (RFC 6928: ten segments), so that a course page arrives in one round trip.
 */
const BUDGETS = {
  /** The document itself, of a course and of any page. */
  courseHtml: 14 * 1024,
  html: 20 * 1024,
  /** Styles of the first screen, inlined in it, and the whole stylesheet, which all pages share. */
  css: 4.5 * 1024,
  stylesheet: 11 * 1024,
  /** The inline script that is on every page, and all inline script of a page: what runs before the visitor does anything. */
  boot: 1.5 * 1024,
  inlineScript: 2 * 1024,
  /** The popup, which comes a second after load. */
  popup: 3 * 1024,
  /** Both fonts together. */
  fonts: 40 * 1024,
  preloadedFonts: 2,
  /** Pictures that are not lazy, at the largest width that is offered. */
  imagesAbove: 260 * 1024,
  /** Documents, fonts and eager pictures: what is asked for before anybody scrolls. */
  requests: 6,
  domNodes: 1500,
  /** Script files in the page itself: there must be none. */
  scriptFiles: 0,
} as const;

/** Script that the first touch of each island loads: React, which all islands share, and its own file. */
const ISLAND_BUDGETS: Record<IslandName, number> = {
  'enquiry-popup': 65 * 1024,
  'enquiry-panel': 65 * 1024,
  'course-filter': 62 * 1024,
  carousel: 72 * 1024,
  wall: 62 * 1024,
};
/** What an island may cost where another has brought React already. */
const SECOND_ISLAND = 6 * 1024;

/** Most bytes of a file of the export, by its kind. */
export const FILE_LIMITS: { shape: RegExp; bytes: number }[] = [
  { shape: /^syllabus\/.*\.pdf$/, bytes: 150 * 1024 },
  { shape: /^share\//, bytes: 100 * 1024 },
  { shape: /^drawings\//, bytes: 60 * 1024 },
  { shape: /\.(avif|webp|jpe?g|png)$/, bytes: 400 * 1024 },
  { shape: /\.(mp4|webm)$/, bytes: 1.5 * 1024 * 1024 },
  { shape: /\.woff2$/, bytes: BUDGETS.fonts },
  { shape: /\.js$/, bytes: 300 * 1024 },
];

/** What a page costs, by the name of its budget. */
interface Cost extends Record<Exclude<keyof typeof BUDGETS, 'courseHtml'>, number> {
  file: string;
  islands: { name: IslandName; react: number; own: number }[];
}

const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

const sizes = new Map<string, number>();

/** Compressed size of a file that many pages share, found once. */
function compressedFile(file: string): number {
  const size = sizes.get(file) ?? compressed(fs.readFileSync(file));
  sizes.set(file, size);
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
  const inline = scripts.filter(
    (e) => attribute(e, 'src') === undefined && !/json|speculationrules/.test(attribute(e, 'type') ?? ''),
  );
  const fonts = all.filter(
    (e) => e.tagName === 'link' && attribute(e, 'rel') === 'preload' && attribute(e, 'as') === 'font',
  );
  const size = (url: string) => fs.statSync(path.join(root, url)).size;
  const weigh = (url: string) => compressedFile(path.join(root, url));
  const pictures = eagerPictures(page);
  const sheets = all
    .filter((e) => attribute(e, 'rel') === 'stylesheet')
    .map((e) => attribute(e, 'href') ?? '');
  const popup = all.map((e) => attribute(e, 'data-popup')).find(Boolean);
  return {
    file,
    html: compressed(source),
    css: all.filter((e) => e.tagName === 'style').reduce((sum, e) => sum + compressed(textOf(e)), 0),
    stylesheet: sheets.reduce((sum, url) => sum + weigh(url), 0),
    boot: inline
      .filter((e) => attribute(e, 'data-script') === 'boot')
      .reduce((sum, e) => sum + compressed(textOf(e)), 0),
    inlineScript: compressed(inline.map(textOf).join('\n')),
    popup: popup ? weigh(popup) : 0,
    islands: islandsOf(
      [...all, ...(popup ? elements(parse(fs.readFileSync(path.join(root, popup), 'utf8'))) : [])],
      weigh,
    ),
    fonts: fonts.reduce((sum, e) => sum + size(attribute(e, 'href') ?? ''), 0),
    preloadedFonts: fonts.length,
    imagesAbove: pictures.reduce((sum, url) => sum + (/\.svg$/.test(url) ? weigh(url) : size(url)), 0),
    requests: 1 + fonts.length + sheets.length + pictures.length,
    domNodes: all.length,
    scriptFiles: scripts.filter((e) => attribute(e, 'src') !== undefined).length,
  };
}

function islandsOf(all: Element[], size: (url: string) => number): Cost['islands'] {
  const react = all.map((e) => attribute(e, 'data-react')).find(Boolean);
  return all.flatMap((e) => {
    const name = attribute(e, 'data-island') as IslandName | undefined;
    const src = attribute(e, 'data-src');
    return name && react && src ? { name, react: size(react), own: size(src) } : [];
  });
}

/** Pictures that load at once; of a responsive one the largest AVIF. */
function eagerPictures(page: Document): string[] {
  const urls: string[] = [];
  for (const img of elements(page)) {
    if (img.tagName !== 'img' || attribute(img, 'loading') === 'lazy') continue;
    const source =
      img.parentNode && 'tagName' in img.parentNode
        ? [...elements(img.parentNode)].find((e) => e.tagName === 'source')
        : undefined;
    const largest = (source && attribute(source, 'srcset'))?.split(', ').at(-1)?.split(' ')[0];
    // A view of a drawing is the same file.
    urls.push((largest ?? attribute(img, 'src') ?? '').replace(/#.*/, ''));
  }
  return urls;
}

/** What a page spends over its budget, in words; nothing where it keeps to it. */
export function overspent(cost: Cost, isCourse: boolean): string[] {
  const { courseHtml, ...all } = BUDGETS;
  const limits = { ...all, html: isCourse ? courseHtml : all.html };
  const say = (what: string, found: number, limit: number) =>
    found > limit ? `${cost.file}: ${what} ${found}, at most ${limit}` : [];
  return [
    ...Object.entries(limits).flatMap(([name, limit]) => say(name, cost[name as keyof typeof limits], limit)),
    ...cost.islands.flatMap(({ name, react, own }) => say(name, react + own, ISLAND_BUDGETS[name])),
    // The carousel comes by itself and brings React; what a visitor touches then is small.
    ...(cost.islands.length > 1
      ? cost.islands
          .filter((i) => i.name !== 'carousel')
          .flatMap(({ name, own }) => say(`${name} beside another island`, own, SECOND_ISLAND))
      : []),
  ];
}
