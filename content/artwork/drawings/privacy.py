"""Privacy: the way of an enquiry: the form, the server that keeps it, the e-mail, the desk where it is read, the reply."""
import math

from sheet import Sheet

SCALE = 2
COS, SIN = math.cos(math.radians(30)), 0.5


def at(x, y, z=0.0):
    """Sheet point of a model point, seen isometrically; x runs down to the right."""
    return 306 + (x - y) * COS * SCALE, 214 + (x + y) * SIN * SCALE - z * SCALE


def box(s, x, y, z, dx, dy, dz, before=()):
    """
    The three sides of a box that one sees, the right one in a tone: x, y, z is its far lower corner. What stands `before` its
    far edge hides that edge. Returns the outline.
    """
    a, b, c, d = (at(*p) for p in ((x, y, z + dz), (x + dx, y, z + dz), (x + dx, y + dy, z + dz), (x, y + dy, z + dz)))
    e, f, g = (at(*p) for p in ((x + dx, y, z), (x + dx, y + dy, z), (x, y + dy, z)))
    s.line(b, c, d, a)
    unhidden(s, a, b, before)
    s.line(b, e, f, g, d)
    s.line(c, f)
    s.tone([b, c, f, e])
    return a, b, e, f, g, d


def inside(p, ring):
    return all((q[0] - o[0]) * (p[1] - o[1]) - (q[1] - o[1]) * (p[0] - o[0]) >= 0 for o, q in zip(ring, ring[1:] + ring[:1]))


def unhidden(s, p, q, outlines, steps=600):
    """What convex outlines leave of a line."""
    run = []
    for n in range(steps + 1):
        point = tuple(a + (b - a) * n / steps for a, b in zip(p, q))
        hidden = any(inside(point, ring) for ring in outlines)
        if not hidden:
            run.append(point)
        if run and (hidden or n == steps):
            s.line(run[0], run[-1])
            run = []


def flat(s, z, *points, cls="edge", closed=True):
    s.line(*(at(x, y, z) for x, y in points), cls=cls, closed=closed)


def front(s, y, *points, cls="edge", closed=True):
    """A line on a side that looks to the lower left."""
    s.line(*(at(x, y, z) for x, z in points), cls=cls, closed=closed)


def way(s, *points, cls="edge", long=11.0, half=3.4):
    """A line on the plate with a solid head at its end, along the line as it is seen."""
    run = [at(*p) for p in points]
    (ax, ay), (x, y) = run[-2:]
    u, v = (x - ax) / math.dist((ax, ay), (x, y)), (y - ay) / math.dist((ax, ay), (x, y))
    back = lambda share: (x - u * long - v * half * share, y - v * long + u * half * share)  # noqa: E731
    s.line(*run[:-1], back(0), cls=cls)
    for share in (1, 0.7, 0.4):  # lines so near each other that they fill it
        s.line((x, y), back(share), back(-share), cls=cls, closed=True)


def rect(x, y, dx, dy):
    return (x, y), (x + dx, y), (x + dx, y + dy), (x, y + dy)


def draw():
    s = Sheet("The way of an enquiry in isometric view: 1 the form, 2 the enquiry server, 3 the email, 4 the desk where it is read; the reply goes back")
    # 1: a phone with the form: three fields and the button.
    box(s, -112, -24, 0, 28, 48, 3)
    for y in (-18, -8, 2):
        flat(s, 3, *rect(-107, y, 18, 6), cls="soft")
    flat(s, 3, *rect(-107, 13, 18, 7), cls="accent")
    # 2: the server, three drawers high.
    server = box(s, -50, -18, 0, 32, 34, 30)
    for z in (10, 20):
        front(s, 16, (-50, z), (-18, z), closed=False)
        s.line(at(-18, 16, z), at(-18, -18, z))
    for z in (3, 13, 23):
        front(s, 16, (-46, z), (-34, z), (-34, z + 4), (-46, z + 4), cls="soft")
        front(s, 16, (-28, z + 2), (-23, z + 2), cls="soft", closed=False)
    # 3: the e-mail as an envelope that lies on the plate.
    box(s, 6, -22, 0, 34, 46, 3)
    flat(s, 3, (6, -22), (26, 1), (6, 24), cls="edge", closed=False)
    flat(s, 3, (40, -22), (22, -3.6), cls="soft", closed=False)
    flat(s, 3, (40, 24), (22, 5.6), cls="soft", closed=False)
    # 4: the desk where it is read: screen and keys.
    screen = box(s, 68, -20, 0, 44, 4, 34)
    front(s, -16, (71, 4), (109, 4), (109, 31), (71, 31), cls="soft")
    for z, end in ((25, 103), (19, 97), (13, 101)):
        front(s, -16, (76, z), (end, z), cls="soft", closed=False)
    box(s, 68, -6, 0, 44, 22, 2.5)
    for y in (-1, 4, 9):
        flat(s, 2.5, *rect(73, y, 34, 3), cls="soft")
    # The plate that all stands on.
    box(s, -122, -34, -4, 244, 74, 4, before=(server, screen))
    # From one to the next, and the reply.
    for x, end in ((-82, -65), (-16, 4), (42, 66)):
        way(s, (x, 0), (end, 0))
    way(s, (90, 20), (90, 34), (-98, 34), (-98, 25), cls="accent")
    for tip, word in (
        ((-98, -24, 3), "1 Form"),
        ((-34, -18, 30), "2 Server"),
        ((26, -22, 3), "3 Email"),
        ((96, -20, 34), "4 Read"),
    ):
        p = at(*tip)
        s.leader(p, (p[0] + 20, p[1] - 30), word, dot=True)
    p = at(-30, 34)
    s.leader(p, (p[0] - 22, p[1] + 44), "Reply", dot=True)
    return s
