"""Free zone: a fenced plot with its gate, a warehouse and containers (metres)."""
from parts import box, fused, group, prism
from sheet import Sheet

WIDE, DEEP, FENCE = 48, 36, 2.4
GATE = (20, 30)  # the gate's opening in the near fence
TEU = (6.1, 2.44, 2.6)


def shed():
    """A warehouse with a pitched roof and two doors."""
    body = prism([(24, 15, 0), (24, 33, 0), (24, 33, 7), (24, 24, 10.5), (24, 15, 7)], (20, 0, 0))
    for x in (27, 36):
        body = body.cut(box(x, 14, 0, 5, 1.6, 4.6))
    return body.cut(box(43.4, 21, 0, 1, 6, 4.6))


def container(x, y, z):
    body = box(x, y, z, *TEU)
    for n in range(3):
        body = body.cut(box(x + 0.6 + n * 1.8, y - 0.1, z + 0.4, 1.2, 0.35, 1.9))
    return body


def fence():
    posts = [(x, y) for y in (0.5, DEEP - 0.5) for x in (0.5, 10, 20, 30, 38.5, WIDE - 0.5)] + [(x, y) for x in (0.5, WIDE - 0.5) for y in (9, 18, 27)]
    solids = [box(x - 0.25, y - 0.25, 0, 0.5, 0.5, FENCE) for x, y in posts]
    return group(*solids)


def draw():
    s = Sheet("A fenced plot with a gate, a warehouse and containers: isometric, elevation and plan")
    ground = box(-1.5, -1.5, -1, WIDE + 3, DEEP + 3, 1)
    boxes = [container(4, 24, 0), container(4, 28, 0), container(4, 24, 2.6), container(4, 18, 0), container(12, 26, 0)]
    hut = box(31.5, 2.5, 0, 4, 4, 3.4).cut(box(31.3, 3.2, 1.2, 0.5, 2.6, 1.4)).fuse(box(31, 2, 3.4, 5, 5, 0.4)).removeSplitter()
    barrier = fused(box(29.2, 1.6, 0, 0.8, 0.8, 1.2), rotated_bar())
    whole = group(ground, fence(), shed(), *boxes, hut, barrier)
    iso = s.view(whole, "iso", (30, 236), 5.8, soft=False)
    for z in (0.8, 1.5, 2.2):  # the wires of the fence
        a, b = 0.5, WIDE - 0.5
        for run in (((GATE[0], 0.5), (a, 0.5), (a, DEEP - 0.5), (b, DEEP - 0.5), (b, 0.5), (GATE[1], 0.5)),):
            s.trace(iso, *[(x, y, z) for x, y in run], cls="soft")
    k = 3.9
    front = s.view(group(shed(), hut, *boxes), "front", (434, 108), k, hidden=False, soft=False)
    s.line(front.at(-2, 0, 0), front.at(WIDE + 2, 0, 0))
    top = s.view(group(shed(), hut, *boxes), "top", (434, 290), k, hidden=False, soft=False)
    g0, g1 = GATE
    s.line(top.at(g0, 0, 0), top.at(0, 0, 0), top.at(0, DEEP, 0), top.at(WIDE, DEEP, 0), top.at(WIDE, 0, 0), top.at(g1, 0, 0))
    s.width(top.at(g0, 0, 0), top.at(g1, 0, 0), 322, "10 m", cls="accent")
    s.width(top.at(0, 0, 0), top.at(WIDE, 0, 0), 352, "48 m")
    s.height(front.at(24, 0, 0), front.at(24, 0, 10.5), 416, "10.5", side=-1)
    return s


def rotated_bar():
    """The gate's barrier, open."""
    return prism([(29.4, 1.8, 0.9), (29.8, 1.8, 1.2), (24.2, 1.8, 7.6), (23.9, 1.8, 7.3)], (0, 0.3, 0))
