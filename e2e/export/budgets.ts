/** Weight limits of a page, and the weight of an exported page. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { attribute, type Element, elements, findAll, textOf } from '@/lib/html/dom';
import type { Site } from '../support/sites';
import { read } from './read';

/** Maximum costs of a page, in brotli bytes; lib/DECISIONS.md has the reasons of HTML, styles and React. */
const BUDGETS = {
  /** HTML of a course page, and of any page. */
  courseHtml: 14 * 1024,
  html: 20 * 1024,
  /** Inlined styles of the first screen, and the whole stylesheet, which all pages share. */
  css: 4.5 * 1024,
  stylesheet: 11 * 1024,
  /** The boot script, and all inline scripts of a page, which run before any interaction. */
  boot: 1.5 * 1024,
  inlineScript: 2 * 1024,
  /** The popup, which comes a second after load, asked for or not. */
  popup: 3 * 1024,
  /** Scripts that the first touch of an island loads: React, and the largest of each kind of island. */
  react: 59 * 1024,
  form: 6 * 1024,
  /** Embla has 7 kB of it. */
  carousel: 10 * 1024,
  /** Code of our own: no room for a library. */
  otherIsland: 3 * 1024,
  /** Pictures that are not lazy, at the largest width that is offered: 1.3 s of the bench's slow network. */
  picturesAbove: 260 * 1024,
  /** All project pictures, on a phone, and at the largest width that is offered. */
  projectsOnPhone: 160 * 1024,
  projects: 400 * 1024,
  /** Document, fonts, styles and eager pictures. */
  requests: 6,
  /** Each costs style and layout; the list of all courses needs nearly as many. */
  domNodes: 1500,
  /** Script files in the page itself: there must be none. */
  scriptFiles: 0,
};

export const FILE_LIMITS: { pattern: RegExp; bytes: number }[] = [
  { pattern: /^syllabus\/.*\.pdf$/, bytes: 150 * 1024 },
  { pattern: /^share\//, bytes: 100 * 1024 },
  { pattern: /^drawings\//, bytes: 60 * 1024 },
  { pattern: /\.(avif|webp|jpe?g|png)$/, bytes: 400 * 1024 },
  { pattern: /\.(mp4|webm)$/, bytes: 1.5 * 1024 * 1024 },
  { pattern: /\.woff2$/, bytes: 20 * 1024 },
  { pattern: /\.js$/, bytes: 300 * 1024 },
];

type Budget = Exclude<keyof typeof BUDGETS, 'courseHtml'>;
/** Costs of a page, by name of the budget. */
type Cost = Record<Budget, number>;

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

const sizes = new Map<string, number>();

/** Bytes of a text as a host sends it; each text is compressed once. */
export function compressedSize(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** Size of quickly encoded test pictures relative to a release's, at least (lib/media/encode-pictures.ts). */
const QUICK = 1.25;

/** Bytes of a picture in a release; a drawing counts compressed, as a host sends it. */
function pictureSize(file: string): number {
  const data = fs.readFileSync(file);
  return file.endsWith('.svg') ? gzipSync(data).length : data.length / QUICK;
}

/** Costs of a page except the HTML, which takes the longest to measure (`compressedSize`). */
export function costOf(site: Site, file: string): Omit<Cost, 'html'> {
  const { root } = site;
  const page = read(site, file).document;
  const all = elements(page);
  const firstValue = (name: string) => all.map((e) => attribute(e, name)).find(Boolean);
  const weigh = (url?: string) => (url ? compressedSize(fs.readFileSync(path.join(root, url), 'utf8')) : 0);
  const weighPictures = (files: string[]) => sum(files.map((file) => pictureSize(path.join(root, file))));
  const scripts = findAll(page, 'script');
  const inline = scripts.filter((e) => !/json|speculationrules/.test(attribute(e, 'type') ?? ''));
  const sheets = findAll(page, 'link', { rel: 'stylesheet' });
  const pictures = findAll(page, 'img').filter((img) => attribute(img, 'loading') !== 'lazy');
  const projects = findAll(page, 'picture')
    .filter(({ parentNode }) => parentNode?.nodeName === 'a')
    .flatMap((picture) => findAll(picture, 'img'));
  const popup = firstValue('data-popup');
  const inPopup = popup ? elements(read(site, popup).document) : [];
  const islands = [...all, ...inPopup].filter((e) => attribute(e, 'data-island'));
  /** The largest file of the islands whose name is like this; React's file is apart. */
  const largest = (name: RegExp) =>
    Math.max(
      0,
      ...islands
        .filter((e) => name.test(attribute(e, 'data-island') ?? ''))
        .map((e) => weigh(attribute(e, 'data-src')?.split(' ').at(-1))),
    );
  const [react] = islands.flatMap((e) => attribute(e, 'data-src')?.match(/\S*\/react-\S*/) ?? []);
  return {
    css: sum(findAll(page, 'style').map((e) => compressedSize(textOf(e)))),
    stylesheet: sum(sheets.map((e) => weigh(attribute(e, 'href')))),
    boot: sum(findAll(page, 'script', { 'data-script': 'boot' }).map((e) => compressedSize(textOf(e)))),
    inlineScript: compressedSize(inline.map(textOf).join('\n')),
    popup: weigh(popup),
    react: weigh(react),
    form: largest(/^enquiry/),
    carousel: largest(/^carousel$/),
    otherIsland: largest(/^(?!enquiry|carousel$)/),
    picturesAbove: weighPictures(pictures.map((img) => fileOf(img))),
    projectsOnPhone: weighPictures(projects.map((img) => fileOf(img, widthOnPhone(img)))),
    projects: weighPictures(projects.map((img) => fileOf(img))),
    requests:
      1 + findAll(page, 'link', { rel: 'preload', as: 'font' }).length + sheets.length + pictures.length,
    domNodes: all.length,
    scriptFiles: scripts.filter((e) => attribute(e, 'src') !== undefined).length,
  };
}

/** Pixels that an image has on a phone of 390 px with a pixel ratio of two: the last of its sizes, in vw. */
const widthOnPhone = (img: Element) =>
  2 * 3.9 * Number.parseFloat(attribute(img, 'sizes')?.split(', ').at(-1) ?? '');

/** The smallest file of an image that is at least so wide, else the widest. */
function fileOf(img: Element, least = Number.POSITIVE_INFINITY): string {
  const [source = img] = findAll(img.parentNode as Element, 'source');
  const offered = (attribute(source, 'srcset') ?? attribute(img, 'src') ?? '').split(', ');
  const isWide = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10) >= least;
  const [file = ''] = (offered.find(isWide) ?? offered.at(-1) ?? '').split(' ');
  // Removes the fragment: a view of a drawing is in the same file.
  return file.replace(/#.*/, '');
}

/** Budgets that cost nothing on any of these pages: what measures them looks for an old name. */
export const unspent = (costs: readonly Cost[]) =>
  (Object.keys(BUDGETS) as (Budget | 'courseHtml')[]).filter(
    (name) => name !== 'courseHtml' && costs.every((cost) => cost[name] === 0),
  );

export function overspent(cost: Partial<Cost>, isCourse: boolean): string[] {
  const { courseHtml, ...all } = BUDGETS;
  const limits = { ...all, html: isCourse ? courseHtml : all.html };
  return (Object.entries(cost) as [Budget, number][])
    .filter(([name, found]) => found > limits[name])
    .map(([name, found]) => `${name} ${found}, at most ${limits[name]}`);
}
