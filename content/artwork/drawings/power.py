"""Power BI: a dial and four columns on one instrument panel."""
import math

from parts import box, fused, group, prism, rod, rotated, rounded
from sheet import Sheet

WIDE, TALL, THICK = 156, 104, 12
DIAL = (52, 54, 38)  # centre x, z and radius
COLUMNS = ((104, 30), (116, 44), (128, 38), (140, 66))
FROM, TO, READS = 225, -45, 18  # ends of the scale and the reading, in degrees


def panel():
    body = rounded(box(0, 0, 0, WIDE, THICK, TALL), 8, lambda e: abs(e.BoundBox.YLength - THICK) < 1e-6)
    x, z, r = DIAL
    body = body.cut(rod((x, 4, z), (x, -1, z), r)).fuse(rod((x, 4, z), (x, -2, z), 5))
    return fused(body.removeSplitter(), *[box(cx, -18, 14, 8, 18, h) for cx, h in COLUMNS])


def needle():
    x, z, r = DIAL
    bar = prism([(x - 8, -2, z), (x, -2, z - 2.6), (x + r - 5, -2, z), (x, -2, z + 2.6)], (0, -2.5, 0))
    return rotated(bar, -READS, (0, 1, 0), (x, 0, z))


def draw():
    s = Sheet("An instrument panel with a dial and four columns: isometric, front view and plan")
    foot = prism([(8, THICK, 0), (8, THICK + 34, 0), (8, THICK, 70)], (WIDE - 16, 0, 0))
    part = group(fused(panel(), foot), needle())
    iso = s.view(part, "iso", (40, 208), 2.06, soft=False)
    x, z, r = DIAL
    k = 1.5
    front = s.view(part, "front", (386, 206), k, hidden=False, soft=False)
    for n in range(11):  # the scale: eleven strokes over 270 degrees
        a = math.radians(FROM + (TO - FROM) * n / 10)
        ends = [(x + f * math.cos(a), z + f * math.sin(a)) for f in (r - (9 if n % 5 == 0 else 6), r - 2)]
        s.line(*[front.at(px, 0, pz) for px, pz in ends], cls="soft")
        s.line(*[iso.at(px, 4, pz) for px, pz in ends], cls="soft")
    o = front.at(x, 0, z)
    s.arc(o, (r + 5) * k, READS, FROM, cls="accent")
    s.axis(front.at(100, 0, 14), front.at(152, 0, 14), 0)
    top = s.view(part, "top", (386, 318), k, hidden=False, soft=False)
    s.width(front.at(0, 0, TALL), front.at(WIDE, 0, TALL), 34, "156")
    s.width(top.at(104, -18, 0), top.at(116, -18, 0), 368, "12")
    s.text(o[0], front.at(0, 0, 20)[1], "270°", "middle")
    return s
