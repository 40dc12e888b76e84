"""Big data analytics: each machine sums the bills of one week, shop by shop, and the sums come together below.

The bills are those of pieces/python/branches, read by pieces/python/join.py, which is run here.
"""
import shutil
import subprocess
import tempfile
from pathlib import Path

import Part
from FreeCAD import Vector as V

from lettering import write
from parts import group, moved, plate
from sheet import Sheet

PROGRAM = Path(__file__).resolve().parents[1] / "pieces" / "python"
SHOPS = ("Nagpur", "Nashik", "Pune", "Thane")
MACHINES = 4
LEFT, TOP, WIDE, NAME, HEAD, UNIT, GAP, DOWN, SUM = 116, 62, 408, 112, 28, 40, 7, 34, 34


def bills():
    """Shop, day of September and rupees of each bill that the program takes."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(PROGRAM / "branches", Path(folder) / "branches")
        printed = subprocess.run(["/usr/bin/python3", PROGRAM / "join.py"], cwd=folder, check=True, capture_output=True, text=True).stdout
    rows = [line.split("|") for line in printed.splitlines()]
    return [(shop, int(day[:2]), int(rupees)) for shop, day, _, _, rupees in (r for r in rows if len(r) == 5) if shop in SHOPS]


def draw():
    taken = bills()
    part = {(m, shop): 0 for m in range(MACHINES) for shop in SHOPS}  # what one machine finds, alone
    for shop, day, rupees in taken:
        part[min((day - 1) // 7, MACHINES - 1), shop] += rupees
    whole = {shop: sum(part[m, shop] for m in range(MACHINES)) for shop in SHOPS}  # what becomes of it
    assert all(whole[s] == sum(r for shop, _, r in taken if shop == s) for s in SHOPS) and len(taken) == 19
    s = Sheet("Four machines in a rack, each with the sums of one week for four shops; arrows lead down to one row with the sum of each shop")
    right, pitch = LEFT + WIDE, (WIDE - NAME) / len(SHOPS)
    cells = [LEFT + NAME + n * pitch for n in range(len(SHOPS))]
    foot = TOP + HEAD + MACHINES * (UNIT + GAP) + GAP
    # The rack: a head with the shops' names, and a machine in each place.
    s.line((LEFT, TOP), (right, TOP), (right, foot), (LEFT, foot), closed=True)
    s.line((LEFT, TOP + HEAD), (right, TOP + HEAD))
    s.tone([(LEFT, TOP), (right, TOP), (right, TOP + HEAD), (LEFT, TOP + HEAD)])
    for shop, x in zip(SHOPS, cells):
        write(s, x + pitch - 17, TOP + 19, shop, "end")
    for m in range(MACHINES):
        y = TOP + HEAD + GAP + m * (UNIT + GAP)
        a, b = LEFT + 8, right - 4
        s.line((a, y), (b, y), (b, y + UNIT), (a, y + UNIT), closed=True)
        s.tone([(a, y), (a + 92, y), (a + 92, y + UNIT), (a, y + UNIT)])
        s.line((a + 92, y), (a + 92, y + UNIT))
        s.arc((a + 14, y + UNIT / 2), 4)
        write(s, a + 30, y + UNIT / 2 + 5, f"week {m + 1}")
        for shop, x in zip(SHOPS, cells):
            write(s, x + pitch - 17, y + UNIT / 2 + 5, f"{part[m, shop]:,}" if part[m, shop] else "-", "end")
    # The sums come together.
    for shop, x in zip(SHOPS, cells):
        middle = x + pitch - 36
        s.line((middle, foot), (middle, foot + DOWN))
        s.line((middle - 6, foot + DOWN - 7), (middle, foot + DOWN), (middle + 6, foot + DOWN - 7))
        write(s, x + pitch - 17, foot + DOWN + 22, f"{whole[shop]:,}", "end")
    y = foot + DOWN
    s.line((LEFT, y), (right, y), (right, y + SUM), (LEFT, y + SUM), cls="accent", closed=True)
    write(s, LEFT + 38, y + 22, "month ₹")
    s.text((LEFT + right) / 2, TOP - 12, "4 machines, each counts the bills of one week", "middle")
    s.text((LEFT + right) / 2, y + SUM + 20, f"{len(taken)} sample bills, one sum for each shop", "middle")
    return s


def mark():
    """Four stores on one floor, for data too big for one; one of their disks marked."""
    s = Sheet("Four stores of data on one floor, a disk of one marked")
    radius, disk = 36, 24
    stores = [(-41, 41, 3), (41, 41, 2), (-41, -41, 2), (41, -41, 1)]
    disks = [Part.makeCylinder(radius, disk, V(x, y, n * disk)) for x, y, high in stores for n in range(high)]
    s.view(group(moved(plate(174, 174, 8, 10), z=-8), *disks), "iso", (320, 250), 1.6, soft=False, accent=[disks[2]])
    return s
