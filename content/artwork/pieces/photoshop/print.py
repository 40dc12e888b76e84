"""Ages the photograph of house.py as a print of 1962 ages, and prints it again mended.

    /usr/bin/python3 print.py HOUSE.png

Writes print-before.webp (with alpha: its corner is torn off) and print-after.webp beside this file, 624 x 816 pixels with a
white border of 24. Needs python3-numpy, python3-scipy, python3-pil; random numbers have fixed seeds.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates, zoom

HERE = Path(__file__).resolve().parent
W, H, BORDER = 624, 816, 24
mix = lambda a, b, t: a + (b - a) * t
step = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))
rgb = lambda h: np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) / 255
y, x = np.mgrid[0:H, 0:W].astype(float)


def fbm(cells, seed, octaves=5):
    r = np.random.default_rng(seed)
    total = np.zeros((H, W))
    for k in range(octaves):
        low = r.uniform(-1, 1, (int(cells * 1.31 * 2**k) + 4, int(cells * 2**k) + 4))
        at = np.meshgrid(np.linspace(1, low.shape[0] - 3, H), np.linspace(1, low.shape[1] - 3, W), indexing="ij")
        total += map_coordinates(low, at, order=3, prefilter=False) / 2**k
    return total


def toned(grey, dark, middle, pale):
    """Greys as the three tones of a print."""
    g = grey[..., None]
    return np.where(g < 0.5, mix(rgb(dark), rgb(middle), g * 2), mix(rgb(middle), rgb(pale), g * 2 - 1))


photo = np.asarray(Image.open(sys.argv[1]).convert("L")).astype(float) / 255
inner = (H - 2 * BORDER, W - 2 * BORDER)
photo = np.clip(zoom(photo, (inner[0] / photo.shape[0], inner[1] / photo.shape[1]), order=3), 0, 1)
photo = gaussian_filter(photo, 0.5)
low, high = np.percentile(photo, (0.6, 99.4))
photo = np.clip((photo - low) / (high - low), 0, 1) ** 0.92
silver = gaussian_filter(np.random.default_rng(1).normal(size=inner), 0.75) * 2.1
corner = np.hypot((np.mgrid[0 : inner[0], 0 : inner[1]][0] / inner[0] - 0.5), (np.mgrid[0 : inner[0], 0 : inner[1]][1] / inner[1] - 0.5))
photo = photo * (1 - 0.5 * np.clip(corner - 0.35, 0, 1)) + silver * 0.03 * (0.4 + np.sin(np.pi * photo))
inside = np.zeros((H, W), bool)
inside[BORDER:-BORDER, BORDER:-BORDER] = True


def sheet(grey, paper):
    """The picture with its border."""
    full = np.broadcast_to(rgb(paper), (H, W, 3)).copy()
    full[inside] = grey.reshape(-1, 3)
    return full


after = sheet(toned(photo, "#16110d", "#85776a", "#f6f0e4"), "#fbf7ee")
after = after * (1 + 0.006 * np.random.default_rng(4).normal(size=(H, W, 1)))

# ---------------------------------------------------------------- sixty years in a tin trunk
fade = 0.16 * step(-0.6, 1.0, (x / W - 0.2) + 0.2 * fbm(2, 8, 3))[BORDER:-BORDER, BORDER:-BORDER]
old = toned(np.clip(photo * 0.74 + 0.17 + fade * (1 - photo), 0, 1), "#3a2714", "#9d8058", "#ecdcb8")
before = sheet(old, "#e9dcc0")
before *= (1 + 0.035 * fbm(4, 20, 5) + 0.012 * np.random.default_rng(5).normal(size=(H, W)))[..., None]
damp = fbm(5, 31, 6)
edge = np.hypot((x - W * 1.02) / 260, (y - H * 0.93) / 210) + 0.16 * damp  # water rose from the lower right corner
tide = np.exp(-(((edge - 1) / 0.028) ** 2)) + 0.6 * np.exp(-(((edge - 0.8) / 0.022) ** 2))
before = mix(before, before * rgb("#c29055"), (0.5 * step(1.02, 0.9, edge))[..., None])
before = mix(before, rgb("#7a5227"), (0.55 * np.clip(tide, 0, 1))[..., None])
cup = np.abs(np.hypot(x - 452, y - 170) - 92 - 2.5 * fbm(3, 33, 3))
ring = (np.exp(-((cup / 3.2) ** 2)) + 0.35 * np.exp(-((cup / 9) ** 2))) * step(-1.0, 0.5, fbm(3, 34, 3) + 0.25)
before = mix(before, rgb("#80551f"), (0.5 * np.clip(ring, 0, 1))[..., None])
fox = np.random.default_rng(6)
for _ in range(46):  # foxing
    cx, cy, r = fox.uniform(0, W), fox.uniform(0, H), fox.uniform(1.2, 4.2)
    before = mix(before, rgb("#8a5a24"), (0.5 * np.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / r**2)))[..., None])


def crease(points, wide, seed):
    """A fold: the emulsion is broken along a hairline and flakes off beside it; one side is a little darker."""
    p = np.array(points, float)
    across = abs(p[-1][0] - p[0][0]) > abs(p[-1][1] - p[0][1])
    run, off = (x, y) if across else (y, x)
    k = 0 if across else 1
    line = np.interp(run, p[:, k], p[:, 1 - k]) + 2.2 * np.interp(run, np.arange(0, 900, 6), gaussian_filter(np.random.default_rng(seed).normal(size=150), 1) * 0.9)
    d = off - line
    flake = np.abs(d) < wide * (0.55 + 1.5 * np.clip(fbm(26, seed, 4), -0.3, 1.4))
    chip = (np.abs(d) < wide * 5) & (fbm(30, seed + 1, 3) > 1.12)
    shade = 0.2 * np.exp(-np.abs(d - 4) / 7) * (d > 0) - 0.1 * np.exp(-np.abs(d + 4) / 7) * (d < 0)
    return gaussian_filter((flake | chip).astype(float), 0.6), shade


for points, wide, seed in (([(0, 452), (200, 440), (420, 449), (624, 436)], 1.7, 41), ([(372, 0), (364, 300), (376, 560), (368, 816)], 1.3, 45)):
    bare, shade = crease(points, wide, seed)
    before = before * (1 - shade)[..., None]
    before = mix(before, rgb("#f7eedb"), bare[..., None])
r = np.random.default_rng(9)
for _ in range(34):  # scratches, fine and nearly upright
    cx, cy, length, lean = r.uniform(0, W), r.uniform(0, H), r.uniform(20, 190), r.normal(0, 0.12)
    d = np.abs(x - cx - lean * (y - cy) - 3 * np.sin((y - cy) / 60))
    along = step(0, 14, y - cy) * step(0, 14, cy + length - y)
    before = mix(before, rgb("#f5ead2"), (np.clip(1.1 - d, 0, 1) * along * r.uniform(0.35, 0.9))[..., None])

# The upper left corner is gone: paper tears in fibres, so the white core shows a few pixels beyond the picture's edge.
tear = lambda seed, amount: amount * (9 * fbm(3, 51, 3) + 5 * fbm(9, 52, 4) + 1.6 * fbm(60, seed, 3))
t = x / 236 + y / 262 + 0.1 * np.sin(x / 46 + 0.6) * np.exp(-(((x - 130) / 120) ** 2)) - 1
kept = t * 175 + tear(53, 1)
picture = t * 175 + tear(54, 1) - 7 - 3.5 * np.clip(fbm(12, 55, 3), -0.8, 2)
fibre = (kept > 0) & (picture < 0)
before = np.where(fibre[..., None], rgb("#fbf5e6") * (0.93 + 0.07 * np.clip(fbm(90, 56, 2), -1, 1))[..., None], before)
depth = distance_transform_edt(picture > 0)
before = before * (1 - 0.28 * np.exp(-depth / 2.2) * (picture > 0))[..., None]
rough = 1.1 * fbm(40, 61, 3)
worn = np.minimum(np.minimum(x, W - 1 - x), np.minimum(y, H - 1 - y))
round_ = np.hypot(np.maximum(14 - np.minimum(x, W - 1 - x), 0), np.maximum(14 - np.minimum(y, H - 1 - y), 0)) < 14
alpha = np.clip(gaussian_filter((kept > 0).astype(float), 0.7), 0, 1) * np.clip(worn + 0.8 + rough * 0.6, 0, 1) * gaussian_filter(round_.astype(float), 0.8)
nick = np.hypot((x - W) / 17, (y - 300) / 11) + 0.25 * fbm(14, 62, 3)
alpha = alpha * gaussian_filter((nick > 1).astype(float), 0.7)
before = np.where(((nick > 1) & (nick < 1.3))[..., None], rgb("#fbf5e6"), before)


def save(a, name):
    Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype("uint8")).save(HERE / f"{name}.webp", quality=88, alpha_quality=95, method=6)


save(np.dstack([before, alpha]), "print-before")
save(after, "print-after")
