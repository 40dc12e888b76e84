"""Tourist visa: a cabin case, in three views."""
from parts import box, fused, group, rod, rounded
from sheet import Sheet

WIDE, DEEP, TALL, FOOT = 38, 22, 50, 5  # centimetres; the wheels' height is part of 55


def shell():
    body = rounded(box(0, 0, FOOT, WIDE, DEEP, TALL), 4, lambda e: True)
    for n in range(6):  # ribs on the front
        body = body.cut(box(5.2 + n * 5, -1, FOOT + 6, 2.6, 1.8, TALL - 12))
    return body


def fittings():
    """Wheels and handles."""
    for x in (6, WIDE - 6):
        for y in (5, DEEP - 5):
            yield fused(rod((x, y - 1.3, 2.6), (x, y + 1.3, 2.6), 2.6).cut(rod((x, y - 2, 2.6), (x, y + 2, 2.6), 1)), box(x - 1.6, y - 1.3, 4.2, 3.2, 2.6, 1.2))
    top = FOOT + TALL
    grip = rounded(box(7.5, DEEP - 6.4, top + 29, WIDE - 15, 2.8, 3.4), 1.3, lambda e: abs(e.BoundBox.XLength) > 5)
    yield fused(grip, *[rod((x, DEEP - 5, top), (x, DEEP - 5, top + 30), 0.8) for x in (10, WIDE - 10)])
    yield fused(box(13, 3.2, top, 2, 3, 2.4), box(WIDE - 15, 3.2, top, 2, 3, 2.4), box(13, 3.2, top + 2.4, WIDE - 26, 3, 1.2))


def draw():
    s = Sheet("A cabin case: isometric, front and left view and plan")
    case = group(shell(), *fittings())
    s.view(case, "iso", (94, 322), 3.86, soft=False)
    k = 2.62
    front = s.view(case, "front", (376, 282), k, hidden=False, soft=False)
    left = s.view(case, "left", (566, 282), k, hidden=False, soft=False)
    s.view(case, "top", (376, 398), k, hidden=False, soft=False)
    s.height(front.at(0, 0, 0), front.at(4, 0, FOOT + TALL), 352, "550")
    s.width(front.at(0, 0, 0), front.at(WIDE, 0, 0), 312, "380")
    s.width(left.at(0, DEEP, 0), left.at(0, 0, 0), 312, "220")
    s.axis(front.at(WIDE / 2, 0, 0), front.at(WIDE / 2, 0, FOOT + TALL + 33), 8)
    return s
