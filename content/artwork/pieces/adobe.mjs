// Premiere Pro: a product advertisement, one film in four versions, a name caption as a template,
// an interview cut on paper, an evening in two minutes, two shots matched by their parade.
import sharp from 'sharp';
import { caption } from './adobe/caption.mjs';
import { highlight } from './adobe/event.mjs';
import { versions } from './adobe/versions.mjs';
import { T, data, make, n, random, sheet, times } from './studio.mjs';

// ---------------------------------------------------------------- thirty seconds for a bottle: green screen, then the coast
const KOKUM = { plum: '#4a0d33', juice: '#d51a5b', sky: '#ffd3a8', sea: '#37a6a8', foam: '#fff6e6', gold: '#ffc53d' };
const bottle = data('photoshop/kokum.webp');
/** The bottle of 300 x 450 with its label; x is its middle, y its foot. */
const shot = (x, y, h) => `<g transform="translate(${n(x - h / 3)} ${n(y - h * 0.94)})scale(${n(h / 450)})"><image href="${bottle}" width="300" height="450"/><g transform="translate(150 300)">${T(0, 0, 44, 'कोकम', KOKUM.plum, 'Y', 'middle')}${T(0, 30, 22, 'Kokum', KOKUM.plum, 'G 700 80%', 'middle')}</g></g>`;
const coast = (w, h) => `<rect width="${w}" height="${h}" fill="${KOKUM.sky}"/><circle cx="${w * 0.76}" cy="${h * 0.34}" r="${h * 0.17}" fill="${KOKUM.gold}"/><rect y="${h * 0.52}" width="${w}" height="${h * 0.48}" fill="${KOKUM.sea}"/><path d="M0 ${h * 0.54}Q${w * 0.16} ${h * 0.3} ${w * 0.4} ${h * 0.54}z" fill="#2d6b62"/>${times(5, (i) => `<path d="M${w * (0.42 + i * 0.1)} ${h * (0.57 + i * 0.045)}h${w * 0.16}" stroke="#8fd8d2" stroke-width="3" stroke-linecap="round"/>`)}<path d="M0 ${h * 0.84}Q${w * 0.4} ${h * 0.74} ${w} ${h * 0.82}V${h}H0z" fill="#f3c58e"/><path d="M0 ${h * 0.835}Q${w * 0.4} ${h * 0.735} ${w} ${h * 0.815}" fill="none" stroke="${KOKUM.foam}" stroke-width="6"/>`;
const frond = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})" fill="#1f5a4d">${times(6, (i) => `<path transform="rotate(${20 + i * 26})" d="M0 0Q60-36 130 6Q96 4 86 14L70 2L56 12L40-1L26 8z"/>`)}</g>`;
const keyed = sheet(12, 12, 190, 190, `<rect width="190" height="190" fill="#28c24a"/><path d="M0 158H190V190H0z" fill="#1fa63d"/>${[[22, 24], [168, 24], [22, 130], [168, 130]].map(([x, y]) => `<path d="M${x - 7} ${y}h14M${x} ${y - 7}v14" stroke="#0e6d25" stroke-width="3"/>`).join('')}${shot(95, 182, 180)}`);
const final = sheet(214, 12, 414, 233, `${coast(414, 233)}${frond(-4, -6, 1.1)}<g stroke="${KOKUM.foam}" stroke-width="11" stroke-linejoin="round" paint-order="stroke">${T(26, 122, 62, 'Sip the', KOKUM.plum, 'Y')}${T(26, 188, 62, 'Konkan', KOKUM.juice, 'Y')}</g>${shot(318, 222, 226)}<rect x="262" y="10" width="112" height="214" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="5 4"/>${[[262, 10], [374, 10], [262, 224], [374, 224]].map(([x, y]) => `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" fill="#fff"/>`).join('')}`);
const thumb = (x, w, inside) => `<clipPath id="k${x}"><rect x="${x}" y="40" width="${w}" height="58" rx="4"/></clipPath><g clip-path="url(#k${x})"><g transform="translate(${x} 40)">${inside}</g></g>`;
const wave = (x, w, y, h, colour, seed) => { const r = random(seed); return times(Math.floor(w / 4), (i) => { const a = h * (0.15 + 0.85 * Math.abs(Math.sin(i * 0.21 + seed)) * r()); return `<rect x="${x + i * 4}" y="${n(y - a / 2)}" width="2.4" height="${n(a)}" fill="${colour}"/>`; }); };
const CUTS = [[0, 4], [4, 9], [9, 15], [15, 22], [22, 30]];
if (CUTS.at(-1)[1] !== 30) throw new Error('the advertisement runs thirty seconds');
const second = (s) => 14 + s * 19.6;
const advertTimeline = sheet(12, 258, 616, 210, `<rect width="616" height="210" fill="#2a0a1f"/>${[0, 5, 10, 15, 20, 25, 30].map((s) => T(second(s), 24, 16, `${s} s`, '#e9b7c9', 'A 550 85%', s === 30 ? 'end' : s ? 'middle' : 'start') + `<path d="M${second(s)} 30v8" stroke="#e9b7c9" stroke-width="1.4"/>`).join('')}
  ${CUTS.map(([a, b], i) => { const [x, w] = [second(a), second(b) - second(a) - 3]; return thumb(x, w, [coast(w, 58), `<rect width="${w}" height="58" fill="${KOKUM.sky}"/>${shot(w / 2, 170, 200)}`, `${coast(w, 58)}${shot(w * 0.7, 60, 58)}${T(8, 36, 24, 'Sip', KOKUM.plum, 'Y')}`, `<rect width="${w}" height="58" fill="${KOKUM.juice}"/>${T(w / 2, 40, 32, 'कोकम', KOKUM.foam, 'Y', 'middle')}`, `<rect width="${w}" height="58" fill="${KOKUM.gold}"/>${shot(w * 0.22, 60, 60)}${T(w * 0.42, 40, 24, 'Kokum', KOKUM.plum, 'Y')}`][i]); }).join('')}
  <rect x="${second(9)}" y="106" width="${second(30) - second(9)}" height="26" rx="4" fill="${KOKUM.gold}"/>${T(second(25.2), 125, 17, 'Moving text', KOKUM.plum, 'A 650 85%')}<path d="M${second(17)} 119h40M${second(21)} 119h60" stroke="${KOKUM.plum}" stroke-width="1.6"/>${[17, 19.04, 21, 24.06].map((s) => `<path d="M${second(s)} 112l7 7-7 7-7-7z" fill="${KOKUM.plum}"/>`).join('')}
  <rect x="14" y="138" width="588" height="28" rx="4" fill="#0f5f62"/>${wave(18, 580, 152, 24, '#7fe0d6', 2)}<rect x="14" y="172" width="588" height="28" rx="4" fill="#4f3a91"/>${wave(18, 580, 186, 22, '#c3b2ff', 5)}
  <path d="M${second(12.4)} 30V206" stroke="#fff" stroke-width="2.4"/><path d="M${second(12.4) - 8} 26h16v8l-8 8-8-8z" fill="#fff"/>`);
const note = sheet(12, 214, 190, 32, `<rect width="190" height="32" fill="${KOKUM.juice}"/>${T(95, 22, 18, 'Ad, 30 seconds', KOKUM.foam, 'A 650 86%', 'middle')}`);
const advert = keyed + final + note + advertTimeline;

// ---------------------------------------------------------------- an interview cut on paper: strike a sentence and its picture goes
const BEE = { honey: '#f7b71d', comb: '#b96a08', ink: '#2a2415', sage: '#7f9b6c', deep: '#3f5a3c', sky: '#e9efd9', veil: '#fff9e8', red: '#d8382c', pencil: '#d8382c' };
/** The beekeeper sits facing right, so that both cameras stay on one side of her. */
const keeper = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})"><path d="M-74 190C-78 120-66 88-34 78H38C68 88 80 120 78 190Z" fill="#fffdf4"/><path d="M-34 78Q2 104 38 78L44 96Q4 122-40 96z" fill="#e6dcc0"/><path d="M2 108V190M-40 128q10 34 8 62M46 128q-10 34-8 62" stroke="#d9cfb2" stroke-width="3" fill="none"/><path d="M-44 0H54Q62 54 40 88Q6 108-30 88Q-52 54-44 0z" fill="#57503a"/><path d="M-2 12Q30 4 36 28l8 14-8 4q0 24-22 24-24-4-22-30 0-8 8-28z" fill="#a9693d"/><path d="M18 34q6-4 12 0M22 58q8 4 13-1" stroke="#4a2a17" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-2 10Q-26 22-18 66q8 6 12 2-6-30 14-56z" fill="#1d1710"/><g stroke="#201c12" stroke-width="1" opacity=".5">${times(13, (i) => `<path d="M${-44 + i * 8} 0Q${-40 + i * 7.600} 50 ${-28 + i * 5.600} 92"/>`)}${times(10, (i) => `<path d="M${-46 + i * 0.8} ${8 + i * 8.600}Q4 ${18 + i * 8.600} ${54 - i * 0.8} ${8 + i * 8.600}"/>`)}</g><ellipse cx="4" cy="0" rx="86" ry="17" fill="#e3b65b"/><ellipse cx="4" cy="-3" rx="86" ry="15" fill="#f2cf85"/><path d="M-36-6Q-36-50 4-50T44-6Q4 8-36-6z" fill="#f2cf85"/><path d="M-37-18Q4-4 45-18L45-6Q4 9-37-6z" fill="${BEE.comb}"/></g>`;
const hive = (x, y, k, c) => `<g transform="translate(${x} ${y})scale(${k})"><rect x="-34" y="-8" width="68" height="10" fill="#5a4a2c"/>${times(3, (i) => `<rect x="-30" y="${-38 - i * 30}" width="60" height="29" fill="${c[i % c.length]}"/><rect x="-9" y="${-28 - i * 30}" width="18" height="5" rx="2.500" fill="#2a2415" opacity=".45"/>`)}<path d="M-36-98h72v-9h-72z" fill="#fffdf4"/></g>`;
const beeAt = (x, y, k = 1, turn = 0) => `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><ellipse cx="-2" cy="-6" rx="4" ry="6" fill="#fff" opacity=".85"/><ellipse rx="8" ry="5.400" fill="${BEE.honey}"/><path d="M-2-5v10M3-4.500v9" stroke="${BEE.ink}" stroke-width="2.600"/></g>`;
const combHexes = (w, h, r) => { let d = ''; for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) { const [x, y] = [i * r * 1.732 + ((j % 2) * r * 1.732) / 2, j * r * 1.5]; d += `M${n(x)} ${n(y - r + 1.4)}L${n(x + r * 0.78)} ${n(y - r / 2 + 0.7)}V${n(y + r / 2 - 0.7)}L${n(x)} ${n(y + r - 1.4)}L${n(x - r * 0.78)} ${n(y + r / 2 - 0.7)}V${n(y - r / 2 + 0.7)}Z`; } return d; };
const INTERVIEW = [
  `<rect width="264" height="148" fill="${BEE.sky}"/><path d="M0 84Q70 52 140 78T264 66V148H0z" fill="${BEE.sage}"/><path d="M0 112q130-22 264-6v42H0z" fill="${BEE.deep}"/>${hive(164, 122, 0.8, [BEE.honey, '#fffdf4'])}${hive(224, 128, 0.9, ['#8fb6c9', '#fffdf4'])}${keeper(66, 62, 0.52)}${[[128, 34, 0.8, 20], [188, 22, 0.7, -15], [242, 44, 0.6, 10]].map((b) => beeAt(...b)).join('')}`,
  `<rect width="264" height="148" fill="#a9bd93"/><circle cx="228" cy="40" r="56" fill="#c5d3ac"/><circle cx="200" cy="120" r="44" fill="#92ab7c"/>${keeper(108, 62, 1.18)}${beeAt(222, 62, 1.3, -12)}`,
  `<rect width="264" height="148" fill="${BEE.deep}"/><rect x="44" y="18" width="176" height="112" fill="#d99a2b"/><rect x="58" y="32" width="148" height="84" fill="#6b3c06"/><clipPath id="cmb"><rect x="58" y="32" width="148" height="84"/></clipPath><g clip-path="url(#cmb)"><path transform="translate(60 36)" d="${combHexes(10, 8, 10)}" fill="${BEE.honey}"/></g><rect x="32" y="12" width="200" height="15" fill="#e9b95a"/><path d="M-6 84q34-26 62-14 10 6 2 14l-20 4 24 2q8 8-2 14-32 10-66 10zM270 84q-34-26-62-14-10 6-2 14l20 4-24 2q-8 8 2 14 32 10 66 10z" fill="#fffdf4" stroke="#d9cfb2" stroke-width="2"/>${[[92, 60, 1.1, 30], [128, 84, 1.2, -40], [166, 54, 1.1, 75], [150, 100, 1, 10]].map((b) => beeAt(...b)).join('')}`,
];
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
const kept = INTERVIEW.map((inside, i) => sheet(372, 12 + i * 154, 256, 148, `<g transform="translate(0 0)scale(.97 1)">${inside}</g><path d="M0 0h32v30H0z" fill="${camera['ABA'[i]]}"/>${T(16, 22, 20, 'ABA'[i], BEE.ink, 'A 750 90%', 'middle')}`)).join('');
const interview = transcript + kept;

// ---------------------------------------------------------------- two shots, one morning: the parade is computed from the pictures
const LAKE = { hull: '#f0602f', rim: '#ffffff' };
const ripple = (seed, c, y0, y1, count) => { const r = random(seed); return times(count, () => { const y = y0 + r() ** 1.5 * (y1 - y0); const w = 8 + ((y - y0) / (y1 - y0)) * 40 * r(); return `<path d="M${n(r() * 330 - 5)} ${n(y)}h${n(w)}" stroke="${c}" stroke-width="${n(0.8 + ((y - y0) / (y1 - y0)) * 1.800)}" stroke-linecap="round"/>`; }); };
const wideShot = `<defs><linearGradient id="lk1" x2="0" y2="1"><stop stop-color="#ffe9cf"/><stop offset="1" stop-color="#ffc796"/></linearGradient><linearGradient id="lk2" x2="0" y2="1"><stop stop-color="#f7c69c"/><stop offset="1" stop-color="#2f6f7d"/></linearGradient></defs><rect width="320" height="180" fill="url(#lk1)"/><circle cx="236" cy="52" r="22" fill="#ffffff"/><path d="M0 84L46 52 92 78 140 40 196 82 250 58 320 88V100H0z" fill="#c99a94"/><path d="M0 92L60 72 120 92 190 76 260 94 320 84V104H0z" fill="#7f6a78"/><rect y="100" width="320" height="80" fill="url(#lk2)"/>${ripple(4, '#fff3df', 104, 178, 46)}<path d="M84 128Q160 146 236 126Q226 150 206 152H116Q96 150 84 128z" fill="${LAKE.hull}"/><path d="M84 128Q160 146 236 126l-2 6Q160 152 87 134z" fill="${LAKE.rim}"/><path d="M98 152h116q-20 18-58 18t-58-18z" fill="#8c3f2a" opacity=".45"/><path d="M146 138q-2-34 14-36t16 36z" fill="#27323f"/><circle cx="160" cy="92" r="10" fill="#3a2318"/><path d="M146 112L214 74M214 74l14-12 4 8-14 8z" stroke="#ffffff" stroke-width="3.400" fill="#ffffff"/>`;
const closeShot = `<defs><linearGradient id="lk3" x2="0" y2="1"><stop stop-color="#f3c49b"/><stop offset=".5" stop-color="#5b8f95"/><stop offset="1" stop-color="#235b68"/></linearGradient></defs><rect width="320" height="180" fill="url(#lk3)"/>${ripple(9, '#fff3df', 6, 176, 60)}<path d="M320 44Q190 40 60 112Q150 176 320 180z" fill="${LAKE.hull}"/><path d="M320 70Q206 64 88 116Q160 152 320 156z" fill="#7a2f18"/><path d="M320 44Q190 40 60 112l12 6Q196 58 320 60z" fill="${LAKE.rim}"/><path d="M60 112Q150 176 320 180v-12Q166 166 72 108z" fill="#ffd9b8"/><path d="M330 96L96 34" stroke="#ffffff" stroke-width="8"/><path d="M110 40L34 4Q20 12 30 32L100 50z" fill="#ffffff"/>`;
/** The camera's wrong white: too little red, too much blue and a veil over the blacks. */
const CAST = [[0.6, 0, 0, 26], [0, 0.84, 0, 22], [0, 0, 0.86, 36]];
/** Pixels of a scene, its white below the limit, with the grain of a sensor that is the same in each channel. */
const pixels = async (inside) => { const grain = random(21); let g = 0; return Buffer.from((await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 320 180">${inside}</svg>`)).removeAlpha().raw().toBuffer()).map((v, i) => { if (i % 3 === 0) g = (grain() + grain() + grain() - 1.5) * 14; return Math.max(0, Math.min(255, v * 0.9 + 10 + g)); })); };
const cast = (buffer) => Buffer.from(buffer.map((v, i) => Math.min(255, v * CAST[i % 3][i % 3] + CAST[i % 3][3])));
const uncast = (buffer) => Buffer.from(buffer.map((v, i) => Math.max(0, Math.min(255, Math.round((v - CAST[i % 3][3]) / CAST[i % 3][i % 3])))));
const asPng = async (raw, w, h, channels = 3) => `data:image/png;base64,${(await sharp(raw, { raw: { width: w, height: h, channels } }).png().toBuffer()).toString('base64')}`;
/** An RGB parade: three pictures of brightness over width, as a monitor draws them. */
async function parade(raw) {
  const [w, h] = [192, 208];
  const out = Buffer.alloc(w * h * 4);
  const tint = [[255, 92, 80], [92, 235, 120], [96, 150, 255]];
  for (let channel = 0; channel < 3; channel++) {
    const hits = new Float64Array(60 * h);
    for (let y = 0; y < 180; y++) for (let x = 0; x < 320; x++) hits[Math.floor((h - 1) * (1 - raw[(y * 320 + x) * 3 + channel] / 255)) * 60 + Math.floor((x * 60) / 320)]++;
    for (let y = 0; y < h; y++) for (let x = 0; x < 60; x++) { const v = Math.min(1, (hits[y * 60 + x] / 22) ** 0.6); const at = (y * w + x + channel * 66) * 4; tint[channel].forEach((c, k) => { out[at + k] = c; }); out[at + 3] = 255 * v; }
  }
  return asPng(out, w, h, 4);
}
const refRaw = await pixels(wideShot);
const trueRaw = await pixels(closeShot);
const shotRaw = cast(trueRaw);
const doneRaw = uncast(shotRaw);
const at = (raw, x, y) => [0, 1, 2].map((c) => raw[(y * 320 + x) * 3 + c]);
const spread = (v) => Math.max(...v) - Math.min(...v);
if (spread(at(shotRaw, 200, 62)) < 30 || spread(at(doneRaw, 200, 62)) > 3 || spread(at(refRaw, 236, 52)) > 3) throw new Error('white is white in the reference and after the match, and not before');
const monitor = async (x, words, raw) => sheet(x, 206, 198, 262, `<rect width="198" height="262" fill="#10161a"/>${[0, 52, 104, 156, 208].map((y) => `<path d="M0 ${8 + y}H198" stroke="#33424b" stroke-width="1"/>`).join('')}<image href="${await parade(raw)}" x="3" y="8" width="192" height="208"/>${T(12, 247, 20, words, '#f4efe4', 'A 650 86%')}`);
const matched = sheet(12, 12, 302, 182, `<image href="${await asPng(refRaw, 320, 180)}" width="324" height="182" x="-11"/><rect width="40" height="32" fill="#10161a"/>${T(20, 23, 20, 'A', '#fff', 'A 750 90%', 'middle')}`) +
  sheet(326, 12, 302, 182, `<image href="${await asPng(shotRaw, 320, 180)}" width="324" height="182" x="-11"/><clipPath id="half"><path d="M151 0H302V182H151z"/></clipPath><image clip-path="url(#half)" href="${await asPng(doneRaw, 320, 180)}" width="324" height="182" x="-11"/><path d="M151 0V182" stroke="#fff" stroke-width="3"/><circle cx="151" cy="150" r="14" fill="#fff"/><path d="M147 145l-5 5 5 5M155 145l5 5-5 5" stroke="#10161a" stroke-width="2.400" fill="none"/><rect width="40" height="32" fill="#10161a"/>${T(20, 23, 20, 'B', '#fff', 'A 750 90%', 'middle')}`) +
  (await monitor(12, 'A', refRaw)) + (await monitor(221, 'B as shot', shotRaw)) + (await monitor(430, 'B matched', doneRaw));

await make([
  ['adobe-advert', advert],
  ['adobe-versions', versions],
  ['adobe-caption', caption],
  ['adobe-interview', interview],
  ['adobe-event', highlight],
  ['adobe-match', matched],
]);
