"""German A1: the level as two letters cut from the solid, their measures named in German."""
import math

from parts import group, prism
from sheet import Sheet

HEIGHT, HALF, FLAT, THICK = 84, 36, 9, 26  # height; half width of the A at its foot and at its top; depth
FOOT, BAR, GAP = 17, 14, 16  # width of a leg at its foot, height of the crossbar's under side, gap between the letters


def letter_a():
    lean = (HALF - FLAT) / HEIGHT
    inner = lambda z: HALF - FOOT - lean * z  # noqa: E731
    body = prism([(-HALF, 0, 0), (HALF, 0, 0), (FLAT, 0, HEIGHT), (-FLAT, 0, HEIGHT)], (0, THICK, 0))
    body = body.cut(prism([(-inner(0), 0, 0), (inner(0), 0, 0), (inner(BAR), 0, BAR), (-inner(BAR), 0, BAR)], (0, THICK, 0)))
    low = BAR + 14
    peak = (HALF - FOOT) / lean
    return body.cut(prism([(-inner(low), 0, low), (inner(low), 0, low), (0, 0, peak)], (0, THICK, 0)))


def figure_one():
    x = HALF + GAP
    return prism([(x + 16, 0, 0), (x + 33, 0, 0), (x + 33, 0, HEIGHT), (x + 20, 0, HEIGHT), (x, 0, HEIGHT - 18), (x, 0, HEIGHT - 36), (x + 16, 0, HEIGHT - 22)], (0, THICK, 0))


def draw():
    s = Sheet("The letters A1 as solids: isometric and front view with the measures named in German")
    both = group(letter_a(), figure_one())
    iso = s.view(both, "iso", (92, 250), 2.5)
    k = 1.86
    front = s.view(both, "front", (412, 268), k)
    right = HALF + GAP + 33
    for z in (0, HEIGHT):
        s.line(front.at(-HALF - 6, 0, z), front.at(right + 4, 0, z), cls="soft")
    apex = HALF / ((HALF - FLAT) / HEIGHT)
    for side in (-1, 1):
        s.line(front.at(side * FLAT, 0, HEIGHT), front.at(0, 0, apex), cls="soft")
    s.axis(front.at(0, 0, 0), front.at(0, 0, apex), 8)
    s.axis(front.at(HALF + GAP + 24.5, 0, 0), front.at(HALF + GAP + 24.5, 0, HEIGHT), 8)
    s.height(front.at(right, 0, 0), front.at(right, 0, HEIGHT), 606, "Höhe")
    s.width(front.at(-HALF, 0, 0), front.at(HALF, 0, 0), 306, "Breite")
    s.width(front.at(HALF + GAP + 16, 0, 0), front.at(right, 0, 0), 306, "17")
    x, y = iso.at(0, 0, BAR + 5)
    s.leader((x, y), (x + 10, 396), "Querstrich")
    o = front.at(0, 0, apex)
    half = math.degrees(math.atan(HALF / apex))
    s.arc(o, 34, 270 - half, 270 + half, cls="dim")
    s.text(o[0] + 24, o[1] + 14, f"Winkel {2 * half:.0f}°")
    return s
