"""ETABS: an eight-storey concrete frame with a lift core (isometric at topping out) and the plan of a typical storey."""
from parts import box, group, moved
from sheet import Sheet

HIGH, STOREYS, THICK = 24, 7, 3.8  # a storey is 3.2 m, a bay of the grid 4 m
GRID_X, GRID_Y = (-45, -15, 15, 45), (-60, -30, 0, 30, 60)


def columns(z, tall):
    """The columns of a storey: all round; inside, the core carries."""
    return [box(x - 2.8, y - 2.8, z, 5.6, 5.6, tall) for x in GRID_X for y in GRID_Y if abs(x) == 45 or abs(y) == 60]


def core(z, tall):
    """A shaft with a wall across, two lift doors towards the front, a stair door at the side."""
    shaft = box(-17, -32, z, 34, 64, tall).cut(box(-13, -28, z, 26, 32, tall)).cut(box(-13, 8, z, 26, 20, tall))
    return shaft.cut(box(-10, -34, z, 8, 8, 12)).cut(box(2, -34, z, 8, 8, 12)).cut(box(10, 14, z, 9, 8, 12))


def slab(z):
    return box(-49, -64, z - THICK, 98, 128, THICK)


def draw():
    s = Sheet("Eight-storey frame with a lift core: isometric at topping out, plan of a typical storey")
    floors = [p for i in range(STOREYS) for p in [slab((i + 1) * HIGH)] + columns(i * HIGH, HIGH - THICK)]
    top = STOREYS * HIGH
    shaft = core(top, HIGH * 1.3)
    ground = box(-60, -76, -3.4, 120, 152, 3.4)
    iso = s.view(group(ground, *floors, *columns(top, HIGH - THICK), shaft), "iso", (160, 322), 1.28, accent=[shaft], smallest=(140, 1e6))

    k = 2.02
    walls = core(0, 20)
    plan = s.section([(walls, 45, 5)] + [(c, 45, 1e4) for c in columns(0, 20)], "top", (492, 232), k, through=(0, 0, 8), whole=[moved(slab(0), z=-1)], accent=[walls])
    at = lambda x, y: plan.at(x, y, 0)
    for x, name in zip(GRID_X, "ABCD"):
        s.axis(at(x, -64), at(x, 72), 3)
        s.bubble((at(x, 0)[0], at(0, 72)[1] - 13), name)
    for y, name in zip(GRID_Y, "12345"):
        s.axis(at(-57, y), at(49, y), 3)
        s.bubble((at(-57, 0)[0] - 13, at(0, y)[1]), name)
    s.width(at(-45, -64), at(-15, -64), 388, "4 m")
    s.height(at(49, 30), at(49, 60), 618, "4 m")
    for y0, y1 in ((-28, 4), (8, 28)):  # the crosses of shafts open to below
        s.line(at(-13, y0), at(13, y1), cls="soft")
        s.line(at(-13, y1), at(13, y0), cls="soft")
    s.height(iso.at(49, 64, HIGH * 4), iso.at(49, 64, HIGH * 5), 288, "3.2 m")
    return s


def mark():
    """The frame with as few members as still say tower: four storeys, slabs as plates, the lift core above the last."""
    s = Sheet("A frame of four storeys with a lift core")
    wide, high, thick, post = 88, 36, 7, 11
    spots = [(x, y) for x in (0, wide - post) for y in (0, wide - post)]
    parts = [box(-9, -9, -7, wide + 18, wide + 18, 7)]
    for n in range(4):
        parts += [box(x, y, n * high, post, post, high - thick) for x, y in spots]
        parts.append(box(0, 0, (n + 1) * high - thick, wide, wide, thick))
    core = box(24, 24, 4 * high, 40, 40, 26).cut(box(31, 31, 4 * high, 26, 26, 26))
    s.view(group(*parts, core), "iso", (300, 330), 1.5, soft=False, accent=[core])
    return s
