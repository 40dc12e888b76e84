// Thirty seconds for a bottle of kokum: the shot on green screen, the same bottle on the coast of the Konkan with the sun
// behind it, and the timeline in which each word of the headline enters at a keyframe of its own.
import { T, n, random, sheet, times } from '../studio.mjs';

const K = { plum: '#3d0a2b', juice: '#c8123f', cream: '#fff4df', gold: '#ffc44d', night: '#240919' };
const stops = (list) => list.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');
const linear = (id, list, more = 'x2="0" y2="1"') => `<linearGradient id="${id}" ${more}>${stops(list)}</linearGradient>`;
const radial = (id, list, more = '') => `<radialGradient id="${id}" ${more}>${stops(list)}</radialGradient>`;
const defs = `<defs>${[0.8, 2, 4, 8].map((d, i) => `<filter id="q${i}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${d}"/></filter>`).join('')}
  ${linear('juice', [[0, '#4b0220'], [0.12, '#8c0730'], [0.38, '#cf1640'], [0.6, '#ff5d4c'], [0.72, '#ff8a5c'], [0.86, '#b80d3a'], [1, '#5e0426']], '')}${linear('studio', [[0, '#3a0519'], [0.16, '#7f0a30'], [0.4, '#b3123f'], [0.62, '#8f0a34'], [0.86, '#5b0625'], [1, '#3a0519']], '')}${linear('depth', [[0, '#3d0018', 0.5], [0.3, '#3d0018', 0], [0.8, '#ffb071', 0.1], [1, '#ffc07d', 0.5]])}
  ${linear('paper', [[0, '#b79c7c'], [0.14, '#efdfc3'], [0.5, '#fff6e2'], [0.74, '#ffeccb'], [0.9, '#e6c9a2'], [1, '#a98462']], '')}${linear('cap', [[0, '#6d4310'], [0.2, '#d99a2e'], [0.42, '#ffe19a'], [0.6, '#c98a22'], [0.84, '#f5c768'], [1, '#7a4b12']], '')}
  ${linear('sky', [[0, '#5fa9b4'], [0.42, '#b9d2bd'], [0.72, '#ffdfa6'], [1, '#ffc983']])}${radial('sun', [[0, '#fffdf0'], [0.1, '#fff6cf'], [0.15, '#ffe7a3', 0.8], [0.45, '#ffd27f', 0.4], [1, '#ffcb76', 0]])}${linear('sea', [[0, '#f3cf93'], [0.12, '#79b5ab'], [0.5, '#2e8f95'], [1, '#1f7480']])}${linear('sand', [[0, '#d8a874'], [0.3, '#c98f5b'], [1, '#9a5f3c']])}${linear('wet', [[0, '#e9c592'], [0.6, '#bd8a5f'], [1, '#b17a4c', 0]])}
  ${linear('rock', [[0, '#7a3321'], [0.55, '#a04a2b'], [1, '#d98350']], '')}${linear('green', [[0, '#1f8f3a'], [0.62, '#2cb34c'], [0.75, '#27a344'], [1, '#3bc25c']])}${radial('key', [[0, '#7dff9c', 0.5], [1, '#7dff9c', 0]])}${linear('end', [[0, '#e9244f'], [1, '#8c0730']])}${linear('trunk', [[0, '#3f2a1e'], [0.6, '#7d563a'], [1, '#ffd79a']], '')}</defs>`;

// ---------------------------------------------------------------- the bottle: its foot at 0,0; 64 wide, 200 high
const GLASS = 'M-11-180V-156C-11-136-32-132-32-106V-8Q-32 0-24 0H24Q32 0 32-8V-106C32-132 11-136 11-156V-180z';
const FILLED = 'M-10-150C-11.500-135-29-129-29-105V-9Q-29-5-24-5H24Q29-5 29-9V-105C29-129 11.500-135 10-150Q0-147-10-150z';
/** `light` is "juice" before the sun or "studio" on the green, whose colour then stands at the edges of the glass. */
const bottle = (light, spill) => `<path d="${GLASS}" fill="${spill}" opacity=".32"/><path d="${FILLED}" fill="url(#${light})"/><path d="${FILLED}" fill="url(#depth)" ${light === 'juice' ? '' : 'opacity=".5"'}/><ellipse cy="-149.500" rx="10" ry="1.800" fill="#ff8f86" opacity=".8"/><path d="M-24-3.500H24" stroke="${spill}" stroke-width="3" opacity=".6"/>
  <path d="M-32-100Q0-94 32-100V-38Q0-32-32-38z" fill="url(#paper)"/><path d="M-32-97Q0-91 32-97M-32-41Q0-35 32-41" fill="none" stroke="${K.juice}" stroke-width="1.600"/>${T(0, -65, 21, 'कोकम', K.plum, 'M', 'middle')}${T(0, -46, 12.500, 'Kokum', K.juice, 'A 650 90%', 'middle')}
  <path d="${GLASS}" fill="none" stroke="${spill}" stroke-width="1.400" opacity=".9"/><path d="M-27-102V-10M-26-110C-24-124-9-132-8-152V-176" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity="${light === 'juice' ? 0.45 : 0.7}"/><path d="M30-104V-10M29-112C26-126 9.500-134 9-154V-176" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity="${light === 'juice' ? 0.95 : 0.55}"/>
  <path d="M-13-184Q0-181 13-184L12-200Q0-203-12-200z" fill="url(#cap)"/><ellipse cy="-200" rx="12" ry="2.400" fill="#ffe6ae"/>${times(9, (i) => `<path d="M${-11 + i * 2.75}-197V-185" stroke="#5a360c" stroke-width=".8" opacity=".6"/>`)}<path d="M-13-184Q0-181 13-184V-180Q0-177-13-180z" fill="#8a5a18"/>`;

// ---------------------------------------------------------------- the coast, 414 x 233; the sun stands low behind the bottle
const SUN = [303, 100];
const SEA = 128;
/** A palm: crown at x, y; each leaf a bent rib with single leaflets that hang. */
function palm(x, y, k, foot, seed) {
  const r = random(seed);
  const leaves = [-172, -150, -122, -96, -64, -36, -10, 14].map((deg) => {
    const a = ((deg + r() * 12 - 6) * Math.PI) / 180;
    const long = (52 + r() * 14) * k;
    const [bx, by] = [Math.cos(a) * long * 0.6, Math.sin(a) * long * 0.62 - 6 * k];
    const [tx, ty] = [Math.cos(a) * long, Math.sin(a) * long * 0.5 + (20 + 16 * Math.abs(Math.cos(a))) * k];
    let d = '';
    for (let i = 2; i <= 26; i++) {
      const t = i / 26;
      const at = [2 * t * (1 - t) * bx + t * t * tx, 2 * t * (1 - t) * by + t * t * ty];
      const go = Math.atan2(2 * (1 - 2 * t) * by + 2 * t * ty, 2 * (1 - 2 * t) * bx + 2 * t * tx);
      const reach = 17 * k * Math.sin(Math.PI * (0.12 + 0.82 * t)) * (0.85 + r() * 0.3);
      for (const side of [-0.75, 0.75]) {
        const out = go + side;
        const tip = [at[0] + Math.cos(out) * reach, at[1] + Math.sin(out) * reach * 0.9 + reach * 0.45];
        d += `M${n(x + at[0])} ${n(y + at[1])}Q${n(x + at[0] + Math.cos(out) * reach * 0.6)} ${n(y + at[1] + Math.sin(out) * reach * 0.5)} ${n(x + tip[0])} ${n(y + tip[1])}`;
      }
    }
    return `<path d="${d}" stroke="${deg < -90 ? '#24503a' : '#1b3f30'}" stroke-width="${n(1.5 * k)}" fill="none" stroke-linecap="round"/><path d="M${x} ${y}Q${n(x + bx)} ${n(y + by)} ${n(x + tx)} ${n(y + ty)}" stroke="${deg < -100 ? '#c9b765' : '#3f6a43'}" stroke-width="${n(1.3 * k)}" fill="none"/>`;
  });
  const [fx, fy] = foot;
  const mid = [x + (fx - x) * 0.28 - 7 * k, y + (fy - y) * 0.55];
  return `<path d="M${n(x - 2.2 * k)} ${y}Q${n(mid[0] - 3 * k)} ${n(mid[1])} ${n(fx - 5 * k)} ${fy}H${n(fx + 5 * k)}Q${n(mid[0] + 3 * k)} ${n(mid[1])} ${n(x + 2.2 * k)} ${y}z" fill="#4d3424"/><path d="M${n(x - 1.8 * k)} ${y}Q${n(mid[0] - 2.6 * k)} ${n(mid[1])} ${n(fx - 4.6 * k)} ${fy}" fill="none" stroke="#e0a868" stroke-width="${n(1.6 * k)}"/>${times(22, (i) => { const t = (i + 1) / 23; const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * mid[0] + t * t * fx; const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * mid[1] + t * t * fy; const w = (2.2 + 2.8 * t) * k; return `<path d="M${n(px - w)} ${n(py)}q${n(w)} ${n(1.6 * k)} ${n(2 * w)} 0" stroke="#2b1b12" stroke-width=".9" fill="none" opacity=".7"/>`; })}${leaves.join('')}${[[-3, 3], [2, 4], [5, 1]].map(([dx, dy]) => `<circle cx="${n(x + dx * k)}" cy="${n(y + dy * k)}" r="${n(3 * k)}" fill="#6d4a22"/>`).join('')}`;
}
const cliff = `<path d="M-6 140V78Q30 70 58 75L92 79Q104 82 108 92L116 96L122 110L134 116L140 128L150 131V136H-6z" fill="url(#rock)"/>${[[92, 30], [104, 46], [116, 62]].map(([y, x]) => `<path d="M-6 ${y}Q${x} ${y - 5} ${x + 76} ${y}" fill="none" stroke="#5a2216" stroke-width="1.600" opacity=".65"/><path d="M-6 ${y + 2.5}Q${x} ${y - 2.5} ${x + 74} ${y + 2.5}" fill="none" stroke="#e39a63" stroke-width="1" opacity=".5"/>`).join('')}${times(16, (i) => `<path d="M${6 + i * 7.4} ${86 + (i % 4) * 9}l${(i % 3) - 1} ${8 + (i % 5) * 3}" stroke="#4d1d13" stroke-width="1.300" opacity=".5"/>`)}<path d="M-6 84V70Q6 62 16 68Q26 60 38 67Q50 62 60 70Q72 66 80 73Q96 72 104 84Q98 86 92 83Q84 88 74 82Q62 88 52 81Q40 88 28 81Q10 88-6 84z" fill="#3d5f35"/><path d="M60 70Q72 66 80 73Q96 72 104 84Q96 79 84 79Q74 72 60 74zM16 68Q26 60 38 67Q32 70 26 70z" fill="#8f9a4a"/><path d="M98 138Q112 126 124 131Q138 126 150 134L160 138z" fill="#4a2118"/>`;
const glitter = (() => { const r = random(9); return times(90, () => { const k = r() ** 1.4; const y = SEA + 1 + k * 44; return `<ellipse cx="${n(SUN[0] + (r() - 0.5) * (16 + k * 150))}" cy="${n(y)}" rx="${n(2 + k * 10 * r())}" ry="${n(0.35 + k * 0.7)}" fill="#fff3c4" opacity="${n(0.9 - k * 0.5)}"/>`; }); })();
const swell = (() => { const r = random(4); return times(60, () => { const k = r() ** 1.3; return `<ellipse cx="${n(r() * 414)}" cy="${n(SEA + 2 + k * 42)}" rx="${n(6 + k * 22)}" ry="${n(0.4 + k * 0.7)}" fill="${r() < 0.5 ? '#135c68' : '#9fd2c0'}" opacity=".45"/>`; }); })();
const specks = (() => { const r = random(17); return times(170, () => `<circle cx="${n(r() * 414)}" cy="${n(196 + r() * 37)}" r="${n(0.4 + r() * 0.6)}" fill="${r() < 0.5 ? '#6a3c25' : '#f2cf9c'}" opacity=".45"/>`); })();
const coast = `<rect width="414" height="236" fill="url(#sky)"/><g filter="url(#q2)" fill="#fff3d4" opacity=".75"><ellipse cx="250" cy="84" rx="120" ry="4"/><ellipse cx="120" cy="64" rx="90" ry="3"/><ellipse cx="380" cy="52" rx="60" ry="3"/></g><circle cx="${SUN[0]}" cy="${SUN[1]}" r="130" fill="url(#sun)"/><path d="M210 ${SEA}Q250 117 300 122T414 112V${SEA + 2}H210z" fill="#a9a07c" opacity=".65"/>
  <rect y="${SEA}" width="414" height="62" fill="url(#sea)"/>${swell}${glitter}<g transform="translate(-14 91)scale(.9 .31)">${cliff}</g>
  <path d="M0 168Q80 158 170 170T330 168T414 164V236H0z" fill="url(#sand)"/><path d="M0 168Q80 158 170 170T330 168T414 164V188Q330 196 240 188T60 190T0 186z" fill="url(#wet)"/><path d="M0 172Q80 162 170 174T330 172T414 168" fill="none" stroke="#8a5a3b" stroke-width="2" opacity=".35"/><path d="M0 168Q80 158 170 170T330 168T414 164" fill="none" stroke="#fffaf0" stroke-width="3.400"/><path d="M0 164Q90 152 180 165T340 163T414 160" fill="none" stroke="#fff" stroke-width="1.300" opacity=".7"/><ellipse cx="${SUN[0]}" cy="182" rx="80" ry="6" fill="#fff0c0" opacity=".5" filter="url(#q2)"/>${specks}`;
/** The bottle on the sand: its own outline lies toward us as a shadow, and within it the light that the drink has coloured. */
const lain = 'M-32 0C-34 14-44 22-50 28C-56 36-58 40-64 56H-40C-36 42-32 36-20 29C-4 20 24 12 32 0z';
const within = 'M-26 1C-28 13-39 21-45 27C-49 32-50 34-52 38H-37C-34 33-31 31-24 27C-8 19 18 12 26 1z';
const standing = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})"><linearGradient id="fall" x2="0" y2="1"><stop stop-color="#3b1a12" stop-opacity=".72"/><stop offset="1" stop-color="#3b1a12" stop-opacity=".25"/></linearGradient><linearGradient id="glow" x2="0" y2="1"><stop stop-color="#ff7a52" stop-opacity=".95"/><stop offset=".5" stop-color="#e0294a" stop-opacity=".8"/><stop offset="1" stop-color="#c01440" stop-opacity=".1"/></linearGradient><path d="${lain}" fill="url(#fall)" filter="url(#q0)"/><path d="${within}" fill="url(#glow)" filter="url(#q0)"/><path d="M14 5C2 16-20 20-34 30" stroke="#ffd39a" stroke-width="1.800" fill="none" stroke-linecap="round" opacity=".75" filter="url(#q0)"/><ellipse rx="34" ry="4.500" cy="-1" fill="#4a1d12" opacity=".8" filter="url(#q0)"/>${bottle('juice', '#ffd9b8')}</g>`;
const headline = (x, y, size) => `${T(x, y, size, 'Sip the', K.plum, 'G 800 84%')}${T(x, y + size * 0.92, size, 'Konkan', K.juice, 'G 800 84%')}`;
/** Where a trunk enters the sand: its shadow away from the sun, a mound before its foot, tufts of grass. */
const rooted = (x, y, k, seed) => { const r = random(seed); const tufts = times(26, (i) => { const px = (i / 25 - 0.5) * 40 * k; const high = (9 + r() * 9) * k * (1 - (Math.abs(px) / (26 * k)) ** 2 * 0.6); const lean = (r() - 0.5) * 12 * k + px * 0.25; return `<path d="M${n(px - 1.1 * k)} ${n(3 * k)}Q${n(px)} ${n(3 * k - high * 0.6)} ${n(px + lean)} ${n(3 * k - high)}Q${n(px + 1.4 * k)} ${n(3 * k - high * 0.5)} ${n(px + 1.1 * k)} ${n(3 * k)}z" fill="${['#2c4a2b', '#46672f', '#7d8a3d'][Math.floor(r() * 3)]}"/>`; }); return `<g transform="translate(${x} ${y})"><path d="M${-30 * k} ${5 * k}Q${-14 * k} ${-4 * k} 0 ${-4 * k}T${30 * k} ${5 * k}Q0 ${11 * k} ${-30 * k} ${5 * k}z" fill="#b98252"/><path d="M${-30 * k} ${5 * k}Q${-14 * k} ${-4 * k} 0 ${-4 * k}" fill="none" stroke="#f0c58c" stroke-width="1.200" opacity=".8"/>${tufts}</g>`; };
const cast = (x, y, k, w) => `<path d="M${x - 4 * k} ${y}L${x + w} 240H${n(x + w + 16 * k)}L${x + 4 * k} ${y}z" fill="#4a2414" opacity=".38" filter="url(#q0)"/>`;
const palms = `${cast(374, 175, 0.5, 26)}${cast(404, 197, 0.92, 22)}${palm(362, 84, 0.5, [374, 176], 8)}${rooted(374, 175, 0.55, 21)}${palm(392, 44, 0.92, [404, 198], 3)}${rooted(403, 197, 0.95, 12)}`;
const hero = `${coast}${palms}${standing(284, 194, 0.8)}`;
const onGreen = `<rect width="190" height="190" fill="url(#green)"/><path d="M0 132Q95 122 190 132V142Q95 130 0 142z" fill="#1c8a38" opacity=".35" filter="url(#q2)"/><circle cx="60" cy="60" r="110" fill="url(#key)"/>${[[24, 26], [166, 26], [24, 112], [166, 112]].map(([x, y]) => `<path d="M${x - 7} ${y}h14M${x} ${y - 7}v14" stroke="#0c5a22" stroke-width="2.600"/>`).join('')}<ellipse cx="98" cy="172" rx="46" ry="8" fill="#0b4a1d" opacity=".6" filter="url(#q1)"/><g transform="translate(95 172)scale(.8)">${bottle('studio', '#9dffb4')}</g>`;

// ---------------------------------------------------------------- the timeline: five shots, the words, the music
const CUTS = [[0, 4], [4, 9], [9, 15], [15, 22], [22, 30]];
if (CUTS.at(-1)[1] !== 30) throw new Error('the advertisement runs thirty seconds');
/** Each word: when it enters and leaves, its row. All of the headline is seen at the playhead, whose frame stands above. */
const WORDS = [['Sip', 9.4, 15, 0], ['the', 10.1, 15, 1], ['Konkan', 10.8, 15, 2], ['कोकम', 22.8, 30, 0]];
const NOW = 14.4;
for (const [word, from, to] of WORDS) if (!CUTS.some(([a, b]) => a <= from && to <= b)) throw new Error(`${word} stays within one shot`);
if (WORDS.slice(0, 3).some(([, from, to]) => from > NOW || to < NOW)) throw new Error('the headline is whole at the playhead');
const second = (s) => n(14 + s * 19.6);
const crop = (x, w, view, inside) => `<svg x="${x}" y="34" width="${w}" height="56" viewBox="${view}" preserveAspectRatio="xMidYMid slice" style="overflow:hidden">${inside}</svg>`;
const THUMBS = [
  ['0 60 414 150', `${coast}${palms}`],
  ['234 24 100 58', hero],
  ['0 6 414 203', `${hero}<g>${headline(20, 58, 52)}</g>`],
  ['214 110 140 57', hero],
  ['0 0 156 56', `<rect width="156" height="56" fill="url(#end)"/><g transform="translate(34 84)scale(.44)">${bottle('juice', '#ffd9b8')}</g>${T(62, 40, 36, 'कोकम', K.cream, 'M')}`],
];
/** Music: a low pulse under plucked notes; the outline of its level, forty points a second at most. */
const music = (() => { const r = random(6); const up = []; const down = []; for (let i = 0; i <= 588; i++) { const t = i / 19.6; const beat = Math.exp(-((t * 2) % 1) * 3.2); const swellUp = Math.min(1, 0.35 + t / 22) * Math.min(1, (30 - t) * 0.7); const a = Math.max(0.6, 17 * swellUp * (0.2 + 0.8 * beat) * (0.7 + 0.3 * r())); up.push(`${14 + i} ${n(183 - a)}`); down.unshift(`${14 + i} ${n(183 + a * 0.9)}`); } return `M${up.join('L')}L${down.join('L')}z`; })();
const timeline = `<rect width="616" height="210" fill="${K.night}"/>${[0, 5, 10, 15, 20, 25, 30].map((s) => T(second(s), 20, 16, `${s} s`, '#f0c4cf', 'A 550 85%', s === 30 ? 'end' : s ? 'middle' : 'start') + `<path d="M${second(s)} 25v7" stroke="#f0c4cf" stroke-width="1.400"/>`).join('')}
  ${CUTS.map(([a, b], i) => crop(second(a), n(second(b) - second(a) - (i < 4 ? 3 : 0)), ...THUMBS[i])).join('')}
  <rect x="14" y="96" width="588" height="62" fill="#361127"/>${T(24, 133, 18, 'Moving text', '#f0c4cf', 'A 600 86%')}
  ${WORDS.map(([word, from, to, row]) => { const [x, w, y] = [second(from), second(to) - second(from) - 3, 97 + row * 20.5]; return `<rect x="${x}" y="${y}" width="${n(w)}" height="19" fill="${K.gold}"/>${T(n(x + 15), y + 15, 16.500, word, K.plum, word === 'कोकम' ? 'M' : 'A 680 88%')}<path d="M${x} ${y + 2}l7.500 7.500-7.500 7.500-7.500-7.500z" fill="${K.cream}" stroke="${K.night}" stroke-width="1.600"/>`; }).join('')}
  <rect x="14" y="164" width="588" height="38" fill="#123f45"/><path d="${music}" fill="#7fe0d2"/>
  <path d="M${second(NOW)} 30V206" stroke="#fff" stroke-width="1.800"/><path d="M${n(second(NOW) - 7)} 24h14v6l-7 7-7-7z" fill="#fff"/>`;

export const advert =
  sheet(12, 12, 190, 190, `${defs}${onGreen}`) +
  sheet(12, 214, 190, 32, `<rect width="190" height="32" fill="${K.juice}"/>${T(95, 22, 18, 'Ad, 30 seconds', K.cream, 'A 650 86%', 'middle')}`) +
  sheet(214, 12, 414, 234, `${hero}${headline(22, 49, 48)}`) +
  sheet(12, 258, 616, 210, timeline);
