"""Accounting and Tally Prime: an open ledger, debit on the left page and credit on the right, both ruled off at one total."""
import Part
from FreeCAD import Vector as V

from lettering import write
from parts import box, group
from sheet import Sheet

DEBIT = ("Capital", 50000), ("Cash sales", 18400), ("Advance", 12600)
CREDIT = ("Shop rent", 12000), ("Timber", 27500), ("Wages", 16200), ("Balance c/d", 25300)
PAGE, DEEP, LINE, SUMS, LINES = 190, 222, 24, 62, 5  # a page, its lines, the column of sums


def sum_of(amount):
    """An amount with commas as in India."""
    head, text = str(amount)[:-3], str(amount)[-3:]
    while head:
        head, text = head[:-2], head[-2:] + "," + text
    return text


def draw():
    total = sum(a for _, a in DEBIT)
    assert total == sum(a for _, a in CREDIT) and CREDIT[-1][1] == total - sum(a for _, a in CREDIT[:-1])
    s = Sheet("An open ledger: entries in debit on the left page and in credit on the right, each ruled off at the same total of 81,000 rupees")
    assert sum_of(total) == "81,000"
    middle, top, foot = 320, 90, 90 + DEEP
    for side, name, entries in ((-1, "Debit", DEBIT), (1, "Credit", CREDIT)):
        near, far = middle, middle + side * PAGE
        left, right = min(near, far), max(near, far)
        # A page swells from the fold; the pages below it show at the foot.
        arch = lambda y, lift: [(near, y), (near + side * 30, y - lift), (near + side * 90, y - lift * 0.7), (far, y)]
        s.curve(arch(top, 13))
        s.line((far, top), (far, foot))
        s.curve(arch(foot, 13))
        for n in (1, 2):
            s.curve(arch(foot + 5 * n, 13), cls="soft")
        s.line((far, foot), (far, foot + 10))
        s.line((far + side * 8, top + 8), (far + side * 8, foot + 18), (middle, foot + 18))
        s.line((far, top + 8), (far + side * 8, top + 8))
        write(s, (left + right) / 2, top + 22, name, "middle")
        s.line((left + 10, top + 30), (right - 10, top + 30))
        s.line((right - SUMS, top + 30), (right - SUMS, foot - 22), cls="soft")
        write(s, right - 14, top + 22, "₹", "end")
        for n in range(LINES):
            y = top + 54 + n * LINE
            if n:
                s.line((left + 10, y - 17), (right - 10, y - 17), cls="soft")
            if n < len(entries):
                write(s, left + 12, y, entries[n][0])
                write(s, right - 14, y, sum_of(entries[n][1]), "end")
        y = foot - 34
        s.line((right - SUMS + 4, y - 16), (right - 10, y - 16))
        write(s, right - 14, y, sum_of(total), "end")
        for n in (0, 4):
            s.line((right - SUMS + 4, y + 6 + n), (right - 10, y + 6 + n), cls="accent")
    s.line((middle, top), (middle, foot + 18))
    return s


def mark():
    """The ledger lies open: pages that swell from the fold on their boards, three lines on each, one total in red."""
    s = Sheet("An open ledger as a solid: lines on both pages, a total ruled off")
    half, deep, thick, fold, swell = 84, 116, 16, 14, 27
    spine = Part.BSplineCurve()
    spine.interpolate([V(0, 0, fold), V(24, 0, swell), V(54, 0, swell - 2), V(half, 0, thick)])
    corners = [V(half, 0, thick), V(half, 0, 0), V(0, 0, 0), V(0, 0, fold)]
    page = Part.Face(Part.Wire([spine.toShape(), *[Part.makeLine(p, q) for p, q in zip(corners, corners[1:])]])).extrude(V(0, deep, 0))
    boards = box(-half - 5, -5, -6, 2 * half + 10, deep + 10, 6)
    iso = s.view(group(boards, page, page.mirror(V(0, 0, 0), V(1, 0, 0))), "iso", (320, 290), 1.8, soft=False)
    at = lambda n: spine.value(spine.parameter(V(n, 0, swell)))
    def line(side, y, start, end, cls="edge"):
        s.trace(iso, *[(side * at(x).x, y, at(x).z + 0.3) for x in range(start, end + 1, 4)], cls=cls)
    for side in (-1, 1):
        for y in (92, 72, 52):
            line(side, y, 22, 70)
    for y in (30, 22):
        line(1, y, 38, 70, "accent")
    return s
