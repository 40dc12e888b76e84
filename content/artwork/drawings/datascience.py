"""Data science: measured points, the plane fitted to them as an open grid, and the residuals on both sides of it."""
import numpy as np
import Part
from FreeCAD import Vector as V

from parts import box, group, prism, rod, rounded, upright
from sheet import Sheet

WIDE, DEEP, BALL = 124, 96, 4.2
# Measured points: x, y, z.
POINTS = ((18, 17, 58), (36, 40, 38), (20, 77, 76), (54, 19, 29), (63, 60, 64), (80, 38, 52), (92, 80, 50), (107, 18, 40), (109, 57, 31), (48, 82, 52))
B0, B1, B2 = (float(b) for b in np.linalg.lstsq(np.array([(1, x, y) for x, y, _ in POINTS], float), np.array([z for *_, z in POINTS], float), rcond=None)[0])


def plane(x, y):
    """Height of the fitted plane (least squares)."""
    return B0 + B1 * x + B2 * y


def grid():
    """The plane as a plate with openings, so that the points under it can be seen."""
    corners = [(4, 4), (WIDE - 4, 4), (WIDE - 4, DEEP - 4), (4, DEEP - 4)]
    plate = prism([(x, y, plane(x, y)) for x, y in corners], (0, 0, -1.6))
    for i in range(4):
        for j in range(3):
            plate = plate.cut(box(6 + i * 28.3, 6 + j * 28.3, 0, 26.3, 26.3, 120))
    return plate


def draw():
    s = Sheet("Points on both sides of their regression plane, with the residuals: isometric, front view and plan")
    base = rounded(box(0, 0, 0, WIDE, DEEP, 5), 4, upright)
    posts = [rod((x, y, 5), (x, y, plane(x, y) - 1.6), 1) for x, y in ((5, 5), (WIDE - 5, 5), (WIDE - 5, DEEP - 5), (5, DEEP - 5))]
    balls = [Part.makeSphere(BALL, V(*p)) for p in POINTS]
    iso = s.view(group(base, grid(), *posts, *balls), "iso", (24, 272), 2.3, soft=False)
    k = 1.5
    front = s.view(group(base, *posts), "front", (424, 168), k, hidden=False)
    top = s.view(base, "top", (424, 362), k)
    s.line(*[front.at(x, y, plane(x, y)) for x, y in ((4, 4), (WIDE - 4, 4), (WIDE - 4, DEEP - 4), (4, DEEP - 4))], closed=True)
    for x, y, z in POINTS:
        rest = z - plane(x, y)
        near = z - BALL if rest > 0 else z + BALL
        if abs(rest) > BALL:
            s.trace(iso, (x, y, plane(x, y)), (x, y, near), cls="accent")
            s.line(front.at(x, y, plane(x, y)), front.at(x, y, near), cls="accent")
        s.arc(front.at(x, y, z), BALL * k)
        s.arc(top.at(x, y, 0), BALL * k)
    s.width(top.at(0, 0, 0), top.at(WIDE, 0, 0), 394, "x₁")
    s.height(top.at(WIDE, 0, 0), top.at(WIDE, DEEP, 0), 626, "x₂")
    s.text(424, 26, "ŷ = b₀ + b₁x₁ + b₂x₂")
    return s
