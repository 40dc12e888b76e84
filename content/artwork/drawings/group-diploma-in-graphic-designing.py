"""Graphic designing: one solid whose three views are the square, the circle and the triangle."""
from parts import prism, rod
from sheet import Sheet

R = 40


def solid():
    """A cylinder as high as it is wide, cut from one diameter of its top to both sides of its foot."""
    return rod((0, 0, 0), (0, 0, 2 * R), R).common(prism([(-R, -R, 0), (-R, R, 0), (-R, 0, 2 * R)], (2 * R, 0, 0)))


def draw():
    s = Sheet("One solid whose front view is a square, its plan a circle and its left view a triangle")
    part = solid()
    s.view(part, "iso", (154, 308), 3.1)
    k = 1.5
    front = s.view(part, "front", (396, 174), k, soft=False)
    left = s.view(part, "left", (556, 174), k, soft=False)
    top = s.view(part, "top", (396, 316), k)
    for view in (front, left):
        s.axis(view.at(0, 0, 0), view.at(0, 0, 2 * R), 8)
    s.cross(top.at(0, 0, 0), R * k, 8)
    s.width(front.at(-R, 0, 2 * R), front.at(R, 0, 2 * R), 34, "1")
    s.height(left.at(0, -R, 0), left.at(0, 0, 2 * R), 628, "1")
    s.radius(top.at(0, 0, 0), R * k, 325, "⌀1", 18)
    s.first_angle(556, 330)
    return s
