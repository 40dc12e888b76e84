"""Civil 3D: a road corridor cut and filled through hills (isometric with contours), and a cross section in cut."""
import math

import Part
from FreeCAD import Vector as V

from parts import box
from sheet import Sheet, simplify

LONG, DEEP, HALF, SLOPE = 132, 92, 4.5, 1.5  # the ground's size, half the formation, side slopes 1 in SLOPE (metres / 10)


def ground(x, y):
    hill = lambda cx, cy, high, wide: high * math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / wide)
    return 8 + 0.03 * y + hill(40, 70, 27, 620) + hill(106, 40, 24, 560) + hill(30, 8, 9, 420) - hill(76, 74, 7, 500)


def centre(x):
    """The alignment: y and level of the road at x."""
    return 42 + 19 * math.cos((x - 8) / LONG * 2 * math.pi * 0.92), 11 + 0.03 * x


def away(x, y):
    """About how far a point is from the centreline: the offset along y, turned square to the line."""
    ahead = (centre(x + 0.5)[0] - centre(x - 0.5)[0])
    return (y - centre(x)[0]) / math.hypot(1, ahead)


def finished(x, y):
    """Ground with the road in it: the formation, then slopes up or down until they meet the ground."""
    road, off = centre(x)[1], max(0.0, abs(away(x, y)) - HALF) / SLOPE
    return min(max(ground(x, y), road - off), road + off)


def contours(level, step=2.0):
    """The lines at which the finished surface stands at a level, as chains of points."""
    nx, ny = int(LONG / step), int(DEEP / step)
    z = [[finished(i * step, j * step) - level for j in range(ny + 1)] for i in range(nx + 1)]
    ends = {}
    for i in range(nx):
        for j in range(ny):
            corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            hits = []
            for a, b in zip(corners, corners[1:] + corners[:1]):
                za, zb = z[a[0]][a[1]], z[b[0]][b[1]]
                if (za > 0) != (zb > 0):
                    t = za / (za - zb)
                    hits.append((round((a[0] + (b[0] - a[0]) * t) * step, 6), round((a[1] + (b[1] - a[1]) * t) * step, 6)))
            for p, q in zip(hits[::2], hits[1::2]):
                ends.setdefault(p, []).append(q)
                ends.setdefault(q, []).append(p)
    chains = []
    while ends:
        at = next((p for p in sorted(ends) if len(ends[p]) == 1), min(ends))
        chain = [at]
        while at in ends:
            nxt = ends[at].pop()
            ends[nxt].remove(at)
            for p in (at, nxt):
                if not ends.get(p, [1]):
                    del ends[p]
            chain.append(nxt)
            at = nxt
        if len(chain) > 4:
            chains.append([(x, y, level) for x, y in simplify(chain, 0.12)])
    return chains


def terrain():
    """The finished ground as a block of earth."""
    surface = Part.BSplineSurface()
    step = 4
    surface.interpolate([[V(x, y, finished(x, y)) for y in range(0, DEEP + 1, step)] for x in range(0, LONG + 1, step)])
    return surface.toShape().extrude(V(0, 0, -90)).common(box(-1, -1, -6, LONG + 2, DEEP + 2, 90))


def draw():
    s = Sheet("Road corridor through hilly ground: isometric with contours, cross section in cut")
    iso = s.view(terrain(), "iso", (128, 268), 2.3)
    for level in range(8, 42, 3):
        for chain in contours(level):
            s.trace(iso, *chain, cls="soft")
    stations = [i * 1.5 for i in range(int(LONG / 1.5) + 1)]
    for off, cls in ((-HALF, "edge"), (0, "axis"), (HALF, "edge")):
        line = []
        for x in stations:
            y, z = centre(x)
            ahead = centre(x + 0.5)[0] - centre(x - 0.5)[0]
            line.append((x, y + off * math.hypot(1, ahead), z + 0.05))
        s.trace(iso, *line, cls=cls)
    return s
