// Photoshop: ten products on white, a restored photograph, a travel poster from three pictures, a banner set,
// a portrait at three strengths, a print on folded cloth.
// The products are rendered (photoshop/products.py), the landscapes computed: no photograph of anybody is used.
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

// ---------------------------------------------------------------- a portrait in layers: the face is drawn, the pores are noise in relief
const FACE = { light: '#e3b088', skin: '#c98f66', shade: '#8a5135', hair: '#1c1210', lip: '#a8483f', wall: '#6f8a88', gold: '#e0a63a', wax: '#ff6a2b', ink: '#1d2628' };
const faceEdge = 'M200 34C294 34 338 104 337 200C336 292 318 362 266 422Q236 456 200 456Q164 456 134 422C82 362 64 292 63 200C62 104 106 34 200 34Z';
const hairs = (count, seed, draw) => { const r = random(seed); return times(count, (i) => draw(i / (count - 1), r)); };
/** A closed eye about its own middle, lashes down, and its brow; `side` is -1 for the left of the picture. */
const eyeOf = (x, side) => `<g transform="translate(${x} 204)scale(${side} 1)"><path d="M-44 4C-30-22 18-28 46 0C26 22-22 26-44 4Z" fill="#c58a62" filter="url(#b3)"/><path d="M-30-4C-14-18 14-20 30-4C14 6-14 6-30-4Z" fill="#ecc096" opacity=".75" filter="url(#b6)"/><path d="M-42-8C-22-30 18-34 48-10" stroke="#6b3a25" stroke-width="3.400" fill="none" opacity=".65" filter="url(#b1)"/><path d="M-40 16Q0 34 44 12" stroke="#6b3722" stroke-width="9" fill="none" opacity=".3" filter="url(#b3)"/><path d="M-46 3Q-38 12-22 17Q2 23 26 14Q42 7 52-4Q40 14 24 20Q0 27-24 20Q-40 14-46 3Z" fill="#140a07"/><g stroke="#140a07" stroke-width="1.300" fill="none" stroke-linecap="round">${hairs(26, 5, (u, r) => `<path d="M${n(-38 + u * 84)} ${n(11 + Math.sin(u * 2.900 + 0.2) * 11 - u * 12)}q${n(-3 + u * 8)} ${n(7 + r() * 2)} ${n(-7 + u * 22)} ${n(9 + u * 4 + r() * 3)}"/>`)}</g><path d="M-54-36Q-20-60 22-62Q48-60 64-42Q44-54 18-52Q-20-48-52-27Z" fill="#2a1913" opacity=".6" filter="url(#b3)"/><g stroke="#1f1410" stroke-width="1.200" fill="none" stroke-linecap="round">${hairs(150, 7, (u, r) => { const bx = -52 + u * 108; const by = -31 - Math.sin(u * 2.350) * 25 + u * 4 + (r() - 0.5) * (11 - u * 8); return `<path d="M${n(bx)} ${n(by)}q${n(3 + u * 5)} ${n(-6 + u * 6)} ${n(8 + u * 6)} ${n(-8 + u * 12)}" opacity="${n(0.4 + r() * 0.5)}"/>`; })}</g></g>`;
const faceDefs = `<defs>${[1, 3, 6, 10, 18].map((b) => `<filter id="b${b}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${b}"/></filter>`).join('')}
  <radialGradient id="skin" cx=".4" cy=".36" r=".72"><stop stop-color="#e8b78f"/><stop offset=".5" stop-color="${FACE.skin}"/><stop offset="1" stop-color="${FACE.shade}"/></radialGradient><radialGradient id="iris"><stop offset=".35" stop-color="#6f3d1a"/><stop offset=".8" stop-color="#45230f"/><stop offset="1" stop-color="#241108"/></radialGradient><linearGradient id="lip" x2="0" y2="1"><stop stop-color="#8e3a35"/><stop offset=".5" stop-color="#a94b44"/><stop offset="1" stop-color="#c4695c"/></linearGradient><linearGradient id="backdrop" x2="1" y2="1"><stop stop-color="#8fa9a4"/><stop offset="1" stop-color="#3f5656"/></linearGradient>
  <filter id="pores" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="14"/><feDiffuseLighting surfaceScale="1.500" lighting-color="#fff" result="l"><feDistantLight azimuth="225" elevation="55"/></feDiffuseLighting><feComponentTransfer><feFuncR type="linear" slope="1.900" intercept="-1.060"/><feFuncG type="linear" slope="1.900" intercept="-1.060"/><feFuncB type="linear" slope="1.900" intercept="-1.060"/></feComponentTransfer><feComposite in2="SourceGraphic" operator="in"/></filter><clipPath id="fc"><path d="${faceEdge}"/></clipPath></defs>`;
const faceBase = `<rect width="400" height="456" fill="url(#backdrop)"/><path d="M200-30C330-40 396 60 384 220C380 330 392 400 400 470H0C8 400 20 330 16 220C4 60 70-40 200-30Z" fill="${FACE.hair}"/><path d="M146 400C150 430 140 450 110 470H290C262 450 250 430 254 400z" fill="#9a5f3f"/><path d="M140 430Q200 480 262 424V470H132z" fill="#4a2213" opacity=".55" filter="url(#b6)"/>${[1, -1].map((k) => `<g transform="translate(200 0)scale(${k} 1)"><path d="M-132 200C-152 180-164 200-159 230C-156 256-147 284-137 288Q-126 284-128 256z" fill="${k > 0 ? '#cf9468' : '#7b452c'}"/><path d="M-134 212C-146 200-152 214-149 234C-147 250-142 262-136 268" fill="none" stroke="#6b3722" stroke-width="4" opacity=".6" filter="url(#b1)"/></g>`).join('')}<path d="${faceEdge}" fill="url(#skin)"/>
  <g clip-path="url(#fc)"><path d="M340 60Q300 250 330 360Q290 440 220 470H360V60z" fill="#6e3a24" opacity=".5" filter="url(#b18)"/><path d="M56 120Q84 260 74 340Q110 430 160 460H40z" fill="#7b452c" opacity=".32" filter="url(#b18)"/><g filter="url(#b10)"><ellipse cx="122" cy="196" rx="50" ry="27" fill="#7a4229" opacity=".42"/><ellipse cx="278" cy="196" rx="50" ry="27" fill="#7a4229" opacity=".5"/><ellipse cx="112" cy="282" rx="44" ry="30" fill="#d37a5f" opacity=".35"/><ellipse cx="290" cy="284" rx="40" ry="30" fill="#c06a50" opacity=".35"/><ellipse cx="180" cy="98" rx="74" ry="32" fill="#f3cba4" opacity=".55"/><ellipse cx="106" cy="262" rx="30" ry="16" fill="#f4cfa9" opacity=".6"/><path d="M172 190Q162 250 152 300L170 306Q176 250 184 200z" fill="#7d452b" opacity=".24"/><path d="M216 186Q228 250 248 300L226 312Q214 250 208 196z" fill="#74402a" opacity=".5"/><ellipse cx="202" cy="408" rx="40" ry="13" fill="#6b3722" opacity=".45" transform="translate(0 -13)"/><ellipse cx="198" cy="432" rx="34" ry="14" fill="#efc39b" opacity=".5"/></g>
  <g filter="url(#b6)"><path d="M190 186Q186 250 188 292L202 296Q206 240 204 186z" fill="#f6d3ae" opacity=".7"/><ellipse cx="197" cy="292" rx="14" ry="10" fill="#fadcb9" opacity=".75"/><path d="M158 312Q200 336 242 312L236 322Q200 340 164 322z" fill="#5f2f1e" opacity=".75"/></g><path d="M160 304q-8-14 4-24M240 304q8-14-4-24" stroke="#70402a" stroke-width="4" fill="none" filter="url(#b3)"/><path d="M173 316q9-6 17 1M210 317q8-7 17-1" stroke="#3d1a0d" stroke-width="4.600" fill="none" stroke-linecap="round" opacity=".85" filter="url(#b1)"/><g style="mix-blend-mode:multiply"><path d="M216 30H360V470H226Q250 420 246 372Q252 330 232 300Q222 250 222 190Q218 110 216 30z" fill="#8a4a30" opacity=".42" filter="url(#b18)"/></g><ellipse cx="276" cy="266" rx="26" ry="20" fill="#f0bf93" opacity=".42" filter="url(#b10)"/><path d="M84 130Q74 240 108 340" stroke="#ffe2bd" stroke-width="16" fill="none" opacity=".34" filter="url(#b10)"/></g>
  ${eyeOf(122, -1)}${eyeOf(278, 1)}
  <g transform="translate(201 372)scale(.9 .98)translate(-201 -372)"><path d="M142 366Q172 347 190 351Q200 356 210 351Q228 347 260 366Q232 398 201 398T142 366Z" fill="url(#lip)"/><path d="M142 366Q176 364 190 366Q200 371 211 366Q228 363 260 366" stroke="#4f1a1a" stroke-width="3.200" fill="none"/><ellipse cx="190" cy="382" rx="24" ry="5" fill="#f0b5a4" opacity=".6" filter="url(#b3)"/></g>
  <g clip-path="url(#fc)" style="mix-blend-mode:multiply"><path d="M252 120H350V420H246z" fill="#8a4a30" opacity=".22" filter="url(#b18)"/></g>
  <circle cx="200" cy="140" r="8.500" fill="#7d1238"/><circle cx="198" cy="138" r="2.600" fill="#c85a80"/>
  <path d="${faceEdge}" filter="url(#pores)" style="mix-blend-mode:soft-light" opacity=".13"/>
  ${[1, -1].map((k) => `<g transform="translate(200 0)scale(${k} 1)"><path d="M0-10Q-4 30 0 52C-58 58-110 108-130 178Q-138 210-156 206Q-184 200-184 160C-180 60-96-20 0-10Z" fill="${FACE.hair}"/><path d="M-28-4C-96 6-150 66-164 150" stroke="#7d5640" stroke-width="26" fill="none" opacity="${k > 0 ? 0.5 : 0.18}" filter="url(#b10)"/><g fill="none" stroke-linecap="round">${hairs(46, 3 + k, (u, r) => `<path d="M${n(-2 - u * 4)} ${n(50 - u * 58)}C${n(-58 - u * 40)} ${n(54 - u * 52)} ${n(-112 - u * 44)} ${n(104 - u * 44)} ${n(-132 - u * 44)} ${n(180 + r() * 20)}" stroke="${r() > 0.5 ? '#8a6048' : '#080403'}" stroke-width="${n(0.5 + r() * 0.9)}" opacity="${n((k > 0 ? 0.6 : 0.4) * (0.5 + r() * 0.5))}"/>`)}${hairs(34, 9 + k, (u, r) => `<path d="M${n(-160 - u * 26)} ${n(206 + r() * 16)}C${n(-160 - u * 30)} 280 ${n(-152 - u * 40 + r() * 8)} 360 ${n(-140 - u * 62 + r() * 12)} 470" stroke="${r() > 0.45 ? '#6e4a37' : '#070303'}" stroke-width="${n(0.6 + r())}" opacity="${n(0.35 + r() * 0.4)}"/>`)}${hairs(9, 20 + k, (u, r) => `<path d="M${n(-40 - u * 120)} ${n(-4 + u * u * 130)}q${n(-18 - r() * 6)} ${n(6 + u * 30)} ${n(-22 - u * 6)} ${n(40 + r() * 60)}" stroke="${FACE.hair}" stroke-width=".8" opacity=".7"/>`)}</g></g>`).join('')}
  ${[[60, 1], [340, -1]].map(([x]) => `<g transform="translate(${x} 290)" fill="${FACE.gold}"><circle r="8"/><path d="M-20 34Q-18 8 0 8T20 34z"/>${times(5, (i) => `<circle cx="${-16 + i * 8}" cy="40" r="4"/>`)}<path d="M-14 26Q-12 14 -2 13" stroke="#fff0c0" stroke-width="3" fill="none"/></g>`).join('')}`;
const SPOTS = [[128, 134, 5], [104, 264, 6.5], [92, 300, 5], [118, 318, 5.5], [84, 246, 3.6], [132, 284, 4], [140, 118, 4.4], [182, 108, 5], [236, 116, 4.6], [232, 424, 4.6], [176, 420, 5.5], [156, 334, 4], [290, 120, 5.5], [306, 262, 6], [286, 308, 5], [272, 340, 5.500], [318, 300, 4], [262, 286, 4], [300, 330, 4]];
const blemish = `<g clip-path="url(#fc)"><g filter="url(#b6)"><path d="M78 226Q120 256 164 226Q158 250 122 254T78 226zM236 226Q280 256 322 226Q316 250 280 254T236 226z" fill="#4a2438" opacity=".72"/><ellipse cx="156" cy="300" rx="20" ry="22" fill="#b0392f" opacity=".38"/><ellipse cx="246" cy="300" rx="20" ry="22" fill="#b0392f" opacity=".38"/><ellipse cx="104" cy="288" rx="42" ry="34" fill="#b5402f" opacity=".3"/><ellipse cx="298" cy="290" rx="40" ry="34" fill="#b5402f" opacity=".3"/><ellipse cx="166" cy="84" rx="44" ry="13" fill="#fff" opacity=".5"/><ellipse cx="98" cy="252" rx="20" ry="8" fill="#fff" opacity=".4"/></g><g fill="none" stroke="#5c2c1c" stroke-width="2.200" opacity=".55" filter="url(#b1)"><path d="M84 240q34 22 70 2M246 242q36 20 70-2M126 84q74-12 148 0M132 100q70-10 136 0"/></g>${SPOTS.map(([x, y, r], i) => `<g transform="translate(${x} ${y})rotate(${i * 47})" filter="url(#b1)"><ellipse rx="${n(r * 1.500)}" ry="${n(r * 1.150)}" fill="#b0392f" opacity=".42"/><ellipse cx="${n(r * 0.2)}" rx="${n(r * 0.7)}" ry="${n(r * 0.5)}" fill="#8a2a22" opacity=".7"/></g>`).join('')}</g>`;
const BANDS = [['Before', 0, 162, 1], ['Half', 162, 238, 0.5], ['Full', 238, 400, 0]];
if (BANDS[1][3] * 2 !== BANDS[0][3] + BANDS[2][3]) throw new Error('the second version stands half way');
const face = sheet(12, 12, 400, 456, `${faceDefs}<g id="base">${faceBase}</g>${BANDS.map(([words, a, b, o]) => `<clipPath id="bd${a}"><rect x="${a}" width="${b - a}" height="456"/></clipPath><g clip-path="url(#bd${a})" opacity="${o}">${o ? blemish : ''}</g>`).join('')}
  <path d="M74 268C72 236 142 238 150 282C156 322 128 346 102 338C76 330 70 290 82 258" fill="none" stroke="${FACE.wax}" stroke-width="3.200" stroke-linecap="round"/>
  <path d="M162 0V456M238 0V456" stroke="#fff" stroke-width="2.600"/>${BANDS.map(([words, a, b]) => `<rect x="${(a + b) / 2 - words.length * 7 - 4}" y="416" width="${words.length * 14 + 8}" height="31" fill="#fffaf2"/>${T((a + b) / 2, 438.500, 20, words, FACE.ink, 'A 680 86%', 'middle')}`).join('')}`);
const tile = (y, words, inside) => sheet(424, y, 204, 144, `<g transform="translate(-6 -46)scale(.54)">${inside}</g><rect y="113" width="${words.length * 9.2 + 20}" height="31" fill="#fffaf2"/>${T(10, 135, 19, words, FACE.ink, 'A 650 86%')}`);
const checker = `<rect width="420" height="470" fill="#fff"/>${times(21, (j) => times(10, (i) => `<rect x="${i * 40 + (j % 2) * 20}" y="${j * 20 + 40}" width="20" height="20" fill="#d3d8d8"/>`))}`;
const grey = `<rect width="420" height="470" fill="#808080"/><g filter="url(#b10)" clip-path="url(#fc)"><path d="M78 228Q120 262 164 228Q158 250 122 258T78 228zM236 228Q280 262 322 228Q316 250 280 258T236 228z" fill="#fff"/><path d="M190 180V290" stroke="#fff" stroke-width="14"/><ellipse cx="104" cy="270" rx="34" ry="14" fill="#fff" opacity=".8"/><ellipse cx="296" cy="272" rx="30" ry="14" fill="#fff" opacity=".6"/><path d="M70 250Q90 330 130 390M330 250Q312 330 272 390" stroke="#111" stroke-width="22" fill="none" opacity=".8"/><path d="M226 210Q230 270 246 300M168 220Q162 270 154 300" stroke="#111" stroke-width="12" fill="none" opacity=".75"/><ellipse cx="160" cy="90" rx="54" ry="14" fill="#111" opacity=".6"/><path d="M150 340Q200 326 250 340" stroke="#111" stroke-width="8" fill="none" opacity=".6"/><ellipse cx="200" cy="384" rx="30" ry="8" fill="#fff"/></g>`;
const portrait = face + tile(12, 'Spots healed', `${checker}${SPOTS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r * 2.5}" fill="${x > 220 ? '#b57f5a' : '#d49c73'}" filter="url(#b1)"/>`).join('')}`) + tile(168, 'Dodge and burn', grey) + tile(324, 'Pores stay', `<g transform="translate(-120 -360)scale(1.9)"><rect width="420" height="470" fill="url(#skin)"/><rect width="420" height="470" filter="url(#pores)" style="mix-blend-mode:soft-light" opacity=".26"/></g>`);

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
