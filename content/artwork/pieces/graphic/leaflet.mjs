// A tri-fold leaflet of people who fetch snakes from homes: the snake lies coiled on the cover and stretches as you unfold it.
import { T, n, sheet, svg, times } from '../studio.mjs';

const C = { sea: '#00a396', deep: '#0d2350', peach: '#ffdcb2', sun: '#ffb13d', gold: '#ffd98a', white: '#fffaf0', brown: '#b9651d' };
/** Points along a line, one each millimetre: [x, y, direction]. */
const walk = (curve, from, to) => {
  const out = [];
  let [px, py] = curve(from);
  let rest = 0;
  for (let i = 1; i <= 6000; i++) {
    const [x, y] = curve(from + ((to - from) * i) / 6000);
    const step = Math.hypot(x - px, y - py);
    rest += step;
    if (rest >= 1) { out.push([x, y, Math.atan2(y - py, x - px)]); rest -= 1; }
    [px, py] = [x, y];
  }
  return out;
};
const side = ([x, y, a], w) => `${n(x - Math.sin(a) * w)} ${n(y + Math.cos(a) * w)}`;
const strip = (points, low, high) => `M${points.map((p, i) => side(p, low(i))).join('L')}L${points.map((p, i) => side(p, high(i))).reverse().join('L')}Z`;
/** A rat snake along its points, tail first: back, saddles of scales, light from the upper left, head with eye and tongue. */
const snake = (points, tongue = true) => {
  const last = points.length - 1;
  const half = (i) => 6.2 * Math.min(1, 0.06 + (i / last) * 2.3) * (i > last - 22 ? 1 - 0.26 * Math.sin(((i - last + 22) / 22) * (Math.PI / 2)) : 1);
  const saddles = [];
  for (let i = 8; i < last - 16; i += Math.max(4.5, half(i) * 1.5)) {
    const at = Math.round(i);
    const long = half(at) * 0.52;
    const part = (u, w) => side(points[Math.max(0, Math.min(last, Math.round(at + u)))], w);
    saddles.push(`M${part(-long, 0)}L${part(0, half(at) * 0.74)}L${part(long, 0)}L${part(0, -half(at) * 0.74)}Z`);
  }
  const [x, y, a] = points[last];
  const head = `<g transform="translate(${n(x)} ${n(y)})rotate(${n((a * 180) / Math.PI)})">${tongue ? `<path d="M14 0H22M22 0l5-2.200M22 0l5 2.200" stroke="${C.deep}" stroke-width="1.100" fill="none" stroke-linecap="round"/>` : ''}<path d="M-5-4.600Q-1-7.400 5-7Q13-5.600 16-1.800Q16.800 0 16 1.800Q13 5.600 5 7Q-1 7.400-5 4.600z" fill="${C.sun}"/><path d="M-5 1Q6 3 16.300 1Q15 5 5 7Q-1 7.400-5 4.600z" fill="${C.brown}" opacity=".5"/><path d="M-5-2.400Q2-1 6 0Q2 1-5 2.400z" fill="${C.deep}"/><path d="M9-1.200h3.500M9 1.200h3.500" stroke="${C.brown}" stroke-width=".8"/>${[-1, 1].map((d) => `<circle cx="7.500" cy="${4.500 * d}" r="1.900" fill="${C.deep}"/><circle cx="8.100" cy="${4.500 * d - 0.6}" r=".6" fill="#fff"/>`).join('')}</g>`;
  return `<path d="${strip(points, (i) => -half(i), half)}" fill="${C.sun}"/><path d="${strip(points, (i) => half(i) * 0.5, half)}" fill="${C.brown}" opacity=".5"/><path d="${strip(points, (i) => -half(i) * 0.82, (i) => -half(i) * 0.62)}" fill="${C.gold}"/><path d="${saddles.join('')}" fill="${C.deep}"/>${head}`;
};
const cast = (points, dx, dy, colour, opacity) => `<g transform="translate(${dx} ${dy})"><path d="${strip(points, (i) => -6.2 * Math.min(1, 0.06 + (i / points.length) * 2.3), (i) => 6.2 * Math.min(1, 0.06 + (i / points.length) * 2.3))}" fill="${colour}" opacity="${opacity}"/><circle cx="${n(points.at(-1)[0] + 5 * Math.cos(points.at(-1)[2]))}" cy="${n(points.at(-1)[1] + 5 * Math.sin(points.at(-1)[2]))}" r="7" fill="${colour}" opacity="${opacity}"/></g>`;
const TURN = 2 * Math.PI;
const coil = walk((t) => { const r = 5 + (t / TURN) * 15.6; return [50 + r * Math.cos(t + 2.100), 140 + r * Math.sin(t + 2.100)]; }, 0, 2.34 * TURN);
/** The same animal stretched: the height of its waves is found so that both are equally long. */
const wave = (high) => walk((t) => [10 + t * 262, 122 + high * (1 - 0.45 * t) * Math.sin(t * TURN * 2.5)], 0, 1);
let high = 4;
while (wave(high).length < coil.length) high += 0.1;
const stretched = wave(high);
if (Math.abs(stretched.length - coil.length) > 3) throw new Error('the snake inside is as long as the one on the cover');

// Panels in millimetres: inside 100 | 100 | 97, outside 97 | 100 | 100.
const cover = `<rect x="-3" y="-3" width="106" height="216" fill="${C.sea}"/>${T(9, 36, 29, 'Coiled?', C.white, 'G 800 76%')}${T(9, 62, 17.500, 'साप दिसला?', C.deep, 'M 800')}${cast(coil, 2, 3, '#04534f', 0.6)}${snake(coil)}`;
const back = `<rect x="-3" y="-3" width="106" height="216" fill="${C.white}"/>${T(9, 36, 35, 'Valan', C.deep, 'G 800 80%')}${T(9, 68, 32, 'वळण', C.sea, 'M 800')}
  ${['We fetch snakes', 'from homes and', 'set them free'].map((l, i) => T(9, 100 + i * 15, 12, l, C.deep, 'G 600 82%')).join('')}<path d="M9 150Q17 142 25 150T41 150 57 150 73 150" fill="none" stroke="${C.sun}" stroke-width="4" stroke-linecap="round"/>${['Lane 9, first floor,', 'Pune. Specimen.'].map((l, i) => T(9, 184 + i * 13, 10.500, l, C.deep, 'G 500 85%')).join('')}`;
const flap = `<rect x="-3" y="-3" width="103" height="216" fill="${C.peach}"/>${T(9, 36, 29, 'Never', C.deep, 'G 800 80%')}${T(9, 60, 17.500, 'कधीच नाही', C.sea, 'M 800')}
  ${[['1', 'hit it or', 'chase it'], ['2', 'touch it,', 'even dead'], ['3', 'cut or tie', 'a bite']].map(([i, a, b], k) => T(9, 109 + k * 39, 34, i, C.sea, 'G 800 80%') + T(31, 97 + k * 39, 13, a, C.deep, 'G 600 85%') + T(31, 112 + k * 39, 13, b, C.deep, 'G 600 85%')).join('')}`;
const outside = `<g>${flap}</g><g transform="translate(97)">${back}</g><g transform="translate(197)">${cover}</g>`;
const inside = `<rect x="-3" y="-3" width="303" height="216" fill="${C.peach}"/><rect x="-3" y="164" width="303" height="49" fill="${C.sea}"/>
  ${cast(stretched, 1.5, 4, '#c98a52', 0.55)}${snake(stretched)}
  ${[['Stop', 'थांबा'], ['Step back', 'मागे सरका'], ['Call us', 'फोन करा']].map(([a, b], k) => T(9 + k * 100, 36, 21.500, a, C.deep, 'G 800 76%') + T(9 + k * 100, 61, 18, b, C.sea, 'M 800')).join('')}
  ${T(9, 199, 26, 'Valan', C.white, 'G 800 80%')}${T(288, 199, 26, 'वळण', C.white, 'M 800', 'end')}`;

const printed = (y, inner, folds, widths) => {
  const k = 0.93;
  const marks = `<g stroke="#111" stroke-width=".6"><path d="M0-4V-11M297-4V-11M0 214V221M297 214V221M-4 0H-11M-4 210H-11M301 0H308M301 210H308"/><path d="M${folds[0]}-4V-11M${folds[1]}-4V-11M${folds[0]} 214V221M${folds[1]} 214V221" stroke-dasharray="2 1.5"/></g>`;
  let at = 0;
  const sizes = widths.map((w) => { const mid = at + w / 2; at += w; return T(mid, -4, 12, `${w}`, '#111', 'A 600 85%', 'middle'); }).join('');
  return sheet(10, y, 319 * k, 236 * k, `<rect width="319" height="236" fill="#fff"/><g transform="translate(11 14)"><clipPath id="p${y}"><rect x="-3" y="-3" width="303" height="216"/></clipPath><g clip-path="url(#p${y})">${inner}</g>${marks}${sizes}</g>`, [319, 236]);
};
// The proof stands open, seen from above: each panel is sheared, so that its type stays vector. Both outer panels come forward.
const K = 0.99;
const [AWAY, SLOPE] = [0.8, 0.25];
const P = [[12, 34], [12 + 100 * K * AWAY, 34 - 100 * K * SLOPE]];
P.push([P[1][0] + 100 * K, P[1][1]], [P[1][0] + 100 * K + 97 * K * AWAY, P[1][1] + 97 * K * SLOPE]);
const foot = P.map(([x, y]) => [n(x), n(y + 210 * K)]);
const panel = (i, from, w, dx, dy, shade) => `<g transform="matrix(${dx * K} ${dy * K} 0 ${K} ${n(P[i][0])} ${n(P[i][1])})"><svg width="${w}" height="210" viewBox="${from} 0 ${w} 210" style="overflow:hidden">${inside}<rect x="${from}" width="${w}" height="210" fill="${shade}"/></svg><path d="M0 .4H${w}" stroke="#fff" stroke-width=".9"/></g>`;
const standing = svg(340, 8, 290, 268, `<defs><filter id="soft" x="-10%" y="-60%" width="120%" height="240%"><feGaussianBlur stdDeviation="2.200"/></filter><linearGradient id="thrown"><stop stop-color="#0a1620" stop-opacity=".5"/><stop offset="1" stop-color="#0a1620" stop-opacity=".06"/></linearGradient></defs>
  <path d="M${foot[0]}L${foot[1]}L${foot[2]}L${foot[2][0] - 66} ${foot[2][1] + 11}L${foot[0][0] + 60} ${foot[0][1] + 3}z" fill="url(#thrown)" filter="url(#soft)"/><path d="M${foot.map((p) => p.join(' ')).join('L')}" fill="none" stroke="#0a1620" stroke-opacity=".6" stroke-width="4" filter="url(#soft)" transform="translate(0 1.500)"/>
  ${panel(1, 100, 100, 1, 0, '#0d235000')}${panel(0, 0, 100, AWAY, -SLOPE, '#0d235030')}${panel(2, 200, 97, AWAY, SLOPE, '#0d235014')}`);
const pack = (x, y, turn, art) => `<g transform="translate(${x} ${y})rotate(${turn})scale(.9)"><g filter="url(#lie)"><rect x="1.600" y="1.600" width="100" height="210" fill="#cfc5b0"/></g><rect x="1.600" y="1.600" width="100" height="210" fill="#d9cfba"/><rect x=".8" y=".8" width="100" height="210" fill="#f3ecdc"/><svg width="100" height="210" viewBox="0 0 100 210" style="overflow:hidden">${art}<rect width="100" height="210" fill="none" stroke="#0d2350" stroke-opacity=".12" stroke-width=".6"/></svg></g>`;
const closed = svg(340, 262, 290, 212, `<defs><filter id="lie" x="-20%" y="-10%" width="140%" height="125%"><feDropShadow dx="1.500" dy="2.500" stdDeviation="2.400" flood-color="#0a1620" flood-opacity=".5"/></filter></defs>${pack(170, 6, 5, back)}${pack(28, 20, -7, cover)}`);
export const leaflet = printed(14, outside, [97, 197], [97, 100, 100]) + printed(246, inside, [100, 200], [100, 100, 97]) + standing + closed;
