"""Tally: a sales voucher in a plain window, its debit and its credits of one sum; GST of 18 % in halves."""
from lettering import write
from parts import box, group, rounded, upright
from screen import BAR, window
from sheet import Sheet

SALE, RATE = 20000, 18
TAX = SALE * RATE // 200  # each half
ENTRIES = ("Dr", "Mohite Stores", SALE + 2 * TAX), ("Cr", "Sales", SALE), ("Cr", "CGST 9%", TAX), ("Cr", "SGST 9%", TAX)
LEFT, TOP, WIDE, ROW, COLUMN = 138, 88, 364, 28, 80  # the window, its rows, its columns of sums


def draw():
    debit, credit = (sum(a for side, _, a in ENTRIES if side == s) for s in ("Dr", "Cr"))
    assert debit == credit == 23600 and TAX * 100 == 9 * SALE
    s = Sheet("A sales voucher in a window: one debit of 23,600 rupees, credits for the sale, CGST and SGST, and both totals the same")
    right = LEFT + WIDE
    foot = TOP + BAR + 14 + ROW * 6 + 22
    y = window(s, LEFT, TOP, right, foot, "Sales voucher 41") + 14
    x, edge = LEFT + 14, right - 14
    s.line((x, y), (edge, y), (edge, y + 6 * ROW), (x, y + 6 * ROW), closed=True)
    s.tone([(x, y), (edge, y), (edge, y + ROW), (x, y + ROW)])
    for n in range(1, 6):
        s.line((x, y + n * ROW), (edge, y + n * ROW), cls="edge" if n in (1, 5) else "soft")
    for n in (1, 2):
        s.line((edge - n * COLUMN, y), (edge - n * COLUMN, y + 6 * ROW), cls="soft")
    ends = {"Dr": edge - COLUMN - 10, "Cr": edge - 10}
    write(s, ends["Dr"], y + 19, "Debit ₹", "end")
    write(s, ends["Cr"], y + 19, "Credit ₹", "end")
    for n, (side, name, amount) in enumerate(ENTRIES, 1):
        write(s, x + 10, y + 19 + n * ROW, side)
        write(s, x + 38, y + 19 + n * ROW, name)
        write(s, ends[side], y + 19 + n * ROW, f"{amount:,}", "end")
    for side, total in (("Dr", debit), ("Cr", credit)):
        write(s, ends[side], y + 19 + 5 * ROW, f"{total:,}", "end")
        for k in (0, 4):
            s.line((ends[side] - COLUMN + 24, y + 6 * ROW + 6 + k), (ends[side], y + 6 * ROW + 6 + k), cls="accent")
    write(s, x + 10, y + 19 + 5 * ROW, "Total")
    return s


def mark():
    """A bill printer: a block, and the bill that comes out of it with two entries and its total."""
    s = Sheet("A bill printer, from which a bill comes with two lines and a total")
    wide, deep, high, slot = 104, 84, 38, 46
    block = rounded(box(0, 0, 0, wide, deep, high), 8, upright).cut(box(8, slot - 8, high - 8, wide - 16, 14, 20))
    bill = box(15, slot, high - 8, wide - 30, 2.4, 96)
    iso = s.view(group(block, bill), "iso", (200, 290), 2.1, soft=False)
    for z, end in ((112, 66), (95, 50)):
        s.trace(iso, (27, slot - 0.1, z), (27 + end - 16, slot - 0.1, z), cls="edge")
    for z in (75, 67):
        s.trace(iso, (27, slot - 0.1, z), (wide - 27, slot - 0.1, z), cls="accent")
    return s
