"""A fort of the Sahyadri over a lake, computed: three photographs in flat light, and the three as one under a low sun.

    /usr/bin/python3 content/artwork/pieces/photoshop/landscape.py [--preview]

Writes sahyadri-hills, -fort, -boat and -dawn.webp beside this file. The ground is two maps of heights in metres (the
fort's hill and the ranges behind it), seen column by column; the boat is a surface of points. Light, horizon and haze
are one for all that stands in the last picture. Needs python3-numpy, python3-scipy, python3-pil.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter

HERE = Path(__file__).resolve().parent
FINE = 1 if "--preview" in sys.argv else 2  # pixels to a CSS pixel
unit = lambda v: v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)
mix = lambda a, b, t: a + (b - a) * t
step = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))
rgb = lambda h: (np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) / 255) ** 2.2


def fbm(shape, cells, seed, octaves=6, gain=0.5):
    """Smooth noise over a grid, about -1..1; `cells` is the number of its largest waves along each axis."""
    r = np.random.default_rng(seed)
    total, weight = np.zeros(shape, np.float32), 0.0
    for k in range(octaves):
        a, b = (max(2, int(c * 2**k)) for c in cells)
        if a > shape[0] or b > shape[1]:
            break
        low = r.uniform(-1, 1, (a + 3, b + 3)).astype(np.float32)
        at = np.meshgrid(np.linspace(1, a + 1, shape[0]), np.linspace(1, b + 1, shape[1]), indexing="ij")
        total += map_coordinates(low, at, order=3, prefilter=False).astype(np.float32) * gain**k
        weight += gain**k * 0.5
    return total / weight


# ---------------------------------------------------------------- the ground, in metres: x to the right, z away from the eye
class Ground:
    def __init__(self, x0, z0, cell, heights, stone=None, base=None):
        self.x0, self.z0, self.cell, self.h = x0, z0, cell, heights.astype(np.float32)
        self.stone = stone if stone is not None else np.zeros_like(self.h)  # 1 where a mason has laid it, above base
        self.base = base if base is not None else self.h
        gz, gx = np.gradient(self.h, cell)
        self.n = unit(np.stack([-gx, np.ones_like(gx), -gz], -1))

    def read(self, layer, x, z, outside=0.0):
        return map_coordinates(layer, [(z - self.z0) / self.cell, (x - self.x0) / self.cell], order=1, mode="constant", cval=outside)


def fort_hill():
    """Flat top, two scarps of basalt with joints, scree with gullies; on its edge a wall, bastions and a gate."""
    cell, wide, deep = 1.25, 1700, 1300
    shape = (int(deep / cell), int(wide / cell))
    z, x = np.meshgrid(np.arange(shape[0]) * cell - deep / 2, np.arange(shape[1]) * cell - 720, indexing="ij")
    th = np.arctan2(z / 0.62, x)
    r = np.hypot(x, z / 0.62)
    around = lambda seed, waves: np.interp(th, np.linspace(-np.pi, np.pi, 4096), np.tile(fbm((8, 2048), (1, waves), seed, 6)[4], 2)[:4096])
    edge = 245 + 46 * np.cos(th * 2 + 0.5) + 30 * around(3, 5) + 9 * around(4, 30)
    s = (r - edge) * 0.86
    joint = around(6, 260) * 5 + fbm(shape, (40, 50), 7, 4) * 5
    gully = np.abs(around(8, 26)) * 1.0
    q = s + joint * step(-6, 12, s) + 16 * fbm(shape, (14, 18), 9, 4) * step(30, 120, s)
    H = np.interp(q, [-400, -60, 0, 9, 24, 44, 54, 84, 96, 130, 210, 330, 470, 700], [322, 312, 304, 236, 228, 220, 180, 168, 150, 128, 76, 30, -6, -60])
    H = H - 34 * gully * step(60, 170, s) * step(380, 200, s) + 7 * fbm(shape, (20, 26), 11, 5) * step(20, 90, s)
    H = H + np.where(s < 0, 3 * fbm(shape, (10, 14), 12, 4), 0)
    H = H * (1 + 0.035 * np.sin(th * 2 + 1.1) + 0.03 * around(14, 9) * step(260, 0, s))
    d = np.hypot((x + 62) / 98, (z - 30) / 62) + 0.16 * fbm(shape, (30, 40), 15, 5)
    H = H + np.interp(d, [0, 0.62, 0.7, 0.86, 1.2], [58, 52, 24, 15, 0]) * step(-12, -40, s)  # the citadel's knoll
    ground = H.copy()
    stone, base = np.zeros(shape), ground.copy()
    lap = np.unwrap(th, axis=1)
    merlon = lambda t: 1.7 * (np.sin(t) > -0.25)
    wall = np.abs(s + 7) < 2.6
    H = np.where(wall, H + 14 + merlon(lap * edge / 1.9), H)
    stone[wall] = 1
    for k, t in enumerate((-2.95, -2.66, -2.2, -1.96, -1.74, -1.62, -1.3, -1.12, -0.72, -0.52, -0.2)):
        at = np.argmin(np.abs(np.linspace(-np.pi, np.pi, 4096) - t))
        R = float(245 + 46 * np.cos(t * 2 + 0.5) + 30 * np.interp(t, np.linspace(-np.pi, np.pi, 4096), np.tile(fbm((8, 2048), (1, 5), 3, 6)[4], 2)) + 9 * np.interp(t, np.linspace(-np.pi, np.pi, 4096), np.tile(fbm((8, 2048), (1, 30), 4, 6)[4], 2))) - 5
        bx, bz = R * np.cos(t), R * np.sin(t) * 0.62
        gate = k in (4, 5)
        foot = float(ground[min(max(int((bz + deep / 2) / cell), 0), shape[0] - 1), int((bx + 720) / cell)]) - 4
        rad, high = (12, 31) if gate else (11.5, 23)
        d = np.hypot(x - bx, z - bz)
        a = np.arctan2(z - bz, x - bx)
        H = np.where(d < rad, np.maximum(H, foot + high + np.where(d > rad - 3, merlon(a * rad / 1.5), -1.5)), H)
        H = np.where((d >= rad) & (d < rad + 2.4), np.maximum(H, foot + high - (d - rad) * 11), H)  # tapers to the foot
        stone[d < rad + 2], base[d < rad + 2] = 1, foot
    for bx, bz, w, dd, high in ((-86, 24, 30, 14, 15), (-36, 30, 12, 12, 24), (96, 10, 26, 14, 15)):  # store, house, a temple
        box = (np.abs(x - bx) < w / 2) & (np.abs(z - bz) < dd / 2)
        roof = high - 10 * np.abs(z - bz) / dd if w > 15 else high - 1.6 * np.hypot(x - bx, z - bz)
        H = np.where(box, ground + roof, H)
        stone[box] = 1
    under = maximum_filter(np.where(stone > 0, base, 0), 7)  # beside a wall too: no stone on the cliff below it
    return H, stone, np.maximum(base, under), cell


def ranges():
    """Ridges 3 to 12 km away: ledges of basalt, some of them cut flat."""
    cell = 9.0
    shape = (int(11000 / cell), int(13000 / cell))
    z, x = np.meshgrid(np.arange(shape[0]) * cell + 2500, np.arange(shape[1]) * cell - 6500, indexing="ij")
    bulk = fbm(shape, (5, 5), 21, 7, 0.48)
    ridged = 1 - np.abs(fbm(shape, (7, 6), 22, 7, 0.5)) * 1.7
    H = 20 + 120 * bulk + 160 * ridged * (0.3 + z / 12000)
    for mx, mz, wide, high in ((-2300, 5200, 700, 640), (1500, 3700, 300, 235), (2150, 4900, 360, 420), (900, 5600, 420, 330), (2750, 6900, 520, 760), (1350, 8300, 560, 640), (300, 9600, 900, 840), (-1400, 11000, 1500, 1080), (4300, 9400, 1000, 1150), (2600, 11200, 700, 990)):
        d = np.hypot((x - mx) / 1.5, z - mz) / wide + 0.22 * fbm(shape, (22, 26), int(mx + 9000), 5)
        H = np.maximum(H, np.interp(d, [0, 0.5, 0.56, 0.75, 0.8, 1.2, 2.2], [high, high * 0.97, high * 0.74, high * 0.62, high * 0.5, high * 0.3, 0]))
    ledge = 62.0
    t = H / ledge
    H = mix(H, (np.floor(t) + step(0.55, 0.9, t - np.floor(t))) * ledge, 0.55)
    H = H + 16 * fbm(shape, (60, 70), 31, 5)
    H = H * step(2500, 3400, z) + step(3400, 2500, z) * 10
    return H - 30, cell


EYE = 3.2  # metres over the lake
h, stone, base, cell = fort_hill()
FORT_AT = (-215, 1500)
near = Ground(-720 + FORT_AT[0], FORT_AT[1] - 650, cell, h, stone, base)
h, cell = ranges()
far = Ground(-6500, 2500, cell, h)
print("ground ready", flush=True)


# ---------------------------------------------------------------- the eye: for each pixel the ground it meets
def look(ground, distances, w, high, focal, middle, horizon):
    """Depth of each pixel over a ground (0 where it misses): columns are marched once, rows are found in the outline so far."""
    cols = (np.arange(w) + 0.5 - middle) / focal
    X = distances[:, None] * cols[None]
    y = horizon - (ground.read(ground.h, X, np.broadcast_to(distances[:, None], X.shape), -99) - EYE) / distances[:, None] * focal
    top = np.minimum.accumulate(y, 0)
    depth = np.zeros((high, w))
    rows = np.arange(high) + 0.5
    for c in range(w):
        k = np.searchsorted(-top[:, c], -rows)  # first slice whose outline is above the row
        ok = k < len(distances)
        depth[ok, c] = distances[k[ok]]
    return depth, cols


def lit(ground, x, z, sun, reach, steps):
    """1 where the sun is seen from the ground, 0 where other ground hides it."""
    y = ground.read(ground.h, x, z) + 2
    clear = np.ones(x.shape)
    for k in range(1, steps + 1):
        t = reach * (k / steps) ** 1.6
        over = y + sun[1] * t - ground.read(ground.h, x + sun[0] * t, z + sun[2] * t, -999)
        clear = np.minimum(clear, np.clip(over / (0.05 * t + 1.5) + 0.5, 0, 1))
    return clear


def rock(ground, x, z, season):
    """Colour and normal of the ground: strata on steep faces, grass on ledges, laid stone."""
    n = np.stack([ground.read(ground.n[..., i], x, z) for i in range(3)], -1)
    y = ground.read(ground.h, x, z)
    r = np.random.default_rng(12).normal(size=x.shape)
    steep = step(0.84, 0.62, n[..., 1])[..., None]
    band = (0.5 + 0.28 * np.sin(y * 0.42) + 0.22 * np.sin(y * 0.93 + x * 0.01) + 0.12 * r)[..., None]
    cliff = mix(rgb("#3d322f"), rgb("#7b665a"), np.clip(band, 0, 1))
    grass = mix(rgb("#5b6b31"), rgb("#8b8344"), np.clip(0.5 + 0.35 * np.sin(x * 0.021 + z * 0.013) + 0.22 * r, 0, 1)[..., None]) if season == "green" else mix(rgb("#6b6134"), rgb("#a18a52"), np.clip(0.5 + 0.3 * r, 0, 1)[..., None])
    c = mix(grass, cliff, steep)
    laid = (ground.read(ground.stone, x, z) * step(-3, 0, y - ground.read(ground.base, x, z)))[..., None]
    return mix(c, mix(rgb("#9a8873"), rgb("#c4b197"), np.clip(0.5 + 0.3 * r, 0, 1)[..., None]), np.clip(laid, 0, 1)), n, y


def scene(w, high, focal, middle, horizon, mood, grounds):
    """Land and sky above the waterline, linear light."""
    px, py = np.meshgrid(np.arange(w) + 0.5, np.arange(high) + 0.5)
    ray = unit(np.stack([(px - middle) / focal, (horizon - py) / focal, np.ones_like(px)], -1))
    toward = np.clip((ray * mood["sun"]).sum(-1), -1, 1)
    image = mood["sky"](ray, toward)
    for ground, ds, reach in grounds:
        depth, cols = look(ground, ds, w, high, focal, middle, horizon)
        hit = (depth > 0) & (py < horizon)
        z = depth[hit]
        x = (cols[None] * depth)[hit]
        c, n, y = rock(ground, x, z, mood["season"])
        sun = mood["light"]
        direct = np.clip((n * sun).sum(-1), 0, 1) * lit(ground, x, z, sun, reach, 26)
        out = c * (direct[:, None] * mood["key"] + (0.55 + 0.45 * n[..., 1:2]) * mood["fill"])
        d = np.hypot(x, z)
        mist = 1 - np.exp(-d / mood["haze"] * (1 + mood["valley"] * np.exp(-np.maximum(y, 0) / 70)))
        image[hit] = mix(out, mood["air"](toward[hit]), mist[:, None])
    return image, toward


def waves(w, high, horizon, focal, seed):
    """Slope of the water at each pixel below the horizon: ripples shrink with distance."""
    px, py = np.meshgrid(np.arange(w) + 0.5, np.arange(high) + 0.5)
    d = EYE * focal / np.maximum(py - horizon, 0.6)
    x = (px - w / 2) / focal * d
    r = np.random.default_rng(seed)
    total = np.zeros((high, w))
    for k in range(26):
        length = 0.35 * 1.22**k
        a = r.normal(0, 0.5)
        kx, kz = np.sin(a) * 6.283 / length, np.cos(a) * 6.283 / length
        blur = np.exp(-((d * d / (EYE * focal) / length * 1.1) ** 2))  # a wave smaller than a pixel is not seen
        total += np.sin(kx * x + kz * d + r.uniform(0, 6.3) + 1.3 * np.sin(x * 0.31 / length + k)) * blur * length**0.25
    return total, d, x


def water(image, toward, horizon, focal, mood, seed, boat=None):
    """The lake mirrors what stands above it, broken by ripples; the sun lies on it as a path."""
    high, w = image.shape[:2]
    slope, d, x = waves(w, high, horizon, focal, seed)
    py, px = np.mgrid[0:high, 0:w] + 0.5
    calm = np.clip((py - horizon) / (high - horizon), 0, 1)
    lift = slope * mood["ripple"] * (0.35 + 1.6 * calm) * FINE
    source = image if boat is None else boat(image)
    at = np.clip(2 * horizon - py + lift * 3.2, 0, horizon - 1.5)
    side = px + slope * mood["ripple"] * calm * FINE * 2.2
    mirrored = np.stack([map_coordinates(source[..., i], [at - 0.5, side - 0.5], order=1, mode="nearest") for i in range(3)], -1)
    angle = EYE / np.hypot(d, EYE)
    fresnel = 0.06 + 0.94 * (1 - np.clip(angle - slope * 0.018, 0.02, 1)) ** 4.2
    out = mirrored * fresnel[..., None] + mood["deep"] * (1 - fresnel)[..., None] * (0.7 + 0.25 * np.clip(slope, -1, 1))[..., None]
    if mood["path"]:
        sx = mood["sun"][0] / mood["sun"][2] * focal + mood["middle"]
        spread = (7 + 34 * calm) * FINE
        glint = np.exp(-(((px - sx) / spread) ** 2)) * step(0.45, 1.7, slope + 0.9 * (1 - calm))
        out = out + glint[..., None] * np.array((2.6, 1.5, 0.62)) * mood["path"]
    out = np.where((py > horizon)[..., None], out, image)
    line = np.exp(-(((py - horizon) / (2.2 * FINE)) ** 2))[..., None] * 0.5
    return mix(out, mood["air"](toward), line * mood["shore"])


# ---------------------------------------------------------------- the boat: planks as surfaces of points
def hull():
    """Points, normals and colours of a wooden rowing boat 4.6 m long: shell outside and in, gunwale, thwarts, oars."""
    parts = []

    def surface(f, nu, nv, tint):
        u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")
        p = np.stack(f(u, v), -1)
        n = unit(np.cross(np.gradient(p, axis=0), np.gradient(p, axis=1)) + 1e-12)
        r = np.random.default_rng(len(parts)).normal(size=u.shape + (1,))
        plank = (0.8 + 0.2 * (np.abs((v * 5) % 1 - 0.5) < 0.45))[..., None]
        parts.append((p.reshape(-1, 3), n.reshape(-1, 3), (rgb(tint) * plank * (1 + 0.1 * gaussian_filter(r, (6, 0.6, 0)) * 3)).reshape(-1, 3)))

    half = lambda u: 0.74 * np.sin(np.pi * np.clip(u, 0, 1)) ** 0.62 * (1 - 0.1 * u)
    rim = lambda u: 0.46 + 0.34 * (2 * u - 1) ** 2 + 0.16 * np.clip(2 * u - 1, 0, 1) ** 3
    long_ = lambda u, v: (u - 0.5) * 4.6 + 0.22 * np.sign(u - 0.5) * (2 * u - 1) ** 4 * (v - 0.3)
    for side in (-1, 1):
        for inside in (0, 1):
            surface(lambda u, v, side=side, inside=inside: (long_(u, v), rim(u) * v**1.15 - 0.16 * (1 - v) + 0.04 * inside * (1 - v), side * (half(u) - 0.045 * inside) * v**0.42), 900 * FINE, 260 * FINE, "#3c6f7d" if not inside else "#8a6a48")
        surface(lambda u, v, side=side: (long_(u, 1) , rim(u) + 0.035 * np.sin(v * 6.283), side * (half(u) - 0.02) + 0.045 * np.cos(v * 6.283)), 1400 * FINE, 40 * FINE, "#d8b98a")
    for at, wide in ((0.24, 0.24), (0.5, 0.28), (0.74, 0.24)):
        surface(lambda u, v, at=at, wide=wide: ((at - 0.5) * 4.6 + (u - 0.5) * wide, 0.34 + 0 * u, (v * 2 - 1) * half(np.full_like(u, at)) * 0.84), 160 * FINE, 500 * FINE, "#b58f5e")
        surface(lambda u, v, at=at, wide=wide: ((at - 0.5) * 4.6 - wide / 2 + 0 * u, 0.34 - u * 0.05, (v * 2 - 1) * half(np.full_like(u, at)) * 0.84), 30 * FINE, 500 * FINE, "#8a6a48")
    for side, (ax, bx) in ((-1, (-0.9, 1.25)), (1, (-0.5, 1.7))):  # oars shipped, their blades over the bow
        surface(lambda u, v, side=side, ax=ax, bx=bx: (mix(ax, bx, u), 0.42 + 0.32 * u + 0.026 * np.sin(v * 6.283), side * (0.3 - 0.1 * u) + 0.026 * np.cos(v * 6.283)), 1200 * FINE, 30 * FINE, "#c9a26c")
        surface(lambda u, v, side=side, bx=bx: (bx + u * 0.6, 0.74 + 0.1 * u, side * 0.2 + (v - 0.5) * 0.2 * np.sin(np.pi * np.clip(0.15 + 0.8 * u, 0, 1)) ** 0.5), 300 * FINE, 120 * FINE, "#c9a26c")
    return [np.concatenate(v) for v in zip(*parts)]


BOAT = None


def with_boat(image, horizon, focal, middle, mood, place, turn, mirrored=False):
    """The boat over a picture (or, upside down, in what the water mirrors); returns the picture."""
    global BOAT
    BOAT = BOAT or hull()
    p, n, c = BOAT
    a = np.radians(turn)
    spin = np.array(((np.cos(a), 0, np.sin(a)), (0, 1, 0), (-np.sin(a), 0, np.cos(a))))
    p, n = p @ spin.T + np.array((place[0], 0, place[1])), n @ spin.T
    above = p[:, 1] > 0.0
    p, n, c = p[above], n[above], c[above]
    view = unit(np.array((0, EYE, 0)) - p)
    n = np.where((n * view).sum(-1, keepdims=True) < 0, -n, n)
    direct = np.clip((n * mood["light"]).sum(-1), 0, 1) + 0.6 * np.clip((n * mood["light"]).sum(-1) + 0.25, 0, 1) ** 2
    inner = 1 - 0.75 * step(0.35, 0.0, p[:, 1] - 0.05) * (c[:, 0] > c[:, 2])
    col = c * (direct[:, None] * mood["key"] * 0.75 + (0.5 + 0.5 * n[:, 1:2]) * mood["fill"] * 1.25 * inner[:, None])
    r = 2 * (n * view).sum(-1, keepdims=True) * n - view
    col = col + 0.05 * mood["air"](np.clip((r * mood["sun"]).sum(-1), -1, 1)) * step(0.0, 0.6, r[:, 1])[:, None]
    sx = p[:, 0] / p[:, 2] * focal + middle
    sy = horizon - ((-p[:, 1] if mirrored else p[:, 1]) - EYE) / p[:, 2] * focal
    if mirrored:
        sy = 2 * horizon - sy  # the water reads its mirror from above the horizon
    high, w = image.shape[:2]
    big = 2
    ok = (sx > 0) & (sx < w - 1) & (sy > 0) & (sy < high - 1)
    order = np.argsort(-p[ok, 2], kind="stable")
    cell = ((sy[ok] * big).astype(int) * w * big + (sx[ok] * big).astype(int))[order]
    layer, cover = np.zeros((high * w * big * big, 3)), np.zeros(high * w * big * big)
    layer[cell], cover[cell] = col[ok][order], 1
    cover = cover.reshape(high, big, w, big).mean((1, 3))[..., None]
    layer = layer.reshape(high, big, w, big, 3).mean((1, 3))
    return image * (1 - cover) + layer


# ---------------------------------------------------------------- three lights in which the pictures were taken
def grain(shape, seed, amount):
    return np.random.default_rng(seed).normal(size=shape + (1,)) * amount


def cloud(ray, seed, thin):
    """Streaks of cloud on a plane above the eye."""
    y = np.maximum(ray[..., 1], 0.02)
    n = fbm((700, 700), (6, 6), seed, 6)
    u, v = ray[..., 0] / y * 26 + 350, ray[..., 2] / y * thin % 690
    return map_coordinates(n, [v, np.clip(u, 1, 698)], order=1, mode="reflect")


def day(ray, toward):
    up = np.clip(ray[..., 1], 0, 1)[..., None]
    c = mix(rgb("#cfe3ee"), rgb("#4d93cf"), np.clip(up * 3.4, 0, 1) ** 0.7)
    return mix(c, rgb("#ffffff"), step(0.05, 0.7, cloud(ray, 41, 30))[..., None] * 0.85 * step(0.02, 0.14, up))


def grey(ray, toward):
    up = np.clip(ray[..., 1], 0, 1)[..., None]
    return mix(rgb("#dfe3e4"), rgb("#b4bcc1"), np.clip(up * 3, 0, 1)) * (1 + 0.1 * cloud(ray, 43, 30)[..., None])


SUN = unit(np.array((0.178, 0.118, 1.0)))


def dawn(ray, toward):
    up = np.clip(ray[..., 1], 0, 1)[..., None]
    c = mix(rgb("#f7b267"), rgb("#e07a5f"), step(0.02, 0.16, up))
    c = mix(c, rgb("#7d5287"), step(0.1, 0.24, up))
    c = mix(c, rgb("#26376f"), step(0.18, 0.42, up))
    streak = step(0.22, 0.85, cloud(ray, 47, 14))[..., None] * step(0.05, 0.16, up)
    c = mix(c, mix(rgb("#ffb27a"), rgb("#c9768a"), step(0.1, 0.34, up)) * 1.15, streak * 0.75)
    angle = np.arccos(np.clip(toward, -1, 1))[..., None]
    c = c + np.array((1.7, 0.98, 0.34)) * np.exp(-angle / 0.085) + np.array((0.5, 0.2, 0.05)) * np.exp(-angle / 0.32)
    return c + np.array((3.4, 2.7, 1.5)) * step(0.0225, 0.0185, angle)


def air_of(away, near_, hot):
    return lambda toward: mix(rgb(away), rgb(near_), (np.clip(toward, 0, 1) ** 14)[..., None]) + np.array((0.95, 0.5, 0.16)) * hot * (np.exp(-np.arccos(np.clip(toward, -1, 1)) / 0.12))[..., None]


FLAT = unit(np.array((-0.45, 0.8, -0.5)))
MOODS = {
    "day": dict(sun=FLAT, light=FLAT, key=np.array((1.9, 1.85, 1.7)), fill=np.array((0.42, 0.5, 0.62)), haze=15000, valley=0.3, sky=day, air=air_of("#b9d3e2", "#c6dbe6", 0), season="green", ripple=0.5, deep=rgb("#1f5560"), path=0, shore=0.4),
    "grey": dict(sun=FLAT, light=FLAT, key=np.array((0.5, 0.5, 0.5)), fill=np.array((0.85, 0.87, 0.9)), haze=9000, valley=0.4, sky=grey, air=air_of("#d3d8da", "#d3d8da", 0), season="dry", ripple=0.5, deep=rgb("#4d6163"), path=0, shore=0.3),
    "dawn": dict(sun=SUN, light=unit(np.array((0.78, 0.2, 0.42))), key=np.array((3.6, 1.75, 0.7)), fill=np.array((0.2, 0.17, 0.3)), haze=7200, valley=2.4, sky=dawn, air=air_of("#a2708f", "#f3a566", 0.5), season="dry", ripple=0.85, deep=rgb("#141b3a"), path=0.8, shore=0.8),
}


def film(c, exposure=1.0):
    c = np.clip(c * exposure * 0.75, 0, None)
    return np.clip(c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14), 0, 1) ** (1 / 2.2)


def save(image, name, exposure, seed, quality=90):
    a = film(gaussian_filter(image, (0.35, 0.35, 0)), exposure) + grain(image.shape[:2], seed, 0.009)
    Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype("uint8")).save(HERE / f"sahyadri-{name}.webp", quality=quality, method=6)
    print(name, flush=True)


steps_near = np.arange(850, 2150, 1.1)
steps_far = np.geomspace(2550, 13400, 1500)


def take(name, size, focal, middle, horizon, mood, grounds, boat=None, exposure=1.0, lake=True):
    w, high = size[0] * FINE, size[1] * FINE
    m = dict(MOODS[mood], middle=middle * FINE)
    focal, middle, horizon = focal * FINE, middle * FINE, horizon * FINE
    image, toward = scene(w, high, focal, middle, horizon, m, grounds)
    if lake:
        mirror = (lambda im: with_boat(im, horizon, focal, middle, m, *boat, mirrored=True)) if boat else None
        image = water(image, toward, horizon, focal, m, 5, mirror)
    if boat:
        image = with_boat(image, horizon, focal, middle, m, *boat)
    save(image, name, exposure, len(name))


B, A = (far, steps_far, 2600), (near, steps_near, 420)
take("dawn", (404, 446), 553, 202, 300, "dawn", [B, A], boat=((2.75, 16.5), 158))
take("hills", (196, 138), 640, -120, 150, "day", [B], lake=False)
take("fort", (196, 138), 640, 196, 196, "grey", [A], lake=False)
take("boat", (196, 138), 260, 98, 46, "grey", [B], boat=((0.15, 11.5), 158))
