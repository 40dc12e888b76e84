/**
 * `npm run make:fonts`: makes the two web fonts, without unused axes and characters, and the styles of their
 * fallback fonts. The results are committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont, { type Options } from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
/** Basic Latin, the letters of German and of romanised Japanese, and the signs that technical copy uses. */
const TEXT = `${ASCII}\u00a0ÄÖÜäöüßéāēīōū§°±²³µ·½×÷Ø–—‘’“”„…•−≤≥€₹→`;
/** Headings and labels contain neither code nor formulas. */
const DISPLAY = `${ASCII.replace(/[\^~{}|\\`]/g, '')}\u00a0ÄÖÜäöüßéō°²·×–—‘’“”…•−₹→`;

/**
 * Sample texts: words of the menu, which must not move when the font
 * arrives, and words as in headings and text.
 */
const MENU = 'HomeCoursesAbout UsInternationalStudy PointContactApply for Franchise';
const HEADING = 'Course in Pune. What you will make. Jobs and fees. Questions before you start';
const SENTENCE =
  'The 3-2-1 principle fixes a part by three points on one face, two on the next and one on the last.';
const NARROW = ['Arial Narrow', 'Liberation Sans Narrow', 'Nimbus Sans Narrow'];
const ARIAL = ['Arial', 'Liberation Sans', 'Nimbus Sans'];
const TIMES = ['Times New Roman', 'Liberation Serif', 'Nimbus Roman'];
const bold = (names: string[]) => names.map((name) => `${name} Bold`);

/**
 * A fallback font face, for one weight or for all. Widths are the sample's mean in ems, kerned, measured on
 * fonts with the same widths: Liberation Sans Narrow, Liberation Sans, Gelasio, Noto Serif, Liberation Serif.
 */
type Fallback = [family: string, weight: number | undefined, local: string[], sample: string, width: number];

interface WebFont {
  from: string;
  characters: string;
  /** Axis ranges that the site uses. */
  variationAxes: NonNullable<Options['variationAxes']>;
  fallbacks: Fallback[];
}
const FONTS: Record<string, WebFont> = {
  display: {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    characters: DISPLAY,
    variationAxes: { wdth: 88, wght: { min: 500, max: 600 } },
    fallbacks: [
      ['display narrow', 500, NARROW, MENU, 0.39438],
      ['display narrow', 600, bold(NARROW), HEADING, 0.40068],
      ['display arial', 500, ARIAL, MENU, 0.48092],
      ['display arial', 600, bold(ARIAL), HEADING, 0.48856],
    ],
  },
  text: {
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    characters: TEXT,
    variationAxes: { wght: { min: 400, max: 650 } },
    fallbacks: [
      ['text georgia', undefined, ['Georgia'], SENTENCE, 0.42591],
      ['text noto', undefined, ['Noto Serif'], SENTENCE, 0.4604],
      ['text times', undefined, TIMES, SENTENCE, 0.3899],
    ],
  },
};
/** Kerning is a third of each font and shows in every heading; today's browsers ignore hinting. */
const SUBSET_OPTIONS = { noHinting: true, keepFeatures: ['kern', 'tnum'] };

let faces = '/* Made by npm run make:fonts. */\n';
for (const [name, { from, characters, variationAxes, fallbacks }] of Object.entries(FONTS)) {
  const source = fs.readFileSync(path.join('node_modules', from));
  const options = { ...SUBSET_OPTIONS, targetFormat: 'woff2', variationAxes } as const;
  const font = await subsetFont(source, characters, options);
  fs.writeFileSync(`app/fonts/${name}.woff2`, font);
  console.log(`${name}.woff2: ${source.length} → ${font.length} bytes`);

  for (const [family, weight, local, sample, width] of fallbacks) {
    const atWeight = { ...variationAxes, wght: weight ?? 400 };
    const ours = create(
      await subsetFont(source, sample, { ...options, targetFormat: 'truetype', variationAxes: atWeight }),
    ) as Font;
    // Gives the fallback the web font's width, ascent and descent.
    const size = ours.layout(sample).advanceWidth / sample.length / ours.unitsPerEm / width;
    const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
    faces += `@font-face {
  font-family: '${family}';${weight ? `\n  font-weight: ${weight};` : ''}
  src: ${local.map((each) => `local('${each}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ours.ascent / ours.unitsPerEm / size)};
  descent-override: ${percent(-ours.descent / ours.unitsPerEm / size)};
}
`;
  }
}
fs.writeFileSync('app/fonts/fallbacks.css', faces);
