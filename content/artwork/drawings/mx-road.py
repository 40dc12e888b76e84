"""MX Road: a horizontal curve with its transitions (plan), the superelevation along it, and the cross section at full superelevation.

Figures of the Indian code for 65 km/h: superelevation v^2 / 225 R, so 7 % at R 270; camber 2.5 %.
"""
import math

from sheet import Sheet, polar

R, DELTA, LS, STRAIGHT, LANE, VERGE = 270.0, 60.0, 72.0, 84.0, 3.5, 6.0
ARC = R * math.radians(DELTA) - LS
ENDS = (0, STRAIGHT, STRAIGHT + LS, STRAIGHT + LS + ARC, STRAIGHT + 2 * LS + ARC, 2 * STRAIGHT + 2 * LS + ARC)
CAMBER, FULL = 2.5, 7.0


def curvature(s):
    """None on the straights, growing evenly along the transitions (clothoids), full on the arc."""
    _, ts, sc, cs, st, _ = ENDS
    return 0 if s < ts or s > st else (s - ts) / LS / R if s < sc else 1 / R if s < cs else (st - s) / LS / R


def alignment(step=1.0):
    """Points (chainage, x, y, heading) along the centre line, heading 30 degrees up at the start; metres, y upwards."""
    x = y = 0.0
    a, s, out = math.radians(DELTA / 2), 0.0, []
    while s <= ENDS[-1] + 1e-9:
        out.append((s, x, y, a))
        middle = a - curvature(s + step / 4) * step / 2
        x, y, a = x + step * math.cos(middle), y + step * math.sin(middle), a - curvature(s + step / 2) * step
        s += step
    return out


def draw():
    s = Sheet("Road alignment: plan of a curve with transitions, superelevation diagram, superelevated cross section")
    k, line = 1.14, alignment()
    width = line[-1][1]
    at = lambda x, y: (320 + (x - width / 2) * k, 196 - y * k)

    def spot(chain, off=0.0):
        """The sheet point beside the centre line at a chainage, `off` metres to its left."""
        _, x, y, a = min(line, key=lambda p: abs(p[0] - chain))
        return at(x - off * math.sin(a), y + off * math.cos(a))

    def run(a, b, off, cls):
        n = max(3, round((b - a) / 36))
        s.curve([spot(a + (b - a) * i / n, off) for i in range(n + 1)], cls)

    begin, ts, sc, cs, st, end = ENDS
    for off, cls in ((-LANE, "edge"), (LANE, "edge"), (-VERGE, "soft"), (VERGE, "soft")):
        s.line(spot(begin, off), spot(ts, off), cls=cls)
        run(ts, st, off, cls)
        s.line(spot(st, off), spot(end, off), cls=cls)
    s.line(spot(begin), spot(ts), cls="axis")
    run(sc, cs, 0, "axis")
    s.line(spot(st), spot(end), cls="axis")
    for a, b in ((ts, sc), (cs, st)):
        run(a, b, 0, "accent")
    for chain in range(20, int(end), 20):  # chainage every 20 m, longer at hundreds
        s.line(spot(chain, VERGE), spot(chain, VERGE + (7 if chain % 100 == 0 else 3)), cls="dim")
    # The tangents run on to the intersection point; the deflection is marked there.
    a, b = spot(ts), spot(st)
    ip = ((a[0] + b[0]) / 2, a[1] - (b[0] - a[0]) / 2 * math.tan(math.radians(DELTA / 2)))
    beyond = polar(ip, 54, DELTA / 2)
    s.line(a, ip, b, cls="dim")
    s.line(ip, beyond, cls="dim")
    s.arc(ip, 2.5, cls="dim")
    s.angle(ip, 44, -DELTA / 2, DELTA / 2, "60°")
    s.text(ip[0] - 8, ip[1] - 2, "IP", "end")
    for chain, name in ((ts, "TS"), (sc, "SC"), (cs, "CS"), (st, "ST")):
        (x0, y0), (x1, y1) = spot(chain, -VERGE), spot(chain, -VERGE - 12)
        s.line((x0, y0), (x1, y1), cls="dim")
        s.text(x1 + (x1 - x0) * 0.5, y1 + 12, name, "middle")
    crown = spot((sc + cs) / 2)
    s.line((crown[0], crown[1] + 72), crown, cls="dim")
    s.arrow(crown, 90)
    s.text(crown[0] + 6, crown[1] + 60, "R 270")

    # Superelevation: the levels of both edges against the centre line, along the chainage.
    left, base, u, v = 30, 318, 0.66, 7
    on = lambda chain, percent: (left + chain * u, base - percent * v)
    rate = FULL / LS
    out = CAMBER / rate
    s.axis(on(begin, 0), on(end, 0), 0)
    for sign, knee, level in ((1, -out, -CAMBER), (-1, out, -CAMBER)):
        s.line(on(begin, level), on(ts + knee, level), on(ts + max(knee, 0), 0 if sign > 0 else level))
        s.line(on(ts + max(knee, 0), 0 if sign > 0 else level), on(sc, sign * FULL), cls="accent")
        s.line(on(sc, sign * FULL), on(cs, sign * FULL))
        s.line(on(cs, sign * FULL), on(st - max(knee, 0), 0 if sign > 0 else level), cls="accent")
        s.line(on(st - max(knee, 0), 0 if sign > 0 else level), on(st - knee, level), on(end, level))
    for chain, name in ((ts, "TS"), (sc, "SC"), (cs, "CS"), (st, "ST")):
        s.line(on(chain, FULL + 1.5), on(chain, -FULL - 1.5), cls="dim")
        if name in ("TS", "ST"):
            s.text(on(chain, 0)[0], on(0, -FULL - 1.5)[1] + 13, name, "middle")
    middle = (sc + cs) / 2
    s.height(on(middle, 0), on(middle, FULL), on(middle, 0)[0], "7 %")

    # The cross section on the arc: turned about its centre line by 7 %; the camber of the straight is dashed.
    m, cx, cy = 14, 518, 316
    sec = lambda x, z: (cx + x * m, cy - z * m)
    tilt = lambda x: -x * FULL / 100
    s.line(sec(-8.2, tilt(-VERGE) - 1.5), sec(-VERGE, tilt(-VERGE)), sec(VERGE, tilt(VERGE)), sec(7.4, tilt(VERGE) - 0.95))
    for depth in (0.4, 1.0):
        s.line(sec(-LANE - depth * 0.6, tilt(-LANE) - depth), sec(LANE + depth * 0.6, tilt(LANE) - depth), cls="soft")
    layer = [(-1, 0.4), (1, 0.4), (1, 1.0), (-1, 1.0)]
    s.hatch([sec(e * (LANE + d * 0.6), tilt(e * LANE) - d) for e, d in layer], step=4.5)
    for e in (-1, 1):
        s.line(sec(e * LANE, tilt(e * LANE)), sec(e * (LANE + 0.6), tilt(e * LANE) - 1.0), cls="soft")
        s.line(sec(0, 0), sec(e * VERGE, -VERGE * CAMBER / 100), cls="hidden")
    s.axis(sec(0, -1.8), sec(0, 1.6))
    s.width(sec(-LANE, tilt(-LANE) - 1), sec(LANE, tilt(LANE) - 1), 378, "7 m")
    s.text(*sec(1.2, 1.3), "7 %")
    s.line(sec(0.9, 0.85), sec(4.6, 0.85 + tilt(3.7)), cls="dim")
    s.arrow(sec(4.6, 0.85 + tilt(3.7)), -math.degrees(math.atan(FULL / 100)))
    return s
