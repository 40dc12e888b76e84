"""Pictures of the pieces of the course Big Data Analytics: what its jobs compute, on small sample data with a fixed seed."""
import hashlib

import numpy as np

from kit import Picture, number

MONTHS = "Apr May Jun Jul Aug Sep Oct Nov Dec Jan Feb Mar".split()
LENGTHS = (30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31)


def _spread(key, parts):
    """The share of a table in which a key lies: a hash that is the same on every machine."""
    return int(hashlib.md5(str(key).encode()).hexdigest(), 16) % parts


def electricity():
    """The highest hour of each day walks from summer night to winter morning."""
    rng = np.random.default_rng(7)
    day, hour = np.mgrid[0:365, 0:24]
    heat = np.clip(np.cos((day - 32) * 2 * np.pi / 365), 0, 1) ** 0.8  # hottest in May
    cold = np.clip(np.cos((day - 275) * 2 * np.pi / 365), 0, 1) ** 1.2
    hump = lambda at, wide: np.exp(-(((hour - at + 12) % 24 - 12) ** 2) / (2 * wide**2))
    load = 38 + 15 * hump(20, 2.2) + 9 * hump(9, 2.4) + heat * (17 * hump(15, 3) + 20 * hump(22.3, 1.9)) + cold * 21 * hump(7.6, 1.5)
    sunday = (day % 7 == 4)[:, :1]  # 1 April 2025 was a Tuesday
    load = load * np.where(sunday, 0.91, 1) + rng.normal(0, 0.6, load.shape) + rng.normal(0, 0.8, (365, 1))
    peak = load.argmax(1)
    top_day = int(load.max(1).argmax())
    winter = peak[245:305]
    assert np.median(winter) in (7, 8) and np.median(peak[20:60]) in (21, 22) and np.median(peak[100:150]) == 20
    # Tuning: one feeder has most rows; an added number spreads it over all sixteen tasks.
    feeder = rng.choice(40, 600_000, p=np.r_[0.42, np.full(39, 0.58 / 39)])
    before = np.bincount([_spread(f, 16) for f in range(40)], minlength=16) * 0
    for f, rows in enumerate(np.bincount(feeder, minlength=40)):
        before[_spread(f, 16)] += rows
    after = np.zeros(16, int)
    salted = np.bincount(feeder * 64 + rng.integers(0, 64, feeder.size), minlength=40 * 64)
    for key, rows in enumerate(salted):
        after[_spread(f"{key // 64}-{key % 64}", 16)] += rows
    assert before.sum() == after.sum() == 600_000 and before.max() > 4 * after.max()
    p = Picture("A year of electricity as a map of shades, day by day and hour by hour; red marks the highest hour of each day")
    edges = np.quantile(load, (0.25, 0.5, 0.7, 0.85, 0.95))
    level = np.searchsorted(edges, load)
    for n, (d, k) in enumerate(((10, 16), (22, 30), (38, 46), (56, 64), (76, 80), (96, 98))):
        p.style(f"load{n}", f"fill:none;stroke:#14222f;stroke-width:1.03;stroke-opacity:.{d}", f"stroke:#a3c0d8;stroke-opacity:.{k}")
    p.style("peaks", "fill:none;stroke:#a83212;stroke-width:1.6", "stroke:#ff7d52")
    runs = [[] for _ in range(6)]
    for d in range(365):
        h = 0
        while h < 24:
            e = h
            while e < 24 and level[d, e] == level[d, h]:
                e += 1
            runs[level[d, h]].append((d, h, e - h))
            h = e

    def packed(bars):
        """Bars as steps from the end of the one before: small numbers pack well."""
        x = y = 0
        data = ""
        for d, h, n in bars:
            data += f"m{d - x} {h - y}v{n}".replace(" -", "-")
            x, y = d, h + n
        return data

    p.add('<defs><g id="year">' + "".join(f'<path class="load{n}" d="{packed(r)}"/>' for n, r in enumerate(runs)) + f'<path class="peaks" d="{packed((d, h, 1) for d, h in enumerate(peak))}"/></g></defs>')

    def year(x0, y0, wide, high, size, hours):
        p.add(f'<use href="#year" transform="translate({number(x0 + wide / 730)} {y0})scale({number(wide / 365, 4)} {number(high / 24, 4)})"/>')
        at = 0
        for name, n in zip(MONTHS, LENGTHS):
            p.text(x0 + (at + n / 2) * wide / 365, y0 + high + size * 1.2, name if size < 15 else name[0], size, "label", anchor="middle")
            if at:
                p.line((x0 + at * wide / 365, y0 + high), (x0 + at * wide / 365, y0 + high + 5))
            at += n
        for h in hours:
            p.text(x0 - 7, y0 + h * high / 24 + size * 0.35, f"{h:02}:00" if size < 15 else f"{h}", size, "label", "faint", "end", tabular=True)
        p.line((x0, y0 + high), (x0 + wide, y0 + high))

    with p.large:
        p.text(16, 32, "The highest hour moves from summer night to winter morning", 23, "heading")
        p.text(16, 54, "A town’s load, April 2025 to March 2026: the stronger, the higher; red is each day’s peak. Sample data", 13, "label-light", "faint")
        year(56, 70, 570, 292, 14, (0, 6, 12, 18, 24))
        month = next(i for i in range(12) if sum(LENGTHS[: i + 1]) > top_day)
        p.line((16, 392), (624, 392), cls="hair")
        p.text(16, 416, "Highest of the year", 14, "label", "faint")
        p.text(16, 446, f"{load.max():.0f} MW", 29, "heading", "red")
        p.text(16, 468, f"{top_day - sum(LENGTHS[:month]) + 1} {MONTHS[month]}, {peak[top_day]:02}:00 to {peak[top_day] + 1:02}:00", 14, "label-strong")
        for x, name, tasks in ((190, "Before: one feeder fills one task", before), (418, "After: all sixteen tasks work", after)):
            p.text(x, 416, name, 14, "label-strong")
            for n, rows in enumerate(tasks):
                p.rect(x + n * 7.4, 468 - rows * 42 / before.max(), 5.6, rows * 42 / before.max(), "solid")
            p.text(x + 126, 450, "longest task", 13, "label", "faint")
            p.text(x + 126, 468, f"{tasks.max() / 1e5:.1f} lakh rows", 14, "label-strong")
    with p.small:
        p.text(8, 16, "Red: the highest hour of each day", 15, "label-strong", "red")
        p.text(314, 16, "sample town", 13, "label", "faint", "end")
        year(25, 23, 289, 199, 15, (0, 6, 12, 18, 24))
    p.save("banalytics-electricity")


def cards():
    """On a line for each card the burst is seen at once; late messages still fall into their window, and the alarm goes out once."""
    rng = np.random.default_rng(19)
    # Forty minutes of payments: minute of the payment, minute of its arrival, card.
    paid = np.sort(rng.uniform(0, 40, 150))
    delay = rng.exponential(0.35, 150) + (rng.random(150) < 0.12) * rng.uniform(1, 4.5, 150)
    card = rng.integers(1, 60, 150)
    burst = np.array([21.2, 21.9, 22.4, 23.1, 23.8])
    held = np.array([0.3, 0.4, 3.6, 0.3, 2.7])
    late_one = (9.1, 19.6)  # a phone that was without network
    events = sorted([(a + d, a, c) for a, d, c in zip(paid, delay, card)] + [(b + h, b, 77) for b, h in zip(burst, held)] + [(late_one[1], late_one[0], 31)])
    wait, latest, seen, dropped, alerts, again, mark = 5, 0.0, {}, [], [], 0, []
    for arrived, at, c in events:
        if at < latest - wait:
            dropped.append((arrived, at))
            continue
        latest = max(latest, at)
        mark.append((arrived, latest - wait))
        window = int(at // 5)
        seen[c, window] = seen.get((c, window), 0) + 1
        if seen[c, window] >= 4:
            if (c, window) in alerts:
                again += 1
            else:
                alerts.append((c, window))
                fired = arrived
    assert alerts == [(77, 4)] and again == 1 and len(dropped) == 1 and dropped[0] == (late_one[1], late_one[0])
    arrivals = sorted((b + h, b) for b, h in zip(burst, held))
    assert arrivals[3][0] == fired
    p = Picture("Card payments as dots on one line for each card, in windows of five minutes; four red ones of one card raise a single alarm")
    others = [c for c in sorted(range(1, 60), key=lambda c: -sum(1 for _, _, k in events if k == c)) if c != 31]

    def bank_card(x, y, wide, lines, size):
        """A red bank card with its chip, on it the alarm."""
        high = wide * 0.6
        p.add(f'<rect class="red" x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" rx="{number(wide * 0.06)}"/>')
        chip = wide * 0.15
        p.add(f'<rect class="on-solid" x="{number(x + wide - chip - 10)}" y="{number(y + 10)}" width="{number(chip)}" height="{number(chip * 0.75)}" rx="3"/>')
        for n, line in enumerate(lines):
            p.text(x + wide * 0.07, y + high - size * (0.75 + 1.3 * (len(lines) - 1 - n)), line, size, "heading" if n == 0 else "label-strong", "on-solid")
        return x + wide / 2, y + high

    def lanes(x0, x1, y0, pitch, shown, first, r, size, names):
        """One line a card, time across; a dot is a payment, its tail ends when the message came."""
        X = lambda m: x0 + (x1 - x0) * (m - first) / (40 - first)
        foot = y0 + pitch * len(shown)
        for w in range(first // 5, 8):
            if w == 4:
                p.rect(X(w * 5), y0, X(5) - X(0), foot - y0, "red-tone")
            p.line((X(w * 5), y0), (X(w * 5), foot), cls="hair")
        p.line((x1, y0), (x1, foot), cls="hair")
        for n, c in enumerate(shown):
            y = y0 + (n + 0.5) * pitch
            red = c == 77
            p.line((x0, y), (x1, y), cls="red-hair" if red else "hair")
            if red or names:
                p.text(x0 - 7, y + size * 0.35, f"card {c}", size, "label-strong" if red else "label", "red" if red else "ink", "end", tabular=True)
            for arrived, at, k in sorted(events, key=lambda e: e[1]):
                if k != c or at < first:
                    continue
                if arrived - at > 1:
                    p.line((X(at), y), (X(min(arrived, 40)), y), cls="red-line" if red else "bold")
                if (arrived, at) in dropped:
                    p.circle(X(at), y, r, "ground line")
                else:
                    p.circle(X(at), y, r * 1.35 if red else r, "red" if red else "solid")
        return X, foot

    with p.large:
        p.text(16, 36, "Four payments on one card: one alarm, sent once", 24, "heading")
        p.text(16, 56, "One line a card, one dot a payment; a tail ends when the message came. Sample data", 14, "label", "faint")
        shown = [*others[:4], 31, *others[4:6], 77, *others[6:10]]
        X, foot = lanes(78, 624, 162, 22, shown, 0, 4.2, 14.5, True)
        _, y = bank_card(X(fired) - 112, 70, 140, (f"10:{int(fired):02}, card 77", "four in 5 minutes"), 15.5)
        x = X(fired)  # the alarm goes out when the fourth message is there
        row = 162 + 7.5 * 22
        p.path(f"M{number(x)} {number(y)}V{number(row)}", "red-line")
        for w in range(9):
            p.text(X(w * 5), foot + 17, f"10:{w * 5:02}", 13.5, "label-strong" if w in (4, 5) else "label", "red" if w in (4, 5) else "ink", "middle", tabular=True)
        p.text(78, 120, "A line turns red when one card", 15, "label-strong")
        p.text(78, 140, "pays four times in one window", 15, "label-strong")
        p.text(624, 120, "A fifth payment adds to it,", 15, "label", anchor="end")
        p.text(624, 140, "but sends no second alarm", 15, "label", anchor="end")
        p.text(624, foot + 40, "open dot: its message came ten minutes late and is counted apart", 14, "label", anchor="end")
    with p.small:
        p.text(8, 20, "Four payments, one alarm", 18, "heading")
        shown = [others[2], others[0], 77, others[3], others[1], others[5]]
        X, foot = lanes(8, 312, 100, 19, shown, 10, 4, 15, False)
        _, y = bank_card(X(fired) - 72, 30, 96, ("card 77", f"10:{int(fired):02}"), 16)
        x = X(fired)
        p.path(f"M{number(x)} {number(y)}V{number(100 + 2.5 * 19)}", "red-line")
        for w in (2, 4, 5, 7):
            p.text(X(w * 5), foot + 17, f"10:{w * 5:02}", 15, "label-strong" if w in (4, 5) else "label", "red" if w in (4, 5) else "ink", "start" if w == 2 else "middle", tabular=True)
        p.text(8, 52, "one line", 15, "label")
        p.text(8, 69, "for each card", 15, "label")
        p.text(312, 52, "five minutes,", 15, "label-strong", anchor="end")
        p.text(312, 69, "sent once", 15, "label-strong", anchor="end")
        p.text(312, foot + 17, "Sample", 13, "label", "faint", "end")
    p.save("banalytics-cards")


def vehicles():
    """The same moving town: by time it hits one server, by vehicle all eight."""
    rng = np.random.default_rng(2)
    turn = lambda a: np.array([np.cos(a), np.sin(a) * 0.92])
    arms = [rng.uniform(-0.12, 0.12) + k * 2 * np.pi / 9 for k in range(9)]
    bend = [rng.uniform(-0.25, 0.25) for _ in arms]
    roads = [np.array([turn(a + b * r) * r for r in np.linspace(0.06, 1, 14)]) for a, b in zip(arms, bend)]
    for radius in (0.26, 0.52, 0.8):
        roads.append(np.array([turn(t) * radius * (1 + 0.06 * np.sin(3 * t + radius * 9)) for t in np.linspace(0, 2 * np.pi, 61)]))
    fleet = []
    lengths = [np.r_[0, np.cumsum(np.hypot(*np.diff(road, axis=0).T))] for road in roads]
    chance = np.array([l[-1] for l in lengths])
    for v in range(260):
        n = rng.choice(len(roads), p=chance / chance.sum())
        s = rng.uniform(0.08, lengths[n][-1] - 0.01)
        point = lambda d: np.array([np.interp(d, lengths[n], roads[n][:, k]) for k in (0, 1)])
        fleet.append((f"V{v:04}", point(s), point(s - rng.uniform(0.02, 0.07))))
    # A minute of writes, a position every ten seconds; 64 regions on eight servers.
    writes = [(v, 1_763_892_000 + t) for t in range(0, 60, 10) for v, *_ in fleet]
    by_time = np.bincount([7 for _ in writes], minlength=8)  # keys that begin with the time all sort last: the last region
    by_vehicle = np.bincount([_spread(v, 64) % 8 for v, _ in writes], minlength=8)
    assert by_time.sum() == by_vehicle.sum() == 1560 and by_vehicle.max() < 0.2 * 1560
    p = Picture("Two hundred and sixty vehicles on the roads of a town; written by time they load one of eight servers, by vehicle all eight")

    def town(cx, cy, rx, ry, r, shown):
        P = lambda q: (cx + q[0] * rx, cy - q[1] * ry)
        river = [P((x, 0.34 * np.sin(x * 2.6 + 0.5) - 0.12 + 0.1 * np.sin(7 * x))) for x in np.linspace(-1, 1, 40)]
        p.path("M" + "L".join(f"{number(x, 1)} {number(y, 1)}" for x, y in river), "river")
        for road in roads:
            p.path("M" + "L".join(f"{number(x, 1)} {number(y, 1)}" for x, y in map(P, road)), "road")
        trails = "".join(f"M{number(P(a)[0], 1)} {number(P(a)[1], 1)}L{number(P(b)[0], 1)} {number(P(b)[1], 1)}" for _, a, b in fleet[:shown])
        p.path(trails, "bold")
        p.add('<path class="dots" style="stroke-width:%s" d="%s"/>' % (number(2 * r), "".join(f"M{number(P(a)[0], 1)} {number(P(a)[1], 1)}h0" for _, a, _ in fleet[:shown])))

    def racks(x0, y0, step, wide, high, loads, hot):
        p.line((x0, y0), (x0 + 8 * step - (step - wide), y0))
        for n, v in enumerate(loads):
            h = max(v / 1560 * high, 0)
            if v:
                p.rect(x0 + n * step, y0 - h, wide, h, "red" if hot else "solid")
            else:
                p.rect(x0 + n * step, y0 - 3, wide, 3, "tone-strong")
            # The server itself, with its two drawers.
            p.rect(x0 + n * step, y0 + 3, wide, wide * 0.8, "red" if hot and v else "tone-strong" if hot else "solid")
            for d in (0.22, 0.52):
                p.rect(x0 + n * step + wide * 0.15, y0 + 3 + wide * d, wide * 0.7, wide * 0.12, "paper")

    p.style("road", "fill:none;stroke:#14222f3d;stroke-width:3;stroke-linecap:round", "stroke:#e6eef538")
    p.style("river", "fill:none;stroke:#14222f1c;stroke-width:15;stroke-linecap:round;stroke-linejoin:round", "stroke:#a3c0d82e")
    p.style("dots", "fill:none;stroke:#14222f;stroke-linecap:round", "stroke:#a3c0d8")
    with p.large:
        p.text(16, 36, "One key, one hot server; another key, eight at work", 24, "heading")
        p.text(16, 57, "260 vehicles of a sample town write 1,560 positions a minute", 16, "label")
        town(206, 268, 190, 208, 3, 260)
        x = 424
        for y0, top, name, loads, hot in ((300, 100, "Stored by time", by_time, True), (442, 372, "Spread by vehicle", by_vehicle, False)):
            p.text(x, top, name, 19, "heading", "red" if hot else "ink")
            racks(x, y0, 25.2, 20, 172, loads, hot)
            if hot:
                p.text(x + 164, top + 40, "1,560 rows", 20, "heading", "red", "end")
                p.text(x + 164, top + 60, "on server 8,", 15, "label-strong", "ink", "end")
                p.text(x + 164, top + 79, "none on seven", 15, "label-strong", "ink", "end")
            else:
                p.text(x, top + 20, f"{by_vehicle.min()} to {by_vehicle.max()} rows on each server", 15, "label-strong")
    with p.small:
        p.text(8, 20, "One hot server, or eight at work", 18, "heading")
        town(92, 134, 86, 100, 2.1, 110)
        for y0, name, loads, hot in ((106, "by time", by_time, True), (202, "by vehicle", by_vehicle, False)):
            p.text(190, y0 - 56 if hot else y0 - 22, name, 17, "heading", "red" if hot else "ink")
            racks(190, y0, 15.6, 13, 56, loads, hot)
            p.text(312, y0 + 30, "one server of eight" if hot else "eight servers at work", 15, "label-strong", "red" if hot else "ink", "end")
        p.text(8, 236, "Sample town", 13, "label", "faint")
    p.save("banalytics-vehicles")


PICTURES = [electricity, cards, vehicles]
