// One film in four versions: the last train crosses the backwater, and one passenger stays behind.
import { T, n, random, sheet, times } from '../studio.mjs';

const C = { night: '#17123c', ink: '#120d2e', stone: '#2c1f54', edge: '#e58a7b', pale: '#fff3df', gold: '#ffd27a', coach: '#3a2a66', window: '#ffd98c', strip: '#1b1540', quiet: '#cbbff0' };
const DECK = 128;
const WATER = 207;
const SPAN = 46;
const defs = `<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#251d58"/><stop offset=".34" stop-color="#6a3f86"/><stop offset=".66" stop-color="#e0708a"/><stop offset="1" stop-color="#ffc48c"/></linearGradient>
<linearGradient id="lake" x2="0" y2="1"><stop stop-color="#f29a86"/><stop offset=".3" stop-color="#96538c"/><stop offset="1" stop-color="#231a52"/></linearGradient>
<radialGradient id="sun"><stop stop-color="#fff6d2"/><stop offset=".2" stop-color="#ffe7a6" stop-opacity=".75"/><stop offset="1" stop-color="#ffb27c" stop-opacity="0"/></radialGradient>
<linearGradient id="beam"><stop stop-color="#fff3c4" stop-opacity=".85"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></linearGradient>
<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#33245f"/><stop offset="1" stop-color="#22184c"/></linearGradient>
<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".78"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="deep" maskUnits="userSpaceOnUse" x="0" y="${WATER}" width="480" height="80"><rect y="${WATER}" width="480" height="80" fill="url(#fade)"/></mask>
<filter id="ripple" x="-5%" width="110%" y="-10%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".012 .28" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="A"/></filter></defs>`;

/** A ridge of the Ghats: flat tops and steep steps, from points of [x, y]. */
const ridge = (points, fill) => `<path d="M-2 272V${points[0][1]}${points.map(([x, y]) => `L${x} ${y}`).join('')}L482 ${points.at(-1)[1]}V272z" fill="${fill}"/>`;
const hills =
  ridge([[0, 116], [28, 112], [40, 98], [96, 95], [112, 110], [150, 118], [176, 104], [188, 94], [226, 92], [240, 104], [290, 122], [330, 128], [372, 120], [384, 108], [424, 105], [440, 118], [480, 122]], '#b75b86') +
  ridge([[0, 134], [44, 138], [70, 126], [82, 118], [128, 117], [140, 130], [196, 142], [262, 146], [330, 142], [396, 146], [420, 134], [432, 128], [468, 127], [480, 132]], '#8a4a86') +
  ridge([[0, 158], [60, 152], [96, 150], [150, 162], [240, 168], [330, 164], [400, 158], [446, 148], [480, 146]], '#623a7d') +
  ridge([[0, 176], [50, 172], [120, 179], [220, 183], [330, 182], [410, 176], [480, 168]], '#472f70');
const starts = Array.from({ length: 11 }, (_, i) => i * SPAN - 8);
const arch = (x) => `M${x + 12} ${WATER}L${x + 13} 162A${(SPAN - 14) / 2} ${(SPAN - 14) / 2} 0 0 1 ${x + SPAN - 1} 162L${x + SPAN} ${WATER}z`;
const viaduct = `<path fill-rule="evenodd" d="M-10 ${DECK + 2}H490V${WATER}H-10z${starts.map(arch).join('')}" fill="url(#wall)"/>
${starts.map((x) => `<path d="M${x + 13} ${WATER}L${x + 13.6} 162a${(SPAN - 14) / 2} ${(SPAN - 14) / 2} 0 0 1 3-9.400l-1.800 9.400.2 45z" fill="${C.edge}" opacity=".85"/><path d="M${x - 1.500} 162h15" stroke="#4a3578" stroke-width="2.200"/><path d="M${x + 14.500} 160.600a${SPAN / 2 - 7.500} ${SPAN / 2 - 7.500} 0 0 1 ${SPAN - 16.500} 0" fill="none" stroke="#4f397d" stroke-width="1.600"/><path d="M${x - 1.500} ${WATER - 4}h15v4h-15z" fill="#1c1442"/>`).join('')}
<path d="M-10 ${DECK}H490v5H-10z" fill="#4a3578"/><path d="M-10 ${DECK}H490" stroke="${C.edge}" stroke-width="1.100"/><path d="M-10 ${DECK + 6}H490" stroke="#171040" stroke-width="1.600" opacity=".6"/>`;
const bogie = (x) => `<path d="M${x - 8} ${DECK - 4.500}h16l-2 2.400h-12z" fill="${C.ink}"/>${[-5, 5].map((d) => `<circle cx="${x + d}" cy="${DECK - 2.600}" r="2.600" fill="${C.ink}"/>`).join('')}`;
const coach = (x) => `<path d="M${x} ${DECK - 4}V${DECK - 19}q0-3.500 4-3.500h50q4 0 4 3.500V${DECK - 4}z" fill="${C.coach}"/><path d="M${x + 2} ${DECK - 21.600}q1-1 3-1h48q2 0 3 1" fill="none" stroke="${C.edge}" stroke-width="1.100"/><path d="M${x} ${DECK - 8.400}h58v1.800h-58z" fill="#7b4f8f"/>${times(6, (i) => `<rect x="${n(x + 8.400 + i * 7.200)}" y="${DECK - 17.600}" width="5" height="6.400" rx=".9" fill="${C.window}"/>`)}<path d="M${x + 2.600} ${DECK - 17.600}h3v12h-3zM${x + 52.400} ${DECK - 17.600}h3v12h-3z" fill="#1d1546"/><path d="M${x + 58} ${DECK - 15}h3v8h-3z" fill="${C.ink}"/>${bogie(x + 12)}${bogie(x + 46)}`;
const engine = (x) => `<path d="M${x} ${DECK - 4}V${DECK - 20}q0-2 2-2h42q8 0 11 7l4 8q1 3-2 3z" fill="#c24b58"/><path d="M${x + 3} ${DECK - 21.500}h41q7 0 9.600 6" fill="none" stroke="#ffc9a0" stroke-width="1.200"/><path d="M${x + 45} ${DECK - 18.500}q6 0 8 5.500h-8z" fill="#ffe6b0"/><path d="M${x} ${DECK - 10.400}h55l1.600 3H${x}z" fill="${C.gold}"/>${times(4, (i) => `<path d="M${x + 6 + i * 8} ${DECK - 18}h5v5h-5z" fill="#5f2146"/>`)}<path d="M${x + 20} ${DECK - 22}l4-6 5 6M${x + 20.500} ${DECK - 28.600}h8" fill="none" stroke="${C.ink}" stroke-width="1.100"/><path d="M${x - 2} ${DECK - 5.500}h60l-2 2.500h-56z" fill="${C.ink}"/>${bogie(x + 12)}${bogie(x + 45)}<circle cx="${x + 57.500}" cy="${DECK - 9}" r="2" fill="#fffbe4"/>`;
const ENGINE = 334;
const train = `${Array.from({ length: 6 }, (_, i) => coach(ENGINE - 62 - i * 61)).join('')}${engine(ENGINE)}`;
const light = `<path d="M${ENGINE + 58} ${DECK - 10}L482 ${DECK - 28}V${DECK - 1}L${ENGINE + 58} ${DECK - 7.500}z" fill="url(#beam)"/><circle cx="${ENGINE + 58}" cy="${DECK - 9}" r="16" fill="url(#sun)"/>`;
const r = random(12);
const ripples = times(90, () => { const y = 193 + r() ** 1.7 * 76; const near = (y - 190) / 80; const x = r() * 490 - 5; const w = 4 + near * 26 * r(); return `<path d="M${n(x)} ${n(y)}h${n(w)}" stroke="${y < 214 ? '#ffd0a8' : '#b67bb0'}" stroke-opacity="${n(0.55 - near * 0.28)}" stroke-width="${n(0.5 + near * 0.9)}" stroke-linecap="round"/>`; });
/** The sun's path on the water: strokes that widen and part toward the eye. */
const glitter = times(26, (i) => { const y = 192 + i * 2.500; const w = (7 + i * 0.9) * (0.5 + r()); return y > WATER - 3 && y < WATER + 1 ? '' : `<path d="M${n(330 - w / 2 + (r() - 0.5) * 10)} ${n(y)}h${n(w)}" stroke="#ffe3a6" stroke-opacity="${n(0.95 - i * 0.022)}" stroke-width="${n(0.9 + i * 0.03)}" stroke-linecap="round"/>`; });
/** Who missed it: seen from behind at the end of the jetty, a case on the boards, the sun on one side. */
const passenger = (x, y) => `<g transform="translate(${x} ${y})scale(.9)"><ellipse cx="-2" cy=".4" rx="15" ry="2" fill="#080520" opacity=".7"/>
<path d="M-6.500 0l.9-14h4.600l.4 14zM.8 0l.2-14h4.400l.8 14z" fill="${C.ink}"/><path d="M-9.200-14q-.6-12 1-19.500 1.600-4.700 6-5.300h4q4.600.6 6 5.300 1.700 7.500 1.200 19.500-9 2.600-18.200 0z" fill="#1f1644"/><path d="M-8.600-32l-2.400 14.500 2.300.5 2-9zM8.400-32l3 14.500-2.400.7-2-9z" fill="#1f1644"/><path d="M7.600-33.500q2.400 8 2 19.200" fill="none" stroke="${C.edge}" stroke-width="1.100"/><path d="M-2-42h4v5q-2 1.300-4 0z" fill="#3a2030"/><ellipse cy="-45" rx="4.500" ry="5.300" fill="${C.ink}"/><circle cx="-.4" cy="-41.500" r="3" fill="#0a0722"/><path d="M-2.600-39.400q2.400 1.600 4.600 0" stroke="${C.pale}" stroke-width="1.100" stroke-dasharray="1.100 .7" fill="none"/><path d="M2.600-49.300q2.400 2 1.700 6" fill="none" stroke="${C.edge}" stroke-width="1"/><path d="M-6.600-35q7 5.500 13.400 0" stroke="#3d2c6c" stroke-width="1.200" fill="none"/>
<path d="M-22-10.500h11.500v10.500H-22z" fill="#6d3a5c"/><path d="M-19-10.500v-2.300h5.500v2.300" fill="none" stroke="#6d3a5c" stroke-width="1.300"/><path d="M-22-6h11.500" stroke="#3f2247" stroke-width="1"/><path d="M-10.900-10v9.600" stroke="${C.edge}" stroke-width=".9"/></g>`;
const jetty = `<path d="M281 243h46v13h-46z" fill="#1b1240"/>${[284, 303, 322].map((x) => `<path d="M${x - 2} 240h4v22h-4z" fill="#0d0926"/><path d="M${x - 5} 262.500q5-1.800 10 0" stroke="#b67bb0" stroke-width=".8" fill="none"/>`).join('')}<path d="M279 241L329 241L352 272H256z" fill="#4b3268"/>${[245, 250, 256, 263].map((y, i) => `<path d="M${n(279 - (y - 241) * 0.74)} ${y}L${n(329 + (y - 241) * 0.74)} ${y}" stroke="#2a1b4d" stroke-width="${1 + i * 0.2}"/>`).join('')}<path d="M279 241H329" stroke="${C.edge}" stroke-width="1.200"/>`;
/** The scene in 480 by 270; a version shows all of it or a window. */
const scene = `<rect width="480" height="196" fill="url(#sky)"/>${times(16, () => `<circle cx="${n(r() * 480)}" cy="${n(r() * 46)}" r="${n(0.35 + r() * 0.45)}" fill="#fff" opacity="${n(0.4 + r() * 0.5)}"/>`)}<circle cx="330" cy="104" r="92" fill="url(#sun)"/><circle cx="330" cy="102" r="27" fill="#fff0bd"/>${hills}<rect y="190" width="480" height="82" fill="url(#lake)"/><path d="M0 190H480" stroke="#ffd2a6" stroke-width="1.200" opacity=".8"/>
<g id="bridge">${train}${viaduct}</g><g mask="url(#deep)"><use href="#bridge" transform="translate(0 ${WATER * 2})scale(1-1)" filter="url(#ripple)"/></g>${ripples}${glitter}${starts.map((x) => `<path d="M${x - 4} ${WATER + 0.6}h20" stroke="#ffc9a4" stroke-width="1" stroke-linecap="round" opacity=".8"/>`).join('')}${light}${jetty}${passenger(306, 256)}`;

const title = `<g>${T(24, 54, 41, 'शेवटची गाडी', C.pale, 'Y')}${T(25, 80, 20, 'The last train', C.gold, 'T')}</g>`;
const frame = (x, y, w, h, view, over) => `<div class="sheet" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px"><svg width="${w}" height="${h}" viewBox="${view}" style="overflow:hidden">${defs}${scene}${over}</svg></div>`;
const label = (x, y, w, words, more) => sheet(x, y, w, 32, `<rect width="${w}" height="32" fill="${C.strip}"/>${T(12, 22, 18, words, C.gold, 'A 680 86%')}${T(w - 12, 22, 17, more, C.quiet, 'A 500 84%', 'end')}`);
// The tall version is a window of 151.875 by 270: train, sun and passenger stay in it.
const TALL = [254, 151.875];
const centre = TALL[0] + TALL[1] / 2;
if (ENGINE + 60 > TALL[0] + TALL[1] || 306 - 22 < TALL[0]) throw new Error('the tall version cuts the engine or the case');
const caption = `<rect x="${n(centre - 54)}" y="165" width="108" height="37" rx="3" fill="${C.ink}" fill-opacity=".86"/>${T(centre, 180.500, 12.500, 'गाडी सुटली,', '#fff', 'A 650 90%', 'middle')}${T(centre, 196, 12.500, 'मी राहिले.', '#fff', 'A 650 90%', 'middle')}`;
/** The sequence: which seconds of 192 hold title and captions; an export switches a track off. */
const second = (s) => 84 + (s / 192) * 270;
const track = (y, words, fill, parts) => `${T(12, y + 13, 17, words, C.quiet, 'A 600 84%')}<path d="M84 ${y + 8}H354" stroke="#4b3f86" stroke-width="2"/>${parts.map(([a, b]) => `<rect x="${n(second(a))}" y="${y}" width="${n(second(b) - second(a))}" height="16" rx="2" fill="${fill}"/>`).join('')}`;
const SPOKEN = [[18, 31], [36, 44], [61, 70], [74, 92], [108, 116], [121, 139], [150, 158], [163, 176]];
export const versions =
  frame(12, 12, 366, 205.9, '0 0 480 270', title) + label(12, 217.900, 366, 'Master', '16:9, ProRes') +
  frame(12, 262, 177, 99.560, '0 0 480 270', title) + label(12, 361.500, 177, 'Web', 'H.264') +
  frame(201, 262, 177, 99.560, '0 0 480 270', '') + label(201, 361.500, 177, 'No text', '16:9') +
  frame(390, 12, 238, 423.100, `${TALL[0]} 0 ${TALL[1]} 270`, `${T(centre, 40, 22, 'शेवटची गाडी', C.pale, 'Y', 'middle')}${T(centre, 56, 12, 'The last train', C.gold, 'T', 'middle')}${caption}`) + label(390, 435.100, 238, 'Vertical', '9:16, captions') +
  sheet(12, 405.500, 366, 61.600, `<rect width="366" height="61.600" fill="${C.strip}"/>${track(9.500, 'Title', C.gold, [[4, 16], [180, 190]])}${track(36, 'Captions', '#8f7fe0', SPOKEN)}`);
