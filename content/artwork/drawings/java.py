"""Java: modules with one interface plugged on a mounting rail, one of them drawn off it."""
from parts import box, chamfered, group, moved, prism, rod
from sheet import Sheet

# A 35 x 7.5 mounting rail (EN 60715), its hat section in the y-z plane, running along x.
HAT = [(-17.5, 0), (-12.5, 0), (-12.5, -6.5), (12.5, -6.5), (12.5, 0), (17.5, 0), (17.5, -1), (13.5, -1), (13.5, -7.5), (-13.5, -7.5), (-13.5, -1), (-17.5, -1)]
WIDE, PITCH, COUNT = 30, 32, 4
SIDE = [(-34, 2), (-34, 30), (-22, 30), (-22, 46), (22, 46), (22, 30), (34, 30), (34, 2), (19, 2), (19, -2), (16, -2), (16, 2), (-16, 2), (-16, -2), (-19, -2), (-19, 2)]


def rail(length):
    return prism([(0, y, z) for y, z in HAT], (length, 0, 0))


def module():
    """A module: stepped housing clipped to the rail, terminals on both steps, an inner housing in its face."""
    body = prism([(0, y, z) for y, z in SIDE], (WIDE, 0, 0))
    body = chamfered(body, 1.5, lambda e: abs(e.BoundBox.XLength - WIDE) < 1e-6 and e.CenterOfMass.z > 40)
    body = body.cut(box(5, -16, 38, WIDE - 10, 32, 9))
    body = body.fuse(box(9, -11, 36, WIDE - 18, 22, 7))
    for y in (-28, 28):
        for x in (9, 21):
            body = body.cut(rod((x, y, 22), (x, y, 30), 3.6))
    return body.removeSplitter()


def draw():
    s = Sheet("Java: four modules with the same interface on a mounting rail, one lifted off: isometric, end view on the rail in section, and plan")
    one, base = module(), moved(rail(PITCH * COUNT + 42), -16)
    lift = [0, 0, 62, 0]
    parts = [moved(one, 1 + PITCH * n, 0, lift[n]) for n in range(COUNT)]
    iso = s.view(group(base, *parts), "iso", (60, 226), 2.1)
    for x, y in ((PITCH * 2 + 1, -34), (PITCH * 3 - 1, -34), (PITCH * 3 - 1, 34)):
        s.trace(iso, (x, y, 2), (x, y, 64))
    s.leader(iso.at(PITCH * 2 + 16, 8, 105), (330, 36), "private")
    s.leader(iso.at(PITCH * 3 - 1, 17, 60), (356, 150), "interface")
    k = 2.1
    side = s.section([base], "right", (540, 152), k, through=(40, 0, 0), whole=[moved(one, 33)])
    s.axis(side.at(0, 0, -9), side.at(0, 0, 46))
    s.width(side.at(0, -17.5, -4), side.at(0, 17.5, -4), 194, "35")
    s.width(side.at(0, -22, 46), side.at(0, 22, 46), 38, "44")
    top = s.view(group(base, *[moved(one, 1 + PITCH * n) for n in (0, 1, 3)]), "top", (428, 312), 1.26, hidden=False)
    s.axis(top.at(-16, 0, 0), top.at(PITCH * COUNT + 26, 0, 0), 6)
    s.width(top.at(1, -34, 0), top.at(1 + PITCH, -34, 0), 384, "32")
    return s
