"""CorelDRAW: a cubic Bézier as a bent wire with its handles, between the two planes it is projected on."""
import Part
from FreeCAD import Vector as V

from parts import box, fused, group, moved, rod
from sheet import Sheet

POINTS = ((14, 24, 30), (30, 20, 108), (112, 96, 88), (126, 74, 20))  # node, handle, handle, node
WIDE, DEEP, TALL, THICK = 140, 110, 118, 4


def draw():
    s = Sheet("A Bézier curve as a bent wire with its handles: isometric with its projections, elevation and plan")
    planes = fused(box(0, 0, -THICK, WIDE, DEEP, THICK), box(0, DEEP, -THICK, WIDE, THICK, TALL + THICK))
    nodes = [moved(box(-3.5, -3.5, -3.5, 7, 7, 7), *p) for p in (POINTS[0], POINTS[3])]
    knobs = [Part.makeSphere(4, V(*p)) for p in POINTS[1:3]]
    arms = [rod(POINTS[0], POINTS[1], 0.7), rod(POINTS[3], POINTS[2], 0.7)]
    posts = [rod((p[0], p[1], 0), (p[0], p[1], p[2] - 3.5), 0.7) for p in (POINTS[0], POINTS[3])]
    iso = s.view(group(planes, *nodes, *knobs, *arms, *posts), "iso", (24, 270), 1.8, soft=False)
    # A parallel projection of a Bézier is the Bézier of its projected points, so curves need no sampling.
    for flat, cls in ((lambda p: p, "edge"), (lambda p: (p[0], p[1], 0), "accent"), (lambda p: (p[0], DEEP, p[2]), "accent")):
        drop = [iso.at(*flat(p)) for p in POINTS]
        s.prims[cls].append(("curve", drop))
        if cls == "accent":
            s.line(drop[0], drop[1], cls="soft")
            s.line(drop[3], drop[2], cls="soft")
    k = 1.34
    for look, y, pick in (("front", 190, 2), ("top", 372, 1)):
        v = s.view(group(*nodes), look, (420, y), k, hidden=False)
        p = [v.at(*q) for q in POINTS]
        s.line(v.at(0, 0, 0), v.at(WIDE, 0, 0), cls="soft") if pick == 2 else None
        s.prims["edge"].append(("curve", p))
        for a, b in ((0, 1), (3, 2)):
            s.line(p[a], p[b], cls="dim")
            s.arc(p[b], 4 * k * 0.8)
        if pick == 2:
            first = p
        else:
            for a, b in zip(first, p):
                s.axis(a, b, 0)
    for n, (x, y) in enumerate(first):
        s.text(x + (-8 if n in (0, 1) else 8), y + (4 if n in (0, 3) else -4), f"P{'₀₁₂₃'[n]}", "end" if n in (0, 1) else "start")
    return s
