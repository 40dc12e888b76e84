// Graphic Designing: a poster, its social posts, an identity, a leaflet, a carton and a page of the portfolio.
// Each in a world of colour of its own; every name, date and figure is invented.
import { leaflet } from './graphic/leaflet.mjs';
import { portfolio } from './graphic/portfolio.mjs';
import { T, make, n, sheet, svg, times } from './studio.mjs';

// ---------------------------------------------------------------- poster and posts: the dots of two scripts are fruit
const RIPE = { pink: '#ffc3cd', green: '#0a5a3c', fruit: '#ffb000', shade: '#f58500', light: '#ffd760', leaf: '#2f9a52' };
let ids = 0;
/** A mango of 100 units, its stalk up; `leaf` 1 to the right, -1 to the left. */
export function mango(x, y, size, turn = 0, leaf = 1) {
  const id = `m${ids++}`;
  const body = 'M4-52C34-57 54-34 53-5C52 27 27 53-9 58C-25 60-41 60-51 52C-55 48-54 43-48 41C-40 37-41 27-43 13C-45-4-45-21-35-35C-27-46-12-50 4-52Z';
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${size / 100})"><clipPath id="${id}"><path d="${body}"/></clipPath>
  <path d="M4-46q0-14 6-22" fill="none" stroke="${RIPE.green}" stroke-width="7" stroke-linecap="round"/>
  <path transform="translate(9-60)scale(${leaf} 1)" d="M0 0C10-26 40-34 70-20C56 2 26 12 0 0Z" fill="${RIPE.leaf}"/>
  <path transform="translate(9-60)scale(${leaf} 1)" d="M0 0Q30-8 58-17" fill="none" stroke="${RIPE.green}" stroke-width="3"/>
  <g clip-path="url(#${id})"><path d="${body}" fill="${RIPE.fruit}"/><path d="M60-60C58 4 30 44-60 50V80H60Z" fill="${RIPE.shade}"/><path d="M-29-4c0-14 8-24 19-28" fill="none" stroke="${RIPE.light}" stroke-width="11" stroke-linecap="round"/></g></g>`;
}
const ripe = (x, y, size) => T(x, y, size, 'rıpe', RIPE.green, 'R');
/** Rozha's head line lies 0.54 to 0.56 em above the foot; one bar over it, a little thicker, hides where letters overlap. */
const amba = (x, y, size) => `${T(x, y, size, 'आबा', RIPE.green, 'R')}<path d="M${n(x + size * 0.432)} ${n(y - size * 0.562)}h${n(size * 1.461)}v${n(size * 0.024)}h-${n(size * 1.461)}z" fill="${RIPE.green}"/>`;
const ground = (w, h) => `<rect width="${w}" height="${h}" fill="${RIPE.pink}"/>`;

const poster = sheet(20, 8, 440, 622.3, `${ground(420, 594)}
  ${ripe(17, 217, 208)}${mango(148, 60, 73, 6)}
  ${amba(15, 484, 207)}${mango(206, 320, 80, 12)}
  <rect y="512" width="420" height="82" fill="${RIPE.green}"/>
  ${T(22, 546, 31, '1–2 May', RIPE.fruit, 'R')}${T(22, 565, 14, 'Growers’ mango market', RIPE.pink, 'A 650 88%')}${T(22, 581, 14, 'River ground, Pune, from 8 am', RIPE.pink, 'A 450 88%')}
  ${T(398, 546, 29, '१–२ मे', RIPE.fruit, 'M 800', 'end')}${T(398, 565, 14, 'शेतकऱ्यांचा आंबा बाजार', RIPE.pink, 'A 650 88%', 'end')}${T(398, 581, 14, 'नदीकाठ मैदान, पुणे, सकाळी ८ पासून', RIPE.pink, 'A 450 88%', 'end')}`, [420, 594]);

// Redrawn, not scaled: the post keeps the dates, the tall post stacks both words, the story leaves the two zones free
// that an app covers with its own buttons (upper 14 %, lower 18 %).
/** A post on the board, with a hard shadow. */
const printed = (x, y, w, h, inside, view) => `<g transform="translate(${x} ${y})"><rect x="3" y="5" width="${w}" height="${h}" fill="#04301f"/><svg width="${w}" height="${h}" viewBox="0 0 ${view[0]} ${view[1]}" style="overflow:hidden">${inside}</svg></g>`;
const foot = (w, y, h, size, pad) => `<rect y="${y}" width="${w}" height="${h}" fill="${RIPE.green}"/>${T(pad, n(y + h * 0.5 + size * 0.34), size, '1–2 May', RIPE.fruit, 'R')}${T(w - pad, n(y + h * 0.5 + size * 0.33), size, '१–२ मे', RIPE.fruit, 'M 800', 'end')}`;
// Margins of 28 all round and between; the three stand on one baseline.
const post = printed(28, 227, 153, 153, `${ground(300, 300)}${amba(19, 226, 134)}${mango(142, 99, 88, 12)}${foot(300, 244, 56, 36, 26)}`, [300, 300]);
const tall = printed(209, 188.750, 153, 191.250, `${ground(240, 300)}${ripe(25, 124, 98)}${mango(87, 48, 36, 6)}${amba(24, 243, 97)}${mango(158, 171, 36, 12)}${foot(240, 257, 43, 28, 20)}`, [240, 300]);
const story = printed(390, 28, 198, 352, `${ground(270, 480)}${mango(123, 212, 152, 8)}${ripe(17, 386, 124)}${foot(270, 424, 56, 31, 21)}`, [270, 480]);
/** A format's name beneath its post: the shape in the poster's letters, the name of its place after it. */
const format = (x, w, ratio, name) => T(x - 1, 428, 38, ratio, RIPE.fruit, 'R') + T(x + w, 428, 24, name, RIPE.pink, 'A 650 88%', 'end');
const social = sheet(12, 12, 616, 456, `<rect width="616" height="456" fill="#1b7446"/>${post}${tall}${story}${format(28, 153, '1:1', 'square')}${format(209, 153, '4:5', 'feed')}${format(390, 198, '9:16', 'story')}${T(26, 63, 47, 'One poster,', RIPE.fruit, 'R')}${T(26, 113, 47, 'three posts', RIPE.pink, 'R')}`);

// ---------------------------------------------------------------- identity: paav is a bread roll, and paav is a quarter
const PAAV = { butter: '#ffd04a', plum: '#34163f', crust: '#e98a2b', cream: '#fff8e6' };
/** The mark in a box of 116: four rolls, of which a quarter is torn off. Small cuts have wider gaps and less turn. */
const rolls = (x, y, size, fill = PAAV.plum, small = 0, quarter = fill) => {
  const gap = small ? 9 : 5;
  const side = small ? 43 : 46;
  const roll = (cx, cy, turn, colour) => `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${small ? 13 : 16}" transform="translate(${cx} ${cy})rotate(${turn})" fill="${colour}"/>`;
  const a = side / 2;
  const b = a + side + gap;
  const low = 116 - a;
  return `<g transform="translate(${x} ${y})scale(${size / 116})">${roll(a, low - side - gap, 0, fill)}${roll(a, low, 0, fill)}${roll(b, low, 0, fill)}${roll(small ? 93 : 90, small ? 23 : 26, small ? 0 : 16, quarter)}</g>`;
};
const scallops = (w, count) => times(count, (i) => `<path d="M${n((i * w) / count)} 0h${n(w / count)}v20a${n(w / count / 2)} ${n(w / count / 2)} 0 0 1-${n(w / count)} 0z" fill="${i % 2 ? PAAV.cream : PAAV.plum}"/>`);
const board =
  svg(12, 118, 616, 50, `<filter id="as" x="-5%" y="-5%" width="110%" height="150%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#0a1620" flood-opacity=".3"/></filter><g filter="url(#as)">${scallops(616, 14)}</g>`) +
  sheet(12, 12, 616, 112, `<rect width="616" height="112" fill="${PAAV.butter}"/>${rolls(34, 15, 82)}${T(138, 86, 92, 'पाव', PAAV.plum, 'B 800')}${T(300, 86, 92, 'Paav', PAAV.plum, 'B 800')}${T(598, 60, 24, 'bakery', PAAV.plum, 'B 700', 'end')}${T(598, 90, 24, 'बेकरी', PAAV.plum, 'B 700', 'end')}`);
const letter = sheet(20, 190, 188, 266, `<rect width="210" height="297" fill="${PAAV.cream}"/>${rolls(16, 16, 38)}${T(64, 49, 28, 'पाव Paav', PAAV.plum, 'B 800')}
  ${['Dear neighbour,', 'From Monday we bake', 'a second batch at four.', 'Bring your own bag and', 'the fourth roll is free.'].map((l, i) => T(18, 104 + i * 20, 15.5, l, PAAV.plum, 'T')).join('')}
  <rect y="262" width="210" height="35" fill="${PAAV.butter}"/>${T(18, 285, 15, 'Lane 4, near the well, Pune', PAAV.plum, 'B 600')}`, [210, 297]);
// A paper bag: front, gusset and the fold of the mouth.
const bag = svg(198, 196, 190, 272, `<filter id="bs" x="-20%" width="140%" height="130%"><feDropShadow dx="0" dy="6" stdDeviation="6" flood-color="#0a1620" flood-opacity=".32"/></filter><g filter="url(#bs)">
  <path d="M20 24l9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12 5-6V262H20z" fill="${PAAV.plum}"/><path d="M132 24l7-12 9 9 7-12 9 9V244L132 262z" fill="#220c2b"/><path d="M132 24L148 150L132 262z" fill="#190720"/></g>
  ${rolls(42, 54, 70, PAAV.butter, 0, PAAV.cream)}${T(77, 160, 37, 'पाव', PAAV.butter, 'B 800', 'middle')}${T(77, 192, 37, 'Paav', PAAV.butter, 'B 800', 'middle')}`);
const card = (x, y, turn, inside, fill) => `<div class="sheet" style="left:${x}px;top:${y}px;width:130px;height:78px;transform:rotate(${turn}deg)"><svg width="130" height="78"><rect width="130" height="78" fill="${fill}"/>${inside}</svg></div>`;
const cards = card(250, 396, -5, `${rolls(12, 14, 50, PAAV.plum)}${T(70, 40, 17, 'Paav', PAAV.plum, 'B 800')}${T(70, 59, 14, 'पाव बेकरी', PAAV.plum, 'B 600')}`, PAAV.butter);
const clear = sheet(392, 190, 236, 133, `<rect width="236" height="133" fill="${PAAV.cream}"/>${T(12, 25, 16, 'Clear space: half a roll', PAAV.plum, 'B 700')}
  <g fill="none" stroke="${PAAV.crust}" stroke-width="1.3"><rect x="44" y="36" width="148" height="88" stroke-dasharray="5 4"/><path d="M60 36V124M176 36V124M44 52H192M44 108H192" stroke-width=".8"/></g>${rolls(60, 52, 56, PAAV.plum)}${T(124, 82, 31, 'पाव', PAAV.plum, 'B 800')}${T(124, 107, 24, 'Paav', PAAV.plum, 'B 800')}${T(226, 122, 15, '2', PAAV.plum, 'B 700', 'end')}`);
const wrong = sheet(392, 335, 236, 133, `<rect width="236" height="133" fill="${PAAV.cream}"/>${T(12, 25, 16, 'Smallest: 16 px', PAAV.plum, 'B 700')}${rolls(14, 36, 32, PAAV.plum, 1)}${rolls(62, 44, 24, PAAV.plum, 1)}${rolls(102, 52, 16, PAAV.plum, 1)}
  ${T(12, 106, 16, 'Never', PAAV.plum, 'B 700')}<g transform="translate(72 82)scale(1.45 .9)">${rolls(0, 0, 38, PAAV.plum)}</g><g fill="none" stroke="${PAAV.plum}" stroke-width="1.6" transform="translate(143 80)"><rect x="0" y="4" width="15" height="15" rx="5"/><rect x="0" y="22" width="15" height="15" rx="5"/><rect x="18" y="22" width="15" height="15" rx="5"/><rect x="20" y="1" width="15" height="15" rx="5"/></g><g opacity=".35">${rolls(192, 79, 38, PAAV.plum)}</g>
  ${[70, 140, 190].map((x) => `<path d="M${x} 122l${x === 70 ? 58 : 42}-46" stroke="${PAAV.crust}" stroke-width="2.6"/>`).join('')}${T(226, 25, 15, '5', PAAV.plum, 'B 700', 'end')}`);
const identity = board + letter + bag + cards + clear + wrong;

/** The same identity as the shop's front, for the head of the course's page: 16:9 on the board's yellow, cut at all sides, its letters large. */
const front = (() => {
  const shadow = (id, dy, blur, opacity) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#34163f" flood-opacity="${opacity}"/></filter>`;
  // The outer scallops are cut by the frame.
  const awning = `<g filter="url(#ha)" transform="translate(-18 118)scale(1.1)">${scallops(612, 15)}</g>`;
  const name = `${rolls(28, 18, 84)}${T(130, 92, 98, 'पाव', PAAV.plum, 'B 800')}${T(301, 92, 98, 'Paav', PAAV.plum, 'B 800')}${T(614, 60, 27, 'bakery', PAAV.plum, 'B 700', 'end')}${T(614, 93, 27, 'बेकरी', PAAV.plum, 'B 700', 'end')}`;
  const paper = `<g transform="translate(104 172)scale(1.08)" filter="url(#hb)"><path d="M20 24l9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12 5-6V262H20z" fill="${PAAV.plum}"/><path d="M132 24l7-12 9 9 7-12 9 9V244L132 262z" fill="#220c2b"/><path d="M132 24L148 150L132 262z" fill="#190720"/>${rolls(38, 38, 76, PAAV.butter, 0, PAAV.cream)}${T(76, 151, 44, 'पाव', PAAV.butter, 'B 800', 'middle')}</g>`;
  const visiting = `<g transform="translate(306 208)rotate(-5)" filter="url(#hc)"><rect width="264" height="150" fill="${PAAV.cream}"/>${rolls(20, 28, 94, PAAV.plum)}${T(134, 78, 46, 'Paav', PAAV.plum, 'B 800')}${T(134, 113, 27, 'पाव बेकरी', PAAV.plum, 'B 600')}</g>`;
  return svg(0, 0, 640, 360, `<rect width="640" height="360" fill="${PAAV.butter}"/>${shadow('ha', 5, 5, 0.34)}${shadow('hb', 6, 7, 0.4)}${shadow('hc', 4, 5, 0.34)}${paper}${visiting}${awning}${name}`);
})();

// ---------------------------------------------------------------- carton: the grass grows round the corner
const GAVATI = { lime: '#cdea4e', leaf: '#1f6b3c', deep: '#0d3b2c', cream: '#fdfbe9', steam: '#ffffff' };
const [FRONT, SIDE, TALL] = [70, 36, 112];
/** Blades of lemon grass, rooted along the foot of back, side, front, side (212 mm) so that they run over the edges. */
const blades = times(46, (i) => {
  const x = -8 + i * 5;
  const lean = Math.sin(i * 2.4) * 15 + Math.sin(i * 0.9) * 9;
  const high = 30 + 18 * Math.abs(Math.sin(i * 1.7)) + (i % 3) * 6;
  const w = 2.6 + (i % 3) * 0.7;
  return `<path d="M${n(x - w)} ${TALL + 6}Q${n(x - w)} ${n(TALL - high * 0.55)} ${n(x + lean)} ${n(TALL - high)}Q${n(x + w + lean * 0.16)} ${n(TALL - high * 0.5)} ${n(x + w)} ${TALL + 6}z" fill="${[GAVATI.leaf, GAVATI.deep, '#3f9a45'][i % 3]}"/>`;
});
const strip = (from, w) => `<g transform="translate(${-from})">${blades}</g>`;
const steam = (x, y) => `<path d="M${x} ${y}q-8-7 0-14t0-14M${x + 10} ${y}q-8-7 0-14t0-14" fill="none" stroke="${GAVATI.cream}" stroke-width="3.4" stroke-linecap="round"/>`;
const veg = (x, y, size) => `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="#fff" stroke="#0a8a3a" stroke-width="${size * 0.1}"/><circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.28}" fill="#0a8a3a"/>`;
const field = (w, h = TALL) => `<rect x="-4" y="-4" width="${w + 8}" height="${h + 8}" fill="${GAVATI.lime}"/>`;
const clip = (id, w, inner) => `<clipPath id="${id}"><rect width="${w}" height="${TALL}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
const frontPanel = () => clip(`f${ids++}`, FRONT, `${field(FRONT)}${strip(FRONT + SIDE, FRONT)}${T(5, 23, 18.6, 'Gavati', GAVATI.deep, 'F 900')}${T(5.5, 38, 13.6, 'गवती चहा', GAVATI.deep, 'M 800')}
  ${T(5.5, 47, 6.6, 'Lemon grass tea', GAVATI.deep, 'A 650 90%')}${veg(57, 41, 8)}<rect x="0" y="98" width="${FRONT}" height="14" fill="${GAVATI.deep}"/>${T(5.5, 107.4, 7, 'Net quantity 100 g', GAVATI.lime, 'A 650 88%')}`);
const sidePanel = (from, words, font) => clip(`f${ids++}`, SIDE, `${field(SIDE)}${strip(from, SIDE)}<g transform="translate(23.5 58)rotate(-90)">${T(0, 0, 15.4, words, GAVATI.deep, font)}</g><rect x="0" y="98" width="${SIDE}" height="14" fill="${GAVATI.deep}"/>`);
const bars = (x, y, w, h) => times(42, (i) => ((i * 7 + ((i * i) % 5)) % 3 ? `<rect x="${n(x + (i * w) / 42)}" y="${y}" width="${n((w / 42) * (i % 2 ? 0.6 : 1))}" height="${h}" fill="#111"/>` : ''));
const LEGAL = [
  'Lemon grass leaf, dried (100%)', 'Contains no allergens', 'Net quantity 100 g', 'MRP ₹120 incl. of all taxes', 'Unit sale price ₹1.20 per g', 'Packed 02/27 · Batch G-014', 'Use by 01/28', 'Packed by Gavati Tea Works,', 'Plot 0, Pune 000000', 'Care: same address, tel. 000-000000,', 'care@gavati.example', 'FSSAI Lic. No. 00000000000000',
];
const backPanel = () => clip(`f${ids++}`, FRONT, `<rect x="-4" y="-4" width="${FRONT + 8}" height="${TALL + 8}" fill="${GAVATI.cream}"/>${T(5, 13, 8.2, 'Steep 4 min', GAVATI.deep, 'F 900')}
  ${LEGAL.map((l, i) => T(5, 21 + i * 4.5, 3.9, l, GAVATI.deep, 'A 550 85%')).join('')}
  <rect x="5" y="76" width="26" height="29" fill="none" stroke="${GAVATI.deep}" stroke-width=".5"/>${[['Per 100 g', ''], ['Energy', '310 kcal'], ['Protein', '6 g'], ['Sugar', '0 g'], ['Sodium', '12 mg']].map(([a, b], i) => T(6.4, 81.5 + i * 5.3, 3.9, a, GAVATI.deep, 'A 600 82%') + T(29.6, 81.5 + i * 5.3, 3.9, b, GAVATI.deep, 'A 500 82%', 'end')).join('')}
  <rect x="34" y="76" width="31" height="22" fill="#fff"/>${bars(37, 78, 25, 14)}${T(49.5, 96, 3.6, 'SPECIMEN', '#111', 'A 600 90%', 'middle')}${veg(57, 5.5, 7.5)}${T(34, 104, 4, 'Specimen, not for sale', GAVATI.deep, 'A 600 82%')}`);
const lid = (rotate = '') => `<rect width="${FRONT}" height="${SIDE}" fill="${GAVATI.deep}"/><g ${rotate}>${T(FRONT / 2, SIDE / 2 + 6, 17, 'Gavati', GAVATI.lime, 'F 900', 'middle')}</g>`;
const TUCK = 14;
const [X0, X1, X2, X3, X4] = [0, FRONT, FRONT + SIDE, 2 * FRONT + SIDE, 2 * FRONT + 2 * SIDE];
// Reverse tuck end: the lid hangs on the back, the bottom on the front. Folded forwards, the lid is read from the
// front, so on the flat sheet its print stands on its head.
const cutLine = `M${X0} 0V${-SIDE}q0-${TUCK} 5-${TUCK}H${X1 - 5}q5 0 5 ${TUCK}V0L${X1 + 2} -24H${X2 - 8}L${X2} -4V0H${X3}L${X3 + 1} -4L${X3 + 8}-24H${X4 - 2}L${X4} 0V${TALL}L${X4 - 2} ${TALL + 24}H${X3 + 8}L${X3} ${TALL + 4}V${TALL + SIDE}q0 ${TUCK} -5 ${TUCK}H${X2 + 5}q-5 0-5-${TUCK}V${TALL}L${X2 - 2} ${TALL + 24}H${X1 + 8}L${X1} ${TALL + 4}V${TALL}H0L-12 ${TALL - 6}V6Z`;
const creases = `M0 0V${TALL}M${X1} 0V${TALL}M${X2} 0V${TALL}M${X3} 0V${TALL}M0 0H${X2}M${X3} 0H${X4}M${X1} ${TALL}H${X4}M0 ${-SIDE}H${X1}M${X2} ${TALL + SIDE}H${X3}`;
const dieline = `<clipPath id="die"><path d="${cutLine}"/></clipPath><path d="${cutLine}" fill="${GAVATI.lime}" stroke="${GAVATI.lime}" stroke-width="6" stroke-linejoin="round"/><clipPath id="dark"><path d="M-20-70H${X1 + 3}V0H-20zM${X1} ${TALL}H240V190H${X1}z"/></clipPath><path d="${cutLine}" clip-path="url(#dark)" fill="none" stroke="${GAVATI.deep}" stroke-width="6" stroke-linejoin="round"/><g clip-path="url(#die)">
  <rect x="-20" y="-60" width="260" height="260" fill="${GAVATI.lime}"/><rect x="-12" width="12" height="${TALL}" fill="#fff"/><rect x="0" y="${-SIDE - TUCK}" width="${FRONT}" height="${SIDE + TUCK}" fill="${GAVATI.deep}"/><g transform="translate(0 ${-SIDE})">${lid(`transform="rotate(180 ${FRONT / 2} ${SIDE / 2})"`)}</g><rect x="${X2}" y="${TALL}" width="${FRONT}" height="60" fill="${GAVATI.deep}"/><rect x="${X1}" y="${TALL}" width="${SIDE}" height="40" fill="${GAVATI.deep}"/><rect x="${X3}" y="${TALL}" width="${SIDE}" height="40" fill="${GAVATI.deep}"/>
  ${backPanel()}<g transform="translate(${X1})">${sidePanel(FRONT, 'गवती', 'M 800')}</g><g transform="translate(${X2})">${frontPanel()}</g><g transform="translate(${X3})">${sidePanel(X3, 'Gavati', 'F 900')}</g></g>
  <path d="${creases}" fill="none" stroke="#0077c8" stroke-width=".8" stroke-dasharray="3 2"/><path d="${cutLine}" fill="none" stroke="#e5007d" stroke-width="1"/>`;
const carton3d = `<div class="at" style="left:436px;top:64px;width:204px;height:400px;perspective:1500px;perspective-origin:40% -30%">
  <svg class="at" style="left:-6px;top:250px" width="220" height="110"><filter id="cs" x="-30%" y="-60%" width="160%" height="240%"><feGaussianBlur stdDeviation="7"/></filter><filter id="ct" x="-30%" y="-60%" width="160%" height="240%"><feGaussianBlur stdDeviation="2.200"/></filter><path d="M20 46L156 92L194 54L60 16Z" fill="#0a1620" opacity=".42" filter="url(#cs)"/><path d="M11 41L154 85.500L191 46L60 16Z" fill="#0a1620" opacity=".7" filter="url(#ct)"/></svg>
  <div style="position:absolute;left:24px;top:36px;transform-style:preserve-3d;transform:rotateX(-14deg) rotateY(-30deg)">
  ${[['translateZ(42px)', FRONT, TALL, frontPanel(), '#ffffff00'], ['rotateY(90deg) translateZ(98px) translateX(-42px)', SIDE, TALL, sidePanel(X3, 'Gavati', 'F 900'), '#0d3b2c38'], ['rotateX(90deg)', FRONT, SIDE, lid(), '#ffffff22']]
    .map(([move, w, h, art, shade], i) => { const k = 2.35; const [pw, ph] = [w * k, h * k]; const transform = i === 0 ? `translateZ(${(SIDE * k) / 2}px)` : i === 1 ? `translateX(${FRONT * k - (SIDE * k) / 2}px) rotateY(90deg)` : `translateY(${(-SIDE * k) / 2}px) rotateX(90deg)`; return `<div style="position:absolute;left:0;top:0;width:${pw}px;height:${ph}px;transform:${transform}"><svg width="${pw}" height="${ph}" viewBox="0 0 ${w} ${h}" style="overflow:hidden">${art}<rect width="${w}" height="${h}" fill="${shade}"/></svg></div>`; }).join('')}</div></div>`;
const legend = [['#e5007d', 'Cut', ''], ['#0077c8', 'Crease', 'stroke-dasharray="5 3"'], [GAVATI.lime, 'Bleed 3 mm', '']].map(([c, l, d], i) => `<path d="M0 ${i * 11}h13" stroke="${c}" stroke-width="${i === 2 ? 5 : 1.6}" ${d}/>${T(17, i * 11 + 3.4, 9.4, l, '#1a2a24', 'A 550 85%')}`).join('');
const carton = sheet(10, 12, 412, 456, `<rect width="252" height="279" fill="#fff"/><g transform="translate(24 72)">${dieline}<g transform="translate(0 136)">${legend}</g>${[[0, FRONT, '70'], [X1, SIDE, '36'], [X2, FRONT, '70'], [X3, SIDE, '36']].map(([x, w, l]) => T(x + w / 2, l === '70' && x ? 190 : 190, 9.4, l, '#1a2a24', 'A 550 85%', 'middle')).join('')}<path d="M0 180v4M${X1} 180v4M${X2} 180v4M${X3} 180v4M${X4} 180v4M0 182H${X4}" stroke="#1a2a24" stroke-width=".6"/></g>`, [252, 279]) + carton3d;

await make([
  ['graphic-poster', poster, 480, 640],
  ['graphic-social', social],
  ['graphic-identity', identity],
  ['graphic-head', front, 640, 360],
  ['graphic-leaflet', leaflet],
  ['graphic-carton', carton],
  ['graphic-portfolio', portfolio],
]);
