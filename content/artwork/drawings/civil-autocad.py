"""Civil AutoCAD: the ground-floor plan of a small house, drawn true in two dimensions: walls, doors, windows, stair, dimensions."""
from parts import box, fused, group
from sheet import Sheet, polar

K = 43.0  # sheet units to the metre
LEFT, TOP = 84.0, 70.0
OUT, IN = 0.23, 0.115  # one brick and half a brick
WIDE, DEEP = 10.8, 7.2


def at(x, y):
    """Sheet point of a place in the house, metres from the north-west corner, y southwards."""
    return LEFT + x * K, TOP + y * K


class Plan:
    """Walls as rectangles on a grid of their edges: united, cut by openings, outlined and hatched as one."""

    def __init__(self):
        self.walls, self.holes = [], []

    def wall(self, x0, y0, x1, y1):
        self.walls.append((x0, y0, x1, y1))

    def opening(self, x0, y0, x1, y1):
        self.holes.append((x0, y0, x1, y1))

    def rings(self):
        """Outlines of what stands, as closed rings of points: the cells of the grid, their common sides dropped."""
        xs = sorted({round(v, 4) for r in self.walls + self.holes for v in (r[0], r[2])})
        ys = sorted({round(v, 4) for r in self.walls + self.holes for v in (r[1], r[3])})
        inside = lambda rs, x, y: any(r[0] < x < r[2] and r[1] < y < r[3] for r in rs)
        ahead = {}
        solid = lambda i, j: 0 <= i < len(xs) - 1 and 0 <= j < len(ys) - 1 and inside(self.walls, (xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2) and not inside(self.holes, (xs[i] + xs[i + 1]) / 2, (ys[j] + ys[j + 1]) / 2)
        for i in range(len(xs) - 1):
            for j in range(len(ys) - 1):
                if solid(i, j):
                    for free, a, b in ((not solid(i, j - 1), (i, j), (i + 1, j)), (not solid(i + 1, j), (i + 1, j), (i + 1, j + 1)),
                                       (not solid(i, j + 1), (i + 1, j + 1), (i, j + 1)), (not solid(i - 1, j), (i, j + 1), (i, j))):
                        if free:
                            ahead.setdefault(a, []).append(b)
        rings = []
        while ahead:
            start = spot = min(ahead)
            loop = []
            while True:
                loop.append(spot)
                nxt = ahead[spot].pop()
                if not ahead[spot]:
                    del ahead[spot]
                spot = nxt
                if spot == start:
                    break
            loop = [p for p, q, r in zip(loop, loop[-1:] + loop[:-1], loop[1:] + loop[:1]) if (q[0] - p[0]) * (r[1] - p[1]) != (q[1] - p[1]) * (r[0] - p[0])]
            rings.append([at(xs[i], ys[j]) for i, j in loop])
        return rings


def swing(s, hinge, reach, closed, opened):
    """A door: its leaf standing open and the quarter circle it describes (directions in degrees)."""
    centre = at(*hinge)
    s.line(centre, polar(centre, reach * K, opened))
    low, high = sorted((closed, opened))
    s.arc(centre, reach * K, low if high - low <= 90 else high - 360, high if high - low <= 90 else low, "dim")


def window(s, x0, y0, x1, y1):
    """Sills on both faces of the wall and the glass between them."""
    flat = x1 - x0 > y1 - y0
    for t in (0, 0.5, 1):
        a, b = ((x0, y0 + (y1 - y0) * t), (x1, y0 + (y1 - y0) * t)) if flat else ((x0 + (x1 - x0) * t, y0), (x0 + (x1 - x0) * t, y1))
        s.line(at(*a), at(*b), cls="soft")


def furniture(s):
    """Enough to show the size of the rooms, in thin lines."""
    rect = lambda x0, y0, x1, y1: s.line(at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1), cls="soft", closed=True)
    for y in (0.55, 4.75):  # beds, head to the west
        rect(0.3, y, 2.3, y + 1.5)
        rect(0.36, y + 0.12, 0.8, y + 0.68)
        rect(0.36, y + 0.82, 0.8, y + 1.38)
        s.line(at(1.1, y), at(1.1, y + 1.5), cls="soft")
    s.line(at(7.52, 0.83), at(9.97, 0.83), at(9.97, 2.9), cls="soft")  # the kitchen's worktop, hob and sink
    for x in (8.05, 8.45):
        s.arc(at(x, 0.53), 0.14 * K, cls="soft")
    rect(10.05, 1.2, 10.45, 1.9)
    s.arc(at(4.5, 0.62), 0.2 * K, cls="soft", radius_y=0.26 * K)  # WC and basin
    rect(4.27, 0.23, 4.73, 0.4)
    rect(5.3, 1.5, 5.98, 2.0)
    s.arc(at(5.66, 1.75), 0.17 * K, cls="soft")
    rect(9.6, 3.9, 10.45, 6.2)  # a settee and a table
    s.line(at(10.2, 3.9), at(10.2, 6.2), cls="soft")
    rect(8.5, 4.5, 9.1, 5.5)


def draw():
    s = Sheet("Ground-floor plan of a house: living room, kitchen, two bedrooms, bath and stair, with section line A-A")
    p = Plan()
    for r in ((0, 0, WIDE, OUT), (0, DEEP - OUT, WIDE, DEEP), (0, 0, OUT, DEEP), (WIDE - OUT, 0, WIDE, DEEP),  # outside
              (3.8, 0, 4.03, DEEP), (0, 3.5, 3.8, 3.5 + IN),  # the bedrooms' bearing wall, and between them
              (4.03, 2.1, 6 + IN, 2.1 + IN), (6, 0, 6 + IN, 2.1 + IN),  # bath
              (7.4, 0, 7.4 + IN, 3), (7.4, 2.9, WIDE, 2.9 + IN)):  # kitchen
        p.wall(*r)
    south, east = DEEP - OUT, WIDE - OUT
    doors = ((7.7, south, 8.8, DEEP), (3.8, 2.5, 4.03, 3.4), (3.8, 3.72, 4.03, 4.62), (4.3, 2.1, 5.1, 2.1 + IN), (8.3, 2.9, 9.2, 2.9 + IN))
    panes = ((1.1, 0, 2.6, OUT), (4.7, 0, 5.4, OUT), (8, 0, 9.6, OUT), (0, 5, OUT, 6.3), (1.3, south, 2.8, DEEP), (4.7, south, 6.4, DEEP), (east, 4.1, WIDE, 6), (east, 1.1, WIDE, 2))
    for r in doors + panes:
        p.opening(*r)
    rings = p.rings()
    for ring in rings:
        s.line(*ring, closed=True)
    s.hatch(*rings, step=6.5, tone=True)
    for r in panes:
        window(s, *r)
    swing(s, (7.7, south), 1.1, 0, 90)
    swing(s, (3.8, 2.5), 0.9, 270, 180)
    swing(s, (3.8, 4.62), 0.9, 90, 180)
    swing(s, (4.3, 2.1), 0.8, 0, 90)
    swing(s, (8.3, 2.9), 0.9, 0, 90)
    furniture(s)

    # The stair: a flight northwards, cut by the plan's plane at the break line.
    for i in range(8):
        s.line(at(6 + IN, 2.95 - 0.25 * i), at(7.4, 2.95 - 0.25 * i), cls="soft")
    s.line(at(6 + IN, 1.35), at(6.65, 1.05), at(6.72, 1.3), at(6.85, 0.72), at(6.92, 0.97), at(7.4, 0.72), cls="dim")
    s.line(at(6.4, 3.05), at(6.4, 1.5), cls="dim")
    s.arrow(at(6.4, 1.5), 90)
    for i, d in enumerate((0.3, 0.6)):  # steps at the entrance
        s.line(at(7.4 - 0.3 * i, DEEP), at(7.4 - 0.3 * i, DEEP + d), at(9.1 + 0.3 * i, DEEP + d), at(9.1 + 0.3 * i, DEEP), cls="soft")

    for name, x, y in (("Bedroom", 1.75, 2.85), ("Bedroom", 1.75, 6.65), ("Bath", 5.3, 1.0), ("Kitchen", 8.75, 1.95), ("Living", 5.6, 5.1)):
        s.text(*at(x, y), name, "middle")
    s.plane_mark(at(6.88, -0.45), at(6.88, DEEP + 0.45), "A", 180)
    s.width(at(0, 0), at(WIDE, 0), TOP - 42, "10.80")
    s.height(at(0, 0), at(0, DEEP), LEFT - 30, "7.20")
    north = (592, 352)  # the north point
    s.arc(north, 17, cls="dim")
    s.line(polar(north, 17, 90), polar(north, 17, 235), north, polar(north, 17, 305), closed=True, cls="dim")
    s.tone([polar(north, 17, 90), polar(north, 17, 235), north])
    s.text(north[0], north[1] - 22, "N", "middle")
    return s


def mark():
    """The same house as a model on its board: its walls cut at the height of a table, the entrance's leaf open."""
    s = Sheet("A house without its roof on a board: four rooms, its door open")
    wide, deep, high, thick = 108, 78, 18, 5
    shell = box(0, 0, 0, wide, deep, high).cut(box(thick, thick, 0, wide - 2 * thick, deep - 2 * thick, high))
    walls = fused(shell, box(42, thick, 0, 4, deep - 2 * thick, high), box(thick, 38, 0, 38, 4, high), box(46, 46, 0, wide - 46 - thick, 4, high))
    for x, y, dx, dy in ((60, -1, 20, 7), (41, 14, 6, 15), (41, 56, 6, 15), (78, 45, 17, 6)):  # doors
        walls = walls.cut(box(x, y, 0, dx, dy, high))
    leaf = box(77, -16, 0, 3, 16, high)
    s.view(group(box(-5, -18, -6, wide + 10, deep + 23, 6), walls, leaf), "iso", (140, 250), 2.4, soft=False, accent=[leaf])
    return s
