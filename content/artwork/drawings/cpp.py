"""C and C++: memory as a machined rack of eight cells, one of them a pointer whose bent arrow names another."""
import Part
from FreeCAD import Vector as V

from parts import box, fused, group, moved, rounded, turned, upright
from sheet import Sheet

CELLS, PITCH, WALL, DEEP, TALL, FLOOR = 8, 26, 4, 30, 22, 5
FROM, TO = 1, 5  # the pointer and what it points to
LONG = CELLS * PITCH + WALL


def middle(n):
    return WALL / 2 + PITCH * (n + 0.5), DEEP / 2 + WALL


def rack():
    body = rounded(box(0, 0, 0, LONG, DEEP + 2 * WALL, TALL), 3, upright)
    for n in range(CELLS):
        body = body.cut(rounded(box(WALL + n * PITCH, WALL, FLOOR, PITCH - WALL, DEEP, TALL), 2.5, upright))
    return body


def block(n, high):
    """A value: a block that fits its cell."""
    return rounded(box(WALL + n * PITCH + 1, WALL + 1, FLOOR, PITCH - WALL - 2, DEEP - 2, high), 2, upright)


def pointer():
    """A round bar, up from its block, over, and down to a cone that points into the cell."""
    (x1, y), (x2, _) = middle(FROM), middle(TO)
    low, high, bend, r = 24, 74, 16, 3
    arc = lambda x, way: Part.Arc(V(x, y, high - bend), V(x + way * bend * 0.292893, y, high - bend * 0.292893), V(x + way * bend, y, high)).toShape()  # noqa: E731
    path = Part.Wire([Part.makeLine(V(x1, y, low), V(x1, y, high - bend)), arc(x1, 1), Part.makeLine(V(x1 + bend, y, high), V(x2 - bend, y, high)),
                      arc(x2, -1), Part.makeLine(V(x2, y, high - bend), V(x2, y, 44))])
    bar = path.makePipeShell([Part.Wire(Part.makeCircle(r, V(x1, y, low), V(0, 0, 1)))], True, False)
    tip = moved(turned([(0, 0), (7, 18), (0, 18)]), x2, y, 27)
    return fused(bar, tip)


def draw():
    s = Sheet("Memory as a rack of eight cells, with a pointer from one cell to another: isometric, section and plan")
    body, arrow = rack(), pointer()
    values = [block(n, h) for n, h in ((FROM, 19), (TO, 16), (6, 16), (2, 12))]
    iso = s.view(group(body, arrow, *values), "iso", (24, 158), 2.2)
    k = 1.2
    y = middle(0)[1]
    front = s.section([body] + values, "front", (362, 150), k, through=(0, y, 0), whole=[arrow])
    top = s.view(group(body, arrow, *values), "top", (362, 222), k, hidden=False)
    for n in (FROM, TO):
        x = middle(n)[0]
        s.axis(front.at(x, 0, 0), front.at(x, 0, 74))
        s.axis(top.at(x, 0, 0), top.at(x, DEEP + 2 * WALL, 0))
    s.axis(top.at(0, y, 0), top.at(LONG, y, 0))
    s.text(top.at(middle(FROM)[0], 0, 0)[0], 242, "0x04", "middle")
    s.text(top.at(middle(TO)[0], 0, 0)[0], 242, "0x14", "middle")
    s.width(front.at(middle(FROM)[0], y, 76), front.at(middle(TO)[0], y, 76), 40, "4 × sizeof(int)")
    s.leader(iso.at(middle(FROM)[0], y, 50), (214, 40), "int *p")
    s.leader(iso.at(middle(TO)[0] + 6, y + 8, 21), (452, 300), "*p", dot=True)
    return s
