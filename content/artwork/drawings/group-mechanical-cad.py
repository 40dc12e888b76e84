"""Mechanical CAD, the group: a planetary gear set with its carrier (isometric) and the same from the front; simple and strong."""
from FreeCAD import Vector as V

from parts import gear, group, moved, rod, rotated
from sheet import Sheet

M = 4.0  # module; sun 18, planets 12, ring 42 teeth


def draw():
    s = Sheet("Planetary gear set: isometric and front view")
    sun = gear(M, 15, 22, 12, slack=0.5, flank=2)
    planets = [rotated(moved(gear(M, 9, 22, 7, slack=0.5, phase=0.5 if n else 0.5, flank=2), 48), 120 * n) for n in range(3)]
    s.view(group(sun, *planets), "iso", (200, 230), 2.0)
    return s
