"""Automotive trim: the clip side of a moulded panel (isometric, one clip drawn out) and the section through clip and draft."""
from parts import box, drafted, fused, group, moved, prism, rod, turned
from sheet import Sheet, polar

LONG, DEEP, TALL, WALL, DRAFT = 220, 120, 26, 3.6, 5
TOWERS = (-78, 78)  # where the clip towers stand


def tower(x):
    """A dog-house: a drafted block, hollow and open to the front, with a keyhole slot for the clip's neck."""
    house = moved(drafted(34, 28, WALL, 24, 2, -1.5), x)
    house = house.cut(moved(drafted(28, 40, WALL, 21, 0.5, -1.5), x, -9))
    return house.cut(rod((x, 0, 15), (x, 0, 30), 4.5)).cut(box(x - 3.2, -20, 20, 6.4, 20, 6))


def panel():
    shell = drafted(LONG, DEEP, 0, TALL, 22, DRAFT).cut(drafted(LONG - 2 * WALL, DEEP - 2 * WALL, WALL, TALL + 1, 22 - WALL, DRAFT))
    cup = drafted(84, 44, 0, 15, 12, -4).cut(drafted(84 - 2 * WALL, 44 - 2 * WALL, -1, 15, 12 - WALL, -4))  # the opening's upstanding lip
    shell = shell.cut(drafted(84 - WALL, 44 - WALL, -1, 8, 12, -4))
    ribs = [prism([(0, y - 1.3, WALL - 1), (0, y + 1.3, WALL - 1), (0, y + 1.1, 10), (0, y - 1.1, 10)], (x1 - x0, 0, 0)) for y, x0, x1 in ((38, -96, 96), (-38, -96, 96))]
    ribs = [moved(r, -96) for r in ribs]
    boss = [moved(turned([(0, 2), (6, 2), (5.4, 18), (0, 18)]), x, 38) for x in (-36, 36)]
    out = fused(shell, cup, *[tower(x) for x in TOWERS], *ribs, *boss)
    for x in (-36, 36):
        out = out.cut(rod((x, 38, 6), (x, 38, 20), 2.6))
    return out


def clip():
    """A push-in clip: head under the tower's roof, neck through its slot, barbs above."""
    return turned([(0, 17.2), (8.5, 17.2), (8.5, 20.6), (3, 20.6), (3, 24.4), (10, 24.4), (8, 27.4), (3, 27.4), (3, 31), (6.4, 33.4), (3, 38), (5.6, 40), (2, 48), (0, 48)])


def draw():
    s = Sheet("Moulded trim panel: clip side in isometric, section through the clip towers")
    part = panel()
    drawn_out = moved(clip(), TOWERS[0], 0, 24)
    iso = s.view(group(part, drawn_out, moved(clip(), TOWERS[1])), "iso", (314, 172), 1.7)
    s.trace(iso, (TOWERS[0], 0, 24), (TOWERS[0], 0, 42))
    s.leader(iso.at(TOWERS[0] - 9, -4, 49), (150, 30), "Push-in clip")
    s.leader(iso.at(TOWERS[0] - 11, -7, 24), (92, 150), "Clip tower")
    s.leader(iso.at(36, 43, 15), (494, 78), "Screw boss")
    s.leader(iso.at(70, 38, 10), (524, 112), "Rib 0.6 t")

    k = 1.62
    cut = s.section([(part, 45, 5)], "front", (312, 388), k, whole=[moved(clip(), x) for x in TOWERS])
    for x in TOWERS:
        s.axis(cut.at(x, 0, WALL), cut.at(x, 0, 50))
    # The draft: between the pull direction and the wall drawn on, arrows from outside since the angle is small.
    foot, far = cut.at(-LONG / 2, 0, 0), 62 * k
    s.line(polar(foot, 2, 90), polar(foot, far + 4, 90), cls="dim")
    s.line(polar(foot, (TALL + 3) * k, 90 + DRAFT), polar(foot, far + 4, 90 + DRAFT), cls="dim")
    s.arc(foot, far, 72, 90, "dim")
    s.arc(foot, far, 90 + DRAFT, 108, "dim")
    s.arrow(polar(foot, far, 90), 178, "dim")
    s.arrow(polar(foot, far, 90 + DRAFT), 7, "dim")
    s.text(polar(foot, far, 108)[0] - 5, polar(foot, far, 108)[1] + 6, "5°", "end")
    s.height(cut.at(LONG / 2, 0, 0), cut.at(LONG / 2 + 2.3, 0, TALL), 524, "26")
    s.leader(cut.at(53, 0, WALL), (376, 316), "t = 3.6")
    return s
