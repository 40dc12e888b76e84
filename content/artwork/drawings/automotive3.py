"""Automotive tooling: a two-pillar die set with punch and die (isometric, opened) and the section through the punch."""
from parts import box, group, moved, plate, rod, turned
from sheet import Sheet

PILLARS = ((-72, 34), (72, 34))  # both at the back: strip is fed from the front
OPEN = 46  # how far the upper half stands above its closed position
AT = -14  # the punch's line, in y
STRIP = 1.4


def lower():
    shoe = plate(220, 140, 24, 14)
    for x in (-95, 95):
        shoe = shoe.cut(box(x - 7, -80, 0, 14, 28, 24)).cut(rod((x, -52, 0), (x, -52, 24), 7))
    shoe = shoe.cut(rod((0, AT, 0), (0, AT, 24), 15))
    die = moved(plate(96, 72, 20, 4), 0, AT, 24).cut(rod((0, AT, 20), (0, AT, 50), 12))
    for x in (-40, 40):
        for y in (-42, 14):
            die = die.cut(rod((x, y, 36), (x, y, 44), 4.5))
    return shoe, die


def strip():
    """The strip being pierced, fed to the right: its holes are one pitch apart."""
    sheet = box(-126, AT - 18, 44, 252, 36, STRIP)
    for x in (0, 44, 88):
        sheet = sheet.cut(rod((x, AT, 40), (x, AT, 50), 12))
    return sheet


def pillar(x, y):
    """A guide pillar with its collar, one piece."""
    return moved(turned([(0, 24), (18, 24), (18, 36), (10, 36), (10, 148), (8, 150), (0, 150)]), x, y)


def upper(lift):
    shoe = plate(220, 140, 24, 14)
    for x, y in PILLARS:
        shoe = shoe.cut(rod((x, y, 0), (x, y, 24), 18))
    shoe = moved(shoe, 0, 0, 92)
    bushes = [moved(turned([(11.6, 80), (18, 80), (18, 124), (11.6, 124)]), x, y) for x, y in PILLARS]
    punch = moved(turned([(0, 42), (11.8, 42), (11.8, 86), (16, 86), (16, 92), (0, 92)]), 0, AT)
    holder = moved(plate(84, 60, 20, 4), 0, AT, 72).cut(punch)
    shank = moved(turned([(0, 116), (16, 116), (16, 148), (13, 151), (0, 151)]), 0, AT)
    return [moved(part, z=lift) for part in (shoe, holder, punch, shank, *bushes)]


def draw():
    s = Sheet("Press die set: isometric, opened, and section through punch and die")
    base, die = lower()
    shoe, holder, punch, shank, *bushes = upper(OPEN)
    pillars, metal = [pillar(x, y) for x, y in PILLARS], strip()
    iso = s.view(group(base, die, *pillars, metal, shoe, holder, punch, shank, *bushes), "iso", (182, 290), 1.2, accent=[metal])
    s.leader(iso.at(126, AT - 6, 44), (320, 346), "Strip")

    cut = s.section([(base, 45, 8), (die, 135, 6), (shoe, 135, 8), (holder, 45, 6)], "front", (486, 312), 1, through=(0, AT, 0), whole=[punch, shank, *pillars, *bushes])
    at = lambda x, z: cut.at(x, AT, z)
    for side in (-1, 1):
        s.line(at(side * 12, 44.8), at(side * 118, 44.8), cls="accent")
    s.axis(at(0, 0), at(0, 151 + OPEN), 6)
    for x, _ in PILLARS:
        s.axis(at(x, 24), at(x, 124 + OPEN), 6)
    s.width(at(-72, 0), at(72, 0), 350, "144")
    s.height(at(110, 0), at(110, 116 + OPEN), 618, "162")
    s.width(at(-16, 151 + OPEN), at(16, 151 + OPEN), 86, "⌀32")
    s.leader(at(6, 42 + OPEN + 12), at(78, 42 + OPEN + 24), "Punch")
    s.leader(at(-78, 42 + OPEN + 8), at(-88, 42 + OPEN), "Pillar")
    return s
