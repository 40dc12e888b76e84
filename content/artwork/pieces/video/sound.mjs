// A silent clip and its sound, rebuilt: tea for two in four shots, and below them five tracks. Each track is a signal
// made here, sample by sample, and drawn as an editor draws it: the least and the greatest value of each column.
import { T, n, random, sheet, times } from '../studio.mjs';

const INK = '#15101d';
const PANEL = '#221a2e';
const TEA = { pale: '#f0a64c', base: '#c46f23', deep: '#7a3710' };
const linear = (id, stops, more = 'x2="0" y2="1"') => `<linearGradient id="${id}" ${more}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;
const radial = (id, stops, more = '') => `<radialGradient id="${id}" ${more}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;

// ---------------------------------------------------------------- the glass: fluted, its mouth 2 x 34 wide, 112 high, its foot at 0,0
const SIDE = 'M-34-112L-25-6Q-24 0-18 0H18Q24 0 25-6L34-112';
const WITHIN = 'M-31-112L-23-12Q-22-8-17-8H17Q22-8 23-12L31-112z';
/** `level` is the height of the tea, `turn` the lean of the glass in degrees: the surface stays level. */
function glass(id, level, turn = 0) {
  const half = 22 + (level / 112) * 7;
  const tea = `<clipPath id="${id}"><path d="${WITHIN}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(0 ${-level})rotate(${-turn})"><rect x="-70" y="0" width="140" height="170" fill="url(#tea)"/></g><path d="M-14-112L-11-8M0-112V-8M14-112L11-8" stroke="${TEA.deep}" stroke-width="2" opacity="${level ? 0.36 : 0}"/><path d="M-22-112L-17-8M-7-112L-5-8M8-112L6-8" stroke="#ffd695" stroke-width="2.600" opacity="${level ? 0.4 : 0.16}"/></g>`;
  const surface = level ? `<g transform="translate(0 ${-level})rotate(${-turn})"><ellipse rx="${n(half / Math.cos((turn * Math.PI) / 180))}" ry="7" fill="#e9a65c"/><ellipse rx="${n(half * 0.8)}" ry="4.400" cy="1" fill="#d98b3c"/></g>` : '';
  return `<g transform="rotate(${turn})"><path d="${SIDE}z" fill="#fff" opacity=".1"/>${tea}${surface}<path d="${SIDE}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.200"/><ellipse cy="-112" rx="34" ry="8" fill="#fff" fill-opacity=".07" stroke="#fff" stroke-opacity=".92" stroke-width="2.200"/><path d="M-20-4Q0 3 20-4" stroke="#fff" stroke-opacity=".7" stroke-width="2.400" fill="none"/><path d="M-28-98L-21-20" stroke="#fff" stroke-width="3.400" stroke-linecap="round" opacity=".75"/></g>`;
}

// ---------------------------------------------------------------- the kettle: the middle of its base at 0,0
/** `glow`: the light of the flames below. */
const kettle = (glow) => `<path d="M-62-76C-74-170 74-170 62-76" fill="none" stroke="#3b2a26" stroke-width="11"/><path d="M-59-88C-62-162 54-168 60-96" fill="none" stroke="#ffcf8e" stroke-width="2.400" opacity=".8"/>
  <path d="M52-38C88-40 84-84 112-102L122-92C106-70 110-16 56-12z" fill="url(#steel2)"/><path d="M109-106L127-95L123-89L106-100z" fill="#eef1f4"/><path d="M58-34C90-40 88-80 110-97" fill="none" stroke="#fff" stroke-width="2.400" opacity=".7"/>
  <path d="M-58 0C-92-12-84-84-34-94H34C84-84 92-12 58 0z" fill="url(#steel)"/><path d="M-58 0C-66-3-71-9-73-16Q0 4 73-16C71-9 66-3 58 0z" fill="${glow}" opacity=".5"/><path d="M-60-24C-66-58-48-80-26-86" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/><path d="M-66-42Q0-28 66-42" fill="none" stroke="#5d6069" stroke-width="1.600" opacity=".7"/>
  <path d="M-36-92Q-32-110 0-111T36-92Q0-84-36-92z" fill="url(#steel)"/><path d="M-37-92Q0-83 37-92" fill="none" stroke="#5d6069" stroke-width="2.400"/><path d="M-5-110V-118H5V-110z" fill="#5d6069"/><circle cy="-124" r="9" fill="#3b2a26"/><path d="M-5-128Q-2-131 2-131" stroke="#ffcf8e" stroke-width="2" fill="none" stroke-linecap="round"/>`;
const vapour = (x, y, k, turn = 0) => `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})" filter="url(#haze)" fill="none" stroke="#fff1da" stroke-linecap="round"><path d="M0 0C18-18-16-34 4-58S-4-92 12-112" stroke-width="13" opacity=".5"/><path d="M14-6C32-26 4-42 22-66S22-96 34-112" stroke-width="8" opacity=".34"/></g>`;

// ---------------------------------------------------------------- four shots of 246 x 272
/** A flame of the ring: its foot at x, y; h high. */
const flame = (x, y, h, k = 1) => `<g transform="translate(${n(x)} ${n(y)})scale(${k} ${n(h / 30)})"><path d="M-7 0C-9-12-1-16 0-30C1-16 9-12 7 0Q0 4-7 0z" fill="#3f74ff"/><path d="M-4 0C-5-8 0-10 0-19C0-10 5-8 4 0Q0 2-4 0z" fill="#bfe0ff"/></g>`;
// A hand round a glass, in two parts: behind it the palm, the cuff and four finger tips that come round the far side;
// before it the thumb. The glass stands at 0,0 and leans by `turn`.
const handBehind = (turn, skin, sleeve) => `<g transform="rotate(${turn})">${[[-70, 33, 10], [-51, 32.500, 10.500], [-32, 30, 10], [-14, 26, 9]].map(([y, x, r]) => `<rect x="-6" y="${y - r}" width="${x + 14}" height="${r * 2}" rx="${r}" fill="url(#${skin}f)" stroke="#4a2212" stroke-width="1.800"/>`).join('')}
  <path d="M-20-84C-44-88-62-76-78-56L-136 4L-92 62L-62 26C-48 12-34 8-18 4z" fill="url(#${skin})" stroke="#4a2212" stroke-width="1.800"/><path d="M-104-42L-214 34L-150 150L-66 42Q-70-14-104-42z" fill="${sleeve}"/><path d="M-104-42Q-70-14-66 42L-76 56Q-80 0-116-33z" fill="#fff" fill-opacity=".22"/><path d="M-126-16Q-104 16-104 66" fill="none" stroke="#0a0610" stroke-opacity=".28" stroke-width="3"/></g>`;
const handBefore = (turn, skin) => `<g transform="rotate(${turn})"><path d="M-86-32C-78-58-58-70-40-72C-24-74-8-78 4-82C16-86 24-78 22-69C20-61 8-56-4-52C-12-49-16-44-20-34C-26-14-34 6-54 16C-70 24-88-4-86-32z" fill="url(#${skin})"/><path d="M-40-72C-24-74-8-78 4-82C16-86 24-78 22-69C20-61 8-56-4-52C-12-49-16-44-20-34C-26-14-34 6-54 16" fill="none" stroke="#4a2212" stroke-width="2" stroke-linecap="round"/><path d="M4-79C12-82 20-78 19-72C17-68 11-66 5-66C1-70 1-76 4-79z" fill="#ffe2c8" fill-opacity=".72"/><path d="M-22-69q4 5 3 10M-30-66q4 5 3 9" fill="none" stroke="#4a2212" stroke-opacity=".5" stroke-width="1.600" stroke-linecap="round"/><path d="M-70-50C-58-62-44-66-30-68" fill="none" stroke="#ffd9ae" stroke-opacity=".55" stroke-width="3.400" stroke-linecap="round"/></g>`;
/** Where the rims meet: the moment that all is timed to. The glasses lean by LEAN degrees about their feet. */
const LEAN = 15;
const MEET = [123, 92];
const rim = (() => { const a = (LEAN * Math.PI) / 180; return [34 * Math.cos(a) + 112 * Math.sin(a), 34 * Math.sin(a) - 112 * Math.cos(a)]; })();
const SCALE = 1.12;
const foot = [n(MEET[0] - rim[0] * SCALE), n(MEET[1] - rim[1] * SCALE)];
const tiles = (y, horizon, c) => times(9, (i) => `<path d="M${123 + (i - 4) * 26} ${horizon}L${123 + (i - 4) * 110} ${y}" stroke="${c}" stroke-width="1.600"/>`) + [0.12, 0.3, 0.58].map((k) => `<path d="M0 ${n(horizon + (y - horizon) * k)}H246" stroke="${c}" stroke-width="1.600"/>`).join('');
const SHOTS = [
  `<rect width="246" height="272" fill="url(#wall)"/><path d="M70-10H206V188H70z" fill="url(#door)"/><path d="M62-10H70V188H62zM206-10H214V188H206z" fill="#5b2f1f"/><rect y="188" width="246" height="84" fill="#3a2119"/><path d="M70 188H206L262 272H-6z" fill="url(#spill)"/>${tiles(272, 188, '#24130f')}<g filter="url(#soft)"><path d="M52 238L112 232L150 272H60zM160 236L218 232L262 272H176z" fill="#180b0c" opacity=".75"/></g>
  <path d="M116-10C112 50 104 92 88 130C80 152 66 176 54 204L80 216C96 190 116 166 128 138C146 98 152 44 156-10z" fill="#2b2038"/><path d="M152-10C150 44 142 96 126 136C114 164 96 190 81 214" fill="none" stroke="#ffc27a" stroke-width="3"/>
  <path d="M55 202L80 214C78 224 84 230 96 233Q108 236 106 242H80Q66 236 60 224Q52 216 55 202z" fill="#130c16"/><path d="M44 200Q46 190 55 191L60 224Q64 236 80 242L74 243Q52 232 44 200z" fill="#6d3d20"/><path d="M82 218Q86 228 100 232" fill="none" stroke="#ffc27a" stroke-width="2.200"/>
  <path d="M104-10C124 44 136 92 146 130C154 158 162 182 168 210L197 203C196 176 190 150 184 124C176 80 172 40 168-10z" fill="#3a2c4a"/><path d="M165-10C170 40 174 80 182 124C188 150 194 176 195 202" fill="none" stroke="#ffdca0" stroke-width="3.600"/><path d="M122 40C136 84 146 120 154 150" fill="none" stroke="#231930" stroke-width="3"/>
  <path d="M167 208L197 201Q206 210 222 208Q238 206 242 214L240 219L176 238Q166 238 164 226z" fill="#1b111d"/><path d="M164 228Q166 238 176 238L241 219L242 225L180 245Q164 247 163 232z" fill="#8a4f28"/><path d="M199 203Q208 211 222 209Q234 207 240 212" fill="none" stroke="#ffdca0" stroke-width="2.600"/>`,
  `<rect width="246" height="272" fill="#35221f"/>${times(5, (j) => times(5, (i) => `<rect x="${i * 58 - (j % 2) * 29 - 8}" y="${j * 44 - 20}" width="55" height="41" fill="${['#4a2f28', '#442a25', '#513329'][(i * 2 + j) % 3]}"/>`))}<rect width="246" height="272" fill="url(#lamp)"/><rect y="200" width="246" height="72" fill="#191218"/><path d="M0 200H246V204H0z" fill="#6a4434"/><ellipse cx="112" cy="206" rx="150" ry="62" fill="url(#gas)"/>
  <path d="M36 250L44 238H180L188 250z" fill="#0c080c"/><ellipse cx="112" cy="238" rx="52" ry="11" fill="#2b2530"/><ellipse cx="112" cy="235" rx="46" ry="8" fill="#4a4350"/>${[-40, -24, -8, 8, 24, 40].map((x) => flame(112 + x * 0.9, 231, 24, 0.8)).join('')}${[-48, -33, -17, 0, 17, 33, 48].map((x, i) => flame(112 + x, 239 - Math.abs(x) * 0.07, 34 - Math.abs(x) * 0.12 + (i % 2) * 4)).join('')}
  <g transform="translate(108 206)scale(.94)">${kettle('#4d7fe8')}</g><path d="M30 214V207H60V214L52 250H44L50 216zM194 214V207H164V214L172 250H180L174 216z" fill="#0c080c"/><path d="M30 207H60M164 207H194" stroke="#5a86ff" stroke-width="2"/>${vapour(216, 96, 0.72, -6)}`,
  `<rect width="246" height="272" fill="url(#warm)"/><circle cx="216" cy="40" r="30" fill="#ffdd9c" opacity=".35" filter="url(#soft)"/><circle cx="26" cy="150" r="22" fill="#ffb868" opacity=".28" filter="url(#soft)"/><circle cx="232" cy="128" r="16" fill="#ffb868" opacity=".3" filter="url(#soft)"/><path d="M0 226H246V272H0z" fill="url(#wood)"/><path d="M0 226H246" stroke="#d48a4c" stroke-width="2.400"/><ellipse cx="166" cy="247" rx="58" ry="8" fill="#1c0c07" opacity=".6" filter="url(#soft)"/><ellipse cx="190" cy="250" rx="34" ry="5" fill="#ffb04d" opacity=".55" filter="url(#soft)"/>
  <g transform="translate(-8 31)rotate(52)scale(1.05)">${kettle('#b06a34')}</g>
  <g transform="translate(165 244)scale(1.16)">${glass('g3', 66)}</g>
  <path d="M150 61C168 64 170 94 169 170L157 172C160 106 160 78 146.500 72z" fill="url(#stream)"/><path d="M151 64C163 70 165 100 164.500 164" fill="none" stroke="#ffe8c4" stroke-width="2" opacity=".85"/><g transform="translate(5 0)"><path d="M136 168Q140 154 146 150Q144 160 150 164Q154 152 151 142Q160 152 159 164Q166 152 174 146Q170 158 170 165Q178 156 184 156Q178 164 176 170Q158 176 136 168z" fill="#f3bd74"/><circle cx="140" cy="140" r="3" fill="#f3bd74"/><circle cx="180" cy="136" r="2.600" fill="#f3bd74"/><circle cx="176" cy="122" r="1.900" fill="#f3bd74"/></g>${vapour(206, 112, 0.6, 10)}`,
  `<rect width="246" height="272" fill="url(#dusk)"/>${[[40, 40, 22], [206, 34, 28], [226, 150, 16], [16, 128, 18], [120, 20, 12], [92, 236, 20], [160, 246, 26]].map(([x, y, r], i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 2 ? '#ffcf86' : '#ff9e5a'}" opacity=".26" filter="url(#soft0)"/>`).join('')}
  <circle cx="${MEET[0]}" cy="${MEET[1]}" r="80" fill="url(#ring)"/>
  <g transform="translate(${foot[0]} ${foot[1]})scale(${SCALE})">${handBehind(LEAN, 's1', '#1f5f66')}${glass('g4', 88, LEAN)}${handBefore(LEAN, 's1')}</g>
  <g transform="translate(${n(2 * MEET[0] - foot[0])} ${foot[1]})scale(${-SCALE} ${SCALE})">${handBehind(LEAN, 's2', '#8c2f4b')}${glass('g5', 88, LEAN)}${handBefore(LEAN, 's2')}</g>
  <g fill="#f3bd74" transform="translate(-3 0)"><path d="M92 92Q96 72 110 62Q106 76 110 88zM158 92Q154 74 146 66Q146 78 142 88z"/><circle cx="102" cy="50" r="4"/><circle cx="152" cy="52" r="3.400"/><circle cx="88" cy="66" r="2.600"/><circle cx="166" cy="70" r="2.400"/></g>
  <g transform="translate(${MEET[0]} ${MEET[1]})"><path d="M0-56L4-8L0-4L-4-8zM0 34L3 8L0 4L-3 8zM-34-34L-4-8L-8-4zM34-34L8-4L4-8z" fill="#fff"/><circle r="6" fill="#fff"/></g>`,
];
const defs = `<defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter><filter id="soft0" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2"/></filter><filter id="haze" x="-80%" y="-30%" width="260%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>
  ${linear('tea', [[0, TEA.deep], [0.3, TEA.base], [0.56, TEA.pale], [0.74, TEA.base], [1, TEA.deep]], 'x1=".26" x2=".74"')}${linear('stream', [[0, TEA.base], [0.6, TEA.pale], [1, '#f3bd74']])}${linear('steel', [[0, '#767c88'], [0.14, '#d9dde2'], [0.34, '#a7adb7'], [0.6, '#5c616d'], [0.82, '#8a7f7c'], [0.94, '#f0c08a'], [1, '#85634c']], '')}${linear('steel2', [[0, '#6a707c'], [0.5, '#c4c9d0'], [1, '#8b7c74']], '')}
  ${linear('wall', [[0, '#35202a'], [1, '#241520']])}${linear('door', [[0, '#ffb35c'], [0.7, '#ffd793'], [1, '#fff0c4']])}${linear('spill', [[0, '#ffcb82'], [1, '#a05a2c', 0.5]])}${radial('lamp', [[0, '#ffb765', 0.5], [1, '#1a0d12', 0.55]], 'cx=".2" cy=".1" r="1"')}${radial('gas', [[0, '#4d83ff', 0.6], [1, '#4d83ff', 0]])}${linear('warm', [[0, '#5a2b1d'], [0.55, '#a8602c'], [0.84, '#d98f45']])}${linear('wood', [[0, '#7a4326'], [1, '#3b1d12']])}${linear('dusk', [[0, '#432043'], [0.6, '#7b3547'], [1, '#38182c']])}${radial('ring', [[0, '#ffe6b0', 0.85], [0.3, '#ffc777', 0.4], [1, '#ffc777', 0]])}
  ${linear('s1', [[0, '#b9744a'], [1, '#6b3720']])}${linear('s2', [[0, '#9c5c3a'], [1, '#55291a']])}${linear('s1f', [[0, '#8e5130'], [1, '#cd8857']], 'gradientUnits="userSpaceOnUse" x1="-50" x2="30"')}${linear('s2f', [[0, '#6f3c24'], [1, '#ad6a44']], 'gradientUnits="userSpaceOnUse" x1="-50" x2="30"')}</defs>`;

// ---------------------------------------------------------------- the sound: eight seconds, two for each shot
const RATE = 12_000;
const SECONDS = 8;
const CLINK = 7;
const hiss = (seed, keep) => { const r = random(seed); let v = 0; return () => { v = v * keep + (r() * 2 - 1) * (1 - keep); return v / Math.sqrt((1 - keep) / (1 + keep)); }; };
const since = (t, start, decay) => (t < start ? 0 : Math.exp((start - t) / decay));
const ramp = (t, a, b) => Math.min(1, Math.max(0, (t - a) / (b - a)));
const sampled = (make) => Float32Array.from({ length: RATE * SECONDS }, (_, i) => make(i / RATE));
const FALLS = [0.12, 0.56, 1, 1.44, 1.86];
const air = hiss(3, 0.93);
const sole = hiss(5, 0.7);
const water = hiss(7, 0.35);
const NOTES = [[4.6, 294], [5, 370], [5.4, 440], [5.8, 494], [6.2, 440], [6.6, 587], [7, 740], [7.4, 587], [7.7, 880]];
const TRACKS = [
  ['Room', '#8d95f2', sampled((t) => air() * (0.11 + 0.03 * Math.sin(t * 0.9) ** 2))],
  ['Steps', '#f2d25c', sampled((t) => sole() * FALLS.reduce((sum, at, i) => sum + (0.6 + i * 0.16) * (since(t, at, 0.032) + 0.45 * since(t, at + 0.13, 0.04)), 0) * 0.5)],
  ['Kettle', '#ff9d3c', sampled((t) => {
    const boil = t > 1.9 && t < 4 ? ramp(t, 1.9, 3.7) ** 1.6 * 0.26 * (1 + 0.5 * Math.sin(t * 43) * Math.sin(t * 27.3)) * (1 - ramp(t, 3.9, 4)) : 0;
    const pour = t > 4.35 && t < 5.75 ? ramp(t, 4.35, 4.45) * (1 - ramp(t, 5.5, 5.75)) * (0.06 + 0.3 * Math.max(0, Math.sin((t - 4.35) * 2 * Math.PI * (4 + (t - 4.35) * 1.6))) ** 1.5) : 0;
    return water() * (boil + pour) + 0.4 * since(t, 4.02, 0.03) * water();
  })],
  ['Glass', '#37d2a8', sampled((t) => [[4.16, 0.3, 0.05], [CLINK, 1, 0.2], [CLINK + 0.19, 0.3, 0.13]].reduce((sum, [at, gain, decay]) => sum + (t < at ? 0 : gain * (0.5 * since(t, at, decay) * Math.cos((t - at) * 2 * Math.PI * 2140) + 0.3 * since(t, at, decay * 0.6) * Math.cos((t - at) * 2 * Math.PI * 3510) + 0.2 * since(t, at, decay * 0.3) * Math.cos((t - at) * 2 * Math.PI * 4870))), 0))],
  ['Music', '#ee7fb6', sampled((t) => NOTES.reduce((sum, [at, pitch], i) => sum + since(t, at, 0.24) * Math.min(1, (t - at) * 120) * (0.2 + i * 0.028) * (Math.sin((t - at) * 2 * Math.PI * pitch) + 0.4 * Math.sin((t - at) * 4 * Math.PI * pitch + 1)), 0))],
];
const loudest = TRACKS[3][2].reduce((best, v, i, all) => (Math.abs(v) > Math.abs(all[best]) ? i : best), 0) / RATE;
if (Math.abs(loudest - CLINK) > 1 / 25) throw new Error('the glass rings within a frame of the picture');

const [LEFT, ACROSS, TOP] = [98, 508, 164];
const SHOT_W = ACROSS / 4;
const at = (t) => LEFT + (t / SECONDS) * ACROSS;
/** The outline of a signal about y: each half pixel from its least value to its greatest. */
function envelope(signal, y, half) {
  const columns = ACROSS * 2;
  const span = signal.length / columns;
  const [up, down] = [[], []];
  for (let i = 0; i < columns; i++) {
    const part = signal.subarray(Math.floor(i * span), Math.floor((i + 1) * span));
    const x = n(LEFT + i / 2);
    up.push(`${x} ${n(y - Math.max(0.5, Math.min(1, Math.max(...part)) * half))}`);
    down.unshift(`${x} ${n(y + Math.max(0.5, Math.min(1, -Math.min(...part)) * half))}`);
  }
  return `M${up.join('L')}L${down.join('L')}z`;
}
const track = ([words, colour, signal], i) => {
  const y = TOP + i * 58;
  return `<rect x="${LEFT}" y="${y}" width="${ACROSS}" height="52" fill="${PANEL}"/>${[1, 2, 3].map((k) => `<path d="M${LEFT + k * SHOT_W - 1.500} ${y}v52" stroke="${INK}" stroke-width="2"/>`).join('')}<rect x="12" y="${y}" width="80" height="52" fill="${colour}"/>${T(20, y + 33, 22, words, INK, 'A 720 84%')}<path d="${envelope(signal, y + 26, 24)}" fill="${colour}"/>`;
};
// the glasses meet in the middle of the last shot, above the second in which they ring
const meetX = n(LEFT + 3 * SHOT_W + (MEET[0] / 246) * SHOT_W);
if (Math.abs(meetX - at(CLINK)) > 1.5) throw new Error('picture and sound of the clink stand one above the other');
export const sound = sheet(10, 10, 620, 460, `${defs}<rect width="620" height="460" fill="${INK}"/><rect x="12" y="14" width="80" height="138" fill="#efe6f2"/>${T(20, 90, 22, 'Picture', INK, 'A 720 84%')}${SHOTS.map((shot, i) => `<svg x="${n(LEFT + i * SHOT_W)}" y="14" width="${n(SHOT_W - (i < 3 ? 3 : 0))}" height="138" viewBox="0 0 246 272" preserveAspectRatio="xMidYMid slice" style="overflow:hidden">${shot}</svg>`).join('')}
  ${TRACKS.map(track).join('')}<path d="M${n(at(CLINK) - 0.7)} 152V452" stroke="#fff" stroke-width="1.800"/><path d="M${n(at(CLINK) - 7.2)} 152h13v5l-6.500 8l-6.500-8z" fill="#fff"/>`);
