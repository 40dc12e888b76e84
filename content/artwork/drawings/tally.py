"""Tally: ledgers and coin in balance on a beam with equal arms."""
from parts import box, group, moved, prism, rod, rounded
from sheet import Sheet, seen_from

ARM, REST, BEAM, EDGE = 84, 44, 7, 14  # length of an arm, height of the knife edge, thickness of the beam, half its width
TOP = REST + BEAM


def ledger(wide, deep, thick):
    """A bound book: two boards, a rounded spine, and pages set back from the boards."""
    boards = box(0, 0, 0, wide, deep, thick).cut(box(4, -1, 2, wide, deep + 2, thick - 4))
    boards = rounded(boards, thick / 2 - 0.2, lambda e: abs(e.BoundBox.YLength - deep) < 1e-6 and e.CenterOfMass.x < 1e-6)
    return group(boards, box(4, 2.5, 2, wide - 6.5, deep - 5, thick - 4))


def coins(count, radius=15, thick=5):
    return [moved(rod((0, 0, 0), (0, 0, thick), radius), 0, 0, n * thick) for n in range(count)]


def draw():
    s = Sheet("Ledgers and a stack of coin balanced on a beam with equal arms: pictorial, front view and plan")
    base = rounded(box(-62, -30, 0, 124, 60, 8), 5, lambda e: e.BoundBox.ZLength > 1)
    knife = prism([(-20, -22, 8), (20, -22, 8), (0, -22, REST)], (0, 44, 0))
    beam = rounded(box(-ARM - 26, -EDGE - 6, REST, 2 * ARM + 52, 2 * EDGE + 12, BEAM), 6, lambda e: abs(e.BoundBox.ZLength - BEAM) < 1e-6)
    books = [moved(ledger(50, 36, t), -ARM - 25 + dx, -18, TOP + z) for t, z, dx in ((14, 0, 0), (12, 14, 2), (10, 26, -1))]
    money = [moved(c, ARM, 0, TOP) for c in coins(8)]
    whole = group(base, knife, beam, *books, *money)
    s.view(whole, seen_from(0.16, -1, 0.45), (190, 288), 1.62, soft=False)  # flatter than isometric: a level beam must look level
    k = 1.06
    front = s.view(whole, "front", (496, 160), k, hidden=False, soft=False)
    top = s.view(whole, "top", (496, 280), k, hidden=False, soft=False)
    s.axis(front.at(0, 0, 0), front.at(0, 0, TOP + 26))
    for x, word in ((-ARM, "Dr"), (ARM, "Cr")):
        s.axis(front.at(x, 0, REST - 6), front.at(x, 0, TOP + 40))
        s.axis(top.at(x, 22, 0), top.at(x, -22, 0))
        s.width(front.at(min(x, 0), 0, REST - 8), front.at(max(x, 0), 0, REST - 8), 196, "84")
        s.text(top.at(x, 0, 0)[0], 340, word, "middle")
    s.axis(top.at(-ARM - 26, 0, 0), top.at(ARM + 26, 0, 0), 6)
    return s
