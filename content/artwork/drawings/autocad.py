"""AutoCAD: a bearing bracket in three first-angle views (front, plan below, left view to the right) and an isometric."""
import math

from parts import box, fused, prism, rod, rounded, upright
from sheet import Sheet

AXIS, EYE, FOOT, THICK = 66, 26, 36.5, 14  # height of the bore, radius of its eye, half width of the web's foot, base


def bracket():
    base = rounded(box(-50, 0, 0, 100, 56, THICK), 12, lambda e: upright(e) and e.CenterOfMass.y < 1)
    # The web's sides run from its foot tangent to the eye.
    a = math.atan2(THICK - AXIS, FOOT) + math.acos(EYE / math.hypot(FOOT, AXIS - THICK))
    x, z = EYE * math.cos(a), AXIS + EYE * math.sin(a)
    web = prism([(-FOOT, 40, THICK), (FOOT, 40, THICK), (x, 40, z), (-x, 40, z)], (0, 16, 0))
    eye = rod((0, 28, AXIS), (0, 56, AXIS), EYE)
    rib = prism([(-6, 8, THICK), (-6, 40, THICK), (-6, 40, 41), (-6, 33, 41)], (12, 0, 0))
    body = fused(base, web, eye, rib).cut(rod((0, 0, AXIS), (0, 60, AXIS), 15))
    for at in (-36, 36):
        body = body.cut(rod((at, 20, 0), (at, 20, THICK), 6.5))
    return body.removeSplitter()


def draw():
    s = Sheet("Bearing bracket in first-angle projection: front view, plan, left view and isometric")
    part, k = bracket(), 1.5
    front = s.view(part, "front", (130, 184), k)
    top = s.view(part, "top", (130, 366), k)
    left = s.view(part, "left", (322, 184), k)
    s.view(part, "iso", (444, 330), 2.4)

    centre = front.at(0, 0, AXIS)
    s.cross(centre, EYE * k)
    s.axis(front.at(0, 0, AXIS - EYE), front.at(0, 0, 0))
    s.axis(left.at(0, 56, AXIS), left.at(0, 28, AXIS))
    s.axis(top.at(0, 0, 0), top.at(0, 56, 0))
    s.axis(left.at(0, 20, 0), left.at(0, 20, THICK))
    for at in (-36, 36):
        s.cross(top.at(at, 20, 0), 6.5 * k)
        s.axis(front.at(at, 0, 0), front.at(at, 0, THICK))

    s.radius(centre, 15 * k, 140, "⌀30 H7", 44)
    s.radius(centre, EYE * k, 38, "R26", 16)
    s.height(front.at(-50, 0, 0), front.at(-EYE, 0, AXIS), 36, "66")
    s.height(left.at(0, 0, 0), left.at(0, 0, THICK), 340, "14")
    s.width(left.at(0, 56, 0), left.at(0, 0, 0), 218, "56")
    s.width(front.at(-50, 0, 0), front.at(50, 0, 0), 218, "100")
    s.width(top.at(-36, 20, 0), top.at(36, 20, 0), 396, "72")
    s.leader(top.at(36 + 4.6, 20 + 4.6, 0), (240, 290), "2 × ⌀13")
    s.first_angle(296, 372)
    return s
