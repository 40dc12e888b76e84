"""SOLIDWORKS: a plummer block exploded along its bolts, and assembled in section through them."""
from parts import box, fused, group, hex_bolt, moved, rod, rounded, turned, upright, washer
from sheet import Sheet

SPLIT, EAR, AT = 45, 65, 42  # heights of the parting plane and of the ears' top; the bolts' distance from the centre
TIP = EAR + 2 - 45  # where the bolts end


def base():
    foot = rounded(box(-80, -22, 0, 160, 44, 16), 10, upright)
    body = fused(foot, box(-56, -22, 0, 112, 44, SPLIT)).cut(rod((0, -30, SPLIT), (0, 30, SPLIT), 22))
    for x in (-AT, AT):  # tapped holes: at full width as deep as the bolts go, below as drilled
        body = body.cut(moved(turned([(0, 7), (5.1, 10), (5.1, TIP), (6, TIP), (6, SPLIT), (0, SPLIT)]), x))
    for x in (-69, 69):
        body = body.cut(rod((x, 0, 0), (x, 0, 16), 6))
    return body


def cap():
    arch = rod((0, -22, SPLIT), (0, 22, SPLIT), 33).common(box(-40, -30, SPLIT, 80, 60, 40))
    body = fused(arch, box(-56, -22, SPLIT, 112, 44, EAR - SPLIT)).cut(rod((0, -30, SPLIT), (0, 30, SPLIT), 22))
    for x in (-AT, AT):
        body = body.cut(rod((x, 0, SPLIT), (x, 0, EAR), 7.4))
    return body


def bush():
    ring = rod((0, -28, SPLIT), (0, 28, SPLIT), 27).cut(rod((0, -22, SPLIT), (0, 22, SPLIT), 27)).fuse(rod((0, -28, SPLIT), (0, 28, SPLIT), 22))
    return ring.removeSplitter().cut(rod((0, -28, SPLIT), (0, 28, SPLIT), 16))


def draw():
    s = Sheet("Plummer block: exploded isometric and section of the bolted joint")
    bolts = [moved(hex_bolt(12, 45), x, 0, EAR + 2) for x in (-AT, AT)]
    rings = [moved(washer(12), x, 0, EAR) for x in (-AT, AT)]
    low, lid, sleeve = base(), cap(), bush()

    up = {"bush": 44, "cap": 72, "washer": 84, "bolt": 136}
    apart = group(low, moved(sleeve, z=up["bush"]), moved(lid, z=up["cap"]), *[moved(r, z=up["washer"]) for r in rings], *[moved(b, z=up["bolt"]) for b in bolts])
    iso = s.view(apart, "iso", (136, 338), 1.62)
    for x in (-AT, AT):
        s.trace(iso, (x, 0, SPLIT), (x, 0, TIP + up["bolt"]))
        for turn in range(3):  # the thread, by its near half turns
            s.arc(iso.at(x, 0, TIP + up["bolt"] + 3 + 3.6 * turn), 6 * 1.62, 180, 360, "soft", 6 * 1.62 / 3 ** 0.5)
    s.leader(iso.at(AT + 4, -4, 172), (262, 84), "M12 × 45")
    s.leader(iso.at(56, 10, 126), (262, 168), "Cap")
    s.leader(iso.at(20, 28, 80), (262, 246), "Bush")
    s.leader(iso.at(56, 10, 32), (262, 312), "Base")

    k = 1.66
    front = s.section([(low, 45, 9), (lid, 135, 9), (sleeve, 45, 6)] + [(r, 45, 6) for r in rings], "front", (484, 196), k, whole=bolts)
    for x in (-AT, AT):
        s.axis(front.at(x, 0, 5), front.at(x, 0, EAR + 10))
        s.line(front.at(x - 6, 0, 51), front.at(x + 6, 0, 51))
        for side in (-5.1, 5.1):
            s.line(front.at(x + side, 0, TIP), front.at(x + side, 0, 51), cls="soft")
        for side in (-6, 6):
            s.line(front.at(x + side, 0, TIP), front.at(x + side, 0, 15), cls="soft")
    s.cross(front.at(0, 0, SPLIT), 33 * k)
    s.width(front.at(-AT, 0, 77), front.at(AT, 0, 77), 44, "84")
    s.height(front.at(80, 0, 0), front.at(33, 0, SPLIT), 622, "45")
    top = s.view(group(low, lid, sleeve, *rings, *bolts), "top", (484, 308), k, hidden=False)
    s.axis(top.at(-80, 0, 0), top.at(80, 0, 0))
    s.axis(top.at(0, -28, 0), top.at(0, 28, 0))
    s.width(top.at(-80, 0, 0), top.at(80, 0, 0), 380, "160")
    return s
