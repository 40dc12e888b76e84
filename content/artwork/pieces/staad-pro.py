"""STAAD Pro: a shed in gravity and wind, a concrete frame down to its footings, a tank wall in plates, a pipe rack, a frame that folds, a report."""
import math

import numpy as np
from civil.drafting import Camera, Frame, Scene, arrow, data, dim, hatch, lines, prepare, shaft
from kit import Picture

# ------------------------------------------------------------------------------------------ the shed: kN and m
SPAN, EAVES, RIDGE, BAY, BAYS = 20.0, 6.0, 7.6, 6.0, 4
E_STEEL = 2e8
COLUMN, RAFTER = (92.2e-4, 30391e-8), (78.5e-4, 20458e-8)  # ISMB 450, ISMB 400 (IS 808)
DEAD, LIVE = 0.35, 0.75  # kN/m2 on plan; IS 875 Part 2 for slopes up to 10 degrees
PRESSURE = 0.7 * 0.6 * 39**2 / 1000  # IS 875 Part 3: 39 m/s at Pune, design pressure not below 0.7 of pz


def _shed(case):
    """The plane frame in one case: moments along the four legs (sagging, inner side in tension, positive) and reactions."""
    f, n = Frame(), 12
    legs = [((0, 0), (0, EAVES)), ((0, EAVES), (SPAN / 2, RIDGE)), ((SPAN / 2, RIDGE), (SPAN, EAVES)), ((SPAN, EAVES), (SPAN, 0))]
    last, made = f.node(0, 0, "xy"), []
    for leg, (a, b) in enumerate(legs):
        L = math.dist(a, b)
        c, s = (b[0] - a[0]) / L, (b[1] - a[1]) / L
        area, inertia = COLUMN if leg in (0, 3) else RAFTER
        if case == "gravity":
            wx, wy = 0, (-1.5 * (DEAD + LIVE) * BAY * c if leg in (1, 2) else 0)
        else:  # 0.9 dead + 1.5 wind from the left, pressure inside +0.2; outward is on the left of the way
            out = 1.5 * PRESSURE * BAY * (-(0.7 - 0.2), 1.145 + 0.2, 0.4 + 0.2, 0.2 + 0.2)[leg]
            wx, wy = -s * out, c * out - (0.9 * DEAD * BAY * c if leg in (1, 2) else 0)
        for i in range(1, n + 1):
            end = leg == 3 and i == n
            node = f.node(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n, "xy" if end else "")
            made.append((leg, f.member(last, node, E_STEEL * area, E_STEEL * inertia, wx, wy)))
            last = node
    f.solve()
    out = {}
    for leg, m in made:
        a, b, *_ = f.members[m]
        steps = f.moments(m, 1)
        out.setdefault(leg, [(f.nodes[a], steps[0][1])]).append((f.nodes[b], steps[-1][1]))
    last = 3 * (len(f.nodes) - 1)
    return out, (f.r[0], f.r[1], f.r[last], f.r[last + 1])


def shed():
    """The wind turns the bending of the frame inside out, and pulls at one footing."""
    assert math.degrees(math.atan((RIDGE - EAVES) / (SPAN / 2))) < 10
    gravity, (h1, v1, h2, v2) = _shed("gravity")
    w = 1.5 * (DEAD + LIVE) * BAY
    assert abs(v1 - w * SPAN / 2) < 1e-6 and abs(v1 - v2) < 1e-6 and abs(h1 + h2) < 1e-6
    knee, ridge = gravity[0][-1][1], gravity[1][-1][1]
    assert abs(abs(knee) - abs(h1) * EAVES) < 1e-6 and abs(ridge - (w * SPAN**2 / 8 - abs(h1) * RIDGE)) < 1e-6
    wind, (H1, V1, H2, V2) = _shed("wind")
    q = 1.5 * PRESSURE * BAY
    rise = RIDGE - EAVES
    up = q * SPAN / 2 * (1.345 + 0.6) - 0.9 * DEAD * BAY * SPAN
    side = q * (0.5 * EAVES + 0.4 * EAVES) + q * rise * (-1.345 + 0.6)
    assert abs(V1 + V2 + up) < 1e-6 and abs(H1 + H2 + side) < 1e-6 and V1 < 0
    turned = wind[1][0][1]
    assert knee < 0 < turned, "the knee bends the other way in wind"
    p = prepare(Picture("A steel shed of 20 m span with the bending moments of gravity and of wind on its frame"))

    def paint(k, centre, bays, plot, fine):
        cam = Camera(centre, k, (-0.52, -1, 0.34), (SPAN / 2, BAY * bays / 2, 3.9))
        at = cam.at
        z = lambda x: EAVES + rise * (1 - abs(x - SPAN / 2) / (SPAN / 2))
        legs = [((0, 0), (0, EAVES)), ((0, EAVES), (SPAN / 2, RIDGE)), ((SPAN / 2, RIDGE), (SPAN, EAVES)), ((SPAN, EAVES), (SPAN, 0))]
        if fine:
            purlins = [SPAN / 2 + s * SPAN / 2 * i / 7 for i in range(8) for s in (-1, 1)]
            lines(p, [[at(x, 0, z(x)), at(x, BAY * bays, z(x))] for x in purlins] + [[at(x, 0, h), at(x, BAY * bays, h)] for x in (0, SPAN) for h in (1.5, 3.0, 4.5)], "hair")
            last = bays - 1
            cross = [[at(x, BAY * b, h), at(x, BAY * (b + 1), EAVES - h)] for b in (0, last) for x in (0, SPAN) for h in (0, EAVES)]
            for b in (0, last):
                for x0, x1 in ((0, SPAN / 2), (SPAN / 2, SPAN)):
                    cross += [[at(x0, BAY * b, z(x0)), at(x1, BAY * (b + 1), z(x1))], [at(x1, BAY * b, z(x1)), at(x0, BAY * (b + 1), z(x0))]]
            lines(p, cross, "thin")
        lines(p, [[at(x, 0, z(x)), at(x, BAY * bays, z(x))] for x in (0, SPAN / 2, SPAN)], "line")
        for f in range(bays, 0, -1):
            lines(p, [[at(0, f * BAY, 0), at(0, f * BAY, EAVES), at(SPAN / 2, f * BAY, RIDGE), at(SPAN, f * BAY, EAVES), at(SPAN, f * BAY, 0)]], "line" if not fine else "bold")
        for result, fill, edge, ribs in ((gravity, "tone-strong", "thin", "thin"), (wind, "red-tone", "red-line", "rednet")):
            for leg, (a, b) in enumerate(legs):
                L = math.dist(a, b)
                nx, nz = (b[1] - a[1]) / L, -(b[0] - a[0]) / L  # towards the inner side, where sagging pulls
                spots = [(at(x, 0, y), at(x + nx * m * plot, 0, y + nz * m * plot)) for (x, y), m in result[leg]]
                p.path(data([s[0] for s in spots] + [s[1] for s in reversed(spots)], True), fill)
                lines(p, [[spots[0][0]] + [s[1] for s in spots] + [spots[-1][0]]], edge)
                lines(p, [list(s) for s in spots[1:-1] if math.dist(*s) > 2], ribs)
        lines(p, [[at(0, 0, 0), at(0, 0, EAVES), at(SPAN / 2, 0, RIDGE), at(SPAN, 0, EAVES), at(SPAN, 0, 0)]], "heavy")
        for f in range(bays, -1, -1):
            for x in (0, SPAN):
                q0, r = at(x, f * BAY, 0), (6 if f == 0 else 4.4) * (1 if fine else 0.62)
                p.path(data([q0, (q0[0] - r, q0[1] + 1.5 * r), (q0[0] + r, q0[1] + 1.5 * r)], True), "ground line")
        spot = lambda x, y, m, leg: at(x + (legs[leg][1][1] - legs[leg][0][1]) / math.dist(*legs[leg]) * m * plot, 0, y - (legs[leg][1][0] - legs[leg][0][0]) / math.dist(*legs[leg]) * m * plot)
        return at, spot

    with p.large:
        at, spot = paint(18.2, (336, 240), BAYS, 2.6 / abs(knee), True)
        p.text(16, 30, "Shed, 20 m span, Pune", 18, "heading")
        p.text(16, 49, "ISMB 450 columns, ISMB 400 rafters", 13, "label", "faint")
        p.rect(16, 66, 16, 11, "tone-strong hair")
        p.text(40, 76, "1.5 (dead + imposed)", 14, "label")
        p.rect(16, 86, 16, 11, "red-tone")
        p.rect(16, 86, 16, 11, "red-line")
        p.text(40, 96, "0.9 dead + 1.5 wind, 39 m/s", 14, "label", "red")
        x, y = spot(0, EAVES, knee, 1)
        p.text(x - 8, y + 2, f"{abs(knee):.0f} kNm", 15, "label-strong", "ink", "end")
        low = max(gravity[1], key=lambda t: t[1])
        x, y = spot(*low[0], low[1], 1)
        p.text(x + 14, y + 22, f"{low[1]:.0f} kNm", 15, "label-strong", "ink", "middle")
        x, y = spot(0, EAVES, turned, 0)
        p.text(x + 7, y + 20, f"{abs(turned):.0f} kNm", 15, "label-strong", "red")
        for (X, V) in ((0, V1), (SPAN, V2)):
            x, y = at(X, 0, 0)
            assert V < 0
            shaft(p, (x, y + 56), (x, y + 15), 10)
            p.text(x + 10, y + 52, f"{abs(V):.0f} kN" + (" uplift" if X == 0 else ""), 16, "label-strong", "red")
        a, b = at(0, 0, 0), at(SPAN, 0, 0)
        ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        dim(p, (a[0], a[1] + 8), (b[0], b[1] + 8), "20 m", -26, 14, reach=False)
    with p.small:
        at, spot = paint(10.8, (160, 112), 2, 2.8 / abs(knee), False)
        x, y = spot(0, EAVES, knee, 1)
        p.text(x - 2, y - 6, f"gravity {abs(knee):.0f} kNm", 13, "label-strong", "ink", "middle" if x > 50 else "start")
        x, y = spot(0, EAVES, turned, 0)
        p.text(x + 5, y + 16, f"wind {abs(turned):.0f}", 13, "label-strong", "red")
        x, y = at(0, 0, 0)
        shaft(p, (x, y + 32), (x, y + 9), 7)
        p.text(x + 7, y + 30, f"{abs(V1):.0f} kN uplift", 13, "label-strong", "red")
    p.save("staad-shed")


# ------------------------------------------------------------------------------------------ a frame down to its footings
def footings():
    """Loads run down: every storey adds its share, and the middle column stands on the largest footing."""
    A, B, H, N = 4.0, 4.5, 3.2, 3  # bays along x and y, storey, storeys
    slab, finish, live, roof_live = 0.125 * 25, 1.0, 2.0, 1.5
    wall = 0.23 * 20 * (H - 0.5)  # kN/m on every beam line of a floor; on the roof a parapet along the edge
    parapet, beam, column = 0.115 * 20 * 1.0, 0.23 * 0.375 * 25, 0.3 * 0.45 * 25 * (H - 0.5)
    lines_x, lines_y = 3, 3
    share = lambda i: 0.5 if i in (0, 2) else 1.0

    def storey(i, j, roof):
        """What one floor brings to column i, j: area, half of each beam line that meets there, the column below."""
        area = A * B * share(i) * share(j)
        run = A * share(i) + B * share(j)
        edge = (A * share(i) if j != 1 else 0) + (B * share(j) if i != 1 else 0)
        return area * (slab + finish + (roof_live if roof else live)) + run * beam + (edge * parapet if roof else run * wall) + column

    loads = {(i, j): [sum(storey(i, j, s == 0) for s in range(n + 1)) for n in range(N)] for i in range(3) for j in range(3)}
    run = lines_y * 2 * A + lines_x * 2 * B
    whole = 4 * A * B * (N * (slab + finish) + (N - 1) * live + roof_live) + run * (N * beam + (N - 1) * wall) + (4 * A + 4 * B) * parapet + 9 * N * column
    assert abs(sum(v[-1] for v in loads.values()) - whole) < 1e-6, "what stands on the columns is what was applied"
    SOIL = 200.0
    side = {k: math.ceil(math.sqrt(1.1 * v[-1] / SOIL) * 20) / 20 for k, v in loads.items()}
    assert all(1.1 * loads[k][-1] / s**2 <= SOIL for k, s in side.items()) and max(side, key=side.get) == (1, 1)
    p = prepare(Picture("A three-storey concrete frame: column loads run down to footings of the size they need"))

    def paint(k, centre):
        cam = Camera(centre, k, (0.75, -1, 0.62), (A, B, H * 1.2))
        scene = Scene(cam)
        pad = 0.4
        for (i, j), s in side.items():
            red = (i, j) == (1, 1)
            tones = ("red-tone red-line",) * 3 if red else ("t0 line", "t1 line", "t2 line")
            x, y = i * A, j * B
            if red:
                scene.box(x - s / 2, y - s / 2, -1.6, s, s, pad, ("redsolid red-line",) * 3, 0.2)
            else:
                scene.box(x - s / 2, y - s / 2, -1.6, s, s, pad)
            scene.box(x - 0.15, y - 0.225, -1.2, 0.3, 0.45, 1.2, ("red red-hair",) * 3 if red else ("t0 thin", "t1 line", "t2 line"), 0.25)
        cam_scene = [scene]
        sink = -(H / 2 - 0.25) * cam.d[2]  # beams hang high: sorted as if at half height, or they cover the columns before them
        for n in range(N):
            storey_ = Scene(cam)
            z = n * H
            for i in range(3):
                for j in range(3):
                    red = (i, j) == (1, 1)
                    storey_.box(i * A - 0.15, j * B - 0.225, z, 0.3, 0.45, H, ("red red-hair",) * 3 if red else ("t0 line", "t1 line", "t2 line"))
            for j in range(3):
                for i in range(2):
                    storey_.box(i * A + 0.15, j * B - 0.115, z + H - 0.5, A - 0.3, 0.23, 0.5, nudge=sink)
            for i in range(3):
                for j in range(2):
                    storey_.box(i * A - 0.115, j * B + 0.225, z + H - 0.5, 0.23, B - 0.45, 0.5, nudge=sink)
            cam_scene.append(storey_)
        for s in cam_scene:
            s.paint(p)
        return cam.at

    mid = loads[1, 1]
    with p.large:
        at = paint(25.5, (230, 244))
        p.text(16, 30, "Loads run down", 18, "heading")
        p.text(16, 49, "3 storeys, bays 4.0 and 4.5 m", 13, "label", "faint")
        x0, x1 = 474, 626
        p.text(x0, 30, "Middle column", 15, "label-strong", "red")
        p.text(x0, 47, "unfactored, kN", 12.5, "label", "faint")
        y = 56
        for n, name in enumerate(("under roof", "under 2nd floor", "under 1st floor")):
            p.rect(x0, y + 8, (x1 - x0) * mid[n] / mid[-1], 8, "red")
            p.text(x0, y + 34, name, 13, "label")
            p.text(x1, y + 34, f"{mid[n]:,.0f}", 16, "label-strong", "red" if n == 2 else "ink", "end")
            y += 42
        y += 34
        p.text(x0, y, "Footings, soil 200 kN/m²", 14, "label-strong")
        p.line((x0, y + 8), (x1, y + 8), cls="line")
        scale = 44 / side[1, 1]
        y += 20
        for key, name in (((1, 1), "middle"), ((1, 0), "edge, x"), ((0, 1), "edge, y"), ((0, 0), "corner")):
            s = side[key]
            red = key == (1, 1)
            g = s * scale * 0.8
            p.rect(x0 + 20 - g / 2, y + 20 - g / 2, g, g, "red-tone red-line" if red else "t1 line")
            p.rect(x0 + 18, y + 17, 4, 6, "ink")
            p.text(x0 + 50, y + 16, name, 13, "label", "red" if red else "ink")
            p.text(x0 + 50, y + 32, f"{s:.2f} × {s:.2f}", 15, "label-strong", "red" if red else "ink")
            p.text(x1, y + 16, f"{loads[key][-1]:,.0f} kN", 13, "label", "red" if red else "ink", "end")
            y += 48
        p.text(x0, 462, "sample; own weight of footing 10%", 12, "label", "faint")
    with p.small:
        paint(13.2, (96, 112))
        p.text(202, 34, "Middle column", 14, "label-strong", "red")
        for n, name in enumerate(("roof", "2nd floor", "1st floor")):
            y = 46 + n * 34
            p.rect(202, y, 106 * mid[n] / mid[-1], 6, "red")
            p.text(202, y + 20, name, 12, "label")
            p.text(308, y + 20, f"{mid[n]:,.0f} kN", 13, "label-strong", "ink", "end")
        p.text(202, 178, "Footing", 13, "label")
        p.text(202, 200, f"{side[1, 1]:.2f} × {side[1, 1]:.2f} m", 18, "label-strong", "red")
    p.save("staad-footings")


# ------------------------------------------------------------------------------------------ the wall of a tank
def _plate(b, a, nx, ny, load, nu=0.2):
    """A plate b wide and a high (D = 1), sides and bottom fixed, top free, by rectangular plate elements of twelve freedoms (ACM).

    Returns deflections and moments (vertical, horizontal) at the nodes [i][j], j from the bottom."""
    lx, ly = b / nx, a / ny
    powers = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3), (3, 1), (1, 3)]
    mono = lambda x, y, dx, dy: np.array([(math.perm(i, dx) * math.perm(j, dy) * x ** (i - dx) * y ** (j - dy)) if i >= dx and j >= dy else 0.0 for i, j in powers])
    corners = [(0, 0), (lx, 0), (lx, ly), (0, ly)]
    C = np.linalg.inv(np.array([row for x, y in corners for row in (mono(x, y, 0, 0), mono(x, y, 0, 1), -mono(x, y, 1, 0))]))
    D = np.array([[1, nu, 0], [nu, 1, 0], [0, 0, (1 - nu) / 2]])
    B = lambda x, y: np.array([-mono(x, y, 2, 0), -mono(x, y, 0, 2), 2 * mono(x, y, 1, 1)]) @ C
    g, gw = np.polynomial.legendre.leggauss(4)
    spots = [((1 + u) * lx / 2, (1 + v) * ly / 2, wu * wv * lx * ly / 4) for u, wu in zip(g, gw) for v, wv in zip(g, gw)]
    k = sum(w * B(x, y).T @ D @ B(x, y) for x, y, w in spots)
    size = 3 * (nx + 1) * (ny + 1)
    K, F = np.zeros((size, size)), np.zeros(size)
    node = lambda i, j: i * (ny + 1) + j
    maps = {}
    for i in range(nx):
        for j in range(ny):
            d = [3 * node(*q) + r for q in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)) for r in range(3)]
            maps[i, j] = d
            K[np.ix_(d, d)] += k
            F[d] += sum(w * load(j * ly + y) * (mono(x, y, 0, 0) @ C) for x, y, w in spots)
    fixed = {3 * node(i, j) + r for i in range(nx + 1) for j in range(ny + 1) for r in range(3) if i in (0, nx) or j == 0}
    free = [n for n in range(size) if n not in fixed]
    u = np.zeros(size)
    u[free] = np.linalg.solve(K[np.ix_(free, free)], F[free])
    total = np.zeros((nx + 1, ny + 1, 3))
    count = np.zeros((nx + 1, ny + 1, 1))
    for (i, j), d in maps.items():
        for (x, y), (di, dj) in zip(corners, ((0, 0), (1, 0), (1, 1), (0, 1))):
            total[i + di, j + dj] += D @ (B(x, y) @ u[d])
            count[i + di, j + dj] += 1
    m = total / count
    return u[::3].reshape(nx + 1, ny + 1), m[:, :, 1], m[:, :, 0], (K @ u - F)[::3].sum(), F[::3].sum()


def tank():
    """The wall bends like its mesh; the moment at its foot is the published one."""
    a, b, nx, ny = 3.0, 6.0, 24, 12
    w = 9.81  # kN/m3
    u, mx, my, up, down = _plate(b, a, nx, ny, lambda y: w * (a - y))
    assert abs(up + down) < 1e-6 * abs(down)
    foot, table = mx[nx // 2, 0] / (w * a**3), -0.086  # IS 3370 Part 4: b/a = 2, top free, other edges fixed, foot at mid-width
    assert abs(foot - table) < 0.004, foot
    top = my[nx // 2, ny] / (w * a**3)
    assert abs(top - 0.027) < 0.004, top
    M = foot * w * a**3
    p = prepare(Picture("A tank wall in plates, bent by the water, with the moment at its foot beside the published one"))
    p.style("hot", "fill:#a83212;stroke:#14222f;stroke-width:.8;stroke-linejoin:round", "fill:#ff7d52;stroke:#e6eef5")
    big, peak = np.abs(u).max(), np.abs(mx).max()

    def paint(k, centre, step):
        cam = Camera(centre, k, (-0.62, -1, 0.5), (b / 2, 0, a / 2))
        lift = 0.62 / big
        at = lambda i, j: cam.at(i * b / nx, -u[i, j] * lift * np.sign(u[nx // 2, ny]), j * a / ny)
        ring = [(0, 0), (0, ny), (nx, ny), (nx, 0)]
        lines(p, [[cam.at(i * b / nx, 0, j * a / ny) for i, j in ring + ring[:1]]], "dash")
        for i in range(0, nx, step):
            for j in range(0, ny, step):
                i2, j2 = i + step, j + step
                here = abs(mx[i : i2 + 1, j : j2 + 1].mean()) / peak
                cls = "t" + str(sum(here > v for v in (0.05, 0.15, 0.3)))
                p.path(data([at(i, j), at(i2, j), at(i2, j2), at(i, j2)], True), "hot" if here > 0.5 else cls + " thin")
        lines(p, [[at(i, 0) for i in (0, nx)], [at(0, j) for j in (0, ny)], [at(nx, j) for j in (0, ny)]], "heavy")
        lines(p, [[at(i, ny) for i in range(nx + 1)]], "bold")
        wedge = lambda z: cam.at(b + 0.12, -(a - z) / a * 0.9, z)
        foot = [cam.at(b + 0.12, 0, a), wedge(0), cam.at(b + 0.12, 0, 0)]
        p.path(data(foot, True), "tone line")
        for z in (0.15, 0.75, 1.35, 1.95) if step == 1 else ():
            tip, tail = cam.at(b + 0.12, 0, z), wedge(z)
            lines(p, [[tail, tip]], "line")
            arrow(p, tip, math.degrees(math.atan2(tip[1] - tail[1], tip[0] - tail[0])), 7)
        return cam, at

    with p.large:
        cam, at = paint(68, (184, 246), 1)
        p.text(16, 30, "Tank wall, 6 m long, 3 m of water", 18, "heading")
        p.text(16, 49, "12 × 24 plates, sides and foot fixed, top free; bending drawn large", 13, "label", "faint")
        p.text(16, 436, "vertical moment in a plate", 14, "label")
        for n, cls in enumerate(("t0 thin", "t1 thin", "t2 thin", "t3 thin", "hot")):
            p.rect(16 + 44 * n, 444, 44, 14, cls)
        for n, words in enumerate(("0", f"{peak * 0.15:.0f}", f"{peak * 0.5:.0f}", f"{peak:.0f} kNm/m")):
            p.text(16 + (0, 88, 176, 220)[n], 473, words, 13, "label", "red" if n == 3 else "ink", "middle" if 0 < n < 3 else "start")
        x, y = at(nx // 2, 0)
        # profile of the vertical moment up the middle
        x0, y0, hh, per = 560, 396, 286, 128 / 0.09
        X = lambda m: x0 + m * per
        Y = lambda j: y0 - j / ny * hh
        p.line((x0, y0), (x0, y0 - hh), cls="bold")
        p.line((x0 - 132, y0), (x0 + 50, y0), cls="line")
        c = [(X(mx[nx // 2, j] / (w * a**3)), Y(j)) for j in range(ny + 1)]
        p.path(data([(x0, y0)] + c + [(x0, y0 - hh)], True), "red-tone")
        lines(p, [[(x0, q[1]), q] for q in c[1:-1]], "rednet")
        lines(p, [[(x0, y0)] + c], "red-line")
        p.circle(X(table), y0, 5, "ground bold")
        p.text(X(foot) - 2, y0 + 26, "foot, as coefficient of w a³", 13, "label", "ink", "start")
        for i, (words, v, red) in enumerate((("plates", abs(foot), True), ("IS 3370-4 table", abs(table), False))):
            p.text(X(foot) - 2, y0 + 46 + i * 20, words, 15, "label-strong" if red else "label", "red" if red else "ink")
            p.text(626, y0 + 46 + i * 20, f"{v:.3f}", 17, "label-strong", "red" if red else "ink", "end")
        p.text(x0 - 8, y0 - hh - 10, "vertical moment up the middle", 13, "label", "ink", "middle")
        p.text(x0 + 12, Y(0) - 10, f"{abs(M):.1f} kNm/m", 14, "label-strong", "red")
        p.text(X(table) - 10, y0 - 9, "table", 13, "label", "ink", "end")
    with p.small:
        cam, at = paint(33, (108, 102), 2)
        x0, y0, hh, per = 282, 170, 128, 52 / 0.09
        c = [(x0 + mx[nx // 2, j] / (w * a**3) * per, y0 - j / ny * hh) for j in range(ny + 1)]
        p.line((x0, y0), (x0, y0 - hh), cls="line")
        p.path(data([(x0, y0)] + c + [(x0, y0 - hh)], True), "red-tone")
        lines(p, [[(x0, y0)] + c], "red-line")
        p.circle(x0 + table * per, y0, 3, "ground line")
        p.text(12, 214, "foot, by plates", 13, "label")
        p.text(104, 214, f"{abs(foot):.3f}", 18, "label-strong", "red")
        p.text(168, 214, "by the table", 13, "label")
        p.text(244, 214, f"{abs(table):.3f}", 18, "label-strong")
    p.save("staad-tank")


# ------------------------------------------------------------------------------------------ a pipe rack
def rack():
    """Hot pipes push the rack both ways; the anchor holds the difference."""
    BENTS, WIDE, TIERS, MU, LOAD = (0, 6, 12, 18, 24), 5.0, (4.5, 6.8), 0.3, 9.0  # m, m, m, steel on steel, kN/m of pipes in operation
    anchor = 6
    own = {x: LOAD * (3 if x in (BENTS[0], BENTS[-1]) else 6) for x in BENTS}
    assert abs(sum(own.values()) - LOAD * 24) < 1e-9
    force = {x: MU * own[x] * (1 if x > anchor else -1) for x in BENTS if x != anchor}  # away from the anchor, as the pipes grow
    held = -sum(force.values())
    assert abs(sum(force.values()) + held) < 1e-9 and abs(held) > max(abs(v) for v in force.values())
    growth = 18 * 12e-6 * 100 * 1000
    assert round(growth, 1) == 21.6
    p = prepare(Picture("A pipe rack: friction of hot pipes on each frame, and the anchor that holds the difference"))
    pipes = [(1, y, r) for y, r in ((0.7, 0.27), (1.6, 0.2), (2.4, 0.33), (3.4, 0.2), (4.3, 0.26))] + [(2, y, r) for y, r in ((0.9, 0.2), (2.0, 0.3), (3.2, 0.2), (4.2, 0.24))]

    def paint(k, centre, thick):
        cam = Camera(centre, k, (-0.5, -1, 0.42), (12, WIDE / 2, 3.4))
        at = cam.at
        post = "heavy" if thick else "bold"
        for x in BENTS:
            lines(p, [[at(x, WIDE, 0), at(x, WIDE, TIERS[1])]], post)
        lines(p, [[at(0, WIDE, z), at(24, WIDE, z)] for z in TIERS] + [[at(anchor, WIDE, 0), at(anchor + 6, WIDE, TIERS[0])], [at(anchor + 6, WIDE, 0), at(anchor, WIDE, TIERS[0])]], "line")
        for tier, z in enumerate(TIERS, 1):
            lines(p, [[at(x, 0, z), at(x, WIDE, z)] for x in BENTS], post)
            for _, y, r in sorted((q for q in pipes if q[0] == tier), key=lambda q: -q[1]):
                a, b = at(-1.1, y, z + r + 0.1), at(25.1, y, z + r + 0.1)
                L = math.dist(a, b)
                nx, ny = -(b[1] - a[1]) / L * r * k, (b[0] - a[0]) / L * r * k
                p.path(data([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)], True), "t1 line")
                p.circle(*a, r * k, "t0 line")
        lines(p, [[at(0, 0, z), at(24, 0, z)] for z in TIERS] + [[at(anchor, 0, 0), at(anchor + 6, 0, TIERS[0])], [at(anchor + 6, 0, 0), at(anchor, 0, TIERS[0])]], "line")
        for x in BENTS:
            lines(p, [[at(x, 0, 0), at(x, 0, TIERS[1])]], post)
            for y in (0, WIDE):
                q = at(x, y, 0)
                s = 6 if thick else 3.4
                p.rect(q[0] - s, q[1] - 1, 2 * s, s, "solid" if y == 0 else "t2 line")
        return at

    with p.large:
        at = paint(21.5, (318, 208), True)
        p.text(16, 30, "Pipe rack, 24 m", 18, "heading")
        p.text(16, 49, "pipes 100 °C warmer; sample", 13, "label", "faint")
        p.text(624, 30, f"free end moves {growth:.1f} mm", 15, "label-strong", "ink", "end")
        per = 2.1
        for x in BENTS:
            q = at(x, 0, 0)
            y = q[1] + 42
            v = force.get(x, held)
            red = x == anchor
            a, b = (q[0] - v * per / 2, y), (q[0] + v * per / 2, y)
            tilt = (at(1, 0, 0)[1] - at(0, 0, 0)[1]) / (at(1, 0, 0)[0] - at(0, 0, 0)[0])
            a, b = (a[0], y + (a[0] - q[0]) * tilt), (b[0], y + (b[0] - q[0]) * tilt)
            shaft(p, a, b, 11, "redheavy" if red else "bold", "red" if red else "ink")
            p.text(q[0], y + 24, f"{abs(v):.1f}", 17 if red else 15, "label-strong", "red" if red else "ink", "middle")
            if red:
                p.text(q[0], y + 41, "anchor", 14, "label-strong", "red", "middle")
            else:
                p.text(q[0], y + 41, "friction", 14, "label", "ink", "middle")
        p.text(624, 440, "friction 0.3 × 9 kN/m of pipes, in kN;", 14, "label", "ink", "end")
        p.text(624, 459, "one load case, apart from the thermal one", 14, "label", "ink", "end")
    with p.small:
        at = paint(11.2, (162, 94), False)
        for x in BENTS:
            q = at(x, 0, 0)
            v, y = force.get(x, held), q[1] + 19
            red = x == anchor
            shaft(p, (q[0] - v * 0.55, y), (q[0] + v * 0.55, y), 6, "red-line" if red else "line", "red" if red else "ink")
            p.text(q[0], y + 16, f"{abs(v):.1f}", 12, "label-strong", "red" if red else "ink", "middle")
            if x in (anchor, 18):
                p.text(q[0], y + 29, "anchor" if red else "friction", 12, "label-strong" if red else "label", "red" if red else "ink", "middle")
        p.text(12, 22, "Pipe rack", 14, "label-strong")
        p.text(308, 230, "in kN", 12, "label", "ink", "end")
    p.save("staad-rack")


# ------------------------------------------------------------------------------------------ the joint that could turn
def unstable():
    """A frame with four hinges folds; the release at one joint taken out, it stands on three."""
    W, H, EA, EI = 6.0, 4.0, 1.5e6, 4.0e4
    nodes = ((0, 0), (0, H), (W, H), (W, 0))

    def stiffness(free_end):
        """Of the free movements; the beam released at its start, and at its end if `free_end`."""
        K = np.zeros((12, 12))
        for a, b, let in ((0, 1, ()), (1, 2, (2, 5) if free_end else (2,)), (2, 3, ())):
            (x1, y1), (x2, y2) = nodes[a], nodes[b]
            L = math.dist(nodes[a], nodes[b])
            c, s = (x2 - x1) / L, (y2 - y1) / L
            e, f = EA / L, EI / L**3
            k = np.array([[e, 0, 0, -e, 0, 0], [0, 12 * f, 6 * f * L, 0, -12 * f, 6 * f * L], [0, 6 * f * L, 4 * f * L * L, 0, -6 * f * L, 2 * f * L * L], [-e, 0, 0, e, 0, 0], [0, -12 * f, -6 * f * L, 0, 12 * f, -6 * f * L], [0, 6 * f * L, 2 * f * L * L, 0, -6 * f * L, 4 * f * L * L]])  # fmt: skip
            for r in let:  # a release: its moment is nought, its turn drops out
                k = k - np.outer(k[:, r], k[r]) / k[r, r]
            T = np.kron(np.eye(2), np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]))
            d = [3 * a, 3 * a + 1, 3 * a + 2, 3 * b, 3 * b + 1, 3 * b + 2]
            K[np.ix_(d, d)] += T.T @ k @ T
        free = [i for i in range(12) if i not in (0, 1, 9, 10)]
        return K, K[np.ix_(free, free)], free

    _, K, free = stiffness(True)
    values, ways = np.linalg.eigh(K)
    assert sum(v < 1e-9 * values[-1] for v in values) == 1, "one way to move without any force"
    way = dict(zip(free, ways[:, 0]))
    assert abs(way[3] - way[6]) < 1e-6 and abs(way[4]) < 1e-6 and abs(way[3]) > 0.1, "joints 2 and 3 go sideways together"
    whole, K, free = stiffness(False)
    assert np.linalg.eigvalsh(K)[0] > 1, "with one release fewer it stands"
    F = np.zeros(12)
    F[3] = 10.0  # 10 kN at joint 2, sideways
    u = np.zeros(12)
    u[free] = np.linalg.solve(K, F[free])
    R = whole @ u - F
    knee = -R[9] * H  # the left leg is hinged at both ends: the whole push goes down the right one
    assert abs(R[0]) < 1e-6 and abs(R[9] + 10) < 1e-6 and abs(R[10] - 10 * H / W) < 1e-6 and abs(R[1] + R[10]) < 1e-6 and abs(knee - 40) < 1e-5
    p = prepare(Picture("A portal frame that folds because of one hinge too many, and the same frame standing"))

    def person(x, y, h, way=1):
        """A bystander with a helmet who points at the joint."""
        q = lambda pts, cls="ink": p.path(data([(x + way * a * h, y - b * h) for a, b in pts], True), cls)
        q([(-0.09, 0.80), (0.0, 0.83), (0.08, 0.80), (0.10, 0.70), (0.085, 0.55), (0.095, 0.47), (0.10, 0.28), (0.10, 0.04), (0.155, 0.015), (0.155, 0), (0.055, 0), (0.035, 0.26), (0.0, 0.42), (-0.03, 0.26), (-0.06, 0), (-0.13, 0), (-0.13, 0.02), (-0.105, 0.04), (-0.11, 0.28), (-0.10, 0.47), (-0.085, 0.56), (-0.11, 0.70)])
        q([(0.0, 0.825), (0.08, 0.815), (0.17, 0.765), (0.285, 0.88), (0.33, 0.95), (0.31, 0.965), (0.255, 0.905), (0.165, 0.835), (0.09, 0.74), (0.0, 0.70)])
        q([(-0.07, 0.80), (-0.11, 0.76), (-0.135, 0.60), (-0.115, 0.44), (-0.085, 0.44), (-0.10, 0.60), (-0.075, 0.70)])
        p.circle(x + way * 0.015 * h, y - 0.895 * h, 0.055 * h, "ink")
        q([(-0.065, 0.91), (0.11, 0.915), (0.11, 0.93), (0.075, 0.932), (0.07, 0.965), (0.03, 0.987), (-0.02, 0.98), (-0.055, 0.95)], "t0 line")

    def portal(at, lean, thick, cls, edge, k):
        """The frame with its legs turned by `lean` degrees: every length stays what it is."""
        a = math.radians(lean)
        dx, dz = H * math.sin(a), H * math.cos(a)
        pts = [(0, 0), (dx, dz), (W + dx, dz), (W, 0)]
        assert all(abs(math.dist(pts[i], pts[i + 1]) - math.dist(nodes[i], nodes[i + 1])) < 1e-9 for i in range(3))
        for (x1, z1), (x2, z2) in zip(pts, pts[1:]):
            L = math.hypot(x2 - x1, z2 - z1)
            nx, nz = -(z2 - z1) / L * thick / 2, (x2 - x1) / L * thick / 2
            q = [at(x1 + nx, z1 + nz), at(x2 + nx, z2 + nz), at(x2 - nx, z2 - nz), at(x1 - nx, z1 - nz)]
            p.path(data(q, True), cls)
            if edge:
                f = 0.68  # the flanges of an I-section
                lines(p, [[at(x1 + s * f * nx, z1 + s * f * nz), at(x2 + s * f * nx, z2 + s * f * nz)] for s in (1, -1)], edge)
        return [at(*q) for q in pts]

    def ground(at, x0, x1, step=6):
        a, b = at(x0, 0), at(x1, 0)
        y = a[1] + step * 2.2
        for x in (0, W):
            q = at(x, 0)
            p.path(data([(q[0], q[1] + step * 0.4), (q[0] - step * 1.6, y), (q[0] + step * 1.6, y)], True), "t1 line")
        lines(p, [[(a[0], y), (b[0], y)]], "bold")
        hatch(p, [(a[0], y), (b[0], y), (b[0], y + step), (a[0], y + step)], step * 0.8)

    with p.large:
        p.text(16, 30, "One hinge too many", 18, "heading")
        p.text(16, 49, "the beam let go at joint 3 too: the frame folds by itself; sample", 13, "label", "faint")
        k = 56
        at = lambda x, z: (40 + x * k, 308 - z * k)
        ground(at, -0.4, 10.4)
        for lean, cls in ((62, "t0 hair"), (46, "t0 thin"), (31, "t1 thin"), (16, "t1 line")):
            spots = portal(at, lean, 0.3, cls, "hair" if lean > 40 else "thin", k)
            for q in spots[1:3]:
                p.circle(*q, 4, "paper line")
        spots = portal(at, 0, 0.3, "t2 bold", "line", k)
        tips = [at(W + H * math.sin(math.radians(a)), H * math.cos(math.radians(a))) for a in range(6, 74, 4)]
        lines(p, [tips[:-1]], "red-hair")
        arrow(p, tips[-1], math.degrees(math.atan2(tips[-1][1] - tips[-2][1], tips[-1][0] - tips[-2][0])), 10, "red")
        for n, q in enumerate(spots):
            p.circle(*q, 9 if n == 2 else 5.5, "red" if n == 2 else "paper bold")
            if n == 2:
                p.circle(*q, 3.4, "paper")
            x, y = q[0] + (-22 if n in (0, 1) else 0), q[1] - (14 if n in (1, 2) else -4)
            if n < 3:
                p.text(x if n < 2 else x - 4, y - (4 if n == 2 else 0), f"{n + 1}" if n < 2 else "joint 3", 15, "label-strong", "red" if n == 2 else "ink", "middle")
        person(at(3.9, 0)[0], at(0, 0)[1] + 13, 1.72 * k, 1)
        # the text of the file, with the engineer's pencil
        y = p.window(16, 350, 290, 118, "frame.std", 13, 26)
        p.style("pencil", "fill:none;stroke:#a83212;stroke-width:2.2;stroke-linecap:round", "stroke:#ff7d52")
        for n, words in enumerate(("MEMBER RELEASE", "2 START MZ", "2 END MZ")):
            p.text(32, y + 26 + n * 27, words, 19, "code-strong" if n == 0 else "code")
        p.path(f"M26 {y + 75}c30 -8 60 2 92 -5", "pencil")
        p.text(146, y + 81, "joint 3: fixed", 20, "kana", "red", rotate=-3)
        # it stands
        k2 = 22
        at2 = lambda x, z: (462 + x * k2, 450 - z * k2)
        ground(at2, -0.5, 6.7, 4.5)
        s2 = portal(at2, 0, 0.36, "t2 bold", None, k2)
        gap = 0.6
        corner = [at2(W, H), at2(W - gap * 2.2, H), at2(W, H - gap * 2.2)]
        p.path(data(corner, True), "solid")
        for n, q in enumerate(s2):
            if n != 2:
                p.circle(*q, 4, "paper line")
        shaft(p, (at2(-4.4, H)[0], s2[1][1]), (s2[1][0] - 8, s2[1][1]), 9, "bold", "ink")
        p.text(at2(-4.4, H)[0], s2[1][1] - 9, "10 kN", 14, "label-strong")
        p.text(at2(W / 2, 0)[0], s2[1][1] + 44, "It stands", 18, "heading", "ink", "middle")
        p.text(at2(W / 2, 0)[0], s2[1][1] + 64, f"{knee:.0f} kNm in joint 3", 14, "label", "ink", "middle")
    with p.small:
        k = 27
        at = lambda x, z: (22 + x * k, 170 - z * k)
        ground(at, -0.4, 10.6, 4.5)
        for lean, cls in ((58, "t0 thin"), (38, "t1 thin"), (18, "t1 line")):
            for q in portal(at, lean, 0.34, cls, None, k)[1:3]:
                p.circle(*q, 3, "paper line")
        spots = portal(at, 0, 0.34, "t2 bold", None, k)
        for n, q in enumerate(spots):
            p.circle(*q, 7 if n == 2 else 4, "red" if n == 2 else "paper line")
            if n == 2:
                p.circle(*q, 2.4, "paper")
        p.text(16, 34, "One hinge too many", 17, "heading")
        p.text(spots[2][0] + 12, spots[2][1] - 4, "joint 3", 15, "label-strong", "red")
        person(at(2.6, 0)[0], at(0, 0)[1] + 9, 1.72 * k, 1)
        p.text(16, 222, "2 END MZ", 18, "code")
        p.style("pencil", "fill:none;stroke:#a83212;stroke-width:2.2;stroke-linecap:round", "stroke:#ff7d52")
        p.path("M12 217c26 -6 50 2 80 -4", "pencil")
        p.text(104, 222, "fixed: it stands", 18, "kana", "red", rotate=-2)
    p.save("staad-unstable")


# ------------------------------------------------------------------------------------------ a number traced
def report():
    """One number runs through three pages of the report: a wind that is read, a pull that follows, a block that holds it."""
    _, (H1, V1, *_rest) = _shed("wind")
    pz = 0.6 * 39**2 / 1000
    assert abs(PRESSURE - 0.7 * pz) < 1e-12
    q = 1.5 * PRESSURE * BAY
    pull = -V1
    up = q * SPAN / 2 * (1.345 + 0.6) - 0.9 * DEAD * BAY * SPAN
    assert abs(-(V1 + _rest[1]) - up) < 1e-6 and 45 < pull < 55
    # a footing whose weight alone, by 0.9, holds it: plain block of 24 kN/m3
    side, deep = 1.6, 0.9
    soil = (side**2 - 0.5**2) * 0.5 * 18  # half a metre of soil upon it, round a pedestal
    weight = side**2 * deep * 24 + 0.5**2 * 0.5 * 24 + soil
    hold = 0.9 * weight
    assert hold >= pull, (hold, pull)
    p = prepare(Picture("A calculation report: one number traced over three pages, from the wind to the footing that holds it"))
    p.style("thread", "fill:none;stroke:#a83212;stroke-width:2.6;stroke-linecap:round", "stroke:#ff7d52")
    p.style("tick", "fill:none;stroke:#14222f;stroke-width:2;stroke-linejoin:round;stroke-linecap:round", "stroke:#e6eef5")
    tick = lambda x, y, s=1.0: p.path(f"M{x:.1f} {y:.1f}q{3 * s:.1f} {2 * s:.1f} {5 * s:.1f} {7 * s:.1f}q{4 * s:.1f} {-11 * s:.1f} {12 * s:.1f} {-17 * s:.1f}", "tick")

    def frame(ox, oy, k, cls="bold"):
        at = lambda x, z: (ox + x * k, oy - z * k)
        lines(p, [[at(0, 0), at(0, EAVES), at(SPAN / 2, RIDGE), at(SPAN, EAVES), at(SPAN, 0)]], cls)
        return at

    def wind(ox, oy, k, unit, size):
        """Arrows square to the faces, as long as the coefficients of this case (inside pressure already taken)."""
        at = frame(ox, oy, k, "heavy" if k > 5 else "bold")
        legs = [((0, 0), (0, EAVES), -0.5), ((0, EAVES), (SPAN / 2, RIDGE), 1.345), ((SPAN / 2, RIDGE), (SPAN, EAVES), 0.6), ((SPAN, EAVES), (SPAN, 0), 0.4)]
        for (x1, z1), (x2, z2), c in legs:
            L = math.dist((x1, z1), (x2, z2))
            nx, nz = -(z2 - z1) / L, (x2 - x1) / L
            n = 3 if L < 8 else 5
            for i in range(n):
                t = (i + 0.5) / n
                foot = at(x1 + (x2 - x1) * t, z1 + (z2 - z1) * t)
                far = (foot[0] + nx * abs(c) * unit, foot[1] - nz * abs(c) * unit)
                near = (foot[0] + nx * 3, foot[1] - nz * 3)
                shaft(p, *((near, far) if c > 0 else (far, near)), size, "line", "ink")
        return at

    def moment(ox, oy, k, plot):
        at = frame(ox, oy, k, "heavy" if k > 5 else "bold")
        legs = [((0, 0), (0, EAVES)), ((0, EAVES), (SPAN / 2, RIDGE)), ((SPAN / 2, RIDGE), (SPAN, EAVES)), ((SPAN, EAVES), (SPAN, 0))]
        made, _ = _shed("wind")
        for leg, (a, b) in enumerate(legs):
            L = math.dist(a, b)
            nx, nz = (b[1] - a[1]) / L, -(b[0] - a[0]) / L
            spots = [(at(x, z), at(x + nx * m * plot, z + nz * m * plot)) for (x, z), m in made[leg]]
            p.path(data([s[0] for s in spots] + [s[1] for s in reversed(spots)], True), "tone-strong")
            lines(p, [[spots[0][0]] + [s[1] for s in spots] + [spots[-1][0]]], "thin")
        for x in (0, SPAN):
            s = at(x, 0)
            p.path(data([s, (s[0] - 0.5 * k, s[1] + 0.8 * k), (s[0] + 0.5 * k, s[1] + 0.8 * k)], True), "paper line")
        return at

    def block(cx, cy, k):
        """The footing in the ground, its column's foot above it."""
        cam = Camera((cx, cy), k, (0.7, -1, 0.55), (0, 0, 0.45))
        s = Scene(cam)
        s.box(-side / 2, -side / 2, 0, side, side, deep)
        s.box(-0.25, -0.25, deep, 0.5, 0.5, 0.5, nudge=1)
        s.paint(p)
        lines(p, [[cam.at(x, 0, deep + 0.5), cam.at(x, 0, deep + 1.3)] for x in (-0.1, 0.1)], "bold")
        return cam.at

    def sheet(x, y, w, h, page, tab):
        """A page with its thumb tab on the right edge."""
        p.rect(x + 4, y + 5, w, h, "t2 thin")
        p.rect(x, y, w, h, "t0 line")
        p.area((x + w, y + tab), (x + w + 20, y + tab + 5), (x + w + 20, y + tab + 35), (x + w, y + tab + 40), cls="t1 line")
        p.text(x + w + 10, y + tab + 25, page, 14, "label-strong", "ink", "middle")

    def ringed(x, y, words, size, face="heading", pad=8):
        """A number with a red ring round it; returns the ring's middle and radii."""
        w = p.text(x, y, words, size, face, "red", "middle")
        rx, ry = w / 2 + pad, size * 0.62 + pad * 0.3
        c = (x, y - size * 0.34)
        pts = [(c[0] + rx * (1 + 0.004 * i / 4) * math.cos(t), c[1] + ry * (1 + 0.004 * i / 2) * math.sin(t)) for i, t in enumerate([-2.2 + 6.7 * i / 36 for i in range(37)])]
        lines(p, [pts], "thread")
        return c, rx, ry

    with p.large:
        p.text(16, 30, "Every number has a page", 18, "heading")
        p.text(16, 49, "calculation report of the shed; sample", 13, "label", "faint")
        sheet(16, 66, 262, 214, "4", 12)
        p.text(30, 90, "Wind, IS 875 (Part 3)", 15, "label-strong")
        wind(62, 206, 8.6, 25, 6)
        p.text(30, 232, "39 m/s, design pressure", 14, "label")
        p.text(30, 251, f"0.7 × {pz:.3f} kN/m²", 14, "label")
        a = ringed(212, 244, f"{PRESSURE:.2f}", 25)
        p.text(248, 271, "kN/m² of wind", 14, "label-strong", "red", "end")
        tick(250, 94)
        sheet(334, 26, 276, 228, "11", 12)
        p.text(348, 51, "Moments and reactions", 15, "label-strong")
        p.text(348, 70, "0.9 dead + 1.5 wind", 13, "label", "faint")
        moment(386, 166, 9.0, 2.6 / 126)
        shaft(p, (386, 212), (386, 180), 9, "red-line", "red")
        b = ringed(430, 220, f"{pull:.1f}", 25)
        p.text(478, 219, "kN uplift", 15, "label-strong", "red")
        p.text(588, 240, "by hand: same", 17, "kana", "ink", "end", rotate=-2)
        tick(576, 60)
        sheet(184, 302, 420, 166, "14", 14)
        p.text(198, 327, "Footing against uplift", 15, "label-strong")
        bat = block(272, 418, 45)
        p.text(372, 352, f"block {side:.1f} × {side:.1f} × {deep:.1f} m, pedestal, soil", 14, "label")
        p.text(372, 374, f"weight {weight:.1f} kN", 14, "label")
        p.text(372, 404, f"0.9 × {weight:.1f} =", 18, "label-strong")
        p.text(478, 404, f"{hold:.1f} kN", 18, "label-strong")
        p.text(372, 438, "is more than", 14, "label")
        c = ringed(482, 443, f"{pull:.1f}", 25)
        tick(536, 436, 1.2)
        p.add('<g transform="translate(34 452)rotate(-47)">')
        p.path("M22 -9h138v18h-138z", "red")
        p.path("M0 0l22 -9v18z", "t0 line")
        p.path("M0 0l8 -3.3v6.6z", "red")
        p.path("M160 -9h10a4 4 0 0 1 4 4v10a4 4 0 0 1 -4 4h-10z", "t3")
        p.style("edge", "fill:none;stroke:#fbf9f4;stroke-width:1;stroke-opacity:.7", "stroke:#0d2134")
        p.path("M22 -3h138M22 3h138", "edge")
        p.add("</g>")
        # the thread from ring to ring
        (x0, y0), r0, h0 = a
        (x1, y1), r1, h1 = b
        (x2, y2), r2, h2 = c
        p.path(f"M{x0 + r0:.1f} {y0:.1f}C{x0 + 90:.1f} {y0 + 6:.1f} {x1 - 120:.1f} {y1 + 2:.1f} {x1 - r1 - 2:.1f} {y1:.1f}", "thread")
        p.path(f"M{x1 + 8:.1f} {y1 + h1 + 1:.1f}C{x1 + 10:.1f} {y1 + 70:.1f} {x2 + 190:.1f} {y2 - 120:.1f} {x2 + r2 + 1:.1f} {y2 - 4:.1f}", "thread")
    with p.small:
        p.rect(12, 14, 138, 100, "t0 line")
        wind(40, 82, 4.0, 9, 4)
        a = ringed(82, 106, f"{PRESSURE:.2f} kN/m²", 15, pad=6)
        p.text(20, 30, "page 4: wind", 12.5, "label-strong")
        p.rect(170, 26, 138, 100, "t0 line")
        p.text(178, 42, "page 11: uplift", 12.5, "label-strong")
        moment(200, 92, 4.0, 2.6 / 126)
        b = ringed(240, 114, f"{pull:.1f} kN", 15, pad=6)
        p.rect(60, 138, 200, 92, "t0 line")
        p.text(68, 155, "page 14: footing", 12.5, "label-strong")
        block(112, 202, 24)
        p.text(150, 179, f"holds {hold:.1f} kN,", 15, "label-strong")
        p.text(150, 195, "more than", 12.5, "label")
        c = ringed(190, 219, f"{pull:.1f} kN", 15, pad=6)
        (x0, y0), r0, h0 = a
        (x1, y1), r1, h1 = b
        (x2, y2), r2, h2 = c
        p.path(f"M{x0 + r0:.1f} {y0:.1f}C{x0 + 50:.1f} {y0 + 4:.1f} {x1 - 70:.1f} {y1 + 2:.1f} {x1 - r1 - 1:.1f} {y1:.1f}", "thread")
        p.path(f"M{x1 + 14:.1f} {y1 + h1:.1f}C{x1 + 70:.1f} {y1 + 50:.1f} {x2 + 110:.1f} {y2 + 2:.1f} {x2 + r2 + 1:.1f} {y2:.1f}", "thread")
    p.save("staad-report")


PICTURES = [shed, tank, footings, rack, unstable, report]
