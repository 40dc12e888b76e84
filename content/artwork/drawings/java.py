"""Java: what the course builds, a page in a browser, the server that answers it and the database behind, in one line."""
from parts import box, fused, group, moved, rod, turned
from sheet import Sheet

# The screen: x, z, width, height of what stands on the page of a library desk.
WIDE, LOW, TALL, FACE = 124, 28, 84, -30
BAR, BUTTON = (4, 94, 116, 14), (78, 35, 36, 13)
FIELDS = [(54, z, 60, 10) for z in (81, 67, 53)]
DRAWERS, DRAWER = 4, 31  # of the server
SERVER, DATABASE, RADIUS, DISK = 142, 264, 42, 34


def raised(x, z, w, h):
    return box(x, FACE - 1, z, w, 3, h)


def screen(labels):
    """A screen on its foot; its page is recessed, with a bar, fields and on request a stroke for the label of each."""
    body = box(0, FACE, LOW, WIDE, 8, TALL).cut(box(4, FACE, LOW + 4, WIDE - 8, 2, TALL - 8))
    parts = [raised(*BAR), *[raised(*f) for f in FIELDS]]
    if labels:
        parts += [raised(43 - w, z + 3, w, 4) for (_, z, _, _), w in zip(FIELDS, (26, 18, 22))]
    return fused(body, *parts, box(54, FACE + 8, 5, 16, 6, 40), box(36, FACE - 4, 0, 52, 34, 5))


def server():
    """A cabinet of drawers, each with two slots and a lamp."""
    drawer = box(SERVER, -42, 0, 66, 84, DRAWER)
    for z in (9, 18):
        drawer = drawer.cut(box(SERVER + 8, -42, z, 32, 3, 4))
    drawer = drawer.cut(rod((SERVER + 53, -42, 15.5), (SERVER + 53, -39, 15.5), 4.5))
    return group(*[moved(drawer, z=n * DRAWER) for n in range(DRAWERS)])


def database():
    """Three disks on one axis, the sign for stored tables."""
    rim = [p for n in range(3) for p in ((RADIUS, n * 40), (RADIUS, n * 40 + DISK), (RADIUS - 4, n * 40 + DISK), (RADIUS - 4, n * 40 + 40))][:-2]
    return moved(turned([(0, 0), *rim, (0, 80 + DISK)]), DATABASE)


def draw():
    s = Sheet("A page in a browser, the server that answers it, and the database behind, in one line: isometric and front views")
    button, middle = raised(*BUTTON), SERVER + 33
    base = box(-12, -58, -7, 330, 112, 7)
    iso = s.view(group(base, screen(True), button, server(), database()), "iso", (76, 172), 1.3, soft=False, accent=[button])
    # The request: from the page to the server, and from there to the database.
    for points in (((62, -34, 0), (62, -49, 0), (middle, -49, 0), (middle, -42, 0)), ((middle, -49, 0), (DATABASE, -49, 0), (DATABASE, -RADIUS, 0))):
        s.trace(iso, *points, cls="accent")
        s.arrow(iso.at(*points[-1]), 30, "accent")
    s.leader(iso.at(90, -26, 112), (168, 60), "Browser", dot=True)
    s.leader(iso.at(middle, 20, 124), (284, 82), "Server", dot=True)
    s.leader(iso.at(DATABASE + 8, 20, 114), (350, 132), "Database", dot=True)
    page = s.view(group(screen(False), button), "front", (440, 190), 1.5, hidden=False, accent=[button])
    s.text(*page.at(62, 0, 98), "Library desk", "middle")
    for (_, z, _, _), word in zip(FIELDS, ("Member", "Book", "Due")):
        s.text(*page.at(43, 0, z + 2), word, "end")
    s.text(*page.at(BUTTON[0] + BUTTON[2] / 2, 0, BUTTON[1] + 3.6), "Issue", "middle")
    k = 1.13
    tiers = s.view(group(server(), database()), "front", (440 - SERVER * k, 378), k, hidden=False)
    s.axis(tiers.at(DATABASE, 0, 0), tiers.at(DATABASE, 0, 114))
    for x, word in ((middle, "Java"), (DATABASE, "MySQL")):
        s.text(tiers.at(x, 0, 0)[0], 398, word, "middle")
    return s


def mark():
    """The same three with less on them: a plain screen, a cabinet of three drawers, a store of three disks; the page's button in red."""
    s = Sheet("A screen, a server and a database in one line")
    screen = fused(box(0, -34, 26, 104, 10, 84).cut(box(9, -35, 35, 86, 4, 66)), box(42, -24, 0, 20, 8, 60), box(22, -44, 0, 60, 42, 6))
    send = box(34, -35, 48, 40, 4, 16)
    drawers = [box(128, -38, n * 40, 66, 76, 40) for n in range(3)]
    disks = [moved(turned([(0, 0), (42, 0), (42, 32), (0, 32)]), 250, 0, n * 32) for n in range(3)]
    s.view(group(box(-12, -56, -8, 316, 112, 8), screen, send, *drawers, *disks), "iso", (90, 200), 1.4, soft=False, accent=[send])
    return s
