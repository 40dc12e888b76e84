/**
 * Makes the two web fonts of the site from their npm packages: `npm run make:fonts`.
 * The results are committed, so that no build depends on it. Axes and characters that the site does not use are
 * dropped; Japanese and other scripts fall back to the reader's own fonts.
 */
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Basic Latin, the letters of German and of romanised Japanese, and the signs that technical copy uses. */
const CHARACTERS = [...range(0x20, 0x7e), ...'\u00a0ÄÖÜäöüßéèçñāēīōūŌ§©®°±²³µ·½×÷–—‘’“”„…•−≤≥≈′″€₹⌀→™'].join('');

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

const fonts: { from: string; to: string; axes: Record<string, number | { min: number; max: number }> }[] = [
  {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    to: 'display.woff2',
    axes: { wdth: 88, wght: { min: 400, max: 700 } },
  },
  { from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2', to: 'text.woff2', axes: { wght: { min: 400, max: 700 } } },
];

for (const { from, to, axes } of fonts) {
  const source = fs.readFileSync(path.join('node_modules', from));
  const font = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes: axes });
  fs.writeFileSync(path.join('app/fonts', to), font);
  console.log(`${to}: ${source.length} → ${font.length} bytes`);
}
