"""CATIA: what a student makes, modelled and projected."""
import functools
import math

import FreeCAD  # before Part, or Part crashes
import Part
from FreeCAD import Vector as V

import sheet as drawing
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
        views, centres = row(164, 944, 292, 1.62, None)
        top, line = 316, 26
        rows = [("Bore d H7", lambda b: f"{b}"), ("Key width b P9", lambda b: f"{TABLE[b][0]}"), ("Bore and keyway", lambda b: f"{TABLE[b][1]}"), ("Hub, 1.8 d", lambda b: f"{hub_sizes(b)['hub']:g}"),
                ("Flange", lambda b: f"{hub_sizes(b)['flange']}"), ("Bolts", lambda b: f"{TABLE[b][2]} × {TABLE[b][3]:g}")]  # fmt: skip
        p.rect(16, top, 928, line, "red-tone")
        solids.put(p, views)
        p.text(16, 46, "Type the bore; the rest follows", 30, "heading")
        for n, (name, rule) in enumerate((("hub", "1.8 d"), ("circle", "hub + 2.4 bolt + 10"), ("flange", "circle + 2.4 bolt"), ("height", "1.95 d"))):
            p.text(16, 80 + 24 * n, name, 17, "code-strong")
            p.text(82, 80 + 24 * n, f"= {rule}", 17, "code")
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

    def thickness(v, out, size):
        """Arrows on the wall, from both sides; returns where the outer one begins."""
        y, x0, x1 = v.at(0, 0, 9)[1], v.at(side(CAP_WALL, 9), 0, 0)[0], v.at(side(0, 9), 0, 0)[0]
        p.arrow((x0 - out, y), (x0, y), cls="red-line", head="red", size=size)
        p.arrow((x1 + out, y), (x1, y), cls="red-line", head="red", size=size)
        return x1 + out, y

    with p.large:
        spots = (100, 312, 540)
        stages([(x, 162) for x in spots], 5.4)
        for x, words in zip(spots, ("Skin", "Wall", "Solid")):
            p.text(x, 24, words, 20, "label-strong", "red" if words == "Wall" else "ink", "middle")
        for x in (195, 410):
            p.arrow((x, 136), (x + 22, 136), cls="bold", size=9)
        v = section((222, 466), 12)
        x, y = thickness(v, 40, 10)
        p.text(x + 8, y + 10, "1.5 mm", 30, "label-strong", "red")
        p.text(x + 8, y + 40, "Draft 1°", 19, "label-strong")
        p.text(x + 8, y + 67, "Ø32, snap-on", 19, "label-strong")
    with p.small:
        stages(((50, 78), (156, 78), (264, 78)), 2.9)
        v = section((110, 228), 5.9)
        x, y = thickness(v, 22, 7)
        p.text(x + 4, y + 7, "1.5 mm", 21, "label-strong", "red")
    p.save("catia-cap")


# ------------------------------------------------------------------------------------------- pillar reinforcement

TALL, GAP, PANEL, INNER = 860, 6.0, 0.8, 1.5  # the pillar's height; clear gap; thicknesses of outer panel and reinforcement
ENDS = 400  # where the panel is taken off in the picture


def pillar_sizes(z):
    """The outer panel at a height: its middle, how far outboard it lies, half its width over flanges, at the walls' foot and at the crown, its depth."""
    half = 74 + 92 * math.exp(-((z / 165) ** 2)) + 46 * math.exp(-(((TALL - z) / 105) ** 2)) + 12 * (1 - z / TALL)
    deep = 34 + 22 * (1 - z / TALL)
    return 0.1 * z, 60 - 0.00017 * (z - 230) ** 2, half, half - 24, half - 24 - 0.24 * deep, deep


@functools.lru_cache(None)
def pillar_line(z, inward, flange, radii):
    """Points (x, outboard) across the pillar: flange, wall, crown, wall, flange, with rounded corners, the same number at each height.

    Walls and crown lie `inward` within the panel's outside, the flanges `flange`."""
    x, y, half, foot, crown, deep = pillar_sizes(z)
    long = math.hypot(foot - crown, deep)
    lean = [(b - a) / 2 for a, b in zip(pillar_sizes(z - 1), pillar_sizes(z + 1))]
    # What slopes along the pillar needs more within the section.
    spread = {s: inward * long / deep * math.hypot(1, ((s * lean[0] + lean[3]) * deep + lean[1] * (foot - crown)) / long) for s in (-1, 1)}
    wall = lambda s, high: (x + s * (foot - spread[s] - high * (foot - crown) / deep), y + high)
    corners = [(x - half, y - flange), wall(-1, -flange), wall(-1, deep - inward), wall(1, deep - inward), wall(1, -flange), (x + half, y - flange)]
    points = corners[:1]
    for p, q, r, radius in zip(corners, corners[1:], corners[2:], radii):
        u, w = [((e[0] - q[0]) / math.dist(e, q), (e[1] - q[1]) / math.dist(e, q)) for e in (p, r)]
        half = math.acos(u[0] * w[0] + u[1] * w[1]) / 2
        away, m = radius / math.sin(half), math.hypot(u[0] + w[0], u[1] + w[1])
        cx, cy = q[0] + (u[0] + w[0]) / m * away, q[1] + (u[1] + w[1]) / m * away
        a, b = [math.atan2(q[1] + e[1] * radius / math.tan(half) - cy, q[0] + e[0] * radius / math.tan(half) - cx) for e in (u, w)]
        turn = (b - a + math.pi) % (2 * math.pi) - math.pi
        points += [(cx + radius * math.cos(a + turn * n / 6), cy + radius * math.sin(a + turn * n / 6)) for n in range(7)]
    return [*points, corners[-1]]


RADII = (5, 15, 15, 5)


@functools.lru_cache(None)
def offset(z, column, inward):
    """A point of the panel's outside moved inward square to the surface, so that it comes to lie at a height."""
    at = z
    for _ in range(3):
        at = round(at, 2)
        line, up, down = [pillar_line(h, 0, 0, RADII) for h in (at, at + 0.5, at - 0.5)]
        (ax, ay), (bx, by) = line[max(column - 1, 7)], line[min(column + 1, 22)]
        if column in (8, 15):  # beside a straight piece, which is longer than one of an arc
            (ax, ay) = line[column]
        if column in (14, 21):
            (bx, by) = line[column]
        across, along = V(bx - ax, by - ay, 0), V(up[column][0] - down[column][0], up[column][1] - down[column][1], 1)
        normal = across.cross(along).normalize()  # inward
        at = z - normal.z * inward
    return line[column][0] + normal.x * inward, line[column][1] + normal.y * inward


def sheets(z):
    """Both sides of the panel and of the reinforcement at a height, true offsets from where a wall begins to bend to where the other does."""
    made, depths = [], ((0, 0), (PANEL, PANEL), (PANEL + GAP, PANEL), (PANEL + GAP + INNER, PANEL + INNER))
    for inward, flange in depths:
        line = pillar_line(z, inward, flange, (5 + flange, 15 - inward, 15 - inward, 5 + flange))
        made.append([offset(z, n, inward) if inward and 8 <= n <= 21 else q for n, q in enumerate(line)])
    return made


def pillar_gaps():
    """The clear distance from the reinforcement's crown, corners and walls to the tangent plane at the nearest point of the panel's inside."""
    import numpy as np

    step = 2.0
    rows = np.array([[(x, y, z) for x, y in fine(sheets(z)[1])] for z in np.arange(0, TALL + 1, step)])
    normal = np.cross(np.gradient(rows, axis=0), np.gradient(rows, axis=1))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    flat, normal, found = rows.reshape(-1, 3), normal.reshape(-1, 3), []
    for z in range(20, TALL - 10, 30):
        line = sheets(z)[2]
        middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(line[8:22], line[9:23])]
        low = [(line[7][0] * t + line[8][0] * (1 - t), line[7][1] * t + line[8][1] * (1 - t)) for t in (0.2, 0.5)]
        for x, y in middles + low + line[9:21]:
            away = flat - (x, y, z)
            near = int((away**2).sum(axis=1).argmin())
            found.append(abs(float(away[near] @ normal[near])))
    return min(found), max(found)


def fine(points, step=2.0):
    """A polyline with further points on its long pieces, always as many on the same piece."""
    out = []
    for n, (a, b) in enumerate(zip(points, points[1:])):
        parts = {0: 12, 7: 24, 14: 60, 21: 60, 28: 12}.get(n, 24 if n in (7, 21) else 1)
        out += [(a[0] + (b[0] - a[0]) * i / parts, a[1] + (b[1] - a[1]) * i / parts) for i in range(parts)]
    return [*out, points[-1]]


def pillar():
    """The reinforcement grows out of the panel that it follows."""
    p = Picture("A pressed pillar reinforcement that follows the outer panel at 6 mm, with three sections")
    least, most = pillar_gaps()
    print(f"pillar: gap {least:.3f} to {most:.3f} mm")
    assert GAP - 0.15 < least and most < GAP + 0.15
    model = lambda spot, z: V(spot[0], -spot[1], z)

    def scene(at, k):
        views = solids.Views()
        view = drawing.View(seen_from(0.5, -1, 0.78), *at, k, (0, 0, 0))
        turn = lambda q: V(q.dot(view.right), q.dot(view.up), q.dot(view.eye))
        faces, owners = [], []

        def skin(name, lines, normal=None):
            """A strip of triangles over lines of points that lie one beside the other."""
            points = [turn(q) for line in lines for q in line]
            wide, light = len(lines[0]), []
            for i, line in enumerate(lines):
                for j in range(wide):
                    across = line[min(j + 1, wide - 1)] - line[max(j - 1, 0)]
                    along = lines[min(i + 1, len(lines) - 1)][j] - lines[max(i - 1, 0)][j]
                    light.append(drawing.LIGHT.dot(turn(normal or across.cross(along).normalize())))
            cells = [(i * wide + j, i * wide + j + 1, (i + 1) * wide + j, (i + 1) * wide + j + 1) for i in range(len(lines) - 1) for j in range(wide - 1)]
            faces.append((points, [t for a, b, c, d in cells for t in ((a, b, d), (a, d, c))], light))
            owners.append(name)

        rows = lambda side, low, high: [[model(q, z) for q in sheets(z)[side]] for z in [low + (high - low) * n / 30 for n in range(31)]]
        outer, inner = rows(0, 0, ENDS), rows(2, 0, TALL)
        skin("panel", outer)
        skin("inner", inner)
        end = [[model(q, ENDS) for q in line] for line in sheets(ENDS)]
        skin("gap", end[1:3], V(0, 0, 1))
        skin("panel", end[:2], V(0, 0, 1))
        box = FreeCAD.BoundBox(*faces[0][0][0], *faces[0][0][0])
        for q in (q for points, _, _ in faces for q in points):
            box.add(q)
        picture = view.picture = drawing._Picture(view, box, faces)
        of = lambda name: drawing.np.isin(picture.face, [i for i, o in enumerate(owners) if o == name])
        views._tone(0, picture.rings(of("panel")))
        for layer, limit in enumerate((0.1, -0.1), 1):
            views._tone(layer, picture.rings((picture.light < limit) & ~of("gap"), 20))
        for ring in picture.rings(picture.face >= 0) + picture.rings(of("panel")):
            views.line(*drawing.simplify(ring + ring[:1], 0.35))
        for column in (14, 15, 21, 22, 28) if k > 0.4 else (14, 15):
            for rows_ in (outer, inner):
                views.trace(view, *[row[column] for row in rows_], cls="soft")
        solids.put(p, views)
        solids.fill(p, picture.rings(of("gap"), 0.5), "red red-line")
        return view

    def holes(view):
        """Openings of the reinforcement's crown: round for the gauge pin, slots for cables and to save weight."""
        for z, wide, high in ((790, 15, 15), (700, 24, 62), (600, 24, 62), (510, 15, 15)):
            x, _, _, _, _, _ = pillar_sizes(z)
            ring = []
            for n in range(40):
                a = 2 * math.pi * n / 40
                up = z + wide * math.sin(a) + math.copysign(high - wide, math.sin(a)) / 2
                ring.append(view.at(x + (up - z) * 0.1 + wide * math.cos(a), -sheets(up)[2][14][1], up))
            p.area(*ring, cls="tone-strong line")

    def welds(view, pitch):
        """Spot welds along both flanges of the panel, and on along those of the reinforcement."""
        for z in range(22, TALL - 10, pitch):
            line = sheets(z)[0 if z < ENDS else 2]
            for a, b in ((0, 1), (28, 29)):
                spot = view.at((line[a][0] + line[b][0]) / 2, -(line[a][1] + line[b][1]) / 2, z)
                if view.picture.sees(turned(view, (line[a][0] + line[b][0]) / 2, -(line[a][1] + line[b][1]) / 2, z)):
                    p.circle(*spot, 1.5, "ink")

    def turned(view, x, y, z):
        q = V(x, y, z)
        return V(q.dot(view.right), q.dot(view.up), q.dot(view.eye))

    def section(z, middle, top, k):
        """Both sheets cut at a height, metal filled, the gap between them red; returns where a point lies."""
        lines, x = sheets(z), pillar_sizes(z)[0]
        high = max(q[1] for q in lines[0])
        spot = lambda q: (middle + (q[0] - x) * k, top + (high - q[1]) * k)
        p.area(*map(spot, lines[1] + lines[2][::-1]), cls="red")
        for a, b in ((0, 1), (2, 3)):
            p.area(*map(spot, lines[a] + lines[b][::-1]), cls="solid")
        return lambda n, side: spot(lines[side][n])

    def plane(view, z, out):
        """The trace of a section's plane on the pillar; its letters' spots."""
        line = sheets(z)[0 if z < ENDS else 2]
        views = solids.Views()
        views.trace(view, *[(q[0], -q[1] - 0.5, z) for q in line], cls="axis")
        solids.put(p, views)
        return view.at(line[0][0] - out, -line[0][1], z)

    def gap(at, columns, k, size):
        """Two arrows on the gap, square to it, at the middle of a straight piece."""
        (ax, ay), (bx, by) = [at(n, 2) for n in columns]
        mx, my, long = (ax + bx) / 2, (ay + by) / 2, math.dist((ax, ay), (bx, by))
        ux, uy = (by - ay) / long, -(bx - ax) / long  # outwards
        for foot, way in ((0, -1), (GAP * k, 1)):
            spot = lambda d: (mx + ux * (foot + way * d), my + uy * (foot + way * d))
            p.arrow(spot(size * 2.6), spot(0), cls="red-line", head="red", size=size)

    cuts = (("A", 760, (7, 8)), ("B", 470, (14, 15)), ("C", 225, (21, 22)))
    with p.large:
        v = scene((104, 424), 0.57)
        holes(v)
        welds(v, 44)
        k = 1.68
        for (name, z, columns), top in zip(cuts, (34, 170, 316)):
            x, y = plane(v, z, 26)
            p.text(x, y + 6, name, 17, "label-strong", anchor="middle")
            at = section(z, 462, top, k)
            foot = at(0, 3)[1]
            p.text(292, top + 17, name, 22, "label-strong")
            p.text(462, foot - 10, "6 mm", 24, "label-strong", "red", "middle")
            gap(at, columns, k, 8)
        p.text(292, 446, f"Outer panel {PANEL} mm, reinforcement {INNER} mm", 15, "label-strong")
        p.text(292, 467, "Flanges touch and are spot-welded", 15, "label")
    with p.small:
        scene((52, 212), 0.285)
        for (_, z, columns), top in zip(cuts[1:], (34, 142)):
            at = section(z, 214, top, 1.12)
            p.text(214, at(0, 3)[1] - 8, "6 mm", 20, "label-strong", "red", "middle")
    p.save("catia-pillar")


PICTURES = [hubs, housing, piston_rod_crank, drawing_set, cap, pillar]
