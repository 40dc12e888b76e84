"""Advanced Excel: a loan with a part payment, the age of a stock, a dashboard fed by twelve files."""
import datetime as dt
import random
from collections import defaultdict, deque

from kit import Picture, rupees

LOAN, RATE, TERM, PART, AFTER = 800_000, 0.095, 60, 150_000, 24


def schedule(part=0):
    """Rows (number, instalment, interest, principal, balance) down to zero; the part payment follows instalment 24."""
    i = RATE / 12
    emi = round(LOAN * i / (1 - (1 + i) ** -TERM), 2)  # PMT
    rows, balance = [], float(LOAN)
    while balance > 0.005:
        interest = round(balance * i, 2)
        paid = min(emi, round(balance + interest, 2))
        if len(rows) == TERM - 1:
            paid = round(balance + interest, 2)  # the last instalment takes up the paise
        balance = round(balance + interest - paid, 2)
        rows.append((len(rows) + 1, paid, interest, round(paid - interest, 2), balance))
        if len(rows) == AFTER:
            balance = round(balance - part, 2)
    assert abs(sum(r[3] for r in rows) + part - LOAN) < 0.01 and rows[-1][4] == 0
    return rows, emi


def loan():
    """A balance that steps down month by month and drops at the part payment: the end comes nearer."""
    (plain, emi), (rows, _) = schedule(), schedule(PART)
    assert len(plain) == TERM and abs(plain[-1][1] - emi) < 1
    fewer = TERM - len(rows)
    saved = sum(r[2] for r in plain) - sum(r[2] for r in rows)
    p = Picture("The balance of a loan month by month: after a part payment it reaches zero earlier")

    def chart(x, base, step, k):
        """Columns of the balance after each month; the first plan pale behind."""
        for n, (_, _, _, _, b) in enumerate(plain[:-1]):
            if n >= AFTER - 1:
                p.rect(x + n * step, base - b * k, step * 0.76, b * k, "tone-strong")
        data = {"solid": "", "red": ""}
        for n, (_, _, _, _, b) in enumerate(rows[:-1]):
            after = b - (PART if n == AFTER - 1 else 0)
            p.rect(x + n * step, base - after * k, step * 0.76, after * k, "solid")
        b = rows[AFTER - 1][4]
        p.rect(x + (AFTER - 1) * step - 1, base - b * k, step * 0.76 + 2, PART * k, "red")
        return x + (AFTER - 1) * step + step * 0.38, base - b * k, data

    with p.large:
        x, base, step, k = 52, 300, 9.55, 232 / LOAN
        p.text(16, 34, f"{fewer} instalments fewer", 26, "heading")
        p.text(16, 54, f"A part payment of ₹{rupees(PART, 0)} saves ₹{rupees(saved, 0)} of interest", 15)
        p.text(624, 32, "Sample data", 12, "label-light", "faint", "end")
        for v in (2, 4, 6, 8):
            y = base - v * 1e5 * k
            p.line((x, y), (624, y), cls="hair")
            p.text(x - 8, y + 4, f"{v} lakh" if v == 8 else f"{v}", 12.5, "label", "faint", "end")
        p.text(x - 8, base + 4, "0", 12.5, "label", "faint", "end")
        px, py, _ = chart(x, base, step, k)
        p.line((x - 2, base), (626, base), cls="bold")
        p.line((px, py - 2), (px, 108), (px + 14, 108), cls="red-line")
        p.text(px + 20, 105, "Part payment", 15, "label-strong", "red")
        p.text(px + 20, 122, f"₹{rupees(PART, 0)} with instalment {AFTER}", 13.5, "label", "red")
        a, b = x + (len(rows) - 1) * step, x + (TERM - 1) * step + 3
        for at, n in ((a, len(rows)), (b, TERM)):
            p.line((at, base - 52 if n < TERM else base - 20), (at, base + 6))
        p.line((a, base - 44), (b, base - 44))
        for at, d in ((a, 6), (b, -6)):
            p.line((at + d, base - 47.5), (at, base - 44), (at + d, base - 40.5))
        p.line((b, base - 52), (b, base - 20))
        p.text((a + b) / 2, base - 52, f"{fewer} months", 14, "heading", anchor="middle")
        for n in (1, 12, 24, 36, 48, 60):
            p.text(x + (n - 1) * step + step * 0.38, base + 18, str(n), 12.5, "label", "faint", "middle")
        p.text(x + 4.5 * step, base + 18, "instalment", 12, "label-light", "faint", "middle")
        # The sheet below: the rows on both sides of the payment, and the last one.
        p.rect(16, 330, 608, 138, "paper line")
        p.rect(16, 330, 608, 22, "tone")
        p.text(26, 345.5, "=-PMT(9.5%/12, 60, 800000)", 13, "code")
        p.text(614, 345.5, rupees(emi), 13.5, "label-strong", anchor="end", tabular=True)
        ends = (56, 190, 318, 452, 614)
        for e, h in zip(ends, ("No.", "Instalment", "Interest", "Principal", "Balance")):
            p.text(e, 367, h, 12, "label-light", "faint", "end")
        p.line((16, 352), (624, 352))
        lines = [rows[AFTER - 1], None, rows[AFTER], rows[-2], rows[-1]]
        for r, row in enumerate(lines):
            y = 384 + r * 19.2
            p.line((16, y - 13.6), (624, y - 13.6), cls="line" if r == 3 else "hair")
            if row is None:
                p.rect(17, y - 13, 606, 18.4, "red-tone")
                p.text(66, y, "Part payment", 13.5, "label-strong", "red")
                p.text(ends[3], y, rupees(PART), 13.5, "label-strong", "red", "end", tabular=True)
                p.text(ends[4], y, rupees(rows[AFTER - 1][4] - PART), 13.5, "label-strong", "red", "end", tabular=True)
                continue
            for e, v in zip(ends, row):
                last = r == 4 and e == 614
                p.text(e, y, str(v) if isinstance(v, int) else rupees(v), 13.5, "heading" if last else "label", anchor="end", tabular=True)
    with p.small:
        px, py, _ = chart(10, 206, 5.05, 150 / LOAN)
        p.line((8, 206), (312, 206), cls="bold")
        p.line((px, py - 1), (px, 66), (px + 8, 66), cls="red-line")
        p.text(px + 12, 70, f"Part payment ₹{rupees(PART, 0)}", 14, "label-strong", "red")
        p.text(8, 26, f"{fewer} instalments fewer", 21, "heading")
        p.text(8, 44, f"₹{rupees(saved, 0)} of interest saved", 14)
        end = 10 + (len(rows) - 1) * 5.05
        p.line((end, 186), (end, 211))
        p.text(end, 225, str(len(rows)), 14, "heading", anchor="middle")
        p.text(311, 225, "60", 14, "label", "faint", "end")
        p.text(8, 225, "Balance by month, sample data", 12.5, "label-light", "faint")
    p.save("adexcel-loan")


NAMES = ("Bearing 6204", "V-belt B52", "Oil seal 35", "Gear oil", "Air filter", "Coupling", "Contactor", "Brake lining", "Chain 08B", "Gasket set")
RATES = (310, 540, 95, 2850, 760, 1900, 1250, 1480, 880, 640)
TODAY = dt.date(2026, 6, 30)


#: Items that hardly move: bought long ago, issued seldom.
SLOW = (5, 6, 7)


def register(seed=10):
    """A raw register of receipts and issues, and the lots that are left, first in first out."""
    rng, rows, last = random.Random(seed), [], {}
    for i, name in enumerate(NAMES):
        for age in sorted(rng.sample(range(70, 150) if i in SLOW else range(2, 110), 4), reverse=True):
            rows.append((TODAY - dt.timedelta(age), name, rng.randint(6, 30), i))
        for age in sorted(rng.sample(range(1, 140), 2 if i in SLOW else 9), reverse=True):
            rows.append((TODAY - dt.timedelta(age), name, -rng.randint(4, 16), i))
    rows.sort(key=lambda r: (r[0], -r[2]))
    lots, kept, dropped = defaultdict(deque), [], 0
    for day, name, q, i in rows:
        if q > 0:
            lots[name].append([day, q, i])
        else:
            have, need = sum(l[1] for l in lots[name]), -q
            if have < need:  # nobody can issue what is not there
                continue
            while need:
                take = min(need, lots[name][0][1])
                lots[name][0][1] -= take
                need -= take
                if not lots[name][0][1]:
                    lots[name].popleft()
        kept.append((day, name, q, i))
    for i, name in enumerate(NAMES):
        assert sum(q for _, n, q, _ in kept if n == name) == sum(l[1] for l in lots[name])
    return kept, [((TODAY - d).days, name, q, q * RATES[i]) for name in NAMES for d, q, i in lots[name]]


def ageing():
    """What is left of each receipt, one brick a lot, piled by its age: the oldest pile is the dear one."""
    rows, lots = register()
    bands = (("0–30", 0, 30), ("31–60", 31, 60), ("61–90", 61, 90), ("over 90", 91, 999))
    piles = [sorted((l for l in lots if a <= l[0] <= b), key=lambda l: -l[3]) for _, a, b in bands]
    sums = [sum(l[3] for l in pile) for pile in piles]
    total = sum(l[3] for l in lots)
    assert sum(sums) == total and sum(map(len, piles)) == len(lots)
    p = Picture("A stock piled by age in four bands, one brick for each lot that is left; the oldest in red")

    def stack(x, base, w, k, size, least):
        for j, pile in enumerate(piles):
            left, y = x + j * (w + 7), base
            cls = "red" if j == 3 else "solid"
            for age, name, q, value in pile:
                h = value * k
                y -= h
                p.rect(left, y, w, max(0.8, h - 1.4), cls)
                if h > least:
                    short = name.removesuffix(" lining").removesuffix(" 08B") if w < 100 else name
                    p.text(left + 7, y + h / 2 + size * 0.33, short, size, "label-strong", "on-solid")
                    if w > 100:
                        p.text(left + w - 7, y + h / 2 + size * 0.3, rupees(value, 0), size, "label", "on-solid", "end", tabular=True)
            yield left, y, w, j

    with p.large:
        p.text(16, 34, f"₹{rupees(sums[3], 0)} has lain for more than 90 days", 24, "heading")
        p.text(16, 54, f"of a stock of ₹{rupees(total, 0)} in {len(lots)} lots, first in, first out", 15)
        # The raw register runs down the left edge, as it came.
        p.rect(16, 70, 118, 398, "paper")
        p.path("M16 70h118v398l-9-5-11 6-10-5-12 5-11-6-12 5-10-5-12 6-11-5-10 5-10-5z", "line")
        p.rect(16, 70, 118, 22, "tone")
        p.text(24, 85.5, "Stock register, June", 13, "label-strong")
        for r, (day, name, q, _) in enumerate(rows[-10:]):
            assert (day.year, day.month) == (TODAY.year, 6)
            y = 116 + r * 35.5
            p.text(22, y, f"{day:%d}", 14, "label", tabular=True)
            p.text(39, y, name, 13.5, "label-strong" if q > 0 else "label")
            p.text(129, y, f"{q:+d}".replace("-", "−"), 14.5, "label-strong" if q > 0 else "label", "ink", "end", tabular=True)
            p.line((16, y + 13), (134, y + 13), cls="hair") if r < 9 else None
        k = 300 / max(sums)
        for left, y, w, j in stack(152, 424, 112.7, k, 12, 14.5):
            p.text(left + w / 2, max(y - 8, 84), f"₹{rupees(sums[j], 0)}", 15, "heading", "red" if j == 3 else "ink", "middle")
            p.text(left + w / 2, 443, bands[j][0] + " days", 15, "label-strong", "red" if j == 3 else "ink", "middle")
        p.line((146, 424.5), (626, 424.5), cls="bold")
        p.text(152, 459, '[Age] =DATE(%s)-[@Receipt]' % f"{TODAY.year},{TODAY.month},{TODAY.day}", 11.2, "code")
        p.text(152, 473, '[Band] =IFS([@Age]<=30,"0–30",[@Age]<=60,"31–60",[@Age]<=90,"61–90",TRUE,"over 90")', 11.2, "code")
        p.text(624, 50, "Sample data", 12, "label-light", "faint", "end")
    with p.small:
        p.text(8, 25, f"₹{rupees(sums[3], 0)}", 21, "heading", "red")
        p.text(16 + p.measure(f"₹{rupees(sums[3], 0)}", 21, "heading"), 25, "older than 90 days", 17, "label-strong")
        for left, y, w, j in stack(8, 206, 70.5, 160 / max(sums), 15, 15.5):
            p.text(left + w / 2, 227, bands[j][0], 17, "label-strong", "red" if j == 3 else "ink", "middle")
        p.line((6, 206.5), (314, 206.5), cls="bold")
        p.text(8, 46, "₹, sample data", 14, "label", "faint")
    p.save("adexcel-ageing")


MONTHS = ("Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar")
REGIONS = ("Pune", "Nashik", "Nagpur", "Kolhapur")
PRODUCTS = (("Ceiling fan", 2450), ("Mixer", 3150), ("Iron", 1120), ("Desk lamp", 640), ("Extension", 380))


def orders(seed, count):
    """Rows (month, region, product, amount) of one year."""
    rng = random.Random(seed)
    season = (0.86, 0.9, 0.82, 0.8, 0.92, 1.02, 1.34, 1.22, 0.98, 1.0, 0.98, 1.16)
    for _ in range(count):
        product = rng.choices(range(5), (17, 10, 19, 24, 30))[0]
        yield rng.choices(range(12), season)[0], rng.choices(range(4), (42, 25, 19, 14))[0], product, rng.randint(1, 8) * PRODUCTS[product][1]


def dashboard():
    """Twelve files lie in a folder and each column of the dashboard stands on its own file."""
    now, before = list(orders(3, 4630)), list(orders(8, 4100))
    here, last = ([r for r in rows if r[1] == 0] for rows in (now, before))
    months, older = ([sum(r[3] for r in rows if r[0] == m) / 1e5 for m in range(12)] for rows in (here, last))
    total, growth = sum(months), sum(months) / sum(older) * 100 - 100
    share = [sum(r[3] for r in here if r[2] == i) / 1e5 for i in range(5)]
    assert abs(sum(share) - total) < 1e-6
    p = Picture("A sales dashboard whose twelve columns each stand on a monthly file in a folder", 960, 480)

    def file(x, y, w, h, cls):
        f = w * 0.24
        p.path(f"M{x} {y}h{w - f:.1f}l{f:.1f} {f:.1f}v{h - f:.1f}h{-w}z", cls)
        p.path(f"M{x + w - f:.1f} {y}v{f:.1f}h{f:.1f}", "red-hair" if "red" in cls else "line")

    with p.large:
        p.text(20, 38, "Sales, Pune, 2025-26", 22, "heading")
        p.text(20, 58, "Sample data; pale: the year before", 13, "label-light", "faint")
        for i, (key, value) in enumerate((("Sales, ₹ lakh", f"{total:.1f}"), ("Against last year", f"{growth:+.1f}%"), ("Orders", f"{len(here):,}"), ("Average order, ₹", rupees(total * 1e5 / len(here), 0)))):
            x = 258 + i * 127
            p.line((x - 14, 20), (x - 14, 62), cls="hair")
            p.text(x, 30, key, 13, "label-light", "faint")
            p.text(x, 60, value, 30, "heading")
        # The folder, its tab, and the files in it.
        p.path("M16 396v-12a6 6 0 0 1 6-6h118l10 14h572a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6h-700a6 6 0 0 1-6-6z", "tone-strong")
        base, step, k = 350, 58.6, 238 / max(*months, *older)
        for m in range(12):
            x, w = 26 + m * step, 46
            hot = m == 11
            p.rect(x - 3, base - older[m] * k, w + 6, older[m] * k, "tone-strong")
            p.rect(x + 4, base - months[m] * k, w - 8, months[m] * k, "red" if hot else "solid")
            p.text(x + w / 2, base - max(months[m], older[m]) * k - 6, f"{months[m]:.1f}", 14, "heading" if hot else "label-strong", "red" if hot else "ink", "middle")
            file(x, base + 6, w, 66, "paper red-line" if hot else "paper line")
            p.text(x + w / 2, base + 28, MONTHS[m], 15, "heading", "red" if hot else "ink", "middle")
            for r in range(4):
                y = base + 38 + r * 8
                p.line((x + 7, y), (x + 19, y), cls="line")
                p.line((x + 25, y), (x + w - 7, y), cls="line")
        p.line((20, base), (724, base), cls="bold")
        p.path("M16 424h712v36a6 6 0 0 1-6 6h-700a6 6 0 0 1-6-6z", "paper line")
        p.text(30, 451, "Folder “Sales 2025-26”, joined by one query", 15, "label-strong")
        p.text(714, 451, "March has just been put in", 15, "label-strong", "red", "end")
        # The slicer and the shares.
        x, w = 752, 192
        p.rect(x, 16, w, 450, "paper line")
        y = 42
        for head, options in (("Region", REGIONS), ("Year", ("2025-26", "2024-25"))):
            p.text(x + 12, y, head, 14, "label-strong")
            for i, name in enumerate(options):
                at, cell = x + 12 + i % 2 * 86, y + 9 + i // 2 * 28
                p.rect(at, cell, 82, 23, "solid" if i == 0 else "paper line")
                p.text(at + 41, cell + 16, name, 13.5, "label-strong" if i == 0 else "label", "on-solid" if i == 0 else "ink", "middle")
            y += 36 + (len(options) + 1) // 2 * 28
        p.text(x + 12, y, "Product, share of sales", 14, "label-strong")
        for i, v in sorted(enumerate(share), key=lambda s: -s[1]):
            p.text(x + 12, y + 26, PRODUCTS[i][0], 13.5)
            p.text(x + w - 12, y + 26, f"{v / total * 100:.0f}%", 13.5, "label-strong", anchor="end", tabular=True)
            p.rect(x + 12, y + 31, 168 * v / max(share), 7, "solid")
            y += 39
        p.rect(x + 12, 423, 168, 31, "red")
        p.text(x + 96, 443.5, "Refresh all", 16, "heading", "on-solid", "middle")
    with p.small:
        # 480 x 240 units here, as the picture is wide.
        p.text(10, 26, f"₹{total:.1f} lakh", 24, "heading")
        p.text(470, 25, "12 files, one click", 18, "label-strong", "red", "end")
        p.text(150, 25, f"{growth:+.1f}% on last year", 17, "label")
        base, step, k = 178, 38.8, 128 / max(*months, *older)
        for m in range(12):
            x, w, hot = 9 + m * step, 33, m == 11
            p.rect(x, base - older[m] * k, w, older[m] * k, "tone-strong")
            p.rect(x + 4, base - months[m] * k, w - 8, months[m] * k, "red" if hot else "solid")
            file(x, base + 4, w, 50, "paper red-line" if hot else "paper line")
            p.text(x + w / 2, base + 27, MONTHS[m], 16.5, "label-strong", "red" if hot else "ink", "middle")
            for r in range(3):
                p.line((x + 6, base + 34 + r * 7), (x + w - 6, base + 34 + r * 7), cls="line")
        p.line((6, base), (474, base), cls="bold")
    p.save("adexcel-dashboard")


PICTURES = [dashboard, loan, ageing]
