"""Python: the lines of a small program as bars on a plate, four to the indent; the deeper a line is nested the higher it stands."""
from parts import box, fused, rounded, upright
from sheet import Sheet

# One bar for each line of code: its level and its length.
LINES = ((0, 92), (1, 74), (2, 62), (3, 40), (3, 54), (2, 30), (1, 48))
INDENT, BAR, PITCH, LEVEL, PLATE = 16, 13, 20, 8, 7
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
    s.view(part, "iso", (18, 252), 1.92, soft=False)
    k = 1.34
    s.view(part, "front", (440, 116), k)
    top = s.view(part, "top", (440, 364), k)
    for n, word in ((0, "def"), (1, "for"), (2, "if"), (6, "return")):
        s.text(430, top.at(0, row(n), 0)[1] - 4, word, "end")
    for n in (6, 5, 4):  # each indent hangs on the nearest bars that begin and end it
        level = 6 - n
        s.width(top.at(12 + level * INDENT, row(n), 0), top.at(12 + (level + 1) * INDENT, row(n - 1 if n > 4 else n), 0), 394, "4", cls="accent")
    return s
