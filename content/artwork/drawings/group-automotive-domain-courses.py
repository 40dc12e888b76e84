"""Automotive, the group: a ventilated brake disc on its hub, a quarter cut away (isometric), and its half section."""
import math

import Part
from FreeCAD import Vector as V

from parts import box, fused, ring_of, rod, rotated, turned
from sheet import Sheet, polar

RIM, EYE = 78, 52  # outer and inner radius of the friction ring


def disc():
    bell = [(0, 12), (20, 12), (20, 30), (44, 30), (47, 27), (47, 0), (RIM, 0), (RIM, 6), (EYE, 6), (EYE, 12), (RIM, 12), (RIM, 18), (52, 18), (52, 29), (46, 36), (24, 36), (24, 44), (0, 44)]
    return bell


def solid():
    """Two friction faces held apart by vanes, and the bell that carries them to the hub."""
    low = Part.makeCylinder(RIM, 7).cut(Part.makeCylinder(EYE, 7))
    high = Part.makeCylinder(RIM, 7, V(0, 0, 15)).cut(Part.makeCylinder(EYE, 7, V(0, 0, 15)))
    vanes = ring_of(box(EYE - 4, -1.6, 7, RIM - EYE + 1, 3.2, 8), 24, 7.5)
    bell = turned([(22, 38), (50, 38), (55, 33), (55, 15), (55, 22), (50, 22), (50, 32), (48, 34), (22, 34)])
    return low, high, vanes, bell


def draw():
    s = Sheet("Ventilated brake disc: isometric with a quarter cut away, and half section")
    bell = turned([(24, 34), (47, 34), (49, 32), (49, 0), (RIM, 0), (RIM, 7), (56, 7), (56, 15), (RIM, 15), (RIM, 22), (54, 22), (54, 35), (50, 40), (24, 40)])
    vanes = [v.common(Part.makeCylinder(RIM - 1, 40)) for v in ring_of(box(55, -1.7, 7, 30, 3.4, 8), 20, 9)]
    part = bell.fuse(vanes).removeSplitter()
    for i in range(5):
        a = math.radians(72 * i + 54)
        part = part.cut(rod((36 * math.cos(a), 36 * math.sin(a), 30), (36 * math.cos(a), 36 * math.sin(a), 42), 5))
    opened = part.cut(box(0, -100, -1, 100, 100, 60))
    s.view(opened, "iso", (200, 230), 2.35, cut=[((0, 0, 0), (1, 0, 0), 45, 6), ((0, 0, 0), (0, 1, 0), 135, 6)])
    return s
