"""Accounting and Tally Prime: a two-pan balance at rest, debit against credit."""
from parts import fused, group, moved, prism, ring_of, rod, turned
from sheet import Sheet, polar, seen_from

ARM, PIVOT, PAN, HANG = 78, 138, 36, 92  # half the beam, height of its knife edge, radius of a pan, drop from beam to pan


def stand():
    """Foot and column, turned in one."""
    return turned([(0, 0), (46, 0), (46, 5), (40, 9), (16, 12), (9, 18), (6, 30), (6, 60), (8.5, 63), (8.5, 68), (5.5, 71), (4.5, 128), (0, 128)])


def beam():
    """A tapered beam on its fork, with a pointer down and an adjusting nut at each end."""
    end = ARM + 4
    outline = [(-end, -3), (0, -9), (end, -3), (end, 3), (0, 9), (-end, 3)]
    body = prism([(x, -2.5, PIVOT + z) for x, z in outline], (0, 5, 0))
    return fused(body, rod((0, -7, PIVOT), (0, 7, PIVOT), 5))


def pan(x):
    """A spun dish on three straight wires from the beam's end."""
    low = PIVOT - HANG
    dish = turned([(0, low - 8), (14, low - 7), (28, low - 3), (PAN, low + 2), (PAN, low + 3.6), (28, low - 1.4), (14, low - 5.4), (0, low - 6.4)])
    wires = [rod((0, 0, PIVOT - 6), (PAN - 2, 0, low + 2.4), 0.7)]
    hook = rod((0, 0, PIVOT - 8), (0, 0, PIVOT - 3), 2.2)
    return [moved(p, x) for p in (dish, hook, *ring_of(wires[0], 3, 90))]


def weight(radius, height):
    """A turned weight with a knob, on z = 0."""
    return turned([(0, 0), (radius, 0), (radius, height), (4, height + 2), (4, height + 5), (6, height + 7), (6, height + 10), (0, height + 10)])


def draw():
    s = Sheet("A two-pan balance at rest, one weight against two: pictorial, front view and plan")
    low = PIVOT - HANG - 6.2
    left, right = pan(-ARM), pan(ARM)
    weights = [moved(weight(13, 20), ARM, 0, low), moved(weight(8, 13), -ARM - 10, -2, low), moved(weight(8, 13), -ARM + 10, 2, low)]
    fixed = [stand(), beam(), *left[:2], *right[:2], *weights]
    s.view(group(*fixed, *left[2:], *right[2:]), seen_from(0.16, -1, 0.45), (192, 336), 1.66, soft=False)  # flatter than isometric: a level beam must look level
    k = 1.08
    front = s.view(group(*fixed), "front", (500, 206), k, hidden=False, soft=False)
    top = s.view(group(*fixed), "top", (500, 314), k, hidden=False, soft=False)
    s.axis(front.at(0, 0, 0), front.at(0, 0, PIVOT + 9), 8)
    for x, word in ((-ARM, "Dr"), (ARM, "Cr")):
        for side in (-1, 0, 1):  # the wires as single lines: at this scale their two sides would run together
            s.line(front.at(x, 0, PIVOT - 8), front.at(x + side * (PAN - 2), 0, PIVOT - HANG + 3.6), cls="soft")
        for degrees in (90, 210, 330):
            s.line(top.at(x, 0, 0), polar(top.at(x, 0, 0), (PAN - 2) * k, degrees), cls="soft")
        s.text(top.at(x, 0, 0)[0], 374, word, "middle")
        s.width(front.at(min(x, 0), 0, PIVOT + 9), front.at(max(x, 0), 0, PIVOT + 9), 36, "78")
    s.axis(top.at(-ARM - PAN, 0, 0), top.at(ARM + PAN, 0, 0))
    return s
