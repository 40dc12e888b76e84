"""Solids of the civil courses for render.py, in metres: the same models that their drawings show, in the kernel's solids or as meshes.

Each function returns what a subject of render.py does: (solid, paint), or (None, (points, triangles, materials, normals)) for ground.
"""
import importlib
import math
import random

import FreeCAD  # noqa: F401 (before Part, or Part crashes)
import Part
from FreeCAD import Vector as V
from parts import box, i_beam, prism, rod, rounded

from civil.drafting import contours

plain = lambda name: lambda face: name


def person(x, y, z, high=1.68, way=1):
    """A walking person cut out of card, as on an architect's model."""
    body = [(-0.06, 0.80), (0.0, 0.835), (0.05, 0.80), (0.07, 0.62), (0.055, 0.47), (0.10, 0.26), (0.15, 0.04), (0.20, 0.02), (0.195, 0), (0.11, 0), (0.045, 0.24), (0.0, 0.40), (-0.06, 0.22), (-0.15, 0.05), (-0.12, 0.01), (-0.16, 0), (-0.21, 0.05), (-0.11, 0.25), (-0.07, 0.47), (-0.085, 0.62)]
    arm = [(0.03, 0.79), (0.10, 0.64), (0.17, 0.53), (0.155, 0.51), (0.07, 0.61), (0.0, 0.72)]
    cut = [prism([(x + way * a * high, y, z + b * high) for a, b in ring], (0, 0.07, 0)) for ring in (body, arm)]
    return [(q, plain("black")) for q in (*cut, rod((x + way * 0.015 * high, y, z + 0.91 * high), (x + way * 0.015 * high, y + 0.07, z + 0.91 * high), 0.062 * high))]


def ribbon(points, wide, material):
    """A flat strip along points: what is drawn on ground."""
    spots, triangles = [], []
    for n, p in enumerate(points):
        a, b = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
        long = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        u, v = -(b[1] - a[1]) / long * wide / 2, (b[0] - a[0]) / long * wide / 2
        spots += [(p[0] + u, p[1] + v, p[2]), (p[0] - u, p[1] - v, p[2])]
        if n:
            k = 2 * n
            triangles += [(k - 2, k - 1, k), (k - 1, k + 1, k)]
    return None, (spots, triangles, [material] * len(triangles), [(0, 0, 1)] * len(spots))


def house():
    """Revit: the house of the section, cut open along its stair; the flight that the plane meets is red."""
    revit = importlib.import_module("revit-str")
    body, things = revit._house()
    P, F, L, D = revit.PLINTH, revit.FIRST, revit.LONG, revit.DEEP
    ground = box(-4.6, 0.001, -1.3, 19.8, D + 1.6, 1.3).cut(body)
    fill = box(0.2, 0.002, 0, L - 0.4, D - 0.3, P - 0.12).cut(body)
    slope = math.cos(math.radians(25))

    def walls(face):
        n, c = face.normalAt(0, 0), face.CenterOfMass
        if abs(n.y) > 0.99 and abs(c.y) < 1e-4:
            return "black"
        return "slate" if n.z > 0.5 and abs(n.z - slope) < 0.02 and c.z > 5 else "skin"

    out = [(body, walls), (ground, plain("earth")), (fill, plain("earth"))]
    for n, thing in enumerate(things):
        out.append((thing, plain("dark" if n < 6 else "signal" if n == 6 else "clay" if n == 7 else "black" if n < 10 else "oak")))
    car = [rounded(prism([(11.6, y, 0.3), (11.6, y, 0.82), (13.4, y, 0.82), (13.4, y, 0.3)], (0, long, 0)), 0.12, lambda e: True) for y, long in ((0.7, 3.7),)]
    car.append(rounded(prism([(11.72, 1.5, 0.8), (11.98, 1.9, 1.42), (13.02, 1.9, 1.42), (13.28, 1.5, 0.8)], (0, 2.0, 0)), 0.1, lambda e: e.CenterOfMass.z > 0.9))
    out += [(q, plain(name)) for q, name in zip(car, ("clay", "dark"))]
    out += [(rod((x, y, 0.31), (x + 0.2, y, 0.31), 0.31), plain("black")) for x in (11.62, 13.18) for y in (1.35, 3.65)]
    for x, y, r in ((-2.7, 2.6, 1.0), (-1.2, 7.6, 0.8)):
        out.append((rod((x, y, -0.1), (x, y, 2.6 * r), 0.09), plain("oak")))
        out += [(Part.makeSphere(r * s, V(x + r * a, y + r * b, r * c)), plain("leaf")) for a, b, c, s in ((0, 0, 2.7, 1), (0.6, 0.2, 2.2, 0.7), (-0.6, -0.1, 2.25, 0.72), (0.1, -0.5, 2.1, 0.6), (0.2, 0.1, 3.4, 0.62))]
    return out + person(2.9, 1.2, P) + person(9.1, 1.2, F, 1.6, -1)


def shed():
    """STAAD: the 20 m shed of rolled sections, its front frame red, two bays under sheets; a person gives the scale."""
    staad = importlib.import_module("staad-pro")
    span, eaves, ridge, bay, bays = staad.SPAN, staad.EAVES, staad.RIDGE, staad.BAY, staad.BAYS
    long, z = bay * bays, lambda x: eaves + (ridge - eaves) * (1 - abs(x - span / 2) / (span / 2))
    column, rafter = (0.45, 0.15, 0.0094 * 2, 0.0174 * 1.6), (0.4, 0.14, 0.0089 * 2, 0.016 * 1.6)
    out = [(rounded(box(-1.2, -1.2, -0.16, span + 2.4, long + 2.4, 0.16), 0.05, lambda e: e.CenterOfMass.z > -0.05), plain("floor2"))]
    for n in range(bays + 1):
        y, name = n * bay, "signal" if n == 0 else "cast"
        for x in (0, span):
            out += [(box(x - 0.35, y - 0.35, 0, 0.7, 0.7, 0.3), plain("clay")), (box(x - 0.3, y - 0.18, 0.3, 0.6, 0.36, 0.05), plain("dark")), (i_beam((x, y, 0.35), (x, y, eaves + 0.18), *column, up=V(1, 0, 0)), plain(name))]
            out.append((i_beam((x, y, eaves), (span / 2, y, ridge), *rafter), plain(name)))
            haunch = 1.5 if x == 0 else -1.5
            out.append((prism([(x, y - 0.01, eaves - 0.2), (x + haunch, y - 0.01, z(x + haunch) - 0.2), (x, y - 0.01, eaves - 0.75)], (0, 0.02, 0)), plain(name)))
    steps = [span / 2 + s * span / 2 * i / 7 for i in range(8) for s in (-1, 1) if i or s > 0]
    out += [(box(x - 0.035, -0.1, z(x) + 0.2, 0.07, long + 0.2, 0.15), plain("steel")) for x in steps]
    out += [(box(x + s * 0.23 - 0.03, -0.1, h - 0.07, 0.06, long + 0.2, 0.14), plain("steel")) for x, s in ((0, -1), (span, 1)) for h in (1.5, 3.0, 4.5)]
    for b in (0, bays - 1):
        for x in (0, span):
            out += [(rod((x, b * bay, h), (x, b * bay + bay, eaves + 0.3 - h), 0.045), plain("dark")) for h in (0.4, eaves - 0.1)]
        for x0, x1 in ((0, span / 2), (span / 2, span)):
            out += [(rod((u, b * bay, z(u)), (v, b * bay + bay, z(v)), 0.045), plain("dark")) for u, v in ((x0, x1), (x1, x0))]
    for s in (0, 1):  # sheets, folded as they are rolled
        a, rows = (V(-0.3, 0, z(0) + 0.32), V(span / 2, 0, ridge + 0.36))[:2], 24
        for i in range(rows):
            y = 2 * bay + i * (2 * bay + 0.2) / rows
            wide = (2 * bay + 0.2) / rows
            p, q = (a[0], a[1]) if s == 0 else (V(span + 0.3, 0, a[0].z), a[1])
            out.append((prism([(p.x, y, p.z), (p.x, y + wide * 0.55, p.z), (p.x, y + wide * 0.7, p.z + 0.06), (p.x, y + wide * 0.85, p.z + 0.06), (p.x, y + wide, p.z), (p.x, y + wide, p.z - 0.02), (p.x, y, p.z - 0.02)], tuple(q - p)), plain("slate")))
    return out + person(6.2, -0.4, 0, 1.72) + person(13.4, 7.0, 0, 1.66, -1)


def storeys():
    """ETABS: the frame as it is built, three floors further each time; the new ones are red."""
    out, H, bx, by = [], 3.0, (0, 4.0, 8.0, 12.0), (0, 4.2, 8.4)
    for stage, floors in enumerate((3, 6, 9, 12)):
        x0 = stage * 17.5
        out.append((box(x0 - 1.2, -1.2, -0.5, 14.4, 10.8, 0.5), plain("floor2")))
        for n in range(floors):
            name, z = "signal" if n >= floors - 3 else "skin", n * H
            deep = 0.9 if n < 4 else 0.75 if n < 8 else 0.6  # the sizes of the study
            for x in bx:
                for y in by:
                    out.append((box(x0 + x - 0.15, y - deep / 2, z, 0.3, deep, H - 0.14), plain(name)))
                    if n == floors - 1 and floors < 12:  # bars for the next storey
                        out += [(box(x0 + x + a - 0.03, y + b - 0.03, z + H, 0.06, 0.06, 1.1), plain("dark")) for a in (-0.1, 0.1) for b in (-0.25, 0.25)]
            out.append((box(x0 - 0.5, -0.6, z + H - 0.15, 13.0, 9.6, 0.15), plain(name)))
            out += [(box(x0 - 0.15, y - 0.115, z + H - 0.5, 12.3, 0.23, 0.36), plain(name)) for y in by]
            out += [(box(x0 + x - 0.115, -0.15, z + H - 0.5, 0.23, 8.7, 0.36), plain(name)) for x in bx]
        out.append((box(x0 + 5.0, 4.4, 0, 2.2, 3.6, floors * H + (2.2 if floors == 12 else 0)), plain("dark")))
    return out + person(14.4, -2.6, -0.5, 1.75)


def home():
    """Civil AutoCAD: the flat cut at 1.2 m, its walls solid as in the plan; a red tape lies along the living room's diagonal."""
    flat = importlib.import_module("civil-autocad")
    (X, Y), rooms, gaps, *_, tape, drawn = flat.measured()
    m = lambda *v: [q / 1000 for q in v]
    CUT, SILL = 1.2, 0.75
    block = lambda x0, y0, x1, y1, z0, z1: box(x0, y0, z0, x1 - x0, y1 - y0, z1 - z0)
    walls = block(0, 0, *m(X, Y), 0, CUT)
    for r in rooms.values():
        walls = walls.cut(block(*m(*r), -1, 3))
    for *g, kind in gaps:
        walls = walls.cut(block(*m(*g), SILL if kind == "win" else -1, 3))
    walls = walls.removeSplitter()
    out = [(walls, lambda f: "black" if f.normalAt(0, 0).z > 0.9 and f.CenterOfMass.z > CUT - 0.01 else "skin")]
    out.append((block(-0.12, -0.12, *m(X + 120, Y + 120), -0.22, 0), plain("clay")))
    for *g, kind in gaps:
        x0, y0, x1, y1 = m(*g)
        if kind == "win":
            wide, mx, my = x1 - x0 > y1 - y0, (x0 + x1) / 2, (y0 + y1) / 2
            pane = block(x0, my - 0.02, x1, my + 0.02, SILL, CUT) if wide else block(mx - 0.02, y0, mx + 0.02, y1, SILL, CUT)
            out.append((pane, plain("steel")))
    for x, y, r, turn in ((230, 3350, 1000, -62), (3995, 3530, 800, -68), (4960, 3800, 750, 28)):
        door = box(0, -0.02, 0.01, r / 1000, 0.04, CUT - 0.02)
        door.rotate(V(0, 0, 0), V(0, 0, 1), turn)
        door.translate(V(x / 1000, y / 1000, 0))
        out.append((door, plain("oak")))
    soft = lambda q, r: rounded(q, r, lambda e: True)
    add = lambda name, *b: out.append((block(*m(*b[:4]), *b[4:]), plain(name)))
    cushion = lambda name, r, *b: out.append((soft(block(*m(*b[:4]), *b[4:]), r), plain(name)))
    add("oak", 4400, 330, 6000, 2330, 0, 0.28)  # bed
    cushion("skin", 0.06, 4420, 350, 5980, 2310, 0.28, 0.48)
    cushion("clay", 0.03, 4410, 900, 5990, 2320, 0.42, 0.5)
    for x in (4480, 5250):
        cushion("hard", 0.05, x, 400, x + 670, 800, 0.46, 0.6)
    add("oak", 6830, 2500, 7430, 3530, 0, CUT)  # wardrobe
    cushion("slate", 0.05, 330, 330, 2530, 1130, 0.06, 0.42)  # sofa
    cushion("slate", 0.05, 330, 330, 2530, 560, 0.3, 0.8)
    for x in (330, 2380):
        cushion("slate", 0.05, x, 330, x + 160, 1130, 0.1, 0.6)
    add("dark", 230, 5230, 2930, 5830, 0.8, 0.86)  # kitchen platform
    add("dark", 2330, 3645 + 60, 2930, 5830, 0.8, 0.86)
    add("hard", 260, 5270, 2900, 5830, 0, 0.8)
    add("hard", 2370, 3745, 2900, 5830, 0, 0.8)
    add("steel", 1300, 5330, 1800, 5730, 0.855, 0.87)
    cushion("hard", 0.06, 6500, 5550, 6950, 5800, 0, 0.7)
    out.append((soft(Part.makeCylinder(0.21, 0.4, V(6.725, 5.3, 0)), 0.05), plain("hard")))
    cushion("hard", 0.06, 5150, 5400, 5650, 5800, 0.6, 0.8)
    (x0, y0, x1, y1) = m(*rooms["Living"])
    a, b = V(x0, y0, 0.02), V(x1, y1, 0.02)
    way = (b - a).normalize()
    side = V(-way.y, way.x, 0) * 0.055
    assert abs((b - a).Length * 1000 - drawn["Living"]) < 1 and abs(tape["Living"] - drawn["Living"]) <= 5
    over = 0.83  # over the sofa's arm the tape is held up
    ends = [a + V(0, 0, over), b + V(0, 0, over)]
    out.append((prism([tuple(ends[0] + side), tuple(ends[1] + side), tuple(ends[1] - side), tuple(ends[0] - side)], (0, 0, 0.03)), plain("signal")))
    reel = rod(tuple(ends[1] - way * 0.34 - V(0, 0, 0.02) + V(way.y, -way.x, 0) * 0.09), tuple(ends[1] - way * 0.34 - V(0, 0, 0.02) - V(way.y, -way.x, 0) * 0.09), 0.2)
    return out + [(reel, plain("signal"))]


def tree(x, y, z, r):
    """A round tree on its trunk; r is the radius of its crown."""
    parts = [(rod((x, y, z), (x, y, z + 1.6 * r), 0.16 * r), plain("oak"))]
    return parts + [(Part.makeSphere(r * s, V(x + r * a, y + r * b, z + r * c)), plain("leaf")) for a, b, c, s in ((0, 0, 2.1, 1), (0.55, 0.2, 1.6, 0.7), (-0.55, -0.15, 1.65, 0.72))]


def turned(parts, x, y, z, way):
    """Parts made about the origin, turned by degrees about z and set down."""
    for solid, paint in parts:
        solid.rotate(V(), V(0, 0, 1), way)
        solid.translate(V(x, y, z))
    return parts


def lorry(x, y, z, way):
    """A tipping lorry, 7.6 m long, its body full of soil."""
    heap = prism([(-3.3, -1.1, 2.5), (-1.4, -1.1, 3.3), (0.2, -1.1, 3.2), (1.1, -1.1, 2.5)], (0, 2.2, 0))
    body = prism([(-3.7, -1.25, 1.1), (-4.1, -1.25, 2.6), (1.3, -1.25, 2.6), (1.3, -1.25, 1.1)], (0, 2.5, 0))
    cab = rounded(prism([(1.6, -1.2, 0.8), (1.6, -1.2, 3.0), (2.9, -1.2, 3.0), (3.5, -1.2, 1.9), (3.5, -1.2, 0.8)], (0, 2.4, 0)), 0.15, lambda e: True)
    wheels = [(rod((u, -1.3, 0.6), (u, 1.3, 0.6), 0.6), plain("black")) for u in (-2.8, -1.4, 2.5)]
    return turned([(heap, plain("soil")), (body, plain("black")), (cab, plain("skin")), (box(-3.6, -1, 0.7, 6.6, 2, 0.4), plain("dark")), *wheels], x, y, z, way)


def digger(x, y, z, way):
    """An excavator on tracks, its bucket down at 8 m."""
    tracks = [(rounded(box(-2.2, v, 0, 4.4, 0.75, 1.0), 0.4, lambda e: abs(e.BoundBox.YLength) > 0.5), plain("black")) for v in (-1.55, 0.8)]
    cabin = rounded(box(-0.2, 0.1, 1.2, 1.7, 1.2, 1.9), 0.15, lambda e: True)
    deck = rounded(box(-2.6, -1.4, 1.1, 4.1, 2.8, 1.0), 0.2, lambda e: True)
    boom = prism([(1.2, -0.75, 1.6), (3.6, -0.75, 5.0), (6.2, -0.75, 4.6), (6.1, -0.75, 4.0), (3.9, -0.75, 4.2), (2.0, -0.75, 1.4)], (0, 0.5, 0))
    arm = prism([(5.9, -0.7, 4.9), (6.5, -0.7, 4.7), (7.7, -0.7, 1.4), (7.3, -0.7, 1.3)], (0, 0.4, 0))
    bucket = prism([(7.9, -1.1, 1.6), (7.9, -1.1, 0.1), (6.6, -1.1, 0.0), (7.0, -1.1, 1.2)], (0, 1.2, 0))
    return turned([*tracks, (cabin, plain("dark")), (deck, plain("skin")), (boom, plain("skin")), (arm, plain("skin")), (bucket, plain("black"))], x, y, z, way)


def platform():
    """Civil 3D: the ground with its pad; what is cut is red, what is filled grey; contours every metre. Heights x 1.5, as drawn; trees and machines give the scale."""
    import numpy as np

    model = importlib.import_module("civil-3d")
    (LONG, DEEP, _), (X0, X1, Y0, Y1), pad, cut, fill, land, made = model.balanced()
    lift, base, low, step = 1.5, 543.0, 551.0, 0.5
    up = lambda z: (z - low) * lift
    nx, ny = round(LONG / step), round(DEEP / step)
    spots = [(i * step, j * step) for i in range(nx + 1) for j in range(ny + 1)]
    was, now = np.array([land(*q) for q in spots]), np.array([made(*q, pad) for q in spots])
    grid = now.reshape(nx + 1, ny + 1)
    points = [(x, y, up(z)) for (x, y), z in zip(spots, now)]
    gx, gy = np.gradient(grid * lift, step)
    inside = np.array([X0 <= x <= X1 and Y0 <= y <= Y1 for x, y in spots])
    gx, gy = np.where(inside, 0, gx.ravel()), np.where(inside, 0, gy.ravel())
    normals = [(-a / n, -b / n, 1 / n) for a, b, n in zip(gx, gy, np.sqrt(gx**2 + gy**2 + 1))]
    diff = was - now
    cell = lambda i, j: i * (ny + 1) + j
    triangles = [t for i in range(nx) for j in range(ny) for t in ((cell(i, j), cell(i + 1, j), cell(i + 1, j + 1)), (cell(i, j), cell(i + 1, j + 1), cell(i, j + 1)))]
    kind = lambda t: "signal" if (d := diff[list(t)].mean()) > 0.02 else "slate" if d < -0.02 else "earth"
    out = [(None, (points, triangles, [kind(t) for t in triangles], normals))]
    for row, normal in (([cell(i, 0) for i in range(nx + 1)], (0, -1, 0)), ([cell(nx, j) for j in range(ny + 1)], (1, 0, 0)), ([cell(i, ny) for i in range(nx, -1, -1)], (0, 1, 0)), ([cell(0, j) for j in range(ny, -1, -1)], (-1, 0, 0))):
        top = [points[i] for i in row]
        n = len(top)
        out.append((None, (top + [(x, y, up(base)) for x, y, _ in top], [t for i in range(n - 1) for t in ((i, n + i, i + 1), (i + 1, n + i, n + i + 1))], ["soil"] * (2 * n - 2), [normal] * 2 * n)))
    xs, ys = [2.0 * i for i in range(LONG // 2 + 1)], [2.0 * j for j in range(DEEP // 2 + 1)]
    field = {(i, j): made(x, y, pad) + 1e-4 for i, x in enumerate(xs) for j, y in enumerate(ys)}
    for z in range(int(now.min()) + 1, int(now.max()) + 1):
        for run in contours(xs, ys, field, z):
            if len(run) > 6:
                out.append(ribbon([(x, y, up(made(x, y, pad)) + 0.12) for x, y in run], 0.55 if z % 5 else 0.95, "dark"))
    out.append(ribbon([(x, y, up(pad) + 0.14) for x, y in ((X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1), (X0, Y0))], 0.9, "black"))
    chance = random.Random(7)
    for _ in range(46):
        x, y, r = chance.uniform(4, LONG - 4), chance.uniform(4, DEEP - 4), chance.uniform(1.8, 3.0)
        if abs(made(x, y, pad) - land(x, y)) < 1e-9 and not (X0 - 6 < x < X1 + 6 and Y0 - 6 < y < Y1 + 6):
            out += tree(x, y, up(land(x, y)) - 0.3, r)
    level = up(pad) + 0.1
    return out + digger(107, 55, level, 20) + lorry(96, 62, level, 150) + lorry(70, 78, level, -30) + lorry(60, 55, level, 160)


def slices():
    """MX Road: the cross-sections as slices of the ground, nearer together than they are; what is cut is red, what is filled grey."""
    mx = importlib.import_module("mx-road")
    road, ground, stations, secs, *_ = mx.cross_sections()
    half, wide, lift, apart, thick, deep = mx.LANE + mx.SHOULDER, 26.0, 1.7, 4.6, 2.3, 6.5
    out = []
    for n, (s, (pts, _, _)) in enumerate(zip(stations, secs)):
        y, level = n * apart, lambda z, s=s: (z - road(s)) * lift
        toes = [o for o, _, _ in pts]
        rim = [-wide + 2 * wide * i / 52 for i in range(53)]
        whole = [(o, ground(s, o)) for o in rim if o < toes[0] - 0.3] + [(o, min(g, d)) for o, g, d in pts[::2]] + [(o, ground(s, o)) for o in rim if o > toes[-1] + 0.3]
        out.append((prism([(o, y, level(z)) for o, z in whole] + [(wide, y, -deep * lift), (-wide, y, -deep * lift)], (0, thick, 0)), plain("earth")))
        runs = []
        for p, q in zip(pts, pts[1:]):
            over = p[1] + q[1] > p[2] + q[2]
            if not runs or runs[-1][0] != over:
                runs.append((over, [p]))
            runs[-1][1].append(q)
        for over, run in runs:
            run = run[:1] + run[1:-1:2] + run[-1:]
            top, foot = [(o, max(g, d)) for o, g, d in run], [(o, min(g, d)) for o, g, d in run]
            if max(a[1] - b[1] for a, b in zip(top, foot)) > 0.12:
                ring = [(o, y, level(z)) for o, z in top]
                ring += [(o, y, level(z)) for o, z in foot[::-1] if all(abs(o - p) + abs(level(z) - q) > 1e-3 for p, _, q in (ring[0], ring[-1]))]
                out.append((prism(ring, (0, thick, 0)), plain("signal" if over else "slate")))
        at = lambda o: level(next(d for a, _, d in pts if a >= o - 1e-9))
        out.append((prism([(o, y - 0.06, at(o) + z) for o, z in ((-half, 0), (0, 0), (half, 0), (half, 0.5), (0, 0.5), (-half, 0.5))], (0, thick + 0.12, 0)), plain("black")))
    return out
