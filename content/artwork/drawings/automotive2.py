"""Automotive body in white: a welding fixture with base, clamp units and locating pins (isometric), one clamp unit in elevation."""
from parts import box, fused, group, moved, prism, rod, rotated, turned
from sheet import Sheet

NET = 92  # the height at which the panel rests


def clamp_unit(x=0, y=0, turn=0):
    """Riser, rest block with net pad, and a power clamp whose arm closes on the pad; it faces -x."""
    riser = fused(box(-24, -15, 0, 50, 30, 8), box(4, -11, 8, 16, 22, 86), prism([(-18, -3, 8), (4, -3, 8), (4, -3, 46)], (0, 6, 0)))
    rest = fused(box(-17, -10, 74, 21, 20, 12), rod((-8, 0, 86), (-8, 0, NET), 6))
    body = box(20, -8, 26, 17, 16, 66)
    arm = prism([(22, -4, 92), (36, -4, 92), (36, -4, 112), (-14, -4, 112), (-14, -4, 104), (18, -4, 103)], (0, 8, 0))
    pad = rod((-8, 0, NET + 2), (-8, 0, 104), 4)
    return [moved(rotated(p, turn), x, y) for p in (riser, rest, body, arm, pad)]


def pin_post(x, y):
    """A post with a round locating pin standing through the panel."""
    return [moved(turned([(0, 0), (16, 0), (16, 8), (9, 8), (9, 80), (11, 80), (11, NET), (0, NET)]), x, y),
            moved(turned([(0, NET), (4.5, NET), (4.5, NET + 10), (1.5, NET + 18), (0, NET + 18)]), x, y)]


def panel():
    """A floor panel blank with two beads, holes at the pins."""
    sheet = box(-122, -64, NET, 244, 128, 2)
    for x, y in ((0, -46), (0, 46)):
        sheet = sheet.cut(rod((x, y, NET), (x, y, NET + 2), 4.5))
    opening = fused(box(-62, -24, NET, 124, 48, 2), rod((-62, 0, NET), (-62, 0, NET + 2), 24), rod((62, 0, NET), (62, 0, NET + 2), 24))
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
    iso = s.view(everything, "iso", (206, 262), 1.02, accent=[part])

    k = 1.9
    unit = s.view(group(*clamp_unit()), "front", (520, 330), k, hidden=False)
    return s
