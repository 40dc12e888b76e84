"""Tool and Die Design: pieces of the course, each computed or modelled here.

Millimetres, N and MPa throughout. `SHEAR` is the shear strength that the course's worked blank uses.
"""
import math

import solids
from kit import Picture
from parts import box, fused, group, moved, prism, rod, turned
from sheet import seen_from

SHEAR = 350.0


# ------------------------------------------------------------------------------------- the progressive tool

T, INSIDE = 2.0, 2.0  # sheet, inside radius of the bend
BASE, FLANGE, WIDE, NARROW = 28.0, 16.0, 36.0, 24.0  # outside lengths; width of the strip and of the flange
PITCH = BASE + FLANGE - 2 * (T + INSIDE) + math.pi / 2 * (INSIDE + 0.42 * T)  # the bracket laid flat: no scrap between two
HOLE, SMALL = (14.0, 8.0), (PITCH - 8.0, 5.0)  # where the holes are from the trailing end, and their diameter
NOTCH = FLANGE - T - 0.5
DOWN = 17.0  # how far the last punch pushes the bracket


def cuts():
    """What is cut at each stroke: (x, length of cut). Station n begins at n pitches."""
    notch = 2 * (NOTCH + (WIDE - NARROW))
    return [(HOLE[0], math.pi * HOLE[1]), (SMALL[0], math.pi * SMALL[1]), (2 * PITCH - NOTCH / 2, notch), (3 * PITCH, NARROW)]


def bracket():
    """The bracket as it leaves the tool: its trailing end at x = 0, flange up."""
    arc = [(BASE - T - INSIDE + r * math.sin(a), T + INSIDE - r * math.cos(a)) for r, turn in ((INSIDE + T, 1), (INSIDE, -1)) for a in [math.radians(90 * i / 8) for i in range(9)][::turn]]
    solid = prism([(x, -WIDE / 2, z) for x, z in [(0, 0), *arc[:9], (BASE, FLANGE), (BASE - T, FLANGE), *arc[9:], (0, T)]], (0, WIDE, 0))
    for s in (-1, 1):
        solid = solid.cut(box(BASE - T - 0.5, s * WIDE / 2 - (WIDE - NARROW) / 2, -1, 9, WIDE - NARROW, FLANGE + 2))
    return solid.cut(rod((HOLE[0], 0, -1), (HOLE[0], 0, 5), HOLE[1] / 2)).cut(rod((0, 0, FLANGE - 8), (40, 0, FLANGE - 8), SMALL[1] / 2))


def strip(start=-26.0):
    """The strip in the tool: what the first three strokes have made of it, up to where it is cut off."""
    sheet = box(start, -WIDE / 2, 0, 3 * PITCH - start, WIDE, T)
    for n in range(3):
        for x, d in (HOLE, SMALL):
            sheet = sheet.cut(rod((n * PITCH + x, 0, -1), (n * PITCH + x, 0, 5), d / 2))
        if n:
            for s in (-1, 1):
                sheet = sheet.cut(box((n + 1) * PITCH - NOTCH, s * WIDE / 2 - (WIDE - NARROW) / 2, -1, NOTCH, WIDE - NARROW, 5))
    return sheet


def tool():
    """The tool closed, as solids by name; the sheet lies on z = 0."""
    left, right, deep = -34.0, 4 * PITCH + 24, 44.0
    end = 3 * PITCH + BASE  # where the flange stands
    hole = lambda part, x, d, z0, z1: part.cut(rod((x, 0, z0), (x, 0, z1), d / 2))
    die = box(left + 12, -deep, -26, 3 * PITCH - left - 12, 2 * deep, 26)
    form = box(end, -deep, -26, right - 12 - end, 2 * deep, 26)
    shoe = box(left, -deep - 22, -50, right - left, 2 * deep + 44, 24)
    stripper = box(left + 12, -deep, T, 3 * PITCH - left - 12.2, 2 * deep, 13)
    plate = box(left + 12, -deep, 44, right - left - 24, 2 * deep, 17)
    back = box(left + 12, -deep, 61, right - left - 24, 2 * deep, 6)
    top = box(left, -deep - 22, 67, right - left, 2 * deep + 44, 24)
    punches = []
    for x, d in (HOLE, SMALL):
        die = hole(hole(die, x, d + 0.2, -30, 5), x, d + 2, -30, -5)
        shoe = hole(shoe, x, d + 5, -60, -20)
        stripper = hole(stripper, x, d + 0.4, 0, 40)
        punches.append(moved(turned([(0, -3), (d / 2, -3), (d / 2, 30), (d / 2 + 1.5, 33), (d / 2 + 1.5, 58), (d / 2 + 3, 58), (d / 2 + 3, 61), (0, 61)]), x))
    pilots = []
    for n in (1, 2):
        x, r = n * PITCH + HOLE[0], HOLE[1] / 2 - 0.05
        die, stripper = hole(die, x, 2 * r + 0.4, -30, 5), hole(stripper, x, 2 * r + 0.4, 0, 40)
        pilots.append(moved(turned([(0, -6), (1.4, -5), (r, 0), (r, 58), (r + 2, 58), (r + 2, 61), (0, 61)]), x))
    notcher = box(2 * PITCH - NOTCH, NARROW / 2, -3, NOTCH, 12, 64)
    room = box(2 * PITCH - NOTCH - 0.1, NARROW / 2 - 0.1, -60, NOTCH + 0.2, 12.2, 90)
    stripper, die, shoe = stripper.cut(room), die.cut(room), shoe.cut(room)
    last = fused(box(3 * PITCH + 0.09, -WIDE / 2, -DOWN + T, BASE - T - 0.18, WIDE, 61 + DOWN - T), box(3 * PITCH + 0.09, -WIDE / 2, 57, BASE + 2, WIDE, 4))
    last = last.makeFillet(INSIDE, [e for e in last.Edges if abs(e.CenterOfMass.x - end + T + 0.09) < 0.01 and abs(e.CenterOfMass.z + DOWN - T) < 0.01])
    for p in [*punches, *pilots, notcher, last]:
        plate = plate.cut(p)
    pad = box(3 * PITCH + 0.3, -WIDE / 2, -DOWN - 12, BASE - 0.6, WIDE, 12)
    shoe = shoe.cut(box(3 * PITCH + 0.3, -WIDE / 2, -40, BASE - 0.6, WIDE, 20))
    return {"die": die, "form": form, "shoe": shoe, "stripper": stripper, "plate": plate, "back": back, "top": top, "pad": pad,
            "notcher": notcher, "last": last, "punches": punches, "pilots": pilots}


def progressive():
    """The strip walks through four stations and leaves as a bracket."""
    length = sum(c for _, c in cuts())
    force = length * T * SHEAR / 1000
    pressure = sum(x * c for x, c in cuts()) / length
    made = tool()
    left, right = -34.0, 4 * PITCH + 24
    # The shank stands where the cutting forces balance, close to the middle of the set.
    assert abs(sum((x - pressure) * c for x, c in cuts())) < 1e-6 and abs(pressure - (left + right) / 2) < 12
    # The hole keeps two sheets from the bend, the punch wipes the whole flange, and bracket and strip are one volume of metal.
    assert BASE - HOLE[0] - HOLE[1] / 2 - T - INSIDE > 2 * T and DOWN > FLANGE - T
    part, band = bracket(), strip()
    flat = (PITCH * WIDE - NOTCH * (WIDE - NARROW) - math.pi / 4 * (HOLE[1] ** 2 + SMALL[1] ** 2)) * T
    assert abs(part.Volume - flat) < 0.02 * flat, (part.Volume, flat)
    formed = moved(part, 3 * PITCH, 0, -DOWN)
    steel = [made[n] for n in ("die", "form", "shoe", "stripper", "plate", "back", "top", "pad", "notcher", "last")] + made["punches"] + made["pilots"]
    for a in steel:
        for b in (band, formed):
            assert a.common(b).Volume < 0.5, a.BoundBox
    for n, a in enumerate(steel):
        for b in steel[:n]:
            assert a.common(b).Volume < 0.5, (a.BoundBox, b.BoundBox)

    shank = moved(turned([(0, 91), (16, 91), (16, 120), (0, 120)]), pressure)
    pillars = [moved(turned([(0, -50), (11, -50), (11, 91), (0, 91)]), x, 55) for x in (left + 16, right - 16)]
    p = Picture("Four-station progressive tool: sectional assembly, strip layout and the bracket")

    def draw(at, k, names, behind, low):
        s, r = solids.Views(), solids.Views()
        whole = [*behind, *made["punches"], *made["pilots"], made["last"], made["notcher"]]
        cut = s.section([(made[n], a, step) for n, a, step in names], "front", at, k, whole=whole)
        for shape in [made["last"], *made["punches"]]:
            solids.fill(p, solids.rings(cut, shape), "solid")
        for shape in made["pilots"]:
            solids.fill(p, solids.rings(cut, shape), "tone-strong")
        for x, z0, z1 in ((-10, T + 13, 44), (2.72 * PITCH, T + 13, 44), (3 * PITCH + BASE / 2, -40, -DOWN - 12))[: 3 if behind else 2]:  # springs
            n = 6
            s.line(*[cut.at(x + (5 if i % 2 else -5), 0, z0 + (z1 - z0) * i / n) for i in range(n + 1)], cls="dim")
        plan = s.view(band, "top", (at[0], low), k, hidden=False)
        r.view(moved(part, 3 * PITCH), "top", (at[0], low), k, hidden=False, soft=False)
        x = 3 * PITCH
        solids.fill(p, [[plan.at(x + a, b, 0) for a, b in ((0, -18), (BASE - T, -18), (BASE - T, -12), (BASE, -12), (BASE, 12), (BASE - T, 12), (BASE - T, 18), (0, 18))]], "red-tone")
        return s, r, cut, plan

    def finish(s, r, cut, size=13):
        solids.put(p, s, size)
        solids.put(p, r, size, red=True)
        solids.fill(p, solids.rings(cut, band), "ink")
        solids.fill(p, solids.rings(cut, formed), "red red-line")

    def cut_off(plan):
        """Where the last punch parts the bracket from the strip: shears on the line of the cut."""
        (x, y0), (_, y1) = plan.at(3 * PITCH, NARROW / 2 + 10, 0), plan.at(3 * PITCH, -NARROW / 2 - 10, 0)
        p.line((x, y0), (x, y1), cls="red-line")
        p.area((x, y0 + 5), (x - 4, y0 - 3), (x + 4, y0 - 3), cls="red")
        p.area((x, y1 - 5), (x - 4, y1 + 3), (x + 4, y1 + 3), cls="red")

    with p.large:
        names = [("shoe", 45, 11), ("die", 135, 8), ("form", 45, 8), ("stripper", 45, 8), ("plate", 135, 8), ("back", 45, 8), ("top", 45, 11), ("pad", 135, 8)]
        s, r, cut, plan = draw((84, 246), 1.9, names, [*pillars, shank], 408)
        s.axis(cut.at(pressure, 0, 88), cut.at(pressure, 0, 120), 6)
        s.width(plan.at(HOLE[0], -3, 0), plan.at(PITCH + HOLE[0], -3, 0), 364, f"{PITCH:.1f}")
        s.height(plan.at(-26, WIDE / 2, 0), plan.at(-26, -WIDE / 2, 0), 18, f"{WIDE:.0f}")
        for n, words in enumerate(("pierce", "notch", "idle", "cut off and bend")):
            x = plan.at(n * PITCH, 0, 0)[0]
            p.balloon(x + 12, 460, n + 1, 9.5, red=n == 3)
            p.text(x + 26, 465, words, 15, "label-strong" if n == 3 else "label", "red" if n == 3 else "ink")
        finish(s, r, cut)
        cut_off(plan)
        p.text(plan.at(3 * PITCH, 0, 0)[0] - 6, 360, "cut-off", 13, "label-strong", "red", "end")
        q = solids.Views()
        v = q.view(group(part), seen_from(-0.62, -1.2, 0.85), (556, 128), 3.5, about=(14, 0, 6), soft=False, smallest=(1e6, 1e6))
        solids.fill(p, v.picture.rings(v.picture.face >= 0), "red-tone")
        solids.put(p, q, red=True)
        for i, (name, value) in enumerate((("Cut a stroke", f"{length:.0f} mm"), ("Sheet", f"{T:.0f} mm, {SHEAR:.0f} MPa"), ("Cutting force", f"{force:.1f} kN"), ("Strip used", f"{100 * part.Volume / (PITCH * WIDE * T):.0f} %"))):
            y = 262 + 24 * i
            p.text(480, y, name, 13, "label", "faint")
            p.text(626, y, value, 13, "label-strong", "ink", "end")
            p.line((480, y + 7), (626, y + 7), cls="hair")
        p.text(480, 366, "The shank stands where the", 13, "label", "faint")
        p.text(480, 383, "cutting forces balance.", 13, "label", "faint")
    with p.small:
        names = [("die", 135, 9), ("form", 45, 9), ("stripper", 45, 9), ("plate", 135, 9), ("pad", 135, 9)]
        s, r, cut, plan = draw((54, 93), 1.42, names, [], 164)
        for n, words in enumerate(("pierce", "notch", "idle", "cut, bend")):
            x = plan.at((n + 0.5) * PITCH, 0, 0)[0]
            p.balloon(x, 204, n + 1, 8.5, red=n == 3)
            p.text(x, 230, words, 15.5, "label-strong" if n == 3 else "label", "red" if n == 3 else "ink", "middle")
        finish(s, r, cut, 12)
        cut_off(plan)
    p.crop("small", 16.3, 5.3, 301.7, 232.7)
    p.crop("large", 13.3, 12, 626, 470)
    p.save("automotive3-progressive")


# ------------------------------------------------------------------------------------------ the compound tool

OUTER, INNER, THICK = 24.0, 13.0, 2.5  # the washer (M12, IS 2016)
GAP = 0.06 * THICK  # clearance a side
LIFT = 38.0


def compound_tool():
    """The compound tool closed, as solids by name; the lower face of the washer lies on z = 0."""
    ro, ri, b = OUTER / 2, INNER / 2, THICK
    punch_d, hole_d = OUTER - 2 * GAP, INNER + 2 * GAP
    lower = [turned([(9, -62), (66, -62), (66, -40), (9, -40)]),
             turned([(hole_d / 2, -8), (hole_d / 2 + 1, -9), (hole_d / 2 + 1, -40), (21, -40), (21, -32), (punch_d / 2, -32), (punch_d / 2, 0), (hole_d / 2, 0)])]
    stripper = turned([(punch_d / 2 + 0.2, -12), (42, -12), (42, 0), (punch_d / 2 + 0.2, 0)])
    upper = {"die": turned([(ro, -1), (38, -1), (38, 29), (15.2, 29), (15.2, 12), (ro, 12)]),
             "punch": turned([(0, -1), (ri, -1), (ri, 33), (9, 33), (9, 37), (0, 37)]),
             "plate": turned([(ri, 29), (38, 29), (38, 37), (9, 37), (9, 33), (ri, 33)]),
             "shoe": turned([(0, 37), (66, 37), (66, 67), (5.3, 67), (5.3, 59), (17, 59), (17, 45), (0, 45)]),
             "shank": turned([(5.3, 67), (16, 67), (16, 96), (5.3, 96)])}
    knock = turned([(ri + 0.1, b), (ro - 0.1, b), (ro - 0.1, 16), (15, 16), (15, 20), (ri + 0.1, 20)])
    pins = group(*[rod((x, 0, 20), (x, 0, 48.5), 1.5) for x in (-11.7, 11.7)])
    spider = turned([(0, 48.5), (15, 48.5), (15, 54), (5, 54), (5, 104), (0, 104)])
    for n in ("plate", "shoe"):
        for x in (-11.7, 11.7):
            upper[n] = upper[n].cut(rod((x, 0, 20), (x, 0, 50), 1.6))
    washer = turned([(ri, 0), (ro, 0), (ro, b), (ri, b)])
    return {"lower": lower, "stripper": stripper, "upper": upper, "knock": knock, "pins": pins, "spider": spider, "washer": washer, "rubber": rubber(-13 - b)}


def rubber(top):
    """The rubber spring under the stripper, up to a height."""
    return turned([(25, -40), (38, -40), (38, top), (25, top)])


def compound():
    """One stroke cuts both edges of the washer: open on the left of the axis, closed on its right."""
    blank, pierce = (math.pi * d * THICK * SHEAR / 1000 for d in (OUTER, INNER))
    strip_off = 0.1 * (blank + pierce)
    total, press = blank + pierce + strip_off, 200.0
    ro, ri, b = OUTER / 2, INNER / 2, THICK
    # Blanking: the die has the size of the part. Piercing: the punch has it. The closed tool leaves no metal in metal.
    punch_d, hole_d = OUTER - 2 * GAP, INNER + 2 * GAP
    assert abs(OUTER - punch_d - 0.3) < 1e-9 and abs(hole_d - INNER - 0.3) < 1e-9
    assert total < 0.7 * press and abs(blank - 65.97) < 0.01 and abs(pierce - 35.74) < 0.01

    made = compound_tool()
    lower, stripper, upper, knock, pins, spider, washer = (made[n] for n in ("lower", "stripper", "upper", "knock", "pins", "spider", "washer"))
    right, left = box(0, -99, -99, 99, 198, 300), box(-99, -99, -99, 99, 198, 300)
    closed = [*upper.values(), knock, pins, spider, *lower, moved(stripper, z=-1 - b), rubber(-13 - b), washer]
    for n, x in enumerate(closed):
        for y in closed[:n]:
            assert x.common(y).Volume < 0.01, (x.BoundBox, y.BoundBox)
    # Open: the knock-out ring stands flush with the die, so the washer is out; it still sits on its step.
    low = moved(knock, z=-1 - b)
    assert abs(low.BoundBox.ZMin + 1) < 1e-9 and 0 <= low.BoundBox.ZMax - 4 - 12 <= 1 and low.common(upper["die"]).Volume < 0.01

    p = Picture("Compound tool for a washer: the whole tool open and closed, and the force sheet")
    serial = []

    def _faces(part):
        return [[(q.x, q.z) for e in w.OrderedEdges for q in solids.drawing.Sheet._along(e, w)] for w in part.slice(solids.drawing.V(0, 1, 0), 0)]

    def draw(at, k, up, frame=None):
        """The whole tool in section, `up` of its upper half: what cuts is dark, what holds it is pale. Returns the view."""
        if frame:
            x, y, wide, high = frame
            serial.append(f"tool{len(serial)}")
            p.add(f'<clipPath id="{serial[-1]}"><path d="M{x} {y}h{wide}v{high}h{-wide}z"/></clipPath><g clip-path="url(#{serial[-1]})">')
        half = 43 if frame else 70
        here = box(-half, -99, -99, 2 * half, 198, 300)  # the die set goes on to its pillars
        drop = -1 - b if up else 0
        pale = [moved(upper[n], z=up).common(here) for n in ("plate", "shoe", "shank")] + [lower[0].common(here)]
        spring = rubber(-12 if up else -13 - b)
        loose = [moved(knock, z=up + drop), moved(stripper, z=0 if up else -1 - b)]
        s = solids.Views()
        cut = s.section([(part, 45 + 90 * (i % 2), 11 if part in pale else 6) for i, part in enumerate((*pale, spring, *loose))] + [(moved(upper["die"], z=up), 45, 1e4)], "front", at, k, tone=False,
                        whole=[moved(x, z=up + drop) for x in (pins, spider)] + [moved(upper["punch"], z=up), lower[1]])
        place = lambda rings_: [[cut.at(u, 0, w) for u, w in ring] for ring in rings_]
        for part in (*pale, *loose):
            solids.fill(p, place(_faces(part)), "paper")
        solids.fill(p, place(_faces(spring)), "tone")
        solids.fill(p, place(_faces(moved(upper["die"], z=up))), "tone-strong")
        for part in (moved(upper["punch"], z=up), lower[1]):
            solids.fill(p, place(_faces(part)), "solid")
        solids.put(p, s)
        bar = [[(-60, 0), (60, 0), (60, b), (-60, b)]]
        if not up:
            bar = [[(s_ * u, z) for u, z in ((ro, -1 - b), (60, -1 - b), (60, -1), (ro, -1))] for s_ in (-1, 1)] + [[(-ri, -1 - b), (ri, -1 - b), (ri, -1), (-ri, -1)]]
            solids.fill(p, place([[(s_ * u, z) for u, z in ((ri, 0), (ro, 0), (ro, b), (ri, b))] for s_ in (-1, 1)]), "red red-line")
        solids.fill(p, place(bar), "ink")
        if frame:
            p.add("</g>")
        if up:  # the washer falls out of the die, a little tilted, so that it is seen as what it is
            u, v = cut.at(0, 0, up / 2 + b / 2)
            for dy in (THICK * 0.8 * k, 0):
                ring = [(OUTER / 2, 0.42), (INNER / 2, 0.42)]
                data = "".join(f"M{u - r * k:.1f} {v + dy:.1f}a{r * k:.1f} {r * t * k:.1f} 0 1 0 {2 * r * k:.1f} 0a{r * k:.1f} {r * t * k:.1f} 0 1 0 {-2 * r * k:.1f} 0z" for r, t in ring)
                p.path(data, "edge-red" if dy else "red", 'fill-rule="evenodd"')
        return cut

    p.style("edge-red", "fill:#a83212;opacity:.55", "fill:#ff7d52")

    with p.large:
        views = [draw((x, 306), 2.05, up, (x - 88.5, 14, 177, 426)) for x, up in ((96, LIFT), (284, 0))]

        def tag(cut, x, z, words, size=15, fill="ink"):
            a, b_ = cut.at(x, 0, z)
            p.text(a, b_ + size * 0.33, words, size, "label-strong", fill, "middle")

        for cut, up in zip(views, (LIFT, 0)):
            for side in (-1, 1):
                tag(cut, side * 26.5, 14 + up, "die")
        tag(views[0], -27.5, -6, "stripper", 14)
        tag(views[1], 27.5, -6 - 1 - b, "stripper", 14)
        for cut, words, (x, z), (u, w) in ((views[0], "punch", (9.5, -24), (22, -27)), (views[0], "knock-out", (9.5, LIFT + 5), (25, 25))):
            (x0, y0), (x1, y1) = cut.at(x, 0, z), cut.at(u, 0, w)
            wide = p.measure(words, 14, "label-strong")
            left = x1 - (0 if words == "punch" else 18)
            p.rect(left - 3, y1 - 9, wide + 6, 18, "ground")
            p.text(left, y1 + 4.7, words, 14, "label-strong")
            p.line((x0, y0), (left + (-3 if words == "punch" else 8), y1 - (0 if words == "punch" else 10)), cls="line")
            p.circle(x0, y0, 2.4, "on-solid" if words == "punch" else "ink")
        p.text(96, 464, "open", 17, "label-strong", "ink", "middle")
        p.text(284, 464, "closed", 17, "label-strong", "ink", "middle")
        p.circle(446, 76, 56, "red")
        p.circle(446, 76, 56 * INNER / OUTER, "ground")
        p.text(516, 52, f"\u00d8{OUTER:.0f}, hole \u00d8{INNER:.0f}", 17, "label-strong")
        p.text(516, 76, f"{THICK} thick", 17, "label-strong")
        p.text(516, 105, "one stroke cuts", 15)
        p.text(516, 124, "both edges", 15)
        p.text(390, 178, "Force sheet", 18, "label-strong")
        rows = [("Outer edge", f"{math.pi * OUTER:.1f} \u00d7 {THICK} \u00d7 {SHEAR:.0f}", blank), ("Hole", f"{math.pi * INNER:.1f} \u00d7 {THICK} \u00d7 {SHEAR:.0f}", pierce), ("Strip off", "10 %", strip_off)]
        for i, (name, how, value) in enumerate(rows):
            y = 208 + 29 * i
            p.text(390, y, name, 15, "label")
            p.text(458, y, how, 14, "label", "faint")
            p.text(626, y, f"{value:.1f} kN", 16, "label", "ink", "end", tabular=True)
            p.line((390, y + 9), (626, y + 9), cls="hair")
        p.text(390, 297, "Together", 16, "label-strong")
        p.text(626, 297, f"{total:.1f} kN", 19, "label-strong", "ink", "end", tabular=True)
        x0, x1 = 390, 626
        p.rect(x0, 320, x1 - x0, 20, "paper line")
        p.rect(x0, 320, (x1 - x0) * total / press, 20, "solid")
        p.line((x0 + (x1 - x0) * 0.7, 313), (x0 + (x1 - x0) * 0.7, 347), cls="bold")
        p.text(x0, 366, f"{100 * total / press:.0f} % of a {press:.0f} kN press", 15, "label-strong")
        p.text(x1, 366, "70 % allowed", 15, "label", "faint", "end")
        for i, (name, die, tool) in enumerate((("Outside", f"die {OUTER:.2f}", f"punch {punch_d:.2f}"), ("Hole", f"die {hole_d:.2f}", f"punch {INNER:.2f}"))):
            y = 412 + 29 * i
            p.line((390, y - 20), (626, y - 20), cls="hair")
            p.text(390, y, name, 16, "label")
            p.text(520, y, die, 16, "label", "ink", "end", tabular=True)
            p.text(626, y, tool, 16, "label", "ink", "end", tabular=True)
    with p.small:
        cut = draw((100, 150), 1.4, 0)
        for side in (-1, 1):
            a, b_ = cut.at(side * 26.5, 0, 14)
            p.text(a, b_ + 5, "die", 15, "label-strong", "ink", "middle")
        draw((258, 123.5), 0.84, LIFT)
        p.text(258, 195, "open", 16, "label-strong", "ink", "middle")
        p.text(203, 236, "closed", 16, "label-strong")
        p.text(313.5, 236, f"{total:.0f} kN", 18, "label-strong", "red", "end")
    p.crop("small", 6.7, 3.3, 314.3, 237.7)
    p.crop("large", 7.3, 20, 626.7, 467)
    p.save("automotive3-compound")


# ---------------------------------------------------------------------------------------------- the cup

CUP, HIGH = 50.0, 30.0
#: First draw of a round cup with blank holder: from which sheet over blank, in per cent, which cup over blank it stands.
LIMITS = ((1.5, 0.48, 0.50), (1.0, 0.50, 0.53), (0.6, 0.53, 0.55), (0.3, 0.55, 0.58))


def cup():
    """A square on the blank's rim becomes narrow and tall on the cup's wall: the area stays."""
    blank = math.sqrt(CUP**2 + 4 * CUP * HIGH)
    ratio = blank / CUP
    assert abs(blank - 92.2) < 0.01 and abs(ratio - 1.84) < 0.005
    rings_, sectors = 5, 32
    radii = [CUP / 2 + (blank - CUP) / 2 * i / rings_ for i in range(rings_ + 1)]
    rise = [(r * r - CUP**2 / 4) / CUP for r in radii]  # equal areas: the ring outside the cup's bottom is its wall
    assert abs(rise[-1] - HIGH) < 1e-9
    a, b = radii[-2], radii[-1]
    flat, wall = math.pi * (b * b - a * a) / sectors, math.pi * CUP / sectors * (rise[-1] - rise[-2])
    assert abs(flat - wall) < 1e-9
    limit = lambda sheet: next((1 / hi, 1 / lo) for least, lo, hi in LIMITS if 100 * sheet / blank >= least)
    assert limit(1.2)[0] > ratio > limit(0.5)[1]  # 1.2 mm: one draw; 0.5 mm: two

    tilt = math.radians(33)
    p = Picture("Cup study: the blank, a full disc, and the open cup with the same grid on both; what each sheet stands in one draw")
    serial = []

    def draw(k, disc, pot, red):
        def at(centre, r, degrees, z=0.0):
            t = math.radians(degrees)
            return centre[0] + r * math.cos(t) * k, centre[1] + (r * math.sin(t) * math.sin(tilt) - z * math.cos(tilt)) * k

        def bow(centre, r, z, start, end, begin="M"):
            (x, y), (u, v) = at(centre, r, start, z), at(centre, r, end, z)
            return f"{begin}{x:.1f} {y:.1f}A{r * k:.1f} {r * k * math.sin(tilt):.1f} 0 0 {int(end > start)} {u:.1f} {v:.1f}"

        def ellipse(centre, r, cls):
            p.add(f'<ellipse class="{cls}" cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" rx="{r * k:.1f}" ry="{r * k * math.sin(tilt):.1f}"/>')

        step, r = 360 / sectors, CUP / 2
        first = round(red / step) * step
        spokes = lambda centre, r0, z0, r1, z1, angles: "".join("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*at(centre, r0, t, z0), *at(centre, r1, t, z1)) for t in angles)
        ellipse((disc[0], disc[1] + 1.2 * k), blank / 2, "solid")  # the sheet's thickness
        ellipse(disc, blank / 2, "ground")
        ellipse(disc, blank / 2, "tone bold")
        p.path(bow(disc, r, 0, first, first + step) + bow(disc, b, 0, first + step, first, "L") + "z", "red-tone")
        for q in radii[1:-1]:
            ellipse(disc, q, "line")
        p.path(spokes(disc, r, 0, b, 0, [n * step for n in range(sectors)]), "line")
        p.path(spokes(disc, 0, 0, r, 0, [n * step for n in range(0, sectors, 2)]), "hair")
        for q in (r / 3, 2 * r / 3):
            ellipse(disc, q, "hair")
        ellipse(disc, r, "bold")
        p.path(bow(disc, a, 0, first, first + step) + bow(disc, b, 0, first + step, first, "L") + "z", "red")
        # The cup: its wall in front, then over the rim into it, to the far wall and the bottom.
        p.path(bow(pot, r, 0, 0, 180) + bow(pot, r, HIGH, 180, 0, "L") + "z", "paper bold")
        p.path(bow(pot, r, 0, first, first + step) + bow(pot, r, HIGH, first + step, first, "L") + "z", "red-tone")
        p.path("".join(bow(pot, r, z, 0, 180) for z in rise[1:-1]) + spokes(pot, r, 0, r, HIGH, [n * step for n in range(1, sectors // 2)]), "line")
        p.path(bow(pot, r, rise[-2], first, first + step) + bow(pot, r, HIGH, first + step, first, "L") + "z", "red")
        c, inner = (pot[0], pot[1] - HIGH * math.cos(tilt) * k), r - 1.2
        ellipse(c, r, "paper bold")
        serial.append(f"mouth{len(serial)}")
        p.add(f'<clipPath id="{serial[-1]}"><ellipse cx="{c[0]:.1f}" cy="{c[1]:.1f}" rx="{inner * k:.1f}" ry="{inner * k * math.sin(tilt):.1f}"/></clipPath><g clip-path="url(#{serial[-1]})">')
        ellipse(c, inner, "tone-strong")
        p.path(bow(pot, inner, 1.2, 180, 360) + bow(pot, inner, 1.2, 0, 180, "L") + "z", "ground")
        p.path("".join(bow(pot, inner, z, 180, 360) for z in rise[1:-1]) + spokes(pot, inner, 1.2, inner, HIGH, [180 + n * step for n in range(1, sectors // 2)]), "line")
        p.path(bow(pot, inner, 1.2, 180, 360), "bold")
        p.path(spokes(pot, 0, 1.2, inner, 1.2, [180 + 2 * n * step for n in range(1, sectors // 4)]), "hair")
        p.add("</g>")
        ellipse(c, inner, "line")
        return at

    def bars(x0, x1, y, rows, high, gap, size, both=True):
        """How far each sheet may be drawn at once, as a bar from ratio 1, its safe part darker if `both`; the red line is what this cup asks."""
        X = lambda q: x0 + (q - 1) / 1.05 * (x1 - x0)
        for i, (sheet, verdict) in enumerate(rows):
            sure, may = limit(sheet)
            assert (verdict == "one draw") == (sure > ratio)
            top = y + i * gap
            p.rect(X(1), top, X(sure) - X(1), high, "tone-strong")
            if both:
                p.rect(X(sure), top, X(may) - X(sure), high, "tone")
            p.rect(X(1), top, X(may if both else sure) - X(1), high, "line")
            p.text(x0 - 10, top + high / 2 + size * 0.33, f"{sheet} mm", size, "label-strong", "ink", "end")
            p.text(x0 + 10, top + high / 2 + size * 0.33, verdict, size, "label-strong")
        p.line((X(ratio), y - 9), (X(ratio), y + gap * (len(rows) - 1) + high + 9), cls="red-line")
        return X

    with p.large:
        k = 3.6
        disc, pot = (184, 122), (508, 164)
        draw(k, disc, pot, 56)
        p.arrow((372, 122), (402, 122), cls="bold", size=9)
        y = 250
        for (x, _), d, words in ((disc, blank, f"\u00d8{blank:.1f}"), (pot, CUP, f"\u00d8{CUP:.0f}")):
            x0, x1 = x - d / 2 * k, x + d / 2 * k
            p.line((x0, y - 8), (x0, y + 8), cls="hair")
            p.line((x1, y - 8), (x1, y + 8), cls="hair")
            p.line((x0, y), (x1, y))
            p.rect(x - 29, y - 9, 58, 18, "ground")
            p.text(x, y + 5.5, words, 16, "label-strong", "ink", "middle")
        x, z0, z1 = pot[0] + CUP / 2 * k + 14, pot[1], pot[1] - HIGH * math.cos(tilt) * k
        p.line((x, z0), (x, z1))
        for z in (z0, z1):
            p.line((x - 6, z), (x + 6, z))
        p.text(x + 6, (z0 + z1) / 2 + 5, f"{HIGH:.0f}", 16, "label-strong")
        p.text(18, 302, "Blank over cup", 17, "label-strong")
        p.text(18, 322, "how far each sheet can be drawn at once", 15, "label", "faint")
        X = bars(84, 626, 356, ((1.2, "one draw"), (0.5, "two draws")), 34, 48, 17)
        end = 626
        for words, cls in (("at the limit", "tone line"), ("safe", "tone-strong line")):
            end -= p.measure(words, 15, "label")
            p.text(end, 302, words, 15)
            p.rect(end - 22, 290, 15, 15, cls)
            end -= 40
        p.text(X(ratio), 338, f"{blank:.1f} / {CUP:.0f} = {ratio:.2f}", 19, "label-strong", "red", "middle")
        for q in (1.0, 1.2, 1.4, 1.6, 1.8, 2.0):
            p.line((X(q), 446), (X(q), 452))
            p.text(X(q), 468, f"{q:.1f}", 14, "label", "faint", "middle")
        p.line((X(1), 446), (X(2.05), 446), cls="hair")
    with p.small:
        draw(1.86, (98, 62), (254, 88), 56)
        p.text(98, 130, f"\u00d8{blank:.1f}", 15, "label-strong", "ink", "middle")
        p.text(254, 132, f"\u00d8{CUP:.0f} \u00d7 {HIGH:.0f}", 15, "label-strong", "ink", "middle")
        X = bars(62, 312, 182, ((1.2, "one draw"), (0.5, "two draws")), 20, 28, 14, both=False)
        p.text(X(ratio), 168, f"{ratio:.2f}", 18, "label-strong", "red", "middle")
    p.crop("small", 11.3, 14.3, 301.3, 240)
    p.crop("large", 17, 23.3, 631, 468.3)
    p.save("automotive3-cup")


# ------------------------------------------------------------------------------------------- the bending die

SHEET, RADIUS, YIELD, TENSILE, WIDTH, MODULUS = 2.5, 10.0, 420.0, 490.0, 60.0, 207_000.0  # the steel that is bent
NOSE = 8.0  # radius of the punch


def bend():
    """The leg is pressed past the right angle and springs back to it."""
    x = RADIUS * YIELD / (MODULUS * SHEET)
    keeps = 4 * x**3 - 3 * x + 1  # what is left of the angle when the punch goes
    pressed = 90 / keeps
    over = pressed - 90
    assert 2.0 < over < 2.4 and abs(pressed * keeps - 90) < 1e-9
    opening = NOSE + RADIUS + SHEET
    force = 0.33 * TENSILE * WIDTH * SHEET**2 / opening  # of a wiping die
    lever, grip = opening, 22.0  # from the edge to the punch's line, from the edge to the middle of the pad
    pad = 1.5 * force * lever / grip  # statics about the edge, and half as much again
    assert 2.9e3 < force < 3.0e3 and pad * grip > force * lever
    p = Picture("Bending die: the leg pressed past the right angle, and in red where it springs back to; pad force")

    def leg(degrees, long, into=0.0):
        """Outline of the sheet bent by an angle about the die's edge (its centre at 0, 0), `into` counted from its visible side."""
        a = math.radians(degrees)
        side = lambda r: [(r * math.sin(t), r * math.cos(t)) for t in [a * i / 12 for i in range(13)]]
        out, ins = side(RADIUS + SHEET), side(RADIUS)
        way = (math.cos(a), -math.sin(a))
        tip = lambda q: (q[0] + way[0] * long, q[1] + way[1] * long)
        return [(-48, RADIUS + SHEET), *out, tip(out[-1]), tip(ins[-1]), *ins[::-1], (-48, RADIUS)]

    def draw(x0, y0, k, step, long=38):
        s = solids.Views()
        at = lambda q: (x0 + q[0] * k, y0 - q[1] * k)
        relief = math.radians(over)
        ring = lambda a, n=10: [(RADIUS * math.sin(t), RADIUS * math.cos(t)) for t in [a * i / n for i in range(n + 1)]]
        edge = ring(math.radians(pressed))
        way = (math.cos(math.radians(pressed)), -math.sin(math.radians(pressed)))
        foot = (edge[-1][0] + way[0] * 50, edge[-1][1] + way[1] * 50)
        die = [(-48, RADIUS), (0, RADIUS), *edge[1:], foot, (-48, foot[1])]
        top = RADIUS + SHEET
        pad_ = [(-48, top), (0, top), (0, top + 22), (-48, top + 22)]
        for part, angle, gap in ((die, 45, step), (pad_, 135, step * 0.8)):
            h = [at(q) for q in part]
            s.hatch(h, step=gap, angle=angle, tone=True)
            s.line(*h, closed=True)
        bent = leg(pressed, long)
        # The punch follows the leg: its flank leans with the relief of the die, its nose is round.
        face = lambda y: RADIUS + SHEET + (y) * math.tan(relief) + 0.05
        low = -30.0
        nose = [(face(low) + NOSE - NOSE * math.cos(t), low - NOSE * math.sin(t)) for t in [math.radians(90 * i / 8) for i in range(9)]]
        punch = [(face(0) + 1.5, top + 30), (face(0) + 1.5, 3), *nose, (face(low) + 34, low - NOSE), (face(low) + 34, top + 30)]
        h = [at(q) for q in punch]
        s.hatch(h, step=step * 0.7, angle=45, tone=True)
        s.line(*h, closed=True)
        solids.put(p, s)
        free = leg(90, long)
        p.area(*[at(q) for q in free[1:-1]], cls="red")
        p.area(*[at(q) for q in bent], cls="solid bold")
        for i in (-34, -12):
            n = 7
            p.line(*[at((i + (3 if j % 2 else -3), top + 22 + 16 * j / n)) for j in range(n + 1)], cls="bold")
        p.line(at((-50, top + 38)), at((4, top + 38)), cls="heavy")
        return at

    with p.large:
        at = draw(226, 232, 4.3, 11)
        x, y = at((RADIUS + SHEET - 0.6, -38.5))
        p.line((x, y + 3), (x, y + 34), (x + 22, y + 34), cls="red-hair")
        p.text(x + 28, y + 39, f"springs back {over:.1f}\u00b0", 17, "label-strong", "red")
        def tag(x, y, words):
            w = p.measure(words, 17, "label-strong") + 12
            p.rect(x - w / 2, y - 16, w, 23, "ground")
            p.text(x, y, words, 17, "label-strong", anchor="middle")

        for q, words in (((-24, 22), "pad"), ((-24, -20), "die"), ((31, 2), "punch")):
            tag(*at(q), words)
        y = 40
        for head, rows, notes in (("Springback", (("pressed to", f"{pressed:.1f}\u00b0", 0), ("springs to", "90.0\u00b0", 1)), (f"yield {YIELD:.0f} MPa, t {SHEET}", f"inside radius {RADIUS:.0f}")),
                                  ("Forces", (("bending", f"{force / 1000:.1f} kN", 0), ("pad", f"{pad / 1000:.1f} kN", 0)), (f"bending \u00d7 {lever:.1f} / {grip:.0f},", "and half as much again"))):
            p.text(470, y, head, 18, "label-strong")
            for i, (name, value, red) in enumerate(rows):
                p.text(470, y + 29 * (i + 1), name, 16, "label")
                p.text(624, y + 29 * (i + 1), value, 19, "label-strong", "red" if red else "ink", "end")
                p.line((470, y + 29 * (i + 1) + 8), (624, y + 29 * (i + 1) + 8), cls="hair")
            for i, words in enumerate(notes):
                p.text(470, y + 85 + 18 * i, words, 14, "label", "faint")
            y += 138
        # The part itself, as it comes out.
        k, ox, oy, deep = 1.42, 540, 392, (WIDTH * 0.5, WIDTH * 0.36)
        here = lambda q, d=0: (ox + (q[0] + d * deep[0]) * k, oy - (q[1] + d * deep[1]) * k)
        part = leg(90, 38)
        outer = part[: 15]
        p.area(*[here(q) for q in outer], *[here(q, 1) for q in outer[::-1]], cls="paper bold")
        p.area(*[here(q) for q in part], cls="red")
        for n in (1, 13):
            p.line(here(part[n]), here(part[n], 1))
        p.text(470, 462, f"{WIDTH:.0f} wide", 15, "label-strong")
    with p.small:
        draw(122, 112, 2.05, 8)
        p.text(232, 60, f"{pressed:.1f}\u00b0", 22, "label-strong")
        p.text(232, 78, "pressed", 14, "label")
        p.text(232, 176, "90\u00b0", 22, "label-strong", "red")
        p.text(232, 194, "after it", 14, "label", "red")
        p.text(232, 211, "springs back", 14, "label", "red")
    p.crop("small", 18.3, 7, 289, 216)
    p.crop("large", 9.7, 13.7, 624, 462.3)
    p.save("automotive3-bend")


# ------------------------------------------------------------------------------------------- the fender

#: A front fender from the side, the front at the left, as cubic curves: lamp, bonnet line, ear at the pillar, door line, sill, arch, bumper.
FENDER = [(34, 84), ((46, 92), (60, 100), (78, 112)), ((118, 138), (170, 148), (216, 152)), ((246, 155), (272, 162), (298, 176)), ((292, 164), (284, 152), (275, 140)),
          ((264, 118), (260, 92), (259, 66)), ((258, 44), (258, 26), (259, 10)), ((244, 8), (228, 8), (206, 9)), ((204, 16), (202, 21), (200, 26)),
          ((194, 62), (166, 86), (130, 86)), ((94, 86), (66, 62), (60, 28)), ((50, 25), (40, 25), (30, 28)), ((22, 44), (24, 66), (34, 84))]
#: The line that the draw punch fills: the panel, its arch and its corners bridged over.
PUNCH_LINE = [(20, 80), ((30, 104), (60, 124), (92, 138)), ((140, 158), (210, 162), (250, 172)), ((280, 182), (312, 192), (312, 172)), ((308, 150), (278, 130), (276, 92)),
              ((274, 50), (280, 4), (258, 0)), ((200, -6), (80, 0), (34, 10)), ((10, 16), (12, 60), (20, 80))]
BEAD = [(2, 86), ((12, 122), (50, 140), (88, 156)), ((140, 176), (210, 178), (248, 190)), ((290, 204), (332, 212), (332, 174)), ((328, 150), (296, 128), (294, 92)),
        ((292, 50), (302, -14), (264, -18)), ((200, -26), (80, -20), (26, -8)), ((-12, 0), (-8, 60), (2, 86))]
BLANK_LINE = [(-16, 92), (-12, -22), (290, -40), (318, -20), (350, 160), (344, 218), (310, 222), (40, 162)]
SHOULDER = [(48, 93.4), ((100, 116), (190, 124), (267.9, 121.5))]  # the crease, from the lamp to the door
LIP = [(206.5, 28), ((200, 69), (170, 93.5), (130, 93.5)), ((90, 93.5), (60, 69), (53, 28))]  # the edge turned in round the wheel
HOOD = [(52, 92), ((60, 97), (70, 103), (80, 109)), ((120, 131), (170, 142), (214, 146)), ((240, 149), (260, 154), (282, 164))]


def _points(curve, n=24):
    """Points along a list of cubic curves."""
    out = [curve[0]]
    for a, b, c in curve[1:]:
        p = out[-1]
        out += [tuple((1 - t) ** 3 * p[i] + 3 * t * (1 - t) ** 2 * a[i] + 3 * t * t * (1 - t) * b[i] + t**3 * c[i] for i in (0, 1)) for t in [j / n for j in range(1, n + 1)]]
    return out


def _inside(q, ring):
    return sum((a[1] > q[1]) != (b[1] > q[1]) and q[0] < a[0] + (b[0] - a[0]) * (q[1] - a[1]) / (b[1] - a[1]) for a, b in zip(ring, ring[1:] + ring[:1])) % 2 == 1


def fender():
    """Four operations, four sheets: what each one does is red."""
    panel, punch, bead = (_points(c) for c in (FENDER, PUNCH_LINE, BEAD))
    # The panel lies in the drawn shape, that in its bead, that in the blank; crease and turned edges lie on the panel.
    assert all(_inside(q, punch) for q in panel) and all(_inside(q, bead) for q in punch) and all(_inside(q, BLANK_LINE) for q in bead)
    for line in (SHOULDER, LIP, HOOD):
        assert all(_inside(q, panel) for q in _points(line)[1:-1]), line
    assert min(math.dist(SHOULDER[1][-1], q) for q in panel) < 1.5  # the crease ends at the door line
    holes = [((x, y), side) for x, y, side in ((253, 34, 1), (253.5, 66, 1), (256.5, 96, 1), (32, 42, -1), (33, 71, -1))]  # at the door and at the bumper; a cam comes from that side
    lamp = (226, 88, 5.5)  # of the side repeater
    assert all(_inside(q, panel) for q, _ in holes) and _inside(lamp[:2], panel)
    p = Picture("Process plan of a fender: OP10 draw, OP20 trim and pierce, OP30 flange, OP40 cam pierce")
    p.style("turned", "fill:none;stroke:#14222f;stroke-width:1;stroke-dasharray:4 2.5", "stroke:#e6eef5")
    p.style("red-heavy", "fill:none;stroke:#a83212;stroke-width:3.4;stroke-linejoin:round;stroke-linecap:round", "stroke:#ff7d52")
    titles = (("OP10", "draw"), ("OP20", "trim"), ("OP30", "flange"), ("OP40", "cam pierce"))

    def one(n, x, y, w, h, k, size_):
        heavy = "red-heavy" if k > 0.5 else "red-line"
        p.rect(x, y, w, h, "paper bold")
        p.line((x, y + h - size_ * 1.9), (x + w, y + h - size_ * 1.9))
        a = p.text(x + 8, y + h - size_ * 0.6, titles[n][0], size_, "label-strong")
        p.text(x + 14 + a, y + h - size_ * 0.6, titles[n][1] + (" and pierce" if n == 1 and k > 0.5 else ""), size_, "label")
        cx, cy = x + w / 2, y + (h - size_ * 1.9) / 2
        mid = (167, 91) if n < 2 else (163, 92)
        zoom = k if n < 2 else k * 1.14
        at = lambda q: (cx + (q[0] - mid[0]) * zoom, cy - (q[1] - mid[1]) * zoom)
        pair = lambda q: "{:.1f} {:.1f}".format(*at(q))
        trace = lambda c: "M" + pair(c[0]) + "".join("C" + " ".join(pair(q) for q in part) for part in c[1:])
        draw = lambda c, cls, end="": p.path(trace(c) + end, cls)

        def body():
            """The panel: below its crease it falls into shade."""
            draw(FENDER, "tone", "z")
            low = trace(SHOULDER) + "C" + " ".join(pair(q) for q in ((262.5, 105), (259.8, 84), (259, 66))) + "".join("C" + " ".join(pair(q) for q in part) for part in FENDER[6:])
            p.path(low + "L" + pair(SHOULDER[0]) + "z", "tone-strong")
            draw(SHOULDER, "line")

        if n == 0:
            p.area(*[at(q) for q in BLANK_LINE], cls="tone line")
            draw(BEAD, heavy, "z")
            draw(PUNCH_LINE, "tone-strong line", "z")
            draw(FENDER, "turned", "z")
            draw(SHOULDER, "line")
        elif n == 1:
            p.area(*[at(q) for q in BLANK_LINE], cls="hair")
            for a, b in (((26, 68), (-15, 70)), ((92, 121), (62, 167)), ((238, 154.5), (228, 204)), ((298, 176), (346, 200)), ((259, 66), (333.8, 62)), ((232, 8.4), (232, -36.5)), ((130, 86), (130, -30.5)), ((40, 26), (30, -24.5))):
                p.line(at(a), at(b), cls="line")
            body()
            draw(FENDER, heavy, "z")
            p.circle(*at(lamp[:2]), lamp[2] * zoom, "paper red-line")
        else:
            body()
            draw(FENDER, "bold", "z")
            p.circle(*at(lamp[:2]), lamp[2] * zoom, "paper line")
            for c in (LIP, HOOD):
                draw(c, "turned")
        if n == 2:
            for first, c in ((FENDER[8][2], FENDER[9:11]), (FENDER[0], FENDER[1:4])):
                draw([first, *c], heavy)
        if n > 2:
            for q, side in holes:
                (a, b), u = at(q), side * 23 * k
                p.arrow((a + 2.6 * u, b), (a + 0.55 * u, b), cls="red-line", head="red", size=6 + 4 * k)
                p.circle(a, b, max(2.7 * zoom, 2), "red")
        return at

    with p.large:
        for n in range(4):
            one(n, 14 + (n % 2) * 310, 14 + (n // 2) * 230, 302, 222, 0.69, 16)
        for n, words in enumerate(("a bead holds the sheet", "the scrap falls off", "edges turned in", "holes from the side")):
            p.text(14 + (n % 2) * 310 + 294, 14 + (n // 2) * 230 + 212, words, 15, "label", "red", "end")
    with p.small:
        for n in range(4):
            one(n, 7 + (n % 2) * 155, 7 + (n // 2) * 115, 150, 111, 0.325, 12.5)
    p.crop("small", 6, 6, 313, 234)
    p.crop("large", 13, 13, 627, 467)
    p.save("automotive3-fender")


# ------------------------------------------------------------------------------------- punch and die in detail

BLANK, DISC_SHEET, SIDE_GAP = 100.0, 1.2, 0.06 * 1.2  # the course's disc; 6 per cent of the sheet on each side
PUNCH = BLANK - 2 * SIDE_GAP  # blanking: the die gives the size, so the punch is made smaller
PLATE, DIE_HIGH, LAND, STOCK = 160.0, 28.0, 4.0, 0.3  # die plate, its land, what grinding takes from each face
assert f"{PUNCH:.3f}" == "99.856" and f"{math.pi * BLANK * DISC_SHEET * SHEAR / 1000:.0f}" == "132"


def details():
    """The red skin stays on for hardening, then it is ground off."""
    p = Picture("A punch and a die plate in detail; a red skin of 0.3 mm is ground off after hardening")
    screws = [(sx * 62, sy * 62) for sx in (1, -1) for sy in (1, -1)]
    dowels = [(62, 0), (-62, 0)]
    for x, y in screws + dowels:
        assert math.hypot(x, y) - 5.5 > BLANK / 2 + 5 and PLATE / 2 - max(abs(x), abs(y)) > 1.5 * 8  # enough steel round each hole

    def punch(cx, top, k, skin):
        r, f = PUNCH / 2 * k, 57 * k
        p.area((cx - f, top), (cx + f, top), (cx + f, top + 9 * k), (cx + r, top + 9 * k), (cx + r, top + 60 * k), (cx - r, top + 60 * k), (cx - r, top + 9 * k), (cx - f, top + 9 * k), cls="tone bold")
        p.line((cx - r, top + 9 * k), (cx + r, top + 9 * k), cls="bold")
        for x in (-30, 30):
            for d in (-4, 4):
                p.line((cx + (x + d) * k, top), (cx + (x + d) * k, top + 22 * k), cls="dash")
            p.line((cx + (x - 4) * k, top + 22 * k), (cx + (x + 4) * k, top + 22 * k), cls="dash")
        p.rect(cx - r, top + 60 * k, 2 * r, skin, "red")
        p.rect(cx - f, top - skin, 2 * f, skin, "red")

    def die(views, cx, top, k, skin, step):
        h, r, e, low, land = PLATE / 2 * k, BLANK / 2 * k, 2.2 * k, DIE_HIGH * k, LAND * k
        for s in (1, -1):
            ring = [(cx + s * r, top), (cx + s * h, top), (cx + s * h, top + low), (cx + s * (r + e), top + low), (cx + s * r, top + land)]
            views.hatch(ring, step=step, tone=True)
            p.area(*ring, cls="bold")
            for y, d in ((top - skin, 0), (top + low, e)):
                p.rect(min(cx + s * (r + d), cx + s * h), y, h - r - d, skin, "red")
        p.line((cx - r, top + land), (cx + r, top + land))
        p.line((cx - r, top), (cx + r, top), cls="bold")
        p.line((cx - r - e, top + low), (cx + r + e, top + low), cls="bold")
        return h, r

    with p.large:
        views = solids.Views()
        cx, k = 198, 1.85
        punch(cx, 52, k, 5)
        h, r = die(views, cx, 310, k, 5, 6)
        for a, b in ((34, 172), (198, 262), (288, 392)):  # not through the figures
            views.axis((cx, a), (cx, b), 0)
        views.width((cx - PUNCH / 2 * k, 160), (cx + PUNCH / 2 * k, 160), 192, f"Ø{PUNCH:.3f}")
        views.width((cx - r, 310), (cx + r, 310), 282, f"Ø{BLANK:.3f}")
        views.width((cx - h, 360), (cx + h, 360), 404, f"{PLATE:.0f}")
        views.height((cx - 57 * k, 52), (cx - PUNCH / 2 * k, 52 + 60 * k), 62, "60")
        views.height((cx - h, 310), (cx - h, 310 + DIE_HIGH * k), 26, f"{DIE_HIGH:.0f}")
        # Plan of the die plate.
        mx, my, m = 531, 118, 1.15
        q = PLATE / 2 * m
        p.rect(mx - q, my - q, 2 * q, 2 * q, "tone bold")
        p.circle(mx, my, BLANK / 2 * m, "ground bold")
        for x, y in screws:
            p.circle(mx + x * m, my + y * m, 8.5 * m, "ground line")
            p.circle(mx + x * m, my + y * m, 5.5 * m, "ground line")
        for x, y in dowels:
            p.circle(mx + x * m, my + y * m, 5 * m, "solid")
        views.cross((mx, my), q, 6)
        solids.put(p, views, 17)
        p.text(624, 234, "4 × M10, 2 dowels Ø10 H7", 15, "label", "ink", "end")
        # The edge of the die, enlarged.
        lx, ly, lr, z = 538, 346, 92, 130
        p.add(f'<clipPath id="loupe"><circle cx="{lx}" cy="{ly}" r="{lr}"/></clipPath><g clip-path="url(#loupe)">')
        edge, face_ = lx - 34, ly - 18
        p.circle(lx, ly, lr, "paper")
        inner = solids.Views()
        inner.hatch([(edge, face_), (lx + lr, face_), (lx + lr, ly + lr), (edge, ly + lr)], step=9)
        solids.put(p, inner)
        p.rect(edge, face_ - STOCK * z, lr + 40, STOCK * z, "red")
        p.line((edge, face_ - STOCK * z), (edge, ly + lr), cls="heavy")
        p.line((edge, face_), (lx + lr, face_), cls="heavy")
        p.add("</g>")
        p.circle(lx, ly, lr, "bold")
        p.text(lx + 24, face_ - STOCK * z / 2 + 7, f"{STOCK}", 22, "label-strong", "on-solid", "middle")
        p.circle(cx + r, 310, 9, "bold")
        p.line((cx + r + 9, 311), (lx - lr, ly - 6))
        p.text(20, 436, "D2 (HCHCr), hardened, 60 ± 2 HRC", 17, "label-strong")
        p.text(20, 460, f"Grind {STOCK} off each face after hardening", 17, "label-strong", "red")
        p.text(336, 236, "gap 0.072", 18, "kana", rotate=-4)
        p.text(338, 258, "a side, ok", 18, "kana", rotate=-4)
        p.path("M331 236C320 232 313 224 307 210M306 220L307 210L314 217", "line")
    with p.small:
        views = solids.Views()
        punch(122, 20, 1.15, 4)
        h, r = die(views, 122, 142, 1.3, 4, 6)
        views.axis((122, 10), (122, 190), 0)
        solids.put(p, views)
        p.text(12, 222, f"Grind {STOCK} off", 18, "label-strong", "red")
        p.text(308, 222, "60 HRC", 18, "label-strong", "ink", "end")
        p.text(244, 92, "gap", 17, "kana", rotate=-4)
        p.text(245, 114, "0.072", 17, "kana", rotate=-4)
    p.crop("small", 12.7, 10, 307.7, 222.3)
    p.crop("large", 19.7, 20, 631, 463.3)
    p.save("automotive3-details")


PICTURES = [progressive, compound, cup, bend, fender, details]
