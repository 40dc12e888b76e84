"""Advanced Excel: a grid of cells, each as high as its value; the largest is found by formula."""
from parts import box, fused, rounded, upright
from sheet import Sheet

# Values by column, row 1 (farthest from the reader, as on a sheet) to row 4.
VALUES = {"A": (34, 26, 16, 8), "B": (44, 30, 22, 13), "C": (38, 46, 28, 18), "D": (60, 40, 24, 11), "E": (48, 34, 30, 20)}
CELL, GAP, BASE = 22, 3, 6
WIDE, DEEP = 5 * CELL + GAP, 4 * CELL + GAP


def draw():
    s = Sheet("A worksheet as a block of cells raised to their values: isometric, front view and plan")
    cells = [rounded(box(GAP + c * CELL, GAP + (3 - r) * CELL, 0, CELL - GAP, CELL - GAP, BASE + value), 2, upright)
             for c, column in enumerate(VALUES.values()) for r, value in enumerate(column)]
    part = fused(rounded(box(0, 0, 0, WIDE, DEEP, BASE), 3, upright), *cells)
    k = 2.36
    iso = s.view(part, "iso", (22, 270), k, soft=False)
    x, y, z = GAP + 3 * CELL, GAP + 3 * CELL, BASE + 60
    rim = [iso.at(x + i * (CELL - GAP), y + j * (CELL - GAP), z) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]
    s.leader(((rim[0][0] + rim[2][0]) / 2, (rim[0][1] + rim[2][1]) / 2), (296, 40), "=MAX(A1:E4)", dot=True)
    k = 1.56
    front = s.view(part, "front", (440, 178), k, hidden=False, soft=False)
    top = s.view(part, "top", (440, 366), k, soft=False)
    for c, name in enumerate(VALUES):
        s.text(top.at(GAP + (c + 0.5) * CELL - GAP / 2, 0, 0)[0], 216, name, "middle")
    for r in range(4):
        s.text(428, top.at(0, GAP + (3.5 - r) * CELL - GAP / 2, 0)[1] + 4.2, str(r + 1), "middle")
    s.height(front.at(0, 0, BASE), front.at(x, 0, z), 424, "60", side=-1)
    return s
