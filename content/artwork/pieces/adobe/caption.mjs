// A name caption as a template: three fields, and a plate that grows with the name. Its subject is a welder at her arc.
import { T, n, random, sheet, times } from '../studio.mjs';

const C = { ink: '#10262f', lime: '#d6f25c', pink: '#ff8fb3', cream: '#fffbef', dark: '#0c1a22', teal: '#2c6a70', helmet: '#f4b02a', glove: '#d9a066', jacket: '#35566b', arc: '#dffbff' };
const ARC = [306, 197];
const r = random(17);
/** Tubes in a rack, seen from their ends: the side toward the arc is lit, less the farther it is. */
const tubes = times(6, (row) => times(9, (i) => {
  const [x, y] = [8 + i * 27 + (row % 2) * 13.5, 190 - row * 23.4];
  const far = Math.hypot(x - ARC[0], y - ARC[1]);
  const lit = Math.max(0.12, 1 - far / 330);
  const a = Math.atan2(ARC[1] - y, ARC[0] - x);
  const p = (turn, q) => `${n(x + q * Math.cos(a + turn))} ${n(y + q * Math.sin(a + turn))}`;
  return `<circle cx="${x}" cy="${y}" r="13" fill="#24424d"/><circle cx="${x}" cy="${y}" r="9" fill="#0a161d"/><path d="M${p(-1.250, 12.200)}A12.200 12.200 0 0 1 ${p(1.250, 12.200)}" fill="none" stroke="#9fe6ee" stroke-opacity="${n(lit)}" stroke-width="2.200" stroke-linecap="round"/><path d="M${p(Math.PI - 0.9, 9)}A9 9 0 0 1 ${p(Math.PI + 0.9, 9)}" fill="none" stroke="#6fb7c4" stroke-opacity="${n(lit * 0.7)}" stroke-width="1.600"/>`;
}));
const sparks = times(80, () => {
  const a = -Math.PI * (0.06 + 0.88 * r());
  const v = 30 + r() ** 1.6 * 110;
  const at = (t) => [n(ARC[0] + v * Math.cos(a) * t), n(ARC[1] + v * Math.sin(a) * t + 46 * t * t)];
  const [from, to] = [0.3 + r() * 0.75, 0.1 + r() * 0.14];
  const [p, q, end] = [at(from), at(from + to / 2), at(from + to)];
  const colour = ['#fff3b0', '#ffc24a', '#ff8a3a'][Math.floor(r() * 3)];
  if (end[1] > 192) return '';
  return `<path d="M${p}L${q}L${end}" fill="none" stroke="${colour}" stroke-width="${n(0.9 + r() * 1.100)}" stroke-linecap="round"/>`;
});
/** A welding glove, its cuff at the origin, the hand toward +x; `hold` draws the fingers closed round a handle. */
const glove = (x, y, turn, flip, hold) => `<g transform="translate(${x} ${y})rotate(${turn})scale(1 ${flip})"><path d="M-20-13L4-10V11L-20 14Q-24 0-20-13z" fill="#b97a3f"/><path d="M2-10.500Q16-13 26-8Q33-4 32 2Q32 9 24 10.500Q12 13 2 11.500z" fill="${C.glove}"/>${hold ? '<path d="M18-10Q24-2 20 10M25-8Q30-1 26.500 9" fill="none" stroke="#8f5c2b" stroke-width="1.500"/>' : '<path d="M20-3.500H31.500M20 3.500H31.500" stroke="#8f5c2b" stroke-width="1.500"/>'}<path d="M8-9Q14-19 22-17Q25-15 21-11Q17-8 14-5z" fill="#e8b47c"/><path d="M4-10V11" stroke="#8f5c2b" stroke-width="1.400" stroke-dasharray="2.500 1.800"/><path d="M2-10.500Q16-13 26-8" fill="none" stroke="#fff2d0" stroke-width="1.600" opacity=".8"/></g>`;
const welder = `<path d="M258 241Q246 196 262 164Q276 142 306 136H366Q398 142 410 166Q426 200 418 241z" fill="${C.jacket}"/><path d="M304 137Q336 166 368 137L372 241H302z" fill="#6b452c"/><path d="M304 137Q336 166 368 137L369 150Q336 180 303 150z" fill="#8a5b3a"/><path d="M312 132Q336 156 360 132L362 142Q336 164 310 142z" fill="${C.pink}"/>
  <path d="M284 160Q256 168 249 185" fill="none" stroke="#2b4859" stroke-width="31" stroke-linecap="round"/><path d="M390 158Q412 166 410 190" fill="none" stroke="#22394a" stroke-width="31" stroke-linecap="round"/><path d="M270 160Q248 166 240 178" fill="none" stroke="#9be6ee" stroke-width="2.400" stroke-linecap="round" opacity=".8"/>`;
const helmet = `<g transform="translate(336 92)rotate(-5)"><path d="M-40-34Q-44-58-30-66Q0-82 32-66Q44-58 41-32z" fill="#3b2a20"/><path d="M-39-36Q-38-66 0-68Q38-66 39-36L35 8Q30 38 0 50Q-30 38-35 8z" fill="${C.helmet}"/><path d="M8-68Q38-66 39-36L35 8Q30 38 0 50Q24 20 22-20Q22-52 8-68z" fill="#a55e10" opacity=".55"/><path d="M-36-30H36" stroke="#c77f14" stroke-width="2"/><path d="M-12-67.500Q-15-50-14-32M12-67.500Q15-50 14-32" stroke="#c77f14" stroke-width="1.600" fill="none"/><rect x="-28" y="-24" width="56" height="29" rx="5" fill="#3a2a14"/><rect x="-24" y="-20" width="48" height="21" rx="2.500" fill="#06251f"/><path d="M-24-20H8L-8 1H-24z" fill="#0f4a3e"/><circle cx="-9" cy="-7" r="11" fill="url(#glint)"/><path d="M-9-15v16M-17-7h16" stroke="#eafff2" stroke-width="1.500" stroke-linecap="round"/><path d="M-20 16Q0 24 20 16M-17 25Q0 32 17 25" fill="none" stroke="#c77f14" stroke-width="2.200"/><path d="M-34 10Q-29 36 0 48.500" fill="none" stroke="#fffbe0" stroke-width="3" stroke-linecap="round"/><path d="M-38.500-30L-35 6" stroke="#ffe9a6" stroke-width="2" stroke-linecap="round"/><circle cx="39" cy="-30" r="7.500" fill="#3a2a14"/><circle cx="39" cy="-30" r="3" fill="#7a5a2c"/></g>`;
const bench = `<path d="M0 205H428V241H0z" fill="#142a33"/><path d="M0 205H428" stroke="#4f8f98" stroke-width="1.600"/><ellipse cx="${ARC[0]}" cy="211" rx="120" ry="15" fill="url(#pool)"/><ellipse cx="318" cy="213" rx="112" ry="5" fill="#050d12" opacity=".75"/><path d="M214 193H428V212H214z" fill="#55727d"/><path d="M214 193H428V197H214z" fill="#a9c9d0"/><path d="M214 206H428V212H214z" fill="#31484f"/><rect x="209" y="192" width="7" height="21" rx="2" fill="#7d9aa3"/><path d="M296 152H314V193H296z" fill="#4d6973"/><path d="M296 152H300V193H296z" fill="#8fb0b9"/><path d="M294 150H316V154H294z" fill="#b4d2d8"/><path d="M293 194q12-6 24 0l-2 4h-20z" fill="#ffd27a"/>`;
const torch = `<path d="M352 176L322 190" stroke="#1a1a1f" stroke-width="9" stroke-linecap="round"/><path d="M326 188L313 194" stroke="#c98f3e" stroke-width="5.500" stroke-linecap="round"/><path d="M352 176Q392 170 400 200T428 236" fill="none" stroke="#14161a" stroke-width="6"/>`;
const scene = `<defs><radialGradient id="flare"><stop stop-color="#fff"/><stop offset=".1" stop-color="#e6fdff" stop-opacity=".95"/><stop offset=".28" stop-color="#7fe9f5" stop-opacity=".42"/><stop offset="1" stop-color="#37a7c0" stop-opacity="0"/></radialGradient><radialGradient id="pool"><stop stop-color="#b8f6ff" stop-opacity=".75"/><stop offset="1" stop-color="#b8f6ff" stop-opacity="0"/></radialGradient><radialGradient id="glint"><stop stop-color="#fff"/><stop offset=".35" stop-color="#9dffca" stop-opacity=".8"/><stop offset="1" stop-color="#3bd08a" stop-opacity="0"/></radialGradient><linearGradient id="wall" x2="1" y2="1"><stop stop-color="#0d2029"/><stop offset="1" stop-color="#23505a"/></linearGradient></defs>
  <rect width="428" height="241" fill="url(#wall)"/>${tubes}<path d="M244 0h12V205h-12z" fill="#0d1d25"/><path d="M253 0h3V205h-3z" fill="#5fa9b4" opacity=".6"/><path d="M0 40H256" stroke="#0d1d25" stroke-width="9"/>${welder}${helmet}${bench}<circle cx="${ARC[0]}" cy="${ARC[1]}" r="150" fill="url(#flare)" opacity=".55" style="mix-blend-mode:screen"/>${torch}${glove(264, 189, 12, 1, false)}${glove(384, 186, 194, -1, true)}<circle cx="${ARC[0]}" cy="${ARC[1]}" r="40" fill="url(#flare)"/>${sparks}<circle cx="${ARC[0]}" cy="${ARC[1]}" r="5" fill="#fff"/>`;

/** The caption itself: its plate is laid out by the words, with equal room on both sides; pins mark what grows. */
const pin = (where) => `<i style="position:absolute;${where};width:14px;height:14px;margin:-7px;border-radius:50%;background:radial-gradient(${C.ink} 0 2.400px,#fff 2.900px 4.800px,${C.ink} 5.300px)"></i>`;
const plate = (x, y, size, name, job) => `<div class="at" style="left:${x}px;top:${y}px;border-left:${n(size * 0.24)}px solid ${C.pink};display:flex;flex-direction:column;align-items:flex-start;white-space:nowrap;line-height:1;font-stretch:88%"><div style="position:relative;background:${C.lime};color:${C.ink};font-size:${size}px;font-weight:760;padding:.32em .44em .18em">${name}${pin(`left:-${n(size * 0.24)}px;top:0`)}${pin('right:0;top:0')}</div><div style="position:relative;background:${C.ink};color:${C.cream};font-size:${n(size * 0.68)}px;font-weight:550;padding:.4em .647em .26em">${job}${pin(`left:-${n(size * 0.24)}px;bottom:0`)}</div></div>`;
const field = (y, name, value) => `${T(14, y, 17, name, '#4d6a70', 'A 550 86%')}<rect x="13" y="${y + 7}" width="150" height="31" fill="#fff" stroke="${C.ink}" stroke-width="1.500"/>${T(21, y + 28.500, 18, value, C.ink, 'A 600 86%')}`;
const COLOURS = [C.lime, C.pink, '#7fd6c2', '#ffd166'];
// The plate's place over six seconds: it slides in for one, holds for four, slides out for one; the tint lies exactly under the line.
const SECOND = 576 / 6;
const [START, HELD, LEFT, END] = [0, 1, 5, 6].map((s) => 20 + s * SECOND);
const MOVE = `M${START} 64C${START + 44} 64 ${HELD - 44} 24 ${HELD} 24H${LEFT}C${LEFT + 44} 24 ${END - 44} 64 ${END} 64`;
export const caption =
  sheet(12, 12, 428, 241, `${scene}<rect x="21.400" y="12" width="385.200" height="217" fill="none" stroke="#fff" stroke-width="1.300" stroke-dasharray="6 5" opacity=".7"/>`) +
  plate(38, 148, 27, 'Asmita Lohar', 'Welder · वेल्डर') +
  sheet(452, 12, 176, 241, `<rect width="176" height="241" fill="${C.cream}"/>${T(14, 32, 21, 'Fill in', C.ink, 'A 760 88%')}${field(60, 'Name', 'Asmita Lohar')}${field(122, 'Work', 'Welder · वेल्डर')}${T(14, 185, 17, 'Colour', '#4d6a70', 'A 550 86%')}${COLOURS.map((c, i) => `<rect x="${13 + i * 39}" y="194" width="33" height="33" fill="${c}" ${i ? '' : `stroke="${C.ink}" stroke-width="3"`}/>`).join('')}`) +
  sheet(12, 265, 196, 110, '<rect width="196" height="110" fill="#e0a96d"/>') + sheet(220, 265, 408, 110, `<rect width="408" height="110" fill="${C.teal}"/>`) +
  plate(38, 288, 25, 'Om Rao', 'Driver') + plate(246, 288, 25, 'Vaidehi Deshmukh-Kale', 'Head of research') +
  sheet(12, 387, 616, 81, `<rect width="616" height="81" fill="${C.ink}"/>${times(31, (i) => `<path d="M${n(START + (i * SECOND) / 5)} 8v${i % 5 ? 5 : 10}" stroke="#7fa3aa" stroke-width="1.400"/>`)}<path d="${MOVE}z" fill="${C.lime}" opacity=".2"/><path d="${MOVE}" fill="none" stroke="${C.lime}" stroke-width="3.200" stroke-linecap="round"/>${[[START, 64], [HELD, 24], [LEFT, 24], [END, 64]].map(([x, y]) => `<path d="M${x} ${y - 7.500}l7.500 7.500-7.500 7.500-7.500-7.500z" fill="${C.pink}"/>`).join('')}${T(308, 55, 19, 'slides in, stays 4 s, slides out', C.cream, 'A 550 88%', 'middle')}`);
