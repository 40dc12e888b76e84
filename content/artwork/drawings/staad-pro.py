"""STAAD.Pro: a tapered portal frame shed with bracing and pinned feet (isometric), its loads, and the moments they make.

The moment diagram is calculated, not sketched: two-pinned portal, constant stiffness, the thrust from virtual work.
"""
import math

from FreeCAD import Vector as V

from parts import box, face, fused, group, moved, rod
from sheet import Sheet

SPAN, BAY, EAVES, RIDGE = 200, 88, 80, 112  # in tenths of a metre
LOAD = 6.0  # kN per metre of span
HALF, SLOPE = SPAN / 2, math.atan2(RIDGE - EAVES, SPAN / 2)


def portal(y):
    """A frame of tapered I-sections: a slab in the frame's outline, hollowed on both faces to leave web and flanges."""
    right = [(HALF, 0), (HALF - 8, 0), (HALF - 17, EAVES - 16), (HALF - 48, EAVES + 1), (0, RIDGE - 11)]
    outline = [(HALF, EAVES)] + right + [(-x, z) for x, z in right[-2::-1]] + [(-HALF, EAVES), (0, RIDGE)]
    whole = face([(x, y - 5, z) for x, z in outline])
    slab = whole.extrude(V(0, 10, 0))
    pocket = whole.makeOffset2D(-2.6, join=2).extrude(V(0, 3.6, 0))
    return slab.cut(pocket).cut(moved(pocket, 0, 6.4))


def purlin(x, size=5):
    """A rail along the building on the rafter at x."""
    z = RIDGE - abs(x) * math.tan(SLOPE)
    bar = box(-size / 2, -BAY - 8, 0, size, 2 * BAY + 16, size)
    bar.rotate(V(0, 0, 0), V(0, 1, 0), math.degrees(SLOPE) * (1 if x > 0 else -1 if x < 0 else 0))
    return moved(bar, x, 0, z)


def shed():
    frames = [portal(y) for y in (-BAY, 0, BAY)]
    rails = [purlin(x) for x in (-96, -64, -32, 0, 32, 64, 96)]
    feet = [box(x - 12, y - 11, -5, 24, 22, 5) for x in (-HALF + 4, HALF - 4) for y in (-BAY, 0, BAY)]
    braces = [rod((HALF - 6, -BAY + 5, z), (HALF - 6, -5, EAVES - z), 1.3) for z in (6, EAVES - 6)]
    return group(*frames, *rails, *feet, fused(*braces))


def moments():
    """The bending moment at points (x, z) of half the frame, foot to ridge, tension inside positive: metres and kNm."""
    high, rise, half = EAVES / 10, (RIDGE - EAVES) / 10, HALF / 10
    column = [(-half, high * i / 8) for i in range(9)]
    rafter = [(-half + half * i / 16, high + rise * i / 16) for i in range(17)]
    free = lambda x: LOAD * (half * half - x * x) / 2  # of the simple beam
    top = bottom = 0.0
    for run in (column, rafter):
        for (x0, z0), (x1, z1) in zip(run, run[1:]):
            length = math.hypot(x1 - x0, z1 - z0)
            top += (free(x0) * z0 + free(x1) * z1) / 2 * length
            bottom += (z0 * z0 + z1 * z1) / 2 * length
    thrust = top / bottom
    return [[(x, z, free(x) - thrust * z) for x, z in run] for run in (column, rafter)]


def supports(s, at):
    """Pinned feet: a triangle on hatched ground."""
    for x in (-HALF, HALF):
        px, py = at(x, 0)
        s.line((px, py), (px - 7, py + 11), (px + 7, py + 11), closed=True)
        s.line((px - 12, py + 11), (px + 12, py + 11))
        s.hatch([(px - 12, py + 11), (px + 12, py + 11), (px + 12, py + 16), (px - 12, py + 16)], step=3.5)


def draw():
    s = Sheet("Portal frame shed: space frame in isometric, loads on one portal, bending moments")
    s.view(shed(), "iso", (212, 256), 1.3, soft=False)

    k = 0.86
    frame = [(-HALF, 0), (-HALF, EAVES), (0, RIDGE), (HALF, EAVES), (HALF, 0)]
    at = lambda x, z: (516 + x * k, 146 - z * k)
    s.line(*[at(*p) for p in frame])
    supports(s, at)
    top = 146 - RIDGE * k - 26
    s.line((at(-HALF, 0)[0], top), (at(HALF, 0)[0], top), cls="dim")
    for i in range(9):
        x = -HALF + SPAN * i / 8
        tip = at(x, RIDGE - abs(x) * math.tan(SLOPE) + 3)
        s.line((tip[0], top), tip, cls="dim")
        s.arrow(tip, 270)
    s.text(516, top - 6, "6 kN/m", "middle")
    s.width(at(-HALF, -20), at(HALF, -20), 186, "20 m")
    s.height(at(HALF, 0), at(HALF, EAVES), 620, "8 m")

    low = lambda x, z: (516 + x * k, 356 - z * k)
    s.line(*[low(*p) for p in frame])
    supports(s, low)
    column, rafter = moments()
    for side in (-1, 1):  # plotted square to each member, on the side in tension
        spot = lambda x, z, m, nx, nz: low(-side * (x * 10 + nx * m * 0.17), z * 10 + nz * m * 0.17)
        s.line(*[spot(*p, 1, 0) for p in column], low(side * HALF, EAVES), cls="accent")
        s.line(low(side * HALF, EAVES), *[spot(*p, math.sin(SLOPE), -math.cos(SLOPE)) for p in rafter[:-1]], low(0, RIDGE - rafter[-1][2] * 0.17 / math.cos(SLOPE) ** 2), cls="accent")
    s.leader(low(HALF + 8, EAVES + 25), (588, 236), f"{-column[-1][2]:.0f} kNm")
    return s


def mark():
    """The shed with solid members: three portals, a rail at the ridge and one at each eaves."""
    s = Sheet("A shed of three portal frames with rails")
    deep = 12
    outer = [(HALF, 0), (HALF, EAVES), (0, RIDGE), (-HALF, EAVES), (-HALF, 0)]
    inner = [(14 - HALF, 0), (14 - HALF, EAVES - 10), (0, RIDGE - 16), (HALF - 14, EAVES - 10), (HALF - 14, 0)]
    at = (-BAY, -deep / 2, BAY - deep)
    portals = [face([(x, y, z) for x, z in outer + inner]).extrude(V(0, deep, 0)) for y in at]
    rails = [box(x - 5, y + deep, z - 10, 10, BAY - 1.5 * deep, 10) for x, z in ((-HALF + 5, EAVES + 2), (0, RIDGE - 2), (HALF - 5, EAVES + 2)) for y in at[:2]]
    s.view(group(*portals, *rails), "iso", (300, 270), 1.4, soft=False)
    return s
