"""Pictures of the pieces of the course Power BI, from sample rows: the sums are made in SQLite as the model would."""
import math
import random
import sqlite3
from datetime import date, timedelta

from kit import HERE, Picture, number

#: Account: lakh a year before, and how this year compares.
ACCOUNTS = {"Sales": (1180, 1.12), "Goods sold": (702, 1.14), "Staff": (148, 1.07), "Freight": (64, 1.42), "Rent and power": (52, 1.03), "Other costs": (37, 0.96), "Depreciation": (31, 1.0), "Interest": (24, 0.9), "Tax": (31, 1.06)}  # fmt: skip
#: Months from April on: people buy before Diwali, in October and November.
SEASON = [0.86, 0.9, 0.82, 0.8, 0.92, 1.02, 1.36, 1.24, 0.98, 1.0, 0.96, 1.18]
ROWS = ["Sales", "Goods sold", "= Gross profit", "Staff", "Freight", "Rent and power", "Other costs", "= Operating profit", "Depreciation", "Interest", "= Profit before tax", "Tax", "= Profit after tax"]


def _profit_and_loss():
    chance = random.Random(31)
    db = sqlite3.connect(":memory:")
    db.execute("create table ledger(day text, account text, rupees int)")
    for account, (lakh, growth) in ACCOUNTS.items():
        weights = [chance.uniform(0.93, 1.07) * (SEASON[k % 12] if account in ("Sales", "Goods sold", "Freight") else 1) for k in range(24)]
        for k in range(24):
            share = weights[k] / sum(weights[12:] if k > 11 else weights[:12])
            month, year = (k + 3) % 12 + 1, 2024 + (k + 3) // 12
            amount = lakh * 1e5 * (growth if k > 11 else 1) * share
            db.execute("insert into ledger values (?, ?, ?)", (f"{year}-{month:02}-28", account, round(amount)))
    sums = {a: (t, l) for a, t, l in db.execute((HERE / "power" / "ledger.sql").read_text())}
    table, left = [], [0.0, 0.0]
    for name in ROWS:
        if name[0] == "=":
            table.append((name[2:], tuple(left), True))
        else:
            left = [x + (y if name == "Sales" else -y) for x, y in zip(left, sums[name])]
            table.append((name, sums[name], False))
    final = [sums["Sales"][k] - sum(v[k] for a, v in sums.items() if a != "Sales") for k in (0, 1)]
    assert all(abs(a - b) < 1e-6 for a, b in zip(table[-1][1], final))
    by_month = {}
    for account in sums:
        by_month[account] = [v for (v,) in db.execute("select sum(rupees) / 1e5 from ledger where account = ? group by substr(day, 1, 7) order by substr(day, 1, 7)", (account,))]
        assert abs(sum(by_month[account][12:]) - sums[account][0]) < 1e-6
    return table, by_month


#: Fills of the report by day and by night; red stays with the one thing that matters.
REPORT = {
    "teal": ("#17726f", "#55c4ba"), "gold": ("#c98f1f", "#f2c35c"), "sky": ("#4d86b5", "#86bdea"), "plum": ("#7a5a8f", "#b99fd8"), "slate": ("#8a969c", "#7d94a6"),
    "card": ("#ffffff", "#16395a"), "screen": ("#eceff0", "#0a2238"), "bezel": ("#14222f", "#04101c"),
    "table": ("#d9c39c", "#2c4a63"), "edge": ("#b99b68", "#3e6280"), "sheet": ("#ffffff", "#b9cddd"), "chair": ("#5f6d76", "#38546c"),
    "shirt-1": ("#2f5d73", "#4e86a3"), "shirt-2": ("#8c6f4e", "#9a8263"), "shirt-3": ("#54655a", "#6f8a7a"), "shirt-4": ("#5c5470", "#80779b"), "skin": ("#8a5a3c", "#a87452"), "hair": ("#1d1a1c", "#0a0c12"),
}  # fmt: skip


def _from_behind(p, x, y, size, shirt, cut):
    """Somebody on a chair, seen from behind: `y` is the lower edge, `size` px a head's width; `cut` says how the hair falls."""
    at = lambda a, b: f"{number(x + a * size, 1)} {number(y + b * size, 1)}"
    p.path(f"M{at(-1.62, 0)}C{at(-1.6, -1.15)} {at(-1.2, -1.4)} {at(-0.5, -1.62)}L{at(0.5, -1.62)}C{at(1.2, -1.4)} {at(1.6, -1.15)} {at(1.62, 0)}Z", shirt)
    p.path(f"M{at(-0.26, -1.5)}L{at(-0.24, -2.1)}L{at(0.24, -2.1)}L{at(0.26, -1.5)}Q{at(0, -1.36)} {at(-0.26, -1.5)}Z", "skin")
    for side in (-1, 1):
        p.path(f"M{at(side * 0.44, -2.5)}q{number(side * size * 0.16, 1)} {number(size * 0.02, 1)} {number(side * size * 0.04, 1)} {number(size * 0.26, 1)}q{number(-side * size * 0.06, 1)} {number(size * 0.06, 1)} {number(-side * size * 0.1, 1)} 0Z", "skin")
    low = {"short": -1.98, "long": -1.2, "bun": -1.92}[cut]
    wide = 0.5 if cut == "long" else 0.34
    p.path(f"M{at(-0.5, -2.55)}C{at(-0.52, -3.2)} {at(0.52, -3.2)} {at(0.5, -2.55)}C{at(0.54, -2.2)} {at(wide, low - 0.2)} {at(wide - 0.06, low)}Q{at(0, low + 0.1)} {at(-wide + 0.06, low)}C{at(-wide, low - 0.2)} {at(-0.54, -2.2)} {at(-0.5, -2.55)}Z", "hair")
    if cut == "bun":
        p.circle(x, y - 3.12 * size, 0.26 * size, "hair")
    # Back of the chair before the back of the person.
    p.path(f"M{at(-1.02, 0)}V{number(y - 0.86 * size, 1)}Q{at(-1, -1.06)} {at(-0.8, -1.08)}Q{at(0, -1.16)} {at(0.8, -1.08)}Q{at(1, -1.06)} {at(1.02, -0.86)}L{at(1.02, 0)}Z", "chair")


def profit():
    """Sales grew by 12 per cent and profit by 7: freight took the rest."""
    table, months = _profit_and_loss()
    find = {n: v for n, v, _ in table}
    change = {n: (v[0] / v[1] - 1) * 100 for n, v in find.items()}
    assert change["Sales"] > 10 and max((n for n in change), key=change.get) == "Freight" and change["Profit after tax"] < change["Sales"]
    assert round(change["Freight"]) == 42  # so the title says
    sales = find["Sales"][0]
    signed = lambda v, d: f"{round(v, d) + 0:+.{d}f}%".replace("-", "\u2212").replace("+0.0", "0.0")
    # Each hundred of sales, by where it goes: the ring is whole.
    ring = [("Goods sold", "sky"), ("Staff", "gold"), ("Freight", "red"), ("Other", "plum"), ("Profit", "teal")]
    parts = {"Goods sold": find["Goods sold"][0], "Staff": find["Staff"][0], "Freight": find["Freight"][0], "Profit": find["Profit after tax"][0]}
    parts["Other"] = sum(find[n][0] for n in ("Rent and power", "Other costs", "Depreciation", "Interest", "Tax"))
    assert abs(sum(parts.values()) - sales) < 1e-6
    p = Picture("A meeting looks at a report on a large screen: profit and loss in colours, freight up by 42 per cent in red", 960, 480)
    for name, (day, night) in REPORT.items():
        p.style(name, f"fill:{day}", f"fill:{night}")
    p.style("last", "fill:none;stroke:#c98f1f;stroke-width:2.4;stroke-linejoin:round", "stroke:#f2c35c")
    p.style("limb", "fill:none;stroke:#5c5470;stroke-width:15;stroke-linecap:round;stroke-linejoin:round", "stroke:#80779b")
    p.style("limb-far", "fill:none;stroke:#4a4360;stroke-width:15;stroke-linecap:round;stroke-linejoin:round", "stroke:#6a6184")

    def rounded(x, y, w, h, r, cls):
        p.add(f'<rect class="{cls}" x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" rx="{r}"/>')

    def donut(cx, cy, r, thick):
        """The ring from the top clockwise; returns the middle angle of each part."""
        turn, middles = 0.0, {}
        for name, cls in ring:
            share = parts[name] / sales
            a, b = math.tau * turn + 0.02, math.tau * (turn + share) - 0.02
            on = lambda radius, t: f"{number(cx + radius * math.sin(t), 1)} {number(cy - radius * math.cos(t), 1)}"
            far = int(share > 0.5)
            p.path(f"M{on(r, a)}A{r} {r} 0 {far} 1 {on(r, b)}L{on(r - thick, b)}A{r - thick} {r - thick} 0 {far} 0 {on(r - thick, a)}Z", cls)
            middles[name] = (a + b) / 2
            turn += share
        return middles

    def columns(x0, x1, y0, high, gap):
        """Sales of twelve months; last year's as a line over them."""
        unit, step = high / max(months["Sales"]), (x1 - x0) / 12
        for m in range(12):
            v = months["Sales"][12 + m] * unit
            p.rect(x0 + m * step + gap / 2, y0 - v, step - gap, v, "teal")
        p.line(*[(x0 + (m + 0.5) * step, y0 - months["Sales"][m] * unit) for m in range(12)], cls="last")
        return step

    COLOUR = {"Sales": "teal", "Goods sold": "sky", "Staff": "gold", "Freight": "red", "Profit after tax": "teal"}

    def stair(x0, x1, y, lead, bar, rows):
        """From sales down: each cost takes its piece, what is left stays."""
        unit, left = (x1 - x0) / sales, 0.0
        for n, (name, value, total) in enumerate(rows):
            yy = y + n * lead
            if total or name == "Sales":
                left = value
                p.rect(x0, yy, left * unit, bar, COLOUR.get(name, "teal"))
            else:
                left -= value
                p.rect(x0 + left * unit, yy, value * unit, bar, COLOUR.get(name, "plum"))
            if n + 1 < len(rows):
                p.line((x0 + left * unit, yy + bar), (x0 + left * unit, yy + lead), cls="hair")
        return unit

    def presenter(x, y, size, hand):
        """Somebody standing beside the screen, a hand towards it: `y` is where the figure is cut off."""
        at = lambda a, b: f"{number(x + a * size, 1)} {number(y + b * size, 1)}"
        p.path(f"M{at(0.5, -3.6)}L{at(0.86, -2.2)}L{at(0.7, -1)}", "limb-far")
        p.path(f"M{at(-0.62, 0)}C{at(-0.6, -1.4)} {at(-0.8, -2.6)} {at(-0.74, -3.4)}Q{at(-0.66, -3.86)} {at(-0.16, -3.94)}L{at(0.26, -3.94)}Q{at(0.74, -3.86)} {at(0.8, -3.3)}C{at(0.76, -2.2)} {at(0.7, -1.2)} {at(0.78, 0)}Z", "shirt-4")
        p.path(f"M{at(-0.2, -4)}L{at(-0.2, -4.4)}L{at(0.22, -4.4)}L{at(0.24, -3.98)}Q{at(0, -3.72)} {at(-0.2, -4)}Z", "skin")
        p.path(f"M{at(-0.44, -4.86)}C{at(-0.5, -4.4)} {at(-0.3, -4.16)} {at(-0.06, -4.18)}C{at(0.3, -4.2)} {at(0.46, -4.6)} {at(0.4, -5)}C{at(0.3, -5.4)} {at(-0.36, -5.36)} {at(-0.44, -4.86)}Z", "skin")
        p.path(f"M{at(-0.46, -4.96)}C{at(-0.5, -5.5)} {at(0.54, -5.6)} {at(0.54, -4.8)}C{at(0.6, -4.2)} {at(0.66, -3.7)} {at(0.5, -3.2)}C{at(0.3, -3.3)} {at(0.2, -4)} {at(0.16, -4.6)}C{at(0, -4.86)} {at(-0.2, -5)} {at(-0.46, -4.96)}Z", "hair")
        p.path(f"M{at(-0.5, -3.46)}L{at(-1.12, -4.16)}L{number(hand[0] + 9, 1)} {number(hand[1] + 6, 1)}", "limb")
        p.path(f"M{number(hand[0] + 9, 1)} {number(hand[1] - 5, 1)}q-6-1-10 2l-10 1q-2 2 0 3l10 1q-1 5 10 5z", "skin")

    with p.large:
        # The screen and its report.
        rounded(24, 6, 786, 372, 7, "bezel")
        p.rect(32, 14, 770, 354, "screen")
        p.text(44, 36, "Profit and loss, April to March", 18, "heading")
        p.text(790, 36, "\u20b9 lakh, rounded. Sample data", 13, "label", "faint", "end")
        for n, (name, label, cls) in enumerate((("Sales", "Sales", "teal"), ("Gross profit", "Gross profit", "sky"), ("Freight", "Freight", "red"), ("Profit after tax", "Profit after tax", "gold"))):
            x = 44 + n * 188.5
            rounded(x, 46, 180.5, 58, 4, "card" if cls != "red" else "red")
            if cls != "red":
                p.rect(x, 46, 5, 58, cls)
            fill = "on-solid" if cls == "red" else "ink"
            p.text(x + 15, 64, label, 14, "label-strong", fill)
            p.text(x + 15, 94, f"{find[name][0]:,.0f}", 27, "heading", fill)
            p.text(x + 169, 93, signed(change[name], 0), 23 if cls == "red" else 18, "heading" if cls == "red" else "label-strong", fill, "end")
        # The table with last year.
        rounded(44, 112, 282, 248, 4, "card")
        for x, head in ((208, "2025-26"), (262, "2024-25"), (316, "change")):
            p.text(x, 128, head, 12.5, "label", "faint", "end")
        for n, (name, value, total) in enumerate(table):
            y, red = 146 + n * 16.9, name == "Freight"
            strong = total or name == "Sales"
            if red:
                p.rect(48, y - 13, 274, 17, "red-tone")
            if total:
                p.line((54, y - 13), (316, y - 13), cls="hair")
            fill = "red" if red else "ink"
            p.text(54 if strong else 62, y, name.replace("Profit before tax", "Before tax").replace("Profit after tax", "After tax"), 13.5, "label-strong" if strong or red else "label", fill)
            p.text(208, y, f"{value[0]:,.1f}", 13.5, "label-strong" if strong or red else "label", fill, "end", tabular=True)
            p.text(262, y, f"{value[1]:,.1f}", 13, "label", "faint", "end", tabular=True)
            p.text(316, y, signed(change[name], 1), 13, "label-strong", fill, "end", tabular=True)
        # Sales by month, and each hundred of sales as a ring.
        rounded(334, 112, 222, 116, 4, "card")
        p.text(344, 130, "Sales by month", 14, "label-strong")
        p.text(546, 130, "line: last year", 12.5, "label", "faint", "end")
        step = columns(344, 546, 208, 66, 4)
        for m, name in enumerate("AMJJASONDJFM"):
            p.text(344 + (m + 0.5) * step, 222, name, 12, "label", "faint", "middle")
        rounded(334, 236, 222, 124, 4, "card")
        p.text(344, 254, "Of 100 of sales", 14, "label-strong")
        donut(393, 309, 44, 18)
        for n, (name, cls) in enumerate(ring):
            y = 266 + n * 20.5
            p.circle(456, y - 4.5, 5, cls)
            p.text(466, y, name.replace(" sold", ""), 13.5, "label-strong" if cls == "red" else "label", "red" if cls == "red" else "ink")
            p.text(546, y, f"{100 * parts[name] / sales:.1f}", 13.5, "label-strong", "red" if cls == "red" else "ink", "end", tabular=True)
        # The stair.
        rounded(564, 112, 226, 248, 4, "card")
        p.text(574, 130, "From sales to profit", 14, "label-strong")
        rows = [(n, find[n][0], n == "Profit after tax") for n in ("Sales", "Goods sold", "Staff", "Freight", "Rent and power", "Other costs", "Depreciation", "Interest", "Tax", "Profit after tax")]
        assert abs(rows[0][1] - sum(v for _, v, total in rows[1:] if not total) - rows[-1][1]) < 1e-6
        p.rect(568, 140 + 3 * 22 - 3, 218, 21, "red-tone")
        stair(662, 782, 140, 22, 15, rows)
        for n, (name, _, _) in enumerate(rows):
            red = name == "Freight"
            p.text(574, 140 + n * 22 + 12, name.replace("Profit after tax", "Profit"), 13.5, "label-strong" if red or n in (0, 9) else "label", "red" if red else "ink")
        # The table of the room, those who sit at it, and who speaks.
        p.path("M96 404H800L880 480H16Z", "table")
        presenter(893, 480, 45, (806, 222))
        p.path("M96 404H800L806 410H90Z", "edge")
        for x, y in ((210, 424), (640, 420)):
            p.path(f"M{x} {y}h58l8 20h-70z", "sheet")
        for x, shirt, cut in ((120, "shirt-2", "short"), (318, "shirt-1", "long"), (510, "shirt-3", "short"), (712, "shirt-1", "bun")):
            _from_behind(p, x, 480, 40, shirt, cut)
    with p.small:
        rounded(6, 4, 404, 192, 5, "bezel")
        p.rect(11, 9, 394, 180, "screen")
        rounded(17, 15, 190, 48, 3, "card")
        rounded(213, 15, 186, 48, 3, "red")
        p.text(25, 46, "Sales", 20, "label-strong")
        p.text(199, 47, signed(change["Sales"], 0), 25, "heading", "teal", "end")
        p.text(221, 46, "Freight", 20, "label-strong", "on-solid")
        p.text(391, 47, signed(change["Freight"], 0), 25, "heading", "on-solid", "end")
        rounded(17, 69, 190, 114, 3, "card")
        columns(25, 199, 150, 68, 4)
        p.text(25, 175, "12 months, sample", 18, "label", "faint")
        rounded(213, 69, 186, 114, 3, "card")
        donut(264, 126, 42, 17)
        for n, (name, cls) in enumerate((ring[0], ring[2], ring[4])):
            y = 99 + n * 30
            p.circle(320, y - 6, 6, cls)
            p.text(331, y, name.replace(" sold", ""), 18.5, "label-strong", "red" if cls == "red" else "ink")
        p.path("M60 208H392L430 240H20Z", "table")
        p.style("limb-s", "fill:none;stroke:#5c5470;stroke-width:9;stroke-linecap:round;stroke-linejoin:round", "stroke:#80779b")
        presenter(443, 240, 27, (404, 120))
        for x, shirt, cut in ((84, "shirt-2", "short"), (206, "shirt-1", "long"), (326, "shirt-3", "short")):
            _from_behind(p, x, 240, 19, shirt, cut)
    p.save("power-profit")


BUCKETS = ("0–30 days", "31–60", "61–90", "over 90")


def ageing():
    """Click one customer: its overdue invoices open."""
    chance, today = random.Random(17), date(2026, 3, 31)
    bills = []
    for k in range(64):
        age = min(int(chance.expovariate(1 / 42)), 138)
        bills.append((f"Customer {chance.randint(1, 12):02}", age, round(chance.lognormvariate(11, 0.55) / 100) * 100))
    # One running series, as GST wants it: the older bill has the lower number.
    bills = [(c, f"25-{1401 + k}", age, amount) for k, (c, age, amount) in enumerate(sorted(bills, key=lambda b: -b[1]))]
    assert all(x[1] < y[1] and x[2] >= y[2] for x, y in zip(bills, bills[1:]))
    bucket = lambda age: min(max(age - 1, 0) // 30, 3)
    late = {}
    for c, _, age, amount in bills:
        if bucket(age) == 3:
            late[c] = late.get(c, 0) + amount
    chosen = max(late, key=late.get)
    own = sorted((b for b in bills if b[0] == chosen), key=lambda b: -b[2])
    total, theirs = sum(b[3] for b in bills), sum(b[3] for b in own)
    sums = [sum(b[3] for b in bills if bucket(b[2]) == k) for k in range(4)]
    assert sum(sums) == total and len(own) >= 4
    p = Picture("Unpaid bills in four columns by age; the bricks of one customer are red and its invoices stand open beside them")

    def columns(x0, wide, gap, y0, top, size):
        unit = (y0 - top) / max(sums)
        marks = []
        for k in range(4):
            x, y, bricks = x0 + k * (wide + gap), y0, []
            groups = {}
            for b in bills:
                if bucket(b[2]) == k:
                    groups[b[0]] = groups.get(b[0], 0) + b[3]
            for c in sorted(groups, key=lambda c: (c != chosen, -groups[c])):
                h = groups[c] * unit
                if c == chosen:
                    p.rect(x, y - h + 1, wide, h - 1, "red")
                    marks.append((k, x + wide, y - h / 2))
                else:
                    bricks.append(f"M{number(x, 1)} {number(y - h + 1, 1)}h{wide}v{number(h - 1, 1)}h-{wide}z")
                y -= h
            p.path("".join(bricks), "solid")
            p.text(x + wide / 2, y - size * 0.45, f"{sums[k] / 1e5:.1f}", size * 1.2, "heading", anchor="middle", tabular=True)
            p.text(x + wide / 2, y0 + size * 1.35, BUCKETS[k] if size > 12 or k else "0–30", size, "label-strong", anchor="middle")
        p.line((x0, y0), (x0 + 4 * wide + 3 * gap, y0))
        return marks

    with p.large:
        p.text(16, 36, f"₹{total / 1e5:.1f} lakh unpaid, ₹{sums[3] / 1e5:.1f} lakh of it over 90 days", 24, "heading")
        p.text(16, 55, "By days since the bill, on 31 March 2026; a brick is one customer. Rounded, sample data", 12.5, "label-light", "faint")
        marks = columns(16, 74, 12, 440, 92, 13.5)
        x, lead = 386, 30
        high = 26 + 30 + (len(own) + 1) * lead
        y = 440 - high
        yb = p.window(x, y, 242, high, f"Invoices of {chosen}", 14, 26)
        heads = ((x + 12, "invoice", "start"), (x + 150, "days", "end"), (x + 230, "₹", "end"))
        for hx, h, a in heads:
            p.text(hx, yb + 20, h, 12.5, "label", "faint", a)
        for n, (_, no, age, amount) in enumerate(own):
            yy = yb + 46 + n * lead
            old = bucket(age) == 3
            p.text(x + 12, yy, no, 15, "label-strong" if old else "label", tabular=True)
            p.text(x + 150, yy, str(age), 15, "label-strong" if old else "label", "red" if old else "ink", "end", tabular=True)
            p.text(x + 230, yy, f"{amount // 100000},{amount % 100000 // 1000:02},{amount % 1000:03}" if amount >= 1e5 else f"{amount:,}", 15, "label-strong" if old else "label", "ink", "end", tabular=True)
            p.line((x + 12, yy + 9), (x + 230, yy + 9), cls="hair")
        yy = yb + 46 + len(own) * lead
        p.text(x + 12, yy + 2, "total", 15, "heading")
        p.text(x + 230, yy + 2, f"{theirs // 100000},{theirs % 100000 // 1000:02},{theirs % 1000:03}", 16, "heading", "ink", "end", tabular=True)
        k, mx, my = marks[-1]
        assert k == 3
        p.path(f"M{mx} {number(my)}h10V{number(y + 13)}H{x - 8}", "red-line")
        p.area((x, y + 13), (x - 10, y + 8.5), (x - 10, y + 17.5), cls="red")
        # The pointer that clicked.
        cx, cy = mx - 34, my - 6
        p.path(f"M{number(cx)} {number(cy)}l0 19 4.6-4.4 3.4 7.6 3.4-1.5-3.4-7.4h6.4z", "paper line")
    with p.small:
        p.text(8, 22, f"₹{total / 1e5:.1f} lakh unpaid", 18, "heading")
        p.text(312, 22, f"red: {chosen}", 13, "label-strong", "red", "end")
        columns(8, 68, 10.6, 206, 56, 12)
        p.text(8, 238, "₹ lakh by days since the bill, rounded. Sample data", 11.5, "label", "faint")
    p.save("power-ageing")


def regions():
    """One report; the manager of Nashik sees Nashik."""
    chance = random.Random(6)
    base = {"Pune": 8.4, "Nashik": 5.1, "Nagpur": 4.0, "Kolhapur": 3.2}
    db = sqlite3.connect(":memory:")
    db.execute("create table sales(month int, region text, lakh real)")
    db.execute("create table manager(region text, email text)")
    for region, lakh in base.items():
        db.execute("insert into manager values (?, ?)", (region, f"{region.lower()}@example.in"))
        for m in range(12):
            for _ in range(20):
                db.execute("insert into sales values (?, ?, ?)", (m, region, lakh / 20 * SEASON[m] * chance.uniform(0.6, 1.4)))
    by = {r: [v for (v,) in db.execute("select sum(lakh) from sales where region = ? group by month order by month", (r,))] for r in base}
    # The role: the same sum, filtered by who asks.
    (nashik,) = db.execute("select sum(lakh) from sales join manager using (region) where email = 'nashik@example.in'").fetchone()
    total = sum(map(sum, by.values()))
    assert abs(nashik - sum(by["Nashik"])) < 1e-9 and nashik < total / 3
    p = Picture("A sales report of four regions on a desk and the same report on the phone of Nashik's manager, who sees Nashik alone")

    def ridge(x0, x1, y0, high, region, red):
        unit = high / max(max(v) for v in by.values())
        step = (x1 - x0) / 12
        for m, v in enumerate(by[region]):
            p.rect(x0 + m * step + 1, y0 - v * unit, step - 2, v * unit, "red" if red else "solid")
        p.line((x0, y0), (x1, y0))

    with p.large:
        p.text(16, 36, "One report; Nashik sees Nashik", 24, "heading")
        y = p.window(12, 54, 420, 414, "Sales 2025-26: director", 13.5, 26)
        p.text(28, y + 38, f"₹{total:.0f} lakh", 28, "heading")
        p.text(418, y + 36, "four regions, by month; sample data", 13, "label", "faint", "end")
        for n, region in enumerate(base):
            y0 = y + 128 + n * 78
            ridge(122, 418, y0, 66, region, region == "Nashik")
            p.text(28, y0 - 20, region, 16, "heading", "red" if region == "Nashik" else "ink")
            p.text(28, y0 - 3, f"{sum(by[region]):.1f}", 15, "label-strong", "red" if region == "Nashik" else "ink", tabular=True)
        for m, name in enumerate("AMJJASONDJFM"):
            p.text(122 + (m + 0.5) * 296 / 12, y + 128 + 3 * 78 + 15, name, 12, "label", "faint", "middle")
        x, y, wide, high = 462, 68, 156, 300
        p.add(f'<rect class="solid" x="{x - 7}" y="{y - 16}" width="{wide + 14}" height="{high + 34}" rx="14"/>')
        p.rect(x, y, wide, high, "paper")
        p.text(x + 12, y + 26, "Manager, Nashik", 13.5, "label", "faint")
        p.text(x + 12, y + 58, f"₹{nashik:.1f} lakh", 25, "heading", "red")
        # The same bars as on the desk, lying: a phone is tall.
        unit = (wide - 44) / max(by["Nashik"])
        for m, name in enumerate("AMJJASONDJFM"):
            yy = y + 76 + m * 18
            p.text(x + 18, yy + 11.5, name, 12, "label", "faint", "middle")
            p.rect(x + 30, yy, by["Nashik"][m] * unit, 14, "red")
        p.window(446, 398, 182, 70, "Role: regional manager", 12.5, 22)
        p.text(455, 437, "[Email] =", 13, "code")
        p.text(455, 455, "USERPRINCIPALNAME()", 13, "code-strong")
    with p.small:
        p.text(8, 22, "One report; Nashik sees Nashik", 17, "heading")
        for n, region in enumerate(base):
            y0 = 76 + n * 47
            ridge(70, 210, y0, 40, region, region == "Nashik")
            p.text(8, y0 - 13, region, 13, "label-strong", "red" if region == "Nashik" else "ink")
            p.text(8, y0, f"{sum(by[region]):.1f}", 12.5, "label", "red" if region == "Nashik" else "ink", tabular=True)
        x, y, wide, high = 230, 44, 78, 168
        p.add(f'<rect class="solid" x="{x - 5}" y="{y - 10}" width="{wide + 10}" height="{high + 22}" rx="9"/>')
        p.rect(x, y, wide, high, "paper")
        p.text(x + 7, y + 18, f"₹{nashik:.1f}", 17, "heading", "red")
        p.text(x + 7, y + 32, "lakh", 12, "label-strong", "red")
        unit = (wide - 14) / max(by["Nashik"])
        for m in range(12):
            p.rect(x + 7, y + 40 + m * 10.4, by["Nashik"][m] * unit, 8, "red")
        p.text(8, 237, "₹ lakh, sample data", 11.5, "label", "faint")
    p.save("power-regions")


PICTURES = [profit, regions, ageing]
