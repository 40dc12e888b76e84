"""Pictures of the pieces of the course Data Analytics, each computed from sample rows with a fixed seed."""
import random
import sqlite3
from collections import Counter

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
    for level, (day, night) in enumerate(((6, 8), (16, 20), (32, 36), (60, 62), (92, 92))):
        p.style(f"heat{level}", f"fill:#14222f;fill-opacity:.{day:02}", f"fill:#a3c0d8;fill-opacity:.{night:02}")
        p.style(f"warm{level}", f"fill:#a83212;fill-opacity:.{min(day + 12, 95)}", f"fill:#ff7d52;fill-opacity:.{min(night + 12, 95)}")
    p.style("pale", "fill:#fbf9f4", "fill:#0d2134")
    level = lambda s: sum(round(s * 100) > limit for limit in (35, 44, 55, 90))

    def triangle(x0, y0, wide, high, size_of, numbers):
        for j in range(12):
            y = y0 + j * high
            red = j == 6
            if numbers or j % 3 == 0:
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
        # The key: the darker, the more of them ordered again.
        p.text(624, 252, "of 100 customers, ordered again", 13, "label", anchor="end")
        for n, words in enumerate(("to 35", "36–44", "45–55", "56–90", "all")):
            x = 414 + n * 42
            p.rect(x, 260, 41, 17, f"heat{n}")
            p.text(x + 20.5, 292, words, 12.5, "label", "ink", "middle")
        y = 346
        p.text(624, y, f"{third[6] * 100:.0f} of 100", 30, "heading", "red", "end")
        p.text(624, y + 20, "October customers order again", 14.5, "label-strong", anchor="end")
        p.text(624, y + 38, "three months later.", 14.5, "label-strong", anchor="end")
        p.text(624, y + 60, f"In all other months: {usual * 100:.0f} of 100", 14.5, "label", anchor="end")
        p.text(624, 462, "Sample data", 11.5, "label-light", "faint", "end")
    with p.small:
        p.text(8, 22, "October came for the offer and left", 18, "heading")
        for k in (0, 3, 6, 9):
            p.text(46 + (k + 0.5) * 22.2, 41, str(k), 15, "label-strong" if k == 3 else "label", "red" if k == 3 else "ink", "middle")
        p.text(312, 41, "months", 15, "label", anchor="end")
        triangle(46, 46, 22.2, 15.8, 15, False)
        p.text(312, 176, f"{third[6] * 100:.0f} of 100", 25, "heading", "red", "end")
        p.text(312, 195, "order after 3 months;", 16, "label-strong", anchor="end")
        p.text(312, 213, f"other months: {usual * 100:.0f}", 16, "label-strong", anchor="end")
        p.text(312, 233, "Darker: more stay. Sample data", 13, "label", "faint", "end")
    p.save("da-cohorts")


def reconcile():
    """The pencil takes rows out and puts rows in until both totals are one."""
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
    received = [list(r) for r in rows]
    steps = []
    total = lambda: sum(int(r[1]) for r in rows if r[1].isdigit())
    steps.append(("As received", len(rows), total() - control))
    rows = [r for i, r in enumerate(rows) if r not in rows[:i]]
    steps.append(("9 rows entered twice: out", len(rows), total() - control))
    for r in rows:
        r[1] = r[1].strip(" '")
    steps.append(("14 texts made numbers", len(rows), total() - control))
    rows = [r for r in rows if r[2] == "2025-26"]
    seen = {r[0] for r in rows}
    steps.append(("6 bills of next year: out", len(rows), total() - control))
    for no, a in true:
        if no not in seen:
            rows.append([no, str(a), "2025-26"])
    steps.append(("2 missing bills: in", len(rows), total() - control))
    assert steps[-1][2] == 0 and [n for _, n, _ in steps] == [433, 424, 424, 418, 420] and all(d for _, _, d in steps[:-1])
    p = Picture("A sales list with pencil corrections: a row entered twice, an amount kept as text, a bill of next year, a missing bill; list and accounts then agree")
    texts = {no for no, amount, _ in received if not amount.isdigit()}
    twice = next(no for no, n in Counter(r[0] for r in received).items() if n == 2)
    plain = [no for no, *_ in received if no not in texts and no != twice]
    as_text, next_year, missing = sorted(texts)[3], next(r for r in received if r[0] == "R0002"), sorted(k for k, _ in true if k not in {r[0] for r in received})[0]
    amount = {**dict(true), "R0002": int(next_year[1])}
    # Number, kind of row: "" as it is.
    sheet = [(twice, ""), (twice, "out"), (plain[20], ""), (plain[60], ""), (as_text, "text"), (plain[130], ""), (missing, "in"), (plain[230], ""), ("R0002", "out")]
    p.style("pencil", "fill:none;stroke:#4b5761;stroke-width:1.7;stroke-linecap:round", "stroke:#a9bccc")

    def listed(x, y, wide, pitch, size, rows, notes):
        """Rows of the list, a pencil's correction on those that change; its words stand at the right of the sheet."""
        p.rect(x, y, wide, pitch * len(rows) + 4, "paper line")
        for n, (no, kind) in enumerate(rows):
            top = y + 2 + n * pitch
            base = top + pitch * 0.5 + size * 0.35
            if n:
                p.line((x, top), (x + wide, top), cls="hair")
            words, face, fill = _rupees(amount[no]), "kana" if kind == "in" else "label", "faint" if kind == "out" else "ink"
            p.text(x + 10, base, no, size, face, fill)
            if kind == "text":  # a number kept as text stands at the left of its cell, until the pencil sends it over
                left = x + wide * 0.4
                end = left + p.text(left, base, "'" + words, size, face, "faint")
                stop = x + wide - 12 - p.measure(words, size, "label-strong")
                p.line((end + 4, base - size * 0.35), (stop - 5, base - size * 0.35), cls="pencil")
                p.line((stop - 10, base - size * 0.6), (stop - 5, base - size * 0.35), (stop - 10, base - size * 0.1), cls="pencil")
            p.text(x + wide - 10, base, words, size, "label-strong" if kind == "text" else face, fill, "end", tabular=kind != "in")
            if kind == "out":
                p.path(f"M{number(x + 6)} {number(base - size * 0.2)}q{number(wide / 2)} {number(-size * 0.45)} {number(wide - 12)} {number(-size * 0.15)}", "pencil")
            if kind == "in":
                p.path(f"M{number(x - 7)} {number(top + pitch * 0.5 - 6)}l8 6-8 6", "pencil")
            if kind:
                p.text(x + wide + 10, base, notes[kind, no], size, "kana", "ink")
        return y + pitch * len(rows) + 4

    with p.large:
        p.text(16, 36, "The list agrees with the accounts to the rupee", 24, "heading")
        p.text(16, 56, "A sales list of 433 rows, four kinds of mistakes, each in the change log. Sample data", 13.5, "label", "faint")
        notes = {("out", twice): "entered twice: out", ("text", as_text): "text: now a number", ("in", missing): "missing: put in", ("out", "R0002"): "next year’s: out"}
        foot = listed(20, 72, 236, 27, 16, sheet, notes)
        # The change log: how each kind of mistake moves the difference, from a zero line that the last step meets.
        low, high = min(d for *_, d in steps), max(d for *_, d in steps)
        X = lambda d: 440 + (d - low) * 160 / (high - low)
        y = p.window(12, foot + 14, 616, 468 - foot - 14, "Change log: list less accounts, ₹", 13, 22)
        lead = (468 - y - 6) / 5
        for n, (name, count, d) in enumerate(steps):
            t, base = y + 3 + n * lead, y + 3 + n * lead + lead * 0.5 + 5
            p.text(24, base, name, 14.5, "label-strong" if n else "label")
            p.text(230, base, f"{count} rows", 14, "label", "faint", "end", tabular=True)
            before = steps[n - 1][2] if n else 0
            p.text(326, base, ("+" if d > before else "") + _rupees(d - before), 14.5, anchor="end", tabular=True) if n else None
            p.text(418, base, _rupees(d), 16 if d else 19, "label-strong" if d else "heading", "ink" if d else "red", "end", tabular=True)
            p.rect(X(min(d, before)), t + 4, abs(X(d) - X(before)), lead - 8, "solid" if d > before else "tone-strong")
            if d <= before:
                p.rect(X(min(d, before)), t + 4, abs(X(d) - X(before)), lead - 8, "line")
            if n < 4:
                p.line((X(d), t + 4), (X(d), t + 4 + lead))
        p.line((X(0), y + 3), (X(0), 464), cls="bold")
        p.circle(X(0), y + 3 + 4.5 * lead, 5, "red")
        # Two totals, side by side with the list.
        for y, name in ((178, "List, corrected"), (212, "Accounts")):
            p.text(440, y, name, 15, "label")
            p.text(624, y, _rupees(control), 21, "heading", anchor="end", tabular=True)
        p.line((440, 222), (624, 222), cls="bold")
        p.text(440, 252, "Difference", 15, "label-strong", "red")
        p.text(624, 258, "0", 36, "heading", "red", "end")
    with p.small:
        p.text(8, 19, "A sales list, corrected in pencil", 18, "heading")
        notes = {("out", twice): "twice: out", ("text", as_text): "now a number", ("in", missing): "missing: in", ("out", "R0002"): "next year: out"}
        foot = listed(12, 28, 188, 23.5, 16, [r for n, r in enumerate(sheet) if n not in (2, 3, 7)], notes)
        for y, name in ((foot + 20, "List"), (foot + 39, "Accounts")):
            p.text(22, y, name, 17, "label-strong")
            p.text(190, y, _rupees(control), 17, "heading", anchor="end", tabular=True)
        p.text(222, foot + 38, "0", 44, "heading", "red")
        p.text(250, foot + 22, "difference", 15, "label-strong", "red")
        p.text(250, foot + 38, "Sample data", 13, "label", "faint")
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
    assert share[a - 2] < 0.8 <= share[a - 1] and a < 72 and a % 5 == b % 5 == 0 and abs(share[-1] - 1) < 1e-9
    p = Picture(f"ABC analysis of a stores list: {a} of 240 items carry 80% of the value")

    def curve(x0, x1, y0, top):
        X, Y = (lambda i: x0 + (x1 - x0) * i / 240), (lambda s: y0 - (y0 - top) * s)
        points = [(X(0), y0)] + [(X(i + 1), Y(s)) for i, s in enumerate(share)]
        # Each column is the value of five items on the axis of the curve, so the columns add up to it.
        sums = [share[i + 4] - (share[i - 1] if i else 0) for i in range(0, 240, 5)]
        assert abs(sum(sums) - 1) < 1e-9 and abs(sum(sums[: a // 5]) - share[a - 1]) < 1e-9
        for n, part in enumerate(sums):
            p.rect(X(5 * n) + 0.8, Y(part), X(5) - X(0) - 1.6, y0 - Y(part), "red" if 5 * n < a else "tone-strong")
        for i in (a, b):
            p.line((X(i), y0), points[i], cls="dash")
        p.line(*points, cls="heavy")
        p.line((x0, y0 - (y0 - top) * 1.02), (x0, y0), (x1, y0))
        p.line((x0, Y(0.8)), (X(a), Y(0.8)), cls="dash")
        return X, Y

    with p.large:
        p.text(16, 36, f"{a} of 240 items carry 80% of the value", 24, "heading")
        p.text(16, 55, "A year’s issues from one store, largest first, added up. Sample data", 12.5, "label-light", "faint")
        X, Y = curve(56, 624, 352, 80)
        for s in (0, 0.2, 0.4, 0.6, 0.8, 1):
            p.text(50, Y(s) + 4.5, f"{s * 100:.0f}%", 13, "label-strong" if s == 0.8 else "label", "ink", "end")
        p.text(X(150), Y(0.9), "value so far", 14, "label-strong", anchor="middle")
        p.text(X(16), Y(0.13), "five items each", 13.5, "label")
        for i, j, name, part, rule in ((0, a, "A", share[a - 1], "count every month"), (a, b, "B", share[b - 1] - share[a - 1], "every quarter"), (b, 240, "C", 1 - share[b - 1], "once a year")):
            mid = (X(i) + X(j)) / 2
            fill = "red" if name == "A" else "ink"
            p.text(mid + (8 if name == "A" else 0), 250, name, 44, "heading", fill, "middle")
            p.text(mid + (8 if name == "A" else 0), 271, f"{part * 100:.0f}%", 16, "label-strong", fill, "middle")
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
        p.text(8, 20, f"{a} of 240 items carry 80%", 18, "heading")
        X, Y = curve(44, 312, 190, 40)
        for s in (0.4, 0.8):
            p.text(38, Y(s) + 6, f"{s * 100:.0f}%", 17 if s == 0.8 else 15, "heading" if s == 0.8 else "label", "ink", "end")
        for i, j, name in ((0, a, "A"), (a, b, "B"), (b, 240, "C")):
            mid = (X(i) + X(j)) / 2
            p.text(mid + (6 if name == "A" else 0), 140, name, 28, "heading", "red" if name == "A" else "ink", "middle")
            p.text(mid, 210, f"{j - i}", 17, "label-strong", "red" if name == "A" else "ink", "middle")
        p.text(38, 210, "items", 16, "label", anchor="end")
        p.text(8, 234, "A year’s issues, one store. Sample data", 15.5, "label", "faint")
    p.save("da-abc")


PICTURES = [cohorts, abc, reconcile]
