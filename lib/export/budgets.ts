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

/** Size of a file as a host sends it, found once: many pages share it. */
function sentSize(file: string): number {
  const data = fs.readFileSync(file);
  const size =
    sizes.get(file) ?? (/\.(avif|webp|jpg|png|woff2)$/.test(file) ? data.length : compressed(data));
  sizes.set(file, size);
  return size;
}

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/**
 * Costs of an exported page.
 * @param root folder of the export
 * @param file page within it
 */
export function costOf(root: string, file: string): Cost {
  const source = fs.readFileSync(path.join(root, file));
  const page = parse(source.toString());
  const all = [...elements(page)];
  const found = (tagName: string, attrs: Record<string, string> = {}) =>
    all.filter(
      (e) =>
        e.tagName === tagName && Object.entries(attrs).every(([name, value]) => attribute(e, name) === value),
    );
  const firstValue = (name: string) => all.map((e) => attribute(e, name)).find(Boolean);
  const weigh = (url = '') => sentSize(path.join(root, url));
  const scripts = found('script');
  const inline = scripts.filter((e) => !/json|speculationrules/.test(attribute(e, 'type') ?? ''));
  const fonts = found('link', { rel: 'preload', as: 'font' });
  const sheets = found('link', { rel: 'stylesheet' });
  const pictures = eagerPictures(page);
  const popup = firstValue('data-popup');
  const inPopup = popup ? elements(parse(fs.readFileSync(path.join(root, popup), 'utf8'))) : [];
  const react = firstValue('data-react');
  return {
    file,
    html: compressed(source),
    css: sum(found('style').map((e) => compressed(textOf(e)))),
    stylesheet: sum(sheets.map((e) => weigh(attribute(e, 'href')))),
    boot: sum(found('script', { 'data-script': 'boot' }).map((e) => compressed(textOf(e)))),
    inlineScript: compressed(inline.map(textOf).join('\n')),
    popup: popup ? weigh(popup) : 0,
    islands: [...all, ...inPopup].flatMap((e) => {
      const name = attribute(e, 'data-island') as IslandName | undefined;
      return name ? { name, react: weigh(react), own: weigh(attribute(e, 'data-src')) } : [];
    }),
    fonts: sum(fonts.map((e) => weigh(attribute(e, 'href')))),
    preloadedFonts: fonts.length,
    imagesAbove: sum(pictures.map(weigh)),
    requests: 1 + fonts.length + sheets.length + pictures.length,
    domNodes: all.length,
    scriptFiles: scripts.filter((e) => attribute(e, 'src') !== undefined).length,
  };
}

/** Pictures that load at once; of a responsive one the largest AVIF. */
function eagerPictures(page: Document): string[] {
  const eager = [...elements(page)].filter((e) => e.tagName === 'img' && attribute(e, 'loading') !== 'lazy');
  return eager.map((img) => {
    const [source] = [...elements(img.parentNode as Element)].filter((e) => e.tagName === 'source');
    const largest = (source && attribute(source, 'srcset'))?.split(', ').at(-1)?.split(' ')[0];
    // A view of a drawing is the same file.
    return (largest ?? attribute(img, 'src') ?? '').replace(/#.*/, '');
  });
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
