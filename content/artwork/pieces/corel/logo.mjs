// A lost logo, redrawn from the last bill that has it: one feather turned six times about one point, and the bird in the
// place of the seventh. Gaps are equal, all stand on one line; the widths that a knife needs are asserted at 70 mm.
import { T, n, random, sheet, times } from '../studio.mjs';

const MOR = { blue: '#1a3fc0', green: '#0b9a6d', gold: '#f6b31b', paper: '#fffdf6', ink: '#1a1d2b', old: '#e8dec3', worn: '#2b3152', ochre: '#b9821f', pen: '#31508f' };

// ---------------------------------------------------------------- the mark, its pivot at the origin
const [HALF, GAP, FAR, INNER] = [11.25, 6, 108, 48];
const rad = (degrees) => (degrees * Math.PI) / 180;
const [SIN, COS] = [Math.sin(rad(HALF)), Math.cos(rad(HALF))];
const ROUND = FAR * SIN - GAP / 2;
const along = Math.sqrt(INNER ** 2 - (GAP / 2) ** 2);
/** The right half's corners of a feather that points up: where it begins, where its round end begins. */
const BEGIN = [along * SIN - (GAP / 2) * COS, -along * COS - (GAP / 2) * SIN];
const END = [ROUND * COS, -FAR + ROUND * SIN];
const FEATHER = `M${n(BEGIN[0])} ${n(BEGIN[1])}L${n(END[0])} ${n(END[1])}A${n(ROUND)} ${n(ROUND)} 0 1 0 ${n(-END[0])} ${n(END[1])}L${n(-BEGIN[0])} ${n(BEGIN[1])}A${INNER} ${INNER} 0 0 1 ${n(BEGIN[0])} ${n(BEGIN[1])}Z`;
const TURNS = [-78.75, -56.25, -33.75, 33.75, 56.25, 78.75];
const [EYE, PUPIL] = [11.2, 5.2];
const BASE = -GAP / 2;
const BIRD = `M-41 ${BASE}C-41-19-30-27-22-34C-14-41-11.500-50-11.500-60C-11.500-69-14.500-77-14.500-86C-14.500-95-8.500-101-.500-101C7-101 11.500-97 14-92C16-89.500 22-88.500 28-85C21-82.500 15-81.500 12.500-78C9.500-73 10-66 12-60C14.200-50 14.500-41 22-34C30-27 41-19 41 ${BASE}Z`;
const DOTS = [-8.5, 0, 8.5].map((d) => [121.5 * Math.sin(rad(d)), -121.5 * Math.cos(rad(d))]);
const [STROKE, DOT] = [5.4, 4.6];
const crest = (c, more = 0) => `<path d="${DOTS.map(([x, y]) => `M0-96L${n(x)} ${n(y)}`).join('')}" stroke="${c}" stroke-width="${STROKE + more}" fill="none"/>${DOTS.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${DOT + more / 2}" fill="${c}"/>`).join('')}`;
const fan = (inside) => TURNS.map((d) => `<g transform="rotate(${d})">${inside}</g>`).join('');
/** The mark in its colours: feather, eye, pupil, bird, bill, and what shows through. */
const mark = (a, eye, pupil, bird, bill, paper) => `${fan(`<path d="${FEATHER}" fill="${a}"/>${eye ? `<circle cy="${-FAR}" r="${EYE}" fill="${eye}"/>` : ''}<circle cy="${-FAR}" r="${PUPIL}" fill="${pupil}"/>`)}${crest(bird)}<path d="${BIRD}" fill="${bird}"/><clipPath id="bill-${bill.slice(1)}"><path d="M15.200-110Q11.500-86 15.200-70H40V-110z"/></clipPath><path d="${BIRD}" fill="${bill}" clip-path="url(#bill-${bill.slice(1)})"/><circle cx="3.600" cy="-88.500" r="2.900" fill="${paper}"/>`;
const name = (y, size, colour, more = '') => T(0, y, size, 'मोर Mor', colour, 'Y', 'middle', more);
/** At 70 mm, no strip of vinyl and no gap is thinner than 1.5 mm. */
const UNIT = 70 / (2 * (FAR * Math.sin(rad(TURNS[5])) + ROUND));
for (const width of [GAP, ROUND - EYE, EYE - PUPIL, STROKE, DOTS[1][0] - DOTS[0][0] - 2 * DOT, 2 * BEGIN[0]]) if (width * UNIT < 1.5) throw new Error(`a strip of ${n(width * UNIT)} mm is too thin for the knife`);

// ---------------------------------------------------------------- the old bill: ink that broke off, a second colour out of register
const BILL = [['Sandal', 4, 3], ['Mogra', 6, 2.5]];
const total = BILL.reduce((sum, [, count, price]) => sum + count * price, 0);
if (total !== 27) throw new Error('the bill adds up');
const rnd = random(5);
const wear = `<filter id="ink" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="4" result="f"/><feDisplacementMap in="SourceGraphic" in2="f" scale="2.200" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".026 .034" numOctaves="5" seed="19"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -13 8.500" result="h"/><feComposite in="d" in2="h" operator="in"/></filter>
  <filter id="fade" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="4" seed="41"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -9 5.800" result="h"/><feComposite in="SourceGraphic" in2="h" operator="in"/></filter>
  <filter id="pulp" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="4" seed="9"/><feColorMatrix values="0 0 0 0 .45 0 0 0 0 .32 0 0 0 0 .12 0 0 0 .9 -.400" result="n"/><feComposite in="n" in2="SourceAlpha" operator="in" result="s"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>`;
const EDGE = 'M1 2L90 0L181 2L269 0L270 120L268 236L270 330L269 398L262 404L251 401L243 409L230 405L219 412L204 408L193 410L181 404L166 411L149 407L137 412L120 406L108 411L92 408L80 413L62 407L49 411L37 405L22 409L10 404L1 408L0 290L2 150Z';
const row = (y, [what, count, price]) => T(24, y, 20, what, MOR.pen, 'H') + T(146, y, 20, `× ${count}`, MOR.pen, 'H') + T(250, y, 20, (count * price).toFixed(2), MOR.pen, 'H', 'end');
const bill = `<div class="at" style="left:16px;top:24px;width:270px;height:436px;transform:rotate(-2.400deg)"><svg width="270" height="436" style="filter:drop-shadow(0 5px 7px #0a162045)"><defs>${wear}<clipPath id="paper"><path d="${EDGE}"/></clipPath><linearGradient id="fold" x2="0" y2="1"><stop stop-color="#5a431c" stop-opacity="0"/><stop offset=".47" stop-color="#5a431c" stop-opacity=".28"/><stop offset=".5" stop-color="#fffbe9" stop-opacity=".95"/><stop offset=".62" stop-color="#fffbe9" stop-opacity=".15"/><stop offset="1" stop-color="#fffbe9" stop-opacity="0"/></linearGradient></defs>
  <g filter="url(#pulp)"><path d="${EDGE}" fill="${MOR.old}"/></g><g clip-path="url(#paper)">
  ${T(20, 38, 20, 'Bill no.', '#6c6552', 'T')}${T(92, 39, 23, '214', '#a3392c', 'T')}${T(250, 38, 20, '1968', MOR.pen, 'H', 'end')}
  <g filter="url(#ink)"><g transform="translate(135 196)scale(.93)">${fan(`<path fill-rule="evenodd" d="${FEATHER}M0 ${-FAR - EYE}a${EYE} ${EYE} 0 1 0 .010 0z" fill="${MOR.worn}"/>`)}${crest(MOR.worn)}<path d="${BIRD}" fill="${MOR.worn}"/><circle cx="3.600" cy="-88.500" r="3.200" fill="${MOR.old}"/></g><g transform="translate(135 248)">${name(0, 46, MOR.worn)}</g></g>
  <g filter="url(#fade)" style="mix-blend-mode:multiply"><g transform="translate(139 199)scale(.93)">${fan(`<circle cy="${-FAR}" r="${EYE}" fill="${MOR.ochre}"/>`)}</g></g>
  <path d="M16 268H254M16 302H254M16 336H254M16 374H254M132 268V374M186 268V374" stroke="#8e8468" stroke-width="1.200"/>${BILL.map((line, i) => row(292 + i * 34, line)).join('')}${T(24, 361, 20, 'Total', '#6c6552', 'T')}${T(250, 362, 22, total.toFixed(2), MOR.pen, 'H', 'end')}
  <rect y="134" width="270" height="30" fill="url(#fold)" transform="rotate(1 135 150)"/><path d="M0 150L60 151M96 151L150 152.500M200 153L270 154" stroke="#fffaf0" stroke-width="1.400" opacity=".8"/>
  <g fill="none" stroke="#8a5a1c"><circle cx="232" cy="398" r="46" stroke-width="5" opacity=".2"/><circle cx="232" cy="398" r="49" stroke-width="1.400" opacity=".32"/></g>${times(9, () => `<circle cx="${n(rnd() * 268)}" cy="${n(rnd() * 400)}" r="${n(0.6 + rnd() * 1.4)}" fill="#7a5a2a" opacity=".45"/>`)}</g></svg></div>`;

// ---------------------------------------------------------------- the cut line: shapes welded, the word with them
const contour = (w) => `${fan(`<path d="${FEATHER}" fill="${MOR.paper}" stroke="${MOR.ink}" stroke-width="${w}"/><g fill="none" stroke="${MOR.ink}" stroke-width="${w}"><circle cy="${-FAR}" r="${EYE}"/><circle cy="${-FAR}" r="${PUPIL}"/></g>`)}
  ${crest(MOR.ink, 2 * w)}<path d="${BIRD}" fill="${MOR.ink}" stroke="${MOR.ink}" stroke-width="${2 * w}" stroke-linejoin="round"/>${crest(MOR.paper)}<path d="${BIRD}" fill="${MOR.paper}"/><circle cx="3.600" cy="-88.500" r="2.900" fill="none" stroke="${MOR.ink}" stroke-width="${w * 0.7}"/>`;
const nodes = (points, k) => points.map(([x, y]) => `<rect x="${n(x - k)}" y="${n(y - k)}" width="${2 * k}" height="${2 * k}" fill="${MOR.paper}" stroke="${MOR.blue}" stroke-width="${n(k * 0.42)}"/>`).join('');
const turned = (d, points) => points.map(([x, y]) => [x * Math.cos(rad(d)) - y * Math.sin(rad(d)), x * Math.sin(rad(d)) + y * Math.cos(rad(d))]);
const POINTS = [...TURNS.flatMap((d) => turned(d, [BEGIN, END, [-END[0], END[1]], [-BEGIN[0], BEGIN[1]]])), [-41, BASE], [41, BASE], [-11.5, -60], [12, -60], [28, -85]];
const K = 0.56;
const cutWord = `<text x="0" y="0" font-size="34" text-anchor="middle" style="font-family:Y;white-space:pre" fill="${MOR.ink}" stroke="${MOR.ink}" stroke-width="2.600" stroke-linejoin="round">मोर Mor</text>${name(0, 34, MOR.paper)}`;
const cut = sheet(470, 288, 158, 180, `<rect width="158" height="180" fill="${MOR.paper}"/><g transform="translate(79 94)scale(${K})">${contour(2)}${nodes(POINTS, 3.2)}</g><g transform="translate(79 132)">${cutWord}</g>
  <path d="M${n(79 - 35 / UNIT * K)} 150v12M${n(79 + 35 / UNIT * K)} 150v12M${n(79 - 35 / UNIT * K)} 156H42M116 156H${n(79 + 35 / UNIT * K)}" stroke="${MOR.ink}" stroke-width="1.200"/>${T(79, 162, 18, '70 mm', MOR.ink, 'A 600 88%', 'middle')}`);
export const redrawn =
  bill +
  sheet(300, 12, 328, 262, `<rect width="328" height="262" fill="${MOR.paper}"/><g transform="translate(164 180)scale(1.200)">${mark(MOR.blue, MOR.gold, MOR.green, MOR.green, MOR.gold, MOR.paper)}</g><g transform="translate(164 237)">${name(0, 52, MOR.blue)}</g>`) +
  sheet(300, 288, 158, 180, `<rect width="158" height="180" fill="${MOR.blue}"/><g transform="translate(79 102)scale(${K})">${mark('#ffc93d', MOR.blue, '#ffc93d', '#ffc93d', '#ffc93e', MOR.blue)}</g><g transform="translate(79 148)">${name(0, 38, '#ffc93d')}</g>`) +
  cut;
