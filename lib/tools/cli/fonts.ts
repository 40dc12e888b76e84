/**
 * Makes the two web fonts of the site from their npm packages: `npm run make:fonts`.
 * The results are committed, so that no build depends on it. Axes and characters that the site does not use are
 * dropped; Japanese and other scripts fall back to the reader's own fonts.
 */
import fs from 'node:fs';
import path from 'node:path';
import subsetFont, { type Options } from 'subset-font';

/** Basic Latin, the letters of German and of romanised Japanese, and the signs that technical copy uses. */
const TEXT = [...range(0x20, 0x7e), ...'\u00a0ÄÖÜäöüßéāēīōū§°±²³µ·½×÷–—‘’“”„…•−≤≥€₹→'].join('');
/** Headings and labels have no code and no formulas in them. */
const DISPLAY = [...range(0x20, 0x7e).filter((sign) => !'^~{}|\\`'.includes(sign)), ...'\u00a0ÄÖÜäöüßéō°²·×–—‘’“”…•−₹→'].join('');

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

interface Font extends Pick<Options, 'variationAxes' | 'keepFeatures'> {
  from: string;
  to: string;
  characters: string;
}
// Kerning is a third of each font and is seen in every heading; hinting is seen by no browser of today. Weights beside
// these are not used: a browser takes the nearest one.
const fonts: Font[] = [
  {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    to: 'display.woff2',
    characters: DISPLAY,
    variationAxes: { wdth: 88, wght: { min: 500, max: 600 } },
    keepFeatures: ['kern', 'tnum'],
  },
  {
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    to: 'text.woff2',
    characters: TEXT,
    variationAxes: { wght: { min: 400, max: 650 } },
    keepFeatures: ['kern', 'tnum'],
  },
];

for (const { from, to, characters, ...options } of fonts) {
  const source = fs.readFileSync(path.join('node_modules', from));
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', noHinting: true, ...options });
  fs.writeFileSync(path.join('app/fonts', to), font);
  console.log(`${to}: ${source.length} → ${font.length} bytes`);
}
