"""Pictures of the pieces of the course Data Science: small models in plain numpy on sample data with a fixed seed."""
import numpy as np

from kit import Picture, number


def _points(points, digits=1):
    return "L".join(f"{number(x, digits)} {number(y, digits)}" for x, y in points)


def bearing():
    """The horn opens eight days before the bearing fails."""
    rng = np.random.default_rng(14)
    days, each = 40, 12  # a short record every two hours
    t = np.arange(days * each) / each
    wear = 0.9 * np.exp((t - 40) / 3.1)
    rms = 0.62 + wear * 5.2 + 0.05 * np.sin(t * 2 * np.pi) + rng.normal(0, 0.045, t.size)
    peak = rms * (2.9 + 0.25 * rng.random(t.size))
    # The alarm: learnt on the first twelve days alone, and only after three records in a row.
    healthy = rms[t < 12]
    limit = healthy.mean() + 6 * healthy.std()
    over = rms > limit
    first = next(i for i in range(2, t.size) if over[i - 2 : i + 1].all())
    alarm, fails = t[first], 40.0
    ahead = fails - alarm
    assert not over[t < 20].any() and 8 < ahead < 12, ahead
    p = Picture(f"The vibration of a bearing over forty days: steady, then opening like a horn; the alarm comes {ahead:.0f} days before it fails")

    def horn(x0, x1, mid, half, size, step):
        X = lambda d: x0 + (x1 - x0) * d / 40
        unit = half / peak.max()
        for a, b, cls in ((0, first + 1, "solid"), (first, t.size, "red")):
            k = list(range(a, b, step))
            up = [(X(t[i]), mid - peak[i] * unit * (0.86 + 0.14 * ((i // step) % 2))) for i in k]
            down = [(X(t[i]), mid + peak[i] * unit * (1 - 0.14 * ((i // step) % 2))) for i in reversed(k)]
            p.path("M" + _points(up + down) + "Z", cls)
        p.line((X(0), mid - half - 4), (X(0), mid + half + 4), cls="hair")
        for d in range(0, 41, 10):
            p.line((X(d), mid + half + 4), (X(d), mid + half + 9), cls="line")
            p.text(X(d), mid + half + 10 + size, f"day {d}" if d else "0", size, "label", "faint", "middle" if 0 < d < 40 else "end" if d else "start")
        p.line((X(0), mid + half + 4), (X(40), mid + half + 4), cls="line")
        return X

    with p.large:
        p.text(16, 36, f"Warned {ahead:.0f} days before it fails", 24, "heading")
        p.text(16, 55, "Vibration of one bearing, a record every two hours, mm/s. Sample data", 12.5, "label-light", "faint")
        X = horn(16, 612, 196, 116, 13, 2)
        p.line((X(alarm), 84), (X(alarm), 316), cls="red-hair")
        p.text(X(alarm) - 8, 98, "alarm", 17, "heading", "red", "end")
        p.text(X(alarm) - 8, 116, f"day {alarm:.0f}", 13.5, "label-strong", "red", "end")
        x, y0, top = 612, 452, 372
        low = lambda v: y0 - (y0 - top) * min(v, 2.4) / 2.4
        p.text(16, 364, "Mean level (RMS)", 13.5, "label-strong")
        p.area((X(0), y0), (X(0), low(healthy.max())), (X(12), low(healthy.max())), (X(12), y0), cls="tone-strong")
        p.text(X(0), y0 + 16, "learnt on these 12 days", 13, "label-strong")
        inside = [i for i in range(0, t.size, 3) if rms[i] < 2.4]
        p.line(*[(X(t[i]), low(rms[i])) for i in inside], cls="bold")
        p.line((X(0), low(limit)), (X(40), low(limit)), cls="dash")
        p.text(X(13), low(limit) - 6, f"limit {limit:.2f}", 13, "label-strong")
        p.circle(X(alarm), low(rms[first]), 5, "red")
        p.line((X(0), y0), (X(40), y0))
    with p.small:
        p.text(8, 22, f"Warned {ahead:.0f} days before it fails", 17.5, "heading")
        X = horn(8, 310, 118, 76, 12, 4)
        p.text(X(alarm) - 5, 70, "alarm", 15, "heading", "red", "end")
        p.line((X(alarm), 46), (X(alarm), 198), cls="red-hair")
        p.text(8, 236, "Vibration of one bearing. Sample data", 11, "label", "faint")
    p.save("datascience-bearing")


def demand():
    """The forecast knows that Diwali moves; last year's same week does not."""
    rng = np.random.default_rng(3)
    weeks = 156 + 14
    w = np.arange(weeks)
    # Diwali by weeks from the first Monday of April 2023: 12 November 2023, 1 November 2024, 20 October 2025.
    diwali = np.array([31.9, 82.6, 133.0])
    lead = np.array([min((d - k for d in diwali if -1 < d - k < 6), default=99) for k in w])
    rise = np.where(lead < 6, np.exp(-(((lead - 1.4) / 1.5) ** 2)), 0)
    sold = np.round((410 + 0.55 * w + 46 * np.sin((w - 4) * 2 * np.pi / 52)) * (1 + 0.78 * rise) + rng.normal(0, 14, weeks))
    start = 126  # the test begins before Diwali 2025; only weeks before it are known
    inputs = np.column_stack([np.ones(weeks), w, np.sin(w * 2 * np.pi / 52), np.cos(w * 2 * np.pi / 52), rise])
    known = slice(0, start)
    weights, *_ = np.linalg.lstsq(inputs[known], np.log(sold[known]), rcond=None)
    residual = np.log(sold[known]) - inputs[known] @ weights
    test = np.arange(start, start + 14)
    guess = np.exp(inputs[test] @ weights)
    band = 1.645 * residual.std()
    last = sold[test - 52]
    mae, base = np.abs(guess - sold[test]).mean(), np.abs(last - sold[test]).mean()
    assert mae < base * 0.5 and test[sold[test].argmax()] != test[last.argmax()]
    p = Picture(f"Weekly demand of one item: a forecast that knows the date of Diwali misses by {mae:.0f} pieces a week, last year's same week by {base:.0f}")

    def chart(x0, x1, y0, top, history, r, size):
        X = lambda k: x0 + (x1 - x0) * (k - start + history) / (history + 13)
        Y = lambda v: y0 - (y0 - top) * v / 1000
        past = range(start - history, start)
        p.path("M" + _points([(X(k), y0) for k in (start - history,)] + [(X(k), Y(sold[k])) for k in past] + [(X(start - 1), y0)]) + "Z", "tone")
        p.line(*[(X(k), Y(sold[k])) for k in past], cls="bold")
        p.path("M" + _points([(X(k), Y(g * np.exp(band))) for k, g in zip(test, guess)] + [(X(k), Y(g * np.exp(-band))) for k, g in reversed(list(zip(test, guess)))]) + "Z", "red-tone")
        p.path("M" + _points([(X(k), Y(v)) for k, v in zip(test, last)]), "last")
        p.path("M" + _points([(X(k), Y(v)) for k, v in zip(test, guess)]), "guess")
        for k in test:
            p.circle(X(k), Y(sold[k]), r, "solid")
        p.line((X(start - 0.5), top), (X(start - 0.5), y0), cls="line")
        p.line((x0, y0), (x1, y0))
        return X, Y

    p.style("last", "fill:none;stroke:#14222f;stroke-width:1.8;stroke-dasharray:6 4", "stroke:#e6eef5")
    p.style("guess", "fill:none;stroke:#a83212;stroke-width:3;stroke-linejoin:round", "stroke:#ff7d52")
    with p.large:
        p.text(16, 36, "Diwali moved; the forecast moved with it", 24, "heading")
        p.text(16, 55, "One stock item, pieces a week, tested on fourteen weeks that the model never saw. Sample data", 12.5, "label-light", "faint")
        X, Y = chart(46, 616, 372, 84, 13, 4, 13)
        for v in (0, 250, 500, 750, 1000):
            p.text(40, Y(v) + 4.5, str(v), 12.5, "label", "faint", "end", tabular=True)
            if v:
                p.line((46, Y(v)), (616, Y(v)), cls="hair")
        p.text(X(start - 1), 102, "known", 14, "label-strong", "faint", "end")
        p.text(X(start), 102, "tested", 14, "label-strong")
        for d, name in ((133.0, "Diwali 2025, 20 Oct"), (82.6 + 52, "1 Nov, Diwali 2024")):
            red = d == 133.0
            p.line((X(d), 372), (X(d), 380 if red else 394), cls="red-line" if red else "line")
            p.text(X(d) - 2 if red else X(d) + 2, 393 if red else 407, name, 13, "label-strong", "red" if red else "ink", "end" if red else "start")
        p.line((16, 418), (624, 418), cls="hair")
        p.path("M16 440h30", "guess")
        p.text(54, 445, "forecast with its 90% range", 14, "label-strong", "red")
        p.text(54, 463, f"misses by {mae:.0f} pieces a week", 14, "label")
        p.path("M250 440h30", "last")
        p.text(288, 445, "last year’s same week", 14, "label-strong")
        p.text(288, 463, f"misses by {base:.0f}", 14, "label")
        p.circle(470, 440, 4, "solid")
        p.text(482, 445, "sold", 14, "label-strong")
    with p.small:
        p.text(8, 22, "Diwali moved, the forecast too", 17.5, "heading")
        X, Y = chart(8, 312, 186, 40, 8, 2.6, 12)
        p.text(X(133), 202, "Diwali", 13, "label-strong", "red", "middle")
        p.path("M8 220h20", "guess")
        p.text(34, 224.5, f"forecast: misses by {mae:.0f}", 12.5, "label-strong", "red")
        p.path("M168 220h20", "last")
        p.text(194, 224.5, f"last year: by {base:.0f}", 12.5, "label-strong")
        p.text(8, 237, "Pieces a week. Sample data", 11, "label", "faint")
    p.save("datascience-demand")


def houses():
    """Every flat gets a range; it should hold nine times in ten."""
    rng = np.random.default_rng(26)
    n = 360
    area = rng.uniform(420, 1650, n)
    floor, age, km = rng.integers(0, 14, n), rng.uniform(0, 25, n), rng.uniform(0.3, 11, n)
    price = area * (7600 + 42 * floor - 105 * age - 330 * km + 900 * (area < 650)) / 1e5 * np.exp(rng.normal(0, 0.075, n))  # lakh
    x = np.column_stack([np.ones(n), np.log(area), floor, age, km, km**2])
    learn, tune, test = np.split(np.arange(n), [220, 310])
    weights, *_ = np.linalg.lstsq(x[learn], np.log(price[learn]), rcond=None)
    guess = x @ weights
    # The range from flats that the model has not learnt from (split conformal).
    wide = np.quantile(np.abs(np.log(price[tune]) - guess[tune]), np.ceil(0.9 * (len(tune) + 1)) / len(tune))
    low, high = np.exp(guess - wide), np.exp(guess + wide)
    order = test[np.argsort(guess[test])]
    inside = (price[order] >= low[order]) & (price[order] <= high[order])
    rate = price[learn].sum() / area[learn].sum()
    mae, base = np.abs(np.exp(guess[test]) - price[test]).mean(), np.abs(rate * area[test] - price[test]).mean()
    held, missed = int(inside.sum()), int((~inside).sum())
    assert len(order) == 50 and 42 <= held <= 48 and mae < base / 2
    p = Picture(f"Fifty flats in order of their estimate, each with a range; {held} prices lie within their range, {missed} in red outside")

    def ranges(x0, x1, y0, top, wide_of, r):
        scale = max(high[order].max(), price[order].max())
        Y = lambda v: y0 - (y0 - top) * (v - 15) / (scale - 15)
        step = (x1 - x0) / 50
        bars = {True: [], False: []}
        for k, i in enumerate(order):
            bars[bool(inside[k])].append(f"M{number(x0 + (k + 0.5) * step - wide_of / 2, 1)} {number(Y(high[i]), 1)}h{wide_of}V{number(Y(low[i]), 1)}h-{wide_of}z")
        p.path("".join(bars[True]), "tone-strong")
        p.path("".join(bars[False]), "red-tone")
        for k, i in enumerate(order):
            p.circle(x0 + (k + 0.5) * step, Y(price[i]), r if inside[k] else r * 1.35, "solid" if inside[k] else "red")
        p.path("".join(f"M{number(x0 + (k + 0.5) * step - wide_of / 2, 1)} {number(Y(np.exp(guess[i])), 1)}h{wide_of}" for k, i in enumerate(order)), "line")
        p.line((x0, y0), (x1, y0))
        return Y

    with p.large:
        p.text(16, 36, f"{held} of 50 flats sold within their range", 24, "heading")
        p.text(16, 55, "Each bar: the model’s 90% range for one flat it had not seen, cheap to dear; dot: the price paid. Sample data", 12.5, "label-light", "faint")
        Y = ranges(46, 624, 392, 84, 8, 3.2)
        for v in (25, 50, 75, 100):
            p.text(40, Y(v) + 4.5, str(v), 12.5, "label", "faint", "end", tabular=True)
            if v:
                p.line((46, Y(v)), (624, Y(v)), cls="hair")
        p.text(46, 76, "₹ lakh", 12.5, "label", "faint")
        x, y = 76, 116
        p.rect(x, y, 8, 46, "tone-strong")
        p.line((x, y + 23), (x + 8, y + 23), cls="line")
        p.circle(x + 4, y + 14, 3.2, "solid")
        p.text(x + 18, y + 18, "price paid", 13.5, "label-strong")
        p.text(x + 18, y + 36, "estimate and its range", 13.5, "label")
        p.circle(x + 4, y + 66, 4.4, "red")
        p.text(x + 18, y + 71, f"{missed} outside their range", 13.5, "label-strong", "red")
        for x0, name, v, cls in ((46, "the model misses by", mae, "solid"), (346, "a plain rate per square foot by", base, "tone-strong")):
            p.text(x0, 424, f"{name} ₹{v:.1f} lakh", 15, "label-strong")
            p.rect(x0, 434, v * 22, 14, cls)
        p.text(624, 468, "mean of the 50 flats", 11.5, "label-light", "faint", "end")
    with p.small:
        p.text(8, 22, f"{held} of 50 flats within their range", 17, "heading")
        ranges(8, 312, 196, 40, 4.4, 2)
        p.text(8, 217, f"model misses by ₹{mae:.1f} lakh, flat rate by {base:.1f}", 13, "label-strong")
        p.text(8, 236, "Red: outside. Bar: 90% range, dot: price. Sample data", 11.5, "label", "faint")
    p.save("datascience-houses")


PICTURES = [bearing, demand, houses]
