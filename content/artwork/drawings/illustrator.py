"""Illustrator: a pen nib as a solid, in section, and in plan with the handles of its outline."""
import Part
from FreeCAD import Vector as V

from parts import box, moved, rod
from sheet import Sheet, polar

LONG, HALF, RADIUS, THICK = 100, 22, 30, 2.4  # length, half width, bend across, thickness
HOLE = 56  # breather hole from the heel


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
    s = Sheet("A pen nib: isometric, plan with the handles of its outline, and section A-A")
    part = nib()
    s.view(part, "iso", (54, 92), 4.6, soft=False)
    k = 3.0
    end = s.section([part], "right", (540, 116), 4.0, (40, 0, 0), (40, 0, 0))
    s.axis(end.at(0, 0, 4), end.at(0, 0, 12))
    s.width(end.at(40, -HALF + 2, 0), end.at(40, HALF - 2, 0), 150, "40")
    top = s.view(part, "top", (306, 338), k, hidden=False, soft=False)
    s.axis(top.at(0, 0, 0), top.at(LONG, 0, 0), 10)
    for x, y, dx, dy in ((22, 14, 12, 9), (56, HALF - 3, 17, -4), (LONG, 0.8, -20, 6)):  # the outline's anchor points and their handles
        spot, tip = top.at(x, y, 0), top.at(x + dx, y + dy, 0)
        s.line(spot, tip, cls="accent")
        s.arc(tip, 3, cls="accent")
        s.line(*[(spot[0] + i * 3, spot[1] + j * 3) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))], cls="accent", closed=True)
    hole = top.at(HOLE, 0, 0)
    s.leader(polar(hole, 4.2 * k, 225), polar(hole, 42, 225), "⌀8.4")
    x = top.at(40, 0, 0)[0]
    for y, foot in ((258, 9.5), (401, 11.5)):  # the ends of the cutting plane
        s.line((x, y), (x, y + 10))
        s.text(x + 12, y + foot, "A", "middle")
    s.text(540, 56, "A – A", "middle")
    return s
