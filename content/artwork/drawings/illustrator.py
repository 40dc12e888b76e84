"""Illustrator: a pen nib, in plan and section, and as a solid."""
import math

import Part
from FreeCAD import Vector as V

from parts import box, group, moved, prism, rod
from sheet import Sheet

LONG, HALF, RADIUS, THICK = 100, 22, 30, 2.4  # length, half width, bend across, thickness
HOLE = 56  # breather hole from the heel


def outline():
    """Half the outline from heel to point as (x along, y across)."""
    pts = [(0, 14), (18, 14), (24, 15)]
    curve = Part.BSplineCurve()
    curve.interpolate([V(24, 15, 0), V(42, HALF - 1, 0), V(58, HALF - 3, 0), V(78, 11, 0), V(LONG, 0.8, 0)], InitialTangent=V(1, 0.3, 0), FinalTangent=V(1, -0.4, 0)) if False else curve.interpolate([V(24, 14, 0), V(40, HALF - 2, 0), V(56, HALF - 3, 0), V(76, 11, 0), V(LONG, 0.8, 0)])
    return curve


def blank():
    """The flat blank, tall enough to cut the bent sheet: outline, breather hole and slit."""
    edges = []
    for side in (1, -1):
        curve = Part.BSplineCurve()
        curve.interpolate([V(x, side * y, 0) for x, y in ((22, 14), (40, HALF - 2), (56, HALF - 3), (76, 11), (LONG, 0.8))])
        edges += [curve.toShape(), Part.makeLine(V(0, side * 14, 0), V(22, side * 14, 0))]
    edges += [Part.makeLine(V(0, -14, 0), V(0, 14, 0)), Part.makeLine(V(LONG, -0.8, 0), V(LONG, 0.8, 0))]
    body = Part.Face(Part.Wire(Part.__sortEdges__(edges))).extrude(V(0, 0, 60))
    return body.cut(rod((HOLE, 0, 0), (HOLE, 0, 60), 4.2)).cut(box(HOLE, -0.35, 0, LONG, 0.7, 60))


def nib():
    bent = rod((-1, 0, 0), (LONG + 1, 0, 0), RADIUS).cut(rod((-1, 0, 0), (LONG + 1, 0, 0), RADIUS - THICK))
    return moved(bent.common(blank()), 0, 0, 10 - RADIUS)


def draw():
    s = Sheet("A pen nib: pictorial view, plan, side view and section")
    part = nib()
    s.view(part, "iso", (70, 140), 3.3)
    k = 2.2
    front = s.view(part, "front", (396, 90), k, hidden=False)
    top = s.view(part, "top", (396, 190), k, hidden=False)
    s.axis(top.at(0, 0, 0), top.at(LONG, 0, 0), 8)
    return s
