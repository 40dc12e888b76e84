// Video Editing: a film without words, a clip whose sound is rebuilt, a commercial at three lengths and two shapes,
// a documentary portrait. The showreel and the scene cut three ways are drawn by video.py.
import { commercial } from './video/commercial.mjs';
import { documentary } from './video/portrait.mjs';
import { wordless } from './video/wordless.mjs';
import { T, make, n, random, sheet, times } from './studio.mjs';

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
