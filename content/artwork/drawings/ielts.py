"""IELTS: four tests side by side in the jaws of a caliper whose scale is the bands."""
from parts import box, fused, group, moved, prism, rounded, upright
from sheet import Sheet

BAND = 20  # millimetres to a band
READ = 7
BEAM, THICK = 16, 7
BLOCK = READ * BAND / 4


def fixed():
    """The beam along x with its jaw at zero, measuring face at x = 0, in the x-z plane."""
    beam = box(-18, 0, 0, 18 + 9.7 * BAND, THICK, BEAM)
    jaw = prism([(-18, 0, BEAM), (-18, 0, -16), (-6, 0, -60), (0, 0, -66), (0, 0, BEAM)], (0, THICK, 0))
    return fused(beam, jaw)


def slide():
    """The sliding jaw, its measuring face at x = 0."""
    jaw = prism([(0, 0, 0), (0, 0, -66), (6, 0, -60), (18, 0, -16), (30, 0, -8), (30, 0, 0)], (0, THICK, 0))
    sleeve = box(0, -3, -8, 30, THICK + 6, BEAM + 13).cut(box(-1, 0, 0, 42, THICK, BEAM)).cut(box(5, -4, 4, 20, 4, BEAM - 3))
    screw = rounded(box(10, 1, BEAM + 5, 9, 5, 7), 1, upright)
    return fused(sleeve, jaw, screw)


def scale(s, view, y):
    for n in range(91):
        if n % 5 == 0:
            top = 9 if n % 10 == 0 else 5.5
            x = n / 10 * BAND
            if not READ * BAND <= x <= READ * BAND + 30:
                s.line(view.at(x, y, 0.5), view.at(x, y, top), cls="soft")


def draw():
    s = Sheet("A caliper with a scale of bands from 0 to 9 closing on four test blocks: isometric and front view")
    blocks = [rounded(box(n * BLOCK, -12, -60, BLOCK, 30, 44), 3, lambda e: abs(e.BoundBox.YLength - 30) < 1e-6) for n in range(4)]
    whole = group(fixed(), moved(slide(), READ * BAND), *blocks)
    iso = s.view(whole, "iso", (58, 112), 2.24, soft=False)
    scale(s, iso, 0)
    k = 1.2
    front = s.view(whole, "front", (378, 84), k, hidden=False, soft=False)
    scale(s, front, 0)
    for n in (0, 3, 6, 9):
        x, y = front.at(n * BAND, 0, BEAM)
        s.text(x, y - 6, str(n), "middle")
    for n, name in enumerate("LRWS"):
        x, y = front.at((n + 0.5) * BLOCK, 0, -40)
        s.text(x, y + 4, name, "middle")
    s.width(front.at(0, 0, -66), front.at(READ * BAND, 0, -66), 196, "band", cls="accent")
    return s
