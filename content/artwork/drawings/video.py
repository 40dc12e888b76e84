"""Video editing: a camera, and its lens in section with the ray that makes the picture."""
import math

import Part
from FreeCAD import Vector as V

from parts import box, group, laid, moved, rod, rounded, turned
from sheet import Sheet


def glass(front, radius1, back, radius2, rim):
    """A lens element on z from its apexes (front is the far end) and the radii of its faces, positive when bulging outwards."""
    def surface(apex, r, way):
        sag = lambda x: apex - way * math.copysign(abs(r) - math.sqrt(r * r - x * x), r)  # noqa: E731
        return Part.Arc(*[V(x, 0, sag(x)) for x in (0, rim / 2, rim)]).toShape(), V(0, 0, apex), V(rim, 0, sag(rim))
    (one, a, b), (two, c, d) = surface(front, radius1, 1), surface(back, radius2, -1)
    return Part.Face(Part.Wire(Part.__sortEdges__([one, Part.makeLine(b, d), two, Part.makeLine(c, a)]))).revolve(V(0, 0, 0), V(0, 0, 1), 360)


def barrel():
    """The lens tube from its mount (z = 0) to its hood, with seats for the two elements."""
    return turned([(20, 0), (24, 0), (24, 6), (29, 6), (29, 26), (32, 28), (32, 44), (29, 46), (36, 56), (36, 84),
                   (33, 84), (33, 68), (30, 66), (30, 50), (27, 48), (23, 44), (23, 20), (20, 18)])


def lens():
    """Tube, front and rear element, along z."""
    return [barrel(), glass(64, 62, 52, -160, 30), glass(38, -90, 25, 48, 23)]


def camera():
    """The body, its lens mount at the origin and its lens looking towards -y."""
    body = rounded(box(-52, 0, -38, 96, 66, 76), 8, lambda e: abs(e.BoundBox.YLength - 66) < 1e-6)
    body = body.fuse(rod((0, 0, 0), (0, -6, 0), 31))
    grip = rounded(box(-40, 8, 52, 66, 12, 10), 4.9, lambda e: abs(e.BoundBox.YLength - 12) < 1e-6)
    body = body.fuse([grip, box(-36, 8, 36, 10, 12, 20), box(12, 8, 36, 10, 12, 20)])
    return body.fuse(rounded(box(44, 10, -24, 12, 40, 48), 4, lambda e: abs(e.BoundBox.YLength - 40) < 1e-6 and e.CenterOfMass.x > 50)).removeSplitter()


def draw():
    s = Sheet("A video camera, and its lens in section with the rays through it")
    parts = [moved(laid(p, (0, -1, 0)), y=-6) for p in lens()]
    s.view(group(camera(), *parts), "iso", (196, 206), 2.15, soft=False)
    k = 1.86
    side = s.section([laid(p, (1, 0, 0)) for p in lens()], "front", (444, 214), k)
    s.axis(side.at(-22, 0, 0), side.at(84, 0, 0), 10)
    sensor = -17
    for y in (-20, 20):  # parallel light, bent at each element to the focus on the sensor
        s.line(side.at(96, 0, y), side.at(58, 0, y), side.at(31, 0, y * 0.62), side.at(sensor, 0, 0), cls="accent")
    s.line(side.at(sensor, 0, -15), side.at(sensor, 0, 15))
    s.width(side.at(sensor, 0, 15), side.at(58, 0, 33), 116, "f = 75")
    s.width(side.at(0, 0, -24), side.at(84, 0, -36), 316, "84")
    return s
