"""Master courses: a store of data in three drums, cut open, each with a finer core."""
from parts import box, group, moved, rod
from sheet import Sheet

R, TALL, APART = 56, 26, 44
CORE = (40, 28, 16)  # bore of each drum, the lowest widest


def drum(bore):
    """A drum with a bore, a quarter taken out towards the reader."""
    return rod((0, 0, 0), (0, 0, TALL), R).cut(rod((0, 0, 6), (0, 0, TALL), bore)).cut(box(0, -R - 1, -1, R + 1, R + 1, TALL + 2))


def draw():
    s = Sheet("Three drums cut open, from wide to fine: exploded isometric, section and plan")
    drums = [moved(drum(b), z=n * (TALL + APART - 10)) for n, b in enumerate(CORE)]
    step = TALL + APART - 10
    cut = [((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0))]
    iso = s.view(group(*drums), "iso", (150, 324), 1.86, soft=False, cut=cut)
    s.trace(iso, (0, 0, 2 * step + TALL + 14), (0, 0, -12))
    for n, word in enumerate(("Data", "Model", "Answer")):
        s.leader(iso.at(R * 0.8, R * 0.6, n * step + 13), (326, iso.at(R * 0.8, R * 0.6, n * step + 13)[1] - 16), word)
    k = 1.3
    closed = [moved(rod((0, 0, 0), (0, 0, TALL), R).cut(rod((0, 0, 6), (0, 0, TALL), b)), z=n * TALL) for n, b in enumerate(CORE)]
    front = s.section(closed, "front", (514, 150), k)
    top = s.view(group(*closed), "top", (514, 300), k, soft=False)
    s.axis(front.at(0, 0, 0), front.at(0, 0, 3 * TALL), 8)
    s.cross(top.at(0, 0, 0), R * k, 6)
    s.width(front.at(-R, 0, 0), front.at(R, 0, 0), 190, "⌀112")
    s.radius(top.at(0, 0, 0), CORE[2] * k, 318, "⌀32", 66)
    return s
