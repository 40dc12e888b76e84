"""Pictures of the pieces of the course Data Analytics, each computed from sample rows with a fixed seed."""
import random
import sqlite3

from kit import HERE, Picture, number

MONTHS = ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar"]


def _rupees(amount):
    text, parts = str(abs(amount)), []
    head, tail = text[:-3], text[-3:]
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("−" if amount < 0 else "") + ",".join([*parts, tail])


def cohorts():
    """October's customers came for the offer and left."""
    chance, db = random.Random(9), sqlite3.connect(":memory:")
    db.execute("create table orders(customer int, month int)")
    customer = 0
    for joined, count in enumerate((84, 78, 71, 90, 95, 102, 236, 148, 96, 92, 88, 110)):
        for _ in range(count):
            customer += 1
            floor = 0.1 if joined == 6 else 0.36
            for later in range(12 - joined):
                if later == 0 or chance.random() < floor + (0.3 if joined == 6 else 0.42) * 0.62**later:
                    db.execute("insert into orders values (?, ?)", (customer, joined + later))
    share = {(j, k): s for j, k, s in db.execute((HERE / "da" / "cohorts.sql").read_text())}
    size = dict(db.execute("select joined, count(*) from (select min(month) as joined from orders group by customer) group by joined"))
    assert all(share[j, 0] == 1 for j in range(12)) and size[6] == max(size.values()) == 236
    third = {j: share[j, 3] for j in range(9)}
    assert min(third, key=third.get) == 6 and third[6] < 0.25
    usual = sum(third[j] * size[j] for j in third if j != 6) / sum(size[j] for j in third if j != 6)
    p = Picture("Customers by month of joining as a triangle of shades: October's large group leaves within three months, in red")
    for level, (day, night) in enumerate(((10, 14), (22, 26), (40, 44), (62, 66), (90, 92))):
        p.style(f"heat{level}", f"fill:#14222f;fill-opacity:.{day}", f"fill:#a3c0d8;fill-opacity:.{night}")
        p.style(f"warm{level}", f"fill:#a83212;fill-opacity:.{min(day + 12, 95)}", f"fill:#ff7d52;fill-opacity:.{min(night + 12, 95)}")
    p.style("pale", "fill:#fbf9f4", "fill:#0d2134")
    level = lambda s: 4 if s > 0.9 else 3 if s > 0.6 else 2 if s > 0.45 else 1 if s > 0.25 else 0

    def triangle(x0, y0, wide, high, size_of, numbers):
        for j in range(12):
            y = y0 + j * high
            red = j == 6
            p.text(x0 - 8, y + high / 2 + size_of * 0.35, MONTHS[j] + (f"  {size[j]}" if numbers else ""), size_of, "label-strong" if red else "label", "red" if red else "ink", "end", tabular=True)
            for k in range(12 - j):
                s = share[j, k]
                p.rect(x0 + k * wide + 0.75, y + 0.75, wide - 1.5, high - 1.5, ("warm" if red else "heat") + str(level(s)))
                if numbers:
                    p.text(x0 + (k + 0.5) * wide, y + high / 2 + size_of * 0.35, f"{s * 100:.0f}", size_of, "label-strong" if red else "label", "pale" if level(s) > (2 if not red else 2) else "ink", "middle", tabular=True)

    with p.large:
        p.text(16, 36, "October’s customers came for the offer and left", 24, "heading")
        p.text(16, 55, "Of the customers who joined in a month, the share in % that ordered again", 12.5, "label-light", "faint")
        x0, y0, wide, high = 92, 92, 44.4, 30.4
        p.text(16, 82, "joined", 12.5, "label", "faint")
        p.text(84, 82, "new", 12.5, "label", "faint", "end")
        for k in range(12):
            p.text(x0 + (k + 0.5) * wide, 82, str(k), 13, "label", "faint", "middle")
        triangle(x0, y0, wide, high, 13, True)
        p.text(624, 67, "months later", 12.5, "label", "faint", "end")
        x, y = 426, 326
        p.text(624, y, f"{third[6] * 100:.0f} of 100", 30, "heading", "red", "end")
        p.text(624, y + 19, "are still here after three months;", 14, "label-strong", anchor="end")
        p.text(624, y + 38, f"of all others {usual * 100:.0f} of 100", 14, "label-strong", anchor="end")
        p.text(624, 462, "Sample data", 11.5, "label-light", "faint", "end")
    with p.small:
        p.text(8, 22, "October came for the offer", 17, "heading")
        triangle(40, 34, 22.6, 16.2, 11.5, False)
        p.text(312, 168, f"{third[6] * 100:.0f}%", 24, "heading", "red", "end")
        p.text(312, 185, "stay 3 months", 12.5, "label-strong", anchor="end")
        p.text(312, 202, f"others {usual * 100:.0f}%", 12.5, "label-strong", anchor="end")
        p.text(312, 226, "Sample data", 11, "label-light", "faint", "end")
    p.save("da-cohorts")


def reconcile():
    """Every correction moves the difference; the last bar has no height."""
    chance = random.Random(23)
    true = [(f"S{k:04}", chance.randint(4, 480) * 50) for k in range(420)]
    control = sum(a for _, a in true)
    rows = [[no, str(a), "2025-26"] for no, a in true]
    for k in chance.sample(range(100), 9):
        rows.append(list(rows[k]))  # entered twice
    for k in chance.sample(range(100, 200), 14):
        rows[k][1] = f"{rows[k][1]} " if k % 2 else "'" + rows[k][1]  # text, which SUM leaves out
    for k in range(6):
        rows.append([f"R{k:04}", str(chance.randint(40, 300) * 50), "2026-27"])  # 03/04 read as 4 March
    swapped = chance.sample(range(200, 400), 2)
    rows = [r for i, r in enumerate(rows) if i not in swapped]  # two that stand only in the accounts
    steps = []
    total = lambda: sum(int(r[1]) for r in rows if r[1].isdigit())
    steps.append(("As received", len(rows), total() - control))
    rows = [r for i, r in enumerate(rows) if r not in rows[:i]]
    steps.append(("9 rows twice", len(rows), total() - control))
    for r in rows:
        r[1] = r[1].strip(" '")
    steps.append(("14 texts to numbers", len(rows), total() - control))
    rows = [r for r in rows if r[2] == "2025-26"]
    seen = {r[0] for r in rows}
    steps.append(("6 dates next year", len(rows), total() - control))
    for no, a in true:
        if no not in seen:
            rows.append([no, str(a), "2025-26"])
    steps.append(("2 missing bills", len(rows), total() - control))
    assert steps[-1][2] == 0 and [n for _, n, _ in steps] == [433, 424, 424, 418, 420] and all(d for _, _, d in steps[:-1])
    p = Picture("The difference between a sales list and the accounts, after each correction: it shrinks to nothing, to the rupee")

    def bars(x0, x1, y0, unit, size, short):
        step = (x1 - x0) / 5
        for n, (name, count, d) in enumerate(steps):
            x, mid = x0 + n * step, x0 + (n + 0.5) * step
            h = d * unit
            if d:
                p.rect(x + step * 0.12, y0 - max(h, 0), step * 0.76, abs(h), "solid")
                p.text(mid, y0 - h - size * 0.5 if h > 0 else y0 - h + size * 1.15, _rupees(d) if not short else f"{d / 1000:+.0f}".replace("-", "−"), size * 1.05, "label-strong", anchor="middle", tabular=True)
            else:
                p.text(mid, y0 - size * 0.5, "0", size * 3.6, "heading", "red", "middle")
        p.line((x0, y0), (x1, y0), cls="bold")

    low, high = min(d for *_, d in steps), max(d for *_, d in steps)
    with p.large:
        p.text(16, 36, "The difference to the accounts: nothing", 24, "heading")
        p.text(16, 55, "Sales list less ledger, ₹, after each correction. Sample data", 12.5, "label-light", "faint")
        unit = 216 / (high - low)
        y0 = 92 + high * unit
        bars(16, 624, y0, unit, 14, False)
        y = p.window(12, 340, 616, 128, "Change log", 13, 22)
        step = 608 / 5
        for n, (name, count, d) in enumerate(steps):
            x = 16 + n * step + 8
            before = steps[n - 1] if n else None
            p.text(x, y + 24, name, 14, "label-strong", "red" if n == 4 else "ink")
            p.text(x, y + 46, f"{count} rows", 13.5, "label", "faint", tabular=True)
            if before:
                change = d - before[2]
                p.text(x, y + 66, ("+" if change > 0 else "") + _rupees(change), 14, "label-strong", tabular=True)
                p.line((x - 9, y + 8), (x - 9, y + 98), cls="hair")
            p.text(x, y + 90, ("difference " + ("" if d else "")) + (_rupees(d) if d else "0"), 12.5, "label", "red" if not d else "faint", tabular=True)
    with p.small:
        p.text(8, 22, "To the rupee", 18, "heading")
        p.text(312, 22, "list less accounts, ₹ thousand", 11.5, "label", "faint", "end")
        unit = 112 / (high - low)
        bars(8, 312, 62 + high * unit, unit, 12.5, True)
        for n, words in enumerate((("as", "received"), ("rows", "twice"), ("texts", ""), ("dates", ""), ("missing", "bills"))):
            for k, word in enumerate(words):
                p.text(8 + (n + 0.5) * 60.8, 209 + k * 13, word, 12, "label-strong", "red" if n == 4 else "ink", "middle")
        p.text(8, 238, "Sample data", 11, "label-light", "faint")
    p.save("da-reconcile")


def abc():
    """A small part of the stores list carries four fifths of the money."""
    chance = random.Random(11)
    kinds = ["Bearing", "V-belt", "Gasket", "Gear oil", "Hex bolt", "Grease", "Carbide tip", "Oil seal", "Valve", "Air filter", "Contactor", "Rod"]
    items = sorted(((round(chance.lognormvariate(5.2, 1.25), 2) * round(chance.lognormvariate(3.8, 1.25) + 1), f"{kinds[k % 12]} {k // 12 + 1:02}") for k in range(240)), reverse=True)
    total, running, share = sum(v for v, _ in items), 0, []
    for v, _ in items:
        running += v
        share.append(running / total)
    a, b = next(i + 1 for i, s in enumerate(share) if s >= 0.8), next(i + 1 for i, s in enumerate(share) if s >= 0.95)
    assert share[a - 2] < 0.8 <= share[a - 1] and a < 72 and abs(share[-1] - 1) < 1e-9
    p = Picture(f"ABC analysis of a stores list: {a} of 240 items carry 80% of the value")

    def curve(x0, x1, y0, top):
        X, Y = (lambda i: x0 + (x1 - x0) * i / 240), (lambda s: y0 - (y0 - top) * s)
        points = [(X(0), y0)] + [(X(i + 1), Y(s)) for i, s in enumerate(share)]
        p.area(*points[: a + 1], (X(a), y0), cls="red")
        p.area((X(a), y0), *points[a : b + 1], (X(b), y0), cls="tone-strong")
        p.area((X(b), y0), *points[b:], (X(240), y0), cls="tone")
        p.line(*points, cls="heavy")
        p.line((x0, y0), (x1, y0))
        p.line((x0, Y(0.8)), (X(a), Y(0.8)), cls="dash")
        return X, Y

    with p.large:
        p.text(16, 36, f"{a} of 240 items carry 80% of the value", 24, "heading")
        p.text(16, 55, "A year’s issues from one store, largest first, added up. Sample data", 12.5, "label-light", "faint")
        X, Y = curve(56, 624, 352, 80)
        for s in (0.8, 0.95):
            p.text(50, Y(s) + 4.5, f"{s * 100:.0f}%", 13, "label-strong" if s == 0.8 else "label", "red" if s == 0.8 else "faint", "end")
        for i, j, name, part, rule in ((0, a, "A", share[a - 1], "count every month"), (a, b, "B", share[b - 1] - share[a - 1], "every quarter"), (b, 240, "C", 1 - share[b - 1], "once a year")):
            mid = (X(i) + X(j)) / 2
            fill = "on-solid" if name == "A" else "ink"
            p.text(mid, 320, name, 44, "heading", fill, "middle")
            p.text(mid, 341, f"{part * 100:.0f}%", 16, "label-strong", fill, "middle")
            p.line((X(i) + 1, 362), (X(j) - 1, 362), cls="red-line" if name == "A" else "bold")
            p.text(mid if name != "A" else X(0), 380, f"{j - i} items", 15, "heading", "red" if name == "A" else "ink", "start" if name == "A" else "middle")
            p.text(mid if name != "A" else X(0), 397, rule, 13, "label", "faint", "start" if name == "A" else "middle")
        y = 412
        p.line((16, y), (624, y), cls="hair")
        p.text(16, y + 20, "The first five", 13.5, "label-strong")
        for n, (v, name) in enumerate(items[:5]):
            x = 16 + n * 124
            p.text(x, y + 40, name, 13.5, "label")
            p.text(x, y + 57, f"₹{v / 1e5:.1f} lakh", 14, "label-strong", tabular=True)
    with p.small:
        p.text(8, 22, f"{a} of 240 items carry 80%", 18, "heading")
        X, Y = curve(8, 312, 196, 38)
        for i, j, name in ((0, a, "A"), (a, b, "B"), (b, 240, "C")):
            mid = (X(i) + X(j)) / 2
            p.text(mid, 184, name, 26, "heading", "on-solid" if name == "A" else "ink", "middle")
            p.text(mid if name != "A" else 8, 214, f"{j - i} items" if name != "A" else f"{j} items", 13, "label-strong", "red" if name == "A" else "ink", "start" if name == "A" else "middle")
        p.text(8, 236, "A year’s issues from one store. Sample data", 11.5, "label", "faint")
    p.save("da-abc")


PICTURES = [cohorts, abc, reconcile]
