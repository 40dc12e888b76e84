"""AutoCAD: what a student draws, from solids that prove the views."""
import math

import FreeCAD  # noqa: F401 (before Part, or Part crashes)
import Part
from FreeCAD import Vector as V

import solids
from kit import Picture
from parts import box, circular_at, fused, group, hex_bolt, hex_nut, laid, moved, prism, rod, rotated, rounded, turned, upright

# -------------------------------------------------------------------------------------------------- stepped shaft

#: Steps from the left: diameter, end (mm). The bearing seats are the two of 25.
STEPS = [(20, 40), (24, 62), (25, 84), (34, 96), (28, 146), (25, 168), (20, 190)]
KEYS = [(6, 3.5, 6, 34, 20), (8, 4.0, 100, 142, 28)]  # width, depth (IS 2048), from, to, diameter


def shaft():
    """The shaft along x, its keyways up front (towards the reader)."""
    body, x = None, 0
    profile = [(0, 0)]
    for d, end in STEPS:
        profile += [(d / 2, x), (d / 2, end)]
        x = end
    body = turned([*profile, (0, x)])
    body = laid(body, (1, 0, 0))
    for at in (83, 147.2):  # undercuts beside the shoulders
        body = body.cut(rod((at - 1.2, 0, 0), (at + 1, 0, 0), 20).cut(rod((at - 2, 0, 0), (at + 2, 0, 0), 12.1)))
    for wide, deep, a, b, d in KEYS:
        tool = fused(box(a + wide / 2, -d / 2, -wide / 2, b - a - wide, deep, wide), *[rod((x, -d / 2, 0), (x, -d / 2 + deep, 0), wide / 2) for x in (a + wide / 2, b - wide / 2)])
        body = body.cut(tool)
    for end, s in ((0, 1), (190, -1)):
        ring = turned([(8.8, 0), (14, 0), (14, 1.2), (10, 1.2)] if s > 0 else [(8.8, 0), (10, -1.2), (14, -1.2), (14, 0)])
        body = body.cut(moved(laid(ring, (1, 0, 0)), end))
    return body.removeSplitter()


def shaft_sheet():
    """Both bearing seats run true to each other."""
    p = Picture("A stepped shaft on an A3 sheet: keyways, bearing fits and run-out")
    part = shaft()
    assert part.isValid() and abs(part.BoundBox.XLength - 190) < 1e-6

    def section(views, at, k, x, d):
        disc = moved(part.common(box(x - 2, -40, -40, 4, 80, 80)), -x)
        view = views.section([(disc, 45, 4.4)], "left", at, k, through=(-1, 0, 0))
        views.cross(at, d / 2 * k, 7)
        return view

    def seat(view, x0, x1):
        a, b = view.at(x0, 0, 12.5), view.at(x1, 0, -12.5)
        p.rect(a[0], a[1], b[0] - a[0], b[1] - a[1], "red-face")

    p.style("red-face", "fill:#a8321247", "fill:#ff7d5259")

    def frame(x, y, cells, size=16, high=26):
        """A tolerance frame."""
        at = x
        for words in cells:
            wide = 28 if words is None else p.measure(words, size, "label-strong") + 16
            p.rect(at, y, wide, high, "paper red-line")
            if words is None:  # the arrow of circular run-out
                p.line((at + 8, y + high - 6), (at + 19, y + 7), cls="red-line")
                p.area((at + 20.5, y + 5), (at + 12.5, y + 9), (at + 17, y + 13.5), cls="red")
            else:
                p.text(at + 8, y + high / 2 + size * 0.35, words, size, "label-strong", "red")
            at += wide
        return at

    with p.large:
        views, k, ox, oy = solids.Views(), 3.0, 35, 160
        p.rect(8, 8, 624, 464, "bold")
        front = views.view(part, "front", (ox, oy), k, hidden=False)
        for x in (62, 146):
            seat(front, x, x + 22)
        views.axis(front.at(0, 0, 0), front.at(190, 0, 0), 10)
        low = 390
        cut1 = section(views, (84, low), 3.0, 18, 20)
        cut2 = section(views, (238, low), 3.0, 120, 28)
        for x, d, letter in ((18, 20, "C"), (136, 28, "D")):
            for s in (1, -1):
                q = front.at(x, 0, s * (d / 2 + 6))
                views.line(q, (q[0], q[1] - s * 11))
                views.text(q[0] + 9, q[1] + (4.5 if s < 0 else 2), letter, "middle")
        views.text(84, 460, "C–C", "middle")
        views.text(238, 460, "D–D", "middle")
        for cut, (wide, deep, _, _, d), depth, key in ((cut1, KEYS[0], "16.5", "6 P9"), (cut2, KEYS[1], "24", "8 P9")):
            assert d - deep == float(depth)
            views.width(cut.at(0, -d / 2 + deep, 0), cut.at(0, d / 2, 0), low - d / 2 * k - 14, depth)
            right = cut.at(0, -d / 2, 0)[0]
            views.height((right + 2, low - wide / 2 * k), (right + 2, low + wide / 2 * k), right + 20, key)
        begin = 0
        for d, end in STEPS:  # lengths of the steps; the seal's is left open, or the chain would be closed
            if d != 24:
                views.width(front.at(begin, 0, -d / 2), front.at(end, 0, -d / 2), 262, f"{end - begin}")
            begin = end
        views.width(front.at(0, 0, -10), front.at(190, 0, -10), 292, "190")
        views.leader(front.at(11, 0, 10), (66, 82), "Ø20 h6")
        views.leader(front.at(44, 0, 12), (182, 96), "Ø24")
        views.leader(front.at(92, 0, 17), (326, 92), "Ø34")
        views.leader(front.at(183, 0, 10), (566, 104), "Ø20")
        solids.put(p, views, 15)
        # The seats: fit, datum and run-out in red.
        for x in (73, 157):
            top = front.at(x, 0, 12.5)
            p.line(top, (top[0], 62), cls="red-hair")
            p.text(top[0], 55, "Ø25 k6", 17, "label-strong", "red", "middle")
        p.text(front.at(157, 0, 0)[0], 36, "+0.015  +0.002", 13, "label", "red", "middle")
        p.text(front.at(73, 0, 0)[0], 36, "+0.015  +0.002", 13, "label", "red", "middle")
        frame(322, 42, (None, "0.02", "A–B"))
        p.text(322, 34, "Ø28 r6", 15)
        q = front.at(127, 0, 14)
        p.line((q[0], 68), (q[0], q[1] - 2), cls="red-line")
        p.area((q[0], q[1] - 1), (q[0] - 3, q[1] - 10), (q[0] + 3, q[1] - 10), cls="red")
        for x, letter in ((66, "A"), (150, "B")):  # datums on the seats
            a, b = front.at(x, 0, -12.5)
            p.area((a, b), (a - 6, b + 10), (a + 6, b + 10), cls="ink")
            p.line((a, b + 10), (a, b + 18))
            p.rect(a - 10, b + 18, 20, 20, "paper line")
            p.text(a, b + 33, letter, 14, "label-strong", anchor="middle")
        for n, words in enumerate(("Seats A and B ground, Ra 0.8", "Ends chamfered 1.2 × 45°", "Other sizes IS 2102 medium")):
            p.text(360, 330 + 20 * n, words, 15)
        p.add('<g transform="translate(10 22)">')
        p.rect(342, 376, 280, 74, "bold")
        p.line((342, 400), (622, 400))
        p.line((342, 425), (622, 425))
        p.line((486, 400), (486, 450))
        p.text(350, 393, "Stepped shaft", 16, "label-strong")
        p.text(614, 393, "Specimen", 13, anchor="end")
        p.text(350, 418, "C45, 1 off", 14)
        p.text(494, 418, "IS 919 fits", 14)
        p.text(350, 443, "Scale 2:1", 14)
        p.text(494, 443, "A3, first angle", 14)
        p.add("</g>")
    with p.small:
        views, k = solids.Views(), 1.52
        front = views.view(part, "front", (16, 112), k, hidden=False)
        for x in (62, 146):
            seat(front, x, x + 22)
        views.axis(front.at(0, 0, 0), front.at(190, 0, 0), 7)
        solids.put(p, views)
        for x in (73, 157):
            top = front.at(x, 0, 12.5)
            p.line(top, (top[0], 66), cls="red-hair")
            p.text(top[0], 58, "Ø25 k6", 16, "label-strong", "red", "middle")
        views2 = solids.Views()
        views2.width(front.at(0, 0, -10), front.at(190, 0, -10), 184, "190")
        solids.put(p, views2, 14)
        frame(104, 202, (None, "0.02", "A–B"), 18, 28)
        q = front.at(130, 0, -14)
        p.line((q[0], 202), (q[0], q[1] + 8), cls="red-line")
        p.area((q[0], q[1] + 1), (q[0] - 3, q[1] + 9), (q[0] + 3, q[1] + 9), cls="red")
        for x, letter in ((73, "A"), (157, "B")):
            a, b = front.at(x, 0, -12.5)
            p.area((a, b), (a - 5, b + 7), (a + 5, b + 7), cls="ink")
            p.line((a, b + 7), (a, b + 12))
            p.rect(a - 9, b + 12, 18, 18, "paper line")
            p.text(a, b + 26, letter, 14, "label-strong", anchor="middle")
    p.save("autocad-shaft")


# ------------------------------------------------------------------------------------------------------ screw jack

LIFT = 92  # mm


def ridged(core, top, low, high, pitch):
    """Radius and height pairs of a square thread drawn as rings."""
    points, z = [(core, low)], low
    while z + pitch <= high:
        points += [(core, z), (top, z), (top, z + pitch / 2), (core, z + pitch / 2)]
        z += pitch
    return [*points, (core, high)]


def jack():
    """One part of the picture, one row of the list."""
    p = Picture("A screw jack in section with numbered parts and its parts list", 480, 640)
    body = turned([(30, 0), (66, 0), (66, 12), (58, 16), (38, 118), (38, 136), (25, 136), (25, 92), (21, 92), (21, 86), (46, 14), (30, 14)])
    nut = turned([(15, 90.0), (15, 92), (25, 92), (25, 136), (34, 136), (34, 146), (15, 146)][1:])
    thread = ridged(15, 19, 32, 174, 12)
    screw = turned([(0, 26), (15, 26), *thread, (15, 182), (30, 182), (30, 214), (11, 214), (11, 231), (0, 231)])
    nut = nut.cut(screw)
    washer = turned([(5, 20), (20, 20), (20, 26), (5, 26)])
    bolt = turned([(0, 12), (8, 12), (8, 20), (5, 20), (5, 44), (0, 44)])
    screw = screw.cut(bolt)
    cup = turned([(11.2, 214), (24, 214), (33, 236), (33, 242), (26, 242), (20, 234), (11.2, 231)][:-1] + [(11.2, 234)])
    bar_z = 198
    screw = screw.cut(rod((-60, 0, bar_z), (60, 0, bar_z), 8))
    bar = rod((-52, 0, bar_z), (112, 0, bar_z), 7.9)
    names = [("Body", "Cast iron", 1), ("Nut", "Gunmetal", 1), ("Screw", "C45", 1), ("Cup", "C45", 1), ("Tommy bar", "C20", 1), ("Washer", "C20", 1), ("Screw M10", "8.8", 1)]
    # The drawing's thread rises to the right by half a pitch across the front, as a single start does: screw drawn at its
    # core with the crests laid over it, nut as the two faces that the plane cuts.
    plain = turned([(0, 26), (15, 26), (15, 182), (30, 182), (30, 214), (11, 214), (11, 231), (0, 231)]).cut(bolt).cut(rod((-60, 0, bar_z), (60, 0, bar_z), 8))
    crests = [32 + 12 * n for n in range(12)]

    def nut_face(s):
        """Half of the nut's section, left or right of the axis: its grooves stand half a pitch apart on the two sides."""
        inner = []
        for z in crests:
            low, high = z + 3 * (1 + s), z + 6 + 3 * (1 + s)
            inner += [(15, low), (19, low), (19, high), (15, high)]
        inner = [(r, min(max(z, 92), 146)) for r, z in inner if 86 < z < 152]
        inner = [q for n, q in enumerate(inner) if n == 0 or q != inner[n - 1]]
        ring = [(15, 92)] * (inner[0] != (15, 92)) + inner + [(15, 146)] * (inner[-1] != (15, 146)) + [(34, 146), (34, 136), (25, 136), (25, 92)]
        return [(s * r, z) for r, z in ring[::s]]

    faces = [nut_face(s) for s in (-1, 1)]
    assert screw.common(nut).Volume < 60 and body.common(nut).Volume < 1, (screw.common(nut).Volume, body.common(nut).Volume)

    def scene(at, k):
        views = solids.Views()
        view = views.section([(body, 45, 3.4 * k), (cup, 45, 2.6 * k), (washer, 135, 2 * k)], "front", at, k, whole=[plain, bar, bolt])
        views.axis(view.at(0, 0, 4), view.at(0, 0, 242), 8)
        views.tones = [[]]
        solids.put(p, views)
        views = solids.Views()
        for ring in faces:
            flat = [view.at(x, 0, z) for x, z in ring]
            p.area(*flat, cls="ground")
            p.area(*flat, cls="red-face")
            views.hatch(flat, step=2.2 * k, angle=135)
            views.line(*flat, closed=True)
        solids.put(p, views)
        for z in crests:
            p.area(*[view.at(x, 0, v) for x, v in ((-19, z), (-19, z + 6), (19, z + 12), (19, z + 6))], cls="ground bold")
        views = solids.Views()
        views.axis(view.at(0, 0, 26), view.at(0, 0, 180), 0)
        solids.put(p, views)
        return view

    p.style("red-face", "fill:#a8321261", "fill:#ff7d5270")
    with p.large:
        k = 1.72
        v = scene((196, 440), k)
        spots = {1: ((-50, 0, 60), (40, 300)), 2: ((-29, 0, 141), (40, 196)), 3: ((10, 0, 166), (326, 170)), 4: ((28, 0, 234), (326, 40)), 5: ((100, 0, bar_z), (392, 60)), 6: ((16, 0, 23), (340, 330)), 7: ((6, 0, 15), (340, 376))}
        for n, (tip, (x, y)) in spots.items():
            a = v.at(*tip)
            p.line(a, (x, y), cls="red-hair" if n == 2 else "line")
            p.circle(*a, 2, "red" if n == 2 else "ink")
            p.balloon(x, y, n, 13, n == 2)
        top = 462
        for n, (name, stuff, count) in enumerate(names):
            y = top + 24 * n
            if n == 1:
                p.rect(16, y, 448, 24, "red-tone")
            p.line((16, y), (464, y), cls="bold" if n == 0 else "hair")
            cls = "red" if n == 1 else "ink"
            p.text(34, y + 17, str(n + 1), 15, "label-strong", cls, "middle")
            p.text(60, y + 17, name, 15, "label-strong", cls)
            p.text(240, y + 17, stuff, 15, "label", cls)
            p.text(448, y + 17, str(count), 15, "label", cls, "end")
        p.line((16, top + 24 * 7), (464, top + 24 * 7), cls="bold")
    with p.small:
        v = scene((108, 284), 1.1)
        for n, (tip, (x, y)) in {1: ((-50, 0, 60), (18, 206)), 2: ((-29, 0, 141), (24, 118)), 3: ((10, 0, 166), (178, 112)), 4: ((28, 0, 234), (190, 22)), 5: ((96, 0, bar_z), (222, 96))}.items():
            a = v.at(*tip)
            p.line(a, (x, y), cls="red-hair" if n == 2 else "line")
            p.balloon(x, y, n, 12, n == 2)
        p.text(120, 310, "2  Nut, gunmetal", 16, "label-strong", "red", "middle")
    p.save("autocad-jack")


# ------------------------------------------------------------------------------------------------ sheet-metal cover

A, B, H, T, R, K = 180, 110, 34, 1.5, 1.5, 0.42  # outside sizes of the cover, sheet, inside radius, K-factor
BEND = math.pi / 2 * (R + K * T)
SIDE = H - T - R  # straight height of a wall
INNER = (A - 2 * (T + R), B - 2 * (T + R))  # the flat part of the top
OVER = BEND + SIDE  # what each wall adds to the top in the flat


def slots():
    """Vent slots and two holes in the top, from its middle: x, y, length, width."""
    return [(x, 0, 8, 56) for x in (-40, -20, 0, 20, 40)]


def folded():
    """The cover, folded, its top at z = H."""
    outer = box(-A / 2, -B / 2, 0, A, B, H)
    sharp = lambda e: abs(e.CenterOfMass.z - H) < 1e-6
    outer = rounded(outer, T + R, sharp)
    inner = rounded(box(-A / 2 + T, -B / 2 + T, -1, A - 2 * T, B - 2 * T, H - T + 1), R, lambda e: abs(e.CenterOfMass.z - (H - T)) < 1e-6)
    body = outer.cut(inner)
    for sx in (1, -1):  # corners stay open
        for sy in (1, -1):
            body = body.cut(box(sx * (A / 2 - (T + R) / 2) - (T + R) / 2 - 0.01, sy * (B / 2 - (T + R) / 2) - (T + R) / 2 - 0.01, -1, T + R + 0.02, T + R + 0.02, H + 2))
    for x, y, wide, high in slots():
        body = body.cut(rounded(box(x - wide / 2, y - high / 2, H - 5, wide, high, 10), wide / 2 - 0.01, upright))
    for x in (-72, 72):
        body = body.cut(Part.makeCylinder(3, 10, V(x, 0, H - 5)))
    return body


def half_folded():
    """The cover with every wall bent half of its way: the bends are small rounds here."""
    x, y = INNER[0] / 2 + R, INNER[1] / 2 + R
    top = box(-x, -y, H - T, 2 * x, 2 * y, T)
    for at, _, wide, high in slots():
        top = top.cut(rounded(box(at - wide / 2, -high / 2, H - 5, wide, high, 10), wide / 2 - 0.01, upright))
    for at in (-72, 72):
        top = top.cut(Part.makeCylinder(3, 10, V(at, 0, H - 5)))
    walls = []
    for half, wide, turn in ((x, y, 0), (y, x, 90), (x, y, 180), (y, x, 270)):
        wall = rotated(box(half, -wide, H - T, SIDE + R, 2 * wide, T), 45, (0, 1, 0), (half, 0, H - T))
        walls.append(rotated(fused(wall, rod((half, -wide, H - T), (half, wide, H - T), T).common(box(half - 2 * T, -wide, H - T, 4 * T, 2 * wide, T))), turn))
    return fused(top, *walls)


def cover():
    """Cut lines in ink, bend lines in red, each on its layer."""
    p = Picture("A sheet-metal cover folded, and flat with its bend lines in red")
    part = folded()
    flat_area = (INNER[0] + 2 * OVER) * (INNER[1] + 2 * OVER) - 4 * OVER**2
    x1, y1 = INNER[0] / 2, INNER[1] / 2
    X, Y = x1 + OVER, y1 + OVER
    assert abs(2 * X - (2 * SIDE + 2 * BEND + INNER[0])) < 1e-9
    print(f"cover: flat {2 * X:.1f} x {2 * Y:.1f} mm, bend {BEND:.2f}")

    def pattern(cx, cy, k):
        s = lambda x, y: (cx + x * k, cy - y * k)
        outline = [(-x1, -Y), (x1, -Y), (x1, -y1), (X, -y1), (X, y1), (x1, y1), (x1, Y), (-x1, Y), (-x1, y1), (-X, y1), (-X, -y1), (-x1, -y1)]
        p.area(*[s(*q) for q in outline], cls="tone bold")
        for sx in (1, -1):
            b = sx * (x1 + BEND / 2)
            p.line(s(b, -y1), s(b, y1), cls="red-dash")
            b = sx * (y1 + BEND / 2)
            p.line(s(-x1, b), s(x1, b), cls="red-dash")
        for x, y, wide, high in slots():
            r = wide / 2 * k
            a, b = s(x - wide / 2, y + high / 2 - wide / 2), s(x - wide / 2, y - high / 2 + wide / 2)
            p.path(f"M{a[0]:.1f} {a[1]:.1f}a{r:.1f} {r:.1f} 0 0 1 {2 * r:.1f} 0V{b[1]:.1f}a{r:.1f} {r:.1f} 0 0 1{-2 * r:.1f} 0z", "ground bold")
        for x in (-72, 72):
            p.circle(*s(x, 0), 3 * k, "ground bold")
        return s

    p.style("red-dash", "fill:none;stroke:#a83212;stroke-width:1.8;stroke-dasharray:8 4", "stroke:#ff7d52")

    def upright_pattern(cx, cy, k):
        """The blank turned to stand on its narrow end."""
        p.add(f'<g transform="rotate(-90 {cx} {cy})">')
        pattern(cx, cy, k)
        p.add("</g>")
        return lambda x, y: (cx - y * k, cy - x * k)

    with p.large:
        views = solids.Views()
        views.view(half_folded(), "iso", (154, 176), 1.06, smallest=(50, 50))
        views.view(part, "iso", (154, 378), 1.24, smallest=(60, 60))
        s = upright_pattern(446, 214, 1.66)
        views.width(s(-x1, Y), s(-x1, -Y), 450, f"{2 * Y:.1f}")
        views.height(s(-X, -y1), s(X, -y1), 614, f"{2 * X:.1f}")
        solids.put(p, views, 16)
        p.text(16, 34, f"1.5 mm sheet, K {K}", 17, "label-strong")
        p.line((16, 54), (46, 54), cls="bold")
        p.text(54, 59, "cut", 16)
        p.line((96, 54), (126, 54), cls="red-dash")
        p.text(134, 59, "bend up 90°", 16, "label-strong", "red")
    with p.small:
        views = solids.Views()
        views.view(part, "iso", (80, 172), 0.72, smallest=(30, 40))
        upright_pattern(236, 120, 0.88)
        solids.put(p, views)
        p.text(12, 28, "Flat, then", 17, "label-strong")
        p.text(12, 49, "four bends", 17, "label-strong", "red")
    p.save("autocad-cover")


# ------------------------------------------------------------------------------------------------ flange coupling

D = 40  # shaft; the rest by the usual proportions: hub 2 d, length 1.5 d, flange 4 d and d/2 thick, bolts on 3 d
HUB, LENGTH, FLANGE, THICK, CIRCLE = 2 * D, 1.5 * D, 4 * D, D / 2, 3 * D
BOLTS, M = 4, 10
KEY = (12, 8, 5, 3.3, 50)  # IS 2048 for 38 to 44: width, height, depth in shaft and hub, length
assert D / 2 / math.sqrt(BOLTS) == M


def flange(side):
    """A flange along x, its face at x = 0: -1 the left one with the spigot, 1 the right one with the recess."""
    r = HUB / 2
    body = turned([(0, -LENGTH), (r - 2, -LENGTH), (r, -LENGTH + 2), (r, -THICK), (FLANGE / 2 - 2, -THICK), (FLANGE / 2, -THICK + 2), (FLANGE / 2, 0), (0, 0)])
    body = rounded(body, 6, circular_at(-THICK, r))
    body = laid(body, (1, 0, 0))
    body = body if side < 0 else rotated(body, 180)
    ring = rod((0, 0, 0), (3, 0, 0), 30) if side < 0 else rod((-1, 0, 0), (3.5, 0, 0), 30)
    body = body.fuse(ring) if side < 0 else body.cut(ring)
    body = body.cut(rod((-80, 0, 0), (80, 0, 0), D / 2)).cut(box(-80, -KEY[0] / 2, 0, 160, KEY[0], D / 2 + KEY[3]))
    for n in range(BOLTS):
        a = 2 * math.pi * n / BOLTS
        body = body.cut(rod((-40, CIRCLE / 2 * math.sin(a), CIRCLE / 2 * math.cos(a)), (40, CIRCLE / 2 * math.sin(a), CIRCLE / 2 * math.cos(a)), M / 2 + 0.01))
    return body.removeSplitter()


def coupled():
    """The coupling's parts: flanges, keys, shafts, the windows broken out round the keys, a bolt with its nut and its four places."""
    gap, stub = 5, 92
    parts = [flange(-1), flange(1)]
    keys, shafts, windows = [], [], []
    for s in (-1, 1):
        end = 1 if s < 0 else 1 + gap
        a = s * (LENGTH - 3) if s < 0 else LENGTH - 3 - KEY[4]
        keys.append(box(a, -KEY[0] / 2, D / 2 - KEY[2], KEY[4], KEY[0], KEY[1]))
        shaft = rod((end, 0, 0), (s * stub, 0, 0), D / 2).cut(keys[-1])
        # Broken out round the key, down to below its bed.
        low, high = a - 3.4, a + KEY[4] + 2.6
        wave = [(low + (high - low) * t / 8, D / 2 - KEY[2] - (5.5 if t % 2 else 3.6)) for t in range(1, 8)]
        ring = [(low, D / 2), (low + 1, D / 2 - 4), *wave, (high - 1, D / 2 - 4), (high, D / 2)]
        windows.append((ring, (a, KEY[4])))
        shafts.append(shaft)
    bolt = fused(laid(hex_bolt(M, 55), (-1, 0, 0)))
    bolt = moved(bolt, -THICK)
    nut = moved(laid(hex_nut(M), (1, 0, 0)), THICK)
    whole = fused(bolt, nut)
    assert whole.BoundBox.XMax > THICK + 0.85 * M + 2  # the bolt's end stands out of its nut
    bolts = [rotated(moved(whole, 0, 0, CIRCLE / 2), 360 / BOLTS * n, (1, 0, 0)) for n in range(BOLTS)]
    assert max(b.common(f).Volume for b in bolts for f in parts) < 20 and shafts[0].common(shafts[1]).Volume == 0
    assert CIRCLE / 2 - bolt.BoundBox.ZLength / 2 > HUB / 2 + 6  # the head clears the fillet
    return stub, parts, keys, shafts, windows, bolt, nut, bolts


def coupling():
    """One bolt, drawn once and placed four times."""
    p = Picture("A rigid flange coupling: the assembly in section and its five details")
    stub, parts, keys, shafts, windows, bolt, nut, bolts = coupled()

    def seamless(views, view):
        """Takes out the line where the solid's skin closes: it would part one casting in two."""
        for x in (view.at(THICK, 0, 0)[0], view.at(-THICK, 0, 0)[0]):
            low, high = view.at(0, 0, HUB / 2 + 8)[1], view.at(0, 0, -HUB / 2 - 8)[1]
            views.prims["edge"] = [q for q in views.prims["edge"] if not (q[0] == "line" and all(abs(c[0] - x) < 0.3 and low < c[1] < high for c in q[1]))]

    def front(at, k, step):
        views, red = solids.Views(), solids.Views()
        view = views.section([(parts[0], 45, step), (parts[1], 135, step)], "front", at, k, whole=[*shafts, *keys, bolts[0], bolts[2]])
        for ring, (a, long) in windows:
            views.line(*[view.at(x, 0, z) for x, z in ring], cls="dim")
            hole = [(a, D / 2), (a, D / 2 - KEY[2]), (a + long, D / 2 - KEY[2]), (a + long, D / 2)]
            views.hatch([view.at(x, 0, z) for x, z in [*ring, *hole[::-1]]], step=step * 0.75, angle=45 if a < 0 else 135)
            views.line(*[view.at(x, 0, z) for x, z in hole])
        for s in (-1, 1):  # the shafts go on
            x, y = view.at(s * stub, 0, 0)
            r = D / 2 * k
            views.prims["edge"] = [q for q in views.prims["edge"] if not (q[0] == "line" and all(abs(c[0] - x) < 0.5 for c in q[1]))]
            views.curve([(x, y - r), (x - s * r * 0.2, y - r / 2), (x, y), (x + s * r * 0.2, y + r / 2), (x, y + r)], "dim")
            views.curve([(x, y), (x - s * r * 0.2, y + r / 2), (x, y + r)], "dim")
        views.axis(view.at(-stub, 0, 0), view.at(stub, 0, 0), 9)
        red.view(group(bolts[0], bolts[2]), "front", at, k, hidden=False)
        seamless(views, view)
        solids.put(p, views)
        for _, (a, long) in windows:  # a key is solid and hides the line of the shaft
            p.area(*[view.at(x, 0, z) for x, z in ((a, D / 2 - KEY[2]), (a + long, D / 2 - KEY[2]), (a + long, D / 2 - KEY[2] + KEY[1]), (a, D / 2 - KEY[2] + KEY[1]))], cls="ground bold")
        silhouette(view)
        solids.put(p, red, red=True)
        for s in (1, -1):
            a, b = view.at(-THICK - 12, 0, s * CIRCLE / 2), view.at(THICK + 18, 0, s * CIRCLE / 2)
            p.line(a, b, cls="red-hair")
        return view

    def silhouette(view):
        """The bolts' areas, so that section lines do not run through the red."""
        head, h = 0.64 * M, 0.85 * M
        for z in (CIRCLE / 2, -CIRCLE / 2):
            low, high = -(1.5 * M + 1) / 2, (1.5 * M + 1) / 2
            p.area(*[view.at(x, 0, z + y) for x, y in ((-THICK - head, low), (-THICK, low), (-THICK, -M / 2), (THICK, -M / 2), (THICK, low), (THICK + h, low), (THICK + h, -M / 2), (35, -M / 2), (35, M / 2), (THICK + h, M / 2), (THICK + h, high), (THICK, high), (THICK, M / 2), (-THICK, M / 2), (-THICK, high), (-THICK - head, high))], cls="red-pale")

    p.style("red-pale", "fill:#e2c3b5", "fill:#5c3f40")

    with p.large:
        k = 1.66
        v = front((178, 154), k, 5)
        views, red = solids.Views(), solids.Views()
        at = (488, 154)
        side = views.view(group(parts[0], shafts[0].cut(box(-200, -50, -50, 200 - LENGTH - 6, 100, 100)), keys[0]), "left", at, k, hidden=False, soft=False)
        views.cross(at, FLANGE / 2 * k, 6)
        views.arc(at, CIRCLE / 2 * k, cls="axis")
        red.view(group(*bolts), "left", at, k, hidden=False, soft=False)
        solids.put(p, views)
        for b in bolts:
            x, y = side.at(b.BoundBox.Center)
            r = (1.5 * M + 1) / math.sqrt(3) * k
            turn = 0 if abs(y - 154) > 5 else 90
            p.area(*[(x + r * math.cos(math.radians(60 * i + turn)), y + r * math.sin(math.radians(60 * i + turn))) for i in range(6)], cls="red-pale")
        solids.put(p, red, red=True)
        for n, tip, spot in ((1, (-40, 0, 33), (76, 58)), (2, (40, 0, 33), (290, 58)), (3, (-78, 0, 8), (34, 100)), (4, (14, 0, 21.5), (316, 92)), (5, (-24, 0, 62), (116, 24))):
            a = v.at(*tip)
            p.line(a, spot, cls="red-hair" if n == 5 else "line")
            p.circle(*a, 2, "red" if n == 5 else "ink")
            p.balloon(*spot, n, 12, n == 5)
        top, high, wide = 308, 160, 122
        names = ["Flange, spigot", "Flange, recess", "Shaft, 2 off", "Key 12 × 8 × 50", "Bolt block M10"]
        for n in range(5):
            x = 12 + n * (wide + 1.5)
            p.rect(x, top, wide, high, "paper line" if n < 4 else "red-tone red-line")
            p.balloon(x + 16, top + 17, n + 1, 10, n == 4)
            p.text(x + wide / 2, top + high - 11, names[n], 15, "label-strong", "red" if n == 4 else "ink", "middle")
            cx, cy = x + wide / 2, top + 74
            views = solids.Views()
            if n < 2:
                s = 1 if n == 0 else -1
                q = views.section([(parts[n], 45 if n == 0 else 135, 4)], "front", (cx + s * 24 + 4, cy), 0.72)
                seamless(views, q)
                views.axis(q.at(-LENGTH if n == 0 else -4, 0, 0), q.at(4 if n == 0 else LENGTH, 0, 0), 6)
            elif n == 2:
                long = rod((-74, 0, 0), (74, 0, 0), D / 2).cut(box(-74, -KEY[0] / 2, D / 2 - KEY[2], KEY[4] + 3, KEY[0], 9))
                q = views.view(rotated(long, 90, (1, 0, 0)), "front", (cx, cy), 0.68, hidden=False)
                views.axis(q.at(-74, 0, 0), q.at(74, 0, 0), 5)
            elif n == 3:
                views.view(box(-25, -6, -4, 50, 12, 8), "iso", (cx, cy), 1.7)
            else:
                q = views.view(fused(bolt, nut), "front", (cx - 7, cy), 1.5, hidden=False)
                views.axis(q.at(-THICK - 8, 0, 0), q.at(36, 0, 0), 4)
            solids.put(p, views, red=n == 4)
    with p.small:
        front((160, 120), 1.36, 4.4)
        p.text(10, 26, "Four bolts,", 15, "label-strong", "red")
        p.text(10, 44, "one block", 15, "label-strong", "red")
    p.save("autocad-coupling")


# ------------------------------------------------------------------------------------------------ bearing bracket

def cast_bracket():
    """A cast bearing bracket: base with two bolt slots, web, bearing barrel along x with an oil boss; and its rib, which a section leaves without lines."""
    base = rounded(box(-60, -35, 0, 120, 70, 14), 14, upright)
    foot = box(-30, -36, -1, 60, 72, 4)  # relief below, so that it stands on two strips
    web = prism([(-8, -32, 14), (-8, 32, 14), (-8, 25, 72), (-8, -25, 72)], (16, 0, 0))
    barrel = rod((-34, 0, 72), (34, 0, 72), 29)
    boss = rod((0, 0, 72), (0, 0, 108), 9)
    bore = rod((-40, 0, 72), (40, 0, 72), 17.5)
    body = fused(base, web, barrel, boss).cut(foot).cut(bore).cut(rod((0, 0, 72), (0, 0, 120), 3))
    rib = prism([(-35, -5, 14), (35, -5, 14), (27, -5, 60), (-27, -5, 60)], (0, 10, 0)).cut(body).cut(bore)
    for x in (-46, 46):
        slot = box(x - 4, -5.5, -1, 8, 11, 20)
        body = body.cut(fused(slot, rod((x - 4, 0, -1), (x - 4, 0, 19), 5.5), rod((x + 4, 0, -1), (x + 4, 0, 19), 5.5)))
    body = body.removeSplitter()
    assert body.common(rib).Volume < 1e-3
    return body, rib


def bearing_bracket():
    """One half from outside, the other cut open."""
    p = Picture("A cast bearing bracket in three views, the front view a half section")
    body, rib = cast_bracket()
    part = fused(body, rib)
    assert part.isValid() and len(part.Solids) == 1
    quarter = box(0, -200, -200, 200, 200, 400)  # taken away: front right
    opened = group(body.cut(quarter), *rib.cut(quarter).Solids)

    def half_section(at, k, step, hidden=False):
        views = solids.Views()
        view = views.view(opened, "front", at, k, hidden=False, soft=False)
        x, _ = view.at(0, 0, 0)
        # The border of the two halves is the chain line alone.
        split = lambda q: q[0] == "line" and all(abs(c[0] - x) < 0.4 for c in q[1])
        views.prims["edge"] = [q for q in views.prims["edge"] if not split(q)]
        cut = solids.rings(view, body.common(box(0, -200, -200, 200, 400, 400)))
        solids.fill(p, cut, "red-half")
        views.hatch(*cut, step=step)
        views.axis(view.at(0, 0, 0), view.at(0, 0, 108), 9)
        views.axis(view.at(-34, 0, 72), view.at(34, 0, 72), 8)
        for s in (-46, 46):
            views.axis(view.at(s, 0, 0), view.at(s, 0, 14), 8)
        solids.put(p, views)
        return view

    p.style("red-half", "fill:#a832123d", "fill:#ff7d5247")
    def cut_away(at, k):
        """The same half section as a solid."""
        views = solids.Views()
        view = views.view(opened, "iso", at, k, smallest=(30, 30), shade=True)
        plane = lambda f, n: f.Surface.TypeId == "Part::GeomPlane" and abs(abs(f.normalAt(0, 0).dot(n)) - 1) < 1e-6
        faced = lambda f: (plane(f, V(1, 0, 0)) and abs(f.CenterOfMass.x) < 1e-3) or (plane(f, V(0, 1, 0)) and abs(f.CenterOfMass.y) < 1e-3)
        solids.paint(p, view, opened, faced, "red-half")
        solids.put(p, views)

    with p.large:
        p.rect(8, 8, 624, 464, "bold")
        k = 1.9
        front = half_section((150, 242), k, 5)
        views = solids.Views()
        side = views.view(part, "left", (420, 242), k, hidden=False, soft=False)
        views.axis(side.at(0, 0, 0), side.at(0, 0, 108), 9)
        views.axis(side.at(0, -29, 72), side.at(0, 29, 72), 9)
        top = views.view(part, "top", (150, 358), k, hidden=False, soft=False)
        views.axis(top.at(-60, 0, 0), top.at(60, 0, 0), 9)
        views.axis(top.at(0, -35, 0), top.at(0, 35, 0), 9)
        for x in (-46, 46):
            views.axis(top.at(x, -8, 0), top.at(x, 8, 0), 4)
        views.width(side.at(0, 35, 0), side.at(0, -35, 0), 268, "70")
        views.width(front.at(-60, 0, 0), front.at(60, 0, 0), 268, "120")
        views.radius(side.at(0, 0, 72), 17.5 * k, 38, "Ø35 H7", 40)
        views.height(side.at(0, -35, 0), side.at(0, -29, 72), side.at(0, -35, 0)[0] + 34, "72")
        solids.put(p, views, 16)
        cut_away((440, 400), 1.08)
        p.line((8, 438), (632, 438), cls="bold")
        for x in (166, 262, 370, 540):
            p.line((x, 438), (x, 472))
        for x, words in ((20, "Bearing bracket"), (178, "FG 200"), (274, "Scale 1:1"), (382, "A3, first angle"), (554, "Specimen")):
            p.text(x, 461, words, 16, "label-strong")
        views = solids.Views()
        views.first_angle(500, 455)
        solids.put(p, views)
        p.text(front.at(38, 0, 0)[0], front.at(0, 0, 43)[1], "half section", 17, "label-strong", "red")
    with p.small:  # the front view over the plan with its slots, the fit shown
        k = 1.14
        front = half_section((106, 134), k, 4)
        views = solids.Views()
        top = views.view(part, "top", (106, 190), k, hidden=False, soft=False)
        views.axis(top.at(-60, 0, 0), top.at(60, 0, 0), 6)
        views.axis(top.at(0, -35, 0), top.at(0, 35, 0), 5)
        for x in (-46, 46):
            views.axis(top.at(x, -8, 0), top.at(x, 8, 0), 3)
        # The bore is cut open on the right: its two edges carry the dimension.
        up, low = front.at(34, 0, 89.5), front.at(34, 0, 54.5)
        x = 210
        for _, y in (up, low):
            views.line((up[0] + 2, y), (x + 4, y), cls="dim")
        views.line((x, up[1]), (x, low[1]), cls="dim")
        views.arrow((x, up[1]), 90)
        views.arrow((x, low[1]), 270)
        solids.put(p, views)
        middle = (up[1] + low[1]) / 2
        p.text(x + 9, middle + 6, "Ø35 H7", 18, "label-strong")
        p.text(front.at(41, 0, 0)[0], front.at(0, 0, 28)[1], "half section", 15, "label-strong", "red")
        px, py = top.at(60, 0, 0)
        p.text(px + 14, py + 5, "plan, two slots", 15, "label-strong")
    p.save("autocad-bracket")


# -------------------------------------------------------------------------------------------------- measured bush

#: Body, flange, bore, body's length, whole length (mm); what the calliper reads on the body.
BUSH, READ = (30, 44, 18, 28, 38), 29.90
LINE = round((READ - int(READ)) / 0.05)  # the line of the vernier that meets one of the scale
MET = READ + LINE * 1.95  # where it meets
assert abs(MET - round(MET)) < 1e-9 and LINE == 18


def calliper():
    """One line of the vernier meets one of the scale: 29.90."""
    p = Picture("A calliper on a flanged bush reads 29.90, and the bush as a drawing with every size")
    p.style("steel", "fill:#e3e4e2;stroke:#14222f;stroke-width:1.4;stroke-linejoin:round", "fill:#2b4760;stroke:#e6eef5")
    p.style("slide", "fill:#f3f2ee;stroke:#14222f;stroke-width:1.4;stroke-linejoin:round", "fill:#1d3850;stroke:#e6eef5")

    def tool(x0, k, top, beam, drop, zero, right, size, fine):
        """Beam, jaws and vernier; x0 is the face of the fixed jaw, `zero` the way from there to the scale's zero."""
        at, base = lambda mm: x0 + zero + mm * k, top + beam
        face = x0 + READ * k
        p.area((x0 - 42 * size, top), (right, top), (right, base), (x0, base), (x0, drop), (x0 - 9 * size, drop), (x0 - 42 * size, base + 46 * size), cls="steel")
        end = at(READ) + 39 * k + 14 * size
        for q, s in ((x0, 1), (face, -1)):  # the jaws for bores
            p.area((q, top - 32 * size), (q, top), (q + s * 24 * size, top), cls="steel" if s > 0 else "slide")
        p.circle(end - 24 * size, base + 46 * size, 11 * size, "slide")
        p.area((face, base - 2), (face, drop), (face + 9 * size, drop), (face + 40 * size, base + 66 * size), (face + 46 * size, base + 46 * size), (end, base + 46 * size), (end, base), (face, base), cls="slide")
        for mm in range(0, int((right - 6 - at(0)) / k) + 1):
            high = 24 if mm % 10 == 0 else 18 if mm % 5 == 0 else 12
            if fine or mm % 5 == 0:
                p.line((at(mm), base), (at(mm), base - high * size), cls="line")
            if mm % 10 == 0:
                p.text(at(mm), base - 28 * size, str(mm), 14 if fine else 12, "label-strong", "ink", "middle")
        for n in range(21):
            x = at(READ + n * 1.95)
            high = 20 if n % 4 == 0 else 13
            if fine or n % 2 == 0:
                p.line((x, base), (x, base + high * size), cls="red-line" if n == LINE else "line")
            if n % 4 == 0 and fine:
                p.text(x, base + 34 * size, str(n // 2), 13, "label-strong", "ink", "middle")
        p.line((at(MET), base - 25 * size), (at(MET), base + 24 * size), cls="red-line")
        return at

    def bush(cx, top, k):
        """The bush as it stands, from its middle."""
        body, wide, _, step, whole = BUSH
        b, w, s, h = READ / 2 * k, wide / 2 * k, step * k, whole * k
        p.area((cx - b + 1 * k, top), (cx + b - 1 * k, top), (cx + b, top + k), (cx + b, top + s), (cx + w - k, top + s), (cx + w, top + s + k), (cx + w, top + h), (cx - w, top + h), (cx - w, top + s + k), (cx - w + k, top + s), (cx - b, top + s), (cx - b, top + k), cls="tone bold")
        p.line((cx - b, top + k), (cx + b, top + k))
        p.line((cx - b, top + s), (cx + b, top + s), cls="bold")
        p.line((cx - w, top + s + k), (cx + w, top + s + k))

    with p.large:
        k, x0 = 6.3, 74
        bush(x0 + READ * k / 2, 214, k)
        at = tool(x0, k, 44, 66, 322, 46, 632, 1, True)
        p.text(at(MET) + 2, 32, f"{READ:.2f}", 30, "label-strong", "red", "middle")
        # Pencil on the table: what was read, written down at once.
        p.text(316, 240, "body 29.9", 18, "kana", rotate=-3)
        p.text(317, 265, "bore 18.05", 18, "kana", rotate=-3)
        p.text(318, 290, "flange 44", 18, "kana", rotate=-3)
        p.text(319, 315, "28 and 38 high", 18, "kana", rotate=-3)
        p.path("M314 247q44 -4 84 -5", "red-line")
        # The sheet: half in section.
        views = solids.Views()
        body, wide, bore, step, whole = BUSH
        solid = turned([(bore / 2, 0), (wide / 2 - 1, 0), (wide / 2, 1), (wide / 2, whole - step - 1), (wide / 2 - 1, whole - step), (body / 2, whole - step), (body / 2, whole - 1), (body / 2 - 1, whole), (bore / 2, whole)])
        m = 2.75
        p.rect(456, 188, 176, 276, "paper line")
        v = views.section([(solid, 45, 5)], "front", (544, 380), m)
        views.axis(v.at(0, 0, 0), v.at(0, 0, whole), 10)
        views.width(v.at(-body / 2, 0, whole), v.at(body / 2, 0, whole), 248, "Ø30")
        views.width(v.at(-bore / 2, 0, 0), v.at(bore / 2, 0, 0), 412, "Ø18")
        views.width(v.at(-wide / 2, 0, 0), v.at(wide / 2, 0, 0), 440, "Ø44")
        views.height(v.at(wide / 2, 0, whole - step), v.at(body / 2, 0, whole), 614, "28")
        views.height(v.at(-wide / 2, 0, 0), v.at(-body / 2, 0, whole), 473, "38")
        solids.put(p, views, 15)
        p.text(466, 209, "Bush", 16, "label-strong")
        p.text(624, 209, "chamfers 1 × 45°", 13, "label", "ink", "end")
    with p.small:
        k, x0 = 3.1, 44
        bush(x0 + READ * k / 2, 108, k)
        at = tool(x0, k, 36, 38, 172, 8, 312, 0.62, False)
        p.text(at(MET), 26, f"{READ:.2f}", 20, "label-strong", "red", "middle")
        p.text(206, 168, "body 29.9", 17, "kana", rotate=-3)
        p.text(207, 192, "flange 44", 17, "kana", rotate=-3)
    p.save("autocad-calliper")


PICTURES = [jack, shaft_sheet, cover, coupling, bearing_bracket, calliper]
