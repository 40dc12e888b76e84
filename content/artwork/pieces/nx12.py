"""NX: what a student makes, modelled, moved and folded."""
import math

import FreeCAD  # noqa: F401 (before Part, or Part crashes)
import Part
from FreeCAD import Vector as V

import solids
from kit import Picture
from parts import box, drafted, fused, group, moved, prism, rod, rotated, rounded, turned, upright

# ---------------------------------------------------------------------------------------------------- bladed disc

BLADES, HUB, TIP, HIGH = 17, 46, 84, 24  # number, rim and tip radius, width of the rim (mm)


def aerofoil(radius, chord, stagger, twist_z=HIGH / 2):
    """A closed section of a blade at one radius: thin, cambered, set at its stagger angle, wrapped on nothing (blades are short)."""
    pts = []
    n = 9
    camber, thick = 0.16 * chord, 0.11 * chord
    half = [0.5 * (1 - math.cos(math.pi * i / (n - 1))) for i in range(n)]
    line = lambda t: 4 * camber * t * (1 - t)
    width = lambda t: thick * 2.6 * (0.2969 * math.sqrt(t) - 0.126 * t - 0.3516 * t * t + 0.2843 * t**3 - 0.1036 * t**4) + 0.35
    upper = [(t, line(t) + width(t)) for t in half]
    lower = [(t, line(t) - width(t)) for t in reversed(half)]
    a = math.radians(stagger)
    for t, y in upper + lower:
        u, v = (t - 0.5) * chord, y - 2 * camber / 3
        pts.append(V(radius, u * math.sin(a) + v * math.cos(a), twist_z + u * math.cos(a) - v * math.sin(a)))
    return pts


def blade():
    """One blade: four sections, each turned a little further, joined by a loft."""
    wires = []
    for r, chord, stagger in ((HUB - 3, 23, 18), (58, 22, 29), (71, 21, 40), (TIP, 20, 50)):
        pts = aerofoil(r, chord, stagger)
        curve = Part.BSplineCurve()
        curve.interpolate(pts[:9])
        back = Part.BSplineCurve()
        back.interpolate(pts[9:])
        wires.append(Part.Wire([curve.toShape(), Part.makeLine(pts[8], pts[9]), back.toShape(), Part.makeLine(pts[17], pts[0])]))
    return Part.makeLoft(wires, True, False)


def disc():
    """The turned disc: rim, thin web, hub with bore."""
    body = turned([(13, -3), (24, -3), (26, 6), (38, 8), (HUB, 0), (HUB, HIGH), (38, 18), (26, 18), (24, 27), (13, 27)])
    for n in range(8):
        a = math.radians(45 * n)
        body = body.cut(Part.makeCylinder(2.6, 60, V(32 * math.cos(a), 32 * math.sin(a), -20)))
    return body


def bladed_disc():
    """One blade, shaped through four sections, then seventeen: from above, in section, and the sections themselves."""
    p = Picture("A bladed disc of seventeen blades from above and in section, the first blade red, with the sections of its blade")
    one, body = blade(), disc()
    assert one.isValid() and 400 < one.Volume < 6000, one.Volume
    first = 270  # towards the reader
    others = [rotated(one, first + 360 / BLADES * n) for n in range(1, BLADES)]
    lead = rotated(one, first)
    assert lead.distToShape(others[0])[0] > 3, "blades touch"
    reach = max(v.X for v in one.Vertexes)
    assert abs(reach - TIP) < 0.1 and abs(body.BoundBox.XMax - HUB) < 1e-6 and abs(body.BoundBox.ZLength - 30) < 1e-6

    def plan(at, k):
        views, mine = solids.Views(), solids.Views()
        whole = group(body, *others)
        view = views.view(whole, "top", at, k, hidden=False, soft=False)
        mine.view(lead, "top", at, k, hidden=False, soft=False)
        mine.prims = {n: (mine.prims["edge"] if n == "edge" else []) for n in mine.prims}
        shade = view.turned(lead)
        picture = solids.drawing._Picture.of(view, shade)
        solids.fill(p, picture.rings(picture.face >= 0, 8), "red-face")
        views.cross(view.at(0, 0, 0), TIP * k, 5)
        solids.put(p, views)
        solids.put(p, mine, red=True)
        return view

    p.style("red-face", "fill:#a8321266", "fill:#ff7d5266")
    with p.large:
        k = 2.26
        plan((208, 216), k)
        views = solids.Views()
        # Turned so that its axis lies level: the disc cut, two blades whole.
        half = views.section([(body, 45, 6)], (V(0, 0, 1), V(0, 1, 0)), (470, 216), k, hidden=False)
        views.axis(half.at(0, 0, -8), half.at(0, 0, 34), 6)
        for words, r, x in (("\u00d8 168", TIP, 612), ("\u00d8 92", HUB, 574), ("\u00d8 26", 13, 428)):
            a, b = half.at(0, -r, 27 if x > 500 else -3), half.at(0, r, 27 if x > 500 else -3)
            if r == TIP:
                a, b = half.at(0, -TIP, 18), half.at(0, TIP, 18)
            views.height(a, b, x, words)
        views.width(half.at(0, HUB, 0), half.at(0, HUB, HIGH), half.at(0, HUB, 0)[1] - 16, "24")
        solids.put(p, views, 14)
        for s in (1, -1):  # the blade as wide as its sections stand
            ring = [half.at(0, s * r, HIGH / 2 + e * w) for r, e, w in ((HUB, -1, 11), (58, -1, 9.6), (71, -1, 8.0), (TIP, -1, 6.4), (TIP, 1, 6.4), (71, 1, 8.0), (58, 1, 9.6), (HUB, 1, 11))]
            p.area(*ring, cls="red-face red-hair" if s < 0 else "tone line")
        # The sections that the blade was drawn through, from its foot to its tip.
        for n, (r, chord, stagger) in enumerate(((HUB - 3, 23, 18), (58, 22, 29), (71, 21, 40), (TIP, 20, 50))):
            x, y = 36 + n * 96, 446
            p.area(*[(x + q.y * 1.9, y - (q.z - HIGH / 2) * 1.9) for q in aerofoil(r, chord, stagger)], cls="red-face red-hair")
            p.text(x + 18, y + 22, f"{stagger}\u00b0", 15, "label-strong", "red")
        p.text(624, 466, f"\u00d7 {BLADES}", 36, "label-strong", "red", "end")
    with p.small:
        plan((122, 120), 1.3)
        p.text(308, 40, "\u00d8 168", 17, "label-strong", "ink", "end")
        p.text(308, 222, f"\u00d7 {BLADES}", 30, "label-strong", "red", "end")
    p.save("nx12-disc")


# --------------------------------------------------------------------------------------------------- toggle clamp

BASE, FOOT, KNEE, OPEN = V(0, 0, 0), V(-34, 0, -6), V(-14, 0, 26), 62  # arm's pivot, link's pivot, handle's pin on the closed arm, angle
SHORT = 18  # from the handle's pin to the link's


def turn(v, degrees):
    """A vector turned in the picture's plane, counter-clockwise."""
    a = math.radians(degrees)
    return V(v.x * math.cos(a) - v.z * math.sin(a), 0, v.x * math.sin(a) + v.z * math.cos(a))


def pins(degrees):
    """The link's lower pin, the pin between link and handle, the handle's pin on the arm, for an angle of the arm."""
    link = (KNEE - FOOT).Length - SHORT  # so that the three stand in one line when the arm is down
    c = turn(KNEE, degrees)
    gap, along = (c - FOOT).Length, (c - FOOT).normalize()
    x = (link**2 - SHORT**2 + gap**2) / (2 * gap)
    return FOOT, FOOT + along * x + V(along.z, 0, -along.x) * math.sqrt(max(0, link**2 - x * x)), c


def plate_along(points, radius, y, thick=5):
    """A plate with round ends that follows points in the picture's plane."""
    solids_of = [rod((q.x, y, q.z), (q.x, y + thick, q.z), radius) for q in points]
    for a, b in zip(points, points[1:]):
        d = (b - a).normalize()
        n = V(-d.z, 0, d.x) * radius
        solids_of.append(prism([tuple(q + V(0, y, 0)) for q in (a + n, b + n, b - n, a - n)], (0, thick, 0)))
    return fused(*solids_of)


def clamp(degrees):
    """Arm with its spindle, handle with its grip, link: what moves."""
    a, b, c = pins(degrees)
    lean = math.degrees(math.atan2((c - b).z, (c - b).x)) - math.degrees(math.atan2((KNEE - FOOT).z, (KNEE - FOOT).x))
    at = lambda v: c + turn(v, lean)
    arm = plate_along([turn(v, degrees) for v in (KNEE, V(0, 0, 2), V(30, 0, 14), V(84, 0, 14))], 8, 10)
    spindle = group(*[moved(rotated(q, -degrees, (0, 1, 0)), 0) for q in (box(72, 12, -12, 8, 5, 44), box(66, 11, -20, 20, 7, 8), box(68, 9, 6, 16, 4, 16))])
    handle = plate_along([b, c, at(V(7, 0, 40))], 8, 4)
    grip = plate_along([at(V(7, 0, 46)), at(V(11, 0, 90))], 9.5, 2, 9)
    link = plate_along([a, b], 7, 16)
    caps = [rod((q.x, 0, q.z), (q.x, 4, q.z), 3.6) for q in (a, b, c, V(0, 0, 0))]
    return group(arm, spindle, handle, grip, link, *caps)


def toggle():
    """Three pins in one line: nothing pushes it open."""
    p = Picture("A toggle clamp, closed with three pins in one line, and open")
    a, b, c = pins(0)
    assert abs((b - a).cross(c - a).y) < 1e-6 and abs((b - a).Length + (c - b).Length - (c - a).Length) < 1e-6
    for n in range(0, OPEN + 1):
        _, b1, c1 = pins(n)
        assert abs((b1 - c1).Length - SHORT) < 1e-6
    base = fused(prism([(-48, 22, -34), (10, 22, -34), (12, 22, 6), (-8, 22, 10), (-46, 22, 4)], (0, 4, 0)), box(-60, 8, -42, 84, 40, 8))
    work = [box(54, 0, -42, 66, 40, 22)]
    table = box(-64, 0, -52, 200, 40, 10)

    def scene(at, k):
        views, ghost = solids.Views(), solids.Views()
        ghost.view(clamp(OPEN), "front", at, k, hidden=False, soft=False)
        everything = group(base, *work, table, clamp(0))
        view = views.view(everything, "front", at, k, hidden=False, soft=False, shade=True)
        ghost.prims["soft"], ghost.prims["edge"] = ghost.prims["edge"], []
        solids.put(p, ghost)
        solids.paint(p, view, everything, lambda f: True, "ground")
        tone = lambda lo, hi: lambda f: f.Surface.TypeId == "Part::GeomPlane" and abs(f.normalAt(0, 0).y) > 0.99 and lo <= f.CenterOfMass.y <= hi
        solids.paint(p, view, everything, tone(-1, 0.5), "tone")
        solids.paint(p, view, everything, tone(1, 18), "tone-strong")
        views.tones = [[], []]
        solids.put(p, views)
        d = (c - a).normalize()
        p.line(view.at(a - d * 17), view.at(c + d * 17), cls="red-line")
        for q in (a, b, c):
            p.circle(*view.at(q), 2.2 * k if k > 1.6 else 4, "red")
        return view

    with p.large:
        scene((336, 350), 2.05)
        p.text(398, 64, "Three pins in line:", 20, "label-strong", "red")
        p.text(398, 88, "locked", 20, "label-strong", "red")
        p.text(70, 286, f"Open, arm up {OPEN}°", 16)
    with p.small:
        scene((168, 174), 1.02)
        p.text(312, 30, "Locked", 18, "label-strong", "red", "end")
    p.save("nx12-clamp")


# ------------------------------------------------------------------------------------------------------ STEP part

def imported(wall, boss):
    """A solid without history: base, back, a wall across at x = wall, a boss at x = boss."""
    body = rounded(box(-80, -46, 0, 160, 92, 12), 12, upright)
    back = rounded(box(-80, 34, 0, 160, 12, 58), 14, lambda e: abs(e.BoundBox.YLength - 12) < 1e-6 and e.CenterOfMass.z > 50)
    rib = rounded(box(wall - 6, -34, 4, 12, 74, 46), 22, lambda e: abs(e.BoundBox.XLength - 12) < 1e-6 and e.CenterOfMass.z > 40 and e.CenterOfMass.y < 0)
    body = fused(body, back, rib, Part.makeCylinder(20, 38, V(boss, -8, 0)))
    body = body.cut(Part.makeCylinder(11, 60, V(boss, -8, -5)))
    for x in (-66, 66):
        body = body.cut(Part.makeCylinder(5, 40, V(x, -33, -5)))
    return body.removeSplitter()


WALL, BOSS = (-14, -38), (34, 22)  # where wall and boss stood, and where they stand


def step_part():
    """Take the face and move it."""
    p = Picture("An imported part whose wall and boss were moved; their old places dashed")
    before, after = imported(WALL[0], BOSS[0]), imported(WALL[1], BOSS[1])
    assert before.isValid() and after.isValid() and abs(before.Volume - after.Volume) < 1, "moving changes no volume here"

    def moved_face(f):
        s = f.Surface
        if s.TypeId == "Part::GeomPlane":
            n = f.normalAt(0, 0)
            return abs(n.x) > 0.99 and abs(abs(f.CenterOfMass.x - WALL[1]) - 6) < 0.1 or (abs(n.y) > 0.99 and abs(f.CenterOfMass.x - WALL[1]) < 1) or (n.z > 0.99 and min(abs(f.CenterOfMass.z - 38), abs(f.CenterOfMass.z - 50)) < 0.1)
        if s.TypeId == "Part::GeomCylinder":
            return round(s.Radius) in (20, 11) and abs(s.Axis.z) > 0.99 or round(s.Radius) == 22
        return False

    def scene(at, k):
        views, ghost = solids.Views(), solids.Views()
        old = group(rounded(box(WALL[0] - 6, -34, 12, 12, 68, 38), 22, lambda e: abs(e.BoundBox.XLength - 12) < 1e-6 and e.CenterOfMass.z > 40 and e.CenterOfMass.y < 0))
        view = views.view(after, "iso", at, k)
        ghost.view(old, "iso", at, k, shade=False, soft=False)
        ghost.view(Part.makeCylinder(20, 26, V(BOSS[0], -8, 12)), "iso", at, k, shade=False, soft=False)
        ghost.prims["hidden"], ghost.prims["edge"] = ghost.prims["edge"], []
        solids.paint(p, view, after, moved_face, "red-face")
        solids.put(p, views)
        solids.put(p, ghost)
        return view

    def arrow(view, a, b, size):
        """A red arrow between two model points."""
        (x0, y0), (x1, y1) = view.at(*a), view.at(*b)
        t = math.atan2(y1 - y0, x1 - x0)
        p.line((x0, y0), (x1 - size * 0.8 * math.cos(t), y1 - size * 0.8 * math.sin(t)), cls="red-line")
        p.area((x1, y1), *[(x1 - size * math.cos(t + s), y1 - size * math.sin(t + s)) for s in (0.32, -0.32)], cls="red")

    p.style("red-face", "fill:#a8321247", "fill:#ff7d5259")
    def note(view, spot, x, y, words, value, size, anchor):
        """What was moved and how far, with a line to it."""
        tip = view.at(*spot)
        p.text(x, y, words, size, "label-strong", "ink", anchor)
        p.text(x, y + size * 1.45, f"{value} mm", size * 1.4, "label-strong", "red", anchor)
        wide = p.measure(words, size, "label-strong"), p.measure(f"{value} mm", size * 1.4, "label-strong")
        start = (x + wide[1] + 6, y + size) if anchor == "start" else (x - wide[0] - 6, y - size * 0.33)
        p.line(start, tip, cls="line")
        p.circle(*tip, size * 0.16, "ink")

    with p.large:
        v = scene((324, 292), 2.7)
        arrow(v, (WALL[0], -4, 50), (WALL[1], -4, 50), 14)
        arrow(v, (BOSS[0], -8, 38), (BOSS[1], -8, 38), 12)
        note(v, (WALL[1] - 6, -20, 44), 16, 60, "wall moved", WALL[0] - WALL[1], 19, "start")
        note(v, (BOSS[1] + 15, -21, 20), 624, 424, "boss moved", BOSS[0] - BOSS[1], 19, "end")
    with p.small:
        v = scene((170, 140), 1.3)
        arrow(v, (WALL[0], -4, 50), (WALL[1], -4, 50), 10)
        note(v, (WALL[1] - 6, -20, 44), 10, 24, "wall", WALL[0] - WALL[1], 14, "start")
        note(v, (BOSS[1] + 15, -21, 20), 312, 206, "boss", BOSS[0] - BOSS[1], 14, "end")
    p.save("nx12-step")


# ------------------------------------------------------------------------------------------------ core and cavity

LID, LID_WALL, DRAFT, SHRINK = (100, 70, 20), 2.5, 1.5, 0.006


def lid():
    """The lid's outside and its inside as solids, open below, tapered so that both halves of the mould come off."""
    wide, deep, high = LID
    top = lambda z: lambda e: abs(e.BoundBox.ZMin - z) < 1e-3 and abs(e.BoundBox.ZMax - z) < 1e-3
    outer = rounded(drafted(wide, deep, 0, high, 14, -DRAFT), 3.5, top(high))
    inner = rounded(drafted(wide - 2 * LID_WALL, deep - 2 * LID_WALL, 0, high - LID_WALL, 12, -DRAFT), 1.5, top(high - LID_WALL))
    return outer, inner


def grown(solid):
    """A copy, larger by the shrinkage."""
    out = solid.copy()
    out.scale(1 + SHRINK)
    return out


def inserts():
    """Core and cavity are the lid's two sides, both 0.6 per cent larger."""
    p = Picture("A plain lid between its cavity and core inserts, scaled for shrinkage")
    outer, inner = lid()
    part = outer.cut(inner)
    cavity = group(box(-72, -54, 0, 144, 108, 36), box(-77, -59, 36, 154, 118, 8))
    cavity = fused(*cavity.Solids).cut(grown(outer)).cut(turned([(0, 10), (1.6, 10), (3.4, 60), (0, 60)]))
    plate = fused(box(-72, -54, -26, 144, 108, 26), box(-77, -59, -34, 154, 118, 8))
    core = plate.fuse(grown(inner)).removeSplitter()
    size = 2 * max(v.X for v in grown(outer).Vertexes)
    assert f"{size:.1f}" == "100.6", size
    between = grown(outer).Volume - grown(inner).Volume
    assert abs(between - part.Volume * (1 + SHRINK) ** 3) < 0.5 and cavity.common(core).Volume < 1e-3
    assert cavity.common(grown(part)).Volume < 1e-2 and core.common(grown(part)).Volume < 1e-2  # the hot lid fills the space

    half = lambda solid, z=0: moved(solid.cut(box(-200, -200, -200, 400, 200, 400)), 0, 0, z)

    def apart(at, k, step):
        views, red = solids.Views(), solids.Views()
        pieces = [half(core), half(part, 56), half(cavity, 110)]
        whole = group(*pieces)
        view = views.view(whole, "iso", at, k, soft=False, smallest=(30, 40), accent=[pieces[1]])
        solids.paint(p, view, whole, lambda face: face.Surface.TypeId == "Part::GeomPlane" and abs(face.CenterOfMass.y) < 1e-6, "solid", 1)
        solids.fill(p, solids.seen(view, whole, pieces[1]), "red-face")
        for a, b in (((0, 0, 22), (0, 0, 68)), ((0, 0, 78), (0, 0, 108)), ((0, 0, 158), (0, 0, 174))):
            views.trace(view, a, b)
        solids.put(p, views)
        return view

    def closed(at, k, step):
        views = solids.Views()
        hot = grown(part)
        view = views.section([(core, 45, step), (cavity, 135, step)], "front", at, k)
        p.area(*[view.at(x, 0, z) for x, z in ((-77, -34), (77, -34), (77, -26), (72, -26), (72, 36), (77, 36), (77, 44), (-77, 44), (-77, 36), (-72, 36), (-72, -26), (-77, -26))], cls="paper")
        solids.put(p, views)
        solids.fill(p, solids.rings(view, hot), "red red-hair")
        return view

    def across(view, x, z, y, words, size, red):
        """A width between two points of the section."""
        line, ink = ("red-hair", "red") if red else ("line", "ink")
        (a, foot), (b, _) = view.at(-x, 0, z), view.at(x, 0, z)
        half = p.measure(words, size, "label-strong") / 2 + 7
        mid = (a + b) / 2
        for q, s in ((a, 1), (b, -1)):
            p.line((q, foot), (q, y + (5 if y > foot else -5)), cls=line)
            p.line((q, y), (mid - s * half, y), cls=line)
            p.area((q, y), (q + s * 9, y - 2.5), (q + s * 9, y + 2.5), cls=ink)
        p.text(mid, y + size * 0.36, words, size, "label-strong", ink, "middle")

    p.style("red-face", "fill:#a832126b", "fill:#ff7d527a")
    with p.large:
        v = apart((112, 357), 1.8, 5)
        for words, spot in (("Cavity", (77, 50, 150)), ("Lid", (50, 35, 66)), ("Core", (77, 50, -8))):
            x, y = v.at(*spot)
            p.text(x + 14, y + 6, words, 19, "label-strong", "red" if words == "Lid" else "ink")
        q = closed((480, 366), 1.8, 5)
        across(q, size / 2, 0, 458, "100.6", 22, True)
        across(q, 72, 36, 258, "144", 16, False)
        p.text(626, 60, "100 × 1.006", 34, "label-strong", "ink", "end")
        p.text(626, 100, "= 100.6 mm", 34, "label-strong", "red", "end")
        p.text(626, 130, "Shrinkage 0.6 %, draft 1.5°", 16, "label-strong", "ink", "end")
    with p.small:
        v = apart((82, 176), 0.93, 4)
        for y, words, spot, red in ((64, f"cavity {size:.1f}", (77, 30, 146), True), (124, f"lid {LID[0]}", (50, 20, 62), False), (196, f"core", (77, 30, -14), False)):
            x0, y0 = v.at(*spot)
            p.line((x0, y0), (204, y), cls="line")
            p.circle(x0, y0, 2.2, "ink")
            p.text(210, y + 6, words, 17, "label-strong", "red" if red else "ink")
    p.save("nx12-mould")


# ------------------------------------------------------------------------------------------- hair-dryer shell

SKIN = 2.5  # thickened wall
BARREL = ((-108, 21), (-84, 25), (-40, 33), (10, 39), (48, 39), (72, 31), (82, 12))  # x and radius of the curves that the skin runs through
HANDLE = ((4, 16, 20), (-44, 14, 17), (-84, 13.5, 15.5), (-124, 15, 18))  # z, half width and half length of its ellipses


def dryer(inside):
    """Barrel and handle as one solid, `inside` mm below the styled skin."""
    curve = Part.BSplineCurve()
    pts = [V(x, 0, r - inside) for x, r in BARREL]
    pts[-1] = V(BARREL[-1][0] - inside, 0, BARREL[-1][1])
    curve.interpolate(pts)
    ends = [V(pts[-1].x, 0, 0), V(pts[0].x, 0, 0)]
    edges = [curve.toShape(), Part.makeLine(pts[-1], ends[0]), Part.makeLine(*ends), Part.makeLine(ends[1], pts[0])]
    barrel = Part.Face(Part.Wire(edges)).revolve(V(0, 0, 0), V(1, 0, 0), 360)
    rings = []
    for z, wide, long in HANDLE:
        e = Part.Ellipse(V(36 + (4 - z) * 0.10, 0, z), long - inside, wide - inside).toShape()
        rings.append(Part.Wire([e]))
    return barrel.fuse(Part.makeLoft(rings, True, False)).removeSplitter()


def hair_dryer():
    """The shell opens like a nut; its wall shows only where it is split."""
    p = Picture("A hair-dryer shell in two halves, opened at the split, its wall red")
    outer, inner = dryer(0), dryer(SKIN)
    for x in (-12, -4, 4, 12):  # air in at the back
        outer = outer.cut(box(60, -2 + x * 1.6, -16, 40, 4, 32))
    outer = outer.fuse(Part.makeCylinder(24, 9, V(-108, 0, 0), V(1, 0, 0)))  # the lip that the nozzle snaps on
    shell = outer.cut(inner)
    mouth = Part.makeCylinder(BARREL[0][1] - SKIN, 6, V(-110, 0, 0), V(1, 0, 0))
    cord = Part.makeCylinder(5, 20, V(49, 0, -132), V(0, 0, 1))
    shell = shell.cut(mouth).cut(cord)
    near = shell.common(box(-200, -100, -200, 400, 100, 400))
    far = shell.common(box(-200, 0, -200, 400, 100, 400))
    assert abs(near.Volume - far.Volume) < 0.01 * far.Volume and near.isValid() and far.isValid()
    bosses = [rod((x, 0.01, z), (x, 30, z), 5).cut(rod((x, -1, z), (x, 14, z), 1.8)).common(inner) for x, z in ((-66, -17), (43, -64), (62, 14))]
    far = fused(far, *bosses)
    look = solids.drawing.seen_from(-0.62, -1, 0.62)
    away = 290

    def scene(at, k, small=False):
        views = solids.Views()
        back = moved(far, 0, away, 0)
        whole = group(near, back)
        view = views.view(whole, look, at, k, soft=False, smallest=(60, 80))
        rim = lambda f: f.Surface.TypeId == "Part::GeomPlane" and abs(abs(f.normalAt(0, 0).y) - 1) < 1e-3 and (abs(f.CenterOfMass.y) < 1e-3 or abs(f.CenterOfMass.y - away) < 0.02)
        for x, z in ((-66, -17), (43, -64), (62, 14)):
            views.trace(view, (x, -6, z), (x, away, z))
        solids.put(p, views)
        solids.paint(p, view, whole, rim, "red red-hair", 1)
        return view

    def leader(view, start):
        """From the words to the red wall."""
        tip = view.at(-60, away, -(29.3 - SKIN / 2))
        p.line(start, tip, cls="red-hair")
        p.circle(*tip, 2.4, "red")

    with p.large:
        v = scene((430, 290), 1.62)
        leader(v, (100, 418))
        p.text(18, 440, "Wall 2.5 mm", 24, "label-strong", "red")
        p.text(18, 464, "thickened inwards, then split", 16, "label-strong")
    with p.small:
        v = scene((210, 144), 0.79)
        leader(v, (48, 210))
        p.text(8, 228, "wall 2.5 mm", 18, "label-strong", "red")
    p.save("nx12-dryer")


# -------------------------------------------------------------------------------------------------- motor bracket

SHEET, BEND_R, NEUTRAL = 2, 2, 0.44  # sheet, inside radius, NX's neutral factor
ARC = math.pi / 2 * (BEND_R + NEUTRAL * SHEET)
PLAN, UP, SIDE, HALF, EYE = 50, 62, 18, 34, 34  # outside sizes: base, upright, side flange, half width; height of the motor's axis


def motor_bracket():
    """The bracket stands on its own flat pattern."""
    p = Picture("A folded motor bracket on its own flat pattern, three bend lines in red")
    edge = BEND_R + SHEET
    upright_ = rounded(box(PLAN - SHEET, 4 - HALF, 0, SHEET, 2 * HALF - 8, UP), 8, lambda e: abs(e.BoundBox.XLength - SHEET) < 1e-6 and e.CenterOfMass.z > UP - 1)
    floor = fused(box(0, 4 - HALF, 0, PLAN, 2 * HALF - 8, SHEET), box(4, -HALF, 0, 36, 2 * HALF, SHEET))
    body = fused(floor, upright_, *[rounded(box(4, y, 0, 36, SHEET, SIDE), 6, lambda e: abs(e.BoundBox.YLength - SHEET) < 1e-6 and e.CenterOfMass.z > SIDE - 1) for y in (-HALF, HALF - SHEET)])
    inner = lambda e: abs(e.CenterOfMass.z - SHEET) < 1e-6 and (abs(e.CenterOfMass.x - (PLAN - SHEET)) < 1e-6 or abs(abs(e.CenterOfMass.y) - (HALF - SHEET)) < 1e-6)
    outer = lambda e: abs(e.CenterOfMass.z) < 1e-6 and (abs(e.CenterOfMass.x - PLAN) < 1e-6 or abs(abs(e.CenterOfMass.y) - HALF) < 1e-6)
    body = rounded(rounded(body, BEND_R, inner), edge, outer)
    holes = [(0, 0, 11.2)] + [(sy * 15.5, sz * 15.5, 1.7) for sy in (1, -1) for sz in (1, -1)]  # a 42 mm stepper's face: pilot and four screws
    for y, z, r in holes:
        body = body.cut(rod((PLAN - 5, y, EYE + z), (PLAN + 5, y, EYE + z), r))
    slots = [(22, y) for y in (-17, 17)]
    for x, y in slots:
        body = body.cut(fused(box(x - 6, y - 2.7, -1, 12, 5.4, 5), rod((x - 6, y, -1), (x - 6, y, 4), 2.7), rod((x + 6, y, -1), (x + 6, y, 4), 2.7)))
    assert body.isValid()
    long, wide = (PLAN - edge) + ARC + (UP - edge), 2 * (HALF - edge + ARC + SIDE - edge)
    bend_x, bend_y = PLAN - edge, HALF - edge
    print(f"motor bracket: flat {long:.1f} x {wide:.1f} mm")
    flat_area = bend_x * (2 * HALF - 8) + (ARC + UP - edge) * (2 * HALF - 8) + 2 * 36 * (ARC + SIDE - edge)
    assert abs(flat_area * SHEET - body.Volume) / body.Volume < 0.12
    motor = fused(rounded(box(PLAN - SHEET - 40, -21.15, EYE - 21.15, 40, 42.3, 42.3), 5, lambda e: abs(e.BoundBox.XLength - 40) < 1e-6))
    shaft = fused(rod((PLAN - SHEET, 0, EYE), (PLAN + 2, 0, EYE), 11), rod((PLAN, 0, EYE), (PLAN + 24, 0, EYE), 2.5))

    def round_(x, y, r, view, n=32):
        return [view.at(x + r * math.cos(a * 2 * math.pi / n), y + r * math.sin(a * 2 * math.pi / n), 0) for a in range(n)]

    def corner(x, y, r, start):
        return [(x + r * math.cos(math.radians(start + a)), y + r * math.sin(math.radians(start + a))) for a in range(0, 91, 15)]

    def scene(at, k, small=False):
        views, ghost = solids.Views(), solids.Views()
        whole = group(body, shaft)
        cam = solids.drawing.View("iso", *at, k, (0, 0, 0))
        top, low = long, HALF - 4
        reach = wide / 2
        plan = [(0, -low), (4, -low), (4, -reach + 6), *corner(10, -reach + 6, 6, 180), *corner(34, -reach + 6, 6, 270), (40, -low), (top - 8, -low),
                *corner(top - 8, 8 - low, 8, 270), *corner(top - 8, low - 8, 8, 0), (40, low), *corner(34, reach - 6, 6, 0), *corner(10, reach - 6, 6, 90), (4, low), (0, low)]
        p.area(*[cam.at(x, y, 0) for x, y in plan], cls="tone line")
        for y, z, r in holes:
            p.area(*round_(bend_x + ARC + EYE + z - edge, y, r, cam), cls="ground line")
        view = views.view(whole, "iso", at, k, soft=True, smallest=(40, 60))
        solids.fill(p, [r for part in (body, shaft) for r in solids.seen(view, whole, part)], "ground")
        bent_ = lambda f: f.Surface.TypeId == "Part::GeomCylinder" and f.Surface.Radius < 4.5 and f.Surface.Radius > 1.9 and abs(f.Surface.Axis.z) < 0.01 and f.Area > 60 and abs(f.CenterOfMass.z) < 4
        ghost.view(motor, "iso", at, k, shade=False, soft=False)
        ghost.prims["hidden"], ghost.prims["edge"] = ghost.prims["edge"], []
        solids.put(p, views)
        solids.paint(p, view, whole, bent_, "red red-hair", 2)
        solids.put(p, ghost)
        return view

    with p.large:
        v = scene((236, 216), 3.6)
        low = HALF - 4
        a, b = v.at(0, -wide / 2 - 5, 0), v.at(long, -wide / 2 - 5, 0)
        for end, x, y in ((a, 0, -low), (b, long, -low + 8)):
            p.line(v.at(x, y - 2, 0), v.at(x, -wide / 2 - 7, 0), cls="line")
        u = ((b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b))
        mid = ((a[0] + b[0]) / 2 + 20, (a[1] + b[1]) / 2 + 11.5)
        p.arrow((mid[0] - u[0] * 30, mid[1] - u[1] * 30), a, size=9)
        p.arrow((mid[0] + u[0] * 30, mid[1] + u[1] * 30), b, size=9)
        p.text(mid[0] - 3, mid[1] + 6, f"{long:.1f}", 20, "label-strong", "ink", "middle", rotate=math.degrees(math.atan2(u[1], u[0])))
        p.text(20, 40, "Flat and folded", 20, "label-strong")
        p.text(20, 64, f"2 mm sheet, neutral factor {NEUTRAL}", 16)
        p.text(20, 86, f"each bend {ARC:.2f} mm", 16, "label-strong", "red")
        p.text(624, 44, "NEMA 17, 42.3 square:", 18, "kana", "ink", "end", rotate=-2)
        p.text(622, 68, "room 60, fits", 18, "kana", "ink", "end", rotate=-2)
        p.path("M500 62C450 52 420 58 384 84M396 73C392 78 388 81 384 84C389 83 394 83 399 84", "line")
    with p.small:
        v = scene((124, 100), 1.72)
        low = HALF - 4
        a, b = v.at(0, -wide / 2 - 6, 0), v.at(long, -wide / 2 - 6, 0)
        for x, y in ((0, -low), (long, -low + 8)):
            p.line(v.at(x, y - 2, 0), v.at(x, -wide / 2 - 9, 0), cls="line")
        u = ((b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b))
        mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        p.arrow((mid[0] - u[0] * 27, mid[1] - u[1] * 27), a, size=7)
        p.arrow((mid[0] + u[0] * 27, mid[1] + u[1] * 27), b, size=7)
        p.text(mid[0] - 3, mid[1] + 5, f"{long:.1f}", 16, "label-strong", "ink", "middle", rotate=math.degrees(math.atan2(u[1], u[0])))
        p.text(312, 30, "flat, then folded", 15, "label-strong", "ink", "end")
    p.save("nx12-motor")


PICTURES = [bladed_disc, toggle, step_part, inserts, hair_dryer, motor_bracket]
