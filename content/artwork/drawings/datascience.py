"""Data science: twenty flats that the model of pieces/datascience/flats.py has not seen, its estimates beside the prices paid."""
import math
import sys
from pathlib import Path

import Part
from FreeCAD import Vector as V

from lettering import write
from parts import box, group, moved
from screen import BAR, window
from sheet import Sheet

sys.path.append(str(Path(__file__).resolve().parents[1] / "pieces" / "datascience"))
from flats import flats  # noqa: E402

LEFT, TOP, WIDE, DEEP = 120, 60, 400, 290
DEAREST = 100  # lakh, at the end of both axes
DOT = 4


def draw():
    model = flats()
    at = [(math.exp(model.guess[i]), float(model.price[i]), float(model.low[i]), float(model.high[i])) for i in model.test]
    missed = [n for n, (_, paid, low, high) in enumerate(at) if not low <= paid <= high]
    assert len(at) == 20 and len(missed) == 1 and max(max(a[:2]) for a in at) < DEAREST
    guess, _, low, high = at[0]
    down, up = low / guess, high / guess  # the range is a share of the estimate
    s = Sheet("A window: estimates of twenty flats against the prices paid; nineteen dots lie in a band about the line, one in red outside it")
    right, foot = LEFT + WIDE, TOP + DEEP
    window(s, LEFT, TOP, right, foot, "20 flats")
    x0, y0, x1, y1 = LEFT + 52, foot - 38, right - 24, TOP + BAR + 22
    X = lambda lakh: x0 + (x1 - x0) * lakh / DEAREST
    Y = lambda lakh: y0 - (y0 - y1) * lakh / DEAREST
    s.tone([(x0, y0), (X(DEAREST / up), y1), (x1, y1), (x1, Y(DEAREST * down))])
    s.line((x0, y0), (X(DEAREST / up), y1), cls="soft")
    s.line((x0, y0), (x1, Y(DEAREST * down)), cls="soft")
    s.line((x0, y1 - 8), (x0, y0), (x1 + 8, y0))
    s.line((x0, y0), (x1, y1), cls="edge")
    for lakh in (30, 60, 90):
        s.line((X(lakh), y0), (X(lakh), y0 + 5))
        s.line((x0 - 5, Y(lakh)), (x0, Y(lakh)))
        write(s, X(lakh), y0 + 20, str(lakh), "middle")
        write(s, x0 - 10, Y(lakh) + 5, str(lakh), "end")
    write(s, x0 + 10, y1 + 2, "paid")
    write(s, x1, y0 - 10, "estimate", "end")
    for n, (guess, paid, low, high) in enumerate(at):
        spot = X(guess), Y(paid)
        if n in missed:
            edge = high if paid > high else low
            s.line((X(guess), Y(edge)), (spot[0], spot[1] + (DOT + 2 if paid > high else -DOT - 2)), cls="accent")
            s.arc(spot, DOT + 2, cls="accent")
            s.arc(spot, DOT - 1.5, cls="accent")
        else:
            s.arc(spot, DOT)
    s.text((LEFT + right) / 2, TOP - 12, "Prices in lakh rupees, sample data", "middle")
    s.text((LEFT + right) / 2, foot + 20, f"{len(at) - len(missed)} hits, {len(missed)} miss", "middle")
    return s


def mark():
    """A distribution as a slab on a board; its tail, cut off, is what a model looks for."""
    s = Sheet("A bell curve as a slab on a board, its tail cut off")
    half, deep, high, cut = 80, 36, 104, 44
    bell = lambda x: 6 + high * math.exp(-x * x / 2 / 29 ** 2)
    def part(a, b):
        curve = Part.BSplineCurve()
        curve.interpolate([V(a + (b - a) * n / 14, 0, bell(a + (b - a) * n / 14)) for n in range(15)])
        corners = [V(b, 0, bell(b)), V(b, 0, 0), V(a, 0, 0), V(a, 0, bell(a))]
        return Part.Face(Part.Wire([curve.toShape(), *[Part.makeLine(p, q) for p, q in zip(corners, corners[1:])]])).extrude(V(0, deep, 0))
    tail = moved(part(cut, half), 9)
    s.view(group(box(-half - 6, -8, -7, 2 * half + 21, deep + 16, 7), part(-half, cut), tail), "iso", (300, 250), 1.9, soft=False, accent=[tail])
    return s
