"""Digital marketing: a dish that gathers parallel signals at its focus; section with the rays, and the parabola's dimensions."""
import Part
from FreeCAD import Vector as V

from parts import fused, group, laid, moved, ring_of, rod, turned
from sheet import Sheet

FOCUS, RIM, SKIN = 44, 72, 2.4  # y² = 4 f z
DEPTH = RIM ** 2 / 4 / FOCUS


def dish():
    """A skin of even depth between two parabolas."""
    def parabola(drop):
        curve = Part.BSplineCurve()
        curve.interpolate([V(r, 0, r * r / 4 / FOCUS - drop) for r in (RIM * i / 8 for i in range(9))], InitialTangent=V(1, 0, 0), FinalTangent=V(1, 0, RIM / 2 / FOCUS))
        return curve.toShape()
    rim = [V(RIM, 0, DEPTH), V(RIM + 2, 0, DEPTH), V(RIM + 2, 0, DEPTH - SKIN), V(RIM, 0, DEPTH - SKIN)]
    edges = [parabola(0), parabola(SKIN), Part.makeLine(V(0, 0, 0), V(0, 0, -SKIN))] + [Part.makeLine(p, q) for p, q in zip(rim, rim[1:])]
    return Part.Face(Part.Wire(Part.__sortEdges__(edges))).revolve(V(0, 0, 0), V(0, 0, 1), 360)


def mount():
    """Hub behind the dish, and the feed at the focus."""
    return fused(turned([(0, -3), (16, -3), (16, -10), (9, -16), (9, -26), (0, -26)]))


def feed():
    return turned([(0, FOCUS - 3), (5, FOCUS - 3), (8, FOCUS + 4), (8, FOCUS + 16), (0, FOCUS + 16)])


def struts():
    return ring_of(rod((RIM - 4, 0, DEPTH - 4), (7, 0, FOCUS + 8), 1.2), 3, 90)


def draw():
    s = Sheet("A dish antenna on its mast, and its section with parallel signals meeting at the focus")
    look = (0.55, -0.62, 0.56)
    parts = [laid(p, look) for p in (dish(), mount(), feed(), *struts())]
    mast = fused(rod((-9, 10, -120), (-9, 10, -8), 7), moved(turned([(0, 0), (34, 0), (34, 5), (12, 9), (7, 20), (0, 20)]), -9, 10, -124))
    s.view(group(*parts, mast), "iso", (176, 180), 1.98, soft=False)
    k = 1.72
    side = s.section([laid(p, (1, 0, 0)) for p in (dish(), mount())], "front", (430, 196), k, whole=[laid(feed(), (1, 0, 0))])
    spot = side.at(FOCUS, 0, 0)
    s.axis(side.at(-26, 0, 0), side.at(84, 0, 0), 6)
    for y in (-56, -36, 36, 56):
        hit = side.at(y * y / 4 / FOCUS, 0, y)
        s.line(side.at(86, 0, y), hit, spot, cls="accent")
        s.arrow((hit[0] + 40, hit[1]), 180, "accent")
    s.width(side.at(0, 0, -RIM), side.at(FOCUS, 0, -8), 356, "f = 44")
    s.height(side.at(DEPTH, 0, -RIM - 2), side.at(DEPTH, 0, RIM + 2), 602, "⌀148")
    s.text(500, 46, "y² = 4fx")
    return s
