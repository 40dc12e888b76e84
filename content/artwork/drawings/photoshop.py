"""Photoshop: a picture taken apart into its layers, sky, hills and tree, which stand one behind the other."""
from parts import box, fused, group, moved, prism, rod, rounded
from sheet import Sheet

WIDE, HIGH, THICK, APART, RIM = 128, 92, 4, 74, 7
along = lambda e: e.BoundBox.XLength < 1e-6 and e.BoundBox.ZLength < 1e-6


def upright(points, y=0, deep=THICK):
    """A plate cut to a ring of points (x, z), its front at y."""
    return prism([(x, y, z) for x, z in points], (0, deep, 0))


def sheet():
    return rounded(box(0, 0, 0, WIDE, THICK, HIGH), 5, along)


def frame():
    return sheet().cut(box(RIM, -1, RIM, WIDE - 2 * RIM, THICK + 2, HIGH - 2 * RIM))


def sky():
    """The whole sheet, with the sun in relief."""
    return fused(sheet(), rod((92, 0, 62), (92, -3, 62), 13))


def hills():
    """Two hills; above their outline the layer is empty."""
    return fused(frame(), upright([(RIM - 1, RIM - 1), (WIDE - RIM + 1, RIM - 1), (WIDE - RIM + 1, 36), (94, 58), (72, 34), (44, 66), (RIM - 1, 26)]))


def tree():
    """A tree on its ground; the rest of the layer is empty."""
    ground = upright([(RIM - 1, RIM - 1), (WIDE - RIM + 1, RIM - 1), (WIDE - RIM + 1, 14), (RIM - 1, 20)])
    return fused(frame(), ground, box(30, 0, 12, 5, THICK, 30), rod((32.5, 0, 48), (32.5, THICK, 48), 16))


def draw():
    s = Sheet("A picture as stacked layers, sky, hills and tree: isometric, front view and plan")
    layers = [tree(), moved(hills(), y=APART), moved(sky(), y=2 * APART)]
    k = 2.0
    iso = s.view(group(*layers), "iso", (24, 292), k, soft=False)
    for x, z in ((0, HIGH), (WIDE, 0)):
        s.trace(iso, (x, THICK, z), (x, 2 * APART, z))
    for n, word in enumerate(("Tree", "Hills", "Sky")):
        s.leader(iso.at(WIDE, n * APART + THICK / 2, 20), (iso.at(WIDE, n * APART, 0)[0] + 34, iso.at(WIDE, n * APART, 0)[1] + 6), word)
    k = 1.2
    front = s.view(group(*layers), "front", (456, 144), k, hidden=False, soft=False)
    top = s.view(group(*layers), "top", (456, 406), k, hidden=False, soft=False)
    s.width(front.at(0, 0, 0), front.at(WIDE, 0, 0), 168, f"{WIDE}")
    return s
