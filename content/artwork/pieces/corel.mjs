// CorelDRAW: a flex banner with its proof, a vinyl sticker in three layers, a lost logo redrawn, a tailor's stationery,
// a name plate for the laser, a wedding card in ink, foil and die.
import { redrawn } from './corel/logo.mjs';
import { T, make, n, sheet, svg, times } from './studio.mjs';

// ---------------------------------------------------------------- flex banner, 10 x 4 feet: it tests the eyes of those who pass
const NAZAR = { yellow: '#ffe11a', black: '#16130d', cyan: '#00a7c4', white: '#fffef4' };
const LETTERS = [['दि', 14, 182, 0], ['स', 152, 140, 0.7], ['तं', 262, 108, 1.6], ['य', 340, 84, 2.4]];
const lens = (x, word, size) => `<circle cx="${x}" cy="120" r="45" fill="${NAZAR.white}"/><clipPath id="l${word === '?' ? 2 : 1}"><circle cx="${x}" cy="120" r="45"/></clipPath>${T(x, 120 + size * 0.3, size, word, NAZAR.black, 'M 800', 'middle')}<circle cx="${x}" cy="120" r="45" fill="none" stroke="${NAZAR.black}" stroke-width="9"/>`;
/** The artwork in 610 x 244 units: 2 units a centimetre. */
const flex = (id) => `<rect width="610" height="244" fill="${NAZAR.yellow}"/>${LETTERS.map(([l, x, size, soft], i) => `<filter id="${id}${i}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter><g filter="url(#${id}${i})">${T(x, 164, size, l, NAZAR.black, 'M 800')}</g>`).join('')}
  <path d="M406 96l-10-6M590 96l10-6" stroke="${NAZAR.black}" stroke-width="9"/>${lens(448, 'का', 62)}${lens(548, '?', 74)}<path d="M491 108q7-8 14 0" stroke="${NAZAR.black}" stroke-width="9" fill="none"/>
  <rect y="190" width="610" height="54" fill="${NAZAR.black}"/>${T(22, 230, 42, 'नजर', NAZAR.yellow, 'M 800')}${T(112, 230, 42, 'Nazar', NAZAR.yellow, 'G 800 85%')}${T(588, 227, 25, 'Glasses in one hour', NAZAR.white, 'G 600 82%', 'end')}`;
const eyelets = (w, h, r, c) => [...Array(11).keys()].map((i) => [12 + (i * (w - 24)) / 10, [9, h - 9]]).flatMap(([x, ys]) => ys.map((y) => `<circle cx="${n(x)}" cy="${y}" r="${r}" fill="#d8d8d2" stroke="#77776d" stroke-width="2"/><circle cx="${n(x)}" cy="${y}" r="${r * 0.42}" fill="#3a3a34"/>`)).join('');
const hung = svg(8, 8, 624, 262, `<filter id="fs" x="-5%" width="110%" height="130%"><feDropShadow dx="0" dy="5" stdDeviation="5" flood-color="#0a1620" flood-opacity=".38"/></filter><g filter="url(#fs)"><path d="M0 2Q312 8 624 2V258Q312 264 0 258z" fill="#f3d400"/></g><g transform="translate(16 18)scale(.97 .93)">${flex('f')}</g>${eyelets(624, 262, 5, '')}<path d="M0 2Q312 8 624 2V258Q312 264 0 258z" fill="url(#shine)"/><linearGradient id="shine" x2="1" y2=".3"><stop offset=".1" stop-color="#fff" stop-opacity="0"/><stop offset=".24" stop-color="#fff" stop-opacity=".22"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient>`);
// The shop front at 1:25: one foot is 22 units. Its frames lie on three shelves behind glass.
const specs = (x, y, c, round) => `<g transform="translate(${x} ${y})" fill="#dff1f2" stroke="${c}" stroke-width="1.800">${round ? '<circle cx="-6.500" r="5.200"/><circle cx="6.500" r="5.200"/>' : '<rect x="-12" y="-4" width="10.500" height="8.500" rx="3"/><rect x="1.500" y="-4" width="10.500" height="8.500" rx="3"/>'}<path d="M-1.600-1q1.600-1.800 3.200 0M${round ? '-11.600-1.200l-2.400-1.600M11.600-1.200l2.400-1.600' : '-12-2l-2-.8M12-2l2-.8'}" fill="none" stroke-linecap="round"/></g>`;
const shop = sheet(8, 286, 316, 186, `<linearGradient id="pane" x2="1" y2="1"><stop stop-color="#9fd0d6"/><stop offset=".55" stop-color="#c9e6e7"/><stop offset="1" stop-color="#8fc2c9"/></linearGradient>
  <rect width="316" height="186" fill="#e9dcc8"/><rect width="26" height="186" fill="#c9714f"/><rect x="290" width="26" height="186" fill="#6d8b7b"/><path d="M0 60H26M0 66H26M290 60h26M290 66h26" stroke="#0a1620" stroke-opacity=".16" stroke-width="2"/><rect x="26" width="5" height="186" fill="#0a1620" opacity=".1"/>
  <rect x="44" y="14" width="228" height="90" fill="#0a1620" opacity=".2"/><g transform="translate(44 8)scale(.3738)">${flex('g')}</g>
  <rect x="44" y="114" width="154" height="58" fill="#16130d"/><rect x="48" y="118" width="146" height="46" fill="url(#pane)"/>
  ${[0, 1].map((j) => `<path d="M48 ${139 + j * 22}h146" stroke="#16130d" stroke-width="1.600"/>${[0, 1, 2, 3].map((i) => specs(67 + i * 36, 130.500 + j * 22, [['#16130d', '#a8321f', '#16130d', '#1d4f73'], ['#7a4a1c', '#16130d', '#1d4f73', '#16130d']][j][i], (i + j) % 2 === 0)).join('')}`).join('')}
  <path d="M48 164L80 118h18L66 164zM74 164l32-46h6L80 164z" fill="#fff" opacity=".26"/>
  <rect x="206" y="114" width="70" height="64" fill="#16130d"/><rect x="211" y="119" width="60" height="59" fill="#2f4446"/><rect x="216" y="124" width="50" height="54" fill="url(#pane)"/><rect x="229" y="127" width="24" height="33" fill="#fffef4"/>${[['E', 11, 137], ['F P', 7, 145], ['T O Z', 5, 151.500], ['L P E D', 3.600, 157]].map(([w, size, y]) => T(241, y, size, w, NAZAR.black, 'G 800 85%', 'middle')).join('')}<path d="M220 145v18" stroke="#ffe11a" stroke-width="3" stroke-linecap="round"/>
  <path d="M0 178H316V186H0z" fill="#8c8478"/><path d="M0 178H316" stroke="#5f584e" stroke-width="1.400"/><path d="M200 172h82v6h-82z" fill="#b5ab9b"/><path d="M26 172H200v6H26zM282 172h8v6h-8z" fill="#c4b59d"/>`);
/** A signature: one line through its points, broad where the pen comes down, fine where it goes up. */
const PEN = [[[4, 17], [8, 9], [14, 12], [18, 28], [20, 36], [23, 25], [31, 2], [38, -5], [41, 0], [35, 14], [29, 25], [31, 31], [38, 26], [45, 20], [48, 21], [44, 20], [39, 26], [41, 31], [47, 27], [51, 21], [50, 28], [52, 31], [57, 25], [60, 22], [60, 29], [64, 30], [69, 23], [74, 23], [69, 22], [66, 28], [69, 31], [76, 27], [86, 10], [90, -3], [87, -6], [82, 10], [79, 27], [82, 31], [89, 27], [94, 22], [91, 20], [88, 26], [91, 31], [102, 28], [120, 20], [138, 17]], [[26, 41], [60, 36.500], [104, 34], [146, 33], [128, 37], [116, 41]]];
const signature = PEN.map((points) => { const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))]; const line = []; for (let i = 0; i < points.length - 1; i++) for (let k = 0; k < 10; k++) { const t = k / 10; const q = [0, 1].map((d) => { const [a, b, c, e] = [at(i - 1)[d], at(i)[d], at(i + 1)[d], at(i + 2)[d]]; return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t ** 3); }); line.push(q); } return line.slice(1).map(([x, y], i) => { const [u, v] = line[i]; const down = (y - v) / (Math.hypot(x - u, y - v) || 1); const ends = Math.min(1, (i + 4) / 12, (line.length - i + 2) / 16); return `<path d="M${n(u)} ${n(v)}L${n(x)} ${n(y)}" stroke-width="${n((1.250 + 0.75 * down) * ends + 0.35)}"/>`; }).join(''); }).join('');
const proof = sheet(336, 286, 296, 186, `<rect width="296" height="186" fill="#fff"/>${T(14, 26, 19, 'Proof at A4', NAZAR.black, 'G 800 85%')}${T(282, 26, 17, '1:12', NAZAR.black, 'G 600 85%', 'end')}<g transform="translate(14 48)scale(.295)">${flex('h')}</g><rect x="14" y="48" width="180" height="72" fill="none" stroke="${NAZAR.cyan}" stroke-width="1.5" stroke-dasharray="4 3"/>
  <g stroke="${NAZAR.black}" stroke-width="1"><path d="M14 126v8M194 126v8M14 130H74M134 130h60M200 48h8M200 120h8M204 48v24M204 96v24"/></g>${T(104, 136, 17, '10 ft', NAZAR.black, 'G 600 85%', 'middle')}${T(199, 90, 17, '4 ft', NAZAR.black, 'G 600 85%')}
  ${[['Fold', '2 in'], ['Eyelet', '1 ft']].map(([a, b], i) => T(242, 62 + i * 44, 16, a, '#55524a', 'G 500 82%') + T(242, 81 + i * 44, 17, b, NAZAR.black, 'G 700 82%')).join('')}
  ${T(14, 170, 17, 'Approved', NAZAR.black, 'G 600 85%')}<path d="M92 171h190" stroke="${NAZAR.black}" stroke-width="1"/><g transform="translate(106 144)rotate(-3)scale(.86)" fill="none" stroke="#1a3f9c" stroke-linecap="round">${signature}</g>`);
const banner = hung + shop + proof;

// ---------------------------------------------------------------- vinyl sticker: an owl in three foils
const OWL = { violet: '#5a35d6', mint: '#7ff0c8', ink: '#170c33', cut: '#ff2fa0' };
const BODY = 'M40 36C52 54 76 58 110 58S168 54 180 36C200 70 206 104 204 138C202 204 166 244 110 244S18 204 16 138C14 104 20 70 40 36Z';
// The glints are windows in the ink, with mint behind them: three foils are enough.
const layer = {
  violet: `<path d="${BODY}" fill="${OWL.violet}"/>`,
  mint: `<g fill="${OWL.mint}"><path fill-rule="evenodd" d="M70 72a42 42 0 1 0 .1 0zM70 92a22 22 0 1 1-.1 0z"/><path fill-rule="evenodd" d="M150 72a42 42 0 1 0 .1 0zM150 92a22 22 0 1 1-.1 0z"/><circle cx="77" cy="107" r="7.5"/><circle cx="157" cy="107" r="7.5"/><path d="M72 176H148L140 216Q138 226 126 226H94Q82 226 80 216z"/><path d="M148 184q22-4 20 14t-24 14l1-8q14 2 15-8t-13-6z"/></g>`,
  ink: `<g fill="${OWL.ink}">${[70, 150].map((x) => `<path fill-rule="evenodd" d="M${x} 96a18 18 0 1 0 .1 0zM${x + 7} 101a6 6 0 1 1-.1 0z"/>`).join('')}<path d="M110 126L124 146L110 166L96 146Z"/><path d="M30 150q14 20 6 50q-16-22-6-50zM190 150q-14 20-6 50q16-22 6-50z"/></g>`,
};
const wordmark = T(110, 216, 33, 'चहा', OWL.ink, 'M 800', 'middle');
const owl = `<path d="${BODY}" fill="none" stroke="#fff" stroke-width="22" stroke-linejoin="round"/>${layer.violet}${layer.mint}${layer.ink}${wordmark}`;
const backing = (x, y, w, h, inside) => sheet(x, y, w, h, `<rect width="${w}" height="${h}" fill="#f3f7f6"/>${times(Math.ceil(w / 20), (i) => `<path d="M${i * 20} 0V${h}" stroke="#d5e0de" stroke-width="1"/>`)}${times(Math.ceil(h / 20), (i) => `<path d="M0 ${i * 20}H${w}" stroke="#d5e0de" stroke-width="1"/>`)}${inside}`);
const register = `<g stroke="${OWL.ink}" stroke-width="1.6" fill="none"><path d="M2 14h16M10 6v16M202 14h16M210 6v16"/><circle cx="10" cy="14" r="5"/><circle cx="210" cy="14" r="5"/></g>`;
const weed = `<rect x="-4" y="0" width="228" height="262" rx="4" fill="none" stroke="${OWL.cut}" stroke-width="2.4" stroke-dasharray="7 5"/>`;
const foil = (y, name, words, more = '') => backing(452, y, 176, 148, `<g transform="translate(64 12)scale(.475)">${weed}${register}${layer[name]}${more}</g>${T(12, 30, 19, words, OWL.ink, 'G 800 80%')}<circle cx="24" cy="54" r="12" fill="${OWL[name]}"/>`);

const sticker =
  backing(12, 12, 428, 456, `<g transform="translate(40 20)scale(1.6)"><filter id="ow" x="-20%" width="140%" height="130%"><feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="#0a1620" flood-opacity=".3"/></filter><g filter="url(#ow)">${owl}</g><path d="${BODY}" fill="none" stroke="none"/></g>
  <g transform="translate(40 20)scale(1.6)"><mask id="rim" maskUnits="userSpaceOnUse" x="-20" y="0" width="260" height="290"><rect x="-20" width="260" height="290" fill="#fff"/><path d="${BODY}" fill="#000" stroke="#000" stroke-width="22" stroke-linejoin="round"/></mask><path d="${BODY}" fill="none" stroke="${OWL.cut}" stroke-width="24.5" stroke-linejoin="round" mask="url(#rim)"/></g>
  ${T(16, 440, 19, 'Cut line', OWL.cut, 'G 800 80%')}${T(412, 440, 19, '90 mm', OWL.ink, 'G 600 80%', 'end')}`) +
  foil(12, 'violet', '1') + foil(166, 'mint', '2') + foil(320, 'ink', '3', wordmark);

// ---------------------------------------------------------------- a tailor's stationery: the thread that heads the name perforates the bill
const TAKA = { cocoa: '#3a1a12', chalk: '#bcd8f5', thread: '#ff8a1f', paper: '#fffdf8', copy: '#ffd9e4', pencil: '#5b6470', number: '#c2264b' };
/** The name in Mukta 800: its head line lies 0.59 em above the base, 0.104 em thick; the stitches run on it. */
const taka = (x, y, size, colour, thread = TAKA.thread) => `${T(x, y, size, 'टाका', colour, 'M 800')}<path d="M${n(x - size * 0.2)} ${n(y - size * 0.59)}H${n(x + size * 1.82)}" stroke="${thread}" stroke-width="${n(size * 0.062)}" stroke-dasharray="${n(size * 0.15)} ${n(size * 0.11)}" stroke-linecap="round"/>`;
const BILL = [['Shirt, two', 2, 900], ['Trousers', 1, 650]];
const billTotal = BILL.reduce((sum, [, pieces, rate]) => sum + pieces * rate, 0);
if (billTotal !== 2450) throw new Error('the bill adds up');
const letterhead = sheet(12, 10, 290, 410, `<rect width="290" height="410" fill="${TAKA.paper}"/>${taka(40, 80, 64, TAKA.cocoa)}${T(41, 108, 18, 'Taka, tailors', TAKA.cocoa, 'G 600 84%')}
  <path d="M15 0V410" stroke="${TAKA.thread}" stroke-width="3.4" stroke-dasharray="9 7" stroke-linecap="round"/>
  ${T(40, 390, 17, 'Mill lane, Pune', TAKA.cocoa, 'G 500 80%')}<g transform="translate(42 152)rotate(-3)">${T(0, 0, 24, 'Dear Mrs Kale,', TAKA.pencil, 'H')}${T(0, 34, 24, 'ready on Friday.', TAKA.pencil, 'H')}<path d="M2 44q60 7 150-2" stroke="${TAKA.pencil}" stroke-width="1.6" fill="none"/></g>`);
const line = (y, cells) => `<path d="M112 ${y + 9}H392" stroke="${TAKA.cocoa}" stroke-width="1.1"/>${cells}`;
const leaf = `<rect width="406" height="248" fill="${TAKA.paper}"/><rect width="26" height="248" fill="${TAKA.cocoa}"/><g fill="#b9a9a2"><rect x="8" y="40" width="10" height="3"/><rect x="8" y="205" width="10" height="3"/></g>
  ${T(38, 56, 22, '0418', TAKA.number, 'G 700 82%')}${T(34, 92, 17, 'Shirt 2', TAKA.pencil, 'H')}${T(34, 118, 17, 'Trs. 1', TAKA.pencil, 'H')}${T(34, 226, 18, '2,450', TAKA.pencil, 'H')}
  <path d="M103 5V248" stroke="${TAKA.cocoa}" stroke-width="3.2" stroke-dasharray="7 5.200"/>
  ${taka(124, 56, 44, TAKA.cocoa)}${T(284, 42, 17, 'No.', TAKA.cocoa, 'G 600 84%')}${T(392, 43, 27, '0418', TAKA.number, 'G 700 82%', 'end')}<rect x="318" y="17" width="80" height="34" fill="none" stroke="${TAKA.number}" stroke-width="1" stroke-dasharray="3 3"/>
  <path d="M112 76H392V240H112z" fill="none" stroke="${TAKA.cocoa}" stroke-width="1.6"/><rect x="112" y="76" width="280" height="27" fill="${TAKA.cocoa}"/>${T(122, 95, 17, 'Work', TAKA.chalk, 'G 600 84%')}${T(382, 95, 17, '₹', TAKA.chalk, 'G 600 84%', 'end')}<path d="M306 76V240" stroke="${TAKA.cocoa}" stroke-width="1.1"/>
  ${BILL.map(([what, pieces, rate], i) => line(124 + i * 35, T(122, 126 + i * 35, 21, what, TAKA.pencil, 'H') + T(382, 126 + i * 35, 21, (pieces * rate).toLocaleString('en-IN'), TAKA.pencil, 'H', 'end'))).join('')}<path d="M112 204H392" stroke="${TAKA.cocoa}" stroke-width="1.6"/>${T(122, 229, 18, 'Total एकूण', TAKA.cocoa, 'A 700 88%')}${T(382, 230, 23, billTotal.toLocaleString('en-IN'), TAKA.pencil, 'H', 'end')}`;
const book = `<div class="at" style="left:212px;top:208px;width:406px;height:248px;transform:rotate(-3deg)">${sheet(5, 9, 406, 248, `<rect width="406" height="248" fill="${TAKA.copy}"/>`)}${sheet(3, 5, 406, 248, `<rect width="406" height="248" fill="#f4efe6"/>`)}${sheet(0, 0, 406, 248, leaf)}</div>`;
const visiting = `<div class="at" style="left:376px;top:10px;width:250px;height:160px">${sheet(28, 10, 216, 130, `<rect width="216" height="130" fill="${TAKA.chalk}"/>${T(204, 32, 21, 'Vasudha Pawar', TAKA.cocoa, 'G 700 84%', 'end')}${T(204, 118, 17, 'Specimen', TAKA.cocoa, 'G 500 82%', 'end')}`, [216, 130], 'transform:rotate(5deg)')}${sheet(-62, 50, 216, 130, `<rect width="216" height="130" fill="${TAKA.cocoa}"/>${taka(46, 92, 74, TAKA.chalk)}<path d="M186 48q20 2 30-6" stroke="${TAKA.thread}" stroke-width="3" fill="none"/>`, [216, 130], 'transform:rotate(-5deg)')}</div>`;
const needle = svg(0, 0, 640, 480, `<g fill="none"><path d="M516 92C560 80 600 96 612 140S560 196 520 178" stroke="#0a1620" stroke-opacity=".18" stroke-width="3.4" transform="translate(2 4)"/><path d="M514 90C560 78 604 94 612 138S566 204 528 184" stroke="${TAKA.thread}" stroke-width="3.2" stroke-linecap="round"/></g><g transform="translate(528 184)rotate(18)"><path d="M4 4L-84 3 3 9z" fill="#0a1620" opacity=".25"/><path d="M6 0Q4-4.500-2-4L-92 0-2 4Q4 4.500 6 0z" fill="#8d97a3"/><path d="M2-1L-80 0 2 .6z" fill="#f4f7fa"/><rect x="-9" y="-1.200" width="11" height="2.400" rx="1.200" fill="${TAKA.cocoa}"/></g>`);
const shopSet = letterhead + book + visiting + needle;

// ---------------------------------------------------------------- name plate: one closed curve, half drawing, half wood
const PLATE = { cut: '#ff2d55', mark: '#1557d6', wood: '#e6bd86', burnt: '#3a1a08', bed: '#1d2528', paper: '#fbfcfd' };
const LEAVES = 9;
const leafAt = (i) => 44 + i * 61.4;
/** Clockwise from the upper left: body with round corners, then mango leaves and marigolds from the lower edge. */
const plateEdge = `M44 118Q44 90 72 90H568Q596 90 596 118V318H${n(leafAt(LEAVES - 1) + 49.4)}${[...Array(LEAVES).keys()].reverse().map((i) => { const x = leafAt(i); return `${i === LEAVES - 1 ? '' : `A12 12 0 0 0 ${n(x + 49.4)} 318`}C${n(x + 66)} 346 ${n(x + 46)} 378 ${n(x + 30.7)} 400C${n(x + 15.4)} 378 ${n(x - 4.6)} 346 ${n(x + 12)} 318`; }).join('')}H44Z`;
const plateNodes = [[44, 118], [72, 90], [568, 90], [596, 118], [596, 318], ...[...Array(LEAVES).keys()].reverse().flatMap((i) => { const x = leafAt(i); return [[x + 49.4, 318], [x + 30.7, 400], [x + 12, 318]]; }), [44, 318]];
if (plateNodes.length !== 6 + LEAVES * 3 || !plateEdge.endsWith('Z')) throw new Error('one closed curve, every node counted');
const veins = [...Array(LEAVES).keys()].map((i) => `M${n(leafAt(i) + 30.7)} 334V384`).join('');
const plateWords = (fill, more = '') => `<g ${more}>${T(320, 238, 150, 'सावली', fill, 'Y', 'middle')}${T(320, 292, 42, 'Savli · 12', fill, 'Y', 'middle')}</g>`;
const holes = `<circle cx="74" cy="120" r="8"/><circle cx="566" cy="120" r="8"/>`;
const hexes = (() => { let d = ''; for (let y = 0; y < 16; y++) for (let x = 0; x < 14; x++) { const [cx, cy] = [330 + x * 26 + (y % 2) * 13, 14 + y * 30 * 0.75 * 1.32]; d += `M${n(cx)} ${n(cy - 14)}l12 7v14l-12 7-12-7v-14z`; } return d; })();
const HALF = 326;
const namePlate = sheet(10, 10, 620, 460, `<defs><clipPath id="left"><rect width="${HALF}" height="480"/></clipPath><clipPath id="right"><rect x="${HALF}" width="320" height="480"/></clipPath><clipPath id="pl"><path d="${plateEdge}"/></clipPath>
  <filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves="4" seed="12"/><feColorMatrix values="0 0 0 0 .38 0 0 0 0 .19 0 0 0 0 .06 0 1.500 0 0 -.66"/><feComposite in2="SourceGraphic" operator="in" result="g"/><feTurbulence type="fractalNoise" baseFrequency=".02 .9" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .14 0 0 0 0 .04 0 .8 0 0 -.32"/><feComposite in2="SourceGraphic" operator="in" result="p"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="g"/><feMergeNode in="p"/></feMerge></filter>
  <filter id="carve" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="1.600" result="b"/><feOffset in="b" dx="1.800" dy="2.600" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="i"/><feColorMatrix in="i" values="0 0 0 0 .09 0 0 0 0 .03 0 0 0 0 0 0 0 0 .95 0" result="dark"/><feGaussianBlur in="SourceAlpha" stdDeviation="2.400" result="h"/><feColorMatrix in="h" values="0 0 0 0 .28 0 0 0 0 .12 0 0 0 0 .02 0 0 0 .5 0" result="scorch"/><feOffset in="SourceAlpha" dx="1" dy="1.400" result="lo"/><feColorMatrix in="lo" values="0 0 0 0 1 0 0 0 0 .87 0 0 0 0 .66 0 0 0 .6 0" result="lit"/><feMerge><feMergeNode in="scorch"/><feMergeNode in="lit"/><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/></feMerge></filter>
  <radialGradient id="spark"><stop stop-color="#fff"/><stop offset=".18" stop-color="#fff3c4"/><stop offset=".4" stop-color="#ffb347" stop-opacity=".8"/><stop offset="1" stop-color="#ff7a1a" stop-opacity="0"/></radialGradient></defs>
  <g transform="translate(-10 -10)"><g clip-path="url(#left)"><rect width="640" height="480" fill="${PLATE.paper}"/>${times(17, (i) => `<path d="M${i * 20 + 4} 0V480M0 ${i * 20 + 10}H340M0 ${i * 20 + 350}H340" stroke="#dde5ec" stroke-width="1"/>`)}
    <g fill="none" stroke="${PLATE.mark}" stroke-width="4.600" stroke-linejoin="round">${T(320, 238, 150, 'सावली', 'none', 'Y', 'middle', 'stroke-linejoin="round"')}${T(320, 292, 42, 'Savli · 12', 'none', 'Y', 'middle')}</g>${plateWords('#e3ecfb')}<path d="${veins}" stroke="${PLATE.mark}" stroke-width="2.200"/>
    <g fill="none" stroke="${PLATE.cut}" stroke-width="2.600"><path d="${plateEdge}"/>${holes}</g>${plateNodes.map(([x, y]) => `<rect x="${n(x - 4)}" y="${n(y - 4)}" width="8" height="8" fill="#fff" stroke="${PLATE.cut}" stroke-width="1.700"/>`).join('')}
    <path d="M24 44h34" stroke="${PLATE.cut}" stroke-width="3.200"/>${T(66, 50, 19, 'cut, closed', '#232b33', 'A 600 86%')}<path d="M176 44h34" stroke="${PLATE.mark}" stroke-width="3.200"/>${T(218, 50, 19, 'engrave', '#232b33', 'A 600 86%')}
    <path d="M44 424V446M44 435H${HALF}" stroke="#56616c" stroke-width="1.400"/><path d="M44 435l12-4.500v9z" fill="#56616c"/><rect x="150" y="422" width="140" height="26" fill="${PLATE.paper}"/>${T(220, 442, 20, '300 mm wide', '#232b33', 'A 600 86%', 'middle')}</g>
  <g clip-path="url(#right)"><rect width="640" height="480" fill="${PLATE.bed}"/><path d="${hexes}" fill="#0e1416" stroke="#333f43" stroke-width="2.400"/><path d="${plateEdge}" transform="translate(5 9)" fill="#000" opacity=".55"/><g transform="translate(1.500 4)"><path d="${plateEdge}" fill="#3a1a08"/></g><g filter="url(#grain)"><path d="${plateEdge}" fill="${PLATE.wood}"/></g><g clip-path="url(#pl)"><path d="${plateEdge}" fill="none" stroke="${PLATE.burnt}" stroke-width="7" opacity=".55"/><path d="M326 92H568Q594 92 594 118" fill="none" stroke="#ffe2b5" stroke-width="2" opacity=".6"/></g>
    <g filter="url(#carve)">${plateWords(PLATE.burnt)}<path d="${veins}" stroke="${PLATE.burnt}" stroke-width="3.400"/></g><circle cx="566" cy="120" r="8" fill="#0a0f11"/><path d="M558 120a8 8 0 0 1 16 0" fill="none" stroke="#3a1a08" stroke-width="2.400"/></g>
  <path d="M${HALF} 10V470" stroke="#fff" stroke-width="2.400"/>
  <circle cx="${HALF}" cy="90" r="62" fill="url(#spark)"/>${[[-24, -14], [26, -22], [34, 8], [-30, 12], [16, 30], [-12, 28], [44, -8]].map(([x, y]) => `<path d="M${HALF + x * 0.5} ${90 + y * 0.5}L${HALF + x} ${90 + y}" stroke="#ffcf6b" stroke-width="1.600" stroke-linecap="round"/>`).join('')}
  <path d="M${HALF - 30} 0h60v34l-8 10h-10l-6 22h-12l-6-22h-10l-8-10z" fill="#aeb9c1"/><path d="M${HALF - 30} 0h18v44l-10 0-8-10z" fill="#dfe6ea"/><path d="M${HALF - 30} 18h60" stroke="${PLATE.cut}" stroke-width="5"/><path d="M${HALF} 66V90" stroke="#fff6d8" stroke-width="2.600"/></g>`);

// ---------------------------------------------------------------- wedding card: ink, foil and die, and the die's light on the page within
const SHUBH = { rose: '#b3124f', deep: '#7d0a38', cream: '#fff4e0', die: '#00a0d2' };
const ARCH = 'M28 322V178C28 118 76 94 106 78Q138 60 150 30Q162 60 194 78C224 94 272 118 272 178V322Z';
/** Four petals round a point, set diagonally; the points themselves are turned, so one gold runs over all of them. */
const petals = (x, y, r) => times(4, (i) => { const a = ((i * 90 + 45) * Math.PI) / 180; const at = (u, v) => `${n(x + (u * Math.cos(a) - v * Math.sin(a)) * r)} ${n(y + (u * Math.sin(a) + v * Math.cos(a)) * r)}`; return `<path d="M${at(0, -0.16)}C${at(-0.5, -0.42)} ${at(-0.36, -0.86)} ${at(0, -1)}C${at(0.36, -0.86)} ${at(0.5, -0.42)} ${at(0, -0.16)}Z"/>`; });
const inArch = (x, y, room) => Math.abs(x - 150) < (y > 178 ? 122 : 44 + (Math.max(0, y - 78) / 100) ** 0.7 * 78) - room && y < 322 - room && y > 72;
const inLock = (x, y, room) => Math.hypot(x - 150, y - 214) < 63 + room;
/** The cuts of the die, on a grid: four petals a knot and a round hole between knots. */
const [STEP, CUT] = [30, 12.5];
if ((STEP / 2) * 1.25 * Math.SQRT2 - 2 * CUT < 1.5) throw new Error('paper stays between the tips of petals');
const grid = (odd) => { const found = []; for (let row = -8; row <= 8; row++) for (let col = -10; col <= 10; col++) if ((row + col) % 2 === 0 ? !odd : odd) found.push([150 + col * (STEP / 2) * 1.25, 214 + row * (STEP / 2) * 1.25]); return found; };
const KNOTS = grid(false).filter(([x, y]) => inArch(x, y, 17) && !inLock(x, y, 11.9));
const HOLES = grid(true).filter(([x, y]) => inArch(x, y, 12) && !inLock(x, y, 6));
if (KNOTS.length < 30) throw new Error('a lattice fills the arch');
const jali = KNOTS.map(([x, y]) => petals(x, y, CUT)).join('') + HOLES.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="2.700"/>`).join('');
const goldFoil = `<linearGradient id="foil" x1="0" y1="0" x2="300" y2="440" gradientUnits="userSpaceOnUse">${[[0, '#b9831f'], [0.12, '#f6d77c'], [0.22, '#fffbe0'], [0.3, '#e3b552'], [0.46, '#cf9c3c'], [0.58, '#f2cb66'], [0.66, '#fff6cf'], [0.78, '#c48a26'], [1, '#f5d887']].map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`;
const bead = (r, count, cx = 150, cy = 214) => times(count, (i) => `<circle cx="${n(cx + r * Math.cos((i * 2 * Math.PI) / count))}" cy="${n(cy + r * Math.sin((i * 2 * Math.PI) / count))}" r="2.400"/>`);
const foilArt = (c) => `<g fill="${c}">${T(150, 210, 44, 'शुभ', c, 'Y', 'middle')}${T(150, 247, 33, 'विवाह', c, 'Y', 'middle')}${bead(60, 40)}${T(150, 364, 35, 'Mira & Kabir', c, 'R', 'middle')}${T(150, 402, 28, 'मीरा आणि कबीर', c, 'Y', 'middle')}</g><g fill="none" stroke="${c}"><path d="${ARCH}" stroke-width="4"/><circle cx="150" cy="214" r="52" stroke-width="1.800"/><rect x="16" y="16" width="268" height="408" stroke-width="2.400"/></g><g fill="${c}">${[[42, 44], [258, 44]].map(([x, y]) => petals(x, y, 20)).join('')}</g>`;
const inkArt = (c, d) => `<rect width="300" height="440" fill="${c}"/><path d="${ARCH}" fill="${d}"/><circle cx="150" cy="214" r="52" fill="${c}"/>`;
const dieArt = (c, w) => `<g fill="none" stroke="${c}" stroke-width="${w}">${jali}<rect x="1" y="1" width="298" height="438"/></g>`;
const cardFront = `<svg class="at" style="left:14px;top:14px;filter:drop-shadow(0 4px 8px #0a162044)" width="308" height="452" viewBox="0 0 300 440"><defs>${goldFoil}<mask id="cutout" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="440"><rect width="300" height="440" fill="#fff"/><g fill="#000">${jali}</g></mask><clipPath id="sheetof"><rect width="300" height="440"/></clipPath><filter id="inner" x="-5%" y="-5%" width="115%" height="115%"><feDropShadow dx="1" dy="1.700" stdDeviation=".7" flood-color="#4a0320" flood-opacity=".62"/></filter></defs>
  <rect x="4" y="4" width="292" height="432" fill="${SHUBH.cream}"/><g clip-path="url(#sheetof)"><g filter="url(#inner)"><g mask="url(#cutout)">${inkArt(SHUBH.rose, SHUBH.deep)}</g></g></g><g transform="translate(0 1.200)" opacity=".5">${foilArt(SHUBH.deep)}</g>${foilArt('url(#foil)')}</svg>`;
/** One plate of three, lying: its left upper corner at 164 y, the width to the right below, the height to the left below. */
const [ISO_X, ISO_Y, THICK] = [0.37, 0.185, 5];
const lying = (y, [edge, side], inside) => {
  const at = (x, down) => `${n(164 + (x - down) * ISO_X)} ${n(y + (x + down) * ISO_Y)}`;
  return `<path d="M${at(0, 440)}v${THICK}L${n(164 - 140 * ISO_X)} ${n(y + 740 * ISO_Y + THICK)}V${n(y + 740 * ISO_Y)}z" fill="${edge}"/><path d="M${at(300, 440)}v${THICK}L${n(164 + 300 * ISO_X)} ${n(y + 300 * ISO_Y + THICK)}v-${THICK}z" fill="${side}"/><g transform="matrix(${ISO_X} ${ISO_Y} -${ISO_X} ${ISO_Y} 164 ${y})">${inside}</g>`;
};
/** The shade that a plate throws on the one below. */
const shade = (y) => `<g transform="matrix(${ISO_X} ${ISO_Y} -${ISO_X} ${ISO_Y} 164 ${y})"><rect width="300" height="440" fill="#0a1620" opacity=".26" filter="url(#under)"/></g>`;
const spot = (y, words, w, colour) => `<rect x="0" y="${y}" width="${w}" height="33" fill="#fffaf0"/><circle cx="17" cy="${y + 16.500}" r="8.500" fill="${colour}"/>${T(32, y + 23.500, 21, words, '#171215', 'A 700 88%')}`;
const PLATES = [4, 156, 308];
const rods = [[0, 440], [300, 0], [300, 440]].map(([x, down]) => `<path d="M${n(164 + (x - down) * ISO_X)} ${n(PLATES[0] + (x + down) * ISO_Y)}V${n(PLATES[2] + (x + down) * ISO_Y)}" stroke="#c08a2c" stroke-width="1.600" stroke-dasharray="2 5" stroke-linecap="round"/>`).join('');
const plates = svg(338, 10, 290, 462, `<defs><filter id="under" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter></defs>${rods}
  ${shade(PLATES[2] + 8)}${lying(PLATES[2], ['#8d0d3d', '#6d082f'], inkArt(SHUBH.rose, SHUBH.deep))}
  ${shade(PLATES[1] + 8)}${lying(PLATES[1], ['#3a0d22', '#250716'], `<rect width="300" height="440" fill="#2c0a1b"/>${foilArt('#f0c766')}`)}
  ${shade(PLATES[0] + 8)}${lying(PLATES[0], ['#e0cfa6', '#c4af82'], `<rect width="300" height="440" fill="#fbeecd"/><g fill="${SHUBH.die}">${jali}</g>${dieArt(SHUBH.die, 1.6)}`)}
  ${spot(PLATES[0] + 4, 'Die', 70, SHUBH.die)}${spot(PLATES[1] + 4, 'Foil', 76, '#c89128')}${spot(PLATES[2] + 4, 'Ink', 70, SHUBH.rose)}`);
const wedding = cardFront + plates;

await make([
  ['corel-flex', banner],
  ['corel-sticker', sticker],
  ['corel-logo', redrawn],
  ['corel-shop', shopSet],
  ['corel-plate', namePlate],
  ['corel-wedding', wedding],
]);
