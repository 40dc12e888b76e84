/**
 * `npm run make:fonts`: makes the two web fonts, without unused axes and characters, and the styles of their fallback
 * fonts. The results are committed.
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

type Name = 'display' | 'text';
/** Only the weights that the site uses. */
const fonts: Record<Name, { from: string; characters: string; variationAxes: Options['variationAxes'] }> = {
  display: {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    characters: DISPLAY,
    variationAxes: { wdth: 88, wght: { min: 500, max: 600 } },
  },
  text: {
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    characters: TEXT,
    variationAxes: { wght: { min: 400, max: 650 } },
  },
};
/** Kerning is a third of each font and shows in every heading; today's browsers ignore hinting. */
const SUBSET_OPTIONS = { noHinting: true, keepFeatures: ['kern', 'tnum'] };

/** Words of the menu, which must not move when the font arrives, and such as headings and text have on average. */
const MENU_WEIGHT = 500;
const MENU = 'HomeCoursesAbout UsInternationalStudy PointContactApply for Franchise';
const HEADING = 'Course in Pune. What you will make. Jobs and fees. Questions before you start';
const SENTENCE =
  'The 3-2-1 principle fixes a part by three points on one face, two on the next and one on the last.';
const sampleOf = (name: Name, weight: number) =>
  name === 'text' ? SENTENCE : weight === MENU_WEIGHT ? MENU : HEADING;
const NARROW = ['Arial Narrow', 'Liberation Sans Narrow', 'Nimbus Sans Narrow'];
const ARIAL = ['Arial', 'Liberation Sans', 'Nimbus Sans'];
const TIMES = ['Times New Roman', 'Liberation Serif', 'Nimbus Roman'];
const bold = (names: string[]) => names.map((name) => `${name} Bold`);
/**
 * Each begins with the name of our font, whose weight it stands for where there is one face for each. Widths are means
 * of the sample in ems, kerned, measured on fonts with the same widths: Liberation Sans Narrow, Liberation Sans, Gelasio,
 * Noto Serif, Liberation Serif.
 */
type Fallback = [family: `${Name} ${string}`, weight: number, local: string[], width: number];
const FALLBACKS: Fallback[] = [
  ['display narrow', MENU_WEIGHT, NARROW, 0.39438],
  ['display narrow', 600, bold(NARROW), 0.40068],
  ['display arial', MENU_WEIGHT, ARIAL, 0.48092],
  ['display arial', 600, bold(ARIAL), 0.48856],
  ['text georgia', 0, ['Georgia'], 0.42591],
  ['text noto', 0, ['Noto Serif'], 0.4604],
  ['text times', 0, TIMES, 0.3899],
];

const source = (name: Name) => fs.readFileSync(path.join('node_modules', fonts[name].from));

/** The face of a fallback: as wide as ours, and as high above and below the line. */
async function faceOf([family, weight, local, width]: Fallback): Promise<string> {
  const ours = family.split(' ')[0] as Name;
  const variationAxes = { ...fonts[ours].variationAxes, wght: weight || 400 };
  const sample = sampleOf(ours, weight);
  const options = { ...SUBSET_OPTIONS, targetFormat: 'truetype', variationAxes } as const;
  const font = create(await subsetFont(source(ours), sample, options)) as Font;
  const size = font.layout(sample).advanceWidth / sample.length / font.unitsPerEm / width;
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `@font-face {
  font-family: '${family}';${weight ? `\n  font-weight: ${weight};` : ''}
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(font.ascent / font.unitsPerEm / size)};
  descent-override: ${percent(-font.descent / font.unitsPerEm / size)};
}
`;
}

for (const name of ['display', 'text'] as const) {
  const { characters, variationAxes } = fonts[name];
  const options = { targetFormat: 'woff2', variationAxes, ...SUBSET_OPTIONS } as const;
  const font = await subsetFont(source(name), characters, options);
  fs.writeFileSync(`app/fonts/${name}.woff2`, font);
  console.log(`${name}.woff2: ${source(name).length} → ${font.length} bytes`);
}

const faces = await Promise.all(FALLBACKS.map(faceOf));
fs.writeFileSync('app/fonts/fallbacks.css', `/* Made by npm run make:fonts. */\n${faces.join('')}`);
