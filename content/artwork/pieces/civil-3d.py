"""Civil 3D: a contour plan with its wrong points, three kilometres of road, a plan-and-profile sheet, a factory platform, plots, a sewer."""
import math

import numpy as np
from civil.drafting import Camera, arrow, contours, data, dim, hatch, lines, prepare, shaft, simple
from civil.roads import Alignment, Profile, end_area, section
from kit import Picture


def _hill(x, y, at, wide, high, turn=0.0, long=1.0):
    c, s = math.cos(turn), math.sin(turn)
    u, v = ((x - at[0]) * c + (y - at[1]) * s) / long, -(x - at[0]) * s + (y - at[1]) * c
    return high * math.exp(-(u * u + v * v) / (wide * wide))


# ------------------------------------------------------------------------------------------ contours
def _site(x, y):
    """The ground of the survey, 180 by 135 m: a spur, a knoll and a nalla."""
    nalla = 92 + 22 * math.sin(y / 34 + 0.4) + y * 0.16
    z = 556 + 0.018 * x - 0.012 * y + _hill(x, y, (40, 88), 42, 4.6, 0.5, 1.4) + _hill(x, y, (150, 48), 36, 3.4) + _hill(x, y, (30, 10), 40, 1.6)
    return z - 2.6 * math.exp(-(((x - nalla) / 13) ** 2))


def survey():
    """One wrong point makes a false hill: it is taken out, and the rings go."""
    LONG, DEEP, GAP = 180, 135, 1.5
    xs, ys = [GAP * i for i in range(round(LONG / GAP) + 1)], [GAP * j for j in range(round(DEEP / GAP) + 1)]
    wrong = [(214, 126, 102, 5.0, "rod read 5 m high"), (87, 51, 30, -4.0, "level typed 4 m low"), (305, 159, 21, 3.0, "staff on a wall")]
    good = {(i, j): _site(x, y) for i, x in enumerate(xs) for j, y in enumerate(ys)}
    reach = 13.0  # the triangles that meet in a wrong point reach to its neighbours

    def spiked(x, y):
        z = _site(x, y)
        for _, px, py, off, _ in wrong:
            z += off * max(0.0, 1 - math.hypot(x - px, y - py) / reach)
        return z

    fine = 1.0
    p = prepare(Picture("Contour plan of a survey: three wrong points made false hills, drawn red, and were removed"))
    low, high = min(good.values()), max(good.values())
    levels = [v / 2 for v in range(math.ceil(low * 2), math.floor(high * 2) + 1)]
    shots = [(x + 3.3 * math.sin(i * 12.9 + j * 4.1), y + 3.3 * math.sin(i * 7.7 + j * 9.3)) for i, x in enumerate(range(6, LONG, 12)) for j, y in enumerate(range(6, DEEP, 12))]

    p.style("knoll", "fill:#14222f;fill-opacity:.055", "fill:#e6eef5;fill-opacity:.06")
    p.style("veil", "fill:#fbf9f4;fill-opacity:.78", "fill:#123049")

    def paint(k, ox, oy, every, label, small):
        at = lambda q: (ox + q[0] * k, oy - q[1] * k)
        thin, thick, named, heights = [], [], [], []
        for v in levels:
            if (v * 2) % every:
                continue
            index = abs(v / 2.5 - round(v / 2.5)) < 1e-9
            for run in contours(xs, ys, good, v):
                run = simple([at(q) for q in run], 0.45)
                if v > (low + high) / 2 and math.dist(run[0], run[-1]) < 0.5:
                    heights.append(run)
                (thick if index else thin).append(run)
                if index:
                    named.append((v, run))
        p.rect(ox, oy - DEEP * k, LONG * k, DEEP * k, "paper")
        for run in heights:  # the higher, the darker
            p.path(data(run, True), "knoll")
        lines(p, thin, "thin" if not small else "line")
        lines(p, thick, "bold" if not small else "bold")
        lines(p, [[at((x - 0.5, y)), at((x + 0.5, y))] for x, y in shots] + [[at((x, y - 0.5)), at((x, y + 0.5))] for x, y in shots], "hair")
        for n, x, y, off, why in wrong:
            gx, gy = [x + fine * (i - 16) for i in range(33)], [y + fine * (i - 16) for i in range(33)]
            z = {(i, j): spiked(a, b) for i, a in enumerate(gx) for j, b in enumerate(gy)}
            rings = []  # what the wrong point bent: on a slope the false lines are open, so the part within its reach is drawn
            for v in [v / 2 for v in range(1100, 1140, every)]:
                for run in contours(gx, gy, z, v):
                    part = []
                    for q in [*run, None]:
                        if q is not None and math.hypot(q[0] - x, q[1] - y) < reach:
                            part.append(at(q))
                        else:
                            rings += [simple(part, 0.35)] if len(part) > 2 else []
                            part = []
            p.circle(*at((x, y)), reach * k, "veil")
            lines(p, rings, "red-hair")
            c = at((x, y))
            g = 5 if not small else 3.5
            lines(p, [[(c[0] - g, c[1] - g), (c[0] + g, c[1] + g)], [(c[0] - g, c[1] + g), (c[0] + g, c[1] - g)]], "redheavy")
        p.rect(ox, oy - DEEP * k, LONG * k, DEEP * k, "bold")
        return at, named

    neighbours = {n: (_site(x, y), _site(x, y) + off) for n, x, y, off, _ in wrong}
    assert all(abs(b - a) >= 3 for a, b in neighbours.values())
    with p.large:
        k = 2.62
        at, named = paint(k, 16, 370, 1, True, False)
        done = set()
        for v, run in named:
            if v in done or len(run) < 6:
                continue
            inside = [q for q in run if 60 < q[0] < 440 and 50 < q[1] < 340]
            if not inside:
                continue
            q = inside[len(inside) // 2]
            done.add(v)
            p.rect(q[0] - 19, q[1] - 8, 38, 14, "paper")
            p.text(q[0], q[1] + 4, f"{v:.1f}", 12, "label-strong", "ink", "middle")
        for n, x, y, off, why in wrong:
            c = at((x, y))
            broad = p.measure(str(n), 16, "label-strong")
            p.rect(c[0] + 23, c[1] - 38, broad + 6, 18, "paper")  # no contour strikes a number
            p.text(c[0] + 26, c[1] - 24, str(n), 16, "label-strong", "red")
        y = 396
        for x, words in ((16, "Point"), (78, "shot"), (162, "ground"), (250, "off by"), (330, "why, and removed")):
            p.text(x, y, words, 12.5, "label", "faint")
        for i, (n, x, yy, off, why) in enumerate(wrong):
            row = y + 24 + i * 23
            a, b = neighbours[n]
            p.line((16, row - 17), (488, row - 17), cls="hair")
            p.text(16, row, str(n), 15, "label-strong", "red")
            for x0, words in ((78, f"{b:.2f}"), (162, f"{a:.2f}"), (250, f"{off:+.2f} m".replace("-", "−"))):
                p.text(x0, row, words, 15, "label", tabular=True)
            p.text(330, row, why, 15, "label")
        x0 = 508
        p.text(x0, 34, "Contours", 18, "heading")
        p.text(x0, 52, "every 0.5 m", 13, "label", "faint")
        p.text(x0, 68, "sample survey", 13, "label", "faint")
        shaft(p, (x0 + 12, 150), (x0 + 12, 100), 12, "bold", "ink")
        p.text(x0 + 12, 94, "N", 15, "label-strong", "ink", "middle")
        p.line((x0, 360), (x0 + 50 * k * 0.8, 360), cls="bold")
        p.line((x0, 355), (x0, 365), cls="bold")
        p.line((x0 + 40 * k, 355), (x0 + 40 * k, 365), cls="bold")
        p.text(x0, 350, "0", 12, "label")
        p.text(x0 + 40 * k, 350, "40 m", 12, "label", "ink", "end")
        p.text(x0, 200, "Lowest", 13, "label", "faint")
        p.text(x0, 220, f"{low:.2f}", 17, "label-strong")
        p.text(x0, 250, "Highest", 13, "label", "faint")
        p.text(x0, 270, f"{high:.2f}", 17, "label-strong")
        p.text(x0, 420, "false hills", 15, "label-strong", "red")
        p.text(x0, 438, "and a false pit", 15, "label-strong", "red")
    with p.small:
        at, named = paint(1.66, 10, 232, 2, False, True)
        for n, x, y, off, why in wrong:
            c = at((x, y))
            left, broad = c[0] + (18 if x < 150 else -42), p.measure(str(n), 14, "label-strong")
            p.rect(left - 2, c[1] - 27, broad + 4, 15, "paper")
            p.text(left, c[1] - 15, str(n), 14, "label-strong", "red")
        p.rect(10.5, 8.5, 150, 23, "paper")
        p.text(17, 25, "Three wrong points, out", 14, "label-strong", "red")
        p.rect(10.5, 210, 92, 21.5, "paper")
        p.text(17, 226, "every 1 m", 14, "label-strong")
    p.save("civil3d-contours")


# ------------------------------------------------------------------------------------------ three kilometres of road
SPEED = 100
CURVES = ((500.0, 100.0, 50.0, 1), (700.0, 80.0, 40.0, -1))  # radius, transition, deflection in degrees, side


def _road():
    """The alignment of three kilometres; its transitions are checked against IRC:73."""
    arcs = [math.radians(d) * r - t for r, t, d, _ in CURVES]
    elements = [("line", 620.0)]
    for (r, t, _, side), arc in zip(CURVES, arcs):
        elements += [("spiral", t, r, side, "in"), ("arc", arc, r, side), ("spiral", t, r, side, "out"), ("line", 620.0)]
        e = min(0.07, SPEED**2 / (225 * r))
        assert SPEED**2 / (127 * r) - e <= 0.15, "side friction"
        rate = 80 / (75 + SPEED)
        assert t >= max(0.0215 * SPEED**3 / (rate * r), 2.7 * SPEED**2 / r, e * 7 * 150), (r, t, 0.0215 * SPEED**3 / (rate * r), e * 7 * 150)
    rest = 3000 - sum(e[1] for e in elements[:-1])
    elements[-1] = ("line", rest)
    road = Alignment((20, 330), math.radians(-14), elements)
    assert abs(road.length - 3000) < 1e-6
    turned = math.degrees(road.points[-1][2]) + 14
    assert abs(turned - (50 - 40)) < 0.01
    return road


def _land(x, y):
    """Rolling ground for the road, metres above datum."""
    return (560 + 0.006 * x + 10 * math.sin(x / 330 + 0.6) * math.cos(y / 420) + _hill(x, y, (900, 760), 330, 44, 0.5, 1.5) + _hill(x, y, (2050, 260), 300, 36, -0.3, 1.5)
            + _hill(x, y, (300, 60), 260, 22) + _hill(x, y, (2650, 1150), 330, 34) - _hill(x, y, (1500, 520), 200, 13, 1.3, 2.6) + 2.2 * math.sin(x / 70 + y / 95) + 1.4 * math.sin(y / 48 - x / 120))  # fmt: skip


def road():
    """A line across the hills: straight, spiral, arc, spiral, straight, twice."""
    r = _road()
    p = prepare(Picture("Plan of three kilometres of road over contours, with two curves and their spirals", 960, 480))
    gx, gy = list(range(-60, 3001, 20)), list(range(-300, 1301, 20))
    z = {(i, j): _land(x, y) for i, x in enumerate(gx) for j, y in enumerate(gy)}

    def paint(k, ox, oy, every, wide, box):
        at = lambda q: (ox + q[0] * k, oy - q[1] * k)
        x0, y0, x1, y1 = box

        def inside(run):
            out, now = [], []
            for q in run:
                if x0 <= q[0] <= x1 and y0 <= q[1] <= y1:
                    now.append(q)
                else:
                    out, now = (out + [now] if len(now) > 1 else out), []
            return out + ([now] if len(now) > 1 else [])

        thin, thick = [], []
        for v in range(540, 640, every):
            for run in contours(gx, gy, z, v):
                for part in inside([at(q) for q in run]):
                    (thick if v % (every * 5) == 0 else thin).append(simple(part, 0.5))
        lines(p, thin, "hair")
        lines(p, thick, "thin" if wide > 3 else "hair")
        m = r.marks
        path = lambda a, b, off=0.0: simple([at(r.at(a + (b - a) * i / max(8, int((b - a) / 8)), off)) for i in range(max(8, int((b - a) / 8)) + 1)], 0.12)
        p.style("road-bed", f"fill:none;stroke:#f0ede5;stroke-width:{wide + 3.4};stroke-linecap:butt", "stroke:#0c2136")
        p.style("road-ink", f"fill:none;stroke:#14222f;stroke-width:{wide};stroke-linecap:butt;stroke-linejoin:round", "stroke:#e6eef5")
        p.style("road-red", f"fill:none;stroke:#a83212;stroke-width:{wide};stroke-linecap:butt;stroke-linejoin:round", "stroke:#ff7d52")
        p.style("road-mid", f"fill:none;stroke:#f0ede5;stroke-width:{wide * 0.2:.2f};stroke-dasharray:7 5", "stroke:#0c2136")
        lines(p, [path(0, 3000)], "road-bed")
        lines(p, [path(m[0], m[1]), path(m[4], m[5]), path(m[8], m[9])], "road-ink")
        lines(p, [path(m[1], m[4]), path(m[5], m[8])], "road-red")
        lines(p, [path(0, 3000)], "road-mid")
        return at, path

    with p.large:
        k, ox, oy = 0.321, 16, 386
        at, path = paint(k, ox, oy, 4, 7, (8, 8, 952, 472))
        m = r.marks
        for s in range(0, 3001, 100):
            a, b = at(r.at(s, -16)), at(r.at(s, -34 if s % 500 else -58))
            lines(p, [[a, b]], "line" if s % 500 else "bold")
            if s % 500 == 0:
                q = at(r.at(s, -98))
                words = f"{s // 1000}+{s % 1000:03d}"
                wide = p.measure(words, 14, "label-strong")
                p.rect(q[0] - wide / 2 - 3, q[1] - 8, wide + 6, 17, "ground")
                p.text(q[0], q[1] + 5, words, 14, "label-strong", "ink", "middle")
        for i, (radius, t, defl, side) in enumerate(CURVES):
            s0, s1, s2, s3 = m[1 + 4 * i : 5 + 4 * i]
            for s in (s0, s1, s2, s3):  # tangent points across the road
                lines(p, [[at(r.at(s, -26)), at(r.at(s, 26))]], "bold")
            q = at(r.at((s1 + s2) / 2, 150 if side > 0 else -215))
            words = (f"R {radius:.0f} m", f"spirals {t:.0f} m", f"superelevation {min(7, SPEED**2 / 2.25 / radius):.1f}%")
            if i == 1:
                q = at(r.at((s1 + s2) / 2, 210))
            wide = max(p.measure(w, 16, "label-strong") for w in words) + 16
            p.rect(q[0] - wide / 2, q[1] - 22, wide, 62, "ground")
            for n, w in enumerate(words):
                p.text(q[0], q[1] - 4 + n * 18, w, 18 if n == 0 else 14, "label-strong" if n == 0 else "label", "red", "middle")
        # typical section
        x, y, g = 744, 414, 11.6
        p.rect(626, 350, 322, 118, "paper line")
        p.text(640, 372, "Typical section, 15 m", 15, "label-strong")
        sec = [(-10.55, 1.75), (-7.5, 0.225), (-6, 0.15), (-3.5, 0.0875), (0, 0), (3.5, 0.0875), (6, 0.15), (7.5, 0.225), (10.55, 1.75)]
        cx, cy = 787, 412
        pt = lambda u, v: (cx + u * g, cy + v * g)
        lines(p, [[pt(u, v) for u, v in sec]], "bold")
        p.path(data([pt(-6, 0.15), pt(-3.5, 0.0875), pt(0, 0), pt(3.5, 0.0875), pt(6, 0.15), pt(6, 0.75), pt(0, 0.6), pt(-6, 0.75)], True), "solid")
        edges = (-7.5, -6, -3.5, 0, 3.5, 6, 7.5)
        for a, b in zip(edges, edges[1:]):
            dim(p, (pt(a, 0)[0], 448), (pt(b, 0)[0], 448), f"{b - a:.1f}", 0, 13, over=3, above=4, reach=False)
        assert abs(edges[-1] - edges[0] - 15) < 1e-9
        p.text(pt(-9.3, 0)[0] - 4, pt(0, 1.0)[1] - 10, "1 in 2", 13, "label", "faint", "middle")
        p.rect(14, 10, 236, 48, "ground")
        p.text(20, 32, "Two lanes, 100 km/h, 3 km", 18, "heading")
        p.text(20, 51, "contours every 4 m, sample ground", 13, "label", "faint")
    with p.small:
        at, path = paint(0.154, 10, 182, 10, 5, (4, 4, 476, 236))
        for i, (radius, t, defl, side) in enumerate(CURVES):
            s1, s2 = r.marks[2 + 4 * i], r.marks[3 + 4 * i]
            q = at(r.at((s1 + s2) / 2, 230 if side > 0 else -280))
            p.rect(q[0] - 42, q[1] - 16, 84, 24, "ground")
            p.text(q[0], q[1] + 3, f"R {radius:.0f}", 20, "label-strong", "red", "middle")
        p.rect(8, 8, 182, 28, "ground")
        p.text(12, 28, "3 km, 100 km/h", 20, "label-strong")
    p.save("civil3d-road")


# ------------------------------------------------------------------------------------------ plan and profile
def sheet():
    """Above the road as a bird sees it, below as a mole does: what is above the line is cut, what is below is filled."""
    r = _road()
    S0, S1 = 600, 1200
    ground = lambda s, off=0.0: _land(*r.at(s, off))
    prof = Profile([(S0, ground(S0) + 0.4, 0), (900, ground(900) - 4.6, 300), (S1, ground(S1) + 0.6, 0)])
    g1, g2 = prof.grade(0), prof.grade(1)
    # crest: stopping sight 180 m at 100 km/h (IRC:73)
    N = abs(g1 - g2)
    crest = g1 > g2
    K = 300 / (N * 100)
    assert max(abs(g1), abs(g2)) <= 0.05, (g1, g2)
    if not crest:  # sag: headlights reach the stopping sight
        assert 300 >= N * 180**2 / (1.5 + 0.035 * 180), N
    else:
        assert 300 >= (N * 180**2 / 4.4 if 300 > 180 else 2 * 180 - 4.4 / N), N
    stations = list(range(S0, S1 + 1, 20))
    secs = [section(lambda o, s=s: ground(s, o), prof.at(s), 7.5) for s in stations]
    cut, fill = end_area([c for _, c, _ in secs], 20), end_area([f for *_, f in secs], 20)
    fine = [section(lambda o, s=s: ground(s, o), prof.at(s), 7.5) for s in range(S0, S1 + 1, 5)]
    assert abs(end_area([c for _, c, _ in fine], 5) - cut) < 0.05 * max(cut, fill) and abs(end_area([f for *_, f in fine], 5) - fill) < 0.05 * max(cut, fill)
    p = prepare(Picture("A plan-and-profile sheet: the road over contours, below it ground and finished level with cut and fill"))

    def profile(x0, x1, y0, y1, thick):
        lo = math.floor(min(min(ground(s), prof.at(s)) for s in stations) / 2) * 2
        hi = lo + (y1 - y0) / (x1 - x0) * (S1 - S0) / 10  # heights ten times as large as lengths
        assert hi > max(max(ground(s), prof.at(s)) for s in stations)
        X = lambda s: x0 + (s - S0) / (S1 - S0) * (x1 - x0)
        Y = lambda z: y1 - (z - lo) / (hi - lo) * (y1 - y0)
        fine = list(range(S0, S1 + 1, 5))
        above, below = [], []
        for a, b in zip(fine, fine[1:]):
            quad = [(X(a), Y(ground(a))), (X(b), Y(ground(b))), (X(b), Y(prof.at(b))), (X(a), Y(prof.at(a)))]
            (above if ground((a + b) / 2) > prof.at((a + b) / 2) else below).append((a, quad))

        def merged(quads):
            runs = []
            for a, q in quads:
                if runs and runs[-1][0] == a:
                    runs[-1][1].append(q[1])
                    runs[-1][2].append(q[2])
                    runs[-1][0] = a + 5
                else:
                    runs.append([a + 5, [q[0], q[1]], [q[3], q[2]]])
            return [simple(t, 0.25) + simple(u, 0.25)[::-1] for _, t, u in runs]

        for ring in merged(above):
            p.path(data(ring, True), "red-tone")
        for ring in merged(below):
            p.path(data(ring, True), "tone-strong")
        lines(p, [[(X(s), y0), (X(s), y1)] for s in range(S0, S1 + 1, 100)] + [[(x0, Y(v)), (x1, Y(v))] for v in range(lo, int(hi) + 1, 4)], "hair")
        lines(p, [simple([(X(s), Y(ground(s))) for s in fine], 0.25)], "dash")
        lines(p, [simple([(X(s), Y(prof.at(s))) for s in fine], 0.1)], "heavy")
        return X, Y, lo, hi

    def plan(x0, x1, y, k, every, above, below):
        """The strip of plan, straightened so that the chord lies level."""
        a, b = r.at(S0), r.at(S1)
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        c, s_ = math.cos(turn), math.sin(turn)
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        to = lambda q: ((x0 + x1) / 2 + k * ((q[0] - mid[0]) * c + (q[1] - mid[1]) * s_), y - k * (-(q[0] - mid[0]) * s_ + (q[1] - mid[1]) * c))
        n, m = round((x1 - x0) / k / 10), round((above + below) / k / 10)
        us, vs = [(-(x1 - x0) / 2 / k) + (x1 - x0) / k * i / n for i in range(n + 1)], [(-below + (above + below) * j / m) / k for j in range(m + 1)]
        back = lambda u, v: (mid[0] + u * c - v * s_, mid[1] + u * s_ + v * c)
        z = {(i, j): _land(*back(u, v)) for i, u in enumerate(us) for j, v in enumerate(vs)}
        for v in range(540, 640, every):
            runs = [simple([((x0 + x1) / 2 + k * u, y - k * w) for u, w in run], 0.4) for run in contours(us, vs, z, v)]
            if runs:
                lines(p, runs, "hair" if v % (5 * every) else "thin")
        edge = lambda off: simple([to(r.at(s, off)) for s in range(S0, S1 + 1, 5)], 0.1)
        left, right = edge(-7.5), edge(7.5)
        p.path(data(left + right[::-1], True), "ground")
        toes = [[to(r.at(s, sec[0][i][0])) for s, sec in zip(stations, secs)] for i in (0, -1)]
        for s, sec in zip(stations, secs):  # slopes as short strokes from edge to toe
            for i, off in ((0, -7.5), (-1, 7.5)):
                toe = sec[0][i][0]
                if abs(toe) > 8.5:
                    lines(p, [[to(r.at(s, off)), to(r.at(s, toe))]], "red-hair" if sec[1] > sec[2] else "thin")
        lines(p, toes, "dash")
        lines(p, [left, right], "bold")
        lines(p, [edge(0)], "axis")
        return to

    with p.large:
        p.rect(8, 8, 624, 464, "paper bold")
        x0, x1 = 66, 614
        to = plan(x0, x1, 56, (x1 - x0) / 606, 2, 36, 108)
        p.rect(x0, 20, x1 - x0, 144, "line")
        for s in range(S0, S1 + 1, 100):
            q = to(r.at(s, -12))
            q2 = to(r.at(s, -20))
            lines(p, [[to(r.at(s, -8)), q2]], "bold")
        X, Y, lo, hi = profile(x0, x1, 178, 330, True)
        p.rect(x0, 178, x1 - x0, 152, "line")
        for v in range(lo, int(hi) + 1, 4):
            p.text(x0 - 6, Y(v) + 4, str(v), 12, "label", "ink", "end")
        q = 900
        p.text(X(990), Y(prof.at(990)) - 14, f"{'crest' if crest else 'sag'} 300 m, K {K:.0f}", 14, "label-strong", "ink", "middle")
        p.text(X(680), Y(prof.at(680)) + 20, f"{g1 * 100:+.2f}%".replace("-", "−"), 14, "label-strong")
        p.text(X(1090), Y(prof.at(1090)) - 10, f"{g2 * 100:+.2f}%".replace("-", "−"), 14, "label-strong")
        bands = (("ground", lambda s: ground(s)), ("finished", lambda s: prof.at(s)), ("chainage", None))
        for i, (name, f) in enumerate(bands):
            y = 338 + i * 21
            p.rect(x0, y, x1 - x0, 21, "line")
            p.text(x0 - 6, y + 15, name, 12, "label", "ink", "end")
            for s in range(S0, S1 + 1, 100):
                anchor = "start" if s == S0 else "end" if s == S1 else "middle"
                words = f"{f(s):.2f}" if f else f"{s // 1000}+{s % 1000:03d}"
                p.text(X(s) + (3 if s == S0 else -3 if s == S1 else 0), y + 15, words, 12, "label-strong" if i == 1 else "label", "ink", anchor)
        p.line((8, 410), (632, 410), cls="line")
        p.text(20, 432, "Plan and profile 2 of 5", 16, "heading")
        p.text(20, 450, "1:1000, heights 1:100", 13, "label")
        p.text(20, 465, "sample", 12, "label", "faint")
        p.line((226, 410), (226, 472), cls="line")
        p.text(240, 430, "Earthwork 0+600 to 1+200", 13, "label", "faint")
        p.text(240, 448, "average end area, every 20 m", 13, "label", "faint")
        p.text(620, 432, f"cut {cut:,.0f} m³", 18, "label-strong", "red", "end")
        p.text(620, 458, f"fill {fill:,.0f} m³", 18, "label-strong", "ink", "end")
    with p.small:
        p.rect(6, 6, 308, 228, "paper line")
        to = plan(16, 304, 28, 288 / 606, 4, 15, 51)
        p.rect(16, 13, 288, 66, "line")
        X, Y, lo, hi = profile(16, 304, 90, 192, False)
        p.rect(16, 90, 288, 102, "line")
        for s in (600, 900, 1200):
            p.text(min(max(X(s), 34), 286), 206, f"{s // 1000}+{s % 1000:03d}", 11, "label", "ink", "middle")
        p.text(18, 226, f"cut {cut:,.0f} m³", 14, "label-strong", "red")
        p.text(302, 226, f"fill {fill:,.0f} m³", 14, "label-strong", "ink", "end")
    p.save("civil3d-sheet")


# ------------------------------------------------------------------------------------------ a platform
def balanced():
    """Size of the site and its grid, the pad (x, y), its balanced level, cut and fill, and the ground before and after as functions."""
    LONG, DEEP, STEP = 170, 130, 5
    X0, X1, Y0, Y1 = 45, 125, 35, 95  # the pad
    land = lambda x, y: 548 + 0.075 * x - 0.03 * y + _hill(x, y, (120, 30), 42, 5) - _hill(x, y, (50, 100), 40, 3) + 0.6 * math.sin(x / 19 + y / 27)

    def made(x, y, pad):
        """The finished level: the pad, slopes of 1 in 1.5 up (cut) and 1 in 2 down (fill) from its edge, or the ground."""
        d = math.hypot(max(X0 - x, 0, x - X1), max(Y0 - y, 0, y - Y1))
        g = land(x, y)
        return g if pad + d / 1.5 < g and d > 60 else max(pad - d / 2, min(g, pad + d / 1.5))

    def volumes(pad, cell=1.0):
        cut = fill = 0.0
        for i in range(round(LONG / cell)):
            for j in range(round(DEEP / cell)):
                x, y = (i + 0.5) * cell, (j + 0.5) * cell
                d = land(x, y) - made(x, y, pad)
                if d > 0:
                    cut += d * cell * cell
                else:
                    fill -= d * cell * cell
        return cut, fill

    lo, hi = 545.0, 560.0
    for _ in range(18):
        mid = (lo + hi) / 2
        c, f = volumes(mid, 2.5)
        lo, hi = (mid, hi) if c > f else (lo, mid)
    pad = round((lo + hi) / 2, 2)
    cut, fill = volumes(pad)
    assert abs(cut - fill) < 0.01 * cut, (cut, fill)
    higher = volumes(pad + 0.25)
    assert higher[1] > higher[0] and volumes(pad - 0.25)[0] > volumes(pad - 0.25)[1]
    return (LONG, DEEP, STEP), (X0, X1, Y0, Y1), pad, cut, fill, land, made


def platform():
    """The pad goes up or down until what is cut is what is filled."""
    (LONG, DEEP, STEP), (X0, X1, Y0, Y1), pad, cut, fill, land, made = balanced()
    p = prepare(Picture("A factory platform on a slope: the cut in red, the fill in grey, and the level where they balance"))
    sun = np.array((-0.45, 0.3, 0.84))
    sun /= np.linalg.norm(sun)
    base = 540.0

    def paint(k, centre, step, thick):
        cam = Camera(centre, k, (-0.62, -1, 0.72), (LONG / 2, DEEP / 2, 551))
        lift = 1.5
        at = lambda x, y, z: cam.at(x, y, 551 + (z - 551) * lift)
        cells = [(x, y) for x in range(0, LONG, step) for y in range(0, DEEP, step)]
        for x, y in sorted(cells, key=lambda q: cam.depth([(q[0], q[1], 0)])):
            q = [(x, y), (x + step, y), (x + step, y + step), (x, y + step)]
            z = [made(*v, pad) for v in q]
            diff = sum(land(*v) - w for v, w in zip(q, z)) / 4
            n = np.cross((step, 0, (z[1] - z[0]) * lift), (0, step, (z[3] - z[0]) * lift))
            light = float(n @ sun / np.linalg.norm(n))
            if diff > 0.03:
                cls = "redsolid"
            elif diff < -0.03:
                cls = "t3" if light < 0.7 else "t2"
            else:
                cls = "t1" if light < 0.80 else "t0"
            p.path(data([at(*v, w) for v, w in zip(q, z)], True), cls + " hair")
        for a, b, fixed in (((0, 0), (LONG, 0), "y"), ((0, 0), (0, DEEP), "x")):
            run = [((x, 0) if fixed == "y" else (0, x)) for x in range(0, (LONG if fixed == "y" else DEEP) + 1, step)]
            top = [at(*v, made(*v, pad)) for v in run]
            p.path(data(top + [at(*run[-1], base), at(*run[0], base)], True), "t2" if fixed == "y" else "t1")
            lines(p, [top, [top[0], at(*run[0], base), at(*run[-1], base), top[-1]]], "line")
        corners = [(X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1)]
        lines(p, [[at(*q, pad) for q in corners + corners[:1]]], "heavy" if thick else "bold")
        zero = {(i, j): land(X0 + 2 * i, Y0 + 2 * j) - pad for i in range(41) for j in range(31)}
        for run in contours([X0 + 2 * i for i in range(41)], [Y0 + 2 * j for j in range(31)], zero, 0.0):
            lines(p, [simple([at(*q, pad) for q in run], 0.3)], "redheavy")
        return at

    with p.large:
        at = paint(2.62, (322, 232), STEP, True)
        p.text(16, 30, "Platform, 80 × 60 m", 18, "heading")
        p.text(16, 49, "slopes 1 in 1.5 and 1 in 2; heights × 1.5; sample", 13, "label", "faint")
        p.text(624, 30, f"pad {pad:.2f} m", 20, "heading", "ink", "end")
        x0, y, per = 16, 420, 400 / max(cut, fill)
        for name, v, cls, fc, dy in (("cut", cut, "red", "on-solid", 0), ("fill", fill, "tone-strong", "ink", 26)):
            p.rect(x0, y + dy, v * per, 22, cls)
            p.text(x0 + 10, y + dy + 16, f"{name} {v:,.0f} m³", 15, "label-strong", fc)
        p.text(432, 435, f"differ by {abs(cut - fill):,.0f} m³", 15, "label-strong", "red")
        p.text(432, 457, f"{abs(cut - fill) / cut * 100:.1f}%, tolerance 1%", 14, "label")
    with p.small:
        at = paint(1.38, (160, 104), 10, False)
        p.text(12, 216, f"cut {cut:,.0f} m³", 14, "label-strong", "red")
        p.text(308, 216, f"fill {fill:,.0f} m³", 14, "label-strong", "ink", "end")
        p.text(160, 234, f"pad at {pad:.2f} m", 13, "label", "ink", "middle")
    p.save("civil3d-platform")


# ------------------------------------------------------------------------------------------ a layout of plots
def _limb(p, width, *points):
    """Part of a figure: a thick line with round ends."""
    name = f"limb{width}".replace(".", "-")
    p.style(name, f"fill:none;stroke:#14222f;stroke-width:{width};stroke-linecap:round;stroke-linejoin:round", "stroke:#e6eef5")
    lines(p, [list(points)], name)


def layout():
    """Four acres become forty plots, and every drop finds its way to the nalla by the red drain."""
    EAST, TOP, LINK = (143.0, 156.0), (100.0, 112.0), 118.0  # x of the boundary at bottom and top, y at left and right
    top = lambda x: TOP[0] + (TOP[1] - TOP[0]) * x / EAST[1]
    size = lambda ring: abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2
    site = [(0, 0), (EAST[0], 0), (EAST[1], TOP[1]), (0, TOP[0])]
    wide = [15.0] + [11.0] * 8 + [15.0]
    edges = [sum(wide[:i]) for i in range(11)]
    assert edges[-1] == LINK
    roads = ((20.0, 29.0), (69.0, 78.0))  # 9 m each, and a link of 9 m at the east
    plots = []
    for row, (y0, y1, street) in enumerate(((0, 20, 1), (29, 49, 0), (49, 69, 1), (78, None, 0))):
        for i, (x0, x1) in enumerate(zip(edges, edges[1:])):
            ring = [(x0, y0), (x1, y0), (x1, y1 or top(x1)), (x0, y1 or top(x0))]
            if i in (0, 9):  # the corner at a crossing is splayed by 3 m
                at = (1 if i == 9 else 0) if street == 0 else (2 if i == 9 else 3)
                x, y = ring[at]
                inward, up = (3 if i == 0 else -3), (3 if street == 0 else -3)
                cut = [(x, y + up), (x + inward, y)]
                ring[at : at + 1] = cut if at in (0, 2) else cut[::-1]
            plots.append(ring)
    park = [(127, 0), (EAST[0], 0), (EAST[1], TOP[1]), (127, top(127))]
    whole, sold, open_ = size(site), sum(map(size, plots)), size(park)
    street = whole - sold - open_
    acres = whole / 4046.86
    assert abs(acres - 4) < 0.1 and len(plots) == 40 and open_ >= 0.10 * whole and all(size(r) > 200 for r in plots)
    carriage = 2 * 9 * LINK + 9 * (top(122.5)) + 8 * 4.5  # two roads, the link, eight splays of 3 by 3 m
    assert abs(street - carriage) < 0.5, (street, carriage)
    # storm water: rational method, 60 mm in an hour, seven tenths of it run off; full bore by Manning
    run_off = lambda m2: 0.7 * 60 / 3.6e6 * m2
    full = lambda d, slope: math.pi * d * d / 4 * (d / 4) ** (2 / 3) * slope**0.5 / 0.013
    half = (whole - open_) / 2
    assert run_off(half) <= full(0.3, 0.01) and run_off(whole) <= full(0.45, 0.01)
    p = prepare(Picture("Layout of forty plots on four acres with roads, a park and a storm drain to the nalla"))
    p.style("lane", "fill:#d6d3ca", "fill:#27455f")
    p.style("leaf", "fill:#8f979d66;stroke:#14222f;stroke-width:.7", "fill:#a3c0d855;stroke:#e6eef5")

    def tree(x, y, r):
        n = 9
        pts = [(x + r * math.cos(math.tau * i / n), y + r * math.sin(math.tau * i / n)) for i in range(n)]
        p.path(f"M{pts[0][0]:.1f} {pts[0][1]:.1f}" + "".join(f"A{r * .42:.1f} {r * .42:.1f} 0 0 1 {a:.1f} {b:.1f}" for a, b in pts[1:] + pts[:1]) + "z", "leaf")
        p.circle(x, y, max(0.8, r * 0.12), "ink")

    def paint(k, ox, oy, large):
        at = lambda q: (ox + q[0] * k, oy - q[1] * k)
        ring = lambda many: [at(q) for q in many]
        p.path(data(ring([(-13, -3), (-2, -3), (-2, TOP[0] + 3), (-13, TOP[0] + 3)]), True), "lane")
        p.path(data(ring([(-2.5, 20), (0, 20), (0, 29), (-2.5, 29)]), True) + data(ring([(-2.5, 69), (0, 69), (0, 78), (-2.5, 78)]), True), "lane")
        p.path(data(ring(site), True), "lane")
        p.path("".join(data(ring(r), True) for r in plots), "paper line")
        p.path(data(ring(park), True), "tone")
        # the nalla along the eastern boundary
        bank = lambda off: [at((EAST[0] + (EAST[1] - EAST[0]) * y / TOP[1] + off + 1.2 * math.sin(y / 9 + off), y)) for y in range(-3, 117, 3)]
        p.path(data(bank(3) + bank(9)[::-1], True), "tone-strong")
        lines(p, [bank(3), bank(9)], "line")
        lines(p, [bank(5)[3:12], bank(6.6)[8:20], bank(5)[18:31], bank(7)[27:37]], "hair")
        for x, y, r in ((134, 8, 3.4), (131, 31, 3.6), (141, 33, 3.0), (138, 46, 3.8), (146, 58, 2.8), (132, 58, 3.0), (133.5, 77, 4.0), (146, 78, 3.4), (140, 90, 3.0), (131.5, 98, 3.0), (149, 97, 3.4), (140, 103, 3.4)):
            tree(*at((x, y)), r * k)
        lines(p, [ring(site + site[:1])], "bold" if not large else "heavy")
        # drains: along both roads, down the link, out to the nalla
        drain = [[(3, 22.5), (122.5, 22.5)], [(3, 75.5), (122.5, 75.5)], [(122.5, 106), (122.5, 22.5)], [(122.5, 22.5), (EAST[0] + 8.5, 22.5)]]
        lines(p, [ring(q) for q in drain], "redheavy" if large else "red-line")
        holes = [(x, y) for y in (22.5, 75.5) for x in (3, 33, 63, 93)] + [(122.5, y) for y in (22.5, 49, 75.5, 106)]
        assert all(math.dist(a, b) <= 31 for a, b in zip(holes, holes[1:]) if 0 < math.dist(a, b) < 60 and (a[0] == b[0] or a[1] == b[1]))
        for q in holes:
            p.circle(*at(q), 4 if large else 2.2, "paper red-line" if large else "red")
        for x in (18, 48, 78, 108):
            for y in (22.5, 75.5):
                a = at((x + 2, y))
                arrow(p, a, 0, 10 if large else 6, "red")
        arrow(p, at((122.5, 35)), 90, 10 if large else 6, "red")
        arrow(p, at((122.5, 89)), 90, 10 if large else 6, "red")
        arrow(p, at((EAST[0] + 8.5, 22.5)), 0, 13 if large else 8, "red")
        return at

    with p.large:
        k = 3.44
        at = paint(k, 54, 420, True)
        for i, r in enumerate(plots):
            x, y = (sum(v[j] for v in r) / len(r) for j in (0, 1))
            X, Y = at((x, y))
            p.text(X, Y + 1, str(i + 1), 15, "label-strong", "ink", "middle")
            p.text(X, Y + 15, f"{size(r):.0f}", 11, "label", "faint", "middle")
        x, y = at((-7.5, 50))
        p.text(x + 4, y, "18 m public road", 13, "label", "ink", "middle", rotate=-90)
        for yy in (26.6, 72.0):
            x, y = at((62, yy))
            p.text(x, y + 4, "9 m road", 12, "label", "ink", "middle")
        x, y = at((140, 68))
        p.text(x, y + 3, "park", 14, "label-strong", "ink", "middle")
        x, y = at((EAST[0], 22.5))
        p.text(x, y + 16, "storm drain", 13.5, "label-strong", "red", "end")
        p.text(x, y + 31, "Ø450", 13.5, "label-strong", "red", "end")
        x, y = at((EAST[0] + 11.5, 12))
        p.text(x + 14, y, "nalla", 13, "label", "ink", "middle", rotate=-84)
        shaft(p, (616, 330), (616, 290), 11, "bold", "ink")
        p.text(616, 346, "N", 14, "label-strong", "ink", "middle")
        p.text(54, 26, f"Forty plots on {acres:.1f} acres", 18, "heading")
        broad = p.measure(f"Forty plots on {acres:.1f} acres", 18, "heading")
        p.text(66 + broad, 26, "areas in m², sample", 13, "label", "faint")
        # the site as one bar: what is sold, driven on, played on
        x, total = 12.0, 616.0  # from margin to margin
        for words, v, cls in (("plots", sold, "paper line"), ("roads", street, "lane line"), ("park", open_, "tone-strong line")):
            w = total * v / whole
            p.rect(x, 441, w, 28, cls)
            p.text(x + w / 2, 460, f"{words} {v:,.0f} m²" if w > 150 else f"{words} {v:,.0f}", 14, "label-strong", "ink", "middle")
            p.text(x + w - 6, 460, f"{v / whole * 100:.0f}%", 13, "label", "ink", "end") if w > 150 else None
            x += w
    with p.small:
        paint(1.78, 28, 204, False)
        p.text(10, 228, f"40 plots, {acres:.1f} acres", 14, "label-strong")
        p.text(310, 228, "storm drain", 14, "label-strong", "red", "end")
    p.save("civil3d-layout")


# ------------------------------------------------------------------------------------------ a sewer
def sewer():
    """The staff stands on the invert, and the sewer passes half a metre under the water main."""
    SLOPE, D, GAP = 1 / 200, 0.20, 30.0
    holes = [GAP * i for i in range(5)]
    land = lambda s: 552.60 - 0.0028 * s + 0.22 * math.sin(s / 24 + 0.4)
    start = land(0) - 1.66
    invert = lambda s: start - SLOPE * s
    cover = lambda s: land(s) - invert(s) - D
    assert min(cover(s) for s in range(121)) >= 1.0  # metres of earth over the crown
    speed = (D / 4) ** (2 / 3) * SLOPE**0.5 / 0.013
    assert speed >= 0.6 and SLOPE >= 1 / 250  # cleans itself
    MAIN, CROSS, R = 0.15, 62.4, 0.60
    under = invert(CROSS) + D + 0.50  # the underside of the main
    assert land(CROSS) - under - MAIN >= 0.6
    s0 = 60.0
    deep = land(s0) - invert(s0)
    depth = f"{round(land(s0), 2) - round(invert(s0), 2):.2f}"  # of the levels as they are printed
    assert abs(float(depth) - deep) < 0.01
    assert 1.65 < deep <= 2.3 and R == 0.60  # a round manhole of this depth is 1.2 m wide inside
    p = prepare(Picture("A gravity sewer: a manhole cut open in the street, the water main that it passes under, and its profile"))
    p.style("earth", "fill:#e0ddd3", "fill:#183650")
    p.style("cavity", "fill:#fbf9f4", "fill:#0a1a29")
    p.style("main", "fill:#a83212", "fill:#ff7d52")

    def scene(k, ox, oy, left, right, low, large):
        """The street cut along the sewer, at one scale for both ways; ox, oy: the cover."""
        X = lambda m: ox + m * k
        Y = lambda m: oy + m * k  # metres below the cover
        p.rect(X(left), oy, (right - left) * k, low * k, "earth")
        p.rect(X(left), oy, (right - left) * k, 0.14 * k, "solid")
        seed = 7
        dots = []
        for _ in range(130 if large else 50):  # stones in the ground
            seed = (seed * 1103515245 + 12345) % 2**31
            a = left + (right - left) * (seed / 2**31)
            seed = (seed * 1103515245 + 12345) % 2**31
            b = 0.25 + (low - 0.3) * (seed / 2**31)
            if a > 0.9 and 0.6 < b < deep - D:  # here stand words
                continue
            dots.append([(X(a), Y(b)), (X(a) + 0.05 * k, Y(b) - 0.02 * k)])
        lines(p, dots, "thin")
        y0, y1 = deep - D, deep
        # pipe: trench bed, walls
        p.rect(X(left), Y(y0 - 0.15), (right - left) * k, (D + 0.30) * k, "t2")
        p.rect(X(left), Y(y0), (right - left) * k, D * k, "cavity")
        lines(p, [[(X(left), Y(v)), (X(right), Y(v))] for v in (y0, y1)], "heavy" if large else "bold")
        # manhole: brick walls of 230, cone, slab, benching
        wall, top = 0.23, 0.28
        outer = [(-R - wall, deep + 0.05), (-R - wall, 0.95), (-top - wall, 0.22), (-top - wall, 0.10), (top + wall, 0.10), (top + wall, 0.22), (R + wall, 0.95), (R + wall, deep + 0.05)]
        inner = [(-R, deep - 0.18), (-R, 0.95), (-top, 0.22), (-top, 0.0), (top, 0.0), (top, 0.22), (R, 0.95), (R, deep - 0.18)]
        q = [(X(a), Y(b)) for a, b in outer]
        p.path(data(q, True), "t0 bold")
        hatch(p, q, 6 if large else 4, 45)
        p.rect(X(-R - wall - 0.15), Y(deep), (2 * R + 2 * wall + 0.3) * k, 0.2 * k, "solid")
        p.path(data([(X(a), Y(b)) for a, b in inner + [(R, deep), (-R, deep)]], True), "cavity bold")
        p.path(data([(X(a), Y(b)) for a, b in ((-R, deep - 0.26), (-R + 0.04, deep - 0.26), (R - 0.04, deep - 0.26), (R, deep - 0.26), (R, deep - D), (-R, deep - D))], True), "t2 line")
        p.rect(X(-R - wall), Y(y0), (2 * R + 2 * wall) * k, D * k, "cavity")
        lines(p, [[(X(-R - wall), Y(y1)), (X(R + wall), Y(y1))]], "heavy")
        lines(p, [[(X(left), Y(deep - 0.06)), (X(right), Y(deep - 0.06))]], "line")
        arrow(p, (X(right) - 8, Y(deep - 0.09)), 0, 10 if large else 6)
        for i in range(5):  # rungs
            y = 0.45 + 0.3 * i
            x = -top - 0.01 - (R - top) * min(1, max(0, (y - 0.22) / 0.73))
            lines(p, [[(X(x), Y(y)), (X(x + 0.15), Y(y)), (X(x + 0.15), Y(y + 0.03))]], "bold")
        # the open cover lies beside the hole
        p.rect(X(-1.28), oy - 0.07 * k, 0.6 * k, 0.07 * k, "t2 line")
        # the water main, cut across, and the sewer below
        x, y = X(CROSS - s0), Y(land(s0) - under - MAIN / 2)
        p.circle(x, y, MAIN / 2 * k * 1.35, "main")
        p.circle(x, y, MAIN / 2 * k * 0.8, "cavity")
        return X, Y

    def surveyor(X, Y, k, large):
        """Who holds the staff over the hole and reads it."""
        w = lambda v: round(v * k, 1)
        fx = 0.62
        P = lambda a, b: (X(fx + a), Y(-b))
        _limb(p, w(0.15), P(-0.10, 0.07), P(-0.06, 0.45), P(0.02, 0.84))
        _limb(p, w(0.15), P(0.17, 0.07), P(0.12, 0.45), P(0.04, 0.84))
        _limb(p, w(0.11), P(-0.12, 0.05), P(-0.2, 0.05))
        _limb(p, w(0.11), P(0.15, 0.05), P(0.07, 0.05))
        _limb(p, w(0.25), P(0.04, 0.92), P(0.0, 1.24))
        _limb(p, w(0.09), P(-0.04, 1.32), P(-0.26, 1.10), P(-0.56, 1.20))
        _limb(p, w(0.09), P(0.02, 1.30), P(-0.2, 0.98), P(-0.56, 0.98))
        p.circle(*P(-0.05, 1.52), 0.105 * k, "ink")
        x, y = P(-0.06, 1.55)
        r = 0.15 * k
        p.path(f"M{x - r * 1.35:.1f} {y:.1f}h{r * 2.35:.1f}a{r:.1f} {r:.1f} 0 0 0-{r * 2:.1f} 0z", "t0 line")
        # the staff
        s, a, b = 0.055, -1.8, deep
        p.rect(X(-s), Y(a), 2 * s * k, (b - a) * k, "paper line")
        step, marks = 0.1, []
        for i in range(round((b - a) / step)):
            if i % 2 == 0:
                marks.append([(X(-s), Y(b - i * step)), (X(0 if i % 4 else s), Y(b - i * step)), (X(0 if i % 4 else s), Y(b - (i + 1) * step)), (X(-s), Y(b - (i + 1) * step))])
        p.path("".join(data(m, True) for m in marks), "solid")
        _limb(p, w(0.09), P(-0.5, 1.17), P(-0.58, 1.205))
        _limb(p, w(0.09), P(-0.5, 0.98), P(-0.58, 0.98))

    def street(X, Y, k, large):
        """A young tree in its guard, a wall and two cones: the street goes on above."""
        for x in (1.55, 2.35):
            p.path(data([(X(x - 0.17), Y(0)), (X(x - 0.05), Y(-0.55)), (X(x + 0.05), Y(-0.55)), (X(x + 0.17), Y(0))], True), "t0 line")
            p.path(data([(X(x - 0.125), Y(-0.2)), (X(x - 0.09), Y(-0.36)), (X(x + 0.09), Y(-0.36)), (X(x + 0.125), Y(-0.2))], True), "solid")
            p.rect(X(x - 0.22), Y(0.0) - 0.05 * k, 0.44 * k, 0.05 * k, "solid")
        if not large:
            return
        x = 4.25
        _limb(p, round(0.07 * k, 1), (X(x), Y(0)), (X(x + 0.02), Y(-0.7)), (X(x - 0.01), Y(-1.2)))
        p.style("crown", "fill:#c5c6c4;stroke:#14222f;stroke-width:.8", "fill:#2b4b67;stroke:#e6eef5")
        blobs = [(0.0, -1.28), (-0.36, -1.3), (-0.5, -1.5), (-0.3, -1.72), (0.02, -1.82), (0.34, -1.7), (0.5, -1.46), (0.34, -1.24)]
        q = [(X(x + a), Y(b)) for a, b in blobs]
        p.path(f"M{q[0][0]:.1f} {q[0][1]:.1f}" + "".join(f"A{.25 * k:.1f} {.25 * k:.1f} 0 0 1 {a:.1f} {b:.1f}" for a, b in q[1:] + q[:1]) + "z", "crown")
        lines(p, [[(X(x + a), Y(0)), (X(x + a), Y(-0.9))] for a in (-0.3, -0.1, 0.1, 0.3)] + [[(X(x - 0.3), Y(b)), (X(x + 0.3), Y(b))] for b in (-0.1, -0.5, -0.88)], "line")

    with p.large:
        k = 80
        ox, oy = 206, 160
        X, Y = scene(k, ox, oy, -2.45, 5.3, 2.18, True)
        street(X, Y, k, True)
        surveyor(X, Y, k, True)
        dim(p, (X(-1.2), Y(deep)), (X(-1.2), Y(0.0)), depth, 0, 16, "bold", "ink", "label-strong", 4, 5, False)
        x, y = X(CROSS - s0), Y(land(s0) - under)
        dim(p, (x, Y(deep - D)), (x, y), "", 0, 12, "red-line", "red", reach=False)
        p.text(x + 12, (Y(deep - D) + y) / 2 + 6, "0.50 clear", 17, "label-strong", "red")
        p.text(x + 16, y - 2, "water main Ø150", 15, "label-strong", "red")
        p.text(X(5.2), Y(deep - D - 0.2), "sewer Ø200, 1 in 200", 15, "label-strong", "ink", "end")
        p.text(12, 32, "Manhole 3 and its sewer", 19, "heading")
        p.text(12, 51, "in metres, sample street", 13, "label", "faint")
        # the profile: heights ten times as large as lengths
        x0, kx = 52, 4.72
        kz = 28.0
        PX = lambda s: x0 + s * kx
        PY = lambda z: 388 - (z - 551.9) * kz
        S = list(range(0, 121, 2))
        p.path(data([(PX(s), PY(land(s))) for s in S] + [(PX(s), PY(invert(s))) for s in S[::-1]], True), "earth")
        lines(p, [simple([(PX(s), PY(land(s))) for s in S], 0.1)], "bold")
        lines(p, [[(PX(0), PY(invert(0))), (PX(120), PY(invert(120)))], [(PX(0), PY(invert(0) + D)), (PX(120), PY(invert(120) + D))]], "line")
        p.path(data([(PX(0), PY(invert(0))), (PX(120), PY(invert(120))), (PX(120), PY(invert(120) + D)), (PX(0), PY(invert(0) + D))], True), "cavity line")
        for i, s in enumerate(holes):
            p.rect(PX(s) - 5, PY(land(s)), 10, (land(s) - invert(s)) * kz, "cavity bold")
            p.text(PX(s), PY(land(s)) - 6, str(i + 1), 14, "label-strong", "ink", "middle")
        p.path(f"M{PX(CROSS):.1f} {PY(under + MAIN):.1f}v{MAIN * kz:.1f}", "redheavy")
        p.circle(PX(CROSS), PY(under + MAIN / 2), 3.4, "red")
        for j, (name, f) in enumerate((("cover", land), ("invert", invert))):
            y = 452 + j * 18
            p.line((12, y - 14), (628, y - 14), cls="hair")
            p.text(12, y, name, 13, "label", "faint")
            for s in holes:
                p.text(PX(s) + (22 if s == 0 else -8 if s == 120 else 0), y, f"{f(s):.2f}", 14, "label-strong" if j else "label", "ink", "middle", tabular=True)
    with p.small:
        k = 52
        X, Y = scene(k, 112, 112, -2.0, 3.85, 2.22, False)
        street(X, Y, k, False)
        surveyor(X, Y, k, False)
        x, y = X(CROSS - s0), Y(land(s0) - under)
        dim(p, (x, Y(deep - D)), (x, y), "", 0, 11, "red-line", "red", reach=False)
        p.text(x - 9, (Y(deep - D) + y) / 2 + 6, "0.50", 15, "label-strong", "red", "end")
        p.text(x, y - MAIN * k - 10, "main", 13, "label-strong", "red", "middle")
        p.text(180, 34, "Sewer", 15, "heading")
        p.text(180, 52, f"{depth} m deep", 13, "label")
    p.save("civil3d-sewer")


PICTURES = [road, sheet, survey, platform, layout, sewer]
