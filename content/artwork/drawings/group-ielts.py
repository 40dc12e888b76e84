"""IELTS: a micrometer on a block, read to the half band."""
from parts import box, fused, group, moved, rod, rounded, turned, laid
from sheet import Sheet

GAP, REACH, THICK = 46, 50, 11  # between the faces; outer radius of the frame; its thickness


def frame():
    """The bow, below the measuring axis (x), with the boss that carries the sleeve."""
    half = rod((GAP / 2, -THICK / 2, 0), (GAP / 2, THICK / 2, 0), REACH).cut(rod((GAP / 2, -THICK, 4), (GAP / 2, THICK, 4), REACH - 17))
    bow = half.common(box(-100, -50, -100, 250, 100, 100))
    return fused(bow, rod((-27, 0, 0), (-10, 0, 0), 9), rod((GAP + 10, 0, 0), (GAP + 30, 0, 0), 10), rod((-12, 0, 0), (0, 0, 0), 4.5))


def spindle():
    """Spindle, sleeve, thimble and ratchet along x from the measuring face."""
    return laid(turned([(0, 0), (4.5, 0), (4.5, 30), (8.5, 30), (8.5, 62), (10.5, 62), (13, 70), (13, 106), (11, 108), (7, 108), (7, 124), (0, 124)]), (1, 0, 0))


def draw():
    s = Sheet("A micrometer closed on a block, read as band 6.5: isometric, front view and plan")
    block = rounded(box(0, -16, -14, GAP, 32, 34), 3, lambda e: e.BoundBox.YLength > 1)
    whole = group(frame(), moved(spindle(), GAP), block)
    s.view(whole, "iso", (82, 152), 2.0, soft=False)
    k = 1.3
    front = s.view(whole, "front", (400, 128), k, hidden=False, soft=False)
    top = s.view(whole, "top", (400, 300), k, hidden=False, soft=False)
    for n in range(10):  # the scale of the sleeve: bands above its line, halves below
        x = GAP + 34 + n * 2.9
        s.line(front.at(x, 0, 0), front.at(x, 0, 5 if n % 3 == 0 else 3.6), cls="soft")
        s.line(front.at(x + 1.45, 0, 0), front.at(x + 1.45, 0, -3), cls="soft")
    s.axis(front.at(-27, 0, 0), front.at(GAP + 124, 0, 0), 8)
    s.axis(top.at(-27, 0, 0), top.at(GAP + 124, 0, 0), 8)
    s.width(front.at(0, 0, 20), front.at(GAP, 0, 20), 62, "6.5", cls="accent")
    return s
