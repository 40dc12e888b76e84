// Digital Marketing: a landing page on a phone, a month of posts, a monthly report, a search campaign.
// All businesses and figures are invented; what can be added up is added up here.
import { month } from './dm/posts.mjs';
import { campaign } from './dm/search.mjs';
import { T, make, sheet, times } from './studio.mjs';

const rupees = (v) => `₹${v.toLocaleString('en-IN')}`;

// ---------------------------------------------------------------- landing page: one page, one offer, one action
const DABBA = { teal: '#0b5351', mint: '#d7f2e3', mango: '#ffb81c', cream: '#fffaf0', ink: '#0c2b2b', leaf: '#47a36b' };
const tin = (x, y, k) => `<g transform="translate(${x} ${y})scale(${k})"><path d="M-40-58V-92q0-22 40-22t40 22v34" fill="none" stroke="#b9c6cc" stroke-width="8"/>${[0, 1, 2].map((i) => `<rect x="-46" y="${-58 + i * 42}" width="92" height="40" rx="7" fill="${['#eef3f5', '#dfe7ea', '#cdd8dd'][i]}"/><rect x="-46" y="${-58 + i * 42}" width="92" height="9" rx="4" fill="#fff"/><path d="M-28 ${-40 + i * 42}v16" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`).join('')}<rect x="-52" y="-64" width="10" height="132" rx="4" fill="#aebcc3"/><rect x="42" y="-64" width="10" height="132" rx="4" fill="#aebcc3"/></g>`;
const plateOf = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f4f7f4"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="#e3ebe6"/><path d="M${x - r * 0.62} ${y + r * 0.1}a${r * 0.62} ${r * 0.62} 0 0 1 ${r * 1.1}-${r * 0.44}z" fill="#e9b872"/><path d="M${x - r * 0.5} ${y - r * 0.02}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.86}-${r * 0.32}z" fill="#d99f52"/><circle cx="${x - r * 0.3}" cy="${y + r * 0.42}" r="${r * 0.27}" fill="#fff"/><circle cx="${x - r * 0.3}" cy="${y + r * 0.42}" r="${r * 0.21}" fill="${DABBA.mango}"/><circle cx="${x + r * 0.34}" cy="${y + r * 0.36}" r="${r * 0.29}" fill="#fff"/><circle cx="${x + r * 0.34}" cy="${y + r * 0.36}" r="${r * 0.23}" fill="${DABBA.leaf}"/>`;
const phone = (x, y, w, h, inside) => `<div class="at" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;border-radius:30px;background:#0a1514;box-shadow:0 1px 2px #0a162055,0 8px 18px #0a162050,inset 0 0 0 1.500px #566"></div><div class="at" style="left:${x + 9}px;top:${y + 9}px;width:${w - 18}px;height:${h - 18}px;border-radius:22px;overflow:hidden"><svg width="${w - 18}" height="${h - 18}" style="overflow:hidden">${inside}</svg></div>`;
const button = (x, y, w, words, fill = DABBA.mango) => `<rect x="${x}" y="${y}" width="${w}" height="46" rx="10" fill="${fill}"/>${T(x + w / 2, y + 31, 22, words, DABBA.ink, 'B 800', 'middle')}`;
const pageTop = `<rect width="224" height="444" fill="${DABBA.cream}"/><rect width="224" height="196" fill="${DABBA.teal}"/>${T(16, 32, 22, 'डबा Dabba', DABBA.mango, 'B 800')}${T(16, 72, 29, 'Lunch at one.', DABBA.cream, 'B 800')}${T(16, 103, 29, 'Every day.', DABBA.cream, 'B 800')}${plateOf(152, 180, 60)}${tin(52, 180, 0.5)}
  ${T(16, 262, 36, '₹90', DABBA.teal, 'B 800')}${T(88, 252, 17, 'a meal, no', DABBA.ink, 'A 550 90%')}${T(88, 271, 17, 'contract', DABBA.ink, 'A 550 90%')}
  <rect x="16" y="286" width="192" height="36" rx="8" fill="#fff" stroke="${DABBA.teal}" stroke-width="2"/>${T(28, 311, 18, 'Your area', '#6b8583', 'A 500 90%')}<rect x="16" y="330" width="192" height="36" rx="8" fill="#fff" stroke="${DABBA.teal}" stroke-width="2"/>${T(28, 355, 18, 'Phone number', '#6b8583', 'A 500 90%')}${button(16, 378, 192, 'Try one meal')}`;
const thanks = `<rect width="174" height="344" fill="${DABBA.mint}"/><circle cx="87" cy="92" r="46" fill="${DABBA.leaf}"/><path d="M64 92l17 18 32-38" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>${T(87, 178, 25, 'Thank you!', DABBA.teal, 'B 800', 'middle')}${T(87, 208, 20, 'धन्यवाद!', DABBA.teal, 'B 700', 'middle')}${['We call you', 'within one', 'hour.'].map((l, i) => T(87, 244 + i * 24, 19, l, DABBA.ink, 'A 550 90%', 'middle')).join('')}`;
const LCP = 2.1;
const gauge = sheet(464, 12, 164, 214, `<rect width="164" height="214" fill="${DABBA.teal}"/><path d="M26 108A56 56 0 0 1 138 108" fill="none" stroke="#1d7471" stroke-width="16"/><path d="M26 108A56 56 0 0 1 138 108" fill="none" stroke="${DABBA.mango}" stroke-width="16" pathLength="100" stroke-dasharray="${(LCP / 5) * 100} 100"/>${T(82, 106, 40, `${LCP} s`, DABBA.cream, 'B 800', 'middle')}${T(82, 142, 19, 'content shown', DABBA.cream, 'A 550 88%', 'middle')}${T(82, 166, 19, 'limit 2.5 s', DABBA.mango, 'A 650 88%', 'middle')}${T(82, 194, 17, 'on a slow phone', '#a9d6cc', 'A 500 88%', 'middle')}`);
if (LCP > 2.5) throw new Error('slower than the limit');
const counted = sheet(464, 240, 164, 228, `<rect width="164" height="228" fill="${DABBA.mango}"/>${[['visits', 400], ['begin', 96], ['send', 42]].map(([l, v], i) => `<path d="M${14 + i * 17} ${16 + i * 50}h${136 - i * 34}l-12 42h-${112 - i * 34}z" fill="${DABBA.teal}"/>${T(82, 36 + i * 50, 22, `${v}`, DABBA.cream, 'B 800', 'middle')+T(82, 53 + i * 50, 16, l, '#bfe6da', 'A 550 88%', 'middle')}`).join('')}${T(82, 186, 19, '42 enquiries', DABBA.ink, 'A 600 88%', 'middle')}${T(82, 207, 19, 'counted; sample', DABBA.ink, 'A 600 88%', 'middle')}`);
const landing = phone(12, 8, 242, 462, pageTop) + phone(266, 60, 186, 358, thanks.replace('width="174" height="344"', 'width="168" height="340"')) + gauge + counted;

// ---------------------------------------------------------------- monthly report: spent, gained, learnt, next
const REP = { paper: '#fffdf7', violet: '#4b2fa8', lilac: '#e4dcfb', coral: '#ff7f6b', lemon: '#ffe36e', ink: '#1d1440' };
const SOURCES = [['Search ads', 9000, 60, 12], ['Social ads', 6000, 30, 3], ['Map listing', 0, 40, 10]];
const spent = SOURCES.reduce((a, s) => a + s[1], 0);
const calls = SOURCES.reduce((a, s) => a + s[2], 0);
const sales = SOURCES.reduce((a, s) => a + s[3], 0);
const PROFIT = 1200;
const gained = sales * PROFIT;
if (spent !== 15000 || calls !== 130 || sales !== 25 || gained !== 30000) throw new Error('the report does not add up');
const block = (x, y, w, h, fill, inside) => `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" fill="${fill}"/>${inside}</g>`;
const report = sheet(12, 8, 616, 464, `<rect width="616" height="464" fill="${REP.paper}"/>${T(24, 44, 31, 'One month, one page', REP.ink, 'G 800 82%')}${T(592, 43, 18, 'Cycle shop, March. Sample data', '#6a6190', 'G 500 82%', 'end')}
  ${block(24, 64, 180, 118, REP.lilac, T(16, 34, 20, 'Spent', REP.violet, 'G 700 84%') + T(16, 78, 45, rupees(spent), REP.ink, 'G 800 80%') + T(16, 105, 17, 'on advertisements', REP.violet, 'G 550 82%'))}
  ${block(218, 64, 180, 118, REP.violet, T(16, 34, 20, 'Gained', REP.lemon, 'G 700 84%') + T(16, 78, 45, rupees(gained), '#fff', 'G 800 80%') + T(16, 105, 17, `${sales} sales × ${rupees(PROFIT)} profit`, '#d9cffb', 'G 550 80%'))}
  ${block(412, 64, 180, 118, REP.lemon, T(16, 34, 20, 'One customer', REP.violet, 'G 700 84%') + T(16, 78, 45, rupees(spent / sales), REP.ink, 'G 800 80%') + T(16, 105, 17, `${rupees(spent)} ÷ ${sales}`, REP.violet, 'G 550 82%'))}
  ${T(24, 218, 21, 'Learnt: the map brings customers for nothing', REP.ink, 'G 700 82%')}
  ${SOURCES.map(([name, cost, c, s], i) => { const y = 238 + i * 46; return T(24, y + 24, 19, name, REP.ink, 'G 600 84%') + `<rect x="132" y="${y + 3}" width="${c * 5}" height="28" fill="${REP.lilac}"/><rect x="132" y="${y + 3}" width="${s * 5}" height="28" fill="${i === 2 ? REP.coral : REP.violet}"/>` + T(140 + s * 5, y + 24, 19, `${s}`, i === 2 ? '#b8402c' : REP.violet, 'G 800 82%') + T(132 + c * 5 + 8, y + 24, 18, `${c} calls`, '#6a6190', 'G 500 82%') + T(592, y + 24, 18, s && cost ? `${rupees(Math.round(cost / s))} each` : '₹0 each', REP.ink, 'G 600 82%', 'end'); }).join('')}
  <rect x="24" y="386" width="568" height="58" fill="${REP.coral}"/>${T(40, 423, 23, 'Next', REP.ink, 'G 800 82%')}${T(106, 423, 20, '₹3,000 from social to search; ten new photos', REP.ink, 'G 600 80%')}`);

await make([
  ['dm-landing', landing],
  ['dm-posts', month],
  ['dm-report', report],
  ['dm-search', campaign],
]);
