// A search campaign: one word that is searched, one advertisement in two versions that differ in one line, one budget.
// The shop and all figures are samples; what a call costs, and that the difference is no chance, is computed here.
import { T, n, sheet, times } from '../studio.mjs';

const C = { ink: '#0b1f4a', blue: '#0a4bd1', green: '#14804a', orange: '#ff8a1f', heat: '#ffb04d', butter: '#ffe9b0', marker: '#ffd23f', cool: '#cfe8ff', grey: '#66738c', line: '#dfe5ee', night: '#091633' };
const rupees = (v) => `₹${v.toLocaleString('en-IN')}`;

// ---------------------------------------------------------------- the test
const SEARCHED = 'cooler repair pune';
const TITLE = 'Cooler repair in Pune';
const TEXT = ['Pads, pump, motor: we', 'bring the parts.'];
const [DAILY, DAYS, CLICK] = [400, 30, 15];
const HALF = (DAILY * DAYS) / 2;
/** The one line that differs, and the calls that followed the same number of clicks. */
const TEST = [['A', 'Price told first', 24], ['B', 'Visit ₹199', 40]];
const CLICKS = HALF / CLICK;
for (const line of [TITLE, ...TEST.map((t) => t[1])]) if (line.length > 30) throw new Error(`a headline is longer than 30: ${line}`);
if (TEXT.join(' ').length > 90) throw new Error('the description is longer than 90');
const [a, b] = TEST.map((t) => t[2] / CLICKS);
const both = (a + b) / 2;
if ((b - a) / Math.sqrt((both * (1 - both) * 2) / CLICKS) < 1.96) throw new Error('the difference may be chance: less than 95 in 100');

// ---------------------------------------------------------------- the cooler: its air blows the heat out of the picture
const hexes = times(7, (j) => times(6, (i) => `<path d="M${n(12 + i * 14 + (j % 2) * 7)} ${12 + j * 12}l6 3.500v7l-6 3.500l-6-3.500v-7z"/>`));
const cooler = `<g><ellipse cx="160" cy="143" rx="74" ry="8" fill="${C.night}" opacity=".35"/>${[[112, 131], [174, 146], [208, 134]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${C.night}"/><circle cx="${x}" cy="${y}" r="2.200" fill="#8fa3c4"/>`).join('')}
  <path d="M104 24L142 18L216 26L178 33z" fill="#ffffff"/><path d="M104 24L178 33V144L104 128z" fill="#eef3f9"/><path d="M178 33L216 26V132L178 144z" fill="#aebfd6"/>
  <path d="M104 24L178 33V44L104 34z" fill="#dbe5f1"/><path d="M178 33L216 26V36L178 44z" fill="#94a8c4"/>
  <g transform="matrix(.380 -.090 0 .840 178 46)"><rect x="8" y="4" width="84" height="100" fill="#6f5230"/><g fill="none" stroke="#c79a58" stroke-width="2.600">${hexes}</g><path d="M8 4h84v100H8z" fill="none" stroke="#7d91b0" stroke-width="5"/>${times(4, (i) => `<path d="M8 ${24 + i * 20}h84" stroke="#c4d1e3" stroke-width="4"/>`)}</g>
  <g transform="matrix(.740 .110 0 .850 104 34)"><circle cx="50" cy="46" r="42" fill="#c3d2e5"/><circle cx="50" cy="46" r="38" fill="${C.ink}"/>${times(5, (i) => `<path transform="rotate(${i * 72 + 14} 50 46)" d="M50 46Q40 30 50 12Q68 14 70 28Q62 40 50 46z" fill="#3f7df2"/>`)}<g fill="none" stroke="#f4f8fd" stroke-width="1.800">${[14, 22, 30, 38].map((r) => `<circle cx="50" cy="46" r="${r}"/>`).join('')}${times(12, (i) => `<path transform="rotate(${i * 30} 50 46)" d="M50 37V8"/>`)}</g><circle cx="50" cy="46" r="9" fill="#f4f8fd"/><circle cx="50" cy="46" r="4" fill="${C.orange}"/>
    <rect x="8" y="95" width="84" height="17" rx="3" fill="#d4dfec"/><circle cx="22" cy="103.500" r="6" fill="${C.ink}"/><path d="M22 103.500V98" stroke="#fff" stroke-width="2"/><circle cx="40" cy="103.500" r="6" fill="${C.ink}"/><path d="M40 103.500l4-3" stroke="#fff" stroke-width="2"/><rect x="56" y="100" width="30" height="7" rx="3.500" fill="#fff"/><rect x="56" y="100" width="20" height="7" rx="3.500" fill="${C.blue}"/></g></g>`;
const breeze = (d, w, c) => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
const scene = `<defs><linearGradient id="s1" x2="1" y2=".3"><stop stop-color="#ff7a2e"/><stop offset="1" stop-color="#ffc35c"/></linearGradient><linearGradient id="s2" x2="1"><stop stop-color="#8fd0ff" stop-opacity="0"/><stop offset=".34" stop-color="#a9dcff"/><stop offset="1" stop-color="#e9f6ff"/></linearGradient></defs><rect width="238" height="156" fill="url(#s1)"/><circle cx="214" cy="22" r="40" fill="#ffe08a" opacity=".55"/><circle cx="214" cy="22" r="25" fill="#fff1bd"/><path d="M0 126H238V156H0z" fill="#c8551f"/><path d="M0 126H238" stroke="#ffb565" stroke-width="1.500"/>
  <path d="M132 34Q70 8-10 26V122Q64 134 132 106z" fill="url(#s2)"/>${breeze('M118 52Q74 36 40 44T10 40', 4, '#ffffff')}${breeze('M112 74Q78 66 52 72Q30 76 28 64Q30 54 40 58', 4.500, C.blue)}${breeze('M116 94Q84 92 58 98T14 98', 4, '#ffffff')}${breeze('M110 84Q82 80 64 84', 3, '#5aa6f5')}${cooler}`;

// ---------------------------------------------------------------- the phone
const lines = (y, widths) => widths.map((w, i) => `<rect x="16" y="${y + i * 16}" width="${w}" height="8" rx="4" fill="${C.line}"/>`).join('');
const marked = (x, y, w, h) => `<path d="M${x - 5} ${y + 2}L${x + w + 5} ${y - 2}L${x + w + 7} ${y + h}L${x - 7} ${y + h + 3}z" fill="${C.marker}"/>`;
const screen = `<rect width="238" height="450" fill="#fff"/><rect x="12" y="16" width="214" height="42" rx="21" fill="#eef2f8"/><circle cx="33" cy="35" r="7" fill="none" stroke="${C.ink}" stroke-width="2.600"/><path d="M38 40l6 6" stroke="${C.ink}" stroke-width="2.600" stroke-linecap="round"/>${T(53, 44, 21, SEARCHED, C.ink, 'A 560 84%')}
  ${T(16, 88, 18, 'Sponsored', C.ink, 'A 760 88%')}<circle cx="30" cy="114" r="14" fill="${C.blue}"/><path d="M30 104q9 10 0 19q-9-9 0-19z" fill="#fff"/>${T(52, 121, 19, 'thanda.example', C.green, 'A 560 86%')}
  ${T(16, 156, 27, TITLE, C.blue, 'A 700 82%')}${marked(16, 166, 100, 28)}${T(16, 189, 27, TEST[1][1], C.blue, 'A 760 84%')}<rect x="194" y="166" width="30" height="30" fill="${C.night}"/>${T(209, 188, 20, TEST[1][0], '#fff', 'A 780 90%', 'middle')}
  <svg y="206" width="238" height="156" style="overflow:hidden">${scene}</svg>
  ${TEXT.map((line, i) => T(16, 388 + i * 22, 19, line, C.ink, 'A 460 86%')).join('')}<rect x="134" y="396" width="92" height="40" rx="20" fill="${C.blue}"/><path d="M155 406q-5 5 4 14t14 5l2-5l-6-4l-3 2q-5-3-6-7l3-3l-4-5z" fill="#fff"/>${T(180, 423, 20, 'Call', '#fff', 'A 720 86%')}${lines(424, [86, 60])}`;
const phone = `<div class="at" style="left:12px;top:6px;width:256px;height:468px;border-radius:34px;background:#0a1226;box-shadow:0 1px 2px #0a162055,0 8px 18px #0a162050,inset 0 0 0 1.500px #5b6a8a"></div><div class="at" style="left:21px;top:15px;width:238px;height:450px;border-radius:26px;overflow:hidden"><svg width="238" height="450" style="overflow:hidden">${screen}</svg></div>`;

// ---------------------------------------------------------------- A and B: the same money, one dot to a call
const card = (y, i) => {
  const [letter, line, calls] = TEST[i];
  const [ground, ink, soft, dot, off] = i ? [C.blue, '#fff', '#cfe0ff', '#ffffff', '#2f67e0'] : [C.butter, C.ink, '#5d5536', C.orange, '#ecd08a'];
  const dots = times(40, (k) => `<circle cx="${n(27 + (k % 20) * 15.400)}" cy="${148 + Math.floor(k / 20) * 16}" r="5.600" fill="${k < calls ? dot : off}"/>`);
  return sheet(284, y, 344, 182, `<rect width="344" height="182" fill="${ground}"/><rect width="44" height="44" fill="${i ? C.night : C.orange}"/>${T(22, 32, 28, letter, i ? '#fff' : C.night, 'A 780 90%', 'middle')}${T(60, 32, 21, TITLE, soft, 'A 520 84%')}
    ${marked(24, 60, i ? 102 : 143, 31)}${T(24, 85, 28, line, C.ink, 'A 760 82%')}${T(24, 126, 20, `${calls} calls`, ink, 'A 640 86%')}${T(324, 112, 62, rupees(HALF / calls), ink, 'A 800 80%', 'end')}${T(324, 133, 20, 'a call', soft, 'A 600 86%', 'end')}${dots}`);
};
const budget = sheet(284, 404, 344, 64, `<rect width="344" height="64" fill="${C.cool}"/>${T(22, 43, 30, `${rupees(DAILY)} a day`, C.ink, 'A 780 84%')}${T(324, 29, 18, `${rupees(HALF)} for each`, '#2c4a80', 'A 580 84%', 'end')}${T(324, 51, 18, 'in 30 days; sample data', '#2c4a80', 'A 580 84%', 'end')}`);
export const campaign = phone + card(12, 0) + card(208, 1) + budget;
