// A commercial at three lengths and two shapes: a child on a terrace, a kite in the wind.
import { T, n, random, sheet, times } from '../studio.mjs';

const C = { blue: '#2350d8', sky: '#7fbcff', yellow: '#ffe14d', white: '#fffef7', navy: '#101a5e', orange: '#ff7a2f', mint: '#7fdcc0', pink: '#f0417f', skin: '#8a5233', hair: '#22150f' };
let ids = 0;
/** A fighter kite of 100 by 104: paper in two tones, spine and bow of cane, a small fin; its bridle's knot lies at (5, 12). */
const kite = (x, y, k, turn, a, b, spot = C.white) => {
  const id = `kt${ids++}`;
  const paper = 'M0-50L52-2L0 50L-52-2z';
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><clipPath id="${id}"><path d="${paper}"/></clipPath><path d="M0 44L13 66H-13z" fill="${b}"/><path d="M0 44V66M-4 51L-9 65M4 51L9 65" stroke="#0a1a4a" stroke-opacity=".3" stroke-width="1.200"/><g clip-path="url(#${id})"><path d="${paper}" fill="${a}"/><path d="M-60 0H60L0 60z" fill="${b}"/><circle r="17" fill="${spot}"/><path d="M-17 0a17 17 0 0 0 34 0z" fill="${a}"/><path d="M0-60H60V60H0z" fill="#0a1a4a" opacity=".1"/></g><path d="M-52-2Q0-61 52-2" fill="none" stroke="#5c3a1c" stroke-width="2" stroke-linecap="round"/><path d="M0-50V50" stroke="#5c3a1c" stroke-width="2.400"/><path d="M0-26L5 12L0 28" fill="none" stroke="#fff" stroke-width="1.200"/></g>`;
};
/** Where the string leaves a kite. */
const knot = (x, y, k, turn) => { const a = (turn * Math.PI) / 180; return [n(x + k * (5 * Math.cos(a) - 12 * Math.sin(a))), n(y + k * (5 * Math.sin(a) + 12 * Math.cos(a)))]; };

/** A house on the ground line y = 0: the sun stands to the right, the left wall and what lies below a ledge are in shade. */
const house = (x, w, h, c, windows = [], more = '') => `<g transform="translate(${x} 0)"><rect y="${-h}" width="${w}" height="${h + 4}" fill="${c}"/><rect y="${-h}" width="${n(w * 0.16)}" height="${h + 4}" fill="#101a5e" opacity=".16"/><rect x="-2" y="${-h - 3}" width="${w + 4}" height="4.500" fill="#fff" opacity=".75"/><rect y="${-h + 1.500}" width="${w}" height="2" fill="#101a5e" opacity=".25"/>${windows.map(([wx, wy, ww = 9, wh = 12]) => `<rect x="${wx}" y="${wy}" width="${ww}" height="${wh}" fill="#27326f"/><path d="M${wx} ${wy + wh}v-${wh}h${ww / 2}v${wh}" fill="#4a5aa8"/><rect x="${wx - 2}" y="${wy - 3}" width="${ww + 4}" height="2.400" fill="#fff" opacity=".85"/><rect x="${wx}" y="${wy - 0.6}" width="${ww}" height="2.400" fill="#101a5e" opacity=".5"/>`).join('')}${more}</g>`;
const tank = (x, y) => `<g transform="translate(${x} ${y})"><path d="M-8 0V-4M8 0V-4M0 0V-4M-11-4H11" stroke="#3a3f55" stroke-width="2"/><path d="M-9.500-4V-19q0-2.500 3-3h13q3 .5 3 3V-4z" fill="#20263d"/><path d="M-9.500-8h19M-9.500-12h19M-9.500-16h19" stroke="#3b4464" stroke-width="1.200"/><path d="M6-21V-4" stroke="#5d6a94" stroke-width="2.400"/><rect x="-3.500" y="-25" width="7" height="3.500" rx="1" fill="#20263d"/></g>`;
const aerial = (x, y) => `<path d="M${x} ${y}v-24M${x - 8} ${y - 22}h16M${x - 6} ${y - 17.500}h12M${x - 4} ${y - 13}h8" stroke="#2a3260" stroke-width="1.300"/>`;
const washing = (x, y, w) => `<path d="M${x} ${y}v-17M${x + w} ${y}v-17" stroke="#2a3260" stroke-width="1.500"/><path d="M${x} ${y - 16}q${w / 2} 5 ${w} 0" fill="none" stroke="#2a3260" stroke-width=".9"/>${[[0.1, 9, C.pink], [0.36, 7, C.white], [0.58, 10, C.blue], [0.84, 6, C.yellow]].map(([u, h, c], i) => { const [px, py] = [x + w * u, y - 16 + 10 * u * (1 - u)]; return `<path d="M${n(px)} ${n(py)}h${w * 0.17}l2 ${h}q-4 2-${n(w * 0.17)} ${i % 2 ? 1 : 0}z" fill="${c}"/>`; }).join('')}`;
const far = (() => { const r = random(31); let x = -10; let out = ''; while (x < 520) { const [w, h] = [16 + r() * 26, 62 + r() * 34]; out += `<path d="M${n(x)} 0v-${n(h)}h${n(w)}V0z"/>${r() > 0.55 ? `<path d="M${n(x + w * 0.3)}-${n(h)}v-7h8v7z"/>` : ''}`; x += w; } return `<g fill="#a9c4ee">${out}<path d="M262-84q2-38 13-52 11 14 13 52zM273.500-134h3v-9h-3zM275-143l9 3-9 3z"/></g>`; })();
const city = `${far}${house(-8, 52, 66, '#f2a65e', [[12, -54], [30, -54]], tank(34, -69))}${house(44, 44, 88, '#eef3fb', [[10, -76], [26, -76], [10, -56], [26, -56]], aerial(12, -91))}${house(88, 58, 62, '#ef7d6c', [[12, -50], [30, -50]], washing(6, -65, 46))}${house(146, 40, 80, '#ffd27a', [[8, -68], [24, -68], [8, -48], [24, -48]], tank(20, -83))}${house(186, 62, 58, '#7fc7b4', [[12, -46], [34, -46]], aerial(52, -61))}${house(248, 46, 78, '#f6e7d2', [[9, -66], [27, -66], [9, -47], [27, -47]])}${house(294, 54, 64, '#e88fb0', [[10, -52], [32, -52]], washing(6, -67, 42))}${house(348, 44, 84, '#8fb4ef', [[8, -72], [26, -72], [8, -52], [26, -52]], tank(22, -87))}${house(392, 60, 60, '#f2a65e', [[10, -48], [32, -48]], aerial(14, -63))}${house(452, 60, 76, '#eef3fb', [[10, -64], [30, -64]])}`;
/** The same city against the evening: every colour towards a dark violet. */
const dusk = city.replace(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b|#fff\b/g, (_, ...rgb) => `#${[22, 14, 50].map((c, i) => Math.round(c + 0.24 * parseInt(rgb[i] ?? 'ff', 16)).toString(16).padStart(2, '0')).join('')}`);
/** The child from behind, feet at (0, 0), 92 high; the raised hand is at (17, -98). */
const child = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})"><ellipse cx="-6" cy="1" rx="25" ry="3.400" fill="#5c2f16" opacity=".45"/>
  <path d="M-9.500-36L-9-3M8.500-36L8-3" stroke="${C.skin}" stroke-width="8"/><path d="M-14.500 1q-1-5 5-6 6 .5 5.500 6zM3 1q0-5.500 5-6 6 1 5.500 6z" fill="${C.white}"/><path d="M-14.500 1h10.500M3 1h10.500" stroke="#b9a58f" stroke-width="1.400"/>
  <path d="M-15-48H15L16-28H2L0-38-2-28H-16z" fill="${C.navy}"/><path d="M-15-48l-1 20h5l1-20z" fill="#060c36" opacity=".6"/>
  <path d="M11-71Q20-80 18-96" fill="none" stroke="${C.skin}" stroke-width="6.500" stroke-linecap="round"/><path d="M11-71Q17-77 18-84" fill="none" stroke="#ffd93b" stroke-width="9.500" stroke-linecap="round"/>
  <path d="M-12-71Q-25-64-22-55L-17-48" fill="none" stroke="${C.skin}" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round"/><path d="M-12-71Q-20-67-22-60" fill="none" stroke="#e6b51c" stroke-width="9.500" stroke-linecap="round"/>
  <path d="M-15.500-46Q-17-66-14-72Q-11-77-3-77.500H4Q12-77 14-72Q17-66 15.500-46Q0-42.500-15.500-46z" fill="#ffd93b"/><path d="M-15.500-46Q-17-66-14-72l4-3q-3 14-1 30z" fill="#c98a12" opacity=".55"/><path d="M-15.800-58H15.800M-15.600-52H15.600" stroke="${C.pink}" stroke-width="2.600"/>
  <path d="M-4-82h8v6q-4 3-8 0z" fill="#74422a"/><ellipse cx="-9.500" cy="-87" rx="2.300" ry="3.400" fill="${C.skin}"/><ellipse cx="9.500" cy="-87" rx="2.300" ry="3.400" fill="#a8683f"/><path d="M-9.800-86Q-11.500-100 0-100.500Q11.500-100 9.800-86Q8-79 0-78.800Q-8-79-9.800-86z" fill="${C.hair}"/><path d="M2-100q8 2 7.600 11" fill="none" stroke="#5a3b28" stroke-width="1.600" stroke-linecap="round"/><path d="M-2-100.400l1-3.200 2.400 3z" fill="${C.hair}"/>
  <g transform="translate(-19-45)rotate(-24)"><path d="M-16 0H16" stroke="#8a5a30" stroke-width="3" stroke-linecap="round"/><rect x="-8" y="-5.500" width="16" height="11" rx="2.500" fill="${C.pink}"/><path d="M-5-5.500v11M-1-5.500v11M3-5.500v11" stroke="#ff86ad" stroke-width="1"/><path d="M-9.500-8v16M9.500-8v16" stroke="#c98b4e" stroke-width="3" stroke-linecap="round"/></g></g>`;
const cat = (x, y) => `<g transform="translate(${x} ${y})"><path d="M-9 0Q-11-13-4-17Q-7-20-6-27l4 3.500h4L6-27Q7-20 4-17Q11-13 9 0z" fill="#35304f"/><path d="M7-3Q15 2 13 12Q12 17 16 18" fill="none" stroke="#35304f" stroke-width="3.400" stroke-linecap="round"/><path d="M4-17Q9-13 8.500-4" fill="none" stroke="#7a6f9c" stroke-width="1.400"/></g>`;
/** The near edge: floor tiles and a parapet with holes, w wide, its foot at y = 0, 38 high. */
const terrace = (w) => `<rect y="-20" width="${w}" height="24" fill="#d8925c"/>${times(Math.ceil(w / 34) + 2, (i) => `<path d="M${i * 34 - 20}-20L${n((i * 34 - 20 - w / 2) * 1.220 + w / 2)} 4" stroke="#b9713d" stroke-width="1.100"/>`)}<path d="M0-11.500H${w}" stroke="#b9713d" stroke-width="1.100"/><rect y="-21" width="${w}" height="5" fill="#8d4f26" opacity=".45"/><rect y="-50" width="${w}" height="30" fill="#f7dcb8"/>${times(Math.ceil(w / 19), (i) => `<path d="M${i * 19 + 4}-26v-9q0-6 5.500-8 5.500 2 5.500 8v9z" fill="#c58a5b"/><path d="M${i * 19 + 6.500}-26v-8q0-5 4-7.500 4 3 4 7.500v8z" fill="#f2a988"/>`)}<rect y="-55" width="${w}" height="6.500" fill="#fff2dc"/><rect y="-48.500" width="${w}" height="2" fill="#8d4f26" opacity=".35"/>`;
const small = (x, y, k, turn, c) => `<path transform="translate(${x} ${y})rotate(${turn})scale(${k})" d="M0-9L9 0L0 9L-9 0zM0 8l3 5h-6z" fill="${c}"/>`;
const air = (w, h, id) => `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#3f92f2"/><stop offset=".62" stop-color="#bfe0ff"/><stop offset="1" stop-color="#fff0cc"/></linearGradient><rect width="${w}" height="${h}" fill="url(#${id})"/>`;
const cloud = (x, y, k) => `<path transform="translate(${x} ${y})scale(${k})" d="M-40 0Q-38-13-24-12Q-20-25-5-23Q10-26 14-12Q30-15 33 0z" fill="#fff" opacity=".8"/>`;
/** The scene, composed anew for each shape: where city, child, kite and sun stand. */
const scene = (w, h, { id, shift, big, boy, fly, sun, clouds, others, sits }) => {
  const [kx, ky] = knot(...fly);
  const hand = [boy[0] + 17.500 * boy[2], boy[1] - 98 * boy[2]];
  return `${air(w, h, id)}<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2] * 1.800}" fill="#fff" opacity=".28"/><circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}" fill="${C.yellow}"/>${clouds.map((c) => cloud(...c)).join('')}${others.map((o) => small(...o)).join('')}<g transform="translate(${shift} ${h - 29 * big})scale(${big})">${city}</g><g transform="translate(0 ${h})scale(${big})">${terrace(w / big + 2)}</g>${cat(sits[0], h - 54 * big)}<path d="M${n(hand[0])} ${n(hand[1])}Q${n(hand[0] + (kx - hand[0]) * 0.5)} ${n(hand[1] + (ky - hand[1]) * 0.32)} ${kx} ${ky}" fill="none" stroke="#fff" stroke-width="1.500"/>${child(...boy)}${kite(...fly, C.orange, C.yellow, C.white)}`;
};
const WIDE = { id: 'aw', shift: -6, big: 1, boy: [96, 234, 1.050], fly: [266, 70, 0.980, 18], sun: [382, 52, 24], clouds: [[58, 60, 0.9], [356, 126, 0.7]], others: [[168, 40, 0.8, 20, C.pink], [336, 132, 0.6, -15, C.blue], [206, 128, 0.5, 10, C.white], [404, 104, 0.5, 25, C.orange], [34, 96, 0.6, -20, C.yellow]], sits: [356] };
const TALL = { id: 'at', shift: -96, big: 1, boy: [42, 301, 1.020], fly: [92, 84, 0.96, 18], sun: [144, 36, 15], clouds: [[34, 44, 0.7], [138, 170, 0.6]], others: [[24, 122, 0.7, -15, C.pink], [156, 76, 0.5, 20, C.white], [34, 166, 0.5, 10, C.white]], sits: [400] };

// The six shots in 320 by 180.
/**
 * The word in letters of its own, one stroke of 15 for both scripts: the Latin is as high as what hangs from the head
 * line, bowls and knots are arcs of one family. Head line at y = 0, foot at y = 70; Devanagari 244 wide, Latin 464.
 */
const stroke = (d) => `<path d="${d}" fill="none" stroke="${C.blue}" stroke-width="15" stroke-linejoin="round"/>`;
const bowl = (x) => `M${x} 31.250a31.250 31.250 0 1 0 62.500 0a31.250 31.250 0 1 0-62.500 0z`;
const DEVANAGARI = 'M-8 0H236M9 0V19A28 28 0 0 0 37 47H64M64 0V70M142 0V70M142 25H122A26 26 0 0 0 102.500 68M190 0V38A12.500 12.500 0 0 1 165 38M225 0V70';
const LATIN = `${bowl(0)}M0-7.500V94${bowl(84)}M146.500-7.500V70M178-29V44A18.500 18.500 0 0 0 201 62M163 0H203${bowl(218)}M280.500-7.500V70M306-7.500V70M306 29A28 28 0 0 1 362 29V70${bowl(386)}M448.500-7.500V64A23 23 0 0 1 405 77`;
const patang = (x, y, k) => `<g transform="translate(${n(x)} ${n(y)})scale(${k})">${kite(124, -34, 0.4, 16, C.orange, C.yellow, C.white)}${stroke(DEVANAGARI)}</g>`;
const lockup = (x, y, k) => `${patang(x, y, k)}<g transform="translate(${n(x + 280 * k)} ${n(y)})scale(${k})">${stroke(LATIN)}</g>`;
const end = (x, y, size) => patang(x - size * 1.14, y - size * 0.6, size / 100);
const FRAME = [
  scene(320, 180, { ...WIDE, id: 'as', shift: -40, big: 0.8, boy: [76, 174, 0.82], fly: [206, 62, 0.88, 18], sun: [284, 34, 18], clouds: [[52, 44, 0.7]], others: [[128, 30, 0.7, 20, C.pink], [262, 92, 0.6, -15, C.blue]], sits: [268] }),
  `<rect width="320" height="180" fill="${C.yellow}"/><path d="M0 128H320V180H0z" fill="#e3a52e"/><ellipse cx="160" cy="142" rx="116" ry="9" fill="#8a5a10" opacity=".45"/><path d="M214 74Q262 40 330 14" fill="none" stroke="${C.pink}" stroke-width="2.600"/><path d="M30 92H290" stroke="#8a5a30" stroke-width="15" stroke-linecap="round"/><path d="M30 88H290" stroke="#b98350" stroke-width="4" stroke-linecap="round"/><ellipse cx="98" cy="92" rx="19" ry="50" fill="#a86c38"/><ellipse cx="92" cy="92" rx="19" ry="50" fill="#d9a066"/><rect x="104" y="52" width="112" height="80" rx="22" fill="${C.pink}"/>${times(14, (i) => `<path d="M${112 + i * 7.500} 53q7 39 0 78" fill="none" stroke="${i % 3 ? '#ff7fa8' : '#c71f5c'}" stroke-width="2.200"/>`)}<path d="M104 108q56 12 112 0v6q-4 18-22 18h-68q-20 0-22-18z" fill="#7a0f3c" opacity=".25"/><ellipse cx="228" cy="92" rx="19" ry="50" fill="#a86c38"/><ellipse cx="222" cy="92" rx="19" ry="50" fill="#d9a066"/><ellipse cx="222" cy="92" rx="5" ry="13" fill="#8a5a30"/>`,
  `<rect width="320" height="180" fill="${C.blue}"/><circle cx="60" cy="150" r="120" fill="#2f66ee"/><path d="M${knot(160, 84, 1.5, -16).join(' ')}Q150 160 40 190" fill="none" stroke="#fff" stroke-width="2.400"/>${kite(160, 84, 1.460, -16, C.mint, C.pink)}`,
  `<rect width="320" height="180" fill="${C.orange}"/><circle cx="160" cy="92" r="62" fill="#ff9a50"/><path d="M${knot(112, 74, 0.9, 22).join(' ')}Q190 124 300 190M${knot(210, 96, 0.9, -24).join(' ')}Q150 130 20 190" fill="none" stroke="#fff" stroke-width="2.200"/>${kite(112, 74, 0.9, 22, C.yellow, C.white, C.pink)}${kite(210, 96, 0.9, -24, C.blue, C.sky)}`,
  `<linearGradient id="eve" x2="0" y2="1"><stop stop-color="#4b3fb0"/><stop offset=".6" stop-color="#f08a8a"/><stop offset="1" stop-color="#ffd08a"/></linearGradient><rect width="320" height="180" fill="url(#eve)"/><g transform="translate(-60 190)scale(.86)">${dusk}</g>${[[56, 62, 0.5, 12, C.yellow, C.orange], [128, 34, 0.4, -18, C.mint, C.white], [166, 84, 0.56, 20, C.orange, C.pink], [240, 46, 0.46, -8, C.white, C.sky], [286, 92, 0.34, 16, C.yellow, C.pink]].map((k) => `<path d="M${knot(...k).join(' ')}q-4 60-30 120" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>${kite(...k)}`).join('')}`,
  `<rect width="320" height="180" fill="${C.white}"/>${end(160, 122, 84)}`,
];
/** A shot that fills w by h, cut round its middle. */
const SHOTS = FRAME.map((inside) => (w, h) => `<svg width="${n(w)}" height="${n(h)}" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" style="overflow:hidden">${inside}</svg>`);

/** Seconds of each shot in the three cuts. */
const CUT = { 60: [12, 8, 12, 10, 10, 8], 30: [6, 0, 8, 8, 0, 8], 15: [0, 0, 5, 5, 0, 5] };
for (const [length, parts] of Object.entries(CUT)) if (parts.reduce((a, b) => a + b) !== +length) throw new Error(`the cut of ${length} s is not ${length} s long`);
// A clip shows its frame as often as its length holds one, as a timeline does.
const ROW = 32;
const WHOLE = (ROW * 16) / 9;
const shown = (i, w) => (i === FRAME.length - 1 ? 1 : Math.max(1, Math.round(w / WHOLE)));
const bars = Object.entries(CUT).sort((a, b) => b[0] - a[0]).map(([length, parts], row) => {
  let x = 62;
  const y = 7 + row * 38;
  return `${T(50, y + 26, 27, length, C.yellow, 'A 780 86%', 'end')}${parts.map((s, i) => { if (!s) return ''; const w = s * 9 - 3; const out = `<svg x="${n(x)}" y="${y}" width="${n(w)}" height="${ROW}" style="overflow:hidden">${times(shown(i, w), (k) => `<g transform="translate(${n((k * w) / shown(i, w))})">${SHOTS[i](w / shown(i, w), ROW)}</g>`)}</svg>`; x += s * 9; return out; }).join('')}`;
}).join('');
const subtitle = (x, y, size, words) => T(x, y, size, words, C.white, 'A 720 90%', 'middle', `stroke="${C.navy}" stroke-width="${n(size * 0.2)}" stroke-linejoin="round" paint-order="stroke"`);
export const commercial =
  sheet(12, 12, 423, 238, `${scene(430, 242, WIDE)}${subtitle(262, 227, 25, 'वारा आला, चल!')}`, [430, 242]) +
  sheet(447, 12, 181, 321, `${scene(174, 309, TALL)}${subtitle(88, 183, 21, 'वारा आला, चल!')}`, [174, 309]) +
  sheet(12, 262, 423, 71, `<rect width="423" height="71" fill="${C.yellow}"/>${lockup(62, 28, 0.41)}`) +
  sheet(12, 345, 616, 123, `<rect width="616" height="123" fill="${C.navy}"/>${bars}${T(602, 68, 21, '3 lengths × 2 shapes', C.sky, 'A 600 86%', 'end')}${T(602, 108, 36, '6 films', C.yellow, 'A 780 86%', 'end')}`);
