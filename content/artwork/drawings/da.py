"""Data analytics: a histogram as machined bars, with the curve that fits it."""
import math

from parts import box, fused, rounded, upright
from sheet import Sheet

MEAN, SPREAD, PEAK = 0.0, 1.6, 92
COUNTS = (6, 15, 30, 62, 88, 94, 67, 36, 17, 5)  # measured: near the curve, not on it
BAR, DEEP, BASE = 15, 34, 7


def x_at(value):
    """Model x of a value: bars are one wide, the mean in the middle."""
    return (value + len(COUNTS) / 2) * BAR + 8


def curve(value):
    return BASE + PEAK * math.exp(-((value - MEAN) / SPREAD) ** 2 / 2)


def draw():
    s = Sheet("A histogram of ten bars with its normal curve: isometric, front view and plan")
    wide = len(COUNTS) * BAR + 16
    bars = [box(8 + n * BAR, 9, 0, BAR, DEEP, BASE + c) for n, c in enumerate(COUNTS)]
    part = fused(rounded(box(0, 0, 0, wide, DEEP + 18, BASE), 4, upright), *bars)
    iso = s.view(part, "iso", (22, 206), 2.16, soft=False)
    steps = [i / 6 for i in range(-30, 31)]
    s.curve([iso.at(x_at(v), 9, curve(v)) for v in steps[::3]], cls="accent")
    k = 1.46
    front = s.view(part, "front", (376, 190), k, hidden=False, soft=False)
    top = s.view(part, "top", (376, 312), k, hidden=False, soft=False)
    s.curve([front.at(x_at(v), 0, curve(v)) for v in steps[::3]], cls="accent")
    s.axis(front.at(x_at(0), 0, 0), front.at(x_at(0), 0, BASE + 96), 8)
    for side in (-1, 1):
        s.axis(front.at(x_at(side * SPREAD), 0, 0), front.at(x_at(side * SPREAD), 0, curve(SPREAD)), 6)
        s.width(front.at(x_at(min(0, side * SPREAD)), 0, -2), front.at(x_at(max(0, side * SPREAD)), 0, -2), 216, "σ")
    s.text(front.at(x_at(0), 0, 0)[0] + 8, 38, "μ")
    s.width(top.at(8, 0, 0), top.at(8 + BAR, 0, 0), 344, "1")
    return s
