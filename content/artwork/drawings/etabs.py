"""ETABS: a twelve-storey frame with a lift core (isometric, as columns and slabs) and the plan of a typical storey."""
from parts import box, fused, group, moved
from sheet import Sheet

BAY, HIGH, STOREYS = 30, 17, 11  # bays three by four, in tenths of a metre... drawn, not to be scaled


def storey(z):
    """One slab and the columns under it."""
    slab = box(-48, -63, z + HIGH - 3.4, 96, 126, 3.4)
    columns = [box(x - 2.6, y - 2.6, z, 5.2, 5.2, HIGH - 3.4) for x in (-45, -15, 15, 45) for y in (-60, -30, 0, 30, 60) if abs(x) == 45 or abs(y) == 60]
    return [slab] + columns


def draw():
    s = Sheet("Twelve-storey tower: frame and core in isometric, plan of a typical storey")
    floors = [p for i in range(STOREYS) for p in storey(i * HIGH)]
    s.view(group(*floors), "iso", (150, 320), 1.3)
    return s
