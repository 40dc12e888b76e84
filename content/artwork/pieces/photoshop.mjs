// Photoshop: ten products on white, a restored photograph, a travel poster from three pictures, a banner set,
// skin at three strengths, a print on folded cloth.
// Its photographs are computed: products.py and house.py in Blender, mango.py and landscape.py ray by ray, print.py ages a print.
import sharp from 'sharp';
import { T, data, make, n, random, sheet, svg, times } from './studio.mjs';

// ---------------------------------------------------------------- ten products on pure white
const product = (name) => data(`photoshop/${name}.webp`);
const CELL = 114;
const GAP = 6;
const cell = (col, row, size, name, zoom = 0.94) => {
  const side = CELL * size + GAP * (size - 1);
  const shown = side * zoom;
  return `<div class="sheet" style="left:${23 + col * (CELL + GAP)}px;top:${3 + row * (CELL + GAP)}px;width:${side}px;height:${side}px;background:#fff;box-shadow:0 1px 2px #0a162030"><img src="${product(name)}" style="position:absolute;left:${(side - shown) / 2}px;top:${(side - shown) / 2}px;width:${shown}px"></div>`;
};
const sizes = `<div class="sheet" style="left:${23 + 4 * (CELL + GAP)}px;top:${3 + 3 * (CELL + GAP)}px;width:${CELL}px;height:${CELL}px;background:#14343a"><svg width="${CELL}" height="${CELL}">${[['2000', 86], ['1000', 58], ['400', 30]].map(([l, s], i) => `<rect x="14" y="${100 - s}" width="${s}" height="${s}" fill="none" stroke="#f4c56a" stroke-width="1.6"/>${T(11 + s, 100 - s + 16, 16, l, '#f4c56a', 'A 600 78%', 'end')}`).join('')}</svg></div>`;
const products =
  cell(0, 0, 2, 'lota') + cell(2, 0, 1, 'mug') + cell(3, 0, 1, 'bell') + cell(4, 0, 1, 'soap') + cell(2, 1, 1, 'bottle') + cell(3, 1, 2, 'tiffin') +
  cell(0, 2, 1, 'kulhad') + cell(1, 2, 2, 'barni') + cell(0, 3, 1, 'polpat') + cell(3, 3, 1, 'top') + sizes;

// ---------------------------------------------------------------- a family photograph before and after
const person = (x, y, k, inside) => `<g transform="translate(${x} ${y})scale(${k})">${inside}</g>`;
const legs = (c) => `<path d="M-11-62L-13 0h10l3-50 3 50h10l-2-62z" fill="${c}"/>`;
const family =
  // grandmother with the sari over her head, father, mother, girl with plaits, boy
  person(96, 318, 0.94, `<path d="M-18-116q2-12 18-12t18 12q10 26 10 56L30 0H-30L-28-60q0-30 10-56z" fill="#ececec"/><path d="M-18-118L22-66 28 0H12Q2-60-20-96z" fill="#cdcdcd"/><path d="M-29-8H29" stroke="#6d6d6d" stroke-width="4"/><path d="M-18-116L22-66 28-6" stroke="#777" stroke-width="2.4" fill="none"/><rect x="-5" y="-134" width="10" height="12" fill="#8a8a8a"/><circle cy="-144" r="14" fill="#b9b9b9"/><circle cy="-138" r="7.5" fill="#9d9d9d"/>`) +
  person(150, 320, 1.06, `${legs('#4a4a4a')}<path d="M-22-116q0-14 22-14t22 14L25-62H-25z" fill="#f1f1f1"/><path d="M-24-110L-31-66l16 12 4-6-8-8 4-34zM24-110L31-66l-16 12-4-6 8-8-4-34z" fill="#d6d6d6"/><circle cy="-146" r="14" fill="#2b2b2b"/><rect x="-6" y="-136" width="12" height="10" fill="#8b8b8b"/>`) +
  person(204, 322, 0.98, `<path d="M-18-116q2-12 18-12t18 12q8 26 8 56L28 0H-28L-26-60q0-30 8-56z" fill="#7c7c7c"/><path d="M-18-118L20-66 26 0H12Q4-60-20-96z" fill="#a9a9a9"/><path d="M-28-8H28" stroke="#e0e0e0" stroke-width="4"/><circle cy="-144" r="14" fill="#262626"/><circle cy="-136" r="8" fill="#3d3d3d"/><circle cy="-136" r="8" fill="none" stroke="#dcdcdc" stroke-width="2.4" stroke-dasharray="3 2"/><rect x="-5" y="-130" width="10" height="16" fill="#858585"/>`) +
  person(52, 326, 0.72, `<path d="M-9-40V0h7V-36h4V0h7V-40z" fill="#8c8c8c"/><path d="M-16-100q16-10 32 0L24-34H-24z" fill="#d9d9d9"/><circle cy="-118" r="14" fill="#242424"/><path d="M-9-110q-8 18-5 40M9-110q8 18 5 40" stroke="#242424" stroke-width="5.5" fill="none"/><path d="M-16-72l5 3-5 3zM16-72l-5 3 5 3z" fill="#fff"/>`) +
  person(246, 326, 0.66, `<path d="M-9-40V0h7V-36h4V0h7V-40z" fill="#8c8c8c"/><path d="M-17-60H17L18-32H-18z" fill="#3b3b3b"/><path d="M-17-104q17-8 34 0L17-56H-17z" fill="#ededed"/><path d="M-16-100L-34-128l6-4 20 24z" fill="#8f8f8f"/><circle cy="-120" r="14" fill="#242424"/>`);
const shadows = [[96, 318, 28], [150, 320, 30], [204, 322, 28], [52, 326, 20], [246, 326, 18]].map(([x, y, w]) => `<path d="M${x - w * 0.5} ${y}L${x + w * 0.7} ${y}L${x + w * 2.2} ${y + 64}L${x + w * 0.9} ${y + 66}z" fill="#3c3c3c" opacity=".42"/>`).join('');
const palm = `<g fill="#2d2d2d">${times(9, (i) => `<path transform="translate(44 40)rotate(${-40 + i * 30})" d="M0 0Q40-26 92 6Q70 4 62 10L50 0L40 8L28-2L18 6z"/>`)}<path d="M40 40Q52 160 20 300h14Q64 150 48 40z"/></g>`;
const wavesOf = times(7, (i) => `<path d="M0 ${206 + i * 8}q${20 + i * 3}-5 ${40 + i * 6} 0t${40 + i * 6} 0 ${40 + i * 6} 0 ${40 + i * 6} 0 ${40 + i * 6} 0" fill="none" stroke="#e2e2e2" stroke-width="${0.8 + i * 0.45}" opacity="${0.4 + i * 0.07}"/>`);
const snapshot = `<rect width="288" height="384" fill="url(#sky)"/><path d="M0 196h288v70H0z" fill="url(#sea)"/>${wavesOf}<path d="M120 192l26 0-5 8h-18zM132 190v-34l16 32zM130 190v-26l-11 24z" fill="#4d4d4d"/><path d="M0 262q70-12 150-3t138-2V384H0z" fill="url(#sand)"/>${palm}${shadows}${family}`;
const filters = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b9b9b9"/><stop offset=".55" stop-color="#ededed"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#8b8b8b"/><stop offset="1" stop-color="#b5b5b5"/></linearGradient><linearGradient id="sand" x2="0" y2="1"><stop stop-color="#d2d2d2"/><stop offset="1" stop-color="#a5a5a5"/></linearGradient>
  <filter id="print" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation=".55" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .55 -.1"/><feBlend in="b" mode="overlay" result="g"/><feColorMatrix values=".42 .42 .12 0 .02 .38 .4 .11 0 -.005 .33 .35 .1 0 -.03 0 0 0 1 0"/></filter>
  <filter id="faded" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation=".9" result="b"/><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .8 -.1"/><feBlend in="b" mode="overlay"/><feColorMatrix values=".2 .2 .06 0 .5 .19 .19 .05 0 .4 .15 .15 .05 0 .24 0 0 0 1 0"/></filter>
  <filter id="stain" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="4" seed="3"/><feDisplacementMap in="SourceGraphic" scale="46"/><feGaussianBlur stdDeviation="2.2"/></filter>
  <filter id="rough"><feTurbulence type="fractalNoise" baseFrequency=".12" numOctaves="3" seed="8"/><feDisplacementMap in="SourceGraphic" scale="7"/></filter></defs>`;
const rnd = random(11);
const scratches = times(26, () => { const [x, y, l] = [rnd() * 288, rnd() * 384, 14 + rnd() * 70]; return `<path d="M${n(x)} ${n(y)}q${n(rnd() * 8 - 4)} ${n(l / 2)} ${n(rnd() * 14 - 7)} ${n(l)}" stroke="#fff3dc" stroke-width="${n(0.5 + rnd())}" fill="none" opacity="${n(0.5 + rnd() * 0.5)}"/>`; });
const spots = times(70, () => `<circle cx="${n(rnd() * 288)}" cy="${n(rnd() * 384)}" r="${n(0.5 + rnd() * 1.9)}" fill="${rnd() > 0.4 ? '#fff3dc' : '#6b4a26'}" opacity=".8"/>`);
const fold = (d) => `<g filter="url(#rough)"><path d="${d}" stroke="#5b3d1e" stroke-width="5" opacity=".35" fill="none" transform="translate(2 3)"/><path d="${d}" stroke="#fff6e4" stroke-width="3.6" fill="none"/></g>`;
const torn = 'M118-20L108 12L116 26L98 40L102 58L82 66L76 86L56 88L52 106L30 104L24 122L2 120L-20 128L-20 460H340V-20z';
const before = `${filters}<clipPath id="torn"><path d="${torn}"/></clipPath><g clip-path="url(#torn)"><rect width="312" height="408" fill="#e6d5b4"/><path d="M114-20L104 12L112 26L94 42L98 60L78 68L72 88L52 90L48 108L26 106L20 124L-2 122" fill="none" stroke="#fff8ea" stroke-width="11" stroke-linejoin="round"/><g transform="translate(12 12)"><clipPath id="t2"><path transform="translate(-6 -4)" d="${torn}"/></clipPath><g clip-path="url(#t2)"><clipPath id="cb"><rect width="288" height="384"/></clipPath><g clip-path="url(#cb)"><g filter="url(#faded)">${snapshot}</g></g><g filter="url(#stain)" opacity=".5"><ellipse cx="226" cy="96" rx="52" ry="34" fill="none" stroke="#8a5a22" stroke-width="9"/><ellipse cx="226" cy="96" rx="48" ry="30" fill="#b5802f" opacity=".45"/><ellipse cx="70" cy="372" rx="90" ry="26" fill="#96662c"/></g>${scratches}${spots}</g></g>${fold('M-4 214L80 208L170 216L316 205')}${fold('M182-6L176 120L186 230L178 414')}</g>`;
const after = `<rect width="312" height="408" fill="#f8f2e4"/><g transform="translate(12 12)"><clipPath id="cl"><rect width="288" height="384"/></clipPath><g clip-path="url(#cl)"><g filter="url(#print)">${snapshot}</g></g></g>`;
const restore = `<svg class="at" style="left:28px;top:22px;transform:rotate(-4deg);filter:drop-shadow(0 6px 8px #0a162045)" width="312" height="408">${before}</svg><div class="sheet" style="left:310px;top:44px;width:312px;height:408px;transform:rotate(2deg)"><svg width="312" height="408">${after}</svg></div>`;

// ---------------------------------------------------------------- three pictures under one light
/** Rock lit from a side: noise as relief, so the direction of light is a figure and not a matter of taste. */
const relief = (id, seed, from, size, deep, light, up = 40) => `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="6" seed="${seed}"/><feDiffuseLighting surfaceScale="${deep}" lighting-color="${light}"><feDistantLight azimuth="${from}" elevation="${up}"/></feDiffuseLighting><feBlend in2="SourceGraphic" mode="multiply" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>`;
const ridge = (seed, w, base, high, step = 6) => {
  const r = random(seed);
  const phase = [r(), r(), r()].map((v) => v * 9);
  let d = `M0 600V${base}`;
  for (let x = 0; x <= w; x += step) d += `L${x} ${n(base - high * (0.45 * Math.sin(x * 0.011 + phase[0]) + 0.28 * Math.sin(x * 0.029 + phase[1]) + 0.12 * Math.sin(x * 0.083 + phase[2]) + 0.1 * r() + 0.4))}`;
  return `${d}V600z`;
};
const fortWall = (c, dark) => `<path d="M0 70V22h10V8h8v8h7V8h8v8h7V8h8v14h70V12h7v7h6v-7h7v7h6v-7h7v10h64V4h9v8h8V4h9v8h8V4h9v66z" fill="${c}"/><path d="M128 70V50q10-14 20 0v20z" fill="${dark}"/>`;
const boat = (hull, sail) => `<path d="M2 56q52 10 104-4q-10 24-30 24H28Q10 74 2 56z" fill="${hull}"/><path d="M56 54V2" stroke="${hull}" stroke-width="3"/><path d="M59 4q36 18 34 46H59z" fill="${sail}"/><path d="M53 10Q30 26 22 50h31z" fill="${sail}" opacity=".82"/>`;
const water = (id, seed, light) => `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .14" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${light[0]} 0 0 0 0 ${light[1]} 0 0 0 0 ${light[2]} 1.9 0 0 0 -.72"/><feBlend in2="SourceGraphic" mode="screen" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in"/></filter>`;
const grad = (id, stops, more = 'x2="0" y2="1"') => `<linearGradient id="${id}" ${more}>${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</linearGradient>`;
const source1 = sheet(12, 16, 196, 138, `${relief('r1', 5, 215, '.02 .028', 12, '#fff')}${grad('s1', [[0, '#5ba3d9'], [1, '#d8ecf7']])}<rect width="196" height="138" fill="url(#s1)"/><path d="${ridge(3, 200, 92, 34)}" fill="#8fb0c2" filter="url(#r1)"/><path d="${ridge(8, 200, 112, 34)}" fill="#5d8a52" filter="url(#r1)"/><path d="${ridge(15, 200, 138, 26)}" fill="#3f6f36" filter="url(#r1)"/>`);
const source2 = sheet(12, 170, 196, 138, `${relief('r2', 9, 180, '.06 .11', 4, '#fff', 62)}<rect width="196" height="138" fill="#c9ccce"/><path d="M0 112q40-10 98-8t98 4V138H0z" fill="#7f8474" filter="url(#r2)"/><g transform="translate(-26 40)" filter="url(#r2)">${fortWall('#a3a19a', '#4c4a46')}</g>`);
const source3 = sheet(12, 324, 196, 138, `${water('w3', 4, [1, 1, 1])}${grad('s3', [[0, '#dfe6e4'], [1, '#aebfbe']])}<rect width="196" height="138" fill="url(#s3)"/><rect y="56" width="196" height="82" fill="#7c9793" filter="url(#w3)"/><g transform="translate(44 34)">${boat('#4b5a5c', '#f3f4f2')}</g>`);
const glow = `<radialGradient id="sun" cx="262" cy="196" r="250" gradientUnits="userSpaceOnUse"><stop stop-color="#fff7cf"/><stop offset=".09" stop-color="#ffe08a"/><stop offset=".35" stop-color="#ffb35c" stop-opacity=".75"/><stop offset="1" stop-color="#ff8a5c" stop-opacity="0"/></radialGradient>`;
/** The island's upper edge: the walls stand behind it, so none of them ends in the air. */
const fortRock = 'M-4 206q60-7 196-6l14 7 10 1 14 10 12 3 14 16 14 12 8 20 18 21';
const placed = sheet(224, 16, 404, 446, `<defs>${relief('ra', 5, -28, '.014 .02', 13, '#ffd9a8', 34)}${relief('rb', 9, -28, '.05 .09', 5, '#ffe2b8', 34)}${water('wa', 4, [1, 0.72, 0.38])}${glow}
  ${grad('sa', [[0, '#2b3f7a'], [0.3, '#8a5f93'], [0.5, '#f08a5d'], [0.62, '#ffc476']])}${grad('wb', [[0, '#e98f5c'], [0.3, '#8d5678'], [1, '#1f2a55']])}${grad('haze', [[0, '#ffb66e00'], [1, '#ffb66ed0']])}</defs>
  <rect width="404" height="446" fill="url(#sa)"/><circle cx="262" cy="196" r="250" fill="url(#sun)"/><circle cx="262" cy="196" r="21" fill="#fffbe6"/>
  <path d="${ridge(3, 410, 226, 56)}" fill="#b47a8c" filter="url(#ra)"/><rect y="150" width="404" height="118" fill="url(#haze)" opacity=".7"/>
  <path d="${ridge(8, 410, 262, 62)}" fill="#7d5378" filter="url(#ra)"/><rect y="206" width="404" height="70" fill="url(#haze)" opacity=".55"/>
  ${grad('hill', [[0, '#4b3054'], [0.55, '#6d4260'], [1, '#b06a5c']], 'x2="1" y2=".3"')}<g filter="url(#rb)"><g transform="translate(8 163)scale(.62)">${fortWall('#c98f76', '#3a2440')}</g><path d="M166 240V183h6v-4h5v4h6v-4h5v4h5v9h6v-4h5v4h6v-4h5v4h5v10h4v-5h6v5h5v-5h6v5h4V240z" fill="#c08670"/></g>
  <path d="${fortRock}V300H-4z" fill="url(#hill)" filter="url(#ra)"/><path d="${fortRock}" fill="none" stroke="#ffce94" stroke-width="5" opacity=".4" filter="url(#rim)"/><path d="${fortRock}" fill="none" stroke="#ffd9a4" stroke-width="1.2" opacity=".55"/><filter id="rim"><feGaussianBlur stdDeviation="2"/></filter>
  <path d="M0 288q60-8 120-2t110 0 174-4V446H0z" fill="url(#wb)" filter="url(#wa)"/><path d="M243 288h40l22 158H214z" fill="#ffe3a0" opacity=".34" filter="url(#soft)"/><filter id="soft" x="-50%" width="200%"><feGaussianBlur stdDeviation="9"/></filter>
  <g transform="translate(212 316)scale(1.12)"><g transform="translate(0 150)scale(1-1)" opacity=".34">${boat('#1a1738', '#ffd9a0')}</g>${boat('#231b3d', '#ffe3b3')}</g>
  ${T(24, 74, 66, 'सह्याद्री', '#fff3d9', 'R')}${T(26, 108, 26, 'Sahyadri by boat', '#fff3d9', 'T')}${T(24, 426, 19, 'Dawn, every Sunday', '#ffe3b3', 'T')}`);
const travel = source1 + source2 + source3 + placed + svg(206, 60, 20, 380, `${[24, 178, 332].map((y) => `<path d="M1 ${y - 8}l14 8-14 8z" fill="#d9764a"/>`).join('')}`);

// ---------------------------------------------------------------- one layered file, three shapes
const DIYA = { night: '#16204f', glow: '#ffb52e', pale: '#fff1cf', teal: '#1b7f86' };
const rays = (cx, cy, r1, r2, count = 28) => times(count, (i) => { const a = (i * 2 * Math.PI) / count; const b = Math.PI / count / 1.6; return `<path d="M${n(cx + r1 * Math.cos(a - b * 0.35))} ${n(cy + r1 * Math.sin(a - b * 0.35))}L${n(cx + r2 * Math.cos(a - b))} ${n(cy + r2 * Math.sin(a - b))}L${n(cx + r2 * Math.cos(a + b))} ${n(cy + r2 * Math.sin(a + b))}L${n(cx + r1 * Math.cos(a + b * 0.35))} ${n(cy + r1 * Math.sin(a + b * 0.35))}z" fill="${i % 2 ? DIYA.teal : '#22306b'}"/>`; });
const pot = (x, y, size) => `<image href="${product('lota')}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;
const banner = (x, y, w, h, inside) => sheet(x, y, w, h, `<rect width="${w}" height="${h}" fill="${DIYA.night}"/>${inside}`);
const ribbon = (x, y, size, l1, l2, anchor = 'start') => T(x, y, size, l1, DIYA.pale, 'R', anchor) + T(x, y + size * 0.98, size * 0.86, l2, DIYA.glow, 'R', anchor);
const plane = (y, inside, base) => `<div style="position:absolute;left:0;top:0;width:190px;height:190px;transform:translateY(${y}px) rotateX(60deg) rotateZ(-42deg);background:${base};box-shadow:0 0 0 1.5px #fff1cfb0;overflow:hidden"><svg width="190" height="190" style="overflow:hidden">${inside}</svg></div>`;
const exploded = `<div class="at" style="left:32px;top:244px;width:190px;height:190px;transform:scale(.84)">${plane(72, '', DIYA.night)}${plane(24, rays(95, 95, 20, 150), '#16204f66')}${plane(-24, `<g transform="translate(95 95)rotate(42)scale(1 1.25)">${pot(0, 0, 150)}</g>`, '#fff1cf59')}${plane(-74, T(95, 92, 42, 'Polished', DIYA.pale, 'R', 'middle') + T(95, 140, 40, 'लख्ख पितळ', DIYA.glow, 'R', 'middle'), '#16204fc8')}</div>`;
const names = [['Words', 276], ['Lota', 318], ['Rays', 360], ['Night', 402]].map(([l, y]) => `<div class="sheet" style="left:272px;top:${y - 18}px;width:88px;height:32px"><svg width="88" height="32"><rect width="88" height="32" fill="${DIYA.pale}"/><circle cx="16" cy="16" r="6" fill="none" stroke="${DIYA.night}" stroke-width="2"/><circle cx="16" cy="16" r="2" fill="${DIYA.night}"/>${T(30, 22, 18, l, DIYA.night, 'A 650 88%')}</svg></div>`).join('');
const banners =
  banner(12, 12, 188, 188, `${rays(126, 112, 30, 260)}${pot(132, 122, 124)}${ribbon(12, 36, 29, 'Polished', 'लख्ख पितळ')}${T(12, 176, 21, '₹ 890', DIYA.pale, 'R')}`) +
  banner(210, 12, 150, 188, `${rays(75, 112, 30, 260)}${pot(75, 122, 128)}${ribbon(75, 36, 29, 'Polished', 'लख्ख पितळ', 'middle')}`) +
  banner(372, 12, 256.5, 456, `${rays(128, 256, 60, 420)}${pot(128, 270, 250)}${ribbon(128, 84, 50, 'Polished', 'लख्ख पितळ', 'middle')}${T(128, 428, 36, '₹ 890', DIYA.pale, 'R', 'middle')}`) +
  exploded + names;

// ---------------------------------------------------------------- skin in layers: a mango's, which has spots, sap marks and pores too
const SKIN = { wax: '#ffe14d', ink: '#14262a', paper: '#fffaf2' };
const mango = (kind, x, y, w, more = '') => `<image href="${data(`photoshop/mango-${kind}.webp`)}" x="${x}" y="${y}" width="${w}" height="${n((w * 300) / 616)}" ${more}/>`;
const tag = (x, y, words) => `<rect x="${x}" y="${y}" width="${words.length * 8.3 + 24}" height="31" fill="${SKIN.paper}"/>${T(x + 12, y + 22, 19, words, SKIN.ink, 'A 650 86%')}`;
const BANDS = [['Before', 0, 238, 0], ['Half', 238, 360, 0.5], ['Full', 360, 616, 1]];
if (BANDS[1][3] * 2 !== BANDS[0][3] + BANDS[2][3]) throw new Error('the second version stands half way');
const hero = sheet(12, 12, 616, 300, `${mango('before', 0, 0, 616)}${BANDS.map(([, a, b, o]) => `<clipPath id="bd${a}"><rect x="${a}" width="${b - a}" height="300"/></clipPath><g clip-path="url(#bd${a})" opacity="${o}">${mango('after', 0, 0, 616)}</g>`).join('')}
  <path d="M238 0V300M360 0V300" stroke="#fff" stroke-width="2"/><path d="M151 142c2-20 30-30 52-18s22 50-2 58-44-8-47-26 3-30 16-36" fill="none" stroke="${SKIN.wax}" stroke-width="3" stroke-linecap="round"/>${BANDS.map(([words, a]) => tag(a, 269, words)).join('')}`);
const step3 = (i, words, inside) => sheet(12 + i * 208, 324, 200, 144, `${inside}${tag(0, 113, words)}`);
const checker = (size) => `<rect width="200" height="144" fill="#fff"/>${times(Math.ceil(144 / size), (j) => times(Math.ceil(100 / size), (i) => `<rect x="${i * size * 2 + (j % 2) * size}" y="${j * size}" width="${size}" height="${size}" fill="#d5dbdb"/>`))}`;
const near = (kind, more) => mango(kind, -118, -46, 434, more);
const portrait = hero + step3(0, 'Spots healed', checker(10) + near('healed')) + step3(1, 'Dodge and burn', `<rect width="200" height="144" fill="#808080"/>${near('burn')}`) + step3(2, 'Pores kept', mango('after', -420, -300, 1232));

// ---------------------------------------------------------------- a print on cloth: each point of it is moved by the map of the folds
const MASA = { cobalt: '#1d3fbf', gold: '#f2a51c', linen: '#f7f0e2', clay: '#e79b80', ink: '#20243c' };
const scales = times(6, (j) => times(9, (i) => `<path d="M${150 + i * 38 + (j % 2) * 19} ${120 + j * 32}a20 22 0 0 0 0 44" transform="translate(0 -22)" fill="none" stroke="${MASA.linen}" stroke-width="5"/>`));
/** The flat print, 600 x 500, without letters: sharp draws it with no fonts of ours. */
const fishPrint = `<rect width="600" height="500" fill="${MASA.linen}"/>${[16, 442].map((y) => `<rect y="${y}" width="600" height="12" fill="${MASA.cobalt}"/><rect y="${y + 30}" width="600" height="12" fill="${MASA.cobalt}"/>${times(25, (i) => `<circle cx="${12 + i * 24}" cy="${y + 21}" r="6" fill="${MASA.gold}"/>`)}`).join('')}
  <clipPath id="fish"><path d="M52 262C110 130 300 90 432 236C300 420 110 390 52 262Z"/></clipPath><path d="M408 250L556 122Q524 250 556 378z" fill="${MASA.gold}"/>${times(5, (i) => `<path d="M430 250L${552 - Math.abs(i - 2) * 3} ${150 + i * 50}" stroke="${MASA.linen}" stroke-width="6"/>`)}<path d="M190 158Q240 84 330 96Q318 130 336 166zM200 360Q250 420 320 412Q310 380 326 344z" fill="${MASA.gold}"/><path d="M52 262C110 130 300 90 444 250C300 420 110 390 52 262Z" fill="${MASA.cobalt}"/><g clip-path="url(#fish)">${scales}<path d="M30 100H156Q206 250 150 400H30z" fill="${MASA.cobalt}"/><path d="M156 146Q206 250 150 372" fill="none" stroke="${MASA.linen}" stroke-width="9"/></g><circle cx="116" cy="232" r="23" fill="${MASA.linen}"/><circle cx="114" cy="232" r="11" fill="${MASA.ink}"/><path d="M58 276q30 6 46 24" stroke="${MASA.linen}" stroke-width="6" fill="none"/>`;
const [PW, PH] = [1200, 1000];
const printRaw = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${PW}" height="${PH}" viewBox="0 0 600 500">${fishPrint}</svg>`)).removeAlpha().raw().toBuffer();
/** The cloth hangs from two pegs: its height above the wall at u, v in -1..1 and 0..1. */
const sag = (u) => 0.13 * (1 - u * u);
const foldAt = (u, v) => {
  const w = v - sag(u);
  const swag = (centre, wide, tall, bow) => tall * Math.exp(-(((w - centre + bow * u * u) / wide) ** 2)) * Math.exp(-((u / 0.92) ** 4));
  let h = swag(0.1, 0.05, 0.9, 0.12) + swag(0.27, 0.07, 0.8, 0.28) - swag(0.185, 0.05, 0.5, 0.2) + swag(0.5, 0.1, 0.5, 0.46);
  for (const s of [-1, 1]) { const d = Math.hypot(u - s, v * 1.1); const a = Math.atan2(v * 1.1, (u - s) * -s); h += Math.exp(-1.5 * d) * (0.75 * Math.cos(a * 11 + 0.6) + 0.3 * Math.cos(a * 19 + 2)); }
  return h + 0.34 * v * v * Math.cos(8.600 * u + 1.900 * v + 0.7) + 0.12 * v * Math.cos(17 * u - 3 * v);
};
const [CW, CH] = [860, 800];
const halfAt = (v) => 0.93 - 0.05 * Math.sin(v * Math.PI) - 0.02 * v;
async function cloth(kind) {
  const out = Buffer.alloc(CW * CH * 4);
  const grain = random(31);
  let moved = 0;
  for (let y = 0; y < CH; y++) for (let x = 0; x < CW; x++) {
    const u = ((x + 0.5) / CW * 2 - 1) / halfAt(y / CH);
    const v = y / CH / 0.955;
    const g = grain();
    const low = 1 - 0.014 * (1 + Math.cos(8.600 * u + 2.600)) - 0.02 * (1 - u * u) * -1 - 0.03;
    if (Math.abs(u) > 1 || v < sag(u) || v > low) continue;
    const e = 0.006;
    const h = foldAt(u, v);
    const [du, dv] = [(foldAt(u + e, v) - h) / e, (foldAt(u, v + e) - h) / e];
    const [nx, ny] = [-du * 0.085, -dv * 0.062];
    const len = Math.hypot(nx, ny, 1);
    let light = (nx * -0.42 + ny * -0.5 + 0.76) / len;
    light = Math.max(0.26, Math.min(1.1, 0.3 + light * 0.86 + Math.min(0, h) * 0.12));
    const at = (y * CW + x) * 4;
    let c = [247, 240, 226];
    if (kind === 'map') c = [0, 1, 2].map(() => 128 + h * 92);
    else {
      if (kind === 'print') { const s = (u + 1) / 2 + h * 0.022; const t = (v - sag(u) * (1 - v)) * 1.02 + h * 0.026; moved = Math.max(moved, Math.abs(h * 0.026)); const [px, py] = [Math.max(0, Math.min(PW - 1, Math.round(s * PW))), Math.max(0, Math.min(PH - 1, Math.round(t * PH)))]; c = [0, 1, 2].map((k) => printRaw[(py * PW + px) * 3 + k]); }
      const weave = 1 + (g - 0.5) * 0.07 + ((x + y) % 4 < 2 ? 0.012 : -0.012);
      c = c.map((q, k) => q * (light + [0, 0, 0.02][k]) * weave);
    }
    [0, 1, 2].forEach((k) => { out[at + k] = Math.max(0, Math.min(255, c[k])); });
    out[at + 3] = 255;
  }
  if (kind === 'print' && moved < 0.015) throw new Error('the folds move the print');
  return `data:image/webp;base64,${(await sharp(out, { raw: { width: CW, height: CH, channels: 4 } }).webp({ quality: 96 }).toBuffer()).toString('base64')}`;
}
const step = (y, words, inside) => sheet(12, y, 172, 144, `${inside}<rect y="113" width="${words.length * 9.6 + 20}" height="31" fill="#fffaf2"/>${T(10, 135, 19, words, MASA.ink, 'A 650 86%')}`);
const pegAt = (x, turn) => `<g transform="translate(${x} 52)rotate(${turn})"><rect x="-8" y="-24" width="7.500" height="52" rx="3" fill="#e9c48b"/><rect x=".5" y="-24" width="7.500" height="52" rx="3" fill="#cf9f5f"/><path d="M-9-2h18" stroke="#6d7580" stroke-width="3.400"/></g>`;
const draped = step(12, 'Print', `<rect width="172" height="144" fill="#fff"/><svg width="172" height="143" viewBox="0 0 600 500">${fishPrint.replaceAll('id="fish"', 'id="fsh"').replaceAll('url(#fish)', 'url(#fsh)')}</svg>`) + step(168, 'Cloth', `<rect width="172" height="144" fill="${MASA.clay}"/><image href="${await cloth('bare')}" x="4" y="2" width="164" height="152"/>`) + step(324, 'Its map', `<rect width="172" height="144" fill="#808080"/><image href="${await cloth('map')}" x="4" y="2" width="164" height="152"/>`) +
  sheet(196, 12, 432, 456, `<rect width="432" height="456" fill="${MASA.clay}"/><rect width="432" height="456" fill="url(#wl)"/><linearGradient id="wl" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#7a2c1c" stop-opacity=".2"/></linearGradient><filter id="cs" x="-10%" y="-10%" width="125%" height="125%"><feDropShadow dx="9" dy="13" stdDeviation="7" flood-color="#5a1e12" flood-opacity=".5"/></filter><path d="M-4 36Q30 46 37 46T396 46Q410 44 436 36" stroke="${MASA.ink}" stroke-width="3" fill="none"/><g filter="url(#cs)"><image href="${await cloth('print')}" x="2" y="46" width="428" height="398"/></g>${pegAt(36, -4)}${pegAt(396, 4)}`);

await make([
  ['photoshop-products', products],
  ['photoshop-restore', restore],
  ['photoshop-poster', travel],
  ['photoshop-banners', banners],
  ['photoshop-portrait', portrait],
  ['photoshop-cloth', draped],
]);
