// Video Editing: a film without words, a clip whose sound is rebuilt, a commercial at three lengths and two shapes,
// one scene cut three ways, a documentary portrait. The showreel is drawn by video.py.
import { commercial } from './video/commercial.mjs';
import { documentary } from './video/portrait.mjs';
import { T, make, n, random, sheet, times } from './studio.mjs';

// ---------------------------------------------------------------- a short film without words: where the paper boat went
const BOAT = { deep: '#10384a', water: '#2f8ea3', pale: '#bfe3e0', stone: '#5f7f86', white: '#fffdf4', sun: '#ffb03a', glow: '#ffdf9e' };
const boat = (x, y, k, turn = 0, c = BOAT.white) => `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><path d="M-50-6H50L34 22H-34Z" fill="${c}"/><path d="M0-52L26-6H-26Z" fill="${c}"/><path d="M0-52L26-6H0Z" fill="#0a162026"/><path d="M-50-6L-14 4L0-6L14 4L50-6" fill="none" stroke="#0a162040" stroke-width="2.500"/></g>`;
const rain = (w, h, seed, c) => { const r = random(seed); return times(26, () => { const [x, y] = [r() * w, r() * h]; return `<path d="M${n(x)} ${n(y)}l-5 20" stroke="${c}" stroke-width="2" stroke-linecap="round"/>`; }); };
const FILM = [
  // a door step, a puddle, the boat is set down by the rain itself
  (w, h) => `<rect width="${w}" height="${h}" fill="#7fb4bb"/><rect x="${w * 0.58}" width="${w * 0.3}" height="${h * 0.62}" fill="${BOAT.deep}"/><rect x="${w * 0.62}" y="0" width="${w * 0.22}" height="${h * 0.62}" fill="${BOAT.sun}"/><path d="M${w * 0.44} ${h * 0.62}h${w * 0.6}v18H${w * 0.44}z" fill="${BOAT.stone}"/><path d="M0 ${h * 0.62 + 18}H${w}V${h}H0z" fill="${BOAT.deep}"/><ellipse cx="${w * 0.36}" cy="${h * 0.82}" rx="${w * 0.3}" ry="${h * 0.1}" fill="${BOAT.water}"/>${rain(w, h, 3, '#dff1f0')}${boat(w * 0.34, h * 0.77, 0.62)}`,
  // the gutter takes it
  (w, h) => `<rect width="${w}" height="${h}" fill="${BOAT.stone}"/><path d="M0 ${h * 0.2}L${w} ${h * 0.62}V${h}H0z" fill="${BOAT.water}"/><path d="M0 ${h * 0.2}L${w} ${h * 0.62}v10L0 ${h * 0.2 + 10}z" fill="${BOAT.deep}"/>${times(4, (i) => `<path d="M${10 + i * 46} ${h * 0.54 + i * 16}l54 20" stroke="${BOAT.pale}" stroke-width="3" stroke-linecap="round"/>`)}${times(5, (i) => `<path d="M${i * 50} 0l${30} ${h * 0.2 + i * 15}" stroke="#4d6c73" stroke-width="2.500"/>`)}${rain(w, h, 8, '#dff1f0')}${boat(w * 0.5, h * 0.56, 0.66, 18)}`,
  // a drain: dark
  (w, h) => `<rect width="${w}" height="${h}" fill="#061a24"/><ellipse cx="${w * 0.5}" cy="${h * 0.48}" rx="${h * 0.44}" ry="${h * 0.44}" fill="#0c2c3b"/><ellipse cx="${w * 0.5}" cy="${h * 0.48}" rx="${h * 0.3}" ry="${h * 0.3}" fill="#123f52"/><ellipse cx="${w * 0.5}" cy="${h * 0.48}" rx="${h * 0.15}" ry="${h * 0.15}" fill="${BOAT.glow}"/><path d="M0 ${h * 0.78}Q${w * 0.5} ${h * 0.62} ${w} ${h * 0.78}V${h}H0z" fill="#0f3446"/>${boat(w * 0.5, h * 0.78, 0.42, -6, '#b9c9c8')}`,
  // a frog looks
  (w, h) => `<rect width="${w}" height="${h}" fill="#1f6f6d"/><rect y="${h * 0.62}" width="${w}" height="${h * 0.38}" fill="${BOAT.water}"/><ellipse cx="${w * 0.26}" cy="${h * 0.84}" rx="52" ry="13" fill="#3fae6a"/><path d="M${w * 0.26 - 38} ${h * 0.82}q-4-44 38-46q42 2 38 46z" fill="#7ccf5a"/>${[-20, 20].map((d) => `<circle cx="${w * 0.26 + d}" cy="${h * 0.5}" r="14" fill="#7ccf5a"/><circle cx="${w * 0.26 + d + 3}" cy="${h * 0.5}" r="7.500" fill="#fff"/><circle cx="${w * 0.26 + d + 6}" cy="${h * 0.5}" r="4" fill="#0c2c3b"/>`).join('')}<path d="M${w * 0.26 - 16} ${h * 0.68}q16 9 32 0" stroke="#2d6b39" stroke-width="3" fill="none"/>${boat(w * 0.76, h * 0.68, 0.5, 5)}${times(3, (i) => `<path d="M${w * (0.6 + i * 0.08)} ${h * (0.86 + i * 0.03)}h34" stroke="${BOAT.pale}" stroke-width="2.500"/>`)}`,
  // the river opens
  (w, h) => `<rect width="${w}" height="${h}" fill="${BOAT.glow}"/><circle cx="${w * 0.5}" cy="${h * 0.46}" r="${h * 0.22}" fill="${BOAT.sun}"/><path d="M0 ${h * 0.46}Q${w * 0.2} ${h * 0.3} ${w * 0.44} ${h * 0.5}T${w} ${h * 0.4}V${h}H0z" fill="#4b8f86"/><path d="M0 ${h * 0.56}H${w}V${h}H0z" fill="${BOAT.water}"/><path d="M${w * 0.42} ${h * 0.58}h${w * 0.16}l${w * 0.1} ${h * 0.42}H${w * 0.32}z" fill="${BOAT.glow}" opacity=".6"/>${boat(w * 0.5, h * 0.76, 0.32)}`,
  // it is not alone
  (w, h) => `<rect width="${w}" height="${h}" fill="${BOAT.sun}"/><circle cx="${w * 0.72}" cy="${h * 0.42}" r="${h * 0.24}" fill="${BOAT.glow}"/><path d="M0 ${h * 0.56}H${w}V${h}H0z" fill="${BOAT.deep}"/>${[[0.12, 0.62, 0.16], [0.3, 0.6, 0.14], [0.52, 0.61, 0.15], [0.88, 0.63, 0.18], [0.72, 0.6, 0.13]].map(([x, y, k], i) => boat(w * x, h * y, k, 0, ['#bfe3e0', '#ff9f80', '#fff', '#ffdf9e', '#9fd3ce'][i])).join('')}${boat(w * 0.34, h * 0.78, 0.6, -4)}`,
];
const FW = 200;
const FH = 150;
const still = (i) => sheet(12 + (i % 3) * 208, 12 + Math.floor(i / 3) * 162, FW, FH, `${FILM[i](FW, FH)}<circle cx="22" cy="22" r="14" fill="${BOAT.white}"/>${T(22, 28.500, 18, `${i + 1}`, BOAT.deep, 'A 750 88%', 'middle')}`, [FW, FH], 'border-radius:4px');
const LENGTH = [9, 7, 12, 6, 8, 10];
const whole = LENGTH.reduce((a, b) => a + b, 0);
let at = 14;
const lengths = LENGTH.map((s, i) => { const w = (588 * s) / whole; const out = `<rect x="${n(at)}" y="12" width="${n(w - 3)}" height="28" fill="${[BOAT.pale, BOAT.water, '#061a24', '#7ccf5a', BOAT.glow, BOAT.sun][i]}" stroke="${BOAT.pale}" stroke-width="1"/>${T(at + w / 2 - 1.500, 33, 18, `${s} s`, i === 2 ? '#fff' : BOAT.deep, 'A 700 88%', 'middle')}`; at += w; return out; }).join('');
const wordless = times(6, still) + sheet(12, 336, 616, 132, `<rect width="616" height="132" fill="${BOAT.deep}"/>${lengths}<path d="M14 112C60 110 96 106 122 96S214 92 240 60S330 66 380 96S460 112 500 84S570 52 602 50" fill="none" stroke="${BOAT.sun}" stroke-width="4"/><path d="M14 112C60 110 96 106 122 96S214 92 240 60S330 66 380 96S460 112 500 84S570 52 602 50V120H14z" fill="${BOAT.sun}" opacity=".2"/>${T(20, 76, 18, 'tension', BOAT.glow, 'A 600 88%')}`);

// ---------------------------------------------------------------- a silent clip and its sound, rebuilt: tea for two
const CHAI = { night: '#171321', panel: '#241d33', steam: '#f7efe2', room: '#6f7bd9', fx: '#ff9d3c', foley: '#35c9a3', music: '#e86fb0', tea: '#c9813f', steel: '#c5ccd6' };
const glass = (x, y, k, full) => `<g transform="translate(${x} ${y})scale(${k})"><path d="M-22-64H22L16 0H-16Z" fill="#ffffff2e"/><path d="M${-16 - 6 * full} ${-64 * full}H${16 + 6 * full}L16 0H-16Z" fill="${CHAI.tea}"/><path d="M-22-64H22L16 0H-16Z" fill="none" stroke="#fff" stroke-width="2.500"/><path d="M-14-58V-6M0-58V-4M14-58V-6" stroke="#ffffff50" stroke-width="2"/></g>`;
const kettle = (x, y, k, turn = 0) => `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><path d="M-34 0Q-46-52 0-56Q46-52 34 0z" fill="${CHAI.steel}"/><path d="M32-34q24-6 30-30l8 4q-4 34-34 46z" fill="#aab3c0"/><path d="M-30-48q30-58 60 0" fill="none" stroke="#8d96a4" stroke-width="6"/><circle cy="-60" r="6" fill="#8d96a4"/><path d="M-26-8Q-34-40-8-50" fill="none" stroke="#fff" stroke-width="5" opacity=".6"/></g>`;
const vapour = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})" fill="none" stroke="${CHAI.steam}" stroke-width="5" stroke-linecap="round" opacity=".75"><path d="M0 0q-10-12 0-24t0-24M18 2q-10-12 0-24t0-24"/></g>`;
const table = (w, h, c = '#3a2c22') => `<rect y="${h * 0.78}" width="${w}" height="${h * 0.22}" fill="${c}"/>`;
const CLIP = [
  (w, h) => `<rect width="${w}" height="${h}" fill="#f1b24a"/>${table(w, h)}<path d="M${w * 0.3} ${h * 0.78}q10-18 20 0 10-22 20 0 10-18 14 0z" fill="#4a8cff"/>${kettle(w * 0.46, h * 0.74, 0.92)}${vapour(w * 0.8, h * 0.3, 0.5)}`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#e9795c"/>${table(w, h)}${glass(w * 0.5, h * 0.8, 0.9, 0)}`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#8a5fb0"/>${table(w, h)}${glass(w * 0.7, h * 0.82, 0.8, 0.5)}${kettle(w * 0.28, h * 0.36, 0.55, 28)}<path d="M${w * 0.63} ${h * 0.38}Q${w * 0.7} ${h * 0.42} ${w * 0.7} ${h * 0.68}" stroke="${CHAI.tea}" stroke-width="5" fill="none"/>`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#2f8f9a"/>${table(w, h)}${glass(w * 0.36, h * 0.8, 0.84, 0.86)}${glass(w * 0.66, h * 0.8, 0.84, 0.86)}<path d="M${w * 0.51} ${h * 0.16}v12M${w * 0.42} ${h * 0.2}l5 9M${w * 0.6} ${h * 0.2}l-5 9" stroke="#fff" stroke-width="3"/>`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#24406e"/>${table(w, h)}${glass(w * 0.36, h * 0.8, 0.84, 0.1)}${glass(w * 0.66, h * 0.8, 0.84, 0.1)}<circle cx="${w * 0.8}" cy="${h * 0.22}" r="12" fill="${CHAI.steam}"/>`,
];
const CW = 117;
const clipFrames = times(5, (i) => `<svg x="${13 + i * 119}" y="12" width="${CW}" height="132" viewBox="0 0 ${CW} 132">${CLIP[i](CW, 132)}</svg>`);
/** A track: the level at each hundredth of the clip. */
const track = (y, words, colour, level, seed) => { const r = random(seed); return `<rect x="12" y="${y}" width="596" height="62" rx="5" fill="${CHAI.panel}"/>${times(119, (i) => { const t = i / 119; const a = Math.min(1, level(t)) * (0.35 + 0.65 * r()) * 56; return a < 1.5 ? `<rect x="${13 + i * 5}" y="${y + 30.500}" width="3.200" height="1.500" fill="${colour}" opacity=".6"/>` : `<rect x="${13 + i * 5}" y="${n(y + 31 - a / 2)}" width="3.200" height="${n(a)}" rx="1.500" fill="${colour}"/>`; })}<rect x="12" y="${y}" width="${words.length * 9 + 16}" height="24" rx="5" fill="${colour}"/>${T(20, y + 18, 17.500, words, CHAI.night, 'A 700 86%')}`; };
const bump = (t, centre, wide) => Math.exp(-(((t - centre) / wide) ** 2));
const soundtrack = sheet(10, 10, 620, 460, `<rect width="620" height="460" fill="${CHAI.night}"/>${clipFrames}<g>${times(31, (i) => `<rect x="${14 + i * 19.400}" y="4" width="9" height="5" rx="1.500" fill="#5d5275"/>`)}${times(31, (i) => `<rect x="${14 + i * 19.400}" y="147" width="9" height="5" rx="1.500" fill="#5d5275"/>`)}</g>
  ${track(162, 'Room', CHAI.room, (t) => 0.2 + 0.05 * Math.sin(t * 20), 2)}${track(236, 'Kettle, pour', CHAI.fx, (t) => (t < 0.22 ? 0.25 + t * 3 : 0.06) + 0.95 * (t > 0.43 && t < 0.57 ? 1 : 0), 5)}${track(310, 'Glass', CHAI.foley, (t) => bump(t, 0.3, 0.012) + 0.7 * bump(t, 0.36, 0.01) + 1.1 * bump(t, 0.7, 0.016) + 0.5 * bump(t, 0.745, 0.02) + 0.6 * bump(t, 0.9, 0.012), 7)}${track(384, 'Music', CHAI.music, (t) => (t > 0.62 ? (t - 0.62) * 2.400 * (0.6 + 0.4 * Math.abs(Math.sin(t * 60))) : 0), 9)}
  <path d="M432 12V450" stroke="#fff" stroke-width="2.400"/><path d="M424 4h16v10l-8 8-8-8z" fill="#fff"/>`);

// ---------------------------------------------------------------- one scene, three cuts: he tells of the bowl, she hides its pieces
const BOWL = { night: '#12303d', wall: '#1d4a58', lamp: '#ffd27a', he: '#ff8a5f', she: '#67c8bb', clay: '#f2efe6', table: '#8a5633', red: '#ff5a45', ink: '#0b1f28' };
const profile = 'M-46 120C-44 70-30 56-12 48C-34 38-40 4-26-18C-12-42 24-40 32-12L35 4L46 19L37 23L38 31L33 35L34 43C31 52 20 52 13 50L15 58C38 64 52 78 56 120Z';
const head = (x, y, k, side, c) => `<g transform="translate(${x} ${y})scale(${k * side} ${k})"><path d="${profile}" fill="${c}"/><path d="M-46 120C-44 76-32 60-14 52L12 58C36 64 52 78 56 120Z" fill="#fff" opacity=".86"/>${c === BOWL.he ? '<path d="M31-14C22-42-16-42-28-16C-38 6-32 26-24 34C-20 20-20 6-12-2Q8-4 31-14Z" fill="#3a1a12"/>' : '<path d="M30-16C18-44-18-42-29-16C-40 8-38 30-24 38C-16 22-14 8-8-4Q12-6 30-16Z" fill="#17252c"/><circle cx="-38" cy="14" r="15" fill="#17252c"/>'}<circle cx="24" cy="6" r="3" fill="#1b1512"/></g>`;
const shade = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})"><path d="M0-60V-20" stroke="${BOWL.ink}" stroke-width="4"/><path d="M-14-20H14L34 12H-34Z" fill="${BOWL.lamp}"/><path d="M-34 12H34L92 150H-92Z" fill="${BOWL.lamp}" opacity=".16"/></g>`;
const pieces = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})" fill="${BOWL.clay}"><path d="M-40-6Q-38 26-8 30L-2 6-14-2-10-12z"/><path d="M6-8L18 0 10 14 14 29Q38 22 40-8L28-2z"/><path d="M-6-26L8-20 2-10-8-14z"/><path d="M-39 4Q-36 24-10 28l2-6Q-26 20-32 2zM34 4q-3 12-18 18l0 5q18-4 22-23z" fill="#3a67c2"/></g>`;
/** Each shot in w by h: the wide, his face, her face, the bowl below the table. */
const VIEW = {
  W: (w, h) => `<rect width="${w}" height="${h}" fill="${BOWL.wall}"/>${shade(w / 2, 20, 0.62)}${head(w / 2 - (w < 90 ? w * 0.29 : 44), 66, w < 90 ? w * 0.0054 : 0.52, 1, BOWL.he)}${head(w / 2 + (w < 90 ? w * 0.29 : 44), 66, w < 90 ? w * 0.0054 : 0.52, -1, BOWL.she)}<rect y="${h - 24}" width="${w}" height="24" fill="${BOWL.table}"/>`,
  H: (w, h) => `<rect width="${w}" height="${h}" fill="#7a2f2a"/>${head(w * 0.42 - (w < 60 ? 12 : 0), 56, 0.98, 1, BOWL.he)}`,
  S: (w, h) => `<rect width="${w}" height="${h}" fill="#1f5f6a"/>${head(w * 0.58 + (w < 60 ? 16 : 0), 56, 0.98, -1, BOWL.she)}`,
  B: (w, h) => `<rect width="${w}" height="${h}" fill="${BOWL.ink}"/><rect width="${w}" height="20" fill="${BOWL.table}"/>${pieces(w / 2, 62, 0.98)}<path d="M${w / 2 - 62} ${h}q4-30 26-34l44-2q14 4 2 10l-18 3h24q26 2 28 23z" fill="${BOWL.she}"/>`,
};
const CUTS = [['For the speaker', 'W4 H7 S2 H7'], ['For the listener', 'H3 S8 H2 S7'], ['For suspense', 'W3 B5 S4 H2 B6']].map(([words, text]) => [words, text.split(' ').map((p) => [p[0], +p.slice(1)])]);
for (const [words, parts] of CUTS) if (parts.reduce((sum, [, s]) => sum + s, 0) !== 20) throw new Error(`${words}: twenty seconds`);
const three = CUTS.map(([words, parts], row) => { let x = 0; return sheet(232, 12 + row * 154, 396, 148, `<rect width="396" height="148" fill="${BOWL.ink}"/>${parts.map(([v, s]) => { const w = n(s * 19.8 - 3); const out = `<svg x="${n(x)}" width="${w}" height="116" viewBox="0 0 ${w} 116" style="overflow:hidden">${VIEW[v](w, 116)}</svg>`; x += s * 19.8; return out; }).join('')}${T(10, 139, 20, words, BOWL.lamp, 'A 680 86%')}${T(386, 139, 18, '20 s', '#9fb8be', 'A 550 86%', 'end')}`); }).join('');
const eye = (x, y, turn, nr, c, far = 165) => `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M0-8L-${n(far * 0.26)}-${far}H${n(far * 0.26)}Z" fill="${c}" opacity=".3"/><path d="M-13-8H13V16H-13ZM-8-8L-13-19H13L8-8z" fill="${c}"/></g>${T(x, y + 11, 19, nr, BOWL.ink, 'A 780 88%', 'middle')}`;
const above = (x, y, turn, c) => `<g transform="translate(${x} ${y})rotate(${turn})"><ellipse rx="20" ry="36" fill="#fff" opacity=".88"/><circle cx="5" r="17" fill="${c}"/><path d="M21-4l8 4-8 4z" fill="${c}"/></g>`;
const plan = sheet(12, 12, 208, 456, `<rect width="208" height="456" fill="#eef1ec"/>${times(11, (i) => `<path d="M${i * 20 + 4} 0V456M0 ${i * 42 + 18}H208" stroke="#dbe2dd" stroke-width="1"/>`)}
  ${eye(104, 384, 0, '1', '#f0b23c', 250)}${eye(34, 292, 48, '3', BOWL.she)}${eye(174, 292, -48, '2', BOWL.he)}<circle cx="104" cy="166" r="46" fill="${BOWL.table}"/><circle cx="104" cy="166" r="20" fill="${BOWL.lamp}" opacity=".8"/>${above(36, 166, 0, BOWL.he)}${above(172, 166, 180, BOWL.she)}
  <path d="M4 166H204" stroke="${BOWL.red}" stroke-width="3.600" stroke-dasharray="10 7"/><g transform="translate(104 56)"><path d="M-13-16H13V8H-13ZM-8 8L-13 19H13L8 8z" fill="#9aa7a6"/><path d="M-26-24L26 26M26-24L-26 26" stroke="${BOWL.red}" stroke-width="4.600" stroke-linecap="round"/></g>
  <g transform="translate(14 116)rotate(-4)">${T(0, 0, 21, 'not past this line', '#d8382c', 'H')}</g>${T(14, 440, 19, 'Cameras from above', BOWL.ink, 'A 650 86%')}`);
const threeCuts = plan + three;

await make([
  ['video-wordless', wordless],
  ['video-sound', soundtrack],
  ['video-commercial', commercial],
  ['video-cuts', threeCuts],
  ['video-portrait', documentary],
]);
