/**
 * `npm run make:fonts`: makes the two web fonts, without unused axes and characters, and the styles of them
 * and of their fallback fonts. The results are committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont, { type Options } from 'subset-font';
import { sha256 } from '@/lib/files';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
/** Basic Latin, the letters of German and of romanised Japanese, and the signs that technical copy uses. */
const TEXT = `${ASCII}\u00a0ÄÖÜäöüßéāēīōū§°±²³µ·½×÷Ø–—‘’“”„…•−≤≥€₹→`;
/** Headings and labels contain neither code nor formulas. */
const DISPLAY = `${ASCII.replace(/[\^~{}|\\`]/g, '')}\u00a0ÄÖÜäöüßéō°²·×–—‘’“”…•−₹→`;

/**
 * Sample texts: words of the menu, which must not move when the font arrives, and words as in headings and
 * text.
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
  weight: string;
  /** Axis ranges that the site uses. */
  variationAxes: NonNullable<Options['variationAxes']>;
  fallbacks: Fallback[];
}
const FONTS: Record<string, WebFont> = {
  display: {
    from: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    characters: DISPLAY,
    weight: '500 600',
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
    weight: '400 650',
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

/**
 * A web font that is shown only if it comes with the page. A wide window shows a late one too: its fallback
 * has the same widths. On a phone the widths differ, and a late font would move the page.
 */
const webFont = (family: string, weight: string, file: string) => {
  const face = (display: string) => `@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-display: ${display};
  src: url('/fonts/${file}') format('woff2');
}
`;
  return `${face('optional')}@media (width >= 48rem) {\n${face('swap').replace(/^(?=.)/gm, '  ')}}\n`;
};

/** A folder of fonts alone: app/layout.tsx preloads each. */
const FOLDER = 'public/fonts';
fs.rmSync(FOLDER, { recursive: true, force: true });
fs.mkdirSync(FOLDER);

let faces = '/* Made by npm run make:fonts. */\n';
for (const [name, { from, characters, weight, variationAxes, fallbacks }] of Object.entries(FONTS)) {
  const source = fs.readFileSync(path.join('node_modules', from));
  const options = { ...SUBSET_OPTIONS, targetFormat: 'woff2', variationAxes } as const;
  const font = await subsetFont(source, characters, options);
  const file = `${name}-${sha256(font).slice(0, 10)}.woff2`;
  fs.writeFileSync(path.join(FOLDER, file), font);
  console.log(`${file}: ${source.length} → ${font.length} bytes`);

  faces += webFont(name, weight, file);
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
fs.writeFileSync('app/styles/fonts.css', faces);
