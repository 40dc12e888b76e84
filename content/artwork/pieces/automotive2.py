"""BIW Fixture Design: pieces of the course, each modelled or computed here. Millimetres and newtons throughout."""
import math

import solids
from kit import Picture
from parts import box, fused, group, moved, prism, rod, rotated, turned
from sheet import polar, seen_from


def _dim(p, a, b, words, size=14, cls="line", ink="ink", on="ground"):
    """A dimension along x or y between two points of the picture, its figure in a gap of the line."""
    p.line(a, b, cls=cls)
    flat = abs(a[1] - b[1]) < 0.1
    for (x, y), s in ((a, 1), (b, -1)):
        p.line(*(((x, y - 6), (x, y + 6)) if flat else ((x - 6, y), (x + 6, y))), cls=cls)
        p.area(*(((x, y), (x + 8 * s, y - 2.7), (x + 8 * s, y + 2.7)) if flat else ((x, y), (x - 2.7, y + 8 * s), (x + 2.7, y + 8 * s))), cls=ink)
    w = p.measure(words, size, "label-strong") + 8
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    p.rect(x - w / 2, y - size * 0.6, w, size * 1.2, on)
    p.text(x, y + size * 0.35, words, size, "label-strong", ink, "middle")


def _go(p, a, b, head=13):
    """A red arrow from a to b."""
    d = math.degrees(math.atan2(a[1] - b[1], b[0] - a[0]))
    p.line(a, polar(b, head * 0.8, d + 180), cls="red-line")
    p.area(b, polar(b, head, d + 160), polar(b, head, d + 200), cls="red")


def _note(p, x, y, words, tip, size=14, anchor="start"):
    """A note with a line to a dot."""
    p.line((x - 5 if anchor == "start" else x + 5, y - size * 0.33), tip)
    p.circle(*tip, 1.8, "ink")
    p.text(x, y, words, size, "label", "ink", anchor)


def _turned(q, degrees, about):
    """A flat point turned counter-clockwise."""
    a = math.radians(degrees)
    x, y = q[0] - about[0], q[1] - about[1]
    return about[0] + x * math.cos(a) - y * math.sin(a), about[1] + x * math.sin(a) + y * math.cos(a)


# ---------------------------------------------------------------------------------------------- the clamp

PIVOT, BACK = (58.0, 26.0), (88.0, -128.0)  # of the arm; of the cylinder's rear
SWING, STROKE, BORE, AIR = 90.0, 50.0, 50.0, 0.5  # degrees, mm, mm, MPa
TAIL = 42.0  # degrees at which the arm's tail stands when closed
SHEET = 1.6


def lever():
    """How long the arm's tail must be for the swing to take one stroke."""
    low, high = 20.0, 60.0
    reach = lambda r, t: math.dist(BACK, (PIVOT[0] + r * math.cos(math.radians(t)), PIVOT[1] + r * math.sin(math.radians(t))))
    for _ in range(60):
        r = (low + high) / 2
        low, high = (r, high) if reach(r, TAIL) - reach(r, TAIL - SWING) < STROKE else (low, r)
    return r


def clamp():
    """One stroke swings the arm out of the panel's way; shims correct the rest in three directions."""
    r = lever()
    tail = lambda t: (PIVOT[0] + r * math.cos(math.radians(t)), PIVOT[1] + r * math.sin(math.radians(t)))
    shut, opened = tail(TAIL), tail(TAIL - SWING)
    assert abs(math.dist(BACK, shut) - math.dist(BACK, opened) - STROKE) < 1e-6
    ux, uy = shut[0] - BACK[0], shut[1] - BACK[1]
    arm_of = abs((PIVOT[0] - BACK[0]) * uy - (PIVOT[1] - BACK[1]) * ux) / math.hypot(ux, uy)
    push = math.pi / 4 * BORE**2 * AIR
    force = push * arm_of / PIVOT[0]  # the pad presses at x = 0, right over the rest
    assert 400 < force < 700, force
    arm = [(-11, 18), (-11, 36), (-4, 42), (40, 42), (52, 46), (shut[0] - 9, shut[1] + 12), (shut[0] + 8, shut[1] + 11), (shut[0] + 11, shut[1] - 6), (shut[0] - 2, shut[1] - 13), (70, 16), (60, 10), (46, 14), (40, 24), (12, 24), (11, 18)]
    pad = [(-11, 18), (11, 18), (9, SHEET), (-9, SHEET)]
    panel_edge = 16
    swung = [_turned(q, -SWING, PIVOT) for q in arm + pad]
    # Open, nothing of the arm stands over the panel: it lifts straight off, 12 mm clear.
    assert min(x for x, _ in swung) > panel_edge + 12, min(x for x, _ in swung)
    p = Picture("Pneumatic clamp, closed and open, with shims in three directions")
    p.style("ghost", "fill:#14222f14;stroke:#14222f;stroke-width:1;stroke-dasharray:6 3", "fill:#e6eef51a;stroke:#e6eef5")

    def draw(x0, y0, k, detail):
        at = lambda q: (x0 + q[0] * k, y0 - q[1] * k)
        shape = lambda ring, cls: p.area(*[at(q) for q in ring], cls=cls)
        block = lambda a, b, c, d, cls: shape([(a, b), (c, b), (c, d), (a, d)], cls)
        shape([_turned(q, -SWING, PIVOT) for q in arm], "ghost")
        shape([_turned(q, -SWING, PIVOT) for q in pad], "ghost")
        block(-62, -166, 128, -150, "tone-strong bold")
        block(30, -150, 112, -140, "paper bold")
        shape([(44, -140), (44, 14), (50, 34), (66, 34), (72, 14), (64, -6), (64, -100), (80, -140)], "paper bold")
        # cylinder: body, rod to the clevis
        way = (ux / math.hypot(ux, uy), uy / math.hypot(ux, uy))
        side = (-way[1], way[0])
        along = lambda c, d, e: (c[0] + way[0] * d + side[0] * e, c[1] + way[1] * d + side[1] * e)
        shape([along(BACK, 0, 8), along(BACK, 14, 8), along(BACK, 14, -8), along(BACK, 0, -8)], "paper bold")
        shape([along(BACK, 102, 5), along(shut, 0, 5), along(shut, 0, -5), along(BACK, 102, -5)], "paper bold")
        shape([along(BACK, 14, 22), along(BACK, 104, 22), along(BACK, 104, -22), along(BACK, 14, -22)], "tone-strong bold")
        for d in (24, 94):
            p.line(at(along(BACK, d, 22)), at(along(BACK, d, -22)), cls="line")
            p.circle(*at(along(BACK, d - 5 if d > 50 else d + 5, -13)), 3 * k, "paper line")
        # the rest: L-block on the riser, lower mylar
        shape([(40, -64), (40, -18), (-18, -18), (-18, -32), (24, -32), (24, -64)], "paper bold")
        block(-12, -14, 12, -4, "paper bold")
        shape([(-12, -4), (12, -4), (9, 0), (-9, 0)], "paper bold")
        for z in (-54, -42):
            p.circle(*at((32, z)), 3.2 * k, "line")
        block(40, -64, 44, -18, "red")
        block(-15, -18, 15, -14, "red")
        # panel: two sheets, flanged up at the left
        for t0 in (0, SHEET / 2):
            p.line(*[at(q) for q in ((panel_edge, t0 + 0.4), (-36 - t0, t0 + 0.4), (-50 - t0, 22), (-66, 22 + t0))], cls="bold")
        shape(arm, "solid bold")
        shape(pad, "solid bold")
        p.circle(*at(PIVOT), 6 * k, "paper bold")
        p.circle(*at(shut), 5 * k, "paper bold")
        p.circle(*at(BACK), 5 * k, "paper bold")
        # The way of the pad.
        c, rad = at(PIVOT), 78 * k
        a0, a1 = 174, 174 - SWING
        (ax, ay), (bx, by) = polar(c, rad, a0 - 14), polar(c, rad, a1 + 14)
        p.path(f"M{ax:.1f} {ay:.1f}A{rad:.1f} {rad:.1f} 0 0 1 {bx:.1f} {by:.1f}", "line")
        tip = polar(c, rad, a1 + 14)
        p.area(tip, polar(tip, 9, 152 + 54), polar(tip, 9, 206 + 34), cls="ink")
        return at

    def from_left(x0, y0, k):
        """From the left: the rest stands beside its bracket, with the third shim between. Returns where its letter goes."""
        q = lambda a, b: (x0 + a * k, y0 - b * k)
        block = lambda a, b, c, d, cls: p.area(q(a, b), q(c, b), q(c, d), q(a, d), cls=cls)
        block(-62, -166, 92, -150, "tone-strong bold")
        block(-10, -150, 62, -140, "paper bold")
        block(14, -140, 40, -18, "paper bold")
        block(-16, -64, 10, -18, "paper bold")
        block(10, -64, 14, -18, "red")
        block(-14, -18, 8, -14, "red")
        block(-12, -14, 6, 0, "paper bold")
        p.line(q(-56, 1), q(56, 1), cls="heavy")
        block(-12, 2, 6, 18, "solid bold")
        block(-14, 18, 8, 42, "solid bold")
        for z in (-54, -42):
            p.circle(*q(-3, z), 3.2 * k, "line")
        return q(11, -64)[0], q(0, -64)[1] + 18

    with p.large:
        k, y0 = 1.52, 192
        at = draw(132, y0, k, True)
        x, y = polar(at(PIVOT), 92 * k, 128)
        p.text(x, y, f"{SWING:.0f}\u00b0", 18, "label-strong", "ink", "middle")
        p.text(34, at((0, 30))[1] - 6, "panel", 14, "label")
        x, y = at((-24, -16))
        p.text(x, y + 6, "Z", 20, "label-strong", "red", "middle")
        x, y = at((42, -64))
        p.text(x - 3, y + 19, "X", 20, "label-strong", "red", "end")
        x, y = from_left(474, y0, k)
        p.text(x, y, "Y", 20, "label-strong", "red", "end")
        p.text(*[c + d for c, d in zip((474 - 24 * k, y0 + 16 * k), (0, 6))], "Z", 20, "label-strong", "red", "middle")
        p.text(356, 34, "Closed dark, open dashed", 17, "label-strong")
        p.text(356, 57, f"Cylinder \u00d8{BORE:.0f}, stroke {STROKE:.0f}, 5 bar: {push:.0f} N", 15, "label")
        p.text(356, 78, f"at the pad {force:.0f} N, over the rest", 15, "label")
        p.text(356, 104, "Shims in X, Y and Z", 17, "label-strong", "red")
    with p.small:
        at = draw(62, 98, 0.8, False)
        x, y = at((-34, -16))
        p.text(x, y + 5, "Z", 17, "label-strong", "red", "middle")
        x, y = at((38, -78))
        p.text(x, y + 2, "X", 17, "label-strong", "red", "end")
        x, y = from_left(234, 98, 0.8)
        p.text(x, y - 2, "Y", 17, "label-strong", "red", "end")
        p.text(196, 28, "Shims", 17, "label-strong", "red")
        p.text(196, 48, "in X, Y, Z", 17, "label-strong", "red")
    p.save("automotive2-clamp")


# ------------------------------------------------------------------------------------------- the pin unit

HOLE, PIN, TRAVEL = 12.0, 11.9, 25.0
TIP, LEAD = 13.0, 7.0  # how far the pin stands through the panel, its tapered end within that


def pin_unit():
    """The panel hooks under its rest, so the pin goes down first: up on the left of the axis, down on its right."""
    guide = 38.0
    assert TRAVEL >= TIP + 8 and guide >= 2 * PIN and 0.05 <= HOLE - PIN <= 0.2 and TIP - LEAD >= 3
    r = PIN / 2
    # Profiles (radius, height); the panel lies on z = 0.
    bush = [(r, -8), (13, -8), (13, -14), (10, -14), (10, -8 - guide), (r, -8 - guide)]
    barrel = [(5, -84), (34, -84), (34, -160), (0, -160), (0, -150), (16.4, -150), (16.4, -92), (5, -92)]
    house = [(10, -14), (34, -14), (34, -84), (22, -84), (22, -46), (10, -46)]
    rest = [(16, -14), (30, -14), (30, 0), (16, 0)]
    p = Picture("Pin unit that draws back: pin up on the left of the axis, down on the right, panel out sideways")
    pin = [(0, TIP), (2, TIP), (r, TIP - LEAD), (r, -50), (15, -50), (15, -58), (5, -58), (5, -112), (16, -112), (16, -122), (0, -122)]
    # Up or down, its piston stays in the barrel and its collar in the housing; down, the tip is below the panel.
    assert -122 - TRAVEL > -150 and -112 < -92 and -58 - TRAVEL >= -84 and -50 < -46 and TIP - TRAVEL < -8

    def draw(x0, y0, k, step):
        s = solids.Views()
        half = lambda ring, sign, dz=0: [(x0 + sign * a * k, y0 - (b + dz) * k) for a, b in ring]
        for sign, dz in ((-1, 0), (1, -TRAVEL)):
            for ring, angle, gap in ((bush, 135, step * 0.7), (house, 45, step), (barrel, 135, step), (rest, 45, step * 0.8)):
                h = half(ring, sign)
                s.hatch(h, step=gap, angle=angle, tone=True)
                s.line(*h, closed=True)
            p.area(*half(pin, sign, dz), cls="solid")
        foot = [(-60, -160), (60, -160), (60, -172), (-60, -172)]
        p.area(*[(x0 + a * k, y0 - b * k) for a, b in foot], cls="tone-strong bold")
        solids.put(p, s)
        p.line((x0, y0 - (TIP + 8) * k), (x0, y0 + 178 * k), cls="dash")
        at = lambda a, b: (x0 + a * k, y0 - b * k)
        for sign in (-1, 1):
            port = -146 if sign < 0 else -97
            p.area(at(sign * 34, port + 4), at(sign * 42, port + 4), at(sign * 42, port - 4), at(sign * 34, port - 4), cls="paper bold")
        # The panel: flat with its hole, then down and under the rest at the left.
        t = 1.6
        p.area(*[at(a, b) for a, b in ((-HOLE / 2, 0), (-68.4, 0), (-68.4, -28.4), (-44, -28.4), (-44, -30), (-70, -30), (-70, t), (-HOLE / 2, t))], cls="red red-line")
        p.area(*[at(a, b) for a, b in ((HOLE / 2, 0), (92, 0), (92, t), (HOLE / 2, t))], cls="red red-line")
        # The rest that the hook holds on to.
        p.area(*[at(a, b) for a, b in ((-64, -2), (-40, -2), (-40, -24), (-64, -24))], cls="paper bold")
        p.area(*[at(a, b) for a, b in ((-40, -18), (-34, -18), (-34, -24), (-40, -24))], cls="paper bold")
        return at

    with p.large:
        at = draw(270, 76, 2.14, 9)
        _go(p, (at(92, 1)[0] + 20, at(0, 1)[1]), (at(92, 1)[0] + 92, at(0, 1)[1]), 15)
        p.text(at(92, 1)[0] + 20, at(0, 1)[1] + 26, "out sideways", 16, "label-strong", "red")
        p.text(at(92, 1)[0] + 20, at(0, 1)[1] + 46, "once the pin is down", 14, "label")
        _note(p, 404, 176, f"pin \u00d8{PIN} in a hole of {HOLE:.0f}", at(r - 1, -30))
        _note(p, 404, 212, f"guided over {guide:.0f}", at(9, -22 - 8))
        _note(p, 404, 330, f"stroke {TRAVEL:.0f}", at(12, -115 - TRAVEL))
        p.text(404, 262, f"Down, the tip lies {TRAVEL - TIP:.0f}", 14, "label")
        p.text(404, 280, "below the panel", 14, "label")
        p.text(at(-24, 0)[0], 466, "pin up", 16, "label-strong", "ink", "middle")
        p.text(at(24, 0)[0], 466, "pin down", 16, "label-strong", "ink", "middle")
        _note(p, 96, 190, "hook", at(-62, -29.5), 14, "end")
    with p.small:
        at = draw(104, 36, 1.02, 7)
        _go(p, (at(92, 1)[0] + 10, at(0, 1)[1]), (at(92, 1)[0] + 66, at(0, 1)[1]), 11)
        p.text(206, 64, "out sideways", 14, "label-strong", "red")
        p.text(190, 130, "left: pin up", 14, "label")
        p.text(190, 150, "right: pin down", 14, "label")
        p.text(190, 176, f"stroke {TRAVEL:.0f}", 14, "label-strong")
    p.save("automotive2-pin-unit")


# ------------------------------------------------------------------------------------------ the manual fixture

NET, THICK = 70.0, 1.6
RESTS = ((-88, -34, True), (-88, 40, False), (88, 40, True), (88, -34, False), (0, 48, True))  # x, y, with clamp


def manual_fixture():
    """Base plate, panel, rests with risers, three clamps (post, arm, body, handle each) and two pins with risers."""
    sheet = box(-116, -62, NET, 232, 124, THICK).cut(rod((-52, -42, NET - 1), (-52, -42, NET + 9), 5)).cut(rod((52, -42, NET - 1), (52, -42, NET + 9), 5))
    sheet = sheet.makeFillet(16, [e for e in sheet.Edges if abs(e.BoundBox.ZLength - THICK) < 1e-6 and abs(abs(e.CenterOfMass.x) - 116) < 1 and abs(abs(e.CenterOfMass.y) - 62) < 1])
    hat = prism([(-62, -24, NET), (-50, -20, NET + 22), (50, -20, NET + 22), (62, -24, NET)], (0, 48, 0))
    hat = hat.cut(prism([(-60, -30, NET - 0.1), (-48.5, -30, NET + 20.4), (48.5, -30, NET + 20.4), (60, -30, NET - 0.1)], (0, 60, 0)))
    part = fused(sheet.cut(box(-60, -24, NET - 1, 120, 48, 9)), hat).cut(rod((-18, 0, NET), (-18, 0, NET + 40), 10)).cut(rod((18, 0, NET), (18, 0, NET + 40), 10))
    base = box(-156, -90, -20, 312, 206, 20)
    base = base.makeFillet(10, [e for e in base.Edges if abs(e.BoundBox.ZLength - 20) < 1e-6])
    solids_, clamps = [], []
    for x, y, clamped in RESTS:
        solids_ += [box(x - 18, y - 16, 0, 36, 32, 10), box(x - 11, y - 11, 10, 22, 22, NET - 32), box(x - 12, y - 12, NET - 22, 24, 24, 4), moved(turned([(0, 0), (10, 0), (10, 12), (7, 18), (0, 18)]), x, y, NET - 18)]
        if clamped:
            # The clamp stands outside the panel and reaches in.
            away = (math.copysign(46, x), 0) if abs(x) > 1 else (0, 46)
            post = box(-15, -15, 0, 30, 30, NET + 6)
            arm = box(-4, -54, NET + 22, 8, 58, 8)
            tip = rod((0, -46, NET + THICK), (0, -46, NET + 22), 5)
            body = fused(box(-9, -12, NET + 6, 18, 24, 4), box(-7, -8, NET + 10, 3, 18, 26), box(4, -8, NET + 10, 3, 18, 26))
            handle = fused(rod((0, 6, NET + 30), (0, 12, NET + 66), 3.4), rod((0, 12, NET + 66), (0, 15, NET + 92), 6))
            turn = 0 if not away[0] else (-90 if x > 0 else 90)
            for q in (post, fused(arm, tip), body, handle):
                clamps.append(moved(rotated(q, turn), x + away[0], y + away[1]))
            tip_at = rotated(tip, turn).CenterOfMass
            assert math.hypot(tip_at.x + away[0], tip_at.y + away[1]) < 0.01  # the force goes straight into the rest
    pins = []
    for x, slim in ((-52, False), (52, True)):
        post = [box(x - 14, -56, 0, 28, 28, 10), box(x - 9, -51, 10, 18, 18, NET - 26)]
        pin = turned([(0, NET - 16), (9, NET - 16), (9, NET - 4), (4.95, NET - 4), (4.95, NET + 10), (1.8, NET + 17), (0, NET + 17)])
        if slim:
            pin = pin.cut(box(-20, -20, NET - 4, 17, 40, 40)).cut(box(3, -20, NET - 4, 17, 40, 40))
        pins += [*post, moved(pin, x, -42)]
    every = [base, part, *solids_, *clamps, *pins]
    for n, a in enumerate(every):
        for b in every[:n]:
            if a.BoundBox.intersect(b.BoundBox) and not (a in clamps and b in clamps):
                assert a.common(b).Volume < 1, (a.BoundBox, b.BoundBox)
    return base, part, solids_, clamps, pins


def manual():
    """Pins fix the reinforcement, three toggle clamps press it on its rests."""
    base, part, solids_, clamps, pins = manual_fixture()
    every = [base, part, *solids_, *clamps, *pins]
    p = Picture("Manual welding fixture for a small reinforcement, with item numbers and bill of materials")
    whole, s, k = group(*every), solids.Views(), 1.42
    v = s.view(whole, seen_from(0.85, -1, 0.8), (236, 282), k, about=(0, 0, 20), soft=False, smallest=(40, 60))
    red = solids.seen(v, whole, part)

    def draw(by, dx, dy):
        solids.fill(p, [[(a * by + dx, b * by + dy) for a, b in ring] for ring in red], "red")
        solids.put(p, solids.scaled(s, by, dx, dy))
        return lambda *q: tuple(c * by + o for c, o in zip(v.at(*q), (dx, dy)))

    items = ((1, "Base plate", 1, "IS 2062"), (2, "Riser", 7, "IS 2062"), (3, "Shim pack", 5, "steel"), (4, "Rest", 5, "EN 31"), (5, "Round pin", 1, "EN 31"), (6, "Diamond pin", 1, "EN 31"), (7, "Toggle clamp", 3, "bought"))
    assert items[1][2] == len(RESTS) + 2 and items[3][2] == len(RESTS) and items[6][2] == sum(c for *_, c in RESTS)
    edges = [q for _, points in s.prims["edge"] for q in points]
    left, right, top, low = min(x for x, _ in edges), max(x for x, _ in edges), min(y for _, y in edges), max(y for _, y in edges)

    def fitted(x, y, wide):
        by = wide / (right - left)
        return draw(by, x - left * by, y - top * by), y + (low - top) * by

    with p.large:
        at, end = fitted(12, 62, 520)
        assert end < 474, end
        for n, tip, (dx, dy) in ((1, (-60, -90, -10), (-30, 48)), (2, (88, -45, 26), (62, 66)), (3, (88, -46, 50), (80, 40)), (4, (88, -44, 59), (92, 12)), (5, (-52, -42, 86), (-50, -72)), (6, (52, -42, 86), (-52, -196)), (7, (134, 52, 150), (-34, -40))):
            t = at(*tip)
            c, d = (t[0] + dx, t[1] + dy), math.hypot(dx, dy)
            p.line((c[0] - dx * 11 / d, c[1] - dy * 11 / d), t)
            p.circle(*t, 1.8, "ink")
            p.balloon(*c, n, 11)
        x0, x1 = 478, 628
        p.text(x0, 34, "Bill of materials", 16, "label-strong")
        p.line((x0, 44), (x1, 44))
        for i, (n, name, count, what) in enumerate(items):
            y = 66 + 25 * i
            p.text(x0 + 4, y, f"{n}", 14, "label-strong", "ink", "middle")
            p.text(x0 + 14, y, name, 13.5, "label")
            p.text(x0 + 104, y, f"{count}", 14, "label-strong", "ink", "end")
            p.text(x1, y, what, 12, "label", "faint", "end")
            p.line((x0, y + 8), (x1, y + 8), cls="hair")
    with p.small:
        assert fitted(20, 8, 280)[1] < 234
    p.save("automotive2-manual")


# ----------------------------------------------------------------------------------------- the locating plan

#: Panel A and panel B from above, in car coordinates (X along, Y across).
A_PANEL = [(2312, 412), (2470, 412), (2488, 430), (2488, 500), (2420, 500), (2396, 560), (2330, 560), (2312, 542)]
B_PANEL = [(2444, 436), (2560, 436), (2576, 452), (2576, 546), (2560, 562), (2506, 562), (2480, 490), (2444, 490)]
WELDS = ((2456, 448), (2456, 478), (2478, 448), (2478, 478))
#: Name, place, the directions it stops, why.
POINTS = (("Z1", (2467, 463), "z", "between the welds: takes the gun"), ("Z2", (2326, 426), "z", "far corner: widest triangle"), ("Z3", (2362, 546), "z", "third corner: no rocking"),
          ("P1", (2340, 480), "xy", "round pin: stops X and Y"), ("P2", (2430, 428), "y", "pin in slot: stops the turn"))
B_POINTS = (("Z4", (2548, 448), "z", "second panel: own corner"), ("Z5", (2540, 548), "z", "free end of thin sheet"), ("P3", (2560, 500), "xy", "round pin: stops X and Y"), ("P4", (2517, 512), "y", "pin in slot: stops the turn"))


def _freedom(points):
    """How many of the six motions of a panel the points stop."""
    rows = []
    for _, (x, y), axes, *_ in points:
        x, y = x - 2400, y - 480
        for axis in axes:
            rows.append({"z": (0, 0, 1, y, -x, 0), "x": (1, 0, 0, 0, 0, -y), "y": (0, 1, 0, 0, 0, x)}[axis])
    return int(solids.drawing.np.linalg.matrix_rank(solids.drawing.np.array(rows, float)))


def _within(q, ring):
    return sum((a[1] > q[1]) != (b[1] > q[1]) and q[0] < a[0] + (b[0] - a[0]) * (q[1] - a[1]) / (b[1] - a[1]) for a, b in zip(ring, ring[1:] + ring[:1])) % 2 == 1


def plan():
    """Six contacts stop the six motions of a panel, and each has its reason."""
    both = (*B_POINTS, POINTS[0])
    assert _freedom(POINTS) == 6 and sum(len(a) for _, _, a, _ in POINTS) == 6 and _freedom(both) == 6
    assert all(_freedom([q for q in POINTS if q is not out]) < 6 for out in POINTS)  # none of them is spare
    assert all(_within(q, A_PANEL) for _, q, *_ in POINTS) and all(_within(q, B_PANEL) for _, q, *_ in B_POINTS)
    assert all(_within(w, A_PANEL) and _within(w, B_PANEL) for w in WELDS)  # welds are in the overlap
    middle = tuple(sum(q[i] for q in A_PANEL) / len(A_PANEL) for i in (0, 1))
    assert _within(middle, [q for n, q, *_ in POINTS if n[0] == "Z"])  # its weight stays inside the triangle
    assert min(math.dist(q, w) for _, q, a, _ in (*POINTS, *B_POINTS) for w in WELDS) > 16  # a cap of 16 mm across passes
    p = Picture("Locating plan of a two-panel bracket in car coordinates, with the reason for every rest and pin")

    def pin(x, y, r, slot, cls):
        """A pin in its hole: round, or long along X so that it stops one way only."""
        g = r * 0.4
        if slot:
            p.path(f"M{x - r:.1f} {y - r - g:.1f}h{2 * r:.1f}a{r + g:.1f} {r + g:.1f} 0 0 1 0 {2 * (r + g):.1f}h{-2 * r:.1f}a{r + g:.1f} {r + g:.1f} 0 0 1 0 {-2 * (r + g):.1f}z", "paper bold")
        else:
            p.circle(x, y, r + g, "paper bold")
        p.circle(x, y, r, cls)

    def draw(x0, y0, k, small):
        at = lambda q: (x0 + (q[0] - 2300) * k, y0 - (q[1] - 400) * k)
        r = 13 if not small else 9
        for x in (2300, 2400, 2500, 2600):
            p.line(at((x, 400)), at((x, 572)), cls="hair")
            if not small:
                p.text(at((x, 400))[0], y0 + 18, f"X {x}", 14, "label", "faint", "middle" if 2300 < x < 2600 else "start" if x < 2600 else "end")
        for y in (400, 500):
            p.line(at((2300, y)), at((2600, y)), cls="hair")
            if not small:
                p.text(at((2600, y))[0] - 2, at((0, y))[1] - 5, f"Y {y}", 14, "label", "faint", "end")
        p.area(*[at(q) for q in A_PANEL], cls="red-tone bold")
        p.area(*[at(q) for q in B_PANEL], cls="tone-strong bold")
        for w in WELDS:
            x, y = at(w)
            c = 5.5 if not small else 3
            p.path(f"M{x - c:.1f} {y - c:.1f}l{2 * c} {2 * c}m0 {-2 * c}l{-2 * c} {2 * c}", "bold")
        for points, cls in ((POINTS, True), (B_POINTS, False)):
            for name, q, axes, *_ in points:
                x, y = at(q)
                if name[0] == "Z":
                    p.rect(x - r, y - r, 2 * r, 2 * r, "red" if cls else "solid")
                else:
                    pin(x, y, r, len(axes) == 1, "red" if cls else "solid")
                p.text(x, y + r * 0.4, name, r * 1.15 if not small else 11, "label-strong", "on-solid", "middle")
        return at

    with p.large:
        at = draw(16, 448, 2.03, False)
        # The reason beside each mark: offset of the first of two lines, and its anchor.
        beside = {"Z1": (58, 68, "start"), "Z2": (-13, -38, "start"), "Z3": (0, 32, "middle"), "P1": (26, -3, "start"), "P2": (-38, -3, "end"), "Z4": (-20, -3, "end"), "Z5": (0, 32, "middle"), "P3": (29, 34, "end"), "P4": (-2, 36, "middle")}
        for name, q, _, why in (*POINTS, *B_POINTS):
            x, y = at(q)
            dx, dy, anchor = beside[name]
            if name == "Z1":
                p.line((x + 9, y + 14), (x + 40, y + 64), (x + 54, y + 64), cls="red-hair")
            first, _, second = why.partition(": ")
            if not second:
                first, second = "free end of", "thin sheet"
            for n, words in enumerate((first + (":" if name != "Z5" else ""), second)):
                p.text(x + dx, y + dy + 17 * n, words, 15, "label-strong" if n == 0 else "label", "red" if name in ("Z1",) and n < 0 else "ink", anchor)
        p.text(16, 34, "Six contacts stop six motions", 22, "heading", "red")
        x = 16
        for mark, words in (("rest", "rest: stops Z"), ("hole", "pin in a hole: X and Y"), ("slot", "pin in a slot: one way"), ("weld", "weld spot")):
            y = 66
            if mark == "rest":
                p.rect(x, y - 8, 16, 16, "solid")
            elif mark == "weld":
                p.path(f"M{x + 4} {y - 5}l10 10m0 -10l-10 10", "bold")
            else:
                pin(x + (10 if mark == "hole" else 16), y, 7, mark == "slot", "solid")
            wide = {"rest": 22, "hole": 26, "slot": 38, "weld": 20}[mark]
            x += wide + p.text(x + wide, y + 5, words, 15) + 22
        p.text(300, 122, "A, red: located first", 15, "label-strong", "red", "middle")
        p.text(300, 142, "B, dark: laid over it", 15, "label-strong", anchor="middle")
    with p.small:
        draw(8, 198, 1.02, True)
        p.text(12, 228, "Six contacts stop six motions", 17, "label-strong", "red")
    p.save("automotive2-plan")


# ------------------------------------------------------------------------------------------- the gun section

CAP, FLANGE, THROAT = 16.0, 20.0, 260.0
GUN = [(-8, 3), (-8, 26), (-13, 30), (-13, 78), (-26, 86), (-26, 116), (60, 132), (286, 132), (318, 110), (318, -150), (290, -178), (20, -178), (-16, -160), (-16, -74), (-8, -64), (-8, -1), (8, -1), (8, -64), (16, -74), (16, -128), (34, -140), (THROAT, -140), (THROAT, 92), (60, 92), (14, 84), (13, 78), (13, 30), (8, 26), (8, 3)]
#: Steel near the weld: rest, riser and clamp of the next unit, in the plane of the gun.
STEEL = ([(46, -2), (74, -2), (74, -20), (46, -20)], [(40, -20), (112, -20), (112, -36), (84, -36), (84, -100), (64, -100), (64, -36), (40, -36)], [(50, 6), (70, 6), (70, 30), (128, 30), (128, 48), (50, 48)])
UNITS = ((74, 278), (200, 353), (279, 236), (277, 120), (222, 24), (112, 22), (20, 70), (20, 186))  # on the door, from its lower left corner


def _gap(a, b):
    """The shortest way between two closed outlines."""
    def away(q, p1, p2):
        (ax, ay), (bx, by) = p1, p2
        t = max(0, min(1, ((q[0] - ax) * (bx - ax) + (q[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)))
        c = (ax + t * (bx - ax), ay + t * (by - ay))
        return math.dist(q, c), q, c
    return min(away(q, p1, p2) for one, two in ((a, b), (b, a)) for q in one for p1, p2 in zip(two, two[1:] + two[:1]))


def gun():
    """The gun reaches the weld and passes the clamp beside it: the section proves it."""
    assert FLANGE >= CAP + 4 and len(UNITS) >= 8
    gaps = [_gap(GUN, ring) for ring in STEEL]
    least, one, two = min(gaps)
    assert least >= 20 and not any(_within(q, GUN) for ring in STEEL for q in ring), least
    def bow(*pieces):
        """Points along straight lines and cubic curves."""
        out = [pieces[0]]
        for piece in pieces[1:]:
            if len(piece) == 2:
                out.append(piece)
            else:
                p0, p1, p2, p3 = out[-1], *piece
                out += [tuple((1 - t) ** 3 * u + 3 * t * (1 - t) ** 2 * v + 3 * t * t * (1 - t) * w + t**3 * z for u, v, w, z in zip(p0, p1, p2, p3)) for t in (n / 10 for n in range(1, 11))]
        return out

    # A front door from inside, its hinges at the left: sill, hinge side, waist, pillar and roof, lock side.
    door = bow((14, 2), (268, 0), ((284, 2), (288, 14), (290, 34)), ((297, 110), (298, 170), (292, 226)), ((288, 272), (278, 318), (262, 350)), ((256, 362), (246, 366), (232, 367)), ((178, 368), (136, 350), (100, 318)), ((68, 290), (42, 262), (18, 234)), ((6, 220), (4, 206), (4, 196)), ((2, 140), (2, 70), (4, 14)), ((5, 6), (8, 3), (14, 2)))
    window = bow((50, 236), (262, 240), ((260, 276), (252, 310), (240, 336)), ((236, 343), (230, 345), (222, 345)), ((180, 344), (148, 332), (116, 306)), ((90, 284), (70, 262), (50, 236)))
    opening = bow((112, 196), (236, 200), ((250, 200), (256, 190), (257, 176)), (256, 100), ((254, 84), (244, 76), (230, 76)), (176, 70), ((156, 70), (148, 84), (140, 104)), ((128, 134), (104, 150), (92, 160)), ((82, 170), (88, 194), (112, 196)))
    assert all(_within(q, door) and not _within(q, window) for q in UNITS)
    p = Picture("Pneumatic fixture for a door: eight units around the panel, and the weld gun in section past a clamp")

    def section(x0, y0, k):
        at = lambda q: (x0 + q[0] * k, y0 - q[1] * k)
        block = lambda a, b, c, d, cls: p.area(at((a, b)), at((c, b)), at((c, d)), at((a, d)), cls=cls)
        # The gun, pale: cylinder above its moving electrode, bracket, transformer behind the throat.
        p.area(*[at(q) for q in GUN], cls="paper bold")
        block(-24, 122, 24, 196, "paper bold")
        block(-28, 196, 28, 204, "paper bold")
        block(-28, 118, 28, 126, "paper bold")
        block(-5, 204, 5, 214, "paper bold")
        p.circle(*at((190, 112)), 9 * k, "line")
        p.line(at((-8, 20)), at((8, 20)))
        p.line(at((-8, -19)), at((8, -19)))
        for ring in STEEL:
            p.area(*[at(q) for q in ring], cls="solid bold")
        p.line(*[at(q) for q in ((-12, 0), (92, 0), (116, 16), (196, 16))], cls="heavy")
        p.line(*[at(q) for q in ((-12, 2), (40, 2), (62, 2), (80, 2), (92, 2))], cls="heavy")
        p.line(at(one), at(two), cls="red-line")
        for (ax, ay), s in ((at(one), 1), (at(two), -1)):
            s = s if at(one)[0] < at(two)[0] else -s
            p.area((ax, ay), (ax + 8 * s, ay - 3), (ax + 8 * s, ay + 3), cls="red")
        p.circle(*at((0, 1)), 5, "red")
        return at

    def panel(x0, y0, k, r):
        at = lambda q: (x0 + q[0] * k, y0 - q[1] * k)
        for n, (x, y) in enumerate(UNITS):  # each unit reaches in from outside the edge
            out = math.radians((132, 90, 0, 0, -90, -90, 180, 180)[n])
            (u, v), far = (math.cos(out), math.sin(out)), 44
            ring = [(x + u * d - v * w, y + v * d + u * w) for d, w in ((0, 9), (far, 9), (far, -9), (0, -9))]
            foot = [(x + u * d - v * w, y + v * d + u * w) for d, w in ((far - 16, 16), (far, 16), (far, -16), (far - 16, -16))]
            p.area(*[at(q) for q in foot], cls="tone-strong bold")
            p.area(*[at(q) for q in ring], cls="tone-strong bold")
        p.path("M" + "L".join("{:.1f} {:.1f}".format(*at(q)) for q in door) + "Z", "ground bold")
        data = "".join("M" + "L".join("{:.1f} {:.1f}".format(*at(q)) for q in ring) + "Z" for ring in (door, window, opening))
        p.path(data, "tone bold", 'fill-rule="evenodd"')
        p.line(at((6, 222)), at((290, 230)), cls="line")  # waist
        p.circle(*at((72, 84)), 34 * k, "ground bold")  # loudspeaker
        p.circle(*at((72, 84)), 27 * k, "line")
        for y in (48, 150):  # hinges
            p.area(*[at(q) for q in ((-7, y - 13), (9, y - 13), (9, y + 13), (-7, y + 13))], cls="paper bold")
        p.area(*[at(q) for q in ((284, 168), (299, 168), (299, 196), (284, 196))], cls="paper bold")  # lock
        for n, q in enumerate(UNITS):
            p.balloon(*at(q), n + 1, r, red=n == 2)
        return at

    with p.large:
        panel(38, 426, 0.86, 12)
        p.text(16, 32, "Front door, eight units", 18, "label-strong")
        p.text(16, 53, "two with pins, six clamps", 15)
        p.text(624, 32, "Section at unit 3", 18, "label-strong", "ink", "end")
        at = section(378, 254, 0.77)
        p.text(*at((26, -124)), f"{least:.0f} mm free", 18, "label-strong", "red")
        p.text(at((0, 0))[0] - 16, at((0, 1))[1] + 6, "weld", 16, "label-strong", "red", "end")
        _dim(p, at((0, -206)), at((THROAT, -206)), f"throat {THROAT:.0f}", 15)
        p.text(at((138, 36))[0], at((0, 36))[1], "clamp", 16, "label-strong")
        p.text(at((120, -70))[0], at((0, -70))[1], "rest, riser", 16, "label-strong")
        p.text(at((96, 106))[0], at((0, 106))[1], "gun", 17, "label-strong")
        p.text(624, 462, f"cap \u00d8{CAP:.0f} on a flange of {FLANGE:.0f}", 15, "label", "ink", "end")
    with p.small:
        panel(26, 220, 0.5, 9)
        at = section(216, 116, 0.3)
        p.text(252, 196, f"{least:.0f} mm", 18, "label-strong", "red", "middle")
        p.text(252, 216, "free", 18, "label-strong", "red", "middle")
    p.save("automotive2-gun")


# ------------------------------------------------------------------------------------------- the drawing set

def details():
    """Every dimension has its tick: the drawing can be checked without the model."""
    block = fused(box(0, 0, 0, 80, 40, 18), box(0, 0, 0, 18, 40, 70))
    for y in (10, 30):
        block = block.cut(rod((-1, y, 56), (20, y, 56), 4)).cut(rod((-1, y, 34), (20, y, 34), 4.5))
    for x in (34, 66):
        block = block.cut(rod((x, 20, -1), (x, 20, 20), 4))
    block = block.cut(rod((50, 20, -1), (50, 20, 20), 4.5))
    b = block.BoundBox
    assert (b.XLength, b.YLength, b.ZLength) == (80, 40, 70) and block.isValid()
    edge = min(10 - 4.5, 80 - 66 - 4, 70 - 56 - 4)
    assert edge >= 4 and 66 - 34 == 32 and 56 - 34 == 22  # dowels and screws keep their edges; the chains add up
    mass = block.Volume * 7.85e-6
    assert abs(mass - 0.76) < 0.1, mass
    p = Picture("Drawing set of a fixture: the detail of an L-block, every dimension ticked by a checker")
    tick = lambda x, y, k=1.0: p.path(f"M{x:.1f} {y:.1f}l{4 * k:.1f} {5 * k:.1f}l{8 * k:.1f} {-12 * k:.1f}", "red-line")

    def sheet(x, y, w, h, words, number, size):
        p.rect(x, y, w, h, "paper bold")
        p.rect(x + 7, y + 7, w - 14, h - 14, "line")
        if words:
            p.text(x + 16, y + 7 + size * 1.15, words, size, "label-strong")
            p.text(x + w - 16, y + 7 + size * 1.15, number, size, "label", "faint", "end")

    def views(x, y, k):
        s = solids.Views()
        front = s.view(block, "front", (x, y), k)
        side = s.view(block, "left", (x + 152 * k, y), k)
        top = s.view(block, "top", (x, y + 66 * k), k)
        for v, lines in ((front, (((-3, 0, 56), (21, 0, 56)), ((-3, 0, 34), (21, 0, 34)), ((34, 0, -3), (34, 0, 21)), ((50, 0, -3), (50, 0, 21)), ((66, 0, -3), (66, 0, 21)))), (side, (((0, 20, -3), (0, 20, 73)),)), (top, (((22, 20, 0), (83, 20, 0)),))):
            for a, c in lines:
                s.axis(v.at(*a), v.at(*c), 0)
        return s, front, side, top

    with p.large:
        sheet(20, 14, 520, 380, "Unit 3, riser", "07-03-01", 13)
        sheet(42, 42, 546, 390, "Unit 3, pin holder", "07-03-04", 13)
        sheet(64, 70, 560, 396, "Unit 3, L-block", "07-03-02", 14)
        k = 1.84
        s, front, side, top = views(130, 272, k)
        solids.put(p, s)
        X0, X1, F = front.at(0, 0, 0)[0] - 30, front.at(80, 0, 0)[0] + 12, front.at
        rows = [((X0, F(0, 0, 70)[1]), (X0, F(0, 0, 0)[1]), "70"), ((F(0, 0, 0)[0], F(0, 0, 0)[1] + 18), (F(80, 0, 0)[0], F(0, 0, 0)[1] + 18), "80"),
                ((F(0, 0, 0)[0], F(0, 0, 70)[1] - 16), (F(18, 0, 0)[0], F(0, 0, 70)[1] - 16), "18"), ((X1, F(0, 0, 18)[1]), (X1, F(0, 0, 0)[1]), "18")]
        S, t = side.at, top.at
        xs = S(0, 0, 0)[0] + 24
        rows += [((xs, S(0, 0, 56)[1]), (xs, S(0, 0, 34)[1]), "22 \u00b10.02"), ((xs, S(0, 0, 34)[1]), (xs, S(0, 0, 0)[1]), "34"), ((S(0, 30, 0)[0], S(0, 0, 70)[1] - 16), (S(0, 10, 0)[0], S(0, 0, 70)[1] - 16), "20 \u00b10.02"),
                 ((S(0, 40, 0)[0], S(0, 0, 0)[1] + 18), (S(0, 0, 0)[0], S(0, 0, 0)[1] + 18), "40")]
        yb = t(0, 0, 0)[1] + 18
        rows += [((t(0, 0, 0)[0], yb), (t(34, 0, 0)[0], yb), "34"), ((t(34, 0, 0)[0], yb), (t(66, 0, 0)[0], yb), "32 \u00b10.02"), ((t(0, 0, 0)[0] - 14, t(0, 40, 0)[1]), (t(0, 0, 0)[0] - 14, t(0, 20, 0)[1]), "20")]
        assert 34 + 22 + 14 == 70 and 34 + 32 + 14 == 80 and 10 + 20 + 10 == 40
        for a, c, words in rows:
            room, w = math.dist(a, c), p.measure(words, 14, "label-strong")
            x, y = (a[0] + c[0]) / 2, (a[1] + c[1]) / 2
            if room > w + 54 or (abs(a[0] - c[0]) < 1 and room > 60):
                _dim(p, a, c, words, on="paper")
                tick(x - w / 2 - 17 if x < X0 + 5 and abs(a[0] - c[0]) < 1 else x + w / 2 + 6, y)
            else:  # the figure beside the line
                p.line(a, c)
                flat = abs(a[1] - c[1]) < 1
                for q in (a, c):
                    p.line(*(((q[0], q[1] - 5), (q[0], q[1] + 5)) if flat else ((q[0] - 5, q[1]), (q[0] + 5, q[1]))))
                under = flat and y == yb
                place = (x - w / 2 - 6, y + 19) if under else (max(a[0], c[0]) + 8, y + 5) if flat else (x - w - 24, y + 5) if x < X0 + 20 else (x + 8, y + 5)
                p.text(*place, words, 14, "label-strong")
                tick(place[0] + w + 4, place[1] - 4)
        for i, words in enumerate(("4 \u00d7 \u00d88 H7 through, dowels", "3 \u00d7 \u00d89 through, screw M8")):
            p.text(334, 346 + 22 * i, words, 14, "label")
            tick(334 + p.measure(words, 14) + 8, 342 + 22 * i)
        for i, (name, value) in enumerate((("C45, black finish", f"{mass:.2f} kg"), ("2 off", "1 : 1"), ("Checked", "specimen"))):
            y = 382 + 25 * i
            p.rect(334, y, 283, 25, "line")
            p.text(342, y + 17, name, 14, "label-strong" if i == 2 else "label", "red" if i == 2 else "ink")
            p.text(608, y + 17, value, 14, "label", "ink", "end")
    with p.small:
        sheet(10, 8, 262, 190, "", "", 12)
        sheet(24, 22, 264, 194, "", "", 12)
        sheet(38, 36, 272, 196, "L-block", "07-03-02", 13)
        k = 1.14
        s = solids.Views()
        front = s.view(block, "front", (84, 178), k)
        side = s.view(block, "left", (262, 178), k)
        solids.put(p, s)
        for a, c, dx, dy, words in ((front.at(0, 0, 70), front.at(0, 0, 0), -16, 0, "70"), (front.at(0, 0, 0), front.at(80, 0, 0), 0, 18, "80"), (side.at(0, 40, 0), side.at(0, 0, 0), 0, 18, "40")):
            a, c = (min(a[0], c[0]) + dx, a[1]) if dx else (a[0], a[1] + dy), (min(a[0], c[0]) + dx, c[1]) if dx else (c[0], c[1] + dy)
            _dim(p, a, c, words, 13, on="paper")
            tick((a[0] + c[0]) / 2 + (8 if dy else -22), (a[1] + c[1]) / 2 - (7 if dy else 0), 0.8)
        p.text(134, 100, "every dimension", 13, "label-strong", "red")
        p.text(134, 116, "has its tick", 13, "label-strong", "red")
    p.save("automotive2-details")


PICTURES = [clamp, manual, plan, gun, pin_unit, details]
