"""Revit: a two-storey house in isometric, one half cut at sill height so that walls, floors, stair and roof show in section."""
from FreeCAD import Vector as V

from parts import box, group, prism
from sheet import Sheet

LONG, DEEP, WALL, STOREY, SLAB = 104, 76, 2.3, 30, 3
CUT, SILL = 56, 11  # where the house is cut through, and how high the rest stands
MID, RIDGE, PITCH = DEEP / 2, 84.64, 0.56


def roof_line(y, drop=0.0):
    return RIDGE - PITCH * abs(y - MID) - drop


def house():
    """Brickwork: the left half up to the roof, the right half up to the sills."""
    outline = lambda t, top: [(0, t, 0), (0, DEEP - t, 0), (0, DEEP - t, roof_line(t, top)), (0, MID, roof_line(MID, top)), (0, t, roof_line(t, top))]
    walls = prism(outline(0, 4), (CUT, 0, 0)).cut(prism([V(WALL, 0, 0) + V(*p) for p in outline(WALL, 2)], (CUT, 0, 0)))
    walls = walls.fuse(box(CUT, 0, 0, LONG - CUT, DEEP, SILL).cut(box(CUT, WALL, 0, LONG - CUT - WALL, DEEP - 2 * WALL, SILL)))
    walls = walls.fuse([box(26, WALL, 0, 2, DEEP - 2 * WALL, STOREY - SLAB), box(70, 40, 0, 2, DEEP - 40 - WALL, SILL), box(70, 40, 0, 8, 2, SILL), box(88, 40, 0, LONG - 90, 2, SILL)])
    for x in (8, 34):
        for z in (SILL, STOREY + 10):
            walls = walls.cut(box(x, -1, z, 14, WALL + 2, 12))
    walls = walls.cut(box(74, -1, 0, 12, WALL + 2, SILL + 1)).cut(box(LONG - 5, 14, SILL - 3, 9, 16, 9)).cut(box(25, 12, 0, 5, 10, 22))
    return walls.removeSplitter()


def stair():
    """Sixteen risers up to the floor, on a waist slab."""
    n, going, rise = 16, 2.75, STOREY / 16
    top = [(V(36, 12 + going * i, rise * (i + up))) for i in range(n) for up in (0, 1)] + [V(36, 12 + going * n, STOREY)]
    return prism(top + [V(36, 12 + going * n, STOREY - 4), V(36, 17, 0)], (13, 0, 0))


def draw():
    s = Sheet("House in isometric, half of it cut away: walls, floors, stair and roof in section")
    ground = box(-8, -8, -4, LONG + 16, DEEP + 16, 4)
    floor = box(WALL, WALL, STOREY - SLAB, CUT - WALL, DEEP - 2 * WALL, SLAB).cut(box(36, 24, 0, 13, 32, 60))
    walls = house()
    roof = prism([(-5, y, z) for y, z in ((-6, roof_line(-6)), (MID, RIDGE), (DEEP + 6, roof_line(DEEP + 6)), (DEEP + 6, roof_line(DEEP + 6, 4)), (MID, RIDGE - 4), (-6, roof_line(-6, 4)))], (CUT + 5, 0, 0))
    cut = [((CUT, 0, 0), (1, 0, 0), 45, 4, walls), ((0, 0, SILL), (0, 0, 1), 135, 4, walls), ((CUT, 0, 0), (1, 0, 0), 135, 2.6, floor), ((CUT, 0, 0), (1, 0, 0), 135, 2.6, roof)]
    iso = s.view(group(ground, walls, floor, stair(), roof), "iso", (146, 262), 2.56, cut=cut)
    for spot, level in (((CUT, DEEP + 6, 60), "+6.00"), ((CUT, DEEP, STOREY), "+3.00"), ((LONG + 8, DEEP + 8, 0), "±0.00")):
        x, y = iso.at(*spot)
        s.line((x + 5, y), (584, y), cls="dim")  # a level mark: its triangle stands on the line
        s.line((536, y), (531, y - 7), (541, y - 7), (536, y), cls="dim")
        s.text(546, y - 4, level)
    s.leader(iso.at(20, -6, roof_line(-6) + 12), (118, 34), "Pitched roof")
    s.leader(iso.at(LONG - 1, 6, SILL), (440, 366), "230 brick wall")
    return s


def mark():
    """The house with thick walls and nothing inside but a floor: half under its roof, half cut at the sills."""
    s = Sheet("A house, half of it cut at sill height")
    wall, eaves, low = 5, 44, 14
    roof_at = lambda y, drop=0: eaves + 30 - abs(y - MID) * 0.78 - drop
    solid = prism([(0, 0, 0), (0, DEEP, 0), (0, DEEP, eaves), (0, MID, eaves + 28), (0, 0, eaves)], (CUT, 0, 0))
    room = lambda z, h: box(wall, wall, z, CUT, DEEP - 2 * wall, h)
    walls = solid.cut(room(0, 26)).cut(room(31, 60).common(prism([(0, wall, 0), (0, DEEP - wall, 0), (0, DEEP - wall, eaves - 4), (0, MID, eaves + 22), (0, wall, eaves - 4)], (CUT, 0, 0))))
    walls = walls.fuse(box(CUT, 0, 0, LONG - CUT, DEEP, low).cut(box(CUT, wall, 0, LONG - CUT - wall, DEEP - 2 * wall, low))).removeSplitter()
    walls = walls.cut(box(16, -1, 10, 22, wall + 2, 20)).cut(box(72, -1, 0, 14, wall + 2, low))
    roof = prism([(-6, y, z) for y, z in ((-8, roof_at(-8)), (MID, roof_at(MID)), (DEEP + 8, roof_at(DEEP + 8)), (DEEP + 8, roof_at(DEEP + 8, -6)), (MID, roof_at(MID, -6)), (-8, roof_at(-8, -6)))], (CUT + 10, 0, 0))
    s.view(group(box(-10, -12, -6, LONG + 20, DEEP + 24, 6), walls, roof), "iso", (200, 290), 2.3, soft=False)
    return s
