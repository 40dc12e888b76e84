// A page of the portfolio: signs of a lake walk, whose distances are three birds of the lake.
// Each bird is one spine with a width at each point, so that beak, head and neck are one outline: egret 1, bar-headed
// goose 2 (its two bars), river tern 3 seen from above. The reflection is cut from the goose's own outline.
import { T, n, random, sheet, times } from '../studio.mjs';

const LAKE = { deep: '#0f2f4a', bill: '#ffb31a', white: '#f7fbf9', sky: '#a8d8e2', far: '#86c0cf', near: '#4c95ac', water: '#7dbccb', low: '#3e86a0', sun: '#fff3d3', path: '#f3e3bd', post: '#6b4a33' };

/** The outline along a spine of [x, y, half width, half width of the other side] points, each pair joined by sixteen steps of a Catmull-Rom curve. */
function outline(points) {
  const spine = points.map(([x, y, w, other = w]) => [x, y, w, other]);
  const sample = [];
  for (let i = 0; i < spine.length - 1; i++) {
    const [a, b, c, d] = [spine[Math.max(0, i - 1)], spine[i], spine[i + 1], spine[Math.min(spine.length - 1, i + 2)]];
    for (let s = 0; s < 16; s++) {
      const t = s / 16;
      sample.push([0, 1, 2, 3].map((k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)));
    }
  }
  sample.push(spine.at(-1));
  const side = (sign) =>
    sample.map(([x, y, one, other], i) => {
      const w = sign > 0 ? one : other;
      const [p, q] = [sample[Math.max(0, i - 1)], sample[Math.min(sample.length - 1, i + 1)]];
      const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      return [x - (sign * w * (q[1] - p[1])) / long, y + (sign * w * (q[0] - p[0])) / long];
    });
  return [...side(1), ...side(-1).reverse()];
}
/** A closed curve through points. */
const closed = (points) =>
  points.flatMap((b, i) => {
    const [a, c, d] = [-1, 1, 2].map((k) => points[(i + k + points.length) % points.length]);
    return Array.from({ length: 10 }, (_, s) => [0, 1].map((k) => { const t = s / 10; return 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3); }));
  });
const pathOf = (points) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
const mirrored = (spine, axis) => spine.map(([x, y, w]) => [x, 2 * axis - y, w]);

// ---------------------------------------------------------------- the three birds, in a box of 100 x 140
const EGRET = outline([[10, 37, 0.5], [24, 28.5, 3], [37, 20.5, 5.4], [47, 16, 8.2], [56, 17, 8.6], [61, 26, 7], [61, 42, 6.4], [59, 58, 8], [58, 74, 14], [61, 92, 14.5], [66, 108, 7], [70, 121, 0.6]]);
const GOOSE_NECK = outline([[-7, 45.5, 0.4], [5, 42, 4], [16, 37, 7.4], [26, 31.8, 10.4], [37, 28, 11.6], [49, 26.5, 10.4], [60, 30, 9.6], [67, 41, 9.6], [65.5, 55, 10.2], [56, 70, 12], [44, 85, 15], [37, 98, 19, 13], [41, 110, 23, 4], [54, 115, 21, 1]]);
const GOOSE_BODY = closed([[44, 86], [30, 104], [24, 116], [28, 126], [44, 135.500], [66, 134.500], [88, 121], [101, 104], [107, 90], [92, 96], [76, 99.5], [62, 100]]);
const WING = [[52, 74, 9], [58, 58, 13.4], [68, 40, 14.5], [66, 24, 12.5], [50, 13, 9.5], [30, 9.5, 5.6], [10, 11, 0.5]];
const TERN = [outline(WING), outline(mirrored(WING, 70)), outline([[14, 61, 0.4], [26, 66, 3.4], [40, 70, 8], [60, 70, 10.5], [76, 70, 9], [88, 70, 7.6], [96, 70, 4.4], [114, 70, 0.4]]), outline([[14, 79, 0.4], [26, 74, 3.4], [40, 70, 7], [52, 70, 8]])];
let ids = 0;
/** A bird in one colour, and its bill, the part of the same outline on the bill's side of the line `cut`: x at y of 0, 70, 140. */
const silhouette = (shapes, cut, side, colour, end = 180) => {
  const id = `pb${ids++}`;
  const d = shapes.map(pathOf).join('');
  const at = (far, low) => `M${cut[0]}-40V0Q${cut[1]} ${cut[3]} ${cut[2]} ${Math.min(low, 140)}V${low}H${far}V-40z`;
  return `<clipPath id="${id}a"><path d="${at(side * 300, end)}"/></clipPath><clipPath id="${id}b"><path d="${at(side * -300, end)}M-300 ${end}H300V300H-300z"/></clipPath><g clip-path="url(#${id}b)"><path d="${d}" fill="${colour}"/></g><g clip-path="url(#${id}a)"><path d="${d}" fill="${LAKE.bill}"/></g>`;
};
const BIRDS = {
  1: (c, paper) => `<path d="M57 100V134M64 100V134" stroke="${c}" stroke-width="3.600"/><path d="M34 134.500H84" stroke="${c}" stroke-width="7" stroke-linecap="round"/>${silhouette([EGRET], [40, 36, 44, 30], -1, c)}<circle cx="49.500" cy="15" r="2.700" fill="${LAKE.bill}"/><path d="M66 78Q70 95 68.500 110" fill="none" stroke="${paper}" stroke-width="2.800" stroke-linecap="round"/>`,
  2: (c, paper) => `${silhouette([GOOSE_NECK, GOOSE_BODY], [18, 14, 20, 50], -1, c, 62)}<g fill="none" stroke="${paper}" stroke-width="5" stroke-linecap="round"><path d="M40 10Q40 21 45 29"/><path d="M51 9Q51 20 57 27"/></g><circle cx="30" cy="28" r="3" fill="${LAKE.bill}"/><path d="M48 110Q66 119 91 104" fill="none" stroke="${paper}" stroke-width="3.400" stroke-linecap="round"/>`,
  3: (c) => `${silhouette(TERN, [92, 97, 92, 70], 1, c)}<circle cx="86" cy="66.500" r="1.900" fill="${LAKE.bill}"/><circle cx="86" cy="73.500" r="1.900" fill="${LAKE.bill}"/>`,
};

// ---------------------------------------------------------------- left page: the goose on the lake, its reflection in bands
const [W, H] = [306, 440];
const [GX, GY, GK] = [50, 38, 2.02];
const SHORE = GY + 124 * GK;
/** The spans of the goose at a height of its box. */
const spans = (y) => {
  const found = [];
  for (const shape of [GOOSE_NECK, GOOSE_BODY]) {
    const cuts = [];
    shape.forEach(([x, from], i) => {
      const [x2, to] = shape[(i + 1) % shape.length];
      if (from <= y !== to <= y) cuts.push(x + ((y - from) / (to - from)) * (x2 - x));
    });
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) found.push([cuts[i], cuts[i + 1]]);
  }
  found.sort((a, b) => a[0] - b[0]);
  return found.reduce((all, [a, b]) => (all.length && a <= all.at(-1)[1] ? (all.at(-1)[1] = Math.max(b, all.at(-1)[1]), all) : all.concat([[a, b]])), []);
};
/** A band of water: pointed at both ends. */
const band = (x1, x2, y, thick, c) => `<path d="M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y - thick)} ${n(x2)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y + thick)} ${n(x1)} ${n(y)}z" fill="${c}"/>`;
const rnd = random(11);
let mirror = '';
for (let y = SHORE + 7, i = 0; y < H + 6; i++) {
  const step = 9 + i * 0.55;
  for (const [a, b] of spans(124 - (y - SHORE) / GK)) mirror += band(GX + a * GK - 6 - rnd() * 12, GX + b * GK + 6 + rnd() * 12, y, step * (0.86 - i * 0.022), LAKE.deep);
  y += step;
}
const SUN = [246, 92, 33];
const glitter = times(9, (i) => band(SUN[0] - 34 + i * 2.4 - rnd() * 8, SUN[0] + 34 - i * 1.6 + rnd() * 8, SHORE + 12 + i * 16, 3.4, LAKE.sun));
const left = `<defs><linearGradient id="lk1" x2="0" y2="1"><stop stop-color="${LAKE.water}"/><stop offset="1" stop-color="${LAKE.low}"/></linearGradient></defs><rect width="${W}" height="${H}" fill="${LAKE.sky}"/><circle cx="${SUN[0]}" cy="${SUN[1]}" r="${SUN[2]}" fill="${LAKE.sun}"/>
  <path d="M-4 252Q34 214 84 216T172 234Q214 206 250 208T310 232V300H-4z" fill="${LAKE.far}"/><path d="M-4 262Q44 256 92 268T196 270Q250 250 310 262V300H-4z" fill="${LAKE.near}"/>
  <rect y="${n(SHORE - 6)}" width="${W}" height="${n(H - SHORE + 6)}" fill="url(#lk1)"/>${glitter}${mirror}
  <clipPath id="lk2"><rect x="-20" y="-20" width="160" height="144"/></clipPath><g transform="translate(${GX} ${GY})scale(${GK})"><g clip-path="url(#lk2)">${BIRDS[2](LAKE.deep, LAKE.sky)}</g></g>
  ${band(GX - 12, GX + 214, SHORE + 1, 2.6, LAKE.white)}${band(GX - 34, GX + 24, SHORE + 8, 2, LAKE.white)}${band(GX + 182, GX + 250, SHORE + 8, 2, LAKE.white)}`;

// ---------------------------------------------------------------- right page: what was asked, the set, one sign in use
const plate = (x, y, k, figure) => `<g transform="translate(${x} ${y})scale(${k})"><rect width="124" height="190" rx="9" fill="${LAKE.white}" stroke="${LAKE.deep}" stroke-width="3"/><g transform="translate(${[16, 16, 6][figure - 1]} 14)scale(.93)">${BIRDS[figure](LAKE.deep, LAKE.white)}</g>${T(112, 178, 30, 'km', LAKE.deep, 'G 800 85%', 'end')}</g>`;
const reed = (x, y, h, lean) => `<path d="M${x} ${y}Q${x} ${y - h * 0.6} ${x + lean} ${y - h}" fill="none" stroke="${LAKE.deep}" stroke-width="2"/><path d="M${n(x + lean * 0.86)} ${n(y - h * 0.9)}L${n(x + lean * 1.3)} ${n(y - h * 1.2)}" stroke="${LAKE.post}" stroke-width="5" stroke-linecap="round"/>`;
/** A walker in silhouette, feet at the origin, 100 units tall. */
const walker = (x, y, k, c, more = '') => `<g transform="translate(${x} ${y})scale(${k})" fill="${c}"><circle cx="1" cy="-90" r="9.500"/><path d="M-11-72Q0-84 11-72L13-34H-13z"/><path d="M-12-36L-15 0H-6L0-28L9 0H18L12-36z"/>${more}</g>`;
const scene = `<rect width="${W}" height="190" fill="${LAKE.sky}"/><path d="M0 74Q50 40 110 54T214 56 306 38V110H0z" fill="${LAKE.far}"/><path d="M0 84Q70 66 130 80T306 68V110H0z" fill="${LAKE.near}"/><rect y="90" width="${W}" height="100" fill="${LAKE.water}"/>${band(108, 200, 101, 1.6, LAKE.white)}${band(150, 226, 110, 1.8, LAKE.white)}${band(-20, 36, 104, 1.6, LAKE.white)}
  ${band(146, 186, 135, 2.6, LAKE.white)}<g transform="translate(146 98)scale(.27)">${BIRDS[1](LAKE.white, LAKE.water)}</g>
  <path d="M306 91C262 94 226 104 204 122C186 138 156 146 112 146S36 144 0 150V190H306z" fill="#3f8a61"/><path d="M306 93C262 99 240 110 228 126C214 146 176 162 132 190H246C250 164 252 146 262 130Q274 110 306 99z" fill="${LAKE.path}"/>
  ${walker(250, 134, 0.36, LAKE.deep, '<path d="M10-70L30-44L26-40L8-58z"/>')}${walker(265, 137, 0.23, LAKE.deep, '<path d="M-8-68L-22-78L-24-73L-9-58z"/>')}
  <rect x="59" y="100" width="8" height="84" fill="${LAKE.post}"/><ellipse cx="63" cy="170" rx="22" ry="4" fill="#2c6a49"/><rect x="59" y="100" width="8" height="70" fill="${LAKE.post}"/>${plate(24, 18, 0.63, 1)}
  ${[[10, 176, 46, -5], [16, 178, 62, 3], [24, 178, 40, 7], [100, 178, 44, 6], [108, 180, 30, 8]].map((r) => reed(...r)).join('')}`;
const right = `<rect width="${W}" height="${H}" fill="${LAKE.white}"/>${T(26, 56, 40, 'Lake walk', LAKE.deep, 'G 800 80%')}${T(282, 56, 24, '4', '#c98500', 'G 800 80%', 'end')}
  ${T(26, 86, 17, 'The village wanted distances', LAKE.deep, 'G 500 82%')}${T(26, 107, 17, 'that a child can read.', LAKE.deep, 'G 500 82%')}
  ${[1, 2, 3].map((f, i) => plate(26 + i * 88, 128, 0.62, f)).join('')}<g transform="translate(0 262)">${scene}</g>`;
const W0 = 20;
export const portfolio = `${times(4, (i) => `<div class="sheet" style="left:${10 + (3 - i)}px;top:${W0 + 2 + (3 - i) * 2.4}px;width:${620 - (3 - i) * 2}px;height:${H}px;background:${i % 2 ? '#e9e5da' : '#f7f4ec'}"></div>`)}
  ${sheet(14, W0, W, H, left)}${sheet(320, W0, W, H, right)}
  <div class="at" style="left:250px;top:${W0}px;width:70px;height:${H}px;background:linear-gradient(90deg,transparent,#0a16200a 40%,#0a162055)"></div><div class="at" style="left:320px;top:${W0}px;width:60px;height:${H}px;background:linear-gradient(90deg,#0a16204a,#0a162012 40%,transparent)"></div>`;
