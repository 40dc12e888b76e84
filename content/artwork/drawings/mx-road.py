"""MX Road: a roundabout and a T-junction on one road, cut out of the ground so that the layers of the road are seen.

Curves as in pieces/mx-road.py (IRC:65, 40 km/h): island R 33, circle 10.5 m wide, entries R 25, exits R 40, kerbs of the
T-junction R 12; traffic keeps left. Layers are drawn twelve times as thick as they are.
"""
import math

import numpy as np
import Part
from FreeCAD import Vector as V

from parts import box, fused, group, prism, rotated
from sheet import Sheet

ISLAND, RING, HALF, ENTRY, EXIT, SIDE, CORNER = 33.0, 10.5, 3.5, 25.0, 40.0, 118.0, 12.0
OUT = ISLAND + RING
LOW, HIGH, DEEP, GROUND = -64.0, 142.0, 62.0, 18.0  # the block along the main road, to both sides, and down
LAYERS = (("Surface", 2.4, 0.0), ("Base", 4.2, 2.0), ("Sub-base", 5.4, 4.0))  # name, thickness, how much wider


def fillet(radius):
    """The widening between an arm along +x (its side y > 0) and the circle, and its two tangent points."""
    y = HALF + radius
    x = math.sqrt((OUT + radius) ** 2 - y * y)
    k = OUT / (OUT + radius)
    t, q, c = V(x, HALF, 0), V(x * k, y * k, 0), V(x, y, 0)
    assert abs((q.Length - OUT)) < 1e-9 and abs((c - t).Length - radius) < 1e-9 and abs((c - q).Length - radius) < 1e-9
    middle = c + ((t + q) * 0.5 - c).normalize() * radius
    return Part.Face(Part.Wire([Part.makeLine(V(), t), Part.Arc(t, middle, q).toShape(), Part.makeLine(q, V())]))


def road(wider, z, thick):
    """A layer of the road from z down."""
    def up(face):
        return face.extrude(V(0, 0, -thick))

    w = HALF + wider
    parts = [box(LOW, -w, -thick, HIGH - LOW, 2 * w, thick), box(-w, -DEEP, -thick, 2 * w, 2 * DEEP, thick), box(SIDE - w, -DEEP, -thick, 2 * w, DEEP, thick)]
    parts.append(up(Part.Face(Part.Wire(Part.makeCircle(OUT + wider)))))
    if not wider:
        out, into = up(fillet(EXIT)), up(fillet(ENTRY).mirror(V(), V(1, -1, 0)))
        for n in range(4):  # leaving by the left of an arm, coming in by its other side
            parts += [rotated(out, 90 * n), rotated(into, 90 * n)]
        for sign in (-1, 1):  # kerbs of the side road
            corner = box(min(0, sign * CORNER), -CORNER, -thick, CORNER, CORNER, thick).cut(Part.makeCylinder(CORNER, thick, V(sign * CORNER, -CORNER, -thick)))
            corner.translate(V(SIDE + sign * HALF, -HALF, 0))
            parts.append(corner)
    solid = fused(*parts)
    solid.translate(V(0, 0, z))
    return solid.common(box(LOW, -DEEP, -50, HIGH - LOW, 2 * DEEP, 100)).removeSplitter()


def draw():
    s = Sheet("A roundabout with four arms and a T-junction on the same road, cut out of the ground so that the three layers of the road are seen: isometric")
    island = Part.makeCylinder(ISLAND, 2.2)
    assert OUT + 16 < min(-LOW, DEEP)  # they end on the block
    splitters = [rotated(prism([(OUT + 3, -1.9, 0), (OUT + 3, 1.9, 0), (OUT + 16, 0, 0)], (0, 0, 1.2)), 90 * n) for n in range(4)]
    layers, z = [], 0.0
    for _, thick, wider in LAYERS:
        layers.append(road(wider, z, thick))
        z -= thick
    ground = box(LOW, -DEEP, -GROUND, HIGH - LOW, 2 * DEEP, GROUND)
    for layer in layers:
        ground = ground.cut(layer)
    iso = s.view(group(ground, *layers, island, *splitters), "iso", (251, 151), 2.5, soft=False)
    first = len(ground.Faces)  # the road is darker than the ground
    surface = [first + n for n, f in enumerate(layers[0].Faces) if f.BoundBox.ZMin > -1e-6]
    for layer in range(4):
        s.tone(*iso.picture.rings(np.isin(iso.picture.face, surface)), layer=layer)
    # Lines of the carriageway.
    s.trace(iso, (OUT + 24, 0, 0.1), (HIGH, 0, 0.1))
    for a, b in (((LOW, 0), (-OUT - 24, 0)), ((0, OUT + 24), (0, DEEP)), ((0, -DEEP), (0, -OUT - 24)), ((SIDE, -DEEP), (SIDE, -HALF - 4))):
        s.trace(iso, (*a, 0.1), (*b, 0.1))
    # One way round: clockwise, as traffic that keeps left goes; from the south arm to the west one, in red.
    r = ISLAND + RING / 2
    for start in (20, 110, 200, 290):
        ends = [math.radians(start + 34 - 3.4 * n) for n in range(11)]
        points = [(r * math.cos(a), r * math.sin(a), 0.2) for a in ends]
        s.trace(iso, *points, cls="accent")
        a, tip = ends[-1], points[-1]
        back = lambda turn, by=7: (tip[0] - by * math.cos(a - math.pi / 2 + turn), tip[1] - by * math.sin(a - math.pi / 2 + turn), 0.2)
        s.trace(iso, back(0.5), tip, back(-0.5), cls="accent")
    depth = 0.0
    for n, (name, thick, _) in enumerate(LAYERS):
        s.leader(iso.at(HIGH, -2, depth - thick / 2), (534, 346 + 23 * n), name)
        depth -= thick
    s.leader(iso.at(-18, 8, 2.2), (150, 44), "Roundabout", dot=True)
    s.leader(iso.at(SIDE, 2, 0), (508, 96), "T-junction", dot=True)
    return s
