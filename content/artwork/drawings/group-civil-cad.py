"""Civil CAD, the group: an open-spandrel arch bridge across a valley (oblique view), and its elevation. A unit is .4 m."""
import math

import Part
from FreeCAD import Vector as V

from parts import box, fused, group, rod
from sheet import Sheet, seen_from, simplify

SPAN, RISE, TOP, THICK, WIDE, REACH = 150, 46, 62, 6, 34, 122
FRONT = -40  # where the block of ground is cut off
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
    sides = [box(-REACH, y, TOP, 2 * REACH, 3.6, 5) for y in (-WIDE / 2, WIDE / 2 - 3.6)]
    feet = [box(x, -WIDE / 2 + 1, -18, 20, WIDE - 2, 26) for x in (-90, 70)]
    return fused(ring, *posts, crown, deck, *sides, *feet)


def valley():
    """The ground's line across the valley, as an edge: a smooth curve through a few points, level at the ends."""
    half = [(30, -17), (62, -6), (80, 4), (90, 26), (98, 46), (108, TOP - 5.5)]
    points = [(-REACH, TOP - 5)] + [(-x, z) for x, z in reversed(half)] + [(0, -20)] + half + [(REACH, TOP - 5)]
    curve = Part.BSplineCurve()
    curve.interpolate([V(x, FRONT, z) for x, z in points])
    return curve.toShape()


def draw():
    s = Sheet("Arch bridge over a valley: oblique view and elevation")
    line = valley()
    corners = [V(REACH, FRONT, TOP - 5), V(REACH, FRONT, -34), V(-REACH, FRONT, -34), V(-REACH, FRONT, TOP - 5)]
    earth = Part.Face(Part.Wire([line, *Part.makePolygon(corners).Edges])).extrude(V(0, -2 * FRONT, 0))
    span = bridge()
    iso = s.view(group(earth.cut(span), span), seen_from(0.8, -1.5, 0.72), (246, 264), 1.86, soft=False)
    front = [iso.at(p) for p in line.discretize(Number=60)]
    s.hatch(front + [(x, y + 9) for x, y in reversed(front)], step=5)

    k = 0.82
    side = s.view(span, "front", (516, 92), k, hidden=False)
    s.line(*simplify([side.at(p) for p in line.discretize(Number=80)], 0.1), cls="soft")
    s.width(side.at(-SPAN / 2, 0, -18), side.at(SPAN / 2, 0, -18), 144, "60 m")
    return s
