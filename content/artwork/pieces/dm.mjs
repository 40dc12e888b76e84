// Digital Marketing: a landing page on a phone, a month of posts, a monthly report, a search campaign.
// All businesses and figures are invented; what can be added up is added up here.
import { landing } from './dm/landing.mjs';
import { month } from './dm/posts.mjs';
import { campaign } from './dm/search.mjs';
import { T, make, n, sheet } from './studio.mjs';

const rupees = (v) => `₹${v.toLocaleString('en-IN')}`;

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
const report = sheet(12, 8, 616, 464, `<rect width="616" height="464" fill="${REP.paper}"/>${T(24, 44, 31, 'One month, one page', REP.ink, 'G 800 82%')}${T(592, 43, 20, 'Cycle shop, March. Sample data', '#4f4578', 'G 550 82%', 'end')}
  ${block(24, 64, 180, 118, REP.lilac, T(16, 34, 20, 'Spent', REP.violet, 'G 700 84%') + T(16, 78, 45, rupees(spent), REP.ink, 'G 800 80%') + T(16, 106, 20, 'on advertisements', REP.violet, 'G 550 82%'))}
  ${block(218, 64, 180, 118, REP.violet, T(16, 34, 20, 'Gained', REP.lemon, 'G 700 84%') + T(16, 78, 45, rupees(gained), '#fff', 'G 800 80%') + T(16, 106, 20, `${sales} sales × ${rupees(PROFIT)}`, '#efeaff', 'G 600 80%'))}
  ${block(412, 64, 180, 118, REP.lemon, T(16, 34, 20, 'One customer', REP.violet, 'G 700 84%') + T(16, 78, 45, rupees(spent / sales), REP.ink, 'G 800 80%') + T(16, 106, 20, `${rupees(spent)} ÷ ${sales}`, REP.violet, 'G 550 82%'))}
  ${T(24, 218, 21, 'Learnt: the map brings customers for nothing', REP.ink, 'G 700 82%')}
  ${SOURCES.map(([name, cost, c, s], i) => { const y = 238 + i * 46; return T(24, y + 24, 20, name, REP.ink, 'G 600 82%') + `<rect x="132" y="${y + 3}" width="${c * 4.7}" height="28" fill="${REP.lilac}"/><rect x="132" y="${y + 3}" width="${n(s * 4.7)}" height="28" fill="${i === 2 ? REP.coral : REP.violet}"/>` + T(140 + s * 4.7, y + 24, 20, `${s} sales`, i === 2 ? '#b8402c' : REP.violet, 'G 800 82%') + T(132 + c * 4.7 + 8, y + 24, 20, `${c} calls`, '#4f4578', 'G 550 80%') + T(592, y + 24, 20, s && cost ? `${rupees(Math.round(cost / s))} each` : '₹0 each', REP.ink, 'G 600 80%', 'end'); }).join('')}
  <rect x="24" y="386" width="568" height="58" fill="${REP.coral}"/>${T(40, 423, 23, 'Next', REP.ink, 'G 800 82%')}${T(106, 423, 20, '₹3,000 from social to search; ten new photos', REP.ink, 'G 600 80%')}`);

await make([
  ['dm-landing', landing],
  ['dm-posts', month],
  ['dm-report', report],
  ['dm-search', campaign],
]);
