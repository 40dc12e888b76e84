"""Civil 3D: a road corridor cut and filled through hills (isometric with contours), and a cross section in cut."""
import math

from FreeCAD import Vector as V

from sheet import Sheet, simplify

LONG, DEEP, HALF, SLOPE = 132, 92, 4.5, 1.0  # the ground's size, half the formation, side slopes 1 in SLOPE (metres / 10)


def ground(x, y):
    hill = lambda cx, cy, high, wide: high * math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / wide)
    return 8 + 0.03 * y + hill(40, 76, 33, 560) + hill(106, 54, 30, 480) + hill(26, 8, 11, 420) - hill(76, 80, 8, 500)


def centre(x):
    """The alignment: y and level of the road at x."""
    return 42 + 19 * math.cos((x - 8) / LONG * 2 * math.pi * 0.92), 12 + 0.03 * x


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


def limit(x, side):
    """Where the slope beside the road at x meets the ground: its offset, and the point there."""
    y, z = centre(x)
    ahead = centre(x + 0.5)[0] - centre(x - 0.5)[0]
    square = math.hypot(1, ahead)
    off = HALF
    while off < 26:
        px, py = x - side * off * ahead / square, y + side * off / square
        rise = ground(px, py) - z
        if abs(rise) <= (off - HALF) / SLOPE:
            break
        off += 0.25
    return off, (px, py, ground(px, py)), (x - side * HALF * ahead / square, y + side * HALF / square, z)


def draw():
    s = Sheet("Road corridor through hilly ground: isometric with contours, cross section in cut")
    iso = s.relief(finished, LONG, DEEP, "iso", (18, 216), 2.5, base=-4, step=1.5)
    for level in range(4, 44, 3):
        for chain in contours(level):
            s.trace(iso, *[(x, y, z + 0.15) for x, y, z in chain], cls="soft")
    inside = lambda p: 0 <= p[0] <= LONG and 0 <= p[1] <= DEEP
    stations = range(-8, LONG + 9, 2)
    for side in (-1, 1):
        found = [limit(x, side) for x in stations]
        s.trace(iso, *[V(*edge) + V(0, 0, 0.7) for _, _, edge in found if inside(edge)], cls="edge")
        for n, (off, end, edge) in enumerate(found):  # slope marks, long and short by turns
            if off - HALF > 2.5 and inside(end) and inside(edge):
                a, b = V(*end) + V(0, 0, 0.4), V(*edge) + V(0, 0, 0.4)
                s.trace(iso, b, b + (a - b).normalize() * min((a - b).Length, 7 if n % 2 else 3.5), cls="hatch")
    s.trace(iso, *[(x, centre(x)[0], centre(x)[1] + 0.3) for x in stations if 0 <= x <= LONG], cls="axis")

    # The cross section, square to the road where it is in cut; ground as it was is dashed.
    x0, k, low = 101, 6.2, 350
    y0, z0 = centre(x0)
    ahead = centre(x0 + 0.5)[0] - centre(x0 - 0.5)[0]
    square = math.hypot(1, ahead)
    was = lambda off: ground(x0 - off * ahead / square, y0 + off / square) - z0
    at = lambda off, z: (508 + off * k, low - z * k)
    now = lambda off: min(max(was(off), -(abs(off) - HALF) / SLOPE), (abs(off) - HALF) / SLOPE) if abs(off) > HALF else -0.025 * abs(off)
    reach = [i * 0.25 for i in range(-66, 75)]
    cut = [o for o in reach if was(o) > now(o) + 0.05]
    s.line(*simplify([at(o, now(o)) for o in reach], 0.15))
    s.line(*simplify([at(o, was(o)) for o in cut], 0.3), cls="hidden")
    s.tone(simplify([at(o, was(o)) for o in cut] + [at(o, now(o)) for o in reversed(cut)], 0.3))
    for n, depth in enumerate((0.9, 2.0)):  # the pavement's layers
        half = HALF - 0.6 * (n + 1)
        s.line(at(-HALF if n == 0 else -half - 0.6, -0.11 - depth * n / 2), at(-half, -depth), at(half, -depth), at(HALF if n == 0 else half + 0.6, -0.11 - depth * n / 2), cls="soft")
    s.hatch([at(-3.9, -0.9), at(3.9, -0.9), at(3.3, -2), at(-3.3, -2)], step=4)
    s.axis(at(0, -2.4), at(0, was(0) + 1.5))
    s.width(at(-HALF, 0), at(HALF, 0), low + 36, "9 m")
    s.leader(at(7, was(7)), (564, 262), "Ground")
    s.text(*at(13.4, 5.2), "1 : 1")
    s.leader(iso.at(56, 62, finished(56, 62)), (392, 76), "Contours at 3 m")
    return s
