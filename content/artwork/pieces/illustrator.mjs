// Illustrator: twenty-four icons, a textile repeat, an isometric workshop, a railway map,
// a lettered word.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { logo } from './illustrator/logo.mjs';
import { HERE, T, make, n, sheet, svg, times } from './studio.mjs';

// ---------------------------------------------------------------- twenty-four icons: 24 px grid, strokes of 2 px, one street
const dot = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
/** Each: what is filled with the accent, what is stroked. */
const ICONS = [
  ['M13 5h1q4 0 6 6h-7z', `M5 17H4q-1 0-1-1V9q0-4 4-4h7q4 0 6 6l1 4v1q0 1-1 1h-1M10 17h4M13 5v6h7${dot(7.5, 18, 2.5)}${dot(16.5, 18, 2.5)}`],
  ['M4 5h16v6H4z', 'M6 3h12q2 0 2 2v11q0 2-2 2H6q-2 0-2-2V5q0-2 2-2zM4 11h16M7 18v3M17 18v3M8 14.500h.01M16 14.500h.01'],
  ['', `${dot(6, 16, 4)}${dot(18, 16, 4)}M6 16l3.500-8H15l3 8M9.500 8L13 16l3-5M8 6h3M14.500 5H17`],
  ['M6 6h12v5H6z', 'M8 3h8q2 0 2 2v9q0 3-3 3H9q-3 0-3-3V5q0-2 2-2zM6 11h12M12 6v5M7 21l2.500-4M17 21l-2.500-4M9 14h.01M15 14h.01'],
  [dot(12, 10, 3), `M12 21.500C9 18.500 5 14.500 5 10a7 7 0 0 1 14 0c0 4.500-4 8.500-7 11.500z${dot(12, 10, 3)}`],
  ['M12 12V3a9 9 0 0 1 8 13z', `${dot(12, 12, 9)}M12 6v6l4 2.500`],
  ['M15 7h6v3a2 2 0 0 0 0 4v3h-6z', 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM15 9v1.500M15 13.500V15'],
  ['M12 3a9 9 0 0 1 4 9H8a9 9 0 0 1 4-9z', 'M3 12a9 9 0 0 1 18 0zM12 12v7a2 2 0 0 1-4 0M8 12q0-5 4-9 4 4 4 9'],
  ['M7.700 11h8.600l-1 9H8.700z', 'M6.500 7h11L16 20.500H8zM7.500 11h9M10 4q-1-1 0-2M14 4q-1-1 0-2'],
  ['M19 13c-1 4-5 7-9 7-3 0-5-2-5-5 5 2 11 1 14-2z', 'M13 6c5 0 7 4 6 8s-5 6-9 6-6-4-5-7 4-7 8-7zM13 6q1-4 6-3-1 4-6 3'],
  ['M6 12h12v4H6z', 'M6 8h12v12q0 1-1 1H7q-1 0-1-1zM6 12h12M6 16h12M8 8V6q0-3 4-3t4 3v2'],
  ['M12 6q4-2 9-1v13q-5-1-9 1z', 'M12 6Q8 4 3 5v13q5-1 9 1 4-2 9-1V5q-5-1-9 1zM12 6v13'],
  ['M7 5h10v10H7z', 'M9 2h6q2 0 2 2v16q0 2-2 2H9q-2 0-2-2V4q0-2 2-2zM7 16h10M12 19h.01'],
  [dot(12, 13, 3.5), `M4 7h3l2-3h6l2 3h3q1 0 1 1v11q0 1-1 1H4q-1 0-1-1V8q0-1 1-1z${dot(12, 13, 3.5)}`],
  ['M6 17v-6a6 6 0 0 1 6-6v12z', 'M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 5V3'],
  [dot(7.5, 12, 4.5), `${dot(7.5, 12, 4.5)}M12 12h9v4M17 12v3`],
  ['M8 14a6 6 0 1 1 8 0q-1 1-1 3H9q0-2-1-3z', 'M8 14a6 6 0 1 1 8 0q-1 1-1 3H9q0-2-1-3zM9.500 21h5M12 17v-5'],
  ['M5 19C4 9 10 4 20 4z', 'M5 19C4 9 10 4 20 4c0 10-5 16-15 15zM3 21L13 11'],
  ['M12 2l7 8h-7zM12 10v8l-7-8z', 'M12 2l7 8-7 8-7-8zM12 2v16M5 10h14M12 18q4 1 1 4'],
  ['M5 8q7 4 14 0v8q-7 4-14 0z', 'M5 7q7-4 14 0v10q-7 4-14 0zM5 7q7 4 14 0M9 9v10M15 9v10M21 4l-4 3'],
  ['M12 3q4 5 0 9-4-4 0-9', 'M3 13h18q-2 7-9 7t-9-7zM12 3q4 5 0 9-4-4 0-9z'],
  ['M4.500 15h15l.5 6H4z', 'M5 8h14l1 13H4zM9 11V7a3 3 0 0 1 6 0v4'],
  [`${dot(6, 6, 3)}${dot(6, 18, 3)}`, `${dot(6, 6, 3)}${dot(6, 18, 3)}M8.500 8L21 18M8.500 16L21 6`],
  ['M7 15a4 4 0 0 1 0-8 5 5 0 0 1 9.500 1A3.500 3.500 0 0 1 17 15z', 'M7 15a4 4 0 0 1 0-8 5 5 0 0 1 9.500 1A3.500 3.500 0 0 1 17 15zM8 18l-1 3M12.500 18l-1 3M17 18l-1 3'],
];
if (ICONS.length !== 24) throw new Error('twenty-four icons');
const TILES = [['#0d4b50', '#fff1d6', '#ff9f6b'], ['#ffbf3f', '#0d4b50', '#fff1d6'], ['#fff1d6', '#0d4b50', '#ffbf3f'], ['#8fd3c4', '#0d4b50', '#fff1d6']];
const icons = svg(0, 0, 640, 480, ICONS.map(([fill, line], i) => {
  const [col, row] = [i % 6, Math.floor(i / 6)];
  const [ground, ink, accent] = TILES[(col + row * 3 + Math.floor(col / 3)) % 4];
  const [x, y] = [13 + col * 104, 9 + row * 118];
  const grid = i === 9 ? times(25, (k) => `<path d="M${k} 0V24M0 ${k}H24" stroke="${ink}" stroke-width=".06" opacity=".7"/>`) + `<rect x="2" y="2" width="20" height="20" fill="none" stroke="${ink}" stroke-width=".14"/>` : '';
  return `<rect x="${x}" y="${y}" width="94" height="108" rx="14" fill="${ground}"/><g transform="translate(${x + 9} ${y + 16})scale(3.17)">${grid}<path d="${fill}" fill="${accent}"/><path d="${line}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}).join(''));

// ---------------------------------------------------------------- textile: parrots in a guava tree, half-drop repeat
const WAYS = [
  { ground: '#0f4650', bird: '#c3dd4e', wing: '#6fae3c', fruit: '#ff93a6', leaf: '#2f9a84', beak: '#ffc94d' },
  { ground: '#f2b632', bird: '#6c1f57', wing: '#9a3f7e', fruit: '#fff3d2', leaf: '#2a7566', beak: '#fff3d2' },
  { ground: '#f8d3d6', bird: '#24357d', wing: '#5870c4', fruit: '#e88a1d', leaf: '#7ba68d', beak: '#e88a1d' },
];
const TW = 98;
const TH = 146;
const parrot = (c) => `<path d="M6 20C8-6 42-10 48 12C52 30 40 44 32 50L16 96L8 94L12 58C2 48 2 34 6 20Z" fill="${c.bird}"/><path d="M24 24C42 24 42 44 30 56L20 76C16 60 14 38 24 24Z" fill="${c.wing}"/><path d="M44 4q16 0 12 18q-4-8-10-8z" fill="${c.beak}"/><circle cx="36" cy="9" r="3.6" fill="${c.ground}"/><path d="M8 30Q20 34 30 24" fill="none" stroke="${c.beak}" stroke-width="4"/>`;
const leafOf = (x, y, turn, c, size = 1) => `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})"><path d="M0 0C8-14 26-16 38-4C28 10 10 12 0 0Z" fill="${c.leaf}"/><path d="M2-1Q18-4 32-4" stroke="${c.ground}" stroke-width="1.8" fill="none"/></g>`;
const guava = (x, y, c, r = 13) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c.fruit}"/><path d="M${x - 4} ${y + r - 1}l4-4 4 4-1 4h-6z" fill="${c.leaf}"/>`;
const branch = (c) => `<path d="M-10 62Q30 44 60 66T108 62" fill="none" stroke="${c.wing}" stroke-width="5"/>`;
const half = (c) => `${branch(c)}${leafOf(58, 60, -62, c)}${leafOf(70, 68, 40, c, 0.9)}${leafOf(2, 56, 150, c, 0.7)}${guava(72, 32, c, 11)}<g transform="translate(6 6)scale(.82)">${parrot(c)}</g><circle cx="88" cy="12" r="3" fill="${c.beak}"/><circle cx="52" cy="100" r="3" fill="${c.beak}"/><circle cx="94" cy="92" r="3.4" fill="${c.fruit}"/>`;
// One tile holds the motif twice, the second half a tile lower and mirrored; neighbours are drawn too, so no join shows.
// The flat print of a colourway is taken as a picture; each point of the hanging cloth then looks up its own place on it.
const SCALE = 0.76;
/** The flat length of a cloth, its height, its points a unit. */
const [FLAT, DROP, FINE] = [300, 440, 4];
/** Where each cloth is cut from the roll. */
const CUTS = [[-8, -6], [58, 64], [-92, 30]];
const flatPrint = (i) => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${FLAT * FINE}" height="${DROP * FINE}" viewBox="0 0 ${FLAT} ${DROP}"><rect width="${FLAT}" height="${DROP}" fill="${WAYS[i].ground}"/>${[-2, -1, 0, 1, 2].flatMap((u) => [-1, 0, 1, 2, 3, 4].map((v) => `<g transform="translate(${CUTS[i][0] + u * TW * 2 * SCALE} ${CUTS[i][1] + v * TH * SCALE})scale(${SCALE})">${half(WAYS[i])}<g transform="translate(${TW * 2} ${TH / 2})scale(-1 1)">${half(WAYS[i])}</g></g>`)).join('')}${i === 0 ? `<rect x="76" y="176" width="${TW * 2 * SCALE}" height="${TH * SCALE}" fill="none" stroke="#fff" stroke-width="2.6" stroke-dasharray="8 5"/>` : ''}<path d="M0 ${DROP - 15}H${FLAT}" stroke="#0a1620" stroke-opacity=".28" stroke-width="1.2" stroke-dasharray="4 2.500"/></svg>`)).removeAlpha().raw().toBuffer();
const [WIDE, LONG, RINGS] = [192, 446, 6];
/** How far the cloth comes forward, -1 to 1, at a part of its width and height: rings gather it above, folds drift below. */
const foldOf = (s, t, i) => {
  const even = (s * (RINGS - 1) + 0.5) * 2 * Math.PI;
  const drift = t * t * (0.9 * Math.sin(s * 5.3 + i * 2.1) + 0.5 * Math.sin(s * 11 + i));
  return -Math.cos(even + drift) * (0.62 + 0.3 * Math.sin(s * 9 + i * 1.7) * t) + 0.22 * t * Math.sin(even * 0.5 + i * 2 + t);
};
/** The sag of the upper edge between two rings. */
const sagOf = (s) => 7 * Math.abs(Math.sin(s * (RINGS - 1) * Math.PI)) ** 0.8;
async function hungCloth(i) {
  const print = await flatPrint(i);
  const [w, h] = [WIDE * 2, (LONG + 14) * 2];
  const out = Buffer.alloc(w * h * 4);
  const [PW, PH] = [FLAT * FINE, DROP * FINE];
  // The way along the cloth: longer where it runs to or from the eye.
  const ways = Array.from({ length: h }, (_, y) => {
    const t = Math.max(0, y / h);
    let u = 0;
    const row = Array.from({ length: w * 2 }, (_, x) => { const s = x / (w * 2); const slope = (foldOf(s + 0.002, t, i) - foldOf(s, t, i)) / 0.002; u += Math.sqrt(1 + (slope * 0.062) ** 2); return u; });
    const middle = row[w];
    return row.map((q) => (q - middle) * (WIDE / (w * 2)) + FLAT / 2);
  });
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const sum = [0, 0, 0];
    let hits = 0;
    for (let k = 0; k < 4; k++) {
      const [px, py] = [x + (k % 2) * 0.5 + 0.25, y + (k >> 1) * 0.5 + 0.25];
      const [s, t] = [px / w, py / h];
      const f = foldOf(s, t, i);
      const v = py / 2 - sagOf(s) * (1 - t) ** 2 - f * (2 + 4.500 * t) - 2;
      const side = 0.006 * Math.sin(t * 7 + i) * t;
      if (v < -f * 2 - 2 + 0.01 && py / 2 < sagOf(s)) continue;
      if (v > DROP - 2 || s < 0.008 + side || s > 0.992 + side) continue;
      const slope = (foldOf(s + 0.004, t, i) - f) / 0.004;
      const light = 1 + Math.max(-0.34, Math.min(0.15, -slope * 0.0165)) + Math.min(0, f) * 0.2 - 0.13 * Math.exp(-t * 26);
      const [sx, sy] = [Math.max(0, Math.min(PW - 1, Math.round(ways[y][Math.min(w * 2 - 1, Math.round(px * 2))] * FINE))), Math.max(0, Math.min(PH - 1, Math.round(v * FINE)))];
      [0, 1, 2].forEach((c) => { sum[c] += print[(sy * PW + sx) * 3 + c] * light + Math.max(0, light - 1) * 40; });
      hits++;
    }
    if (!hits) continue;
    const at = (y * w + x) * 4;
    [0, 1, 2].forEach((c) => { out[at + c] = Math.max(0, Math.min(255, sum[c] / hits)); });
    out[at + 3] = Math.round((255 * hits) / 4);
  }
  return `data:image/png;base64,${(await sharp(out, { raw: { width: w, height: h, channels: 4 } }).png().toBuffer()).toString('base64')}`;
}
const clothX = (i) => 18 + i * 206;
const clothY = 27;
const ring = (x) => `<path d="M${x - 2.600} 31C${x - 6} 26 ${x - 5} 9 ${x} 9S${x + 6} 26 ${x + 2.600} 31" fill="none" stroke="#5c3a16" stroke-width="3.600"/><path d="M${x - 2.600} 31C${x - 6} 26 ${x - 5} 9 ${x} 9S${x + 6} 26 ${x + 2.600} 31" fill="none" stroke="#f1c860" stroke-width="2.400"/><rect x="${x - 3}" y="26.500" width="6" height="8" rx="1.600" fill="#d9a63c" stroke="#5c3a16" stroke-width=".7"/>`;
const hangings = await Promise.all([0, 1, 2].map(hungCloth));
const textile = svg(0, 0, 640, 480, `<defs><filter id="hang" x="-10%" width="120%" height="115%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#0a1620" flood-opacity=".34"/></filter><linearGradient id="rod" x2="0" y2="1"><stop stop-color="#8a5a2b"/><stop offset=".3" stop-color="#d9ad72"/><stop offset="1" stop-color="#6e4318"/></linearGradient></defs>${hangings.map((href, i) => `<image href="${href}" x="${clothX(i)}" y="${clothY}" width="${WIDE}" height="${LONG + 14}" filter="url(#hang)"/>`).join('')}<rect x="10" y="11" width="620" height="10" rx="5" fill="url(#rod)"/><circle cx="10" cy="16" r="8.500" fill="url(#rod)"/><circle cx="630" cy="16" r="8.500" fill="url(#rod)"/>${[0, 1, 2].flatMap((i) => Array.from({ length: RINGS }, (_, k) => ring(n(clothX(i) + 4 + (k * (WIDE - 8)) / (RINGS - 1))))).join('')}`);

// ---------------------------------------------------------------- isometric: a screen-printing workshop
const S = 55;
const P = (x, y, z) => [n(320 + (x - y) * S * 0.866), n(176 + (x + y) * S * 0.5 - z * S)];
const poly = (points, fill, more = '') => `<path d="M${points.map((p) => P(...p).join(' ')).join('L')}Z" fill="${fill}" ${more}/>`;
/** A box from its corner with three tones: top, the side that looks left (+y), the side that looks right (+x). */
const box = (x, y, z, a, b, h, [top, left, right]) => poly([[x, y, z + h], [x + a, y, z + h], [x + a, y + b, z + h], [x, y + b, z + h]], top) + poly([[x, y + b, z], [x + a, y + b, z], [x + a, y + b, z + h], [x, y + b, z + h]], left) + poly([[x + a, y, z], [x + a, y + b, z], [x + a, y + b, z + h], [x + a, y, z + h]], right);
const drum = (x, y, z, r, h, [top, left, right], ink = top) => { const [cx, cy] = P(x, y, z); const [, ty] = P(x, y, z + h); const [rx, ry] = [r * S * 1.22, r * S * 0.7]; return `<path d="M${cx - rx} ${ty}V${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}V${ty}z" fill="${left}"/><path d="M${cx + rx * 0.25} ${ty}V${cy + ry * 0.97}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}V${ty}z" fill="${right}"/><ellipse cx="${cx}" cy="${ty}" rx="${rx}" ry="${ry}" fill="${top}"/><ellipse cx="${cx}" cy="${ty}" rx="${rx * 0.78}" ry="${ry * 0.78}" fill="${ink}"/>`; };
const ISO = { peach: ['#fbe3cf', '#f4c3a8', '#eeb093'], navy: ['#4c4fa3', '#33357f', '#26285f'], wood: ['#f7d08a', '#e0aa56', '#c78f3d'], white: ['#fffaf0', '#e6dccb', '#d3c6b2'], mint: ['#8fe0c4', '#58bd9c', '#3f9f80'], pink: ['#ff9ec0', '#ef6f9e', '#d4558a'], yellow: ['#ffd75e', '#f0b624', '#d89a10'], lilac: ['#e4e1fd', '#b9b3f0', '#9d95e2'], air: ['#8880d2', '#8880d2', '#6a62ba'] };
const onWall = (y, z, w, h, fill) => poly([[0.02, y, z], [0.02, y + w, z], [0.02, y + w, z + h], [0.02, y, z + h]], fill);
const onBack = (x, z, w, h, fill) => poly([[x, 0.02, z], [x + w, 0.02, z], [x + w, 0.02, z + h], [x, 0.02, z + h]], fill);
const flat = (x, y, z, a, b, fill) => poly([[x, y, z], [x + a, y, z], [x + a, y + b, z], [x, y + b, z]], fill);
const disc = (x, y, z, r, fill) => { const [cx, cy] = P(x, y, z); return `<ellipse cx="${cx}" cy="${cy}" rx="${r * S * 1.22}" ry="${r * S * 0.7}" fill="${fill}"/>`; };
const wallDisc = (y, z, r, fill) => poly(Array.from({ length: 24 }, (_, i) => [0.03, y + r * Math.cos((i * Math.PI) / 12), z + r * Math.sin((i * Math.PI) / 12)]), fill);
const screen = (x, y, z, a, b, colour, print) => box(x, y, z, a, b, 0.09, ISO.wood) + flat(x + 0.1, y + 0.1, z + 0.09, a - 0.2, b - 0.2, colour) + (print ?? '');
const legsOf = (x, y, a, b, h, c) => [[x, y], [x + a - 0.12, y], [x, y + b - 0.12], [x + a - 0.12, y + b - 0.12]].map(([u, v]) => box(u, v, 0, 0.12, 0.12, h, c)).join('');
/** Shade on the floor, to the right of what stands there. */
const shade = (x, y, a, b) => flat(x, y, 0.004, a, b, '#f2cfb4');
const shadow = (x, y, r) => disc(x, y, 0.004, r, '#f2cfb4');
const workshop = svg(0, 0, 640, 480,
  `<g>${box(-0.12, -0.12, -0.14, 5.4, 5.4, 0.14, ISO.peach)}` +
  poly([[0, 0, 0], [0, 5.2, 0], [0, 5.2, 2.75], [0, 0, 2.75]], '#b9b3f0') + poly([[0, 0, 0], [5.2, 0, 0], [5.2, 0, 2.75], [0, 0, 2.75]], '#9d95e2') +
  poly([[-0.12, -0.12, 2.75], [0, 0, 2.75], [0, 5.2, 2.75], [-0.12, 5.2, 2.75]], '#dedbfb') + poly([[-0.12, -0.12, 2.75], [5.2, -0.12, 2.75], [5.2, 0, 2.75], [0, 0, 2.75]], '#c9c4f6') + poly([[-0.12, 5.2, 0], [0, 5.2, 0], [0, 5.2, 2.75], [-0.12, 5.2, 2.75]], '#8880d2') + poly([[5.2, -0.12, 0], [5.2, 0, 0], [5.2, 0, 2.75], [5.2, -0.12, 2.75]], '#7169bd') +
  times(7, (i) => poly([[0, i * 0.75, 0.003], [5.2, i * 0.75, 0.003], [5.2, i * 0.75 + 0.03, 0.003], [0, i * 0.75 + 0.03, 0.003]], '#f1ceb4')) +
  onBack(3.2, 1.05, 1.5, 1.35, '#fffaf0') + onBack(3.28, 1.13, 0.64, 1.19, '#8fd6f2') + onBack(4, 1.13, 0.64, 1.19, '#8fd6f2') + onBack(3.28, 1.13, 0.64, 0.5, '#58bd9c') + onBack(4, 1.13, 0.64, 0.36, '#58bd9c') +
  // prints on a line along the left wall
  poly([[0.03, 0.5, 2.36], [0.03, 5.05, 2.36], [0.03, 5.05, 2.39], [0.03, 0.5, 2.39]], '#33357f') +
  [[0.7, '#fffaf0', '#ef6f9e'], [1.6, '#fffaf0', '#f0b624'], [2.5, '#33357f', '#ffd75e'], [3.4, '#fffaf0', '#3f9f80'], [4.3, '#fffaf0', '#ef6f9e']].map(([y, a, b], i) => onWall(y, 1.42, 0.68, 0.92, a) + wallDisc(y + 0.34, 1.95, 0.22, b) + onWall(y, 1.42, 0.68, 0.16 + (i % 3) * 0.05, b)).join('') +
  // shelf of inks on the back wall
  box(0.5, 0, 1.5, 2.3, 0.4, 0.07, ISO.wood) + box(0.5, 0, 2.1, 2.3, 0.4, 0.07, ISO.wood) +
  ['pink', 'yellow', 'mint', 'navy', 'white', 'pink'].map((c, i) => drum(0.72 + i * 0.37, 0.22, 2.17, 0.12, 0.28, ISO.white, ISO[c][1])).join('') + ['mint', 'navy', 'yellow', 'pink', 'mint', 'yellow'].map((c, i) => drum(0.72 + i * 0.37, 0.22, 1.57, 0.12, 0.28, ISO[c], ISO[c][0])).join('') +
  // plan chest under it
  shade(0.45, 0.1, 2.62, 0.95) + box(0.45, 0.1, 0, 2.3, 0.95, 0.95, ISO.navy) + times(4, (i) => poly([[0.55, 1.055, 0.1 + i * 0.21], [2.65, 1.055, 0.1 + i * 0.21], [2.65, 1.055, 0.26 + i * 0.21], [0.55, 1.055, 0.26 + i * 0.21]], '#4c4fa3') + poly([[1.45, 1.06, 0.16 + i * 0.21], [1.75, 1.06, 0.16 + i * 0.21], [1.75, 1.06, 0.2 + i * 0.21], [1.45, 1.06, 0.2 + i * 0.21]], '#ffd75e')) +
  flat(0.7, 0.3, 0.96, 0.8, 0.6, '#fffaf0') + disc(1.1, 0.6, 0.97, 0.17, '#ef6f9e') + flat(1.7, 0.25, 0.96, 0.8, 0.6, '#ffd75e') +
  // drying rack: prints on shelves, a gap of air below each
  shade(3.5, 0.15, 1.72, 1) + box(3.5, 0.15, 0, 1.4, 1, 0.08, ISO.navy) + times(8, (i) => box(3.5, 0.15, 0.16 + i * 0.13, 1.4, 1, 0.04, ISO.white) + (i === 7 ? flat(3.62, 0.27, 1.115, 1.16, 0.76, '#8fe0c4') + disc(4.2, 0.65, 1.12, 0.28, '#3f9f80') : box(3.55, 0.2, 0.2 + i * 0.13, 1.3, 0.9, 0.09, ISO.air))) + [[3.5, 1.1], [4.85, 1.1], [4.85, 0.15]].map(([x, y]) => box(x, y, 0, 0.06, 0.06, 1.25, ISO.navy)).join('') +
  // buckets along the left wall: behind the table, so drawn before it
  [[3.5, 'mint', '#3f9f80'], [4.2, 'yellow', '#d89a10'], [4.9, 'pink', '#d4558a']].map(([y, c, ink]) => shadow(0.53, y, 0.24) + drum(0.42, y, 0, 0.22, 0.5, ISO[c], ink)).join('') +
  // long table: two screens lie, one stands on feet in its clamps
  shade(1.2, 2.12, 3.85, 1.35) + legsOf(1.1, 2.1, 3.7, 1.35, 0.8, ISO.navy) + box(1, 2, 0.8, 3.9, 1.55, 0.1, ISO.lilac) +
  screen(1.12, 2.2, 0.9, 1.05, 1.15, '#ffd75e', disc(1.64, 2.77, 1, 0.27, '#d89a10')) +
  flat(2.42, 2.46, 0.905, 1.1, 0.2, '#b9b3f0') + [2.46, 3.2].map((x) => box(x, 2.1, 0.9, 0.14, 0.28, 0.08, ISO.navy)).join('') + box(2.35, 2.36, 0.92, 1.05, 0.09, 1.06, ISO.wood) +
  poly([[2.47, 2.451, 1.08], [3.28, 2.451, 1.08], [3.28, 2.451, 1.86], [2.47, 2.451, 1.86]], '#ff9ec0') + poly(Array.from({ length: 24 }, (_, i) => [2.875 + 0.25 * Math.cos((i * Math.PI) / 12), 2.452, 1.47 + 0.25 * Math.sin((i * Math.PI) / 12)]), '#d4558a') + [2.46, 3.2].map((x) => box(x, 2.45, 0.9, 0.14, 0.2, 0.16, ISO.navy)).join('') +
  flat(2.47, 2.76, 0.91, 0.82, 0.7, '#fffaf0') + disc(2.88, 3.11, 0.92, 0.21, '#ef6f9e') +
  screen(3.7, 2.2, 0.9, 1.05, 1.15, '#8fe0c4', disc(4.22, 2.77, 1, 0.27, '#3f9f80')) + box(3.78, 2.5, 1, 0.9, 0.1, 0.2, ISO.navy) + drum(2.2, 3.38, 0.9, 0.1, 0.2, ISO.white, '#ef6f9e') +
  // a stool: legs first, the seat upon them; a chest in front
  shadow(2.24, 4.4, 0.34) + `<g stroke-width="4.500" stroke-linecap="round">${[[0.02, -0.24, '#26285f'], [-0.22, 0.1, '#33357f'], [0.2, 0.14, '#26285f']].map(([a, b, c]) => { const [x1, y1] = P(2.1 + a * 0.75, 4.35 + b * 0.75, 0.53); const [x2, y2] = P(2.1 + a * 1.15, 4.35 + b * 1.15, 0.02); return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${c}"/>`; }).join('')}</g>` + drum(2.1, 4.35, 0.53, 0.28, 0.1, ISO.navy) +
  shade(3.3, 4.1, 1.42, 0.85) + box(3.3, 4.1, 0, 1.2, 0.85, 0.42, ISO.wood) + flat(3.4, 4.2, 0.425, 1, 0.65, '#fffaf0') + disc(3.9, 4.52, 0.43, 0.2, '#33357f') + '</g>', [640, 480]);

// ---------------------------------------------------------------- a railway map at eight angles, in two scripts
// The rivers: the Mula crosses the line before Khadki, the Mutha before Pune; both run on to the east.
const RAIL = { paper: '#fff9ec', ink: '#22153f', west: '#6b33c9', east: '#009a6b', south: '#ef8a00', pale: '#ebe3f7' };
const stop = (x, y, c) => `<circle cx="${x}" cy="${y}" r="8" fill="${RAIL.paper}" stroke="${c}" stroke-width="5"/>`;
const label = (x, y, en, mr, anchor = 'start') => T(x, y, 20, en, RAIL.ink, 'A 650 82%', anchor) + T(x, y + 20, 18, mr, '#5a4d78', 'A 550 88%', anchor);
const rail = (d, c) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"/>`;
const railway = sheet(10, 10, 620, 460, `<rect width="620" height="460" fill="${RAIL.paper}"/>
  <path d="M-20 356H124L234 246H306L336 216H566L640 290M112 490L306 296V246" fill="none" stroke="#cdeaf0" stroke-width="20" stroke-linejoin="round"/>
  ${rail('M56 66L262 272H372', RAIL.west)}${rail('M372 272H452L560 380', RAIL.east)}${rail('M372 272V320L296 396V424', RAIL.south)}
  ${[[56, 66, 'Lonavala', 'लोणावळा'], [108, 118, 'Kamshet', 'कामशेत'], [160, 170, 'Talegaon', 'तळेगाव'], [212, 222, 'Chinchwad', 'चिंचवड']].map(([x, y, a, b]) => stop(x, y, RAIL.west) + label(x + 19, y - 19, a, b)).join('')}
  ${stop(262, 272, RAIL.west)}${label(248, 286, 'Khadki', 'खडकी', 'end')}
  ${stop(470, 290, RAIL.east)}${label(489, 271, 'Hadapsar', 'हडपसर')}${stop(515, 335, RAIL.east)}${label(534, 316, 'Uruli', 'उरुळी')}${stop(560, 380, RAIL.east)}${label(548, 396, 'Daund', 'दौंड', 'end')}
  ${stop(334, 358, RAIL.south)}${label(352, 368, 'Jejuri', 'जेजुरी')}${stop(296, 424, RAIL.south)}${label(278, 420, 'Satara', 'सातारा', 'end')}
  <rect x="354" y="254" width="36" height="36" rx="18" fill="${RAIL.paper}" stroke="${RAIL.ink}" stroke-width="7"/>${T(372, 206, 38, 'Pune', RAIL.ink, 'A 780 84%', 'middle')}${T(372, 240, 32, 'पुणे', RAIL.ink, 'A 700 90%', 'middle')}
  <rect x="388" y="20" width="212" height="140" fill="${RAIL.pale}"/>${[[RAIL.west, 'To Lonavala', 'लोणावळ्याकडे'], [RAIL.east, 'To Daund', 'दौंडकडे'], [RAIL.south, 'To Satara', 'साताऱ्याकडे']].map(([c, a, b], i) => `<path d="M404 ${44 + i * 44}h30" stroke="${c}" stroke-width="11" stroke-linecap="round"/>${T(450, 42 + i * 44, 18, a, RAIL.ink, 'A 650 84%')}${T(450, 61 + i * 44, 17, b, '#5a4d78', 'A 550 88%')}`).join('')}
  <g transform="translate(46 404)"><circle r="21" fill="none" stroke="${RAIL.ink}" stroke-width="3"/><path d="M0-30L8 4L0-2L-8 4z" fill="${RAIL.ink}"/></g>${T(46, 447, 18, 'उत्तर N', RAIL.ink, 'A 650 88%', 'middle')}`);

// ---------------------------------------------------------------- a lettered word: हवा, the air; its head line is the wind
// illustrator/hava.json holds the outlines of Baloo 2 ExtraBold (open licence), where the lettering begins.
const HAVA = { sun: '#ffd02e', ink: '#1c1a4a', wind: '#e3207f', paper: '#fffaf0', graphite: '#6b6f7a', red: '#d8382c', blue: '#1a66ff' };
const outlines = JSON.parse(fs.readFileSync(path.join(HERE, 'illustrator/hava.json'), 'utf8'));
const gust = (x) => 78 * Math.sin((x / 1435) * 5.4 + 0.5);
/** A point of the outline moved by the gust: letters lean, rise and stretch. */
const blown = ([x, y]) => [x + y * 0.13, y * (1.04 + 0.16 * Math.sin((x / 1435) * 6.2 + 2.4)) + gust(x)];
const still = (p) => p;
const pathOf = (contour, move) => `M${contour.map((q, i) => { const pts = q.length === 4 ? [move([q[0], q[1]]), move([q[2], q[3]])] : [move(q)]; return (i ? (pts.length === 2 ? 'Q' : 'L') : '') + pts.map(([x, y]) => `${n(x)} ${n(-y)}`).join(' '); }).join('')}Z`;
const bodies = outlines.filter((o) => !o.head);
if (bodies.length !== 5 || outlines.length !== 9) throw new Error('five bodies below four pieces of head line');
const letters = bodies.map((o) => pathOf(o.line, blown)).join('');
/** The wind's middle line, from its tail at the left to its curl at the right. */
const WIND = [];
for (let x = -190; x <= 1560; x += 25) { const [px, py] = blown([x, 556]); WIND.push([px, py + (x < -40 ? (x + 40) * 0.12 : 0)]); }
{ const [ex, ey] = WIND.at(-1); const [fx, fy] = WIND.at(-2); const a0 = Math.atan2(ey - fy, ex - fx); const r0 = 150; const [cx, cy] = [ex - Math.sin(a0) * r0, ey + Math.cos(a0) * r0]; for (let k = 1; k <= 60; k++) { const a = a0 - Math.PI / 2 + (k / 60) * 5.2; const r = r0 * (1 - 0.5 * (k / 60)); WIND.push([cx + r * Math.cos(a), cy + r * Math.sin(a)]); } }
const edge = (side) => WIND.map(([x, y], i) => { const [a, b] = [WIND[Math.max(0, i - 1)], WIND[Math.min(WIND.length - 1, i + 1)]]; const l = Math.hypot(b[0] - a[0], b[1] - a[1]); const u = i / (WIND.length - 1); const half = (8 + 58 * Math.sin(Math.PI * Math.min(1, u * 1.18 + 0.02)) ** 0.7) * (u > 0.86 ? 1 - (u - 0.86) * 2 : 1); return [x - ((b[1] - a[1]) / l) * half * side, y + ((b[0] - a[0]) / l) * half * side]; });
const ribbonWind = `M${[...edge(1), ...edge(-1).reverse()].map(([x, y]) => `${n(x)} ${n(-y)}`).join('L')}Z`;
const anchor = (x, y, k, c = HAVA.blue) => `<rect x="${n(x - 11 * k)}" y="${n(-y - 11 * k)}" width="${22 * k}" height="${22 * k}" fill="#fff" stroke="${c}" stroke-width="${6.5 * k}"/>`;
const lever = (i, reach, side) => { const e = edge(side); const [a, b] = [e[i - 2], e[i + 2]]; const l = Math.hypot(b[0] - a[0], b[1] - a[1]); const [dx, dy] = [((b[0] - a[0]) / l) * reach, ((b[1] - a[1]) / l) * reach]; const [x, y] = e[i]; return `<path d="M${n(x - dx)} ${n(-y + dy)}L${n(x + dx)} ${n(-y - dy)}" stroke="${HAVA.blue}" stroke-width="7"/><circle cx="${n(x - dx)}" cy="${n(-y + dy)}" r="13" fill="${HAVA.blue}"/><circle cx="${n(x + dx)}" cy="${n(-y - dy)}" r="13" fill="${HAVA.blue}"/>${anchor(x, y, 1.35)}`; };
const word = (a, b) => `<path d="${letters}" fill="${a}"/><path d="${ribbonWind}" fill="${b}"/>`;
const firstWord = outlines.map((o) => `<path d="${pathOf(o.line, still)}" fill="#e8e4da" stroke="${HAVA.graphite}" stroke-width="7"/>`).join('') + outlines.map((o) => o.line.map((q) => anchor(q.at(-2), q.at(-1), 1, HAVA.blue)).join('')).join('');
const lettering = sheet(12, 12, 616, 318, `<rect width="616" height="318" fill="${HAVA.sun}"/>${T(590, 270, 40, 'Hava', HAVA.ink, 'B 800', 'end')}${T(590, 298, 22, 'air, wind', HAVA.ink, 'B 600', 'end')}<g transform="translate(66 272)scale(.29)">${word(HAVA.ink, HAVA.wind)}<g fill="none" stroke="${HAVA.blue}" stroke-width="6"><path d="${ribbonWind}"/></g>${[[10, 90, 1], [30, 120, 1], [52, 120, 1], [70, 100, -1], [94, 70, -1], [112, 60, -1]].map(([i, reach, side]) => lever(i, reach, side)).join('')}</g>`) +
  sheet(12, 342, 200, 126, `<rect width="200" height="126" fill="${HAVA.paper}"/><g transform="translate(24 96)scale(.105)">${firstWord}</g>${T(10, 20, 17, '1 Outlined text', HAVA.ink, 'A 650 86%')}`) +
  sheet(220, 342, 200, 126, `<rect width="200" height="126" fill="#fdfdfb"/>${times(10, (i) => `<path d="M${i * 20 + 10} 0V126M0 ${i * 20 + 6}H200" stroke="#e3e8ea" stroke-width="1"/>`)}<g fill="none" stroke="${HAVA.graphite}" stroke-linejoin="round"><filter id="pn"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="3"/></filter><g filter="url(#pn)"><g transform="translate(22 94)scale(.088)" stroke-width="15"><path d="${letters}"/><path d="${ribbonWind}"/><path d="${letters}" transform="translate(9 7)" opacity=".4"/></g></g></g>${T(10, 20, 17, '2 By eye', HAVA.ink, 'A 650 86%')}<g stroke="${HAVA.red}" stroke-width="2.200" fill="none" stroke-linecap="round"><path d="M32 72q-4-20 20-22t22 18-22 20-20-12"/><path d="M150 98q22 2 30-18m-9 3l9-3 3 9"/></g><g transform="translate(106 120)rotate(-4)">${T(0, 0, 18, 'more lift', HAVA.red, 'H')}</g>`) +
  sheet(428, 342, 200, 126, `<rect width="200" height="126" fill="${HAVA.wind}"/><g transform="translate(30 101)scale(.09)">${word('#fff', '#fff')}</g>${T(10, 20, 17, '3 One colour', '#fff', 'A 650 86%')}`);

await make([
  ['illustrator-icons', icons],
  ['illustrator-textile', textile],
  ['illustrator-workshop', workshop],
  ['illustrator-railway', railway],
  ['illustrator-logo', logo],
  ['illustrator-lettering', lettering],
]);
