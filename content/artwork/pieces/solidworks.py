"""SolidWorks: what a student makes, modelled, moved and unfolded."""
import math

import FreeCAD  # noqa: F401 (before Part, or Part crashes)
import Part
from FreeCAD import Vector as V

import solids
from kit import Picture
from parts import box, fused, gear, group, laid, moved, prism, rod, rotated, rounded, socket_screw, upright

# ----------------------------------------------------------------------------------------------------- L-bracket

T, RADIUS, K, LEGS = 2, 2, 0.44, (50, 30)
ALLOWANCE = math.pi / 2 * (RADIUS + K * T)
STRAIGHT = [leg - T - RADIUS for leg in LEGS]
FLAT = sum(STRAIGHT) + ALLOWANCE
assert f"{ALLOWANCE:.2f}" == "4.52" and f"{FLAT:.1f}" == "76.5"


def strip(degrees, near, far):
    """The strip's points between two depths below its inner face, bent by an angle: the neutral line keeps its length."""
    a = math.radians(degrees)
    inner = ALLOWANCE / a - K * T if a > 1e-6 else 0
    rows = []
    for depth in (near, far):
        row = [(0, T - depth), (STRAIGHT[0], T - depth)]
        if a > 1e-6:
            row += [(STRAIGHT[0] + (inner + depth) * math.sin(a * n / 12), T + inner - (inner + depth) * math.cos(a * n / 12)) for n in range(1, 13)]
        else:
            row += [(STRAIGHT[0] + ALLOWANCE, T - depth)]
        x, y = row[-1]
        rows.append([*row, (x + STRAIGHT[1] * math.cos(a), y + STRAIGHT[1] * math.sin(a))])
    return rows


def bracket():
    """The leg swings down and the neutral line keeps its length."""
    p = Picture("An L-bracket unfolds to its flat length of 76.5 mm")
    neutral = strip(90, K * T, K * T)[0]
    length = sum(math.dist(a, b) for a, b in zip(neutral, neutral[1:]))
    assert abs(length - FLAT) < 0.01, length

    p.style("ghost", "fill:none;stroke:#14222f8c;stroke-width:.9", "stroke:#e6eef58c")

    def fan(x, y, k, step):
        at = lambda pts: [(x + a * k, y - b * k) for a, b in pts]
        for angle in range(step, 90, step):
            outer, inner = strip(angle, T, 0)
            p.line(*at(outer[1:] + inner[:0:-1]), cls="ghost", closed=True)
        for angle in (0, 90):
            outer, inner = strip(angle, T, 0)
            ring = at(outer + inner[::-1])
            p.area(*ring, cls="tone-strong bold" if angle else "tone bold")
            p.line(*at(strip(angle, K * T, K * T)[0]), cls="red-line")
        return at

    def plan(x, y, k, wide):
        """The flat pattern under it: outline and holes, the bend line red."""
        p.rect(x, y, FLAT * k, wide * k, "tone bold")
        for a, b in ((11, 0.5), (33, 0.5), (FLAT - 12, 0.5)):
            p.circle(x + a * k, y + wide * k * b, 3.3 * k, "ground bold")
        bend = x + (STRAIGHT[0] + ALLOWANCE / 2) * k
        p.line((bend, y), (bend, y + wide * k), cls="red-line")

    def dimension(x0, x1, y, words, size, gap, red=False):
        line, ink = ("red-hair", "red") if red else ("line", "ink")
        wide = p.measure(words, size, "label-strong") / 2 + 6
        mid = (x0 + x1) / 2
        for x, s in ((x0, 1), (x1, -1)):
            p.line((x, y - gap), (x, y + 4), cls=line)
            p.line((x, y), (mid - s * wide, y), cls=line)
            p.area((x, y), (x + s * 8, y - 2.2), (x + s * 8, y + 2.2), cls=ink)
        p.text(mid, y + size * 0.36, words, size, "label-strong", ink, "middle")

    with p.large:
        k, x, y = 7.4, 36, 300
        at = fan(x, y, k, 15)
        plan(x, 360, k, 11)
        dimension(x, x + FLAT * k, 332, "76.5", 19, 12, True)
        dimension(x, x + LEGS[0] * k, 254, "50", 16, -30)
        right = x + LEGS[0] * k
        top = y - LEGS[1] * k
        side, mid = right - 46, y - LEGS[1] * k / 2
        p.line((side - 4, top), (right - 2 * k - 4, top))
        for yy, s in ((top, 1), (y, -1)):
            p.line((side, yy), (side, mid - s * 13))
            p.area((side, yy), (side - 2.2, yy + s * 8), (side + 2.2, yy + s * 8), cls="ink")
        p.text(side, mid + 5.5, "30", 16, "label-strong", anchor="middle")
        p.text(x, 60, "46 + 4.52 + 26 = 76.5 mm", 26, "label-strong")
        p.text(x, 88, "2 mm sheet, inside radius 2 mm, K 0.44", 16)
        p.text(x, 110, "In the bend 1.57 × (2 + 0.44 × 2) = 4.52", 16)
    with p.small:
        k, x, y = 3.86, 12, 148
        fan(x, y, k, 30)
        plan(x, 188, k, 9)
        dimension(x, x + FLAT * k, 169, "76.5 mm", 17, 10, True)
        p.text(x, 34, "L-bracket", 15, "label-strong")
        p.text(x, 54, "legs 50 and 30", 13)
    p.save("solidworks-bracket")


# -------------------------------------------------------------------------------------------------------- gripper

PIVOT, LIMIT, LINK = V(24, 0, 0), 25, 44  # a jaw's pivot; how far it swings; length of a link
ARM, TIP = V(16, 0, -22), V(-15, 0, 92)  # from the pivot to the link's pin and to the tip of the pad, jaws closed


def swung(v, degrees):
    """A vector of the right jaw when it has opened by an angle (clockwise)."""
    a = math.radians(degrees)
    return V(v.x * math.cos(a) + v.z * math.sin(a), 0, -v.x * math.sin(a) + v.z * math.cos(a))


def crosshead(degrees):
    """Height of the pin that both links share."""
    pin = PIVOT + swung(ARM, degrees)
    return pin.z - math.sqrt(LINK**2 - pin.x**2)


def opening(degrees):
    """Width between the pads' tips."""
    return 2 * (PIVOT + swung(TIP, degrees)).x


def jaw(degrees, side):
    """A jaw: finger with its pad, boss, arm."""
    y = (4, 14)
    finger = prism([(-9, y[0], 4), (-6, y[0], 50), (-15, y[0], 56), (-15, y[0], 92), (-3, y[0], 92), (6, y[0], 60), (10, y[0], 0)], (0, 10, 0))
    arm = prism([(-6, y[0], -10), (8, y[0], 9), (ARM.x + 7.5, y[0], ARM.z + 3), (ARM.x - 6, y[0], ARM.z - 5)], (0, 10, 0))
    body = fused(finger, arm, rod((0, y[0], 0), (0, y[1], 0), 12), rod((ARM.x, y[0], ARM.z), (ARM.x, y[1], ARM.z), 8.5))
    pad = prism([(-19, y[0], 58), (-15, y[0], 58), (-15, y[0], 90), (-19, y[0], 90)], (0, 10, 0))
    body = group(body.removeSplitter(), pad, rod((0, 0, 0), (0, y[0], 0), 6), rod((ARM.x, 0, ARM.z), (ARM.x, y[0], ARM.z), 4))
    body = moved(rotated(body, degrees, (0, 1, 0)), PIVOT.x)
    return body if side > 0 else body.mirror(V(0, 0, 0), V(1, 0, 0))


def link(degrees, side):
    """A link from the shared pin to a jaw's arm."""
    a, b = V(0, 0, crosshead(degrees)), PIVOT + swung(ARM, degrees)
    d = (b - a).normalize()
    n = V(-d.z, 0, d.x)
    bar = prism([tuple(q + V(0, 16, 0)) for q in (a + n * 5, b + n * 5, b - n * 5, a - n * 5)], (0, 5, 0))
    body = fused(bar, rod((a.x, 16, a.z), (a.x, 21, a.z), 8), rod((b.x, 16, b.z), (b.x, 21, b.z), 8))
    return body if side > 0 else body.mirror(V(0, 0, 0), V(1, 0, 0))


def gripper():
    """The jaws open to the limit, and no further: from the front with both ends of the way, and from the left."""
    p = Picture("A gripper from the front and from the left, closed on a bar and open to its limit")
    assert abs(opening(0) - 18) < 1e-9 and crosshead(LIMIT) < crosshead(0)
    pad = lambda d: 2 * (PIVOT + swung(V(-19, 0, 92), d)).x
    stroke = crosshead(0) - crosshead(LIMIT)
    print(f"gripper: opening {pad(0):.1f} to {pad(LIMIT):.1f} mm, stroke {stroke:.1f} mm")
    z = crosshead(0)
    frame = rounded(box(-46, 24, -78, 92, 8, 98), 12, lambda e: e.Curve.TypeId == "Part::GeomLine" and abs(e.Curve.Direction.y) > 0.99 and e.CenterOfMass.z > 0)
    cap = rounded(box(-30, 10, -92, 60, 40, 14), 4, lambda e: e.BoundBox.YLength > 39)
    barrel = [box(-24, 12, -146, 48, 36, 54), box(-30, 10, -160, 60, 40, 14)]
    ties = [rod((x, y, -92), (x, y, -146), 2.6) for x in (-26, 26) for y in (15, 45)]
    bar = rod((0, 0, 74), (0, 20, 74), 5)
    shaft = fused(rod((0, 19, -92), (0, 19, z - 5), 5), rod((0, 12, z), (0, 16, z), 8.5), rod((0, 21, z), (0, 26, z), 8.5))
    pin = rod((0, 6, z), (0, 12, z), 4.5)
    everything = group(frame, cap, *barrel, *ties, shaft, pin, *(jaw(0, s) for s in (1, -1)), *(link(0, s) for s in (1, -1)), bar)
    assert abs(everything.BoundBox.ZMin + 160) < 1e-6

    def front(at, k):
        views, ghost = solids.Views(), solids.Views()
        ghost.view(group(*(jaw(LIMIT, s) for s in (1, -1))), "front", at, k, hidden=False, soft=False)
        ghost.prims["accent"], ghost.prims["edge"] = ghost.prims["edge"], []
        view = views.view(everything, "front", at, k, hidden=False, soft=False, shade=True)
        level = lambda f: f.Surface.TypeId == "Part::GeomPlane" and abs(f.normalAt(0, 0).y) > 0.99
        solids.paint(p, view, everything, lambda f: level(f) and abs(f.CenterOfMass.y - 24) < 0.1, "tone")
        solids.put(p, ghost)
        solids.paint(p, view, everything, lambda f: level(f) and abs(f.CenterOfMass.y - 4) < 0.1, "ground")
        solids.paint(p, view, everything, lambda f: level(f) and f.CenterOfMass.y < 23.9, "tone-strong")
        views.tones = []
        views.axis(view.at(0, 0, -160), view.at(0, 0, 92), 6)
        solids.put(p, views)
        return view

    def wide(view, degrees, y, size, words):
        """The opening at the pads' tips, as a dimension in red."""
        tips = [view.at((PIVOT + swung(V(-19, 0, 90), degrees)).x * s, 0, (PIVOT + swung(V(-19, 0, 90), degrees)).z) for s in (-1, 1)]
        mid = (tips[0][0] + tips[1][0]) / 2
        half = p.measure(words, size, "label-strong") / 2 + 6
        for (x, foot), s in zip(tips, (1, -1)):
            p.line((x, foot - 4), (x, y - 5), cls="red-hair")
            p.line((x, y), (mid - s * half, y), cls="red-hair")
            p.area((x, y), (x + s * 8, y - 2.3), (x + s * 8, y + 2.3), cls="red")
        p.text(mid, y + size * 0.35, words, size, "label-strong", "red", "middle")

    with p.large:
        k = 1.54
        view = front((206, 192), k)
        wide(view, LIMIT, 22, 18, f"{pad(LIMIT):.0f}")
        views = solids.Views()
        side = views.view(everything, "left", (448, 192), k, hidden=False, soft=False, shade=True)
        solids.paint(p, side, everything, lambda f: True, "tone")
        views.tones = []
        views.axis(side.at(0, 30, -160), side.at(0, 30, -60), 6)
        solids.put(p, views)
        dims = solids.Views()
        top = max(v.Z for v in jaw(0, 1).Vertexes)
        dims.height(view.at(-30, 0, -160), view.at(-24, 0, top), 62, f"{top + 160:.0f}")
        dims.width(side.at(0, 50, -160), side.at(0, 10, -160), side.at(0, 0, -160)[1] + 30, "40")
        dims.width(view.at(-46, 0, -78), view.at(46, 0, -78), view.at(0, 0, -160)[1] + 30, "92")
        solids.put(p, dims, 14)
        p.text(624, 196, f"{LIMIT}\u00b0", 60, "heading", "red", "end")
        p.text(624, 220, "and no further", 16, "label-strong", "red", "end")
        for n, words in enumerate((f"open {pad(LIMIT):.0f} mm", f"closed {pad(0):.0f} mm", f"stroke {stroke:.1f} mm")):
            p.text(624, 256 + 22 * n, words, 16, anchor="end")
    with p.small:
        view = front((104, 96), 0.79)
        wide(view, LIMIT, 12, 13, f"{pad(LIMIT):.0f}")
        p.text(306, 92, "Limit 25\u00b0", 20, "label-strong", "red", "end")
        p.text(306, 116, "Closed 10 mm", 13, anchor="end")
        p.text(306, 136, f"Open {pad(LIMIT):.0f} mm", 13, anchor="end")
    p.save("solidworks-gripper")


# --------------------------------------------------------------------------------------------------- trolley frame

TUBE, WALL, CORNER = 40, 4, 8
LONG, WIDE, POST, LOW = 900, 600, 560, 130


def tube(p, q, mitre=(0, 0)):
    """A square tube from p to q along x, y or z; at each end cut off at 45 degrees towards +1 or -1 (a sign for each end), hollow, its corners rounded."""
    p, q = V(*p), V(*q)
    length = (q - p).Length
    body = rounded(box(-20, -20, 0, TUBE, TUBE, length), CORNER, upright).cut(rounded(box(-16, -16, -1, 32, 32, length + 2), CORNER - WALL, upright))
    for end, sign in zip((0, 1), mitre):
        if sign:
            z = length * end
            s = -1 if end else 1
            wedge = prism([(-30 * sign, -30, z - s * 10), (30 * sign, -30, z - s * 10), (30 * sign, -30, z + s * 50), (-30 * sign, -30, z - s * 10)][:3], (0, 60, 0))
            body = body.cut(wedge)
    return body, length


def frame():
    """Every tube by its number, its length and its weight."""
    p = Picture("A trolley frame of square tube with its saw list")
    ring = lambda z: [((0, 0, z), (LONG, 0, z)), ((0, WIDE, z), (LONG, WIDE, z)), ((0, 0, z), (0, WIDE, z)), ((LONG, 0, z), (LONG, WIDE, z))]

    def bar(a, b, cut):
        """A square bar between two points of the frame's axes; `cut` is 45 where it meets the next at a mitre."""
        a, b = V(*a), V(*b)
        d = (b - a).normalize()
        e = 20 if cut else -20
        a, b = a - d * e, b + d * e
        lo, hi = V(*[min(a[i], b[i]) - (0 if abs(d[i]) > 0.5 else 20) for i in range(3)]), V(*[max(a[i], b[i]) + (0 if abs(d[i]) > 0.5 else 20) for i in range(3)])
        solid = Part.makeBox(hi.x - lo.x, hi.y - lo.y, hi.z - lo.z, lo)
        axis = max(range(3), key=lambda i: abs(d[i]))
        return rounded(solid, CORNER, lambda g: g.Curve.TypeId == "Part::GeomLine" and abs(abs(g.Curve.Direction[axis]) - 1) < 1e-9), solid.BoundBox.DiagonalLength

    area = TUBE**2 - (4 - math.pi) * CORNER**2 - ((TUBE - 2 * WALL) ** 2 - (4 - math.pi) * (CORNER - WALL) ** 2)
    metre = area * 7.85e-3
    assert abs(metre - 4.20) < 0.01, metre  # kg/m, as tables give it for 40 x 40 x 4
    # Lengths on the saw: mitred tubes at their outer side; their weight by the middle line.
    rows = [(1, LONG + TUBE, 4, "45°", LONG), (2, WIDE + TUBE, 4, "45°", WIDE), (3, POST, 4, "90°", POST), (4, WIDE - TUBE, 2, "90°", WIDE - TUBE)]
    total = sum(n * middle / 1000 * metre for _, _, n, _, middle in rows)
    print(f"frame: {total:.2f} kg")
    low, high = LOW, LOW + TUBE + POST

    def solid():
        bars = []
        for z in (low, high):
            for n, (a, b) in enumerate(ring(z)):
                bars.append(mitred(a, b))
        for x in (0, LONG):
            for y in (0, WIDE):
                bars.append(bar((x, y, low + 40), (x, y, high - 40), True)[0])
        for x in (300, 600):
            bars.append(bar((x, 0, low), (x, WIDE, low), False)[0])
        return bars

    def mitred(a, b):
        body = bar(a, b, True)[0]
        a, b = V(*a), V(*b)
        inside = V(LONG / 2, WIDE / 2, a.z)
        d = (b - a).normalize()
        across = (inside - (a + b) / 2).normalize()
        for end, out in ((a, -d), (b, d)):
            # Behind the mitre plane, which runs through the corner of the axes at 45 degrees.
            normal = out + across
            c1, c2 = end - (out - across) * -80, end + (out - across) * -80
            tool = prism([tuple(q + V(0, 0, -30)) for q in (end + (across - out) * 60, end - (across - out) * 60, end - (across - out) * 60 + (out + across) * 90, end + (across - out) * 60 + (out + across) * 90)], (0, 0, 60))
            body = body.cut(tool)
        return body

    castors = []
    for x in (0, LONG):
        for y in (0, WIDE):
            castors += [box(x - 42, y - 42, LOW - 26, 84, 84, 6), rod((x - 14, y, LOW - 82), (x + 14, y, LOW - 82), 48), box(x - 20, y - 16, LOW - 60, 40, 32, 34)]
    castors = [moved(fused(*castors[i:i + 3]), 0) for i in range(0, len(castors), 3)]

    def scene(at, k):
        views = solids.Views()
        view = views.view(group(*solid(), *castors), "iso", at, k, soft=False)
        solids.put(p, views)
        return view

    with p.large:
        v = scene((34, 312), 0.34)
        for number, spot, where in ((1, (520, -20, high), (0, 0)), (2, (LONG + 20, 330, high), (0, 0)), (3, (0, -20, 400), (0, 0)), (4, (300, 300, low + 20), (0, 0))):
            x, y = v.at(*spot)
            p.balloon(x, y, number, 11)
        x, y = 448, 262
        p.text(x, y - 14, "Square tube 40 × 40 × 4", 15, "label-strong")
        p.line((x, y - 4), (626, y - 4))
        for n, (number, length, count, cut, _) in enumerate(rows):
            yy = y + 16 + 24 * n
            p.text(x + 4, yy, str(number), 15, "label-strong")
            p.text(x + 66, yy, f"{count} ×", 15, anchor="end")
            p.text(x + 120, yy, f"{length}", 15, anchor="end", tabular=True)
            p.text(626, yy, cut, 15, anchor="end")
            p.line((x, yy + 8), (626, yy + 8), cls="hair")
        p.text(626, y + 16 + 24 * 4 + 24, f"{total:.1f} kg", 30, "label-strong", "red", "end")
        # The corner from above: both tubes cut at 45 degrees, the weld between them.
        u, w, size = 470, 44, 42
        p.area((u, w), (u + 150, w), (u + 150, w + size), (u + size, w + size), (u + size, w + 124), (u, w + 124), cls="tone")
        p.line((u + 150, w), (u, w), (u, w + 124), cls="bold")
        p.line((u + 150, w + size), (u + size, w + size), (u + size, w + 124), cls="bold")
        p.line((u, w), (u + size, w + size), cls="heavy")
        for d in (4.2, size - 4.2):
            p.line((u + 150, w + d), (u + d, w + d), (u + d, w + 124), cls="dash")
        p.text(u + size + 12, w + size + 26, "45°", 18, "label-strong")
        p.text(u + size + 12, w + size + 46, "from above", 14)
    with p.small:
        scene((10, 160), 0.178)
        p.text(312, 34, f"{total:.1f} kg", 24, "label-strong", "red", "end")
        p.text(312, 54, "14 tubes, one saw list", 13, anchor="end")
    p.save("solidworks-frame")


# -------------------------------------------------------------------------------------------------------- machine

MODULE, TEETH, AXLE = 2, 12, V(0, 8, 145)  # pinion of the press and its axis along x
TURN = math.pi * MODULE * TEETH  # the ram's way in one turn of the pinion


def press():
    """The parts of an arbor press, where they belong: frame, ram, pinion, cover, screws, handle, knobs, anvil."""
    side = [(-60, 0), (62, 0), (62, 180), (-22, 180), (-22, 112), (4, 112), (30, 92), (30, 16), (-60, 16)]
    frame = prism([(-24, y, z) for y, z in side], (48, 0, 0))
    frame = rounded(frame, 14, lambda e: e.BoundBox.XLength > 47 and abs(e.CenterOfMass.y - 62) < 0.1 and e.CenterOfMass.z > 170)
    frame = fused(frame, rounded(box(-52, -62, 0, 104, 124, 16), 14, upright))
    frame = frame.cut(box(-10, -23, 100, 20, 21, 90)).cut(rod((-30, AXLE.y, AXLE.z), (30, AXLE.y, AXLE.z), 9)).cut(rod((-11, AXLE.y, AXLE.z), (30, AXLE.y, AXLE.z), 14.5))
    for x in (-38, 38):
        for y in (-48, 48):
            frame = frame.cut(rod((x, y, -1), (x, y, 20), 5))
    for x in (-17, 17):
        for z in (124, 168):
            frame = frame.cut(rod((x, -23, z), (x, -8, z), 2.5))
    ram = box(-10, -22, 56, 20, 20, 164)
    pitch = math.pi * MODULE
    for n in range(-11, 12):
        z = AXLE.z + n * pitch
        root, tip = (pitch / 4 - 1.25 * MODULE * math.tan(math.radians(20))), (pitch / 4 + MODULE * math.tan(math.radians(20)))
        ram = ram.cut(prism([(-11, AXLE.y - 12 - 2.5, z - root), (-11, AXLE.y - 12 - 2.5, z + root), (-11, AXLE.y - 10, z + tip), (-11, AXLE.y - 10, z - tip)], (22, 0, 0)))
    wheel = laid(gear(MODULE, TEETH, 20, phase=0, slack=0.25, flank=2), (1, 0, 0))
    wheel = moved(wheel, -10, AXLE.y, AXLE.z)
    wheel = rotated(wheel, min((rotated(wheel, a, (1, 0, 0), tuple(AXLE)).common(ram).Volume, a) for a in (0, 7.5, 15, 22.5))[1], (1, 0, 0), tuple(AXLE))
    assert wheel.common(ram).Volume < 1, wheel.common(ram).Volume  # the teeth mesh
    at = lambda x: (x, AXLE.y, AXLE.z)
    pinion = fused(wheel, rod(at(-24), at(-10), 8.9), rod(at(10), at(24), 9), rod(at(24), at(50), 14)).cut(rod((38, AXLE.y, AXLE.z - 30), (38, AXLE.y, AXLE.z + 30), 5))
    cover = rounded(box(-24, -32, 114, 48, 10, 64), 5, lambda e: e.BoundBox.YLength > 9)
    screws = []
    for x in (-17, 17):
        for z in (124, 168):
            cover = cover.cut(rod((x, -40, z), (x, -20, z), 2.7))
            screws.append(moved(laid(socket_screw(5, 18), (0, -1, 0)), x, -32, z))
    handle = rod((38, AXLE.y, AXLE.z - 62), (38, AXLE.y, AXLE.z + 62), 4.9)
    knobs = [Part.makeSphere(10, V(38, AXLE.y, AXLE.z + s * 66)).cut(handle) for s in (1, -1)]
    anvil = Part.makeCylinder(34, 14, V(0, -14, 16))
    for n, wide in enumerate((8, 12, 16, 20)):
        anvil = anvil.cut(rotated(box(-wide / 2, 2, 10, wide, 40, 30), 90 * n, (0, 0, 1), (0, -14, 0)))
    return frame, ram, pinion, cover, screws, handle, knobs, anvil


def machine():
    """One turn of the pinion, 75.4 mm of the ram."""
    p = Picture("An arbor press pulled apart, with numbered parts and parts list")
    frame, ram, pinion, cover, screws, handle, knobs, anvil = press()
    assert f"{TURN:.1f}" == "75.4"
    built = [frame, ram, pinion, cover, handle, anvil]
    clash = max(a.common(b).Volume for n, a in enumerate(built) for b in built[:n])
    assert clash < 20, clash
    up, out, side = 132, 74, 92
    spread = [frame, moved(ram, z=up), moved(pinion, side), moved(cover, 0, -out), *[moved(s, 0, -out - 52) for s in screws], moved(handle, side), moved(knobs[0], side, 0, 26), moved(knobs[1], side, 0, -26), moved(anvil, 0, -104, 0)]

    def scene(at, k, screwed=True):
        views, whole = solids.Views(), group(*(s for n, s in enumerate(spread) if screwed or not 4 <= n < 8))
        view = views.view(whole, "iso", at, k, soft=False, smallest=(40, 60), accent=[spread[2]])
        solids.fill(p, solids.seen(view, whole, spread[2]), "red-face")
        y, z = AXLE.y, AXLE.z
        for a, b in (((0, -12, 170), (0, -12, 56 + up)), ((24, y, z), (side + 64, y, z)), ((0, -118, 23), (0, -50, 23)), ((38 + side, y, z - 112), (38 + side, y, z + 112))):
            views.trace(view, a, b)
        for s in screws if screwed else ():
            b = s.BoundBox.Center
            views.trace(view, (b.x, -22, b.z), (b.x, -out - 96, b.z))
        solids.put(p, views)
        return view

    p.style("red-face", "fill:#a832126b", "fill:#ff7d527a")
    items = [("Frame", 1), ("Ram with rack", 1), ("Pinion", 1), ("Cover", 1), ("Screw M5 × 18", 4), ("Handle", 1), ("Knob", 2), ("Anvil", 1)]
    spots = {1: (0, 36, 180), 2: (0, -22, 300), 3: (side + 50, 8, 145), 4: (0, -32 - out, 118), 5: (-17, -out - 92, 168), 6: (38 + side, 4, 196), 7: (38 + side, 0, 58), 8: (20, -150, 24)}
    with p.large:
        v = scene((214, 396), 1.29)
        for n, (dx, dy) in {1: (34, -44), 2: (-54, -10), 3: (26, 52), 4: (-34, 52), 5: (-20, -46), 6: (34, -30), 7: (-30, 38), 8: (-62, -4)}.items():
            a = v.at(*spots[n])
            spot = (a[0] + dx, a[1] + dy)
            p.line(a, spot, cls="red-hair" if n == 3 else "line")
            p.circle(*a, 2, "red" if n == 3 else "ink")
            p.balloon(*spot, n, 12, n == 3)
        x, top = 440, 262
        for n, (name, count) in enumerate(items):
            y, cls = top + 25 * n, "red" if n == 2 else "ink"
            if n == 2:
                p.rect(x, y, 188, 25, "red-tone")
            p.line((x, y), (x + 188, y), cls="hair" if n else "bold")
            p.text(x + 16, y + 18, str(n + 1), 16, "label-strong", cls, "middle")
            p.text(x + 38, y + 18, name, 16, "label-strong", cls)
            p.text(x + 178, y + 18, str(count), 16, "label-strong", cls, "end")
        p.line((x, top + 200), (x + 188, top + 200), cls="bold")
        p.text(628, 50, f"{TURN:.1f} mm", 34, "label-strong", "red", "end")
        p.text(628, 76, "of ram in one turn", 16, "label-strong", "ink", "end")
    with p.small:
        v = scene((112, 197), 0.66, False)
        p.text(310, 206, f"{TURN:.1f} mm", 20, "label-strong", "red", "end")
        p.text(310, 224, "in one turn", 14, "label-strong", "ink", "end")
    p.save("solidworks-press")


# ------------------------------------------------------------------------------------------------ bearing housing

IRON = 7.2  # g to the cubic centimetre, grey cast iron


def housing():
    """The mass by hand: blocks and cylinders, added and taken away."""
    p = Picture("A bearing housing, its 62 H7 bore red, and its mass worked out by hand")
    body = fused(box(-80, -30, 0, 160, 60, 20), box(-45, -30, 20, 90, 60, 50), rod((0, -30, 70), (0, 30, 70), 45))
    body = body.cut(rod((0, -31, 70), (0, 10, 70), 31)).cut(rod((0, 0, 70), (0, 40, 70), 20))
    tapped = [(38 * math.cos(math.radians(a)), 70 + 38 * math.sin(math.radians(a))) for a in (45, 135, 225, 315)]
    for x, z in tapped:
        body = body.cut(rod((x, -31, z), (x, -15, z), 2.5))
    for x in (-63, 63):
        body = body.cut(rod((x, 0, -1), (x, 0, 21), 7))
    body = rounded(body.removeSplitter(), 10, lambda e: upright(e) and abs(abs(e.CenterOfMass.x) - 80) < 0.1)
    body = rounded(body, 5, lambda e: e.Curve.TypeId == "Part::GeomLine" and abs(e.Curve.Direction.y) > 0.99 and abs(e.CenterOfMass.z - 20) < 0.1 and abs(abs(e.CenterOfMass.x) - 45) < 0.1)
    sums = [("base 16 × 6 × 2", 192.0), ("block 9 × 6 × 5", 270.0), ("half disc R 4.5 × 6", math.pi / 2 * 4.5**2 * 6), ("bore 6.2 × 4", -math.pi * 3.1**2 * 4),
            ("shaft hole 4 × 2", -math.pi * 2**2 * 2), ("bolts, 4 × M6", -math.pi * (0.7**2 * 2 * 2 + 0.25**2 * 1.5 * 4))]
    by_hand = sum(v for _, v in sums)
    kilos, model = by_hand * IRON / 1000, body.Volume / 1000 * IRON / 1000
    print(f"housing: by hand {kilos:.3f} kg, model {model:.3f} kg")
    assert body.isValid() and abs(kilos - model) < 0.01 * model and f"{kilos:.2f}" == "3.60"
    look = solids.drawing.seen_from(0.62, -1, 0.55)

    def scene(at, k):
        views = solids.Views()
        view = views.view(body, look, at, k, smallest=(40, 60))
        solids.paint(p, view, body, lambda f: f.Surface.TypeId == "Part::GeomCylinder" and abs(f.Surface.Radius - 31) < 0.1, "red-face")
        solids.put(p, views)
        return view

    def threads(view, k):
        for x, z in tapped:  # the thread's thin circle round each drilled hole
            p.path("M" + "L".join("{:.1f} {:.1f}".format(*view.at(x + 3 * math.cos(a * math.pi / 12), -30, z + 3 * math.sin(a * math.pi / 12))) for a in range(2, 21)), "line")

    p.style("red-face", "fill:#a832126b", "fill:#ff7d527a")
    p.style("squares", "fill:none;stroke:#2c6a9b40;stroke-width:.8", "stroke:#8fc1ea3d")
    with p.large:
        v = scene((206, 354), 2.32)
        threads(v, 2.32)
        a = v.at(-31 * 0.9, -30, 70 + 31 * 0.43)
        p.line(a, (66, 90), (20, 90), cls="red-hair")
        p.circle(*a, 2.4, "red")
        p.text(20, 60, "Ø62 H7", 26, "label-strong", "red")
        p.text(20, 82, "+0.030 / 0", 16, "label-strong", "red")
        a = v.at(*[(x, -30, z) for x, z in tapped][0])
        p.line((a[0] + 3, a[1] - 3), (350, 66), (376, 66))
        p.text(376, 60, "4 × M6", 17, "label-strong", "ink", "end")
        # Squared paper with the sum, pinned on a little askew.
        p.add('<g transform="rotate(1.6 520 240)">')
        x, y, w, step = 404, 92, 222, 18.5
        p.rect(x, y, w, step * 18, "paper line")
        p.path("".join(f"M{x + step * n:.1f} {y}v{step * 18:.1f}" for n in range(1, 12)) + "".join(f"M{x} {y + step * n:.1f}h{w}" for n in range(1, 18)), "squares")
        p.text(x + 12, y + 31, "by hand, cm³", 16, "kana")
        for n, (words, v) in enumerate(sums):
            yy = y + 68 + step * 1.5 * n
            p.text(x + 12, yy + (n * 7 % 3 - 1) * 0.8, ("+ " if v > 0 else "− ") + words, 15, "kana")
            p.text(x + w - 12, yy + (n * 5 % 3 - 1) * 0.8, f"{abs(v):.1f}", 15, "kana", "ink", "end")
        yy = y + 68 + step * 1.5 * 6 - 16
        p.path(f"M{x + 130} {yy}q40 -3 82 1", "bold")
        p.text(x + w - 12, yy + 22, f"{by_hand:.1f}", 17, "kana", "ink", "end")
        p.text(x + 12, yy + 58, f"× {IRON} g =", 17, "kana")
        p.text(x + w - 14, yy + 60, f"{kilos:.2f} kg", 25, "kana", "ink", "end")
        p.path(f"M{x + 108} {yy + 69}q50 5 102 -1M{x + 112} {yy + 74}q44 3 92 -1", "bold")
        p.add("</g>")
        p.text(624, 462, f"model {model:.2f} kg", 15, "label-strong", "ink", "end")
    with p.small:
        scene((134, 194), 1.4)
        p.text(12, 30, "Ø62 H7", 18, "label-strong", "red")
        p.add('<g transform="rotate(-3 262 60)">')
        p.text(312, 40, "by hand", 14, "kana", "ink", "end")
        p.text(312, 62, f"{kilos:.2f} kg", 19, "kana", "ink", "end")
        p.path("M238 69q36 4 74 -1", "bold")
        p.add("</g>")
    p.save("solidworks-housing")


# ----------------------------------------------------------------------------------------------------- enclosure

CASE, PAN, OPENED = (300, 150, 400), 20, 108  # width, depth, height; the door's folded edge; its angle


def enclosure():
    """The door swings on two red hinges; both flat patterns go to the laser cutter."""
    p = Picture("An electrical enclosure with its door open on two red hinges, and both flat patterns")
    wide, deep, high = CASE
    case = box(0, 0, 0, wide, deep, high).cut(box(T, -1, T, wide - 2 * T, deep + 1 - T, high - 2 * T))
    lip = box(T, 0, T, wide - 2 * T, T, high - 2 * T).cut(box(18, -1, 18, wide - 36, 9, high - 36))
    case = fused(case, lip)
    for x in (90, 150, 210):
        case = case.cut(rod((x, 78, -1), (x, 78, 5), 15))
    for z in range(290, 371, 16):  # air slots in the side
        case = case.cut(box(wide - 5, 40, z, 10, 70, 6))
    door = box(2, -PAN - 3, 2, wide - 4, PAN, high - 4).cut(box(2 + T, -PAN - 3 + T, 2 + T, wide - 4 - 2 * T, PAN, high - 4 - 2 * T))
    door = door.cut(rod((wide - 34, -40, high / 2), (wide - 34, 0, high / 2), 11))
    axis = (-7, -7, 0)
    door = rotated(door, -OPENED, (0, 0, 1), axis)
    hinges = [rod((axis[0], axis[1], z - 26), (axis[0], axis[1], z + 26), 7) for z in (76, high - 76)]
    plate_ = box(32, deep - 24, 34, wide - 64, 3, high - 68)
    rails = [box(44, deep - 31, z, wide - 88, 7, 26) for z in (110, 250)]
    gear_ = [box(x, deep - 80, z - 26, 24, 49, 78) for z, xs in ((250, (60, 86, 112, 150, 176)), (110, (60, 98, 124, 150, 176, 202))) for x in xs]
    assert door.common(case).Volume < 1e-3 and max(h.common(case).Volume + h.common(door).Volume for h in hinges) < 1e-3
    grow = ALLOWANCE - T - RADIUS
    body_flat = [wide - 2 * (T + RADIUS) + 2 * (deep + grow), high - 2 * (T + RADIUS) + 2 * (deep + grow)]
    door_flat = [wide - 4 - 2 * (T + RADIUS) + 2 * (PAN + grow), high - 4 - 2 * (T + RADIUS) + 2 * (PAN + grow)]
    print("enclosure: flats", body_flat, door_flat)

    def scene(at, k):
        views = solids.Views()
        whole = group(case, door, plate_, *rails, *gear_, *hinges)
        view = views.view(whole, "iso", at, k, soft=False, smallest=(50, 60))
        for part in gear_:
            solids.fill(p, solids.seen(view, whole, part), "tone")
        for part in hinges:
            solids.fill(p, solids.seen(view, whole, part), "red")
        solids.put(p, views)
        r = wide * 0.62
        sweep = [view.at(axis[0] + r * math.cos(math.radians(-a)), axis[1] + r * math.sin(math.radians(-a)), 0) for a in range(0, OPENED + 1, 4)]
        p.line(view.at(*axis), sweep[0], cls="red-hair")
        p.line(*sweep, cls="red-hair")
        p.line(view.at(axis[0], axis[1], -18), view.at(axis[0], axis[1], high + 22), cls="red-axis")
        return view, sweep

    def flat(x, y, k, size, edge, round_=()):
        """A flat pattern with its corners notched, its bends dashed; from its middle."""
        w, h = size[0] / 2 * k, size[1] / 2 * k
        e = (edge - T - RADIUS + ALLOWANCE) * k
        p.area(*[(x + a, y + b) for a, b in ((-w + e, -h), (w - e, -h), (w - e, -h + e), (w, -h + e), (w, h - e), (w - e, h - e), (w - e, h), (-w + e, h), (-w + e, h - e), (-w, h - e), (-w, -h + e), (-w + e, -h + e))], cls="tone bold")
        b = ALLOWANCE / 2 * k
        for s in (1, -1):
            p.line((x + s * (w - e + b), y - h + e), (x + s * (w - e + b), y + h - e), cls="dash")
            p.line((x - w + e, y + s * (h - e + b)), (x + w - e, y + s * (h - e + b)), cls="dash")
        for a, c, r in round_:
            p.circle(x + a * k, y + c * k, r * k, "ground line")

    p.style("red-axis", "fill:none;stroke:#a83212;stroke-width:1.2;stroke-dasharray:14 3 2 3", "stroke:#ff7d52")
    with p.large:
        v, sweep = scene((218, 326), 0.74)
        x, y = sweep[len(sweep) // 2]
        p.text(x + 2, y + 22, f"{OPENED}°", 20, "label-strong", "red", "middle")
        flat(550, 142, 0.26, body_flat, deep, [(x - 150, 200 + 72 + 4, 15) for x in (90, 150, 210)])
        flat(583, 374, 0.26, door_flat, PAN, [(wide / 2 - 34, 0, 11)])
        p.text(626, 38, f"Body {body_flat[0]:.0f} × {body_flat[1]:.0f}", 16, "label-strong", "ink", "end")
        p.text(626, 456, f"Door {door_flat[0]:.0f} × {door_flat[1]:.0f}", 16, "label-strong", "ink", "end")
    with p.small:
        scene((128, 178), 0.43)
        flat(288, 196, 0.115, door_flat, PAN)
    p.save("solidworks-enclosure")


PICTURES = [gripper, bracket, frame, machine, housing, enclosure]
