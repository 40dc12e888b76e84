"""Photoshop: an image as stacked plates, seen through a mask with a round opening."""
from parts import box, fused, group, moved, prism, rod, rounded, upright
from sheet import Sheet

WIDE, DEEP, THICK, APART = 128, 92, 4, 46
HOLE = (80, 50, 27)  # centre and radius of the opening in the mask


def sheet(radius=7):
    return rounded(box(0, 0, 0, WIDE, DEEP, THICK), radius, upright)


def picture():
    """Two hills and a sun in relief."""
    hills = ((8, [(8, 12), (120, 12), (120, 32), (92, 58), (64, 12)]), (12, [(8, 12), (84, 12), (44, 66)]))
    relief = [prism([(x, y, THICK) for x, y in hill], (0, 0, high)) for high, hill in hills]
    return fused(sheet(), *relief, rod((98, 72, THICK), (98, 72, THICK + 6), 9))


def adjustment():
    """A frame of slots, each a step deeper: the tones of a gradient."""
    body = sheet()
    for n in range(7):
        body = body.cut(rounded(box(12 + n * 15.4, 14, 0, 3 + 1.4 * n, DEEP - 28, THICK), 1.4, upright))
    return body


def mask():
    return sheet().cut(rod((HOLE[0], HOLE[1], -1), (HOLE[0], HOLE[1], THICK + 1), HOLE[2]))


def draw():
    s = Sheet("An image as stacked layers, seen through a mask: isometric, front view and plan")
    stack = [picture(), moved(adjustment(), z=APART), moved(mask(), z=2 * APART)]
    k = 2.06
    iso = s.view(group(*stack), "iso", (22, 302), k, soft=False)
    for x, y in ((7, 0), (WIDE, 7), (WIDE - 7, DEEP), (0, 7)):
        s.trace(iso, (x, y, 0), (x, y, 2 * APART))
    s.trace(iso, (HOLE[0], HOLE[1], 2 * APART + 30), (HOLE[0], HOLE[1], 4))
    for n, word in enumerate(("Image", "Levels", "Mask")):
        s.leader(iso.at(WIDE, 60, n * APART + 2), (362, iso.at(WIDE, 60, n * APART)[1] + 22), word)
    k = 1.36
    s.view(group(*stack), "front", (444, 166), k, hidden=False, soft=False)
    top = s.view(group(*stack[::2]), "top", (444, 372), k, soft=False, hidden=False)
    s.cross(top.at(HOLE[0], HOLE[1], 0), HOLE[2] * k)
    s.radius(top.at(HOLE[0], HOLE[1], 0), HOLE[2] * k, 146, "⌀54", 24)
    return s
