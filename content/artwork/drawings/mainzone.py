"""Mainland: a tower on its plot, set back from the boundary."""
from parts import box, fused, group
from sheet import Sheet

PLOT = (96, 84)
PODIUM = (14, 14, 68, 56, 16)  # x, y, width, depth, height
TIERS = ((26, 22, 44, 40, 92), (32, 27, 32, 30, 122), (39, 33, 18, 18, 144))


def tower():
    x, y, w, d, h = PODIUM
    body = fused(box(x, y, 4, w, d, h), *[box(tx, ty, 4, tw, td, th) for tx, ty, tw, td, th in TIERS])
    for n in range(6):  # bays on the two faces that show
        body = body.cut(box(29 + n * 6.6, 21, 26, 4, 2.4, 64)) if n < 6 else body
        body = body.cut(box(68.6, 25 + n * 6, 26, 3, 3.6, 64))
    for n in range(5):
        body = body.cut(box(19 + n * 12.4, 13, 4, 8, 2.4, 11))
    return body.removeSplitter()


def draw():
    s = Sheet("A tower on its plot: isometric, elevation and plot plan with the boundary")
    ground = box(0, 0, 0, *PLOT, 4)
    mast = box(46.5, 40.5, 148, 3, 3, 26)
    whole = group(ground, fused(tower(), mast))
    s.view(whole, "iso", (70, 292), 2.0, soft=False)
    k = 1.2
    front = s.view(group(fused(tower(), mast)), "front", (444, 222), k, hidden=False, soft=False)
    s.line(front.at(-8, 0, 4), front.at(PLOT[0] + 8, 0, 4))
    top = s.view(tower(), "top", (444, 372), k, hidden=False, soft=False)
    s.line(*[top.at(x, y, 0) for x, y in ((0, 0), (PLOT[0], 0), PLOT, (0, PLOT[1]))], cls="axis", closed=True)
    x, y, w, *_ = PODIUM
    s.width(top.at(x, y, 0), top.at(x + w, y, 0), 398, "34 m")
    s.height(top.at(PLOT[0], 0, 0), top.at(*PLOT, 0), 606, "42 m")
    s.height(front.at(70, 0, 4), front.at(57, 0, 148), 606, "72 m")
    n = (404, 344)
    s.line((n[0], n[1] + 26), (n[0], n[1] - 8), cls="dim")
    s.arrow((n[0], n[1] - 8), 90)
    s.text(n[0], n[1] - 14, "N", "middle")
    return s
