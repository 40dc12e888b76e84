"""Graphic designing: a lower-case g cut from circles and straight lines, its construction shown."""
from parts import box, fused, rod
from sheet import Sheet, polar

BOWL, STROKE, DROP, THICK = 32, 13, 42, 22  # radius of the bowl, weight of the stroke, drop of the tail's centre, depth of the block
INNER = BOWL - STROKE


def letter():
    """The g, upright in the x-z plane with its bowl about the origin, its face at y = 0."""
    ring = lambda z: rod((0, 0, z), (0, THICK, z), BOWL).cut(rod((0, 0, z), (0, THICK, z), INNER))  # noqa: E731
    # The tail leaves its circle along a radius, 20 degrees above the horizontal on the left.
    tail = ring(-DROP).common(box(-BOWL, 0, -DROP - BOWL, 2 * BOWL, THICK, BOWL))
    stem = box(INNER, 0, -DROP, STROKE, THICK, DROP + BOWL)
    return fused(ring(0), stem, tail)


def draw():
    s = Sheet("The letter g as a solid, and its construction from circles and lines")
    part = letter()
    s.view(part, "iso", (110, 160), 3.5)
    k = 2.35
    front = s.view(part, "front", (478, 158), k)
    o, low = front.at(0, 0, 0), front.at(0, 0, -DROP)
    for centre in (o, low):
        for r in (BOWL, INNER):
            s.arc(centre, r * k, cls="dim")
    s.cross(o, BOWL * k, 14)
    s.cross(low, BOWL * k, 14)
    for z in (BOWL, -BOWL, -DROP - BOWL):
        s.line(front.at(-BOWL - 13, 0, z), front.at(BOWL + 13, 0, z), cls="soft")
    for x in (INNER, BOWL):
        s.line(front.at(x, 0, BOWL + 13), front.at(x, 0, -DROP - BOWL - 5), cls="soft")
    s.height(front.at(BOWL + 12, 0, -BOWL), front.at(BOWL + 12, 0, BOWL), 606, "x")
    s.width(front.at(INNER, 0, BOWL + 13), front.at(BOWL, 0, BOWL + 13), 42, "13")
    s.leader(polar(o, BOWL * k, 140), (394, 66), "R32")
    return s
