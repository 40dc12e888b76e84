// A landing page for a lunch service: the meal from above, one price, two fields, one action; then the thank-you step,
// the time until the meal is in sight, and how many of the visitors send the form. All figures are samples.
import { T, n, random, sheet, times } from '../studio.mjs';

const C = { teal: '#0b4a4a', deep: '#073535', mint: '#d7f2e3', mango: '#ffb81c', cream: '#fffaf0', ink: '#0c2b2b', leaf: '#2f8f58', soft: '#a9d6cc' };
const rnd = random(23);
const between = (a, b) => a + rnd() * (b - a);
/** A point in a disc of a radius, at random. */
const within = (r) => {
  const [a, d] = [rnd() * 2 * Math.PI, Math.sqrt(rnd()) * r];
  return [Math.cos(a) * d, Math.sin(a) * d];
};
const place = (x, y, k, inside) => `<g transform="translate(${x} ${y})scale(${k})">${inside}</g>`;
const at = (x, y, inside) => `<g transform="translate(${x} ${y})">${inside}</g>`;

// ---------------------------------------------------------------- the thali, from above, in a circle of 90
const radial = (id, stops, more = '') => `<radialGradient id="${id}" ${more}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}"${a < 1 ? ` stop-opacity="${a}"` : ''}/>`).join('')}</radialGradient>`;
const linear = (id, stops, more = '') => `<linearGradient id="${id}" ${more}>${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`;
const DEFS = `<defs>
  ${linear('rim', [[0, '#ffffff'], [0.3, '#b9c6cc'], [0.55, '#f3f7f8'], [0.8, '#8b9aa2'], [1, '#dfe7ea']], 'x2="1" y2="1"')}
  ${linear('slope', [[0, '#7f8f97'], [0.5, '#c3ced3'], [1, '#ffffff']], 'x2="1" y2="1"')}
  ${radial('floor', [[0, '#e9eff1'], [0.7, '#d3dce0'], [1, '#bac6cc']], 'cx=".4" cy=".36" r=".8"')}
  ${radial('dal', [[0, '#ffd45a'], [0.72, '#f4b01f'], [1, '#c9800c']], 'cx=".44" cy=".42" r=".62"')}
  ${radial('bhaji', [[0, '#6f7f2c'], [1, '#3c4a17']])}
  ${radial('roti', [[0, '#f2d6a2'], [0.8, '#e8c489'], [1, '#d2a262']])}
  ${radial('rice', [[0, '#ffffff'], [0.7, '#f4f1e6'], [1, '#cfcab8']], 'cx=".4" cy=".36" r=".7"')}
  <filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="1.500" dy="2.200" stdDeviation="1.800" flood-color="#22343a" flood-opacity=".55"/></filter>
  <filter id="lay" x="-30%" y="-30%" width="170%" height="180%"><feDropShadow dx="5" dy="9" stdDeviation="6" flood-color="#011" flood-opacity=".6"/></filter>
  <filter id="toast" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".085" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .48 0 0 0 0 .24 0 0 0 0 .07 0 0 0 7 -4.150" result="n"/><feComposite in="n" in2="SourceAlpha" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>
  </defs>`;
const vati = (x, y, r, k, food) => at(x, y, `<g filter="url(#drop)"><circle r="${r}" fill="url(#rim)"/></g><circle r="${r - 2.2}" fill="#76868e"/><circle cx=".8" cy="1" r="${r - 3.2}" fill="url(#slope)"/><g transform="scale(${k})">${food}</g>`);
const leaf = (x, y, turn, k = 1, c = '#2f8a3c') => `<path transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${k})" d="M0 2.600Q-3.400 1.600-2.600-.8Q-4-3 0-2.800Q1-5 2.400-2.400Q4.600-1.400 2.600.6Q2.400 2.800 0 2.600z" fill="${c}"/>`;
const dal = `<circle r="20.500" fill="url(#dal)"/><g fill="none" stroke="#fff0b0" stroke-width="1" opacity=".8"><path d="M-16-5A17 17 0 0 1-5-16"/></g>
  ${times(16, () => { const [x, y] = within(16); return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(0.8, 2.6))}" fill="#d96f0a" opacity=".5"/>`; })}
  ${times(15, () => { const [x, y] = within(15); return `<ellipse transform="translate(${n(x)} ${n(y)})rotate(${n(rnd() * 180)})" rx="1.500" ry=".55" fill="#5b3210"/>`; })}
  <path d="M-10 4Q-4-2 5 3Q-2 3-9 6.500z" fill="#c22a16"/><path d="M4-9Q10-8 12-1Q7-5 3-6.500z" fill="#a81f10"/>${leaf(-4, -8, 20)}${leaf(8, 9, 110, 1.1)}${leaf(-9, 11, 220, 0.8, '#4aa84c')}`;
// Okra cut across: each ring has five seeds.
const okra = (x, y, k, turn) => `<g transform="translate(${n(x)} ${n(y)})rotate(${turn})scale(${k})"><path d="M0-5L3.600-4L5-.4L4 3.600L0 5L-4 3.600L-5-.4L-3.600-4z" fill="#2f6a24" stroke="#1d4417" stroke-width=".7" stroke-linejoin="round"/><circle r="3.300" fill="#a8c66a"/>${times(5, (i) => `<circle cx="${n(2 * Math.cos(i * 1.257))}" cy="${n(2 * Math.sin(i * 1.257))}" r=".85" fill="#f5f2d8"/>`)}</g>`;
const bhaji = `<circle r="19.500" fill="url(#bhaji)"/>${[[-11, -6], [-3, -12], [6, -11], [12, -4], [-6, -2], [3, -3], [-13, 4], [11, 5], [-3, 6], [5, 5], [-8, 11], [1, 13], [8, 12]].map(([x, y], i) => okra(x, y, between(0.85, 1.1), i * 37)).join('')}${times(9, () => { const [x, y] = within(15); return `<path transform="translate(${n(x)} ${n(y)})rotate(${n(rnd() * 180)})" d="M-2 0h4" stroke="#e0a13a" stroke-width="1.200" stroke-linecap="round"/>`; })}`;
const grain = (x, y, c) => `<ellipse transform="translate(${n(x)} ${n(y)})rotate(${n(rnd() * 180)})" rx="2.300" ry=".8" fill="${c}"/>`;
const rice = `<g filter="url(#drop)"><path d="M-24 1Q-25-15-12-21Q2-27 14-20Q26-12 24 3Q23 18 9 22Q-8 26-18 18Q-24 12-24 1z" fill="url(#rice)"/></g>${times(120, () => { const [x, y] = within(21); return grain(x, y, x + y > between(0, 26) ? '#d9d4c4' : '#ffffff'); })}${times(34, () => { const [x, y] = within(19); return grain(x, y, x + y > 4 ? '#e4dfcf' : '#fdfcf6'); })}
  <path d="M-12-11Q-5-17 3-14Q13-14 15-6Q16-2 21 2Q26 9 21 14Q15 18 10 14Q6 11 1 11Q-5 12-7 7Q-14 5-14-1Q-17-6-12-11z" fill="#c9800c" transform="translate(.8 1.200)"/><path d="M-12-11Q-5-17 3-14Q13-14 15-6Q16-2 21 2Q26 9 21 14Q15 18 10 14Q6 11 1 11Q-5 12-7 7Q-14 5-14-1Q-17-6-12-11z" fill="#f6b820"/><path d="M-10-7Q-6-11 1-10.500" fill="none" stroke="#fff0b4" stroke-width="1.500" stroke-linecap="round"/><path d="M20 6q3 3 1 5" fill="none" stroke="#ffe08a" stroke-width="1.200" stroke-linecap="round"/>${[[-7, -3, 20], [5, -8, 110], [7, 1, 60], [-2, 3, 10], [15, 7, 140]].map(([x, y, t]) => `<ellipse transform="translate(${x} ${y})rotate(${t})" rx="1.500" ry=".55" fill="#5b3210"/>`).join('')}${leaf(-2, -7, 40, 0.9)}${leaf(9, 4, 130, 0.7)}`;
const roti = `<g filter="url(#drop)"><g filter="url(#toast)"><circle cx="7" cy="1" r="33" fill="url(#roti)"/></g></g><circle cx="7" cy="1" r="32" fill="none" stroke="#f8e6c3" stroke-width="1" opacity=".7"/>
  <g transform="rotate(-34)"><g filter="url(#drop)"><g filter="url(#toast)"><path d="M-34 2A34 34 0 0 1 34 2Q34 5 31 5.500H-31Q-34 5-34 2z" transform="translate(-3 3)scale(.95)" fill="#ecca91"/></g></g><path d="M-33 7.600H27" stroke="#fbe9c6" stroke-width="1.800" stroke-linecap="round"/><path d="M-30 5A30 27 0 0 1 24 0" fill="none" stroke="#b98a4e" stroke-width=".9" opacity=".6" transform="translate(0-1)"/></g>`;
const dice = (r, colours, count, size) => times(count, (i) => { const [x, y] = within(r); return `<rect transform="translate(${n(x)} ${n(y)})rotate(${n(rnd() * 90)})" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx=".7" fill="${colours[i % colours.length]}"/>`; });
const salad = `<g filter="url(#drop)">${dice(14, ['#f4f7e4', '#ff8a2a', '#d9ecb4', '#e8432e', '#f4f7e4'], 62, 4.6)}</g>${leaf(-3, -4, 0)}${leaf(6, 5, 140, 1.1)}${leaf(-7, 7, 60, 0.8)}`;
const pickle = `<g filter="url(#drop)"><path d="M-9 1Q-10-7-2-8Q8-9 9-1Q10 7 1 8Q-8 8-9 1z" fill="#b3320f"/></g><path d="M-5-2l6-2 2 4-5 3zM1 3l5-3 1 4-4 2z" fill="#e8a11e"/><circle cx="-3" cy="4" r="1.300" fill="#3d1405"/><circle cx="4" cy="-4" r="1.200" fill="#3d1405"/>`;
const lemon = `<g filter="url(#drop)"><path d="M-13 3A13 13 0 0 1 13 3z" fill="#f3d313" transform="rotate(-48)"/></g><g transform="rotate(-48)"><path d="M-11 2.400A11 11 0 0 1 11 2.400z" fill="#fff6bf"/><path d="M-9.600 1.600L-1 1.200L-7.800-5zM-6.800-6L0 .6L0-8.200zM9.600 1.600L1 1.200L7.800-5zM6.800-6L0 .6L.8-8.200z" fill="#f7df45"/></g>`;
const chilli = `<g filter="url(#drop)"><path d="M-14 5Q-4-5 12-3Q16-2 13 0Q0 0-14 5z" fill="#3f9a35"/><path d="M-10 2Q-1-3 9-2.400" fill="none" stroke="#9fd67a" stroke-width="1.100" stroke-linecap="round"/><path d="M12-2l6-2" stroke="#2c6a24" stroke-width="2" stroke-linecap="round"/></g>`;
const thali = `<g filter="url(#lay)"><circle r="90" fill="url(#rim)"/></g><circle r="86" fill="#8d9ba2"/><circle r="85" fill="url(#slope)"/><circle r="78" fill="url(#floor)"/><path d="M-70-20A73 73 0 0 1-20-70" fill="none" stroke="#fff" stroke-width="2" opacity=".9" stroke-linecap="round"/>
  ${place(1, 45, 1.1, roti)}${place(-24, -15, 1.16, rice)}${vati(27, -43, 26.8, 1.1, dal)}${vati(51, 9, 26, 1.13, bhaji)}${place(-54, 27, 1.12, salad)}${place(-66, -5, 1.12, pickle)}${place(-47, -49, 1.16, lemon)}${place(-12, -66, 1.12, `<g transform="rotate(-8)">${chilli}</g>`)}`;

// ---------------------------------------------------------------- the dabba: steel tiers, rims, clamps; one tier open
const STEEL = linear('steel', [[0, '#6d7e88'], [0.1, '#b4c1c8'], [0.24, '#ffffff'], [0.38, '#c2ced4'], [0.62, '#9fadb5'], [0.78, '#e6edf0'], [0.92, '#a3b1b9'], [1, '#66767f']]) + linear('inner', [[0, '#5f6f78'], [1, '#c5d0d6']], 'x2="1" y2=".2"');
/** A tier 88 wide and 34 high, the middle of its upper rim at the origin. */
const tier = `<path d="M-43 0V27Q-43 34-36 37Q0 46 36 37Q43 34 43 27V0z" fill="url(#steel)"/><path d="M-43 22Q0 34 43 22" fill="none" stroke="#5c6c75" stroke-width="1" opacity=".55"/><path d="M-43 23.600Q0 35.600 43 23.600" fill="none" stroke="#fff" stroke-width="1" opacity=".7"/><path d="M-45-1V4Q0 17 45 4V-1z" fill="url(#steel)"/><path d="M-45 4Q0 17 45 4" fill="none" stroke="#4f5f68" stroke-width="1.100" opacity=".7"/><ellipse rx="45" ry="10" cy="-1" fill="#eef3f5"/>`;
const strap = (side) => `<g transform="scale(${side} 1)"><path d="M45-4H51V108Q51 112 47 113L43 114V109H45z" fill="#8a99a2"/><path d="M45-4H47.500V109H45z" fill="#dfe7ea"/><rect x="42" y="26" width="13" height="22" rx="3" fill="#c7d2d8" stroke="#6d7d86"/><rect x="46" y="32" width="5" height="10" rx="1.500" fill="#74848d"/></g>`;
const dabba = `<path d="M-48-2V-16Q-48-48 0-48T48-16V-2" fill="none" stroke="#74848d" stroke-width="6"/><path d="M-48-2V-16Q-48-48 0-48T48-16V-2" fill="none" stroke="#dfe7ea" stroke-width="2.400"/>
  ${[78, 40, 2].map((y) => at(0, y, tier)).join('')}<path d="M-45 1Q-44-13 0-14T45 1Q44 11 0 11T-45 1z" fill="url(#steel)"/><ellipse cy="-4" rx="34" ry="6" fill="#f6f9fa"/><ellipse cy="-5" rx="9" ry="3" fill="#8c9aa2"/><ellipse cy="-7.500" rx="9" ry="3" fill="#e4ebee"/>${strap(1)}${strap(-1)}`;
const opened = `${tier}<ellipse rx="41" ry="8" cy="-1" fill="url(#inner)"/><path d="M-38 1.500Q-30-3 0-3T38 1.500Q30 7 0 7T-38 1.500z" fill="#f0ab1e"/><path d="M-26 1Q-16-1.500-4-1" stroke="#ffe49a" stroke-width="1.600" fill="none" stroke-linecap="round"/><path d="M6 2q5-3 10 0" stroke="#b8260f" stroke-width="2" fill="none" stroke-linecap="round"/>${leaf(-10, 3, 20, 0.9)}${leaf(24, 1, 120, 0.8)}${leaf(0, 0, 200, 0.7)}`;

// ---------------------------------------------------------------- the two phones
const phone = (x, y, w, h, inside) => `<div class="at" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;border-radius:30px;background:#0a1514;box-shadow:0 1px 2px #0a162055,0 8px 18px #0a162050,inset 0 0 0 1.500px #566"></div><div class="at" style="left:${x + 9}px;top:${y + 9}px;width:${w - 18}px;height:${h - 18}px;border-radius:22px;overflow:hidden"><svg width="${w - 18}" height="${h - 18}" style="overflow:hidden">${inside}</svg></div>`;
const [PW, PH] = [236, 450];
const weave = `${times(16, (i) => `<path d="M${8 + i * 15} 0V310" stroke="#0f5a58" stroke-width="${i % 4 ? 1 : 4}"/>`)}${times(21, (i) => `<path d="M0 ${6 + i * 15}H${PW}" stroke="#0f5a58" stroke-width="${i % 4 ? 1 : 4}"/>`)}`;
const fieldOf = (y, words) => `<rect x="16" y="${y}" width="204" height="36" rx="9" fill="#fff" stroke="${C.teal}" stroke-width="2"/>${T(29, y + 24.5, 18, words, '#557573', 'A 500 90%')}`;
const page = `${DEFS}<rect width="${PW}" height="${PH}" fill="${C.cream}"/><clipPath id="cloth"><rect width="${PW}" height="306"/></clipPath><g clip-path="url(#cloth)"><rect width="${PW}" height="306" fill="${C.teal}"/>${weave}<linearGradient id="fade" x2="0" y2="1"><stop offset=".6" stop-color="${C.teal}"/><stop offset="1" stop-color="${C.teal}" stop-opacity="0"/></linearGradient><rect width="${PW}" height="190" fill="url(#fade)"/>
  <path d="M0 299H${PW}" stroke="${C.mango}" stroke-width="3"/><g transform="translate(133 208)scale(1.040)">${thali}</g></g>
  ${T(16, 33, 21, 'डबा Dabba', C.mango, 'B 800')}${T(16, 69, 31, 'Lunch at one.', C.cream, 'B 800')}${T(16, 97, 19, 'घरचं जेवण, रोज एक वाजता', C.mint, 'B 600')}
  <circle cx="43" cy="279" r="35" fill="${C.deep}" opacity=".5" transform="translate(1 4)"/><circle cx="43" cy="279" r="35" fill="${C.mango}"/>${T(42, 284, 30, '₹90', C.ink, 'B 800', 'middle')}${T(43, 302, 17, 'a meal', C.ink, 'B 700', 'middle')}
  ${fieldOf(318, 'Your area')}${fieldOf(360, 'Phone number')}<rect x="16" y="402" width="204" height="40" rx="10" fill="${C.mango}"/>${T(PW / 2, 429.500, 22, 'Try one meal', C.ink, 'B 800', 'middle')}`;
const thanks = `<defs>${STEEL}<filter id="foot" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="4"/></filter></defs><rect width="168" height="372" fill="${C.mint}"/><path d="M0 0H168V176Q84 196 0 176z" fill="#b4e3cb"/><ellipse cx="70" cy="196" rx="62" ry="9" fill="#0b4a4a" opacity=".35" filter="url(#foot)"/><ellipse cx="118" cy="219" rx="48" ry="8" fill="#0b4a4a" opacity=".4" filter="url(#foot)"/>
  <g transform="translate(68 76)">${dabba}</g><g transform="translate(116 182)scale(.9)">${opened}</g><circle cx="134" cy="44" r="24" fill="${C.leaf}"/><path d="M122 44l9 10 16-19" fill="none" stroke="#fff" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round"/>
  ${T(84, 266, 27, 'धन्यवाद!', C.teal, 'B 800', 'middle')}${T(84, 292, 21, 'Thank you!', C.teal, 'B 700', 'middle')}${T(84, 326, 19, 'We call you', C.ink, 'A 550 90%', 'middle')}${T(84, 348, 19, 'within one hour.', C.ink, 'A 550 90%', 'middle')}`;

// ---------------------------------------------------------------- how fast, and how many
const [SEEN, LIMIT, SCALE] = [2.1, 2.5, 4];
if (SEEN > LIMIT) throw new Error('slower than the limit');
const [GX, GY, GR] = [82, 96, 56];
const onDial = (seconds, r) => { const a = Math.PI * (1 - seconds / SCALE); return [n(GX + r * Math.cos(a)), n(GY - r * Math.sin(a))]; };
const arc = (from, to, c, w) => `<path d="M${onDial(from, GR).join(' ')}A${GR} ${GR} 0 0 1 ${onDial(to, GR).join(' ')}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
const gauge = sheet(464, 10, 164, 222, `<rect width="164" height="222" fill="${C.teal}"/>${arc(0, SCALE, '#1d6e6b', 16)}${arc(0, SEEN, C.mango, 16)}${[1, 2, 3].map((s) => `<path d="M${onDial(s, GR + 10).join(' ')}L${onDial(s, GR + 15).join(' ')}" stroke="${C.soft}" stroke-width="2"/>`).join('')}
  <path d="M${onDial(LIMIT, GR - 13).join(' ')}L${onDial(LIMIT, GR + 14).join(' ')}" stroke="#fff" stroke-width="3"/>${T(onDial(LIMIT, GR + 18)[0], onDial(LIMIT, GR + 18)[1], 18, LIMIT, '#fff', 'A 700 86%')}${T(GX - GR, GY + 19, 17, '0', C.soft, 'A 600 86%', 'middle')}${T(GX + GR, GY + 19, 17, `${SCALE}`, C.soft, 'A 600 86%', 'middle')}
  ${T(GX, GY + 8, 38, `${SEEN} s`, C.cream, 'B 800', 'middle')}${T(82, 149, 20, 'meal in sight', C.cream, 'A 650 88%', 'middle')}${T(82, 173, 18, 'limit 2.5 s', C.mango, 'A 650 88%', 'middle')}${T(82, 199, 18, 'on a slow phone', C.soft, 'A 550 88%', 'middle')}`);
const STEPS = [['see the page', 400], ['begin the form', 96], ['send it', 42]];
const share = STEPS[2][1] / STEPS[0][1];
if (share !== 0.105 || STEPS.some(([, v], i) => i && v > STEPS[i - 1][1])) throw new Error('the steps do not narrow as told');
const counted = sheet(464, 246, 164, 224, `<rect width="164" height="224" fill="${C.mango}"/>${STEPS.map(([words, v], i) => { const y = 14 + i * 52; return `${T(14, y + 19, 25, v, C.ink, 'B 800')}${T(i ? 50 : 66, y + 18, 18, words, C.ink, 'A 600 86%')}<rect x="14" y="${y + 27}" width="136" height="12" fill="#e39a00"/><rect x="14" y="${y + 27}" width="${n((136 * v) / STEPS[0][1])}" height="12" fill="${C.teal}"/>`; }).join('')}${T(14, 191, 19, `${n(share * 100)}% ask for a meal`, C.ink, 'A 700 82%')}${T(14, 211, 18, 'sample data', C.ink, 'A 550 86%')}`);
export const landing = phone(8, 6, 254, 468, page) + phone(270, 42, 186, 390, thanks) + gauge + counted;
