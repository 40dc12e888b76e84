"""Automotive, the group: a ventilated brake disc with a quarter cut away (isometric), and its section."""
import math

import Part

from parts import box, ring_of, rod, turned
from sheet import Sheet

RIM, EYE, BOLTS = 160, 35, 57  # radii: friction ring, centring hole, bolt circle
PROFILE = [(EYE, 49), (84, 49), (88, 45), (88, 0), (RIM, 0), (RIM, 11), (106, 11), (106, 23), (RIM, 23), (RIM, 34), (98, 34), (98, 53), (90, 61), (EYE, 61)]


def disc(vanes=24):
    """Two friction faces held apart by vanes, and the bell that carries them."""
    webs = [v.common(Part.makeCylinder(RIM - 2, 40)) for v in ring_of(box(104, -3.2, 11, 60, 6.4, 12), vanes, 7.5)]
    part = turned(PROFILE).fuse(webs).removeSplitter()
    for i in range(5):
        a = math.radians(72 * i + 18)
        x, y = BOLTS * math.cos(a), BOLTS * math.sin(a)
        part = part.cut(rod((x, y, 40), (x, y, 65), 8))
    return part


def draw():
    s = Sheet("Ventilated brake disc: isometric with a quarter cut away, and section")
    opened = disc().cut(box(0, -200, -1, 200, 200, 80))
    iso = s.view(opened, "iso", (206, 232), 1.17, cut=[((0, 0, 0), (1, 0, 0), 45, 6), ((0, 0, 0), (0, 1, 0), 135, 6)])

    a = math.radians(72 + 18)
    s.leader(iso.at(BOLTS * math.cos(a), BOLTS * math.sin(a), 61), (232, 50), "5 × ⌀16")

    # The section lies on its side, as on the car; its vanes are plates along the radius and stay uncut, but for their outline.
    k = 0.96
    ring = turned(PROFILE, (1, 0, 0))
    cut = s.section([(ring, 45, 6)], "front", (516, 208), k, hidden=False)
    at = lambda x, r: cut.at(x, 0, r)
    s.axis(at(0, 0), at(61, 0), 8)
    for r in (BOLTS, -BOLTS):
        s.axis(at(49, r), at(61, r), 7)
    s.height(at(0, RIM), at(0, -RIM), 474, "⌀320")
    s.width(at(0, RIM), at(34, RIM), 34, "34")
    s.height(at(61, EYE), at(61, -EYE), 610, "⌀70")
    return s
