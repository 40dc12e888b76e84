"""Figures of pages: a seat plan of a reading room, an example; what one holds after each step on the way abroad."""
from kit import Picture, number
from msofc import marathi

#: The room, its tables and its bays of shelves in metres: left, top, width, depth.
ROOM = (0, 0, 8.4, 6.2)
TABLES = [(1.2, 1.2, 5.2, 1), (1.2, 4.0, 5.2, 1)]
SEATS = 5  # along each side of a table
SHELVES = (7.6, 0.5, 0.5, 5.2)
DOOR, WINDOWS = (0.4, 0.9), [(1.2, 1.6), (3.4, 1.6), (5.6, 1.6)]  # where it begins along the wall, how wide


def seats():
    """Two tables with seats on both sides, a lamp to each, the chosen seat red."""
    count = len(TABLES) * 2 * SEATS
    p = Picture(f"Example of a seat plan: {count} numbered seats at two tables, windows, shelves and a door")
    x, y, w, d = ROOM
    edges = [y, *(edge for _, top, _, depth in TABLES for edge in (top - 0.6, top + depth + 0.6)), d]
    assert all(b - a > 0.5 for a, b in zip(edges[::2], edges[1::2]))  # a person passes behind the chairs

    def plan(left, top, k, size, words):
        at = lambda a, b: (left + a * k, top + b * k)
        box = lambda a, b, c, e, cls: p.rect(*at(a, b), c * k, e * k, cls)
        wall = 0.18
        p.path("M%g %gh%gv%gh%gz" % (*at(-wall, -wall), (w + 2 * wall) * k, (d + 2 * wall) * k, -(w + 2 * wall) * k), "solid")
        box(x, y, w, d, "paper")
        for start, wide in WINDOWS:
            box(start, -wall, wide, wall, "paper line")
            p.line(at(start, -wall / 2), at(start + wide, -wall / 2))
        start, wide = DOOR
        box(start, d, wide, wall, "paper")
        hinge, tip = at(start, d), at(start, d - wide)
        p.line(hinge, tip, cls="bold")
        p.path("M%g %gA%g %g 0 0 1 %g %g" % (*tip, wide * k, wide * k, *at(start + wide, d)), "line")
        box(*SHELVES, "tone")
        box(*SHELVES, "line")
        for n in range(1, 6):
            p.line(at(SHELVES[0], SHELVES[1] + n * SHELVES[3] / 6), at(SHELVES[0] + SHELVES[2], SHELVES[1] + n * SHELVES[3] / 6))
        number = 0
        for a, b, c, e in TABLES:
            box(a, b, c, e, "tone-strong line")
            p.line(at(a, b + e / 2), at(a + c, b + e / 2), cls="bold")
            for side in (-1, 1):
                for n in range(SEATS):
                    number += 1
                    cx, cy = a + (n + 0.5) * c / SEATS, b + e / 2 + side * (e / 2 + 0.33)
                    red = number == 7
                    box(cx - 0.3, cy - 0.27, 0.6, 0.54, "red" if red else "paper line")
                    p.text(*at(cx, cy + size * 0.36 / k), str(number), size, "label-strong", "on-solid" if red else "ink", "middle")
                    p.circle(*at(cx + 0.32, b + e / 2 + side * 0.22), 0.09 * k, "ink")
        if words:
            p.text(*at(WINDOWS[1][0] + 0.8, -0.32), "windows", size, anchor="middle")
            p.text(*at(SHELVES[0] - 0.14, SHELVES[1] + 2.6), "shelves", size, anchor="middle", rotate=-90)
            p.text(*at(start + wide + 0.15, d - 0.14), "door", size)
            p.text(*at(3.8, 3.19), "a lamp to each seat", size, "label", "faint", "middle")
        return at

    with p.large:
        marathi(p, 59, 33, "अभ्यासिका", 27, 700)
        p.text(585, 33, "Study Point", 22, "heading", anchor="end")
        plan(70, 56, 60, 16, True)
        p.text(70, 462, "Example: not the plan of a room of ours", 16, "label-strong")
        p.text(574, 462, "red: the seat that you chose", 16, "label", "red", "end")
    with p.small:
        marathi(p, 16, 21, "अभ्यासिका", 19, 700)
        p.text(304, 21, "Study Point", 15, "heading", anchor="end")
        plan(38, 35, 29, 11, False)
        p.text(16, 236, "Example, not a room of ours", 12, "label-strong")
        p.text(304, 236, "red: your seat", 12, "label", "red", "end")
    p.save("page-seats")


#: What one holds after each of the eight steps of the page International.
PAPERS = ("A plan", "Passport", "Language certificate", "Work you can show", "Attested certificates", "Offer or licence", "Visa", "Ticket")


def papers():
    """Eight papers as a stair of cards that climbs to a paper plane; for the night-blue band, so in its colours alone."""
    p = Picture("Eight papers as a stair of cards, from a plan to a ticket in red, and a paper plane that leaves from the top", band=True)

    def stair(x, y, dx, dy, w, h, size, plane):
        """Cards from the lower left to the upper right, each over the one before; the last is the ticket."""
        for i, name in enumerate(PAPERS):
            cx, cy, last = x + i * dx, y - i * dy, i == len(PAPERS) - 1
            p.rect(cx, cy, w, h, "red" if last else "paper line")
            p.circle(cx + h * 0.55, cy + h / 2, h * 0.3, "ticket" if last else "line")
            p.text(cx + h * 0.55, cy + h / 2 + size * 0.36, str(i + 1), size, "label-strong", "on-solid" if last else "ink", "middle")
            p.text(cx + h * 1.06, cy + h / 2 + size * 0.4, name, size * 1.12, "heading" if last else "label-strong", "on-solid" if last else "ink")
            assert h * 1.06 + p.measure(name, size * 1.12, "label-strong") < w - 4, name
            if last:  # what is torn off at the gate
                p.path(f"M{number(cx + w * 0.76)} {number(cy)}v{number(h)}", "ticket dashed")
        # The way of the plane, and the plane: two wings and the fold between them.
        (ax, ay), (bx, by), k = plane
        p.path(f"M{ax} {ay}Q{number(ax + (bx - ax) * 0.2)} {number(by - (by - ay) * 0.1)} {number(bx)} {number(by)}", "dash")
        at = lambda u, v: f"{number(bx + u * k)} {number(by + v * k)}"
        p.path(f"M{at(0, 0)}L{at(58, -26)}L{at(20, 14)}z", "red")
        p.path(f"M{at(0, 0)}L{at(58, -26)}L{at(10, 2)}z", "wing")
        p.path(f"M{at(10, 2)}L{at(12, 22)}L{at(20, 14)}z", "wing")

    p.style("ticket", "fill:none;stroke:#0d2134;stroke-width:1.4")
    p.style("dashed", "stroke-dasharray:4 4")
    p.style("wing", "fill:#ffb59a")
    with p.large:
        stair(12, 424, 46, 53, 262, 46, 20, ((430, 42), (548, 38), 1.3))
    with p.small:
        stair(4, 211, 21.5, 26.5, 156, 24, 12.5, ((224, 20), (276, 16), 0.7))
    p.save("page-international-papers")


PICTURES = [seats, papers]
