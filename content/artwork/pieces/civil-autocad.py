"""Civil AutoCAD: a staircase with every step numbered, a beam with its bar list, a measured home, a bungalow, a permission sheet, a footing."""
import math

from civil.drafting import area, arrow, data, dim, hatch, level, lines, prepare, shaft
from kit import Picture


# ------------------------------------------------------------------------------------------ staircase
def stair():
    """Twenty steps, turning back on themselves: section over plan, each with its number; the headroom is red."""
    FLOOR, N, T, WIDE, WELL, LAND, START, W = 3000, 20, 270, 1000, 100, 1050, 1050, 230
    R = FLOOR / N
    assert R == 150 and 550 <= 2 * R + T <= 650 and T >= 250
    flight = 9 * T  # ten risers need nine treads
    inner = START + flight + LAND
    head = FLOOR - 450 - R  # under the beam of the floor, above the nosing of the first step
    assert head >= 2200, "headroom"
    waist = 150 / math.cos(math.atan(R / T))
    p = prepare(Picture("A dog-legged staircase in section and plan, its twenty steps numbered", 480, 640))

    def section(at, size, step, full):
        first = [(START, 0)]
        for i in range(10):
            first += [(START + i * T, (i + 1) * R)] + ([(START + (i + 1) * T, (i + 1) * R)] if i < 9 else [])
        top = START + flight
        low = lambda x: (x - START) * R / T - waist  # soffit below the inner corners
        cut = first + [(inner + W, 1500), (inner + W, 1350), (top + W, 1350), (top + W, 1150), (top, 1150), (top, low(top)), (START + waist * T / R, 0)]
        area(p, [[at(*q) for q in cut]], "solid")
        area(p, [[at(*q) for q in [(-W, FLOOR), (START, FLOOR), (START, FLOOR - 450), (START - W, FLOOR - 450), (START - W, FLOOR - 150), (-W, FLOOR - 150)]]], "solid")
        area(p, [[at(*q) for q in [(-W, 0), (START + 300, 0), (START + 300, -150), (-W, -150)]]], "solid")
        for x0, z0, z1 in ((-W, 0, FLOOR - 150), (-W, FLOOR, FLOOR + 450), (inner, -150, 1350), (inner, 1500, FLOOR + 450)):
            ring = [at(x0, z0), at(x0 + W, z0), at(x0 + W, z1), at(x0, z1)]
            hatch(p, ring, step, 45)
            lines(p, [[ring[0], ring[3]], [ring[1], ring[2]]], "bold")
        second = [(top, 1500)]
        for i in range(10):
            second += [(top - i * T, 1500 + (i + 1) * R)] + ([(top - (i + 1) * T, 1500 + (i + 1) * R)] if i < 9 else [])
        under = [(top, 1500 - waist * 0.1), (START, 1500 + 9 * R - waist)]
        lines(p, [[at(*q) for q in second], [at(*q) for q in [(top + 0, 1350 + 80), (START, 1350 + 80 + flight * R / T)]]], "line")
        rail = 900
        lines(p, [[at(START, R + rail), at(top - T, 9 * R + R + rail), at(top + 60, 1500 + rail)], [at(top + 60, 1500 + rail), at(START + T, FLOOR + rail - R + 0), at(START, FLOOR + rail), at(START - 100, FLOOR + rail)]], "bold" if full else "line")
        posts = [[at(START + (i + 0.5) * T, (i + 1) * R), at(START + (i + 0.5) * T, (i + 1) * R + rail + R * 0.5)] for i in range(9)]
        posts += [[at(top - (i + 0.5) * T, 1500 + (i + 1) * R), at(top - (i + 0.5) * T, 1500 + (i + 1) * R + rail + R * 0.5)] for i in range(9)]
        lines(p, posts, "hair")
        for i in range(10):  # the numbers, on the steps they count
            x, z = at(START + (i + 0.5) * T, (i + 1) * R)
            if i < 9:
                p.text(x, z - 2.5, str(i + 1), size, "label-strong", "ink", "middle")
                x, z = at(top - (i + 0.5) * T, 1500 + (i + 1) * R)
                p.text(x, z - 2.5, str(i + 11), size, "label-strong", "ink", "middle")
        p.text(at(top + 420, 0)[0], at(0, 1500)[1] - 3, "10", size, "label-strong", "ink", "middle")
        p.text(at(START - 380, 0)[0], at(0, FLOOR)[1] - 3, "20", size, "label-strong", "ink", "middle")

    def plan(at, size, step):
        deep = 2 * WIDE + WELL
        ring = lambda x0, y0, x1, y1: [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)]
        outer, hole = ring(-W, -W, inner + W, deep + W), ring(0, 0, inner, deep)
        hatch(p, [outer, hole], step, 45)
        lines(p, [outer, hole], "bold", True)
        gap = ring(-W - 5, 500, 0, 1600)  # the way in
        p.path(data(gap, True), "ground")
        lines(p, [[at(-W, 500), at(0, 500)], [at(-W, 1600), at(0, 1600)]], "bold")
        treads = [[at(START + i * T, y), at(START + i * T, y + WIDE)] for i in range(10) for y in (0, WIDE + WELL)]
        lines(p, treads + [[at(START, WIDE), at(START + flight, WIDE), at(START + flight, WIDE + WELL), at(START, WIDE + WELL)]], "line")
        for i in range(9):
            p.text(at(START + (i + 0.5) * T, 0)[0], at(0, 160)[1], str(i + 1), size, "label-strong", "ink", "middle")
            p.text(at(START + flight - (i + 0.5) * T, 0)[0], at(0, deep - 160)[1] + size * 0.7, str(i + 11), size, "label-strong", "ink", "middle")
        p.text(*at(inner - 330, WIDE - 20), "10", size, "label-strong", "ink", "middle")
        m, far = WIDE / 2, WIDE + WELL + WIDE / 2
        walk = [at(START - 250, m), at(inner - 520, m), at(inner - 520, far), at(START + 40, far)]
        p.line(*walk, cls="axis")
        p.circle(*walk[0], 2.5, "ink")
        arrow(p, (walk[-1][0] - 4, walk[-1][1]), 180, 9 if size > 11 else 7)
        return deep

    with p.large:
        k = 0.0788
        ox, oy = 48, 314
        at = lambda x, z: (ox + x * k, oy - z * k)
        section(at, 13, 4, True)
        dim(p, at(START, R), at(START, FLOOR - 450), f"{head:.0f}", 0, 15, "red-line", "red", "label-strong", 4, 5, False)
        dim(p, at(inner + W, 0), at(inner + W, FLOOR), f"{N} × {R:.0f} = {FLOOR}", -25, 14)
        y = 608
        atp = lambda x, q: (ox + x * k, y - q * k)
        deep = plan(atp, 13, 4)
        dim(p, atp(0, deep + W), atp(START, deep + W), str(START), 20, 13)
        dim(p, atp(START, deep + W), atp(START + flight, deep + W), f"9 × {T} = {flight}", 20, 13)
        dim(p, atp(START + flight, deep + W), atp(inner, deep + W), str(LAND), 20, 13)
        dim(p, atp(inner + W, 0), atp(inner + W, deep), str(deep), -25, 14)
        lines(p, [[at(x, -190), (at(x, 0)[0], y - (deep + W) * k - 30)] for x in (START, START + flight)], "hair")
    with p.small:
        k = 0.0395
        at = lambda x, z: (25 + x * k, 158 - z * k)
        T_ = T
        section(at, 8.6, 3, False)
        dim(p, at(START, R), at(START, FLOOR - 450), f"{head:.0f}", 0, 11, "red-line", "red", "label-strong", 3, 3, False)
        dim(p, at(inner + W, 0), at(inner + W, FLOOR), "20 × 150", -16, 11)
        plan(lambda x, q: (25 + x * k, 306 - q * k), 8.6, 3)
    p.save("civil-stair")


# ------------------------------------------------------------------------------------------ bar list of a beam
def bars():
    """The bars fall out of the beam, each in its true length and place, down to their rows in the list."""
    CLEAR, COL, B, D, COVER, TIE, MAIN = 4100, 450, 230, 500, 25, 8, 16
    d = D - COVER - TIE - MAIN / 2
    anchor = math.ceil(0.87 * 500 / (4 * 1.4 * 1.6) * MAIN + 10 * MAIN)  # Ld of Fe 500 in M25, deformed, and 10 diameters (IS 13920)
    reach = COL - 60
    leg = math.ceil((anchor - reach - 8 * MAIN) / 10) * 10  # a bend of 90 degrees counts for 8 diameters
    near = [50 + 100 * i for i in range(10)]
    far = [near[-1] + 200 * i for i in range(1, 11)]
    ties = near + far + [CLEAR - x for x in reversed(near)]
    assert near[-1] + 50 >= 2 * d and 100 <= min(d / 4, 8 * MAIN) and 200 <= d / 2  # IS 13920: spacing within 2d and beyond
    assert ties == sorted(set(ties)) and max(b - a for a, b in zip(ties, ties[1:])) == 200 and len(ties) == 30
    assert D - 2 * COVER - 2 * TIE >= leg, "the leg fits in the beam"
    through, extra = CLEAR + 2 * reach, round((CLEAR / 3 + 9) / 10) * 10 + reach
    cut_through, cut_extra = through + 2 * leg - 4 * MAIN, extra + leg - 2 * MAIN  # IS 2502: two diameters off for each bend of radius 2d
    tie_a, tie_b = B - 2 * COVER, D - 2 * COVER
    cut_tie = 2 * (tie_a + tie_b) + 24 * TIE
    unit = {16: 1.58, 8: 0.395}
    rows = [("a", 16, 2, cut_through), ("b", 16, 2, cut_through), ("c", 16, 2, cut_extra), ("d", 8, len(ties), cut_tie)]
    mass = [n * L / 1000 * unit[s] for _, s, n, L in rows]
    total = sum(mass)
    steel = 3 * math.pi / 4 * MAIN**2 / (B * d) * 100
    assert 0.24 * 5 / 500 * 100 <= steel <= 2.5  # between the least and the most of IS 13920, per cent
    p = prepare(Picture("A beam, its bars pulled out of it, and the list of every bar with its cutting length"))

    def beam(at, k, thick, cls="line"):
        x1 = COL + CLEAR
        ring = [(0, -190), (COL, -190), (COL, 0), (x1, 0), (x1, -190), (x1 + COL, -190), (x1 + COL, D + 230), (x1, D + 230), (x1, D), (COL, D), (COL, D + 230), (0, D + 230)]
        area(p, [[at(*q) for q in ring]], "paper")
        lines(p, [[at(*q) for q in ring[1:5]], [at(*q) for q in ring[7:11]], [at(0, -190), at(0, D + 230)], [at(x1 + COL, -190), at(x1 + COL, D + 230)]], "bold")
        lines(p, [[at(COL + x, COVER), at(COL + x, D - COVER)] for x in ties], "thin")
        z0, z1 = COVER + TIE + MAIN / 2, D - COVER - TIE - MAIN / 2
        bent = lambda z, way: [at(60, z + way * leg), at(60, z), at(COL + x1 - 60, z), at(COL + x1 - 60, z + way * leg)]
        lines(p, [bent(z0, 1), bent(z1, -1)], "heavy" if thick else "bold")
        for side in (0, 1):
            m = lambda x: x if side == 0 else 2 * COL + CLEAR - x
            lines(p, [[at(m(60 + 40), z1 - 45 - leg + 45), at(m(60 + 40), z1 - 45), at(m(60 + extra), z1 - 45)]], "redheavy" if thick else "red-line")

    def shape(name, x, y, k):
        """The bent bar as the list shows it."""
        if name in "ab":
            s = -1 if name == "a" else 1
            y -= s * 5
            lines(p, [[(x, y + s * 11), (x, y), (x + 84, y), (x + 84, y + s * 11)]], "bold")
        elif name == "c":
            lines(p, [[(x, y + 11), (x, y), (x + 46, y)]], "red-line")
        else:
            lines(p, [[(x + 12, y - 7), (x + 4, y - 13), (x + 4, y + 9), (x + 24, y + 9), (x + 24, y - 13), (x + 4, y - 13), (x + 12, y - 5)]], "bold")

    with p.large:
        k = 0.1195
        ox = (640 - (CLEAR + 2 * COL) * k) / 2
        at = lambda x, z: (ox + x * k, 158 - z * k)
        whole = 2 * COL + CLEAR
        p.text(ox, 28, "Beam B1, 230 × 500, first floor", 18, "heading")
        p.text(ox + whole * k, 28, "sample, M25, Fe 500, cover 25", 12, "label", "faint", "end")
        beam(at, k, True)
        # pulled out, over and under the beam, at their own places
        up = lambda z, way: [at(60, z + way * leg), at(60, z), at(whole - 60, z), at(whole - 60, z + way * leg)]
        yc, yb, ya = -330, -520, -900
        lines(p, [[at(100, yc - leg * 0.3), at(100, yc), at(60 + extra, yc)], [at(whole - 100, yc - leg * 0.3), at(whole - 100, yc), at(whole - 60 - extra, yc)]], "redheavy")
        lines(p, [[at(60, yb - leg * 0.3), at(60, yb), at(whole - 60, yb), at(whole - 60, yb - leg * 0.3)], [at(60, ya + leg * 0.3), at(60, ya), at(whole - 60, ya), at(whole - 60, ya + leg * 0.3)]], "heavy")
        mid = whole / 2
        for z, name, words, x, red in ((yc, "c", f"2 Ø16 extra, {extra} + {leg}", mid, True), (yb, "b", f"2 Ø16 top, {leg} + {through} + {leg}", mid, False), (ya, "a", f"2 Ø16 bottom, {leg} + {through} + {leg}", mid, False)):
            X, Y = at(x, z)
            wide = p.measure(words, 14, "label-strong" if red else "label")
            p.rect(X - wide / 2 - 6, Y - 8, wide + 12, 16, "ground")
            p.text(X, Y + 5, words, 14, "label-strong" if red else "label", "red" if red else "ink", "middle")
        dim(p, at(COL, D + 230), at(COL + 950, D + 230), "10 Ø8 @ 100", 2, 12, reach=False)
        dim(p, at(COL + 950, D + 230), at(COL + CLEAR - 950, D + 230), "10 Ø8 @ 200", 2, 12, reach=False)
        dim(p, at(COL + CLEAR - 950, D + 230), at(COL + CLEAR, D + 230), "10 Ø8 @ 100", 2, 12, reach=False)
        top = 292
        cols = ((28, "Bar", "start"), (62, "Shape, IS 2502", "start"), (232, "Ø, mm", "end"), (288, "No.", "end"), (378, "Cut, mm", "end"), (462, "kg", "end"))
        p.rect(18, top, 456, 176, "paper line")
        for x, words, anchor in cols:
            p.text(x, top + 19, words, 12, "label", "faint", anchor)
        for i, ((name, s, n, L), kg) in enumerate(zip(rows, mass)):
            y = top + 48 + 29 * i
            red = name == "c"
            if red:
                p.rect(19, y - 20, 454, 29, "red-tone")
            p.line((18, y - 20), (474, y - 20), cls="hair")
            p.text(28, y, name, 16, "label-strong", "red" if red else "ink")
            shape(name, 64, y - 5, 1)
            for x, words in ((232, str(s)), (288, str(n)), (378, f"{L:,.0f}"), (462, f"{kg:.2f}")):
                p.text(x, y, words, 15, "label-strong" if red else "label", "red" if red else "ink", "end", tabular=True)
        y = top + 48 + 29 * 4
        p.line((18, y - 20), (474, y - 20), cls="line")
        p.text(28, y - 1, "Total", 15, "label-strong")
        p.text(462, y - 1, f"{sum(round(m, 2) for m in mass):.2f}", 16, "label-strong", "ink", "end")
        # section
        g = 0.27
        cx, cy = 560, top + 20
        q = lambda x, z: (cx + (x - B / 2) * g, cy + (D - z) * g)
        ring = [q(0, 0), q(B, 0), q(B, D), q(0, D)]
        p.path(data(ring, True), "paper bold")
        c = COVER + TIE / 2
        lines(p, [[q(c, c), q(B - c, c), q(B - c, D - c), q(c, D - c), q(c, c)], [q(c, D - c), q(c + 60, D - c - 60)], [q(c + 14, D - c), q(c + 70, D - c - 48)]], "bold")
        for x, z, red in ((45, 45, 0), (B - 45, 45, 0), (45, D - 45, 0), (B - 45, D - 45, 0), (B / 2, D - 45, 1)):
            p.circle(*q(x, z), 16 * g, "red" if red else "ink")
        dim(p, q(0, 0), q(B, 0), str(B), -12, 13)
        dim(p, q(B, D), q(B, 0), str(D), 12, 13)
    with p.small:
        k = 0.0592
        ox = (320 - (CLEAR + 2 * COL) * k) / 2
        at = lambda x, z: (ox + x * k, 58 - z * k)
        whole = 2 * COL + CLEAR
        beam(at, k, False)
        yc, yb, ya = -450, -750, -1150
        L = leg * 0.35
        lines(p, [[at(100, yc - L), at(100, yc), at(60 + extra, yc)], [at(whole - 100, yc - L), at(whole - 100, yc), at(whole - 60 - extra, yc)]], "redheavy")
        lines(p, [[at(60, yb - L), at(60, yb), at(whole - 60, yb), at(whole - 60, yb - L)], [at(60, ya + L), at(60, ya), at(whole - 60, ya), at(whole - 60, ya + L)]], "heavy")
        for z, name, red in ((yc, "c", 1), (yb, "b", 0), (ya, "a", 0)):
            p.rect(150, at(0, z)[1] - 5, 20, 10, "ground")
            p.text(160, at(0, z)[1] + 4.5, name, 14, "label-strong", "red" if red else "ink", "middle")
        for i, ((name, s, n, cut), kg) in enumerate(zip(rows, mass)):
            y = 158 + i * 22
            if name == "c":
                p.rect(10, y - 15, 300, 21, "red-tone")
            fill = "red" if name == "c" else "ink"
            p.text(18, y, name, 13, "label-strong", fill)
            p.text(96, y, f"{n} Ø{s}", 13, "label", fill, "end")
            p.text(208, y, f"{cut:,.0f} mm", 13, "label-strong", fill, "end", tabular=True)
            p.text(304, y, f"{kg:.1f} kg", 13, "label", fill, "end", tabular=True)
            p.line((10, y + 6.5), (310, y + 6.5), cls="hair")
    p.save("civil-bars")


# ------------------------------------------------------------------------------------------ a home, measured
def measured():
    """The flat by the tape: outer size, rooms, openings, diagonals on site and drawn (mm)."""
    X, Y = 7660, 6060
    rooms = {  # clear sizes by the tape, mm
        "Living": (230, 230, 3830, 3530), "Bedroom": (3945, 230, 7430, 3530), "Kitchen": (230, 3645, 2930, 5830), "Passage": (3045, 3645, 4845, 5830), "Bath": (4960, 3645, 7430, 5830),
    }  # fmt: skip
    size = {n: (x1 - x0, y1 - y0) for n, (x0, y0, x1, y1) in rooms.items()}
    carpet = {n: a * b / 1e6 for n, (a, b) in size.items()}
    assert 230 + size["Living"][0] + 115 + size["Bedroom"][0] + 230 == X and 230 + size["Living"][1] + 115 + size["Kitchen"][1] + 230 == Y
    tape = {"Living": 4885, "Bedroom": 4798, "Kitchen": 3475}  # read on site (sample)
    drawn = {n: round(math.hypot(*size[n])) for n in tape}
    assert all(abs(tape[n] - drawn[n]) <= 5 for n in tape)
    gaps = [  # openings: x0, y0, x1, y1
        (230, 3530, 1130, 3645, "door"), (3045, 3530, 3830, 3645, "open"), (3995, 3530, 4795, 3645, "door"), (4845, 3800, 4960, 4550, "door"), (0, 2350, 230, 3350, "door"),
        (900, 0, 2700, 230, "win"), (4800, 0, 6600, 230, "win"), (7430, 1200, 7660, 2400, "win"), (900, 5830, 2100, 6060, "win"), (5900, 5830, 6500, 6060, "win"), (3400, 5830, 4300, 6060, "win"), (2930, 3900, 3045, 4700, "open"),
    ]  # fmt: skip
    return (X, Y), rooms, [g for g in gaps if g[:2] != (230, 3530)], carpet, tape, drawn


def home():
    """The tape along the diagonal says whether the corner is square."""
    (X, Y), rooms, gaps, carpet, tape, drawn = measured()
    p = prepare(Picture("Plan of a small flat, measured: the tape along a diagonal against the drawing"))

    def plan(k, ox, oy, furniture):
        at = lambda x, y: (ox + x * k, oy - y * k)
        ring = lambda x0, y0, x1, y1: [at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)]
        area(p, [ring(0, 0, X, Y)] + [ring(*r) for r in rooms.values()], "solid")
        for x0, y0, x1, y1, kind in gaps:
            p.path(data(ring(x0, y0, x1, y1), True), "ground")
            wide = x1 - x0 > y1 - y0
            if kind == "win":
                mx, my = (x0 + x1) / 2, (y0 + y1) / 2
                lines(p, [ring(x0, y0, x1, y1) + [at(x0, y0)], [at(x0, my), at(x1, my)] if wide else [at(mx, y0), at(mx, y1)]], "line")
        leaf = lambda hx, hy, r, a0, a1: lines(p, [[at(hx, hy)] + [at(hx + r * math.cos(math.radians(a0 + (a1 - a0) * i / 10)), hy + r * math.sin(math.radians(a0 + (a1 - a0) * i / 10))) for i in range(11)]], "line" if furniture else "thin")
        leaf(230, 3350, 1000, 0, -90)
        leaf(3995, 3530, 800, -90, 0)
        leaf(4960, 3800, 750, 0, 90)
        if furniture:
            R = lambda *r: lines(p, [ring(*r)], "thin", True)
            R(4400, 330, 6000, 2330), R(4480, 400, 5150, 800), R(5250, 400, 5920, 800)  # bed
            lines(p, [[at(4400, 1650), at(6000, 1650)]], "thin")
            R(6830, 2500, 7430, 3530)  # wardrobe
            lines(p, [[at(6830, 2500), at(7430, 3530)], [at(7430, 2500), at(6830, 3530)]], "hair")
            R(330, 330, 2530, 1130), R(330, 330, 2530, 560)  # sofa
            lines(p, [[at(230, 5230), at(2930, 5230)], [at(2330, 5230), at(2330, 3645)]], "thin")  # platform
            R(1300, 5330, 1800, 5730)
            R(6500, 5250, 6950, 5800), R(5150, 5400, 5650, 5800)  # pan, basin
            p.circle(*at(6725, 5150), 190 * k, "thin")
        return at

    def tape_line(at, room, reel):
        x0, y0, x1, y1 = rooms[room]
        a, b = at(x0, y0), at(x1, y1)
        p.line(a, b, cls="red-line")
        length = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        marks = [[(a[0] + ux * length * i / 48, a[1] + uy * length * i / 48), (a[0] + ux * length * i / 48 + uy * (6 if i % 4 == 0 else 3.4) * reel, a[1] + uy * length * i / 48 - ux * (6 if i % 4 == 0 else 3.4) * reel)] for i in range(1, 48)]
        lines(p, marks, "red-hair")
        return a, b

    with p.large:
        k = 0.0575
        at = plan(k, 46, 420, True)
        a, b = tape_line(at, "Living", 1)
        p.circle(*a, 4, "red")
        p.path(f"M{b[0] - 15:.1f} {b[1] + 1:.1f}h13a9 9 0 0 1 0 17h-4a9 9 0 0 1-9-9z", "red")
        ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        m = ((a[0] + b[0]) / 2 - 18, (a[1] + b[1]) / 2 - 1)
        p.text(*m, "tape 4,885", 17, "label-strong", "red", "middle", rotate=ang)
        for n, dx, dy in (("Bedroom", 1150, 900), ("Kitchen", -150, -300), ("Passage", 0, 250), ("Bath", 250, -250)):
            x0, y0, x1, y1 = rooms[n]
            x, y = at((x0 + x1) / 2 + dx, (y0 + y1) / 2 + dy)
            x, y = at((x0 + x1) / 2, y1 - 560) if n == "Bedroom" else (x, y)
            p.text(x, y, n, 14, "label-strong", "ink", "middle")
            p.text(x, y + 15, f"{carpet[n]:.2f} m²", 12.5, "label", "ink", "middle")
        x, y = at(1150, 2950)
        p.text(x + 40, y - 4, "Living", 14, "label-strong", "ink", "middle")
        p.text(x + 40, y + 11, f"{carpet['Living']:.2f} m²", 12.5, "label", "ink", "middle")
        for x0, x1 in ((230, 3830), (3945, 7430)):
            dim(p, at(x0, 0), at(x1, 0), f"{x1 - x0:,}", -16, 13)
        dim(p, at(0, 0), at(X, 0), f"{X:,}", -40, 13)
        for y0, y1 in ((230, 3530), (3645, 5830)):
            dim(p, at(0, y0), at(0, y1), f"{y1 - y0:,}", 16, 13)
        p.text(46, 34, "A home by the tape", 18, "heading")
        p.text(46, 52, "mm, walls 230 and 115, sample", 12.5, "label", "faint")
        x0, x1 = 508, 628
        p.text(x0, 76, "Diagonals", 15, "label-strong")
        y = 84
        for n in tape:
            red = "red" if n == "Living" else "ink"
            p.line((x0, y), (x1, y), cls="line")
            p.text(x0, y + 19, n, 14, "label-strong", red)
            for words, v in (("tape", tape[n]), ("drawn", drawn[n]), ("differ by", tape[n] - drawn[n])):
                y += 19
                p.text(x0, y + 19, words, 13, "label", "faint" if red == "ink" else "red")
                p.text(x1, y + 19, f"{v:,}".replace("-", "−"), 14, "label-strong" if words == "differ by" else "label", red, "end", tabular=True)
            y += 32
        p.line((x0, y), (x1, y), cls="line")
        p.text(x0, y + 21, "Carpet area", 14, "label-strong")
        p.text(x1, y + 42, f"{sum(carpet.values()):.2f} m²", 17, "label-strong", "ink", "end")
    with p.small:
        k = 0.0292
        at = plan(k, 10, 190, False)
        a, b = tape_line(at, "Living", 0.6)
        ang = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        p.text((a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 + 11, "4,885", 13, "label-strong", "red", "middle", rotate=ang)
        for n in rooms:
            x0, y0, x1, y1 = rooms[n]
            if n != "Living":
                p.text(at((x0 + x1) / 2, 0)[0], at(0, (y0 + y1) / 2)[1] + 4, n, 11, "label-strong", "ink", "middle")
        dim(p, at(230, 0), at(3830, 0), "3,600", -12, 11)
        dim(p, at(3945, 0), at(7430, 0), "3,485", -12, 11)
        p.text(244, 40, "Diagonal", 13, "label-strong")
        for i, (words, v) in enumerate((("tape", tape["Living"]), ("drawn", drawn["Living"]))):
            p.text(244, 70 + i * 44, words, 12, "label", "faint")
            p.text(244, 88 + i * 44, f"{v:,}", 18, "label-strong", "red" if i == 0 else "ink")
        p.text(244, 160, f"{tape['Living'] - drawn['Living']} mm off", 13, "label")
    p.save("civil-home")


# ------------------------------------------------------------------------------------------ permission sheet
def permit():
    """Every outline closes, so the checker can add its area."""
    plot = [(0, 0), (15, 0), (15, 20), (0, 20)]
    ground = [(2.5, 4.5), (12.5, 4.5), (12.5, 17), (6.5, 17), (6.5, 14.5), (2.5, 14.5)]
    upper = [(2.5, 6), (12.5, 6), (12.5, 17), (6.5, 17), (6.5, 14.5), (2.5, 14.5)]
    size = lambda ring: abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2
    whole, g, u = size(plot), size(ground), size(upper)
    allowed = 1.10 * whole
    assert (whole, g, u) == (300, 115, 100) and g + u <= allowed
    margins = {"front": min(y for _, y in ground), "rear": 20 - max(y for _, y in ground), "side": min(min(x for x, _ in ground), 15 - max(x for x, _ in ground))}
    assert margins == {"front": 4.5, "rear": 3, "side": 2.5}
    p = prepare(Picture("A permission sheet: site plan with closed outlines on layers, and the area statement"))

    def site(k, ox, oy, thick, road):
        at = lambda x, y: (ox + x * k, oy - y * k)
        p.path(data([at(-1.2, -0.6), at(16.2, -0.6), at(16.2, -road), at(-1.2, -road)], True), "tone")
        lines(p, [[at(-1.2, -0.6), at(16.2, -0.6)]], "line")
        p.path(data([at(*q) for q in plot], True), "paper")
        lines(p, [[at(*q) for q in plot + plot[:1]]], "heavy")
        lines(p, [[at(*q) for q in [(2.5, 4.5), (12.5, 4.5), (12.5, 17), (2.5, 17), (2.5, 4.5)]]], "dash")
        ring = [at(*q) for q in ground]
        p.path(data(ring, True), "red-tone")
        hatch(p, ring, 9 if thick else 6, 45, "rednet")
        lines(p, [ring + ring[:1]], "redheavy")
        s = 3.4 if thick else 2.2
        for x, y in ring:
            p.rect(x - s, y - s, 2 * s, 2 * s, "red")
        bay = [(0, 5), (2.5, 5), (2.5, 10), (0, 10)]
        lines(p, [[at(*q) for q in bay + bay[:1]]], "line")
        x, y = at(1.25, 7.5)
        p.text(x, y + 5, "P1", 14 if thick else 11, "label-strong", "ink", "middle")
        return at

    with p.large:
        k, ox, oy = 17.4, 44, 394
        at = site(k, ox, oy, True, 3.9)
        x, y = at(7.5, 9.6)
        p.rect(x - 62, y - 20, 124, 44, "paper")
        p.text(x, y - 2, "GROUND FLOOR", 15, "label-strong", "red", "middle")
        p.text(x, y + 17, f"{g:.2f} m²", 16, "label-strong", "red", "middle")
        p.text(*at(7.5, -2.6), "existing road, 9.00 m wide", 14, "label-strong", "ink", "middle")
        for a, b, words, off in (((7.5, 0), (7.5, 4.5), "4.50", 0), ((10, 17), (10, 20), "3.00", 0)):
            dim(p, at(*a), at(*b), words, off, 13, over=3, reach=False)
        p.text(*at(7.8, 1.9), "front margin", 13)
        p.text(*at(10.3, 18.2), "rear margin", 13)
        for x in (1.25, 13.75):
            p.text(at(x, 0)[0], at(0, 11)[1], "side", 13, "label", "ink", "middle")
        dim(p, at(12.5, 12), at(15, 12), "2.50", 0, 13, over=3, reach=False)
        dim(p, at(0, 12), at(2.5, 12), "2.50", 0, 13, over=3, reach=False)
        dim(p, at(0, 20), at(15, 20), "15.00", 10, 13)
        dim(p, at(0, 0), at(0, 20), "20.00", 12, 13)
        shaft(p, (330, 80), (330, 40), 11, "bold", "ink")
        p.text(330, 98, "N", 14, "label-strong", "ink", "middle")
        x0, x1, y = 366, 624, 34
        p.text(x0, y, "Area statement, m²", 18, "heading")
        rows = (("Plot", whole, 0), ("FSI 1.10, allowed", allowed, 0), ("Ground floor", g, 1), ("First floor", u, 0), ("Built-up, total", g + u, 2))
        for words, v, kind in rows:
            y += 28
            if kind == 1:
                p.rect(x0 - 4, y - 19, x1 - x0 + 8, 27, "red-tone")
            p.text(x0 + 2, y, words, 15, "label-strong" if kind == 2 else "label", "red" if kind == 1 else "ink")
            p.text(x1 - 2, y, f"{v:.2f}", 16, "label-strong", "red" if kind == 1 else "ink", "end", tabular=True)
            p.line((x0 - 4, y + 8), (x1 + 4, y + 8), cls="line" if kind == 2 else "hair")
        y += 32
        p.text(x0 + 2, y, "FSI used", 15, "label-strong")
        p.text(x1 - 2, y + 2, f"{(g + u) / whole:.2f}", 24, "heading", "ink", "end")
        y += 46
        p.text(x0, y, "Layers", 16, "heading")
        for name, cls, note in (("PLOT", "heavy", "closed"), ("BUILT-UP", "redheavy", "closed, 6 corners"), ("MARGIN", "dash", "closed"), ("PARKING", "line", "closed, 2.5 × 5.0")):
            y += 25
            p.line((x0 + 2, y - 5), (x0 + 34, y - 5), cls=cls)
            p.text(x0 + 46, y, name, 14, "label-strong", "red" if name == "BUILT-UP" else "ink")
            p.text(x1 - 2, y, note, 13, "label", "faint", "end")
        p.text(x0, 456, "Sample plot, figures as the rules of the", 12, "label", "faint")
        p.text(x0, 471, "place may ask; real layers have own names", 12, "label", "faint")
    with p.small:
        at = site(9.4, 22, 206, False, 2.6)
        x, y = at(7.5, 9.6)
        p.rect(x - 30, y - 11, 60, 20, "paper")
        p.text(x, y + 4, f"{g:.0f} m²", 14, "label-strong", "red", "middle")
        for i, (words, v, fill) in enumerate((("plot", f"{whole:.0f}", "ink"), ("ground floor", f"{g:.0f}", "red"), ("first floor", f"{u:.0f}", "ink"), ("total", f"{g + u:.0f} m²", "ink"))):
            yy = 40 + i * 30
            p.text(188, yy, words, 13, "label", fill)
            p.text(308, yy, v, 15, "label-strong", fill, "end")
            p.line((188, yy + 8), (308, yy + 8), cls="hair")
        shaft(p, (175, 44), (175, 22), 8, "line", "ink")
        p.text(175, 58, "N", 12, "label-strong", "ink", "middle")
        for x, y, words in ((7.5, 2, "4.5"), (10, 18, "3.0"), (13.75, 11, "2.5"), (1.25, 12, "2.5")):
            p.text(at(x, 0)[0], at(0, y)[1] + 4, words, 12, "label", "ink", "middle")
        p.text(at(7.5, 0)[0], 226, "road, 9 m", 12, "label-strong", "ink", "middle")
        p.text(188, 186, "FSI used", 14, "label-strong")
        p.text(308, 188, f"{(g + u) / whole:.2f}", 22, "heading", "ink", "end")
    p.save("civil-permit")


# ------------------------------------------------------------------------------------------ the bungalow
#: The bungalow of both pieces below, in mm: outer size, plinth, floor height, and its column grid.
LONG, DEEP, PLINTH, STOREY = 10500, 9000, 600, 3000
GRID_X, GRID_Y = {"1": 115, "2": 4340, "3": 5682, "4": 10385}, {"A": 115, "B": 4060, "C": 6612, "D": 8885}


def _ring(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def bungalow():
    """Where the red line cuts the plans, the section opens the house."""
    INNER = {  # clear spaces of both floors
        "kitchen": (230, 4118, 4282, 8770), "bed": (230, 230, 4282, 4003), "wc": (4397, 6670, 5625, 8770), "stair": (5740, 6670, 10270, 8770), "hall": (4397, 230, 10270, 6555),
    }  # fmt: skip
    assert INNER["stair"][2] - INNER["stair"][0] == 1050 + 9 * 270 + 1050 and INNER["stair"][3] - INNER["stair"][1] == 2 * 1000 + 100
    BALCONY = 2000  # the upper floor stands back over the hall
    RISERS, RISE, TREAD = 20, 150, 270
    assert RISERS * RISE == STOREY
    AA = 7170  # the line of the section: through the first flight
    assert 6670 < AA < 7670
    win = {0: [(900, 2700), (5000, 6800)], 1: [(900, 2700), (8300, 9700)]}  # in the front wall
    doors = {0: (7700, 8700), 1: (5400, 7200)}
    p = prepare(Picture("A bungalow: front elevation over the ground floor plan, section over the first floor plan"))
    p.style("shade", "fill:#14222f26", "fill:#06101b8c")
    p.style("wall", "fill:#fbf9f4", "fill:#1b3d59")
    p.style("glass", "fill:#8f979d", "fill:#0a1a29")

    def plan(at, floor, large):
        ring = lambda *r: [at(*q) for q in _ring(*r)]
        if floor == 0:
            for i in range(4):  # porch steps before the door
                lines(p, [ring(7300, -300 * (4 - i), 9100, 0)], "thin", True)
        area(p, [ring(0, 0, LONG, DEEP)] + [ring(*INNER[n]) for n in INNER], "solid")
        hide = lambda *r: p.path(data(ring(*r), True), "ground")
        if floor:
            hide(4397, 0, LONG + 5, BALCONY + 0)
            hide(4397, -5, LONG + 5, 5)
            area(p, [ring(4282, BALCONY, LONG, BALCONY + 230)], "solid")
            area(p, [ring(LONG - 300, 0, LONG, 300)], "solid")
            lines(p, [ring(4397, 60, LONG - 60, BALCONY), ring(4397, 120, LONG - 120, BALCONY)], "line" if large else "thin", True)
        front = BALCONY if floor else 0
        glaze = lambda x0, y0, x1, y1: (hide(x0, y0, x1, y1), lines(p, [ring(x0, y0, x1, y1) + ring(x0, y0, x1, y1)[:1], [at(x0, (y0 + y1) / 2), at(x1, (y0 + y1) / 2)] if x1 - x0 > y1 - y0 else [at((x0 + x1) / 2, y0), at((x0 + x1) / 2, y1)]], "thin"))
        for x0, x1 in win[floor]:
            y = front if x0 > 4397 else 0
            glaze(x0, y, x1, y + 230)
        for r in ((0, 1400, 230, 2800), (0, 5600, 230, 7200), (10270, 2900, 10500, 4500), (4700, 8770, 5300, 9000), (7400, 8770, 8600, 9000)):
            glaze(*r)
        hide(doors[floor][0], front, doors[floor][1], front + 230)
        for r in ((4282, 4180, 4397, 5200), (4282, 3000, 4397, 3950), (4500, 6555, 5250, 6670), (5740, 6555, 6790, 6670)):
            hide(*r)
        leaf = lambda hx, hy, r, a0, a1: lines(p, [[at(hx, hy)] + [at(hx + r * math.cos(math.radians(a0 + (a1 - a0) * i / 8)), hy + r * math.sin(math.radians(a0 + (a1 - a0) * i / 8))) for i in range(9)]], "thin")
        if floor == 0:
            leaf(8700, 230, 1000, 180, 90)
        else:
            lines(p, [[at(5400, front + 80), at(6350, front + 80)], [at(6250, front + 150), at(7200, front + 150)]], "thin")
        leaf(4282, 3000, 950, 180, 90)
        leaf(4500, 6670, 750, 0, 90)
        # the stair
        x0, y0 = INNER["stair"][:2]
        flights = [[at(x0 + 1050 + i * TREAD, y), at(x0 + 1050 + i * TREAD, y + 1000)] for i in range(10) for y in (y0, y0 + 1100)]
        lines(p, flights, "thin")
        lines(p, [[at(x0 + 1050, y0 + v), at(x0 + 3480, y0 + v)] for v in (1000, 1100)], "line" if large else "thin")
        # what stands in the rooms
        box = lambda *r: lines(p, [ring(*r)], "thin" if large else "hair", True)
        box(1300, 330, 2900, 2330), box(1380, 400, 2050, 780), box(2150, 400, 2820, 780)
        lines(p, [[at(1300, 1650), at(2900, 1650)]], "thin")
        box(4450, 8150, 4850, 8700)
        p.circle(*at(5300, 7100), 200 * K[0], "thin")
        if floor == 0:
            lines(p, [[at(830, 4118), at(830, 8170), at(4282, 8170)]], "thin")
            box(2500, 8270, 3100, 8670)
            box(9370, 800, 10170, 3000), box(7000, 3700, 9400, 3700 + 700)
            box(5000, 4700, 6500, 5500)
            for x in (5100, 5600, 6100):
                box(x, 5550, x + 350, 5850), box(x, 4350, x + 350, 4650)
        else:
            box(2100, 6000, 4100, 7600), box(3700, 6080, 4020, 6760), box(3700, 6860, 4020, 7520)
            box(8000, 4600, 9900, 5400), box(330, 4300, 930, 5400)
        a, b = at(-420, AA), at(LONG + 420, AA)
        p.line(a, b, cls="redaxis")
        for q, words in ((a, "A"), (b, "A")):
            arrow(p, (q[0], q[1] - 13), -90, 9 if large else 7, "red")
            p.line(q, (q[0], q[1] - 6), cls="red-line")
        return a, b

    def person(at, x, z, k, h=1650):
        """A figure for scale, seen from the front."""
        q = lambda u, v: at(x + u * h, z + v * h)
        p.style("body", f"fill:none;stroke:#14222f;stroke-width:{0.085 * h * k:.1f};stroke-linecap:round;stroke-linejoin:round", "stroke:#e6eef5")
        p.circle(*q(0, 0.93), 0.07 * h * k, "ink")
        lines(p, [[q(-0.04, 0.79), q(-0.04, 0.48), q(-0.09, 0.04)], [q(0.04, 0.79), q(0.04, 0.48), q(0.08, 0.04)], [q(-0.04, 0.79), q(-0.12, 0.6), q(-0.1, 0.46)], [q(0.04, 0.79), q(0.12, 0.6), q(0.15, 0.47)], [q(0, 0.78), q(0, 0.5)]], "body")

    def elevation(at, k, large):
        ring = lambda *r: [at(*q) for q in _ring(*r)]
        fill = lambda cls, *r: p.path(data(ring(*r), True), cls)
        top, roof = 2 * STOREY, 2 * STOREY + 1000
        tree(at, -900, -PLINTH, k) if large else None
        fill("wall line", 5740 - 115, top, LONG, top + 2400)  # the stair's head, far back
        fill("wall line", 5500, top + 2400, LONG + 100, top + 2550)
        fill("wall bold", 0, -PLINTH, LONG, STOREY)
        fill("wall line", 0, STOREY, LONG, roof)
        fill("shade", 4340, STOREY, LONG, top - 150)  # the upper floor, two metres back, in shade of its roof
        fill("wall bold", -100, roof, LONG + 100, roof + 120)
        fill("wall line", -450, top - 150, 4800, top)
        fill("wall line", 4800, top - 150, LONG + 450, top)
        for x0, x1 in win[0]:
            window(at, x0, 900, x1, 2100, large)
            fill("wall line", x0 - 150, 2150, x1 + 150, 2250)
            fill("shade", x0 - 150, 1750, x1 + 150, 2150)
        for x0, x1 in win[1]:
            window(at, x0, STOREY + 900, x1, STOREY + 2100, large)
        fill("wall line", 750, STOREY + 2150, 2850, STOREY + 2250)
        fill("shade", 750, STOREY + 1750, 2850, STOREY + 2150)
        window(at, doors[1][0], STOREY, doors[1][1], STOREY + 2100, large)
        d0, d1 = doors[0]
        fill("glass line", d0, 0, d1, 2100)
        fill("t1 line", d0 + 80, 0, d1 - 80, 2020)
        lines(p, [[at(d0 + 500, 0), at(d0 + 500, 2020)]], "thin")
        fill("wall bold", 7200, 2350, 9200, 2500)  # canopy
        fill("shade", 7200, 1900, 9200, 2350)
        for i in range(4):
            fill("wall line", 7300, -PLINTH, 9100, -PLINTH + 150 * (4 - i))
        lines(p, [[at(0, 0), at(7300, 0)], [at(9100, 0), at(LONG, 0)]], "line")
        fill("wall line", 4340, STOREY - 150, LONG + 60, STOREY + 150)
        fill("wall line", LONG - 300, STOREY, LONG, top - 150)  # the column that carries the roof over the balcony
        rail = [[at(4400 + 150 * i, STOREY + 150), at(4400 + 150 * i, STOREY + 1050)] for i in range(41)]
        lines(p, rail, "hair")
        lines(p, [[at(4340, STOREY + 1050), at(LONG + 60, STOREY + 1050)]], "bold")
        lines(p, [[at(4340, STOREY), at(4340, top - 150)]], "line")
        lines(p, [[at(0, -PLINTH), at(0, roof)], [at(LONG, -PLINTH), at(LONG, roof)]], "bold")
        lines(p, [[at(-1900 if large else -500, -PLINTH), at(LONG + 700, -PLINTH)]], "heavy")
        person(at, 6500, -PLINTH, k)

    def window(at, x0, z0, x1, z1, large):
        ring = [at(*q) for q in _ring(x0, z0, x1, z1)]
        p.path(data(ring, True), "glass line")
        n = 3 if x1 - x0 > 1500 else 2
        lines(p, [[at(x0 + (x1 - x0) * i / n, z0), at(x0 + (x1 - x0) * i / n, z1)] for i in range(1, n)], "pane")

    p.style("pane", "fill:none;stroke:#fbf9f4;stroke-width:1.2", "stroke:#a3c0d8")

    def tree(at, x, z, k):
        p.style("crown", "fill:#c5c6c4;stroke:#14222f;stroke-width:.8", "fill:#2b4b67;stroke:#e6eef5")
        p.style("trunk", f"fill:none;stroke:#14222f;stroke-width:{220 * k:.1f};stroke-linecap:round", "stroke:#e6eef5")
        lines(p, [[at(x, z), at(x + 60, z + 2600)], [at(x + 40, z + 1900), at(x - 450, z + 3000)]], "trunk")
        blobs = [(0, 2500), (-800, 2600), (-1150, 3300), (-900, 4100), (-200, 4700), (600, 4500), (950, 3800), (750, 2900)]
        q = [at(x + a, z + b) for a, b in blobs]
        p.path(f"M{q[0][0]:.1f} {q[0][1]:.1f}" + "".join(f"A{560 * k:.1f} {560 * k:.1f} 0 0 1 {a:.1f} {b:.1f}" for a, b in q[1:] + q[:1]) + "z", "crown")

    def section(at, k, large):
        """What AA cuts is solid; what lies behind it is drawn thin."""
        ring = lambda *r: [at(*q) for q in _ring(*r)]
        fill = lambda cls, *r: p.path(data(ring(*r), True), cls)
        top = 2 * STOREY
        x0 = INNER["stair"][0]
        # earth
        p.path(data([at(-700, -PLINTH), at(LONG + 700, -PLINTH), at(LONG + 700, -PLINTH - 350), at(-700, -PLINTH - 350)], True), "tone-strong")
        lines(p, [[at(-700, -PLINTH), at(0, -PLINTH)], [at(LONG, -PLINTH), at(LONG + 700, -PLINTH)]], "heavy")
        fill("tone", 0, -PLINTH, LONG, -150)
        for z in (0, STOREY):
            fill("paper", 230, z, LONG - 230, z + STOREY)
        fill("paper", x0 - 115, top, LONG - 230, top + 2400)
        # behind: rear windows, the second flights
        window(at, 4700, 1500, 5300, 2100, large)
        window(at, 4700, STOREY + 1500, 5300, STOREY + 2100, large)
        lines(p, [ring(230, 0, 4282, 850)], "thin", True)
        lines(p, [[at(230, 800), at(4282, 800)], [at(1500, 0), at(1500, 800)], [at(2900, 0), at(2900, 800)]], "thin")
        lines(p, [ring(2100, STOREY, 4100, STOREY + 500)], "thin", True)
        first = x0 + 1050
        last = first + 9 * TREAD
        waist = 150 / math.cos(math.atan(RISE / TREAD))
        for z in (0, STOREY):
            up = [at(last, z + 1500)]
            for i in range(10):
                up += [at(last - i * TREAD, z + 1500 + (i + 1) * RISE)] + ([at(last - (i + 1) * TREAD, z + 1500 + (i + 1) * RISE)] if i < 9 else [])
            low = [at(first, z + STOREY - RISE - waist), at(last, z + 1500 - waist + RISE * 0)]
            p.path(data(up + low, True), "t2 line")
            lines(p, [[at(last, z + 1500 + 900), at(first, z + STOREY + 900)]], "line")
            cut = [at(first, z)]
            for i in range(10):
                cut += [at(first + i * TREAD, z + (i + 1) * RISE)] + ([at(first + (i + 1) * TREAD, z + (i + 1) * RISE)] if i < 9 else [])
            cut += [at(LONG - 230, z + 1500), at(LONG - 230, z + 1350), at(last, z + 1350), at(last, z + 1350 - waist * 0.2), at(first + waist * TREAD / RISE, z)]
            p.path(data(cut, True), "solid")
            lines(p, [[at(first, z + RISE + 900), at(last - TREAD, z + 10 * RISE + 900)]], "line")
        # slabs, walls, roof, plinth and footings; the toilet's slab lies 300 lower
        for z, cls in ((0, "solid"), (STOREY, "solid"), (2 * STOREY, "solid")):
            sunk = z < 2 * STOREY
            fill(cls, 0, z - 150, 4397, z)
            if sunk:
                fill(cls, 4282, z - 450, 4397, z)
                fill(cls, 4282, z - 450, 5740, z - 300)
                fill("tone-strong", 4397, z - 300, 5625, z)
                fill(cls, 5625, z - 450, 5740, z)
            else:
                fill(cls, 4282, z - 150, 5740, z)
            fill(cls, 5625, z - 150, first, z)
            if z == 0:
                fill(cls, first, z - 150, LONG, z)
        for a, b, z1 in ((0, 230, 2 * STOREY + 1000), (4282, 4397, 2 * STOREY), (5625, 5740, 2 * STOREY + 2400), (LONG - 230, LONG, 2 * STOREY + 2400)):
            for z in (0, STOREY, 2 * STOREY):
                if z < z1:
                    fill("solid", a, z, b, min(z1, z + STOREY))
        for a in (0, LONG - 230):
            fill("solid", a, -PLINTH - 900, a + 230, 0)
            fill("solid", a - 250, -PLINTH - 900, a + 480, -PLINTH - 650)
        for a in (4225, 5567):
            fill("solid", a, -PLINTH - 900, a + 230, -150)
        fill("solid", 3950, -PLINTH - 900, 6070, -PLINTH - 650)
        fill("solid", 5500, top + 2400, LONG + 100, top + 2550)
        for z in (1000, STOREY + 1000):  # windows in the cut walls of the kitchen and the room above
            fill("paper", 0, z, 230, z + 1100)
            lines(p, [ring(0, z, 230, z + 1100), [at(115, z), at(115, z + 1100)]], "thin")
        person(at, 1500, 0, k)
        person(at, 6200, STOREY, k)

    with p.large:
        k = 0.0225
        K = [k]
        xl, xr = 56, 366
        ze, yp = 214, 466
        el = lambda x, z: (xl + x * k, ze - (z + PLINTH) * k)
        se = lambda x, z: (xr + x * k, ze - (z + PLINTH) * k)
        gp = lambda x, y: (xl + x * k, yp - 20 - y * k)
        fp = lambda x, y: (xr + x * k, yp - 20 - y * k)
        for at, ap, xs in ((el, gp, (0, 7700, 8700, LONG)), (se, fp, (0, 4397, 5740, LONG))):  # from plan to elevation, as XLINE does
            lines(p, [[at(x, -PLINTH), (at(x, 0)[0], ap(0, DEEP)[1])] for x in xs], "hair")
        for z in (0, STOREY, 2 * STOREY):
            lines(p, [[el(LONG, z), se(0, z)]], "hair")
            q = (el(LONG + 1600, 0)[0] - 8, el(0, z)[1])
            p.path(data([(q[0], q[1]), (q[0] - 4, q[1] - 6), (q[0] + 4, q[1] - 6)], True), "ink")
            p.text(q[0], q[1] - 9, f"+{z / 1000:.2f}" if z else "±0.00", 12.5, "label-strong", "ink", "middle")
        elevation(el, k, True)
        section(se, k, True)
        a, b = plan(gp, 0, True)
        for q, side in ((a, "end"), (b, "start")):
            p.text(q[0] + (-7 if side == "end" else 7), q[1] + 2, "A", 15, "label-strong", "red", side)
        a, b = plan(fp, 1, True)
        for q, side in ((a, "end"), (b, "start")):
            p.text(q[0] + (-7 if side == "end" else 7), q[1] + 2, "A", 15, "label-strong", "red", side)
        p.text(xl, 19, "Bungalow, 1:100", 17, "heading")
        p.text(xl, 33, "4 of 9 drawings, sample", 12, "label", "faint")
        p.text(xr, 19, "Section A–A", 17, "label-strong", "red")
        p.text(xl, 463, "Ground floor", 13, "label")
        p.text(xr, 463, "First floor", 13, "label")
    with p.small:
        k = 0.0215
        K = [k]
        se = lambda x, z: (44 + x * k, 199 - z * k)
        section(se, k, False)
        for z in (0, STOREY, 2 * STOREY):
            p.text(se(LONG + 250, z)[0], se(0, z)[1] - 2, f"+{z / 1000:.2f}" if z else "±0.00", 11.5, "label-strong")
        p.text(12, 24, "Section A–A", 16, "label-strong", "red")
    p.save("civil-bungalow")


# ------------------------------------------------------------------------------------------ footings of the bungalow
def _pencil(p, *points, width="pencil"):
    """A line by hand: it trembles, and the same way each time."""
    out = []
    for n, (a, b) in enumerate(zip(points, points[1:])):
        steps = max(1, round(math.dist(a, b) / 14))
        for i in range(steps if n < len(points) - 2 else steps + 1):
            t = i / steps
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            out.append((x + 0.7 * math.sin(y * 0.9 + x * 0.31 + n), y + 0.7 * math.sin(x * 0.7 + y * 0.23 + 2 * n)))
    lines(p, [out], width)


def footings():
    """The pencil puts the missing ties into the joint."""
    A, B, COVER, MAIN, TIE = 300, 450, 40, 16, 10
    allowed = min(A / 4, 6 * MAIN, 100)  # special confining ties, IS 13920
    PRINTED, RIGHT = 150, 75
    assert PRINTED > allowed and RIGHT <= allowed and PRINTED == 2 * RIGHT
    core = (A - 2 * COVER) * (B - 2 * COVER)
    for h in ((B - 2 * COVER) / 3, (A - 2 * COVER) / 2):  # legs: two cross-ties one way, one the other
        area_ = max(0.18 * RIGHT * h * 25 / 500 * (A * B / core - 1), 0.05 * RIGHT * h * 25 / 500)
        assert area_ <= math.pi / 4 * TIE**2
    steel = 10 * math.pi / 4 * MAIN**2 / (A * B) * 100
    assert 0.8 <= steel <= 4 and B >= 20 * MAIN  # the beam's bars pass along the long side
    ZONE = max(B, 450, (STOREY - 500) / 6)
    assert ZONE == 450
    F, BOTTOM, EDGE, ROOT = 1500, -PLINTH - 900, 200, 400
    BEAM_TOP, BEAM = -150, 400
    where = [(x, y) for y, names in (("A", "124"), ("B", "124"), ("C", "234"), ("D", "1234")) for x in names]
    at_ = {f"{y}{x}": (GRID_X[x], GRID_Y[y]) for x, y in where}
    pairs = [("C2", "C3"), ("D2", "D3")]
    assert len(at_) == 13 and all(math.dist(at_[a], at_[b]) < F for a, b in pairs)  # two squares would overlap: one footing
    single = [n for n in at_ if n not in {m for q in pairs for m in q}]
    assert all(max(abs(at_[a][0] - at_[b][0]), abs(at_[a][1] - at_[b][1])) > F for a in single for b in single if a < b)
    bases = {n: (at_[n][0] - F / 2, at_[n][1] - F / 2, at_[n][0] + F / 2, at_[n][1] + F / 2) for n in single}
    bases |= {a + b: (at_[a][0] - 800, at_[a][1] - F / 2, at_[b][0] + 800, at_[a][1] + F / 2) for a, b in pairs}
    beams = [("A1", "A2"), ("A2", "A4"), ("B1", "B2"), ("B2", "B4"), ("C2", "C3"), ("C3", "C4"), ("D1", "D2"), ("D2", "D3"), ("D3", "D4"), ("A1", "B1"), ("B1", "D1"), ("A2", "B2"), ("B2", "C2"), ("C2", "D2"), ("C3", "D3"), ("A4", "B4"), ("B4", "C4"), ("C4", "D4")]
    p = prepare(Picture("Footing and plinth beam layout of a bungalow, and one joint corrected with a red pencil"))
    p.style("pencil", "fill:none;stroke:#a83212;stroke-width:2;stroke-linecap:round;stroke-linejoin:round", "stroke:#ff7d52")
    p.style("pencil-fine", "fill:none;stroke:#a83212;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round", "stroke:#ff7d52")

    def hand(words, x, y, h):
        """Figures by hand, h high, their foot at y."""
        shapes = {"7": ["M0 0Q5 .8 9 0Q5 7 3 15"], "5": ["M8 0L1.5 .6L1 6.5Q8 4.5 8 10Q7 15.5 0 14"], "@": []}
        for i, c in enumerate(words):
            for d in shapes[c]:
                p.add(f'<path class="pencil" transform="translate({x + i * h * 0.8:.1f} {y - h:.1f})scale({h / 15:.3f})" d="{d}"/>')

    def detail(at, k, large):
        """The column on its footing, and the plinth beam that meets it."""
        ring = lambda *q: [at(*v) for v in _ring(*q)]
        half, c = F / 2, B / 2
        p.path(data([at(-920, -PLINTH), at(920, -PLINTH), at(920, BOTTOM - 100), at(-920, BOTTOM - 100)], True), "tone")
        p.path(data(ring(-half - 100, BOTTOM - 100, half + 100, BOTTOM), True), "tone-strong line")
        top = 760
        shape = [(-half, BOTTOM), (half, BOTTOM), (half, BOTTOM + EDGE), (c + 50, BOTTOM + ROOT), (c, BOTTOM + ROOT), (c, BEAM_TOP - BEAM), (850, BEAM_TOP - BEAM), (850, BEAM_TOP), (c, BEAM_TOP), (c, top)]
        shape = shape + [(-x, z) for x, z in shape[::-1]]
        p.path(data([at(*q) for q in shape], True), "paper")
        lines(p, [[at(*q) for q in shape[9::-1]][:] , [at(*q) for q in shape[10:]], [at(-half, BOTTOM), at(half, BOTTOM)]], "heavy" if large else "bold")
        for sx in (-1, 1):  # broken off: the beam and the column go on
            x = sx * 850
            lines(p, [[at(x, BEAM_TOP + 90), at(x, BEAM_TOP - 150), at(x + 45, BEAM_TOP - 180), at(x - 45, BEAM_TOP - 220), at(x, BEAM_TOP - 250), at(x, BEAM_TOP - BEAM - 90)]], "line")
        lines(p, [[at(-c - 90, top), at(-40, top), at(-15, top + 45), at(15, top - 45), at(40, top), at(c + 90, top)]], "line")
        # steel: the mesh, the column's bars on it, the beam's bars and stirrups
        z = BOTTOM + 60
        lines(p, [[at(-half + 50, z + 110), at(-half + 50, z), at(half - 50, z), at(half - 50, z + 110)]], "bold")
        for i in range(10):
            p.circle(*at(-half + 75 + i * 150, z + 22), 1.9 if large else 1.2, "ink")
        for x, foot in ((-165, -1), (-55, 0), (55, 0), (165, 1)):
            lines(p, [[at(x, top), at(x, z + 40)] + ([at(x + foot * 260, z + 40)] if foot else [])], "heavy" if large and foot else "bold")
        for b in (BEAM_TOP - 50, BEAM_TOP - BEAM + 50):
            lines(p, [[at(-850, b), at(850, b)]], "bold")
        for i in range(6):
            for sx in (-1, 1):
                x = sx * (c + 50 + 100 * i)
                lines(p, [[at(x, BEAM_TOP - 35), at(x, BEAM_TOP - BEAM + 35)]], "line")
        e = B / 2 - COVER
        tie = lambda z: [at(-e, z), at(e, z)]
        low, high = BOTTOM + ROOT - 300, BEAM_TOP + ZONE
        printed = [low + PRINTED * i for i in range(int((high - low) / PRINTED) + 1)]
        beyond = [printed[-1] + 150 * i for i in range(1, 4) if printed[-1] + 150 * i < top - 20]
        lines(p, [tie(z) for z in printed + beyond], "bold")
        added = [z + RIGHT for z in printed if z + RIGHT <= high]
        every = sorted(printed + added)
        assert all(abs(b - a - RIGHT) < 1e-9 for a, b in zip(every, every[1:])) and every[0] <= BOTTOM + ROOT - 300 and every[-1] >= high - RIGHT
        for n, z in enumerate(added):
            a, b = tie(z)
            _pencil(p, (a[0] - 3 - n % 3, a[1] + (0.8 if n % 2 else -0.6)), (b[0] + 3 + n % 2 * 2, b[1] + (-0.8 if n % 3 else 1)), width="pencil" if large else "pencil-fine")
        return low, high

    def cut_across(g, cx, cy, dot):
        """The column's section: one tie with its hooks, and cross-ties."""
        q = lambda x, y: (cx + x * g, cy + y * g)
        p.path(data([q(0, 0), q(B, 0), q(B, A), q(0, A)], True), "paper bold")
        c = COVER + TIE / 2
        lines(p, [[q(c, c), q(B - c, c), q(B - c, A - c), q(c, A - c), q(c, c)], [q(c, c), q(c + 52, c + 52)], [q(c + 14, c - 4), q(c + 66, c + 46)]], "bold")
        xs, ys = [c + 13 + (B - 2 * c - 26) * i / 3 for i in range(4)], [c + 13 + (A - 2 * c - 26) * i / 2 for i in range(3)]
        lines(p, [[q(x - 13, c), q(x - 13, A - c)] for x in xs[1:3]] + [[q(c, ys[1] - 13), q(B - c, ys[1] - 13)]], "line")
        bars_ = [(x, y) for x in xs for y in (ys[0], ys[2])] + [(xs[0], ys[1]), (xs[3], ys[1])]
        assert len(bars_) == 10
        for x, y in bars_:
            p.circle(*q(x, y), dot, "ink")

    with p.large:
        # the layout
        k, ox, oy = 0.0243, 56, 330
        at = lambda x, y: (ox + x * k, oy - y * k)
        for n, q in bases.items():
            ring = [at(*v) for v in _ring(*q)]
            p.path(data(ring, True), "tone line")
        for name, x in GRID_X.items():
            p.line(at(x, -900), at(x, DEEP + 1000), cls="axis")
            p.balloon(at(x, 0)[0], at(0, DEEP + 1000)[1] - 10, name, 10)
        for name, y in GRID_Y.items():
            p.line(at(-1000, y), at(LONG + 900, y), cls="axis")
            p.balloon(at(-1000, 0)[0] - 10, at(0, y)[1], name, 10)
        for a, b in beams:
            (x0, y0), (x1, y1) = at_[a], at_[b]
            w = 115
            ring = _ring(x0, y0 - w, x1, y1 + w) if y0 == y1 else _ring(x0 - w, y0, x1 + w, y1)
            p.path(data([at(*v) for v in ring], True), "paper line")
        for n, (x, y) in at_.items():
            ring = _ring(x - B / 2, y - A / 2, x + B / 2, y + A / 2)
            p.path(data([at(*v) for v in ring], True), "solid")
        x, y = at(*at_["B2"])
        loop = [(x + 29 * math.cos(a), y + 26 * math.sin(a)) for a in [math.radians(-80 + 19 * i) for i in range(21)]]
        _pencil(p, *loop, (x + 24, y - 22), (x + 33, y - 27))
        for a, b, words in ((115, 4340, "4225"), (4340, 5682, "1342"), (5682, 10385, "4703")):
            dim(p, at(a, -1000), at(b, -1000), words, 0, 12, over=3, above=-12, reach=False)
        p.text(12, 26, "Footings and plinth beams", 18, "heading")
        p.text(12, 44, "of the bungalow, mm, sample", 13, "label", "faint")
        cut_across(0.2, 34, 388, 2.6)
        p.text(142, 404, "Column 300 × 450", 15, "label-strong")
        p.text(142, 423, "10 Ø16, hooks 135°", 14, "label")
        words = "ties Ø10 @ "
        w = p.text(142, 444, words, 15, "label-strong")
        w2 = p.text(142 + w + 4, 444, str(PRINTED), 15, "label-strong")
        _pencil(p, (142 + w, 441), (142 + w + w2 + 9, 436))
        _pencil(p, (142 + w + 1, 436), (142 + w + w2 + 8, 441))
        hand("75", 142 + w + w2 + 20, 448, 24)
        # the detail
        k, ox, oy = 0.163, 488, 176
        at2 = lambda x, z: (ox + x * k, oy - z * k)
        low, high = detail(at2, k, True)
        x = at2(920, 0)[0]
        p.line((at2(-920, 0)[0], at2(0, -PLINTH)[1]), (at2(-B / 2, 0)[0], at2(0, -PLINTH)[1]), cls="line")
        p.line((at2(B / 2, 0)[0], at2(0, -PLINTH)[1]), (x, at2(0, -PLINTH)[1]), cls="line")
        p.text(x - 6, at2(0, -PLINTH)[1] + 20, "−0.60", 13, "label", "ink", "end")
        p.text(x - 22, at2(0, BEAM_TOP)[1] - 7, "−0.15", 13, "label", "ink", "end")
        dim(p, at2(-F / 2, BOTTOM - 100), at2(F / 2, BOTTOM - 100), str(F), 0, 14, over=4, above=-14, reach=False)
        dim(p, at2(-F / 2 - 60, BOTTOM), at2(-F / 2 - 60, -PLINTH), str(-PLINTH - BOTTOM), 0, 14, over=4, above=-14, reach=False)
        p.text(at2(-920, 0)[0], 26, "Joint B2", 18, "heading")
        a, b = at2(B / 2 + 150, BEAM_TOP), at2(B / 2 + 150, high)
        dim(p, a, b, "450", 0, 14, over=4, above=-14, reach=False)
    with p.small:
        k = 0.0905
        at2 = lambda x, z: (104 + x * k, 82 - z * k)
        detail(at2, k, False)
        p.text(200, 40, "Joint B2", 15, "heading")
        w = p.text(200, 66, "Ø10 @ ", 14, "label-strong")
        w2 = p.text(200 + w + 3, 66, str(PRINTED), 14, "label-strong")
        _pencil(p, (200 + w, 64), (200 + w + w2 + 7, 58))
        hand("75", 258, 104, 28)
        cut_across(0.22, 202, 140, 2.6)
    p.save("civil-footings")


PICTURES = [stair, bars, home, permit, bungalow, footings]
