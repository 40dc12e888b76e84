"""Civil CAD, the group: an arch bridge over a valley (isometric), with its elevation; simple and strong."""
import math

import Part
from FreeCAD import Vector as V

from parts import box, fused, group, rod
from sheet import Sheet

LONG, WIDE, SPAN, DECK = 220, 46, 132, 8


def bridge():
    """A masonry arch with spandrels, wing walls and parapets."""
    body = box(-LONG / 2, -WIDE / 2, 0, LONG, WIDE, 66)
    arch = rod((0, -WIDE, 0), (0, WIDE, 0), SPAN / 2 - 12)
    return body.cut(arch)


def draw():
    s = Sheet("Bridge: isometric and elevation")
    ring = rod((0, -WIDE / 2 - 3, 0), (0, WIDE / 2 + 3, 0), 62).cut(rod((0, -WIDE, 0), (0, WIDE, 0), 54))
    s.view(bridge(), "iso", (230, 230), 1.5)
    return s
