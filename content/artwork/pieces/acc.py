"""Accounting: a bill that becomes an entry of the journal, eleven differences with the bank, and a balance sheet as two towers."""
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


#: Journal of June 2026, what was bought and sold on credit: day, debit and its folio, credit and its folio, amount, narration.
JOURNAL = ((3, "Kothrud School", "7", "Sales", "12", 64000, "desks, invoice 41"), (10, "Purchases", "15", "Deccan Timber", "10", 35500, "plywood, bill 118"), (22, "Sample Caf\u00e9", "9", "Sales", "12", 38500, "tables, invoice 46"))
BILL = JOURNAL[1]
# Each was paid in full later in June: its line stands in the cash book, at the same folio.
for _day, _debit, _one, _credit, _two, _amount, _ in JOURNAL:
    assert any(words == "To " + _debit and folio == _one and bank == _amount and day > _day for day, words, folio, _, bank in DEBIT) or any(words == "By " + _credit and folio == _two and bank == _amount and day > _day for day, words, folio, _, bank in CREDIT)

#: Fills of the shop by day and by night.
SHOP = {
    "wood": ("#d2a86c", "#8d7650"), "wood-front": ("#b98c50", "#6f5b3d"), "wood-dark": ("#96703d", "#54442c"), "plank": ("#e0bf8b", "#9b8460"), "steel": ("#8b979e", "#6f8ea6"), "steel-dark": ("#56646e", "#3d5b73"),
    "skin": ("#8a5a3c", "#a87452"), "hair": ("#1d1a1c", "#060c14"), "shirt": ("#2f5d73", "#4e86a3"), "note": ("#9bb39a", "#7fa58e"), "coin": ("#c98f1f", "#f2c35c"), "page": ("#ffffff", "#cfdce7"), "cover": ("#7a3f5a", "#8d5f7c"), "cover-2": ("#35635b", "#4f8578"), "key": ("#e9ecee", "#a9bccc"),
}  # fmt: skip


def _shop(p):
    """The office of a small workshop: 0 to 500 across; somebody writes up the books. Returns the top of the spike."""
    for name, (day, night) in SHOP.items():
        p.style(name, f"fill:{day}", f"fill:{night}")
    p.style("sleeve", "fill:none;stroke:#295368;stroke-width:30;stroke-linecap:round;stroke-linejoin:round", "stroke:#407590")
    p.style("grain", "fill:none;stroke:#96703d;stroke-width:1.1", "stroke:#54442c")
    p.style("wire", "fill:none;stroke:#56646e;stroke-width:3;stroke-linecap:round", "stroke:#9fb8cc")
    p.style("frame", "fill:none;stroke:#14222f;stroke-width:2", "stroke:#0a1b2a")
    p.style("slip", "fill:#fff;stroke:#14222f;stroke-width:1", "fill:#cfdce7;stroke:#22384b")
    p.style("ink-line", "fill:none;stroke:#14222f;stroke-width:1.2", "stroke:#22384b")
    # Boards that lean on the wall, a saw, the shelf with the year's books.
    for x, w, top, lean in ((268, 26, 66, 10), (298, 22, 96, 7), (322, 30, 44, 4)):
        p.path(f"M{x + lean} {top}h{w}L{x + w} 345H{x}Z", "plank")
        p.path(f"M{x + lean + w * 0.3} {top + 8}L{x + w * 0.3} 340M{x + lean + w * 0.66} {top + 8}L{x + w * 0.66} 340", "grain")
    p.path("M22 108H128V116H22Z", "wood-dark")
    for x, w, h, cls in ((28, 15, 62, "cover"), (44, 12, 56, "cover-2"), (57, 17, 66, "shirt"), (75, 14, 58, "cover"), (90, 15, 64, "cover-2")):
        p.rect(x, 108 - h, w, h, cls)
        p.rect(x + 3, 108 - h + 10, w - 6, 12, "page")
    p.path("M26 196L96 150L101 170L34 206Z", "steel")
    p.path("M26 196L34 206l2-4-6-2 3-5z", "steel-dark")
    p.path("M94 152q10-12 24-8t8 18-24 10z", "wood-dark")
    p.path("M103 157q6-6 12-3t2 9-12 3z", "ground")
    # Who writes.
    p.path("M90 350C88 282 100 238 138 222L212 222C250 238 262 282 260 350Z", "shirt")
    p.path("M158 230V192H192V230Q175 246 158 230Z", "skin")
    p.path("M158 222L175 246L192 222L202 226L182 262L175 248L168 262L148 226Z", "page")
    p.path("M140 158C138 194 156 216 175 216S212 194 210 158C208 108 142 108 140 158Z", "skin")
    p.path("M139 152q-8 4-4 16t8 8zM211 152q8 4 4 16t-8 8z", "skin")
    p.path("M138 168C130 104 152 92 178 92S220 106 212 168C210 152 206 146 198 142Q176 150 154 142C144 146 140 154 138 168Z", "hair")
    p.add('<circle class="frame" cx="161" cy="176" r="10.5"/><circle class="frame" cx="189" cy="176" r="10.5"/>')
    p.path("M171.5 175q3.5-3 7 0M150 172l-10-4M200 172l10-4", "frame")
    # The desk.
    p.path("M36 340H470L502 408H4Z", "wood")
    p.path("M30 356H210M300 350H474M16 384H120M330 392H498", "grain")
    p.path("M4 408H502V480H4Z", "wood-front")
    p.path("M4 408H502V415H4Z", "wood-dark")
    p.path("M40 428H220V480M40 428V480M284 428H464V480M284 428V480", "grain")
    for x in (112, 356):
        p.path(f"M{x} 446h36v7h-36z", "wood-dark")
    # Cash box: lid up, notes and coins in its tray.
    p.path("M26 330L40 288H122L114 330Z", "steel")
    p.path("M34 324L44 294H115L108 324Z", "steel-dark")
    p.path("M18 352L28 330H116L112 352Z", "steel-dark")
    for x in (34, 56, 78):
        p.path(f"M{x - 4} 350l5-15h17l-3 15z", "note")
    for x, y in ((98, 345), (104, 340), (100, 335)):
        p.add(f'<ellipse class="coin" cx="{x}" cy="{y}" rx="8" ry="3.6"/>')
    p.path("M16 352H113V394H20Z", "steel")
    p.path("M60 362h14v10h-14z", "steel-dark")
    # The open book before the writer.
    p.path("M108 396L124 354Q150 346 178 356Q206 346 232 354L252 396Q214 388 180 400Q146 388 108 396Z", "page")
    p.path("M178 356L180 400", "ink-line")
    p.path("M134 364l34 1M130 373l40 1M126 382l44 2M190 365l36-1M191 374l42-1M192 384l46-2", "ink-line")
    # Arms, hands and pen.
    p.path("M116 276L88 340L128 366", "sleeve")
    p.path("M236 276L268 338L236 366", "sleeve")
    p.path("M128 352q16-2 24 8q4 10-6 14t-24 0z", "skin")
    p.path("M238 354q-14-2-22 8q-6 8 4 12t20 2z", "skin")
    p.path("M150 380L172 334", "wire")
    # Calculator.
    p.path("M288 354H340L352 402H284Z", "steel-dark")
    p.path("M293 358H336L338.5 368H292Z", "key")
    for r in range(3):
        y = 373 + r * 9.5
        for c in range(4):
            p.path(f"M{number(291 - r * 0.6 + c * (12.6 + r * 0.6), 1)} {number(y, 1)}h9l.8 6h-10z", "key")
    # The spike with June's bills; the newest lies on top, in red.
    p.add('<ellipse class="steel-dark" cx="420" cy="392" rx="38" ry="10"/>')
    for n, (dx, dy) in enumerate(((-5, 0), (4, -6), (-2, -12), (6, -18), (-3, -24), (2, -30))):
        x, y = 420 + dx, 384 + dy
        p.path(f"M{x - 46} {y}Q{x - 20} {y - 6} {x} {y + 2}Q{x + 26} {y + 6} {x + 44} {y - 3}L{x + 32} {y - 22}Q{x} {y - 16} {x - 34} {y - 21}Z", "slip" if n < 5 else "red")
    p.path("M420 344V262", "wire")
    p.area((416.5, 268), (420, 250), (423.5, 268), cls="steel-dark")


def books():
    """From a bill on the spike to the journal: the same amount stands once in debit and once in credit."""
    rng = random.Random(7)
    p = Picture("Somebody writes at the desk of a small workshop, with cash box, calculator and bills on a spike; one bill becomes an entry of the journal", 960, 480)
    p.style("feint", "fill:none;stroke:#2c6a9b5c;stroke-width:.9", "stroke:#8fc1ea59")
    p.style("rule", "fill:none;stroke:#2c6a9b;stroke-width:1", "stroke:#8fc1eaa6")
    p.add("<style>@media(max-width:539px){.shop{transform:translate(-22px,0)}}</style>")
    p.add('<g class="shop">')
    _shop(p)
    p.add("</g>")
    account = lambda name: name + " A/c" if name in ("Sales", "Purchases") else name
    total = sum(amount for *_, amount, _ in JOURNAL)
    day, debit, one, credit, two, amount, words = BILL
    with p.large:
        # The bill, enlarged from the spike.
        p.line((378, 354), (364, 216), cls="red-hair")
        p.line((464, 351), (492, 216), cls="red-hair")
        p.path("M364 46H492V216l-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5-8 5-8-5z", "paper line")
        p.text(376, 72, credit, 17, "heading")
        p.text(376, 90, "Sample bill", 13, "label", "faint")
        p.text(376, 116, "No. 118", 14, "label")
        p.text(480, 116, f"{day} June", 14, "label", "ink", "end")
        p.line((376, 126), (480, 126), cls="hair")
        p.text(376, 146, "Plywood", 15, "label")
        p.text(376, 164, "on credit", 15, "label")
        p.line((376, 176), (480, 176), cls="line")
        p.text(480, 202, "\u20b9" + rupees(amount, 0), 22, "heading", "red", "end")
        # The page of the journal.
        for d in (9, 6, 3):
            p.path(f"M{512 + d} {464 + d}H{944 + d}V{16 + d}", "line")
        p.rect(512, 14, 432, 450, "paper line")
        p.text(528, 40, "Journal, June 2026", 20, "heading")
        p.text(930, 39, "Sample Furniture, sample data", 13, "label", "faint", "end")
        p.path("M512 54H944M512 78H944", "rule")
        for at, head, anchor in ((530, "Date", "middle"), (560, "Particulars", "start"), (754, "L.F.", "middle"), (851, "Debit \u20b9", "end"), (936, "Credit \u20b9", "end")):
            p.text(at, 71, head, 14, "label", "faint", anchor)
        pitch, first = 33.5, 102
        for r in range(11):
            p.path(f"M512 {number(first + r * pitch + 8)}H944", "feint")
        for at in (550, 553, 740, 768, 856, 859):
            p.path(f"M{at} 54V464", "rule")
        for n, (on, dr, left, cr, right, value, note) in enumerate(JOURNAL):
            y, red = first + n * 3 * pitch, (on == day)
            fill = "red" if red else "ink"
            hand(p, rng, 543, y, str(on), 19, fill, "end")
            hand(p, rng, 560, y, account(dr), 19, fill)
            hand(p, rng, 736, y, "Dr", 18, fill, "end")
            hand(p, rng, 754, y, left, 17, fill, "middle")
            hand(p, rng, 850, y, rupees(value, 0), 19.5, fill, "end")
            hand(p, rng, 572, y + pitch, f"To {account(cr)}", 18.5, fill)
            hand(p, rng, 754, y + pitch, right, 17, fill, "middle")
            hand(p, rng, 938, y + pitch, rupees(value, 0), 19.5, fill, "end")
            hand(p, rng, 560, y + 2 * pitch, f"({note})", 17, "faint")
        y = first + 9 * pitch + 4
        for at in (850, 938):
            hand(p, rng, at, y, rupees(total, 0), 18, "ink", "end")
            p.path(f"M{at - 74} {number(y - 22)}q34 -1.2 77 .6M{at - 74} {number(y + 6)}q34 1 77 -.4M{at - 74} {number(y + 10.5)}q32 1.2 77 -.2", "bold")
        p.text(560, y, "Debit = credit", 19, "heading")
        p.arrow((484, 196), (522, 196), cls="red-line", head="red", size=9)
    with p.small:
        p.path("M176 20H240V92l-5 3-5.5-3-5 3-5.5-3-5 3-5.5-3-5 3-5.5-3-5 3-5.5-3-5 3-5.5-3z", "paper line")
        p.text(208, 44, "bill", 18, "label", "ink", "middle")
        p.text(208, 74, rupees(amount, 0), 20, "heading", "red", "middle")
        p.line((182, 178), (177, 94), cls="red-hair")
        p.line((221, 176), (239, 94), cls="red-hair")
        p.rect(252, 8, 222, 224, "paper line")
        p.text(262, 33, "Journal", 21, "heading")
        p.text(466, 32, "sample", 18, "label", "faint", "end")
        for r in range(5):
            p.path(f"M252 {44 + r * 36}h222", "feint")
        p.path("M378 44V232M381 44V232", "rule")
        hand(p, rng, 257, 71, debit + " Dr", 18, "red")
        hand(p, rng, 467, 71, rupees(amount, 0), 20, "red", "end")
        hand(p, rng, 257, 107, "To Deccan T.", 18, "red")
        hand(p, rng, 467, 107, rupees(amount, 0), 20, "red", "end")
        hand(p, rng, 257, 143, "and others", 18, "faint")
        p.text(258, 180, "Debits", 19, "label-strong")
        p.text(258, 214, "Credits", 19, "label-strong")
        for y in (180, 214):
            hand(p, rng, 468, y, rupees(total, 0), 18.8, "ink", "end")
        p.path("M386 220q36 1 84 -.4M386 224q36 1.2 84 -.2", "bold")
    p.save("acc-books")


def desk():
    """The desk alone, for the group's name: its lower part is cut, so that it fills the frame."""
    p = Picture("Somebody writes in an open book at the desk of a small workshop, beside a spike of bills")
    p.add('<g transform="scale(1.28)translate(-2-62)">')
    _shop(p)
    p.add("</g>")
    p.save("acc-group")


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


PICTURES = [books, desk, final, bank, set_off]
