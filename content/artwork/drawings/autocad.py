"""AutoCAD: a bearing bracket in three first-angle views (front, plan below, left view to the right) and an isometric."""
import Part
from FreeCAD import Vector as V

from parts import box, fused, prism, rod, rounded, upright
from sheet import Sheet


def bracket():
    base = rounded(box(-50, 0, 0, 100, 56, 14), 12, lambda e: upright(e) and e.CenterOfMass.y < 1)
    # The upright narrows towards the eye of the bearing, tangent to it.
    eye = V(0, 0, 66)
    side = 36.5, 14.0
    dx, dz = side[0], side[1] - eye.z
    far = (dx * dx + dz * dz) ** 0.5
    import math
    a = math.atan2(dz, dx) + math.acos(26 / far)
    touch = 26 * math.cos(a), eye.z + 26 * math.sin(a)
    web = prism([(-side[0], 40, side[1]), (side[0], 40, side[1]), (touch[0], 40, touch[1]), (-touch[0], 40, touch[1])], (0, 16, 0))
    boss = rod((0, 30, 66), (0, 56, 66), 26)
    rib = prism([(-6, 12, 14), (-6, 40, 14), (-6, 40, 42), (-6, 34, 42)], (12, 0, 0))
    body = fused(base, web, boss, rib)
    body = body.cut(rod((0, 0, 66), (0, 60, 66), 15))
    for x in (-36, 36):
        body = body.cut(rod((x, 18, 0), (x, 18, 14), 6.5))
    return body.removeSplitter()


def draw():
    s = Sheet("Bearing bracket: front view, plan, left view and isometric in first-angle projection")
    part, k = bracket(), 1.62
    front = s.view(part, "front", (118, 190), k)
    top = s.view(part, "top", (118, 330), k)
    left = s.view(part, "left", (338, 190), k)
    s.view(part, "iso", (450, 330), 2)
    return s
