// The studio of the graphic pieces: HTML and SVG designed at 640 CSS px, taken at 2x in Chromium, saved as WebP with alpha.
//   CHROMIUM_PATH=/usr/bin/chromium node content/artwork/pieces/<course>.mjs [piece ...]
// A page has no ground: what it shows are sheets, packs and boards that cast a slight shadow, so one file serves day
// and night. lang="mr" gives the Marathi forms of ल and श. Needs `npm ci` here and in the repository's root.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

export const HERE = path.dirname(new URL(import.meta.url).pathname);
const OUT = path.resolve(HERE, '../../images/pieces');
const LIMIT = 120_000;

const LATIN = 'U+0000-024F,U+2000-206F,U+20B9,U+2122,U+2190-2193,U+2212';
const DEVANAGARI = 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF';
const face = (family, file, range, more = '') => {
  const full = path.join(HERE, 'node_modules', file);
  if (!fs.existsSync(full)) throw new Error(`${full} is missing: run npm ci --prefix content/artwork/pieces`);
  return `@font-face{font-family:${family};src:url(file://${full});unicode-range:${range};${more}}`;
};
const VARIABLE = '@fontsource-variable';
const both = (family, name) =>
  face(family, `@fontsource/${name}/files/${name}-latin-400-normal.woff2`, LATIN) +
  face(family, `@fontsource/${name}/files/${name}-devanagari-400-normal.woff2`, `${DEVANAGARI},U+20B9`);
/** Families: A Anek, B Baloo 2, R Rozha One, Y Yatra One, T Tiro Marathi, K Khand 700, M Mukta 800, F Fraunces, G Bricolage, H Klee One: a hand. */
const FONTS = [
  face('A', `${VARIABLE}/anek-latin/files/anek-latin-latin-standard-normal.woff2`, LATIN, 'font-weight:100 800;font-stretch:75% 125%'),
  face('A', `${VARIABLE}/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2`, DEVANAGARI, 'font-weight:100 800;font-stretch:75% 125%'),
  face('B', `${VARIABLE}/baloo-2/files/baloo-2-latin-wght-normal.woff2`, LATIN, 'font-weight:400 800'),
  face('B', `${VARIABLE}/baloo-2/files/baloo-2-devanagari-wght-normal.woff2`, DEVANAGARI, 'font-weight:400 800'),
  both('R', 'rozha-one'),
  both('Y', 'yatra-one'),
  both('T', 'tiro-devanagari-marathi'),
  face('K', '@fontsource/khand/files/khand-latin-700-normal.woff2', LATIN, 'font-weight:700'),
  face('K', '@fontsource/khand/files/khand-devanagari-700-normal.woff2', DEVANAGARI, 'font-weight:700'),
  face('M', '@fontsource/mukta/files/mukta-latin-800-normal.woff2', LATIN, 'font-weight:800'),
  face('M', '@fontsource/mukta/files/mukta-devanagari-800-normal.woff2', DEVANAGARI, 'font-weight:800'),
  face('F', `${VARIABLE}/fraunces/files/fraunces-latin-full-normal.woff2`, LATIN, 'font-weight:100 900'),
  face('F', `${VARIABLE}/fraunces/files/fraunces-latin-full-italic.woff2`, LATIN, 'font-weight:100 900;font-style:italic'),
  face('G', `${VARIABLE}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`, LATIN, 'font-weight:200 800;font-stretch:75% 100%'),
  face('H', '@fontsource/klee-one/files/klee-one-latin-600-normal.woff2', LATIN),
].join('\n');

const BASE = `<style>${FONTS}
*{box-sizing:border-box;margin:0;padding:0}html,body{background:transparent;overflow:hidden}
body{font-family:A;text-rendering:geometricPrecision;-webkit-font-smoothing:antialiased;position:relative}
svg{display:block;overflow:visible}svg text{white-space:pre}.at{position:absolute}
.sheet{position:absolute;overflow:hidden;box-shadow:0 1px 2px #0a16203d,0 6px 14px #0a162038}</style>`;

/** A line of text in SVG: `font` is "family weight width%", the width for Anek and Bricolage alone. */
export function T(x, y, size, words, fill = '#000', font = 'A 500', anchor = 'start', more = '') {
  const [family, weight = 400, width] = font.split(' ');
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" style="font-family:${family};font-weight:${weight}${width ? `;font-stretch:${width}` : ''}" ${more}>${words}</text>`;
}

/** An SVG at a place of the page; `view` is its inner width and height. */
export const svg = (x, y, w, h, inside, view = [w, h], more = '') =>
  `<svg class="at" style="left:${x}px;top:${y}px;${more}" width="${w}" height="${h}" viewBox="0 0 ${view[0]} ${view[1]}">${inside}</svg>`;

/** A sheet of paper: cuts what lies on it, casts a slight shadow. */
export const sheet = (x, y, w, h, inside, view = [w, h], more = '') =>
  `<div class="sheet" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;${more}"><svg width="${w}" height="${h}" viewBox="0 0 ${view[0]} ${view[1]}" style="overflow:hidden">${inside}</svg></div>`;

/** The same random numbers each time, between 0 and 1. */
export function random(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const n = (v) => +v.toFixed(2);
export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
/** A file beside the script as a data URL. */
export const data = (file, type = 'image/webp') => `data:${type};base64,${fs.readFileSync(path.join(HERE, file)).toString('base64')}`;

/** Makes the pieces that the command line names, or all: [[name, html, width, height], ...]. */
export async function make(pieces) {
  const wanted = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none', '--allow-file-access-from-files'],
  });
  fs.mkdirSync(OUT, { recursive: true });
  for (const [name, html, width = 640, height = 480] of pieces) {
    if (wanted.length && !wanted.some((w) => name.includes(w))) continue;
    const temporary = path.join(process.env.TMPDIR ?? '/tmp', `${name}-${process.pid}.html`);
    fs.writeFileSync(temporary, `<!doctype html><html lang="mr"><meta charset="utf-8">${BASE}<body style="width:${width}px;height:${height}px">${html}`);
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: width === 640 ? 2 : 1280 / width });
    page.on('pageerror', (error) => console.error(name, error.message));
    await page.goto(`file://${temporary}`);
    await page.evaluate(() => document.fonts.ready.then(() => Promise.all([...document.images].map((i) => i.decode()))));
    const png = await page.screenshot({ omitBackground: true });
    await page.close();
    fs.unlinkSync(temporary);
    for (let quality = 90; ; quality -= 5) {
      const bytes = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      if (bytes.length > LIMIT && quality > 40) continue;
      fs.writeFileSync(path.join(OUT, `${name}.webp`), bytes);
      console.log(`${name}.webp  ${(bytes.length / 1024).toFixed(0)} kB at quality ${quality}`);
      break;
    }
  }
  await browser.close();
}
