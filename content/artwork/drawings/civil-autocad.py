"""Civil AutoCAD: the ground-floor plan of a small house, drawn true in two dimensions: walls, doors, windows, stair, dimensions."""
from sheet import Sheet, polar

K = 40.0  # sheet units to the metre
LEFT, TOP = 62.0, 74.0
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


def draw():
    s = Sheet("Ground-floor plan of a house: living room, kitchen, two bedrooms, bath and stair")
    p = Plan()
    for r in ((0, 0, WIDE, OUT), (0, DEEP - OUT, WIDE, DEEP), (0, 0, OUT, DEEP), (WIDE - OUT, 0, WIDE, DEEP)):
        p.wall(*r)
    mid, right = 3.0, 7.1  # the bearing walls between the rooms
    p.wall(0, 3.3, 3.8, 3.3 + IN)           # north of the south bedroom
    p.wall(3.8 - IN, 0, 3.8, 3.3 + IN)      # east of the north bedroom
    p.wall(3.8 - IN, 4.9, 3.8, DEEP)        # east of the south bedroom
    p.wall(0, 4.9 - IN, 3.8, 4.9)
    return s
