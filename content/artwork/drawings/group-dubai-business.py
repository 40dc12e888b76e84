"""Dubai business: three towers on one plinth, in elevation and plan."""
import Part
from FreeCAD import Vector as V

from parts import box, fused, group, moved, rod, rotated
from sheet import Sheet


def stepped():
    """A tower on three wings that end at different heights, with a mast."""
    core = rod((0, 0, 0), (0, 0, 150), 9)
    steps = ((60, 100, 132), (76, 112, 140), (48, 90, 124))  # heights at which a wing steps back
    wings = [rotated(box(0, -6, 0, reach, 12, high), 90 + 120 * n) for n, wing in enumerate(steps) for reach, high in zip((26, 20, 14), wing)]
    return fused(core, *wings, rod((0, 0, 150), (0, 0, 172), 4), rod((0, 0, 172), (0, 0, 194), 1.6))


def sail():
    """A tower like a sail: a straight mast side, a bent side, an even depth."""
    arc = Part.Arc(V(0, 0, 104), V(26, 0, 62), V(34, 0, 0)).toShape()
    wire = Part.Wire([Part.makeLine(V(34, 0, 0), V(0, 0, 0)), Part.makeLine(V(0, 0, 0), V(0, 0, 104)), arc])
    return Part.Face(wire).extrude(V(0, 22, 0))


def gate():
    """A frame of two legs and a bridge."""
    return box(0, 0, 0, 56, 18, 86).cut(box(15, -1, 0, 26, 20, 66))


def draw():
    s = Sheet("Three towers on one plinth: isometric, elevation and plan")
    plinth = fused(box(0, 0, -5, 156, 84, 5))
    towers = [moved(gate(), 8, 50), moved(stepped(), 92, 46), moved(sail(), 112, 8)]
    whole = group(plinth, *towers)
    s.view(whole, "iso", (22, 288), 1.84, soft=False)
    k = 1.26
    front = s.view(whole, "front", (396, 278), k, hidden=False, soft=False)
    s.view(whole, "top", (396, 398), k, hidden=False, soft=False)
    s.axis(front.at(92, 0, -5), front.at(92, 0, 194), 8)
    s.height(front.at(156, 0, 0), front.at(93, 0, 194), 618, "h")
    return s
