"""Gallery pictures of tools and parts, 1200x900: drafting table, machine bench, printed parts, die set, body fixture.

About 2 minutes a picture on two cores.   blender -b --python gallery_workshop.py -- --out /tmp/pictures [--preview] [name ...]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio  # noqa: E402
from studio import *  # noqa: E402,F403
from banners import clamp, set_square  # noqa: E402

SIZE, SAMPLES = (1200, 900), 28
studio.SCENES.clear()


def loop2(points, per=8):
    """A smooth closed outline through the points, in the plane."""
    return [(p[0], p[1]) for p in smooth_line(points, per, closed=True)]


@scene("gallery-drafting-table", SIZE, SAMPLES)
def drafting_table():
    ground()
    light()
    with at(0, 0, .78, tilt=16):
        box(0, 0, -.16, 5.4, 3.9, .16, "wood", .02)
        box(0, -1.9, 0, 5.4, .1, .07, "wood", .015)
        with at(.1, .12, 0):
            sheet(4.1, 2.95, z=.006)
            z = .012
            ink_line([(-1.95, -1.38), (1.95, -1.38), (1.95, 1.38), (-1.95, 1.38)], z, .008, closed=True)
            ink_line([(.75, -1.38), (.75, -.95), (1.95, -.95)], z, .006)
            for k in range(3):
                ink_line([(.75, -1.24 + .1 * k), (1.95, -1.24 + .1 * k)], z, .003)
            # plan view, and the elevation carried over
            for r, w in ((.78, .011), (.62, .003), (.42, .008), (.22, .011)):
                ink_line(circle(r, -.95, .25), z, w, closed=True)
            for i in range(6):
                ink_line(circle(.075, -.95 + .62 * cos(tau * i / 6), .25 + .62 * sin(tau * i / 6), 20), z, .008, closed=True)
            ink_line([(-1.88, .25), (1.85, .25)], z, .003); ink_line([(-.95, -.7), (-.95, 1.2)], z, .003)
            ink_line([(.35, -.53), (.62, -.53), (.62, -.17), (1.3, -.17), (1.3, .67), (.62, .67), (.62, 1.03), (.35, 1.03)], z, .011, closed=True)
            ink_line([(.35, .03), (1.3, .03)], z, .005); ink_line([(.35, .47), (1.3, .47)], z, .005)
            for y in (1.03, -.53):
                ink_line([(-.95, y), (.3, y)], z, .0025)
        with at(-2.8, -.86, .012):  # T-square, its head at the left edge of the board
            box(.0, 0, -.05, .2, 1.1, .13, "darkwood", .02)
            box(2.6, 0, .02, 5.1, .2, .045, "wood", .008)
            box(2.6, .1, .022, 5.1, .035, .04, "paper", .004)
        with at(-.25, -.735, .02):
            set_square(1.1, 1.9, "slate")
        with at(.95, -1.42, .016, turn=9):
            pencil(1.5, .05, "signal")
        with at(1.9, .72, .02, turn=18):
            box(0, 0, 0, .62, .34, .2, "card", .03)
        with at(-1.75, -1.52, .016, turn=-4):
            box(.55, 0, 0, 1.5, .2, .05, "steel", .01)
    for x in (-1.9, 1.9):  # feet under the board
        box(x, -1.3, 0, .2, .5, .16, "wood"); box(x, 1.35, 0, .2, .5, .91, "wood")
    camera((.7, -7.4, 6.7), (-.05, -.12, .62), lens=50, fstop=5)


def screw(x, y, z, r, length, material="satin", **kw):
    """A threaded bar: rings of a fine profile."""
    n = max(4, int(length / (r * .45)))
    p = length / n
    prof = [(0, 0)]
    for i in range(n):
        prof += [(r * .86, i * p), (r, (i + .5) * p)]
    return lathe(prof + [(r * .86, length), (0, length)], material, x, y, z, steps=40, smooth=20, **kw)


@scene("gallery-machine-bench", SIZE, SAMPLES)
def machine_bench():
    ground(z=-1.2)
    light()
    for i in range(5):
        box(0, -1.85 + .95 * i, -.3, 7.4, .93, .3, "wood", .02)
    with at(.55, .75, 0, turn=-28):  # bench vice
        cyl(0, 0, 0, .78, .14, "slate", edge=.03)
        box(0, .1, .12, 1.0, 1.25, .5, "slate", .06)
        box(0, .35, .55, 1.15, .62, .62, "slate", .07)          # fixed jaw
        box(0, .68, .6, .8, .4, .3, "slate", .06)
        box(0, -.35, .3, .62, 1.6, .34, "slate", .04)           # slide
        box(0, -.78, .5, 1.15, .42, .67, "slate", .07)          # moving jaw
        box(0, .02, .9, 1.12, .06, .24, "steel", .01); box(0, -.54, .9, 1.12, .06, .24, "steel", .01)
        ring(0, -.26, .78, .235, .1, .5, "brass")                # the part held
        lathe([(0, 0), (.12, 0), (.12, .5), (.1, .52), (.1, .62), (0, .62)], "steel", 0, -.26, .9)
        screw(0, -1.1, .48, .12, .75, tilt=90)
        cyl(0, -1.72, .48, .17, .22, "satin", tilt=90)
        with at(0, -1.83, .48, lean=64):
            cyl(0, 0, -.62, .045, 1.24, "steel"); ball(0, 0, -.64, .085, "steel"); ball(0, 0, .64, .085, "steel")
    with at(-1.45, -1.12, .0, turn=20):  # vernier caliper lying flat
        flat([[(-1.05, -.09), (1.55, -.09), (1.55, .09), (-1.05, .09)]], .05, "steel", z=.02)
        flat([[(-1.05, .09), (-1.05, -.62), (-.96, -.68), (-.78, -.25), (-.78, -.09), (-.78, .09), (-.86, .3), (-.9, .3)]], .06, "steel", z=.015)
        flat([[(-.3, .15), (-.3, -.12), (-.3, -.25), (-.48, -.68), (-.57, -.62), (-.57, .15), (-.5, .3), (-.46, .3), (-.4, .15), (.28, .15), (.28, -.16), (-.25, -.16), (-.25, .15)]], .085, "steel", z=.005)
        box(.02, 0, .005, .62, .31, .09, "satin", .012)
        for k in range(40):
            box(-.45 + .05 * k, -.055, .068, .006, .05 if k % 5 else .085, .004, "ink", 0) if not -.3 < -.45 + .05 * k < .36 else None
        cyl(.02, .14, .03, .05, .12, "satin", tilt=-90); cyl(.26, -.2, .05, .07, .05, "ink")
    # turned parts in a row
    with at(1.75, -.85, 0):
        lathe([(0, 0), (.3, 0), (.33, .03), (.33, .3), (.3, .33), (.2, .33), (.2, .62), (.17, .65), (.17, .95), (.05, 1.08), (0, 1.08)], "steel", smooth=30)
    with at(2.5, -.35, 0):
        lathe([(.14, 0), (.4, 0), (.42, .02), (.42, .22), (.4, .24), (.24, .3), (.22, .36), (.22, .66), (.2, .68), (.14, .68), (.14, 0)], "brass", smooth=30)
    with at(1.0, -1.35, 0):
        lathe([(.17, .02), (.19, 0), (.32, 0), (.34, .02), (.34, .12), (.3, .16), (.3, .22), (.34, .26), (.34, .4), (.32, .42), (.19, .42), (.17, .4), (.17, .02)], "signal", smooth=30)
    with at(.2, -1.5, .12, turn=40):
        lathe([(0, 0), (.1, 0), (.12, .02), (.12, .7), (.1, .72), (0, .72)], "steel", tilt=90, smooth=30)
    with at(2.4, .95, 0):
        box(0, 0, 0, .95, .6, .36, "wood", .03); box(0, 0, .36, .95, .6, .1, "wood", .03)
    camera((.3, -8.0, 5.0), (.2, -.2, .3), lens=52, fstop=4.5)


@scene("gallery-printed-parts", SIZE, SAMPLES)
def printed_parts():
    ground()
    light()

    def layered(rad, h, layers, material, x, y, z=0, lobes=0, depth=0, twist=0, n=180, shell=.05):
        """A printed wall: a lobed outline, twisting upward, with the round edge of every layer."""
        v, f, lh = [], [], h / layers
        rows = []
        for k in range(layers):
            for q, o in ((.1, -.012), (.5, 0), (.9, -.012)):
                rows.append(((k + q) * lh, o))
        for inner in (0, 1):
            for zz, o in (reversed(rows) if inner else rows):
                t = zz / h
                for i in range(n):
                    a = tau * i / n
                    r = rad(t) * (1 + depth * cos(lobes * (a + twist * t))) + o - inner * shell
                    v.append((r * cos(a), r * sin(a), zz))
        m = len(v) // n
        for k in range(m):
            for i in range(n):
                j = (i + 1) % n
                k2 = (k + 1) % m
                f.append((k * n + i, k * n + j, k2 * n + j, k2 * n + i))
        return add(mesh_of(v, f), material, Matrix.Translation((x, y, z)), smooth=70)

    with at(-.2, 1.15, 0):  # a small printer: frame, bed, gantry, nozzle
        box(0, 0, 0, 3.3, 2.5, .22, "slate", .04)
        for x in (-1.5, 1.5):
            box(x, .35, .22, .2, .24, 2.35, "slate", .02)
        box(0, .35, 2.57, 3.2, .24, .2, "slate", .02)
        for dz in (0, .2):
            with at(-1.5, .2, 1.82 + dz, lean=90):
                cyl(0, 0, 0, .04, 3.0, "steel")
        box(-.1, .1, 1.68, .56, .3, .52, "ink", .03)
        lathe([(.03, 0), (.09, .1), (.09, .22), (0, .22)], "brass", -.1, .02, 1.46)
        box(0, 0, .3, 2.3, 2.0, .06, "satin", .01); box(0, 0, .22, .5, 1.7, .1, "ink", .01)
        layered(lambda t: .5 + .1 * sin(pi * t), 1.1, 34, "clay", -.1, .02, .36, lobes=6, depth=.08, twist=.9)
    # the finished parts in front
    layered(lambda t: .46 + .16 * sin(pi * (t * 1.15 + .1)), 1.6, 56, "signal", -1.75, -1.05, lobes=9, depth=.09, twist=1.4)
    with at(1.75, -.75, 0):  # planetary set
        outer = [circle(.86)]
        inner = []
        for i in range(30):
            for u, q in ((-.28, 0), (-.12, -.085), (.12, -.085), (.28, 0)):
                a = tau * (i + u) / 30
                inner.append(((.68 + q) * cos(a), (.68 + q) * sin(a)))
        flat([outer[0], inner], .3, "clay", bevel=.012, smooth=25)
        gear(12, .037, .08, .3, "ink")
        for i in range(3):
            gear(9, .0395, .06, .3, "card", x=.408 * cos(tau * i / 3 + .4), y=.408 * sin(tau * i / 3 + .4), turn=20)
    with at(.05, -1.55, 0, turn=20):  # bracket
        flat([rounded(1.1, .7, .12), circle(.09, -.38, -.18, 24), circle(.09, -.38, .18, 24), circle(.09, .3, -.2, 24), circle(.09, .3, .2, 24)], .12, "card", bevel=.012)
        with at(.0, .05, .1):
            flat([[(-.1, 0), (.1, 0), (.1, .42), *[(.24 * cos(a), .62 + .24 * sin(a)) for a in [-.6 + (pi + 1.2) * i / 24 for i in range(25)]], (-.1, .42)], circle(.13, 0, .62, 32)], .14, "card", y=.07, tilt=90, bevel=.012)
    for i in range(3):  # test cubes
        box(.95 + .38 * i, -1.98 + .02 * i, 0, .3, .3, .3, ("clay2", "slate", "card")[i], .02, turn=15 * i)
    camera((1.3, -8.9, 4.6), (-.05, -.05, 1.0), lens=50, fstop=4.5)


def spring(x, y, z, r, h, turns, wire_r, material="steel"):
    n = int(turns * 20)
    wire([(x + r * cos(tau * turns * i / n), y + r * sin(tau * turns * i / n), z + wire_r + (h - 2 * wire_r) * i / n) for i in range(n + 1)], wire_r, material, round_=3)


@scene("gallery-die-set", SIZE, SAMPLES)
def die_set():
    ground()
    light()
    with at(0, 0, 0, turn=-28):
        corners = [(x, y) for x in (-1.45, 1.45) for y in (-.95, .95)]
        flat([rounded(3.6, 2.6, .14)], .34, "satin", bevel=.025)
        box(-1.9, 0, .0, .4, .9, .2, "satin", .02); box(1.9, 0, .0, .4, .9, .2, "satin", .02)
        flat([rounded(2.1, 1.6, .06)], .34, "slate", z=.34, bevel=.02)              # die block
        flat([rounded(1.5, 1.1, .3), rounded(1.1, .72, .22)], .1, "steel", z=.68, bevel=.02)
        for x, y in ((-.9, -.65), (.9, -.65), (-.9, .65), (.9, .65)):
            cyl(x, y, .68, .07, .03, "ink", edge=.01)
        for x, y in corners:                                                         # guide pillars
            cyl(x, y, .34, .17, 2.55, "steel", edge=.03)
            ring(x, y, .34, .27, .17, .22, "satin")
            spring(x, y, .6, .235, 1.06, 6, .032, "ink")
        flat([rounded(3.6, 2.6, .14), *[circle(.165, x, y) for x, y in corners]], .32, "satin", z=2.1, bevel=.025)
        for x, y in corners:
            ring(x, y, 1.68, .3, .172, .42, "brass")
        flat([rounded(1.7, 1.3, .06)], .2, "slate", z=1.9, bevel=.02)
        flat([rounded(1.04, .66, .2)], .52, "steel", z=1.4, bevel=.03)                # punch
        cyl(0, 0, 2.42, .3, .5, "steel", edge=.04)
        # the pressed part, lying on the die
        flat([rounded(1.42, 1.02, .28), rounded(1.02, .64, .2)], .05, "signal", z=.79, bevel=.015)
        flat([rounded(1.06, .68, .21)], .2, "signal", z=.82, bevel=.06)
    camera((.5, -9.3, 4.9), (0, 0, 1.25), lens=52, fstop=4.5)


@scene("gallery-biw-fixture", SIZE, SAMPLES)
def biw_fixture():
    ground()
    light()
    with at(0, 0, 0, turn=-32):
        box(0, 0, 0, 5.6, 2.9, .16, "card", .02)
        for i in range(9):
            for j in range(4):
                cyl(-2.5 + .625 * i, -1.2 + .8 * j, .125, .03, .04, "ink", edge=.004)
        sec = [(-.055, -.04), (.055, -.04), (.055, .04), (-.055, .04)]
        big = [(-.075, -.06), (.075, -.06), (.075, .06), (-.075, .06)]
        z0 = .62
        with at(0, 0, z0):
            for s in (-1, 1):
                y, yr = s * .82, s * .62
                wire([Vector(p) for p in ((-1.35, y, 0), (1.0, y, 0))], 0, "clay", profile=big)                      # sill
                wire(smooth_line([(-1.28, y, 0), (-1.3, y, .35), (-1.2, y, .62), (-.72, s * .74, .96), (-.3, yr, 1.14), (.2, yr, 1.2), (.75, yr, 1.12), (1.2, s * .68, .86), (1.62, s * .76, .62), (2.1, s * .74, .55)], 8), 0, "clay", profile=sec)
                wire(smooth_line([(.02, y, 0), (.04, y, .5), (.1, yr, 1.18)], 8), 0, "clay", profile=sec)              # B pillar
                wire(smooth_line([(.95, y, 0), (1.02, y, .32), (1.22, s * .8, .55), (1.55, s * .79, .6), (1.88, s * .78, .5), (2.1, s * .75, .2), (2.2, s * .7, .12)], 8), 0, "clay", profile=sec)
                wire(smooth_line([(-1.2, y, .05), (-1.7, s * .55, .12), (-2.35, s * .5, .16)], 8), 0, "clay", profile=sec)  # front rails
                wire(smooth_line([(-1.22, y, .6), (-1.75, s * .78, .5), (-2.3, s * .66, .4)], 8), 0, "clay", profile=sec)
                wire(smooth_line([(.95, s * .8, .0), (1.4, s * .5, .2), (2.2, s * .5, .12)], 8), 0, "clay", profile=sec)
            for x, z, w, m in ((-1.25, .6, .8, "clay"), (-.32, 1.14, .62, "clay"), (.12, 1.19, .62, "signal"), (.75, 1.12, .62, "clay"), (2.1, .55, .74, "clay"), (2.2, .12, .7, "clay"), (-2.32, .4, .66, "clay"), (-2.35, .16, .56, "clay"), (.02, .0, .82, "clay"), (-1.3, .0, .82, "clay"), (.95, .0, .82, "clay")):
                box(x, 0, z - .04, .13, 2 * w, .08, m, .015)
            box(-.64, 0, -.02, 1.26, 1.5, .03, "clay", .006); box(.48, 0, -.02, .86, 1.5, .03, "clay", .006)
            box(-.14, 0, -.0, 2.2, .3, .14, "clay", .05)
        for x in (-1.2, -.3, .75):
            for s in (-1, 1):
                box(x, s * .82, .16, .16, .16, z0 - .24, "slate", .012); box(x, s * .82, z0 - .08, .24, .2, .03, "satin", .006)
                with at(x + .22, s * 1.22, .16, turn=180 if s > 0 else 0):
                    clamp("slate", open_=-8)
        for x, z, w in ((-2.2, .14, .5), (2.1, .08, .5)):
            for s in (-1, 1):
                box(x, s * w, .16, .14, .14, z0 + z - .2, "slate", .012)
    camera((.8, -8.6, 4.5), (.02, 0, .78), lens=52, fstop=5)


if __name__ == "__main__":
    studio.main()
