"""Basic computer: a keycap lifted off its switch, with the section through both."""
import Part

from parts import box, fused, group, moved, rod, rounded, upright
from sheet import Sheet


def frustum(low, high, height):
    """A square block that narrows from `low` to `high`, its corners rounded."""
    def ring(side, z):
        foot = next(f for f in rounded(box(-side / 2, -side / 2, z, side, side, 1), side * 0.14, upright).Faces if abs(f.CenterOfMass.z - z) < 1e-6)
        return Part.Wire(Part.__sortEdges__(foot.OuterWire.Edges))
    return Part.makeLoft([ring(low, 0), ring(high, height)], True, True)


def cap():
    body = frustum(18, 12.4, 9)
    body = body.cut(rod((0, -20, 32.6), (0, 20, 32.6), 25))  # the dish for the finger
    body = body.cut(moved(frustum(15.6, 11, 5.6), z=-0.001))
    stem = rod((0, 0, 1.4), (0, 0, 7), 2.75).cut(box(-2, -0.6, 0, 4, 1.2, 5)).cut(box(-0.6, -2, 0, 1.2, 4, 5))
    return body.fuse(stem)


def switch():
    """The switch: housing, collar and the cross that carries the cap."""
    body = moved(frustum(14.4, 10.6, 6.4))
    foot = rounded(box(-7.8, -7.8, -1.4, 15.6, 15.6, 1.4), 1, upright)
    cross = fused(box(-1.9, -0.55, 6, 3.8, 1.1, 4.2), box(-0.55, -1.9, 6, 1.1, 3.8, 4.2))
    return fused(body, foot, rod((0, 0, 6), (0, 0, 7), 3.4), cross)


def draw():
    s = Sheet("A keycap lifted off its key switch: isometric, section and plan")
    key, base = cap(), switch()
    plate = rounded(box(-12, -12, -4.4, 24, 24, 3), 1.5, upright)
    lift = 15
    iso = s.view(group(plate, base, moved(key, z=lift)), "iso", (186, 282), 8.6)
    s.trace(iso, (0, 0, 10.2), (0, 0, lift))
    k = 6.6
    down = moved(key, z=6)
    front = s.section([plate, down], "front", (500, 140), k, whole=[base])
    top = s.view(group(plate, base, down), "top", (500, 300), k, hidden=False)
    s.axis(front.at(0, 0, -4.4), front.at(0, 0, 14.4))
    s.cross(top.at(0, 0, 0), 12 * k)
    s.width(front.at(-6.2, 0, 15), front.at(6.2, 0, 15), 30, "12.4")
    s.height(front.at(9, 0, 6), front.at(6.2, 0, 15), 606, "9")
    s.width(top.at(-9, 0, 0), top.at(9, 0, 0), 404, "18")
    return s
