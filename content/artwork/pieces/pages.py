"""Figures of pages: a seat plan of a reading room, an example; what one holds after each step on the way abroad; an intern's log."""
from kit import HEAD, Picture, number
from msofc import marathi

#: The room of the picture gallery-reading-room (../pictures/gallery_rooms.py), wider, in metres: left, top, width, depth.
ROOM = (0, 0, 7.6, 4.7)
TABLES = [(1.1, 1.4, 4.7, 0.75), (1.1, 3.0, 4.7, 0.75)]
SEATS = 4  # along the lower side of a table, as there
LAMPS = 3  # a table
SHELVES = [(1.1 + 1.92 * n, 0, 1.8, 0.34) for n in range(3)]
DOOR, WINDOWS = (6.4, 0.9), [(0.7, 1.5), (2.6, 1.5)]  # where it begins along the lower or the left wall, how wide


def seats():
    """The two tables of the rendered room from above, a number to each seat, the chosen seat red."""
    count = len(TABLES) * SEATS
    p = Picture(f"Example of a seat plan: {count} numbered seats at two tables, windows, shelves and a door", height=492)
    x, y, w, d = ROOM
    edges = [SHELVES[0][3], *(edge for _, top, _, depth in TABLES for edge in (top, top + depth + 0.6)), d]
    assert all(b - a > 0.2 for a, b in zip(edges[::2], edges[1::2]))  # a chair can be moved back

    wall = 0.16

    def plan(middle, top, k, size):
        """The room across `middle`, its wall's upper edge at `top`; returns the wall's left and right edge and its foot."""
        left, top = middle - w * k / 2, top + wall * k
        at = lambda a, b: (left + a * k, top + b * k)
        box = lambda a, b, c, e, cls: p.rect(*at(a, b), c * k, e * k, cls)
        p.path("M%g %gh%gv%gh%gz" % (*at(-wall, -wall), (w + 2 * wall) * k, (d + 2 * wall) * k, -(w + 2 * wall) * k), "solid")
        box(x, y, w, d, "paper")
        for start, wide in WINDOWS:
            box(-wall, start, wall, wide, "paper line")
            p.line(at(-wall / 2, start), at(-wall / 2, start + wide))
        start, wide = DOOR
        box(start, d, wide, wall, "paper")
        hinge, tip = at(start + wide, d), at(start + wide, d - wide)
        p.line(hinge, tip, cls="bold")
        p.path("M%g %gA%g %g 0 0 0 %g %g" % (*tip, wide * k, wide * k, *at(start, d)), "line")
        for shelf in SHELVES:
            box(*shelf, "tone")
            box(*shelf, "line")
        number = 0
        for a, b, c, e in TABLES:
            box(a, b, c, e, "tone-strong line")
            for n in range(LAMPS):
                p.circle(*at(a + (n + 0.5) * c / LAMPS, b + e * 0.36), 0.1 * k, "ink")
            for n in range(SEATS):
                number += 1
                cx, cy = a + (n + 0.5) * c / SEATS, b + e + 0.32
                red = number == 7
                box(cx - 0.27, cy - 0.25, 0.54, 0.5, "red" if red else "paper line")
                p.text(*at(cx, cy + size * 0.36 / k), str(number), size, "label-strong", "on-solid" if red else "ink", "middle")
        p.text(*at(0.36, WINDOWS[0][0] + 1.7), "windows", size, anchor="middle", rotate=-90)
        p.text(*at(SHELVES[1][0] + 0.9, SHELVES[1][3] + 0.36), "shelves", size, anchor="middle")
        p.text(*at(DOOR[0] - 0.12, d - 0.16), "door", size, anchor="end")
        return at(-wall, 0)[0], at(w + wall, 0)[0], at(0, d + wall)[1]

    def whole(width, height, margin, title, name, size, foot, example, red):
        """The plan from margin to margin between its two titles and its key."""
        k = (width - 2 * margin) / (w + 2 * wall)
        line = margin * 0.8 + title * 0.9  # the highest sign above a Devanagari letter
        left, right, end = plan(width / 2, line + title * 0.42, k, size)
        marathi(p, left - title * 0.03, line, "अभ्यासिका", title, 700)
        p.text(right, line, "Study Point", name, "heading", anchor="end")
        base = height - margin * 0.8 - foot * 0.1
        assert base - foot * 0.72 > end + margin * 0.4, (base, end)
        x = left + p.text(left, base, example, foot, "label-strong")
        before = right - p.text(right, base, red, foot, "label", "red", "end")
        gap = (before - x - 0.28 * k - p.measure("lamp", foot)) / 2
        assert gap > foot, gap
        p.circle(x + gap + 0.1 * k, base - foot * 0.34, 0.1 * k, "ink")
        p.text(x + gap + 0.28 * k, base, "lamp", foot)

    with p.large:
        whole(640, 492, 16, 30, 24, 20, 19, f"Example of a room: {count} seats", "red: the seat that you chose")
    with p.small:
        whole(320, 246, 8, 18, 15, 13.5, 13, f"Example: {count} seats", "red: your seat")
    p.save("page-seats")


#: The eight steps of the page International, by the names that its list has.
STEPS = ("Plan", "Passport", "Language", "Skill", "Certificates", "Offer or licence", "Visa", "Travel")


def papers():
    """Eight steps as a stair of cards that climbs to a paper plane; for the night-blue band, so in its colours alone."""
    p = Picture("Eight steps as a stair of cards, from a plan to the journey in red, and a paper plane that leaves from the top", switch=HEAD, band=True)

    def stair(x, y, dx, dy, w, h, size, plane, names):
        """Cards from the lower left to the upper right, each over the one before; the last is the ticket."""
        for i, name in enumerate(STEPS):
            cx, cy, last = x + i * dx, y - i * dy, i == len(STEPS) - 1
            p.rect(cx, cy, w, h, "red" if last else "paper line")
            p.circle(cx + h * 0.55, cy + h / 2, h * (0.3 if names else 0.4), "ticket" if last else "line")
            p.text(cx + h * 0.55, cy + h / 2 + size * 0.36, str(i + 1), size, "label-strong", "on-solid" if last else "ink", "middle")
            if names:
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
        stair(12, 424, 46, 53, 262, 46, 20, ((430, 42), (548, 38), 1.3), True)
    with p.small:
        # A phone has the names in the list below; the page shows the middle of the picture alone, twice as wide as high.
        stair(6, 180, 30, 16.5, 68, 16.5, 9.5, ((226, 57), (274, 56), 0.58), False)
    p.save("page-international-papers")


LOG = (  # week, task, what the check found (nothing: it is right)
    ("1", "Read a finished clamp unit", ""),
    ("1", "List its 14 parts", "one screw missed"),
    ("2", "Model the base plate", "hole 8.5, not 9"),
    ("2", "Correct the base plate", None),
    ("3", "Model and draw the arm", "slot length missing"),
    ("3", "Correct the sheet", None),
    ("4", "Assemble the whole unit", None),
)


def log():
    """An intern's log of four weeks: each task, and in red what the check found."""
    p = Picture("Log of an intern for four weeks: seven tasks, beside three of them in red what the check found, beside three a tick")
    p.style("shade", "fill:#14222f;opacity:.16", "fill:#000;opacity:.3")
    p.style("wood", "fill:#e0c9a0", "fill:#cdb78f")
    p.style("tick", "fill:none;stroke:#a83212;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round", "stroke:#ff7d52")

    def tick(x, y, k):
        p.line((x, y - 5 * k), (x + 5 * k, y), (x + 15 * k, y - 14 * k), cls="tick")

    def pencil(x, y, long, wide, tilt):
        """Lies across the corner of the sheet, its tip at (x, y)."""
        p.add(f'<g transform="translate({number(x)} {number(y)})rotate({number(tilt)})">')
        p.rect(wide * 1.6 + 3, wide * 0.15, long, wide, "shade")
        p.area((0, 0), (wide * 1.6, -wide / 2), (wide * 1.6, wide / 2), cls="wood")
        p.area((0, 0), (wide * 0.5, -wide * 0.16), (wide * 0.5, wide * 0.16), cls="red")
        p.rect(wide * 1.6, -wide / 2, long, wide, "red")
        p.rect(wide * 1.6 + long * 0.93, -wide / 2, long * 0.07, wide, "solid")
        p.line((wide * 1.6, -wide / 6), (wide * 1.6 + long * 0.93, -wide / 6), cls="hair")
        p.add("</g>")

    with p.large:
        p.rect(38, 30, 576, 432, "shade")
        p.rect(28, 20, 576, 432, "paper line")
        p.text(52, 64, "Log of tasks", 30, "heading")
        p.text(580, 64, "Example", 17, "label", "faint", "end")
        for x, words in ((52, "Week"), (112, "Task"), (402, "What the check found")):
            p.text(x, 100, words, 17, "label-strong")
        p.line((52, 112), (580, 112), cls="heavy")
        for i, (week, task, found) in enumerate(LOG):
            y = 142 + i * 43
            p.text(56, y, week, 20, "label-strong", "faint", tabular=True)
            p.text(112, y, task, 20, "text-italic")
            if found:
                p.text(402, y, found, 20, "text-italic", "red")
            elif found is None:
                tick(404, y, 1)
            p.line((52, y + 14), (580, y + 14), cls="hair")
        pencil(426, 446, 190, 15, -12)
    with p.small:
        # 14 units are 16 px on a phone: the page's own frame stands around the sheet.
        p.rect(14, 14, 298, 218, "shade")
        p.rect(10, 10, 298, 218, "paper line")
        p.text(18, 31, "Log of tasks", 18, "heading")
        p.text(300, 31, "Example", 12, "label", "faint", "end")
        p.line((18, 39), (300, 39), cls="bold")
        for i, (week, task, found) in enumerate(LOG):
            y = 58 + i * 26.4
            p.text(18, y, f"Wk {week}", 12, "label-strong", "faint", tabular=True)
            p.text(48, y, task, 13, "text-italic")
            if found:
                p.text(300, y, found, 12, "text-italic", "red", "end")
                assert p.measure(task, 13, "text-italic") + p.measure(found, 12, "text-italic") < 244, task
            elif found is None:
                tick(284, y, 0.8)
            if i < len(LOG) - 1:
                p.line((18, y + 8.6), (300, y + 8.6), cls="hair")
    p.save("page-internship-log")


PICTURES = [seats, papers, log]
