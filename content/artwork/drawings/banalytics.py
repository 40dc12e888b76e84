"""Big data analytics: a cluster of racks feeding one line through a header pipe."""
from parts import box, fused, group, moved, rod, rounded, turned, upright
from sheet import Sheet

RACK, DEEP, TALL, PITCH, COUNT = 32, 40, 96, 44, 4
HEADER = TALL + 26


def rack():
    """A rack: frame, and units with a slot each."""
    body = box(0, 0, 0, RACK, DEEP, TALL).cut(box(3, -1, 5, RACK - 6, 5, TALL - 10))
    for n in range(4):
        z = 7 + n * 21
        body = body.fuse(box(3, 1.5, z, RACK - 6, 4, 17)).cut(box(6, 0, z + 11, 14, 3, 3))
    return body.removeSplitter()


def draw():
    s = Sheet("A cluster of four racks on one header pipe: isometric, front view and plan")
    floor = rounded(box(-8, -8, -5, COUNT * PITCH + 40, DEEP + 16, 5), 4, upright)
    racks = [moved(rack(), n * PITCH) for n in range(COUNT)]
    out = COUNT * PITCH + 14
    y = DEEP / 2
    tops = [n * PITCH + RACK / 2 for n in range(COUNT)]
    pipes = fused(rod((tops[0], y, HEADER), (out, y, HEADER), 5), *[rod((x, y, TALL), (x, y, HEADER), 4) for x in tops], rod((out, y, HEADER + 5), (out, y, 20), 5))
    flanges = [rod((x, y, TALL), (x, y, TALL + 4), 8) for x in tops]
    sink = moved(turned([(0, 0), (14, 0), (14, 26), (6, 34), (0, 34)]), out, y)
    whole = group(floor, *racks, fused(pipes, sink, *flanges))
    s.view(whole, "iso", (26, 208), 1.7, soft=False)
    k = 1.12
    front = s.view(whole, "front", (386, 176), k, hidden=False, soft=False)
    top = s.view(whole, "top", (386, 272), k, hidden=False, soft=False)
    s.axis(front.at(RACK / 2, 0, HEADER), front.at(out, 0, HEADER), 12)
    s.axis(front.at(out, 0, 0), front.at(out, 0, HEADER))
    s.width(top.at(0, 0, 0), top.at(PITCH, 0, 0), 306, "node 1")
    s.width(top.at(PITCH, 0, 0), top.at(2 * PITCH, 0, 0), 306, "2")
    s.width(top.at(2 * PITCH, 0, 0), top.at(3 * PITCH, 0, 0), 306, "n")
    return s
