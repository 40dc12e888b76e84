"""Work visa: a hand stamp lifted from the page it has marked."""
from parts import box, fused, group, moved, rounded, turned, upright
from sheet import Sheet

LIFT = 34
PAGE = (74, 105)


def stamp():
    """Turned handle on a block with a rubber face, standing on z = 0."""
    handle = moved(turned([(0, 0), (13, 0), (13, 4), (7, 9), (5.5, 22), (8, 36), (12, 44), (13, 52), (9, 60), (0, 62)]), z=18)
    block = rounded(box(-29, -17, 4, 58, 34, 14), 4, upright)
    return fused(handle, block), rounded(box(-27, -15, 0, 54, 30, 4), 3, upright)


def book():
    """An open booklet: two leaves and the cover under them."""
    w, h = PAGE
    return rounded(box(-w, 0, -5, 2 * w, h, 2), 6, upright), rounded(box(2 - w, 2, -3, w - 3, h - 4, 3), 4, upright), rounded(box(1, 2, -3, w - 3, h - 4, 3), 4, upright)


def mark(s, view, x, y, cls):
    """The impression: two frames and three lines."""
    for inset in (0, 3):
        s.line(*[view.at(x + i * (27 - inset), y + j * (15 - inset), 0) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))], cls=cls, closed=True)
    for n, half in ((5, 12), (0, 18), (-5, 8)):
        s.line(view.at(x - half, y + n, 0), view.at(x + half, y + n, 0), cls=cls)


def draw():
    s = Sheet("A hand stamp over the open booklet it has marked: isometric, section and plan")
    grip, face = stamp()
    at = (37, 66)
    placed = [moved(p, *at, LIFT) for p in (grip, face)]
    iso = s.view(group(*book(), *placed), "iso", (126, 270), 2.08, soft=False)
    mark(s, iso, 37, 22, "accent")
    mark(s, iso, -38, 30, "soft")
    k = 1.5
    front = s.section([grip, face], "front", (512, 146), k)
    s.axis(front.at(0, 0, 0), front.at(0, 0, 80), 8)
    s.width(front.at(-29, 0, 4), front.at(29, 0, 4), 176, "58")
    s.height(front.at(29, 0, 0), front.at(9, 0, 80), 602, "80")
    top = s.view(group(*book()), "top", (500, 364), 1.4, soft=False, hidden=False)
    mark(s, top, 37, 22, "accent")
    mark(s, top, -38, 30, "soft")
    s.text(top.at(-38, 0, 0)[0], top.at(0, 78, 0)[1], "VISAS", "middle")
    return s
