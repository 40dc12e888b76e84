"""BIW Fixture Design: pieces of the course, each modelled or computed here. Millimetres and newtons throughout."""
import math

import solids
from kit import Picture
from parts import box, fused, group, moved, prism, rod, rotated, turned
from sheet import polar, seen_from


def _dim(p, a, b, words, size=14, cls="line", ink="ink"):
    """A dimension along x or y between two points of the picture, its figure in a gap of the line."""
    p.line(a, b, cls=cls)
    flat = abs(a[1] - b[1]) < 0.1
    for (x, y), s in ((a, 1), (b, -1)):
        p.line(*(((x, y - 6), (x, y + 6)) if flat else ((x - 6, y), (x + 6, y))), cls=cls)
        p.area(*(((x, y), (x + 8 * s, y - 2.7), (x + 8 * s, y + 2.7)) if flat else ((x, y), (x - 2.7, y + 8 * s), (x + 2.7, y + 8 * s))), cls=ink)
    w = p.measure(words, size, "label-strong") + 8
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    p.rect(x - w / 2, y - size * 0.6, w, size * 1.2, "ground")
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

    with p.large:
        at = draw(176, 256, 1.36, True)
        p.text(*polar(at(PIVOT), 128, 129), f"{SWING:.0f}\\u00b0", 17, "label-strong", "ink", "middle") if False else None
        x, y = polar(at(PIVOT), 122, 134)
        p.text(x, y, f"{SWING:.0f}\\u00b0", 17, "label-strong", "ink", "middle")
        _note(p, 40, 226, "panel", at((-30, 1)), 14, "start") if False else None
        p.text(88, 218, "panel", 14, "label", "ink", "end")
        x, y = at((-34, -16))
        p.text(x, y + 6, "Z", 18, "label-strong", "red", "middle")
        x, y = at((42, -76))
        p.text(x, y + 8, "X", 18, "label-strong", "red", "end")
        # From the left: the rest stands beside its bracket, with the third shim between.
        k, x0, y0 = 1.36, 470, 256
        q = lambda a, b: (x0 + a * k, y0 - b * k)
        block = lambda a, b, c, d, cls: p.area(q(a, b), q(c, b), q(c, d), q(a, d), cls=cls)
        block(-62, -166, 92, -150, "tone-strong bold")
        block(-10, -150, 62, -140, "paper bold")
        block(14, -140, 40, -18, "paper bold")
        block(-16, -64, 10, -18, "paper bold")
        block(10, -64, 14, -18, "red")
        block(-14, -18, 8, -14, "red")
        block(-12, -14, 6, 0, "paper bold")
        p.line(q(-50, 1), q(56, 1), cls="heavy")
        block(-12, 2, 6, 18, "solid bold")
        block(-14, 18, 8, 44, "solid bold")
        p.circle(*q(-3, -41), 4.4, "line")
        x, y = q(12, -76)
        p.text(x, y + 8, "Y", 18, "label-strong", "red", "middle")
        x, y = q(-26, -16)
        p.text(x, y + 6, "Z", 18, "label-strong", "red", "middle")
        p.text(384, 36, "Closed dark, open dashed", 15, "label-strong")
        for i, (name, value) in enumerate((("Cylinder", f"\\u00d8{BORE:.0f}, stroke {STROKE:.0f}"), ("Air", f"{10 * AIR:.0f} bar"), ("Pushes", f"{push:.0f} N"), ("Clamps", f"{force:.0f} N"))):
            yy = 64 + 23 * i
            p.text(384, yy, name, 14, "label", "faint")
            p.text(610, yy, value, 14, "label-strong", "ink", "end")
            p.line((384, yy + 7), (610, yy + 7), cls="hair")
        p.text(384, 162, "Shims in X, Y and Z", 15, "label-strong", "red")
    with p.small:
        at = draw(110, 124, 0.68, False)
        x, y = at((-34, -16))
        p.text(x, y + 5, "Z", 15, "label-strong", "red", "middle")
        x, y = at((42, -76))
        p.text(x, y + 6, "X", 15, "label-strong", "red", "end")
        p.text(218, 44, "open", 14, "label", "ink") if False else None
        p.text(212, 150, f"{SWING:.0f}\\u00b0", 30, "label-strong")
        p.text(212, 170, "open and closed", 13, "label")
        p.text(212, 198, "Shims", 14, "label-strong", "red")
        p.text(212, 215, "in X, Y, Z", 14, "label-strong", "red")
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
    pin = [(0, TIP), (2, TIP), (r, TIP - LEAD), (r, -62), (9, -62), (9, -70), (5, -70), (5, -112), (16, -112), (16, -122), (0, -122)]
    bush = [(r, -8), (13, -8), (13, -14), (10, -14), (10, -8 - guide), (r, -8 - guide)]
    house = [(10, -14), (13, -14), (34, -14), (34, -84), (11, -84), (11, -98), (9.4, -98), (9.4, -78), (22, -78), (22, -46), (10, -46)]
    barrel = [(5, -84), (34, -84), (34, -160), (0, -160), (0, -150), (16.4, -150), (16.4, -92), (5, -92)]
    house = [(10, -14), (34, -14), (34, -84), (22, -84), (22, -46), (10, -46)]
    rest = [(16, -14), (30, -14), (30, 0), (16, 0)]
    # Down, its piston still stands in the barrel and its collar in the housing.
    assert -122 - TRAVEL > -150 and -70 - TRAVEL > -84 - 12 and TIP - TRAVEL < -8
    p = Picture("Pin unit that draws back: pin up on the left of the axis, down on the right, panel out sideways")
    collar = 84 - TRAVEL
    pin = [(0, TIP), (2, TIP), (r, TIP - LEAD), (r, -50), (15, -50), (15, -58), (5, -58), (5, -112), (16, -112), (16, -122), (0, -122)]
    assert -58 - TRAVEL >= -84 and -50 <= -46

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
        left = [(-HOLE / 2, 0), (-70, 0), (-70, -30), (-48, -30), (-48, -30 + t), (-70 + t, -30 + t), (-70 + t, -0.0), (-70 + t, 0), (-HOLE / 2, 0), (-HOLE / 2, t), (-70, t), (-70, 0)]
        p.area(*[at(a, b) for a, b in ((-HOLE / 2, 0), (-68.4, 0), (-68.4, -28.4), (-44, -28.4), (-44, -30), (-70, -30), (-70, t), (-HOLE / 2, t))], cls="red red-line")
        p.area(*[at(a, b) for a, b in ((HOLE / 2, 0), (92, 0), (92, t), (HOLE / 2, t))], cls="red red-line")
        # The rest that the hook holds on to.
        p.area(*[at(a, b) for a, b in ((-64, -2), (-40, -2), (-40, -24), (-64, -24))], cls="paper bold")
        p.area(*[at(a, b) for a, b in ((-40, -18), (-34, -18), (-34, -24), (-40, -24))], cls="paper bold")
        return at

    with p.large:
        at = draw(236, 76, 2.14, 9)
        _go(p, (at(92, 1)[0] + 20, at(0, 1)[1]), (at(92, 1)[0] + 92, at(0, 1)[1]), 15)
        p.text(at(92, 1)[0] + 20, at(0, 1)[1] + 26, "out sideways", 16, "label-strong", "red")
        p.text(at(92, 1)[0] + 20, at(0, 1)[1] + 46, "once the pin is down", 14, "label")
        x = at(112, 0)[0] + 24
        x = 352
        y1, y2 = at(0, TIP)[1], at(0, TIP - TRAVEL)[1]
        _note(p, 452, 214, f"pin \\u00d8{PIN} in a hole of {HOLE:.0f}", at(r - 1, -30))
        _note(p, 452, 262, f"guided over {guide:.0f}", at(9, -22 - 8))
        _note(p, 452, 310, f"down {TRAVEL:.0f}: {TRAVEL - TIP:.0f} clear of the panel", at(8, -122 - TRAVEL + 6 + 20)) if False else None
        _note(p, 452, 310, f"stroke {TRAVEL:.0f}", at(12, -115 - TRAVEL))
        _note(p, 452, 358, f"{TRAVEL - TIP:.0f} below the panel", at(r - 1, TIP - TRAVEL - 3)) if False else None
        p.text(452, 358, f"Down, the tip lies {TRAVEL - TIP:.0f}", 14, "label")
        p.text(452, 376, "below the panel", 14, "label")
        p.text(at(-24, 0)[0], 466, "pin up", 16, "label-strong", "ink", "middle")
        p.text(at(24, 0)[0], 466, "pin down", 16, "label-strong", "ink", "middle")
        _note(p, 24, 190, "hook", at(-62, -29.5), 14)
    with p.small:
        at = draw(104, 36, 1.02, 7)
        _go(p, (at(92, 1)[0] + 10, at(0, 1)[1]), (at(92, 1)[0] + 66, at(0, 1)[1]), 11)
        p.text(206, 64, "out sideways", 14, "label-strong", "red")
        p.text(190, 130, "left: pin up", 14, "label")
        p.text(190, 150, "right: pin down", 14, "label")
        p.text(190, 176, f"stroke {TRAVEL:.0f}", 14, "label-strong")
    p.save("automotive2-pin-unit")


PICTURES = [clamp, pin_unit]
