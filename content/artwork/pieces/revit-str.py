"""Revit Architecture: a house cut open, a window in three sizes, the walls of one room unfolded, a clash, an office from inside, a sun study."""
import math

import solids  # loads FreeCAD, which must come before Part
import Part
from civil.drafting import Camera, Scene, area, data, dim, hatch, level, lines, prepare
from FreeCAD import Vector as V
from kit import HEAD, Picture, number
from parts import box, fused, group, prism, rotated
from sheet import seen_from

# ------------------------------------------------------------------------------------------ the house, in metres
PLINTH, STOREY, SLAB, BRICK, DEEP, LONG = 0.45, 3.0, 0.15, 0.23, 7.6, 11.0
FIRST, EAVES, MID = PLINTH + STOREY, PLINTH + 2 * STOREY - 0.25, LONG / 2
RISERS, TREAD, FOOT = 18, 0.27, 4.3  # risers from floor to floor, in two flights of nine
RISE = STOREY / RISERS
TURN = FOOT + 8 * TREAD  # where the landing begins
PITCH = math.tan(math.radians(25))
EYE = V(5.3, -11.0, 3.1)


def _warp(solid):
    """The solid in one-point perspective about the plane y = 0; planes stay planes, so hidden lines can be removed as ever."""
    f = -EYE.y

    def place(p):
        w = (p.y + f) / f
        return V(EYE.x + (p.x - EYE.x) / w, p.y / w, EYE.z + (p.z - EYE.z) / w)

    faces = []
    for old in solid.Faces:
        wires = []
        for wire in old.Wires:
            pts = [place(v.Point) for v in wire.OrderedVertexes]
            wires.append(Part.makePolygon(pts + pts[:1]))
        outer = max(wires, key=lambda w: w.BoundBox.DiagonalLength)
        faces.append(Part.Face([outer] + [w for w in wires if w is not outer]))
    made = Part.makeSolid(Part.makeShell(faces))
    if made.Volume < 0:
        made.reverse()
    return made


def _flight(way, x, z):
    """Profile (x, z) of nine risers and eight treads that start at x, z and run to the right (1) or to the left (-1)."""
    pts = [(x, z)]
    for i in range(9):
        pts += [(x + way * i * TREAD, z + (i + 1) * RISE)] + ([(x + way * (i + 1) * TREAD, z + (i + 1) * RISE)] if i < 8 else [])
    waist = 0.15 / math.cos(math.atan(RISE / TREAD))
    return pts + [(x + way * 8 * TREAD, z + 8 * RISE - waist), (x + way * waist * TREAD / RISE, z)]


def _house(furnished=True):
    """The house behind the cutting plane as one solid, and what stands in it."""
    lowered = lambda y0, y1, x, z0, z1, t, *holes: box(x, y0, z0, t, y1 - y0, z1 - z0).cut(fused(*[box(x - 1, y, z, t + 2, a, h) for y, z, a, h in holes])) if holes else box(x, y0, z0, t, y1 - y0, z1 - z0)
    ridge = EAVES + MID * PITCH
    under = prism([(-1, 0, -2), (LONG + 1, 0, -2), (LONG + 1, 0, EAVES - PITCH), (MID, 0, ridge), (-1, 0, EAVES - PITCH)], (0, DEEP + 2, 0))
    P, F = PLINTH, FIRST
    parts = [
        lowered(0, DEEP, 0, P - 0.2, EAVES + 0.1, BRICK, (-1, P + 0.9, 2.1, 1.2), (3.9, P + 0.9, 1.8, 1.2), (-1, F + 0.9, 2.1, 1.2), (3.9, F + 0.9, 1.8, 1.2)),
        lowered(0, DEEP, LONG - BRICK, P - 0.2, EAVES + 0.1, BRICK, (-1, P + 1.05, 2.1, 1.05), (4.4, P, 1.0, 2.1), (-1, F + 0.9, 2.1, 1.2), (4.2, F + 0.9, 1.6, 1.2)),
        lowered(0, DEEP, 7.46, P - 0.2, 10, BRICK, (2.9, P, 1.0, 2.1), (2.9, F, 0.9, 2.1)).common(under),
        box(0, 0, P - 0.12, LONG, DEEP, 0.12), box(0, 0, F - SLAB, LONG, DEEP, SLAB).cut(box(FOOT, -1, F - 1, 7.46 - FOOT, 3.1, 2)),
        box(TURN, 0, P + 9 * RISE - SLAB, 7.5 - TURN, 2.1, SLAB), box(FOOT - BRICK, 0, F - 0.42, BRICK, 2.3, 0.42), box(FOOT, 2.1, F - 0.42, 3.2, BRICK, 0.42),
    ]  # fmt: skip
    for x in (BRICK / 2, 7.46 + BRICK / 2, LONG - BRICK / 2, 14.0):
        parts += [box(x - 0.6, 0, -1.05, 1.2, 0.05, 0.2), box(x - 0.3, 0, -0.85, 0.6, 0.05, 0.35), box(x - BRICK / 2, 0, -0.5, BRICK, 0.05, 0.8)]
    parts += [box(-0.55, 0, z + 2.1, 0.6, 1.3, 0.09) for z in (P, F)] + [box(LONG - 0.05, 0, F + 2.1, 0.6, 1.3, 0.09)]  # sunshades
    parts += [box(14 - BRICK / 2, 0, 0.1, BRICK, BRICK, 2.9), box(14 - BRICK / 2, 4.6, 0, BRICK, BRICK, 2.9), box(LONG - 0.1, 0, 2.86, 3.5, 5.0, 0.14), box(14.28, 0, 2.86, 0.12, 5.0, 0.42)]
    back = prism([(0, DEEP - BRICK, P - 0.2), (LONG, DEEP - BRICK, P - 0.2), (LONG, DEEP - BRICK, EAVES + 0.1), (MID, DEEP - BRICK, ridge + 0.1), (0, DEEP - BRICK, EAVES + 0.1)], (0, BRICK, 0))
    things = []
    for x, z, a, h in ((1.2, P + 0.9, 1.8, 1.2), (4.9, P + 1.5, 1.6, 0.6), (8.2, P + 0.9, 1.8, 1.2), (1.2, F + 0.9, 1.8, 1.2), (4.9, F + 0.9, 1.5, 1.2), (8.2, F + 0.9, 1.8, 1.2)):
        back = back.cut(box(x, 0, z, a, 20, h))
        bar = lambda u, w: box(u, DEEP - 0.15, z, w, 0.06, h)
        things.append(fused(bar(x, 0.06), bar(x + a / 2 - 0.03, 0.06), bar(x + a - 0.06, 0.06), box(x, DEEP - 0.15, z, a, 0.06, 0.06), box(x, DEEP - 0.15, z + h - 0.06, a, 0.06, 0.06)))
    over, t = 0.65, 0.15
    rise = lambda x: EAVES + min(x, LONG - x) * PITCH
    roof = prism([(-over, 0, rise(-over)), (MID, 0, ridge), (LONG + over, 0, rise(-over)), (LONG + over, 0, rise(-over) + t), (MID, 0, ridge + t), (-over, 0, rise(-over) + t)], (0, DEEP + 0.5, 0))
    body = fused(*parts, back, roof, box(MID - BRICK / 2, 0, ridge - 0.4, BRICK, DEEP, 0.42))
    lie = lambda pts, y, w: prism([(x, y, z) for x, z in pts], (0, w, 0))
    things += [lie(_flight(1, FOOT, P), 0, 1.0), lie(_flight(-1, TURN, P + 9 * RISE), 1.1, 1.0)]
    rail = [box(FOOT, 2.2, F + 0.9, 3.16, 0.05, 0.06)] + [box(FOOT + 0.05 + 0.31 * i, 2.21, F, 0.03, 0.03, 0.9) for i in range(11)]
    things += [fused(*rail), fused(box(FOOT - 0.1, 0.02, F + 0.9, 0.05, 1.05, 0.06), box(FOOT - 0.1, 0.02, F, 0.05, 0.05, 0.9), box(FOOT - 0.1, 1.0, F, 0.05, 0.05, 0.9))]
    if furnished:
        things += [fused(box(0.6, 3.4, P, 0.9, 2.1, 0.42), box(0.6, 3.4, P, 0.25, 2.1, 0.85), box(0.6, 3.2, P, 0.9, 0.2, 0.6), box(0.6, 5.5, P, 0.9, 0.2, 0.6)), fused(box(2.0, 3.8, P + 0.36, 0.7, 1.2, 0.05), box(2.05, 3.85, P, 0.06, 0.06, 0.4), box(2.6, 3.85, P, 0.06, 0.06, 0.4)),
                   fused(box(0.5, 2.4, F + 0.1, 2.1, 1.7, 0.38), box(0.42, 2.4, F, 0.08, 1.7, 1.0), box(0.6, 2.55, F + 0.48, 0.45, 0.6, 0.12), box(0.6, 3.35, F + 0.48, 0.45, 0.6, 0.12)),
                   fused(box(8.5, 2.2, F + 0.1, 1.7, 2.0, 0.38), box(8.5, 4.2, F, 1.7, 0.08, 1.0), box(8.62, 3.6, F + 0.48, 0.6, 0.45, 0.12), box(9.45, 3.6, F + 0.48, 0.6, 0.45, 0.12)),
                   fused(box(LONG - BRICK - 0.6, 0.3, P, 0.6, 3.4, 0.86)), fused(box(8.3, 2.6, P + 0.71, 1.2, 1.4, 0.05), box(8.36, 2.66, P, 0.07, 0.07, 0.72), box(9.36, 2.66, P, 0.07, 0.07, 0.72)),
                   *[fused(box(x, y, P + 0.42, 0.42, 0.42, 0.05), box(x + (0 if s < 0 else 0.38), y, P + 0.47, 0.04, 0.42, 0.42), *[box(x + i, y, P, 0.04, 0.04, 0.42) for i in (0, 0.38)]) for x, y, s in ((7.95, 2.95, -1), (9.42, 2.95, 1))]]  # fmt: skip
    return body, things


def _tree(p, x, y, r, cls="thin"):
    """A tree in elevation: crown by a wavy circle, trunk and two branches."""
    lobes = [(x + r * math.cos(a) * 0.96, y - 1.8 * r + r * math.sin(a) * 0.86) for a in [math.tau * (i + 0.3) / 11 for i in range(11)]]
    swell = number(r * 0.34, 1)
    crown = f"M{number(lobes[-1][0], 1)} {number(lobes[-1][1], 1)}" + "".join(f"A{swell} {swell} 0 0 1 {number(q[0], 1)} {number(q[1], 1)}" for q in lobes)
    p.path(crown, "tone")
    p.path(crown, cls)
    w = r * 0.06
    lines(p, [[(x - w, y), (x - w * 0.7, y - 1.2 * r), (x - r * 0.4, y - 1.8 * r)], [(x + w, y), (x + w * 0.7, y - 1.25 * r), (x + r * 0.35, y - 1.95 * r)], [(x - r * 0.05, y - 1.45 * r), (x + r * 0.02, y - 2.1 * r)]], cls)


def _person(p, x, y, h, way=1):
    """A walking person as a silhouette, `h` high, feet at y."""
    q = lambda pts: p.path(data([(x + way * a * h, y - b * h) for a, b in pts], True), "ink")
    q([(-0.06, 0.80), (0.0, 0.835), (0.05, 0.80), (0.07, 0.62), (0.055, 0.47), (0.10, 0.26), (0.15, 0.04), (0.20, 0.02), (0.195, 0), (0.11, 0), (0.045, 0.24), (0.0, 0.40), (-0.06, 0.22), (-0.15, 0.05), (-0.12, 0.01), (-0.16, 0), (-0.21, 0.05), (-0.11, 0.25), (-0.07, 0.47), (-0.085, 0.62)])
    q([(0.03, 0.79), (0.10, 0.64), (0.17, 0.53), (0.155, 0.51), (0.07, 0.61), (0.0, 0.72)])
    p.circle(x + way * 0.015 * h, y - 0.91 * h, 0.062 * h, "ink")


def _section(p):
    """What paints the house into a picture, in units to the metre and from a foot; the flight that the plane cuts is red."""
    assert abs(RISERS * RISE - STOREY) < 1e-9 and 0.55 <= 2 * RISE + TREAD <= 0.65 and RISE <= 0.19
    assert FIRST - 0.42 - (PLINTH + RISE) > 2.1, "headroom under the edge beam"
    body, things = _house()
    assert body.isValid()
    prepare(p)
    p.style("level", "fill:none;stroke:#4b5761;stroke-width:.9;stroke-dasharray:6 4", "stroke:#a9bccc")

    def paint(k, ox, oy):
        at = lambda x, z: (ox + x * k, oy - z * k)
        views = solids.Views()
        views.view(group(*[_warp(s) for t in (body, *things) for s in t.Solids]), "front", at(0, 0), k, hidden=False, shade=True, smallest=(25, 25))
        views.prims["dim"], views.prims["edge"] = views.prims["edge"], []
        solids.put(p, views)
        cut = [[at(v.Point.x, v.Point.z) for v in w.OrderedVertexes] for f in body.Faces if abs(f.CenterOfMass.y) < 1e-6 and abs(abs(f.normalAt(0, 0).y) - 1) < 1e-6 for w in f.Wires]
        area(p, cut, "solid")
        p.path(data([at(x, z) for x, z in _flight(1, FOOT, PLINTH)], True), "red")
        for x in (BRICK / 2, LONG - BRICK / 2):  # glass where the plane cuts a window
            lines(p, [[at(x + d, z), at(x + d, z + 1.2)] for z in (PLINTH + 0.9, FIRST + 0.9) for d in (-0.03, 0.03)], "thin")
        return at

    return paint


def _reach(z, end):
    """Where a level's line runs: from what stands at that height to its mark; not through the car."""
    start = MID + 0.15 if z > EAVES else LONG + 0.8 if z == EAVES else LONG + 0.1
    return [] if not z else [(start, 11.4), (13.6, end)] if z == PLINTH else [(start, end)]


def house():
    """A house cut open along its stair: what the plane cuts is solid, the flight it cuts is red."""
    p = Picture("A two-storey house cut open along its stair, from the footings to the sloping roof", 960, 480)
    paint = _section(p)
    with p.large:
        k = 43.0
        at = paint(k, 262, 414)
        ground = [(-5.6, -0.75), (-4.9, -0.72), (-3.2, -0.5), (-1.4, -0.12), (-0.6, 0)]
        lines(p, [[at(*q) for q in ground] + [at(0, 0)], [at(LONG, 0), at(15.7, 0)]], "bold")
        for run in ([at(*q) for q in ground] + [at(0, 0)], [at(LONG, 0), at(15.7, 0)]):
            hatch(p, run + [(x, y + 9) for x, y in reversed(run)], 5, 45)
        area(p, [[at(-5.3, -1.3), at(-5.07, -1.3), at(-5.07, 0.85), at(-5.3, 0.85)], [at(-5.5, -1.5), at(-4.87, -1.5), at(-4.87, -1.3), at(-5.5, -1.3)]], "solid")
        _tree(p, at(-3.0, 0)[0], at(0, -0.46)[1], 72)
        _person(p, *at(2.9, PLINTH), 1.66 * k, 1)
        _person(p, *at(9.1, FIRST), 1.62 * k, -1)
        car = [(11.55, 0.28), (11.55, 0.85), (11.75, 1.0), (11.95, 1.48), (13.05, 1.48), (13.25, 1.0), (13.45, 0.85), (13.45, 0.28)]
        lines(p, [[at(*q) for q in car] + [at(*car[0])], [at(11.85, 1.02), at(12.05, 1.38), at(12.95, 1.38), at(13.15, 1.02), at(11.85, 1.02)], [at(11.7, 0.3), at(11.7, 0), at(11.95, 0), at(11.95, 0.3)], [at(13.05, 0.3), at(13.05, 0), at(13.3, 0), at(13.3, 0.3)], [at(12.1, 0.55), at(12.9, 0.55)]], "thin")
        p.path("".join(data([at(x + a, z + b) for a, b in ((0, 0), (0.25, 0), (0.25, 0.13), (0, 0.13))], True) for x, z in ((11.65, 0.66), (13.1, 0.66))), "thin")
        for z, words in ((0, "±0.00"), (PLINTH, "+0.45"), (FIRST, "+3.45"), (EAVES, "+6.20"), (EAVES + MID * PITCH, "+8.76")):
            level(p, at(14.98, z)[0], at(0, z)[1], words, 13, 44)
            for a, b in _reach(z, 14.8):
                p.line(at(a, z), at(b, z), cls="level")
        assert abs(EAVES - 6.2) < 1e-9 and abs(EAVES + MID * PITCH - 8.76) < 0.006
        p.text(432, 433, "18 risers of 166.7 mm", 16, "label-strong", "red", "middle")
        p.text(432, 451, "2 × 166.7 + 270 = 603", 13, "label", "red", "middle")
        assert round(2 * RISE * 1000 + TREAD * 1000) == 603
        p.text(16, 28, "Section A-A", 18, "heading")
        p.text(16, 47, "through stair and porch, 1:100", 13, "label", "faint")
    with p.small:
        k = 22.6
        at = paint(k, 78, 214)
        for run in ([at(-3.2, 0), at(0, 0)], [at(LONG, 0), at(17.4, 0)]):
            lines(p, [run], "line")
        _person(p, *at(2.9, PLINTH), 1.66 * k, 1)
        for z, words in ((0, "±0"), (FIRST, "+3.45"), (EAVES + MID * PITCH, "+8.76")):
            level(p, at(14.9, z)[0], at(0, z)[1], words, 17, 52)
            if z:
                p.line(at(_reach(z, 0)[0][0], z), at(14.6, z), cls="level")
    p.save("revit-house")


def head():
    """The house cut open and seen from above its left corner: the head of the course's page. Its section stands on the wall."""
    p = prepare(Picture("A two-storey house cut open and seen from above, with its red stair, furniture and a person on each floor", height=360, switch=HEAD))
    body, things = _house()
    assert body.isValid()
    flights = [_flight(1, FOOT, PLINTH), _flight(-1, TURN, PLINTH + 9 * RISE)]

    def paint(k, ox, oy, thick):
        views = solids.Views()
        whole = group(*[s for t in (body, *things) for s in t.Solids])
        v = views.view(whole, seen_from(-0.52, -1, 0.5), (ox, oy), k, hidden=False, shade=True, smallest=(25, 25))
        at = v.at
        if not thick:
            views.prims["dim"], views.prims["edge"] = views.prims["edge"], []
        solids.paint(p, v, whole, lambda f: f.normalAt(0, 0).x < -0.9, "tone", 25)  # what looks to the left
        solids.put(p, views)
        cut = [[at(q.Point.x, 0, q.Point.z) for q in w.OrderedVertexes] for f in body.Faces if abs(f.CenterOfMass.y) < 1e-6 and abs(abs(f.normalAt(0, 0).y) - 1) < 1e-6 for w in f.Wires]
        area(p, cut, "solid")
        steps = flights[0][:18]
        for (x, z), (u, w) in zip(steps, steps[1:]):  # treads and risers, then the side that the plane cuts
            p.path(data([at(x, 0, z), at(u, 0, w), at(u, 1, w), at(x, 1, z)], True), "redsolid red-hair")
        p.path(data([at(x, 0, z) for x, z in flights[0]], True), "red")
        for run in ([(-1.6, 0), (0, 0)], [(LONG, 0), (15.6, 0)]):
            lines(p, [[at(x, 0, z) for x, z in run]], "bold")
        _person(p, *at(2.6, 1.2, PLINTH), 1.66 * k, 1)
        _person(p, *at(9.3, 1.2, FIRST), 1.62 * k, -1)
        return at

    with p.large:
        paint(26.4, 194, 329, True)
    with p.small:
        paint(12.8, 96, 161.5, False)
    p.save("revit-head", most=22)


# ------------------------------------------------------------------------------------------ the window
def window():
    """One family, three widths: the number decides how many shutters it has."""
    H, T, SILL, HEAD = 1200, 230, 350, 250
    sizes = (600, 1200, 1800)
    shutters = {w: math.ceil(w / 600) for w in sizes}
    assert shutters == {600: 1, 1200: 2, 1800: 3}
    x, spots = 300, {}
    for w in sizes:
        spots[w] = x
        x += w + 520
    wall = box(0, 0, 0, x - 220, T, SILL + H + HEAD)
    things = []
    for w in sizes:
        a = spots[w]
        wall = wall.cut(box(a, -1, SILL, w, T + 2, H))
        frame = box(a, 60, SILL, w, 70, H)
        n = shutters[w]
        each = (w - 50) / n
        for i in range(n):
            frame = frame.cut(box(a + 50 + i * each, 0, SILL + 50, each - 50, 300, H - 100))
            leaf = box(a + 30 + i * each, 40, SILL + 30, each - 10, 40, H - 60).cut(box(a + 80 + i * each, 0, SILL + 80, each - 110, 300, H - 160))
            if i == n - 1:
                leaf = rotated(leaf, 52, (0, 0, 1), (a + 20 + (i + 1) * each, 40, 0))
            things.append(leaf)
        things += [frame, box(a - 60, -70, SILL - 45, w + 120, 130, 45)]
    p = prepare(Picture("A casement window resized by one number: 600, 1200 and 1800 mm wide"))

    def paint(k, at, cls_hatch):
        views = solids.Views()
        v = views.view(group(wall, *things), solids.drawing.seen_from(-0.2, -1, 0.3), at, k, hidden=False, smallest=(30, 30))
        views.prims["dim"], views.prims["edge"] = views.prims["edge"], []
        solids.put(p, views)
        end = [v.at(0, y, z) for y, z in ((0, 0), (T, 0), (T, SILL + H + HEAD), (0, SILL + H + HEAD))]
        hatch(p, end, cls_hatch, 45)
        lines(p, [[v.at(0, 0, 0), v.at(wall.BoundBox.XMax, 0, 0), v.at(wall.BoundBox.XMax, 0, SILL + H + HEAD), v.at(wall.BoundBox.XMax, T, SILL + H + HEAD), v.at(0, T, SILL + H + HEAD), v.at(0, T, 0), v.at(0, 0, 0)]], "bold")
        return v

    with p.large:
        v = paint(0.114, (30, 284), 5)
        for w in sizes:
            red = w == 1800
            dim(p, v.at(spots[w], 0, SILL - 60), v.at(spots[w] + w, 0, SILL - 60), str(w), -26, 18 if red else 15, "red-line" if red else "line", "red" if red else "ink", "label-strong" if red else "label", 4, 4)
        p.text(16, 30, "One family, three types", 18, "heading")
        y = p.window(90, 318, 460, 146, "Family types: Casement", 13, 26)
        heads = ((106, "Type", "start"), (308, "Width, mm", "end"), (412, "Shutters", "end"), (534, "Opening, m²", "end"))
        for x, words, anchor in heads:
            p.text(x, y + 20, words, 12, "label", "faint", anchor)
        for i, w in enumerate(sizes):
            row = y + 45 + i * 29
            if w == 1800:
                p.rect(228, row - 19, 88, 27, "red-tone red-line")
            p.text(106, row, f"C-{w} × {H}", 15, "label-strong")
            for x, words, fill in ((308, str(w), "red" if w == 1800 else "ink"), (412, str(shutters[w]), "ink"), (534, f"{w * H / 1e6:.2f}", "ink")):
                p.text(x, row, words, 15, "code-strong" if fill == "red" else "code", fill, "end")
            if i:
                p.line((98, row - 20), (542, row - 20), cls="hair")
    with p.small:
        v = paint(0.0545, (22, 146), 4)
        for w in sizes:
            red = w == 1800
            dim(p, v.at(spots[w], 0, SILL - 60), v.at(spots[w] + w, 0, SILL - 60), str(w), -15, 12, "red-line" if red else "line", "red" if red else "ink", "label-strong" if red else "label", 3, 2)
        p.rect(40, 180, 240, 48, "paper line")
        p.text(52, 209, "Width", 15, "label-strong")
        p.rect(102, 188, 74, 32, "red-tone red-line")
        p.text(164, 210, "1800", 17, "code-strong", "red", "end")
        p.text(190, 209, "3 shutters", 15, "label")
    p.save("revit-window")


# ------------------------------------------------------------------------------------------ brick and plaster of one room
def takeoff():
    """The room's four walls laid flat around its plan: what is measured by hand is what the model lists."""
    A, B, H, T = 4.2, 3.6, 3.0, 0.23
    door, wide, small = (1.0, 2.1), (1.8, 1.2), (1.2, 1.2)
    openings = sum(a * b for a, b in (door, wide, small))
    plaster = 2 * (A + B) * H - openings
    brick = (2 * (A + B + 2 * T) * H - openings) * T
    # The same from the pieces: each wall by itself.
    walls = [A * H - wide[0] * wide[1], B * H - small[0] * small[1], A * H - door[0] * door[1], B * H]
    solid = 0.0  # brickwork as the difference of two boxes, less the openings
    solid = (A + 2 * T) * (B + 2 * T) * H - A * B * H - openings * T
    ring = 2 * (A + B + 2 * T) * T * H
    assert abs(sum(walls) - plaster) < 1e-9 and abs(solid - (ring - openings * T)) < 1e-9 and abs(solid - brick) < 1e-9
    p = prepare(Picture("The four walls of one room laid flat around its plan, with brick and plaster quantities"))

    def net(k, cx, cy, size, small_one):
        at = lambda x, y: (cx + x * k, cy - y * k)
        a, b = A / 2, B / 2
        box2 = lambda x0, y0, x1, y1: [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)]
        g = T + 0.14  # the walls lie a little off the plan
        outer, inner = box2(-a - T, -b - T, a + T, b + T), box2(-a, -b, a, b)
        gaps = [box2(-0.9, b, 0.9, b + T), box2(a, -0.6, a + T, 0.6), box2(-0.9, -b - T, 0.1, -b)]
        area(p, [outer, inner], "tone-strong")
        hatch(p, [outer, inner], 4 if not small_one else 3.4, 45)
        lines(p, [outer, inner], "bold", True)
        for q in gaps:
            p.path(data(q, True), "ground")
            lines(p, [q], "line", True)
        for q in ([at(-0.9, b + T / 2), at(0.9, b + T / 2)], [at(a + T / 2, -0.6), at(a + T / 2, 0.6)]):
            lines(p, [q], "line")
        swing = [at(-0.9 + math.cos(t) * 1.0, -b + math.sin(t) * 1.0) for t in [math.pi / 2 * i / 12 for i in range(13)]]
        lines(p, [[at(-0.9, -b)] + swing[::-1]], "thin")
        sheets = {  # the wall's rectangle and its openings, laid outwards
            "north": (box2(-a, b + g, a, b + g + H), box2(-0.9, b + g + 0.9, 0.9, b + g + 2.1)),
            "east": (box2(a + g, -b, a + g + H, b), box2(a + g + 0.9, -0.6, a + g + 2.1, 0.6)),
            "south": (box2(-a, -b - g - H, a, -b - g), box2(-0.9, -b - g - 2.1, 0.1, -b - g)),
            "west": (box2(-a - g - H, -b, -a - g, b), None),
        }
        for n, (sheet, hole) in enumerate(sheets.values()):
            area(p, [sheet] + ([hole] if hole else []), "paper line")
            xs, ys = [q[0] for q in sheet], [q[1] for q in sheet]
            mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
            if hole:
                p.line(hole[0], hole[2], cls="hair")
                p.line(hole[1], hole[3], cls="hair")
            ty = {0: min(ys) + size * 1.15, 1: max(ys) - size * 0.6, 2: max(ys) - size * 0.6, 3: my + size * 0.35}[n]
            p.text(mx if n != 2 else mx + (0.75 * k), ty, f"{walls[n]:.2f}", size, "label-strong", "ink", "middle")
        return at

    with p.large:
        k = 41
        at = net(k, 237, 240, 15, False)
        p.text(*at(0.15, -0.1), "Bedroom", 15, "label-strong", anchor="middle")
        p.text(*at(0.15, -0.48), "4.20 × 3.60", 13, "label", "faint", "middle")
        p.text(*at(0.15, -0.82), "height 3.00", 13, "label", "faint", "middle")
        x0, x1 = 476, 628
        p.text(x0, 34, "Room 102", 18, "heading")
        p.text(x0, 52, "sample, dimensions in m", 12, "label", "faint")
        y = 92
        for head, rows, total, unit in (
            ("Plaster inside", (("15.60 × 3.00", 2 * (A + B) * H), ("window 1.80 × 1.20", -2.16), ("window 1.20 × 1.20", -1.44), ("door 1.00 × 2.10", -2.10)), plaster, "m²"),
            ("Brick, 230 mm", (("16.52 × 3.00 × 0.23", 2 * (A + B + 2 * T) * H * T), ("openings 5.70 × 0.23", -openings * T)), brick, "m³"),
        ):
            p.text(x0, y, head, 15, "label-strong")
            p.line((x0, y + 7), (x1, y + 7), cls="line")
            assert abs(sum(v for _, v in rows) - total) < 1e-9
            for words, v in rows:
                y += 23
                p.text(x0, y, words, 12.5, "label")
                p.text(x1, y, f"{v:.2f}".replace("-", "−"), 13, "label", "ink", "end", tabular=True)
            p.line((x0, y + 7), (x1, y + 7), cls="hair")
            for words in ("by hand", "from the model"):
                y += 26
                p.text(x0, y, words, 14, "label-strong", "red")
                p.text(x1, y, f"{total:.2f} {unit}", 17, "label-strong", "red", "end")
            y += 52
        p.text(x0, 446, "No plaster on jambs", 12, "label", "faint")
        p.text(x0, 462, "up to 3 m² of opening (IS 1200)", 12, "label", "faint")
    with p.small:
        net(19.4, 114, 120, 11, True)
        p.text(230, 34, "Plaster", 15, "label-strong")
        p.text(230, 68, "by hand", 12, "label")
        p.text(230, 88, f"{plaster:.2f} m²", 17, "label-strong", "red")
        p.text(230, 122, "from the", 12, "label")
        p.text(230, 136, "model", 12, "label")
        p.text(230, 156, f"{plaster:.2f} m²", 17, "label-strong", "red")
    p.save("revit-takeoff")


# ------------------------------------------------------------------------------------------ a clash
def clash():
    """The architect's window runs into the engineer's beam; lowered by what it hit, it fits."""
    FLOOR, DEPTH, SPAN, COL = 3.0, 0.6, 4.2, 0.45
    soffit = FLOOR - DEPTH
    SILL, HIGH, WIDE = 1.05, 1.5, 2.0
    over = SILL + HIGH - soffit
    lower = SILL - over
    assert abs(over - 0.15) < 1e-9 and abs(lower + HIGH - soffit) < 1e-9 and lower >= 0.9, "the sill stays a sill"
    p = prepare(Picture("A window that runs into a beam, found as a clash, and the same window lowered"))

    def bay(k, centre, sill, hit, thick):
        cam = Camera(centre, k, (-0.45, -1, 0.34), (SPAN / 2, 0, FLOOR / 2))
        s = Scene(cam)
        p.path(data([cam.at(*v) for v in ((-0.5, -0.6, 0), (SPAN + 0.5, -0.6, 0), (SPAN + 0.5, 0.8, 0), (-0.5, 0.8, 0))], True), "tone")
        x0, x1 = (SPAN - WIDE) / 2, (SPAN + WIDE) / 2
        line = "line" if thick else "thin"
        wall = ("t0 " + line, "t1 " + line, "t1 " + line)
        steel = ("t1 line", "solid", "solid")
        for n, (x, a, z, c) in enumerate(((COL / 2, x0 - COL / 2, 0, soffit), (x1, SPAN - COL / 2 - x1, 0, soffit), (x0, WIDE, 0, sill))):
            s.box(x, 0, z, a, 0.23, c - z if z else c, wall, n * 0.01)
        for n, x in enumerate((0, SPAN)):
            s.box(x - COL / 2, -0.05, 0, COL, 0.33, FLOOR, steel, 3 if x == 0 else 2)
        s.box(COL / 2, -0.02, soffit, SPAN - COL, 0.27, DEPTH, steel, 4)
        s.paint(p)
        top = Scene(cam)  # the frame of the window, with its mullions, drawn over what it runs into
        f, y = 0.07, 0.05
        head = sill + HIGH
        pieces = [(x0, sill, WIDE, f), (x0, head - f, WIDE, f)] + [(x0 + i * (WIDE - f) / 3, sill, f, HIGH) for i in range(4)]
        for x, z, a, c in pieces:
            top.box(x, y - 0.14, z, a, 0.12, c, ("t0 " + line, "t1 " + line, "t0 " + line), 10)
        top.paint(p)
        if hit:
            red = Scene(cam)
            red.box(x0 - 0.02, -0.16, soffit, WIDE + 0.04, 0.2, over, ("redsolid red-line", "red red-line", "red red-line"))
            red.paint(p)
        return cam.at

    def lens(x, y, r, k, name, thick):
        """The end of the clash, enlarged in a circle."""
        spot = ((SPAN - WIDE) / 2 + 0.16, -0.12, soffit + over / 2)
        dx, dy = Camera((0, 0), k, (-0.45, -1, 0.34), (SPAN / 2, 0, FLOOR / 2)).at(*spot)
        p.circle(x, y, r, "ground")
        p.add(f'<clipPath id="{name}"><circle cx="{x}" cy="{y}" r="{r}"/></clipPath><g clip-path="url(#{name})">')
        at = bay(k, (x - dx, y - dy), SILL, True, thick)
        p.add("</g>")
        p.circle(x, y, r, "bold")
        return at

    with p.large:
        p.text(16, 34, "Found", 26, "heading", "red")
        p.text(86, 34, f"window W3 runs {over * 1000:.0f} mm into beam B7", 17, "label-strong", "red")
        at = bay(88, (206, 214), SILL, True, True)
        x = (SPAN + WIDE) / 2 + 0.3
        dim(p, at(x, -0.16, 0), at(x, -0.16, SILL), f"{SILL * 1000:.0f}", 0, 16, over=3, reach=False)
        q = at((SPAN - WIDE) / 2 + 0.16, -0.12, soffit + over / 2)
        p.circle(*q, 24, "bold")
        big = lens(516, 124, 104, 215, "clash-lens", True)
        p.line((q[0] + 12, q[1] - 21), (474, 29), cls="hair")
        p.line((q[0] + 14, q[1] + 20), (446, 201), cls="hair")
        p.text(520, 72, "beam B7", 20, "label-strong", "on-solid", "middle")
        p.text(556, 196, "window W3", 17, "label-strong", "ink", "middle")
        x = (SPAN - WIDE) / 2 - 0.12
        p.style("halo", "fill:#fbf9f4;stroke:#fbf9f4;stroke-width:0", "fill:#123049;stroke:#123049")
        a, b = big(x, -0.16, soffit), big(x, -0.16, soffit + over)
        p.rect(a[0] - 50, (a[1] + b[1]) / 2 - 13, 42, 25, "halo")
        p.text(a[0] - 29, (a[1] + b[1]) / 2 + 7, f"{over * 1000:.0f}", 20, "label-strong", "red", "middle")
        p.line(a, b, cls="red-line")
        for e in (a, b):
            p.line((e[0] - 6, e[1]), (e[0] + 6, e[1]), cls="red-line")
        at = bay(35, (516, 297), lower, False, True)
        p.text(520, 378, f"Resolved: sill at {lower * 1000:.0f}", 17, "label-strong", "ink", "middle")
        y = p.window(16, 392, 608, 78, "Interference check, sample", 14, 26)
        for x, words in ((30, "No."), (80, "Architecture, light"), (268, "Structure, dark"), (436, "Overlap"), (536, "State")):
            p.text(x, y + 18, words, 14, "label", "faint")
        for x, words, red in ((30, "1", 0), (80, "Window W3, first floor", 0), (268, "Beam B7, 230 × 600", 0), (436, f"{over * 1000:.0f} mm", 1), (536, "resolved", 0)):
            p.text(x, y + 42, words, 16, "label-strong", "red" if red else "ink")
    with p.small:
        bay(37.5, (94, 140), SILL, True, False)
        lens(252, 112, 62, 116, "clash-lens-s", False)
        p.text(246, 92, "beam", 17, "label-strong", "on-solid", "middle")
        p.text(264, 156, "window", 13, "label-strong", "ink", "middle")
        p.text(10, 30, "Found: a window in a beam", 19, "label-strong", "red")
        p.text(252, 204, f"{over * 1000:.0f} mm too high", 18, "label-strong", "red", "middle")
    p.save("revit-clash")


# ------------------------------------------------------------------------------------------ the office
def office():
    """You stand in it: glass front, tiled ceiling and floor run to one point, and each finish has its line in the schedule."""
    W, D, H, BULK, STRIP = 7.2, 9.0, 2.7, 1.8, 1.2  # the room; the plasterboard bay on the left, the tiled strip at the glass
    assert all(abs(v / 0.6 - round(v / 0.6)) < 1e-9 for v in (W, D, BULK, STRIP)), "whole tiles"
    BAYS = [(D * i / 6, D * (i + 1) / 6) for i in range(6)]  # mullions at 1.5 m
    DOOR = BAYS[2]
    RAIL = 2.1
    tiles = round((W - BULK) / 0.6) * round(D / 0.6)
    lamps = [(x, y) for x in (3.0, 4.8, 6.6 - 0.6) for y in (1.2, 3.6, 6.0)]
    rows = (
        ("carpet", "Floor", "carpet tile 600", (W - STRIP) * D, "m²"),
        ("tile", "Floor at the glass", "vitrified tile 600", STRIP * D, "m²"),
        ("grid", "Ceiling 2.70", f"mineral tile, {len(lamps)} lights", (W - BULK) * D, "m²"),
        ("board", "Ceiling 2.40", "plasterboard", BULK * D, "m²"),
        ("wall", "Walls", "paint on plaster", D * 2.4 + BULK * 2.4 + (W - BULK) * H - 0.9 * 2.1 - 3.6 * 2.1, "m²"),
    )
    assert abs(rows[4][3] - 31.05) < 1e-9  # 21.60 + 4.32 + 14.58, less door 1.89 and screen 7.56
    assert abs(rows[0][3] + rows[1][3] - W * D) < 1e-9 and abs(rows[2][3] + rows[3][3] - W * D) < 1e-9 and abs(tiles * 0.36 - rows[2][3]) < 1e-9
    p = prepare(Picture("An office from inside: a glass front with its door, a tiled ceiling with lights, and the finishes listed"))

    def paint(front, x0, y0, thick, tag):
        """`front`: px per metre at the near edge of the room; its lower left corner at x0, y0."""
        back = front * 0.44
        e = D * back / (front - back)  # the eye's distance from the near edge
        EX, EZ = 2.9, 1.62
        def at(x, y, z):
            k = front * e / (e + y)
            return x0 + EX * front + (x - EX) * k, y0 - EZ * front - (z - EZ) * k
        poly = lambda pts, cls: p.path(data([at(*q) for q in pts], True), cls)
        seg = lambda many, cls: lines(p, [[at(*q) for q in s] for s in many], cls)
        step = lambda n: [0.6 * i for i in range(n + 1)]
        poly([(0, 0, 0), (W - STRIP, 0, 0), (W - STRIP, D, 0), (0, D, 0)], "t2")
        poly([(W - STRIP, 0, 0), (W, 0, 0), (W, D, 0), (W - STRIP, D, 0)], "t0")
        poly([(0, 0, 0), (0, D, 0), (0, D, 2.4), (0, 0, 2.4)], "t1")
        poly([(0, D, 0), (W, D, 0), (W, D, H), (0, D, H)], "t0")
        poly([(BULK, 0, H), (W, 0, H), (W, D, H), (BULK, D, H)], "t0")
        low = 2.4
        poly([(0, 0, low), (BULK, 0, low), (BULK, D, low), (0, D, low)], "t1")
        poly([(BULK, 0, low), (BULK, D, low), (BULK, D, H), (BULK, 0, H)], "t2")
        # light that falls through the glass
        for a, b in BAYS:
            poly([(W, a + 0.06, 0), (W, b - 0.06, 0), (W - 2.6, b + 0.84, 0), (W - 2.6, a + 0.96, 0)] if b < D else [(W, a + 0.06, 0), (W, D, 0), (W - 2.6, D, 0)], "t0")
        s2 = 2 if not thick else 1
        seg([[(x, 0, 0), (x, D, 0)] for x in step(round((W - STRIP) / 0.6))[::s2]] + [[(0, y, 0), (W - STRIP, y, 0)] for y in step(15)[::s2]], "hair")
        seg([[(W - x, 0, 0), (W - x, D, 0)] for x in (0.6, 1.2)] + [[(W - STRIP, y, 0), (W, y, 0)] for y in step(15)], "thin")
        seg([[(x, 0, H), (x, D, H)] for x in step(12)[3:]] + [[(BULK, y, H), (W, y, H)] for y in step(15)], "thin" if thick else "hair")
        for x, y in lamps:
            poly([(x, y, H), (x + 0.6, y, H), (x + 0.6, y + 0.6, H), (x, y + 0.6, H)], "lamp" + tag)
        for y in (1.2, 2.7, 4.2, 5.7, 7.2):
            c = at(0.9, y, low)
            r = 0.1 * front * e / (e + y)
            p.add(f'<ellipse class="lamp{tag}" cx="{c[0]:.1f}" cy="{c[1]:.1f}" rx="{r:.1f}" ry="{r * 0.42:.1f}"/>')
        seg([[(0, 0, 0), (0, D, 0), (W, D, 0)], [(0, D, 0), (0, D, low), (0, 0, low)], [(0, D, low), (BULK, D, low), (BULK, 0, low)], [(BULK, D, low), (BULK, D, H), (W, D, H), (W, D, 0)], [(BULK, D, H), (BULK, 0, H)], [(0, 0, 0.1), (0, D, 0.1)]], "line")
        # back wall: a glazed meeting room with its table
        gx0, gx1 = 2.7, 6.3
        poly([(gx0, D, 0), (gx1, D, 0), (gx1, D, 2.1), (gx0, D, 2.1)], "t1 line")
        poly([(gx0 + 0.9, D, 0.7), (gx1 - 0.6, D, 0.7), (gx1 - 0.6, D, 0.76), (gx0 + 0.9, D, 0.76)], "solid")
        for x in (gx0 + 1.2, gx1 - 1.0):
            poly([(x, D, 0), (x + 0.06, D, 0), (x + 0.06, D, 0.7), (x, D, 0.7)], "solid")
        for n, x in enumerate((gx0 + 1.25, gx0 + 2.25)):  # two who sit and talk
            q = at(x, D, 0.76)
            u = back
            p.circle(q[0], q[1] - 0.44 * u, 0.115 * u, "ink")
            p.path(f"M{q[0] - 0.22 * u:.1f} {q[1]:.1f}c0 {-0.34 * u:.1f} {0.44 * u:.1f} {-0.34 * u:.1f} {0.44 * u:.1f} 0z", "ink")
        seg([[(x, D, 0), (x, D, 2.1)] for x in (gx0 + 0.9, gx0 + 1.8, gx0 + 2.7)], "line")
        # left wall: a door to the cabin and a picture rail of drawings
        seg([[(0, 5.6, 0), (0, 5.6, 2.1), (0, 6.5, 2.1), (0, 6.5, 0)]], "bold")
        poly([(0, 5.6, 0), (0, 6.5, 0), (0, 6.5, 2.1), (0, 5.6, 2.1)], "t2 line")
        for y in (1.2, 2.5, 3.8):
            poly([(0, y, 1.2), (0, y + 0.84, 1.2), (0, y + 0.84, 1.8), (0, y, 1.8)], "t0 line")
        # the glass front: what lies outside, then mullions, transoms and the door
        edge = [at(W, 0, 0), at(W, D, 0), at(W, D, H), at(W, 0, H)]
        clip = "g" + tag
        p.add(f'<clipPath id="{clip}"><path d="{data(edge, True)}"/></clipPath><g clip-path="url(#{clip})">')
        p.path(data(edge, True), "sky")
        far = at(W, D, 1.0)[1]
        hill = [(edge[0][0] + 6, far + 4), (edge[0][0] + 6, far - 0.55 * front), (edge[0][0] - 0.5 * front, far - 0.85 * front), (edge[0][0] - 1.0 * front, far - 0.5 * front), (edge[1][0] + 0.2 * front, far - 0.62 * back), (edge[1][0] - 4, far - 0.3 * back), (edge[1][0] - 4, far + 4)]
        p.path(data(hill, True), "t2")
        p.path(data([(edge[0][0] + 6, edge[0][1]), (edge[0][0] + 6, far - 4), (edge[1][0] - 4, far - 1), (edge[1][0] - 4, edge[1][1])], True), "t3")
        p.add("</g>")
        m = 0.05
        for y in [b[0] for b in BAYS] + [D]:
            poly([(W, y - m, 0), (W, y + m, 0), (W, y + m, H), (W, y - m, H)] if 0 < y < D else [(W, y, 0), (W, min(y + m, D) if y < D else y - m, 0), (W, min(y + m, D) if y < D else y - m, H), (W, y, H)], "solid")
        for z in (0.04, RAIL, H - 0.04):
            poly([(W, 0, z - 0.035), (W, D, z - 0.035), (W, D, z + 0.035), (W, 0, z + 0.035)], "solid")
        a, b = DOOR
        f = 0.09
        ring = lambda i: [at(W, a + m + i, i if i else 0.0), at(W, b - m - i, i if i else 0.0), at(W, b - m - i, RAIL - 0.035 - i), at(W, a + m + i, RAIL - 0.035 - i)]
        mid = (a + b) / 2
        area(p, [ring(0), ring(f)], "red")
        poly([(W, mid - f / 2, 0), (W, mid + f / 2, 0), (W, mid + f / 2, RAIL - 0.04), (W, mid - f / 2, RAIL - 0.04)], "red")
        for y in (mid - 0.16, mid + 0.16):
            poly([(W, y - 0.02, 0.8), (W, y + 0.02, 0.8), (W, y + 0.02, 1.4), (W, y - 0.02, 1.4)], "red")
        # desks in two islands, the far ones first
        for y in (6.6, 4.2, 1.8):
            for x in (1.5,):
                w, d, h = 2.4, 1.2, 0.74
                for lx in (x + 0.05, x + w - 0.1):
                    for ly in (y + d - 0.1, y + 0.05):
                        poly([(lx, ly, 0), (lx + 0.05, ly, 0), (lx + 0.05, ly, h), (lx, ly, h)], "solid")
                poly([(x, y, h), (x + w, y, h), (x + w, y + d, h), (x, y + d, h)], "t0 line")
                poly([(x, y, h), (x + w, y, h), (x + w, y, h - 0.05), (x, y, h - 0.05)], "t1 line")
                if EX > x + w:
                    poly([(x + w, y, h), (x + w, y + d, h), (x + w, y + d, h - 0.05), (x + w, y, h - 0.05)], "t2 line")
                for sx in (x + 0.25, x + 1.45):
                    poly([(sx + 0.32, y + 0.62, h), (sx + 0.38, y + 0.62, h), (sx + 0.38, y + 0.62, h + 0.2), (sx + 0.32, y + 0.62, h + 0.2)], "solid")
                    poly([(sx, y + 0.6, h + 0.12), (sx + 0.7, y + 0.6, h + 0.12), (sx + 0.7, y + 0.6, h + 0.52), (sx, y + 0.6, h + 0.52)], "solid")
                for sx in (x + 0.6, x + 1.8):  # chairs at the near side
                    if y == 1.8 and sx == x + 1.8:
                        continue
                    poly([(sx - 0.22, y - 0.4, 0.5), (sx + 0.22, y - 0.4, 0.5), (sx + 0.2, y - 0.4, 0.98), (sx - 0.2, y - 0.4, 0.98)], "t2 line")
                    poly([(sx - 0.02, y - 0.3, 0.08), (sx + 0.02, y - 0.3, 0.08), (sx + 0.02, y - 0.3, 0.5), (sx - 0.02, y - 0.3, 0.5)], "solid")
                    seg([[(sx - 0.22, y - 0.3, 0.06), (sx + 0.22, y - 0.3, 0.06)]], "bold")
        q = at(5.35, 3.1, 0)
        _person(p, *q, 1.7 * front * e / (e + 3.1), 1)
        lines(p, [[at(0, 0, 0), at(W, 0, 0), at(W, 0, H), at(BULK, 0, H), at(BULK, 0, low), at(0, 0, low), at(0, 0, 0)]], "heavy" if thick else "bold")
        return at

    p.style("lamp", "fill:#fff;stroke:#14222f;stroke-width:1", "fill:#ffe9c4;stroke:#e6eef5")
    p.style("lampS", "fill:#fff;stroke:#14222f;stroke-width:.8", "fill:#ffe9c4;stroke:#e6eef5")
    p.style("sky", "fill:#dfe6ea", "fill:#28506f")
    with p.large:
        front = 84.4
        paint(front, 16, 16 + 1 + H * front, True, "")
        top = 268
        p.text(16, top + 6, "Room finish schedule", 18, "heading")
        p.text(170, top + 6, "office 201, sample", 13, "label", "faint")
        p.text(624, top + 6, "door set into the glass", 14, "label-strong", "red", "end")
        for n, (kind, place, what, amount, unit) in enumerate(rows):
            y = top + 20 + n * 36
            p.line((16, y), (624, y), cls="hair" if n else "line")
            sx, sy, s = 20, y + 5, 26
            p.rect(sx, sy, 2 * s, s, {"carpet": "t2 line", "tile": "t0 line", "grid": "t0 line", "board": "t1 line", "wall": "t1 line"}[kind])
            if kind in ("tile", "grid"):
                lines(p, [[(sx + s, sy), (sx + s, sy + s)], [(sx, sy + s / 2), (sx + 2 * s, sy + s / 2)], [(sx + s / 2, sy), (sx + s / 2, sy + s)], [(sx + 1.5 * s, sy), (sx + 1.5 * s, sy + s)]], "thin")
            if kind == "grid":
                p.rect(sx + s / 2, sy + s / 2, s / 2, s / 2, "lamp")
            if kind == "carpet":
                lines(p, [[(sx + s, sy), (sx + s, sy + s)]], "hair")
            if kind == "board":
                p.circle(sx + s, sy + s / 2, 5, "lamp")
            p.text(92, y + 23, place, 15, "label-strong")
            p.text(260, y + 23, what, 15, "label")
            p.text(618, y + 23, f"{amount:.2f} {unit}", 15, "code", "ink", "end")
    with p.small:
        paint(42.2, 8, 10 + H * 42.2, False, "S")
        for n, (kind, place, what, amount, unit) in enumerate((rows[0], rows[2], rows[4])):
            y = 137 + n * 33
            p.line((8, y), (312, y), cls="hair" if n else "line")
            p.text(10, y + 22, place.split()[0], 15, "label-strong")
            p.text(78, y + 22, what.split(",")[0], 15, "label")
            p.text(310, y + 22, f"{amount:.2f} {unit}", 15, "code", "ink", "end")
    p.save("revit-office")


# ------------------------------------------------------------------------------------------ the sun over Pune
def sun():
    """The sun's three ways over one house: in December its shadow is long, in June the noon sun comes from the north."""
    LAT, LON, ZONE = 18.52, 73.86, 82.5  # Pune; the meridian of Indian time

    def place(day, clock):
        """Direction to the sun (x east, y true north, z up) on a day of the year at a clock time in Pune."""
        g = 2 * math.pi / 365 * (day - 1 + (clock - 12) / 24)
        decl = 0.006918 - 0.399912 * math.cos(g) + 0.070257 * math.sin(g) - 0.006758 * math.cos(2 * g) + 0.000907 * math.sin(2 * g) - 0.002697 * math.cos(3 * g) + 0.00148 * math.sin(3 * g)
        late = 229.18 * (0.000075 + 0.001868 * math.cos(g) - 0.032077 * math.sin(g) - 0.014615 * math.cos(2 * g) - 0.040849 * math.sin(2 * g))
        turn = math.radians(15 * (clock - 12 + (late - 4 * (ZONE - LON)) / 60))
        lat = math.radians(LAT)
        return -math.cos(decl) * math.sin(turn), math.cos(lat) * math.sin(decl) - math.sin(lat) * math.cos(decl) * math.cos(turn), math.sin(lat) * math.sin(decl) + math.cos(lat) * math.cos(decl) * math.cos(turn)

    DEC, MAR, JUN = 355, 80, 172
    height = lambda v: math.degrees(math.asin(v[2]))
    noon = {d: max((place(d, 11.5 + i / 120) for i in range(240)), key=lambda v: v[2]) for d in (DEC, MAR, JUN)}
    assert abs(height(noon[DEC]) - (90 - LAT - 23.44)) < 0.2 and abs(height(noon[JUN]) - (90 - 23.44 + LAT)) < 0.2
    assert noon[JUN][1] > 0 > noon[DEC][1], "in June the noon sun stands north of Pune"
    rise = next(6 + i / 60 for i in range(180) if height(place(DEC, 6 + i / 60)) > -0.833)
    assert abs(rise - 7.05) < 0.12, rise  # about three past seven, as almanacs give it
    HOURS = (9, 12, 15)
    # the house of the first piece: 11.0 by 7.6 m, eaves at 6.20, ridge at 8.76; its front is turned off true north
    TURN, A, B, OUT = math.radians(-18), LONG / 2, DEEP / 2, 0.5
    house_at = lambda x, y: (x * math.cos(TURN) - y * math.sin(TURN), x * math.sin(TURN) + y * math.cos(TURN))
    ridge = EAVES + MID * PITCH
    assert abs(ridge - 8.76) < 0.006
    base = [(-A, -B), (A, -B), (A, B), (-A, B)]
    skin = [(x, y, 0.0) for x, y in base] + [(s * (A + OUT), t * (B + OUT), EAVES - OUT * PITCH) for s in (-1, 1) for t in (-1, 1)] + [(0, t * (B + OUT), ridge) for t in (-1, 1)]
    skin = [(*house_at(x, y), z) for x, y, z in skin]

    def shadow(v):
        """The outline on the ground of the house's shadow: the hull of its corners, each moved along the sun's ray."""
        pts = sorted({(round(x - z * v[0] / v[2], 6), round(y - z * v[1] / v[2], 6)) for x, y, z in skin})
        def half(run):
            out = []
            for q in run:
                while len(out) > 1 and (out[-1][0] - out[-2][0]) * (q[1] - out[-2][1]) - (out[-1][1] - out[-2][1]) * (q[0] - out[-2][0]) <= 0:
                    out.pop()
                out.append(q)
            return out[:-1]
        return half(pts) + half(pts[::-1])

    light = place(DEC, 15)
    long = 1 / math.tan(math.radians(height(light)))
    p = prepare(Picture("A sun study: the sun's way over a house in Pune in December, March and June, and the December shadows"))
    R = 22.0

    def paint(k, centre, thick):
        cam = Camera(centre, k, (1, 0.5, 0.6), (0, 0, 0))
        at = cam.at
        disc = [at(R * math.cos(t), R * math.sin(t), 0) for t in [2 * math.pi * i / 72 for i in range(72)]]
        p.path(data(disc, True), "t1 line")
        ticks = []
        for i in range(36):
            t = math.pi * i / 18
            r = R * (0.93 if i % 9 else 0.88)
            ticks.append([at(R * math.cos(t), R * math.sin(t), 0), at(r * math.cos(t), r * math.sin(t), 0)])
        lines(p, ticks, "thin")
        for h in HOURS:
            v = place(DEC, h)
            ring = [at(x, y, 0) for x, y in shadow(v)]
            if h == 15:
                p.path(data(ring, True), "redsolid")
                lines(p, [ring], "red-line", True)
            else:
                p.path(data(ring, True), "tone-strong")
        way = lambda d: [at(*(R * c for c in v)) for v in (place(d, 5 + i / 8) for i in range(120)) if v[2] > 0]
        for d in (DEC, MAR):
            lines(p, [way(d)], "red-line" if d == DEC else "line")
        # the house: faces lit or in shade as the sun of 3 pm has them
        s = Scene(cam)
        def face(pts, cls=None, nudge=0.0):
            (x1, y1, z1), (x2, y2, z2), (x3, y3, z3) = pts[:3]
            a, b = (x2 - x1, y2 - y1, z2 - z1), (x3 - x1, y3 - y1, z3 - z1)
            n = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
            if sum(u * w for u, w in zip(n, cam.d)) > 0:
                lit = sum(u * w for u, w in zip(n, light)) > 0
                s.face(pts, (cls or ("t0" if lit else "t3")) + " line", nudge)
        g = lambda x, y, z: (*house_at(x, y), z)
        for i in range(4):
            (x1, y1), (x2, y2) = base[i], base[(i + 1) % 4]
            pts = [g(x1, y1, 0), g(x2, y2, 0), g(x2, y2, EAVES)]
            if abs(y1 - y2) < 1e-9:
                pts.append(g(0, y1, ridge - 0.02))
            pts.append(g(x1, y1, EAVES))
            face(pts)
            n = 3 if abs(y1 - y2) < 1e-9 else 2
            for j in range(n):
                for z in (1.35, 4.35):
                    t = (j + 0.5) / n
                    L = math.dist((x1, y1), (x2, y2))
                    ux, uy = (x2 - x1) / L, (y2 - y1) / L
                    cx, cy = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
                    w = 0.75
                    low = 0.45 if (z < 2 and n == 3 and j == 1) else z
                    face([g(cx - ux * w, cy - uy * w, low), g(cx + ux * w, cy + uy * w, low), g(cx + ux * w, cy + uy * w, z + 1.2), g(cx - ux * w, cy - uy * w, z + 1.2)], "solid", 4 + 0.01 * j)
        for sx in (1, -1):
            e = g(sx * (A + OUT), -B - OUT, EAVES - OUT * PITCH), g(sx * (A + OUT), B + OUT, EAVES - OUT * PITCH), g(0, B + OUT, ridge), g(0, -B - OUT, ridge)
            face(list(e) if sx > 0 else list(e)[::-1], None, 6)
        s.paint(p)
        for n, t in enumerate((1,)):  # the edge of the roof towards the eye
            lines(p, [[at(*g(-A - OUT, t * (B + OUT), EAVES - OUT * PITCH)), at(*g(0, t * (B + OUT), ridge)), at(*g(A + OUT, t * (B + OUT), EAVES - OUT * PITCH))]], "heavy" if thick else "bold")
        lines(p, [way(JUN)], "line" if thick else "thin")
        q = at(*(R * c for c in light))
        foot = max(shadow(light), key=lambda w: -w[0] * light[0] - w[1] * light[1])
        tip = next((x, y, z) for x, y, z in skin if abs(x - z * light[0] / light[2] - foot[0]) < 1e-5 and abs(y - z * light[1] / light[2] - foot[1]) < 1e-5)
        lines(p, [[at(*tip), at(*foot, 0)]], "redaxis")
        lines(p, [[q, at(*tip)]], "redaxis")
        r = 11 if thick else 7
        for d, cls in ((DEC, "t0 line"), (MAR, "t0 line"), (JUN, "t0 line")):
            for h in (7.5, 9, 10.5, 12, 13.5, 15, 16.5):
                v = place(d, h)
                if v[2] > 0 and not (d == DEC and h == 15):
                    p.circle(*at(*(R * c for c in v)), r * 0.36, cls)
        p.circle(*q, r, "red")
        lines(p, [[(q[0] + r * 1.3 * math.cos(t), q[1] + r * 1.3 * math.sin(t)), (q[0] + r * 1.75 * math.cos(t), q[1] + r * 1.75 * math.sin(t))] for t in [math.pi * i / 4 + 0.2 for i in range(8)]], "red-line")
        return at, q, foot, {d: way(d)[0] for d in (DEC, MAR, JUN)}

    with p.large:
        at, q, foot, rises = paint(12.9, (322, 306), True)
        for words, t in (("N", 90), ("E", 0), ("S", 270), ("W", 180)):
            x, y = at(R * 1.08 * math.cos(math.radians(t)), R * 1.08 * math.sin(math.radians(t)), 0)
            p.text(x, y + 6, words, 17, "label-strong", "ink", "middle")
        p.text(16, 30, "Sun study, Pune", 18, "heading")
        p.text(16, 49, "18.5° N, Indian time", 13, "label", "faint")
        for d, words, dx, dy, anchor in ((DEC, "21 December", 4, 27, "end"), (MAR, "21 March", 26, 31, "start"), (JUN, "21 June", 0, 24, "start")):
            x, y = rises[d]
            p.text(x + dx, y + dy, words, 15, "label-strong", "red" if d == DEC else "ink", anchor)
        p.text(624, 30, f"June noon: {height(noon[JUN]):.0f}° high, from the north", 15, "label-strong", "ink", "end")
        p.text(q[0] + 10, q[1] - 26, f"3 pm, {height(light):.0f}° high", 16, "label-strong", "red", "end")
        p.text(624, 448, f"shadow at 3 pm, {long:.1f} × the height", 15, "label-strong", "red", "end")
        p.text(624, 467, "grey: at 9 and at 12", 14, "label", "faint", "end")
    with p.small:
        at, q, foot, rises = paint(6.1, (160, 147), False)
        for words, t in (("N", 90), ("E", 0), ("S", 270), ("W", 180)):
            x, y = at(R * 1.1 * math.cos(math.radians(t)), R * 1.1 * math.sin(math.radians(t)), 0)
            p.text(x, y + 4, words, 12, "label-strong", "ink", "middle")
        p.text(10, 22, "Pune", 15, "heading")
        p.text(312, 22, "21 June", 12, "label-strong", "ink", "end")
        p.text(10, 232, f"21 December, 3 pm: shadow {long:.1f} × the height", 14.5, "label-strong", "red")
    p.save("revit-sun")


PICTURES = [house, head, window, takeoff, clash, office, sun]
