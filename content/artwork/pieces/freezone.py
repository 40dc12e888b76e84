"""A free zone seen from above: the sea and another zone are open to it, the mainland lies behind a barrier."""
import math

from kit import HEAD, Picture, number

COS, SIN = math.cos(math.radians(30)), 0.5
#: The zone is a square of this side, in units of a container's width.
SIDE = 10
#: A wall is as bright as the light on it: from above, from the left, from the right.
FACES = {
    "roof": ("#fbf9f4", "#2b587d"), "left": ("#dcd8cc", "#1d4462"), "right": ("#b4b7b4", "#153650"),
    "dark-roof": ("#42525f", "#d6e4ef"), "dark-left": ("#22313d", "#a9c3d8"), "dark-right": ("#14222f", "#86a5bf"),
    "land": ("#e4dfd1", "#18384f"), "kerb": ("#bdb9ac", "#10293c"), "sea": ("#c7d6dc", "#0f4468"), "road": ("#cfcabb", "#274a64"),
}  # fmt: skip


def painter(p, low=False):
    """Styles of the scenes, and the functions that draw the whole one and the crossing into the picture.

    `low` looks from lower down and sets town and second zone farther out: as wide as the frame of a page's head."""
    sin, tall, out = (0.42, 0.85, 0.8) if low else (SIN, 1, 0)
    for name, (day, night) in FACES.items():
        p.style(name, f"fill:{day};stroke:#14222f;stroke-width:.8;stroke-linejoin:round", f"fill:{night};stroke:#0a1b2a")
    p.style("mark", "fill:none;stroke:#fbf9f4;stroke-width:1.6;stroke-dasharray:6 5", "stroke:#a9c3d8")
    p.style("wake", "fill:none;stroke:#fbf9f4;stroke-width:1.6;stroke-linecap:round", "stroke:#7fb0cf")
    p.style("rail", "fill:none;stroke:#14222f;stroke-width:.9", "stroke:#a9c3d8")
    p.style("barred", "stroke:#a83212;stroke-width:5;stroke-linecap:butt", "stroke:#ff7d52")
    p.style("white", "stroke:#fbf9f4;stroke-width:5;stroke-linecap:butt", "stroke:#0d2134")

    def tools(cx, cy, s, fine):
        """What draws at (cx, cy) as the back corner, s px to a unit; `fine` is 2 in large compositions, 1 for windows alone."""

        def at(x, y, z=0.0):
            return cx + (x - y) * COS * s, cy + (x + y) * sin * s - z * tall * s

        def flat(cls, *corners):
            p.area(*(at(*c) for c in corners), cls=cls)

        def plate(x, y, w, d, z=0.0, high=0.35, cls="land"):
            """A piece of land with its edge."""
            flat("kerb", (x, y + d, z), (x + w, y + d, z), (x + w, y + d, z - high), (x, y + d, z - high))
            flat("kerb", (x + w, y, z), (x + w, y + d, z), (x + w, y + d, z - high), (x + w, y, z - high))
            flat(cls, (x, y, z), (x + w, y, z), (x + w, y + d, z), (x, y + d, z))

        def box(x, y, w, d, high, kind="", z=0.0, gable=0.0):
            """A building; `gable` is the height of its roof over the middle of y."""
            flat(f"{kind}left", (x, y + d, z), (x + w, y + d, z), (x + w, y + d, z + high), (x, y + d, z + high))
            if gable:
                flat(f"{kind}right", (x + w, y, z), (x + w, y + d, z), (x + w, y + d, z + high), (x + w, y + d / 2, z + high + gable), (x + w, y, z + high))
                flat(f"{kind}roof", (x, y, z + high), (x + w, y, z + high), (x + w, y + d / 2, z + high + gable), (x, y + d / 2, z + high + gable))
                flat(f"{kind}roof", (x, y + d / 2, z + high + gable), (x + w, y + d / 2, z + high + gable), (x + w, y + d, z + high), (x, y + d, z + high))
            else:
                flat(f"{kind}right", (x + w, y, z), (x + w, y + d, z), (x + w, y + d, z + high), (x + w, y, z + high))
                flat(f"{kind}roof", (x, y, z + high), (x + w, y, z + high), (x + w, y + d, z + high), (x, y + d, z + high))

        def tower(x, y, w, d, floors, kind=""):
            """A building with rows of windows on both walls."""
            box(x, y, w, d, floors, kind)
            pane = "roof" if kind else "dark-left"
            for floor in range(floors) if fine else ():
                low, top = floor + 0.3, floor + 0.75
                for i in range(3):
                    u, v = x + w * (0.12 + i * 0.3), x + w * (0.3 + i * 0.3)
                    flat(pane, (u, y + d, low), (v, y + d, low), (v, y + d, top), (u, y + d, top))
                    u, v = y + d * (0.12 + i * 0.3), y + d * (0.3 + i * 0.3)
                    flat(pane, (x + w, u, low), (x + w, v, low), (x + w, v, top), (x + w, u, top))

        def fence(corners):
            """Posts a unit apart and two rails."""
            for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
                for z in (0.35, 0.7) if fine > 1 else (0.6,):
                    p.line(at(x0, y0, z), at(x1, y1, z), cls="rail")
                steps = round(math.hypot(x1 - x0, y1 - y0))
                for i in range(steps + 1):
                    x, y = x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps
                    p.line(at(x, y), at(x, y, 0.8), cls="rail")

        return at, flat, plate, box, tower, fence

    def road_and_town(drawn, back):
        """The road to the mainland and the town at its end; the fence from the corner at `back` to the road."""
        at, flat, plate, _, tower, fence = drawn
        flat("road", (6.6, 5.2, 0.02), (SIDE, 5.2, 0.02), (SIDE, 6.8, 0.02), (6.6, 6.8, 0.02))
        flat("road", (SIDE, 5.2, 0), (15.2, 5.2, 0), (15.2, 6.8, 0), (SIDE, 6.8, 0))
        p.line(at(6.8, 6, 0.02), at(15.1, 6, 0.02), cls="mark")
        plate(15.2, 2.4 - out, 4.0, 6.4)
        fence([(SIDE, back), (SIDE, 5.0)])
        for x, y, w, d, floors in ((15.6, 2.8, 1.2, 1.2, 5), (17.4, 2.8, 1.4, 1.4, 3), (15.7, 4.6, 1.0, 0.9, 2), (17.3, 4.8, 1.2, 1.2, 4), (15.7, 7.2, 1.2, 1.2, 2), (17.4, 7.0, 1.3, 1.3, 3)):
            tower(x, y - out, w, d, floors)

    def barrier(drawn):
        """The barrier across that road, and its hut."""
        at, _, _, box, _, _ = drawn
        box(10.5, 7.0, 0.7, 0.7, 1.2)
        (ax, ay), (bx, by) = at(10.85, 7.0, 0.9), at(10.85, 4.7, 0.9)
        p.line((ax, ay), (bx, by), cls="barred")
        for i in (1, 3):
            t, u = i / 5, (i + 1) / 5
            p.line((ax + (bx - ax) * t, ay + (by - ay) * t), (ax + (bx - ax) * u, ay + (by - ay) * u), cls="white")
        p.line(at(10.85, 4.7), (bx, by), cls="rail")

    def scene(*where):
        """Everything but the words."""
        drawn = at, flat, plate, box, tower, fence = tools(*where)
        # The sea lies along the back left edge.
        flat("sea", (0, -2.2, -0.35), (0, 10, -0.35), (-3.6, 10, -0.35), (-3.6, -2.2, -0.35))
        # The road to another zone, that zone, then the zone itself.
        flat("road", (6.2, 0, -0.2), (7.8, 0, -0.2), (7.8, -3.4 - out, -0.2), (6.2, -3.4 - out, -0.2))
        p.line(at(7, -0.2, -0.2), at(7, -3.3 - out, -0.2), cls="mark")
        plate(5.2, -7.6 - out, 4.2, 4.2)
        fence([(5.2, -3.4 - out), (5.2, -7.6 - out), (9.4, -7.6 - out)])
        tower(5.8, -7.0 - out, 1.5, 1.5, 4)
        box(7.7, -6.8 - out, 1.4, 2.4, 1.2)
        fence([(9.4, -7.6 - out), (9.4, -3.4 - out), (7.8, -3.4 - out)])
        fence([(6.2, -3.4 - out), (5.2, -3.4 - out)])
        plate(0, 0, SIDE, SIDE)
        # The ship, with containers on its deck.
        hull = [(-0.9, 4.6), (-0.9, 8.0), (-1.7, 9.4), (-2.5, 8.0), (-2.5, 4.6)]
        for n in range(3):
            p.line(at(-1.1, 3.9 - n * 0.9, -0.35), at(-2.3, 3.9 - n * 0.9, -0.35), cls="wake")
        for (x0, y0), (x1, y1) in ((hull[0], hull[1]), (hull[1], hull[2]), (hull[2], hull[3])):
            flat("dark-left" if x0 != x1 else "dark-right", (x0, y0, 0.6), (x1, y1, 0.6), (x1, y1, -0.35), (x0, y0, -0.35))
        p.area(*(at(x, y, 0.6) for x, y in hull), cls="dark-roof")
        box(-2.3, 4.7, 1.2, 0.8, 1.6, z=0.6)
        for i in range(3):
            box(-2.3, 5.8 + i * 0.8, 1.2, 0.65, 0.5 + 0.5 * (i == 1), z=0.6)
        fence([(SIDE, 0), (7.8, 0)])
        fence([(6.2, 0), (0, 0)])
        # On the quay, containers; then the office, the warehouse and three cars that give the size.
        for y, layers in ((1.0, 3), (2.0, 2), (3.0, 1)):
            for layer in range(layers):
                box(0.6, y, 1.7, 0.75, 0.6, "dark-" if (layer + int(y)) % 3 == 2 else "", z=layer * 0.6)
        tower(4.2, 0.9, 2.3, 2.3, 6, "dark-")
        for i in range(3):
            box(7.3 + i * 0.8, 3.0, 0.45, 0.9, 0.32, "dark-" if i == 1 else "")
        box(2.6, 6.4, 3.6, 2.9, 1.5, gable=0.8)
        road_and_town(drawn, 0)
        fence([(SIDE, 7.0), (SIDE, SIDE), (0, SIDE)])
        barrier(drawn)

    def crossing(*where):
        """The corner of the zone with its gate, the road and the town: each of them whole."""
        drawn = _, _, plate, box, tower, fence = tools(*where)
        plate(4.4, 2.4, SIDE - 4.4, 7.2)
        fence([(SIDE, 2.4), (4.4, 2.4), (4.4, 9.6)])
        tower(5.0, 3.0, 1.7, 1.7, 4, "dark-")
        for i in range(3):
            box(7.6 + i * 0.8, 3.3, 0.45, 0.9, 0.32, "dark-" if i == 1 else "")
        road_and_town(drawn, 2.4)
        box(5.4, 7.4, 2.6, 1.7, 1.1, gable=0.6)
        fence([(SIDE, 7.0), (SIDE, 9.6), (4.4, 9.6)])
        barrier(drawn)

    return scene, crossing


def head():
    """For the head of the page, in its proportions: the zone with its office, warehouse and containers; a ship at its quay, a road to another zone, and one to a town."""
    p = Picture("A free zone seen from above: a ship leaves its quay, a road leads to another zone, and a red barrier stands on the road to the mainland", height=360, switch=HEAD)
    scene, _ = painter(p, low=True)
    with p.large:
        scene(273, 97, 21.3, 2)
        p.text(22, 44, "Abroad", 26, "heading")
        p.text(22, 68, "open", 19.5, "label-strong")
        p.text(490, 34, "Other zones", 26, "heading", anchor="end")
        p.text(490, 57, "open", 19.5, "label-strong", anchor="end")
        p.text(22, 322, "Free zone", 26, "heading")
        p.text(22, 345, "your company", 19.5, "label-strong")
        p.text(398, 322, "The mainland", 26, "heading", "red", anchor="end")
        p.text(398, 345, "by customs or a permit", 19.5, "label-strong", "red", anchor="end")
    with p.small:
        scene(136.5, 48.5, 10.65, 1)
        p.text(10, 22, "Abroad", 15, "heading")
        p.text(10, 35, "open", 12, "label-strong")
        p.text(245, 17, "Other zones", 15, "heading", anchor="end")
        p.text(245, 30, "open", 12, "label-strong", anchor="end")
        p.text(10, 160, "Free zone", 15, "heading")
        p.text(10, 173, "your company", 12, "label-strong")
        p.text(199, 160, "The mainland", 15, "heading", "red", anchor="end")
        p.text(199, 173, "customs or permit", 12, "label-strong", "red", anchor="end")
    p.save("service-freezone-head")


def gate():
    """Nearer: the corner of the zone, the barrier, and the town behind it."""
    p = Picture("The road from the zone to the mainland, a red barrier across it; goods pass customs, other business with a branch or a permit")
    _, crossing = painter(p)
    with p.large:
        crossing(166, 14, 31.5, 2)
        p.text(22, 60, "Free zone", 26, "heading")
        p.text(22, 374, "To the mainland", 26, "heading")
        p.text(22, 402, "goods: by customs", 18, "label-strong")
        p.text(22, 426, "the rest: with a branch", 18, "label-strong", "red")
        p.text(22, 448, "or a permit", 18, "label-strong", "red")
    with p.small:
        crossing(83, 5, 15.6, 0)
        p.text(9, 24, "Free zone", 17, "heading")
        p.text(9, 188, "To the mainland", 17, "heading")
        p.text(9, 204, "goods: by customs", 13, "label-strong")
        p.text(9, 219, "the rest: with a", 13, "label-strong", "red")
        p.text(9, 233, "branch or a permit", 13, "label-strong", "red")
    p.save("service-freezone-gate")


PICTURES = [head, gate]
