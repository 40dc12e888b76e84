"""CATIA: a flanged hub with six ribs, counterbored bolt holes and a keyed bore, its edges red (pictorial view, section A-A, plan)."""
import math

import Part
from FreeCAD import Vector as V

from parts import box, chamfered, circular_at, moved, prism, ring_of, rotated, rounded
from sheet import Sheet, polar, seen_from

FLANGE, PITCH, BOSS, BORE = 75, 57, 30, 16  # radii
THICK, HIGH = 14, 48


def bore():
    return Part.makeCylinder(BORE, HIGH).fuse(box(-5, 0, 0, 10, 19.3, HIGH)).removeSplitter()  # 10 JS9 keyway, 35.3 over the bore, as for a 32 shaft


def hub():
    body = Part.makeCylinder(FLANGE, THICK).fuse(Part.makeCylinder(BOSS, HIGH)).removeSplitter()
    body = rounded(body, 6, circular_at(THICK, BOSS))
    body = chamfered(body, 2, lambda e: circular_at(HIGH, BOSS)(e) or circular_at(THICK, FLANGE)(e))
    rib = prism([(23, -3.5, THICK), (69, -3.5, THICK), (69, -3.5, 17), (BOSS, -3.5, 40), (23, -3.5, 40)], (0, 7, 0))
    for each in ring_of(rib, 6, 30):
        body = body.fuse(each)
    bolt = Part.makeCylinder(5.5, THICK).fuse(Part.makeCylinder(9, THICK, V(0, 0, 7)))
    for each in ring_of(moved(bolt, PITCH), 6):
        body = body.cut(each)
    return body.cut(bore()).removeSplitter()


def draw():
    s = Sheet("Flanged hub with ribs, its keyed bore in red: pictorial view, section A-A and plan")
    part, red = hub(), [bore()]
    # From rather low, so that the part is wide; turned until the keyway lies opposite the eye and its slot is seen whole.
    s.view(rotated(part, 45), seen_from(1, -1, 0.6), (186, 262), 2.24, accent=[rotated(red[0], 45)])
    k = 1.2
    front = s.section([part], "front", (494, 140), k)
    for x in (-BORE, BORE):
        s.line(front.at(x, 0, 0), front.at(x, 0, HIGH), cls="accent")
    top = s.view(part, "top", (494, 290), k, accent=red)
    centre = top.at(0, 0, 0)

    s.axis(front.at(0, 0, 0), front.at(0, 0, HIGH), 6)
    for x in (-PITCH, PITCH):
        s.axis(front.at(x, 0, 0), front.at(x, 0, THICK))
    s.arc(centre, PITCH * k, cls="axis")
    s.axis(top.at(0, -FLANGE, 0), top.at(0, FLANGE, 0))
    for a in range(0, 360, 60):  # bolt hole centres: a short radial stroke crosses the pitch circle
        s.axis(polar(centre, (PITCH - 9) * k, a), polar(centre, (PITCH + 9) * k, a), 0)
    s.plane_mark(top.at(-FLANGE - 11, 0, 0), top.at(FLANGE + 11, 0, 0), "A", 90)

    s.width(front.at(-FLANGE, 0, 2), front.at(FLANGE, 0, 2), 164, f"⌀{2 * FLANGE}")
    s.width(front.at(-BOSS, 0, HIGH - 2), front.at(BOSS, 0, HIGH - 2), 58, f"⌀{2 * BOSS} h7")
    s.height(front.at(FLANGE, 0, 0), front.at(BOSS, 0, HIGH), 612, str(HIGH))
    s.height(front.at(-FLANGE, 0, 0), front.at(-FLANGE + 2, 0, THICK), 382, str(THICK), side=-1)
    s.radius(centre, BORE * k, 257, f"⌀{2 * BORE} H7", 82, cls="accent")
    s.leader(top.at(PITCH * math.cos(math.radians(60)), PITCH * math.sin(math.radians(60)), 0), (574, 200), "6 × ⌀11")
    return s
