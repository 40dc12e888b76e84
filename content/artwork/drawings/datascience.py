"""Data science: measured points over a plate, the plane fitted to them, and what it leaves unexplained."""
import Part
from FreeCAD import Vector as V

from parts import box, group, prism, rod, rounded, upright
from sheet import Sheet

WIDE, DEEP = 124, 96
# Points as x, y and how far each lies above the plane.
POINTS = ((14, 14, 15), (34, 40, 12), (22, 76, 11), (56, 16, 20), (62, 62, 16), (82, 34, 13), (92, 80, 19), (108, 14, 17), (112, 56, 12), (46, 84, 22))
BALL = 4.2


def plane(x, y):
    """Height of the fitted plane."""
    return 44 - 0.14 * x + 0.24 * y


def draw():
    s = Sheet("Points over their regression plane with the residuals: isometric, front view and plan")
    base = rounded(box(0, 0, 0, WIDE, DEEP, 5), 4, upright)
    corners = [(4, 4), (WIDE - 4, 4), (WIDE - 4, DEEP - 4), (4, DEEP - 4)]
    fit = prism([(x, y, plane(x, y)) for x, y in corners], (0, 0, -1.6))
    posts = [rod((x, y, 5), (x, y, plane(x, y) - 1.6), 1.6) for x, y in ((9, 9), (WIDE - 9, 9), (WIDE - 9, DEEP - 9), (9, DEEP - 9))]
    balls = [Part.makeSphere(BALL, V(x, y, plane(x, y) + r)) for x, y, r in POINTS]
    iso = s.view(group(base, fit, *posts, *balls), "iso", (24, 268), 2.3, soft=False)
    for x, y, r in POINTS:
        s.trace(iso, (x, y, plane(x, y)), (x, y, plane(x, y) + r - BALL), cls="accent")
    for n in (1, 2, 3):  # a grid on the plane
        for a, b in (((4 + n * (WIDE - 8) / 4, 4), (4 + n * (WIDE - 8) / 4, DEEP - 4)), ((4, 4 + n * (DEEP - 8) / 4), (WIDE - 4, 4 + n * (DEEP - 8) / 4))):
            s.trace(iso, (*a, plane(*a) + 0.1), (*b, plane(*b) + 0.1), cls="soft")
    k = 1.5
    front = s.view(group(base, fit, *posts), "front", (424, 168), k, hidden=False)
    top = s.view(base, "top", (424, 362), k)
    for x, y, r in POINTS:
        z = plane(x, y)
        s.arc(front.at(x, y, z + r), BALL * k)
        s.line(front.at(x, y, z), front.at(x, y, z + r - BALL), cls="accent")
        s.arc(top.at(x, y, 0), BALL * k)
    s.width(top.at(0, 0, 0), top.at(WIDE, 0, 0), 394, "x₁")
    s.height(top.at(WIDE, 0, 0), top.at(WIDE, DEEP, 0), 626, "x₂")
    s.text(424, 26, "ŷ = b₀ + b₁x₁ + b₂x₂")
    return s
