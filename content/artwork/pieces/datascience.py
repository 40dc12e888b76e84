"""Pictures of the pieces of the course Data Science: small models in plain numpy on sample data with a fixed seed."""
import sys
from pathlib import Path

import numpy as np

from kit import Picture, number

sys.path.append(str(Path(__file__).with_suffix("")))
from flats import flats  # noqa: E402


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

    def chart(x0, x1, y0, top, history, r, size, marks):
        X = lambda k: x0 + (x1 - x0) * (k - start + history) / (history + 13)
        Y = lambda v: y0 - (y0 - top) * v / 1000
        for v in marks:
            p.text(x0 - 6, Y(v) + size * 0.35, str(v), size, "label", "ink", "end", tabular=True)
            if v:
                p.line((x0, Y(v)), (x1, Y(v)), cls="hair")
        past = range(start - history, start)
        p.path("M" + _points([(X(start - history), y0)] + [(X(k), Y(sold[k])) for k in past] + [(X(start - 0.5), Y(sold[start - 1])), (X(start - 0.5), y0)]) + "Z", "tone-strong")
        p.line(*[(X(k), Y(sold[k])) for k in past], (X(start - 0.5), Y(sold[start - 1])), cls="bold")
        p.path("M" + _points([(X(k), Y(g * np.exp(band))) for k, g in zip(test, guess)] + [(X(k), Y(g * np.exp(-band))) for k, g in reversed(list(zip(test, guess)))]) + "Z", "red-tone")
        p.path("M" + _points([(X(k), Y(v)) for k, v in zip(test, last)]), "last")
        p.path("M" + _points([(X(k), Y(v)) for k, v in zip(test, guess)]), "guess")
        for k in test:
            p.circle(X(k), Y(sold[k]), r, "solid")
        p.line((X(start - 0.5), Y(720)), (X(start - 0.5), y0), cls="line")
        p.line((x0, y0), (x1, y0))
        return X, Y

    def lamp(x, y, k, red):
        """A clay lamp with its flame, for the day of Diwali; last year's is only an outline."""
        p.add(f'<g transform="translate({number(x)} {number(y)})scale({k})">')
        p.path("M-11 0q11 4 22-2q-1 11-11 11t-11-9z", "red" if red else "paper bold")
        p.path("M8-3q-5-6 0-13q6 7 1 13z", "red" if red else "paper bold")
        p.add("</g>")

    year_ago = 82.6 + 52
    p.style("last", "fill:none;stroke:#14222f;stroke-width:1.8;stroke-dasharray:6 4", "stroke:#e6eef5")
    p.style("guess", "fill:none;stroke:#a83212;stroke-width:3;stroke-linejoin:round", "stroke:#ff7d52")
    with p.large:
        p.text(16, 36, "Diwali moved; the forecast moved with it", 24, "heading")
        p.text(16, 56, "One stock item, pieces a week, tested on fourteen weeks that the model never saw. Sample data", 13.5, "label", "faint")
        X, Y = chart(52, 616, 366, 84, 13, 4.2, 13.5, (0, 250, 500, 750, 1000))
        p.text(52, 76, "pieces a week", 13, "label", "faint")
        p.text((X(start - 13) + X(start - 1)) / 2, Y(225), "sales that the model knows", 16, "label-strong", anchor="middle")
        p.text(X(129.4), Y(880), "forecast", 17, "heading", "red", "end")
        p.text(X(134.7), Y(800), "last year’s week", 15, "label-strong")
        p.text(X(126), Y(615), "dots: sold", 15, "label-strong")
        for d, name, red in ((133.0, "20 Oct 2025", True), (year_ago, "1 Nov 2024", False)):
            p.line((X(d), 366), (X(d), 374), cls="red-line" if red else "line")
            lamp(X(d), 392, 0.95, red)
            p.text(X(d) - 16 if red else X(d) + 16, 397, name, 14, "label-strong", "red" if red else "ink", "end" if red else "start")
        p.line((16, 412), (624, 412), cls="hair")
        for x, value, words, more, fill in ((16, mae, "Forecast", "; pale: its 90% range", "red"), (330, base, "Last year’s week", "", "ink")):
            p.text(x, 444, f"{words} misses by {value:.0f}", 22, "heading", fill)
            p.text(x, 465, f"pieces a week{more}", 14.5, "label")
    with p.small:
        p.text(8, 20, "Diwali moved, the forecast too", 18, "heading")
        X, Y = chart(40, 314, 176, 34, 8, 3.2, 15, (0, 500, 1000))
        p.text((X(start - 8) + X(start - 0.5)) / 2, Y(190), "known", 16, "label-strong", anchor="middle")
        p.text(X(130.2), Y(905), "forecast", 16, "heading", "red", "end")
        p.text(X(134.9), Y(740), "last year", 15, "label-strong")
        lamp(X(133), 190, 0.8, True)
        lamp(X(year_ago) + 3, 190, 0.8, False)
        p.text(X(133) - 14, 195, "Diwali", 15, "label-strong", "red", "end")
        p.text(8, 214, f"Forecast misses by {mae:.0f} pieces a week,", 15.5, "label-strong", "red")
        p.text(8, 233, f"last year’s week by {base:.0f}", 15.5, "label-strong")
        p.text(314, 233, "Sample data", 13, "label", "faint", "end")
    p.save("datascience-demand")


def houses():
    """Every flat gets a range; it should hold nine times in ten, and one of twenty is caught outside."""
    area, age, price, guess, low, high, rate, learn, test = flats()
    order = test[np.argsort(guess[test])]
    inside = (price[order] >= low[order]) & (price[order] <= high[order])
    mae, base = np.abs(np.exp(guess[test]) - price[test]).mean(), np.abs(rate * area[test] - price[test]).mean()
    held, missed = int(inside.sum()), int((~inside).sum())
    assert len(order) == 20 and missed == 1 and mae < base / 2
    k_out = int(np.flatnonzero(~inside)[0])
    out = order[k_out]
    p = Picture(f"Twenty flats in order of their estimate, each a tower whose grey top runs from the least to the highest likely price; {held} prices lie within, one in red outside")

    p.style("pane", "fill:#fbf9f4;fill-opacity:.6", "fill:#0d2134")

    def ranges(x0, x1, y0, top, r, size, marks):
        scale = max(high[order].max(), price[order].max())
        Y = lambda v: y0 - (y0 - top) * v / scale
        step = (x1 - x0) / 20
        wide = step * 0.7
        for v in marks:
            p.text(x0 - 6, Y(v) + size * 0.35, str(v), size, "label", "ink", "end", tabular=True)
            p.line((x0, Y(v)), (x1, Y(v)), cls="hair")
        X = lambda k: x0 + (k + 0.5) * step
        for k, i in enumerate(order):
            # The sure part of each price is a block of flats; the range stands on top of it.
            p.rect(X(k) - wide / 2, Y(low[i]), wide, y0 - Y(low[i]), "solid")
            pane, floors = wide / 5, int((y0 - Y(low[i]) - 4) / (wide * 0.55))
            p.path("".join(f"M{number(X(k) + side * pane - pane / 2, 1)} {number(y0 - (n + 0.78) * wide * 0.55 - 2, 1)}h{number(pane)}v{number(pane * 1.1)}h{number(-pane)}z" for n in range(floors) for side in (-1.05, 1.05)), "pane")
            p.rect(X(k) - wide / 2, Y(high[i]), wide, Y(low[i]) - Y(high[i]), "tone-strong" if inside[k] else "red-tone")
            p.line((X(k) - wide / 2, Y(np.exp(guess[i]))), (X(k) + wide / 2, Y(np.exp(guess[i]))), cls="bold" if inside[k] else "red-line")
            p.circle(X(k), Y(price[i]), r if inside[k] else r * 1.3, "solid" if inside[k] else "red")
        p.line((x0, y0), (x1, y0))
        return X, Y

    with p.large:
        p.text(16, 36, f"{held} of 20 flats sold within their range", 24, "heading")
        p.text(16, 56, "The model had seen none of them. Sample data", 14, "label", "faint")
        X, Y = ranges(46, 624, 396, 92, 5.4, 13.5, (0, 25, 50, 75, 100))
        p.text(20, 84, "₹ lakh", 13.5, "label", "faint")
        # One bar read out, on the first flat.
        x = X(1)
        p.line((x, Y(high[order[1]]) - 6), (x, Y(high[order[1]]) - 74), cls="line")
        p.text(x - 8, Y(high[order[1]]) - 118, "grey top: likely price, nine times in ten", 15, "label-strong")
        p.text(x - 8, Y(high[order[1]]) - 99, "line: the model’s estimate", 15, "label")
        p.text(x - 8, Y(high[order[1]]) - 80, "dot: the price paid", 15, "label")
        p.text(X(k_out) - 14, Y(price[out]) + 1, f"₹{price[out]:.0f} lakh paid", 19, "heading", "red", "end")
        p.text(X(k_out) - 14, Y(price[out]) + 19, f"{area[out]:,.0f} sq ft, {age[out]:.0f} years old: {high[out]:.0f} at most expected", 14.5, "label-strong", "red", "end")
        p.line((16, 416), (624, 416), cls="hair")
        for x, value, words, fill in ((16, mae, "the model, mean of the 20 flats", "ink"), (330, base, "a plain rate per square foot", "faint")):
            p.text(x, 446, f"misses by ₹{value:.1f} lakh", 24, "heading", fill)
            p.text(x, 465, words, 14.5, "label", fill)
    with p.small:
        p.text(8, 20, f"{held} of 20 flats within their range", 18, "heading")
        X, Y = ranges(36, 314, 192, 38, 3.8, 15, (0, 50, 100))
        p.text(36, 38, "₹ lakh", 15, "label", "faint")
        p.text(X(k_out) - 9, Y(price[out]) + 1, f"{area[out]:,.0f} sq ft: {price[out]:.0f} paid,", 16, "label-strong", "red", "end")
        p.text(X(k_out) - 9, Y(price[out]) + 18, f"{high[out]:.0f} at most expected", 16, "label-strong", "red", "end")
        p.text(8, 213, f"Model misses by ₹{mae:.1f} lakh,", 15.5, "label-strong")
        p.text(8, 232, f"a rate per square foot by ₹{base:.1f} lakh", 15.5, "label")
        p.text(314, 213, "Sample data", 13, "label", "faint", "end")
    p.save("datascience-houses")


PICTURES = [bearing, demand, houses]
