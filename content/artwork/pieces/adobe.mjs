// Premiere Pro: a product advertisement, one film in four versions, a name caption as a template,
// an interview cut on paper, an evening in two minutes, two shots matched by their parade.
import sharp from 'sharp';
import { SHOTS as BEEKEEPER } from './adobe/beekeeper.mjs';
import { caption } from './adobe/caption.mjs';
import { highlight } from './adobe/event.mjs';
import { advert } from './adobe/kokum.mjs';
import { CLOSE, WIDE, filmed } from './adobe/lake.mjs';
import { versions } from './adobe/versions.mjs';
import { T, make, n, random, sheet, times } from './studio.mjs';

// ---------------------------------------------------------------- an interview cut on paper: strike a sentence and its picture goes
const BEE = { honey: '#f7b71d', ink: '#2a2415', pencil: '#d8382c' };
const SAID = [
  ['00:41', 'A', ['I was afraid of', 'bees all my life.'], 60],
  ['', '', ['Um, so, I mean,', 'as a child, no?'], 136],
  ['03:12', 'B', ['Then a swarm sat', 'on my scooter.'], 212],
  ['', '', ['It was, I think,', 'a Tuesday. Or not.'], 288],
  ['06:55', 'A', ['Now they wait', 'for me.'], 364],
];
const camera = { A: BEE.honey, B: '#b7d3e6' };
const strike = (x, y, w, seed) => { const r = random(seed); return `<path d="M${x - 6} ${y + 2}q${n(w * 0.3)} ${n(-6 + r() * 8)} ${n(w * 0.6)} ${n(-2 + r() * 4)}t${n(w * 0.46)} ${n(-4 + r() * 5)}" stroke="${BEE.pencil}" stroke-width="3.400" fill="none" stroke-linecap="round" opacity=".9"/>`; };
const transcript = sheet(12, 12, 348, 456, `<rect width="348" height="456" fill="#fffdf6"/>${T(20, 32, 18, 'Said 7:20, kept 3:00', BEE.ink, 'A 680 86%')}${T(328, 32, 17, 'Specimen', '#6f6750', 'A 500 84%', 'end')}
  ${SAID.map(([time, cam, lines, y], i) => (cam ? `<rect x="86" y="${y - 5}" width="262" height="70" fill="${camera[cam]}" opacity=".45"/><circle cx="40" cy="${y + 18}" r="16" fill="${camera[cam]}"/>${T(40, y + 25, 20, cam, BEE.ink, 'A 750 90%', 'middle')}${T(40, y + 55, 17, time, BEE.ink, 'A 550 84%', 'middle', 'style="font-variant-numeric:tabular-nums"')}` : '') + lines.map((l, k) => T(100, y + 22 + k * 29, 26, l, cam ? BEE.ink : '#8b846f', 'T') + (cam ? '' : strike(100, y + 14 + k * 29, 190, i * 7 + k))).join('')).join('')}
  <g transform="translate(20 160)rotate(-8)">${T(0, 8, 21, 'out', BEE.pencil, 'H')}</g><g transform="translate(12 318)rotate(-8)">${T(0, 0, 21, 'which?', BEE.pencil, 'H')}</g><g transform="translate(216 416)rotate(-5)">${T(0, 0, 21, 'keep pause', BEE.pencil, 'H')}<path d="M-8-6q-14-2-20-12m-1 9l1-10 9 4" stroke="${BEE.pencil}" stroke-width="2.200" fill="none"/></g>`);
const kept = BEEKEEPER.map((inside, i) => sheet(372, 12 + i * 154, 256, 148, `${inside}<path d="M0 0h32v30H0z" fill="${camera['ABA'[i]]}"/>${T(16, 22, 20, 'ABA'[i], BEE.ink, 'A 750 90%', 'middle')}`)).join('');
const interview = transcript + kept;

// ---------------------------------------------------------------- two shots, one morning: the parade is computed from the pictures
const [SHOT_W, SHOT_H] = [604, 428];
/** What the camera of B did: each channel's gain and lift, then steps of 10 bits. */
const CAST = [[0.62, 18], [0.8, 22], [0.82, 49]];
const tenBits = (v) => Math.round(Math.max(0, Math.min(255, v)) * (1023 / 255)) / (1023 / 255);
const shotByB = (picture) => picture.map((v, i) => tenBits(v * CAST[i % 3][0] + CAST[i % 3][1]));
const undone = (picture) => picture.map((v, i) => Math.max(0, Math.min(255, (v - CAST[i % 3][1]) / CAST[i % 3][0])));
const asPng = async (raw, w, h, channels = 3) => `data:image/png;base64,${(await sharp(Buffer.from(raw), { raw: { width: w, height: h, channels } }).png().toBuffer()).toString('base64')}`;
const clampTo = (v, size) => Math.max(0, Math.min(size - 1, v));
const TRACE = { w: 384, h: 360, column: 120, pitch: 132 };
/** An RGB parade: three pictures of brightness over width, as a monitor draws them. */
async function parade(raw) {
  const { w, h, column, pitch } = TRACE;
  const out = Buffer.alloc(w * h * 4);
  const tint = [[255, 92, 80], [92, 235, 120], [104, 158, 255]];
  const usual = (SHOT_W * SHOT_H) / (column * h);
  for (let channel = 0; channel < 3; channel++) {
    const hits = new Float64Array(column * h);
    for (let y = 0; y < SHOT_H; y++) for (let x = 0; x < SHOT_W; x++) hits[Math.round((h - 1) * (1 - raw[(y * SHOT_W + x) * 3 + channel] / 255)) * column + Math.floor((x * column) / SHOT_W)]++;
    const hit = (x, y) => hits[clampTo(y, h) * column + clampTo(x, column)];
    for (let y = 0; y < h; y++) for (let x = 0; x < column; x++) { const at = (y * w + x + channel * pitch) * 4; const beam = (hit(x, y) * 4 + (hit(x - 1, y) + hit(x + 1, y) + hit(x, y - 1) + hit(x, y + 1)) * 2 + hit(x - 1, y - 1) + hit(x + 1, y - 1) + hit(x - 1, y + 1) + hit(x + 1, y + 1)) / 16; tint[channel].forEach((c, k) => { out[at + k] = c; }); out[at + 3] = 255 * Math.min(1, (beam / usual / 2.6) ** 0.6); }
  }
  return asPng(out, w, h, 4);
}
/** The mean colour of nine pixels square about a point of the boat, in centimetres from its middle and its waterline. */
function tintOf(raw, shot, x, y) {
  const { eye, focal, horizon, boat } = shot;
  const [px, py] = [SHOT_W / 2 + ((boat.at[0] + x / 100) / boat.at[1]) * focal, horizon * SHOT_H + ((eye - y / 100) / boat.at[1]) * focal].map(Math.round);
  const reach = shot === WIDE ? 1 : 4;
  const sum = [0, 0, 0];
  for (let j = -reach; j <= reach; j++) for (let i = -reach; i <= reach; i++) for (let c = 0; c < 3; c++) sum[c] += raw[((py + j) * SHOT_W + px + i) * 3 + c];
  return [sum[0] / sum[1], sum[2] / sum[1]];
}
const named = process.argv.slice(2);
const wanted = !named.length || named.some((word) => 'adobe-match'.includes(word));
/** Two stills, the second half as shot and half matched, above their three parades. */
async function match() {
  const reference = await filmed(WIDE, SHOT_W, SHOT_H);
  const shotRaw = shotByB(await filmed(CLOSE, SHOT_W, SHOT_H));
  const doneRaw = undone(shotRaw);
  const white = tintOf(reference, WIDE, -70, 41);
  const [before, after] = [shotRaw, doneRaw].map((raw) => { const [r, b] = tintOf(raw, CLOSE, -100, 46); return Math.hypot(r - white[0], b - white[1]); });
  if (after > 0.1 || before < 4 * after) throw new Error(`the white plank has one tint in A and in the matched B, not before: ${before}, ${after}`);
  const sorted = [...reference].sort((x, y) => x - y);
  const [black, bright] = [0.005, 0.995].map((part) => sorted[Math.floor(part * sorted.length)]);
  const level = (v) => n(12 + (TRACE.h / 2) * (1 - v / 255));
  const monitor = async (x, words, raw) => sheet(x, 238, 198, 230, `<rect width="198" height="230" fill="#10161a"/>${[0, 63.75, 127.5, 191.25, 255].map((v) => `<path d="M0 ${level(v)}H198" stroke="#2c3a43" stroke-width="1"/>`).join('')}<image href="${await parade(raw)}" x="3" y="12" width="192" height="${TRACE.h / 2}"/>${[black, bright].map((v) => `<path d="M0 ${level(v)}H198" stroke="#ffe0b0" stroke-width="1.400" stroke-dasharray="5 4"/>`).join('')}${T(12, 218, 20, words, '#f4efe4', 'A 650 86%')}`);
  const badge = (letter) => `<rect width="40" height="32" fill="#10161a"/>${T(20, 23, 20, letter, '#fff', 'A 750 90%', 'middle')}`;
  const picture = async (raw, more = '') => `<image href="${await asPng(raw, SHOT_W, SHOT_H)}" width="302" height="214" ${more}/>`;
  return (
    sheet(12, 12, 302, 214, `${await picture(reference)}${badge('A')}`) +
    sheet(326, 12, 302, 214, `${await picture(shotRaw)}<clipPath id="half"><path d="M151 0H302V214H151z"/></clipPath>${await picture(doneRaw, 'clip-path="url(#half)"')}<path d="M151 0V214" stroke="#fff" stroke-width="2.400"/><circle cx="151" cy="188" r="13" fill="#fff"/><path d="M147 183l-5 5 5 5M155 183l5 5-5 5" stroke="#10161a" stroke-width="2.400" fill="none"/>${badge('B')}`) +
    (await monitor(12, 'A', reference)) + (await monitor(221, 'B as shot', shotRaw)) + (await monitor(430, 'B matched', doneRaw))
  );
}
const matched = wanted ? await match() : '';

await make([
  ['adobe-advert', advert],
  ['adobe-versions', versions],
  ['adobe-caption', caption],
  ['adobe-interview', interview],
  ['adobe-event', highlight],
  ['adobe-match', matched],
]);
