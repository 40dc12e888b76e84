"""ETABS: base shear of a frame, a twelve-storey tower, the twist of an L-shaped plan, loads storey by storey, schedules, drift."""
import math

from civil.drafting import Camera, Frame, Scene, area, arrow, data, dim, hatch, level, lines, prepare, shaft
from kit import Picture


# ------------------------------------------------------------------------------------------ base shear
def shear():
    """The push grows with the square of the height; what arrives at the foot is the base shear, twice computed."""
    BAYS, BAY, FIRST, TYPICAL, N = 3, 4.5, 3.6, 3.2, 5
    h = [FIRST + TYPICAL * i for i in range(N)]
    T = 0.075 * h[-1] ** 0.75  # IS 1893 (Part 1):2016, 7.6.2, RC frame
    Z, I, R = 0.16, 1.0, 5.0  # zone III (Pune), importance, special moment frame
    sag = 2.5 if T <= 0.55 else 1.36 / T  # medium soil
    A = Z / 2 * I / R * sag
    assert A >= 0.011, "least design force in zone III, 1.1 per cent"
    plan, runs = (BAYS * BAY) ** 2, 2 * (BAYS + 1) * BAYS * BAY
    dead = 0.13 * 25 + 1.0
    wall = lambda t: 0.23 * 20 * t
    column = 16 * 0.4 * 0.4 * 25
    W = []
    for i in range(N):
        roof = i == N - 1
        walls = runs * wall(TYPICAL - 0.5) * (0.5 if roof else 1.0) + (4 * BAYS * BAY * 0.115 * 20 if roof else 0)
        W.append(plan * (dead + (0 if roof else 0.25 * 2.0)) + runs * 0.23 * 0.37 * 25 + walls + column * (TYPICAL if not roof else TYPICAL / 2))
    # the same by columns, as a model sums it: corner, edge and inner ones
    again = 0.0
    for i in range(4):
        for j in range(4):
            sx, sy = (0.5 if i in (0, 3) else 1), (0.5 if j in (0, 3) else 1)
            for n in range(N):
                roof = n == N - 1
                line = BAY * (sx + sy)
                rim = BAY * ((sx if j in (0, 3) else 0) + (sy if i in (0, 3) else 0))
                again += BAY * BAY * sx * sy * (dead + (0 if roof else 0.5)) + line * (0.23 * 0.37 * 25 + wall(TYPICAL - 0.5) * (0.5 if roof else 1)) + (rim * 2.3 if roof else 0) + column / 16 * (TYPICAL if not roof else TYPICAL / 2)
    total = sum(W)
    assert abs(total - again) < 1e-6 * total
    V = A * total
    Q = [V * w * z * z / sum(a * b * b for a, b in zip(W, h)) for w, z in zip(W, h)]
    storey = [sum(Q[i:]) for i in range(N)]
    assert abs(storey[0] - V) < 1e-9 and Q == sorted(Q)[: N - 1] + [Q[-1]]
    # one of the four equal frames, solved: 0.70 and 0.35 of the gross stiffness
    f, at_node = Frame(), {}
    E = 5000 * math.sqrt(25) * 1000
    for i in range(BAYS + 1):
        for n in range(N + 1):
            at_node[i, n] = f.node(i * BAY, 0 if n == 0 else h[n - 1], "xyr" if n == 0 else "")
    for i in range(BAYS + 1):
        for n in range(N):
            f.member(at_node[i, n], at_node[i, n + 1], E * 0.16, 0.7 * E * 0.4**4 / 12)
    for n in range(1, N + 1):
        for i in range(BAYS):
            f.member(at_node[i, n], at_node[i + 1, n], E * 0.115, 0.35 * E * 0.23 * 0.5**3 / 12)
        f.load(at_node[0, n], Q[n - 1] / 4)
    f.solve()
    base = -4 * sum(f.r[3 * at_node[i, 0]] for i in range(BAYS + 1))
    assert abs(base - V) < 1e-6 * V
    sway = [f.u[3 * at_node[0, n]] for n in range(N + 1)]
    drift = max((b - a) / (h[n] - (h[n - 1] if n else 0)) for n, (a, b) in enumerate(zip(sway, sway[1:])))
    assert drift <= 0.004, drift
    p = prepare(Picture("A five-storey frame pushed by an earthquake: storey forces, sway and base shear"))

    def paint(k, ox, oy, push, exaggerate, thick):
        at = lambda x, z, d=0: (ox + x * k + d * exaggerate, oy - z * k)
        u = lambda i, n: f.u[3 * at_node[i, n]]
        heights = [0] + h
        lines(p, [[at(i * BAY, 0), at(i * BAY, h[-1])] for i in range(BAYS + 1)] + [[at(0, z), at(BAYS * BAY, z)] for z in h], "hair")

        def bent(a, b, vertical):
            """The bent line of a member, from its end turns (cubic)."""
            (i, n), (j, m) = a, b
            A_, B_ = at_node[a], at_node[b]
            L = (heights[m] - heights[n]) if vertical else BAY
            out = []
            for s in range(9):
                t = s / 8
                H1, H2, H3, H4 = 1 - 3 * t * t + 2 * t**3, L * (t - 2 * t * t + t**3), 3 * t * t - 2 * t**3, L * (t**3 - t * t)
                if vertical:
                    x = H1 * f.u[3 * A_] - H2 * f.u[3 * A_ + 2] + H3 * f.u[3 * B_] - H4 * f.u[3 * B_ + 2]
                    out.append(at(i * BAY, heights[n] + t * L, x))
                else:
                    dx, dy = f.u[3 * A_], H2 * f.u[3 * A_ + 2] + H4 * f.u[3 * B_ + 2]
                    q = at(i * BAY + t * L, heights[n], dx)
                    out.append((q[0], q[1] - dy * exaggerate))
            return out

        lines(p, [bent((i, n), (i, n + 1), True) for i in range(BAYS + 1) for n in range(N)], "heavy" if thick else "bold")
        lines(p, [bent((i, n), (i + 1, n), False) for i in range(BAYS) for n in range(1, N + 1)], "bold" if thick else "line")
        lines(p, [[at(-0.9, 0), at(BAYS * BAY + 0.9, 0)]], "bold")
        hatch(p, [at(-0.9, 0), at(BAYS * BAY + 0.9, 0), at(BAYS * BAY + 0.9, -0.45), at(-0.9, -0.45)], 4.5 if thick else 3.5)
        for n in range(N):
            q = at(0, h[n], sway[n + 1])
            shaft(p, (q[0] - 6 - Q[n] * push, q[1]), (q[0] - 3, q[1]), 9 if thick else 6, "bold" if thick else "line", "ink")
        return at

    push = 0.72
    with p.large:
        k = 20.6
        at = paint(k, 152, 420, push, 900, True)
        p.text(16, 30, "Base shear, zone III", 18, "heading")
        p.text(16, 49, f"T {T:.2f} s, medium soil, R 5, I 1", 13, "label", "faint")
        for n in range(N):
            x, y = at(0, h[n], sway[n + 1])
            p.text(x - 8, y - 6, f"{Q[n]:.0f} kN", 14, "label-strong", "ink", "end")
        # the shear that each storey carries, as steps
        x0, per = 486, 128 / storey[0]
        steps, low = [], 0
        for n in range(N):
            y1, y2 = at(0, low)[1], at(0, h[n])[1]
            wide = storey[n] * per
            p.rect(x0, y2, wide, y1 - y2, "red" if n == 0 else "tone-strong")
            p.text(x0 + 7, (y1 + y2) / 2 + 5, f"{storey[n]:.0f}", 16, "label-strong", "on-solid" if n == 0 else "ink")
            low = h[n]
        p.line((x0, at(0, 0)[1]), (x0, at(0, h[-1])[1] - 8), cls="bold")
        p.text(x0, at(0, h[-1])[1] - 16, "storey shear, kN", 13, "label", "faint")
        p.text(152, 456, f"W {total:,.0f} kN × {A:.4f}", 15, "label")
        p.text(486, 456, f"by hand {V:.1f}", 15, "label-strong", "red")
        p.text(486, 474, f"model {base:.1f} kN", 15, "label-strong", "red")
    with p.small:
        at = paint(9.6, 78, 186, 0.34, 430, False)
        for n in (N - 1,):
            x, y = at(0, h[n], sway[n + 1])
            p.text(x - 4, y - 5, f"{Q[n]:.0f} kN", 16, "label-strong", "ink", "end")
        x0, per = 236, 72 / storey[0]
        low = 0
        for n in range(N):
            y1, y2 = at(0, low)[1], at(0, h[n])[1]
            p.rect(x0, y2, storey[n] * per, y1 - y2, "red" if n == 0 else "tone-strong")
            p.text(x0 + 5, (y1 + y2) / 2 + 5.5, f"{storey[n]:.0f}", 16, "label-strong", "on-solid" if n == 0 else "ink")
            low = h[n]
        p.line((x0, 186), (x0, 20), cls="line")
        p.text(8, 223, "by hand", 16, "label")
        p.text(62, 223, f"{V:.1f}", 19, "label-strong", "red")
        p.text(140, 223, "by the model", 16, "label")
        p.text(312, 223, f"{base:.1f} kN", 19, "label-strong", "red", "end")
    p.save("etabs-shear")


# ------------------------------------------------------------------------------------------ the tower
def tower():
    """Eleven stiff storeys stand on one that is open: the stilts are red."""
    STILT, H, N = 3.3, 3.0, 12
    xs, ys = (0, 4.2, 9.0, 13.8, 18.0), (0, 4.6, 9.4, 14.0)
    height = STILT + (N - 1) * H
    assert abs(height - 36.3) < 1e-9 and height < 50, "below 50 m, so IS 16700 does not govern"
    p = prepare(Picture("A twelve-storey building as a structural model: floors, columns, lift core and open stilts", 480, 640))

    def paint(k, centre, thin):
        cam = Camera(centre, k, (0.62, -1, 0.36), (9, 7, height / 2))
        for n in range(N):
            z0 = 0 if n == 0 else STILT + (n - 1) * H
            z1 = z0 + (STILT if n == 0 else H)
            s = Scene(cam)
            tone = ("red",) * 3 if n == 0 else ("t0 " + thin, "t1 " + thin, "t2 " + thin)
            for x in xs:
                for y in ys:
                    if (x == 9.0 and y in (4.6, 9.4)) or (n and x != 18.0 and y in (4.6, 9.4)):
                        continue
                    wide = 0.3 if y in (0, 14.0) else 0.6
                    s.box(x - wide / 2, y - (0.9 - wide) / 2, z0, wide, 0.9 - wide, z1 - z0 - 0.15, tone)
            s.box(7.0, 4.8, z0, 4.0, 4.4, z1 - z0 - 0.15, ("solid",) * 3)
            if n:  # walls that fill the flats, set back behind balconies
                glass = "t2 " + thin
                s.box(0.3, 0.6, z0, 6.2, 12.6, H - 0.15, ("t0", "t1", glass), -0.5)
                s.box(11.5, 0.6, z0, 6.2, 12.6, H - 0.15, ("t0", "t1", glass), -0.5)
            s.paint(p)
            slab = Scene(cam)
            if n < N - 1:
                slab.box(-0.3, -0.3, z1 - 0.15, 18.6, 14.6, 0.15, ("t0 line", "t0 line", "t0 line"))
                for x in (1.2, 12.6):
                    slab.box(x, -1.5, z1 - 0.15, 4.2, 1.2, 0.15, ("t0 line", "t0 line", "t0 line"), 1)
            else:
                slab.box(-0.3, -0.3, z1 - 0.15, 18.6, 14.6, 0.15, ("t0 line", "t1 line", "t2 line"))
            slab.paint(p)
        roof = Scene(cam)
        roof.box(6.8, 4.6, height, 4.4, 4.8, 3.2, ("t0 line", "solid", "solid"), 2)
        for x, y, a, b in ((-0.3, 14.15, 18.6, 0.15), (-0.3, -0.3, 0.15, 14.6)):
            roof.box(x, y, height, a, b, 1.0, ("t0 line", "t1 line", "t2 line"), -5)
        for x, y, a, b in ((18.15, -0.3, 0.15, 14.6), (-0.3, -0.3, 18.6, 0.15)):
            roof.box(x, y, height, a, b, 1.0, ("t0 line", "t1 line", "t2 line"), 5)
        roof.paint(p)
        return cam

    with p.large:
        k, centre = 12.6, (262, 318)
        c = Camera(centre, k, (0.62, -1, 0.36), (9, 7, height / 2))
        g = [c.at(*q) for q in ((-4, -5, 0), (22, -5, 0), (22, 17, 0), (-4, 17, 0))]
        p.path(data(g, True), "tone")
        cam = paint(k, centre, "thin")
        marks = [(0, "±0.00"), (STILT, "+3.30"), (STILT + 5 * H, "+18.30"), (height, "+36.30")]
        for z, words in marks:
            x, y = cam.at(-0.3, -0.3, z)
            level(p, 26, y, words, 13, 44)
            p.line((70, y), (x - 6, y), cls="hair")
        x, y = cam.at(9, 4.6, height + 3.2)
        p.text(396, 30, "lift core", 15, "label-strong")
        p.line((392, 26), (x + 30, y + 22), cls="line")
        p.text(16, 596, "Open stilts", 18, "label-strong", "red")
        p.text(16, 616, "is this storey softer than", 14, "label")
        p.text(16, 632, "the one above it?", 14, "label")
        q = cam.at(4.2, -0.3, 0.4)
        p.line((112, 588), (q[0], q[1] + 4), cls="red-hair")
        p.text(16, 30, "12 storeys, M30", 18, "heading")
        p.text(16, 49, "typical floor modelled once", 13, "label", "faint")
    with p.small:
        k, centre = 6.25, (132, 162)
        c = Camera(centre, k, (0.62, -1, 0.36), (9, 7, height / 2))
        p.path(data([c.at(*q) for q in ((-4, -5, 0), (22, -5, 0), (22, 17, 0), (-4, 17, 0))], True), "tone")
        cam = paint(k, centre, "hair")
        p.text(10, 22, "12 storeys", 17, "heading")
        p.text(10, 310, "Open stilts", 17, "heading", "red")
    p.save("etabs-tower")


# ------------------------------------------------------------------------------------------ the twist of an L
def twist():
    """One wall moved, and the plan slides where it used to turn."""
    outline = [(0, 0), (24, 0), (24, 9), (9, 9), (9, 24), (0, 24)]
    parts = ((24 * 9, 12, 4.5), (9 * 15, 4.5, 16.5))
    mass = sum(a for a, _, _ in parts)
    cm = tuple(sum(q[0] * q[i] for q in parts) / mass for i in (1, 2))
    columns = [(x, y) for x in (0, 4.5, 9, 14, 19, 24) for y in (0, 4.5, 9)] + [(x, y) for x in (0, 4.5, 9) for y in (14, 19, 24)]
    core = (6.75, 6.75)  # both ways as stiff as 25 columns
    still = ((15, 16, 0), (15, 4.5, 24))  # two walls along x; one along y on the west edge stays, the other is moved

    def study(wall):
        ky = [(1, x, y) for x, y in columns] + [(25, *core), (12, 0, 12), (12, *wall)]
        kx = [(1, x, y) for x, y in columns] + [(25, *core), *still]
        KY, KX = sum(k for k, *_ in ky), sum(k for k, *_ in kx)
        cr = (sum(k * x for k, x, _ in ky) / KY, sum(k * y for k, _, y in kx) / KX)
        J = sum(k * (x - cr[0]) ** 2 for k, x, _ in ky) + sum(k * (y - cr[1]) ** 2 for k, _, y in kx)
        best = None
        for sign in (1, -1):  # an earthquake along y at the centre of mass, 5 per cent of the width off it
            e = cm[0] + sign * 0.05 * 24 - cr[0]
            turn = e / J
            move = lambda x: 1 / KY + turn * (x - cr[0])
            ends = (move(0), move(24))
            # equilibrium: what the lines carry is the push, and its moment
            push = sum(k * move(x) for k, x, _ in ky)
            about = sum(k * move(x) * (x - cr[0]) for k, x, _ in ky) + sum(k * turn * (y - cr[1]) ** 2 for k, _, y in kx)
            assert abs(push - 1) < 1e-9 and abs(about - e) < 1e-9
            ratio = max(ends) / min(ends)
            if best is None or ratio > best[0]:
                best = (ratio, cr, turn, 1 / KY)
        return best

    before, after = study((0, 20.5)), study((24, 4.5))
    assert before[0] > 1.5 > after[0], (before[0], after[0])  # IS 1893: 1.5 times the least is where irregularity begins
    p = prepare(Picture("An L-shaped floor in an earthquake: it turns, and after one wall is moved it only slides"))

    def plan(ox, oy, k, result, wall, lift, size, small):
        ratio, cr, turn, slide = result
        at = lambda x, y: (ox + x * k, oy - y * k)

        def moved(x, y):
            return at(x - lift * turn * (y - cr[1]), y + lift * (slide + turn * (x - cr[0])))

        p.path(data([at(*q) for q in outline], True), "paper")
        lines(p, [[at(*q) for q in outline + outline[:1]]], "dash")
        ring = [moved(*q) for q in outline]
        p.path(data(ring, True), "red-tone")
        lines(p, [ring + ring[:1]], "red-line")
        s = k * 0.5
        for x, y in columns:
            q = at(x, y)
            p.path(data([(q[0] - s / 2, q[1] - s / 2), (q[0] + s / 2, q[1] - s / 2), (q[0] + s / 2, q[1] + s / 2), (q[0] - s / 2, q[1] + s / 2)], True), "tone-strong")
        c0 = [at(4.6, 4.6), at(8.9, 4.6), at(8.9, 8.9), at(4.6, 8.9)]
        c1 = [at(5.0, 5.0), at(8.5, 5.0), at(8.5, 8.5), at(5.0, 8.5)]
        area(p, [c0, c1], "solid")
        for x, y, half, deep in ((*wall, 0.35, 2.8), (0, 12, 0.35, 2.8), *((x, y, 2.8, 0.35) for _, x, y in still)):
            p.path(data([at(x - half, y - deep), at(x + half, y - deep), at(x + half, y + deep), at(x - half, y + deep)], True), "solid")
        m, r = at(*cm), at(*cr)
        g = 5 if not small else 3.6
        p.circle(*m, g, "ground bold")
        p.path(f"M{m[0]:.1f} {m[1]:.1f}v{-g}a{g} {g} 0 0 1 {g} {g}zm0 0v{g}a{g} {g} 0 0 1 {-g} {-g}z", "ink")
        lines(p, [[(r[0] - g, r[1] - g), (r[0] + g, r[1] + g)], [(r[0] - g, r[1] + g), (r[0] + g, r[1] - g)]], "heavy")
        return at, moved

    with p.large:
        lift = 150
        for ox, result, wall, head, note in ((34, before, (0, 20.5), "Before", "both walls on the west edge"), (350, after, (24, 4.5), "After", "one of them moved east")):
            at, moved = plan(ox, 398, 10.6, result, wall, lift, 13, False)
            p.text(ox + 116, 106, head, 20, "heading")
            p.text(ox + 116, 126, note, 14, "label")
            p.text(ox + 116, 190, f"{result[0]:.2f}", 44, "heading", "red" if head == "Before" else "ink")
            p.text(ox + 116, 212, "largest sway", 14, "label")
            p.text(ox + 116, 229, "to least sway", 14, "label")
        p.text(16, 30, "One floor, one earthquake along y", 18, "heading")
        p.text(16, 49, "sample stiffness; sway drawn large; limit 1.5 (IS 1893)", 13, "label", "faint")
        y = 452
        p.circle(42, y - 5, 5, "ground bold")
        p.path(f"M42 {y - 5}v-5a5 5 0 0 1 5 5zm0 0v5a5 5 0 0 1 -5 -5z", "ink")
        p.text(54, y, "centre of mass", 14, "label")
        lines(p, [[(165, y - 10), (175, y)], [(165, y), (175, y - 10)]], "heavy")
        p.text(184, y, "centre of rigidity", 14, "label")
        p.rect(312, y - 12, 5, 16, "solid")
        p.text(326, y, "wall", 14, "label")
        shaft(p, (610, 452), (610, 416), 9, "bold", "ink")
        p.text(600, 448, "push", 14, "label", "ink", "end")
    with p.small:
        for ox, result, wall, head in ((12, before, (0, 20.5), "Before"), (170, after, (24, 4.5), "After")):
            plan(ox, 196, 5.3, result, wall, 150, 11, True)
            p.text(ox + 60, 36, head, 18, "label-strong")
            p.text(ox + 60, 76, f"{result[0]:.2f}", 32, "heading", "red" if head == "Before" else "ink")
        p.text(12, 230, "largest sway to least sway, limit 1.5", 17, "label")
    p.save("etabs-twist")


# ------------------------------------------------------------------------------------------ loaded as it is built
def sequence():
    """Built storey by storey, the building levels itself: the columns shorten most in the middle, not at the top."""
    N, H, P = 12, 3.0, 520.0  # storeys, metres, kN of dead load that a floor brings to the column
    E = 5000 * math.sqrt(30) * 1000
    A = [0.3 * 0.9 if n < 4 else 0.3 * 0.75 if n < 8 else 0.3 * 0.6 for n in range(N)]
    squeeze = lambda j, floors: sum(P for n in range(N) if n in floors and n >= j) * H / (E * A[j])
    once = [1000 * sum(squeeze(j, range(N)) for j in range(i + 1)) for i in range(N)]
    # what a floor feels after it is cast level: loads from itself upwards
    built = [1000 * sum(squeeze(j, range(i, N)) for j in range(i + 1)) for i in range(N)]
    assert once == sorted(once) and max(built) not in (built[0], built[-1]) and all(b <= a + 1e-9 for a, b in zip(once, built))
    peak = built.index(max(built))
    assert 4 <= peak <= 8 and abs(once[0] - built[0]) < 1e-9 and abs(built[-1] - 1000 * sum(P * H / (E * a) for a in A)) < 1e-9
    p = prepare(Picture("Column shortening of a twelve-storey building: loaded in one step, and storey by storey as built"))

    def stages(x, y, w, h, gap, thick):
        for n, floors in enumerate((3, 6, 9, 12)):
            x0 = x + n * (w + gap)
            lines(p, [[(x0 - 3, y), (x0 + w + 3, y)]], "bold")
            for i in range(floors):
                new = i >= floors - 3
                top = y - (i + 1) * h
                p.rect(x0, top, w, h, "red-tone" if new else "tone")
                lines(p, [[(x0, top), (x0 + w, top)]], "red-line" if new else "line")
            cols = [[(x0 + w * c / 3, y), (x0 + w * c / 3, y - floors * h)] for c in range(4)]
            lines(p, cols, "line")

    def curves(x0, y0, w, h, top, thick):
        X = lambda v: x0 + v / top * w
        Y = lambda i: y0 - (i + 1) / N * h
        for v in range(0, int(top) + 1, 2):
            p.line((X(v), y0), (X(v), y0 - h), cls="hair")
        a = [(x0, y0)] + [(X(v), Y(i)) for i, v in enumerate(once)]
        b = [(x0, y0)] + [(X(v), Y(i)) for i, v in enumerate(built)]
        p.path(data(b + [(x0, b[-1][1])], True), "red-tone")
        lines(p, [a], "heavy" if thick else "bold")
        lines(p, [b], "redheavy")
        for q in b[1:]:
            p.circle(*q, 3 if thick else 1.8, "red")
        p.line((x0, y0), (x0, y0 - h - 4), cls="bold")
        p.line((x0, y0), (x0 + w, y0), cls="line")
        return X, Y

    top = math.ceil(once[-1])
    with p.large:
        p.text(16, 30, "Loaded as it is built", 18, "heading")
        p.text(16, 49, "12 storeys, three floors at a time are shown", 13, "label", "faint")
        stages(18, 428, 56, 26.5, 14, True)
        for n, words in enumerate(("3", "6", "9", "12 floors")):
            p.text(18 + n * 70 + 28, 450, words, 14, "label-strong", "ink", "middle")
        X, Y = curves(352, 428, 262, 318, top, True)
        p.text(352, 84, "shortening below each floor, mm", 14, "label", "faint")
        for v in range(0, top + 1, 2):
            p.text(X(v), 450, str(v), 13, "label", "ink", "middle")
        for i in (0, 3, 7, 11):
            p.text(344, Y(i) + 4, str(i + 1), 13, "label", "ink", "end")
        p.text(X(once[-1]) + 4, Y(11) - 8, "in one step", 15, "label-strong", "ink", "end")
        p.text(X(once[-1]) - 16, Y(11) + 22, f"{once[-1]:.1f}", 17, "label-strong", "ink", "end")
        p.text(X(built[peak]) - 20, Y(peak) + 12, "as it is built", 15, "label-strong", "red", "end")
        p.text(X(built[peak]) - 20, Y(peak) + 32, f"{built[peak]:.1f} at floor {peak + 1}", 15, "label-strong", "red", "end")
        p.text(16, 472, "sample: 520 kN a floor, M30, columns 900, 750 and 600 × 300", 12, "label", "faint")
    with p.small:
        stages(12, 206, 26, 13.2, 7, False)
        X, Y = curves(158, 206, 150, 160, top, False)
        p.text(308, 28, "column shortening, mm", 16, "label", "faint", "end")
        p.text(X(once[-1]) - 9, Y(11) + 14, f"{once[-1]:.1f}", 17, "label-strong", "ink", "end")
        p.text(X(built[peak]) + 6, Y(peak) + 12, f"{built[peak]:.1f}", 18, "label-strong", "red")
        p.text(12, 229, "floor by floor", 17, "label-strong", "red")
        p.text(308, 229, "in one step", 17, "label-strong", "ink", "end")
    p.save("etabs-sequence")


# ------------------------------------------------------------------------------------------ schedules for the detailer
def _fitter(p, x, y, h):
    """A bar bender with a helmet who reads the bar list, as a silhouette `h` high, feet at x, y."""
    q = lambda pts, cls="ink": p.path(data([(x + a * h, y - b * h) for a, b in pts], True), cls)
    q([(-0.09, 0.80), (0.0, 0.83), (0.08, 0.80), (0.10, 0.70), (0.085, 0.55), (0.095, 0.47), (0.09, 0.28), (0.075, 0.04), (0.13, 0.015), (0.13, 0), (0.03, 0), (0.02, 0.26), (0.0, 0.42), (-0.02, 0.26), (-0.04, 0), (-0.11, 0), (-0.11, 0.02), (-0.085, 0.04), (-0.10, 0.28), (-0.10, 0.47), (-0.085, 0.56), (-0.11, 0.70)])
    q([(0.06, 0.80), (0.105, 0.76), (0.145, 0.62), (0.23, 0.665), (0.225, 0.695), (0.14, 0.66), (0.075, 0.72)])
    q([(-0.06, 0.80), (-0.11, 0.75), (-0.125, 0.58), (-0.04, 0.60), (0.12, 0.645), (0.12, 0.675), (-0.05, 0.64), (-0.085, 0.645)])
    q([(0.14, 0.63), (0.27, 0.68), (0.24, 0.80), (0.11, 0.75)], "t0 line")
    p.circle(x + 0.015 * h, y - 0.895 * h, 0.055 * h, "ink")
    q([(-0.065, 0.91), (0.11, 0.895), (0.11, 0.91), (0.075, 0.918), (0.07, 0.955), (0.03, 0.982), (-0.02, 0.98), (-0.055, 0.95)], "t0 line")


def schedule():
    """Where an earthquake bends it, the links stand close: beam, column and wall as cages, and their sections."""
    FCK, FY, COVER = 30, 500, 25
    B, D, SPAN, H = 230, 500, 4000, 3000  # the beam, its clear span, the storey
    CB, CD = 350, 700
    WT, WL, EDGE = 300, 2500, 500  # the wall and its boundary elements
    bar = lambda d: math.pi * d * d / 4
    d = D - COVER - 8 - 8
    top, bottom = 4 * bar(16), 3 * bar(16)
    assert B / D > 0.3 and SPAN / D >= 4 and CB >= 20 * 16 and CB / CD >= 0.45
    assert all(0.24 * math.sqrt(FCK) / FY <= a / (B * d) <= 0.025 for a in (top, bottom)) and bottom >= top / 2
    close, wide = 90, 180
    assert close <= min(d / 4, 6 * 16, 100) and wide <= d / 2
    # what the bars can carry decides the shear (IS 13920, 6.3.3), and the close links carry it
    moment = lambda a: 0.87 * FY * a * (d - 0.42 * 0.87 * FY * a / (0.36 * FCK * B)) / 1e6
    shear = 1.4 * (moment(top) + moment(bottom)) / (SPAN / 1000) + 1.2 * 22 * SPAN / 2000
    assert shear <= 0.87 * FY * 2 * bar(8) * d / close / 1000, (shear, moment(top))
    AREA, CORE = CB * CD, (CB - 80) * (CD - 80)
    assert 0.008 <= 10 * bar(20) / AREA <= 0.04 and 75 <= min(CB / 4, 6 * 20, 100)
    for h in ((CD - 80) / 3, (CB - 80) / 2):  # cross ties at the third and half of the sides
        assert bar(10) >= 75 * h * FCK / FY * max(0.18 * (AREA / CORE - 1), 0.05)
    LONG = max(CD, (H - D) / 6, 450)
    assert 8 * bar(16) >= 0.008 * WT * EDGE and 2 * bar(10) / (WT * 150) >= 0.0025 and 75 <= min(WT / 4, 6 * 16, 100)
    # strong column: at the joint two column ends against one beam, the columns without any load upon them
    column = 0.87 * FY * 4 * bar(20) * (CD - 2 * 60) / 1e6
    assert 2 * column >= 1.4 * moment(top)
    p = prepare(Picture("The reinforcement of a beam, a column and a shear wall: close links where an earthquake bends them"))
    X0, X1 = CD, CD + SPAN
    spread = lambda a, b, s: [a + (b - a) * i / math.ceil((b - a) / s) for i in range(math.ceil((b - a) / s) + 1)]
    zone = 2 * d
    mid = spread(X0 + 50 + zone, X1 - 50 - zone, wide)
    ends = spread(X0 + 50, X0 + 50 + zone, close)[:-1], spread(X1 - 50 - zone, X1 - 50, close)[1:]
    assert all(b - a <= close + 1e-6 for e in ends for a, b in zip(e, e[1:])) and all(b - a <= wide + 1e-6 for a, b in zip(mid, mid[1:]))

    def paint(k, centre, about, right, part):
        """`right`: how far along it is drawn, in mm; beyond the beam the wall."""
        cam = Camera(centre, k / 1000, (-0.34, -1, 0.22), about)
        at = cam.at
        under, over = -350, H + 330
        # concrete as a shade: three boxes, only the faces towards the eye
        s = Scene(cam)
        glass = ("t0 thin", "t1 thin", "t1 thin")
        s.box(0, 0, under, CD, CB, over - under, glass, 2)
        yb = (CB - B) / 2
        s.box(X0, yb, H - D, min(right, X1) - X0, B, D, glass, 1)
        if right > X1:
            s.box(X1, (CB - WT) / 2, under, WL, WT, over - under, glass)
        s.paint(p)
        ring = lambda q: [at(*v) for v in q + q[:1]]
        flat = lambda x0, x1, y0, y1, z: ring([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)])
        grey, red, bars = [], [], []
        c = 40
        for z in spread(under + 60, over - 60, 75):
            tight = z < LONG or z > H - D - LONG
            (red if tight else grey).append((z, flat(c, CD - c, c, CB - c, z)))
        grey = [g for n, (_, g) in enumerate(grey) if n % 2]
        red = [r for _, r in red]
        for i in range(4):
            x = c + 10 + (CD - 2 * c - 20) * i / 3
            bars += [[at(x, y, under), at(x, y, over)] for y in (c + 10, CB - c - 10)]
        bars += [[at(x, CB / 2, under), at(x, CB / 2, over)] for x in (c + 10, CD - c - 10)]
        upright = lambda x: ring([(x, yb + 25, H - D + 25), (x, yb + B - 25, H - D + 25), (x, yb + B - 25, H - 25), (x, yb + 25, H - 25)])
        red += [upright(x) for x in ends[0]]
        grey += [upright(x) for x in mid if x <= right]
        stop = right if right < X1 else X1 + 420
        for i in range(4):
            y = yb + 45 + (B - 90) * i / 3
            bars.append([at(c + 60, y, H - 45)] + [at(stop, y, H - 45)])
        for i in range(3):
            y = yb + 45 + (B - 90) * i / 2
            bars.append([at(c + 60, y, H - D + 45)] + [at(stop, y, H - D + 45)])
        if right > X1:
            red += [upright(x) for x in ends[1]]
            yw = (CB - WT) / 2
            for e in (X1, X1 + WL - EDGE):
                red += [flat(e + c, e + EDGE - c, yw + c, yw + WT - c, z) for z in spread(under + 60, over - 60, 75)]
                bars += [[at(e + c + 10 + (EDGE - 2 * c - 20) * i / 3, y, under), at(e + c + 10 + (EDGE - 2 * c - 20) * i / 3, y, over)] for i in range(4) for y in (yw + 50, yw + WT - 50)]
            grey += [[at(X1 + EDGE - c, y, z), at(X1 + WL - EDGE + c, y, z)] for z in spread(under + 60, over - 60, 150) for y in (yw + 40, yw + WT - 40)]
            grey += [[at(X1 + EDGE + 70 + x, y, under), at(X1 + EDGE + 70 + x, y, over)] for x in range(0, WL - 2 * EDGE - 100, 150) for y in (yw + 40, yw + WT - 40)]
        lines(p, grey, "thin")
        lines(p, red, "rednet" if not part else "red-hair")
        lines(p, bars, "line" if not part else "bold")
        return at

    def section(x, y, k, w, h, spots, size, links, cls="red-hair"):
        """A section lying in the picture: outline, bars, links."""
        p.rect(x, y, w * k, h * k, "tone")
        p.rect(x, y, w * k, h * k, "line")
        for a, b, u, v in links:
            p.rect(x + a * k, y + b * k, u * k, v * k, cls)
        for a, b in spots:
            p.circle(x + a * k, y + b * k, size, "ink")

    with p.large:
        g = [(CD + 60, 0, 0), (X1 - 40, 0, 0), (X1 - 40, 900, 0), (CD + 60, 900, 0)]
        at = paint(83, (320, 200), (3600, CB / 2, 1500), 7200, False)
        p.path(data([at(*q) for q in g], True), "tone")
        _fitter(p, *at((X0 + X1) / 2 + 120, 420, 0), 1.68 * 83)
        p.text(128, 30, "Close links in the hinge zones", 18, "heading")
        p.text(128, 49, "sample; M30, Fe 500, IS 13920", 13, "label", "faint")
        for words, q in (("C3", (CD / 2, 0, H + 330)), ("W1", (X1 + WL / 2, 0, H + 330))):
            x, y = at(*q)
            p.balloon(x + 14, y - 26, words, 12)
        x, y = at((X0 + X1) / 2 + 500, 0, H)
        p.balloon(x, y - 22, "B4", 12)
        a, b, e = at(X0, 0, H - D), at(X0 + zone + 50, 0, H - D), at(X1, 0, H - D)
        dim(p, (a[0], a[1] + 10), (b[0], b[1] + 10), f"{len(ends[0])} at {close}", -12, 15, "red-hair", "red", "label-strong", above=-16, reach=False)
        c0 = at(X1 - zone - 50, 0, H - D)
        dim(p, (b[0], b[1] + 10), (c0[0], c0[1] + 10), f"{len(mid)} at {wide}", -12, 15, above=-16, reach=False)
        dim(p, (c0[0], c0[1] + 10), (e[0], e[1] + 10), f"{len(ends[0])} at {close}", -12, 15, "red-hair", "red", "label-strong", above=-16, reach=False)
        # The schedule: what the bar bender reads, three rows; the sections stand beside their rows.
        y0, high, left = 366, 25, 16
        columns = ((left + 8, "Mark"), (66, "Size"), (160, "Main bars"), (262, "Links"))
        p.rect(left, y0, 428, 4 * high, "paper line")
        p.rect(left, y0, 428, high, "tone")
        for x, words in columns:
            p.text(x, y0 + 17, words, 13, "label", "faint")
        rows = (("B4", f"{B} × {D}", "4-16, 3-16", f"8 at {close} | {wide}"), ("C3", f"{CB} × {CD}", "10-20", "10 at 75 | 150"), ("W1", f"{WT} × {WL}", "each end 8-16", "10 at 75, web 10 at 150"))
        for n, row in enumerate(rows, 1):
            p.line((left, y0 + n * high), (left + 428, y0 + n * high), cls="hair")
            for (x, _), words in zip(columns, row):
                p.text(x, y0 + n * high + 18, words, 15, "heading" if x == columns[0][0] else "label-strong" if x == 262 else "label", "red" if x == 262 else "ink")
        k = 1 / 10.5
        section(456, y0, k, B, D, [(45 + (B - 90) * i / 3, 45) for i in range(4)] + [(45 + (B - 90) * i / 2, D - 45) for i in range(3)], 1.8, [(25, 25, B - 50, D - 50)])
        spots = [(50 + (CD - 100) * i / 3, v) for i in range(4) for v in (50, CB - 50)] + [(50, CB / 2), (CD - 50, CB / 2)]
        section(518, y0 + 14, k, CD, CB, spots, 1.9, [(40, 40, CD - 80, CB - 80), (50 + (CD - 100) / 3, 40, (CD - 100) / 3, CB - 80), (40, CB / 2, CD - 80, 0)])
        p.text(483, y0 + 46, "B4", 13, "heading")
        p.text(590, y0 + 46, "C3", 13, "heading")
        k = 1 / 16
        edge = lambda e: [(e + 50 + (EDGE - 100) * i / 3, v) for i in range(4) for v in (60, WT - 60)]
        section(456, y0 + 68, k, WL, WT, edge(0) + edge(WL - EDGE), 1.5, [(30, 30, EDGE - 60, WT - 60), (WL - EDGE + 30, 30, EDGE - 60, WT - 60)])
        lines(p, [[(456 + 250 * k, y0 + 68 + v * k), (456 + (WL - 250) * k, y0 + 68 + v * k)] for v in (38, WT - 38)], "thin")
        p.text(456, y0 + 100, "W1", 13, "heading")
    with p.small:
        at = paint(86, (158, 122), (1640, CB / 2, 2240), 3250, True)
        # One row of the schedule, as three lines of a small table.
        p.rect(124, 142, 188, 90, "paper line")
        p.rect(124, 142, 188, 30, "tone")
        p.line((124, 202), (312, 202), cls="hair")
        p.text(134, 163, f"Beam B4, {B} × {D}", 17, "heading")
        for y, words, value, fill in ((193, "links at the ends", close, "red"), (222, "between them", wide, "ink")):
            p.text(134, y, words, 17, "label-strong", fill)
            p.text(303, y, str(value), 18, "heading", fill, "end")
    p.save("etabs-schedule")


# ------------------------------------------------------------------------------------------ the reviewer's report
def drift():
    """Every storey drifts less than it may, and yet the stilts are ringed: they are softer than the floor above."""
    N, STILT, H = 12, 3.3, 3.0
    xs = (0, 4.2, 9.0, 13.8, 18.0)
    levels = [0.0] + [STILT + H * i for i in range(N)]
    assert abs(levels[-1] - 36.3) < 1e-9
    E, FM = 5000 * math.sqrt(30) * 1000, 4.0
    A, I = 0.3 * 0.5, 0.3 * 0.5**3 / 12
    EM = 550 * FM * 1000
    weight = [252 * 11.5] * (N - 1) + [252 * 8.0]
    T = 0.09 * levels[-1] / math.sqrt(18)
    V = 0.16 / 2 / 5 * min(2.5, 1.36 / T) * sum(weight)
    Q = [V * w * z * z / sum(a * b * b for a, b in zip(weight, levels[1:])) for w, z in zip(weight, levels[1:])]
    f = Frame()
    at_node = {(i, n): f.node(x, z, "xyr" if n == 0 else "") for n, z in enumerate(levels) for i, x in enumerate(xs)}
    for n in range(N):
        for i in range(5):
            f.member(at_node[i, n], at_node[i, n + 1], E * A, 0.7 * E * I)
        for i in range(4):
            f.member(at_node[i, n + 1], at_node[i + 1, n + 1], E * 0.23 * 0.5, 0.35 * E * 0.23 * 0.5**3 / 12)
            if n:  # brick as a strut (IS 1893, 7.9.2); none in the stilts
                clear, long = H - 0.5, xs[i + 1] - xs[i] - 0.5
                way = math.hypot(clear, long)
                alpha = clear * (EM * 0.23 * math.sin(2 * math.atan2(clear, long)) / (4 * E * I * clear)) ** 0.25
                f.member(at_node[i, n], at_node[i + 1, n + 1], EM * 0.23 * 0.175 * alpha**-0.4 * way, 1e-6)
        f.load(at_node[0, n + 1], Q[n] / 4)  # four frames alike, sample
    f.solve()
    assert abs(sum(f.r[3 * at_node[i, 0]] for i in range(5)) + V / 4) < 1e-6 * V
    overturning = sum(q / 4 * z for q, z in zip(Q, levels[1:]))
    held = sum(f.r[3 * at_node[i, 0] + 1] * xs[i] + f.r[3 * at_node[i, 0] + 2] for i in range(5))
    assert abs(held - overturning) < 1e-5 * overturning, (held, overturning)
    sway = [1000 * sum(f.u[3 * at_node[i, n]] for i in range(5)) / 5 for n in range(N + 1)]
    step = [b - a for a, b in zip(sway, sway[1:])]
    limit = [0.004 * 1000 * (b - a) for a, b in zip(levels, levels[1:])]
    stiff = [sum(Q[n:]) / s for n, s in enumerate(step)]
    ratio = stiff[0] / stiff[1]
    assert all(s < l for s, l in zip(step, limit)) and ratio < 1
    heavy = max(b / a for a, b in zip(weight, weight[1:]))
    assert heavy <= 1.5
    p = prepare(Picture("A page of a drift report: a building leans on its open stilts, ringed in red pencil by the reviewer"))
    p.style("pencil", "fill:none;stroke:#a83212;stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round", "stroke:#ff7d52")
    p.style("tick", "fill:none;stroke:#14222f;stroke-width:2;stroke-linejoin:round;stroke-linecap:round", "stroke:#e6eef5")

    def lean(ox, oy, k, far, thick):
        """The frame as it leans, brick panels shaded, the stilts red."""
        spot = lambda i, n: (ox + xs[i] * k + f.u[3 * at_node[i, n]] * far, oy - levels[n] * k)

        def post(i, n, share=0.12):
            (x0, y0), (x1, y1) = spot(i, n), spot(i, n + 1)
            h = levels[n + 1] - levels[n]
            t0, t1 = (-f.u[3 * at_node[i, m] + 2] * h * far for m in (n, n + 1))
            out = []
            for s in range(9):
                t = s / 8
                out.append(((1 - 3 * t * t + 2 * t**3) * x0 + (3 * t * t - 2 * t**3) * x1 + t0 * (t - 2 * t * t + t**3) + t1 * (t**3 - t * t), y0 + (y1 - y0) * t))
            return out

        p.path("".join(data([spot(i, n), spot(i + 1, n), spot(i + 1, n + 1), spot(i, n + 1)], True) for n in range(1, N) for i in range(4)), "t2")
        lines(p, [[spot(i, n), spot(i + 1, n + 1)] for n in range(1, N) for i in range(4)], "hair")
        lines(p, [[spot(i, n) for i in range(5)] for n in range(1, N + 1)] + [post(i, n) for n in range(1, N) for i in range(5)], "bold" if thick else "line")
        lines(p, [post(i, 0) for i in range(5)], "stilt")
        left, right = (ox - 8, oy), (ox + 18 * k + 8, oy)
        lines(p, [[left, right]], "bold")
        hatch(p, [left, right, (right[0], oy + 6), (left[0], oy + 6)], 4.5)
        lines(p, [[(ox, oy), (ox, oy - levels[-1] * k - 4)]], "dash")
        return spot

    def ring(cx, cy, rx, ry, cls="pencil"):
        """A pencil's ring that overshoots its beginning."""
        pts = [(cx + rx * (1 + 0.025 * t / 6) * math.cos(t), cy + ry * (1 + 0.06 * t / 6) * math.sin(t)) for t in [-2.5 + 6.9 * i / 40 for i in range(41)]]
        lines(p, [pts], cls)

    def tick(x, y, s=1.0):
        p.path(f"M{x:.1f} {y:.1f}q{3 * s:.1f} {2 * s:.1f} {5 * s:.1f} {7 * s:.1f}q{4 * s:.1f} {-11 * s:.1f} {12 * s:.1f} {-17 * s:.1f}", "tick")

    with p.large:
        p.style("stilt", "fill:none;stroke:#a83212;stroke-width:4;stroke-linecap:round", "stroke:#ff7d52")
        tabs = (("Drift", 20), ("Twist", 92), ("Mass", 164), ("Stiffness", 236))
        for n, (words, y) in enumerate(tabs):
            p.area((594, y + 4), (624, y + 10), (624, y + 60), (594, y + 66), cls="paper line" if n == 0 else "t2 line")
            p.text(605, y + 35, words, 13, "label-strong", "ink", "middle", rotate=90)
        p.area((20, 14), (600, 18), (596, 474), (14, 470), cls="t1 thin")
        p.rect(12, 10, 584, 458, "paper line")
        p.text(30, 38, "Drift, earthquake along x", 18, "heading")
        p.text(30, 57, "12 storeys, zone III; sample building, sway drawn large", 13, "label", "faint")
        k, oy = 9.6, 440
        spot = lean(50, oy, k, 1900, True)
        # drift of each storey at its height, against 0.004 of the height
        x0, per = 292, 9.0
        p.text(x0, 82, "drift, mm", 13, "label-strong")
        p.text(x0 + limit[1] * per + 4, 82, "limit 0.004 h", 13, "label", "faint", "middle")
        edge = []
        for n in range(N):
            y0, y1 = oy - levels[n] * k, oy - levels[n + 1] * k
            p.rect(x0, y1 + 4, step[n] * per, y0 - y1 - 8, "red" if n == 0 else "tone-strong")
            p.text(x0 + step[n] * per + 6, (y0 + y1) / 2 + 4.5, f"{step[n]:.1f}", 13, "label-strong", "red" if n == 0 else "ink")
            edge += [(x0 + limit[n] * per, y0), (x0 + limit[n] * per, y1)]
        lines(p, [edge], "dash")
        p.text(edge[0][0] - 5, oy - 12, f"{limit[0]:.1f}", 13, "label", "faint", "end")
        p.line((x0, oy), (x0, oy - levels[-1] * k), cls="bold")
        tick(x0 + 62, 79, 0.75)
        # three more checks as small pictures
        x = 448
        p.text(x, 122, "Mass", 15, "label-strong")
        for a, w in ((0, 46), (17, 46)):
            p.rect(x, 134 + a, w, 14, "t2 line")
        p.text(x + 58, 148, f"{heavy:.2f}", 17, "label-strong")
        p.text(x + 58, 165, "limit 1.50", 13, "label", "faint")
        tick(x + 112, 146)
        p.text(x, 206, "Plan", 15, "label-strong")
        p.rect(x, 218, 46, 36, "t2 line")
        p.text(x + 58, 234, "no inner", 14, "label")
        p.text(x + 58, 251, "corner", 14, "label")
        tick(x + 112, 232)
        p.text(x, 292, "Stiffness, kN/mm", 15, "label-strong")
        for n, y in ((1, 306), (0, 330)):
            p.rect(x, y, 104 * stiff[n] / stiff[1], 17, "red" if n == 0 else "tone-strong")
            p.text(x + 6, y + 13.5, f"{stiff[n]:.0f}", 14, "label-strong", "on-solid" if n == 0 else "ink")
            p.text(x + 104 * stiff[n] / stiff[1] + 6, y + 13.5, "2nd" if n else "stilts", 13)
        ring(138, oy - 16, 112, 25)
        p.path(f"M252 {oy - 6}c30 40 170 38 178 -18", "pencil")
        p.text(434, 384, f"{ratio:.2f} of the floor", 18, "kana", "red", rotate=-1.5)
        p.text(434, 408, "above: soft storey!", 18, "kana", "red", rotate=-1.5)
        p.text(440, 434, "Add walls here", 18, "kana", "red", rotate=-1.5)
    with p.small:
        p.rect(8, 6, 304, 228, "paper line")
        p.style("stilt-s", "fill:none;stroke:#a83212;stroke-width:2.6;stroke-linecap:round", "stroke:#ff7d52")
        spot = lean(30, 212, 5.2, 1100, False)
        ring(76, 204, 62, 15)
        p.text(160, 32, "Every drift", 17, "label-strong")
        p.text(160, 52, "within 0.004 h", 17, "label-strong")
        tick(272, 44, 0.9)
        p.text(158, 150, f"{ratio:.2f} of the", 18, "kana", "red", rotate=-2)
        p.text(158, 171, "floor above:", 18, "kana", "red", rotate=-2)
        p.text(158, 192, "soft storey!", 18, "kana", "red", rotate=-2)
        for n in range(N):
            p.rect(160, 128 - 5.5 * (n + 1), 8.5 * step[n], 4, "red" if n == 0 else "tone-strong")
        p.line((160 + 8.5 * 12, 60), (160 + 8.5 * 12, 130), cls="dash")
    p.save("etabs-drift")


PICTURES = [tower, twist, shear, sequence, schedule, drift]
