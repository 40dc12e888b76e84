"""CATIA: what a student makes, modelled and projected."""
import math

import FreeCAD  # noqa: F401 (before Part, or Part crashes)
import Part
from FreeCAD import Vector as V

import solids
from kit import Picture
from parts import box, chamfered, circular_at, fused, group, moved, prism, ring_of, rod, rotated, rounded, turned, upright
from sheet import seen_from

# ------------------------------------------------------------------------------------------------- flanged hub

#: The design table. Bore: key width and bore + keyway (IS 2048), bolts and their holes; the rest follows by formula.
TABLE = {20: (6, 22.8, 4, 6.6), 25: (8, 28.3, 4, 9), 32: (10, 35.3, 6, 11), 40: (12, 43.3, 6, 13.5)}


def hub_sizes(bore):
    """What the formulas make of one bore: hub, flange and pitch circle diameters, height, thickness (mm)."""
    hub = 1.8 * bore
    circle = round(hub + 2.4 * TABLE[bore][3] + 10)
    return {"hub": hub, "circle": circle, "flange": round(circle + 2.4 * TABLE[bore][3]), "height": round(1.95 * bore), "thick": round(0.44 * bore)}


def hub(bore):
    """One size of the hub, and the keyed bore that it was cut with."""
    key, over, bolts, hole = TABLE[bore]
    s = hub_sizes(bore)
    body = Part.makeCylinder(s["flange"] / 2, s["thick"]).fuse(Part.makeCylinder(s["hub"] / 2, s["height"])).removeSplitter()
    body = rounded(body, 0.12 * bore, circular_at(s["thick"], s["hub"] / 2))
    body = chamfered(body, 0.05 * bore, lambda e: circular_at(s["height"], s["hub"] / 2)(e) or circular_at(s["thick"], s["flange"] / 2)(e))
    for each in ring_of(moved(Part.makeCylinder(hole / 2, s["thick"]), s["circle"] / 2), bolts, 180 / bolts if bolts == 4 else 0):
        body = body.cut(each)
    tool = Part.makeCylinder(bore / 2, s["height"]).fuse(box(-key / 2, 0, 0, key, over - bore / 2, s["height"])).removeSplitter()
    assert s["hub"] / 2 - (over - bore / 2) > 0.25 * bore, "too little wall over the keyway"
    assert (s["circle"] - s["hub"]) / 2 - 0.12 * bore > 0.9 * hole, "no room for the bolt head"
    return body.cut(tool).removeSplitter(), rotated(tool, 0)


def hubs():
    """One row of the table drives four hubs."""
    p = Picture("Four sizes of a flanged hub above the table that drives them", 960, 480)
    made = {bore: hub(bore) for bore in TABLE}

    def row(left, right, foot, k, gap):
        views, x, centres = solids.Views(), left, []
        wide = {b: hub_sizes(b)["flange"] * k for b in TABLE}
        gap = (right - left - sum(wide.values())) / (len(TABLE) - 1) if gap is None else gap
        for bore, (body, tool) in made.items():
            x += wide[bore] / 2
            view = views.view(body, "iso", (x, foot - wide[bore] * 0.29), k, accent=[tool], smallest=(70, 110))
            centres.append((bore, x, view))
            x += wide[bore] / 2 + gap
        return views, centres

    with p.large:
        views, centres = row(164, 944, 270, 1.5, None)
        top, line = 300, 27
        rows = [("Bore d H7", lambda b: f"{b}"), ("Key width b P9", lambda b: f"{TABLE[b][0]}"), ("Bore and keyway", lambda b: f"{TABLE[b][1]}"), ("Hub, 1.8 d", lambda b: f"{hub_sizes(b)['hub']:g}"),
                ("Flange", lambda b: f"{hub_sizes(b)['flange']}"), ("Bolts", lambda b: f"{TABLE[b][2]} × {TABLE[b][3]:g}")]  # fmt: skip
        p.rect(16, top, 928, line, "red-tone")
        solids.put(p, views)
        for n, (name, value) in enumerate(rows):
            y = top + line * n
            p.line((16, y), (944, y), cls="line" if n == 0 else "hair")
            p.text(24, y + 19, name, 15, "label-strong" if n == 0 else "label", "red" if n == 0 else "ink")
            for bore, x, _ in centres:
                p.text(x, y + 19, value(bore), 16, "label-strong", "red" if n == 0 else "ink", "middle", tabular=True)
        p.line((16, top + line * len(rows)), (944, top + line * len(rows)))
    with p.small:
        views, centres = row(10, 470, 176, 0.86, None)
        p.rect(8, 194, 464, 38, "red-tone")
        solids.put(p, views)
        for bore, x, _ in centres:
            p.text(x, 221, f"Ø{bore}", 24, "label-strong", "red", "middle")
    p.save("catia-hub")


# ------------------------------------------------------------------------------------------------- cast housing

STOCK = 3  # mm that a casting carries where it will be machined


def raw_housing():
    """A bearing pedestal as it leaves the mould: rounded, with a cored bore and stock where it will be machined."""
    foot = rounded(box(-82, -46, 0, 164, 92, 20), 18, upright)
    foot = rounded(foot, 3, lambda e: abs(e.CenterOfMass.z - 20) < 1e-6)
    waist = prism([(-48, -32, 10), (48, -32, 10), (40, -32, 76), (-40, -32, 76)], (0, 64, 0))
    waist = rounded(waist, 9, lambda e: e.Curve.TypeId == "Part::GeomLine" and abs(e.Curve.Direction.z) > 0.9)
    barrel = rounded(rod((0, -50 - STOCK, 80), (0, 50 + STOCK, 80), 46), 2, lambda e: e.Curve.TypeId == "Part::GeomCircle")
    pads = [Part.makeCylinder(14, 26 + STOCK, V(x, y, 0)) for x in (-63, 63) for y in (-27, 27)]
    boss = Part.makeCylinder(15, 70, V(0, 0, 64 + STOCK))
    return fused(foot, waist, barrel, boss, *pads).cut(rod((0, -70, 80), (0, 70, 80), 27)).removeSplitter()


def machining():
    """What the cutter takes off."""
    tools = [rod((0, -70, 80), (0, 70, 80), 31), rod((0, -70, 80), (0, -34, 80), 36), rod((0, 34, 80), (0, 70, 80), 36)]
    tools += [box(-60, 50, 25, 120, 20, 130), box(-60, -70, 25, 120, 20, 130), box(-30, -30, 134, 60, 60, 20), Part.makeCylinder(5, 60, V(0, 0, 80))]
    for x in (-63, 63):
        for y in (-27, 27):
            tools += [box(x - 14.5, y - 14.5, 26, 29, 29, 10).common(Part.makeCylinder(14.2, 40, V(x, y, 0))), Part.makeCylinder(6.5, 60, V(x, y, -1))]
    for n in range(6):
        a = math.radians(60 * n + 30)
        tools += [rod((41 * math.cos(a), y, 80 + 41 * math.sin(a)), (41 * math.cos(a), y + s * 16, 80 + 41 * math.sin(a)), 2.5) for y, s in ((-51, 1), (51, -1))]
    return tools


def housing():
    """The same file twice, machining off and on: what was machined is red."""
    p = Picture("A cast housing, raw and machined, its machined faces red")
    raw = raw_housing()
    tools = machining()
    done = raw
    for t in tools:
        done = done.cut(t)
    done = done.removeSplitter()
    assert done.isValid() and 0.7 < done.Volume / raw.Volume < 0.97, done.Volume / raw.Volume
    print(f"housing: {raw.Volume * 7.2e-6:.2f} kg cast, {(raw.Volume - done.Volume) / raw.Volume:.0%} machined off")

    def machined(f):
        """Whether a face lies inside the raw casting: looked at in the middle of one of its triangles, since rings have a hole in theirs."""
        points, triangles = f.tessellate(0.5)
        return raw.isInside((points[triangles[0][0]] + points[triangles[0][1]] + points[triangles[0][2]]) * (1 / 3), 0.2, False)

    p.style("red-face", "fill:#a8321261", "fill:#ff7d5270")

    def pair(k, at1, at2):
        views = solids.Views()
        views.view(raw, "iso", at1, k)
        solids.paint(p, views.view(done, "iso", at2, k), done, machined, "red-face")
        solids.put(p, views)

    with p.large:
        pair(1.8, (162, 248), (480, 386))
        p.text(150, 380, "Raw casting", 20, "label-strong", anchor="middle")
        p.text(490, 134, "Machined", 20, "label-strong", "red", "middle")
    with p.small:
        pair(0.9, (80, 124), (240, 195))
        p.text(74, 192, "Raw", 15, "label-strong", anchor="middle")
        p.text(246, 64, "Machined", 15, "label-strong", "red", "middle")
    p.save("catia-housing")


# ------------------------------------------------------------------------------------------- piston, rod and crank

R, L, BORE = 30, 104, 68  # crank radius, rod length, cylinder bore
SKIRT, CROWN, WEIGHT = 27, 32, 44.5  # from the pin's axis to skirt and crown; radius of the counterweight


def cy(y0, y1, r, x=0.0, z=0.0):
    return rod((x, y0, z), (x, y1, z), r)


def piston():
    """Pin axis on y at the origin, crown towards +x."""
    body = rod((-SKIRT, 0, 0), (CROWN, 0, 0), BORE / 2 - 0.05)
    room = fused(rod((-SKIRT, 0, 0), (CROWN - 9, 0, 0), 28.5))
    bosses = [prism([(-14, s * 11, -13), (24, s * 11, -13), (24, s * 11, 13), (-14, s * 11, 13)], (0, s * 22, 0)) for s in (1, -1)]
    body = body.cut(room).fuse([b.common(rod((-SKIRT, 0, 0), (CROWN - 5, 0, 0), 31)) for b in bosses]).removeSplitter()
    for x in (11.5, 17.5, 24.5):
        body = body.cut(rod((x, 0, 0), (x + (2.5 if x > 12 else 3.5), 0, 0), 40).cut(rod((x, 0, 0), (x + 4, 0, 0), 30.5)))
    return body.cut(cy(-40, 40, 9)).removeSplitter()


def rod_body():
    """Small end at the origin, big end at -L on x."""
    shank = prism([(-L + 12, -5, 15), (-L + 12, -5, -15), (-8, -5, -9.5), (-8, -5, 9.5)], (0, 10, 0))
    body = fused(cy(-10, 10, 14.5), cy(-10.5, 10.5, 25.5, -L), shank)
    return body.cut(cy(-20, 20, 9)).cut(cy(-20, 20, 19, -L)).removeSplitter()


def crank_web():
    """One web behind the rod, pin towards -x (bottom dead centre), its counterweight towards the piston."""
    disc = cy(13, 27, WEIGHT).common(box(6, 0, -60, 80, 60, 120))
    z = math.sqrt(WEIGHT**2 - 36)
    arm = prism([(-R - 4, 13, 24.6), (6, 13, z), (6, 13, -z), (-R - 4, 13, -24.6)], (0, 14, 0))
    return fused(disc, arm, cy(13, 27, 25, -R))


def slide(theta):
    """Piston pin's distance from the crank's axis, theta degrees past top dead centre."""
    t = math.radians(theta)
    return R * math.cos(t) + math.sqrt(L * L - (R * math.sin(t)) ** 2)


def piston_rod_crank():
    """Where the parts come closest, and by how much they miss."""
    p = Picture("Piston, rod and crank at bottom dead centre, with the clearance over one turn")
    head, web = piston(), crank_web()
    gaps = [(theta, rotated(web, 180 - theta, (0, 1, 0)).distToShape(moved(head, slide(theta)))[0]) for theta in range(0, 361, 10)]
    least = min(g for _, g in gaps)
    assert least > 2 and least == dict(gaps)[180], gaps
    x = slide(180)
    link, room = moved(rod_body(), x), slide(0) + CROWN + 4
    liner = rod((30, 0, 0), (room, 0, 0), 41).cut(rod((0, 0, 0), (300, 0, 0), BORE / 2))

    def scene(at, k):
        views = solids.Views()
        view = views.section([(liner, 45, 2.4 * k), (moved(head, x), 135, 2 * k), (cy(-12, 12, 19, -R), 45, 2 * k), (moved(cy(-12, 12, 9), x), 45, 2 * k)], "front", at, k, whole=[link, web])
        views.axis(view.at(-56, 0, 0), view.at(room, 0, 0), 6)
        views.line(view.at(slide(0) + CROWN, 0, BORE / 2), view.at(slide(0) + CROWN, 0, -BORE / 2), cls="hidden")  # the crown at top dead centre
        solids.put(p, views)
        for side in (1, -1):  # beside the rod, which stands before the gap
            edge = [view.at(WEIGHT * math.cos(math.radians(a)), 0, side * WEIGHT * math.sin(math.radians(a))) for a in (16.8, 20, 25, 30, 35, 39.5)]
            p.area(*edge, view.at(x - SKIRT, 0, side * 28.3), view.at(x - SKIRT, 0, side * 12.8), cls="red")
        return view

    def curve(left, top, wide, high, full):
        """Clearance against the crank's angle."""
        most = 80
        spot = lambda t, g: (left + wide * t / 360, top + high * (1 - g / most))
        for t in range(0, 361, 90):
            p.line(spot(t, 0), spot(t, most), cls="hair")
            if full:
                p.text(spot(t, 0)[0], top + high + 17, f"{t}°", 13, anchor="middle")
        p.line(spot(0, 0), spot(360, 0))
        if full:
            p.line(spot(0, 40), spot(360, 40), cls="hair")
            p.text(spot(0, 40)[0] - 5, spot(0, 40)[1] + 4.5, "40", 13, anchor="end")
            p.text(spot(0, 0)[0] - 5, spot(0, 0)[1] + 4.5, "0", 13, anchor="end")
        p.line(*[spot(t, g) for t, g in gaps], cls="bold")
        p.circle(*spot(180, least), 5 if full else 4, "red")
        return spot(180, least)

    assert max(g for _, g in gaps) < 80
    with p.large:
        scene((166, 136), 2.62)
        p.text(16, 306, "Gap between counterweight and piston, mm, over one turn", 14)
        dot = curve(28, 322, 584, 124, True)
        p.text(dot[0], dot[1] - 26, f"{least:.1f} mm", 19, "label-strong", "red", "middle")
    with p.small:
        scene((83, 72), 1.3)
        dot = curve(12, 152, 296, 76, False)
        p.text(dot[0], dot[1] - 18, f"{least:.1f} mm", 17, "label-strong", "red", "middle")
    p.save("catia-piston")


# ---------------------------------------------------------------------------------------------------- drawing set

PIN, ARM, SLOT = 16, 30, 18  # pin bore; outer and inner half width of the fork
SHEET = (520, 520 / math.sqrt(2))  # the A2 sheet; A3 is half its area


def fork():
    """A fork: hub along x towards -x, pin bore along z through the origin."""
    u = prism([(-44, -16, -ARM), (0, -16, -ARM), (0, -16, -SLOT), (-30, -16, -SLOT), (-30, -16, SLOT), (0, -16, SLOT), (0, -16, ARM), (-44, -16, ARM)], (0, 32, 0))
    u = rounded(u, 12, lambda e: e.BoundBox.YLength > 31 and abs(e.CenterOfMass.x + 44) < 0.1)
    u = rounded(u, 6, lambda e: e.BoundBox.YLength > 31 and abs(e.CenterOfMass.x + 30) < 0.1)
    ends = [rod((0, 0, s * SLOT), (0, 0, s * ARM), 16) for s in (1, -1)]
    hub = rod((-84, 0, 0), (-40, 0, 0), 22)
    body = fused(u, *ends, hub)
    body = body.cut(rod((-90, 0, 0), (-20, 0, 0), 12.5)).cut(rod((0, 0, -40), (0, 0, 40), PIN / 2))
    return body.cut(box(-90, -4, 0, 70, 8, 12.5 + 3.3)).removeSplitter()


def drawing_set():
    """Number 1 of the assembly is the A3 sheet of its own."""
    p = Picture("A drawing set: assembly on A2 with parts list, fork on A3")
    left = fork()
    right = rotated(rotated(fork(), 180), 90, (1, 0, 0))
    block = box(-17, -17, -17, 34, 34, 34).cut(rod((0, 0, -20), (0, 0, 20), PIN / 2)).cut(rod((0, -20, 0), (0, 20, 0), PIN / 2))
    block = chamfered(block, 2, lambda e: e.Curve.TypeId == "Part::GeomLine" and e.Length > 33)
    long = rod((0, 0, -33), (0, 0, 33), PIN / 2 - 0.01)
    short = [rod((0, s * 8.3, 0), (0, s * 33, 0), PIN / 2 - 0.01) for s in (1, -1)]
    built = [left, right, block, long, *short]
    clash = max(a.common(b).Volume for n, a in enumerate(built) for b in built[:n])
    assert clash < 0.01, clash

    away = 100
    spread = [moved(left, -away), moved(right, away), block, moved(long, 0, 0, 66), moved(short[0], 0, 58), moved(short[1], 0, -58)]
    look = seen_from(0.5, -1, 0.5)

    def exploded(at, k):
        views, whole = solids.Views(), group(*spread)
        view = views.view(whole, look, at, k, soft=False, smallest=(30, 40))
        solids.fill(p, solids.seen(view, whole, spread[0]), "red-tone")
        for a, b in (((-away - 100, 0, 0), (away + 100, 0, 0)), ((0, 0, -56), (0, 0, 106)), ((0, -100, 0), (0, 104, 0))):
            views.trace(view, a, b)
        solids.put(p, views)
        return view

    def frame(x, y, size, high):
        """Square to A within 0.02."""
        at = x
        for words in (None, "0.02", "A"):
            wide = high if words is None else p.measure(words, size, "label-strong") + size
            p.rect(at, y, wide, high, "paper red-line")
            if words is None:
                p.line((at + high * 0.22, y + high * 0.76), (at + high * 0.78, y + high * 0.76), cls="red-line")
                p.line((at + high * 0.5, y + high * 0.76), (at + high * 0.5, y + high * 0.22), cls="red-line")
            else:
                p.text(at + wide / 2, y + high / 2 + size * 0.35, words, size, "label-strong", "red", "middle")
            at += wide

    items = [("Fork", "C45", 2), ("Block", "C45", 1), ("Pin, long", "16MnCr5", 1), ("Pin, short", "16MnCr5", 2)]
    with p.large:
        wide, high = SHEET
        x0, y0 = 12, 14
        p.rect(x0, y0, wide, high, "paper line")
        p.rect(x0 + 9, y0 + 7, wide - 16, high - 14, "line")
        v = exploded((272, 134), 1.12)
        spots = {1: ((-away - 60, -16, 10), (48, 56)), 2: ((10, -17, 12), (214, 78)), 3: ((0, -8, 76), (214, 40)), 4: ((0, -76, -8), (150, 224))}
        for n, (tip, spot) in spots.items():
            a = v.at(*tip)
            p.line(a, spot, cls="red-hair" if n == 1 else "line")
            p.circle(*a, 2, "red" if n == 1 else "ink")
            p.balloon(*spot, n, 11, n == 1)
        top = 262
        for n, (name, stuff, count) in enumerate(items):
            y, cls = top + 23 * n, "red" if n == 0 else "ink"
            if n == 0:
                p.rect(x0 + 9, y, 226, 23, "red-tone")
            p.line((x0 + 9, y), (x0 + 235, y), cls="line" if n == 0 else "hair")
            p.text(x0 + 26, y + 16, str(n + 1), 14, "label-strong", cls, "middle")
            p.text(x0 + 46, y + 16, name, 14, "label-strong", cls)
            p.text(x0 + 140, y + 16, stuff, 14, "label-strong", cls)
            p.text(x0 + 228, y + 16, str(count), 14, "label-strong", cls, "end")
        p.text(x0 + 26, y0 + high - 13, "A2", 14, "label-strong", anchor="middle")
        # The A3 sheet over it.
        wide, high = wide / math.sqrt(2), high / math.sqrt(2)
        x0, y0 = 628 - wide, 466 - high
        p.rect(x0, y0, wide, high, "paper bold")
        p.rect(x0 + 9, y0 + 7, wide - 16, high - 14, "line")
        views, k = solids.Views(), 1.62
        cx, cy = x0 + 182, y0 + 134
        q = views.section([(left, 45, 5)], "front", (cx, cy), k)
        views.axis(q.at(-84, 0, 0), q.at(16, 0, 0), 6)
        views.axis(q.at(0, 0, -ARM), q.at(0, 0, ARM), 6)
        side = views.view(left, "left", (cx + 112, cy), k, hidden=False, soft=False)
        views.cross((cx + 112, cy), ARM * k, 4)
        solids.put(p, views, 14)
        a, b = q.at(-PIN / 2, 0, ARM), q.at(PIN / 2, 0, ARM)
        y = y0 + 56
        for x, s in ((a[0], -1), (b[0], 1)):
            p.line((x, a[1] - 3), (x, y - 4), cls="red-hair")
            p.area((x, y), (x + s * 8, y - 2.3), (x + s * 8, y + 2.3), cls="red")
        p.line((a[0] - 18, y), (b[0] + 18, y), cls="red-hair")
        p.line((b[0] + 18, y), (b[0] + 26, y), cls="red-hair")
        p.text(b[0] + 27, y - 31, "Ø16 H7", 16, "label-strong", "red")
        frame(b[0] + 26, y - 24, 15, 24)
        x = q.at(-84, 0, 0)[0] - 18
        r = 12.5 * k
        for s in (1, -1):
            p.line((q.at(-84, 0, 0)[0] - 2, cy + s * r), (x - 4, cy + s * r), cls="line")
            p.area((x, cy + s * r), (x - 2.3, cy + s * (r - 8)), (x + 2.3, cy + s * (r - 8)), cls="ink")
        p.line((x, cy - r), (x, cy + r + 22), cls="line")
        p.text(x - 6, cy + 3, "Ø25 H7", 14, "label-strong", anchor="middle", rotate=-90)
        p.area((x, cy + r), (x - 5, cy + r + 9), (x + 5, cy + r + 9), cls="ink")
        p.rect(x - 10, cy + r + 18, 20, 20, "paper line")
        p.text(x, cy + r + 33, "A", 14, "label-strong", anchor="middle")
        tx, ty = x0 + wide - 7 - 212, y0 + high - 7 - 46
        p.rect(tx, ty, 212, 46, "paper line")
        p.line((tx, ty + 23), (tx + 212, ty + 23))
        p.balloon(tx + 16, ty + 11.5, 1, 9, True)
        p.text(tx + 32, ty + 17, "Fork, C45", 14, "label-strong")
        p.text(tx + 204, ty + 17, "Specimen", 14, "label-strong", anchor="end")
        p.text(tx + 8, ty + 39, "Universal joint", 14, "label-strong")
        p.text(tx + 204, ty + 39, "A3, first angle", 14, "label-strong", anchor="end")
    with p.small:
        v = exploded((162, 112), 0.84)
        a = v.at(-away - 60, -16, 10)
        p.line(a, (26, 34), cls="red-hair")
        p.balloon(26, 34, 1, 13, True)
        a = v.at(-away, 0, -ARM)
        p.arrow((a[0], 196), (a[0], a[1] + 3), cls="red-line", head="red", size=8)
        frame(a[0] - 13, 196, 17, 28)
    p.save("catia-set")


# --------------------------------------------------------------------------------------------------------- bottle cap

CAP, CAP_HIGH, CAP_WALL, TAPER = 32, 18, 1.5, 1.0  # outside diameter at the rim, height, wall, draft in degrees


def skin(less, bead=0.0):
    """The cap's outside as a solid of revolution, or its inside: `less` smaller all over, with a groove for a snap bead."""
    r, z = CAP / 2 - less, CAP_HIGH - less
    top = r - z * math.tan(math.radians(TAPER))
    body = turned([(0, 0), (r, 0), (top, z), (0, z)])
    body = rounded(body, 3.2 - less, circular_at(z))
    if bead:  # the bead is what is missing of the inside
        ring = turned([(r - bead, 2.6), (r + 1, 1.6), (r + 1, 4.4), (r - bead, 3.4)])
        body = body.cut(ring)
    return body


def cap():
    """From a skin to a wall to a closed solid."""
    p = Picture("A bottle cap: outer skin, wall of 1.5 mm, closed solid, and its section")
    outer, inner = skin(0), skin(CAP_WALL, 0.5)
    wall = outer.cut(inner)
    rib = rod((CAP / 2 - 0.1, 0, 1.2), (CAP / 2 - 0.3, 0, 14), 0.7)
    solid = fused(outer, *ring_of(rib, 24, 7.5)).cut(inner).removeSplitter()
    assert solid.isValid() and len(solid.Solids) == 1 and solid.Volume > wall.Volume
    # The wall is as thick as its name says, square to the drafted side.
    side = lambda less, z: CAP / 2 - less - z * math.tan(math.radians(TAPER))
    thick = (side(0, 8) - side(CAP_WALL, 8)) * math.cos(math.radians(TAPER))
    assert f"{thick:.1f}" == "1.5", thick
    front = box(-50, -100, -50, 100, 100, 100)
    bare = outer.cut(skin(0.12)).cut(front)

    def stages(spots, k):
        for n, (at, shape) in enumerate(zip(spots, (bare, wall.cut(front), solid))):
            views = solids.Views()
            view = views.view(shape, "iso", at, k, soft=False, smallest=(30, 40))
            if n == 1:
                solids.paint(p, view, shape, lambda f: f.Surface.TypeId == "Part::GeomPlane" and abs(f.CenterOfMass.y) < 1e-3 and abs(f.normalAt(0, 0).y) > 0.99, "red")
            solids.put(p, views)

    def section(at, k):
        views = solids.Views()
        view = views.section([(solid, 45, 5)], "front", at, k, tone=False)
        solids.fill(p, solids.rings(view, solid), "red-tone")
        views.axis(view.at(0, 0, -1), view.at(0, 0, CAP_HIGH + 1), 6)
        solids.put(p, views)
        return view

    with p.large:
        k = 5.5
        stages(((108, 164), (320, 164), (532, 164)), k)
        for x, words in ((108, "Skin"), (320, "Wall"), (532, "Solid")):
            p.text(x, 28, words, 20, "label-strong", "red" if words == "Wall" else "ink", "middle")
        for x in (203, 415):
            p.arrow((x, 130), (x + 22, 130), cls="bold", size=9)
        k = 10.2
        v = section((250, 450), k)
        y, x0, x1 = v.at(0, 0, 9)[1], v.at(side(CAP_WALL, 9), 0, 0)[0], v.at(side(0, 9), 0, 0)[0]
        p.arrow((x0 - 34, y), (x0, y), cls="red-line", head="red", size=9)
        p.arrow((x1 + 36, y), (x1, y), cls="red-line", head="red", size=9)
        p.text(x1 + 42, y + 8, "1.5 mm", 24, "label-strong", "red")
        p.text(x1 + 42, y + 34, "Draft 1°", 17, "label-strong")
        p.text(x1 + 42, y + 58, "Ø32, snap-on", 17, "label-strong")
    with p.small:
        stages(((56, 92), (160, 92), (264, 92)), 2.9)
        section((126, 226), 4.9)
        p.text(300, 190, "1.5 mm", 18, "label-strong", "red", "end")
    p.save("catia-cap")


PICTURES = [hubs, housing, piston_rod_crank, drawing_set, cap]
