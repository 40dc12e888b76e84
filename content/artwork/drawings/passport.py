"""Passport: a booklet of the size ID-3, closed and open."""
from parts import box, fused, group, moved, prism, rod, rounded, upright
from sheet import Sheet

WIDE, TALL = 88, 125  # ID-3


def outer(e):
    """The corners away from the spine."""
    return upright(e) and e.CenterOfMass.x > 1


def emblem():
    """The institute's triangle in a ring, in low relief."""
    ring = rod((0, 0, 0), (0, 0, 1.2), 20).cut(rod((0, 0, 0), (0, 0, 2), 17.5))
    triangle = prism([(-11.3, -6.5, 0), (11.3, -6.5, 0), (0, 13, 0)], (0, 0, 1.2)).cut(prism([(-6, -3.4, 0), (6, -3.4, 0), (0, 7, 0)], (0, 0, 2)))
    return [ring, triangle]


def chip():
    return [box(-8, -5, 0, 16, 10, 0.8).cut(rod((0, 0, 0), (0, 0, 2), 3.2)), rod((0, 0, 0), (0, 0, 0.8), 2)]


def booklet():
    """Lying closed on z = 0, its spine along y at x = 0."""
    under = rounded(box(0, 0, 0, WIDE, TALL, 1.6), 5, outer)
    pages = rounded(box(0, 1.5, 1.6, WIDE - 2, TALL - 3, 7), 4, outer)
    over = rounded(box(0, 0, 8.6, WIDE, TALL, 1.6), 5, outer)
    spine = rod((0, 0, 5.1), (0, TALL, 5.1), 5.1).common(box(-6, 0, 0, 6, TALL, 11))
    return [fused(under, spine, over), pages]


def draw():
    s = Sheet("A passport booklet of the size ID-3: isometric, front cover and open spread")
    cover = [moved(p, WIDE / 2, 74, 10.2) for p in emblem()] + [moved(p, WIDE / 2, 20, 10.2) for p in chip()]
    whole = group(*booklet(), *cover)
    s.view(whole, "iso", (30, 226), 2.34, soft=False)
    k = 1.18
    top = s.view(whole, "top", (500, 180), k, hidden=False, soft=False)
    s.width(top.at(0, 0, 0), top.at(WIDE, 0, 0), 202, "88")
    s.height(top.at(WIDE, 0, 0), top.at(WIDE, TALL, 0), 622, "125")
    open_k = 1.08
    o = (500, 398)
    for side in (-1, 1):
        spread = [(0, 0), (WIDE, 0), (WIDE, TALL), (0, TALL)]
        s.line(*[(o[0] + side * x * open_k, o[1] - y * open_k) for x, y in spread], closed=True)
    at = lambda x, y: (o[0] + x * open_k, o[1] - y * open_k)  # noqa: E731
    s.line(at(-80, 66), at(-52, 66), at(-52, 106), at(-80, 106), closed=True, cls="edge")
    for n in range(5):
        s.line(at(-46, 102 - 9 * n), at(-46 + (36, 28, 34, 22, 30)[n], 102 - 9 * n), cls="soft")
    for y in (12, 22):  # the machine-readable zone
        s.axis(at(-82, y), at(-6, y), 0)
    return s
