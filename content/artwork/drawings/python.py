"""Python: the lines of a small program as bars on a plate, four to the indent; the deeper a line is nested the higher it stands."""
from parts import box, fused, rounded, upright
from sheet import Sheet

# One bar for each line of code: its level and its length.
LINES = ((0, 92), (1, 74), (2, 62), (3, 40), (3, 54), (2, 30), (1, 48))
INDENT, BAR, PITCH, LEVEL, PLATE = 16, 13, 20, 13, 7
DEEP = len(LINES) * PITCH + 8


def row(n):
    """The near side of a line's bar; the first line lies farthest from the reader, as on a page."""
    return DEEP - 11 - n * PITCH - BAR


def bars():
    for n, (level, length) in enumerate(LINES):
        x = 12 + level * INDENT
        yield rounded(box(x, row(n), 0, length, BAR, PLATE + (level + 1) * LEVEL), 5, lambda e: upright(e) and e.CenterOfMass.x > x + 1)


def draw():
    s = Sheet("Python: bars indented level by level on a plate, the deeper the higher: isometric, front view and plan")
    part = fused(rounded(box(0, 0, 0, 128, DEEP, PLATE), 8, upright), *bars())
    s.view(part, "iso", (18, 256), 1.94)
    k = 1.34
    front = s.view(part, "front", (428, 116), k)
    top = s.view(part, "top", (428, 366), k)
    for level in range(3):
        n = level + 1
        a, b = (top.at(12 + (level + i) * INDENT, row(level + i) + BAR / 2, 0) for i in (0, 1))
        s.line((b[0], b[1] - 12), (b[0], top.at(0, row(level), 0)[1] + 4), cls="dim") if False else None
    for level in (1, 2, 3):
        x, y = top.at(12 + level * INDENT, row(level), 0)
        s.width((x - INDENT * k, y - 2), (x, y), y - BAR * k / 2, "", cls="accent") if False else None
    s.width(top.at(12, row(6), 0), top.at(12 + INDENT, row(6), 0), 392, "4")
    s.width(top.at(12 + INDENT, row(6), 0), top.at(12 + 2 * INDENT, row(5), 0), 392, "4")
    s.width(top.at(12 + 2 * INDENT, row(5), 0), top.at(12 + 3 * INDENT, row(4), 0), 392, "4")
    for n in (1, 2, 3):
        s.text(top.at(0, 0, 0)[0] - 8, top.at(0, row(n - 1), 0)[1] - 3, str(n), "end")
    s.height(front.at(0, 0, 0), front.at(60, 0, PLATE + 4 * LEVEL), 412, "59")
    return s
