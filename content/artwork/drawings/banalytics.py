"""Big data analytics: a cluster of racks feeding one line through a header pipe."""
from parts import box, fused, group, moved, rod, rounded, turned, upright
from sheet import Sheet

RACK, DEEP, TALL, PITCH, COUNT = 32, 40, 96, 44, 4
HEADER = TALL + 26


def rack():
    """A rack: frame, and units with a slot each."""
    body = box(0, 0, 0, RACK, DEEP, TALL).cut(box(3, -1, 5, RACK - 6, 5, TALL - 10))
    for n in range(6):
        z = 7 + n * 14
        body = body.fuse(box(3, 1.5, z, RACK - 6, 4, 11)).cut(box(6, 0, z + 6.5, 12, 3, 2))
    return body.removeSplitter()


def draw():
    s = Sheet("A cluster of four racks on one header pipe: isometric, front view and plan")
    floor = rounded(box(-8, -8, -5, COUNT * PITCH + 40, DEEP + 16, 5), 4, upright)
    racks = [moved(rack(), n * PITCH) for n in range(COUNT)]
    out = COUNT * PITCH + 14
    y = DEEP / 2
    pipes = fused(rod((RACK / 2, y, HEADER), (out, y, HEADER), 5), *[rod((n * PITCH + RACK / 2, y, TALL), (n * PITCH + RACK / 2, y, HEADER), 4) for n in range(COUNT)], rod((out, y, HEADER + 5), (out, y, 20), 5))
    flanges = [rod((n * PITCH + RACK / 2, y, TALL), (n * PITCH + RACK / 2, y, TALL + 4), 8) for n in range(COUNT)]
    sink = moved(turned([(0, 0), (14, 0), (14, 26), (6, 34), (0, 34)]), out, y)
    whole = group(floor, *racks, *flanges, pipes.cut(sink), sink)
    whole = group(floor, *racks, fused(pipes, sink, *flanges))
    s.view(whole, "iso", (30, 188), 1.86, soft=False)
    k = 1.12
    front = s.view(whole, "front", (386, 176), k, hidden=False, soft=False)
    top = s.view(whole, "top", (386, 272), k, hidden=False, soft=False)
    s.axis(front.at(RACK / 2, 0, HEADER), front.at(out, 0, HEADER), 12)
    s.axis(front.at(out, 0, 0), front.at(out, 0, HEADER))
    s.width(front.at(RACK / 2, 0, 0), front.at(RACK / 2 + PITCH, 0, 0), 204, "n + 1") if False else None
    s.width(top.at(0, 0, 0), top.at(PITCH, 0, 0), 306, "node 1")
    s.width(top.at(PITCH, 0, 0), top.at(2 * PITCH, 0, 0), 306, "2")
    s.width(top.at(2 * PITCH, 0, 0), top.at(3 * PITCH, 0, 0), 306, "n")
    return s
