"""Mechanical CAD, the group: a gear and its pinion in mesh (isometric), and the pair as the standard draws gears."""
import math

from parts import box, gear, group, moved, rod, rotated
from sheet import Sheet, polar

MODULE, TEETH, SMALL, WIDTH = 5, 22, 12, 24
R, r = MODULE * TEETH / 2, MODULE * SMALL / 2  # pitch radii
APART = R + r


def wheel():
    body = moved(rotated(gear(MODULE, TEETH, WIDTH, slack=0.6, flank=2), 90, (1, 0, 0)), 0, WIDTH)
    body = body.cut(rod((0, 0, 0), (0, 6, 0), 44)).fuse(rod((0, -8, 0), (0, WIDTH, 0), 20)).removeSplitter()
    for i in range(5):
        a = math.radians(72 * i + 90)
        body = body.cut(rod((32 * math.cos(a), 0, 32 * math.sin(a)), (32 * math.cos(a), WIDTH, 32 * math.sin(a)), 8.5))
    return body.cut(rod((0, -8, 0), (0, WIDTH, 0), 11).fuse(box(-3, -8, 0, 6, WIDTH + 8, 14.3)))


def pinion():
    body = moved(rotated(gear(MODULE, SMALL, WIDTH, slack=0.6, phase=0.5, flank=2), 90, (1, 0, 0)), 0, WIDTH)
    return moved(body.fuse(rod((0, -40, 0), (0, WIDTH, 0), 11)).removeSplitter(), APART)


def draw():
    s = Sheet("Gear and pinion in mesh: isometric, and front view with pitch circles")
    iso = s.view(group(wheel(), pinion()), "iso", (146, 204), 2.12)
    s.trace(iso, (APART, -56, 0), (APART, -40, 0))
    s.trace(iso, (0, -40, 0), (0, -8, 0))

    k, cx, cy = 1.14, 460, 204
    a, b = (cx, cy), (cx + APART * k, cy)
    for c, radius, bore in ((a, R, 11), (b, r, 11)):
        s.arc(c, (radius + MODULE) * k)
        s.arc(c, radius * k, cls="axis")
        s.arc(c, (radius - 1.25 * MODULE) * k, cls="soft")
        gap = 15.8 if c == a else 0  # the keyway breaks the wheel's bore
        s.arc(c, bore * k, 90 + gap, 450 - gap)
        s.axis((c[0], c[1] - (radius + MODULE) * k), (c[0], c[1] + (radius + MODULE) * k))
    s.arc(a, 20 * k)
    s.arc(a, 44 * k)
    for i in range(5):
        s.arc(polar(a, 32 * k, 72 * i + 90), 8.5 * k)
    s.line(*[(cx + x * k, cy - z * k) for x, z in ((-3, 10.6), (-3, 14.3), (3, 14.3), (3, 10.6))])
    s.axis((a[0] - (R + MODULE) * k, cy), (b[0] + (r + MODULE) * k, cy))
    s.width((a[0], cy + (R + MODULE) * k), (b[0], cy + (r + MODULE) * k), cy + 104, f"{APART:.0f}")
    s.leader(polar(a, R * k, 118), (404, 106), f"z = {TEETH}")
    s.leader(polar(b, r * k, 62), (582, 132), f"z = {SMALL}")
    s.text(a[0] + 8, cy - 84, f"m = {MODULE}")
    return s
