"""Default: Euclid's first proposition on a drawing board: an equilateral triangle by compass, with a set square at its base."""
import math

from parts import box, chamfered, fused, group, moved, prism, rod, rotated, turned
from sheet import Sheet, polar

SIDE, ANGLE = 80, 30  # the triangle; the opening of the compass
HEIGHT = SIDE / 2 / math.tan(math.radians(ANGLE / 2))
APEX = SIDE * math.sqrt(3) / 2


def leg(side):
    """One leg of the compass, standing on z = 0 with its foot at x = side * SIDE / 2."""
    reach = math.hypot(SIDE / 2, HEIGHT)
    bar = turned([(0, 0), (0.6, 0), (1.2, 9), (2.4, 18), (2.4, 52), (3.4, 56), (3.4, reach), (0, reach)])
    return moved(rotated(bar, -side * ANGLE / 2, (0, 1, 0)), side * SIDE / 2)


def compass():
    """A pair of compasses opened along x over the origin, points on z = 0."""
    hinge = rod((0, -5, HEIGHT), (0, 5, HEIGHT), 9)
    grip = moved(turned([(0, 0), (3, 0), (3, 26), (2.2, 27), (0, 27)]), z=HEIGHT + 6)
    return fused(leg(-1), leg(1), hinge, grip)


def set_square():
    """A 30/60 set square, its longer leg along x at y = 0, its right angle at the origin."""
    long, short, rim = 122, 122 / math.sqrt(3), 12
    outer = prism([(0, 0, 0), (long, 0, 0), (0, -short, 0)], (0, 0, 3))
    # The inner triangle keeps the same distance from all three sides.
    slack = long + short - math.hypot(long, short)
    k = 1 - 2 * rim / slack
    inner = prism([(rim, -rim, 0), (rim + long * k, -rim, 0), (rim, -rim - short * k, 0)], (0, 0, 3))
    return outer.cut(inner)


def draw():
    s = Sheet("Compass, set square and an equilateral triangle constructed on a drawing board")
    tool = compass()
    board = chamfered(box(-74, -92, -7, 150, 160, 7), 1.5, lambda e: abs(e.CenterOfMass.z) < 1e-6)
    a, b, c = [(x, y - 12, 0) for x, y in ((-40, 0), (40, 0), (0, APEX))]
    placed = moved(rotated(tool, 60), (a[0] + c[0]) / 2, (a[1] + c[1]) / 2)
    square = moved(set_square(), -58, a[1] - 3)
    iso = s.view(group(board, placed, square), "iso", (198, 282), 1.6)
    s.trace(iso, a, b, c, a, cls="accent")
    for centre, start, end in ((a, 34, 86), (b, 94, 146)):
        arc = [(centre[0] + SIDE * math.cos(math.radians(t)), centre[1] + SIDE * math.sin(math.radians(t)), 0) for t in range(start, end + 1, 4)]
        s.trace(iso, *arc, cls="soft")

    front = s.view(tool, "front", (512, 318), 1.42)
    pivot = front.at(0, 0, HEIGHT)
    s.axis(front.at(0, 0, 0), front.at(0, 0, HEIGHT + 34))
    for side in (-40, 40):
        s.axis(front.at(side, 0, 0), pivot, 0)
    s.width(front.at(-40, 0, 0), front.at(40, 0, 0), 350, "80")
    s.along(front.at(40, 0, 0), front.at(4, 0, HEIGHT), 606, "149")
    s.arc(pivot, 100, 255, 285, "dim")
    for end, way in ((255, 167), (285, 13)):
        s.arrow(polar(pivot, 100, end), way)
    s.leader(polar(pivot, 100, 279), (558, 230), "30°")
    s.leader(iso.at(44, -24, 3), (356, 392), "30 / 60 set square")
    return s
