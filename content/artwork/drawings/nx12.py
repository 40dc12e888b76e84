"""NX: a radial impeller with backward-curved blades (section along the axis, axial view, isometric)."""
import math

import Part
from FreeCAD import Vector as V

from parts import rotated, turned
from sheet import Sheet, polar

RIM, BLADES, THICK, WRAP = 62, 6, 2.8, 60  # radius, number, blade thickness, the angle a blade sweeps


def arc_face(*corners):
    """A flat face in the xz plane from (r, z) corners; three numbers (r, z, bulge) bow the side that ends there."""
    edges = []
    for (r0, z0, *_), (r1, z1, *bulge) in zip(corners[-1:] + corners[:-1], corners):
        p, q = V(r0, 0, z0), V(r1, 0, z1)
        if bulge:
            mid = (p + q) / 2 + V(z1 - z0, 0, r0 - r1).normalize() * bulge[0]
            edges.append(Part.Arc(p, mid, q).toShape())
        else:
            edges.append(Part.makeLine(p, q))
    return Part.Face(Part.Wire(edges))


def revolved(face):
    return face.revolve(V(0, 0, 0), V(0, 0, 1), 360)


HUB = ((0, 0), (RIM, 0), (RIM, 5), (17, 46, -9.5), (17, 52), (0, 52))
BLADE = ((RIM, 5, 9.5), (RIM, 19), (37, 45, -5.5), (17, 46))  # the meridional outline of a blade


def blade():
    """A strip of constant thickness along a logarithmic spiral, cut to the blade's meridional outline."""
    spine = []
    for i in range(6):
        t = i / 5
        r = 14 + (RIM + 2 - 14) * t
        a = math.radians(-WRAP * t ** 1.2)
        spine.append((r, a))
    sides = [[V(r * math.cos(a + d / r), r * math.sin(a + d / r), -1) for r, a in spine] for d in (-THICK / 2, THICK / 2)]
    curves = []
    for pts in sides:
        c = Part.BSplineCurve()
        c.interpolate(pts)
        curves.append(c.toShape())
    wire = Part.Wire([curves[0], Part.makeLine(sides[0][-1], sides[1][-1]), curves[1], Part.makeLine(sides[1][0], sides[0][0])])
    room = revolved(arc_face((10, 2), (RIM, 2), (RIM, 19), (37, 45, -5.5), (10, 45)))
    return Part.Face(wire).extrude(V(0, 0, 60)).common(room)


def impeller():
    hub = revolved(arc_face(*HUB))
    one = blade()
    body = hub.fuse([rotated(one, 360 / BLADES * i + 12) for i in range(BLADES)])
    return rotated(body.cut(Part.makeCylinder(9, 60)).removeSplitter(), 150)  # the seam goes to the back


def draw():
    s = Sheet("Radial impeller: section along the axis, axial view and isometric")
    part = impeller()
    s.view(part, "iso", (448, 244), 2.62)
    k = 1.5
    front = s.section([(revolved(arc_face(*HUB)).cut(Part.makeCylinder(9, 60)), 45, 8)], "front", (138, 134), k,
                      whole=[rotated(arc_face(*BLADE).extrude(V(0, 1, 0)), turn) for turn in (0, 180)])  # blades are turned into the plane and not cut
    top = s.view(part, "top", (138, 296), k, soft=False)
    centre = top.at(0, 0, 0)
    s.axis(front.at(0, 0, 0), front.at(0, 0, 52), 6)
    s.cross(centre, RIM * k, 5)
    s.width(front.at(-17, 0, 52), front.at(17, 0, 52), 36, "⌀34")
    s.width(front.at(-RIM, 0, 0), front.at(RIM, 0, 0), 162, "⌀124")
    s.height(front.at(17, 0, 52), front.at(RIM, 0, 0), 256, "52")
    s.leader(polar(centre, 9 * k, 300), (226, 398), "⌀18 H7")
    return s
