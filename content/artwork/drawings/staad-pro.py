"""STAAD.Pro: a space frame of three portals with pinned feet (isometric), and one portal with loads and dimensions."""
from parts import box, group, i_beam, prism
from sheet import Sheet, polar

SPAN, BAY, EAVES, RIDGE = 200, 92, 80, 112
COLUMN, RAFTER, TIE = (14, 9, 2, 2.2), (12, 8, 2, 2), (7, 5, 1.4, 1.4)  # depth, width, web, flange


def portal(y):
    """Two columns and two rafters; haunches where they meet."""
    half = SPAN / 2
    parts = []
    for side in (-1, 1):
        parts.append(i_beam((side * half, y, 0), (side * half, y, EAVES), *COLUMN, up=(1, 0, 0)))
        parts.append(i_beam((side * (half - 7), y, EAVES - 4), (0, y, RIDGE - 6), *RAFTER))
    return parts


def draw():
    s = Sheet("Portal frame building: space frame in isometric, one portal with supports and loads")
    frames = [p for y in (-BAY, 0, BAY) for p in portal(y)]
    feet = [box(x - 13, y - 11, -4, 26, 22, 4) for x in (-SPAN / 2, SPAN / 2) for y in (-BAY, 0, BAY)]
    iso = s.view(group(*frames, *feet), "iso", (220, 230), 1.2)
    return s
