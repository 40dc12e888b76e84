// Video Editing: a film without words, a clip whose sound is rebuilt, a commercial at three lengths and two shapes,
// a documentary portrait. The showreel and the scene cut three ways are drawn by video.py.
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
  (w, h) => `<rect width="${w}" height="${h}" fill="#f1b24a"/>${table(w, h)}<path d="M${w * 0.3} ${h * 0.78}q10-18 20 0 10-22 20 0 10-18 14 0z" fill="#4a8cff"/>${kettle(w * 0.42, h * 0.75, 0.8)}${vapour(w * 0.8, h * 0.26, 0.48)}`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#e9795c"/>${table(w, h)}${glass(w * 0.5, h * 0.8, 0.9, 0)}`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#8a5fb0"/>${table(w, h)}${glass(w * 0.7, h * 0.82, 0.8, 0.5)}${kettle(w * 0.28, h * 0.36, 0.55, 28)}<path d="M${w * 0.63} ${h * 0.38}Q${w * 0.7} ${h * 0.42} ${w * 0.7} ${h * 0.68}" stroke="${CHAI.tea}" stroke-width="5" fill="none"/>`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#2f8f9a"/>${table(w, h)}${glass(w * 0.36, h * 0.8, 0.84, 0.86)}${glass(w * 0.66, h * 0.8, 0.84, 0.86)}<path d="M${w * 0.51} ${h * 0.16}v12M${w * 0.42} ${h * 0.2}l5 9M${w * 0.6} ${h * 0.2}l-5 9" stroke="#fff" stroke-width="3"/>`,
  (w, h) => `<rect width="${w}" height="${h}" fill="#24406e"/>${table(w, h)}${glass(w * 0.36, h * 0.8, 0.84, 0.1)}${glass(w * 0.66, h * 0.8, 0.84, 0.1)}<circle cx="${w * 0.8}" cy="${h * 0.22}" r="12" fill="${CHAI.steam}"/>`,
];
const [LEFT, ACROSS] = [104, 504];
const CW = ACROSS / 5;
const clipFrames = times(5, (i) => `<svg x="${n(LEFT + i * CW)}" y="16" width="${n(CW - 3)}" height="124" viewBox="0 0 ${n(CW - 3)} 124" style="overflow:hidden">${CLIP[i](CW - 3, 124)}</svg>`);
/** A track: its name at its head, then the level at each hundredth of the clip. */
const track = (y, words, colour, level, seed) => {
  const [r, pitch, middle] = [random(seed), ACROSS / 101, y + 33];
  return `<rect x="${LEFT}" y="${y}" width="${ACROSS - 3}" height="66" fill="${CHAI.panel}"/><rect x="12" y="${y}" width="86" height="66" fill="${colour}"/>${T(22, middle + 7.500, 23, words, CHAI.night, 'A 720 86%')}<path d="M${LEFT} ${middle}h${ACROSS - 3}" stroke="${colour}" stroke-width="1.500" opacity=".45"/>${times(100, (i) => { const a = Math.min(1, level(i / 100)) * (0.35 + 0.65 * r()) * 60; return a < 2 ? '' : `<rect x="${n(LEFT + 0.700 + i * pitch)}" y="${n(middle - a / 2)}" width="3.200" height="${n(a)}" rx="1.600" fill="${colour}"/>`; })}`;
};
const bump = (t, centre, wide) => Math.exp(-(((t - centre) / wide) ** 2));
const holes = (y) => times(26, (i) => `<rect x="${n(LEFT + 4 + i * 19.400)}" y="${y}" width="9" height="5" rx="1.500" fill="#5d5275"/>`);
/** Where the two glasses meet: the moment that the playhead stands on. */
const CLINK = 0.7;
const playhead = n(LEFT + CLINK * ACROSS);
const soundtrack = sheet(10, 10, 620, 460, `<rect width="620" height="460" fill="${CHAI.night}"/><rect x="12" y="16" width="86" height="124" fill="#e9e2f2"/>${T(22, 85, 23, 'Picture', CHAI.night, 'A 720 86%')}${clipFrames}${holes(6)}${holes(145)}
  ${track(164, 'Room', CHAI.room, (t) => 0.24 + 0.05 * Math.sin(t * 20), 2)}${track(236, 'Kettle', CHAI.fx, (t) => (t < 0.22 ? 0.25 + t * 3 : 0.04) + 0.95 * (t > 0.41 && t < 0.57 ? 1 : 0), 5)}${track(308, 'Glass', CHAI.foley, (t) => bump(t, 0.3, 0.012) + 0.7 * bump(t, 0.36, 0.01) + 1.1 * bump(t, CLINK, 0.016) + 0.5 * bump(t, 0.745, 0.02) + 0.6 * bump(t, 0.9, 0.012), 7)}${track(380, 'Music', CHAI.music, (t) => (t > 0.62 ? (t - 0.62) * 2.400 * (0.6 + 0.4 * Math.abs(Math.sin(t * 60))) : 0), 9)}
  <path d="M${playhead} 8V450" stroke="#fff" stroke-width="2.400"/><path d="M${playhead - 8} 2h16v9l-8 8-8-8z" fill="#fff"/>`);

await make([
  ['video-wordless', wordless],
  ['video-sound', soundtrack],
  ['video-commercial', commercial],
  ['video-portrait', documentary],
]);
