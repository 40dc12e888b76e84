"""Accounting: a cash book by hand, eleven differences with the bank, and a balance sheet as two towers."""
import random

from kit import Picture, number, rupees

#: Cash book of June 2026: day, particulars, folio, cash, bank. C marks an entry that stands on both sides.
DEBIT = ((1, "To Balance b/d", "", 12400, 86750), (4, "To Sales", "12", 18500, 0), (8, "To Kothrud School", "7", 0, 64000), (12, "To Sales", "12", 9800, 0), (15, "To Sample Library", "8", 0, 4500),
         (20, "To Bank", "C", 20000, 0), (26, "To Sales", "12", 14200, 0), (29, "To Sample Café", "9", 0, 38500), (30, "To Cash", "C", 0, 15000))
CREDIT = ((2, "By Teak wood", "15", 0, 42600), (5, "By Rent", "21", 0, 12000), (13, "By Polish and glue", "16", 3850, 0), (20, "By Cash", "C", 0, 20000), (24, "By Drawings", "2", 8000, 0),
          (27, "By Deccan Timber", "10", 0, 35500), (29, "By Electricity", "22", 0, 4730), (30, "By Wages", "23", 31200, 0), (30, "By Bank", "C", 15000, 0))
TOTALS = tuple(sum(r[c] for r in DEBIT) for c in (3, 4))
BALANCE = tuple(t - sum(r[c] for r in CREDIT) for t, c in zip(TOTALS, (3, 4)))
assert sum(r[4] for r in DEBIT if r[2] == "C") == sum(r[3] for r in CREDIT if r[2] == "C") and sum(r[3] for r in DEBIT if r[2] == "C") == sum(r[4] for r in CREDIT if r[2] == "C")


def hand(picture, rng, x, y, words, size, fill="ink", anchor="start"):
    """Words in the hand face, never quite on the line."""
    picture.text(x + rng.uniform(-0.8, 0.8), y + rng.uniform(-1.1, 0.9), words, size, "kana", fill, anchor, rotate=rng.uniform(-0.5, 0.35))


def books():
    """An open cash book, written by hand: both pages end in the same two totals, ruled off twice."""
    rng = random.Random(7)
    p = Picture("An open cash book in handwriting, balanced: the same totals on both pages, ruled off with double lines", 960, 480)
    p.style("feint", "fill:none;stroke:#2c6a9b5c;stroke-width:.9", "stroke:#8fc1ea59")
    p.style("rule", "fill:none;stroke:#2c6a9b;stroke-width:1", "stroke:#8fc1eaa6")
    with p.large:
        # Edges of the pages below, the two leaves, and the fall into the fold.
        for d in (10, 6.5, 3):
            p.path(f"M{480 - d / 2} {458 + d / 2}C400 {446 + d} 120 {448 + d} {18 - d} {454 + d / 1.5}V{24 + d}M{480 + d / 2} {458 + d / 2}C560 {446 + d} 840 {448 + d} {942 + d} {454 + d / 1.5}V{24 + d}", "line")
        for sign in (1, -1):
            x = lambda v: number(v if sign > 0 else 960 - v)
            p.path(f"M{x(18)} 14C{x(120)} 8 {x(400)} 6 {x(480)} 20V458C{x(400)} 446 {x(120)} 448 {x(18)} 454Z", "paper line")
            p.path(f"M{x(452)} 12.5C{x(465)} 14 {x(474)} 17 {x(480)} 20V458C{x(474)} 455 {x(465)} 452 {x(452)} 451Z", "tone")
        pitch, first = 28.2, 92
        for page, (rows, side) in enumerate(((DEBIT, "Dr"), (CREDIT, "Cr"))):
            o = page * 470
            left, right = 28 + o, 462 + o
            for r in range(14):
                y = first + r * pitch
                if y < 448:
                    p.path(f"M{left - 4} {number(y + 6)}H{right + 4}", "feint")
            for at in (56, 59, 254, 282, 363, 366):
                p.path(f"M{at + o} 44V446", "rule")
            p.path(f"M{left - 4} 44H{right + 4}M{left - 4} 68H{right + 4}", "rule")
            for at, words, anchor in ((42, "Date", "middle"), (68, "Particulars", "start"), (268, "L.F.", "middle"), (357, "Cash", "end"), (456, "Bank", "end")):
                p.text(at + o, 61, words, 14, "label", "faint", anchor)
            hand(p, rng, (34 if page == 0 else 930), 37, side, 19, anchor="start" if page == 0 else "end")
            if page == 0:
                p.text(240, 34, "Cash book, June 2026", 18, "heading", anchor="middle")
            else:
                p.text(716, 34, "Sample Furniture, Pune. Sample data", 14, "label-light", "faint", "middle")
            lines = list(rows) + ([(30, "By Balance c/d", "", *BALANCE)] if page else [])
            for r, (day, words, folio, cash, bank) in enumerate(lines):
                y = first + r * pitch
                hot = "c/d" in words
                fill = "red" if hot else "ink"
                hand(p, rng, 50 + o, y, str(day), 18, fill, "end")
                hand(p, rng, 68 + o, y, words, 18.5, fill)
                hand(p, rng, 268 + o, y, folio, 16, fill, "middle")
                for at, value in ((355, cash), (457, bank)):
                    if value:
                        hand(p, rng, at + o, y, rupees(value, 0), 18.5, fill, "end")
            y = first + 10 * pitch
            if page == 0:  # the empty line is struck out, so that nothing can be added
                p.path(f"M68 {number(y - pitch + 1)}C120 {number(y - pitch - 7)} 190 {number(y - pitch - 9)} 254 {number(y - pitch - 12)}", "bold")
            for at, total in ((355, TOTALS[0]), (457, TOTALS[1])):
                w = 66 if at < 400 else 84
                hand(p, rng, at + o, y, rupees(total, 0), 19, "ink", "end")
                p.path(f"M{at - w + o} {number(y - 20.5)}q36 -1.2 {w + 3} .6M{at - w + o} {number(y + 5)}q36 1 {w + 3} -.4M{at - w + o} {number(y + 9)}q34 1.2 {w + 3} -.2", "red-line")
        y = first + 11 * pitch + 6
        hand(p, rng, 50, y, "1", 18, anchor="end")
        hand(p, rng, 68, y, "To Balance b/d, July", 18.5)
        for at, value in zip((355, 457), BALANCE):
            hand(p, rng, at, y, rupees(value, 0), 18.5, "ink", "end")
        # The pen that has just ruled it off.
        p.add('<g transform="translate(752 436)rotate(-8)">')
        p.path("M-46 0l26-7h120a7 7 0 0 1 0 14h-120z", "solid")
        p.path("M-46 0l26-7v14z", "paper line")
        p.path("M-46 0h16", "line")
        p.path("M36-7v14M40-7v14M100-3h-50", "rule")
        p.add("</g>")
    with p.small:
        # 480 x 240 units, as the picture is wide.
        for sign in (1, -1):
            x = lambda v: number(v if sign > 0 else 480 - v)
            p.path(f"M{x(8)} 12C{x(60)} 6 {x(200)} 4 {x(240)} 14V234C{x(200)} 224 {x(60)} 226 {x(8)} 230Z", "paper line")
        rows = (("Receipts", DEBIT[0], DEBIT[2]), ("Payments", CREDIT[0], CREDIT[1]))
        for page, (head, one, two) in enumerate(rows):
            o = page * 238
            p.text(22 + o, 38, head, 19, "heading")
            p.text(222 + o, 38, ("Cash" if page else "June") + (" book" if page else " 2026"), 16.5, "label-light", "faint", "end")
            for r in range(6):
                p.path(f"M{16 + o} {48 + r * 32}h208", "feint")
            p.path(f"M{131 + o} 46V222M{134 + o} 46V222", "rule")
            entries = (one, two, None, (30, "By Balance c/d", "", *BALANCE)) if page else (one, two, None)
            for r, row in enumerate(entries):
                if row is None:
                    hand(p, rng, 20 + o, 72 + r * 32, "and others", 19, "faint")
                    continue
                fill = "red" if "c/d" in row[1] else "ink"
                hand(p, rng, 20 + o, 72 + r * 32, row[1].removesuffix(" wood").replace("Kothrud ", "").replace(" b/d", "").replace(" c/d", ""), 19, fill)
                hand(p, rng, 224 + o, 72 + r * 32, rupees(row[4], 0), 19, fill, "end")
            hand(p, rng, 224 + o, 72 + 4 * 32, rupees(TOTALS[1], 0), 20, "ink", "end")
            p.path(f"M{138 + o} 178q40 -1 88 .6M{138 + o} 207q40 1 88 -.4M{138 + o} 211q40 1 88 -.2", "red-line")
            p.text(20 + o, 200, "Equal", 19, "heading")
    p.save("acc-books")


#: Differences between cash book and bank: words, change on the way to the bank's balance, kind.
DIFFERENCES = (("Deccan Timber, cheque not presented", 35500, 0), ("Electricity, cheque not presented", 4730, 0), ("Glass shop, cheque of May", 2750, 0), ("Sample Café, cheque not yet cleared", -38500, 0), ("Cash paid in after the bank closed", -15000, 0),
               ("Bank charges", -590, 1), ("Interest credited", 1240, 1), ("Kothrud School, paid straight in", 21000, 1), ("Insurance, standing order", -6400, 1), ("Sample Library, an old cheque returned", -9000, 1), ("5,400 written in the book as 4,500", 900, 2))
assert len(DIFFERENCES) == 11 and 5400 - 4500 == 900 and 900 % 9 == 0


def bank():
    """Eleven steps lead from the balance of the cash book to that of the bank."""
    start, levels = BALANCE[1], [BALANCE[1]]
    for _, change, _ in DIFFERENCES:
        levels.append(levels[-1] + change)
    end = levels[-1]
    # The same by the two corrected balances: what the book lacks, and what the bank has still to do.
    corrected = start + sum(c for _, c, kind in DIFFERENCES if kind)
    assert end == corrected + sum(c for _, c, kind in DIFFERENCES if not kind)
    p = Picture("Eleven steps from the cash book's balance to the bank's: timing, omissions and, in red, one error")

    def steps(x0, x1, y0, step, thick, ends):
        """Both balances from one zero line; between them each difference where it takes the balance."""
        X = lambda v: x0 + v * (x1 - x0) / max(levels)
        foot = y0 + ends + 11 * step + (step - thick)
        p.rect(x0, y0, X(start) - x0, ends, "solid")
        p.rect(x0, foot, X(end) - x0, ends, "solid")
        p.line((X(start), y0), (X(start), y0 + ends + step))
        for i, (_, change, kind) in enumerate(DIFFERENCES):
            y, a, b = y0 + ends + (step - thick) + i * step, levels[i], levels[i + 1]
            p.rect(X(min(a, b)), y, max(thick / 4, X(max(a, b)) - X(min(a, b))), thick, "red" if kind == 2 else "solid" if change > 0 else "tone-strong")
            if change < 0:
                p.rect(X(b), y, X(a) - X(b), thick, "line")
            p.line((X(b), y), (X(b), y + step + (thick if i < 10 else 0)))
            yield i, y, X
        p.line((x0, y0 - 4), (x0, foot + ends + 4), cls="bold")

    with p.large:
        p.text(16, 32, "Eleven differences, each explained", 22, "heading")
        p.text(624, 32, "Sample Furniture, 30 June 2026, sample data", 12.5, "label-light", "faint", "end")
        for i, y, X in steps(16, 596, 46, 30.2, 19, 30):
            name, change, kind = DIFFERENCES[i]
            base, fill, face = y + 14.5, "red" if kind == 2 else "ink", "label-strong" if kind == 2 else "label"
            p.text(44, base, str(i + 1), 13, "label-light", fill if kind == 2 else "faint", "end", tabular=True)
            p.text(54, base, name, 14.5, face, fill)
            p.text(346, base, ("+" if change > 0 else "−") + rupees(abs(change), 0), 14.5, face, fill, "end", tabular=True)
            if i in (4, 9):
                p.line((28, y + 24.6), (346, y + 24.6), cls="hair")
        for y, name, value in ((46, "Cash book", start), (46 + 30 + 11 * 30.2 + 11.2, "Bank statement", end)):
            p.text(28, y + 21, name, 18, "heading", "on-solid")
            p.text(346, y + 21, "₹" + rupees(value, 0), 18, "heading", "on-solid", "end", tabular=True)
        for a, b, words in ((1, 5, "Timing"), (6, 10, "Omitted in the book")):
            y, z = 46 + 30 + (a - 1) * 30.2 + 10, 46 + 30 + b * 30.2
            p.line((606, y), (611, y), (611, z), (606, z))
            p.text(627, (y + z) / 2, words, 13.5, "label-strong", anchor="middle", rotate=-90)
        p.text(X(levels[-1]) + 12, 46 + 30 + 10 * 30.2 + 25.5, "Divides by nine: two digits changed places", 13, "label-strong", "red")
    with p.small:
        named = {0: "cheque not presented", 3: "cheque not cleared", 4: "cash paid in late", 7: "customer paid in", 9: "cheque returned", 10: "two digits swapped"}
        p.text(8, 19, "Eleven steps from book to bank", 18, "heading")
        for i, y, X in steps(8, 308, 30, 14.1, 9.5, 22):
            if i in named:
                red = i == 10
                change = DIFFERENCES[i][1]
                for x, words, anchor in ((16, named[i], "start"), (178, ("+" if change > 0 else "−") + rupees(abs(change), 0), "end")):
                    p.text(x, y + 9.6, words, 14.5, "label-strong" if red else "label", "red" if red else "ink", anchor, tabular=True)
        foot = 30 + 22 + 11 * 14.1 + 4.6
        for y, words, value in ((30, "Cash book", start), (foot, "Bank", end)):
            p.text(16, y + 16.4, words, 16, "heading", "on-solid")
            p.text(X(value) - 8, y + 16.4, "₹" + rupees(value, 0), 16, "heading", "on-solid", "end")
        p.text(312, foot + 16.4, "Sample data", 13, "label", "faint", "end")
    p.save("acc-bank")


def year():
    """A partnership's trial balance, ten year-end entries, and what they make of it."""
    b = {"Opening stock": 240000, "Purchases": 960000, "Wages": 288000, "Rent": 156000, "Electricity": 54000, "Insurance": 24000, "General": 40000, "Machinery": 400000, "Van": 250000, "Debtors": 318000, "Deposit": 100000,
         "Cash and bank": 54000, "Drawings A": 60000, "Drawings B": 48000, "Sales": -1980000, "Creditors": -212000, "Capital A": -400000, "Capital B": -250000, "Bank loan": -150000}
    assert sum(b.values()) == 0

    def entry(debit, credit, amount):
        b[debit], b[credit] = b.get(debit, 0) + amount, b.get(credit, 0) - amount

    def close(name, into):
        entry(into, name, b[name])

    entry("Stock", "Trading", 265000)
    entry("Depreciation", "Machinery", 60000)  # 15 per cent written down
    entry("Depreciation", "Van", 50000)  # 20 per cent
    entry("Wages", "Wages due", 26000)
    entry("Prepaid insurance", "Insurance", 6000)
    entry("Bad debts", "Debtors", 8000)
    entry("Provision charge", "Provision", b["Debtors"] * 5 // 100)
    entry("Interest accrued", "Interest earned", 7000)
    for name in ("Opening stock", "Purchases", "Wages", "Sales"):
        close(name, "Trading")
    gross = -b["Trading"]
    close("Trading", "Profit")
    for name in ("Rent", "Electricity", "Insurance", "General", "Depreciation", "Bad debts", "Provision charge", "Interest earned"):
        close(name, "Profit")
    net = -b["Profit"]
    for who in "AB":
        entry("Profit", "Capital " + who, {"A": 40000, "B": 25000}[who])  # interest on capital, 10 per cent
    entry("Profit", "Capital B", 72000)  # salary
    rest = -b["Profit"]
    entry("Profit", "Capital A", rest * 3 // 5)
    entry("Profit", "Capital B", rest * 2 // 5)
    for who in "AB":
        close("Drawings " + who, "Capital " + who)
    assert sum(b.values()) == 0 and b["Profit"] == 0 and gross == 731000 and net == 336500
    return b, net, rest


ENTRIES = ("Closing stock", "Depreciation, machinery", "Depreciation, van", "Wages due", "Insurance prepaid", "Bad debts written off", "Provision on debtors, 5%", "Interest accrued", "Interest on capital, 10%", "Salary of a partner")


def final():
    """A balance sheet as two towers of one height: the profit is the red part without which they are not."""
    b, net, rest = year()
    share = {"A": 40000 + rest * 3 // 5, "B": 97000 + rest * 2 // 5}
    assert sum(share.values()) == net
    left = [("Capital A", -b["Capital A"] - share["A"], "", 0), ("A's profit", share["A"], "9", 1), ("Capital B", -b["Capital B"] - share["B"], "", 0), ("B's profit", share["B"], "10 9", 1), ("Bank loan", -b["Bank loan"], "", 0), ("Creditors", -b["Creditors"], "", 0), ("Wages due", -b["Wages due"], "4", 0)]
    right = [("Machinery", b["Machinery"], "2", 0), ("Van", b["Van"], "3", 0), ("Stock", b["Stock"], "1", 0), ("Debtors", b["Debtors"] + b["Provision"], "6 7", 0), ("Deposit", b["Deposit"] + b["Interest accrued"], "8", 0), ("Insurance prepaid", b["Prepaid insurance"], "5", 0), ("Cash and bank", b["Cash and bank"], "", 0)]
    total = sum(v for _, v, _, _ in left)
    assert total == sum(v for _, v, _, _ in right) == 1266500
    p = Picture("A partnership's balance sheet as two towers of the same height, the year's profit in red, ten year-end entries numbered")
    with p.large:
        top, base, k = 62, 352, 290 / total
        p.text(16, 34, f"Both sides: ₹{rupees(total, 0)}", 22, "heading")
        p.text(624, 34, "A partnership on 31 March 2026, sample data", 12.5, "label-light", "faint", "end")
        for side, (rows, x) in enumerate(((left, 16), (right, 328))):
            y, wide = base, 296
            for name, value, numbers, red in reversed(rows):
                h = value * k
                y -= h
                p.rect(x, y, wide, max(1, h - 1.6), "red" if red else "solid")
                at = y + h / 2 - 0.8
                if h > 17:
                    p.text(x + 56, at + 5.3, name, 16, "label-strong", "on-solid")
                    p.text(x + wide - 12, at + 5.3, rupees(value, 0), 16, "label-strong", "on-solid", "end", tabular=True)
                for n, item in enumerate(numbers.split()):
                    if h > 17:
                        p.balloon(x + 16 + n * 21, at, item, 9)
        # Three bricks are too thin for words: they stand below the base.
        for x, words, number_of, value in ((16, "Wages due", 4, b["Wages due"]), (328, "Cash and bank", 0, b["Cash and bank"]), (478, "Insurance prepaid", 5, b["Prepaid insurance"])):
            if number_of:
                p.balloon(x + 9, 369, number_of, 9)
            p.text(x + (24 if number_of else 0), 374, f"{words} {rupees(abs(value), 0)}", 13.5)
        p.text(164, 55, "Liabilities", 16, "label-strong", anchor="middle")
        p.text(476, 55, "Assets", 16, "label-strong", anchor="middle")
        p.line((12, top), (628, top), cls="red-line")
        p.line((12, base), (628, base), cls="heavy")
        for i, words in enumerate(ENTRIES):
            x, y = 16 + i // 4 * 208, 400 + i % 4 * 21.5
            p.balloon(x + 9, y - 4.5, i + 1, 8.5)
            p.text(x + 24, y, words, 13.5)
        p.text(432, 400 + 2 * 21.5 + 2, f"Profit ₹{rupees(net, 0)}", 19, "heading", "red")
        p.text(432, 400 + 3 * 21.5, "shared by the partners A and B", 13.5, "label-strong")
    with p.small:
        base, k = 208, 166 / total
        for rows, x in ((left, 8), (right, 164)):
            y = base
            for name, value, _, red in reversed(rows):
                h = value * k
                y -= h
                p.rect(x, y, 148, max(0.8, h - 1.4), "red" if red else "solid")
                if h > 16:
                    p.text(x + 8, y + h / 2 + 4.9, name, 16, "label-strong", "on-solid")
                    p.text(x + 140, y + h / 2 + 4.9, f"{int(value / 1000 + 0.5) / 100:.2f}", 16, "label", "on-solid", "end", tabular=True)
        p.line((4, base - 166.8), (316, base - 166.8), cls="red-line")
        p.line((4, base), (316, base), cls="heavy")
        p.text(8, 19, f"Both sides ₹{rupees(total, 0)}", 18, "heading")
        p.text(312, 19, "sample, ₹ lakh", 13, "label", "faint", "end")
        p.text(82, 36, "Liabilities", 14.5, "label-strong", anchor="middle")
        p.text(238, 36, "Assets", 14.5, "label-strong", anchor="middle")
        p.text(8, 229, f"Profit ₹{rupees(net, 0)}, shared by two partners", 16, "label-strong", "red")
    p.save("acc-final")


def set_off():
    """A month of GST as streams: credit flows into the tax on sales, IGST first, and cash pays the rest."""
    credit, output = {"IGST": 72000, "CGST": 18000, "SGST": 21000}, {"IGST": 54000, "CGST": 31500, "SGST": 31500}
    left, due, flows = dict(credit), dict(output), []
    # IGST credit is used up first, against IGST and then the two others; CGST and SGST only against their own.
    for source, target in (("IGST", "IGST"), ("IGST", "CGST"), ("CGST", "CGST"), ("IGST", "SGST"), ("SGST", "SGST")):
        wanted = due[target] - (left["CGST"] if (source, target) == ("IGST", "CGST") else 0)
        amount = min(left[source], wanted)
        flows.append((source, target, amount))
        left[source] -= amount
        due[target] -= amount
    cash = sum(due.values())
    assert not any(left.values()) and due == {"IGST": 0, "CGST": 0, "SGST": 6000} and sum(credit.values()) + cash == sum(output.values())
    assert ("CGST", "SGST") not in {f[:2] for f in flows} and ("SGST", "CGST") not in {f[:2] for f in flows}
    flows.append(("Cash", "SGST", cash))
    p = Picture("A month of GST as streams from credit on purchases to tax on sales; the rest is paid in cash, in red")
    p.style("stream", "fill:#14222f33", "fill:#a3c0d859")
    p.style("red-stream", "fill:#a83212", "fill:#ff7d52")

    def draw(x0, x1, top, k, gap, w, size, full):
        credits, at, starts, ends = {**credit, "Cash": cash}, top, {}, {}
        for name, value in credits.items():
            cls = "red" if name == "Cash" else "solid"
            p.rect(x0, at, w, value * k, cls)
            middle = at + value * k / 2
            fill = "red" if name == "Cash" else "ink"
            p.text(x0 - 10, middle + (0 if full else size * 0.35), name, size, "heading", fill, "end")
            if full:
                p.text(x0 - 10, middle + size, rupees(value, 0), size * 0.9, "label-strong", fill, "end", tabular=True)
            elif name != "Cash":  # its sum stands in the heading
                p.text(x0 + w + 6, middle + size * 0.35, rupees(value, 0), size * 0.95, "label-strong", tabular=True)
            starts[name] = at
            at += value * k + gap
        at = top + (gap / 2 if full else gap / 2)
        for name, value in output.items():
            p.rect(x1, at, w, value * k, "solid")
            middle = at + value * k / 2
            p.text(x1 + w + 10, middle + (0 if full else size * 0.35), name, size, "heading")
            if full:
                p.text(x1 + w + 10, middle + size, rupees(value, 0), size * 0.9, "label-strong", tabular=True)
            else:
                p.text(x1 - 6, middle + size * 0.35, rupees(value, 0), size * 0.95, "label-strong", anchor="end", tabular=True)
            ends[name] = at
            at += value * k + gap
        for source, target, amount in flows:
            a, b, h = starts[source], ends[target], amount * k
            m = (x0 + w + x1) / 2
            p.path(f"M{number(x0 + w)} {number(a)}C{number(m)} {number(a)} {number(m)} {number(b)} {number(x1)} {number(b)}V{number(b + h)}C{number(m)} {number(b + h)} {number(m)} {number(a + h)} {number(x0 + w)} {number(a + h)}z", "red-stream" if source == "Cash" else "stream")
            if full and source == "IGST":
                p.text(x0 + w + 12, a + h / 2 + 5, rupees(amount, 0), 14, "label-strong", tabular=True)
            starts[source] += h
            ends[target] += h

    with p.large:
        p.text(16, 36, f"₹{rupees(cash, 0)} left to pay in cash", 24, "heading")
        p.text(16, 58, "IGST credit first; CGST credit never against SGST", 15)
        p.text(624, 34, "One month, sample data", 12.5, "label-light", "faint", "end")
        p.text(92, 92, "Credit from purchases", 15, "label-strong")
        p.text(548, 92, "Tax on sales", 15, "label-strong", anchor="end")
        draw(92, 528, 106, 318 / 117000, 13, 20, 17, True)
    with p.small:
        p.text(8, 20, f"₹{rupees(cash, 0)} to pay in cash", 18, "heading")
        p.text(312, 20, "Sample data", 13, "label", "faint", "end")
        p.text(56, 44, "credit", 17, "label-strong")
        p.text(262, 44, "tax on sales", 17, "label-strong", anchor="end")
        draw(56, 250, 54, 154 / 117000, 8, 12, 16.5, False)
    p.save("acc-gst")


PICTURES = [books, final, bank, set_off]
