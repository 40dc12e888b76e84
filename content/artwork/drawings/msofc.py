"""Basic computer: a laptop with a letter on its screen, and a mouse, on a desk."""
import math

import Part
from FreeCAD import Matrix

from parts import box, fused, group, moved, rotated, rounded, upright
from sheet import Sheet

WIDE, DEEP, THICK = 150, 106, 7
KEY, PITCH, ROWS, COLUMNS = 12, 15.6, 3, 8
ENTER = (133, -35.6, 12, 27.6)  # x, y, width, depth of the one key that is twice as deep
TABS = [(8 + 46 * n, 81, 42, 12) for n in range(3)]


def keys():
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = 6 + column * PITCH + row % 2 * 3, -20 - row * PITCH
            yield box(x, y, THICK, KEY, KEY, 3)
        if row == ROWS - 1:
            yield box(ENTER[0], y, THICK, KEY, KEY, 3)
    yield box(36, -20 - ROWS * PITCH, THICK, 74, KEY, 3)


def deck():
    body = rounded(box(0, -DEEP, 0, WIDE, DEEP, THICK), 5, upright)
    return fused(body, *keys(), box(50, -DEEP + 4, THICK, 46, 22, 1.2))


def screen(words):
    """The screen, upright: tabs, and a page with a heading and lines, unless words stand for these."""
    body = box(0, 0, 0, WIDE, 5, 100).cut(box(4, 0, 4, WIDE - 8, 2, 92))
    parts = [box(x, -1, z, w, 3, h) for x, z, w, h in TABS]
    if not words:
        parts += [box(20, -1, z, w, 3, 3.4) for z, w in ((64, 46), (52, 108), (42, 108), (32, 96), (22, 108), (12, 60))]
    return fused(body, *parts)


MOUSE = (190, -68, 16, 27, 15)  # x, y of its middle; half its width, half its length, height


def mouse():
    """A smooth shell, flat below, with a wheel between two buttons."""
    x, y, wide, long, tall = MOUSE
    ball = Part.makeSphere(1).common(box(-2, -2, 0, 4, 4, 2))
    scale = Matrix(wide, 0, 0, x, 0, long, 0, y, 0, 0, tall, 0)
    wheel = moved(rotated(Part.makeCylinder(4, 3), 90, (0, 1, 0)), x - 1.5, y + 15, tall * 0.72)
    return fused(ball.transformGeometry(scale), wheel)


def on_mouse(u, v):
    """A point of the shell: u to the right, v away from the reader, -1 to 1 each."""
    x, y, wide, long, tall = MOUSE
    return x + u * wide, y + v * long, tall * math.sqrt(max(0, 1 - u * u - v * v)) + 0.3


def draw():
    s = Sheet("A laptop with a letter on its screen, and a mouse: isometric, the screen from the front, and the keyboard from above")
    enter = box(ENTER[0], ENTER[1], THICK, ENTER[2], ENTER[3], 3)
    lid = moved(rotated(screen(False), -18, (1, 0, 0)), z=THICK)
    desk = box(-14, -122, -6, 236, 150, 6)
    iso = s.view(group(desk, deck(), enter, lid, mouse()), "iso", (166, 168), 1.47, soft=False, accent=[enter])
    s.trace(iso, *[on_mouse(n / 8 * 0.95, 0.16) for n in range(-8, 9)], cls="edge")
    for start, end in ((0.16, 0.42), (0.7, 0.97)):
        s.trace(iso, *[on_mouse(0, start + (end - start) * n / 6) for n in range(7)], cls="edge")
    k = 1.24
    front = s.view(screen(True), "front", (440, 158), k, hidden=False)
    for (x, z, w, _), word in zip(TABS, ("Letter", "Sums", "Mail")):
        s.text(front.at(x + w / 2, 0, 0)[0], front.at(0, 0, z + 2.8)[1], word, "middle")
    for n, line in enumerate(("Dear Sir or Madam,", "I am writing to ask", "for two days’ leave.")):
        s.text(front.at(18, 0, 0)[0], front.at(0, 0, 58 - n * 17)[1], line)
    top = s.view(group(deck(), enter), "top", (440, 218), k, hidden=False, soft=False, accent=[enter])
    s.leader(top.at(ENTER[0] + 6, ENTER[1] + 24, 10), (604, 196), "Enter")
    return s


def mark():
    """The laptop alone: a plain screen, one block of keys, Enter in red."""
    s = Sheet("A laptop with a plain screen and one red key")
    wide, deep, thick = 150, 104, 9
    base = rounded(box(0, -deep, 0, wide, deep, thick), 6, upright).cut(box(12, -62, thick - 3, 126, 48, 4)).cut(box(50, -94, thick - 2, 50, 24, 3))
    lid = box(0, 0, 0, wide, 7, 100).cut(box(11, -1, 12, wide - 22, 3, 77))
    key = box(112, -36, thick - 3, 20, 18, 8)
    s.view(group(base, moved(rotated(lid, -16, (1, 0, 0)), z=thick), key), "iso", (200, 280), 2.1, soft=False, accent=[key])
    return s
