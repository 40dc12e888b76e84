"""CATIA: a flanged hub with six ribs, counterbored bolt holes and a keyed bore (isometric, section A-A, plan)."""
import math

import Part
from FreeCAD import Vector as V

from parts import box, chamfered, circular_at, moved, prism, ring_of, rounded
from sheet import Sheet, polar


def hub():
    body = Part.makeCylinder(62, 14).fuse(Part.makeCylinder(29, 62)).removeSplitter()
    body = rounded(body, 7, circular_at(14, 29))
    body = chamfered(body, 2, lambda e: circular_at(62, 29)(e) or circular_at(14, 62)(e))
    rib = prism([(22, -3.5, 14), (56, -3.5, 14), (56, -3.5, 17), (29, -3.5, 50), (22, -3.5, 50)], (0, 7, 0))
    for each in ring_of(rib, 6, 30):
        body = body.fuse(each)
    bolt = Part.makeCylinder(5.5, 14).fuse(Part.makeCylinder(9, 14, V(0, 0, 7)))
    for each in ring_of(moved(bolt, 47), 6):
        body = body.cut(each)
    bore = Part.makeCylinder(16, 62).fuse(box(-5, 0, 0, 10, 19.3, 62))  # 10 JS9 keyway, 35.3 over the bore, as for a 32 shaft
    return body.cut(bore).removeSplitter()


def draw():
    s = Sheet("Flanged hub with ribs and keyway: isometric, section A-A and plan")
    part = hub()
    s.view(part, "iso", (186, 268), 2.66)
    k = 1.44
    front = s.section([part], "front", (492, 148), k)
    top = s.view(part, "top", (492, 290), k)
    centre = top.at(0, 0, 0)

    s.axis(front.at(0, 0, 0), front.at(0, 0, 62), 6)
    for x in (-47, 47):
        s.axis(front.at(x, 0, 0), front.at(x, 0, 14))
    s.arc(centre, 47 * k, cls="axis")
    s.axis(top.at(0, -62, 0), top.at(0, 62, 0))
    for a in range(0, 360, 60):  # bolt hole centres: a short radial stroke crosses the pitch circle
        s.axis(polar(centre, 38 * k, a), polar(centre, 56 * k, a), 0)
    s.plane_mark(top.at(-72, 0, 0), top.at(72, 0, 0), "A", 90)

    s.width(front.at(-62, 0, 2), front.at(62, 0, 2), 172, "⌀124")
    s.width(front.at(-29, 0, 60), front.at(29, 0, 60), 40, "⌀58 h7")
    s.height(front.at(62, 0, 0), front.at(29, 0, 62), 612, "62")
    s.height(front.at(-62, 0, 0), front.at(-60, 0, 14), 380, "14", side=-1)
    s.radius(centre, 16 * k, 257, "⌀32 H7", 72)
    s.leader(top.at(47 * math.cos(math.radians(60)), 47 * math.sin(math.radians(60)), 0), (572, 206), "6 × ⌀11")
    return s
