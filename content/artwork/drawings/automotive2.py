"""Automotive body in white: a welding fixture with base, clamp units and locating pins (isometric), one clamp unit in elevation."""
import math

from parts import box, fused, group, moved, prism, rod, rotated, turned
from sheet import Sheet, polar

NET, SHEET = 92, 1.4  # the height at which the panel rests; its thickness
ARM = ((22, 94), (36, 94), (36, 112), (-14, 112), (-14, 104), (18, 103))  # outline of the clamp arm, closed
PIVOT = (29, 102)


def clamp_unit(x=0, y=0, turn=0):
    """Riser, rest block with net pad, and a power clamp whose arm closes on the pad; it faces -x."""
    riser = fused(box(-24, -15, 0, 50, 30, 8), box(4, -11, 8, 16, 22, 86), prism([(-18, -3, 8), (4, -3, 8), (4, -3, 46)], (0, 6, 0)))
    rest = fused(box(-17, -10, 74, 21, 20, 12), rod((-8, 0, 86), (-8, 0, NET), 6))
    body = fused(box(20, -8, 30, 17, 16, 64), box(24, -5, 18, 9, 10, 12))
    arm = fused(prism([(x, -4, z) for x, z in ARM], (0, 8, 0)), rod((PIVOT[0], -7, PIVOT[1]), (PIVOT[0], 7, PIVOT[1]), 3.5))
    pad = rod((-8, 0, NET + SHEET), (-8, 0, 104), 4)
    return [moved(rotated(p, turn), x, y) for p in (riser, rest, body, arm, pad)]


def pin_post(x, y):
    """A post with a round locating pin standing through the panel."""
    return [moved(turned([(0, 0), (16, 0), (16, 8), (9, 8), (9, 80), (11, 80), (11, NET), (0, NET)]), x, y),
            moved(turned([(0, NET), (4.5, NET), (4.5, NET + 10), (1.5, NET + 18), (0, NET + 18)]), x, y)]


def panel():
    """The panel to be welded: an opening, and holes for the pins."""
    sheet = box(-113, -64, NET, 226, 128, SHEET)
    for x, y in ((0, -46), (0, 46)):
        sheet = sheet.cut(rod((x, y, NET), (x, y, NET + SHEET), 4.5))
    opening = fused(box(-62, -24, NET, 124, 48, SHEET), rod((-62, 0, NET), (-62, 0, NET + SHEET), 24), rod((62, 0, NET), (62, 0, NET + SHEET), 24))
    return sheet.cut(opening)


def base():
    plate = box(-170, -100, -18, 340, 200, 18)
    feet = [box(x - 16, -100, -40, 32, 200, 22) for x in (-120, 120)]
    return [plate] + feet


def draw():
    s = Sheet("Welding fixture: isometric with panel, clamp units and locating pins; clamp unit in elevation")
    part = panel()
    units = [clamp_unit(114, y) for y in (-44, 44)] + [clamp_unit(-114, y, 180) for y in (-44, 44)]
    posts = [pin_post(0, y) for y in (-46, 46)]
    everything = group(*base(), part, *[p for u in units + posts for p in u])
    iso = s.view(everything, "iso", (208, 248), 1.04, accent=[part])
    s.leader(iso.at(70, 64, NET), (352, 112), "Panel")
    s.leader(iso.at(0, 46, NET + 17), (266, 66), "Locating pin")

    k = 1.9
    unit = s.view(group(*clamp_unit()), "front", (524, 352), k, hidden=False)
    at = lambda x, z: unit.at(x, 0, z)
    turn = math.radians(-76)  # the arm open, as its chain-dotted outline
    opened = [at(PIVOT[0] + (x - PIVOT[0]) * math.cos(turn) - (z - PIVOT[1]) * math.sin(turn), PIVOT[1] + (x - PIVOT[0]) * math.sin(turn) + (z - PIVOT[1]) * math.cos(turn)) for x, z in ARM]
    s.line(*opened, cls="axis", closed=True)
    s.cross(at(*PIVOT), 3.5 * k)
    s.axis(at(-8, 84), at(-8, 104))
    s.line(at(-58, NET + SHEET / 2), at(1, NET + SHEET / 2), cls="accent")
    s.line(at(-58, 0), at(56, 0))
    s.hatch([at(-58, 0), at(56, 0), at(56, -6), at(-58, -6)], step=7)
    s.height(at(-24, 0), at(-50, NET), 432, "92")
    s.arc(at(*PIVOT), 62, 110, 158, "dim")
    s.arrow(polar(at(*PIVOT), 62, 110), 24, "dim")
    s.text(*at(-14, 136), "76°")
    return s
