"""Gallery pictures of architectural models, 1200x900: bridge, skyline, staircase, contours.

About 2 minutes a picture on two cores.   blender -b --python gallery_models.py -- --out /tmp/pictures [--preview] [name ...]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio  # noqa: E402
from studio import *  # noqa: E402,F403

SIZE, SAMPLES = (1200, 900), 24


@scene("gallery-bridge-model", SIZE, SAMPLES)
def bridge():
    ground()
    light()

    def land(x, y):
        bank = min(1, max(0, (abs(x + .22 * sin(1.3 * y)) - .95) / .9))
        return .85 * bank * bank * (3 - 2 * bank) + .06 * sin(2 * y + x)
    with at(0, 0, 0, turn=-26):
        box(0, 0, 0, 6.0, 3.0, .1, "wood", .015)
        with at(0, 0, .1):
            terrain(land, -2.9, 2.9, -1.4, 1.4, .1, 1.0, "card", n=90, alternate="clay")
            flat([[(-1.25, -1.38), (1.25, -1.38), (1.25, 1.38), (-1.25, 1.38)]], .012, "water", z=.1, bevel=0)
            zd = 1.1
            box(0, 0, zd, 5.8, .62, .07, "paper", .01)
            for s in (-1, 1):
                box(0, s * .29, zd + .07, 5.8, .03, .05, "clay", .004)
            for x in (-2.4, 2.4):
                box(x, 0, .2, .14, .4, zd - .2, "clay", .01)
            for x in (-1.12, 1.12):  # pylons
                box(x, 0, .1, .46, 1.0, .18, "clay2", .02)
                for s in (-1, 1):
                    beam((x, s * .42, .25), (x, s * .36, zd), .13, material="clay"); beam((x, s * .36, zd - .02), (x, s * .1, 3.0), .12, material="clay")
                box(x, 0, zd - .12, .16, .86, .1, "clay", .01); box(x, 0, 2.62, .14, .34, .5, "clay", .015)
                for s in (-1, 1):
                    for d in (-1, 1):
                        for k in range(7):
                            xe = x + d * (.28 + .2 * k) if d * x < 0 or True else 0
                            if (d * x < 0 and abs(xe) < abs(x) and xe * x < -.02):
                                continue
                            wire([(x, s * .1, 2.25 + .1 * k), (xe, s * .285, zd + .1)], .008, "ink", round_=1)
            with at(-.35, -.13, zd + .075):  # a bus
                box(0, 0, .03, .46, .17, .19, "signal", .03); 
            for x, y in ((-2.5, .9), (-2.2, 1.1), (-2.65, -.9), (2.3, .95), (2.6, .7), (2.5, -1.0), (-1.95, -1.1)):
                tree(x, y, .1 + .1 * int(max(0, land(x, y)) / .1), .4)
    camera((.6, -10.6, 4.9), (0, 0, 1.25), lens=50, fstop=4.5)


def tapered(x, y, w, d, h, material, steps, shrink=.82, turn=0, twist=0):
    """A tower of stacked, shrinking storeys."""
    z = 0
    for k in range(steps):
        hh = h / steps * (1.15 - .3 * k / max(1, steps - 1))
        box(x, y, z, w * shrink ** k, d * shrink ** k, hh, material, .012, turn=turn + twist * k)
        z += hh
    return z


def twisted(x, y, w, h, material, turns=70, floors=34):
    """A tower whose square floors turn a little from one to the next."""
    for k in range(floors):
        t = k / floors
        box(x, y, h * t, w * (1 - .12 * t), w * (1 - .12 * t), h / floors * .82, material, .006, turn=turns * t)
    cyl(x, y, 0, w * .36, h, material)


def sail(x, y, w, h, material, turn=0):
    """A slab tower with a curved back."""
    with at(x, y, 0, turn=turn):
        prof = [(-w / 2, 0), (w / 2, 0), *[(w / 2 * cos(a) ** .9, h * sin(a)) for a in [pi / 2 * i / 24 for i in range(1, 24)]], (-w / 2, h * 1.02)]
        flat([prof], .34, material, y=.17, tilt=90, bevel=.012, smooth=40)


def stepped_spire(x, y, w, h, material):
    """A slender tower of three lobes stepping back, with a needle."""
    z, r = 0, w
    for k in range(9):
        hh = h * (.15 - .009 * k)
        for i in range(3):
            a = tau * i / 3 + .3
            q = r * (1 - .25 * ((k + i) % 3 == 0))
            cyl(x + q * .62 * cos(a), y + q * .62 * sin(a), z if k == 0 else z - .02, q * .5, hh, material, steps=40)
        cyl(x, y, z, r * .55, hh, material, steps=40)
        z += hh; r *= .84
    cyl(x, y, z - .02, .035, h * .16, material, steps=16)
    return z


@scene("gallery-dubai-skyline", SIZE, SAMPLES)
def skyline():
    ground()
    light()
    with at(0, 0, 0, turn=-18):
        box(0, 0, 0, 6.2, 3.9, .14, "wood", .02)
        with at(0, 0, .14):
            flat([rounded(6.0, 3.7, .02)], .03, "card", bevel=.004)
            shore = [(p[0], p[1]) for p in smooth_line([(-2.98, -1.0), (-1.8, -.95), (-.7, -1.15), (.3, -.9), (1.4, -1.1), (2.98, -.8)], 10)]
            flat([[(-2.98, -1.83), (2.98, -1.83), *reversed(shore)]], .012, "water", z=.03, bevel=0)
            z = .03
            with at(0, 0, z):
                stepped_spire(.25, .45, .46, 3.1, "signal")
                twisted(-1.2, .15, .55, 2.05, "card")
                sail(1.55, -.3, .8, 1.7, "clay", turn=-20)
                tapered(-2.25, .55, .62, .62, 1.5, "clay2", 5, .88)
                tapered(1.3, .95, .6, .55, 2.2, "clay", 6, .9)
                box(-.45, 1.1, 0, .55, .5, 1.75, "clay", .015); box(-.45, 1.1, 1.75, .3, .3, .2, "clay", .01)
                flat([rounded(.7, .42, .2)], 1.3, "clay2", x=2.35, y=.75, bevel=.03)
                with at(-1.75, 1.2, 0):  # a pair with a bridge
                    box(-.28, 0, 0, .3, .42, 1.9, "slate", .012); box(.28, 0, 0, .3, .42, 1.9, "slate", .012); box(0, 0, 1.45, .4, .3, .16, "slate", .01)
                cyl(.95, .2, 0, .26, 1.15, "card", edge=.02)
                random.seed(11)
                for i in range(70):
                    x, y = random.uniform(-2.85, 2.85), random.uniform(-.72, 1.72)
                    if any(abs(x - a) < r and abs(y - b) < r for a, b, r in ((.25, .45, .68), (-1.2, .15, .55), (1.55, -.3, .6), (-2.25, .55, .52), (1.3, .95, .5), (-.45, 1.1, .48), (2.35, .75, .55), (-1.75, 1.2, .62), (.95, .2, .45))):
                        continue
                    w = random.uniform(.16, .3)
                    box(x, y, 0, w, random.uniform(.16, .3), random.uniform(.1, .5), random.choice(("clay", "card", "clay2", "clay")), .01, turn=random.choice((0, 0, 12)))
                for i in range(16):
                    x = -2.7 + .36 * i
                    tree(x, -.72 + .05 * sin(3 * x), 0, .2)
    camera((.6, -10.6, 4.3), (0, 0, 1.62), lens=48, fstop=4.5)


@scene("gallery-staircase", SIZE, SAMPLES)
def staircase():
    ground()
    light()
    flat([rounded(4.6, 4.6, .05)], .1, "wood", bevel=.02)
    n, h, r0, r1, sweep = 22, 3.1, .32, 1.45, tau * 1.06
    a0 = -pi * .62
    with at(0, 0, .1):
        cyl(0, 0, 0, 2.0, .05, "card", edge=.01)
        cyl(0, 0, .05, .2, h + .35, "clay", edge=.02)
        rise = h / n
        for k in range(n):
            a, da = a0 + sweep * k / n, sweep / n * 1.12
            z = .05 + rise * k
            arc = [(r1 * cos(a + da * i / 8), r1 * sin(a + da * i / 8)) for i in range(9)]
            inner = [(r0 * .5 * cos(a + da * i / 8), r0 * .5 * sin(a + da * i / 8)) for i in range(8, -1, -1)]
            flat([arc + inner], .1, "card", z=z + rise - .1, bevel=.01)
            rr = r1 - .07
            am = a + da * .5
            wire([(rr * cos(am), rr * sin(am), z + rise), (rr * cos(am), rr * sin(am), z + rise + .62)], .014, "ink", round_=2)
        m = 120
        rail = [((r1 - .07) * cos(a0 + sweep * (i / m) + .06 * 0 + sweep / n * .56 * 0), (r1 - .07) * sin(a0 + sweep * i / m), .05 + h * i / m + rise + .62 - rise * .5) for i in range(4, m)]
        wire(rail, .045, "signal")
        a = a0 + sweep
        land = [(1.62 * cos(a + .95 * i / 12), 1.62 * sin(a + .95 * i / 12)) for i in range(13)]
        flat([land + [(0, 0)]], .1, "clay2", z=h + .05 - .03, bevel=.012)
        for q in (.08, .87):  # posts under the landing
            cyl(1.5 * cos(a + q), 1.5 * sin(a + q), .05, .045, h - .03, "clay", edge=.004)
    camera((1.6, -9.9, 4.7), (0, 0, 1.5), lens=48, fstop=4.5)


@scene("gallery-contours", SIZE, SAMPLES)
def terrain_with_road():
    ground()
    light()
    path = smooth_line([(-2.7, -1.25), (-1.9, -.95), (-1.1, -1.05), (-.35, -.6), (-.25, .1), (.35, .55), (1.1, .35), (1.75, .55), (2.1, 1.1), (2.7, 1.3)], 14)
    dense = [(p[0], p[1]) for p in path]

    def hill(x, y):
        return .25 + .95 * math.exp(-((x + 1.3) ** 2 / 1.3 + (y - .75) ** 2 / .8)) + .75 * math.exp(-((x - 1.4) ** 2 / .9 + (y + .7) ** 2 / .6)) + .35 * math.exp(-((x - .5) ** 2 / .4 + (y - 1.6) ** 2 / .3)) + .07 * sin(1.7 * x + 2.1 * y)

    grade = [hill(*p) for p in dense]
    for _ in range(60):
        grade = [grade[0]] + [(grade[i - 1] + grade[i] + grade[i + 1]) / 3 for i in range(1, len(grade) - 1)] + [grade[-1]]

    def land(x, y):  # cut and fill: near the line the ground is the road's own level
        i = min(range(0, len(dense)), key=lambda k: (dense[k][0] - x) ** 2 + (dense[k][1] - y) ** 2)
        d = math.dist(dense[i], (x, y))
        t = min(1, max(0, (d - .2) / .28))
        return hill(x, y) * t + grade[i] * (1 - t)
    with at(0, 0, 0, turn=-22):
        box(0, 0, 0, 5.7, 3.9, .12, "wood", .015)
        with at(0, 0, .12):
            terrain(land, -2.7, 2.7, -1.8, 1.8, .075, 1.6, "card", n=110, alternate="clay")
            g = [.075 + .075 * max(0, q / .075) + .012 for q in grade]
            v, f = [], []
            for i in range(len(dense)):
                a, b = dense[max(0, i - 1)], dense[min(len(dense) - 1, i + 1)]
                d = Vector((b[0] - a[0], b[1] - a[1])).normalized()
                s = Vector((-d.y, d.x)) * .115
                for zz in (g[i], g[i] - .4):
                    v += [(dense[i][0] + s.x, dense[i][1] + s.y, max(0, zz)), (dense[i][0] - s.x, dense[i][1] - s.y, max(0, zz))]
            for i in range(len(dense) - 1):
                o, p = 4 * i, 4 * i + 4
                f += [(o, o + 1, p + 1, p), (o + 2, o, p, p + 2), (o + 1, o + 3, p + 3, p + 1)]
            add(mesh_of(v, f), "signal", smooth=30)
            for x, y in ((-2.3, .1), (-2.05, 1.45), (-.2, 1.3), (.6, -1.3), (2.3, -.9), (2.35, .1), (-1.2, -.3), (-.75, -1.5), (2.1, -1.5)):
                tree(x, y, .075 + .075 * int(land(x, y) / .075), .36)
            for q in (10, 45, 80, 112):  # survey pegs beside the line
                cyl(dense[q][0] + .22, dense[q][1] - .12, 0, .018, g[q] + .3, "ink", steps=10)
    camera((.4, -8.5, 6.0), (0, -.05, .4), lens=50, fstop=5)


if __name__ == "__main__":
    studio.main()
