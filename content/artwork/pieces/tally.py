"""Tally: a shop's stock in its godowns, invoices on both sides of a border, a matched bank ledger, a month's GST, payslips."""
import random
from collections import defaultdict
from decimal import ROUND_CEILING, Decimal

from kit import HEAD, Picture, number, rupees

GROUPS = ("Butt hinges", "Tower bolts", "Door handles", "Mortice locks", "Padlocks", "Drawer slides", "Wood screws", "Wall plugs", "Taps", "Pipe elbows", "Paint brushes", "Sand paper")
LOW = 53  # the item that has run below its reorder level


def shop(seed=11):
    """Three months of a hardware shop by double entry: items, parties' balances and the trial balance."""
    rng = random.Random(seed)
    dr = defaultdict(int)  # ledger: balance, debit positive

    def post(debit, credit, amount):
        assert amount >= 0
        dr[debit] += amount
        dr[credit] -= amount

    items = []
    for i in range(120):
        rate, room = rng.choice((50, 100, 150, 200, 350, 500)), rng.choice((40, 60, 80, 120))
        room = 60 if i == LOW else room
        item = {"name": f"{GROUPS[i // 10]} {i % 10 + 1}", "rate": rate, "room": room, "reorder": room * 3 // 10, "months": []}
        stock = item["opening"] = room * rng.randint(55, 95) // 100
        for month in range(3):
            if i == LOW:
                inward, outward = ((20, 19), (0, 21), (0, 16))[month]
                if month == 0:
                    stock = item["opening"] = 48
            else:
                outward = min(stock, room * rng.randint(10, 40) // 100)
                inward = max(0, room * rng.randint(50, 100) // 100 - (stock - outward)) if stock - outward < room * 0.55 else 0
            item["months"].append((stock, inward, outward, stock + inward - outward))
            stock += inward - outward
        item["closing"] = stock
        items.append(item)
    items[LOW]["name"] = "Tower bolt, steel, 200 mm"
    customers, suppliers = [f"Customer {i + 1}" for i in range(44)], [f"Supplier {i + 1}" for i in range(16)]
    opening = sum(i["opening"] * i["rate"] for i in items)
    post("Bank and cash", "Capital account", 600000)
    post("Opening stock", "Capital account", opening)
    post("Fixed assets", "Capital account", 240000)
    for month in range(3):
        for k, item in enumerate(items):
            _, inward, outward, _ = item["months"][month]
            value = inward * item["rate"]
            gst = value * 18 // 100
            assert gst * 100 == value * 18, "rates are multiples of 50, so that GST is whole rupees"
            seller = suppliers[k % 16]
            post("Purchase accounts", seller, value)
            post("Duties and taxes", seller, gst)
            # Sold at cost and 40 per cent, to several customers.
            left = outward
            while left:
                some = min(left, rng.randint(4, 16))
                left -= some
                value = some * item["rate"] * 7 // 5
                gst = value * 9 // 100 * 2
                buyer = rng.choice(customers)
                post(buyer, "Sales accounts", value)
                post(buyer, "Duties and taxes", gst)
        for name in customers:
            post("Bank and cash", name, max(0, dr[name] * rng.randint(30, 100) // 100))
        for name in suppliers:
            post(name, "Bank and cash", max(0, -dr[name] * rng.randint(40, 90) // 100))
        post("Indirect expenses", "Bank and cash", 30000 + 118000)  # rent and wages
        if month:
            post("Duties and taxes", "Bank and cash", max(0, due))  # last month's GST
        due = -dr["Duties and taxes"]
    parties = [dr.pop(n) for n in customers], [-dr.pop(n) for n in suppliers]
    dr["Sundry debtors"], dr["Sundry creditors"] = sum(parties[0]), -sum(parties[1])
    assert len(items) == 120 and len(customers) + len(suppliers) == 60 and sum(dr.values()) == 0
    # Physical side: opening and purchases at cost less goods sold at cost are the stock on the shelves.
    sold = sum(o * i["rate"] for i in items for _, _, o, _ in i["months"])
    closing = sum(i["closing"] * i["rate"] for i in items)
    assert opening + dr["Purchase accounts"] - sold == closing
    assert [i for i, item in enumerate(items) if item["closing"] < item["reorder"]] == [LOW]
    return items, parties, dr, closing


def rack(picture, items, x, y, columns, width, step, rows=4, quiet="pile"):
    """Shelves with each item's cartons piled up in the class `quiet`; where the red one stands. `rows` of cartons fill a place."""
    picture.style("pile", "fill:#14222f66", "fill:#e6eef566")
    red, piles, high = None, {quiet: "", "red": ""}, (step - 6) / rows
    for i, item in enumerate(items):
        left, floor = x + i % columns * width, y + (i // columns + 1) * step - 0.6
        across = 1 + i * 7 % 3 if width > 20 else 1 + i % 2
        wide = width * 0.8 / across
        count = max(1, round(rows * across * item["closing"] / item["room"]))
        low = item["closing"] < item["reorder"]
        for c in range(count):
            piles["red" if low else quiet] += f"M{number(left + width * 0.1 + c % across * wide, 1)} {number(floor - (c // across + 1) * high, 1)}h{number(wide - 0.9, 1)}v{number(high - 0.9, 1)}h{number(0.9 - wide, 1)}z"
        if low:
            red = (left + width / 2, floor)
    for cls, data in piles.items():
        if data:
            picture.path(data, cls)
    for r in range(len(items) // columns + 1):
        picture.line((x, y + r * step), (x + columns * width, y + r * step), cls="line")
    for side in (x, x + columns * width):
        picture.line((side, y - 3), (side, y + len(items) // columns * step + 7), cls="heavy")
    return red


def _goods(p, floor):
    """A shelf with one of each of six goods, drawn large, and among them the red bolt; where that has its middle."""
    p.style("pipe", "fill:none;stroke:#14222f;stroke-width:15", "stroke:#a3c0d8")
    p.style("bow", "fill:none;stroke:#14222f;stroke-width:6.5", "stroke:#a3c0d8")
    hole = lambda x, y, r=2.6: p.circle(x, y, r, "ground")
    up = lambda y: number(floor - y)
    # Butt hinge: two leaves, and the knuckle between them.
    for x in (13, 45):
        p.rect(x, floor - 62, 24, 62, "solid")
        for y in (12, 31, 50):
            hole(x + 12, floor - y)
    for n in range(5):
        p.rect(36.5, floor - 64 + n * 13, 9, 11.5, "solid")
    # Padlock.
    p.path(f"M95 {up(40)}V{up(52)}a16 16 0 0 1 32 0V{up(40)}", "bow")
    p.path(f"M84 {up(44)}h54v38q0 6-6 6h-42q-6 0-6-6z", "solid")
    p.path(f"M111 {up(30)}a5.5 5.5 0 0 1 3 10l2 9h-10l2-9a5.5 5.5 0 0 1 3-10z", "ground")
    # Tower bolt: its plate on end, the rod in two staples, the knob.
    p.rect(168, floor - 92, 54, 92, "red")
    for x in (175, 215):
        for y in (10, 46, 82):
            hole(x, floor - y, 3)
    p.style("rod", "fill:#f0ede5;stroke:#a83212;stroke-width:3", "fill:#0c2136;stroke:#ff7d52")
    p.path(f"M188 {up(8)}V{up(98)}q0-5 7-5t7 5V{up(8)}z", "rod")
    for y in (20, 68):
        p.rect(183, floor - y - 9, 24, 14, "red")
    p.path(f"M201 {up(52)}h22a5 5 0 0 1 0 11h-22z", "rod")
    # Tap, on its spout.
    p.path(f"M262 {up(31)}h24q18 0 18 20v8", "pipe")
    p.rect(250, floor - 43, 11, 24, "solid")
    p.rect(296, floor - 6, 16, 6, "solid")
    p.rect(276, floor - 56, 8, 20, "solid")
    p.path(f"M258 {up(62)}h44q4 0 4 4t-4 4h-44q-4 0-4-4t4-4z", "solid")
    # Pipe elbow.
    p.path(f"M340 {up(4)}v-22q0-22 22-22h16", "pipe")
    p.rect(329, floor - 12, 22, 12, "solid")
    p.rect(376, floor - 51, 12, 22, "solid")
    # Paint brush, on its bristles.
    p.path(f"M407 {up(0)}l3-28h30l3 28z", "solid")
    p.rect(408.5, floor - 42, 33, 12, "solid")
    p.path(f"M411 {up(44)}q0-10 8-14q3-2 2-12l-2-18q0-6 6-6t6 6l-2 18q-1 10 2 12q8 4 8 14z", "solid")
    # Wood screw, point up.
    p.path(f"M446.5 {up(0)}h23l-7.5-9h-8z", "solid")
    p.path(f"M454 {up(9)}v-38l4-18l4 18v38z", "solid")
    for n in range(6):
        p.path(f"M452 {up(17 + n * 6)}l12-4", "bold")
    return 195


def stock():
    """The shop's three months: 120 items on the shelves of two godowns, and books that balance."""
    items, (owed, owing), books, closing = shop()
    low = items[LOW]
    p = Picture("120 items of a hardware shop on the shelves of two godowns, one below its reorder level, and the trial balance", 960, 480)
    rows = [(n, books[n]) for n in ("Capital account", "Sundry creditors", "Duties and taxes", "Fixed assets", "Opening stock", "Sundry debtors", "Bank and cash", "Sales accounts", "Purchase accounts", "Indirect expenses")]
    assert sum(v for _, v in rows) == 0 and len(books) == len(rows)
    with p.large:  # the sum and the shelves over two thirds, at the right what they come down to
        p.text(18.5, 27, "Stock of a hardware shop on 30 June 2026", 17, "label-strong")
        p.text(634, 27, "Sample data", 13, "label", "faint", "end")
        p.text(16.5, 106, f"₹{rupees(closing, 0)}", 96, "heading")
        for g, name in enumerate(("Godown 1, shop", "Godown 2, store")):
            red = rack(p, items[g * 60 : g * 60 + 60], 19.7 + g * 314, 128, 10, 30, 30) or red
            p.text(20 + g * 314, 332, name, 15, "label-strong")
            p.text(320 + g * 314, 332, "60 items", 14, "label", "faint", "end")
        # The red item's stock ledger, a month to a column.
        p.line((red[0], red[1]), (red[0], 354), cls="red-line")
        p.line((18.5, 354), (634, 354), cls="red-line")
        p.text(18.5, 382, low["name"], 18, "label-strong", "red")
        p.text(18.5, 407, f"Reorder level {low['reorder']}:", 16, "label-strong")
        p.text(18.5, 429, "order tomorrow", 16, "label-strong")
        ends = (346, 446, 532, 634)
        assert [after for *_, after in low["months"]][-1] == low["closing"]
        for x, head in zip(ends, ("Opening", "April", "May", "June")):
            p.text(x, 378, head, 15, "label-strong", anchor="end")
        for r, words in enumerate(("in", "out", "stock")):
            y, last = 404 + r * 28, r == 2
            p.line((240, y - 19), (634, y - 19), cls="line" if last else "hair")
            p.text(240, y, words, 15, "label-strong" if last else "label")
            for m, month in enumerate(low["months"]):
                hot = last and m == 2
                value = month[1 + r]
                p.text(ends[m + 1], y + (3 if hot else 0), str(value) if value else "–", 24 if hot else 16, "heading" if hot else "label-strong" if last else "label", "red" if hot else "ink", "end", tabular=not hot)
        p.text(ends[0], 460, str(low["opening"]), 16, "label-strong", anchor="end", tabular=True)
        # Trial balance under the program's own groups.
        p.rect(662, 12, 279.5, 456, "paper line")
        left, debit, credit = 675, 850, 928
        p.text(left, 42, "Trial balance", 20, "heading")
        p.text(debit, 42, "Debit", 14, "label", "faint", "end")
        p.text(credit, 42, "Credit", 14, "label", "faint", "end")
        p.line((662, 56), (941.5, 56))
        count = {"Sundry debtors": len(owed), "Sundry creditors": len(owing)}
        for r, (name, value) in enumerate(rows):
            y = 80 + r * 34.6
            if r:
                p.line((662, y - 22.5), (941.5, y - 22.5), cls="hair")
            p.text(left, y, f"{name}, {count[name]}" if name in count else name, 15.5)
            p.text(debit if value > 0 else credit, y, rupees(abs(value), 0), 15.5, anchor="end", tabular=True)
        total = rupees(sum(v for _, v in rows if v > 0), 0)
        p.line((662, 403), (941.5, 403))
        p.text(left, 438, "Equal", 18, "heading")
        for x in (debit, credit):
            p.text(x, 438, total, 18, "heading", anchor="end", tabular=True)
            p.line((x - 72, 446), (x, 446))
            p.line((x - 72, 450), (x, 450))
    with p.small:  # half of 960 x 480: on a phone a unit is three quarters of a px, so letters are larger here
        p.text(9.2, 25, "Stock of a hardware shop", 20, "label-strong")
        p.text(470.8, 26, f"₹{rupees(closing, 0)}", 28, "heading", anchor="end")
        floor = 138
        red = _goods(p, floor)
        p.line((6, floor + 2), (474, floor + 2), cls="heavy")
        # The stock of the red item by the month.
        p.text(9.2, 174, "Tower bolt", 21, "heading", "red")
        p.text(9.2, 196, f"order at {low['reorder']}", 18, "label-strong")
        p.text(9.2, 233, "Sample data", 16, "label", "faint")
        values = [low["opening"], *(after for *_, after in low["months"])]
        assert values[-1] == low["closing"] and low["name"].startswith("Tower bolt,")
        p.line((red, floor + 2), (red, 152), cls="red-line")
        p.line((130, 152), (470.8, 152), cls="red-line")
        for n, (words, value) in enumerate(zip(("Opening", "April", "May", "June"), values)):
            x, last = 208 + n * 78, n == 3
            p.text(x + last * 28.8, 174, words, 18, "label", anchor="end")
            p.text(x + last * 28.8, 219 if last else 206, str(value), 56 if last else 26, "heading", "red" if last else "ink", "end")
        p.text(470.8, 237.5, "left", 16, "label-strong", "red", "end")
    p.save("tally-stock")


GOODS = (("Butt hinge, brass", "8302", 120, Decimal(46)), ("Wood screws, box", "7318", 60, Decimal("92.50")), ("Mortice lock, set", "8301", 24, Decimal(685)), ("Tower bolt, steel", "8302", 80, Decimal(58)))


def border(x, top, bottom):
    """A state border as a map draws it: a wandering line from top to bottom."""
    rng, points, y = random.Random(4), [], top
    while y < bottom:
        points.append((x + rng.uniform(-5, 5), y))
        y += rng.uniform(9, 19)
    return [*points, (x, bottom)]


def invoices():
    """One sale on either side of the state border: the same tax, in two halves or whole."""
    taxable = sum(q * r for _, _, q, r in GOODS)
    half, whole = (taxable * n / 100 for n in (9, 18))
    total = taxable + whole
    assert half * 2 == whole and total == taxable + half + half == 37937
    p = Picture("Two tax invoices for the same goods on either side of a state border: CGST and SGST within it, IGST across it")
    sides = (("Within the state", "0418", "Sample Joinery, Nashik", "27BBBBB0000B1Z5", "Maharashtra (27)", (("CGST 9%", half, "Centre"), ("SGST 9%", half, "State"))),
             ("Across the border", "0419", "Sample Interiors, Surat", "24CCCCC0000C1Z5", "Gujarat (24)", (("IGST 18%", whole, "Centre, shared with Gujarat"),)))
    with p.large:
        p.line(*border(320, 4, 476), cls="dash")
        for x, (head, no, buyer, gstin, place, taxes) in zip((14, 334), sides):
            w, l, r = 292, x + 13, x + 279
            p.rect(x + 4, 18, w, 452, "tone")
            p.rect(x, 14, w, 452, "paper line")
            p.text(l, 39, "Tax invoice", 20, "heading")
            p.text(r, 32, f"{no}, 21 Nov 2026", 12.5, "label-strong", anchor="end")
            p.text(r, 46, "Specimen", 11.5, "label-light", "faint", "end")
            p.line((x, 54), (x + w, 54))
            for y, key, value, number in ((70, "Seller", "Sample Hardware, Pune", "27AAAAA0000A1Z5"), (105, "Buyer", buyer, gstin)):
                p.text(l, y, key, 12, "label-light", "faint")
                p.text(l + 48, y, value, 13.5, "label-strong")
                p.text(l + 48, y + 15, "GSTIN " + number, 12, "label-light")
            p.line((x, 130), (x + w, 130), cls="hair")
            p.text(l, 149, "Place of supply", 12.5, "label-light", "faint")
            p.text(r, 149, place, 15, "heading", "red" if len(taxes) == 1 else "ink", "end")  # the one thing that differs
            p.line((x, 158), (x + w, 158))
            for at, key, anchor in ((l, "Goods", "start"), (l + 123, "HSN", "start"), (l + 190, "Qty", "end"), (r, "Taxable ₹", "end")):
                p.text(at, 173, key, 11.5, "label-light", "faint", anchor)
            p.line((x, 179), (x + w, 179), cls="hair")
            for i, (name, hsn, quantity, rate) in enumerate(GOODS):
                y = 197 + i * 20
                p.text(l, y, name, 13)
                p.text(l + 123, y, hsn, 12.5, "label-light", tabular=True)
                p.text(l + 190, y, str(quantity), 13, anchor="end", tabular=True)
                p.text(r, y, rupees(quantity * rate), 13, anchor="end", tabular=True)
            p.line((x, 268), (x + w, 268))
            p.text(l, 286, "Taxable value", 13.5)
            p.text(r, 286, rupees(taxable), 13.5, "label-strong", anchor="end", tabular=True)
            # The tax to scale: two blocks together as high as the one.
            top, high, gap = 297, 104, 5
            each = (high - gap * (len(taxes) - 1)) / len(taxes)
            for i, (key, value, who) in enumerate(taxes):
                y = top + i * (each + gap)
                p.rect(x + 7, y, w - 14, each, "solid")
                p.text(l + 4, y + each / 2 - 1, key, 19, "heading", "on-solid")
                p.text(l + 4, y + each / 2 + 16, f"to the {who}", 12.5, "label", "on-solid")
                p.text(r - 4, y + each / 2 + 7, rupees(value), 21, "heading", "on-solid", "end", tabular=True)
            p.line((x, 408), (x + w, 408))
            p.text(l, 434, "Total", 20, "heading")
            p.text(r, 434, "₹" + rupees(total), 21, "heading", anchor="end", tabular=True)
            p.text(l, 455, "Rupees thirty-seven thousand nine hundred and thirty-seven only", 12, "label-light")
    with p.small:
        p.line(*border(160, 2, 238), cls="dash")
        for x, (head, _, _, _, place, taxes) in zip((7, 168), sides):
            w, l, r = 145, x + 8, x + 137
            p.rect(x, 7, w, 226, "paper line")
            p.text(l, 28, "Tax invoice", 18, "heading")
            p.text(l, 47, "to " + place.split(" (")[0], 16, "label-strong", "red" if len(taxes) == 1 else "ink")
            p.line((x, 56), (x + w, 56))
            p.text(l, 76, "Goods", 16)
            p.text(r, 76, rupees(taxable), 16, "label-strong", anchor="end", tabular=True)
            high = (100 - 4 * (len(taxes) - 1)) / len(taxes)
            for i, (key, value, _) in enumerate(taxes):
                y = 86 + i * (high + 4)
                p.rect(x + 4, y, w - 8, high, "solid")
                p.text(l, y + high / 2 + 5.5, key, 16, "label-strong", "on-solid")
                p.text(r, y + high / 2 + 5.5, rupees(value), 17, "heading", "on-solid", "end", tabular=True)
            p.text(l, 208, "Total", 16, "heading")
            p.text(r, 208, rupees(total), 17, "heading", anchor="end", tabular=True)
            p.text(l, 227, "Specimen", 14, "label", "faint")
    p.save("tally-invoices")


def head():
    """The stock with less of it, larger, for the head of the course's page: the sum, half a godown, the item below its reorder level."""
    items, _, _, closing = shop()
    low = items[LOW]
    level = low["reorder"] / low["room"]
    assert low in items[40:60] and low["closing"] < low["reorder"] == 18 and level == 0.3
    p = Picture("The value of a stock in large figures; under it shelves of cartons, and one item in red below the line at which it is ordered", height=360, switch=HEAD)

    def level_of(x, floor, width, step):
        """The level at which the red item is ordered, as a line across its place."""
        y = floor - (step - 6) * level
        p.path(f"M{number(x - width / 2 + 2)} {number(y)}h{number(width - 4)}", "red-dash")
        return y

    p.style("red-dash", "fill:none;stroke:#a83212;stroke-width:1.8;stroke-dasharray:5 3", "stroke:#ff7d52")
    with p.large:
        p.text(26, 31, "Stock of a hardware shop on 30 June 2026", 18, "label-strong")
        p.text(614, 31, "Sample data", 14, "label", "faint", "end")
        p.text(20, 147, f"₹{rupees(closing, 0)}", 154, "heading")
        red = rack(p, items[30:60], 26, 179, 10, 58.8, 43, 5)
        p.text(red[0], level_of(*red, 58.8, 43) - 5.5, f"order at {low['reorder']}", 13.5, "label-strong", "red", "middle")
        p.line(red, (red[0], 319), (614, 319), cls="red-line")
        p.text(614, 347, f"{low['name']}: {low['closing']} left", 25, "heading", "red", "end")
    with p.small:
        p.text(14, 23, "Stock of a hardware shop", 13.5, "label-strong")
        p.text(306, 23, "Sample data", 12, "label", "faint", "end")
        p.text(11, 79.5, f"₹{rupees(closing, 0)}", 76.5, "heading")
        red = rack(p, items[40:60], 14, 95, 10, 29.2, 27, 5)
        level_of(*red, 29.2, 27)
        p.line(red, (red[0], 155), (306, 155), cls="red-line")
        p.text(14, 172, f"order at {low['reorder']}", 14, "label-strong")
        p.text(306, 172, f"{low['name'].split(',')[0]}: {low['closing']} left", 16, "heading", "red", "end")
    p.save("tally-head", most=22)


#: Date, particulars, amount (received positive), key that joins book and statement.
BOOK = ((2, "Patil Traders", 48500, "a"), (4, "Rent, 000311", -30000, "b"), (9, "Deccan Steel, 000312", -86400, "c"), (11, "Cash deposited", 25000, "d"), (16, "Sample Joinery", 37937, "e"),
        (20, "Wages", -64500, "f"), (26, "Konkan Taps, 000313", -22850, "1"), (28, "Gokhale & Sons", 15600, "2"), (29, "Bank charges", -295, "g"), (30, "Interest", 412, "h"))
BANK = ((3, "Clg Patil Traders", 48500, "a"), (6, "Chq 000311", -30000, "b"), (11, "Cash dep", 25000, "d"), (14, "Chq 000312", -86400, "c"), (16, "UPI in", 37937, "e"),
        (20, "NEFT wages", -64500, "f"), (29, "Charges and GST", -295, "g"), (30, "Interest", 412, "h"))
OPENING = 112640


def bank():
    """The bank ledger beside the bank's statement, each entry joined to its own; two ends are left over."""
    book, paid = OPENING + sum(v for _, _, v, _ in BOOK), OPENING + sum(v for _, _, v, _ in BANK)
    keys = {k: v for _, _, v, k in BANK}
    left = [(i, row) for i, row in enumerate(BOOK) if row[3] not in keys]
    assert all(keys[k] == v for _, _, v, k in BOOK if k in keys) and [r[3] for _, r in left] == ["1", "2"]
    unpresented, uncleared = -left[0][1][2], left[1][1][2]
    assert book + unpresented - uncleared == paid
    p = Picture("A bank ledger and the bank's statement with a line from each entry to its match; two entries have none yet")
    p.style("gap", "fill:none;stroke:#a83212;stroke-width:2;stroke-dasharray:5 4", "stroke:#ff7d52")
    with p.large:
        ys = {}
        step = 28.5
        for side, (x, w, head, rows, columns, opening) in enumerate(((14, 290, "Bank ledger in the books", BOOK, ("Debit", "Credit"), "Opening balance"), (366, 260, "Statement of the bank", [*BANK[:6], None, None, *BANK[6:]], ("Deposit", "Withdrawal"), "Brought forward"))):
            p.rect(x, 14, w, 62 + (len(rows) + 2) * step - 8, "paper line")
            p.text(x + 12, 36, head, 16, "heading")
            ends = (x + w - 82, x + w - 11)
            for end, words in zip(ends, columns):
                p.text(end, 59, words, 12, "label-light", "faint", "end")
            p.text(x + w - 11, 36, "June 2026", 12.5, "label-light", "faint", "end")
            p.line((x, 44), (x + w, 44))
            for i, row in enumerate(((1, opening, OPENING, "0"), *rows)):
                y = 83 + i * step
                if row is None:  # a hole where the entry will stand
                    p.rect(x - 1, y - 18, w + 2, step, "ground")
                    p.path(f"M{x + 5} {y - 14}h{w - 10}v{step - 9}h{10 - w}z", "dash")
                    p.text(x + w / 2, y + 1, "not yet", 13.5, "label-strong", "red", "middle")
                    continue
                p.line((x, y - 18.5), (x + w, y - 18.5), cls="hair")
                day, words, value, key = row
                hot = key in "12"
                if hot:
                    p.rect(x + 1, y - 18, w - 2, step - 1, "red-tone")
                p.text(x + 23, y, str(day), 12.5, "label-light", "faint", "end", tabular=True)
                p.text(x + 32, y, words, 13.5, "label-strong" if hot or key == "0" else "label", "red" if hot else "ink")
                p.text(ends[value < 0], y, rupees(abs(value)), 13.5, "label-strong" if hot else "label", "red" if hot else "ink", "end", tabular=True)
                ys[side, key] = y - 5
            y = 83 + (len(rows) + 1) * step
            p.line((x, y - 18.5), (x + w, y - 18.5))
            p.text(x + 12, y + 1, "Balance", 15, "heading")
            p.text(ends[0], y + 1, rupees(paid if side else book), 15, "heading", anchor="end", tabular=True)
        for side, key in list(ys):
            if side == 0 and (1, key) in ys:
                a, b = ys[0, key], ys[1, key]
                p.path(f"M308 {a}C338 {a} 332 {b} 362 {b}", "bold" if a != b else "line")
                p.circle(307, a, 2.6, "ink")
                p.circle(363, b, 2.6, "ink")
        for _, (_, _, _, key) in left:
            y = ys[0, key]
            p.path(f"M306 {y}H366", "gap")
            p.balloon(330, y, key, 9.5, True)
        rows = ((431, "Balance in the books", book, "ink", ""), (448, "Add cheque 000313, not yet presented at the bank", unpresented, "red", "1"), (465, "Less cheque of Gokhale & Sons, not yet cleared", -uncleared, "red", "2"))
        p.rect(14, 416, 612, 56, "tone")
        for y, words, value, fill, key in rows:
            if key:
                p.text(24, y, key, 14, "heading", "red")
            p.text(38, y, words, 14, "label-strong" if key else "label", fill)
            p.text(404, y, rupees(value), 14, "label-strong", fill, "end", tabular=True)
        p.line((418, 422), (418, 466), cls="line")
        p.text(434, 438, "Balance at the bank", 14)
        p.text(614, 438, "sample", 12.5, "label", "faint", "end")
        p.text(614, 462, "₹" + rupees(paid), 23, "heading", anchor="end", tabular=True)
    with p.small:
        short = (("Cheque 000312", "c"), ("Cash", "d"), ("UPI", "e"), ("Wages", "f"), ("000313", "1"), ("Charges", "g"))
        bank_rows = [k for _, _, _, k in BANK if k in {k for _, k in short}]
        p.text(8, 20, "Books", 18, "heading")
        p.text(312, 20, "Bank", 18, "heading", anchor="end")
        at = {}
        for side, x in enumerate((8, 184)):
            p.rect(x, 28, 128, 164, "paper line")
        amounts = {k: v for _, _, v, k in BOOK}
        # The bank's side has a hole where the cheque will stand once it is presented.
        hole = [k for _, k in short].index("1")
        bank_rows.insert(hole, "1")
        for i, (words, key) in enumerate(short):
            y = 48 + i * 27
            if key == "1":
                p.rect(9, y - 19, 126, 27, "red-tone")
            p.text(130, y, rupees(amounts[key], 0), 17, "label-strong", "red" if key == "1" else "ink", "end", tabular=True)
            p.text(14, y, {"c": "000312"}.get(key, words), 16, "label", "red" if key == "1" else "ink")
            at[0, key] = y - 6
        for i, key in enumerate(bank_rows):
            y = 48 + i * 27
            if key == "1":
                p.rect(183, y - 20, 130, 29, "ground")
                p.path(f"M186 {y - 18}h124v25h-124z", "dash")
                p.text(248, y, "not yet", 16, "label-strong", "red", "middle")
                p.path(f"M138 {y - 6}H184", "gap")
                continue
            p.text(306, y, rupees(amounts[key], 0), 17, "label-strong", anchor="end", tabular=True)
            p.text(190, y, {"c": "Cheque", "d": "Cash", "e": "UPI", "f": "NEFT", "g": "Charges"}[key], 16)
            a, b = at[0, key], y - 6
            p.path(f"M137 {a}C160 {a} 160 {b} 183 {b}", "heavy" if a != b else "bold")
        p.text(8, 214, "One cheque is still on its way:", 16.5)
        p.text(8, 234, "₹22,850, explained in a note", 16.5, "label-strong", "red")
        p.text(312, 234, "Sample data", 14, "label", "faint", "end")
    p.save("tally-bank")


#: Role, basic pay and house rent of a whole month, days paid of 30, professional tax (Maharashtra; none for women up to 25,000).
STAFF = (("Shop manager", 18000, 7000, 30, 200), ("Accounts", 15000, 4500, 30, 0), ("Store", 15000, 3000, 28, 200), ("Sales 1", 15000, 3500, 30, 200),
         ("Sales 2", 15000, 3500, 30, 0), ("Billing", 15000, 3000, 30, 0), ("Delivery", 14500, 2500, 30, 200), ("Helper", 14000, 2500, 30, 200))
SHOWN = 2  # whose slip lies on top


def payroll():
    """What each earns for the days paid, what is taken off, and what is paid out."""
    rows = []
    for role, basic, rent, days, tax in STAFF:
        basic, rent = Decimal(basic) * days / 30, Decimal(rent) * days / 30
        fund = min(basic, Decimal(15000)) * 12 / 100  # of at most 15,000 a month
        assert all(v == int(v) for v in (basic, rent, fund)) and basic * 2 >= basic + rent, "whole rupees; wages are half of the pay or more"
        rows.append({"role": role, "days": days, "basic": basic, "rent": rent, "gross": basic + rent, "fund": fund, "tax": Decimal(tax), "net": basic + rent - fund - tax})
    return rows


def payslips():
    """Eight slips in a pile, one payment beside them: its total is that of their net pay."""
    rows = payroll()
    total = {key: sum(r[key] for r in rows) for key in ("gross", "fund", "tax", "net")}
    one = rows[SHOWN]
    assert len(rows) == 8 and total["gross"] - total["fund"] - total["tax"] == total["net"] and one["net"] == 14920
    p = Picture("Eight payslips in a pile beside the payment voucher that settles them: its total is the sum of their net pay")

    def pile(x, y, w, h, step):
        for i in range(7, -1, -1):
            p.rect(x + i * step, y - i * step, w, h, "paper line")

    with p.large:
        x, y, w, h = 14, 74, 244, 394
        pile(x, y, w, h, 8)
        l, r = x + 16, x + w - 16
        p.text(l, y + 40, "Payslip", 30, "heading")
        p.text(r, y + 38, "specimen", 16, "label", "faint", "end")
        p.line((x, y + 58), (x + w, y + 58))
        p.text(l, y + 88, one["role"], 20, "label-strong")
        p.text(r, y + 88, f"{one['days']} of 30 days", 18, anchor="end")
        for i, (words, key) in enumerate((("Gross", "gross"), ("PF", "fund"), ("Professional tax", "tax"))):
            at = y + 138 + i * 50
            p.line((x, at - 33), (x + w, at - 33), cls="hair")
            p.text(l, at, words, 21)
            p.text(r, at, ("−" if i else "") + rupees(one[key], 0), 21, anchor="end", tabular=True)
        p.rect(x + 8, y + h - 124, w - 16, 116, "solid")
        p.text(l + 6, y + h - 82, "Net pay", 22, "label-strong", "on-solid")
        p.text(l + 6, y + h - 30, "₹" + rupees(one["net"], 0), 46, "heading", "on-solid")
        p.text(350, 36, "Eight slips, one payment", 28, "heading")
        p.text(350, 58, "the voucher must come to the same rupee", 15, "label")
        x, y, w, h = 350, 74, 276, 394
        p.arrow((322, 250), (344, 250), cls="heavy", size=10)
        p.rect(x, y, w, h, "paper line")
        l, r = x + 16, x + w - 16
        p.text(l, y + 40, "Payment", 30, "heading")
        p.text(r, y + 38, "sample data", 16, "label", "faint", "end")
        p.line((x, y + 58), (x + w, y + 58))
        for i, row in enumerate(rows):
            at = y + 76 + i * 25.4
            if i == SHOWN:
                p.rect(x + 1, at - 18, w - 2, 25.4, "tone-strong")
            if i:
                p.line((x, at - 18), (x + w, at - 18), cls="hair")
            p.text(l, at, row["role"], 17, "label-strong" if i == SHOWN else "label")
            p.text(r, at, rupees(row["net"], 0), 17, "label-strong", anchor="end", tabular=True)
        p.rect(x + 8, y + h - 124, w - 16, 116, "red")
        p.text(l + 6, y + h - 82, "Paid from the bank", 22, "label-strong", "on-solid")
        p.text(l + 6, y + h - 30, "₹" + rupees(total["net"], 0), 46, "heading", "on-solid")
    with p.small:
        pile(8, 60, 120, 172, 4)
        p.text(16, 84, "Payslip", 18, "heading")
        p.text(122, 84, "specimen", 12, "label", "faint", "end")
        p.line((8, 92), (128, 92))
        for i, (words, key) in enumerate((("Gross", "gross"), ("PF", "fund"), ("Prof. tax", "tax"))):
            p.text(16, 114 + i * 22, words, 16)
            p.text(121, 114 + i * 22, ("−" if i else "") + rupees(one[key], 0), 16, anchor="end", tabular=True)
        p.rect(12, 172, 112, 56, "solid")
        p.text(18, 192, "Net pay", 15, "label-strong", "on-solid")
        p.text(18, 219, rupees(one["net"], 0), 24, "heading", "on-solid")
        p.text(172, 24, "Eight slips,", 19, "heading")
        p.text(172, 46, "one payment", 19, "heading")
        p.arrow((160, 140), (176, 140), cls="heavy", size=8)
        p.rect(182, 60, 130, 172, "paper line")
        p.text(190, 84, "Payment", 18, "heading")
        p.line((182, 92), (312, 92))
        for i, row in enumerate(rows):  # as bars: what each is paid
            p.rect(190, 98 + i * 8, 114 * float(row["net"] / rows[0]["net"]), 5.5, "solid" if i == SHOWN else "tone-strong")
        p.rect(186, 172, 122, 56, "red")
        p.text(192, 192, "From the bank", 15, "label-strong", "on-solid")
        p.text(192, 219, rupees(total["net"], 0), 24, "heading", "on-solid")
    p.save("tally-payslips")


#: Sales of a month as GSTR-1 lists them, and purchases: supplier, value in the books, value in GSTR-2B. All within the state at 18%.
SALES = (("Sales to firms (4A)", 286000), ("Sales to others (7)", 194000), ("Credit notes (9B)", -8000))
BOUGHT = (("Deccan Steel", 120000, 120000), ("Konkan Taps", 85000, 85000), ("Patil Traders", 64000, 64000), ("Sahyadri Paints", 40000, 0), ("Pune Fasteners", 36000, 32000))


def gst(value):
    """The tax on a value within the state: two halves of nine per cent."""
    half = Decimal(value) * 9 / 100
    assert half == int(half)
    return half * 2


def returns():
    """A month's tax to scale: that on sales, the credit for purchases, and what is left for cash; a difference is red."""
    due = gst(sum(v for _, v in SALES))
    books, portal = (gst(sum(row[i] for row in BOUGHT)) for i in (1, 2))
    waits, cash = books - portal, due - portal
    different = [(name, gst(a) - gst(b)) for name, a, b in BOUGHT if a != b]
    assert due == sum(gst(v) for _, v in SALES) == 84960 and sum(v for _, v in different) == waits and portal + cash == due and cash / 2 == int(cash / 2)
    p = Picture("A month's GST to scale: tax on sales, the credit that GSTR-2B allows, and the cash to pay; two purchases differ from the books")
    with p.large:
        top, foot = 70, 428
        scale = (foot - top) / float(due)
        p.text(14, 34, "GST of one month", 26, "heading")
        p.text(14, 54, "sample data, June 2026", 13.5, "label", "faint")

        def bar(x, w, frm, to, cls):
            p.rect(x, foot - float(to) * scale, w, float(to - frm) * scale, cls)
            return foot - float(frm + to) / 2 * scale

        mid = bar(14, 100, 0, due, "solid")
        p.text(64, mid - 8, "Tax", 19, "heading", "on-solid", "middle")
        p.text(64, mid + 12, "on sales", 14, "label", "on-solid", "middle")
        p.text(64, mid + 38, rupees(due, 0), 22, "heading", "on-solid", "middle", tabular=True)
        mid = bar(132, 110, 0, portal, "tone-strong")
        p.text(187, mid - 8, "Credit", 19, "heading", anchor="middle")
        p.text(187, mid + 12, "in GSTR-2B", 14, "label", anchor="middle")
        p.text(187, mid + 38, rupees(portal, 0), 22, "heading", anchor="middle", tabular=True)
        mid = bar(132, 110, portal, books, "red")
        p.text(187, mid + 5, f"+ {rupees(waits, 0)} not in 2B", 15, "heading", "on-solid", "middle", tabular=True)
        mid = bar(132, 110, books, due, "paper line")
        p.text(187, mid - 4, "Cash", 19, "heading", anchor="middle")
        p.text(187, mid + 22, rupees(cash - waits, 0), 22, "heading", anchor="middle", tabular=True)
        p.line((8, foot), (248, foot), cls="bold")
        p.text(64, 448, "GSTR-1", 16, "heading", anchor="middle")
        p.text(187, 448, "GSTR-3B", 16, "heading", anchor="middle")
        p.text(128, 468, f"cash in all {rupees(cash, 0)}: CGST, SGST {rupees(cash / 2, 0)} each", 13, "label", "faint", "middle")
        x, w = 272, 354
        l, r = x + 13, x + w - 13
        p.rect(x, 14, w, 146, "paper line")
        p.text(l, 38, "GSTR-1: sales", 17, "heading")
        for end, words in ((l + 228, "Value ₹"), (r, "Tax ₹")):
            p.text(end, 38, words, 12, "label-light", "faint", "end")
        p.line((x, 47), (x + w, 47))
        for i, (words, value) in enumerate((*SALES, ("As in 3.1(a) of GSTR-3B", sum(v for _, v in SALES)))):
            y, face = 68 + i * 26, "label-strong" if i == len(SALES) else "label"
            p.line((x, y - 19), (x + w, y - 19), cls="line" if i == len(SALES) else "hair")
            p.text(l, y, words, 14, face)
            p.text(l + 228, y, rupees(value, 0), 14, face, anchor="end", tabular=True)
            p.text(r, y, rupees(gst(value), 0), 14, face, anchor="end", tabular=True)
        p.rect(x, 174, w, 196, "paper line")
        p.text(l, 198, "Purchases: tax", 17, "heading")
        for end, words in ((l + 228, "in the books"), (r, "in GSTR-2B")):
            p.text(end, 198, words, 12, "label-light", "faint", "end")
        p.line((x, 207), (x + w, 207))
        number_of = {name: str(i + 1) for i, (name, _) in enumerate(different)}
        for i, (name, a, b) in enumerate(BOUGHT):
            y, hot = 229 + i * 26, name in number_of
            if hot:
                p.rect(x + 1, y - 19, w - 2, 26, "red-tone")
                p.balloon(l + 128, y - 5, number_of[name], 9, True)
            p.line((x, y - 19), (x + w, y - 19), cls="hair")
            p.text(l, y, name, 14, "label-strong" if hot else "label", "red" if hot else "ink")
            p.text(l + 228, y, rupees(gst(a), 0), 14, anchor="end", tabular=True)
            p.text(r, y, rupees(gst(b), 0) if b else "missing", 14, "label-strong" if hot else "label", "red" if hot else "ink", "end", tabular=True)
        y = 229 + len(BOUGHT) * 26
        p.line((x, y - 19), (x + w, y - 19))
        p.text(l, y, "Total", 14, "label-strong")
        p.text(l + 228, y, rupees(books, 0), 14, "label-strong", anchor="end", tabular=True)
        p.text(r, y, rupees(portal, 0), 14, "label-strong", anchor="end", tabular=True)
        p.rect(x, 384, w, 88, "tone")
        p.text(l, 407, "List of differences", 17, "heading")
        notes = ("has not filed yet: ask for it", "filed 32,000 in place of 36,000")
        for i, ((name, value), note) in enumerate(zip(different, notes)):
            y = 431 + i * 25
            p.balloon(l + 8, y - 5, str(i + 1), 9, True)
            p.text(l + 25, y, f"{name} {note}", 13.5)
            p.text(r, y, rupees(value, 0), 13.5, "label-strong", "red", "end", tabular=True)
    with p.small:
        scale = 176 / float(due)
        p.rect(8, 34, 90, 176, "solid")
        p.text(53, 112, "Tax on", 17, "label-strong", "on-solid", "middle")
        p.text(53, 130, "sales", 17, "label-strong", "on-solid", "middle")
        p.text(53, 154, rupees(due, 0), 19, "heading", "on-solid", "middle", tabular=True)
        y = 210 - float(portal) * scale
        p.rect(108, y, 110, 210 - y, "tone-strong")
        p.text(163, y + 50, "Credit", 17, "label-strong", anchor="middle")
        p.text(163, y + 74, rupees(portal, 0), 19, "heading", anchor="middle", tabular=True)
        high = float(waits) * scale
        p.rect(108, y - high, 110, high, "red")
        p.rect(108, 34, 110, y - high - 34, "paper line")
        p.text(163, 55, "Cash", 17, "label-strong", anchor="middle")
        p.text(163, 75, rupees(cash - waits, 0), 19, "heading", anchor="middle", tabular=True)
        p.line((4, 210), (222, 210), cls="bold")
        p.text(53, 229, "GSTR-1", 16, "heading", anchor="middle")
        p.text(163, 229, "GSTR-3B", 16, "heading", anchor="middle")
        p.text(8, 22, "GST of one month", 19, "heading")
        p.text(312, 22, "Sample data", 14, "label", "faint", "end")
        p.line((218, y - high / 2), (228, y - high / 2), cls="red-line")
        p.text(232, y - high / 2 + 6, "+ " + rupees(waits, 0), 19, "heading", "red", tabular=True)
        for i, words in enumerate(("cash, as not", "yet in", "GSTR-2B")):
            p.text(232, y - high / 2 + 26 + i * 18, words, 15)
        p.text(232, y - high / 2 + 96, "= " + rupees(cash, 0), 19, "heading", tabular=True)
        p.text(232, y - high / 2 + 115, "cash in all", 15)
    p.save("tally-returns")


PICTURES = [stock, invoices, head, bank, returns, payslips]
