"""Data analytics: a histogram as machined bars, with the curve that fits it."""
import math

from parts import box, fused, rounded, upright
from sheet import Sheet

COUNTS = (6, 15, 30, 62, 88, 94, 67, 36, 17, 5)  # measured: near the curve, not on it
VALUES = [n + 0.5 - len(COUNTS) / 2 for n in range(len(COUNTS))]  # the middle of each bar
MEAN = sum(c * v for c, v in zip(COUNTS, VALUES)) / sum(COUNTS)
SPREAD = math.sqrt(sum(c * (v - MEAN) ** 2 for c, v in zip(COUNTS, VALUES)) / sum(COUNTS))
PEAK = sum(COUNTS) / SPREAD / math.sqrt(2 * math.pi)  # a normal curve over the same area as the bars
BAR, DEEP, BASE = 15, 34, 7


def x_at(value):
    """Model x of a value: bars are one wide, the mean in the middle."""
    return (value + len(COUNTS) / 2) * BAR + 8


def curve(value):
    return BASE + PEAK * math.exp(-((value - MEAN) / SPREAD) ** 2 / 2)


def draw():
    s = Sheet("A histogram of ten bars with the normal curve of its mean and spread: isometric, front view and plan")
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
    s.axis(front.at(x_at(MEAN), 0, 0), front.at(x_at(MEAN), 0, BASE + 96), 4)
    for side in (-1, 1):
        s.axis(front.at(x_at(MEAN + side * SPREAD), 0, 0), front.at(x_at(MEAN + side * SPREAD), 0, curve(MEAN + SPREAD)), 6)
        s.width(front.at(x_at(MEAN + min(0, side * SPREAD)), 0, -2), front.at(x_at(MEAN + max(0, side * SPREAD)), 0, -2), 216, "σ")
    s.text(front.at(x_at(MEAN), 0, 0)[0], 26, "μ", "middle")
    s.width(top.at(8, 0, 0), top.at(8 + BAR, 0, 0), 344, "1")
    return s
