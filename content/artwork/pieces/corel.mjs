// CorelDRAW: a flex banner with its proof, a vinyl sticker in three layers, a lost logo redrawn.
import { T, make, n, random, sheet, svg, times } from './studio.mjs';

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
// The shop front at 1:25: one foot is 22 units.
const shop = sheet(8, 286, 316, 186, `<rect width="316" height="186" fill="#bfe6ea"/><rect x="26" y="10" width="264" height="176" fill="#eef5ef"/><rect x="26" y="10" width="264" height="6" fill="#8aa9a6"/><g transform="translate(48 22)scale(.3607)">${flex('g')}</g>
  <rect x="48" y="116" width="132" height="70" fill="#57706e"/>${times(8, (i) => `<path d="M48 ${124 + i * 8.6}h132" stroke="#47605e" stroke-width="2"/>`)}<rect x="192" y="116" width="76" height="70" fill="#24393a"/><g fill="none" stroke="${NAZAR.cyan}" stroke-width="3"><circle cx="212" cy="140" r="8"/><circle cx="232" cy="140" r="8"/><circle cx="212" cy="164" r="8"/><circle cx="232" cy="164" r="8"/></g>
  <path d="M0 184h316v2H0z" fill="#57706e"/><g fill="${NAZAR.black}"><circle cx="293" cy="72" r="0"/><circle cx="286" cy="97" r="8"/><path d="M276 110q10-7 20 0l2 34-4 1v41h-6v-36h-4v36h-6v-41l-4-1z"/><circle cx="22" cy="152" r="0"/></g>`);
const proof = sheet(336, 286, 296, 186, `<rect width="296" height="186" fill="#fff"/>${T(14, 26, 19, 'Proof at A4', NAZAR.black, 'G 800 85%')}${T(282, 26, 17, '1:12', NAZAR.black, 'G 600 85%', 'end')}<g transform="translate(14 48)scale(.295)">${flex('h')}</g><rect x="14" y="48" width="180" height="72" fill="none" stroke="${NAZAR.cyan}" stroke-width="1.5" stroke-dasharray="4 3"/>
  <g stroke="${NAZAR.black}" stroke-width="1"><path d="M14 126v8M194 126v8M14 130H74M134 130h60M200 48h8M200 120h8M204 48v24M204 96v24"/></g>${T(104, 136, 17, '10 ft', NAZAR.black, 'G 600 85%', 'middle')}${T(199, 90, 17, '4 ft', NAZAR.black, 'G 600 85%')}
  ${[['Fold', '2 in'], ['Eyelet', '1 ft']].map(([a, b], i) => T(242, 62 + i * 44, 16, a, '#55524a', 'G 500 82%') + T(242, 81 + i * 44, 17, b, NAZAR.black, 'G 700 82%')).join('')}
  ${T(14, 170, 17, 'Approved', NAZAR.black, 'G 600 85%')}<path d="M92 171h190" stroke="${NAZAR.black}" stroke-width="1"/><path d="M104 166q10-26 16-6t14-10q6-10 10 6t18-8 22 4 26-10" fill="none" stroke="#1450b8" stroke-width="2.2" stroke-linecap="round"/>`);
const banner = hung + shop + proof;

// ---------------------------------------------------------------- vinyl sticker: an owl in three foils
const OWL = { violet: '#5a35d6', mint: '#7ff0c8', ink: '#170c33', cut: '#ff2fa0' };
const BODY = 'M40 36C52 54 76 58 110 58S168 54 180 36C200 70 206 104 204 138C202 204 166 244 110 244S18 204 16 138C14 104 20 70 40 36Z';
const layer = {
  violet: `<path d="${BODY}" fill="${OWL.violet}"/>`,
  mint: `<g fill="${OWL.mint}"><path fill-rule="evenodd" d="M70 72a42 42 0 1 0 .1 0zM70 92a22 22 0 1 1-.1 0z"/><path fill-rule="evenodd" d="M150 72a42 42 0 1 0 .1 0zM150 92a22 22 0 1 1-.1 0z"/><path d="M72 176H148L140 216Q138 226 126 226H94Q82 226 80 216z"/><path d="M148 184q22-4 20 14t-24 14l1-8q14 2 15-8t-13-6z"/></g>`,
  ink: `<g fill="${OWL.ink}"><circle cx="70" cy="114" r="18"/><circle cx="150" cy="114" r="18"/><path d="M110 126L124 146L110 166L96 146Z"/><path d="M30 150q14 20 6 50q-16-22-6-50zM190 150q-14 20-6 50q16-22 6-50z"/></g>`,
};
const wordmark = T(110, 216, 33, 'चहा', OWL.ink, 'M 800', 'middle');
const glints = `<circle cx="77" cy="107" r="6" fill="${OWL.mint}"/><circle cx="157" cy="107" r="6" fill="${OWL.mint}"/>`;
const owl = `<path d="${BODY}" fill="none" stroke="#fff" stroke-width="22" stroke-linejoin="round"/>${layer.violet}${layer.mint}${layer.ink}${wordmark}${glints}`;
const backing = (x, y, w, h, inside) => sheet(x, y, w, h, `<rect width="${w}" height="${h}" fill="#f3f7f6"/>${times(Math.ceil(w / 20), (i) => `<path d="M${i * 20} 0V${h}" stroke="#d5e0de" stroke-width="1"/>`)}${times(Math.ceil(h / 20), (i) => `<path d="M0 ${i * 20}H${w}" stroke="#d5e0de" stroke-width="1"/>`)}${inside}`);
const register = `<g stroke="${OWL.ink}" stroke-width="1.6" fill="none"><path d="M2 14h16M10 6v16M202 14h16M210 6v16"/><circle cx="10" cy="14" r="5"/><circle cx="210" cy="14" r="5"/></g>`;
const weed = `<rect x="-4" y="0" width="228" height="262" rx="4" fill="none" stroke="${OWL.cut}" stroke-width="2.4" stroke-dasharray="7 5"/>`;
const foil = (y, name, words, more = '') => backing(452, y, 176, 148, `<g transform="translate(64 12)scale(.475)">${weed}${register}${layer[name]}${more}</g>${T(12, 30, 19, words, OWL.ink, 'G 800 80%')}<circle cx="24" cy="54" r="12" fill="${OWL[name]}"/>`);

const sticker =
  backing(12, 12, 428, 456, `<g transform="translate(40 20)scale(1.6)"><filter id="ow" x="-20%" width="140%" height="130%"><feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="#0a1620" flood-opacity=".3"/></filter><g filter="url(#ow)">${owl}</g><path d="${BODY}" fill="none" stroke="none"/></g>
  <g transform="translate(40 20)scale(1.6)"><mask id="rim" maskUnits="userSpaceOnUse" x="-20" y="0" width="260" height="290"><rect x="-20" width="260" height="290" fill="#fff"/><path d="${BODY}" fill="#000" stroke="#000" stroke-width="22" stroke-linejoin="round"/></mask><path d="${BODY}" fill="none" stroke="${OWL.cut}" stroke-width="24.5" stroke-linejoin="round" mask="url(#rim)"/></g>
  ${T(16, 440, 19, 'Cut line', OWL.cut, 'G 800 80%')}${T(412, 440, 19, '90 mm', OWL.ink, 'G 600 80%', 'end')}`) +
  foil(12, 'violet', '1') + foil(166, 'mint', '2') + foil(320, 'ink', '3', wordmark);

// ---------------------------------------------------------------- a lost logo: from the last bill that had it
const MOR = { blue: '#1a3fc0', green: '#0b9a6d', gold: '#f6b31b', paper: '#fffdf6', ink: '#1a1d2b' };
const FEATHER = 'M0 0C-9-34-24-64-24-92A24 24 0 0 1 24-92C24-64 9-34 0 0Z';
const HEAD = 'M-16 0C-30-28-10-44-11-62C-12-78-4-86 4-86C12-86 17-80 18-73L31-68L18-64C16-46 32-24 16 0Z';
const CREST = [[-8, -96], [3, -101], [14, -97]];
const ANGLES = [-72, -48, -24, 24, 48, 72, 0];
/** The peacock on its own base point; colours of feather, eye, body. */
const mor = (a, b, c, paper) => `${ANGLES.map((d) => `<g transform="rotate(${d})"><path d="${FEATHER}" transform="translate(0-16)" fill="${a}" stroke="${paper}" stroke-width="3.4"/><circle cy="-108" r="13" fill="${b}"/><circle cy="-106" r="6" fill="${c}"/></g>`).join('')}<path d="${HEAD}" fill="${c}" stroke="${paper}" stroke-width="4"/>${CREST.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.2" fill="${c}" stroke="${paper}" stroke-width="1.6"/>`).join('')}<circle cx="6" cy="-74" r="3" fill="${paper}"/>`;
const name = (y, size, colour) => T(0, y, size, 'मोर Mor', colour, 'Y', 'middle');
const rnd = random(5);
const dust = times(60, () => `<circle cx="${n(rnd() * 268)}" cy="${n(rnd() * 330)}" r="${n(0.4 + rnd() * 1.5)}" fill="#4a463c" opacity=".5"/>`);
const bill = `<div class="at" style="left:14px;top:22px;width:270px;height:436px;transform:rotate(-2.4deg)"><svg width="270" height="436" style="filter:drop-shadow(0 5px 7px #0a162045)"><defs><filter id="copy" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="3" seed="6" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5.5" result="d"/><feGaussianBlur in="d" stdDeviation="1.5" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".22" numOctaves="3" seed="2"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -6.5 4.3" result="h"/><feComposite in="b" in2="h" operator="in"/><feComponentTransfer><feFuncA type="linear" slope="2.2" intercept="-.55"/></feComponentTransfer></filter></defs>
  <path d="M0 0H270V408l-18 9-20-7-22 11-24-9-20 8-26-8-22 10-24-9-22 7-24-10-20 8-28-6z" fill="#e6dcc0"/><g transform="translate(135 214)scale(.98)" filter="url(#copy)">${mor('#3c3a38', '#e6dcc0', '#3c3a38', '#e6dcc0')}<g transform="translate(0 52)">${name(0, 46, '#3c3a38')}</g></g>
  ${T(18, 40, 20, 'Bill no. 214', '#6c6552', 'T')}<path d="M18 316h234M18 346h234M18 376h234M190 300v100" stroke="#8e8468" stroke-width="1.2"/>${dust}<path d="M0 128Q140 122 270 132" stroke="#c9bc98" stroke-width="3" fill="none"/></svg></div>`;
const nodes = (points) => points.map(([x, y]) => `<rect x="${n(x - 4.4)}" y="${n(y - 4.4)}" width="8.8" height="8.8" fill="${MOR.paper}" stroke="${MOR.blue}" stroke-width="1.8"/>`).join('');
const turned = (deg, points) => points.map(([x, y]) => { const a = (deg * Math.PI) / 180; return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]; });
const cut = `<g fill="${MOR.paper}" stroke="${MOR.ink}" stroke-width="2.4">${ANGLES.slice(0, 6).map((d) => `<g transform="rotate(${d})"><path d="${FEATHER}" transform="translate(0-16)"/><circle cy="-108" r="13"/></g>`).join('')}<path d="${FEATHER}" transform="translate(0-16)"/><circle cy="-108" r="13"/></g><path d="${HEAD}" fill="${MOR.paper}" stroke="${MOR.ink}" stroke-width="2.4"/>${ANGLES.map((d) => nodes(turned(d, [[-24, -108], [24, -108]]))).join('')}${nodes([[-16, 0], [-11, -62], [4, -86], [18, -73], [31, -68], [18, -64], [16, 0]])}`;
const redrawn =
  bill +
  sheet(300, 12, 328, 262, `<rect width="328" height="262" fill="${MOR.paper}"/><g transform="translate(164 178)scale(1.2)">${mor(MOR.blue, MOR.gold, MOR.green, MOR.paper)}</g><g transform="translate(164 240)">${name(0, 52, MOR.blue)}</g>`) +
  sheet(300, 288, 158, 180, `<rect width="158" height="180" fill="${MOR.blue}"/><g transform="translate(79 112)scale(.56)">${mor(MOR.gold, MOR.blue, MOR.gold, MOR.blue)}</g><g transform="translate(79 166)">${name(0, 34, MOR.gold)}</g>`) +
  sheet(470, 288, 158, 180, `<rect width="158" height="180" fill="${MOR.paper}"/><g transform="translate(79 112)scale(.56)">${cut}</g>${T(79, 166, 19, 'cut line', MOR.ink, 'A 600 88%', 'middle')}`);

await make([
  ['corel-flex', banner],
  ['corel-sticker', sticker],
  ['corel-logo', redrawn],
]);
