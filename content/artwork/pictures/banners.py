"""The six banners of the course groups, 1600x900, subject right of the middle, the left two fifths calm paper.

About 2 minutes a picture on two cores.   blender -b --python banners.py -- --out /tmp/pictures [--preview] [name ...]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio  # noqa: E402
from studio import *  # noqa: E402,F403

WIDE = (1600, 900)


def hub(material="steel"):
    """The flanged hub of the drawings, 62 mm = 1.24 units: stepped body, six ribs, six bolt holes."""
    s = .02
    flat([circle(62 * s, n=128), circle(20 * s), *[circle(5.5 * s, 48 * s * cos(tau * i / 6), 48 * s * sin(tau * i / 6), 32) for i in range(6)]], 14 * s, material, bevel=.02)
    lathe([(r * s, z * s) for r, z in ((16, 1), (38, 1), (38, 23.2), (37.2, 24), (30, 24), (30, 58), (29.4, 59.4), (28, 60), (17, 60), (16, 59), (16, 1))], material, steps=128, smooth=30)
    for i in range(6):
        with at(turn=30 + 60 * i):
            flat([[(28 * s, 14 * s), (57 * s, 14 * s), (34 * s, 44 * s), (28 * s, 44 * s)]], 6 * s, material, y=3 * s, tilt=90, bevel=.008)


def set_square(w, h, material, t=.035):
    """A right-angled set square with its open middle."""
    o = .3 * min(w, h)
    k = (w + h + (w * w + h * h) ** .5)
    f = 1 - o * k / (w * h)
    flat([[(0, 0), (w, 0), (0, h)], [(o, o), (o + w * f, o), (o, o + h * f)]], t, material, bevel=.006)


@scene("banner-mechanical", WIDE)
def mechanical():
    ground()
    light()
    with at(1.2, -.2, 0, turn=12):
        sheet(3.7, 3.1, curl=.25)
        for r, w in ((1.0, .006), (.78, .003), (.46, .006), (.26, .006)):
            ink_line(circle(r, -.65, -.3), .008, w, closed=True)
        ink_line([(-1.75, -.3), (.5, -.3)], .0085, .003); ink_line([(-.65, -1.35), (-.65, .8)], .0085, .003)
        for i in range(6):
            ink_line(circle(.09, -.65 + .78 * cos(tau * i / 6), -.3 + .78 * sin(tau * i / 6), 24), .009, .005, closed=True)
        ink_line([(-1.75, -1.45), (1.75, -1.45), (1.75, 1.45), (-1.75, 1.45)], .008, .005, closed=True)
    with at(1.75, .55, .01, turn=8):
        hub("steel")
    with at(3.4, -1.0, .01):
        gear(22, .078, .2, .26, "signal", spokes=6)
        ring(0, 0, .02, .34, .2, .38, "signal")
    with at(3.3, 1.3, 0):  # a stepped shaft, standing
        lathe([(0, 0), (.42, 0), (.44, .02), (.44, .5), (.42, .52), (.3, .52), (.3, 1.15), (.28, 1.17), (.2, 1.17), (.2, 1.75), (.17, 1.78), (0, 1.78)], "satin", steps=96, smooth=30)
    with at(.35, -1.45, .03, turn=-10):
        set_square(2.1, 1.15, "slate")
    with at(1.3, -2.1, .01, turn=6):
        pencil(1.7, .045, "ink")
    with at(4.0, .55, .01, turn=75):  # a nut and a ring
        flat([circle(.34, n=6), circle(.18)], .28, "ink", bevel=.03)
    ring(.6, 1.6, 0, .36, .2, .3, "brass")
    camera((3.4, -11.2, 6.9), (1.85, 0, .5), lens=58, fstop=5, shift=(-.175, .0))


def body_side():
    """The outline of a car's body side, 4.2 long, with two door openings and the wheel arches."""
    arch = [(1.46 + .43 * cos(a), .1 + .43 * sin(a)) for a in [pi * i / 24 for i in range(25)]]
    upper = smooth_line([(-1.2, .12), (-1.25, .5), (-1.22, .84), (-1.02, .98), (-.7, 1.17), (-.3, 1.35), (.1, 1.42), (.6, 1.4), (1.02, 1.26), (1.42, 1.02), (1.86, .93), (2.1, .82), (2.16, .58), (2.1, .32), (2.0, .16)], 6)
    outline = [(p[0], p[1]) for p in upper] + arch + [(.96, .05), (-1.12, .05)]
    front = [(p[0], p[1]) for p in smooth_line([(-1.0, .22), (-.3, .18), (-.06, .24), (-.02, .8), (-.04, 1.23), (-.12, 1.28), (-.34, 1.23), (-.68, 1.06), (-.98, .86), (-1.08, .7), (-1.07, .34)], 6, closed=True)]
    rear = [(p[0], p[1]) for p in smooth_line([(.2, .24), (.28, .18), (.7, .2), (.88, .36), (.98, .58), (1.1, .8), (.98, 1.04), (.62, 1.25), (.22, 1.3), (.16, 1.22), (.16, .8)], 6, closed=True)]
    quarter = [(p[0], p[1]) for p in smooth_line([(1.2, 1.0), (1.42, .87), (1.32, .83), (1.2, .86)], 5, closed=True)]
    return [outline, front, rear, quarter]


def clamp(material="ink", open_=0):
    """A toggle clamp on a riser: post, arm, pad and handle; the arm points along +y."""
    box(0, 0, 0, .2, .22, .06, "satin", .01)
    box(0, 0, .06, .13, .13, .34, material, .015)
    with at(0, 0, .38, tilt=open_):
        box(0, .12, 0, .08, .5, .07, material, .012)
        cyl(0, .32, -.1, .028, .12, "satin"); cyl(0, .32, -.13, .045, .04, "ink")
        with at(0, -.1, .03, tilt=35):
            cyl(0, 0, 0, .022, .42, "satin"); ball(0, 0, .45, .055, material)


@scene("banner-automotive", WIDE)
def automotive():
    ground()
    light()
    with at(1.55, .2, 0, turn=-16):
        box(.5, 0, 0, 4.0, 1.8, .14, "card", .02)
        for x in (-1.35, -.5, .4, 1.3, 2.3):
            for y in (-.68, .68):
                cyl(x, y, .1, .035, .046, "ink", edge=.004)
        with at(0, .12, .46, tilt=90):
            flat(body_side(), .12, "clay", bevel=.045, smooth=50)
        for i, x in enumerate((-1.02, -.25, .6, 2.02)):  # posts with rest pads, and the clamps before them
            up = .11 if i == 3 else 0
            box(x, .06, .14, .16, .16, .34 + up, "slate", .012)
            box(x, .06, .48 + up, .1, .2, .05, "satin", .008)
            with at(x, -.46, .14 + up, scale=1.25):
                clamp("signal" if i == 1 else "slate")
            if up:
                box(x, -.46, .14, .26, .28, up, "satin", .008)
        for x in (-1.15, 1.62):  # stands behind with horizontal arms
            box(x, .62, .14, .16, .16, 1.05, "slate", .012)
            beam((x, .62, 1.06), (x, .1, 1.06), .1, material="satin")
        box(.06, .62, .14, .16, .16, 1.5, "slate", .012)
        beam((.06, .62, 1.52), (.06, .14, 1.52), .1, material="satin")
    camera((3.5, -10.7, 4.7), (2.1, .1, .72), lens=58, fstop=5, shift=(-.175, .02))


@scene("banner-civil", WIDE)
def civil():
    ground()
    light()

    def land(x, y):
        return .1 + .62 * math.exp(-((x - 1.35) ** 2 / 1.1 + (y - 1.1) ** 2 / .9)) + .34 * math.exp(-((x + 1.7) ** 2 / .8 + (y - 1.0) ** 2 / .6)) + .05 * sin(2.2 * x + y) - .12 * math.exp(-((y + .55) ** 2 / .5))
    with at(1.85, .1, 0, turn=-24):
        box(0, 0, 0, 4.6, 3.3, .1, "wood", .015)
        with at(0, 0, .1):
            terrain(land, -2.25, 2.25, -1.6, 1.6, .085, .74, "card", n=84, alternate="clay")
            for x, y in ((-1.9, .55), (-1.6, 1.35), (-1.35, .95), (-2.0, 1.1), (1.9, .1), (1.75, -.9), (1.3, -1.2)):
                tree(x, y, .085 + max(0, .085 * int(land(x, y) / .085)), .34)
            with at(-.35, -.42, .12):  # the frame: columns, slabs, bracing
                box(0, 0, 0, 1.7, 1.3, .05, "stone", .01)
                for k in range(6):
                    z = .05 + k * .34
                    for i in range(4):
                        for j in range(3):
                            box(-.66 + .44 * i, -.48 + .48 * j, z, .055, .055, .31, "clay", .006)
                    box(0, 0, z + .31, 1.5, 1.14, .035, "card", .006)
                    if k < 5:
                        a, b = (-.22, -.5), (.22, -.5)
                        beam((a[0], a[1], z), (b[0], b[1], z + .31), .022, material="slate"); beam((b[0], b[1], z), (a[0], a[1], z + .31), .022, material="slate")
                box(.22, .24, 2.1, .42, .42, .3, "slate", .01)
            with at(1.05, -.4, .1):  # tower crane
                box(0, 0, 0, .34, .34, .08, "signal", .01)
                for dx in (-.07, .07):
                    for dy in (-.07, .07):
                        beam((dx, dy, .06), (dx, dy, 2.75), .026, material="signal")
                n = 18
                for k in range(n):
                    z = .1 + k * .145
                    s = 1 if k % 2 else -1
                    for (ax, ay), (bx, by) in (((-.07, -.07), (.07, -.07)), ((.07, -.07), (.07, .07)), ((.07, .07), (-.07, .07)), ((-.07, .07), (-.07, -.07))):
                        beam((ax, ay, z if s > 0 else z + .145), (bx, by, z + .145 if s > 0 else z), .014, material="signal")
                box(0, 0, 2.72, .2, .2, .16, "signal", .01)
                with at(0, 0, 2.82, turn=196):
                    for dy in (-.06, .06):
                        beam((-.75, dy, 0), (1.75, dy, 0), .024, material="signal")
                    beam((0, 0, .16), (1.75, 0, .14), .024, material="signal")
                    for k in range(12):
                        x = .1 + k * .137
                        beam((x, -.06, 0), (x + .068, 0, .15), .012, material="signal"); beam((x + .068, 0, .15), (x + .137, .06, 0), .012, material="signal")
                    beam((0, 0, 0), (0, 0, .42), .04, material="signal")
                    wire([(0, 0, .42), (1.3, 0, .15)], .007, "signal"); wire([(0, 0, .42), (-.7, 0, .02)], .007, "signal")
                    box(-.62, 0, -.2, .22, .2, .22, "signal", .01)
                    wire([(1.25, 0, 0), (1.25, 0, -.28)], .005, "signal")
                    box(1.25, 0, -.32, .14, .06, .045, "signal", .006)
    camera((4.3, -12.8, 6.1), (1.9, .1, 1.3), lens=54, fstop=5, shift=(-.18, .01))


@scene("banner-it", WIDE)
def information_technology():
    ground()
    light()
    with at(0, 0, 0):
        flat([rounded(5.2, 4.6, .12)], .14, "card", bevel=.02)
        top = .14
        for x, y in ((-2.35, -2.05), (2.35, -2.05), (-2.35, 2.05), (2.35, 2.05)):
            ring(x, y, top, .12, .07, .015, "brass", e=.003)
        # traces: out of the chip, with 45-degree knees, to vias
        n = 11
        for side in range(4):
            with at(turn=90 * side):
                for i in range(n):
                    u = -1.0 + 2.0 * i / (n - 1)
                    ring(u, -1.36, top, .0, 0, 0.0001, "brass") if False else None
                    spread, reach = u * 1.55, -1.62 - .1 * (abs(i - n // 2) % 4) - .12
                    knee = -1.45
                    k2 = knee - abs(spread - u)
                    end = min(k2 - .06, reach) if abs(spread) < 1.95 else k2
                    end = max(end, -2.12)
                    if k2 < -2.12:
                        d = (-knee - 2.12)
                        pts = [(u, -1.2), (u, knee), (u + math.copysign(2.12 + knee, u), -2.12)]
                        pts[2] = (u + math.copysign(.62, u), knee - .62)
                    else:
                        pts = [(u, -1.2), (u, knee), (spread, k2), (spread, end)]
                    ink_line(pts, top + .004, .022, "slate")
                    ring(pts[-1][0], pts[-1][1], top - .004, .055, .026, .014, "brass", e=.003, steps=24)
        # gull-wing package
        flat([rounded(2.2, 2.2, .06)], .3, "ink", z=top + .08, bevel=.03)
        for side in range(4):
            with at(turn=90 * side):
                for i in range(n):
                    u = -1.0 + 2.0 * i / (n - 1)
                    with at(u, 0, top):
                        wire([(0, -1.06, .2), (0, -1.2, .2), (0, -1.24, .17), (0, -1.27, .04), (0, -1.31, .02), (0, -1.44, .02)], 0, "steel", profile=[(-.05, -.016), (.05, -.016), (.05, .016), (-.05, .016)])
        flat([rounded(1.35, 1.35, .08)], .1, "steel", z=top + .38, bevel=.025)
        flat([rounded(.62, .62, .03)], .12, "signal", z=top + .48, bevel=.015)
        cyl(-.86, -.86, top + .374, .06, .012, "steel", edge=.003)
        # the neighbours
        for x, y, t in ((-2.1, -.5, 0), (-2.1, 0.1, 0), (2.15, .6, 0), (2.15, 1.15, 0), (-.5, 2.0, 90), (.4, 2.02, 90)):
            pass
        for x, y in ((1.75, -1.75), (2.1, -1.35)):
            cyl(x, y, top, .17, .42, "clay2"); cyl(x, y, top + .42, .13, .004, "satin")
        for k in range(3):
            with at(-1.85 + .02, 1.75 - .0 - k * .34, top, turn=0):
                box(0, 0, 0, .34, .2, .12, "clay2", .01); box(-.15, 0, -.001, .07, .205, .125, "satin", .006); box(.15, 0, -.001, .07, .205, .125, "satin", .006)
        flat([rounded(1.0, .5, .02)], .16, "slate", x=1.72, y=1.83, z=top + .03, bevel=.02)
        for i in range(5):
            for s in (-1, 1):
                box(1.34 + .19 * i, 1.83 + s * .29, top, .06, .12, .05, "steel", .006)
        box(-1.78, -1.83, top, .5, .36, .2, "satin", .05)
    camera((9, -11.5, 11.8), (0, 0, .1), ortho=11.6, fstop=0, shift=(-.175, .0))


def glyph(char, height, material, font="/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf", bevel=.02, depth=.4, scale=1):
    """A letterform cut from thick board, standing on the ground, middle of its foot at the origin, facing -y."""
    c = bpy.data.curves.new("glyph", "FONT")
    c.font, c.body, c.size = bpy.data.fonts.load(font), char, height
    c.extrude, c.bevel_depth, c.bevel_resolution, c.offset, c.resolution_u = depth / 2 - bevel, bevel, 2, -bevel * .6, 24
    ob = from_curve(c, material, smooth=30)
    xs, ys = [v.co.x for v in ob.data.vertices], [v.co.y for v in ob.data.vertices]
    ob.matrix_world = studio._stack[-1] @ Matrix.Rotation(pi / 2, 4, "X") @ Matrix.Scale(scale, 4) @ Matrix.Translation((-(min(xs) + max(xs)) / 2, -min(ys), 0))
    return ob


def bezier(a, b, c, d, n=40):
    a, b, c, d = map(Vector, (a, b, c, d))
    return [(1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d for t in [i / n for i in range(n + 1)]]


@scene("banner-design", WIDE)
def design():
    ground()
    light()
    with at(1.1, .75, 0, turn=-8):
        glyph("a", 5.0, "clay", depth=.75, bevel=.03)
    # the pen tool's curve as a bent wire standing on two square nodes, with handles
    with at(1.75, -.3, 0, turn=-8):
        p0, p1, p2 = (-2.15, 0, .42), (.55, 0, 1.9), (2.25, 0, .5)
        h0, h1a, h1b, h2 = (-1.9, 0, 1.95), (-.55, 0, 1.9), (1.75, 0, 1.9), (1.6, 0, .1)
        wire(bezier(p0, h0, h1a, p1)[:-1] + bezier(p1, h1b, h2, p2), .03, "signal")
        for a, b in ((p0, h0), (h1a, p1), (p1, h1b), (p2, h2)):
            wire([a, b], .012, "ink")
        for q in (h0, h1a, h1b, h2):
            ball(*q, .06, "ink")
        for q in (p0, p1, p2):
            box(q[0], 0, q[2] - .085, .17, .17, .17, "ink", .01)
        for q in (p0, p2):
            cyl(q[0], 0, 0, .025, q[2] - .085, "satin", edge=.002)
            cyl(q[0], 0, 0, .2, .05, "satin")
        cyl(p1[0], 0, 0, .025, p1[2] - .085, "satin", edge=.002); cyl(p1[0], 0, 0, .2, .05, "satin")
    # swatch blocks
    for i, m in enumerate(("card", "clay", "clay2", "stone", "slate", "ink")):
        with at(2.55 + .0 * i, -.9 + .36 * i, 0, turn=16):
            box(.62, 0, 0, .62, .34, .2 + .15 * i, m, .015)
    with at(1.35, -1.55, 0, turn=-6):
        for k, m in enumerate(("slate", "clay", "card", "wood")):
            with at(0, 0, .004 + .022 * k, turn=-16 + 14 * k):
                flat([rounded(1.5, .36, .05, x=.6)], .02, m, bevel=.004)
        cyl(0, 0, .09, .05, .03, "brass")
    camera((2.9, -12.6, 5.2), (1.95, 0, 1.0), lens=56, fstop=4.5, shift=(-.175, .02))


@scene("banner-analytics", WIDE)
def analytics():
    ground()
    light()
    with at(1.35, .25, 0, turn=-30):
        box(0, 0, 0, 4.0, 2.9, .1, "wood", .015)
        for i in range(12):
            for j in range(8):
                u, v = (i - 5.5) * .31, (j - 3.5) * .33
                h = .16 + 1.25 * math.exp(-((u - .85) ** 2 / .75 + (v - .45) ** 2 / .55)) + .72 * math.exp(-((u + 1.15) ** 2 / .35 + (v - .6) ** 2 / .6)) + .12 * random.random()
                hero = (i, j) == (8, 4)
                h = .11 * max(1, round(h / .11)) + (.44 if hero else 0)
                tone = "signal" if hero else "ink" if random.random() < .06 else ("card", "clay", "clay2")[min(2, int(random.random() * 3))]
                n = round(h / .11)
                for k in range(n):
                    if k == n - 1 or j in (0,) or i in (0, 11) or True:
                        box(u, v, .1 + .11 * k, .25, .27, .108, tone, .008)
    with at(3.62, -1.1, 0, turn=14):  # ledgers
        book(0, 0, 0, 1.25, .9, .2, "slate", 4); book(.02, .02, .2, 1.2, .88, .16, "clay2", -5); book(0, 0, .36, 1.15, .84, .18, "ink", 7)
        book(-.02, 0, .54, 1.05, .8, .13, "card", -2)
    with at(1.75, -2.2, 0, turn=-8):
        sheet(1.5, .0 + 1.0, curl=.12)
        for k in range(7):
            ink_line([(-.6, .34 - .11 * k), (.6, .34 - .11 * k)], .008 + .12 * 0, .003)
        for x in (-.6, -.25, .2, .6):
            ink_line([(x, .34), (x, -.32)], .0085, .003)
        with at(-.45, -.22, .012, turn=14):
            pencil(1.2, .035, "ink")
    camera((3.6, -11.6, 7.0), (1.9, 0, .6), lens=56, fstop=5, shift=(-.18, .0))


if __name__ == "__main__":
    studio.main()
