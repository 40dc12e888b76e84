// A month of posts for a nursery of pots: thirty tips and questions, and one film that answers "How much water?".
import { T, svg, times } from '../studio.mjs';

const C = { sage: '#b9d3a8', forest: '#1f4d36', clay: '#d97f4c', rust: '#b4552a', blush: '#f7d9c8', lilac: '#c9b7ec', sun: '#ffcf4a', white: '#fffdf5', leaf: '#3d8a58', light: '#6fb56f', soil: '#4a2d1e', water: '#3f8fc4', pale: '#a9d5ee', coral: '#e8573f', ink: '#17281f' };
const { sage, forest, clay, rust, blush, lilac, sun, white, leaf, light, soil, water, pale, coral, ink } = C;
const at = (x, y, k, inside, turn = 0) => `<g transform="translate(${x} ${y})rotate(${turn})scale(${k})">${inside}</g>`;
const line = (d, colour, width = 3) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d, colour, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;
const disc = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

// Each drawing stands on (0, 0) and is about 40 high and 48 wide; the light comes from the upper left.
const shadow = (w) => `<ellipse rx="${w}" ry="2.400" fill="#17281f" opacity=".2"/>`;
const pot = (c = clay) => `${shadow(15)}${shape('M-12-16H12L9 0H-9z', c)}${shape('M4-16H12L9 0H3z', '#17281f', 'opacity=".14"')}${shape('M-14-20H14V-14.500H-14z', c)}${shape('M-14-15.500H14V-14.500H-14z', '#17281f', 'opacity=".22"')}`;
const blade = (turn, h, w, c) => `<path transform="rotate(${turn})" d="M0 0C-${w}-${h * 0.3}-${w}-${h * 0.68} 0-${h}C${w}-${h * 0.68} ${w}-${h * 0.3} 0 0z" fill="${c}"/>`;
const sprig = (h, c, pairs, size) => line(`M0 0V-${h}`, c, 1.600) + times(pairs, (i) => { const y = -h * (0.3 + (0.62 * i) / (pairs - 1 || 1)); const s = size * (1 - i * 0.1); return [-1, 1].map((d) => `<g transform="translate(0 ${y})scale(${d} 1)rotate(28)">${shape(`M0 0Q${s * 0.5}-${s * 0.62} ${s * 1.3}-${s * 0.1}Q${s * 0.6} ${s * 0.4} 0 0z`, c)}</g>`).join(''); }) + at(0, -h, 1, blade(0, size * 1.1, size * 0.36, c));
const DRAW = {
  aloe: () => at(0, -18, 1, [[-62, 17], [-38, 23], [62, 17], [38, 23], [-14, 27], [14, 27]].map(([a, h], i) => blade(a, h, 4.400, i % 2 ? leaf : light)).join('')) + pot(),
  monstera: () => at(0, -19, 1, line('M0 0Q-2-10-10-16M0 0Q3-12 10-18', leaf, 1.800) + [[-13, -22, -28, 1], [12, -26, 24, 1.080]].map(([x, y, turn, k]) => at(x, y, k, shape('M0 9C-12 8-15-4-9-10C-5-14 0-12 0-9C0-12 5-14 9-10C15-4 12 8 0 9z', leaf) + line('M0 7V-8', light, 1) + ['M-15-3L-5-1', 'M-13 4L-5 4', 'M15-3L5-1', 'M13 4L5 4'].map((d) => line(d, 'var(--g)', 1.900)).join(''), turn)).join('')) + pot(rust),
  tulsi: () => at(0, -25, 1, at(-3, 1, 0.9, sprig(17, light, 3, 10), -30) + at(3, 1, 0.9, sprig(17, light, 3, 10), 30) + sprig(19, leaf, 3, 10.500)) + shadow(17) + shape('M-11-26H11V-21H-11zM-9-21H9V-9H-9zM-13-9H13V-4.500H-13zM-16-4.500H16V0H-16z', clay) + shape('M-4.500-9v-6q0-4 4.500-4t4.500 4v6z', soil) + shape('M0-12.500q2.200 2.600 0 4.500q-2.200-1.900 0-4.500z', sun),
  cactus: () => at(0, -19, 1, shape('M-6 0V-18a6 6 0 0 1 12 0V0z', leaf) + line('M-6-8h-3.500q-3 0-3-3v-4M6-11h3q3 0 3-3v-3', leaf, 5) + ['M-2.500-2V-19', 'M2.500-2V-19'].map((d) => line(d, light, 1)).join('') + disc(0, -25, 3, coral) + disc(0, -25, 1.200, sun)) + pot(),
  seedling: () => shadow(18) + shape('M-19 0Q-14-7-4-7.500Q10-8.500 19 0z', soil) + line('M0-7Q-1-16 1-20', light, 2.200) + shape('M1-20Q3-32 17-32Q16-20 1-20z', leaf) + shape('M1-20Q-3-28-14-27Q-12-18 1-20z', light),
  drop: () => shape('M0-40C9-27 13-20 13-13A13 13 0 0 1-13-13C-13-20-9-27 0-40z', water) + line('M-7.500-13a7.500 7.500 0 0 0 5 7', pale, 2.400),
  can: () => shadow(19) + line('M10-22q14 0 11 9q-2 6-11 6', rust, 3) + shape('M-10-24H11L13 0H-12z', clay) + shape('M5-24h6L13 0H6z', '#17281f', 'opacity=".14"') + shape('M-11-12L-25-27l3-2L-10-18z', clay) + line('M-29-25L-21-32', rust, 3) + [[-31, -18], [-27, -15], [-33, -11]].map(([x, y]) => line(`M${x} ${y}l-1 3`, water, 1.800)).join('') + shape('M-10-24Q0-30 11-24z', rust),
  sunny: () => at(0, -20, 1, disc(0, 0, 10, 'var(--s)') + times(10, (i) => `<path transform="rotate(${i * 36})" d="M-1.700-14.500h3.400L0-20z" fill="var(--s)"/>`)),
  snail: () => shadow(20) + shape('M-20 0q-3-5 2-7q3-1 5 2H16q6 0 6 3.500q0 1.500-2 1.500z', '#c59a6a') + line('M-18-6l-3-8M-15-6l1-8', '#c59a6a', 1.600) + disc(-21, -14.500, 1.400, ink) + disc(-14, -14.500, 1.400, ink) + disc(4, -14, 13, rust) + line('M4-14q-.5-4 3.500-4q4.500.5 4 5.500q-1 5.500-8 5.500q-7.500-1-7-9q1-8 10-8', sun, 2.200),
  scissors: () => at(0, -20, 1, [1, -1].map((d) => `<g transform="scale(${d} 1)rotate(24)">${shape('M-2.200 2L-1.400-20Q1.600-16 2.400 2z', d > 0 ? '#d5dde0' : '#b3bfc4')}${line('M0 3q0 10 3 14', d > 0 ? coral : '#c4402c', 4.600)}</g>`).join('') + disc(0, 0, 2.200, ink)),
  banana: () => at(-1, -19, 1.040, shape('M-18-7Q-14 14 12 12Q18 11 20 6Q4 8-5-2Q-9-8-12-14z', '#f5b82e') + shape('M-18-7Q-14 14 12 12Q18 11 20 6L17 8Q-4 12-15-10z', '#d9921c') + shape('M-12-14l-6 7l-2-4l4-5z', soil) + shape('M20 6l-3 2l2 2l2-2z', soil)),
  spray: () => shadow(11) + shape('M-9-20Q-9-25-4-27H4Q9-25 9-20V0H-9z', pale) + shape('M-9-12H9V0H-9z', water) + shape('M-3.500-32h7v6h-7z', white) + shape('M-11-37H5q4 0 5 5H3v1H-4l-1-3h-6z', coral) + line('M-8-33q2 3 1 6', coral, 2) + [[-15, -38], [-16, -34], [-20, -36], [-21, -31], [-21, -41]].map(([x, y]) => disc(x, y, 1.200, water)).join('') + shape('M-6-18h3v14h-3z', '#fff', 'opacity=".6"'),
  chilli: () => at(0, -20, 1, [[-8, 10, coral], [7, -8, '#c4301f']].map(([x, turn, c]) => at(x, -6, 1, shape('M-4-6Q0-9 4-6Q7 8-2 22Q-1 8-4-6z', c) + line('M-2-4q0 8 0 12', '#ff9a80', 1.400) + shape('M-5-5Q0-11 5-5Q0-3-5-5z', leaf) + line('M0-8q0-5 4-7', leaf, 2.200), turn)).join('')),
  marigold: () => line('M0 0V-18', leaf, 2.600) + shape('M0-3Q-12-3-14-13Q-3-13 0-3zM0-6Q11-6 13-15Q3-16 0-6z', leaf) + at(0, -27, 1, times(14, (i) => `<circle r="3.600" transform="rotate(${i * 25.7})translate(0-10)" fill="#e0741a"/>`) + times(12, (i) => `<circle r="3.600" transform="rotate(${i * 30 + 9})translate(0-7.500)" fill="#f08a1d"/>`) + times(9, (i) => `<circle r="3.800" transform="rotate(${i * 40 + 12})translate(0-5.200)" fill="#ffab2e"/>`) + disc(0, 0, 3, '#ffc95c')),
  rose: () => line('M0 0Q1-10 0-18', leaf, 2.600) + shape('M0-5Q9-4 12-12Q3-13 0-5z', leaf) + at(0, -27, 1, times(5, (i) => `<ellipse cx="0" cy="-7" rx="7" ry="8.500" transform="rotate(${i * 72})" fill="#e2476a"/>`) + times(5, (i) => `<path transform="rotate(${i * 72})" d="M0 0V-9" stroke="#b92a4c" stroke-width="1"/>`) + line('M0 0Q4-6 9-10', '#ffd58a', 2.200) + disc(9, -10, 2, sun)),
  roots: () => shadow(12) + at(0, -25, 1, [[-32, 13], [32, 13], [0, 16]].map(([a, h]) => blade(a, h, 4, leaf)).join('')) + shape('M-12-24H12L9 0H-9z', soil) + ['M-8-21q6 6-1 10t6 10', 'M0-22q-5 8 2 11t-2 10', 'M8-21q-7 5 0 11t-5 9'].map((d) => line(d, '#e9d3b2', 1.500)).join('') + shape('M-14-26H14V-21.500H-14z', soil),
  ladybird: () => line('M-14-6l-5 5M-3-4v5M8-5l5 5', ink, 1.800) + shape('M-17-5A17 17 0 0 1 17-5z', coral) + line('M0-22V-5', ink, 1.600) + disc(-8, -12, 2.600, ink) + disc(7, -14, 2.600, ink) + disc(9, -7, 2, ink) + disc(-3, -7.500, 1.800, ink) + shape('M-17-5q-6-1-6-6t6-6l4 2q-4 5-4 10z', ink) + line('M-21-16l-3-5M-18-17l0-5', ink, 1.400) + disc(-20, -11, 1.100, '#fff'),
  bug: () => at(0, -19, 1, shape('M-20 13Q-21-14 16-18Q20 12-8 16Q-14 17-20 13z', leaf) + line('M-23 17Q-8 2 12-13M-10 6Q-12-2-9-8M-3 0Q-4-8 0-13M-8 4Q0 9 7 8M0-3Q8 2 13 0', light, 1.300) + [[-4, -9, 4], [5, 3, 4.600], [-9, 8, 3.600], [10, -8, 3.200]].map(([x, y, r]) => times(7, (i) => `<circle cx="${x}" cy="${y}" r="${r * 0.52}" transform="rotate(${i * 51.4} ${x} ${y})translate(${r * 0.72} 0)" fill="#fff"/>`) + disc(x, y, r * 0.8, '#fff') + disc(x, y, r * 0.34, '#e3c9bb')).join('')),
  ferny: () => at(0, -19, 1, [-64, -40, -16, 12, 38, 64].map((a, k) => `<g transform="rotate(${a})">${line('M0 0Q1-13 0-23', k % 2 ? light : leaf, 1.300)}${times(6, (i) => { const [y, w] = [-4 - i * 3.300, 5.600 - i * 0.7]; return shape(`M0 ${y}q-${w * 0.6}-3.600-${w}-1q${w * 0.5} 2.400 ${w} 1zM0 ${y}q${w * 0.6}-3.600 ${w}-1q-${w * 0.5} 2.400-${w} 1z`, k % 2 ? light : leaf); })}</g>`).join('')) + pot(),
  money: () => at(0, -19, 1, line('M0-2Q-14-12-18 6Q-19 12-16 15M2-2Q15-12 19 4', leaf, 1.500) + [[-10, -10, -30], [-18, 2, 190], [-16, 13, 170], [10, -10, 20], [19, 2, 170], [0, -13, 0], [-4, -5, -60], [6, -5, 50]].map(([x, y, turn], i) => at(x, y, 0.86, shape('M0 5C-8 0-7-7-3-7C-1-7 0-5 0-4C0-5 1-7 3-7C7-7 8 0 0 5z', i % 2 ? light : leaf), turn)).join('')) + pot('#8b6fc9'),
  lemon: () => line('M-16-36Q0-38 6-30', leaf, 2.200) + shape('M-13-36Q-20-26-11-20Q-3-27-13-36z', leaf) + at(5, -16, 1, shape('M0-14Q3-14 4-11.500Q13-8 12 1Q11 9 3 11.500Q0 15-3 11.500Q-12 9-12 0Q-12-9-4-11.500Q-3-14 0-14z', '#f7d32b') + line('M-7-4q1-4 5-5', '#fff3a6', 2.200)),
  umbrella: () => line('M0-34V-6q0 5 4.500 5t4.500-4', soil, 2.400) + shape('M-20-18Q-18-36 0-37Q18-36 20-18Q15-22 10-18Q5-22 0-18Q-5-22-10-18Q-15-22-20-18z', coral) + shape('M-10-18Q-8-32 0-37Q-18-35-20-18Q-15-22-10-18zM10-18Q8-32 0-37Q3-28 0-18Q5-22 10-18z', '#c4402c', 'opacity=".55"'),
  sack: () => shadow(17) + shape('M-14 0Q-18-16-13-30L13-30Q18-16 14 0z', '#d9b98a') + shape('M4-30h9Q18-16 14 0H5Q9-16 4-30z', '#17281f', 'opacity=".1"') + line('M-13-30Q0-26 13-30', '#a37e4b', 2) + line('M-13-33l4 3 4-3 4 3 4-3 4 3 5-3', '#d9b98a', 2.600) + at(0, -8, 0.56, blade(0, 18, 6, leaf) + blade(48, 16, 5, leaf) + blade(-48, 16, 5, leaf)),
  balcony: () => shape('M-30-2H30V0H-30zM-30-18H30V-15.500H-30z', forest) + times(9, (i) => shape(`M${-29 + i * 7}-16h1.800V-1h-1.800z`, forest)) + [-17, 0, 17].map((x, i) => at(x, -17, 0.62, [at(0, -18, 0.9, [-40, 0, 40].map((a) => blade(a, 20, 5, leaf)).join('')), at(0, -18, 1, disc(-5, -6, 5, '#f08a1d') + disc(5, -8, 5, coral) + disc(0, -14, 5, sun)), at(0, -18, 0.8, sprig(20, leaf, 3, 8))][i] + pot(clay))).join(''),
  cracked: () => shadow(16) + shape('M-15-30H15V-23H-15zM-13-23H13L10 0H-10z', clay) + shape('M4-23h9L10 0H4z', '#17281f', 'opacity=".14"') + line('M5-30l-4 7 5 6-6 6 4 6-3 5', ink, 1.800),
  gift: () => at(0, -18, 1, sprig(18, leaf, 3, 8)) + pot() + line('M-11-10.500H11', coral, 3.400) + shape('M0-10.500Q-8-18-9-10Q-8-4 0-10.500Q8-18 9-10Q8-4 0-10.500z', coral) + disc(0, -10.500, 2, '#c4402c'),
  stack: () => shadow(15) + [0, 1, 2].map((i) => at(0, -i * 9.500, 1, shape('M-12-12H12L9.500 0H-9.500z', [clay, rust, clay][i]) + shape('M-14-16H14V-11H-14z', [clay, rust, clay][i]) + shape('M-14-12H14V-11H-14z', '#17281f', 'opacity=".22"'))).join(''),
  phone: () => shadow(13) + '<rect x="-12" y="-40" width="24" height="40" rx="4" fill="#17281f"/><rect x="-9.500" y="-36.500" width="19" height="31" rx="1.500" fill="#a9d5ee"/>' + at(0, -9, 0.62, sprig(24, leaf, 3, 9)) + disc(14, -36, 8, coral) + line('M11-38.500q0-3 3-3t3 2.700q0 1.800-3 2.800v.6', white, 2) + disc(14, -31.800, 1.300, white),
  butterfly: () => at(0, -20, 1, [1, -1].map((d) => `<g transform="scale(${d} 1)">${shape('M1-2Q4-20 17-18Q24-14 18-4Q12 2 1 1z', '#f08a1d')}${shape('M1 1Q12 2 15 8Q14 17 7 15Q2 10 1 1z', coral)}${line('M1 0Q10-10 17-13M1 1Q8 6 10 11', soil, 1.200)}${disc(16, -13, 1.500, white)}${disc(18, -9, 1.100, white)}</g>`).join('') + line('M0-6V12', soil, 3) + line('M0-7q-2-6-6-8M0-7q2-6 6-8', soil, 1.300), 14),
  moon: () => shape('M6-38A18 18 0 1 0 16-10A15 15 0 0 1 6-38z', sun) + disc(14, -32, 1.600, white) + disc(20, -22, 1.200, white),
};

/** Thirty posts: the ground, the drawing, the words of one or two lines; none says what another says. */
const POSTS = [
  [sage, 'aloe', 'Two drinks', 'a month'], [forest, 'drop', 'पाणी', 'कधी?'], [sun, 'can', 'Soil dry?', 'Then water'], [blush, 'monstera', 'Why do my', 'leaves split?'], [lilac, 'sunny', 'ऊन किती', 'हवं?'], [white, 'tulsi', 'तुळस', 'का सुकते?'], [rust, 'moon', 'No water', 'at night'],
  [blush, 'roots', 'Roots out?', 'Repot'], [white, 'sack', 'खत कधी', 'घालू?'], [lilac, 'seedling', 'Day 9:', 'we are up'], [sage, 'snail', 'गोगलगाय', 'आली!'], [forest, 'chilli', 'मिरची', 'कुंडीत'],
  [sun, 'cactus', 'I hate', 'wet feet'], [rust, 'scissors', 'Cut above', 'the bud'], [sage, 'rose', 'जास्वंद', 'फुलेना?'], [blush, 'spray', 'Mist ferns', 'each day'], [white, 'banana', 'साल फेकू', 'नका'],
  [lilac, 'ferny', 'Shade is', 'my sun'], [white, 'ladybird', 'मित्र की', 'शत्रू?'], [sun, 'money', 'Cut here,', 'root here'], [forest, 'umbrella', 'पावसात', 'आत घ्या'], [sage, 'balcony', 'Ten pots,', 'one railing'], [rust, 'lemon', 'लिंबू का', 'गळतं?'], [blush, 'bug', 'White fluff', 'on leaves?'],
  [sun, 'stack', 'कोणती', 'कुंडी?'], [sage, 'cracked', 'Cracked?', 'Use it still'], [lilac, 'marigold', 'झेंडू लावा', 'जूनमध्ये'], [white, 'gift', 'A plant,', 'not a cake'], [forest, 'butterfly', 'Who came', 'to tea?'], [blush, 'phone', 'फोटो पाठवा,', 'सांगतो'],
];
if (POSTS.length !== 30 || new Set(POSTS.map((p) => p[2] + p[3])).size !== 30) throw new Error('thirty posts, each with words of its own');
const unknown = POSTS.find(([, name]) => !DRAW[name]);
if (unknown) throw new Error(`no drawing ${unknown[1]}`);

/** Units above the ground where a drawing is not 40 high, so that all fit the same room beside the words. */
const HIGH = { aloe: 46, monstera: 58, tulsi: 57, cactus: 48, seedling: 33, can: 37, snail: 28, banana: 37, spray: 43, marigold: 41, rose: 44, roots: 42, ladybird: 27, ferny: 43, umbrella: 38, sack: 37, balcony: 45, chilli: 45, cracked: 32, gift: 48, stack: 36, phone: 45 };
const ROOM = 37;
const TILE = 84;
const STEP = 89;
/** Words stand above the drawing in every second post, so that the wall has a rhythm. */
const post = ([ground, name, first, second], place) => {
  const dark = ground === forest || ground === rust;
  const ink = dark ? white : forest;
  const above = place % 2 === 1;
  const words = (y) => T(TILE / 2, y, 13, first, ink, 'B 700', 'middle') + T(TILE / 2, y + 14.500, 13, second, ink, 'B 700', 'middle');
  return `<g style="--g:${ground};--s:${ground === sun ? coral : sun}" clip-path="url(#tile)"><rect width="${TILE}" height="${TILE}" fill="${ground}"/>${at(TILE / 2, above ? 75 : 46, Math.min(1.180, ROOM / (HIGH[name] ?? 40)), DRAW[name]())}${words(above ? 20 : 61)}</g>`;
};
// The film answers "How much water?": lift the pot, a light one is thirsty.
const hung = (x, y, c, inside) => line(`M${x} ${y}L${x - 24} ${y + 49}M${x} ${y}L${x + 24} ${y + 49}`, sage, 1.600) + shape(`M${x - 29} ${y + 49}h58q-4 8-14 8h-30q-10 0-14-8z`, c) + at(x, y + 49, 0.92, inside);
const film = `<rect width="173" height="173" fill="${forest}"/><circle cx="86" cy="98" r="62" fill="#2a6146"/>${T(14, 32, 21, 'पाणी किती?', sun, 'B 800')}${T(14, 51, 15, 'Lift the pot', white, 'B 700')}
  <ellipse cx="86" cy="164" rx="36" ry="3" fill="#0d2a1c" opacity=".6"/>${shape('M83 74h6l2 84h14q4 0 4 5H63q0-5 4-5h14z', sun)}${hung(40, 67, sun, at(0, -18, 1, [-56, -28, 0, 28, 56].map((a, i) => blade(a, [15, 19, 21, 19, 15][i], 4, i % 2 ? '#8fc98a' : light)).join('')) + pot(clay))}${hung(132, 87, sun, at(0, -18, 1, [-56, -28, 0, 28, 56].map((a, i) => blade(a, [15, 19, 21, 19, 15][i], 4, i % 2 ? '#8fc98a' : light)).join('')) + pot(rust) + at(-6, -2, 0.2, DRAW.drop()) + at(5, -4, 0.2, DRAW.drop()))}${line('M38 66L134 87', sun, 5)}${disc(86, 76, 6, coral)}${disc(40, 66.500, 2.600, coral)}${disc(132, 86.500, 2.600, coral)}
  ${disc(24, 149, 13, white)}${shape('M20 141.500l12 7.500-12 7.500z', forest)}<rect x="121" y="14" width="40" height="22" rx="4" fill="${sun}"/>${T(141, 30.500, 16, '0:20', forest, 'A 700 88%', 'middle')}`;
const cells = [];
for (let row = 0; row < 5; row++) for (let col = 0; col < 7; col++) if (!((row === 1 || row === 2) && (col === 2 || col === 3))) cells.push([col, row]);
if (cells.length !== POSTS.length + 1) throw new Error('thirty posts and one label round the film');
const place = ([col, row], inside) => `<g transform="translate(${col * STEP} ${row * STEP})">${inside}</g>`;
const label = `<rect width="${TILE}" height="${TILE}" fill="${forest}"/>${T(TILE / 2, 37, 35, '30', sun, 'B 800', 'middle')}${T(TILE / 2, 55, 15, 'posts', white, 'B 700', 'middle')}${T(TILE / 2, 73, 14, 'a sample', sage, 'B 600', 'middle')}`;
export const month = svg(11, 18, 618, 440, `<filter id="cast" x="-3%" y="-3%" width="106%" height="108%"><feDropShadow dx="0" dy="2" stdDeviation="3" flood-color="#0a1620" flood-opacity=".25"/></filter><clipPath id="tile"><rect width="${TILE}" height="${TILE}"/></clipPath><g filter="url(#cast)">${POSTS.map((p, i) => place(cells[i], post(p, cells[i][0] + cells[i][1]))).join('')}${place([2, 1], film)}${place(cells[30], label)}</g>`);
