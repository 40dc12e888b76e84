"""IT courses: a dual in-line package of fourteen pins, a chip before it is an icon."""
from parts import box, fused, group, moved, prism, rod, rotated
from sheet import Sheet

PITCH, PINS, ROW = 2.54, 7, 7.62  # the standard's inch fractions in millimetres
LONG, WIDE, LOW, HIGH = 19.3, 6.4, 1.2, 4.4


def body():
    """The moulding: two drafted halves, a notch at the end of pin 1, a dimple beside it."""
    h, w, m = LONG / 2, WIDE / 2, (LOW + HIGH) / 2
    profile = [(-w + 0.3, LOW), (w - 0.3, LOW), (w, m), (w - 0.3, HIGH), (-w + 0.3, HIGH), (-w, m)]
    solid = prism([(-h, y, z) for y, z in profile], (LONG, 0, 0))
    return solid.cut(rod((-h, 0, HIGH - 0.8), (-h, 0, HIGH), 1.3)).cut(rod((-h + 2.2, -1.8, HIGH - 0.3), (-h + 2.2, -1.8, HIGH), 0.55))


def pin():
    """One pin towards -y: shoulder, bend, and a narrow leg."""
    m, out = (LOW + HIGH) / 2, -ROW / 2
    top = box(-0.75, out - 0.14, m - 0.14, 1.5, -WIDE / 2 - out + 0.14, 0.28)
    half = [(0.75, m), (0.75, 0.4), (0.24, -0.3), (0.24, -2.6)]
    drop = prism([(x, out - 0.14, z) for x, z in half + [(-x, z) for x, z in half[::-1]]], (0, 0.28, 0))
    return fused(top, drop)


def draw():
    s = Sheet("A dual in-line package of fourteen pins: isometric, front view and plan")
    spots = [(n - (PINS - 1) / 2) * PITCH for n in range(PINS)]
    near = [moved(pin(), x) for x in spots]
    chip = group(body(), *near, *[rotated(p, 180) for p in near])
    s.view(chip, "iso", (178, 232), 17.4, soft=False)
    k = 9.2
    front = s.view(chip, "front", (470, 134), k, hidden=False)
    top = s.view(chip, "top", (470, 280), k, hidden=False)
    s.axis(top.at(-LONG / 2, 0, 0), top.at(LONG / 2, 0, 0), 8)
    s.width(front.at(spots[0], 0, -2.6), front.at(spots[1], 0, -2.6), 196, "2.54")
    s.height(top.at(spots[-1], -ROW / 2, 0), top.at(spots[-1], ROW / 2, 0), 598, "7.62")
    s.width(top.at(-LONG / 2, -3, 0), top.at(LONG / 2, -3, 0), 362, "19.3")
    x, y = top.at(spots[0], -ROW / 2, 0)
    s.text(x, y + 18, "1", "middle")
    x, y = top.at(spots[0], ROW / 2, 0)
    s.text(x, y - 9, "14", "middle")
    return s
