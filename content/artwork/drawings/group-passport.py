"""Passport: the booklet taken apart: cover, chip, data page, leaves."""
from parts import box, fused, group, moved, rounded
from passport import TALL, WIDE, chip, emblem, outer
from sheet import Sheet

LEVELS = (0, 34, 66, 100)


def leaf(thick, inset=0.0):
    return rounded(box(0, inset, 0, WIDE - inset, TALL - 2 * inset, thick), 5, outer)


def inlay():
    """The chip's inlay: a plate with its antenna as a groove of three turns."""
    plate = leaf(2, 2)
    for n in range(3):
        w = 10 + 5 * n
        plate = plate.cut(box(w, w, 1.2, WIDE - 2 * w, TALL - 2 * w, 2).cut(box(w + 1.8, w + 1.8, 0, WIDE - 2 * w - 3.6, TALL - 2 * w - 3.6, 4)))
    return fused(plate, box(36, 54, 2, 16, 16, 2))


def page():
    """The data page: portrait and two machine-readable lines."""
    plate = leaf(2, 1)
    return plate.cut(box(12, 56, 1, 28, 38, 2)).cut(box(10, 12, 1, 68, 5, 2)).cut(box(10, 24, 1, 68, 5, 2))


def draw():
    s = Sheet("A passport taken apart: back cover, chip, data page and front cover: exploded isometric, and plan of the cover")
    front_cover = [leaf(2.4)] + [moved(p, WIDE / 2, 74, 2.4) for p in emblem()] + [moved(p, WIDE / 2, 20, 2.4) for p in chip()]
    stack = [[leaf(2.4)], [inlay()], [page()], front_cover]
    whole = group(*[moved(p, z=z) for parts, z in zip(stack, LEVELS) for p in parts])
    iso = s.view(whole, "iso", (22, 286), 1.76, soft=False)
    for x, y in ((0, 0), (WIDE, 5), (WIDE - 5, TALL)):
        s.trace(iso, (x, y, 0), (x, y, LEVELS[-1]))
    k = 1.5
    for n, word in enumerate(("Cover", "Chip", "Data page")):
        tip = iso.at(WIDE, 100, LEVELS[n] + 1)
        s.leader(tip, (tip[0] + 46, tip[1] + 14), word)
    top = s.view(group(*front_cover), "top", (450, 250), k, soft=False, hidden=False)
    s.width(top.at(0, 0, 0), top.at(WIDE, 0, 0), 282, "88")
    s.height(top.at(WIDE, 0, 0), top.at(WIDE, TALL, 0), 606, "125")
    return s
