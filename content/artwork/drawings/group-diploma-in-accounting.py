"""Accounting: an abacus of five rods, set to a sum."""
from parts import box, fused, group, moved, rod, rounded, turned
from sheet import Sheet

RODS, PITCH, FRAME, TALL, DEEP = 5, 26, 9, 118, 20
WIDE = (RODS + 1) * PITCH
BEAM = 76  # lower side of the reckoning bar
BEAD = (11.5, 12)  # radius and height
DIGITS = (7, 2, 4, 9, 1)


def bead():
    """A bead: two cones on a common rim."""
    r, h = BEAD
    return turned([(0, 0), (4, 0), (r, h / 2), (4, h), (0, h)])


def beads():
    for n, digit in enumerate(DIGITS):
        x = (n + 1) * PITCH
        ones = digit % 5
        for i in range(4):  # counted ones hang under the bar, the rest lie at the foot
            z = BEAM - (i + 1) * BEAD[1] if i < ones else FRAME + (3 - i) * BEAD[1]
            yield moved(bead(), x, 0, z)
        yield moved(bead(), x, 0, BEAM + 6 if digit >= 5 else TALL - FRAME - BEAD[1])


def draw():
    s = Sheet("An abacus of five rods set to 72 491: isometric and front view")
    frame = rounded(box(0, -DEEP / 2, 0, WIDE, DEEP, TALL), 6, lambda e: abs(e.BoundBox.YLength - DEEP) < 1e-6)
    frame = frame.cut(box(FRAME, -DEEP, FRAME, WIDE - 2 * FRAME, 2 * DEEP, TALL - 2 * FRAME))
    bar = box(FRAME, -5, BEAM, WIDE - 2 * FRAME, 10, 6)
    whole = group(fused(frame, bar), *beads())
    rods = []  # the bare lengths of the rods, between beads
    for n, digit in enumerate(DIGITS):
        upper = (BEAM + 6 + BEAD[1], TALL - FRAME) if digit >= 5 else (BEAM + 6, TALL - FRAME - BEAD[1])
        lower = FRAME + (4 - digit % 5) * BEAD[1], BEAM - digit % 5 * BEAD[1]
        rods += [((n + 1) * PITCH, *lower), ((n + 1) * PITCH, *upper)]
    k = 1.4
    front = s.view(whole, "front", (392, 276), k, hidden=False)
    s.view(group(whole, *[rod((x, 0, a), (x, 0, b), 1.4) for x, a, b in rods]), "iso", (40, 220), 2.05, soft=False)
    for x, a, b in rods:
        for side in (-1.4, 1.4):
            s.line(front.at(x + side, 0, a), front.at(x + side, 0, b), cls="soft")
    for n, digit in enumerate(DIGITS):
        s.text(front.at((n + 1) * PITCH, 0, 0)[0], 302, str(digit), "middle")
    s.width(front.at(0, 0, TALL), front.at(WIDE, 0, TALL), 86, "156")
    return s
