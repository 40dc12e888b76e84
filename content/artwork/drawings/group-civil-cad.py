"""Civil CAD, the group: an open-spandrel arch bridge across a valley (isometric), and its elevation."""
import math

from parts import box, fused, group, prism, rod
from sheet import Sheet

SPAN, RISE, TOP, THICK, WIDE, REACH = 150, 46, 62, 6, 34, 122
R = ((SPAN / 2) ** 2 + RISE ** 2) / (2 * RISE)  # of the arch's underside, springing at z = 0
SINK = R - RISE  # how far its centre lies below


def extrados(x):
    return math.sqrt((R + THICK) ** 2 - x * x) - SINK


def bridge():
    ring = rod((0, -WIDE / 2 + 3, -SINK), (0, WIDE / 2 - 3, -SINK), R + THICK).cut(rod((0, -WIDE, -SINK), (0, WIDE, -SINK), R))
    ring = ring.common(box(-SPAN / 2 - 2, -WIDE, -6, SPAN + 4, 2 * WIDE, 200))
    posts = [box(x - 2, -WIDE / 2 + 3, extrados(abs(x) + 2) - 1, 4, WIDE - 6, TOP - 5 - extrados(abs(x) + 2) + 1) for x in (-68, -51, -34, 34, 51, 68)]
    crown = box(-20, -WIDE / 2 + 3, extrados(20) - 1, 40, WIDE - 6, TOP - 5 - extrados(20) + 1)
    deck = box(-REACH, -WIDE / 2, TOP - 5, 2 * REACH, WIDE, 5)
    sides = [box(-REACH, y, TOP, 2 * REACH, 2, 5) for y in (-WIDE / 2, WIDE / 2 - 2)]
    return fused(ring, *posts, crown, deck, *sides)


def valley():
    half = [(0, -22), (46, -18), (66, -6), (78, -2), (86, 22), (98, 48), (104, TOP - 5), (REACH, TOP - 5)]
    line = [(-x, z) for x, z in reversed(half)] + half[1:]
    return line


def draw():
    s = Sheet("Arch bridge over a valley: isometric and elevation")
    line = valley()
    earth = prism([(x, -42, z) for x, z in line + [(REACH, -34), (-REACH, -34)]], (0, 84, 0))
    span = bridge()
    iso = s.view(group(earth.cut(span), span), "iso", (208, 216), 1.5)
    return s
