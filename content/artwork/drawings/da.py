"""Data analytics: a window where the rows of a sheet become columns and a line, from pieces/python/expenses.csv."""
import csv
from pathlib import Path

import Part
from FreeCAD import Vector as V

from lettering import write
from parts import group, moved
from screen import BAR, window
from sheet import Sheet

DATA = Path(__file__).resolve().parents[1] / "pieces" / "python" / "expenses.csv"
NAMES = {"04": "Apr", "05": "May", "06": "Jun", "07": "Jul", "08": "Aug", "09": "Sep", "10": "Oct"}
LEFT, TOP, WIDE, DEEP, ROW = 120, 90, 400, 236, 24  # the window, the rows of the sheet
CELL, SUM = 44, 68  # columns of the sheet


def months():
    """Rupees spent in each month."""
    with open(DATA, newline="") as file:
        rows = [(day[5:7], int(rupees)) for day, _, rupees in list(csv.reader(file))[1:]]
    return [(NAMES[m], sum(r for month, r in rows if month == m)) for m in NAMES]


def draw():
    s = Sheet("A window: at the left a sheet of seven months with their sums, at the right the same sums as columns under a line, July the highest")
    data = months()
    top = max(amount for _, amount in data)
    assert dict(data)["Jul"] == top and len(data) == 7
    right, foot = LEFT + WIDE, TOP + DEEP
    window(s, LEFT, TOP, right, foot, "Spent each month")
    # The sheet: a head and a row for each month.
    x, y = LEFT + 14, TOP + BAR + 12
    across, down = CELL + SUM, ROW * 8
    s.line((x, y), (x + across, y), (x + across, y + down), (x, y + down), closed=True)
    s.tone([(x, y), (x + across, y), (x + across, y + ROW), (x, y + ROW)])
    s.line((x + CELL, y), (x + CELL, y + down), cls="soft")
    for n in range(1, 8):
        s.line((x, y + n * ROW), (x + across, y + n * ROW), cls="soft")
    write(s, x + across - 10, y + 17, "₹", "end")
    for n, (name, amount) in enumerate(data, 1):
        write(s, x + 10, y + 17 + n * ROW, name)
        write(s, x + across - 10, y + 17 + n * ROW, f"{amount:,}", "end")
    # The same sums as columns, and a line along their tops.
    x0, x1, y0, high = x + across + 34, right - 16, TOP + DEEP - 32, DEEP - BAR - 74
    s.line((x + across, (y + y0) / 2 - 20), (x0 - 8, (y + y0) / 2 - 20))
    s.line((x0 - 14, (y + y0) / 2 - 25), (x0 - 8, (y + y0) / 2 - 20), (x0 - 14, (y + y0) / 2 - 15))
    pitch = (x1 - x0) / 7
    s.line((x0, TOP + BAR + 14), (x0, y0), (x1, y0))
    tops = []
    for n, (name, amount) in enumerate(data):
        a, h = x0 + n * pitch + pitch * 0.2, amount / top * high
        b = a + pitch * 0.6
        s.line((a, y0), (a, y0 - h), (b, y0 - h), (b, y0))
        s.tone([(a, y0), (a, y0 - h), (b, y0 - h), (b, y0)])
        if amount == top:
            s.tone([(a, y0), (a, y0 - h), (b, y0 - h), (b, y0)], layer=1)
        write(s, (a + b) / 2, y0 + 18, name[0], "middle")
        tops.append(((a + b) / 2, y0 - h - 14))
    s.line(*tops, cls="accent")
    for spot in tops:
        s.arc(spot, 3, cls="accent")
    return s


def mark():
    """A whole in shares: a thick disk, and the one share that is looked at, lifted out."""
    s = Sheet("A thick disk in four shares, one of them lifted")
    radius, high, lift, cuts = 78, 32, 17, (-82, -22, 70, 170)
    def share(start, end, z=0):
        piece = Part.makeCylinder(radius, high, V(0, 0, 0), V(0, 0, 1), (end - start) % 360)
        piece.rotate(V(0, 0, 0), V(0, 0, 1), start)
        return moved(piece, z=z)
    raised = share(cuts[0], cuts[1], lift)
    s.view(group(raised, *[share(a, b) for a, b in zip(cuts[1:], cuts[2:] + cuts[:1])]), "iso", (320, 230), 2, soft=False, accent=[raised])
    return s
