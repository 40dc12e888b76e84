"""Pictures of the pieces of the course Python: each program below python/ is run, and its output drawn."""
import csv
import math
import random

from kit import HEAD, HERE, Picture, number, ran

FOLDER = HERE / "python"
KEYWORDS = "import with as for in def if else return try except from select group by order sum max where"


def _expenses():
    """Seven months of a small office's expenses, one row each; July has the repair of a laptop."""
    chance = random.Random(21)
    usual = [("Tea and snacks", 260), ("Printing", 420), ("Courier", 310), ("Bus and auto", 380), ("Stationery", 540), ("Internet", 1180), ("Electricity", 2150)]
    rows = []
    for month in range(4, 11):
        for item, about in usual:
            for _ in range(1 if about > 1000 else chance.randint(3, 5)):
                rows.append((f"2026-{month:02}-{chance.randint(1, 30):02}", item, round(about * chance.uniform(0.75, 1.3))))
    rows.append(("2026-07-18", "Laptop repair", 4850))
    return sorted(rows)


def expenses():
    """Each bar is built from its records; the one large brick explains the month."""
    rows = _expenses()
    with open(FOLDER / "expenses.csv", "w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([("day", "item", "rupees"), *rows])
    out = ran("python", "/usr/bin/python3 expenses.py").strip().split("\n")
    totals = {line.split()[0]: int(line.split()[1].replace(",", "")) for line in out[:-1]}
    assert totals == {m: sum(r for d, _, r in rows if d[:7] == m) for m in totals} and max(totals, key=totals.get) == "2026-07"
    assert out[-1] == "Laptop repair, 2026-07-18: 4,850"
    names = dict(zip(totals, ("Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct")))
    p = Picture("Seven months of expenses as bars built from single records; July is the highest because of one laptop repair")

    def bars(x0, x1, y0, top, gap, size, least):
        scale = (y0 - top) / max(totals.values())
        step = (x1 - x0) / 7
        bricks = []
        for i, month in enumerate(totals):
            x, y, rest = x0 + i * step + gap / 2, y0, 0
            for day, item, rupees in sorted((r for r in rows if r[0][:7] == month), key=lambda r: -r[2]):
                h = rupees * scale
                if item == "Laptop repair":
                    p.rect(x, y - h + 0.6, step - gap, h - 0.6, "red")
                    mark = (x + step - gap, y - h / 2)
                elif h < least:
                    # Too thin for a joint of its own: such bricks stand as one, or they shimmer.
                    rest += h
                else:
                    bricks.append(f"M{number(x, 1)} {number(y - h + 0.6, 1)}h{number(step - gap, 1)}v{number(max(h - 0.6, 0.7), 1)}h{number(gap - step, 1)}z")
                y -= h
            if rest:
                bricks.append(f"M{number(x, 1)} {number(y + 0.6, 1)}h{number(step - gap, 1)}v{number(rest - 0.6, 1)}h{number(gap - step, 1)}z")
            p.text(x + (step - gap) / 2, y0 + size * 1.25, names[month], size, "label-strong" if month == "2026-07" else "label", anchor="middle")
            p.text(x + (step - gap) / 2, y - size * 0.4, f"{totals[month] / 1000:.1f}", size, "label-strong", "red" if month == "2026-07" else "ink", "middle", tabular=True)
        p.path("".join(bricks), "solid")
        p.line((x0, y0), (x1, y0))
        return mark

    with p.large:
        p.window(12, 12, 390, 456, "months.svg", 13, 24)
        p.text(26, 66, "July stands out by one bill", 21, "heading")
        p.text(26, 84, "₹ thousand a month, one brick for each expense. Sample data", 12, "label-light", "faint")
        x, y = bars(26, 390, 436, 134, 11, 13, 4)
        y = p.window(414, 12, 214, 262, "expenses.py", 13, 24)
        source = (FOLDER / "expenses.py").read_text()
        p.code(424, y + 19, source[source.index("months ="):source.index("print(\"{}")].rstrip(), 12, 17.6, KEYWORDS)
        y = p.window(414, 286, 214, 182, "Terminal", 13, 24)
        p.text(424, y + 18, "$ python expenses.py", 12, "code", "faint")
        for i, line in enumerate(out[:-1]):
            hot = line.startswith("2026-07")
            p.text(424, y + 35 + i * 15.2, line.split()[0], 12, "code-strong" if hot else "code")
            p.text(510, y + 35 + i * 15.2, line.split()[1], 12, "code-strong" if hot else "code", anchor="end")
        p.text(424, y + 35 + 7 * 15.2, "Laptop repair, 18 July: 4,850", 12, "code-strong", "red")
    with p.small:
        p.text(8, 20, "July stands out by one bill", 18, "heading")
        bars(4, 316, 198, 50, 7, 17, 6)
        p.text(8, 237, "Red: laptop repair", 16.5, "label-strong", "red")
        p.text(312, 237, "₹ thousand, sample", 15, "label", "faint", "end")
    p.save("python-expenses")


#: Each branch's own order and names of the columns.
BRANCHES = {
    "Kolhapur": ("Bill", "Amt", "Date", "Qty"), "Nagpur": ("Rs", "Dt", "No", "Pcs"), "Nashik": ("Date", "Bill", "Qty", "Amount"),
    "Pune": ("Qty", "Date", "Amount", "Bill"), "Satara": ("Dt", "Nos", "Bill", "Amt"), "Thane": ("Amount", "Bill", "Qty", "Day"),
}  # fmt: skip
WHAT = {"Dt": "Date", "Day": "Date", "No": "Bill", "Bill no": "Bill", "Pcs": "Qty", "Nos": "Qty", "Amt": "Amount", "Rs": "Amount"}
ORDER = ["Date", "Bill", "Qty", "Amount"]


def _branches():
    chance = random.Random(4)
    sheets = {}
    for n, (branch, columns) in enumerate(BRANCHES.items()):
        rows = []
        for i in range(5):
            qty = chance.randint(2, 60)
            row = {"Date": f"{chance.randint(1, 30):02}/09", "Bill": str((n + 1) * 100 + i + 11), "Qty": str(qty), "Amount": str(qty * chance.choice((45, 60, 85, 120, 240)))}
            if (branch, i) == ("Nagpur", 2):
                row["Amount"] = "12 k"
            if (branch, i) == ("Satara", 3):
                row["Date"] = "31/09"
            rows.append([row[WHAT.get(c, c)] for c in columns])
        sheets[branch] = rows
    return sheets


def _joined(names, begin, end):
    """What join.py says of some branches with some of their rows alone: rows joined, rows rejected."""
    sheets = _branches()
    lines = {b: [BRANCHES[b], *sheets[b][begin:end]] for b in names}
    write = [f"printf '%s\\n' {' '.join(repr(','.join(row)) for row in rows)} > branches/{b}.csv" for b, rows in lines.items()]
    out = [line.split("|") for line in ran("python", "rm branches/*", *write, "/usr/bin/python3 join.py").strip().split("\n")]
    good, bad = map(int, out[-1][:2])
    assert good + bad == len(names) * (end - begin) == len(out) - 1
    return out[:good], out[good:-1]


def join():
    """Columns in six orders run into one; two rows fall out."""
    sheets = _branches()
    (FOLDER / "branches").mkdir(exist_ok=True)
    for branch, rows in sheets.items():
        with open(FOLDER / "branches" / f"{branch}.csv", "w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([BRANCHES[branch], *rows])
    out = [line.split("|") for line in ran("python", "/usr/bin/python3 join.py").strip().split("\n")]
    good, bad, total = map(int, out[-1])
    assert (good, bad) == (28, 2) and total == sum(int(r[4]) for r in out[:28])
    rejected = out[28:30]
    assert [r[0] for r in rejected] == ["Nagpur", "Satara"]
    p = Picture("Six branch sheets, their columns in six orders, run into one sheet; two rows that could not be read fall out in red", 960, 480)

    def ribbons(xs, ya, yb, wide, targets):
        mid = (ya + yb) / 2
        for n, branch in enumerate(xs):
            for i, column in enumerate(BRANCHES[branch]):
                kind = ORDER.index(WHAT.get(column, column))
                a = xs[branch] + i * wide
                b, w = targets[kind]
                b, w = b + n * w / len(xs), w / len(xs)
                p.path(f"M{number(a)} {ya}C{number(a)} {mid} {number(b)} {mid} {number(b)} {yb}h{number(w)}C{number(b + w)} {mid} {number(a + wide)} {mid} {number(a + wide)} {ya}z", "solid" if kind == 3 else ("tone", "tone-strong", "tone")[kind])

    def sheet(branch, x, y, wide, begin, end, size, lead):
        count = end - begin
        p.rect(x, y, 4 * wide, (count + 1) * lead, "paper")
        for i, column in enumerate(BRANCHES[branch]):
            amount = WHAT.get(column, column) == "Amount"
            p.rect(x + i * wide, y, wide, lead, "solid" if amount else "tone")
            p.text(x + (i + 0.5) * wide, y + lead * 0.72, column, size, "label-strong", "on-solid" if amount else "ink", "middle")
            for r, row in enumerate(sheets[branch][begin:end]):
                p.text(x + (i + 0.5) * wide, y + (r + 1.72) * lead, row[i], size, "label-strong" if row[i] in ("12 k", "31/09") else "label", "red" if row[i] in ("12 k", "31/09") else "ink", "middle", tabular=True)
            if i:
                p.line((x + i * wide, y), (x + i * wide, y + (count + 1) * lead), cls="hair")
        p.rect(x, y, 4 * wide, (count + 1) * lead, "line")

    # Drawn from 12 to 948: brought to the usual margin, 12 of 640 units.
    with p.large:
        p.add('<g transform="translate(6.67 3.33)scale(.9861)">')
        wide, lead = 36, 15
        xs = {b: 12 + n * 158.4 for n, b in enumerate(BRANCHES)}
        yt = 292
        targets = [(100 + k * 108, 108) for k in range(4)]
        ribbons(xs, 124, yt, wide, targets)
        for branch, x in xs.items():
            p.text(x, 26, f"{branch}.csv", 13, "heading")
            sheet(branch, x, 34, wide, 0, 5, 11.5, lead)
        # The two rows that could not be read: from their row to the list on the right.
        for row, (branch, line), y in zip(rejected, (("Nagpur", 2), ("Satara", 3)), (357, 397)):
            x, yr = xs[branch], 34 + (line + 1) * lead
            p.rect(x, yr, 4 * wide, lead, "red-tone")
            p.rect(x, yr, 4 * wide, lead, "red-line")
        p.path(f"M{xs['Nagpur'] + 4 * wide} {34 + 3.5 * lead}h6C{xs['Nagpur'] + 4 * wide + 20} 300 640 220 640 330V357H656", "red-line")
        p.path(f"M{xs['Satara'] + 4 * wide} {34 + 4.5 * lead}h6V210C{xs['Satara'] + 4 * wide + 6} 260 640 220 640 330V397H656", "red-line")
        # One sheet.
        p.rect(12, yt, 520, 176, "paper")
        for k, name in enumerate(["Branch", *ORDER]):
            x, w = (12, 88) if k == 0 else targets[k - 1]
            p.rect(x, yt, w, 20, "solid" if k == 4 else "tone")
            p.text(x + w / 2, yt + 14.5, name, 13, "heading", "on-solid" if k == 4 else "ink", "middle")
            for r, row in enumerate(out[:8]):
                p.text(x + w / 2, yt + 35 + r * 15.6, row[k], 12.5, "label", "ink", "middle", tabular=True)
            if k:
                p.line((x, yt), (x, yt + 152), cls="hair")
        p.line((12, yt + 152), (532, yt + 152))
        p.text(22, yt + 168.5, f"all-branches.csv: {good} rows, eight shown", 13, "label-strong")
        p.text(targets[3][0] + 54, yt + 168.5, f"₹{total:,}", 14, "heading", anchor="middle")
        p.rect(12, yt, 520, 176, "line")
        p.window(656, yt, 292, 176, "rejected.csv: 2 rows", 13, 24)
        for row, y, why in zip(rejected, (357, 397), ("Amount “12 k” is not a number", "31 September does not exist")):
            p.text(666, y + 4.5, f"{row[0]}, line {row[1]}, bill {row[2]}", 13, "label-strong")
            p.text(666, y + 21, why, 13, "label", "red")
        p.text(666, 448, "30 rows read = 28 joined + 2 rejected", 12.5, "label-strong")
        p.text(666, 461.5, "Sample data", 11, "label-light", "faint")
        p.add("</g>")
    with p.small:
        # Half of 960 x 480: on a phone a unit is three quarters of a px, so letters are larger here. Two sheets with two
        # rows each, and what the program makes of these.
        names, begin, end = ("Kolhapur", "Nagpur"), 2, 4
        joined, (lost,) = _joined(names, begin, end)
        assert lost[0] == "Nagpur" and "12 k" in lost[3] and len(joined) == 3
        wide, lead, size, top, yt = 53, 21, 17, 28, 131
        xs = {"Kolhapur": 6, "Nagpur": 246}
        first, each = 78, 53
        targets = [(6 + first + k * each, each) for k in range(4)]
        foot = top + 3 * lead
        ribbons(xs, foot, yt, wide, targets)
        for b, x in xs.items():
            p.text(x, 20, f"{b}.csv", 19, "heading")
            sheet(b, x, top, wide, begin, end, size, lead)
        # The row that could not be read, and its way to the list.
        x, y = xs["Nagpur"], top + lead
        p.rect(x, y, 4 * wide, lead, "red-tone")
        p.rect(x, y, 4 * wide, lead, "red-line")
        p.style("red-way", "fill:none;stroke:#a83212;stroke-width:3", "stroke:#ff7d52")
        p.arrow((x + 4 * wide, y + lead / 2), (468, y + lead / 2), (468, yt), cls="red-way", head="red", size=13)
        p.rect(6, yt, first + 4 * each, 4 * lead, "paper")
        for k, name in enumerate(["Branch", *ORDER]):
            x, w = (6, first) if k == 0 else targets[k - 1]
            p.rect(x, yt, w, lead, "solid" if k == 4 else "tone")
            p.text(x + w / 2, yt + lead * 0.74, name, size - (k == 4), "heading", "on-solid" if k == 4 else "ink", "middle")
            for r, row in enumerate(joined):
                p.text(x + w / 2, yt + (r + 1.74) * lead, row[k], size, "label", "ink", "middle", tabular=True)
            if k:
                p.line((x, yt), (x, yt + 4 * lead), cls="hair")
        p.rect(6, yt, first + 4 * each, 4 * lead, "line")
        p.text(6, 235, f"{len(joined)} rows joined", 18, "heading")
        p.text(296, 235, "Sample data", 16, "label-light", "faint", "end")
        p.rect(312, yt, 162, 4 * lead, "paper")
        p.rect(312, yt, 162, lead + 3, "red")
        p.rect(312, yt, 162, 4 * lead, "red-line")
        p.text(321, yt + 17.5, "rejected.csv", 18, "heading", "on-solid")
        p.text(321, yt + 46, f"{lost[0]}, bill {lost[2]}:", 18, "label-strong")
        p.text(321, yt + 70, "“12 k” is no number", 18, "label-strong", "red")
        p.text(474, 235, "1 rejected", 18, "heading", "red", "end")
    p.save("python-join")


def head():
    """Mess in, order out: some sheets as they come, and what the program makes of their rows. The head of the course's page."""
    sheets = _branches()
    p = Picture("Sheets lie askew, their columns in different orders; bands lead each column into one straight sheet below, which has their rows but for the rejected, in red", height=360, switch=HEAD)

    def whole(names, xs, y, wide, lead, begin, rows, size, tilts, result, left, step, letters):
        """The sheets with their middle at xs, their upper edges about y, with some rows; the result of these from its height."""
        joined, rejected = _joined(names, begin, begin + rows)
        lost = {row[2] for row in rejected}
        high = len(joined)
        across = 4 * wide
        tall = lead * (rows + 1)
        full = p.width_of / (1 if p._layer == "large" else 2) - 2 * left
        first = full * 0.2
        each = (full - first) / 4
        # The bands lie under the sheets, from each tilted foot to the straight head below.
        for branch, x, tilt in zip(names, xs, tilts):
            c, sn = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
            turned = lambda u, v: (x + u * c - v * sn, y + tall / 2 + u * sn + v * c)
            for i, column in enumerate(BRANCHES[branch]):
                kind = ORDER.index(WHAT.get(column, column))
                (ax, ay), (bx, by) = (turned((k - 2) * wide, tall / 2) for k in (i, i + 1))
                part = each / len(names)
                to = left + first + kind * each + names.index(branch) * part
                mid = (ay + result) / 2
                p.path(f"M{number(ax)} {number(ay)}C{number(ax)} {number(mid)} {number(to)} {number(mid)} {number(to)} {number(result)}h{number(part)}C{number(to + part)} {number(mid)} {number(bx)} {number(mid)} {number(bx)} {number(by)}z", "solid" if kind == 3 else ("tone", "tone-strong", "tone")[kind])
        for branch, x, tilt in zip(names, xs, tilts):
            p.add(f'<g transform="translate({number(x)} {number(y + tall / 2)})rotate({number(tilt)})">')
            p.rect(-across / 2 + size * 0.25, -tall / 2 + size * 0.25, across, tall, "tone-strong")
            p.rect(-across / 2, -tall / 2, across, tall, "paper")
            p.text(-across / 2, -tall / 2 - size * 0.36, f"{branch}.csv", size * 1.06, "heading")
            for r in range(rows):
                if lost & set(sheets[branch][begin + r]):
                    p.rect(-across / 2, -tall / 2 + (r + 1) * lead, across, lead, "red-tone")
            for i, column in enumerate(BRANCHES[branch]):
                amount = WHAT.get(column, column) == "Amount"
                at = -across / 2 + i * wide
                p.rect(at, -tall / 2, wide, lead, "solid" if amount else "tone")
                p.text(at + wide / 2, -tall / 2 + lead * 0.74, column, size, "label-strong", "on-solid" if amount else "ink", "middle")
                for r in range(rows):
                    cell, top = sheets[branch][begin + r][i], -tall / 2 + (r + 1) * lead
                    wrong = cell in ("12 k", "31/09")
                    p.text(at + wide / 2, top + lead * 0.74, cell, size, "label-strong" if wrong else "label", "red" if wrong else "ink", "middle", tabular=True)
                if i:
                    p.line((at, -tall / 2), (at, tall / 2), cls="hair")
            p.rect(-across / 2, -tall / 2, across, tall, "line")
            p.add("</g>")
        foot = result + step * (high + 1)
        p.rect(left, result, full, foot + step * 1.15 - result, "paper")
        for k, name in enumerate(["Branch", *ORDER]):
            x, w = (left, first) if k == 0 else (left + first + (k - 1) * each, each)
            p.rect(x, result, w, step, "solid" if k == 4 else "tone")
            p.text(x + w / 2, result + step * 0.72, name, letters, "heading", "on-solid" if k == 4 else "ink", "middle")
            for r, row in enumerate(joined):
                p.text(x + w / 2, result + (r + 1.72) * step, row[k], letters, "label", "ink", "middle", tabular=True)
            if k:
                p.line((x, result), (x, foot), cls="hair")
        p.line((left, foot), (left + full, foot))
        p.rect(left, result, full, foot + step * 1.15 - result, "line")
        at = left + letters * 0.6
        at += p.text(at, foot + step * 0.8, f"{high} rows joined", letters * 1.05, "heading") + letters
        p.text(at, foot + step * 0.8, f"{len(rejected)} rejected", letters * 1.05, "heading", "red")
        p.text(left + full - letters * 0.6, foot + step * 0.8, "Sample data", letters * 0.9, "label", "faint", "end")

    with p.large:
        whole(("Kolhapur", "Nagpur", "Satara"), (120, 320, 520), 38, 45, 24, 2, 2, 17, (-3, 2, -2.5), 184, 26, 26, 18)
    with p.small:
        whole(("Kolhapur", "Nagpur"), (83, 237), 27, 34, 15, 2, 2, 12.5, (-2, 2), 94, 14, 15, 12.8)
    p.save("python-head", most=22)


def weather():
    """Three hours are lost and the checker carries on."""
    out = ran("python", "/usr/bin/python3 weather_server.py").strip().split("\n")
    read = {int(line[:2]): float(line[6:]) for line in out if line[6].isdigit()}
    tries = [int(line[:2]) for line in out if "lost" in line]
    gaps = [int(line[:2]) for line in out if "no answer" in line]
    assert gaps == [14, 15, 16] and len(read) == 21 and tries.count(20) == 1 and 20 in read
    p = Picture("A day of hourly temperatures: the connection is lost for three hours, the checker tries nine times and carries on")

    def chart(x0, x1, y0, top, r, size, every):
        lo, hi = 18, 34
        at = lambda h, t: (x0 + (x1 - x0) * h / 23, y0 - (y0 - top) * (t - lo) / (hi - lo))
        for t in (20, 25, 30):
            p.line((x0, at(0, t)[1]), (x1, at(0, t)[1]), cls="hair")
            p.text(x0 - 6, at(0, t)[1] + size * 0.35, str(t), size, "label", "faint", "end")
        a, b = at(13.5, lo)[0], at(16.5, lo)[0]
        p.rect(a, top - r * 2, b - a, y0 - top + r * 2, "red-tone")
        for part in (range(14), range(17, 24)):
            points = [at(h, read[h]) for h in part]
            p.area((points[0][0], y0), *points, (points[-1][0], y0), cls="tone")
            p.line(*points, cls="heavy")
            for x, y in points:
                p.circle(x, y, r, "solid")
        for hour in sorted(set(tries)):
            if hour == 20 and size > 14:
                continue
            for n in range(tries.count(hour)):
                x, y = at(hour, lo)[0], y0 - 22 - n * r * 5 if hour != 20 else at(20, read[20])[1] - r * 5
                p.path(f"M{number(x - r)} {number(y - r)}l{2 * r} {2 * r}m0 {-2 * r}l{-2 * r} {2 * r}", "red-line")
        p.line((x0, y0), (x1, y0))
        for h in range(0, 24, every):
            p.text(at(h, lo)[0], y0 + size * 1.3, f"{h:02}:00", size, "label", anchor="middle")
        return a, b

    with p.large:
        p.text(20, 38, "Three hours lost, and it carries on", 24, "heading")
        p.text(20, 57, "Temperature in °C every hour. Red crosses: connections lost. Sample data", 12.5, "label-light", "faint")
        a, b = chart(42, 618, 284, 84, 3.6, 12, 3)
        p.text((a + b) / 2, 96, "no network", 14, "label-strong", "red", "middle")
        p.text(b + 8, 240, "3 tries each hour", 14, "label-strong", "red")
        p.text(42 + 576 * 20 / 23 + 8, 140, "1 try lost", 13, "label-strong", "red")
        y = p.window(12, 316, 222, 152, "checker.log", 13, 24)
        first = out.index(f"13:00 {read[13]:.1f}")
        for i, line in enumerate(out[first : first + 5] + ["..."] + out[first + 13 : first + 14]):
            lost = "lost" in line or "no answer" in line
            p.text(22, y + 19 + i * 16.8, line, 12.4, "code-strong" if "no answer" in line else "code", "red" if lost else "ink")
        y = p.window(246, 316, 382, 152, "checker.py", 13, 24)
        source = (FOLDER / "checker.py").read_text()
        part = source[source.index("    for attempt"):source.index("    return None")].rstrip()
        p.code(256, y + 19, "\n".join(line[4:] for line in part.split("\n")), 12.4, 16.8, KEYWORDS)
    with p.small:
        p.text(8, 20, "Three hours lost, and it carries on", 18, "heading")
        a, b = chart(32, 308, 190, 40, 2.8, 16, 6)
        p.text(b + 8, 152, "3 tries", 16, "label-strong", "red")
        p.text(b + 8, 171, "each hour", 16, "label-strong", "red")
        p.text(8, 235, "Temperature in °C, by the hour. Sample", 16, "label", "faint")
    p.save("python-weather")


def sorter():
    """A trial run: the files stay in their heap, only their ghosts fly."""
    files = {"bill.pdf": 10, "lease.pdf": 9, "cv.docx": 10, "stock.xlsx": 10, "fees.csv": 9, "hill.jpg": 9, "ganpati.jpg": 9, "form.png": 10}
    make = ["mkdir -p d/Papers/2026-10", "touch d/Papers/2026-10/bill.pdf"] + [f"touch -d 2026-{m:02}-15 d/{name}" for name, m in files.items()]
    out = ran("python", *make, "/usr/bin/python3 sorter.py d").strip().split("\n")
    moves = dict(line.split(" -> ") for line in out[:-1])
    assert out[-1] == "8 files would move, 0 moved" and set(moves) == set(files) and moves["bill.pdf"] == "Papers/2026-10/bill-2.pdf"
    left = ran("python", *make, "/usr/bin/python3 sorter.py d > log", "ls d").split()
    assert sorted(left) == sorted([*files, "Papers"])  # the trial run has moved nothing
    done = ran("python", *make, "/usr/bin/python3 sorter.py d --move > log", "find d -type f").split()
    assert sorted(done) == sorted(["d/Papers/2026-10/bill.pdf", *("d/" + t for t in moves.values())])
    p = Picture("A heap of files at the left, their ghosts in three folders at the right, one renamed in red")
    p.style("ghost", "fill:none;stroke:#14222f;stroke-width:1.4;stroke-dasharray:4 3", "stroke:#e6eef5")
    p.style("red-ghost", "fill:#a832121f;stroke:#a83212;stroke-width:1.8;stroke-dasharray:4 3", "fill:#ff7d5229;stroke:#ff7d52")
    p.style("flight", "fill:none;stroke:#14222f;stroke-width:1;stroke-dasharray:2 4;stroke-linecap:round", "stroke:#e6eef5")
    p.style("red-flight", "fill:none;stroke:#a83212;stroke-width:2;stroke-dasharray:5 4;stroke-linecap:round", "stroke:#ff7d52")

    def sheet(x, y, w, h, cls, turn=0.0, words="", size=14, fill="ink"):
        """A sheet with a folded corner, standing in its middle."""
        f = w * 0.26
        p.add(f'<g transform="translate({number(x)} {number(y)})rotate({number(turn)})">')
        p.path(f"M{number(-w / 2)} {number(-h / 2)}h{number(w - f)}l{number(f)} {number(f)}V{number(h / 2)}h{number(-w)}z", cls)
        p.path(f"M{number(w / 2 - f)} {number(-h / 2)}v{number(f)}h{number(f)}", cls if "ghost" in cls else "line")
        if words:
            name, _, kind = words.rpartition(".")
            p.text(0, size * 0.1, name, size, "label-strong", fill, "middle")
            p.text(0, size * 1.15, "." + kind, size, "label", fill, "middle")
        p.add("</g>")

    def folder(x, y, w, h, name, size):
        """An open folder: its back, then room for what goes in; returns nothing."""
        p.path(f"M{number(x)} {number(y + h)}V{number(y + 5)}q0-5 5-5h{number(w * 0.22)}l8 10H{number(x + w)}V{number(y + h)}z", "tone-strong")
        p.text(x + 8, y + h - 7, name, size, "label-strong")

    heap = {"lease.pdf": (70, 330, -16), "stock.xlsx": (150, 372, 11), "hill.jpg": (214, 318, 19), "fees.csv": (62, 236, 12), "ganpati.jpg": (136, 268, -7), "form.png": (204, 214, -14), "cv.docx": (118, 168, 17), "bill.pdf": (196, 122, -9)}
    rows = ("Papers", "Sheets", "Photos")
    inside = {r: [n for n in heap if moves[n].startswith(r)] for r in rows}
    with p.large:
        p.text(16, 32, "A trial run moves nothing", 20, "heading")
        p.text(16, 51, "8 downloads and where they would go; sample files", 13, "label", "faint")
        spots = {}
        for i, r in enumerate(rows):
            y = 78 + i * 128
            folder(348, y, 280, 112, r, 17)
            for j, n in enumerate(inside[r]):
                spots[n] = (430 + j * 76 if len(inside[r]) < 3 else 402 + j * 78, y + 52)
        for n, (x, y, _) in heap.items():
            tx, ty = spots[n]
            hot = n == "bill.pdf"
            if hot:
                p.path(f"M{x + 30} {y - 30}C{x + 130} 40 {tx - 60} 40 {tx} {ty - 48}", "red-flight")
                p.area((tx, ty - 38), (tx - 5, ty - 50), (tx + 5, ty - 50), cls="red")
                continue
            r = moves[n].split("/")[0]
            ends = sorted((m for m in inside[r] if m != "bill.pdf"), key=lambda m: heap[m][1])
            ty = 78 + rows.index(r) * 128 + 36 + 28 * ends.index(n)
            p.path(f"M{x + 30} {y}C{x + 110} {y - 30} {260} {ty} {338} {ty}", "flight")
            p.area((346, ty), (337, ty - 4), (337, ty + 4), cls="ink")
        for n, (x, y) in spots.items():
            hot = n == "bill.pdf"
            sheet(x, y, 60, 70, "red-ghost" if hot else "ghost", 0, moves[n].rsplit("/", 1)[1], 14, "red" if hot else "ink")
        for n, (x, y, turn) in heap.items():
            hot = n == "bill.pdf"
            sheet(x, y, 72, 88, "red" if hot else "paper bold", turn, n, 15, "on-solid" if hot else "ink")
        p.line((16, 428), (262, 428), cls="heavy")
        p.text(16, 456, "Downloads", 17, "label-strong")
        p.text(262, 456, "8 stay", 17, "label", "ink", "end")
        p.text(628, 472, "bill.pdf was there already, so this one becomes bill-2", 14, "label-strong", "red", "end")
    with p.small:
        small = {"hill.jpg": (46, 170, -12), "stock.xlsx": (104, 152, 12), "cv.docx": (46, 98, 13), "bill.pdf": (102, 74, -9)}
        ends = {"bill.pdf": ("Papers", 286, 46), "cv.docx": ("Papers", 247, 46), "stock.xlsx": ("Sheets", 262, 118), "hill.jpg": ("Photos", 262, 190)}
        for i, r in enumerate(rows):
            folder(172, 14 + i * 72, 138, 62, r, 16)
        for n, (x, y, _) in small.items():
            _, tx, ty = ends[n]
            if n == "bill.pdf":
                p.path(f"M{x + 14} {y - 24}C{x + 50} 0 {tx - 40} -4 {tx} {ty - 26}", "red-flight")
            else:
                p.path(f"M{x + 20} {y}C{x + 60} {y - 20} 130 {ty} 168 {ty}", "flight")
        for n, (_, x, y) in ends.items():
            sheet(x, y - 3, 34, 38, "red-ghost" if n == "bill.pdf" else "ghost", 0)
        for n, (x, y, turn) in small.items():
            sheet(x, y, 50, 60, "red" if n == "bill.pdf" else "paper bold", turn, n, 15.5, "on-solid" if n == "bill.pdf" else "ink")
        p.text(8, 20, "4 of 8 files", 16, "label")
        wide = p.text(8, 234, "8 would move, ", 18, "label-strong")
        p.text(8 + wide, 234, "0 moved", 18, "heading", "red")
    p.save("python-sorter")


STEPS = ("open", "in work", "closed")


def register():
    """The list as the program answers it; one complaint has waited for nine days."""
    out = ran("python", "/usr/bin/python3 register_run.py").strip().split("\n")
    log = [line for line in out if "|" not in line]
    rows = [line.split("|") for line in out if "|" in line]
    assert [r[3] for r in rows] == ["open", "closed", "in work", "closed", "open", "open"]
    assert {line.split()[-1] for line in log} == {"200", "302", "400", "409"}
    oldest = max((r for r in rows if r[3] == "open"), key=lambda r: int(r[4]))
    assert oldest[1:] == ["Lift stops", "Block B", "open", "9"] and sum(r[3] == "open" for r in rows) == 3
    p = Picture("A complaints register: six complaints with their status, one open for nine days; the code that moves a complaint on, and the answers of the program")
    p.style("wait", "fill:none;stroke:#14222f59;stroke-width:1.4", "stroke:#e6eef566")

    def track(x, y, w, r, status, hot, wait):
        """Three steps in a row: what is done is filled."""
        done = STEPS.index(status)
        for n in range(2):
            a, b = x + w * n / 2 + r, x + w * (n + 1) / 2 - r
            p.line((a, y), (b, y), cls="heavy" if n < done else wait)
        for n in range(3):
            p.circle(x + w * n / 2, y, r, ("red" if hot else "solid") if n <= done else wait)

    def days(row):
        return "today" if row[4] == "0" else f"{row[4]} day" + ("s" if row[4] != "1" else "")

    with p.large:
        y = p.window(12, 12, 374, 456, "Complaints", 14, 26)
        p.text(376, y - 8, "sample data", 13, "label-light", "faint", "end")
        # The form, half filled in.
        p.rect(28, y + 14, 150, 30, "line")
        p.text(37, y + 34, "Door squeaks", 14.5, "label")
        p.line((37 + p.measure("Door squeaks", 14.5) + 3, y + 20), (37 + p.measure("Door squeaks", 14.5) + 3, y + 38), cls="bold")
        p.rect(186, y + 14, 84, 30, "line")
        p.text(195, y + 34, "Where", 14.5, "label-light", "faint")
        p.rect(278, y + 14, 92, 30, "solid")
        p.text(324, y + 34, "Register", 15, "label-strong", "on-solid", "middle")
        top, pitch = y + 62, 58
        for n, row in enumerate(rows):
            hot, yy = row is oldest, top + n * pitch
            p.line((28, yy), (370, yy), cls="hair")
            p.text(28, yy + 38, row[0], 25, "heading", "red" if hot else "ink", tabular=True)
            p.text(58, yy + 27, row[1], 19, "label-strong", "red" if hot else "ink")
            p.text(58, yy + 46, row[2], 14, "label-light", "faint")
            track(196, yy + 29, 74, 7.5, row[3], hot, "wait")
            p.text(370, yy + 27, row[3], 16, "label-strong", "red" if hot else "ink", "end")
            if row[3] != "closed":
                p.text(370, yy + 46, days(row), 14, "label-strong" if hot else "label", "red" if hot else "faint", "end")
        source = (FOLDER / "register.py").read_text()
        y = p.window(398, 12, 230, 244, "register.py", 13, 24)
        p.code(408, y + 20, source[source.index('@app.post("/<int'):].rstrip(), 12, 17.4, "def with as if not return")
        y = p.window(398, 268, 230, 200, "Terminal", 13, 24)
        told = {"400": "no words", "409": "is closed"}
        for n, line in enumerate(log[-10:]):
            code = line.split()[-1]
            p.text(408, y + 20 + n * 16.4, line, 12, "code-strong" if code in told else "code")
            if code in told:
                p.text(618, y + 20 + n * 16.4, told[code], 12, "code-strong", "ink", "end")
    with p.small:
        y = p.window(6, 6, 308, 228, "Complaints", 15, 24)
        p.text(306, y - 7.5, "4 of 6, sample data", 12.5, "label-light", "faint", "end")
        p.rect(14, y + 8, 116, 26, "line")
        wide = p.text(21, y + 26, "Door squeaks", 15)
        p.line((24 + wide, y + 13), (24 + wide, y + 29), cls="bold")
        p.rect(137, y + 8, 80, 26, "line")
        p.text(144, y + 26, "Where", 15, "label-light", "faint")
        p.rect(224, y + 8, 82, 26, "solid")
        p.text(265, y + 26, "Register", 15.5, "label-strong", "on-solid", "middle")
        shown = [r for r in rows if r[0] in ("1", "2", "3", "6")]
        for n, row in enumerate(shown):
            hot, yy = row is oldest, y + 42 + n * 40
            p.line((14, yy), (306, yy), cls="hair")
            p.text(14, yy + 26, row[1], 18, "label-strong", "red" if hot else "ink")
            track(137, yy + 20, 72, 7.5, row[3], hot, "wait")
            closed = row[3] == "closed"
            p.text(306, yy + (25 if closed else 18), row[3], 15.5, "label-strong", "red" if hot else "ink", "end")
            if not closed:
                p.text(306, yy + 33, days(row), 13.5, "label-strong" if hot else "label", "red" if hot else "faint", "end")
    p.save("python-register")


PICTURES = [expenses, join, head, weather, sorter, register]
