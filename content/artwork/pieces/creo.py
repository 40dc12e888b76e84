"""Creo: what a student makes, driven by relations."""
import math

import FreeCAD  # noqa: F401 (before Part, or Part crashes)
import Part
from FreeCAD import Vector as V

import solids
from kit import Picture
from parts import box, chamfered, circular_at, fused, group, moved, prism, ring_of, rod, rotated, rounded

# ----------------------------------------------------------------------------------------------------- pump cover

LIMIT = 140  # mm: above it eight bolts instead of six


def bolts(diameter):
    """The relation: the bolt count of a cover of this outside diameter."""
    return 8 if diameter > LIMIT else 6


def pump_cover(diameter):
    """A cast cover: flange, dome, neck, ribs; and the solids of its bolt holes."""
    d = diameter / 120
    flange = Part.makeCylinder(diameter / 2, 12)
    dome = Part.makeCone(36 * d, 26 * d, 26 * d, V(0, 0, 12))
    neck = Part.makeCylinder(17 * d, 44 * d, V(0, 0, 12))
    body = flange.fuse([dome, neck]).removeSplitter()
    body = rounded(body, 5, circular_at(12, 36 * d))
    body = chamfered(body, 2, lambda e: circular_at(12, diameter / 2)(e) or circular_at(12 + 44 * d, 17 * d)(e))
    body = body.cut(Part.makeCylinder(10 * d, 80 * d))
    count, circle = bolts(diameter), diameter / 2 - 13
    holes = ring_of(moved(Part.makeCylinder(5.5, 12), circle), count, 180 / count)
    pitch = 2 * circle * math.sin(math.pi / count)
    assert pitch > 3 * 11, "no room for the heads"
    for hole in holes:
        body = body.cut(hole)
    return body, holes


def cover():
    """One number passes the limit and two bolts appear."""
    p = Picture("A pump cover with six bolts at 120 mm and with eight at 160 mm")
    small, large = pump_cover(120), pump_cover(160)
    assert len(small[1]) == 6 and len(large[1]) == 8

    def pair(at1, at2, k):
        views = solids.Views()
        views.view(small[0], "iso", at1, k, accent=small[1])
        views.view(large[0], "iso", at2, k, accent=large[1])
        solids.put(p, views)

    with p.large:
        pair((138, 330), (456, 330), 2.04)
        for x, words, count in ((138, "Ø120", 6), (456, "Ø160", 8)):
            p.text(x, 462, words, 18, "label-strong", anchor="middle")
        p.text(138, 170, "6", 64, "heading", "red", "middle")
        p.text(456, 110, "8", 64, "heading", "red", "middle")
        p.text(20, 34, "IF D > 140", 17, "code-strong")
        p.text(20, 56, "  N = 8", 17, "code-strong", "red")
        p.text(20, 78, "ELSE", 17, "code-strong")
        p.text(20, 100, "  N = 6", 17, "code-strong", "red")
        p.text(20, 122, "ENDIF", 17, "code-strong")
    with p.small:
        pair((70, 164), (228, 164), 1.02)
        for x, words, y in ((70, "6 bolts", 84), (228, "8 bolts", 62)):
            p.text(x, y, words, 19, "label-strong", "red", "middle")
        for x, words in ((70, "Ø120"), (228, "Ø160")):
            p.text(x, 232, words, 14, "label-strong", anchor="middle")
    p.save("creo-cover")


# --------------------------------------------------------------------------------------------------------- spring

WIRE, MEAN, ACTIVE = 6, 44, 6  # wire, mean diameter (mm), active coils; one dead coil at each end


def centre_line(free, steps):
    """The wire's axis as (angle in turns, height): closed coils at both ends, an even pitch between."""
    pitch = (free - 2 * WIRE) / ACTIVE
    points = []
    total = ACTIVE + 2
    for i in range(total * steps + 1):
        t = i / steps
        if t < 1:
            z = WIRE * t
        elif t < total - 1:
            z = WIRE + pitch * (t - 1)
        else:
            z = free - WIRE + WIRE * (t - total + 1)
        points.append((t, z))
    assert abs(points[-1][1] - free) < 1e-6 and pitch > 1.2 * WIRE, "coils would touch"
    return points


def spring_lines(free, steps):
    """The spring seen from the side: front halves of the coils before back halves; its ends ground flat at 0 and at its free length."""
    points = centre_line(free, steps)
    runs, run, front = [], [], None
    for t, z in points:
        a = 2 * math.pi * t
        now = math.sin(a + 1e-6) <= 0
        q = (MEAN / 2 * math.cos(a), z)
        if front is not None and now != front:
            run.append(q)
            runs.append((front, run))
            run = []
        run.append(q)
        front = now
    runs.append((front, run))
    return [r for r in runs if len(r[1]) > 1]


def spring():
    """The free length is one number."""
    p = Picture("One compression spring in three free lengths, its ends ground flat")
    lengths = (64, 90, 120)
    serial = [0]

    def draw(cx, foot, k, free):
        """Back halves first, then front halves; each a tube with outlined edges, cut off where the ends were ground."""
        serial[0] += 1
        name = f"spring{serial[0]}-"
        p.add(f'<clipPath id="{name}"><path d="M{cx - 200} {foot:.1f}H{cx + 200}V{foot - free * k:.1f}H{cx - 200}z"/></clipPath><g clip-path="url(#{name})">')
        for front in (False, True):
            runs = [run for f, run in spring_lines(free, 18 if k > 2 else 12) if f == front]
            data = "".join("M" + "L".join(f"{cx + x * k:.1f} {foot - z * k:.1f}" for x, z in run) for run in runs)
            p.add(f'<defs><path id="{name}{front:d}" d="{data}"/></defs>')
            p.add(f'<use href="#{name}{front:d}" class="wire-ink" stroke-width="{WIRE * k:.1f}"/><use href="#{name}{front:d}" class="{"wire-front" if front else "wire-rear"}" stroke-width="{WIRE * k - 3:.1f}"/>')
        p.add("</g>")
        for z in (0, free):
            p.line((cx - (MEAN + WIRE) / 2 * k, foot - z * k), (cx + (MEAN + WIRE) / 2 * k, foot - z * k), cls="bold")

    p.style("wire-ink", "fill:none;stroke:#14222f;stroke-linecap:round;stroke-linejoin:round", "stroke:#e6eef5")
    p.style("wire-front", "fill:none;stroke:#fbf9f4;stroke-linecap:round;stroke-linejoin:round", "stroke:#123049")
    p.style("wire-rear", "fill:none;stroke:#c9c7bf;stroke-linecap:round;stroke-linejoin:round", "stroke:#3b566b")

    def length(x, foot, k, free, size):
        top, mid = foot - free * k, foot - free * k / 2
        p.line((x - 12, foot), (x + 5, foot), cls="red-hair")
        p.line((x - 12, top), (x + 5, top), cls="red-hair")
        for y, s in ((top, 1), (foot, -1)):
            p.line((x, y), (x, mid - s * size * 0.75), cls="red-hair")
            p.area((x, y), (x - 2.6, y + s * 9), (x + 2.6, y + s * 9), cls="red")
        p.text(x, mid + size * 0.36, str(free), size, "label-strong", "red", "middle")

    with p.large:
        k, foot = 3.3, 440
        for free, cx in zip(lengths, (104, 306, 508)):
            draw(cx, foot, k, free)
            length(cx + (MEAN + WIRE) / 2 * k + 22, foot, k, free, 22)
        p.line((16, foot), (624, foot), cls="hair")
        p.text(20, 40, "The free length is the only number changed", 19, "label-strong")
        p.text(20, 64, f"Wire {WIRE}, mean Ø{MEAN}, {ACTIVE} active coils,", 16)
        p.text(20, 84, "ends closed and ground", 16)
    with p.small:
        k, foot = 1.66, 226
        for free, cx in zip(lengths, (52, 153, 254)):
            draw(cx, foot, k, free)
            length(cx + (MEAN + WIRE) / 2 * k + 11, foot, k, free, 14)
        p.text(12, 30, "One number changes", 16, "label-strong")
    p.save("creo-spring")


# --------------------------------------------------------------------------------------------------- slider-crank

R, L = 40, 120  # crank and connecting rod (mm)


def travel(degrees):
    """How far the piston has come down from top dead centre."""
    a = math.radians(degrees)
    return R + L - R * math.cos(a) - math.sqrt(L * L - (R * math.sin(a)) ** 2)


def slider_crank():
    """Half a turn is not half the travel: at 90 degrees the piston is past the middle."""
    p = Picture("A slider-crank at 90 degrees, pale at both dead centres, above the graph of its piston's travel")
    assert abs(travel(180) - 2 * R) < 1e-9 and travel(90) > R
    at90 = travel(90)
    print(f"slider-crank: {at90:.2f} mm at 90 degrees")
    # Cylinder to the right of the crank's axis; at top dead centre the piston is far right.
    disc = fused(rod((0, 14, 0), (0, 26, 0), 58), rod((0, 0, 0), (0, 14, 0), 13))
    shank = fused(prism([(-L, 5, 8), (0, 5, 6), (0, 5, -6), (-L, 5, -8)], (0, 7, 0)), rod((-L, 3, 0), (-L, 12, 0), 17), rod((0, 3, 0), (0, 12, 0), 12.5))
    shank = shank.cut(rod((-L, -5, 0), (-L, 30, 0), 9.1)).cut(rod((0, -5, 0), (0, 30, 0), 7.1))
    half = fused(rod((-22, 0, 0), (26, 0, 0), 30)).cut(box(-30, -14, -24, 46, 60, 48)).cut(rod((0, -40, 0), (0, 40, 0), 7)).cut(box(-40, -40, -40, 90, 37, 80))
    sleeve = rod((92, 0, 0), (196, 0, 0), 38).cut(rod((80, 0, 0), (200, 0, 0), 30.2)).common(box(80, 0, -60, 200, 60, 120))

    def moving(degrees):
        """Crank pin, rod, piston and its pin with the crank at an angle; and where the piston's crown is."""
        a = math.radians(degrees)
        pin, slide = V(R * math.cos(a), 0, R * math.sin(a)), V(R + L - travel(degrees), 0, 0)
        tilt = math.degrees(math.atan2((pin - slide).z, (pin - slide).x)) - 180
        link = moved(rotated(shank, -tilt, (0, 1, 0)), slide.x)
        return rod((pin.x, 0, pin.z), (pin.x, 14, pin.z), 9), link, moved(half, slide.x), rod((slide.x, 1, 0), (slide.x, 20, 0), 7), slide.x + 26

    *parts, tip = moving(90)
    top = R + L + 26

    def scene(cx, cy, k, ghosts):
        views = solids.Views()
        everything = group(disc, sleeve, *parts)
        if ghosts:
            p.add('<g opacity=".4">')
            for degrees in (0, 180):
                other = solids.Views()
                other.view(group(*moving(degrees)[1:3]), "front", (cx, cy), k, hidden=False, soft=False)
                solids.put(p, other)
            p.add("</g>")
        view = views.view(everything, "front", (cx, cy), k, hidden=False, soft=False, shade=True)
        level = lambda lo, hi: lambda f: f.Surface.TypeId == "Part::GeomPlane" and abs(f.normalAt(0, 0).y) > 0.99 and lo <= f.CenterOfMass.y <= hi
        solids.paint(p, view, everything, level(13.5, 14.5), "tone")
        solids.paint(p, view, everything, level(2, 8), "tone-strong")
        views.tones = [[], []]
        views.hatch([view.at(92, 0, 38), view.at(196, 0, 38), view.at(196, 0, 30.2), view.at(92, 0, 30.2)], [view.at(92, 0, -38), view.at(196, 0, -38), view.at(196, 0, -30.2), view.at(92, 0, -30.2)], step=2.6 * k)
        views.axis(view.at(-58, 0, 0), view.at(196, 0, 0), 8)
        solids.put(p, views)
        x0, x1 = view.at(tip, 0, 0)[0], view.at(top, 0, 0)[0]
        p.rect(x0, view.at(0, 0, 30)[1], x1 - x0, 60 * k, "red-tone")
        p.line(view.at(top, 0, 30), view.at(top, 0, -30), cls="red-line")
        return view

    def graph(x, y, wide, high, size, steps):
        """Travel against the crank's angle, with the red point where it stands."""
        s = lambda t, d: (x + wide * t / 360, y + high * (1 - d / (2 * R)))
        for t in range(0, 361, steps):
            p.line(s(t, 0), s(t, 2 * R), cls="hair")
            p.text(s(t, 0)[0], y + high + size * 1.15, f"{t}°", size, anchor="middle")
        for d in (0, 40, 80):
            p.line(s(0, d), s(360, d), cls="hair" if d else "line")
            p.text(x - 6, s(0, d)[1] + size * 0.34, str(d), size, anchor="end")
        p.line(*[s(t, travel(t)) for t in range(0, 361, 6)], cls="heavy")
        q = s(90, at90)
        p.line(s(90, 0), q, cls="red-line")
        p.line((x, q[1]), q, cls="red-line")
        p.circle(*q, size * 0.38, "red")
        return s, q

    with p.large:
        v = scene(153, 150, 2.34, True)
        x = v.at((tip + top) / 2, 0, 0)
        p.text(x[0], x[1] + 58, f"{at90:.1f}", 30, "label-strong", "red", "middle")
        s, q = graph(44, 334, 572, 118, 15, 45)
        p.text(44, 320, "Travel from top dead centre, mm", 16, "label-strong")
        p.text(q[0] + 14, q[1] + 22, "past half way after a quarter turn", 16, "label-strong", "red")
        p.circle(*s(0, 0), 4.5, "ground bold")
        p.circle(*s(180, 80), 4.5, "ground bold")
        p.circle(*s(360, 0), 4.5, "ground bold")
    with p.small:
        v = scene(74, 72, 1.15, False)
        x = v.at((tip + top) / 2, 0, 0)
        p.text(x[0], x[1] + 26, f"{at90:.1f}", 18, "label-strong", "red", "middle")
        graph(26, 158, 284, 58, 12, 90)
    p.save("creo-crank")


# ---------------------------------------------------------------------------------------------------- control box

SHEET, BEND_R, Y = 1.5, 1.5, 0.5  # sheet, inside radius, Y-factor
DEVELOPED = math.pi / 2 * BEND_R + Y * SHEET  # length of a right-angled bend in the flat
assert round(Y / (math.pi / 2), 2) == 0.32  # as K
OUT = SHEET + BEND_R
LID_BOX, TRAY = (163, 113, 60), (160, 107, 60, 12)  # outside: lid long, wide, high; tray long, wide, high, return flange
LID_FLAT = 2 * (LID_BOX[2] - OUT) + LID_BOX[1] - 2 * OUT + 2 * DEVELOPED
TRAY_FLAT = TRAY[0] - 2 * OUT + 2 * (TRAY[2] - 2 * OUT) + 2 * (TRAY[3] - OUT) + 4 * DEVELOPED
LOUVRES = [(x, 12 + 13.5 * n) for x in (-38, 38) for n in range(3)]  # middle and lower edge above the wall's foot, on both sides
LOUVRE = (56, 8, 5)  # long, high, deep


def bent(points, along):
    """A strip of sheet bent to a profile, extruded: outer corners rounded by radius and sheet, inner ones by the radius."""
    solid = prism(points, along)
    grain = V(*along).normalize()
    turns = {}
    for a, b, c in zip(points[-1:] + points, points, points[1:] + points[:1]):
        if math.dist(a, b) > 2 and math.dist(b, c) > 2:
            cross = (V(*b) - V(*a)).cross(V(*c) - V(*b)).dot(grain)
            turns[b] = cross
    first = V(*points[0])
    sign = sum((V(*b) - first).cross(V(*c) - first).dot(grain) for b, c in zip(points[1:], points[2:]))  # which way round the profile runs
    for radius, outer in ((OUT, True), (BEND_R, False)):
        spots = [V(*q) for q, v in turns.items() if (v * sign > 0) == outer]
        solid = rounded(solid, radius, lambda e: e.Curve.TypeId == "Part::GeomLine" and any((q - e.Vertexes[0].Point).cross(grain).Length < 0.01 and (e.Vertexes[1].Point - e.Vertexes[0].Point).cross(grain).Length < 0.01 for q in spots))
    return solid


def control_box():
    """Tray, lid and the lid's louvres."""
    long, wide, high, back = TRAY
    x, t = long / 2, SHEET
    tray = bent([(-x, -wide / 2, 0), (x, -wide / 2, 0), (x, -wide / 2, high), (x - back, -wide / 2, high), (x - back, -wide / 2, high - t), (x - t, -wide / 2, high - t), (x - t, -wide / 2, t), (t - x, -wide / 2, t), (t - x, -wide / 2, high - t), (back - x, -wide / 2, high - t), (back - x, -wide / 2, high), (-x, -wide / 2, high)], (0, wide, 0))
    for y in (-32, 0, 32):
        tray = tray.cut(rod((x - 5, y, 32), (x + 5, y, 32), 11.25))
    for s in (-1, 1):
        for y in (-40, 40):
            tray = tray.cut(rod((s * (x - 7), y, 50), (s * (x - 7), y, 70), 1.8))
    long, wide, high = LID_BOX
    y, z = wide / 2, high + SHEET
    lid = bent([(-long / 2, -y, SHEET), (-long / 2, -y, z), (-long / 2, y, z), (-long / 2, y, SHEET), (-long / 2, y - t, SHEET), (-long / 2, y - t, z - t), (-long / 2, t - y, z - t), (-long / 2, t - y, SHEET)], (long, 0, 0))
    for s in (-1, 1):
        for w in (-40, 40):
            lid = lid.cut(rod((s * (x - 7), w, 50), (s * (x - 7), w, 70), 2.25))
    louvres = []
    for at, low in LOUVRES:
        size, up, deep = LOUVRE
        low += SHEET
        bow = [(-y, low), (-y - deep, low), (-y, low + up)]
        louvres.append(prism([(at - size / 2, a, b) for a, b in bow], (size, 0, 0)))
    return tray, lid, louvres


def box_flat():
    """Every louvre has its place in the flat."""
    p = Picture("A control box of sheet metal: tray, lid with louvres, and both flat patterns")
    tray, lid, louvres = control_box()
    assert tray.isValid() and lid.isValid() and tray.common(lid).Volume < 1e-6
    print(f"box: lid {LID_FLAT:.1f}, tray {TRAY_FLAT:.1f}, bend {DEVELOPED:.2f}")

    def scene(at, k, lift):
        views = solids.Views()
        parts = [moved(q, 0, 0, lift) for q in louvres]
        whole = group(tray, moved(lid, 0, 0, lift), *parts)
        view = views.view(whole, "iso", at, k, soft=False, smallest=(40, 40), accent=parts)
        for q in parts:
            solids.fill(p, solids.seen(view, whole, q), "red-face")
        for s, w in ((1, -40), (1, 40), (-1, -40)):
            views.trace(view, (s * 73, w, TRAY[2]), (s * 73, w, lift + 60))
            views.trace(view, (s * 73, w, lift + 62), (s * 73, w, lift + 72))
        solids.put(p, views)
        return view

    def lid_flat(x, y, k):
        """The lid's flat, its walls left and right."""
        wide, high = LID_FLAT * k, LID_BOX[0] * k
        p.rect(x, y, wide, high, "tone bold")
        wall = LID_BOX[2] - OUT + DEVELOPED / 2
        for b in (wall, LID_FLAT - wall):
            p.line((x + b * k, y), (x + b * k, y + high), cls="bend")
        for b in (wall + DEVELOPED / 2, LID_FLAT - wall - DEVELOPED / 2):
            s = 1 if b < LID_FLAT / 2 else -1
            for w in (-73, 73):
                p.circle(x + (LID_FLAT / 2 - s * 40) * k, y + high / 2 + w * k, 2.25 * k, "ground bold")
        for at, low in LOUVRES:
            size, up, _ = LOUVRE
            for left in (low, LID_FLAT - low - up):
                p.rect(x + left * k, y + high / 2 + (at - size / 2) * k, up * k, size * k, "red-face")
                edge = left if left < LID_FLAT / 2 else left + up
                p.line((x + edge * k, y + high / 2 + (at - size / 2) * k), (x + edge * k, y + high / 2 + (at + size / 2) * k), cls="red-line")

    def tray_flat(x, y, k):
        """The tray's flat: bottom, end walls, return flanges."""
        wide, high = TRAY_FLAT * k, TRAY[1] * k
        p.rect(x, y, wide, high, "tone bold")
        back = TRAY[3] - OUT + DEVELOPED / 2
        wall = back + DEVELOPED + TRAY[2] - 2 * OUT
        for b in (back, wall, TRAY_FLAT - wall, TRAY_FLAT - back):
            p.line((x + b * k, y), (x + b * k, y + high), cls="bend")
        for s in (-1, 0, 1):  # the push buttons' holes, 32 above the bottom's outside
            p.circle(x + (TRAY_FLAT - wall + DEVELOPED / 2 + 32 - OUT) * k, y + high / 2 + 32 * s * k, 11.25 * k, "ground bold")
        for b in (TRAY[3] - 7, TRAY_FLAT - TRAY[3] + 7):
            for s in (-1, 1):
                p.circle(x + b * k, y + high / 2 + 40 * s * k, 1.8 * k, "ground bold")

    def wide(x0, x1, y, words, size):
        half, mid = p.measure(words, size, "label-strong") / 2 + 6, (x0 + x1) / 2
        for x, s in ((x0, 1), (x1, -1)):
            p.line((x, y - 9), (x, y + 4))
            p.line((x, y), (mid - s * half, y))
            p.area((x, y), (x + s * 8, y - 2.3), (x + s * 8, y + 2.3), cls="ink")
        p.text(mid, y + size * 0.36, words, size, "label-strong", anchor="middle")

    p.style("red-face", "fill:#a832126b", "fill:#ff7d527a")
    p.style("bend", "fill:none;stroke:#14222f;stroke-width:1;stroke-dasharray:9 3 2 3", "stroke:#e6eef5")
    with p.large:
        scene((158, 360), 1.47, 104)
        k = 1.02
        x = 627 - TRAY_FLAT * k
        lid_flat(627 - LID_FLAT * k, 24, k)
        wide(627 - LID_FLAT * k, 627, 24 + LID_BOX[0] * k + 16, f"{LID_FLAT:.1f}", 17)
        y = 258
        tray_flat(x, y, k)
        wide(x, 627, y + TRAY[1] * k + 16, f"{TRAY_FLAT:.1f}", 17)
        p.text(16, 42, f"{2 * len(LOUVRES)} louvres", 28, "label-strong", "red")
        p.text(16, 64, "1.5 mm sheet, Y 0.50", 16, "label-strong")
        p.text(627, 440, "Bend 3.11 mm", 16, "label-strong", "ink", "end")
        p.text(627, 460, "1.571 × 1.5 + 0.50 × 1.5", 16, "label-strong", "ink", "end")
    with p.small:
        scene((86, 158), 0.78, 92)
        lid_flat(192, 112, 0.54)
        p.text(314, 30, f"{2 * len(LOUVRES)} louvres", 18, "label-strong", "red", "end")
    p.save("creo-box")


def hollow(outer, inner):
    """One solid of an outer and an inner skin that both stand open on z = 0: a Boolean of two near skins takes minutes, this nothing."""
    on_floor = lambda f: f.BoundBox.ZLength < 1e-4 and abs(f.CenterOfMass.z) < 1e-4
    sides = [f for skin in (outer, inner) for f in skin.Faces if not on_floor(f)]
    feet = lambda skin: sorted((f.OuterWire for f in skin.Faces if on_floor(f)), key=lambda w: w.CenterOfMass.x)
    rims = [Part.Face([a, b]) for a, b in zip(feet(outer), feet(inner), strict=True)]
    solid = Part.Solid(Part.Shell([*(f for f in sides), *rims]))
    fix = solid.copy()
    fix.fix(1e-4, 1e-4, 1e-3)
    assert abs(abs(fix.Volume) - (outer.Volume - inner.Volume)) < 0.02 * outer.Volume, (fix.Volume, outer.Volume, inner.Volume)
    return fix


WALL = 2  # of the handle, mm


def handle_parts(opened=True):
    """The mixer handle from joined surfaces: shell, its two ribs, slider. Opened, the near half of its right end is taken away."""
    p0, p1, p2, p3 = (-78, -12), (-86, 86), (48, 104), (84, -12)

    def section(s, inset):
        """A superellipse across the spine: wide at both feet, slim where the fingers close."""
        at = lambda i: (1 - s) ** 3 * p0[i] + 3 * s * (1 - s) ** 2 * p1[i] + 3 * s * s * (1 - s) * p2[i] + s**3 * p3[i]
        way = lambda i: (1 - s) ** 2 * (p1[i] - p0[i]) + 2 * s * (1 - s) * (p2[i] - p1[i]) + s * s * (p3[i] - p2[i])
        tangent = V(way(0), 0, way(1)).normalize()
        up = V(-tangent.z, 0, tangent.x)
        flare = abs(2 * s - 1) ** 3
        a, b = 16.5 + 11 * flare - inset, 13.5 + 9 * flare + 1.6 * math.exp(-(((s - 0.62) / 0.1) ** 2)) - inset
        pts = []
        for i in range(28):
            t = 2 * math.pi * (i + 0.5) / 28
            c, q = math.cos(t), math.sin(t)
            pts.append(V(at(0), 0, at(1)) + V(0, a * math.copysign(abs(c) ** 0.84, c), 0) + up * (b * math.copysign(abs(q) ** 0.84, q)))
        curve = Part.BSplineCurve()
        curve.interpolate(pts, PeriodicFlag=True)
        return Part.Wire([curve.toShape()])

    steps = [i / 12 for i in range(13)]
    outer, inner = (Part.makeLoft([section(s, inset) for s in steps], True, False) for inset in (0, WALL))
    room = box(-200, -100, -100, 400, 200, 100)
    outer, inner = outer.cut(room), inner.cut(room)
    body = hollow(outer, inner)
    slot = rounded(box(-46, -4.5, 60, 40, 9, 60), 4.4, lambda e: abs(e.BoundBox.ZLength - 60) < 1e-6)
    near = box(6, -100, -10, 200, 100, 200) if opened else box(900, 0, 0, 1, 1, 1)
    ribs = [box(x - 0.8, -60, -10, 1.6, 120, 200).common(inner).cut(Part.makeCylinder(8, 200, V(x, 0, 0), V(0, 1, 0))).cut(near) for x in (24, 44)]
    top = max(v.z for v in (e.valueAt(e.FirstParameter) for e in body.common(box(-27, -1, 0, 2, 2, 300)).Edges))
    knob = rounded(box(-34, -4, top - 5, 16, 8, 8.4), 1.8, lambda e: e.BoundBox.ZMax > top - 2)
    return body.cut(slot).cut(near), ribs, knob, outer


def handle():
    """One end from outside, the other cut open: the wall is even."""
    p = Picture("A hand mixer, its handle half in section and cut across, with a wall of 2 mm")
    _, ribs, knob, outer = handle_parts()
    whole, *_ = handle_parts(False)
    spots = whole.tessellate(0.05)[0]
    (x0, x1), (y0, y1), (_, high) = ((min(v[n] for v in spots), max(v[n] for v in spots)) for n in range(3))
    long, deep = x1 - x0, y1 - y0
    print(f"handle: {long:.1f} x {deep:.1f} x {high:.1f} mm, {whole.Volume / 1000:.1f} cm3")
    across = 0.0  # where A-A cuts

    # A smooth body has no edges for hidden-line removal to find: its outlines come from sections of the outer skin.
    middle = max(outer.slice(V(0, 1, 0), 0), key=lambda w: w.Length)
    profile = [(q.x, q.z) for e in middle.OrderedEdges for q in solids.drawing.Sheet._along(e, middle)]
    levels = [high * (1 - (1 - n / 30) ** 2) for n in range(30)] + [high - 0.02]
    widths = [max(w.BoundBox.YMax for w in outer.slice(V(0, 0, 1), max(z, 0.02))) for z in levels]
    right = box(6, -200, -10, 400, 400, 300)
    walls, tip = [whole.common(right), *ribs], knob.cut(outer)

    def mixer(view, k, w):
        """The machine that it belongs to, pale: body, beaters, cable; in mm from the handle's foot."""
        at = lambda x, z: "{:.1f} {:.1f}".format(*view.at(x, 0, z))
        curve = lambda *q: "C" + " ".join(at(*c) for c in q)
        for mid in (-66, -24):  # the beaters: a shaft and two loops of wire each
            p.path(f"M{at(mid - 2.5, -62)}L{at(mid - 2.5, -92)}M{at(mid + 2.5, -62)}L{at(mid + 2.5, -92)}", "pale")
            for half in (18, 7):
                p.path(f"M{at(mid, -92)}" + curve((mid - half * 0.6, -94), (mid - half, -106), (mid - half, -124)) + curve((mid - half, -142), (mid - half * 0.7, -151), (mid, -152)) + curve((mid + half * 0.7, -151), (mid + half, -142), (mid + half, -124)) + curve((mid + half, -106), (mid + half * 0.6, -94), (mid, -92)), "pale")
            p.path(f"M{at(mid - 7, -54)}L{at(mid - 5.5, -66)}L{at(mid + 5.5, -66)}L{at(mid + 7, -54)}", "pale")
        p.path(f"M{at(-104, 0)}" + curve((-112, -14), (-110, -40), (-94, -54)) + f"L{at(10, -54)}" + curve((44, -54), (70, -62), (96, -62)) + curve((108, -58), (113, -30), (108, 0)) + "Z", "body pale")
        p.path(f"M{at(-109, -20)}L{at(112, -20)}", "pale")
        for x in (62, 68, 74, 80, 86):
            p.path(f"M{at(x, -30)}L{at(x, -48)}", "pale")
        p.path(f"M{at(110, -36)}" + curve((136, -38), (126, -84), (104, -100)) + curve((78, -118), (74, -152), (104, -152)) + w, "pale cable")

    def front(at, k, tail=""):
        views = solids.Views()
        view = views.view(tip, "front", at, k, hidden=False, soft=False)
        mixer(view, k, tail)
        left = [q for q in profile if q[0] <= 6]
        first = next(n for n in range(len(left)) if abs(left[n][0] - 6) < 4 and abs(left[n - 1][0] - 6) < 4 and abs(left[n][1] - left[n - 1][1]) > 20)
        left = left[first:] + left[:first]
        p.area(*[view.at(x, 0, z) for x, z in profile], cls="ground")
        p.area(*[view.at(x, 0, z) for x, z in profile if x >= 5.5], cls="tone-strong")
        p.area(*[view.at(x, 0, z) for x, z in [(6, left[0][1]), *left, (6, left[-1][1])]], cls="paper heavy")
        solids.put(p, views)
        solids.fill(p, [r for w in walls for r in solids.rings(view, w)], "red")
        return view

    def ring(x, at, k):
        """The wall where a plane across the handle cuts it."""
        wires = whole.slice(V(1, 0, 0), x)
        mid = V(*[sum(getattr(w.CenterOfMass, c) for w in wires) / len(wires) for c in "xyz"])
        return [[(at[0] + (q.y - mid.y) * k, at[1] - (q.z - mid.z) * k) for e in w.OrderedEdges for q in solids.drawing.Sheet._along(e, w)] for w in wires]

    p.style("pale", "fill:none;stroke:#4b5761;stroke-width:1;stroke-linecap:round;stroke-linejoin:round", "stroke:#a9bccc")
    p.style("body", "fill:#14222f0d", "fill:#e6eef514")
    p.style("cable", "stroke-width:3.2")
    with p.large:
        k = 1.74
        view = front((206, 196), k)
        views = solids.Views()
        views.width(view.at(x0, 0, high - 4), view.at(x1, 0, 0), 22, f"{long:.0f}")
        views.height(view.at(-60, 0, high), view.at(x0, 0, 0), 18, f"{high:.0f}")
        views.plane_mark(view.at(across, 0, high + 8), view.at(across, 0, high - 46), "A", 180)
        solids.put(p, views, 15)
        solids.fill(p, ring(across, (522, 184), 5.4), "red")
        p.text(522, 192, "A-A", 22, "label-strong", anchor="middle")
        p.text(522, 312, f"wall {WALL} mm", 30, "label-strong", "red", "middle")
        for n, words in enumerate(("one offset of", "the joined outer skin,", "two ribs")):
            p.text(522, 340 + 20 * n, words, 16, anchor="middle")
    with p.small:
        front((112, 92), 0.96)
        solids.fill(p, ring(across, (268, 92), 2.2), "red")
        p.text(268, 150, "wall", 20, "label-strong", "red", "middle")
        p.text(268, 171, f"{WALL} mm", 20, "label-strong", "red", "middle")
    p.save("creo-handle")


# ------------------------------------------------------------------------------------------------- broken model

PLATE, CORNER, SPOT = (120, 80, 14), 26, (90, 28)  # size; the round that came later; the hole's middle
assert math.hypot(PLATE[0] - CORNER - SPOT[0], CORNER - SPOT[1]) + 7 < CORNER  # the hole itself still fits
WHY = ("Regeneration stopped at Hole 4.", "Its sizes began at an edge of the plate.", "Round 3 was put before it and took that edge.", "Now they begin at planes RIGHT and FRONT.", "Width 120 changed to 150: nothing breaks.")


def repair():
    """A round took the edge that a hole was measured from."""
    p = Picture("A failed hole whose edge was rounded away, the repaired plate, and the cause in five lines")
    wide, deep, high = PLATE
    plate_ = rounded(box(0, 0, 0, wide, deep, high), CORNER, lambda e: e.BoundBox.ZLength > 13 and abs(e.CenterOfMass.x - wide) < 0.1 and abs(e.CenterOfMass.y) < 0.1)
    plate_ = fused(plate_, Part.makeCylinder(20, 40, V(44, 44, 0)), box(42, 60, high, 4, 20, 18)).cut(Part.makeCylinder(11, 60, V(44, 44, -5)))
    good = plate_.cut(Part.makeCylinder(7, 60, V(*SPOT, -5)))
    assert good.isValid() and good.Volume < plate_.Volume

    def ring(view, r, z=high, n=36):
        return [view.at(SPOT[0] + r * math.cos(2 * math.pi * a / n), SPOT[1] + r * math.sin(2 * math.pi * a / n), z) for a in range(n + 1)]

    def broken(at, k, size):
        views = solids.Views()
        view = views.view(plate_, "iso", at, k, smallest=(40, 50))
        solids.put(p, views)
        for a, b in (((wide, 0, 0), (wide, 0, high)), ((wide - CORNER, 0, high), (wide, 0, high)), ((wide, 0, high), (wide, CORNER, high))):
            p.line(view.at(*a), view.at(*b), cls="red-dash")
        p.line(*ring(view, 7), cls="red-dash")
        # The two sizes that began at the lost edge, their lines on from it.
        for a, b, out, words in (((wide, 0, high), (SPOT[0], 0, high), (0, -1), wide - SPOT[0]), ((wide, 0, high), (wide, SPOT[1], high), (1, 0), SPOT[1])):
            off = lambda q, by: view.at(q[0] + out[0] * by, q[1] + out[1] * by, q[2])
            p.line(off(a, 2), off(a, 15), cls="red-hair")
            p.line(off(b, -SPOT[1] + 5) if out[1] else off(b, SPOT[0] - wide + 5), off(b, 15), cls="red-hair")
            p.arrow(off(b, 12), off(a, 12), cls="red-line", head="red", size=4 + k)
            p.arrow(off(a, 12), off(b, 12), cls="red-line", head="red", size=4 + k)
            (x, y), (u, v) = off(a, 12), off(b, 12)
            if size:
                p.text((x + u) / 2 + (-0.9 if out[1] else 0.9) * size, (y + v) / 2 + size * 1.1, f"{words:.0f}", size, "label-strong", "red", "middle")
        return view

    def mended(at, k):
        views = solids.Views()
        view = views.view(good, "iso", at, k, smallest=(40, 50))
        x, y = wide / 2 + 6, deep / 2 + 12  # the datum planes, clear of the boss in the picture
        solids.put(p, views)
        p.line(view.at(x, -14, high), view.at(x, deep - 2, high), cls="axis-line")
        p.line(view.at(70, y, high), view.at(wide + 14, y, high), cls="axis-line")
        for a, b in (((x, SPOT[1], high), (SPOT[0] - 7, SPOT[1], high)), ((SPOT[0], y, high), (SPOT[0], SPOT[1] + 7, high))):
            p.arrow(view.at(*b), view.at(*a), size=4 + 2 * k)
        return view, view.at(x, -14, high), view.at(wide + 14, y, high)

    p.style("red-dash", "fill:none;stroke:#a83212;stroke-width:1.8;stroke-dasharray:5 3", "stroke:#ff7d52")
    p.style("axis-line", "fill:none;stroke:#14222f;stroke-width:1.1;stroke-dasharray:14 3 2 3", "stroke:#e6eef5")
    def lens(cx, cy, r, at, k, size, name):
        """The broken corner, cropped to a circle."""
        p.circle(cx, cy, r, "paper")
        p.add(f'<clipPath id="{name}"><circle cx="{cx}" cy="{cy}" r="{r}"/></clipPath><g clip-path="url(#{name})">')
        view = broken(at, k, size)
        p.add("</g>")
        p.circle(cx, cy, r, "bold")
        return view

    with p.large:
        view = lens(172, 164, 148, (-167, 90), 4.0, 22, "corner")
        q = view.at(*SPOT, high)
        p.text(q[0], q[1] + 6, "Hole 4", 16, "label-strong", "red", "middle")
        p.text(16, 30, "Broken", 22, "label-strong", "red")
        _, right, front = mended((352, 152), 1.86)
        p.text(624, 30, "Repaired", 22, "label-strong", "ink", "end")
        p.text(right[0] - 4, right[1] + 16, "RIGHT", 14, "label-strong", "ink", "end")
        p.text(628, front[1] + 18, "FRONT", 14, "label-strong", "ink", "end")
        x, y, step = 60, 346, 26
        p.rect(x - 44, y - 16, 608, step * 5 + 10, "paper line")
        p.line((x - 10, y - 16), (x - 10, y + step * 5 - 6), cls="hair")
        for n, words in enumerate(WHY):
            p.line((x - 44, y + step * (n + 1) - 10), (x + 564, y + step * (n + 1) - 10), cls="hair")
            p.text(x - 28, y + step * n + 11, str(n + 1), 18, "kana")
            p.text(x + 4, y + step * n + 11 + (n * 3 % 2) * 0.8, words, 19, "kana", rotate=(-0.25, 0.2, -0.1, 0.25, -0.2)[n])
    with p.small:
        lens(92, 96, 84, (-95, 52), 2.2, 13, "corner-s")
        mended((190, 92), 0.88)
        p.text(250, 28, "Repaired", 16, "label-strong", "ink", "middle")
        p.text(14, 202, "Round 3 took the edge", 17, "kana", "red", rotate=-0.6)
        p.text(14, 225, "that Hole 4 began at.", 17, "kana", "red", rotate=-0.6)
    p.save("creo-repair")


PICTURES = [handle, slider_crank, spring, cover, box_flat, repair]
