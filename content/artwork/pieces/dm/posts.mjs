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
  cactus: () => at(0, -19, 1, shape('M-6 0V-18a6 6 0 0 1 12 0V0z', leaf) + line('M-6-8h-3.500q-3 0-3-3v-4M6-11h3q3 0 3-3v-3', leaf, 5) + ['M-2.500-2V-19', 'M2.500-2V-19'].map((d) => line(d, light, 1)).join('') + disc(0, -25, 3, coral) + disc(0, -25, 1.200, sun)) + pot(),
  drop: () => shape('M0-40C9-27 13-20 13-13A13 13 0 0 1-13-13C-13-20-9-27 0-40z', water) + line('M-7.500-13a7.500 7.500 0 0 0 5 7', pale, 2.400),
  can: () => shadow(19) + line('M10-22q14 0 11 9q-2 6-11 6', rust, 3) + shape('M-10-24H11L13 0H-12z', clay) + shape('M5-24h6L13 0H6z', '#17281f', 'opacity=".14"') + shape('M-11-12L-25-27l3-2L-10-18z', clay) + line('M-29-25L-21-32', rust, 3) + [[-31, -18], [-27, -15], [-33, -11]].map(([x, y]) => line(`M${x} ${y}l-1 3`, water, 1.800)).join('') + shape('M-10-24Q0-30 11-24z', rust),
  sunny: () => at(0, -20, 1, disc(0, 0, 10, 'var(--s)') + times(10, (i) => `<path transform="rotate(${i * 36})" d="M-1.700-14.500h3.400L0-20z" fill="var(--s)"/>`)),
  snail: () => shadow(20) + shape('M-20 0q-3-5 2-7q3-1 5 2H16q6 0 6 3.500q0 1.500-2 1.500z', '#c59a6a') + line('M-18-6l-3-8M-15-6l1-8', '#c59a6a', 1.600) + disc(-21, -14.500, 1.400, ink) + disc(-14, -14.500, 1.400, ink) + disc(4, -14, 13, rust) + line('M4-14q-.5-4 3.500-4q4.500.5 4 5.500q-1 5.500-8 5.500q-7.500-1-7-9q1-8 10-8', sun, 2.200),
  banana: () => at(-1, -19, 1.040, shape('M-18-7Q-14 14 12 12Q18 11 20 6Q4 8-5-2Q-9-8-12-14z', '#f5b82e') + shape('M-18-7Q-14 14 12 12Q18 11 20 6L17 8Q-4 12-15-10z', '#d9921c') + shape('M-12-14l-6 7l-2-4l4-5z', soil) + shape('M20 6l-3 2l2 2l2-2z', soil)),
  marigold: () => line('M0 0V-18', leaf, 2.600) + shape('M0-3Q-12-3-14-13Q-3-13 0-3zM0-6Q11-6 13-15Q3-16 0-6z', leaf) + at(0, -27, 1, times(14, (i) => `<circle r="3.600" transform="rotate(${i * 25.7})translate(0-10)" fill="#e0741a"/>`) + times(12, (i) => `<circle r="3.600" transform="rotate(${i * 30 + 9})translate(0-7.500)" fill="#f08a1d"/>`) + times(9, (i) => `<circle r="3.800" transform="rotate(${i * 40 + 12})translate(0-5.200)" fill="#ffab2e"/>`) + disc(0, 0, 3, '#ffc95c')),
  rose: () => line('M0 0Q1-10 0-18', leaf, 2.600) + shape('M0-5Q9-4 12-12Q3-13 0-5z', leaf) + at(0, -27, 1, times(5, (i) => `<ellipse cx="0" cy="-7" rx="7" ry="8.500" transform="rotate(${i * 72})" fill="#e2476a"/>`) + times(5, (i) => `<path transform="rotate(${i * 72})" d="M0 0V-9" stroke="#b92a4c" stroke-width="1"/>`) + line('M0 0Q4-6 9-10', '#ffd58a', 2.200) + disc(9, -10, 2, sun)),
  ladybird: () => line('M-14-6l-5 5M-3-4v5M8-5l5 5', ink, 1.800) + shape('M-17-5A17 17 0 0 1 17-5z', coral) + line('M0-22V-5', ink, 1.600) + disc(-8, -12, 2.600, ink) + disc(7, -14, 2.600, ink) + disc(9, -7, 2, ink) + disc(-3, -7.500, 1.800, ink) + shape('M-17-5q-6-1-6-6t6-6l4 2q-4 5-4 10z', ink) + line('M-21-16l-3-5M-18-17l0-5', ink, 1.400) + disc(-20, -11, 1.100, '#fff'),
  lemon: () => line('M-16-36Q0-38 6-30', leaf, 2.200) + shape('M-13-36Q-20-26-11-20Q-3-27-13-36z', leaf) + at(5, -16, 1, shape('M0-14Q3-14 4-11.500Q13-8 12 1Q11 9 3 11.500Q0 15-3 11.500Q-12 9-12 0Q-12-9-4-11.500Q-3-14 0-14z', '#f7d32b') + line('M-7-4q1-4 5-5', '#fff3a6', 2.200)),
  umbrella: () => line('M0-34V-6q0 5 4.500 5t4.500-4', '#d9b98a', 2.400) + shape('M-20-18Q-18-36 0-37Q18-36 20-18Q15-22 10-18Q5-22 0-18Q-5-22-10-18Q-15-22-20-18z', coral) + shape('M-10-18Q-8-32 0-37Q-18-35-20-18Q-15-22-10-18zM10-18Q8-32 0-37Q3-28 0-18Q5-22 10-18z', '#c4402c', 'opacity=".55"'),
  sack: () => shadow(17) + shape('M-14 0Q-18-16-13-30L13-30Q18-16 14 0z', '#d9b98a') + shape('M4-30h9Q18-16 14 0H5Q9-16 4-30z', '#17281f', 'opacity=".1"') + line('M-13-30Q0-26 13-30', '#a37e4b', 2) + line('M-13-33l4 3 4-3 4 3 4-3 4 3 5-3', '#d9b98a', 2.600) + at(0, -8, 0.56, blade(0, 18, 6, leaf) + blade(48, 16, 5, leaf) + blade(-48, 16, 5, leaf)),
  stack: () => shadow(15) + [0, 1, 2].map((i) => at(0, -i * 9.500, 1, shape('M-12-12H12L9.500 0H-9.500z', [clay, rust, clay][i]) + shape('M-14-16H14V-11H-14z', [clay, rust, clay][i]) + shape('M-14-12H14V-11H-14z', '#17281f', 'opacity=".22"'))).join(''),
  butterfly: () => at(0, -20, 1, [1, -1].map((d) => `<g transform="scale(${d} 1)">${shape('M1-2Q4-20 17-18Q24-14 18-4Q12 2 1 1z', '#f08a1d')}${shape('M1 1Q12 2 15 8Q14 17 7 15Q2 10 1 1z', coral)}${line('M1 0Q10-10 17-13M1 1Q8 6 10 11', soil, 1.200)}${disc(16, -13, 1.500, white)}${disc(18, -9, 1.100, white)}</g>`).join('') + line('M0-6V12', soil, 3) + line('M0-7q-2-6-6-8M0-7q2-6 6-8', soil, 1.300), 14),
  moon: () => shape('M6-38A18 18 0 1 0 16-10A15 15 0 0 1 6-38z', sun) + disc(14, -32, 1.600, white) + disc(20, -22, 1.200, white),
};

/** Thirty posts, in turns a drawing and two words: the ground, then the drawing's name, or the size of the words and the words. */
const POSTS = [
  [sage, 'aloe'], [forest, 29, 'पाणी', 'कधी?'], [sun, 'can'], [blush, 27, 'Split', 'leaf?'], [lilac, 'sunny'], [white, 26, 'तुळस', 'सुकते?'], [rust, 'moon'],
  [blush, 27, 'Repot', 'now?'], [white, 'sack'], [lilac, 34, 'Day', 'nine'], [sage, 'snail'], [forest, 26, 'मिरची', 'कुंडीत'],
  [sun, 'cactus'], [rust, 33, 'Cut', 'here'], [sage, 'rose'], [blush, 29, 'Mist', 'ferns'], [white, 'banana'],
  [lilac, 31, 'Less', 'sun!'], [white, 'ladybird'], [sun, 33, 'Root', 'it!'], [forest, 'umbrella'], [sage, 34, 'Ten', 'pots'], [rust, 'lemon'], [blush, 27, 'White', 'fluff?'],
  [sun, 'stack'], [sage, 29, 'Mend', 'me'], [lilac, 'marigold'], [white, 29, 'Not a', 'cake'], [forest, 'butterfly'], [blush, 26, 'फोटो', 'पाठवा'],
];
const words = POSTS.filter((p) => p.length === 4);
const drawn = POSTS.filter((p) => p.length === 2);
if (words.length !== 15 || drawn.length !== 15) throw new Error('fifteen drawings and fifteen pairs of words');
if (new Set(words.map((p) => p[2] + p[3])).size !== 15) throw new Error('each pair of words once');
const unknown = drawn.find(([, name]) => !DRAW[name]);
if (unknown) throw new Error(`no drawing ${unknown[1]}`);

/** How high a drawing is where that is not 40, and the scale of one that is wide. */
const HIGH = { aloe: 46, cactus: 48, can: 37, snail: 28, banana: 37, marigold: 41, rose: 44, ladybird: 27, umbrella: 38, sack: 37, stack: 36 };
const WIDE = { can: 1.26, snail: 1.6, ladybird: 1.6, banana: 1.65, umbrella: 1.7, stack: 1.66 };
const TILE = 84;
const STEP = 89;
const post = ([ground, what, first, second]) => {
  const ink = ground === forest || ground === rust ? white : forest;
  const high = HIGH[what] ?? 40;
  const k = WIDE[what] ?? 62 / high;
  const devanagari = first > '~';
  const inside = first
    ? T(TILE / 2, devanagari ? 38 : TILE / 2 - 3, what, first, ink, 'B 800', 'middle') + T(TILE / 2, devanagari ? 38 + what * 1.120 : TILE / 2 - 3 + what * 0.92, what, second, ink, 'B 800', 'middle')
    : at(TILE / 2 + (what === 'can' ? 5 : 0), TILE / 2 + (high * k) / 2, k, DRAW[what]());
  return `<g style="--g:${ground};--s:${ground === sun ? coral : sun}" clip-path="url(#tile)"><rect width="${TILE}" height="${TILE}" fill="${ground}"/>${inside}</g>`;
};
// The film answers "How much water?": lift the pot, a light one is thirsty.
const hung = (x, y, c, inside) => line(`M${x} ${y}L${x - 24} ${y + 49}M${x} ${y}L${x + 24} ${y + 49}`, sage, 1.600) + shape(`M${x - 29} ${y + 49}h58q-4 8-14 8h-30q-10 0-14-8z`, c) + at(x, y + 49, 0.92, inside);
const film = `<rect width="173" height="173" fill="${forest}"/><circle cx="86" cy="98" r="62" fill="#2a6146"/>${T(86.500, 36, 28, 'पाणी किती?', sun, 'B 800', 'middle')}
  <ellipse cx="86" cy="164" rx="36" ry="3" fill="#0d2a1c" opacity=".6"/>${shape('M83 74h6l2 84h14q4 0 4 5H63q0-5 4-5h14z', sun)}${hung(40, 67, sun, at(0, -18, 1, [-56, -28, 0, 28, 56].map((a, i) => blade(a, [15, 19, 21, 19, 15][i], 4, i % 2 ? '#8fc98a' : light)).join('')) + pot(clay))}${hung(132, 87, sun, at(0, -18, 1, [-56, -28, 0, 28, 56].map((a, i) => blade(a, [15, 19, 21, 19, 15][i], 4, i % 2 ? '#8fc98a' : light)).join('')) + pot(rust) + at(-6, -2, 0.2, DRAW.drop()) + at(5, -4, 0.2, DRAW.drop()))}${line('M38 66L134 87', sun, 5)}${disc(86, 76, 6, coral)}${disc(40, 66.500, 2.600, coral)}${disc(132, 86.500, 2.600, coral)}
  <rect x="10" y="131" width="68" height="26" rx="13" fill="${white}"/>${shape('M20 136.500l11 7.500-11 7.500z', forest)}${T(52, 150.500, 19, '0:20', forest, 'A 750 86%', 'middle')}`;
const cells = [];
for (let row = 0; row < 5; row++) for (let col = 0; col < 7; col++) if (!((row === 1 || row === 2) && (col === 2 || col === 3))) cells.push([col, row]);
if (cells.length !== POSTS.length + 1) throw new Error('thirty posts and one label round the film');
const place = ([col, row], inside) => `<g transform="translate(${col * STEP} ${row * STEP})">${inside}</g>`;
// A disc, not a tile: it is no post itself.
const label = `<circle cx="${TILE / 2}" cy="${TILE / 2}" r="${TILE / 2}" fill="${forest}"/>${T(TILE / 2, 42, 37, `${POSTS.length}`, sun, 'B 800', 'middle')}${T(TILE / 2, 64, 23, 'posts', white, 'B 700', 'middle')}`;
export const month = svg(11, 18, 618, 440, `<filter id="cast" x="-3%" y="-3%" width="106%" height="108%"><feDropShadow dx="0" dy="2" stdDeviation="3" flood-color="#0a1620" flood-opacity=".25"/></filter><clipPath id="tile"><rect width="${TILE}" height="${TILE}"/></clipPath><g filter="url(#cast)">${POSTS.map((p, i) => place(cells[i], post(p))).join('')}${place([2, 1], film)}${place(cells[30], label)}</g>`);
