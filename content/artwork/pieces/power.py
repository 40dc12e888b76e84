"""Pictures of the pieces of the course Power BI, from sample rows: the sums are made in SQLite as the model would."""
import random
import sqlite3
from datetime import date, timedelta

from kit import HERE, Picture, number

#: Account: lakh a year before, and how this year compares.
ACCOUNTS = {"Sales": (1180, 1.12), "Goods sold": (702, 1.14), "Staff": (148, 1.07), "Freight": (64, 1.42), "Rent and power": (52, 1.03), "Other costs": (37, 0.96), "Depreciation": (31, 1.0), "Interest": (24, 0.9), "Tax": (31, 1.06)}  # fmt: skip
ROWS = ["Sales", "Goods sold", "= Gross profit", "Staff", "Freight", "Rent and power", "Other costs", "= Operating profit", "Depreciation", "Interest", "= Profit before tax", "Tax", "= Profit after tax"]


def _profit_and_loss():
    chance = random.Random(31)
    db = sqlite3.connect(":memory:")
    db.execute("create table ledger(day text, account text, rupees int)")
    for account, (lakh, growth) in ACCOUNTS.items():
        weights = [chance.uniform(0.93, 1.07) for _ in range(24)]
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
    by_month = [v for (v,) in db.execute("select sum(rupees) / 1e5 from ledger where account = 'Freight' group by substr(day, 1, 7) order by substr(day, 1, 7)")]
    assert abs(sum(by_month[12:]) - sums["Freight"][0]) < 1e-6
    return table, by_month


def profit():
    """Sales grew and profit shrank: freight took it."""
    table, freight = _profit_and_loss()
    find = {n: v for n, v, _ in table}
    change = {n: (v[0] / v[1] - 1) * 100 for n, v in find.items()}
    assert change["Sales"] > 10 and max((n for n in change), key=change.get) == "Freight" and change["Profit after tax"] < change["Sales"]
    p = Picture("A profit and loss table, April to March, with last year, the change and a stair of bars from sales down to profit; freight is red", 960, 480)

    def stair(x0, x1, y, lead, bar, rows):
        unit = (x1 - x0) / find["Sales"][0]
        left = 0.0
        for n, (name, value, total) in enumerate(rows):
            yy = y + n * lead
            if total or name == "Sales":
                left = value[0]
                p.rect(x0, yy, left * unit, bar, "solid")
            else:
                left -= value[0]
                p.rect(x0 + left * unit, yy, value[0] * unit, bar, "red" if name == "Freight" else "tone-strong")
            if n + 1 < len(rows):
                p.line((x0 + left * unit, yy + bar), (x0 + left * unit, yy + lead), cls="line")
        p.line((x0, y - 6), (x0, y + lead * len(rows) - lead + bar + 6))

    with p.large:
        y = p.window(12, 12, 936, 456, "Profit and loss, ₹ lakh", 14, 26)
        p.text(938, 30, "April to March, rounded. Sample data", 12.5, "label-light", "faint", "end")
        p.text(30, 74, "Freight up by 42%".replace("42", f"{change['Freight']:.0f}"), 24, "heading", "red")
        p.text(30 + p.measure("Freight up by 42%", 24, "heading") + 10, 74, f"while sales grew by {change['Sales']:.0f}%", 24, "heading")
        lead, top = 26, 112
        for x, head in ((250, "2025-26"), (330, "2024-25"), (404, "change")):
            p.text(x, top - 12, head, 13, "label", "faint", "end")
        p.line((30, top - 5), (930, top - 5))
        for n, (name, value, total) in enumerate(table):
            yy = top + n * lead
            red = name == "Freight"
            face = "heading" if total or name == "Sales" else "label"
            if red:
                p.rect(22, yy - 3, 390, lead, "red-tone")
            p.text(30 if total or name == "Sales" else 42, yy + 15, name, 15, face, "red" if red else "ink")
            p.text(250, yy + 15, f"{value[0]:,.1f}", 15, face, "red" if red else "ink", "end", tabular=True)
            p.text(330, yy + 15, f"{value[1]:,.1f}", 15, "label", "faint", "end", tabular=True)
            p.text(404, yy + 15, f"{round(change[name], 1) + 0:+.1f}%".replace("-", "−").replace("+0.0", "0.0"), 15, "label-strong", "red" if red else "ink", "end", tabular=True)
            if total:
                p.line((30, yy - 4), (404, yy - 4), cls="hair")
        stair(430, 930, top, lead, 20, table)
        p.text(442, top + 15, "100 of sales", 13.5, "label-strong", "on-solid")
        # The line behind the red one, month by month: last year pale behind this year.
        x0, y0, step = 676, 414, 254 / 12
        p.text(x0, 268, "Freight by month", 16, "heading", "red")
        p.text(930, 268, "pale: last year", 12.5, "label", "faint", "end")
        for m, name in enumerate("AMJJASONDJFM"):
            for v, cls, dx in ((freight[m], "tone-strong", 0), (freight[12 + m], "red", 4)):
                p.rect(x0 + m * step + dx, y0 - v * 14, 13, v * 14, cls)
            p.text(x0 + m * step + 9, y0 + 15, name, 12.5, "label", "faint", "middle")
        p.line((x0, y0), (930, y0))
        last = find["Profit after tax"][0] / find["Sales"][0] * 100
        x = 430 + 5 * last
        p.text(x + 8, top + 12 * lead + 15, f"{last:.1f} of 100 stay as profit", 14, "label-strong")
    with p.small:
        p.text(8, 26, f"Sales +{change['Sales']:.0f}%,", 22, "heading")
        p.text(8 + p.measure(f"Sales +{change['Sales']:.0f}%,", 22, "heading") + 7, 26, f"freight +{change['Freight']:.0f}%", 22, "heading", "red")
        p.text(472, 26, "₹ lakh, rounded, sample", 16, "label-light", "faint", "end")
        rows = [table[i] for i in (0, 1, 2, 3, 4)] + [("Other costs", (sum(table[i][1][0] for i in (5, 6)), 0), False), table[7]]
        for n, (name, value, total) in enumerate(rows):
            red = name == "Freight"
            p.text(8, 58 + n * 27, name, 17, "heading" if total or not n else "label", "red" if red else "ink")
            p.text(196, 58 + n * 27, f"{value[0]:,.0f}", 17, "label-strong", "red" if red else "ink", "end", tabular=True)
        stair(208, 472, 43, 27, 20, rows)
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
    season = [0.86, 0.9, 0.82, 0.8, 0.92, 1.02, 1.36, 1.24, 0.98, 1.0, 0.96, 1.18]
    base = {"Pune": 8.4, "Nashik": 5.1, "Nagpur": 4.0, "Kolhapur": 3.2}
    db = sqlite3.connect(":memory:")
    db.execute("create table sales(month int, region text, lakh real)")
    db.execute("create table manager(region text, email text)")
    for region, lakh in base.items():
        db.execute("insert into manager values (?, ?)", (region, f"{region.lower()}@example.in"))
        for m in range(12):
            for _ in range(20):
                db.execute("insert into sales values (?, ?, ?)", (m, region, lakh / 20 * season[m] * chance.uniform(0.6, 1.4)))
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
