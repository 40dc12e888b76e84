// A lake at dawn, computed: a wide shot of a rower and a close one of the bow, as a camera sees one morning.
// Each pixel is a ray: to the sky, the hills and the mist, or to the water, whose slope sends it on to them and to the
// boat. The boat is a drawing that stands upright in the water, in centimetres; so its reflection breaks in the ripples.
import sharp from 'sharp';
import { random } from '../studio.mjs';

const linear = (hex) => [1, 3, 5].map((i) => (Number.parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2);
const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
const clamp = (v, low = 0, high = 1) => Math.min(high, Math.max(low, v));
const ease = (a, b, v) => { const t = clamp((v - a) / (b - a)); return t * t * (3 - 2 * t); };

/** A fixed number from 0 to 1 for each point of a grid. */
function hash(i, j) {
  let s = Math.imul(i, 374761393) ^ Math.imul(j, 668265263);
  s = Math.imul(s ^ (s >>> 13), 1274126177);
  return ((s ^ (s >>> 16)) >>> 0) / 4294967296;
}
/** Smooth noise between -1 and 1. */
function noise(x, y) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [a, b] = [u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)];
  const top = hash(i, j) * (1 - a) + hash(i + 1, j) * a;
  return 2 * (top * (1 - b) + (hash(i, j + 1) * (1 - a) + hash(i + 1, j + 1) * a) * b) - 1;
}
const layers = (x, y, count) => {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += noise(x * 2 ** k + k * 17.3, y * 2 ** k + k * 9.1) / 2 ** k;
  return sum / 1.8;
};

// ---------------------------------------------------------------- sky, hills, mist: by azimuth and height above the horizon, both as tangents
const SUN = [0.13, 0.098];
const SKY = [[0, '#ffcf9c'], [0.09, '#f7b183'], [0.19, '#c99a8e'], [0.34, '#6f8795'], [0.6, '#3c5a70']].map(([e, c]) => [e, linear(c)]);
const WARM = linear('#ffbf7a');
const COOL = linear('#a9a3a5');
/** Far to near: height of the ridge at an azimuth, its own colour, how much of it the air hides. */
const HILLS = [
  [(a) => 0.094 + 0.05 * layers(a * 2.6 + 3, 1, 5) - 0.02 * ease(-0.1, 0.3, a), linear('#6c6f88'), 0.74],
  [(a) => 0.062 + 0.052 * layers(a * 3.4 + 11, 4, 5) + 0.03 * ease(0.12, 0.5, a) + 0.012 * ease(0, -0.4, a), linear('#45506a'), 0.5],
  [(a) => 0.02 + 0.075 * ease(-0.1, -0.46, a) + 0.02 * layers(a * 6 + 31, 7, 6), linear('#263747'), 0.24],
  [(a) => 0.004 + 0.022 * ease(0.22, 0.5, a) + 0.012 * ease(-0.2, -0.45, a) + 0.008 * Math.abs(layers(a * 34 + 5, 2, 4)), linear('#152630'), 0.1],
];
function around(az, el) {
  const toSun = Math.hypot(az - SUN[0], (el - SUN[1]) * 1.15);
  let i = 0;
  while (i < SKY.length - 2 && el > SKY[i + 1][0]) i++;
  let colour = mix(SKY[i][1], SKY[i + 1][1], clamp((el - SKY[i][0]) / (SKY[i + 1][0] - SKY[i][0])));
  const cloud = ease(0.02, 0.6, layers(az * 2.2 + 40 + el * 3, el * 17 + az * 1.2, 5)) * ease(0.1, 0.24, el);
  colour = mix(colour, mix(linear('#54616f'), linear('#ffae79'), Math.exp(-toSun * 3.4)), 0.62 * cloud);
  const shine = Math.exp(-toSun * 7) * 0.75 + Math.exp(-((toSun / 0.055) ** 2)) * 0.9;
  colour = colour.map((v, k) => v + shine * [1, 0.66, 0.32][k]);
  if (toSun < 0.024) colour = mix(colour, [5, 4.3, 3.2], ease(0.024, 0.021, toSun));
  const air = mix(COOL, WARM, Math.exp(-Math.abs(az - SUN[0]) * 2.6)).map((v, k) => v * 0.86 + shine * 0.5 * [1, 0.66, 0.32][k]);
  for (const [ridge, own, hidden] of HILLS) {
    const top = ridge(az);
    const inside = ease(top + 0.0016, top - 0.0016, el);
    if (!inside) continue;
    const low = Math.exp(-Math.max(0, el) / 0.024) * (0.55 + 0.45 * layers(az * 5 + hidden * 40, el * 30 + hidden * 9, 3));
    colour = mix(colour, mix(own, air, clamp(hidden + (1 - hidden) * 0.92 * low)), inside);
  }
  return colour;
}

// ---------------------------------------------------------------- water: slopes of its surface, in metres
function slope(x, z, shot) {
  let [sx, sz] = [0, 0];
  for (const [fx, fz, a] of shot.waves) {
    const e = 0.02;
    const at = noise(x * fx + z * 0.2, z * fz + fx);
    sx += (a * (noise((x + e) * fx + z * 0.2, z * fz + fx) - at)) / e;
    sz += (a * (noise(x * fx + (z + e) * 0.2, (z + e) * fz + fx) - at)) / e;
  }
  for (const [cx, cz, reach, length, a] of shot.rings) {
    const d = Math.hypot(x - cx, z - cz);
    if (d > reach || d < 0.01) continue;
    const push = a * Math.cos((d * 2 * Math.PI) / length) * (1 - d / reach) * ease(0, 0.15, d);
    sx += (push * (x - cx)) / d;
    sz += (push * (z - cz)) / d;
  }
  return [sx, sz];
}
const DEEP = linear('#0f2c33');

/** RGB of a shot from 0 to 255, not yet rounded, w times h pixels: exposed, with bloom, a darker rim and the grain of film. */
export async function filmed(shot, w, h) {
  const [rx0, ry0, rw, rh] = shot.boat.box;
  const scale = shot.boat.scale;
  const drawn = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${rw * scale}" height="${rh * scale}" viewBox="${rx0} ${ry0} ${rw} ${rh}">${shot.boat.drawing}</svg>`)).ensureAlpha().raw().toBuffer();
  const [sw, sh] = [Math.round(rw * scale), Math.round(rh * scale)];
  /** Colour and cover of the boat at x, y metres from its middle and its waterline. */
  const boatAt = (x, y) => {
    const [u, v] = [Math.floor((x * 100 - rx0) * scale), Math.floor((-y * 100 - ry0) * scale)];
    if (u < 0 || v < 0 || u >= sw || v >= sh) return null;
    const p = (v * sw + u) * 4;
    if (!drawn[p + 3]) return null;
    const grained = 1 + 0.14 * noise(x * 9, y * 70) + 0.08 * noise(x * 60, y * 90);
    return [[0, 1, 2].map((k) => (drawn[p + k] / 255) ** 2.2 * grained), drawn[p + 3] / 255];
  };
  const { eye, focal, horizon, turn, tilt = 0 } = shot;
  const [bx, bz] = shot.boat.at;
  const r = random(11);
  const light = new Float32Array(w * h * 3);
  for (let py = 0; py < h; py++) {
    for (let px = 0; px < w; px++) {
      const water = py > horizon * h - 1;
      const count = water ? 20 : shot.blur > 0.004 ? 24 : 6;
      const sum = [0, 0, 0];
      for (let k = 0; k < count; k++) {
        const [jx, jy] = [px + r(), py + r()];
        const [ax, down] = [(jx - w / 2) / focal, (jy - horizon * h) / focal];
        let colour;
        const near = boatAt(ax * bz - bx, eye - down * bz);
        const soft = () => (r() + r() - 1) * shot.blur;
        if (near && near[1] > r()) colour = mix(near[0], mix(COOL, WARM, Math.exp(-Math.abs(ax + turn - SUN[0]) * 2.6)), shot.boat.haze);
        else if (down <= 0.0006) colour = around(ax + turn + soft(), -down + soft() + tilt);
        else {
          const z = eye / down;
          const x = ax * z;
          const [sx, sz] = slope(x, z, shot);
          const calm = 1 / (1 + z * shot.calm);
          const up = Math.abs(down + 2 * sz * calm) + 0.0008;
          const side = ax + 2 * sx * calm * 0.7;
          const grazing = clamp(down + sz * calm, 0.01, 1);
          const fresnel = 0.03 + 0.97 * (1 - grazing / Math.hypot(1, grazing)) ** 5;
          const away = bz - z;
          const hit = away > 0 ? boatAt(x + side * away - bx, up * away) : null;
          const seen = hit && hit[1] > r() ? hit[0] : around(side + turn + soft(), up + Math.abs(soft()));
          colour = mix(DEEP, seen.map((v, i) => v * [0.9, 0.92, 0.94][i]), fresnel * 0.94 + 0.03);
          const mist = (1 - Math.exp(-z / shot.mist)) * (0.6 + 0.4 * layers(x * 0.02, z * 0.01 + 3, 3));
          colour = mix(colour, mix(COOL, WARM, Math.exp(-Math.abs(ax + turn - SUN[0]) * 2.6)), clamp(mist));
        }
        for (let c = 0; c < 3; c++) sum[c] += Math.min(colour[c], 6);
      }
      for (let c = 0; c < 3; c++) light[(py * w + px) * 3 + c] = (sum[c] / count) * shot.exposure;
    }
  }
  const bright = await sharp(Buffer.from(light.map((v) => clamp((v - 0.55) * 0.4) * 255)), { raw: { width: w, height: h, channels: 3 } }).blur(w / 34).raw().toBuffer();
  const film = random(shot.grain);
  const fine = Float32Array.from({ length: w * h }, () => film() + film() + film() - 1.5);
  const out = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const p = y * w + x;
      const rim = 1 - 0.34 * ease(0.42, 0.86, Math.hypot(x / w - 0.5, (y / h - 0.5) * 0.86) * 1.2);
      const clump = (fine[p] + 0.6 * (fine[Math.max(0, p - 1)] + fine[Math.max(0, p - w)]) + 0.4 * fine[Math.max(0, p - w - 1)]) / 1.4;
      for (let c = 0; c < 3; c++) {
        const v = (light[p * 3 + c] + (bright[p * 3 + c] / 255) * 0.55) * rim;
        const print = ((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14)) ** (1 / 2.2);
        const toned = print + [0.008, 0.02, 0.03][c] * (1 - print) ** 3;
        out[p * 3 + c] = clamp(toned + clump * 0.016 * (0.35 + 1.3 * toned * (1 - toned) * 2)) * 255;
      }
    }
  }
  return out;
}

// ---------------------------------------------------------------- the boat, in centimetres; the sun stands behind it
const C = { hull: '#74241e', low: '#30121a', strake: '#a4a3a3', dark: '#121a20', skin: '#2b1d1b', rim: '#ffc98a', cloth: '#2a3440' };
const hull = `<path d="M-262-84Q-206-50-96-44T120-46 240-62L226 6H-196Q-246-28-262-84z" fill="${C.hull}"/><path d="M-230-22Q-100-8 60-10T232-18L226 8H-196Q-216-2-230-22z" fill="${C.low}"/><path d="M-262-84Q-206-50-96-44T120-46 240-62L238-48Q120-33 0-32T-140-36Q-214-44-256-70z" fill="${C.strake}"/><path d="M-262-84Q-206-50-96-44T120-46 240-62" fill="none" stroke="${C.rim}" stroke-width="3.400"/><path d="M-246-48Q-150-18 20-20T236-34" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"/><path d="M-266-92L-258-94L-196 8H-204Q-248-30-266-92z" fill="${C.low}"/><path d="M-258-94L-252-84" stroke="${C.rim}" stroke-width="3"/><path d="M232-62H242L232 8H222z" fill="${C.low}"/>`;
/** He faces the stern and leans into the stroke: knees, back, both arms to the handles, a cloth about his head. */
const rower = `<path d="M-34-46Q-40-66-24-76L8-116Q20-130 34-120Q42-110 34-98L6-58L0-44z" fill="${C.cloth}"/><path d="M-6-56Q22-80 44-78Q54-76 54-64L58-44H-10z" fill="${C.dark}"/><path d="M26-114L52-92L84-86" fill="none" stroke="${C.skin}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><path d="M28-122L36-134L46-126L38-112z" fill="${C.skin}"/><ellipse cx="44" cy="-138" rx="12.500" ry="14" fill="${C.skin}" transform="rotate(18 44 -138)"/><path d="M29-136Q26-156 44-158Q60-156 58-142Q46-150 29-136z" fill="#5c4a44"/><path d="M30-138Q22-132 20-122Q28-126 34-132z" fill="#5c4a44"/><path d="M-24-76L8-116Q16-126 26-124M30-150Q40-160 54-152" fill="none" stroke="${C.rim}" stroke-width="3" stroke-linecap="round"/>`;
const oar = `<path d="M96-90L-92-8" stroke="${C.dark}" stroke-width="5" stroke-linecap="round"/><path d="M96-91.500L-60-23" stroke="${C.rim}" stroke-width="1.200"/><path d="M-84-16Q-112-6-138 8H-104Q-90 0-80-8z" fill="${C.dark}"/><path d="M14-58L18-42" stroke="${C.dark}" stroke-width="5"/>`;
export const WIDE = {
  eye: 1.9, focal: 760, horizon: 0.5, turn: 0, blur: 0.001, mist: 210, calm: 0.016, exposure: 0.72, grain: 3,
  waves: [[0.5, 1.3, 0.016], [1.3, 3.4, 0.006], [3.4, 8, 0.0026]],
  rings: [[-2.3, 17.8, 3.2, 0.62, 0.05], [1.9, 18.1, 4, 0.9, 0.03]],
  boat: { at: [-0.95, 18], haze: 0.035, box: [-300, -180, 600, 220], scale: 2, drawing: `${hull}${rower}${oar}` },
};
const bow = `<defs><linearGradient id="b1" x2="0" y2="1"><stop stop-color="#8d3026"/><stop offset=".45" stop-color="#6a211d"/><stop offset="1" stop-color="#45161a"/></linearGradient><linearGradient id="b2"><stop stop-color="#000" stop-opacity="0"/><stop offset=".12" stop-color="#000" stop-opacity=".5"/><stop offset=".3" stop-color="#000" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient><linearGradient id="b4" x1="1" x2="0" y2="1"><stop stop-color="#6b5a4c"/><stop offset="1" stop-color="#b8a894"/></linearGradient><linearGradient id="b3"><stop stop-color="#d9cfc4"/><stop offset="1" stop-color="#8f8f93"/></linearGradient></defs>
  <path d="M-262-98Q-204-60-96-52T260-50V12H-180Q-240-30-262-98z" fill="url(#b1)"/><path d="M-222-24Q-100-4 60-6T260-8V12H-180Q-208-2-222-24z" fill="#241014"/><path d="M-262-98Q-204-60-96-52T260-50V-37Q60-36-60-39T-200-57Q-240-69-256-84z" fill="url(#b3)"/><path d="M-256-84Q-240-69-200-57T-60-39T260-37V-33Q60-32-60-35T-200-53Q-238-65-254-80z" fill="#000" opacity=".4"/><path d="M-262-98Q-204-60-96-52T260-50V12H-180Q-240-30-262-98z" fill="url(#b2)"/>
  <path d="M-240-56Q-150-20 0-19T260-19" fill="none" stroke="#1a0a0b" stroke-width="1.600"/><path d="M-239-54Q-150-18 0-17T260-17" fill="none" stroke="#b5573f" stroke-width=".8" opacity=".8"/><path d="M-262-99Q-204-61-96-53T260-51" fill="none" stroke="${C.rim}" stroke-width="2.200"/><path d="M-268-106L-258-110L-178 12H-190Q-250-30-268-106z" fill="#1d1112"/><path d="M-259-110L-251-98" fill="none" stroke="${C.rim}" stroke-width="1.800"/><circle cx="-214" cy="-67" r="3.600" fill="#15110f"/><path d="M-214-67Q-196-30-176-34T-160-56" fill="none" stroke="#5c4632" stroke-width="3.400"/><path d="M-214-67Q-196-31-176-35" fill="none" stroke="#b08a5c" stroke-width="1"/>
  <path d="M60-84L-92-10" stroke="#3b2418" stroke-width="5.400" stroke-linecap="round"/><path d="M60-86L-84-16" stroke="${C.rim}" stroke-width="1.300"/><path d="M-82-19Q-112-8-140 9H-106Q-88 0-76-9z" fill="url(#b4)"/><path d="M-82-19Q-112-8-138 8" fill="none" stroke="${C.rim}" stroke-width="2"/><path d="M-80-14L-118 8" stroke="#4a3a30" stroke-width="1.400"/><path d="M-156 9Q-124 3-92 8Q-122 13-156 9z" fill="#e8d3b8" opacity=".75"/><path d="M-170 13Q-122 6-78 12" fill="none" stroke="#e8c9a2" stroke-width="1.200"/>${[[-112, -2, 1.5], [-104, 3, 1.2], [-96, -1, 1.3], [-90, 4, 1]].map(([x, y, d]) => `<circle cx="${x}" cy="${y}" r="${d}" fill="#f3dcc0"/>`).join('')}`;
export const CLOSE = {
  eye: 0.95, focal: 900, horizon: 0.36, turn: 0.29, blur: 0.009, mist: 400, calm: 0.04, exposure: 0.72, grain: 8,
  waves: [[0.7, 1.6, 0.018], [1.9, 4.2, 0.006], [4.4, 9, 0.003], [9, 22, 0.0014]],
  rings: [[0.84, 6.1, 1.7, 0.26, 0.1], [-0.8, 6.2, 2.2, 0.46, 0.03]],
  boat: { at: [2.06, 6.2], haze: 0.02, box: [-290, -180, 560, 220], scale: 4, drawing: bow },
};
