"""Japanese: the two characters of Nihon as raised strokes, their order numbered in the plan."""
from parts import box, fused, prism, rounded, upright
from sheet import Sheet

WIDE, DEEP, PLATE, RISE = 168, 100, 6, 16
S = 9  # width of a stroke
# Each stroke as corners in plan, in the order of writing, first the sun, then the root.
SUN = ([(16, 12), (16 + S, 12), (16 + S, 88), (16, 88)],
       [(16 + S, 88), (16 + S, 88 - S), (62 - S, 88 - S), (62 - S, 12), (62, 12), (62, 88)],
       [(16 + S, 46), (62 - S, 46), (62 - S, 46 + S), (16 + S, 46 + S)],
       [(16 + S, 14), (62 - S, 14), (62 - S, 14 + S), (16 + S, 14 + S)])
ROOT = ([(80, 64), (156, 64), (156, 64 + S), (80, 64 + S)],
        [(118 - S / 2, 6), (118 + S / 2, 6), (118 + S / 2, 94), (118 - S / 2, 94)],
        [(118, 72), (118, 56), (88, 18), (80, 24)],
        [(118, 72), (118, 56), (148, 18), (156, 24)],
        [(104, 24), (132, 24), (132, 24 + S - 1), (104, 24 + S - 1)])
START = ((10, 88), (34, 94), (31, 63), (31, 31)), ((78, 78), (110, 94), (91, 49), (145, 49), (97, 13))


def draw():
    s = Sheet("The Japanese characters for Japan as raised strokes: isometric, front view, and plan with the order of the strokes")
    plate = rounded(box(0, 0, 0, WIDE, DEEP, PLATE), 6, upright)
    strokes = [prism([(x, y, PLATE) for x, y in p], (0, 0, RISE)) for p in (*SUN, *ROOT)]
    part = fused(plate, fused(*strokes[:4]), fused(*strokes[4:]))
    s.view(part, "iso", (20, 240), 1.88)
    k = 1.42
    front = s.view(part, "front", (388, 74), k, hidden=False)
    top = s.view(part, "top", (388, 244), k)
    for numbers in START:
        for n, (x, y) in enumerate(numbers):
            px, py = top.at(x, y, 0)
            s.text(px, py + 4, str(n + 1), "middle")
    s.height(front.at(0, 0, 0), front.at(0, 0, PLATE + RISE), 372, "22", side=-1)
    return s
