"""Plastic Trim: pieces of the course, each modelled or computed here. Millimetres and degrees throughout."""
import math
import random

from FreeCAD import Vector as V  # before Part, which crashes without it
import Part
import solids
from cabin import Cabin
from kit import Picture
from parts import box, drafted, fused, group, moved, prism, rod, rotated
from sheet import polar, seen_from

WALL = 2.5
DRAFT = math.tan(math.radians(1))


# ----------------------------------------------------------------------------------------- the pillar trim

LONG, STATIONS = 600.0, 7
GRAIN = 0.1  # depth of the grain: 1 degree for each 0.025 mm above the first
NEEDED = 1 + GRAIN / 0.025


def form(t):
    """The trim at t of its length (0 sill, 1 belt line): half width, depth of the sides, height of the face, drafts of both sides."""
    half = 88 - 40 * (3 * t * t - 2 * t**3)
    return half, 44 - 10 * t, 120 * (t - 0.45) ** 2, 8.5 - 1.5 * t, 7 - 2.9 * math.exp(-(((t - 0.5) / 0.15) ** 2))


def outline(t, inside=0.0):
    """Corner points and arcs' middles of one side of the wall at t, from rim to rim, `inside` away from the visible face."""
    half, deep, low, near, far = form(t)
    r = 14 - inside
    points = []
    for sign, angle in ((-1, near), (1, far)):
        a = math.radians(angle)
        # The side leans out by its draft; the face lies at `low`; a fillet of radius r joins them.
        slope = math.tan(a)
        foot = half - inside / math.cos(a) + inside * slope  # where the side's line meets the face's line
        back = r * math.tan((math.pi / 2 - a) / 2)
        centre = (foot - back, low + inside + r)
        on_face, on_side = (foot - back, low + inside), (centre[0] + r * math.cos(a), centre[1] - r * math.sin(a))
        m = (a + math.pi / 2) / 2
        middle = (centre[0] + r * math.cos(m), centre[1] - r * math.sin(m))
        rim = (foot + slope * (deep - inside), low + deep)
        points.append([(sign * y, z) for y, z in (rim, on_side, middle, on_face)])
    return points[0] + points[1][::-1]


def pillar_trim():
    """The trim as a solid: its length along x from the sill, its visible face down."""
    wires = []
    for i in range(STATIONS):
        t = i / (STATIONS - 1)
        a, b = ([V(t * LONG, y, z) for y, z in outline(t, inside)] for inside in (0, WALL))
        line, arc = Part.makeLine, lambda p, q, r: Part.Arc(p, q, r).toShape()
        side = lambda p: [line(p[0], p[1]), arc(p[1], p[2], p[3]), line(p[3], p[4]), arc(p[4], p[5], p[6]), line(p[6], p[7])]
        wires.append(Part.Wire([*side(a), line(a[7], b[7]), *side(b[::-1]), line(b[0], a[0])]))
    return Part.makeLoft(wires, True, False)


TOWERS, SLOTS = (0.12, 0.37, 0.63, 0.88), (4, 0, 4, 6)  # the second fixes the trim, the others let it grow


def tower(t, slot):
    """A clip house on the back of the trim, open towards -y, with its keyhole in the roof (`slot`: how long beyond round)."""
    z = form(t)[2]
    house = drafted(34, 28, -4, 27, 2, -1).cut(moved(drafted(34 - 3, 60, WALL - 0.5, 25, 1, -1), 0, -17.5))
    house = house.cut(fused(rod((-slot / 2, 0, 20), (-slot / 2, 0, 30), 4.5), rod((slot / 2, 0, 20), (slot / 2, 0, 30), 4.5), box(-slot / 2, -4.5, 20, max(slot, 0.1), 9, 10))).cut(box(-3.2, -20, 20, 6.4, 20, 10))
    return moved(house, t * LONG, 0, z)


def trim():
    """The trim with its draft, measured; the one place that leans too little is red."""
    shell = pillar_trim()
    towers = [tower(t, slot) for t, slot in zip(TOWERS, SLOTS)]
    assert shell.isValid() and len(shell.Solids) == 1
    above = lambda q: q.z - form(min(max(q.x / LONG, 0), 1))[2]  # over the face at that length
    lean = lambda n: math.degrees(math.asin(max(-1, min(1, -n.z))))  # from the pull direction: measured, not taken from `form`
    outer, inner = [], []
    for f in shell.Faces:
        if f.BoundBox.XLength > LONG - 1:
            u0, u1, v0, v1 = f.ParameterRange
            spots = [(u0 + (u1 - u0) * i / 24, v0 + (v1 - v0) * j / 24) for i in range(1, 24) for j in range(1, 24)]
            grid = [(f.valueAt(*q), f.normalAt(*q)) for q in spots]
            outside = grid[200][1].dot(V(0, grid[200][0].y, above(grid[200][0]) - 30)) > 0
            (outer if outside and lean(grid[200][1]) > 0 else inner).append((f, grid))
    assert len(outer) == 5
    least, where = min(((lean(n), q) for _, g in outer for q, n in g), key=lambda pair: pair[0])
    assert 4.0 < least < 4.3 < NEEDED and where.y > 0 and abs(where.x / LONG - 0.5) < 0.06, (least, where)
    back = Part.makeCompound([f for f, _ in inner])
    walls = [back.distToShape(Part.Vertex(q))[0] for _, g in outer for q, _ in g[40::90] if above(q) < 28]
    assert all(abs(w - WALL) < 0.1 for w in walls), (min(walls), max(walls))
    assert 1.5 / WALL <= 0.6  # the houses' walls, or the visible face sinks over them

    p = Picture("The inside of a car with the lower trim of its middle pillar in red, and the back of that trim large, with clip towers and draft", 960, 480)

    # For a rise of 50 degrees the trim grows 2 mm more over its length than the steel: each clip has room for its share.
    assert all(slot / 2 >= 2 * abs(t - TOWERS[1]) for t, slot in zip(TOWERS, SLOTS))

    # The part upright as in the car, its sill end down, seen from the steel.
    upright = lambda solid: rotated(solid, -90, (0, 1, 0), (0, 0, 0))
    s = solids.Views()
    v = s.view(upright(fused(shell, *towers)), seen_from(-0.93, -0.5, 0.3), (744, 236), 0.7, about=(-20, 0, LONG / 2), smallest=(40, 60))
    tips = [v.at(-form(t)[2] - 27, 0, t * LONG) for t in TOWERS]

    def section(x, y, k):
        """The trim cut where it leans least: x of its middle, y of its visible face; the mould opens downwards."""
        t = where.x / LONG
        a, b = outline(t), outline(t, WALL)
        at = lambda q: (x + q[0] * k, y + (form(t)[2] - q[1]) * k)
        p.area(*[at(q) for q in a + b[::-1]], cls="ink")
        assert a[-1][0] > 0  # the last point is the rim of the side that leans too little
        rim, foot = at(a[-1]), at(a[-2])
        u, w = (rim[0] - foot[0]) / (foot[1] - rim[1]), rim[1] - 22
        p.line((foot[0], foot[1]), (foot[0], w), cls="line")
        p.line(foot, (foot[0] + (foot[1] - w) * u, w), cls="red-line")

    cabin = Cabin(p, 494, 198, 0.325)

    def in_place(c):
        """The same solid on the pillar: rims on the steel, its face towards the seats."""
        rows = [[], [], [], []]
        for n in range(13):
            t = n / 12
            half, deep, low, near, far = form(t)
            for row, sign, angle, rim in ((0, -1, near, 1), (1, -1, near, 0), (2, 1, far, 0), (3, 1, far, 1)):
                rows[row].append((1618 + 18 * t + sign * (half + rim * math.tan(math.radians(angle)) * deep), 652 + low + rim * deep, 384 + t * LONG))
        for i, j, cls in ((0, 1, "trim-side"), (3, 2, "trim-side"), (1, 2, "trim-face")):
            first, last = rows[i], rows[j][::-1]
            c.area(cls, first[0], *first, first[-1], last[0], *last, last[-1])
        return [c.at(*rows[2][n]) for n in (0, -1)]  # where it is enlarged from

    # One drawing serves both compositions: a phone shows it nearer, the part closer to it.
    near, shift, lift, aside = 1.03, 150, 14, 150
    wave = "C632 180 660 170 646 270S660 380 646 478"
    p.add(
        f"<style>@media(max-width:539px){{.cabin{{transform:translate(-{shift}px,-{lift}px) scale({near})}}.part{{transform:translate(-{aside}px,4px)}}}}</style>"
        f'<clipPath id="frame"><path d="M0 60H646V90{wave}H0z"/></clipPath><g class="cabin"><g clip-path="url(#frame)">'
    )
    corners = cabin.draw(in_place)
    p.add("</g>")
    p.path(f"M646 84{wave}", "hair")
    p.add('</g>')
    part_left = [v.at(-form(t)[2] - form(t)[1], form(t)[0], t * LONG) for t in (0, 1)]
    p.add('<g class="part">')
    solids.put(p, s)
    p.add("</g>")
    with p.large:
        for (x, y), (a, b) in zip(corners, part_left):
            p.line((x, y), (a - 4, b), cls="red-hair")
        p.text(24, 36, "Lower B-pillar trim", 24, "heading", "red")
        p.text(24, 58, "beside the driver's seat", 17, "label")
        p.text(826, 30, "Clips from behind,", 17, "label-strong")
        p.text(826, 50, "with room for heat", 17, "label-strong")
        for n, ((x, y), slot) in enumerate(zip(tips, SLOTS)):
            p.line((x + 4, y), (834, y - 5), cls="line")
            p.balloon(845, y - 5, n + 1, 11)
            p.text(864, y, f"\u00b1{slot / 2:.0f} mm" if slot else "fixed", 17, "label-strong" if not slot else "label")
        section(884, 446, 0.95)
        p.text(952, 372, f"{least:.1f}\u00b0", 20, "label-strong", "red", "end")
        p.text(884, 434, f"wall {WALL}", 15, "label", "ink", "middle")
        p.text(884, 467, f"draft: grain needs {NEEDED:.0f}\u00b0", 15, "label", "ink", "middle")
    with p.small:
        for (x, y), (a, b) in zip(corners, part_left):
            p.line(((x * near - shift) / 2, (y * near - lift) / 2), ((a - aside - 3) / 2, (b + 4) / 2), cls="red-hair")
        p.text(364, 34, "B-pillar", 27, "heading", "red")
        p.text(364, 60, "trim", 27, "heading", "red")
        x, y = (tips[1][0] - aside + 8) / 2, (tips[1][1] + 4) / 2
        p.line((x, y), (358, y - 8))
        p.text(364, y - 2, "four clips", 21, "label-strong")
        x, y = (v.at(0, -form(0)[0], 0)[0] - aside + 10) / 2, 202
        p.text(364, y, f"{least:.1f}\u00b0 draft", 21, "label-strong")
        p.text(364, y + 22, f"needs {NEEDED:.0f}\u00b0", 19, "label")
    p.save("automotive1-trim")


# ------------------------------------------------------------------------------------- six master sections

#: Cuts from the belt line down: height, half width over the flanges, how far the outer panel stands out, the inner panel in.
CUTS = (("A", 880, 64, 40, 9), ("B", 770, 68, 44, 10), ("C", 660, 74, 48, 12), ("D", 550, 82, 52, 13), ("E", 440, 93, 55, 14), ("F", 330, 108, 58, 15))
OUTER, REINFORCED, INNER = 0.8, 1.6, 1.2
CLIPPED = "C"


def _offset(line, by):
    """An open polyline moved sideways, to the left of its way."""
    out = []
    for i, q in enumerate(line):
        ways = [(b[0] - a[0], b[1] - a[1]) for a, b in ((line[max(i - 1, 0)], line[max(i, 1)]), (line[min(i, len(line) - 2)], line[min(i + 1, len(line) - 1)]))]
        (ax, ay), (bx, by_) = [(x / math.hypot(x, y), y / math.hypot(x, y)) for x, y in ways]
        nx, ny = -(ay + by_), ax + bx
        k = 2 * by / (nx * nx + ny * ny)
        out.append((q[0] + nx * k, q[1] + ny * k))
    return out


def _band(line, thick):
    """The closed outline of a sheet whose one side is the line."""
    return line + _offset(line, thick)[::-1]


def _away(q, line):
    """Distance of a point from a polyline."""
    best = 1e9
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        t = max(0, min(1, ((q[0] - ax) * (bx - ax) + (q[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)))
        best = min(best, math.hypot(q[0] - ax - t * (bx - ax), q[1] - ay - t * (by - ay)))
    return best


def master(name, height, half, out, deep):
    """One horizontal section: x to the front of the car, y outwards. Closed outlines by part, and the bulbs of the seals."""
    hat = lambda y0, h, inset, slope: [(-half, y0), (-half + 15 + inset, y0), (-half + 15 + inset + slope, y0 + h), (half - 15 - inset - slope, y0 + h), (half - 15 - inset, y0), (half, y0)]
    y1 = INNER + REINFORCED
    outer, middle = hat(y1, out, 0, 12), hat(INNER, out - 9, 4, 11)
    inner = [(-half, 0), (-half + 17, 0), (-half + 25, -deep), (half - 25, -deep), (half - 17, 0), (half, 0)]
    face = -deep - 24  # the visible face of the trim
    edge = half - 5
    a = math.radians(7)
    foot = edge - (-9 - face) * math.tan(a)
    bend = 9.0
    turn = [(foot - bend * math.tan(math.radians(41.5)) + bend * math.sin(t), face + bend - bend * math.cos(t)) for t in [math.radians(83 * i / 6) for i in range(7)]]
    trim = [(edge, -9), *turn[::-1], *[(-x, y) for x, y in turn], (-edge, -9)]  # the visible side; its wall lies towards the steel
    parts = {"outer": _band(outer, OUTER), "middle": _band(middle, REINFORCED), "inner": _band(inner, INNER), "trim": _band(trim, -WALL)}
    skin = _offset(trim, -WALL)
    # Nothing hard touches: the trim keeps 4 mm from the steel, and its wall is one thickness all along.
    assert min(_away(q, inner) for q in trim + skin) >= 4, (name, min(_away(q, inner) for q in trim + skin))
    assert all(abs(_away(q, trim) - WALL) < 0.05 for q in skin)
    carriers, bulbs, lips = [], [], []
    for s in (-1, 1):
        x0, top = half - 9, y1 + OUTER
        carriers.append([(s * x, y) for x, y in ((x0, top), (x0, top + 2.4), (half + 3, top + 2.4), (half + 3, -2.6), (x0, -2.6), (x0, -0.2), (half + 0.6, -0.2), (half + 0.6, top))])
        bulbs.append(((s * (half - 1), top + 8.6), 6.2))
        lips.append([(s * x, y) for x, y in ((half + 3, -2.6), (half + 2.2, -8), (half - 3.2, -15), (half - 5.5, -13.5), (half - 1.2, -7.2), (half - 0.6, -2.6))])
    # The lip hides the trim's edge: it reaches 3 mm past it and lies on its visible side.
    assert lips[1][3][1] < -9 - 3 and _away(lips[1][3], trim) < 0.1
    return parts, carriers, bulbs, lips, skin


def sections():
    """The seal is the only soft thing between steel and trim: six cuts down one pillar."""
    p = Picture("Six master sections through a B-pillar: body steel, seal and trim")
    p.style("bulb", "fill:#14222f33;stroke:#14222f;stroke-width:1.4", "fill:#e6eef542;stroke:#e6eef5")
    assert len(CUTS) == 6

    def one(cut, x, y, k, clip=False, thin=False):
        parts, carriers, bulbs, lips, skin = master(*cut)
        at = lambda q: (x + q[0] * k, y - q[1] * k)
        for n in ("outer", "middle", "inner"):
            p.area(*[at(q) for q in parts[n]], cls="ink")
        for ring in carriers + lips:
            p.area(*[at(q) for q in ring], cls="bulb" if not thin else "tone-strong line")
        for c, r in bulbs:
            p.circle(*at(c), r * k, "bulb" if not thin else "tone-strong line")
        p.area(*[at(q) for q in parts["trim"]], cls="red")
        if clip:
            deep, face = cut[4], -cut[4] - 24 + WALL
            house = [(-15, face), (-15, -deep - 6), (-4.6, -deep - 6), (-4.6, -deep - 7.5), (-13.5, -deep - 7.5), (-13.5, face)]
            for s in (-1, 1):
                p.area(*[at((s * a, b)) for a, b in house], cls="red")
            stem = [(0, -deep - 9.5), (9, -deep - 9.5), (9, -deep - 7.7), (3.6, -deep - 7.7), (3.6, -deep - 5.8), (10, -deep - 5.8), (11, -deep - 0.2), (7.5, -deep - 1.6), (4.1, -deep - 1.8), (4.1, -deep + 1.4), (6.2, -deep + 3.4), (1.6, -deep + 12), (0, -deep + 12)]
            # The clip's barb is wider than the hole in the steel, its neck narrower.
            assert stem[10][0] > 4.5 > stem[9][0]
            p.area(*[at((-4.5, -deep - 0.2)), at((4.5, -deep - 0.2)), at((4.5, -deep + 1.4)), at((-4.5, -deep + 1.4))], cls="ground")
            p.area(*[at(q) for q in stem], *[at((-a, b)) for a, b in stem[::-1]], cls="paper bold" if not thin else "paper line")
        return at

    def note(x, y, words, tip, size=14, anchor="start"):
        w = p.measure(words, size, "label")
        end = x - 5 if anchor == "start" else x + 5
        p.line((end, y - size * 0.33), tip)
        p.circle(*tip, 1.8, "ink")
        p.text(x, y, words, size, "label", "ink", anchor)
        return w

    with p.large:
        # The pillar from inside the car, with its six cuts.
        y = lambda h: 30 + (920 - h) * 0.46
        side = [(x, y(h)) for h, x in [(920, 62), *[(c[1], c[2]) for c in CUTS], (300, 114)]]
        cx, k = 76, 0.5
        p.area(*[(cx - a * k, b) for a, b in side], *[(cx + a * k, b) for a, b in side[::-1]], cls="tone")
        p.line(*[(cx - a * k, b) for a, b in side])
        p.line(*[(cx + a * k, b) for a, b in side])
        inner = [(a - 5, b) for a, b in side]
        p.area(*[(cx - a * k, b) for a, b in inner], *[(cx + a * k, b) for a, b in inner[::-1]], cls="red-tone red-hair")
        for name, h, half, *_ in CUTS:
            p.line((cx - half * k - 8, y(h)), (cx + half * k + 8, y(h)), cls="bold" if name == CLIPPED else "line")
            p.text(cx + half * k + 13, y(h) + 5, name, 14, "label-strong")
        big = next(c for c in CUTS if c[0] == CLIPPED)
        at = one(big, 398, 176, 2.72, True)
        p.text(168, 36, f"{CLIPPED} \u2013 {CLIPPED}", 18, "label-strong")
        p.text(168, 54, f"{big[1]} above ground", 14, "label", "faint")
        note(566, 34, "0.8", at((38, 48 + INNER + REINFORCED + OUTER)))
        note(330, 108, "reinforcement 1.6", at((-42, 39 + INNER)))
        note(296, 166, "inner panel 1.2", at((-46, -12.6)))
        p.text(566, 52, "outer", 14, "label")
        p.text(566, 69, "panel", 14, "label")
        note(186, 268, "seal", at((-73, -12.5)), anchor="end")
        note(486, 128, "clip", at((5, -5)))
        p.text(398, 300, f"trim {WALL}, at least 4 from the steel", 15, "label-strong", "red", "middle")
        small = [c for c in CUTS if c[0] != CLIPPED]
        k = (608 - 4 * 14) / sum(2 * (c[2] + 5.5) for c in small)
        x = 16
        for cut in small:
            x += (cut[2] + 5.5) * k
            one(cut, x, 416, k, thin=True)
            p.text(x, 466, f"{cut[0]} \u2013 {cut[0]}", 14, "label-strong", "ink", "middle")
            x += (cut[2] + 5.5) * k + 14
    with p.small:
        at = one(next(c for c in CUTS if c[0] == CLIPPED), 160, 116, 1.86, True)
        p.text(160, 62, "body steel", 14, "label-strong", "ink", "middle")
        p.text(160, 206, f"trim {WALL}", 14, "label-strong", "red", "middle")
        p.text(16, 206, "seal", 14, "label-strong")
        p.line((28, 192), at((-72.5, -13)))
    p.save("automotive1-sections")


# -------------------------------------------------------------------------------------- the clip house's tool

UNDERCUT, TRAVEL = 24.0, 30.0  # how deep the slide reaches into the house, how far it moves


def clip_house():
    """Three directions let one hollow box out of its mould."""
    skin = box(-34, -36, 0, 68, 72, WALL)
    house = moved(drafted(36, 30, 0, 30, 2, -1.5), 0, 0, 0)
    # The hollow narrows away from its mouth, or the slide would scrape.
    hollow = moved(rotated(drafted(32, 25, 0, UNDERCUT + 3, 1, -1), -90, (1, 0, 0)), 0, -16.5, WALL + 12.8)
    slot = fused(rod((0, 0, 20), (0, 0, 40), 4.5), box(-3.2, -20, 20, 6.4, 20, 20))
    part = fused(skin, house.cut(hollow)).cut(slot)
    slide = fused(hollow.common(box(-40, -40, WALL, 80, 80, 26.2 - WALL)), box(-17, -36, WALL, 34, 22, 25))
    slide = slide.cut(part)
    slide_full = fused(slide, box(-22, -62, WALL, 44, 26, 32))
    cavity = box(-34, -36, -20, 68, 72, 20)
    core = box(-34, -36, WALL, 68, 72, 46).cut(part).cut(slide_full).cut(hollow)
    core = sorted(core.Solids, key=lambda q: -q.Volume)[0]
    meets = lambda a, b: a.common(b).Volume
    assert max(meets(a, b) for a, b in ((part, slide_full), (part, core), (part, cavity), (slide_full, core), (slide_full, cavity))) < 0.5
    # The slide comes out sideways and nothing else does it: straight up it would tear the roof off.
    assert all(meets(part, moved(slide_full, 0, -y, 0)) < 0.5 for y in (1, 6, 12, 18, 24, TRAVEL)) and meets(part, moved(slide_full, z=6)) > 100
    assert TRAVEL >= UNDERCUT + 5 and moved(slide_full, 0, -TRAVEL, 0).common(house).Volume < 0.5
    assert all(meets(part, moved(core, z=z)) < 0.5 for z in (1, 8, 16, 30)) and all(meets(part, moved(cavity, z=-z)) < 0.5 for z in (1, 10))
    p = Picture("Tooling sketch of a clip house: cavity down, core up, slide sideways, cut in half")
    half = box(-99, -199, -99, 99, 400, 400)
    place = {"cavity": (cavity, 0, -22), "part": (part, 0, 0), "core": (core, 0, 33), "slide": (slide_full, -82, 0)}
    cut = {n: moved(q, 0, y, z).common(half) for n, (q, y, z) in place.items()}
    everything = group(*cut.values())
    s, k = solids.Views(), 2.8
    plane = ((0, 0, 0), (1, 0, 0))
    v = s.view(everything, seen_from(1.25, -1, 0.75), (364, 250), k, about=(-10, -14, 16), shade=True, smallest=(60, 1e6),
               cut=[(*plane, 45, 8, cut["cavity"]), (*plane, 45, 8, cut["core"]), (*plane, 135, 6, cut["slide"])])
    whole = solids.seen(v, everything, cut["part"], 4)
    first = sum(len(cut[n].Faces) for n in ("cavity",))
    ids = [first + i for i, f in enumerate(v.turned(cut["part"]).Faces) if abs(cut["part"].Faces[i].CenterOfMass.x) < 1e-6]
    face = v.picture.rings(solids.drawing.np.isin(v.picture.face, ids), 4)

    greys = [(solids.seen(v, everything, cut[n], 4), cls) for n, cls in (("core", "paper"), ("slide", "tone-strong"), ("cavity", "tone"))]

    def draw(by, dx, dy):
        for rings, cls in greys:
            solids.fill(p, [[(a * by + dx, b * by + dy) for a, b in ring] for ring in rings], cls)
        solids.fill(p, [[(a * by + dx, b * by + dy) for a, b in ring] for ring in whole], "red-tone")
        solids.fill(p, [[(a * by + dx, b * by + dy) for a, b in ring] for ring in face], "red")
        solids.put(p, solids.scaled(s, by, dx, dy))
        return lambda *q: tuple(c * by + o for c, o in zip(v.at(*q), (dx, dy)))

    def go(a, b, head):
        """An arrow of the way a tool moves."""
        d = math.degrees(math.atan2(a[1] - b[1], b[0] - a[0]))
        neck = polar(b, head * 0.8, d + 180)
        p.line(a, neck, cls="red-line")
        p.area(b, polar(b, head, d + 160), polar(b, head, d + 200), cls="red")

    def arrows(at, head):
        go(at(0, 41, 48), at(0, 41, 80), head)
        go(at(0, 41, -8), at(0, 41, -44), head)
        go(at(0, -100, -10), at(0, -142, -10), head)

    with p.large:
        at = draw(1, 0, 0)
        arrows(at, 15)
        x = at(0, 41, 0)[0] + 14
        for z, words, more in ((66, "core", "up, opens"), (-22, "cavity", "down")):
            p.text(x, at(0, 41, z)[1], words, 22, "label-strong")
            p.text(x, at(0, 41, z)[1] + 21, more, 17, "label", "red")
        x, y = at(0, -121, -10)
        p.text(x, y + 36, "slide", 22, "label-strong", "ink", "middle")
        p.text(x, y + 57, f"first, {TRAVEL:.0f} mm", 17, "label", "red", "middle")
        p.text(16, 34, "One clip house,", 20, "label-strong")
        p.text(16, 57, "three directions", 20, "label-strong")
        p.text(16, 84, f"wall {WALL}, draft 1 to 1.5\u00b0", 16)
    with p.small:
        at = draw(0.5, 0, 0)
        arrows(at, 10)
        p.text(at(0, 41, 66)[0] + 8, at(0, 41, 66)[1], "core", 16, "label-strong")
        p.text(at(0, 41, -26)[0] + 8, at(0, 41, -26)[1], "cavity", 16, "label-strong")
        x, y = at(0, -121, -10)
        p.text(x, y + 24, "slide", 16, "label-strong", "ink", "middle")
    p.save("automotive1-clip-house")


# ------------------------------------------------------------------------------------------ the map pocket

FILLET = 0.3
RIBS = ((1, 15, 1.2), (2, 10, 1.2), (3, 20, 1.4), (4, 25, 1.5))  # number, height, thickness at the root


def lump(root):
    """Radius of the largest circle in the joint of wall and rib: the plastic there cools last and pulls the skin in."""
    return ((root / 2 + FILLET) ** 2 + (WALL + FILLET) ** 2 - FILLET**2) / (2 * (WALL + 2 * FILLET))


def pocket():
    """A thin rib leaves the skin flat, a thick one pulls a dent into it."""
    tip = lambda high, root: root - 2 * high * math.tan(math.radians(0.5))
    for _, high, root in RIBS:
        assert 0.4 <= root / WALL <= 0.6 and tip(high, root) >= 0.9 and 2 * lump(root) / WALL < 1.16
    good, bad = 1.2, 2.2
    assert 2 * lump(bad) / WALL > 1.25 and bad / WALL > 0.6
    p = Picture("Door map pocket: rib and wall in section, the back of the pocket, and the table of its ribs")

    def joint(x, base, k, root, high, width, dent):
        """Wall and rib in section, the skin below."""
        w, f = root / 2, FILLET
        up = lambda q: (x + q[0] * k, base - q[1] * k)
        arc = lambda s: [(s * (w + f - f * math.cos(a)), WALL + f - f * math.sin(a)) for a in [math.radians(90 * i / 5) for i in range(6)]]
        slim = math.tan(math.radians(0.5)) * high
        body = [(-width, 0), (-width, WALL), *arc(-1)[::-1], (-w + slim, WALL + high), (w - slim, WALL + high), *arc(1), (width, WALL), (width, 0)]
        low = [(width * (1 - i / 20), dent * math.exp(-((width * (1 - i / 20) / 1.5) ** 2))) for i in range(41)]
        s = solids.Views()
        ring = [up(q) for q in body[:-1] + low]
        s.hatch(ring, step=9, tone=True)
        s.line(*ring, closed=True)
        solids.put(p, s)
        if dent:
            p.line(*[up(q) for q in low], cls="red-line")
        c = up((0, lump(root) + dent * 0.3))
        p.circle(*c, lump(root) * k, "red-tone red-line" if dent else "line")
        return up

    with p.large:
        k = 27.0
        for x, root, dent in ((166, good, 0), (476, bad, 0.34)):
            up = joint(x, 190, k, root, 3.4, 5.2, dent)
            y = up((0, WALL + 2.6))[1]
            a, b = up((-root / 2 + 0.02, 0))[0], up((root / 2 - 0.02, 0))[0]
            p.line((a - 26, y), (a, y))
            p.line((b, y), (b + 26, y))
            p.text(b + 32, y + 5, f"{root}", 16, "label-strong", "red" if dent else "ink")
            p.text(a - 31, y - 1, f"{100 * root / WALL:.0f} %", 16, "label-strong", "red" if dent else "ink", "end")
            p.text(a - 31, y + 17, "of the wall", 14, "label", "faint", "end")
            p.text(x, 218, f"lump {2 * lump(root):.2f}, " + ("a dent on the skin" if dent else "the skin stays flat"), 15, "label-strong", "red" if dent else "ink", "middle")
        p.line((321, 190), (321, 190 - WALL * k))
        for y in (190, 190 - WALL * k):
            p.line((316, y), (326, y))
        p.rect(310, 190 - WALL * k / 2 - 10, 22, 20, "ground")
        p.text(321, 190 - WALL * k / 2 + 5, f"{WALL}", 14, "label-strong", "ink", "middle")
        _pocket_back(p, 26, 250, 1)
        left, right, y = 372, 624, 268
        cols = ((left, "start", "Rib"), (468, "end", "root"), (524, "end", "height"), (570, "end", "tip"), (right, "end", "of wall"))
        for x, anchor, words in cols:
            p.text(x, y, words, 14, "label", "faint", anchor)
        p.line((left, y + 8), (right, y + 8))
        for i, (n, high, root) in enumerate(RIBS):
            yy = y + 36 + 34 * i
            p.balloon(left + 10, yy - 5, n, 10)
            for (x, anchor, _), words in zip(cols[1:], (f"{root:.1f}", f"{high}", f"{tip(high, root):.2f}", f"{100 * root / WALL:.0f} %")):
                p.text(x, yy, words, 16, "label-strong", "ink", anchor, tabular=True)
            p.line((left, yy + 12), (right, yy + 12), cls="hair")
        p.text(left, 448, f"Wall {WALL}, draft 0.5\u00b0 a side; dent drawn larger", 13, "label", "faint")
    with p.small:
        for x, root, dent in ((80, good, 0), (238, bad, 0.34)):
            joint(x, 160, 14.2, root, 5.4, 4.9, dent)
            p.text(x, 186, f"rib {100 * root / WALL:.0f} %", 16, "label-strong", "red" if dent else "ink", "middle")
            p.text(x, 206, "a dent" if dent else "flat skin", 14, "label", "red" if dent else "ink", "middle")
    p.save("automotive1-pocket")


def _pocket_back(p, x, y, k):
    """The pocket from behind: its rim, its ribs, their numbers."""
    w, h = 316, 200
    outer = f"M{x} {y + 20}q0 -20 20 -20h{w - 40}q20 0 20 20l-14 {h - 60}q-4 34 -40 34h{-(w - 108)}q-36 0 -40 -34z"
    p.path(outer, "tone bold")
    p.path(f"M{x + 12} {y + 22}q0 -10 10 -10h{w - 44}q10 0 10 10", "line")
    for i in range(4):
        xx = x + 62 + 64 * i
        p.path(f"M{xx - 1.5} {y + 32}V{y + 150}M{xx + 1.5} {y + 32}V{y + 150}", "line")
    for j, yy in enumerate((58, 122)):
        p.path(f"M{x + 24 + 3 * j} {y + yy - 1.5}H{x + w - 24 - 3 * j}M{x + 24 + 3 * j} {y + yy + 1.5}H{x + w - 24 - 3 * j}", "line")
    for bx, by in ((x + 30, y + 34), (x + w - 30, y + 34), (x + 46, y + 146), (x + w - 46, y + 146)):
        p.circle(bx, by, 9, "ground bold")
        p.circle(bx, by, 4, "line")
    for n, (bx, by) in enumerate(((x + 62, y + 90), (x + 158, y + 58), (x + 158, y + 122), (x + 190, y + 90))):
        p.balloon(bx, by, n + 1, 10)


# --------------------------------------------------------------------------------------------- the gap

CHAIN = (("steel, hole to hole", 300.0), ("upper trim", -148.0), ("lower trim", -150.0), ("clip in its hole", 0.0))
EACH = 0.3


def gap():
    """Four tolerances of 0.3: the worst case is twice what nearly every car shows."""
    nominal = sum(v for _, v in CHAIN)
    worst, root = EACH * len(CHAIN), EACH * math.sqrt(len(CHAIN))
    assert nominal == 2.0 and abs(worst - 1.2) < 1e-9 and abs(root - 0.6) < 1e-9
    chance, cars = random.Random(11), 10_000
    gaps = [nominal + sum(chance.gauss(0, EACH / 3) for _ in CHAIN) for _ in range(cars)]
    inside = sum(abs(g - nominal) <= root for g in gaps) / cars
    assert 0.996 < inside < 0.999 and all(abs(g - nominal) < worst for g in gaps)
    bins = [sum(nominal - worst + i * 0.1 <= g < nominal - worst + (i + 1) * 0.1 for g in gaps) for i in range(24)]
    assert sum(bins) == cars
    p = Picture("Gap between two trims: chain of four dimensions, worst case, and 10,000 cars by chance")

    def bars(x0, x1, y, high):
        X = lambda g: x0 + (g - nominal + worst) / (2 * worst) * (x1 - x0)
        for i, n in enumerate(bins):
            g = nominal - worst + i * 0.1
            if n:
                p.rect(X(g) + 0.7, y - high * n / max(bins), X(g + 0.1) - X(g) - 1.4, high * n / max(bins), "solid")
        p.line((x0 - 6, y), (x1 + 6, y), cls="bold")
        return X

    def span(x0, x1, y, words, size, cls, fill_):
        p.line((x0, y), (x1, y), cls=cls)
        for x, s in ((x0, 1), (x1, -1)):
            p.line((x, y - 7), (x, y + 7), cls=cls)
            p.area((x, y), (x + 9 * s, y - 3), (x + 9 * s, y + 3), cls=fill_)
        w = p.measure(words, size, "label-strong") + 12
        p.rect((x0 + x1 - w) / 2, y - size * 0.6, w, size * 1.2, "ground")
        p.text((x0 + x1) / 2, y + size * 0.35, words, size, "label-strong", fill_, "middle")

    def trims(left, top, mm, x0, x1, words):
        """Both trims' edges in section, the gap between them to the scale of the columns below."""
        wall, r = WALL * mm, 0.5 * mm
        edge = left + nominal * mm
        wave = lambda x, s: f"C{x + s * 9:.1f} {top + wall * 0.7:.1f} {x - s * 9:.1f} {top + wall * 0.3:.1f} {x:.1f} {top:.1f}"
        shape = lambda a, x, s: f"M{a:.1f} {top:.1f}H{x + s * r:.1f}A{r:.1f} {r:.1f} 0 0 {int(s < 0)} {x:.1f} {top + r:.1f}V{top + wall - r:.1f}A{r:.1f} {r:.1f} 0 0 {int(s < 0)} {x + s * r:.1f} {top + wall:.1f}H{a:.1f}{wave(a, -s)}Z"
        data = shape(x0, left, -1) + shape(x1, edge, 1)
        p.path(data, "tone-strong bold")
        p.rect(edge - root * mm, top, 2 * root * mm, wall, "red-tone")
        for n, (x, name) in enumerate(words):
            p.text(x, top + wall / 2 + 6, name, 20 if mm > 50 else 15, "label-strong", "ink", "middle")
        y = top + wall / 2
        p.line((left, y), (edge, y), cls="red-line")
        for x, s in ((left, 1), (edge, -1)):
            p.area((x, y), (x + 10 * s, y - 3.5), (x + 10 * s, y + 3.5), cls="red")
        return edge

    with p.large:
        mm, top = 72, 16
        edge = trims(180, top, mm, 16, 624, ((98, "upper trim"), (500, "lower trim")))
        foot = top + WALL * mm
        p.text(209, top + WALL * mm / 2 - 10, f"{nominal:.1f}", 30, "label-strong", "red", "middle")
        x0, x1 = edge - worst * mm, edge + worst * mm
        X = bars(x0, x1, 396, 132)
        for s in (-1, 1):
            p.line((edge + s * root * mm, top), (edge + s * root * mm, 396), cls="red-line")
            p.line((edge + s * worst * mm, top), (edge + s * worst * mm, 430), cls="dash")
        for g in (nominal - worst, nominal - root, nominal, nominal + root, nominal + worst):
            p.line((X(g), 396), (X(g), 401))
            p.text(X(g), 416, f"{g:.1f}", 15, "label", "ink", "middle", tabular=True)
        span(X(nominal - worst), X(nominal + worst), 440, f"worst case \u00b1{worst:.1f}", 16, "line", "ink")
        span(X(nominal - root), X(nominal + root), 232, f"\u00b1{root:.1f}", 18, "red-line", "red")
        p.text(16, 262, f"{100 * inside:.1f} %", 34, "heading", "red")
        for n, words in enumerate((f"of {cars:,} cars", f"lie within \u00b1{root:.1f};", "none reaches", "the worst case")):
            p.text(16, 288 + 22 * n, words, 17, "label-strong" if n < 2 else "label")
        p.text(16, 378, "sample, by chance", 14, "label", "faint")
        rows = [(name, f"{v:+.0f}".replace("-", "\u2212").replace("+0", "0"), f"\u00b1{EACH}") for name, v in CHAIN]
        y = 250
        p.line((436, y - 20), (624, y - 20), cls="bold")
        for n, (name, size, each) in enumerate([*rows, ("gap", f"{nominal:.1f}", ""), ("worst: added", "", f"\u00b1{worst:.1f}"), ("root sum square", "", f"\u00b1{root:.1f}")]):
            at, last = y + 29 * n, n == 6
            face, fill = ("label-strong" if n > 3 else "label"), ("red" if last else "ink")
            p.text(436, at, name.replace(", hole to hole", " holes"), 17, face, fill)
            p.text(578, at, size, 17, face, fill, "end", tabular=True)
            p.text(624, at, each, 17, face, fill, "end", tabular=True)
            p.line((436, at + 9), (624, at + 9), cls="bold" if n in (3, 6) else "hair")
        p.text(436, y + 29 * 7 + 6, "3 sigma each, independent", 14, "label", "faint")
    with p.small:
        mm, top = 46, 10
        edge = trims(62, top, mm, 8, 312, ((256, "trim"),))
        p.text(62 + (nominal - root) * mm / 2 + 2, top + WALL * mm / 2 - 7, f"{nominal:.1f}", 20, "label-strong", "red", "middle")
        X = bars(edge - worst * mm, edge + worst * mm, 210, 62)
        for s in (-1, 1):
            p.line((edge + s * root * mm, top), (edge + s * root * mm, 210), cls="red-line")
        span(X(nominal - root), X(nominal + root), 138, f"\u00b1{root:.1f}", 14, "red-line", "red")
        for g in (nominal - worst, nominal, nominal + worst):
            p.text(X(g), 227, f"{g:.1f}", 14, "label", "ink", "middle")
        p.text(10, 164, f"{100 * inside:.1f} %", 22, "heading", "red")
        p.text(10, 184, "of the cars", 14, "label-strong")
        p.text(228, 164, f"worst \u00b1{worst:.1f}", 14, "label-strong")
        p.text(228, 183, "never seen", 14)
    p.save("automotive1-gap")


# ------------------------------------------------------------------------------------------ drawing for release

MOVED = 12.0  # how far the third clip tower went up after the first issue


def release():
    """The clip moved, and the drawing says so."""
    p = Picture("The release drawing of a pillar trim, with datums, grain and colour; a moved clip in a red cloud")
    rng = random.Random(5)
    assert SLOTS[2] / 2 >= 2 * abs(TOWERS[2] + MOVED / LONG - TOWERS[1])  # its slot still has room for the growth in heat

    def edges(x, y, k):
        """Rims and the lines where sides meet the face, seen from the visible side; it stands as in the car, its sill end at y."""
        rows = [[], [], [], []]
        for n in range(31):
            t = n / 30
            half, deep, _, near, far = form(t)
            for row, sign, angle, rim in ((0, 1, near, 1), (1, 1, near, 0), (2, -1, far, 0), (3, -1, far, 1)):
                rows[row].append((x + sign * (half + rim * math.tan(math.radians(angle)) * deep) * k, y - t * LONG * k))
        p.area(*rows[0], *rows[3][::-1], cls="tone-strong bold")
        for a, b, cls in ((0, 1, "tone-strong"), (3, 2, "tone")):  # the sides fall away from the face
            p.area(*rows[a], *rows[b][::-1], cls=cls)
        for row in rows[1:3]:
            p.line(*row)
        return lambda t, across=0.0: (x + across * k, y - t * LONG * k)

    def cloud(x, y, rx, ry, size):
        """A cloud in red pencil, one round of bows."""
        n = 13
        pts = [(x + rx * math.cos(2 * math.pi * a / n) + rng.uniform(-1, 1) * size, y + ry * math.sin(2 * math.pi * a / n) + rng.uniform(-1, 1) * size) for a in range(n)]
        data = f"M{pts[0][0]:.1f} {pts[0][1]:.1f}"
        for a, b in zip(pts, pts[1:] + pts[:1]):
            r = math.dist(a, b) * 0.6
            data += f"A{r:.1f} {r:.1f} 0 0 1 {b[0]:.1f} {b[1]:.1f}"
        p.path(data, "red-line")

    def house(at, t, k, cls, shift=0.0):
        x, y = at(t + shift / LONG)
        p.rect(x - 14 * k, y - 17 * k, 28 * k, 34 * k, cls)
        if cls != "old-place":
            p.circle(x, y, 4.5 * k, "line")

    def car(x, y, k):
        """A car's side in thin lines, x at its nose, y on the road, k px a cm: the trim in red on its pillar."""
        at = lambda *q: " ".join(f"{x + a * k:.1f} {y - b * k:.1f}" for a, b in q)
        p.path(f"M{at((8, 28))}C{at((4, 58), (10, 76), (34, 82))}L{at((100, 94))}L{at((156, 138))}C{at((180, 149), (262, 150), (300, 140))}L{at((364, 102))}C{at((388, 94), (394, 74), (392, 28))}Z", "thin-car")
        p.path(f"M{at((118, 95))}L{at((160, 130))}L{at((210, 137))}L{at((212, 95))}ZM{at((227, 95))}L{at((227, 137))}L{at((290, 132))}L{at((344, 98))}ZM{at((112, 94))}L{at((116, 28))}M{at((220, 95))}L{at((220, 28))}M{at((300, 95))}L{at((286, 60))}", "thin-car")
        for a in (78, 318):
            p.circle(x + a * k, y - 30 * k, 30 * k, "tone-strong thin")
            p.circle(x + a * k, y - 30 * k, 17 * k, "thin-car")
        p.path(f"M{at((214, 95))}L{at((226, 95))}L{at((234, 30))}L{at((206, 30))}Z", "red")

    p.style("thin-car", "fill:none;stroke:#14222f;stroke-width:1.1;stroke-linejoin:round", "stroke:#e6eef5")

    def datum(x, y, letter, size):
        """A datum letter in its box on a triangle, to the right of its place."""
        s = size / 20
        p.area((x + 10 * s, y - 6 * s), (x + 10 * s, y + 6 * s), (x, y), cls="ink")
        p.line((x + 10 * s, y), (x + 22 * s, y))
        p.rect(x + 22 * s, y - 12 * s, 24 * s, 24 * s, "paper bold")
        p.text(x + 34 * s, y + 6.5 * s, letter, size * 0.9, "label-strong", "ink", "middle")

    def move(at, k, head):
        """Clip 3: the old place dashed in red, the new one above it, an arrow up by what it moved."""
        house(at, TOWERS[2], k, "old-place")
        house(at, TOWERS[2], k, "bold", MOVED)
        (x, low), (_, high) = at(TOWERS[2], -24), at(TOWERS[2] + MOVED / LONG, -24)
        assert low > high  # up is up
        for y in (low, high):
            p.line((x - 5, y), (x + 8 * k, y), cls="red-hair")
        p.arrow((x, low), (x, high), cls="red-line", head="red", size=head)

    p.style("old-place", "fill:none;stroke:#a83212;stroke-width:1.4;stroke-dasharray:4 3", "stroke:#ff7d52")
    with p.large:
        k = 0.755
        at = edges(96, 462, k)
        for n, t in enumerate(TOWERS):
            if n != 2:
                house(at, t, k, "dash")
        move(at, k, 6)
        x, y = at(TOWERS[2] + MOVED / 2 / LONG)
        cloud(x - 4, y, 33, 37, 1.2)
        p.text(x + 74, y - 6, f"{MOVED:.0f} mm up", 20, "label-strong", "red")
        p.text(x + 74, y + 15, "the old place dashed", 15, "label")
        p.line((x + 30, y), (x + 68, y), cls="red-hair")
        for t, letter in ((TOWERS[1], "B"), (TOWERS[3], "C")):
            datum(*at(t, 16), letter, 17)
        # Three points that carry the face.
        for n, (t, a) in enumerate(((0.06, -56), (0.06, 40), (0.95, -16))):
            qx, qy = at(t, a)
            p.line((qx - 5, qy - 5), (qx + 5, qy + 5), cls="bold")
            p.line((qx - 5, qy + 5), (qx + 5, qy - 5), cls="bold")
            p.text(qx + 9, qy + 5, f"A{n + 1}", 14, "label-strong")
        p.text(176, 462, "sill", 15)
        p.text(at(1, 60)[0] + 12, 40, "belt line", 15)
        p.text(624, 38, "Lower trim of a B-pillar", 20, "label-strong", anchor="end")
        p.text(624, 60, "A fixes three ways, B two, C one", 15, anchor="end")
        car(432, 168, 0.46)
        p.text(424, 154, "where it sits", 16, "label-strong", "red", "end")
        # Change record.
        top, left, right = 236, 308, 624
        p.text(left, top - 10, "Changes", 18, "label-strong")
        p.rect(left, top, right - left, 112, "paper line")
        p.line((left, top + 36), (right, top + 36))
        p.line((left + 36, top), (left + 36, top + 112))
        p.text(left + 18, top + 25, "A", 17, "label-strong", "ink", "middle")
        p.text(left + 48, top + 25, "first issue", 18, "kana")
        p.text(left + 18, top + 64, "B", 17, "label-strong", "red", "middle")
        p.text(left + 48, top + 64, f"clip 3 moved up {MOVED:.0f} mm:", 17, "kana", rotate=-0.4)
        p.text(left + 48, top + 92, "the belt guide needs the room", 17, "kana", rotate=-0.4)
        # Grain, enlarged.
        lx, ly, lr = 318, 414, 50
        p.circle(lx, ly, lr, "tone bold")
        grid = []
        for a in range(-9, 10):
            for b in range(-9, 10):
                gx, gy = lx + a * 9 + (b % 2) * 4.5 + rng.uniform(-1.6, 1.6), ly + b * 8 + rng.uniform(-1.6, 1.6)
                if math.hypot(gx - lx, gy - ly) < lr - 7:
                    grid.append(f"M{gx - 3:.1f} {gy:.1f}q{rng.uniform(1, 3):.1f}-5 5 -1q{rng.uniform(0, 2):.1f} 4-3 3")
        p.path("".join(grid), "line")
        qx, qy = at(0.2, 44)
        p.circle(qx, qy, 7, "bold")
        p.line((qx + 7, qy + 1), (lx - lr, ly - 4))
        p.text(380, 408, f"Grain {GRAIN:.2f} mm", 16, "label-strong")
        p.text(380, 428, "warm grey, matt", 15)
        p.rect(524, 392, 100, 22, "tone-strong line")
        p.text(624, 433, "colour 4120", 16, "label-strong", "ink", "end")
        p.text(624, 466, "sample drawing", 14, "label", "faint", "end")
    with p.small:
        k = 1.0
        p.add('<clipPath id="part"><path d="M4 10h156v220h-156z"/></clipPath><g clip-path="url(#part)">')
        at = edges(78, 122 + (TOWERS[2] * LONG + MOVED / 2) * k, k)
        p.add("</g>")
        move(at, k, 8)
        cloud(74, 122, 45, 48, 1.2)
        p.line((121, 116), (167, 106), cls="red-hair")
        p.text(172, 111, f"{MOVED:.0f} mm up", 21, "label-strong", "red")
        p.text(172, 137, "room for the", 17, "kana", rotate=-0.6)
        p.text(172, 158, "belt guide", 17, "kana", rotate=-0.6)
        car(178, 226, 0.33)
        p.text(172, 36, "clip 3 moved", 17, "label-strong")
        p.text(172, 56, "old place dashed", 14, "label")
    p.save("automotive1-release")


PICTURES = [trim, sections, clip_house, pocket, gap, release]
