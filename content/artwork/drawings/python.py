"""Python: six sheets run into one by ten lines of a program, pieces/python/whole.py, which is run here."""
import csv
import subprocess
import tempfile
from pathlib import Path

from lettering import STEP, wide, write
from parts import box, fused, group, prism, rounded
from screen import BAR, window
from sheet import Sheet

PROGRAM = Path(__file__).resolve().parents[1] / "pieces" / "python" / "whole.py"
SHEETS, ROWS = 6, 5  # sheets, and rows in each
LEFT, TOP, LEAD, PAD = 180, 84, 18, 14  # the window's corner, its lines, what is free in it


def joined():
    """Rows of the one sheet that the program writes from six: measured, not assumed."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "branches").mkdir()
        for n in range(SHEETS):
            with open(Path(folder) / "branches" / f"{n}.csv", "w", newline="") as file:
                csv.writer(file).writerows([("Date", "Bill", "Rupees"), *((i + 1, 100 * n + i, 45 * i) for i in range(ROWS))])
        subprocess.run(["/usr/bin/python3", PROGRAM], cwd=folder, check=True)
        with open(Path(folder) / "all.csv", newline="") as file:
            head, *rows = csv.reader(file)
    assert head == ["Date", "Bill", "Rupees"] and len({r[1] for r in rows}) == len(rows) == SHEETS * ROWS
    return len(rows)


def draw():
    s = Sheet("Six sheets at the left run into a window with ten lines of Python, and one sheet with all their rows comes out at the right")
    code = PROGRAM.read_text().rstrip().split("\n")
    assert len(code) == 10
    across, down = max(map(wide, code)) + 2 * PAD, BAR + len(code) * LEAD + 12
    right, foot = LEFT + across, TOP + down
    window(s, LEFT, TOP, right, foot, "join.py")
    for n, line in enumerate(code):
        indent = len(line) - len(line.lstrip())
        write(s, LEFT + PAD + indent * STEP, TOP + BAR + 18 + n * LEAD, line.lstrip())
    # Sheets at the left, each with its head and its rows.
    pitch = down / SHEETS
    x, w, h = LEFT - 68, 44, pitch - 7
    for n in range(SHEETS):
        y = TOP + n * pitch + 3.5
        grid(s, x, y, w, h, ROWS)
        arrow(s, x + w + 3, LEFT - 3, y + h / 2)
    rows = joined()
    x, w, h = right + 22, 48, down
    arrow(s, right, x, TOP + h / 2)  # touches both: what hangs together is one view
    grid(s, x, TOP, w, h, rows)
    s.line((x, TOP), (x + w, TOP), (x + w, TOP + h), (x, TOP + h), cls="accent", closed=True)
    for n in range(1, SHEETS):  # where the rows of one sheet end
        y = TOP + h * (1 + n * ROWS) / (rows + 1)
        s.line((x, y), (x + w, y))
    s.text(LEFT - 68 + 22, TOP - 10, "6 sheets", "middle")
    s.text((LEFT + right) / 2, TOP - 10, "10 lines of Python", "middle")
    s.text(x + w / 2, TOP - 10, "1 sheet", "middle")
    s.text(x + w / 2, foot + 18, f"{rows} rows", "middle")
    return s


def grid(s, x, y, w, h, rows):
    """A sheet: a head of one row, rows, two columns."""
    row = h / (rows + 1)
    s.line((x, y), (x + w, y), (x + w, y + h), (x, y + h), closed=True)
    s.tone([(x, y), (x + w, y), (x + w, y + row), (x, y + row)])
    for n in range(1, rows + 1):
        s.line((x, y + n * row), (x + w, y + n * row), cls="soft")
    for k in (1, 2):
        s.line((x + w * k / 3, y), (x + w * k / 3, y + h), cls="soft")


def arrow(s, a, b, y):
    """An arrow to the right that is seen in a small picture too."""
    s.line((a, y), (b, y))
    s.line((b - 5, y - 4), (b, y), (b - 5, y + 4))


def mark():
    """A terminal as a thick slab that stands on its foot: the prompt, and the cursor."""
    s = Sheet("A terminal as a slab, with its prompt and its cursor")
    wide, tall, thick = 150, 108, 14
    slab = rounded(box(0, 0, 0, wide, thick, tall), 8, lambda e: abs(e.BoundBox.YLength - thick) < 1e-6)
    prompt = prism([(x, 0, z) for x, z in ((20, 86), (38, 86), (70, 54), (38, 22), (20, 22), (52, 54))], (0, -5, 0))
    cursor = box(76, -5, 22, 52, 5, 14)
    foot = prism([(10, thick, 0), (10, thick + 36, 0), (10, thick, 72)], (wide - 20, 0, 0))
    s.view(group(fused(slab, foot), prompt, cursor), "iso", (140, 250), 2.1, soft=False, accent=[cursor])
    return s
