"""Gallery pictures of rooms as cut-open models, and the empty desk for "no jobs", all 1200x900.

About 2 minutes a picture on two cores.   blender -b --python gallery_rooms.py -- --out /tmp/pictures [--preview] [name ...]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio  # noqa: E402
from studio import *  # noqa: E402,F403

SIZE, SAMPLES = (1200, 900), 24


def desk(w=1.0, d=.5, h=.46, top="wood", legs="ink"):
    box(0, 0, h - .035, w, d, .035, top, .008)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(x * (w / 2 - .05), y * (d / 2 - .05), 0, .017, h - .03, legs, edge=.002, steps=12)


def chair(material="clay", legs="ink", s=1.0):
    """A simple chair; it looks along +y, its back is at -y."""
    with at(scale=s):
        flat([rounded(.34, .34, .07)], .03, material, z=.27, bevel=.008)
        with at(0, -.165, .36, tilt=-10):
            flat([rounded(.34, .22, .06, y=.13)], .025, material, y=.012, tilt=90, bevel=.008)
        for x in (-.14, .14):
            wire([(x, -.14, .28), (x, -.165, .4), (x, -.19, .5)], .011, legs)
            wire([(x * 1.1, -.17, 0), (x, -.13, .275)], .012, legs); wire([(x * 1.1, .16, 0), (x, .13, .275)], .012, legs)


def shell(w, d, h, floor="wood", wall="card", t=.12, left=True, back=True):
    """Floor slab and the walls that are left standing."""
    box(0, 0, -.14, w + .3, d + .3, .14, "clay2", .015)
    box(0, 0, 0, w, d, .02, floor, .002)
    if back:
        box(0, d / 2 + t / 2, 0, w + 2 * t, t, h, wall, .01)
    if left:
        box(-w / 2 - t / 2, 0, 0, t, d, h, wall, .01)


def window_wall(x, y0, y1, h, n, t=.12, wall="card"):
    """A left wall with n openings: sill, piers, lintel."""
    d = y1 - y0
    box(x, (y0 + y1) / 2, 0, t, d, h * .3, wall, .008); box(x, (y0 + y1) / 2, h * .84, t, d, h * .16, wall, .008)
    for i in range(n + 1):
        box(x, y0 + .12 + (d - .24) * i / n, h * .3, t, .24, h * .54, wall, .006)
    for i in range(n):
        y = y0 + .12 + (d - .24) * (i + .5) / n
        box(x, y, h * .3, .03, .03, h * .54, "ink", .004)


@scene("gallery-classroom", SIZE, SAMPLES)
def classroom():
    ground(z=-.14)
    light()
    with at(.0, 0, 0, turn=-32):
        shell(5.0, 4.2, 1.7, left=False)
        window_wall(-2.56, -2.1, 2.1, 1.7, 3)
        box(.2, 2.08, .62, 2.6, .04, .85, "slate", .006); box(.2, 2.06, .58, 2.6, .08, .04, "wood", .006)
        with at(1.55, 1.35, 0):
            desk(1.1, .5, .5); book(.2, 0, .5, .3, .22, .06, "slate", 10)
        with at(1.55, 1.72, 0, turn=180):
            chair("clay")
        for r in range(4):
            for c in range(4):
                x, y = -1.65 + 1.12 * c, .84 - .78 * r
                with at(x, y, 0):
                    desk(.82, .4, .46, "paper")
                    if (r * 4 + c) % 3 == 0:
                        box(.1, .02, .46, .3, .22, .012, "clay", .002, turn=12)
                    hero = (r, c) == (3, 2)
                    with at(.0 if not hero else .05, -.32 if not hero else -.42, 0, turn=0 if not hero else -24):
                        chair("signal" if hero else "clay2")
    camera((.7, -9.2, 6.4), (-.05, -.2, .35), lens=49, fstop=5)


def floor_lamp_shade(x, y, z, r, material="slate", drop=1.0, wire_to=None):
    lathe([(r, 0), (r * .93, .01), (r * .3, r * .75), (.03, r * .85), (.03, r * .95), (r * .33, r * .82), (r, .02)], material, x, y, z, steps=48)


def table_lamp(x, y, z, material="ink", s=1.0, turn=0):
    with at(x, y, z, turn=turn, scale=s):
        cyl(0, 0, 0, .09, .02, material, edge=.005)
        wire([(0, 0, .02), (0, 0, .28), (.02, 0, .34), (.1, 0, .37)], .01, material)
        with at(.13, 0, .3, lean=-12):
            lathe([(.1, 0), (.085, .0), (.03, .09), (.03, .1), (.045, .1), (.1, .005)], material, steps=32)


@scene("gallery-reading-room", SIZE, SAMPLES)
def reading_room():
    ground(z=-.14)
    light()
    random.seed(5)
    with at(0, 0, 0, turn=-30):
        shell(5.0, 4.0, 1.95, left=False)
        window_wall(-2.56, -2.0, 2.0, 1.95, 2)
        tones = ("slate", "clay2", "card", "stone", "clay", "ink", "wood", "paper")
        for k in range(3):  # bookcases along the back
            x0 = -1.75 + 1.6 * k
            for s in (-.74, .74):
                box(x0 + s, 1.82, 0, .05, .34, 1.6, "wood", .006)
            box(x0, 1.97, 0, 1.5, .03, 1.6, "wood", .004)
            for lv in range(5):
                z = .04 + .385 * lv
                box(x0, 1.82, z, 1.46, .34, .035, "wood", .004)
                if lv == 4:
                    break
                x = x0 - .68
                while x < x0 + .58:
                    if random.random() < .1:
                        x += random.uniform(.08, .2); continue
                    w, hh = random.uniform(.035, .08), random.uniform(.2, .31)
                    box(x + w / 2, 1.78 + random.uniform(0, .03), z + .035, w, .2, hh, random.choice(tones), .005)
                    x += w + .004
        for ty in (.55, -.95):
            with at(.1, ty, 0):
                desk(3.2, .74, .48)
                for x in (-1.05, 0, 1.05):
                    if not (ty < 0 and x == 0 and False):
                        table_lamp(x - .1, .1, .48, "slate", .95)
                for i, x in enumerate((-1.15, -.3, .6, 1.2)):
                    if (i + (ty > 0)) % 2:
                        with at(x + .25, -.14, .48, turn=random.uniform(-12, 12)):
                            for s in (-1, 1):  # an open book
                                surface(lambda u, v, s=s: .012 + .03 * sin(pi * min(1, abs(u) / .17) ** .6) * .8, *((0, .17) if s > 0 else (-.17, 0)), -.12, .12, 10, 2, "paper")
                            box(0, 0, 0, .36, .26, .01, "slate", .002)
                for x in (-1.2, -.4, .4, 1.2):
                    with at(x, -.56, 0, turn=random.uniform(-8, 8)):
                        chair("clay2", s=1.05)
        with at(.1, -.95, .48):
            book(.62, .12, 0, .34, .26, .07, "ink", 8); book(.6, .13, .07, .32, .24, .06, "signal", -9)
    camera((.7, -8.9, 5.4), (-.05, -.08, .45), lens=46, fstop=5)


def monitor(on="ink", s=1.0):
    """A flat screen on its foot; the picture side looks along -y."""
    with at(scale=s):
        flat([rounded(.26, .18, .03)], .014, "satin", bevel=.003)
        box(0, .04, .012, .05, .025, .16, "satin", .004)
        box(0, .0, .11, .56, .03, .34, "clay2", .008)
        box(0, -.014, .125, .53, .006, .31, on, .002)


def workplace(screen="ink"):
    desk(.98, .5, .46, "paper")
    with at(0, .1, .46):
        monitor(screen)
    box(-.04, -.12, .46, .36, .12, .014, "card", .004); box(.24, -.12, .46, .05, .08, .016, "card", .008)


@scene("gallery-computer-lab", SIZE, SAMPLES)
def computer_lab():
    ground(z=-.14)
    light()
    with at(0, 0, 0, turn=-26):
        shell(5.2, 4.4, 1.5, floor="clay", left=False)
        window_wall(-2.66, -2.2, 2.2, 1.5, 3)
        box(0, 2.18, .5, 2.2, .04, .8, "paper", .004)
        for r in range(4):
            for c in range(4):
                x, y = -1.78 + 1.16 * c, 1.5 - .98 * r
                with at(x, y, 0):
                    workplace("signal" if (r, c) == (2, 1) else "slate")
                    with at(random.uniform(-.05, .05), -.48, 0, turn=random.uniform(-15, 15)):
                        chair("clay2", "ink", .95)
    camera((.5, -9.4, 5.8), (-.05, -.2, .32), lens=50, fstop=5)


@scene("no-jobs", SIZE, SAMPLES)
def no_jobs():
    ground()
    light()
    with at(.35, .35, 0, turn=-20):
        for x in (-1.15, 1.15):  # trestle with a tilted board
            for s in (-1, 1):
                beam((x - .0, s * .72, 0), (x, s * .16, 1.5), .09, material="wood")
            beam((x, -.5, .55), (x, .5, .55), .07, material="wood")
        beam((-1.2, 0, 1.5), (1.2, 0, 1.5), .09, material="wood"); beam((-1.15, .0, .55), (1.15, .0, .55), .06, material="wood")
        with at(0, 0, 1.62, tilt=12):
            box(0, 0, -.05, 3.4, 1.9, .09, "card", .012)
            box(0, -.93, .04, 3.4, .06, .05, "wood", .008)
            with at(-.35, .05, .042):
                sheet(1.5, 1.05, z=.004)
            with at(.75, -.82, .045, turn=3):
                pencil(.62, .028, "ink")
            with at(1.25, .78, .04):  # the lamp, clamped to the far edge
                cyl(0, 0, 0, .1, .12, "slate")
        with at(1.25, .86, 1.92):
            wire([(0, 0, 0), (.18, .12, .95)], .028, "slate"); ball(.18, .12, .95, .055, "ink")
            wire([(.18, .12, .95), (-.72, -.38, 1.5)], .025, "slate"); ball(-.72, -.38, 1.5, .05, "ink")
            with at(-.78, -.42, 1.46, turn=30, lean=24, tilt=0):
                lathe([(.3, -.32), (.285, -.32), (.1, -.02), (.08, .06), (.0, .06), (0, .1), (.1, .1), (.13, 0), (.3, -.31)], "slate", steps=64)
    with at(-.75, -1.35, 0, turn=-52):
        chair("signal", "ink", 2.75)
    with at(2.55, -.6, 0):  # a plant in a pot
        lathe([(0, 0), (.2, 0), (.28, .46), (.24, .46), (.23, .4), (0, .4)], "clay2")
        random.seed(8)
        for i in range(13):
            a = tau * i / 13 + random.uniform(-.2, .2)
            l, lean_ = random.uniform(.55, .95), random.uniform(.18, .5)
            pts = smooth_line([(0, 0, .38), (.25 * lean_ * cos(a), .25 * lean_ * sin(a), .38 + .5 * l), (lean_ * cos(a), lean_ * sin(a), .38 + l)], 6)
            wire(pts, .008, "leaf", round_=2)
            with at(*pts[-1], turn=math.degrees(a), lean=70 - 60 * lean_):
                flat([loop_leaf(.3, .085)], .006, "leaf", bevel=0)
    camera((.2, -9.4, 3.9), (.35, 0, 1.3), lens=50, fstop=4.5)


def loop_leaf(length, w):
    return [(length * t - .1, w * sin(pi * t) ** .8) for t in [i / 12 for i in range(12)]] + [(length * t - .1, -w * sin(pi * t) ** .8) for t in [1 - i / 12 for i in range(12)]]


if __name__ == "__main__":
    studio.main()
