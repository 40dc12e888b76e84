"""A mango on a table at a window, traced ray by ray: its skin as it came, and the same light on the skin retouched.

    /usr/bin/python3 content/artwork/pieces/photoshop/mango.py [--preview]

Writes mango-before.webp, mango-after.webp and mango-layers.webp (spots, dodge and burn, pores) beside this file.
Needs python3-numpy, python3-scipy, python3-pil. Random numbers have fixed seeds: the same picture each time.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom
from scipy.spatial import cKDTree

HERE = Path(__file__).resolve().parent
SCALE = 1 if "--preview" in sys.argv else 4  # twice the picture's pixels, so that edges are smooth
W, H = 616 * SCALE, 300 * SCALE
unit = lambda v: v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)
mix = lambda a, b, t: a + (b - a) * t
step = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))
light = lambda h: np.array([(lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)(int(h[i : i + 2], 16) / 255) for i in (1, 3, 5)])

# ---------------------------------------------------------------- the fruit: a smooth union of three ellipsoids, lying on its cheek
FLOOR = -1.0


def lump(p, at, radii):
    q = (p - np.array(at)) / np.array(radii)
    k0, k1 = np.linalg.norm(q, axis=-1), np.linalg.norm(q / np.array(radii), axis=-1)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


def smin(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return mix(b, a, h) - k * h * (1 - h)


def smax(a, b, k):
    return -smin(-a, -b, k)


def fruit(p):
    """Signed distance: the stalk is at the left and above, the beak at the right and below."""
    bent = p.copy()
    bent[..., 1] += 0.09 * p[..., 0] * p[..., 0]
    d = lump(bent, (-0.12, 0.0, 0), (1.36, 1.0, 0.92))
    d = smin(d, lump(bent, (-0.58, 0.16, 0.02), (0.93, 0.87, 0.88)), 0.3)
    d = smin(d, lump(bent, (0.86, -0.17, 0.02), (0.72, 0.6, 0.62)), 0.5)
    d = smin(d, lump(bent, (1.36, -0.19, 0.05), (0.26, 0.2, 0.26)), 0.22)
    d = smax(d, 0.52 - np.linalg.norm((bent - np.array((1.62, 0.72, 0.1))) / np.array((1, 0.9, 1.6)), axis=-1), 0.4)
    return smax(d, 0.16 - np.linalg.norm(bent - np.array(STALK) - np.array((-0.1, 0.06, 0)), axis=-1), 0.16)


STALK = (-1.44, 0.46, 0.08)


def normal(p, f=fruit, e=2e-3):
    return unit(np.stack([f(p + d) - f(p - d) for d in np.eye(3) * e], -1))


def march(o, d, far=16, steps=70):
    t = np.zeros(o.shape[:-1])
    live = np.ones(t.shape, bool)
    for _ in range(steps):
        r = fruit(o[live] + d[live] * t[live][:, None])
        t[live] += r * 0.8
        keep = (r > 7e-4) & (t[live] < far)
        at = np.flatnonzero(live)
        live[at[~keep]] = False
        if not live.any():
            break
    return t, t < far


# ---------------------------------------------------------------- noise
def noise(p, seed):
    """Value noise in space, -1..1."""
    i = np.floor(p).astype(np.int64)
    f = p - i
    f = f * f * (3 - 2 * f)
    total = 0
    for c in np.ndindex(2, 2, 2):
        q = i + np.array(c)
        h = (q[..., 0] * 374761393 + q[..., 1] * 668265263 + q[..., 2] * 2147483647 + seed * 144269) & 0xFFFFFFFF
        h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
        h = (h ^ (h >> 16)) & 0xFFFF
        w = np.prod([f[..., k] if c[k] else 1 - f[..., k] for k in range(3)], axis=0)
        total = total + w * (h / 32767.5 - 1)
    return total


def fbm(p, seed, octaves=4):
    return sum(noise(p * 2.03**k, seed + k) / 2**k for k in range(octaves)) / 1.6


# ---------------------------------------------------------------- camera and window
EYE, AIM = np.array((0.1, 1.75, 9.2)), np.array((0.0, 0.1, 0))
ahead = unit(AIM - EYE)
right = unit(np.cross(ahead, (0, 1, 0)))
above = np.cross(right, ahead)
x, y = np.meshgrid((np.arange(W) + 0.5) / W - 0.5, 0.5 - (np.arange(H) + 0.5) / H)
FIELD = 0.575
rays = unit(ahead + right * (x * FIELD)[..., None] + above * (y * FIELD * H / W)[..., None]).reshape(-1, 3)
eyes = np.broadcast_to(EYE, rays.shape)
WINDOW = np.array((-4.6, 4.4, 3.4))  # its middle
to = unit(-WINDOW)
wx = unit(np.cross(to, (0, 1, 0)))
wy = np.cross(wx, to)
HALF = (1.5, 1.9)
rng = np.random.default_rng(5)

t, hit = march(eyes, rays)
P = eyes + rays * t[:, None]
skin = np.flatnonzero(hit)
S = P[skin]
N0 = normal(S)

# ---------------------------------------------------------------- what the skin shows: pores everywhere, blemishes where a list says
dirs = unit(rng.normal(size=(5200, 3)))
o = dirs * 3.2 + np.array((-0.1, 0, 0))
tt, ok = march(o, -dirs, 6)
pores = (o - dirs * tt[:, None])[ok]
keep = rng.random(len(pores)) < 0.35 + 0.4 * step(-1.2, 1.4, pores[:, 0])
pores = pores[keep]
size = rng.uniform(0.006, 0.0125, len(pores))
tree = cKDTree(pores)
near, which = tree.query(S)
pore = 1 - step(0.45, 1.0, near / size[which])
heart = 1 - step(0.2, 0.5, near / size[which])

# Spots of soot and scab: (x, y on the near side, radius, depth).
SPOTS = [(-1.02, 0.3, 0.1, 1), (-0.93, 0.13, 0.036, 0.9), (-0.84, 0.24, 0.024, 0.8), (-1.16, -0.14, 0.06, 0.8), (-0.72, 0.52, 0.03, 0.8), (-0.62, -0.32, 0.085, 1), (-0.5, -0.2, 0.03, 0.8), (-0.98, -0.46, 0.04, 0.9),
         (-0.34, 0.1, 0.022, 0.8), (-0.22, -0.04, 0.06, 0.9), (-0.14, 0.46, 0.045, 0.9), (-0.05, -0.5, 0.075, 1), (0.06, -0.4, 0.026, 0.8), (0.17, 0.1, 0.034, 0.8), (0.34, -0.16, 0.07, 0.9), (0.44, -0.06, 0.024, 0.8), (-0.2, -0.66, 0.035, 0.8),
         (0.46, 0.3, 0.05, 0.9), (0.7, -0.12, 0.075, 1), (0.8, -0.02, 0.026, 0.8), (0.62, -0.26, 0.022, 0.8), (0.9, -0.42, 0.05, 0.9), (1.1, -0.24, 0.035, 0.8), (-0.76, 0.02, 0.02, 0.7), (-0.4, 0.62, 0.03, 0.8), (-1.25, 0.16, 0.024, 0.7)]  # fmt: skip
where = np.array([(a, b) for a, b, *_ in SPOTS])
o = np.concatenate([where, np.full((len(where), 1), 4.0)], 1)
tt, ok = march(o, np.broadcast_to((0, 0, -1.0), o.shape))
assert ok.all(), "a spot lies beside the fruit"
scab, ring = np.zeros(len(S)), np.zeros(len(S))
rough = fbm(S * 22, 40, 3)
for q, (_, _, r, deep) in zip(o - np.array((0, 0, 1)) * tt[:, None], SPOTS):
    d = np.linalg.norm(S - q, axis=1) / r + 0.42 * rough
    scab = np.maximum(scab, deep * (1 - step(0.5, 0.95, d)))
    ring = np.maximum(ring, deep * (1 - step(0.7, 2.3, d)))
# A twig has rubbed a corky line over the cheek; sap has run from the stalk; one side is bruised.
run = np.linspace(0, 1, 90)
line = np.stack([-0.5 + 0.9 * run, 0.5 - 0.34 * run + 0.06 * np.sin(run * 9), np.full(90, 4.0)], 1)
tt, ok = march(line, np.broadcast_to((0, 0, -1.0), line.shape))
d, at = cKDTree((line - np.array((0, 0, 1)) * tt[:, None])[ok]).query(S)
scar = (1 - step(0.006, 0.03, d + 0.011 * rough + 0.01 * noise(S * 60, 3))) * step(-0.7, 0.2, noise(S * 13, 8))
sap = np.zeros(len(S))
for a, b, wide in (((-1.3, 0.62), (-0.92, 0.16), 0.02), ((-1.34, 0.5), (-1.2, -0.3), 0.026), ((-1.2, 0.68), (-0.62, 0.62), 0.016)):
    line = np.stack([np.linspace(a[0], b[0], 60), np.linspace(a[1], b[1], 60), np.full(60, 4.0)], 1)
    tt, ok = march(line, np.broadcast_to((0, 0, -1.0), line.shape))
    d, at = cKDTree((line - np.array((0, 0, 1)) * tt[:, None])[ok]).query(S)
    sap = np.maximum(sap, (1 - step(0.3, 1.1, d / (wide * (1.25 - at / 75)) + 0.4 * noise(S * 16, 21))) * 0.8)
bruise = np.exp(-(np.linalg.norm((S - np.array((0.62, -0.3, 0.7))) / np.array((0.34, 0.22, 0.4)), axis=1) ** 2) * 1.2) + 0.8 * np.exp(-(np.linalg.norm((S - np.array((-0.95, -0.28, 0.72))) / np.array((0.26, 0.2, 0.4)), axis=1) ** 2) * 1.2)
blotch = step(-0.1, 0.7, fbm(S * 2.3 + 7, 60, 3))


def albedo(retouched):
    """Linear colour of the skin."""
    ripe = step(-1.3, 1.3, S[:, 0] + 0.5 * fbm(S * 1.1, 2, 3) - 0.3 * S[:, 1])[:, None]
    c = mix(light("#e27f10"), light("#eb9d16"), ripe)
    blush = step(0.1, 1.0, 0.62 * S[:, 1] - 0.5 * S[:, 0] - 0.1 + 0.4 * fbm(S * 1.6, 11, 4))[:, None]
    c = mix(c, light("#c2330f"), 0.8 * blush)
    green = step(0.75, 1.5, S[:, 0] - 0.5 * S[:, 1] + 0.24 * fbm(S * 2, 31, 3))[:, None]
    c = mix(c, light("#b9a632"), 0.5 * green)
    c = c * (1 + 0.08 * fbm(S * 5, 17, 4)[:, None] + 0.05 * noise(S * 60, 90)[:, None])
    c = mix(c, light("#f6c25c"), (0.5 * pore)[:, None])
    c = mix(c, light("#a8601c"), (0.35 * heart * (which % 3 == 0))[:, None])
    if retouched:
        return c
    c = mix(c, c * np.array((0.72, 0.66, 0.8)), (0.55 * blotch)[:, None])
    c = mix(c, light("#6d3a14"), np.clip(0.62 * bruise, 0, 0.75)[:, None])
    c = mix(c, light("#7a3b10"), (0.62 * ring)[:, None])
    c = mix(c, light("#2a160a"), (0.92 * scab)[:, None])
    c = mix(c, light("#3a2110"), (0.85 * sap)[:, None])
    return mix(c, light("#b89066"), (0.85 * scar)[:, None])


def bumped(retouched):
    """Normals with the grain of the skin: the pores are dents, and stay."""
    e = 0.004
    relief = lambda q: 0.0012 * noise(q * 75, 51) + 0.0022 * noise(q * 34, 52) + (0 if retouched else 0.02 * noise(q * 5.5, 77))
    g = np.stack([(relief(S + d) - relief(S - d)) / (2 * e) for d in np.eye(3) * e], -1)
    away = (S - pores[which]) / np.maximum(near, 1e-6)[:, None]
    g = g - away * (0.16 * np.exp(-(((near / size[which]) - 0.75) ** 2) * 9))[:, None]
    if not retouched:
        g = g + 0.25 * np.stack([noise(S * 40, 61), noise(S * 40, 62), noise(S * 40, 63)], -1) * np.clip(scab + scar, 0, 1)[:, None]
    return unit(N0 - (g - N0 * (g * N0).sum(-1, keepdims=True)))


# ---------------------------------------------------------------- light
def shadow(points, samples):
    """Part of the window that points see, past the fruit."""
    seen = np.zeros(len(points))
    r = np.random.default_rng(9)
    for k in range(samples):
        u, v = r.random(len(points)), (k + r.random(len(points))) / samples
        goal = WINDOW + wx * ((u * 2 - 1) * HALF[0])[:, None] + wy * ((v * 2 - 1) * HALF[1])[:, None]
        d = unit(goal - points)
        s, free, live = np.full(len(points), 0.02), np.ones(len(points), bool), np.arange(len(points))
        for _ in range(26):
            f = fruit(points[live] + d[live] * s[live][:, None])
            s[live] += np.maximum(f, 0.02) * 0.95
            free[live[f < 2e-3]] = False
            live = live[(f >= 2e-3) & (s[live] < 5)]
            if not len(live):
                break
        seen += free
    return seen / samples


def pane(p, d, soft):
    """How bright the window is where a reflected ray meets it: four panes and a frame, out of focus by the gloss."""
    k = ((WINDOW - p) * to).sum(-1) / np.where(np.abs((d * to).sum(-1)) < 1e-4, 1e-4, (d * to).sum(-1))
    q = p + d * k[:, None] - WINDOW
    u, v = (q @ wx) / HALF[0], (q @ wy) / HALF[1]
    inside = (1 - step(1 - soft, 1 + soft, np.abs(u))) * (1 - step(1 - soft, 1 + soft, np.abs(v)))
    bars = np.minimum(step(0.02, 0.02 + soft, np.abs(u)), step(0.02, 0.02 + soft, np.abs(v)))
    return inside * (0.25 + 0.75 * bars) * (k > 0)


def shade(retouched):
    """Light that leaves the fruit towards the eye."""
    n, c = bumped(retouched), albedo(retouched)
    l = unit(WINDOW - S)
    cosine = (n * l).sum(-1)
    flat = (N0 * l).sum(-1)
    key = np.array((1.0, 0.965, 0.9)) * 2.7
    wrapped = np.stack([np.clip((0.45 * cosine + 0.55 * flat + w) / (1 + w), 0, None) ** 1.15 for w in (0.2, 0.1, 0.05)], -1)
    up = n[:, 1] * 0.5 + 0.5
    gap = step(FLOOR, FLOOR + 1.1, S[:, 1])
    sky = np.array((0.23, 0.27, 0.32)) * (0.25 + 0.75 * up)[:, None] * (0.35 + 0.65 * gap)[:, None]
    back = np.array((0.35, 0.2, 0.09)) * (np.clip(-n[:, 1], 0, 1) * step(-0.6, 0.9, S[:, 0]) * (0.3 + 0.7 * gap))[:, None]
    rim = np.array((0.3, 0.34, 0.4)) * (np.clip(n @ unit(np.array((1.0, 0.25, -0.55))), 0, 1) ** 1.5 * 1.1)[:, None]
    view = -rays[skin]
    reflect = 2 * (n * view).sum(-1, keepdims=True) * n - view
    fresnel = 0.035 + 0.6 * (1 - np.clip((n * view).sum(-1), 0, 1)) ** 5
    gloss = (pane(S, reflect, 0.3) * 6.5 + 0.5 * pane(S, reflect, 0.9) * 3 + 0.28 * step(-0.1, 0.9, reflect[:, 1])) * fresnel
    gloss = gloss * (1 - (0 if retouched else 0.85) * np.clip(scab + scar + 0.5 * sap, 0, 1))
    return c * (key * wrapped * lit[:, None] + sky + back + rim) + gloss[:, None] * np.array((1, 0.99, 0.96))


lit = 0.08 + 0.92 * shadow(S + N0 * 0.015, 6)

# ---------------------------------------------------------------- table and wall
k = (FLOOR - EYE[1]) / np.minimum(rays[:, 1], -1e-4)
G = eyes + rays * k[:, None]
EDGE = -3.4  # the table's far edge; behind it a wall out of focus
table = (G[:, 2] > EDGE) & (rays[:, 1] < 0)
room = np.zeros((W * H, 3))
grain = fbm(np.stack([G[:, 0] * 0.9, G[:, 2] * 7, G[:, 0] * 0], -1), 70, 5)
ground = mix(light("#274247"), light("#3a5a5d"), np.clip(0.5 + 0.5 * grain, 0, 1)[:, None]) * (1 + 0.1 * noise(np.stack([G[:, 0] * 30, G[:, 2] * 60, G[:, 0] * 0], -1), 71))[:, None]
small = np.zeros((H, W))
rows = np.arange(0, W * H).reshape(H, W)[:: 2 * SCALE, :: 2 * SCALE]
pts = G[rows.ravel()]
ok = table[rows.ravel()] & (np.abs(pts[:, 0]) < 8)
dim = np.ones(len(pts))
dim[ok] = shadow(pts[ok] + np.array((0, 0.004, 0)), 20)
coarse = gaussian_filter(dim.reshape(rows.shape), 0.7)
whole = np.clip(zoom(coarse, (H / rows.shape[0], W / rows.shape[1]), order=1), 0, 1).ravel()
lw = unit(WINDOW - G)
fall = np.clip(lw[:, 1], 0, 1) * (6.2 / np.maximum(np.linalg.norm(WINDOW - G, axis=1), 1)) ** 2
under = np.exp(-np.maximum(fruit(np.clip(G, -4, 4)), 0) * 2.4)
ground_light = (np.array((1.0, 0.965, 0.9)) * (3.3 * fall * whole)[:, None] + np.array((0.2, 0.25, 0.3)) * (1 - 0.85 * under)[:, None] + np.array((0.5, 0.24, 0.03)) * (0.35 * under * whole)[:, None])
wall = light("#5f7f7c") * (0.34 + 0.75 * np.exp(-(((x.ravel() + 0.2) / 0.42) ** 2)))[:, None] * (0.8 + 0.4 * y.ravel())[:, None]
horizon = step(EDGE - 0.9, EDGE + 0.9, np.where(rays[:, 1] < 0, G[:, 2], -99))[:, None]
room = mix(wall, ground * ground_light, horizon)


# ---------------------------------------------------------------- stalk and two leaves, as surfaces made of points
def spread(points, normals, colours, gloss):
    """Splat lit points over the room, nearest first; returns colour and cover at full size."""
    rel = points - EYE
    depth = rel @ ahead
    px = ((rel @ right) / depth / FIELD + 0.5) * W
    py = (0.5 - (rel @ above) / depth / (FIELD * H / W)) * H
    ok = (px >= 0) & (px < W) & (py >= 0) & (py < H)
    view = unit(EYE - points)
    n = np.where((normals * view).sum(-1, keepdims=True) < 0, -normals, normals)
    l = unit(WINDOW - points)
    r = 2 * (n * view).sum(-1, keepdims=True) * n - view
    col = colours * (np.clip((n * l).sum(-1), 0, 1)[:, None] * 3.0 + (0.16 + 0.16 * n[:, 1:2]) + 0.35 * np.clip((-n * l).sum(-1), 0, 1)[:, None] * np.array((0.9, 1.2, 0.2)))
    col = col + (pane(points, r, 0.5) * gloss * 1.6 + gloss * 0.12 * step(0, 1, r[:, 1]))[:, None]
    order = np.argsort(-depth[ok], kind="stable")
    cell = (py[ok].astype(int) * W + px[ok].astype(int))[order]
    out, z = np.zeros((W * H, 3)), np.full(W * H, 1e9)
    out[cell], z[cell] = col[ok][order], depth[ok][order]
    return out, z


def leaf(base, heading, length, wide, droop, roll):
    """A lance of a leaf: points, normals, colours. Veins leave the rib at an angle and are lighter."""
    m = 900 * SCALE
    u, v = np.meshgrid(np.linspace(0, 1, m), np.linspace(-1, 1, m // 2), indexing="ij")
    heading = unit(np.array(heading))
    side = unit(np.cross(heading, (0, 1, 0)))
    lift = np.cross(side, heading)
    side, lift = side * np.cos(roll) + lift * np.sin(roll), lift * np.cos(roll) - side * np.sin(roll)
    shape = np.sin(np.pi * np.clip(u, 0, 1) ** 0.8) ** 0.8 * (1 - 0.25 * u)
    fold = 0.32 * wide * shape * np.abs(v) ** 1.4 + 0.012 * np.sin(u * 46 + np.abs(v) * 5) * shape * np.abs(v)
    p = np.array(base) + heading * (u * length)[..., None] + side * (v * wide * shape)[..., None] + lift * (fold + 0.28 * length * u - droop * length * u * u)[..., None]
    n = unit(np.cross(np.gradient(p, axis=0), np.gradient(p, axis=1) + 1e-9))
    s = (u * 17 - np.abs(v) * 1.5 * shape) % 1
    vein = np.exp(-((np.minimum(s, 1 - s) / 0.07) ** 2)) * 0.5 * (1 - np.abs(v) ** 3)
    rib = np.exp(-((v * shape * wide / 0.014) ** 2))
    c = mix(light("#2c5a22"), light("#4f7f2c"), (0.5 + 0.5 * np.sin(u * 3 + v))[..., None])
    c = mix(c, light("#a9bf62"), np.clip(0.7 * vein + rib, 0, 1)[..., None])
    return p.reshape(-1, 3), n.reshape(-1, 3), c.reshape(-1, 3)


def tube(points, r0, r1):
    p = np.array(points)
    s = np.linspace(0, 1, 500 * SCALE)
    path = np.stack([np.interp(s, np.linspace(0, 1, len(p)), p[:, i]) for i in range(3)], -1)
    d = unit(np.gradient(path, axis=0))
    a = unit(np.cross(d, (0.2, 0.1, 1)))
    b = np.cross(d, a)
    th = np.linspace(0, 2 * np.pi, 160 * SCALE)
    n = a[:, None] * np.cos(th)[None, :, None] + b[:, None] * np.sin(th)[None, :, None]
    r = (r0 + (r1 - r0) * s) * (1 + 0.06 * np.sin(s * 60))
    pts = path[:, None] + n * r[:, None, None]
    c = np.broadcast_to(mix(light("#6b5a33"), light("#7f8a43"), s[:, None, None]), pts.shape)
    return pts.reshape(-1, 3), n.reshape(-1, 3), c.reshape(-1, 3)


knot = np.array(STALK) + np.array((-0.02, 0.02, 0))
bend = [knot + np.array(d) for d in ((0.1, -0.08, 0), (-0.02, 0.08, 0.01), (-0.1, 0.2, 0.02), (-0.16, 0.34, 0.0))]
parts = [tube(bend, 0.05, 0.058), leaf(bend[-1] - np.array((0.0, 0.03, 0)), (0.98, 0.1, -0.32), 2.35, 0.3, 0.3, 0.75), leaf(bend[-1] - np.array((0, 0.03, 0)), (-0.9, -0.16, 0.25), 1.25, 0.2, 0.55, 0.6)]
extra = [spread(p, n, c, g) for (p, n, c), g in zip(parts, (0.1, 0.3, 0.3))]
depth = np.where(hit, (P - EYE) @ ahead, 1e8)


def film(c):
    """Linear light on film: a soft shoulder, a deep toe."""
    c = np.clip(c * 0.8, 0, None)
    c = c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14)
    return np.clip(c, 0, 1) ** (1 / 2.2)


def picture(retouched):
    out = room.copy()
    out[skin] = shade(retouched)
    z = depth.copy()
    for col, far in extra:
        front = far < z
        out[front], z = col[front], np.minimum(z, far)
    out = film(out).reshape(H, W, 3)
    soft = gaussian_filter(out, (0.55 * SCALE / 2 + 0.2,) * 2 + (0,))
    r = np.random.default_rng(3).normal(size=(H, W, 1))
    return np.clip(soft + 0.005 * SCALE * gaussian_filter(r, (0.5, 0.5, 0)), 0, 1)


def halved(a):
    """The picture's own size: means over squares of samples."""
    k = max(1, SCALE // 2)
    return a.reshape(H // k, k, W // k, k, -1).mean((1, 3))


def on_picture(values):
    """Values of the skin as a picture."""
    full = np.zeros(W * H)
    full[skin] = values
    return halved(full.reshape(H, W, 1))[..., 0]


def save(a, name, quality=88):
    Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype("uint8").squeeze()).save(HERE / f"{name}.webp", quality=quality, method=6)


before, after = halved(picture(False)), halved(picture(True))
save(before, "mango-before")
save(after, "mango-after")
# The two layers of the retouch, taken from the two pictures: patches over what was healed, and on 50% grey what was
# made lighter or darker. Where nothing was healed the pixels of the first are those of the second, but for that grey.
patch = np.clip(gaussian_filter(on_picture(np.maximum(np.maximum(ring, scar), sap)), 3) * 3, 0, 1)
save(np.dstack([after, patch]), "mango-healed", 80)
inside = on_picture(np.ones(len(S)))
weight = inside * (1 - patch) + 1e-3
smooth = lambda a: gaussian_filter(a * weight, 9) / gaussian_filter(weight, 9)
save(0.5 + 3.2 * gaussian_filter(inside, 2) * smooth((after - before).mean(-1)), "mango-burn", 80)
