"""Creo: a gear pump with its cover taken off (isometric) and assembled in section through both shafts."""
import Part
from FreeCAD import Vector as V

from parts import box, chamfered, fused, gear, group, laid, moved, rod, rotated, rounded, socket_screw
from sheet import Sheet

HALF, WIDE, REACH = 28, 30, 40.5  # half the centre distance, width of the gears, screws from a shaft's axis
TEETH, MODULE = 10, 5.6
TIP, ROOT = HALF + MODULE, HALF - 1.25 * MODULE
SCREWS = [(x, side * z) for side in (1, -1) for x, z in ((0, HALF + REACH), (-39, HALF + 11), (39, HALF + 11))]


def stadium(radius, y0, y1):
    """Two cylinders on the shafts' axes and what lies between."""
    return fused(rod((0, y0, HALF), (0, y1, HALF), radius), rod((0, y0, -HALF), (0, y1, -HALF), radius), box(-radius, y0, -HALF, 2 * radius, y1 - y0, 2 * HALF))


def body():
    foot = rounded(box(-62, 0, -86, 124, 54, 14), 8, lambda e: abs(e.CenterOfMass.x) == 62 and e.BoundBox.ZLength > 13)
    out = fused(stadium(48, 0, 54), box(-40, 0, -80, 80, 54, 30), foot, rod((-62, 17, 0), (62, 17, 0), 16))
    for z in (HALF, -HALF):
        out = out.cut(rod((0, 0, z), (0, WIDE, z), TIP)).cut(rod((0, 0, z), (0, 46, z), 9))
    out = out.cut(box(-14, 0, -14, 28, WIDE, 28)).cut(rod((-70, 17, 0), (70, 17, 0), 9))
    for x, z in SCREWS:
        out = out.cut(rod((x, 0, z), (x, 23, z), 4))
    for x in (-52, 52):
        out = out.cut(rod((x, 27, -90), (x, 27, -60), 6))
    return out.removeSplitter()


def cover():
    out = fused(stadium(48, -16, 0), rod((0, -36, HALF), (0, 0, HALF), 22))
    out = out.cut(rod((0, -40, HALF), (0, 0, HALF), 9)).cut(rod((0, -36, HALF), (0, -24, HALF), 15)).cut(rod((0, -10, -HALF), (0, 0, -HALF), 9))
    for x, z in SCREWS:
        out = out.cut(rod((x, -16, z), (x, 0, z), 4)).cut(rod((x, -16, z), (x, -8, z), 6))
    return out.removeSplitter()


def shaft(z, y0, y1, radius=9):
    ends = lambda e: e.Curve.TypeId == "Part::GeomCircle" and abs(e.CenterOfMass.y - y0) < 1e-6
    return chamfered(rod((0, y0, z), (0, y1, z), radius), 1.5, ends) if y0 < -20 else rod((0, y0, z), (0, y1, z), radius)


def wheel(z, phase):
    return moved(rotated(gear(MODULE, TEETH, WIDE, 9, phase=phase, slack=0.6, flank=3), 90, (1, 0, 0)), 0, WIDE, z)


def draw():
    s = Sheet("Gear pump: isometric with the cover off, section through the shafts")
    housing, lid = body(), cover()
    drive = shaft(HALF, -62, 46).cut(box(-3, -58, HALF + 5.5, 6, 26, 5))
    idle = shaft(-HALF, -10, 46)
    iso = s.view(group(housing, drive, idle, wheel(HALF, 0.5), wheel(-HALF, 0)), "iso", (152, 202), 1.98, smallest=(90, 120))
    s.trace(iso, (0, -88, HALF), (0, -62, HALF))
    s.leader(iso.at(62, 17, 9), (318, 190), "G 3/8")

    k = 1.98
    rings = [rod((0, 0, z), (0, WIDE, z), ROOT).cut(rod((0, 0, z), (0, WIDE, z), 9)) for z in (HALF, -HALF)]
    # By convention teeth are never cut: blocks from root to tip stand for them, the driving gear's before the other's.
    teeth = [box(-3, 0, z, 3, WIDE, tall) for z, tall in ((HALF + ROOT, TIP - ROOT), (ROOT - HALF, 2 * (HALF - ROOT)), (-HALF - TIP, TIP - ROOT))]
    screws = [moved(laid(socket_screw(8, 26), V(0, -1, 0)), 0, -8, z) for z in (HALF + REACH, -HALF - REACH)]
    cut = s.section([(housing, 45, 14), (lid, 135, 14)] + [(r, 45, 10) for r in rings], "right", (500, 202), k, whole=[drive, idle] + teeth + screws)
    for z, y0, y1 in ((HALF, -62, 46), (-HALF, -10, 54), (HALF + REACH, -16, 23), (-HALF - REACH, -16, 23)):
        s.axis(cut.at(0, y0, z), cut.at(0, y1, z), 6)
    s.axis(cut.at(0, 0, 0), cut.at(0, WIDE, 0), 4)
    s.height(cut.at(0, 46, HALF), cut.at(0, 54, -HALF), 624, "56")
    s.leader(cut.at(0, -46, HALF + 9), (386, 90), "⌀18 h6")
    s.width(cut.at(0, 0, -86), cut.at(0, 54, -86), 398, "54")
    s.width(cut.at(0, -16, 76), cut.at(0, 54, 76), 32, "70")
    return s
