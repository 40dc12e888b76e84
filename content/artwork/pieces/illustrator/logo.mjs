// A logo kit: a kingfisher from a page of pencil sketches to colour, black, reversed, and five sizes.
// Beak and head are one outline; the gaps are strokes of one width; "16" is drawn from its own 256 pixels.
import sharp from 'sharp';
import { T, n, random, sheet, times } from '../studio.mjs';

const FISHER = { water: '#0a9fb5', ink: '#082a36', breast: '#ff8a1f', paper: '#fffdf6', sand: '#f3e4c4', pencil: '#45434a', page: '#f6f2e6' };

// ---------------------------------------------------------------- the mark, in a box of 216, as runs of cubic curves
const HEAD = [[-18, 71], [24, 60, 60, 49, 77, 25], [87, 12, 102, 6, 115, 7], [139, 8, 158, 27, 159, 53], [159.500, 70, 155, 84, 146, 96], [118, 95, 88, 90, 66, 79], [40, 79, 10, 75, -18, 71]];
const BODY = [[63, 77], [54, 128, 64, 176, 92, 218], [140, 196, 184, 150, 160, 84], [126, 92, 92, 88, 63, 77]];
const FOLD = [[160, 90], [140, 130, 122, 166, 92, 212]];
const EYE = [113, 51];
const pathOf = (run) => `M${run[0].join(' ')}${run.slice(1).map((c) => `C${c.join(' ')}`).join('')}`;
let ids = 0;
/** `gap` is the width between the parts; 24 px and less have a wider one, and a larger eye. */
const fisher = (x, y, size, head, breast, paper, gap = 8) => {
  const id = `kf${ids++}`;
  return `<g transform="translate(${x} ${y})scale(${n(size / 216)})translate(22 0)"><clipPath id="${id}"><path d="${pathOf(BODY)}z"/></clipPath><g clip-path="url(#${id})"><rect x="40" y="60" width="150" height="170" fill="${breast}"/><path d="${pathOf(FOLD)}L80 232H220V60H160z" fill="${head}"/></g><path d="M166 78L${pathOf(FOLD).slice(1)}L80 232" fill="none" stroke="${paper}" stroke-width="${gap}"/><path d="${pathOf(HEAD)}z" fill="${paper}" stroke="${paper}" stroke-width="${gap * 2}" stroke-linejoin="round"/><path d="${pathOf(HEAD)}z" fill="${head}"/><circle cx="${EYE[0]}" cy="${EYE[1]}" r="${gap > 8 ? 17 : 10.5}" fill="${paper}"/></g>`;
};
const name = (x, y, size, colour) => T(x, y, size, 'खंड्या', colour, 'B 700', 'middle');

// ---------------------------------------------------------------- pencil: each curve is gone over in short strokes that overlap
const rnd = random(31);
const points = (run) =>
  run.slice(1).flatMap((c, i) => {
    const from = i ? run[i].slice(-2) : run[0];
    return Array.from({ length: 24 }, (_, s) => {
      const t = s / 24;
      return [0, 1].map((k) => from[k] * (1 - t) ** 3 + 3 * c[k] * t * (1 - t) ** 2 + 3 * c[2 + k] * t * t * (1 - t) + c[4 + k] * t ** 3);
    });
  }).concat([run.at(-1).slice(-2)]);
/** A hand's line through points: `passes` times, off by up to `off`, of a darkness. */
function pencil(line, passes = 3, off = 2.2, dark = 0.62) {
  let drawn = '';
  for (let p = 0; p < passes; p++) {
    for (let i = 0; i < line.length - 3; ) {
      const count = 12 + Math.floor(rnd() * 22);
      const [dx, dy, bend] = [(rnd() - 0.5) * 2 * off, (rnd() - 0.5) * 2 * off, (rnd() - 0.5) * 2];
      const part = line.slice(Math.max(0, i - 4), i + count);
      drawn += `<path d="M${part.map(([x, y], k) => `${n(x + dx + bend * Math.sin((k / part.length) * Math.PI))} ${n(y + dy + bend * Math.cos((k / part.length) * 3))}`).join('L')}" stroke-width="${n(0.9 + rnd() * 1.1)}" opacity="${n(dark * (0.55 + rnd() * 0.45))}"/>`;
      i += count;
    }
  }
  return drawn;
}
const circle = (cx, cy, r) => Array.from({ length: 60 }, (_, i) => [cx + r * Math.cos(i / 8.6 - 1), cy + r * Math.sin(i / 8.6 - 1)]);
const straight = (x1, y1, x2, y2) => Array.from({ length: 20 }, (_, i) => [x1 + ((x2 - x1) * i) / 19, y1 + ((y2 - y1) * i) / 19]);
/** Three heads that were not taken: a crest, a beak that gapes, a beak that points down. */
const HEADS = [
  [[[0, 40], [22, 36, 34, 32, 42, 22], [44, 12, 50, 6, 54, -8], [60, 2, 62, -2, 68, -8], [70, 2, 78, 4, 84, 0], [84, 14, 88, 34, 76, 50], [64, 56, 50, 54, 42, 47], [26, 47, 12, 43, 0, 40]]],
  [[[0, 26], [20, 26, 34, 24, 44, 18], [58, 0, 88, 8, 86, 34], [86, 58, 54, 62, 44, 44]], [[2, 56], [18, 50, 34, 44, 46, 38], [32, 36, 16, 30, 0, 26]]],
  [[[10, 66], [20, 46, 26, 34, 36, 22], [50, 2, 84, 6, 84, 32], [84, 56, 62, 60, 52, 48], [36, 52, 24, 58, 10, 66]]],
];
const thumb = (x, y, i, k = 0.58) => `<g transform="translate(${x} ${y})scale(${k})">${HEADS[i].map((run) => pencil(points(run), 3, 1.6, 0.8)).join('')}${pencil(circle(62, 26, 6), 2, 0.8, 0.9)}</g>${pencil(straight(x - 4, y + 40, x + 54, y - 4), 2, 1, 0.85)}`;
const hatch = times(15, (i) => pencil(straight(82 + i * 2.6, 118 + i * 4.600, 110 + i * 1.5, 104 + i * 3.400), 1, 1.2, 0.5));
const sketch = sheet(12, 12, 232, 300, `<rect width="232" height="300" fill="${FISHER.page}"/>${times(12, (i) => `<path d="M${i * 20 + 6} 0V300" stroke="#d8e6e8" stroke-width="1"/>`)}${times(15, (i) => `<path d="M0 ${i * 20 + 10}H232" stroke="#d8e6e8" stroke-width="1"/>`)}
  <g fill="none" stroke="${FISHER.pencil}" stroke-linecap="round">${[0, 1, 2].map((i) => thumb(20 + i * 70, 18, i)).join('')}
  <g transform="translate(48 82)scale(.900)">${pencil(circle(114, 53, 46), 2, 3, 0.34)}${pencil(straight(-26, 68, 190, 68), 1, 1, 0.4)}${pencil(straight(113, -12, 113, 226), 1, 1, 0.4)}${pencil(straight(178, 84, 60, 226), 1, 1, 0.36)}${pencil(points(BODY), 3, 2.2, 0.7)}${pencil(points(HEAD), 4, 1.6, 0.9)}${pencil(points(FOLD), 3, 1.8, 0.8)}${pencil(circle(...EYE, 10), 3, 1, 0.9)}${hatch}</g></g><g opacity=".9" transform="rotate(-4 20 280)">${T(18, 284, 28, 'खंड्या?', FISHER.pencil, 'B 500')}</g>`);

// ---------------------------------------------------------------- five sizes, and the pixels of the smallest
const SMALL = 15;
const raster = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 216 216"><rect width="216" height="216" fill="${FISHER.sand}"/>${fisher(0, 0, 216, FISHER.water, FISHER.breast, FISHER.sand, SMALL)}</svg>`)).removeAlpha().raw().toBuffer();
if (raster.length !== 16 * 16 * 3) throw new Error('sixteen by sixteen pixels');
const pixels = times(256, (i) => `<rect x="${(i % 16) * 7}" y="${Math.floor(i / 16) * 7}" width="7.100" height="7.100" fill="rgb(${[...raster.subarray(i * 3, i * 3 + 3)].join(' ')})"/>`);
const row = (x, size, gap) => fisher(x, 62 - size / 2, size, FISHER.water, FISHER.breast, FISHER.sand, gap) + T(x + size / 2, 134, 19, `${size}`, FISHER.ink, 'A 600 86%', 'middle');
export const logo =
  sketch +
  sheet(256, 12, 230, 300, `<rect width="230" height="300" fill="${FISHER.paper}"/>${fisher(24, 20, 196, FISHER.water, FISHER.breast, FISHER.paper)}${name(115, 276, 54, FISHER.ink)}`) +
  sheet(498, 12, 130, 144, `<rect width="130" height="144" fill="${FISHER.paper}"/>${fisher(21, 9, 92, '#111', '#111', FISHER.paper)}${name(65, 132, 28, '#111')}`) +
  sheet(498, 168, 130, 144, `<rect width="130" height="144" fill="${FISHER.water}"/>${fisher(21, 9, 92, '#fff', '#fff', FISHER.water)}${name(65, 132, 28, '#fff')}`) +
  sheet(12, 324, 616, 144, `<rect width="616" height="144" fill="${FISHER.sand}"/>${[[26, 96, 8], [158, 64, 8], [262, 40, 9], [342, 24, 12], [408, 16, SMALL]].map((r) => row(...r)).join('')}<path d="M428 54L488 14M428 70L488 126" stroke="${FISHER.ink}" stroke-width="1.200" stroke-dasharray="3 3"/><g transform="translate(490 13)">${pixels}<path d="${Array.from({ length: 17 }, (_, i) => `M${i * 7} 0V112M0 ${i * 7}H112`).join('')}" stroke="${FISHER.ink}" stroke-width=".5" opacity=".28"/><rect width="112" height="112" fill="none" stroke="${FISHER.ink}" stroke-width="1.600"/></g>`);
