// Photoshop: ten products on white, a restored photograph, a travel poster from three pictures, a banner set,
// skin at three strengths, a print on folded cloth.
// Its photographs are computed: products.py, house.py and sahyadri.py in Blender, mango.py ray by ray, print.py ages a print.
import sharp from 'sharp';
import { T, data, make, n, random, sheet, svg, times } from './studio.mjs';

// ---------------------------------------------------------------- ten products on pure white
const product = (name) => data(`photoshop/${name}.webp`);
const CELL = 114;
const GAP = 6;
const cell = (col, row, size, name, zoom = 0.94) => {
  const side = CELL * size + GAP * (size - 1);
  const shown = side * zoom;
  return `<div class="sheet" style="left:${23 + col * (CELL + GAP)}px;top:${3 + row * (CELL + GAP)}px;width:${side}px;height:${side}px;background:#fff;box-shadow:0 1px 2px #0a162030"><img src="${product(name)}" style="position:absolute;left:${(side - shown) / 2}px;top:${(side - shown) / 2}px;width:${shown}px"></div>`;
};
const sizes = `<div class="sheet" style="left:${23 + 4 * (CELL + GAP)}px;top:${3 + 3 * (CELL + GAP)}px;width:${CELL}px;height:${CELL}px;background:#14343a"><svg width="${CELL}" height="${CELL}">${[['2000', 86], ['1000', 58], ['400', 30]].map(([l, s], i) => `<rect x="14" y="${100 - s}" width="${s}" height="${s}" fill="none" stroke="#f4c56a" stroke-width="1.6"/>${T(11 + s, 100 - s + 16, 16, l, '#f4c56a', 'A 600 78%', 'end')}`).join('')}</svg></div>`;
const products =
  cell(0, 0, 2, 'lota') + cell(2, 0, 1, 'mug') + cell(3, 0, 1, 'bell') + cell(4, 0, 1, 'soap') + cell(2, 1, 1, 'bottle') + cell(3, 1, 2, 'tiffin') +
  cell(0, 2, 1, 'kulhad') + cell(1, 2, 2, 'barni') + cell(0, 3, 1, 'polpat') + cell(3, 3, 1, 'top') + sizes;

// ---------------------------------------------------------------- a family's photograph of its house, before and after
const restore = `<img class="at" src="${data('photoshop/print-before.webp')}" width="312" height="408" style="left:24px;top:26px;transform:rotate(-3.5deg);filter:drop-shadow(0 5px 7px #0a162050)"><div class="sheet" style="left:312px;top:44px;width:312px;height:408px;transform:rotate(1.5deg)"><img src="${data('photoshop/print-after.webp')}" width="312" height="408"></div>`;

// ---------------------------------------------------------------- three pictures under one light
const sahyadri = (kind, w, h) => `<image href="${data(`photoshop/sahyadri-${kind}.webp`)}" width="${w}" height="${h}"/>`;
const travel = ['hills', 'fort', 'boat'].map((kind, i) => sheet(12, 16 + i * 154, 196, 138, sahyadri(kind, 196, 138))).join('') +
  sheet(236, 16, 392, 446, `${sahyadri('dawn', 392, 446)}${T(26, 80, 72, 'सह्याद्री', '#fff6e4', 'R')}${T(29, 112, 24, 'Sahyadri by boat', '#fff6e4', 'T')}${T(366, 422, 18, 'Dawn, every Sunday', '#04202a', 'T', 'end')}`) +
  svg(208, 16, 28, 446, [69, 223, 377].map((y) => `<path d="M10 ${y - 8}l11 8-11 8z" fill="#d9764a"/>`).join(''));

// ---------------------------------------------------------------- one layered file, three shapes
const DIYA = { night: '#1b2763', glow: '#ffb52e', pale: '#fff1cf' };
const pot = (x, y, size) => `<image href="${product('lota')}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;
/** The one shadow: dark and narrow where the foot touches, wide and faint around. */
const contact = (x, y, size) => `<radialGradient id="c${size}"><stop offset="0" stop-color="#060a22" stop-opacity=".95"/><stop offset=".42" stop-color="#060a22" stop-opacity=".8"/><stop offset=".7" stop-color="#080d2a" stop-opacity=".32"/><stop offset="1" stop-color="#0a1030" stop-opacity="0"/></radialGradient><ellipse cx="${n(x + size * 0.03)}" cy="${n(y + size * 0.437)}" rx="${n(size * 0.5)}" ry="${n(size * 0.085)}" fill="url(#c${size})"/>`;
const banner = (x, y, w, h, inside) => sheet(x, y, w, h, `<rect width="${w}" height="${h}" fill="${DIYA.night}"/>${inside}`);
/** Rozha's Devanagari is lighter than its Latin: an outline of its own colour gives head line and rupee sign the same weight. */
const bold = (size, colour, by) => `stroke="${colour}" stroke-width="${n(size * by)}" stroke-linejoin="round"`;
const ribbon = (x, y, size, l1, l2, anchor = 'start') => T(x, y, size, l1, DIYA.pale, 'R', anchor) + T(x, y + size * 1.02, size * 0.84, l2, DIYA.glow, 'R', anchor, bold(size, DIYA.glow, 0.03));
const price = (x, y, size, anchor = 'start') => T(x, y, size, '₹ 890', DIYA.pale, 'R', anchor);
/** The square banner's own parts, one a layer: they meet in the banner and lie apart in the stack. */
const SQUARE = { Words: ribbon(14, 40, 30, 'Polished', 'लख्ख पितळ') + price(14, 174, 24), Lota: pot(131, 130, 100), Shadow: contact(131, 130, 100), Night: '' };
const empty = times(12, (j) => times(6, (i) => `<rect x="${i * 32 + (j % 2) * 16}" y="${j * 16}" width="16" height="16" fill="#2a3878"/>`));
const plane = (y, words, inside) => `<div style="position:absolute;left:0;top:0;width:188px;height:188px;transform:translateY(${y}px) rotateX(60deg) rotateZ(-42deg);box-shadow:0 0 0 1.5px #8f97c4;overflow:hidden;${words === 'Night' ? `background:${DIYA.night}` : ''}"><svg width="188" height="188" style="overflow:hidden">${words === 'Night' ? '' : `<g opacity=".9"><rect width="188" height="188" fill="${DIYA.night}"/>${empty}</g>`}${inside}</svg></div>`;
const STACK = Object.entries(SQUARE);
const level = (i) => -111 + i * 74;
const exploded = `<div class="at" style="left:33px;top:246px;width:188px;height:188px;transform:scale(.7)">${STACK.map(([words, inside], i) => plane(level(i), words, inside)).reverse().join('')}</div>`;
const names = STACK.map(([words], i) => { const y = 340 + 0.7 * level(i); return `${svg(220, y - 2, 44, 4, `<path d="M0 2H44" stroke="#8f97c4" stroke-width="1.5"/>`)}<div class="sheet" style="left:263px;top:${y - 16}px;width:92px;height:32px"><svg width="92" height="32"><rect width="92" height="32" fill="${DIYA.pale}"/><circle cx="16" cy="16" r="6" fill="none" stroke="${DIYA.night}" stroke-width="2"/><circle cx="16" cy="16" r="2" fill="${DIYA.night}"/>${T(30, 22, 18, words, DIYA.night, 'A 650 88%')}</svg></div>`; }).join('');
const banners =
  banner(12, 12, 188, 188, SQUARE.Shadow + SQUARE.Lota + SQUARE.Words) +
  banner(210, 12, 150, 188, `${contact(75, 113, 86)}${pot(75, 113, 86)}${ribbon(75, 36, 28, 'Polished', 'लख्ख पितळ', 'middle')}${price(75, 177, 22, 'middle')}`) +
  banner(372, 12, 256, 456, `${contact(128, 262, 238)}${pot(128, 262, 238)}${ribbon(128, 80, 50, 'Polished', 'लख्ख पितळ', 'middle')}${price(128, 430, 44, 'middle')}`) +
  exploded + names;

// ---------------------------------------------------------------- skin in layers: a mango's, which has spots, sap marks and pores too
const SKIN = { wax: '#ffe14d', ink: '#14262a', paper: '#fffaf2' };
const mango = (kind, x, y, w, more = '') => `<image href="${data(`photoshop/mango-${kind}.webp`)}" x="${x}" y="${y}" width="${w}" height="${n((w * 300) / 616)}" ${more}/>`;
const tag = (x, y, words) => `<rect x="${x}" y="${y}" width="${words.length * 8.3 + 24}" height="31" fill="${SKIN.paper}"/>${T(x + 12, y + 22, 19, words, SKIN.ink, 'A 650 86%')}`;
const BANDS = [['Before', 0, 238, 0], ['Half', 238, 360, 0.5], ['Full', 360, 616, 1]];
if (BANDS[1][3] * 2 !== BANDS[0][3] + BANDS[2][3]) throw new Error('the second version stands half way');
const hero = sheet(12, 12, 616, 300, `${mango('before', 0, 0, 616)}${BANDS.map(([, a, b, o]) => `<clipPath id="bd${a}"><rect x="${a}" width="${b - a}" height="300"/></clipPath><g clip-path="url(#bd${a})" opacity="${o}">${mango('after', 0, 0, 616)}</g>`).join('')}
  <path d="M238 0V300M360 0V300" stroke="#fff" stroke-width="2"/><path d="M151 142c2-20 30-30 52-18s22 50-2 58-44-8-47-26 3-30 16-36" fill="none" stroke="${SKIN.wax}" stroke-width="3" stroke-linecap="round"/>${BANDS.map(([words, a]) => tag(a, 269, words)).join('')}`);
const step3 = (i, words, inside) => sheet(12 + i * 208, 324, 200, 144, `${inside}${tag(0, 113, words)}`);
const checker = (size) => `<rect width="200" height="144" fill="#fff"/>${times(Math.ceil(144 / size), (j) => times(Math.ceil(100 / size), (i) => `<rect x="${i * size * 2 + (j % 2) * size}" y="${j * size}" width="${size}" height="${size}" fill="#d5dbdb"/>`))}`;
const near = (kind, more) => mango(kind, -118, -46, 434, more);
const portrait = hero + step3(0, 'Spots healed', checker(10) + near('healed')) + step3(1, 'Dodge and burn', `<rect width="200" height="144" fill="#808080"/>${near('burn')}`) + step3(2, 'Pores kept', mango('after', -420, -300, 1232));

// ---------------------------------------------------------------- a print on cloth: each point of it is moved by the map of the folds
const MASA = { cobalt: '#1d3fbf', gold: '#f2a51c', linen: '#f7f0e2', clay: '#e79b80', ink: '#20243c' };
const scales = times(6, (j) => times(9, (i) => `<path d="M${150 + i * 38 + (j % 2) * 19} ${120 + j * 32}a20 22 0 0 0 0 44" transform="translate(0 -22)" fill="none" stroke="${MASA.linen}" stroke-width="5"/>`));
/** The flat print, 600 x 500, without letters: sharp draws it with no fonts of ours. */
const fishPrint = `<rect width="600" height="500" fill="${MASA.linen}"/>${[16, 442].map((y) => `<rect y="${y}" width="600" height="12" fill="${MASA.cobalt}"/><rect y="${y + 30}" width="600" height="12" fill="${MASA.cobalt}"/>${times(25, (i) => `<circle cx="${12 + i * 24}" cy="${y + 21}" r="6" fill="${MASA.gold}"/>`)}`).join('')}
  <clipPath id="fish"><path d="M52 262C110 130 300 90 432 236C300 420 110 390 52 262Z"/></clipPath><path d="M408 250L556 122Q524 250 556 378z" fill="${MASA.gold}"/>${times(5, (i) => `<path d="M430 250L${552 - Math.abs(i - 2) * 3} ${150 + i * 50}" stroke="${MASA.linen}" stroke-width="6"/>`)}<path d="M190 158Q240 84 330 96Q318 130 336 166zM200 360Q250 420 320 412Q310 380 326 344z" fill="${MASA.gold}"/><path d="M52 262C110 130 300 90 444 250C300 420 110 390 52 262Z" fill="${MASA.cobalt}"/><g clip-path="url(#fish)">${scales}<path d="M30 100H156Q206 250 150 400H30z" fill="${MASA.cobalt}"/><path d="M156 146Q206 250 150 372" fill="none" stroke="${MASA.linen}" stroke-width="9"/></g><circle cx="116" cy="232" r="23" fill="${MASA.linen}"/><circle cx="114" cy="232" r="11" fill="${MASA.ink}"/><path d="M58 276q30 6 46 24" stroke="${MASA.linen}" stroke-width="6" fill="none"/>`;
const [PW, PH] = [1200, 1000];
const printRaw = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${PW}" height="${PH}" viewBox="0 0 600 500">${fishPrint}</svg>`)).removeAlpha().raw().toBuffer();
/** The cloth hangs from two pegs: its height above the wall at u, v in -1..1 and 0..1. */
const sag = (u) => 0.13 * (1 - u * u);
const foldAt = (u, v) => {
  const w = v - sag(u);
  const swag = (centre, wide, tall, bow) => tall * Math.exp(-(((w - centre + bow * u * u) / wide) ** 2)) * Math.exp(-((u / 0.92) ** 4));
  let h = swag(0.1, 0.05, 0.9, 0.12) + swag(0.27, 0.07, 0.8, 0.28) - swag(0.185, 0.05, 0.5, 0.2) + swag(0.5, 0.1, 0.5, 0.46);
  for (const s of [-1, 1]) { const d = Math.hypot(u - s, v * 1.1); const a = Math.atan2(v * 1.1, (u - s) * -s); h += Math.exp(-1.5 * d) * (0.75 * Math.cos(a * 11 + 0.6) + 0.3 * Math.cos(a * 19 + 2)); }
  return h + 0.34 * v * v * Math.cos(8.600 * u + 1.900 * v + 0.7) + 0.12 * v * Math.cos(17 * u - 3 * v);
};
const [CW, CH] = [860, 800];
/** Points of the cloth in each pixel, across and down: the mean of them has no steps at an edge. */
const FINE = 3;
const HEM = 0.017;
const halfAt = (v) => 0.93 - 0.05 * Math.sin(v * Math.PI) - 0.02 * v + 0.004 * Math.sin(v * 23) * v + 0.0012 * Math.sin(v * 47 + 1);
const footAt = (u) => 1 - 0.014 * (1 + Math.cos(8.600 * u + 2.600)) + 0.02 * (1 - u * u) - 0.03 + 0.0012 * Math.sin(u * 31) - 0.002 * Math.abs(u) ** 9;
/** The print between its points. */
const printed = (s, t) => {
  const [x, y] = [Math.max(0, Math.min(PW - 1.001, s * PW - 0.5)), Math.max(0, Math.min(PH - 1.001, t * PH - 0.5))];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  return [0, 1, 2].map((k) => [[0, 0], [1, 0], [0, 1], [1, 1]].reduce((sum, [a, b]) => sum + printRaw[((j + b) * PW + i + a) * 3 + k] * (a ? x - i : 1 - x + i) * (b ? y - j : 1 - y + j), 0));
};
async function cloth(kind) {
  const out = Buffer.alloc(CW * CH * 4);
  const grain = random(31);
  let moved = 0;
  for (let y = 0; y < CH; y++) for (let x = 0; x < CW; x++) {
    const g = grain();
    const sum = [0, 0, 0];
    let hits = 0;
    for (let j = 0; j < FINE; j++) for (let i = 0; i < FINE; i++) {
      const [px, py] = [x + (i + 0.5) / FINE, y + (j + 0.5) / FINE];
      const half = halfAt(py / CH);
      const u = (px / CW * 2 - 1) / half;
      const v = py / CH / 0.955;
      if (Math.abs(u) > 1 || v < sag(u) || v > footAt(u)) continue;
      const e = 0.006;
      const h = foldAt(u, v);
      const [du, dv] = [(foldAt(u + e, v) - h) / e, (foldAt(u, v + e) - h) / e];
      const [nx, ny] = [-du * 0.085, -dv * 0.062];
      const len = Math.hypot(nx, ny, 1);
      let light = (nx * -0.42 + ny * -0.5 + 0.76) / len;
      light = Math.max(0.3, Math.min(1.1, 0.3 + light * 0.86 + Math.min(0, h) * 0.12));
      // The hem: cloth folded over and sewn. Its edge turns away from the light, its seam draws it in a little.
      const edge = Math.min((1 - Math.abs(u)) * half * 0.5, (v - sag(u)) * 0.89, (footAt(u) - v) * 0.89);
      const turn = Math.exp(-edge / 0.0024);
      const seam = Math.exp(-(((edge - HEM) / 0.0013) ** 2));
      const along = edge === (1 - Math.abs(u)) * half * 0.5 ? v : u;
      const stitch = seam * (Math.sin(along * 520) > -0.35 ? 1 : 0.25);
      const swell = edge < HEM ? 0.05 * Math.sin((edge / HEM) * Math.PI) : 0;
      let c;
      if (kind === 'map') c = [0, 1, 2].map(() => 128 + h * 92 - 18 * stitch);
      else {
        c = [247, 240, 226];
        if (kind === 'print') { const s = (u + 1) / 2 + h * 0.022; const t = (v - sag(u) * (1 - v)) * 1.02 + h * 0.026; moved = Math.max(moved, Math.abs(h * 0.026)); c = printed(s, t); }
        const weave = 1 + (g - 0.5) * 0.07 + ((x + y) % 4 < 2 ? 0.012 : -0.012);
        c = c.map((q, k) => q * (light * (1 + swell) * (1 - 0.34 * turn) * (1 - 0.2 * stitch) + [0, 0, 0.02][k]) * weave);
      }
      c.forEach((q, k) => { sum[k] += q; });
      hits++;
    }
    if (!hits) continue;
    const at = (y * CW + x) * 4;
    [0, 1, 2].forEach((k) => { out[at + k] = Math.max(0, Math.min(255, sum[k] / hits)); });
    out[at + 3] = Math.round((255 * hits) / FINE ** 2);
  }
  if (kind === 'print' && moved < 0.015) throw new Error('the folds move the print');
  return `data:image/webp;base64,${(await sharp(out, { raw: { width: CW, height: CH, channels: 4 } }).webp({ quality: 96 }).toBuffer()).toString('base64')}`;
}
const step = (y, words, inside) => sheet(12, y, 172, 144, `${inside}<rect y="113" width="${words.length * 9.6 + 20}" height="31" fill="#fffaf2"/>${T(10, 135, 19, words, MASA.ink, 'A 650 86%')}`);
const pegAt = (x, turn) => `<g transform="translate(${x} 52)rotate(${turn})"><rect x="-8" y="-24" width="7.500" height="52" rx="3" fill="#e9c48b"/><rect x=".5" y="-24" width="7.500" height="52" rx="3" fill="#cf9f5f"/><path d="M-9-2h18" stroke="#6d7580" stroke-width="3.400"/></g>`;
const draped = step(12, 'Print', `<rect width="172" height="144" fill="#fff"/><svg width="172" height="143" viewBox="0 0 600 500">${fishPrint.replaceAll('id="fish"', 'id="fsh"').replaceAll('url(#fish)', 'url(#fsh)')}</svg>`) + step(168, 'Cloth', `<rect width="172" height="144" fill="${MASA.clay}"/><image href="${await cloth('bare')}" x="4" y="2" width="164" height="152"/>`) + step(324, 'Its map', `<rect width="172" height="144" fill="#808080"/><image href="${await cloth('map')}" x="4" y="2" width="164" height="152"/>`) +
  sheet(196, 12, 432, 456, `<rect width="432" height="456" fill="${MASA.clay}"/><rect width="432" height="456" fill="url(#wl)"/><linearGradient id="wl" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#7a2c1c" stop-opacity=".2"/></linearGradient><filter id="cs" x="-10%" y="-10%" width="125%" height="125%"><feDropShadow dx="9" dy="13" stdDeviation="7" flood-color="#5a1e12" flood-opacity=".5"/></filter><path d="M-4 36Q30 46 37 46T396 46Q410 44 436 36" stroke="${MASA.ink}" stroke-width="3" fill="none"/><g filter="url(#cs)"><image href="${await cloth('print')}" x="2" y="46" width="428" height="398"/></g>${pegAt(36, -4)}${pegAt(396, 4)}`);

await make([
  ['photoshop-products', products],
  ['photoshop-restore', restore],
  ['photoshop-poster', travel],
  ['photoshop-banners', banners],
  ['photoshop-portrait', portrait],
  ['photoshop-cloth', draped],
]);
