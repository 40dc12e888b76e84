"""MX Road: strings of a two-lane road with superelevation, a roundabout and a T-junction, cross sections with volumes, a ground model, a GENIO file, an old road raised."""
import math

import numpy as np
from civil.drafting import Camera, area, arrow, contours, data, dim, hatch, lines, prepare, shaft, simple
from civil.roads import Alignment, Profile, end_area, section
from kit import Picture

SPEED, RADIUS, LANE, SHOULDER = 80, 350.0, 3.5, 2.5
LIMIT, CAMBER = 0.07, 0.025
SPIRAL = 90.0


def _line():
    """A kilometre of the road with one curve of 350 m to the left; checked against IRC:73 at 80 km/h."""
    wanted = SPEED**2 / (225 * RADIUS)
    assert round(wanted * 100, 1) == 8.1 and wanted > LIMIT and SPEED**2 / (127 * RADIUS) - LIMIT <= 0.15
    rate = 80 / (75 + SPEED)
    assert SPIRAL >= max(0.0215 * SPEED**3 / (rate * RADIUS), 2.7 * SPEED**2 / RADIUS, LIMIT * 7 * 150), "transition"
    return Alignment((0, 0), 0.0, [("line", 260.0), ("spiral", SPIRAL, RADIUS, 1, "in"), ("arc", 330.0, RADIUS, 1), ("spiral", SPIRAL, RADIUS, 1, "out"), ("line", 230.0)])


def _slopes(s, marks):
    """Cross slopes of the (inner, outer) half at a chainage, rise to the right positive: camber turns into superelevation along the spiral.

    The outer half first comes level on the straight, at the same rate, then turns through; the inner one follows."""
    a, b, c, d = marks[1:5]
    rate = LIMIT / SPIRAL  # per metre, about the centre line
    t = (s - a) * rate if s < (b + c) / 2 else (d - s) * rate
    outer = max(-CAMBER, min(LIMIT, t))
    inner = max(CAMBER, min(LIMIT, t))
    return inner, outer


def strings():
    """Every edge is a string: where the road bends, the outer ones climb."""
    r = _line()
    m = r.marks
    inner, outer = _slopes((m[2] + m[3]) / 2, m)
    assert inner == outer == LIMIT and _slopes(20, m) == (CAMBER, -CAMBER)
    assert abs(_slopes(m[1], m)[1]) < 1e-9  # the outer half is level where the spiral begins
    flat = m[1] - CAMBER * SPIRAL / LIMIT
    assert abs(_slopes(flat, m)[1] + CAMBER) < 1e-9
    p = prepare(Picture("Strings of a two-lane road seen along its curve: the outer edge climbs with superelevation"))
    LIFT = 3.2  # heights drawn larger, so that the slope is seen

    def level(s, off):
        i, o = _slopes(s, m)
        edge = LANE + SHOULDER
        x = max(-edge, min(edge, off))
        z = x * (o if x > 0 else i)
        if abs(off) > edge:
            z -= (abs(off) - edge) / 2 / LIFT * 1.6
        return z * LIFT

    def paint(centre, scale, step, thick, frame, name):
        cam = Camera(centre, scale, about=(*r.at(390, 0), 0), eye=(*r.at(188, 0), 25))
        at = lambda s, off: cam.at(*r.at(s, off), level(s, off))
        S = [214 + step * i for i in range(int(500 / step) + 1)]
        edge = LANE + SHOULDER
        x, y, w, h = frame
        p.add(f'<clipPath id="{name}"><path d="M{x} {y}h{w}v{h}h-{w}z"/></clipPath><g clip-path="url(#{name})">')
        bands = ((-edge - 6, -edge, "t1"), (-edge, -LANE, "t2"), (-LANE, 0, "t0"), (0, LANE, "t0"), (LANE, edge, "t2"), (edge, edge + 6, "t1"))
        for u, v, cls in bands:
            p.path(data(simple([at(s, u) for s in S], 0.2) + simple([at(s, v) for s in S], 0.2)[::-1], True), cls)
        if thick:
            lines(p, [[at(s, u) for u in (-edge - 6, -edge, -LANE, 0, LANE, edge, edge + 6)] for s in S], "hair")
        for off, cls in ((-edge - 6, "thin"), (edge + 6, "thin"), (-edge, "line"), (-LANE, "bold"), (0, "axis"), (LANE, "bold")):
            lines(p, [simple([at(s, off) for s in S], 0.15)], cls if thick else ("line" if cls == "bold" else "hair" if cls == "thin" else cls))
        lines(p, [simple([at(s, edge) for s in S], 0.15)], "redheavy")
        p.add("</g>")
        return at

    def diagram(x0, x1, y, k, size, full):
        """Edges against the centre line along the chainage."""
        X = lambda s: x0 + (s - 160) / (m[5] - 160 - 100) * (x1 - x0)
        S = sorted({160, flat, m[1], m[1] + CAMBER * SPIRAL / LIMIT, m[2], m[3], m[4] - CAMBER * SPIRAL / LIMIT, m[4], m[4] + CAMBER * SPIRAL / LIMIT, m[5] - 100})
        right = [(X(s), y - _slopes(s, m)[1] * 100 * k) for s in S]
        left = [(X(s), y + _slopes(s, m)[0] * 100 * k) for s in S]
        p.line((x0, y), (x1, y), cls="axis")
        lines(p, [left], "bold")
        lines(p, [right], "redheavy")
        return X

    with p.large:
        at = paint((420, 150), 5.6, 10, True, (8, 64, 624, 272), "k")
        p.text(16, 30, "MC10 and its strings", 18, "heading")
        p.text(16, 49, "80 km/h, R 350 m; heights drawn larger", 13, "label", "faint")
        edge = LANE + SHOULDER
        for off, name in ((-edge, "E"), (-LANE, "C"), (0, "M"), (LANE, "C"), (edge, "E")):
            x, y = at(next(v for v in range(230, 400) if at(v, off)[1] < 316), off)
            p.balloon(x, y, name, 9, off == edge)
    with p.small:
        at = paint((212, 76), 2.9, 20, False, (6, 6, 308, 156), "j")
    return p, at, diagram, m, flat


def superelevation():
    """Draws and saves the strings, with the diagram of their slopes."""
    p, at, diagram, m, flat = strings()
    with p.large:
        y, k = 400, 5.0
        X = diagram(60, 600, y, k, 13, True)
        for s, words in ((flat, "camber 2.5%"), (m[1], "level"), (m[2], "7%")):
            x = X(s)
            top = y - _slopes(s, m)[1] * 100 * k
            p.line((x, y + 34), (x, top), cls="dash")
        p.text(X(180), y + 32, "−2.5%", 14, "label-strong", "red", "middle")
        p.text(X((m[2] + m[3]) / 2), y - 7 * k - 8, "outer edge +7.0%", 15, "label-strong", "red", "middle")
        p.text(X((m[2] + m[3]) / 2), y + 7 * k - 8, "inner edge −7.0%", 14, "label", "ink", "middle")
        for a, b, words in ((m[1], m[2], "spiral 90"), (m[2], m[3], "arc 330"), (m[3], m[4], "spiral 90")):
            dim(p, (X(a), y + 54), (X(b), y + 54), words, 0, 13, over=3, above=-13, reach=False)
        p.text(16, y - 66, "80² ÷ (225 × 350) = 8.1%,", 14, "label", "ink", "start")
        p.text(16, y - 48, "so the limit of 7% governs", 14, "label", "ink", "start")
    with p.small:
        y, k = 200, 2.9
        X = diagram(16, 304, y, k, 11, False)
        p.text(X((m[2] + m[3]) / 2), y - 7 * k + 15, "outer edge +7%", 13, "label-strong", "red", "middle")
        p.text(X(172), y + 23, "−2.5%", 12, "label-strong", "red", "start")
        p.text(12, 22, "R 350 m, 80 km/h", 13, "label-strong")
    p.save("mx-strings")


# ------------------------------------------------------------------------------------------ roundabout and T-junction
def junctions():
    """Circles and tangents set out the roundabout; at its dotted line it has the level of the main road."""
    ISLAND, LANEW, ARM, ENTRY, EXIT = 33.0, 10.5, 7.0, 25.0, 40.0
    assert abs(ISLAND - 1.33 * ENTRY) < 0.3 and 1.5 * ENTRY <= EXIT <= 2 * ENTRY and LANEW == ARM + 3.5  # IRC:65
    OUT = ISLAND + LANEW
    p = prepare(Picture("A four-arm roundabout and a T-junction set out by circles and tangents, with their levels"))
    p.style("tarmac", "fill:#c5c6c4", "fill:#2b4b67")
    main = lambda x: 602.50 + 0.01 * x  # the main road rises 1 per cent; x from the centre of the roundabout

    def corner(r, half):
        """Fillet of radius r between an arm's edge (y = half, x > 0) and the outer circle: its centre and tangent points."""
        cy = half + r
        cx = math.sqrt((OUT + r) ** 2 - cy**2)
        k = OUT / (OUT + r)
        return (cx, cy), (cx, half), (cx * k, cy * k)

    half = ARM / 2
    for r in (ENTRY, EXIT):  # tangent to both
        c, t, q = corner(r, half)
        assert abs(math.hypot(*q) - OUT) < 1e-9 and abs(math.dist(c, t) - r) < 1e-9 and abs(math.dist(c, q) - r) < 1e-9

    def spread(c, a, b, n=10):
        """The arc about c from a to b, the short way."""
        r = math.dist(c, a)
        t0, t1 = math.atan2(a[1] - c[1], a[0] - c[0]), math.atan2(b[1] - c[1], b[0] - c[0])
        d = (t1 - t0 + math.pi) % math.tau - math.pi
        return [(c[0] + r * math.cos(t0 + d * i / n), c[1] + r * math.sin(t0 + d * i / n)) for i in range(n + 1)]

    def quadrant(reach_x, reach_y):
        """The kerb between the arm along +x and the arm along +y. Traffic keeps left: it leaves by the left of an arm seen from the centre."""
        # arm +x: its side y > 0 is the left seen from the centre: the exit; arm +y: its side x > 0 is the entry
        c1, t1, q1 = corner(EXIT, half)
        c2, t2, q2 = corner(ENTRY, half)
        flip = lambda q: (q[1], q[0])
        c2, t2, q2 = flip(c2), flip(t2), flip(q2)
        a1, a2 = math.atan2(q1[1], q1[0]), math.atan2(q2[1], q2[0])
        rim = [(OUT * math.cos(a1 + (a2 - a1) * i / 8), OUT * math.sin(a1 + (a2 - a1) * i / 8)) for i in range(9)]
        assert a2 > a1
        return [(reach_x, half)] + spread(c1, t1, q1) + rim + spread(c2, q2, t2) + [(half, reach_y)], (c1, c2)

    def paint(k, ox, oy, reach, thick):
        at = lambda q: (ox + q[0] * k, oy - q[1] * k)
        north, east, south, west = reach
        kerb, centres = quadrant(east, north)
        turn = lambda q, n: [q, (-q[1], q[0]), (-q[0], -q[1]), (q[1], -q[0])][n]
        # turned by quarters, the exit stays on the left of each arm; the ends then follow the arms
        ends = {0: (east, north), 1: (north, west), 2: (west, south), 3: (south, east)}
        rings = []
        for n in range(4):
            a, b = ends[n]
            run = quadrant(a, b)[0]
            rings.append([turn(q, n) for q in run])
        outline = [q for ring in rings for q in ring]
        p.path(data([at(q) for q in outline], True), "tarmac")
        lines(p, [[at(q) for q in ring] for ring in rings], "bold" if thick else "line")
        circle = lambda rad, n=72: [at((rad * math.cos(math.tau * i / n), rad * math.sin(math.tau * i / n))) for i in range(n)]
        c0 = at((0, 0))
        p.circle(*c0, ISLAND * k, "paper bold" if thick else "paper line")
        for n in range(4):  # splitter islands and give-way lines
            island = [turn(q, n) for q in ((OUT + 2.5, -1.5), (OUT + 2.5, 1.5), (OUT + 26, 0))]
            p.path(data([at(q) for q in island], True), "paper line")
        return at, turn

    with p.large:
        k, ox, oy = 2.66, 206, 234
        at, turn = paint(k, ox, oy, (82, 161, 82, 72), True)
        c0 = at((0, 0))
        p.circle(*c0, (ISLAND + LANEW / 2) * k, "dash")
        # set-out circles of one corner, in red
        ce, te, qe = corner(EXIT, half)
        flip = lambda v: (v[1], v[0])
        cn, tn, qn = (flip(v) for v in corner(ENTRY, half))
        for centre, rad, words, tip, anchor in ((ce, EXIT, "exit R 40", qe, "start"), (cn, ENTRY, "entry R 25", qn, "start")):
            x, y = at(centre)
            lines(p, [[at(v) for v in spread(centre, te if rad == EXIT else qn, qe if rad == EXIT else tn, 12)]], "redheavy")
            p.line((x, y), at(tip), cls="red-hair")
            p.line((x - 5, y), (x + 5, y), cls="red-hair")
            p.line((x, y - 5), (x, y + 5), cls="red-hair")
        for c, a, b, words, name, share in ((cn, qn, tn, "R 25", "entry", 0.36), (ce, te, qe, "R 40", "exit", 0.26)):  # the radius at its arc
            m = spread(c, a, b, 10)[5]
            x, y = at((m[0] + (c[0] - m[0]) * share, m[1] + (c[1] - m[1]) * share))
            p.rect(x - 17, y - 9, 34, 18, "ground")
            p.text(x, y + 5.5, words, 16, "label-strong", "red", "middle")
            x, y = at(c)
            p.text(x + 9, y + 5, name, 14, "label", "red")
        x, y = c0
        p.line((x, y), (x - ISLAND * k * 0.8, y - ISLAND * k * 0.6), cls="line")
        arrow(p, (x - ISLAND * k * 0.8, y - ISLAND * k * 0.6), math.degrees(math.atan2(-0.6, -0.8)), 9)
        p.text(x + 2, y - 14, "R 33", 15, "label-strong")
        p.text(x, y + 22, f"{main(0):.2f}", 17, "label-strong", "ink", "middle")
        p.text(x, y + 38, "centre", 12, "label", "faint", "middle")
        for ang in (20, 110, 200, 290):  # clockwise, as traffic that keeps left goes round
            a = math.radians(ang)
            rr = (ISLAND + LANEW / 2)
            tip = at((rr * math.cos(a), rr * math.sin(a)))
            arrow(p, tip, math.degrees(a) * -1 + 90, 11)
        # the T-junction on the same road
        tx, R = 118.0, 12.0
        side = [(tx - half - R, -half)] + spread((tx - half - R, -half - R), (tx - half - R, -half), (tx - half, -half - R), 8) + [(tx - half, -80)]
        other = [(tx + half, -80)] + spread((tx + half + R, -half - R), (tx + half, -half - R), (tx + half + R, -half), 8)
        p.path(data([at(v) for v in side + other], True), "tarmac")
        p.rect(at((tx - half - R, 0))[0], at((0, -half))[1] - 1.5, (ARM + 2 * R) * k, 3, "tarmac")
        lines(p, [[at(v) for v in side], [at(v) for v in other]], "bold")
        p.line(at((tx - half - 4, -half - 0.5)), at((tx, -half - 0.5)), cls="dash")
        p.text(at((tx, 0))[0] + half * k + 10, at((0, -36))[1], "R 12", 15, "label-strong")
        p.line((at((tx, 0))[0] + half * k + 24, at((0, -36))[1] - 14), at((tx + half + 3.5, -half - 3.5)), cls="line")
        for xx in (-68, 84, tx):
            x, y = at((xx, half))
            p.circle(x, at((0, 0))[1], 2.6, "ink")
            p.text(max(x, 36), y - 6, f"{main(xx):.2f}", 14, "label-strong", "ink", "middle")
        assert abs(main(tx) - 603.68) < 1e-9
        p.text(568, 266, "1%", 15, "label-strong", "ink", "start")
        lines(p, [[at((OUT + 28, 0)), at((158, 0))], [at((tx, -half - 3)), at((tx, -80))]], "axis")
        p.text(16, 30, "Roundabout, four arms", 18, "heading")
        p.text(404, 30, "T-junction, 118 m on", 18, "heading")
        p.text(404, 49, "the same main road, rising 1%", 13, "label", "faint")
        p.text(404, 452, "IRC:65, 40 km/h", 14, "label", "faint")
        p.text(404, 469, "left-hand traffic", 14, "label", "faint")
    with p.small:
        k, ox, oy = 1.08, 98, 120
        tx, R = 118.0, 12.0
        at, turn = paint(k, ox, oy, (82, 200, 82, 84), False)
        side = [(tx - half - R, -half)] + spread((tx - half - R, -half - R), (tx - half - R, -half), (tx - half, -half - R), 6) + [(tx - half, -82)]
        other = [(tx + half, -82)] + spread((tx + half + R, -half - R), (tx + half, -half - R), (tx + half + R, -half), 6)
        p.path(data([at(v) for v in side + other], True), "tarmac")
        p.rect(at((tx - half - R, 0))[0], at((0, -half))[1] - 1.2, (ARM + 2 * R) * k, 2.4, "tarmac")
        lines(p, [[at(v) for v in side], [at(v) for v in other]], "line")
        p.text(at((tx + half, 0))[0] + 16, at((0, -half - R))[1] + 14, "R 12", 13, "label-strong")
        p.text(at((tx, 0))[0], at((0, half))[1] - 7, f"{main(tx):.2f}", 13, "label", "ink", "middle")
        c0 = at((0, 0))
        ce, te, qe = corner(EXIT, half)
        flip = lambda v: (v[1], v[0])
        cn, tn, qn = (flip(v) for v in corner(ENTRY, half))
        lines(p, [[at(v) for v in spread(ce, te, qe, 8)], [at(v) for v in spread(cn, qn, tn, 8)]], "redheavy")
        for c, a, b, words in ((cn, qn, tn, "R 25"), (ce, te, qe, "R 40")):
            x, y = at(spread(c, a, b, 10)[5])
            p.text(x + 7, y - 4, words, 14, "label-strong", "red")
        p.text(c0[0], c0[1] - 4, "R 33", 13, "label-strong", "ink", "middle")
        p.text(c0[0], c0[1] + 14, f"{main(0):.2f}", 13, "label", "ink", "middle")
        for ang in (20, 110, 200, 290):
            a = math.radians(ang)
            rr = ISLAND + LANEW / 2
            arrow(p, at((rr * math.cos(a), rr * math.sin(a))), -ang + 90, 8)
    p.save("mx-roundabout")


# ------------------------------------------------------------------------------------------ sections and volumes
def cross_sections():
    """Level of the road and of the ground, stations every 20 m, their sections with areas, and volumes by them and by every metre."""
    road = lambda s: 612.0 - 0.012 * (s - 1000)
    def ground(s, o):
        return road(1000) + 3.9 * math.sin((s - 985) / 62) * math.exp(-(((s - 1110) / 190) ** 2)) + 0.055 * o + 1.1 * math.sin(o / 17 + s / 90) + 0.7 * math.cos(o / 9 - s / 60) - 0.012 * (s - 1000)

    stations = list(range(1000, 1321, 20))
    half = LANE + SHOULDER + 1.5
    secs = [section(lambda o, s=s: ground(s, o), road(s), half) for s in stations]
    cut, fill = end_area([c for _, c, _ in secs], 20), end_area([f for *_, f in secs], 20)
    # the same with a section every metre: what the true solid holds
    close = [section(lambda o, s=s: ground(s, o), road(s), half) for s in range(1000, 1321)]
    cut2, fill2 = sum(c for _, c, _ in close[1:-1]) + (close[0][1] + close[-1][1]) / 2, sum(f for *_, f in close[1:-1]) + (close[0][2] + close[-1][2]) / 2
    assert abs(cut - cut2) < 0.03 * cut2 and abs(fill - fill2) < 0.03 * fill2 and cut > 500 and fill > 500
    return road, ground, stations, secs, (cut, cut2), (fill, fill2)


def sections():
    """Sections every 20 m stand one behind the other: what is red is cut away."""
    road, ground, stations, secs, (cut, cut2), (fill, fill2) = cross_sections()
    p = prepare(Picture("Cross sections of a road every 20 m, one behind the other, cut in red and fill in grey, with volumes"))

    #: Ground on a phone: 1.25 px, and pale enough to stay behind the road.
    p.style("survey", "fill:none;stroke:#14222f;stroke-width:1.12;stroke-opacity:.6;stroke-linejoin:round", "stroke:#e6eef5")
    chainage = lambda s: f"{s // 1000}+{s % 1000:03d}"

    def paint(x0, y0, dx, dy, k, kz, every, wide, thick):
        """Sections from the farthest to the nearest; each hides the ground behind it."""
        for i in reversed(range(0, len(stations), every)):
            s, (pts, c, f) = stations[i], secs[i]
            n = i / every
            at = lambda o, z: (x0 + n * dx + o * k, y0 - n * dy - (z - road(s)) * kz)
            offs = [-wide + wide * 2 * j / 60 for j in range(61)]
            g = [at(o, ground(s, o)) for o in offs]
            lowest = dy * 1.05
            p.path(data(simple(g, 0.2) + [(g[-1][0], max(q[1] for q in g) + lowest), (g[0][0], max(q[1] for q in g) + lowest)], True), "ground")
            runs = []
            for (o1, g1, d1), (o2, g2, d2) in zip(pts, pts[1:]):
                kind = (g1 + g2) > (d1 + d2)
                if not runs or runs[-1][0] != kind:
                    runs.append((kind, [(o1, g1, d1)]))
                runs[-1][1].append((o2, g2, d2))
            for kind, q in runs:
                ring = simple([at(o, a) for o, a, _ in q], 0.15) + simple([at(o, b) for o, _, b in q], 0.1)[::-1]
                if len(ring) > 2:
                    p.path(data(ring, True), "red" if kind else "tone-strong")
            lines(p, [simple(g, 0.2)], "thin" if thick else "survey")
            lines(p, [simple([at(o, d) for o, _, d in pts], 0.1)], "bold" if thick else "line")
        return

    with p.large:
        x0, y0, dx, dy = 250, 446, 3.4, 24.2
        paint(x0, y0, dx, dy, 7.0, 9.0, 1, 27, True)
        for i in range(0, len(stations), 2):
            n = i
            p.text(x0 + n * dx - 27 * 7 - 6, y0 - (ground(stations[i], -27) - road(stations[i])) * 9 - n * dy + 4, chainage(stations[i]), 13, "label-strong" if i % 4 == 0 else "label", "ink", "end")
        # The long section takes all of its cell: as high as it is wide.
        x0, x1 = 478, 626
        X = lambda s: x0 + (s - 1000) / 320 * (x1 - x0)
        Y = lambda z, s: 394 - (z - road(s)) * 28 + (s - 1000) * 0.08
        line = range(1000, 1321, 5)
        for way, cls in ((1, "red"), (-1, "tone-strong")):  # what lies above the line, then what lies below
            bound = lambda s, way=way: road(s) + way * max(0.0, way * (ground(s, 0) - road(s)))
            p.path(data(simple([(X(s), Y(bound(s), s)) for s in line], 0.15) + [(X(1320), Y(road(1320), 1320)), (X(1000), Y(road(1000), 1000))], True), cls)
        profile = [(X(s), Y(ground(s, 0), s)) for s in line]
        assert 290 < min(y for _, y in profile) < 315 and max(y for _, y in profile) < 455
        lines(p, [simple(profile, 0.2)], "bold")
        lines(p, [[(X(1000), Y(road(1000), 1000)), (X(1320), Y(road(1320), 1320))]], "heavy")
        p.text(x0, 282, "Long section", 16, "heading")
        p.text(x0, 470, "1+000", 13, "label")
        p.text((x0 + x1) / 2, 470, "−1.2%", 14, "label-strong", "ink", "middle")
        p.text(x1, 470, "1+320", 13, "label", "ink", "end")
        x0 = 504
        p.text(x0, 30, "Volumes, m³", 16, "heading")
        p.text(x0, 48, "1+000 to 1+320, sample", 12, "label", "faint")
        y = 76
        for name, a, b, fillc in (("cut", cut, cut2, "red"), ("fill", fill, fill2, "ink")):
            p.line((x0, y - 14), (x1, y - 14), cls="line")
            p.text(x0, y + 4, name, 16, "label-strong", fillc)
            for words, v in (("every 20 m", a), ("every 1 m", b)):
                y += 21
                p.text(x0, y + 4, words, 13, "label")
                p.text(x1, y + 4, f"{v:,.0f}", 16, "label-strong", fillc, "end", tabular=True)
            y += 21
            p.text(x0, y + 4, "differ by", 13, "label", "faint")
            p.text(x1, y + 4, f"{abs(a - b) / b * 100:.1f}%", 13, "label", "faint", "end")
            y += 32
    with p.small:
        x0, y0, dx, dy, k, kz, wide = 172, 203, 3, 22.6, 4.5, 5.0, 23
        paint(x0, y0, dx, dy, k, kz, 2, wide, False)
        for i in (0, len(stations) - 1):
            s, n = stations[i], i / 2
            p.text(x0 + n * dx - wide * k - 5, y0 - n * dy - (ground(s, -wide) - road(s)) * kz + 4.5, chainage(s), 13, "label-strong", "ink", "end")
        p.text(12, 230, f"cut {cut:,.0f} m³", 15, "label-strong", "red")
        p.text(308, 230, f"fill {fill:,.0f} m³", 15, "label-strong", "ink", "end")
    p.save("mx-sections")


# ------------------------------------------------------------------------------------------ the ground as triangles
def terrain():
    """Every triangle hangs on the strings: none of them crosses the stream, which is red."""
    offs = [-46, -34, -22, -13, -6, 0, 7, 15, 26, 38, 50]
    bed = lambda x: 12 * math.sin(x / 42 + 0.5) + 5 * math.sin(x / 17)

    def z(x, y):
        d = y - bed(x)
        return 9 + 7.5 * math.exp(-(((x - 60) / 55) ** 2 + ((y - 44) / 30) ** 2)) + 6 * math.exp(-(((x - 170) / 50) ** 2 + ((y + 40) / 26) ** 2)) + 0.03 * x - 5.2 * math.exp(-((d / 9) ** 2))

    xs = [14 * i for i in range(17)]
    spot = {}
    for i, x in enumerate(xs):
        for j, o in enumerate(offs):
            shift = bed(x) * max(0.0, 1 - abs(o) / 50)  # strings run along the stream, their points not quite square to it
            px = x + (2.6 * math.sin(i * 5.3 + j * 2.9) if 0 < i < len(xs) - 1 else 0)
            py = (bed(px) if o == 0 else o + shift)
            spot[i, j] = (px, py, z(px, py))
    stream = offs.index(0)
    assert all(abs(spot[i, stream][1] - bed(spot[i, stream][0])) < 1e-9 for i in range(len(xs)))
    triangles = []
    for i in range(len(xs) - 1):
        for j in range(len(offs) - 1):
            a, b, c, d = (i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)
            triangles += [(a, b, c), (a, c, d)] if (i + j) % 2 else [(a, b, d), (b, c, d)]
    # no triangle has points on both banks: each lies between two neighbouring strings
    assert all(max(q[1] for q in t) <= stream or min(q[1] for q in t) >= stream for t in triangles)
    p = prepare(Picture("A ground model of a corridor: triangles between surveyed strings, contours, and the stream in red"))
    sun = np.array((-0.5, 0.35, 0.8)) / np.linalg.norm((-0.5, 0.35, 0.8))

    def paint(k, centre, thick, every):
        cam = Camera(centre, k, (-0.42, -1, 1.25), (115, 0, 9))
        at = lambda q: cam.at(q[0], q[1], q[2] * 1.6)
        # seen from so high that nothing hides anything: faces by tone, then contours, each as one path
        tones, thin, heavy = {"t0": "", "t1": "", "t2": ""}, [], []
        for t in triangles:
            q = [np.array(spot[v]) * (1, 1, 1.6) for v in t]
            n = np.cross(q[1] - q[0], q[2] - q[0])
            light = float(n @ sun / np.linalg.norm(n))
            tones["t2" if light < 0.62 else "t1" if light < 0.8 else "t0"] += data([at(spot[v]) for v in t], True)
            for level in range(2, 30, every):
                cross = []
                for a, b in zip(t, t[1:] + t[:1]):
                    za, zb = spot[a][2] - level, spot[b][2] - level
                    if (za < 0) != (zb < 0):
                        u = za / (za - zb)
                        cross.append(at(tuple(spot[a][m] + u * (spot[b][m] - spot[a][m]) for m in range(3))))
                if len(cross) == 2:
                    (heavy if level % 5 == 0 else thin).append(cross)
        for tone, d in tones.items():
            p.path(d, tone + " hair")
        lines(p, thin, "thin")
        lines(p, heavy, "bold" if thick else "line")
        lines(p, [[at(spot[i, stream]) for i in range(len(xs))]], "redheavy")
        ring = [spot[0, j] for j in range(len(offs))] + [spot[i, len(offs) - 1] for i in range(len(xs))] + [spot[len(xs) - 1, j] for j in reversed(range(len(offs)))] + [spot[i, 0] for i in reversed(range(len(xs)))]
        lines(p, [[at(q) for q in ring]], "bold")
        return at

    with p.large:
        at = paint(2.42, (316, 248), True, 1)
        p.text(16, 30, "Ground model, 224 m of corridor", 18, "heading")
        p.text(16, 49, f"{len(spot)} points on {len(offs)} strings, {len(triangles)} triangles; heights × 1.6; sample", 13, "label", "faint")
        x, y = at(spot[6, stream])
        p.line((x, y), (372, 438), cls="red-hair")
        p.text(378, 446, "stream: a string that", 15, "label-strong", "red")
        p.text(378, 464, "no triangle crosses", 15, "label-strong", "red")
        p.text(16, 464, "contours every metre", 14, "label")
    with p.small:
        at = paint(1.2, (158, 122), False, 3)
        p.text(12, 24, f"{len(spot)} points, {len(triangles)} triangles", 13, "label-strong")
        p.text(12, 226, "The stream is a string", 14, "label-strong", "red")
    p.save("mx-ground")


# ------------------------------------------------------------------------------------------ setting out
def genio():
    """A row of the file is a peg on the ground."""
    R, E0, N0 = 40.0, 1071.340, 1043.500  # centre of the exit curve on the site's own grid
    start, sweep = math.radians(-90), math.radians(-58.6)
    length = R * abs(sweep)
    step, stations = 5.0, []
    while step * len(stations) < length - 2:
        stations.append(step * len(stations))
    stations.append(length)
    pegs = []
    for s in stations:
        a = start - s / R
        pegs.append((E0 + R * math.cos(a), N0 + R * math.sin(a), 603.21 - 0.012 * s))
    for (x1, y1, _), (x2, y2, _) in zip(pegs, pegs[1:-1]):  # what the tape shows between two pegs
        assert abs(math.hypot(x2 - x1, y2 - y1) - 2 * R * math.sin(step / 2 / R)) < 1e-9
    rows = [f"{x:12.3f}{y:12.3f}{z:10.3f}" for x, y, z in pegs]
    last = f"{0:12.3f}{0:12.3f}{pegs[-1][2]:10.3f}"
    assert all(len(r) == 34 for r in rows)  # as the FORMAT line says: 2F12.3, F10.3
    text = ["GENIO SETOUT MODEL", "001FORMAT(2F12.3,F10.3)", "003ORDR 1 1 2 3", "080,CK01,CK01,5= 0.0, 0.0, 3", *rows, last, "999", "FINISH"]
    red = 5  # the peg that is pointed out
    p = prepare(Picture("A setting-out file beside the kerb that it describes: one row, one peg"))

    def plot(ox, oy, k, r, size, right):
        """The kerb with its pegs, the road outside it; its names stand on the inner side."""
        at = lambda x, y: (ox + (x - E0) * k, oy - (y - N0) * k)
        turn = [start - abs(sweep) * i / 30 for i in range(31)]
        ring = lambda more: [at(E0 + right, N0 - R - more), at(E0, N0 - R - more)] + [at(E0 + (R + more) * math.cos(a), N0 + (R + more) * math.sin(a)) for a in turn]
        area(p, [ring(0) + ring(7)[::-1]], "tone")
        lines(p, [ring(7)], "line")
        lines(p, [ring(3.5)], "lane")
        lines(p, [ring(0)], "kerb-edge")
        lines(p, [ring(0)], "kerb-top")
        for i, (x, y, _) in enumerate(pegs):
            q, hot = at(x, y), i == red
            p.circle(*q, r * (1.7 if hot else 1), "red" if hot else "paper bold")
            a = start - stations[i] / R
            far = size * 1.35 / k + r / k
            name = f"{stations[i]:.0f}" if i < len(pegs) - 1 else f"{length:.1f}"
            if size and (i % 2 == 1 or i in (0, len(pegs) - 1) or hot):
                n = (q[0] + 2.3 * size, q[1] - 0.7 * size) if hot else at(E0 + (R - far) * math.cos(a), N0 + (R - far) * math.sin(a))
                p.text(n[0], n[1] + size * 0.35, name + (" m" if hot else ""), size * (1.35 if hot else 1), "label-strong", "red" if hot else "ink", "middle")
        return at

    def stake(x, y, wide, high, size):
        """The peg as it stands in the ground, its chainage and level in pencil."""
        p.area((x - wide / 2, y), (x + wide / 2, y), (x + wide / 2, y + high), (x, y + high + wide * 0.9), (x - wide / 2, y + high), cls="paper bold")
        p.area((x - wide / 2, y), (x - wide / 4, y - wide * 0.28), (x + wide * 0.75, y - wide * 0.28), (x + wide / 2, y), cls="tone-strong bold")
        p.area((x + wide / 2, y), (x + wide * 0.75, y - wide * 0.28), (x + wide * 0.75, y + high - wide * 0.2), (x + wide / 2, y + high), cls="tone-strong bold")
        p.line((x + wide * 0.12, y - wide * 0.14), (x + wide * 0.12, y - wide * 0.14 - 9), cls="heavy")  # the nail
        p.text(x + size * 0.36, y + high - 4, f"{stations[red]:.0f} m  {pegs[red][2]:.2f}", size, "kana", rotate=-90)

    p.style("lane", "fill:none;stroke:#4b5761;stroke-width:1.2;stroke-dasharray:14 10", "stroke:#a9bccc")
    p.style("kerb-edge", "fill:none;stroke:#14222f;stroke-width:8", "stroke:#e6eef5")
    p.style("kerb-top", "fill:none;stroke:#fbf9f4;stroke-width:5", "stroke:#123049")
    with p.large:
        at = plot(500, -52, 11.2, 6.5, 16, 12.6)
        q = at(*pegs[red][:2])
        x, wide = 284, 342
        show = [(None, text[3]), (None, "..."), *enumerate(rows[3:], 3), (len(rows), last)]
        y = p.window(x, 10, wide, 26 + 24 * len(show) + 8, "kerb.txt", 14, 26)
        for i, (n, row) in enumerate(show):
            line, hot = y + 22 + i * 24, n == red
            if hot:
                p.rect(x + 1, line - 17, wide - 2, 24, "red-tone")
                p.line((x, line - 5), (q[0] + 4, q[1] - 10), cls="red-line")
            if n is None:
                p.text(x + 12, line, row, 17, "code")
                continue
            fill = "red" if hot else "faint" if n == len(rows) else "ink"
            for part, end in ((row[:12], 114), (row[12:24], 226), (row[24:], 326)):
                p.text(x + end, line, part.strip(), 17, "code-strong" if hot else "code", fill, "end")
        p.text(16, 36, "One row is one peg", 24, "heading", "red")
        p.text(16, 62, "pegs every 5 m along the kerb", 17)
        p.text(16, 84, "of the exit curve, R 40", 17)
        p.text(16, 116, "east, north, level; sample grid", 15, "label", "faint")
        ground = 448
        p.line((q[0] - 6, q[1] + 10), (112, 330), cls="red-hair")
        p.area((8, ground), (150, ground - 5), (150, 472), (8, 472), cls="tone-strong")
        stake(78, 312, 44, 128, 18)
        p.line((8, ground), (150, ground - 5), cls="bold")
    with p.small:
        at = plot(252, -8, 5.2, 4, 0, 13)
        q = at(*pegs[red][:2])
        p.rect(104, 8, 208, 96, "paper line")
        for i, (n, row) in enumerate([(None, "080,CK01,CK01"), *enumerate(rows[4:7], 4)]):
            line, hot = 26 + 22 * i, n == red
            if hot:
                p.rect(104.5, line - 15, 207, 21, "red-tone")
                p.line((104, line - 4), (q[0] - 3, q[1] - 6), cls="red-line")
            if n is None:
                p.text(112, line, row, 13, "code")
                continue
            for part, end in ((row[:12], 172), (row[12:24], 240), (row[24:], 304)):
                p.text(end, line, part.strip(), 13, "code-strong" if hot else "code", "red" if hot else "ink", "end")
        p.text(10, 28, "One row", 17, "heading", "red")
        p.text(10, 48, "is one peg", 17, "heading", "red")
        p.text(10, 226, "R 40, every 5 m", 15, "label-strong")
    p.save("mx-genio")


# ------------------------------------------------------------------------------------------ an old road raised
def overlay():
    """The red course fills the ruts, so that the layers above it can be even."""
    HALF, GRADE, BC, DBM, LEAST = 3.5, 0.025, 0.040, 0.050, 0.010
    UP = 9.0  # heights drawn larger
    bump = lambda x, at, wide: math.exp(-(((x - at) / wide) ** 2))
    #: the old surface over the offset, metres against the centre: too flat, with ruts under the wheels and a sunken edge
    old = lambda x, s=0.0: -0.018 * abs(x) - 0.026 * (bump(x, -2.55, 0.42) + bump(x, -0.85, 0.40)) - 0.034 * bump(x, 2.5, 0.45) - 0.020 * bump(x, 0.8, 0.4) - 0.03 * bump(x, 3.7, 0.5) + 0.005 * math.sin(s * 1.3 + x * 2)
    offs = [-HALF + 2 * HALF * i / 56 for i in range(57)]
    LEN = 7.2
    stations = [LEN * i / 16 for i in range(17)]
    shape = lambda x: -GRADE * abs(x)
    base = max(old(x, s) - shape(x) for x in offs for s in stations) + LEAST  # the red course is nowhere thinner than 10 mm
    red = lambda x: base + shape(x)
    assert all(red(x) - old(x, s) >= LEAST - 1e-9 for x in offs for s in stations)
    assert abs((red(0) - red(HALF)) / HALF - GRADE) < 1e-9
    thick = [red(x) - old(x) for x in offs]
    step = offs[1] - offs[0]
    section_ = sum((a + b) / 2 * step for a, b in zip(thick, thick[1:]))
    per100 = {"corrective course": section_ * 100, "DBM 50": 2 * HALF * DBM * 100, "BC 40": 2 * HALF * BC * 100}
    assert abs(per100["DBM 50"] - 35) < 1e-9 and abs(per100["BC 40"] - 28) < 1e-9
    raised = red(0) + DBM + BC - old(0)
    p = prepare(Picture("An old rutted road cut open: a red corrective course, then two even layers of asphalt above it"))
    p.style("tar", "fill:#3b4650", "fill:#a3c0d8")
    p.style("tar-top", "fill:#57626c", "fill:#86a7c2")
    p.style("dbm", "fill:#7d868d", "fill:#5f819e")
    p.style("dbm-top", "fill:#98a0a6", "fill:#4d6e8a")
    p.style("corr", "fill:#a83212", "fill:#ff7d52")
    p.style("corr-top", "fill:#c4694e", "fill:#c75f3f")
    p.style("worn", "fill:#d3d3cf", "fill:#2b4b67")
    p.style("stone", "fill:#e6e3da", "fill:#1b3d59")
    p.style("white", "fill:none;stroke:#fbf9f4;stroke-width:3;stroke-dasharray:26 18", "stroke:#0d2134")
    p.style("chalk", "fill:none;stroke:#14222f;stroke-width:1.4;stroke-linecap:round;stroke-dasharray:5 2", "stroke:#fbf9f4")

    def paint(k, centre, thick_line, large):
        cam = Camera(centre, k, (-0.30, -1, 0.62), (0, LEN / 2, 0))
        at = lambda x, s, z: cam.at(x, s, z * UP)
        # each layer reaches less far back than the one below it: the eye sees four surfaces
        ends = {"bc": 1.7, "dbm": 3.4, "red": 5.1, "old": LEN}
        under = -0.20  # where the drawing of the old pavement ends
        edge = "line" if large else "hair"
        face = lambda q, cls: p.path(data(simple(q, 0.12), True), cls)
        # left side and old surface
        face([at(-HALF, s, old(-HALF, s)) for s in stations] + [at(-HALF, LEN, under), at(-HALF, 0, under)], "stone line")
        face([at(x, 0, old(x)) for x in offs] + [at(HALF, 0, under), at(-HALF, 0, under)], "stone line")
        seed = 11
        stones = []
        for _ in range(260 if large else 80):
            seed = (seed * 1103515245 + 12345) % 2**31
            x = -HALF + 2 * HALF * seed / 2**31
            seed = (seed * 1103515245 + 12345) % 2**31
            z = under + (old(x) - 0.05 - under) * seed / 2**31
            r = 1.6 + (seed % 7) / 4
            q = at(x, 0, z)
            stones.append([(q[0] + r * math.cos(a), q[1] + 0.7 * r * math.sin(a)) for a in (0.3, 1.6, 2.9, 4.4)])
        lines(p, stones, "hair", True)
        # the old black top, 50 mm, worn
        face([at(x, 0, old(x)) for x in offs] + [at(x, 0, old(x) - 0.05) for x in offs[::-1]], "worn line")
        face([at(x, LEN, old(x, LEN)) for x in offs] + [at(HALF, s, old(HALF, s)) for s in stations[::-1]] + [at(x, 0, old(x)) for x in offs[::-1]] + [at(-HALF, s, old(-HALF, s)) for s in stations], "worn line")
        for x in offs[::4]:  # the ruts are seen along the old road
            p.path(data(simple([at(x, s, old(x, s)) for s in stations if s >= ends["red"] - 0.01], 0.15)), "hair")
        for s in (5.9, 6.6):
            lines(p, [simple([at(x, s, old(x, s)) for x in offs], 0.15)], "thin")
        crack = [(-1.6, 5.5), (-1.35, 5.7), (-1.45, 5.95), (-1.1, 6.2), (-1.2, 6.5), (-0.9, 6.8)]
        lines(p, [[at(x, s, old(x, s)) for x, s in crack], [at(x, s, old(x, s)) for x, s in ((-1.45, 5.95), (-1.75, 6.2))], [at(x, s, old(x, s)) for x, s in ((-1.1, 6.2), (-0.75, 6.3))]], "bold")
        patch = [(1.9, 5.7), (3.0, 5.73), (2.95, 6.7), (1.85, 6.65), (1.93, 5.68)]  # marked for the men with the saw
        lines(p, [[at(x, s, old(x, s)) for x, s in patch]], "chalk")
        pit = [(2.4 + 0.32 * math.cos(a) * (1 + 0.2 * math.sin(3 * a)), 6.2 + 0.3 * math.sin(a)) for a in [math.tau * i / 14 for i in range(14)]]
        p.path(data([at(x, s, old(x, s)) for x, s in pit], True), "t3 line")
        # the new layers
        for name, low, high, side, top in (("red", old, lambda x, s=0.0: red(x), "corr", "corr-top"), ("dbm", lambda x, s=0.0: red(x), lambda x, s=0.0: red(x) + DBM, "dbm", "dbm-top"), ("bc", lambda x, s=0.0: red(x) + DBM, lambda x, s=0.0: red(x) + DBM + BC, "tar", "tar-top")):
            e = ends[name]
            along = [s for s in stations if s < e] + [e]
            face([at(-HALF, s, high(-HALF)) for s in along] + [at(-HALF, s, low(-HALF, s)) for s in along[::-1]], f"{side} {edge}")
            face([at(x, e, high(x)) for x in offs] + [at(x, 0, high(x)) for x in offs[::-1]], f"{top} {edge}")
            face([at(x, 0, high(x)) for x in offs] + [at(x, 0, low(x)) for x in offs[::-1]], f"{side} {edge}")
        lines(p, [[at(0, 0, red(0) + DBM + BC), at(0, ends["bc"], red(0) + DBM + BC)]], "white")
        return at, ends, under

    low = min(red(x) - old(x, v) for x in offs for v in stations)
    with p.large:
        at, ends, under = paint(58, (274, 228), True, True)
        p.text(16, 32, "An old road raised", 19, "heading")
        p.text(16, 52, "7 m wide, heights × 9, sample", 13, "label", "faint")
        p.text(628, 32, f"centre {raised * 1000:.0f} mm higher", 17, "label-strong", "ink", "end")
        p.text(628, 52, f"slope {GRADE * 100:.1f}% to both sides", 14, "label", "ink", "end")
        marks = (("BC 40", "BC 40", red(HALF) + DBM + BC / 2, "ink"), ("DBM 50", "DBM 50", red(HALF) + DBM / 2, "ink"), ("fill", "corrective course", (red(HALF) + old(HALF)) / 2, "red"))
        last = -99
        for words, key, z, fill in marks:  # beside the cut, each at its own layer
            x, y = at(HALF, 0, z)
            last = max(y + 5, last + 19)
            p.text(x + 10, last, words, 15, "label-strong", fill)
            p.text(628, last, f"{per100[key]:.0f} m³", 15, "label-strong", fill, "end")
        x, y = at(HALF, 0, old(HALF) - 0.025)
        p.text(x + 10, max(y + 5, last + 19), "old", 15, "label")
        p.text(628, last + 38, "per 100 m", 13, "label", "faint", "end")
        p.text(628, 452, f"The corrective course is {low * 1000:.0f} to {max(thick) * 1000:.0f} mm thick", 15, "label-strong", "red", "end")
        p.text(628, 470, "and fills ruts up to an even slope", 14, "label", "red", "end")
    with p.small:
        at, ends, under = paint(34, (157, 107), False, False)
        p.text(10, 22, "An old road raised", 14, "heading")
        p.text(310, 22, f"fill {per100['corrective course']:.0f} m³", 14, "label-strong", "red", "end")
        p.text(310, 37, "per 100 m", 12, "label", "red", "end")
    p.save("mx-overlay")


PICTURES = [junctions, sections, superelevation, terrain, genio, overlay]
