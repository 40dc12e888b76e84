// A short film without words: a red paper boat in the monsoon, in six shots of six sizes, and the tension of each.
// The child is seen from behind, as a sleeve, as boots, from above: never the face. The boat alone is red.
import { T, n, random, sheet, times } from '../studio.mjs';

const [W, H] = [320, 240];
const RED = { light: '#ff5b47', base: '#e62f2b', dark: '#b01c22', deep: '#6f1119' };
const COAT = { light: '#4d6a86', base: '#263c55', dark: '#16263a', ink: '#0d1826' };
const BOOT = { light: '#fff3d6', base: '#e8d3a4', dark: '#a98e63' };
const INK = '#0f1a24';

const gradient = (id, stops, more = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${more}>${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;
const glow = (id, colour, ...stops) =>
  `<radialGradient id="${id}">${stops.map(([o, a]) => `<stop offset="${o}" stop-color="${colour}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;
const area = (points, fill, more = '') => `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}" ${more}/>`;
/** A flat wave seen from the side: pointed at both ends, w wide and h high. */
const ripple = (x, y, w, h, fill, more = '') =>
  `<path d="M${n(x - w / 2)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + w / 2)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w / 2)} ${n(y)}z" fill="${fill}" ${more}/>`;
/** Rain in three depths: far and thin, near and long; slant in px for each px of fall. */
const rain = (seed, count, slant, colour, [shortest, longest], most = 0.8) => {
  const r = random(seed);
  return times(count, () => {
    const near = r() ** 2;
    const [x, y, length] = [r() * (W + 60) - 30, r() * (H + 40) - 30, shortest + near * (longest - shortest)];
    return `<path d="M${n(x)} ${n(y)}l${n(slant * length)} ${n(length)}" stroke="${colour}" stroke-width="${n(0.8 + near * 1.500)}" stroke-linecap="round" opacity="${n(most * (0.3 + 0.7 * near))}"/>`;
  });
};
const rings = (list, colour, flat = 0.3) =>
  list.map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * flat)}" fill="none" stroke="${colour}" stroke-width="${n(0.8 + r * 0.04)}" opacity=".8"/><ellipse cx="${x}" cy="${y}" rx="${n(r * 0.45)}" ry="${n(r * 0.45 * flat)}" fill="none" stroke="${colour}" stroke-width="1" opacity=".6"/>`).join('');

/** The folded boat from the side, 120 wide, its waterline at y = 18; lit from the left. */
const sideBoat = (x, y, k, turn = 0) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><path d="M-62-18L0-9L62-18L30 4H-30Z" fill="${RED.deep}"/><path d="M0-62L-31-4L0 4Z" fill="${RED.light}"/><path d="M0-62L31-4L0 4Z" fill="${RED.dark}"/><path d="M-62-18L0-2L-38 18Z" fill="${RED.light}"/><path d="M62-18L0-2L38 18Z" fill="${RED.dark}"/><path d="M0-2L38 18H-38Z" fill="${RED.base}"/></g>`;

// ---------------------------------------------------------------- 1: wide, the lane in grey rain
const EYE = [178, 104];
const GROUND = 262;
/** A point of the lane: x and height at the near plane, drawn towards the eye by s (1 near, 0 far). */
const far = (x, up, s) => [EYE[0] + (x - EYE[0]) * s, EYE[1] + (GROUND - up - EYE[1]) * s];
const wall = (x, s0, s1, low, high, fill, more) => area([far(x, low, s0), far(x, high, s0), far(x, high, s1), far(x, low, s1)], fill, more);
const flat = (x0, x1, s0, s1, up, fill, more) => area([far(x0, up, s0), far(x1, up, s0), far(x1, up, s1), far(x0, up, s1)], fill, more);
const house = (x, s0, s1, high, [front, roof, hole], eaves) => {
  const out = x < EYE[0] ? 26 : -26;
  const bays = 3;
  const bay = (i, t) => s0 + ((s1 - s0) * (i + t)) / bays;
  return (
    wall(x, s0, s1, 0, high, front) +
    times(bays, (i) => wall(x, bay(i, 0.24), bay(i, 0.72), high * 0.6, high * 0.86, hole) + wall(x, bay(i, 0.2), bay(i, 0.76), high * 0.06, high * 0.4, hole)) +
    area([far(x + out * 2, high * 0.45, s0), far(x, high * 0.54, s0), far(x, high * 0.54, s1), far(x + out * 2, high * 0.45, s1)], eaves) +
    area([far(x, high + 14, s0), far(x + out * 1.500, high - 16, s0), far(x + out * 1.500, high - 16, s1), far(x, high + 14, s1)], roof) +
    area([far(x, high - 6, s0), far(x + out * 1.500, high - 16, s0), far(x + out * 1.500, high - 22, s0), far(x, high - 30, s0)], hole)
  );
};
const kerbStones = (x0, x1, up, stones, dark, pale) =>
  times(stones.length - 1, (i) => wall(x0, stones[i], stones[i + 1], 0, up, i % 2 ? pale[0] : dark[0]) + flat(x0, x1, stones[i], stones[i + 1], up, i % 2 ? pale[1] : dark[1]));
const umbrella = (x, y, k, turn) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><path d="M-50 0Q-46-40 0-42Q46-40 50 0Q42-9 33 0Q25-10 16 0Q8-10 0 0Q-8-10-16 0Q-25-10-33 0Q-42-9-50 0z" fill="${INK}"/><path d="M-33 0Q-26-34 0-42M33 0Q26-34 0-42M0 0V-46" fill="none" stroke="#3d5468" stroke-width="1.600"/><path d="M-47-9Q-40-38 0-42" fill="none" stroke="#9fb4c0" stroke-width="2"/></g>`;
/** From behind, feet at 0 0, 76 high: coat, hood, boots; the right arm holds the boat out. */
const childBehind = `<path d="M-13-17H-2V0H-15zM2-17H13L15 0H2z" fill="${BOOT.base}"/><path d="M-13-6H-2V0H-15zM2-6H14L15 0H2z" fill="${BOOT.dark}"/><path d="M-12-50Q0-58 12-50L20-14Q0-8-20-14z" fill="${COAT.base}"/><path d="M-12-50L-20-14Q-14-12-9-11Q-9-32-4-53z" fill="${COAT.light}" opacity=".6"/><path d="M0-52V-11" stroke="${COAT.dark}" stroke-width="1.500"/><path d="M-12-54Q-14-76 0-77Q14-76 12-54Q0-46-12-54z" fill="${COAT.base}"/><path d="M-12-54Q-14-74-2-77Q-7-66-5-52z" fill="${COAT.light}" opacity=".7"/><path d="M8-50L33-39" stroke="${COAT.dark}" stroke-width="9" stroke-linecap="round"/><circle cx="38" cy="-37.500" r="3.800" fill="#7a4a33"/><path d="M-10-48L-19-36L-13-44" fill="none" stroke="${COAT.dark}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-14" cy="-46" r="3.600" fill="#7a4a33"/>`;
const STONES = [1.15, 0.92, 0.75, 0.62, 0.52, 0.44, 0.37, 0.31, 0.26, 0.21, 0.17, 0.13, 0.1];
const wide = `<defs>${gradient('w1', [[0, '#93a5af'], [0.45, '#d7e0e2']])}${gradient('w2', [[0, '#c4d0d3'], [0.35, '#7f929c'], [1, '#4b606d']])}${gradient('w3', [[0, '#e4edef'], [1, '#7699a8']])}</defs>
  <rect width="${W}" height="${H}" fill="url(#w1)"/>
  <g filter="url(#soft1)"><path d="M120 92Q150 62 182 74T250 92V112H120z" fill="#b3c1c6"/><rect x="164" y="60" width="13" height="50" fill="#a3b3ba"/><rect x="190" y="70" width="10" height="40" fill="#a9b8be"/></g>
  ${flat(-320, 700, 1.2, 0.02, 0, 'url(#w2)')}
  ${house(-28, 0.3, 0.14, 250, ['#a7b4b8', '#8b9aa1', '#7d8e96'], '#93a1a7')}${house(-28, 0.52, 0.31, 300, ['#8d9ba0', '#6d7b81', '#566872'], '#7a888e')}${house(-28, 1.1, 0.54, 262, ['#6e7f86', '#46535a', '#2f414d'], '#56656c')}
  ${wall(-28, 0.72, 0.62, 30, 104, '#d9c896')}${wall(-28, 0.44, 0.4, 170, 240, '#d0c6a4')}
  ${house(384, 0.27, 0.13, 290, ['#a9b5b8', '#909da3', '#84949b'], '#9aa6ab')}${house(384, 0.5, 0.28, 232, ['#909c9f', '#76848a', '#5f717b'], '#828f94')}${house(384, 1.1, 0.52, 300, ['#76868c', '#4f5d64', '#364954'], '#5f6f76')}
  ${flat(292, 384, 1.2, 0.08, 16, '#8b979b')}
  ${flat(150, 270, 1.2, 0.08, 0.5, 'url(#w3)')}${kerbStones(270, 292, 16, STONES, ['#28343c', '#3a474f'], ['#cfd8da', '#eef3f3'])}
  ${[[0.95, 168, 30], [0.8, 236, 40], [0.66, 176, 34], [0.56, 246, 36], [0.46, 190, 30], [0.36, 232, 34], [0.28, 200, 30]].map(([s, x, w]) => area([far(x, 0, s * 1.1), far(x + w * 0.3, 0, s), far(x + w * 0.24, 0, s * 0.8), far(x - 3, 0, s * 0.94)], '#f4fafa', 'opacity=".75"')).join('')}
  <g stroke="#4a5a64" fill="none"><path d="M244 132V8M232 22H256M234 34H254" stroke-width="3.400"/><path d="M-4 14Q120 44 233 22T330-20M-4 34Q124 60 235 34T330 8" stroke-width="1"/></g>
  <g filter="url(#soft2)" opacity=".5"><path d="M30 240L44 196H66L60 240z" fill="#e9dcae"/><path d="M157 212h12v14h-8zM172 212h12l-2 14h-10zM158 224h26l-4 24h-20z" fill="#14222e"/></g>
  <g transform="translate(171 208)scale(1.060)">${umbrella(-7, -82, 0.9, -10)}<path d="M-6-82L-14-42" stroke="${INK}" stroke-width="2.600" stroke-linecap="round"/>${childBehind}</g>
  ${sideBoat(215, 158, 0.3, -6)}<path d="M190 214Q206 208 226 216" stroke="#f4fafa" stroke-width="1.600" fill="none"/>
  ${rain(3, 110, -0.2, '#f1f7f8', [7, 30])}`;

// ---------------------------------------------------------------- 2: over the shoulder, the gutter takes it
const VIEW = [252, -34];
const run = (x, s) => [VIEW[0] + (x - VIEW[0]) * s, VIEW[1] + (270 - VIEW[1]) * s];
const lane = (x0, x1, s0, s1, fill, more) => area([run(x0, s0), run(x1, s0), run(x1, s1), run(x0, s1)], fill, more);
const stone = [1.1, 0.82, 0.63, 0.49, 0.38, 0.295, 0.23, 0.18];
const over = `<defs>${gradient('o1', [[0, '#a9bbb9'], [1, '#44585c']])}${gradient('o2', [[0, '#cfe0dc'], [0.4, '#7fa3a3'], [1, '#3d6970']])}${gradient('o3', [[0, '#4a6478'], [0.5, COAT.base], [1, COAT.ink]], 'x1="1" x2="0" y2="1"')}</defs>
  <rect width="${W}" height="${H}" fill="url(#o1)"/>
  ${lane(92, 300, 1.1, 0.02, 'url(#o2)')}
  ${lane(352, 620, 1.1, 0.02, '#8fa09f')}
  ${times(stone.length - 1, (i) => area([run(296, stone[i]), run(352, stone[i]), run(352, stone[i + 1]), run(296, stone[i + 1])], i % 2 ? '#eff4f1' : '#2c393e') + area([run(296, stone[i]), run(296, stone[i + 1]), run(276, stone[i + 1]), run(276, stone[i])], i % 2 ? '#b4c1be' : '#141d21'))}
  ${lane(296, 352, 0.18, 0.02, '#a6b5b3')}
  <g filter="url(#soft3)"><rect x="-10" y="-14" width="340" height="36" fill="#7c9091"/><rect x="40" y="-10" width="36" height="36" fill="#61767a"/><rect x="120" y="-10" width="60" height="28" fill="#5a6f74"/><rect x="222" y="-6" width="20" height="24" fill="#e2dcb4"/></g>
  ${[[104, 1.1, 0.3, 3], [134, 1.1, 0.42, 2], [168, 1.1, 0.62, 2.4], [214, 1.1, 0.7, 3], [246, 1.1, 0.5, 2], [266, 1.1, 0.24, 2.6], [190, 0.5, 0.2, 1.4], [232, 0.42, 0.16, 1.4]].map(([x, s0, s1, w], i) => { const [a, b, c, d] = [run(x, s0), run(x + (i % 2 ? 26 : -24), s0 * 0.66 + s1 * 0.34), run(x + (i % 2 ? -24 : 26), s0 * 0.34 + s1 * 0.66), run(x, s1)]; return `<path d="M${a.map(n)}C${b.map(n)} ${c.map(n)} ${d.map(n)}" fill="none" stroke="#eafaf6" stroke-width="${w}" stroke-linecap="round" opacity=".7"/>`; }).join('')}
  ${area([run(88, 1.1), run(98, 1.1), run(98, 0.46), run(86, 0.46)], '#31484c', 'opacity=".6"')}<path d="M262 196q12-12 22-6q-2 12-20 8z" fill="#5f8f5a"/><path d="M258 198L282 191" stroke="#35603c" stroke-width="1.400"/>
  ${rings([[96, 60, 12], [40, 40, 9], [20, 96, 13], [292, 200, 12], [262, 44, 8], [150, 44, 8]], '#eefaf6', 0.42)}
  <ellipse cx="210" cy="122" rx="58" ry="15" fill="#24464c" opacity=".55"/><path d="M160 128Q206 156 258 116" fill="none" stroke="#fff" stroke-width="2.400"/><path d="M176 140Q212 158 250 134" fill="none" stroke="#fff" stroke-width="1.400" opacity=".7"/>
  ${sideBoat(206, 108, 0.82, -7)}
  ${rain(12, 52, -0.34, '#f2fbf9', [8, 34], 0.75)}
  <g filter="url(#soft1)"><path d="M86 206Q118 176 150 150L164 128" fill="none" stroke="url(#o3)" stroke-width="40" stroke-linecap="butt" stroke-linejoin="round"/><path d="M149 128L176 142L168 152L140 136z" fill="${COAT.dark}"/></g>
  <path d="M152 131Q150 116 158 108L172 101Q178 99 178 104L168 113L186 108Q192 108 190 113L176 121L186 120Q190 123 186 126L170 138z" fill="#6d412d"/><path d="M166 114L184 109M170 121L180 120" stroke="#4a2818" stroke-width="1.400" stroke-linecap="round"/>
  <g filter="url(#soft1)"><path d="M-20 250V170Q-16 150 14 144Q4 110 14 84Q28 48 62 48Q98 50 108 88Q114 120 102 146Q140 160 150 196L156 250z" fill="url(#o3)"/><path d="M62 48Q98 50 108 88Q114 120 102 146Q140 160 150 196" fill="none" stroke="#bcd3d8" stroke-width="3.400"/><path d="M62 50Q84 96 60 148M14 144Q56 172 102 146" fill="none" stroke="${COAT.ink}" stroke-width="3"/></g>
  ${[[92, 84, 3], [97, 112, 2.4], [82, 68, 2], [88, 132, 2.6], [124, 176, 3], [136, 204, 2.2], [74, 92, 1.8], [104, 168, 2]].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#d3e6ea"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.3)}" r="${n(r * 0.4)}" fill="#fff"/>`).join('')}`;

// ---------------------------------------------------------------- 3: extreme close-up, a drop strikes the bow
const bead = (x, y, r) =>
  `<ellipse cx="${n(x + r * 0.18)}" cy="${n(y + r * 0.3)}" rx="${n(r * 1.050)}" ry="${r}" fill="${RED.deep}" opacity=".55"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.92)}" fill="url(#c4)"/><ellipse cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.4)}" rx="${n(r * 0.28)}" ry="${n(r * 0.18)}" fill="#fff"/>`;
const close = `<defs>${gradient('c1', [[0, '#1d3038'], [1, '#46626a']])}${gradient('c2', [[0, '#ff6a52'], [1, '#c9232a']], 'x2="1" y2="1"')}${gradient('c3', [[0, '#2b5661'], [1, '#08181f']])}${gradient('c4', [[0, '#8e1520'], [1, '#ff9c8a']])}${gradient('c5', [[0, '#c3242a'], [1, '#8a141c']])}</defs>
  <rect width="${W}" height="${H}" fill="url(#c1)"/><g filter="url(#soft3)" opacity=".55"><circle cx="52" cy="42" r="22" fill="#90aab0"/><circle cx="120" cy="18" r="14" fill="#7c979e"/><circle cx="18" cy="100" r="15" fill="#6d8990"/></g>
  <path d="M0 158H${W}V${H}H0z" fill="url(#c3)"/>
  <path d="M186 128L258-26H340V140z" fill="url(#c2)"/><path d="M258-26L292 150L340 140V-26z" fill="${RED.dark}"/>
  <path d="M58 66Q170 100 340 108V150L200 160z" fill="${RED.deep}"/>
  <path d="M58 66L340 126V190L128 186Q100 160 58 66z" fill="url(#c2)"/><path d="M58 66L340 126V190H262z" fill="url(#c5)"/><path d="M58 66L340 126" stroke="#ffb3a0" stroke-width="2.400"/><path d="M58 66L264 190" stroke="#7f131b" stroke-width="1.400"/>
  ${[[132, 108, 5], [158, 116, 3.2], [188, 126, 6.5], [228, 128, 4], [262, 136, 5.5], [300, 142, 4], [118, 130, 3.6], [148, 152, 5], [178, 160, 3], [222, 160, 5], [270, 166, 7], [306, 170, 4], [250, 60, 5], [236, 98, 4], [282, 40, 6], [302, 84, 4.4], [270, 92, 3]].map((b) => bead(...b)).join('')}
  <path d="M-10 184Q60 168 112 182T240 184T340 180V250H-10z" fill="url(#c3)"/>
  ${[[250, 192, 150, 4], [228, 202, 130, 5], [262, 213, 100, 5], [220, 224, 80, 5], [252, 234, 60, 4]].map(([x, y, w, h], i) => ripple(x, y, w, h, i % 2 ? RED.base : RED.dark, `opacity="${0.85 - i * 0.1}"`)).join('')}
  ${[[40, 204, 90, 3], [96, 220, 120, 3.4], [30, 232, 80, 3], [168, 236, 70, 3]].map(([x, y, w, h]) => ripple(x, y, w, h, '#8fb3ba', 'opacity=".7"')).join('')}
  <g fill="#eef8f8"><ellipse cx="104" cy="188" rx="54" ry="10" fill="none" stroke="#d7eaec" stroke-width="2"/><ellipse cx="104" cy="188" rx="80" ry="16" fill="none" stroke="#9dbcc2" stroke-width="1.300"/>
  <path d="M76 190Q72 164 58 148Q80 158 86 178Q86 150 78 128Q100 150 100 178Q106 148 120 134Q112 160 116 180Q124 162 146 154Q132 168 132 190Q104 200 76 190z" opacity=".94"/><path d="M84 188Q82 170 74 160Q88 170 92 186zM104 188Q102 166 106 156Q112 170 112 188zM122 188Q124 174 132 166Q128 180 128 189z" fill="#8fb0b8"/><circle cx="52" cy="138" r="4"/><circle cx="74" cy="116" r="4.600"/><circle cx="124" cy="120" r="3.600"/><circle cx="154" cy="144" r="3"/><circle cx="98" cy="134" r="2.600"/><circle cx="38" cy="158" r="2.400"/><circle cx="98" cy="96" r="3"/></g>
  ${rain(31, 16, -0.12, '#dcebee', [26, 64], 0.7)}`;

// ---------------------------------------------------------------- 4: low, at the water; the drain opens, the boots come running
const boot = (x, y, k, turn) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><path d="M-26-150L-17-60H17L26-150z" fill="${COAT.ink}"/><path d="M-20-72H20V-30Q22-20 40-14Q58-8 58 12H-22Q-18-10-20-30z" fill="${BOOT.base}"/><path d="M-20-72H-4Q-8-20-6 12H-22Q-18-10-20-30z" fill="${BOOT.dark}"/><path d="M10-72H20V-30Q22-20 40-14Q58-8 58 10Q44-6 26-8Q10-12 10-34z" fill="${BOOT.light}"/><path d="M-23-76H23V-64H-23z" fill="${BOOT.light}"/><path d="M-24 8H60Q62 20 50 20H-10L-12 24H-24z" fill="#4b3f2c"/></g>`;
/** The boat from behind its stern, at the height of the water: the near end is the greater. */
const nearBoat = (x, y, k, turn) =>
  `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})"><path d="M-78-40L-12-20L58-22L14-2z" fill="${RED.deep}"/><path d="M0-92L-38-16L10 0z" fill="${RED.light}"/><path d="M0-92L40-12L10 0z" fill="${RED.dark}"/><path d="M-78-40L8-4L-44 28z" fill="${RED.light}"/><path d="M8-4L40 16L-44 28z" fill="${RED.base}"/><path d="M8-4L58-22L40 16z" fill="${RED.dark}"/></g>`;
const low = `<defs>${gradient('l1', [[0, '#1f2b35'], [0.36, '#4d5a60'], [0.5, '#e9b45c'], [0.55, '#ffe3a0']])}${gradient('l2', [[0, '#e9c983'], [0.14, '#5d777b'], [0.55, '#1f3d48'], [1, '#0a1b24']])}${gradient('l3', [[0, '#000'], [1, '#0a1217']])}</defs>
  <rect width="${W}" height="${H}" fill="url(#l1)"/><g filter="url(#soft2)"><path d="M-10 30Q60 14 120 40T260 34T340 50V90Q250 70 180 86T-10 74z" fill="#26333d"/><path d="M-10 130V112H20V96H44V116H70V104H92V122H130V134z" fill="#3a4449"/></g>
  <path d="M0 132H${W}V${H}H0z" fill="url(#l2)"/>
  <path d="M340-30L132 126V138L340 214z" fill="#1b2226"/>
  ${[[340, 300, 0], [300, 262, 1], [262, 230, 0], [230, 203, 1], [203, 181, 0], [181, 163, 1], [163, 149, 0], [149, 138, 1]].map(([a, b, pale]) => { const top = (x) => 126 - ((x - 132) * 92) / 208; const foot = (x) => 138 + ((x - 132) * 84) / 208; return area([[a, top(a)], [b, top(b)], [b, foot(b)], [a, foot(a)]], pale ? '#dcd6c2' : '#252d31'); }).join('')}
  ${area([[340, -30], [132, 124], [132, 128], [340, 34]], '#8f8b7c')}
  <path d="M202 168V134Q204 112 236 98Q300 74 332 78V216z" fill="#77705f"/><path d="M212 170V138Q214 120 240 108Q296 86 340 90V230z" fill="url(#l3)"/>
  <g stroke="#3f4a4d" stroke-width="5" stroke-linecap="round"><path d="M238 112V182M262 101V192M289 93V204"/></g>
  <g filter="url(#soft0)">${boot(54, 114, 0.95, -3)}${boot(124, 78, 0.74, 38)}</g>
  <g fill="#fff5db" filter="url(#soft0)"><path d="M30 134Q26 116 10 106Q30 110 40 128Q42 118 36 104Q52 116 54 132zM84 134Q92 118 110 112Q100 122 100 134z"/><circle cx="8" cy="94" r="2.600"/><circle cx="20" cy="102" r="1.800"/></g>
  ${ripple(70, 138, 130, 4, '#fff0c4')}${ripple(40, 150, 90, 3, '#ffe3a0', 'opacity=".7"')}
  ${[[250, 204, 120, 7], [230, 188, 80, 5], [268, 224, 150, 8]].map(([x, y, w, h]) => `<path d="M${x - w / 2} ${y}Q${x} ${y - h} ${x + w / 2} ${y - h * 2}" fill="none" stroke="#a9c2c2" stroke-width="2.200" stroke-linecap="round" opacity=".7"/>`).join('')}
  ${nearBoat(172, 166, 0.98, 9)}
  <path d="M84 196Q96 176 124 190Q170 206 236 188Q190 210 140 206Q104 204 84 196z" fill="#e6efe4"/>${[[158, 212, 84, 4], [166, 221, 60, 4], [160, 230, 40, 3]].map(([x, y, w, h], i) => ripple(x, y, w, h, i % 2 ? RED.dark : RED.base, `opacity="${0.8 - i * 0.15}"`)).join('')}
  <g filter="url(#soft2)"><path d="M-10 216Q30 196 70 222T150 250H-10z" fill="#0c222c"/></g>
  ${rain(44, 22, -0.3, '#fff2cf', [10, 40], 0.6)}`;

// ---------------------------------------------------------------- 5: high, from the bridge; out into the sun
const high = `<defs>${gradient('h1', [[0, '#8fdccb'], [0.5, '#38a9a4'], [1, '#1c7f86']])}${gradient('h2', [[0, '#f6dfae'], [1, '#c99d62']], 'x2="1" y2="1"')}</defs>
  <rect width="${W}" height="${H}" fill="url(#h1)"/>
  ${(() => { const r = random(5); return times(96, () => { const y = r() * 200 - 6; const k = 0.5 + y / 200; return ripple(r() * 340 - 10, y, (10 + r() * 22) * k, 2.2 * k, r() < 0.62 ? '#d8fff0' : '#127179', `opacity="${n(0.35 + r() * 0.5)}"`); }); })()}
  <g fill="#0d5560" opacity=".72"><path d="M-10 108L52 116V96L66 98V117L128 125Q124 104 134 92Q126 78 136 68Q148 62 158 70Q166 82 156 94L176 66L184 70L168 104L170 130L232 138V118L246 120V140L340 152V250H-10z"/></g>
  <g fill="#eafff6" opacity=".75"><path d="M232 70Q204 90 180 118Q198 84 228 66zM240 76Q232 100 230 124Q222 100 234 74z"/></g>
  <g transform="translate(250 58)rotate(-38)"><ellipse cx="-7" cy="12" rx="38" ry="13" fill="#0d5560" opacity=".55"/><path d="M-40 0L0-15L40 0L0 15z" fill="${RED.deep}"/><path d="M-40 0L0-15L40 0L0-5z" fill="${RED.base}"/><path d="M-40 0L0 15L40 0L0 5z" fill="${RED.dark}"/><path d="M-17 0L0-6L0-1z" fill="#ff9a80"/><path d="M-18 0L2-9L18 0z" fill="${RED.light}"/><path d="M-18 0L2-9L0 6z" fill="#ff8069"/><path d="M18 0L2-9L0 6z" fill="${RED.base}"/></g>
  <path d="M-10 168L340 212V260H-10z" fill="url(#h2)"/><path d="M-10 168L340 212V220L-10 176z" fill="#fff1cf"/><path d="M-10 196L340 240V250H-10z" fill="#a87f4e"/>
  <g stroke="#a5814f" stroke-width="1.600"><path d="M44 182V202M112 190V211M236 206V226M298 214V234"/></g>
  <path d="M186 222Q204 206 222 172" fill="none" stroke="${COAT.dark}" stroke-width="21" stroke-linecap="butt"/><path d="M213 176L232 182L234 172L217 165z" fill="${COAT.light}"/><path d="M217 168Q218 154 224 148L228 158L236 144Q241 142 240 148L236 160Q240 164 234 174z" fill="#7a4a33"/><path d="M132 214Q112 204 84 206L74 204L72 190L86 190Q116 188 140 200z" fill="${COAT.dark}"/><path d="M76 189L86 190L84 206L74 204z" fill="${COAT.light}"/><path d="M75 191Q62 188 55 193Q52 199 58 202L75 203z" fill="#7a4a33"/>
  <path d="M88 260Q92 222 126 212H192Q222 222 228 260z" fill="${COAT.base}"/><path d="M192 212Q222 222 228 260H212Q208 228 184 218z" fill="#ffdf9c" opacity=".85"/>
  <path d="M160 164Q198 166 202 206Q204 226 192 236Q160 246 128 236Q116 226 118 206Q122 166 160 164z" fill="${COAT.base}"/><path d="M160 164Q198 166 202 206Q204 226 192 236Q186 240 178 241Q196 222 190 198Q184 172 160 164z" fill="#ffdf9c"/><path d="M160 165Q150 196 158 242" fill="none" stroke="${COAT.dark}" stroke-width="2.400"/><path d="M122 232Q160 252 198 232" fill="none" stroke="${COAT.ink}" stroke-width="3"/>`;

// ---------------------------------------------------------------- 6: final wide, the sun after the rain
const last = `<defs>${gradient('f1', [[0, '#4b6f8f'], [0.34, '#e39a6c'], [0.6, '#ffd68a']])}${gradient('f2', [[0, '#ffd992'], [0.3, '#d98a5c'], [1, '#25465c']])}${glow('f3', '#fff6d8', [0, 1], [0.22, 0.95], [0.3, 0.5], [1, 0])}</defs>
  <rect width="${W}" height="${H}" fill="url(#f1)"/>
  <g filter="url(#soft1)"><path d="M-10 14Q60-6 110 18T220 12T340 26V44Q250 30 190 40T60 42T-10 50z" fill="#3b556f"/><path d="M-10 50Q60 40 190 41T340 45Q240 44 170 50T-10 58z" fill="#ffb77e"/><path d="M190 66Q250 56 340 64Q270 70 190 66zM-10 74Q40 66 96 72Q40 80-10 78z" fill="#ffd7a0" opacity=".8"/></g>
  <circle cx="206" cy="108" r="92" fill="url(#f3)"/>
  <path d="M-10 116Q40 88 84 106T170 112T250 104T340 92V136H-10z" fill="#c98a66"/><path d="M-10 124Q60 106 120 122T240 120T340 108V136H-10z" fill="#8d6560"/>
  <rect y="130" width="${W}" height="110" fill="url(#f2)"/>
  ${(() => { const r = random(14); return times(54, (i) => { const y = 133 + (i / 54) ** 1.4 * 106; const k = (y - 130) / 110; return ripple(206 + (r() - 0.5) * (18 + k * 96), y, 8 + k * 44 * (0.5 + r()), 0.8 + k * 2.2, '#fff3cb', `opacity="${n(0.95 - k * 0.45)}"`); }); })()}
  ${(() => { const r = random(4); return times(40, () => { const k = r() ** 1.5; return ripple(r() * 330, 136 + k * 102, 12 + k * 50, 0.7 + k * 1.8, r() < 0.5 ? '#1f3d55' : '#f0b07a', 'opacity=".5"'); }); })()}
  ${(() => { const deck = (x) => 70 + ((x + 10) * 50) / 196; const foot = (x) => 152 - ((x + 10) * 22) / 196; const piers = [-34, 22, 66, 101, 129, 151, 168, 180]; const arches = piers.slice(1).map((b, i) => { const [x0, x1] = [piers[i] + (b - piers[i]) * 0.2, b]; const up = (x) => deck(x) + (foot(x) - deck(x)) * 0.6; return `M${n(x0)} ${n(foot(x0) + 1)}V${n(up(x0))}C${n(x0 + (x1 - x0) * 0.12)} ${n(up(x0) - (foot(x0) - deck(x0)) * 0.34)} ${n(x1 - (x1 - x0) * 0.12)} ${n(up(x1) - (foot(x1) - deck(x1)) * 0.34)} ${n(x1)} ${n(up(x1))}V${n(foot(x1) + 1)}z`; }).join(''); return `<path d="M-10 ${deck(-10)}L186 120V131L-10 ${foot(-10)}z${arches}" fill="#2a2f44" fill-rule="evenodd"/><path d="M-10 ${deck(-10) - 8}L186 119" stroke="#2a2f44" stroke-width="2"/>${times(15, (i) => { const x = -6 + i * 11 - i * i * 0.1; return `<path d="M${n(x)} ${n(deck(x) + 2)}v${n(-9 + x * 0.045)}" stroke="#2a2f44" stroke-width="1.800"/>`; })}<path d="M-10 153L186 130.500Q140 140 96 143H130L100 149H50L80 155H30L50 162H-10z" fill="#33384c" opacity=".7"/>`; })()}
  <g transform="translate(-34 10)" fill="#1c2133"><path d="M97 84L101 63Q106 57 111 63L115 84z"/><circle cx="106" cy="56" r="6"/><path d="M108 64L120 50" stroke="#1c2133" stroke-width="3.400" stroke-linecap="round"/></g>
  <g fill="none" stroke="#3c3a4f" stroke-width="1.500" stroke-linecap="round"><path d="M250 62q5-5 8 0q4-5 8 0M274 74q4-4 6 0q3-4 6 0M238 80q3-3 5 0q2-3 5 0"/></g>
  <g transform="translate(206 188)scale(.72)"><path d="M-40 15Q-90 26-128 46M42 15Q82 24 116 42" fill="none" stroke="#ffeec2" stroke-width="1.800" stroke-linecap="round" opacity=".8"/>${[[17, 60], [23, 46], [29, 32], [35, 18]].map(([y, w], i) => ripple(i % 2 ? 3 : -2, y, w, 2.4, i % 2 ? RED.dark : RED.base, `opacity="${0.9 - i * 0.15}"`)).join('')}</g>${sideBoat(206, 185, 0.46, -2)}`;

// ---------------------------------------------------------------- the sheet: two rows of stills, the tension runs below both
/** Each shot: its picture, its seconds, its tension from 0 to 1, the colour of its light. */
const SHOTS = [
  [wide, 9, 0.04, '#b9cdd6'],
  [over, 7, 0.34, '#9cc9c4'],
  [close, 4, 0.74, '#7fa9b4'],
  [low, 6, 1, '#f2c46b'],
  [high, 8, 0.36, '#6fdcc6'],
  [last, 12, 0.06, '#ffc36a'],
];
const [WIDE, HIGH, GAP, STRIP] = [198.67, 143, 5, 75];
const blurs = [0.5, 0.9, 2.2, 5].map((d, i) => `<filter id="soft${i}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${d}"/></filter>`).join('');
const frame = (i, x, y, w, h) => `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice" style="overflow:hidden">${SHOTS[i][0]}</svg>`;
const still = (i) => frame(i, GAP + (i % 3) * (WIDE + GAP), GAP + Math.floor(i / 3) * (HIGH + STRIP + GAP * 2), WIDE, HIGH);
const middle = (i) => GAP + (i % 3) * (WIDE + GAP) + WIDE / 2;
/** The tension of a row: from the edge through the marks of its three shots, and on to the next row. */
function tension(row) {
  const top = GAP + HIGH + row * (HIGH + STRIP + GAP * 2);
  const level = (v) => top + 52 - v * 41;
  const [a, b, c] = [0, 1, 2].map((i) => [middle(row * 3 + i), level(SHOTS[row * 3 + i][2])]);
  const edge = level((SHOTS[2][2] + SHOTS[3][2]) / 2);
  const path = row
    ? `M0 ${n(edge)}C30 ${n(edge - 8)} ${n(a[0] - 40)} ${n(a[1])} ${n(a[0])} ${n(a[1])}C${n(a[0] + 80)} ${n(a[1])} ${n(b[0] - 60)} ${n(b[1] - 6)} ${n(b[0])} ${n(b[1])}S${n(c[0] - 70)} ${n(c[1])} ${n(c[0])} ${n(c[1])}H616`
    : `M0 ${n(level(0))}C40 ${n(level(0))} ${n(a[0] - 30)} ${n(a[1])} ${n(a[0])} ${n(a[1])}C${n(a[0] + 70)} ${n(a[1] - 4)} ${n(b[0] - 60)} ${n(b[1] + 6)} ${n(b[0])} ${n(b[1])}S${n(c[0] - 60)} ${n(c[1] + 5)} ${n(c[0])} ${n(c[1])}S600 ${n(edge + 3)} 616 ${n(edge)}`;
  return `<path d="${path}V${top + STRIP}H0z" fill="url(#under)"/><path d="${path}" fill="none" stroke="url(#row${row})" stroke-width="3.400"/>${[a, b, c].map(([x, y], i) => { const [, s, , colour] = SHOTS[row * 3 + i]; return `<path d="M${x} ${top + 3}V${top + STRIP - 22}" stroke="${colour}" stroke-width="1.400"/><circle cx="${x}" cy="${n(y)}" r="6" fill="${RED.base}" stroke="${INK}" stroke-width="2.400"/>${T(x, top + STRIP - 4, 19, `${row * 3 + i + 1}`, '#fff', 'A 780 88%', 'end', 'dx="-8"')}${T(x, top + STRIP - 4, 19, `${s} s`, colour, 'A 560 88%')}`; }).join('')}`;
}
const light = (row) => gradient(`row${row}`, [0, 1, 2].map((i) => [(middle(i) / 616).toFixed(3), SHOTS[row * 3 + i][3]]), 'gradientUnits="userSpaceOnUse" x2="616"');
export const wordless = sheet(12, 12, 616, 454, `<defs>${blurs}${light(0)}${light(1)}${gradient('under', [[0, '#31485a', 0.9], [1, '#31485a', 0]])}</defs><rect width="616" height="454" fill="${INK}"/>${times(6, still)}${tension(0)}${tension(1)}${T(12, 180, 19, 'Tension', '#b9cdd6', 'A 560 88%')}`);

// ---------------------------------------------------------------- the head of the course's page: the shots alone, edge to edge
/** The closest shot four times as large, the others around it in their order; 16:9 as the frame, which it covers. */
export const HEAD = [640, 360];
const SEAM = 4;
const [CELL, LOW] = [(HEAD[0] - 2 * SEAM) / 3, (HEAD[1] - 2 * SEAM) / 3];
const cell = (i, column, row, span = 1) => frame(i, column * (CELL + SEAM), row * (LOW + SEAM), CELL * span + SEAM * (span - 1), LOW * span + SEAM * (span - 1));
export const shots = `<svg width="${HEAD[0]}" height="${HEAD[1]}" viewBox="0 0 ${HEAD[0]} ${HEAD[1]}"><defs>${blurs}</defs><rect width="${HEAD[0]}" height="${HEAD[1]}" fill="${INK}"/>${cell(0, 0, 0)}${cell(1, 0, 1)}${cell(2, 1, 0, 2)}${cell(3, 0, 2)}${cell(4, 1, 2)}${cell(5, 2, 2)}</svg>`;
