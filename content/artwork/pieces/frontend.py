"""Pictures of the pieces of the course Front End: a page laid out and timed in Chromium, a calculator run in Node.

frontend/measure.cjs writes layout.json and speed.json (Chromium on a slow line); the pictures are drawn from these.
"""
import json

from kit import HERE, Picture, number, ran

FOLDER = HERE / "frontend"


def _scenes(p):
    """Eight photographs of sixty by forty-five units, each a group that both screens use."""
    box = "M0 0h60v45H0z"
    arch = "".join(f"M{x} 45v-12a6 6 0 0 1 12 0v12z" for x in (2, 17, 32, 47))
    windows = "".join(f"M{x} 21h6v6h-6z" for x in (5, 14, 30, 39, 48))
    roots = "".join(f"M{x} {y}V40" for x, y in ((16, 24), (21, 27), (38, 27), (43, 25), (47, 22)))
    rain = "".join(f"M{x} {y}l-3 8" for x, y in ((8, 3), (20, 0), (50, 2), (57, 14), (8, 22), (5, 34), (54, 30), (37, 1), (14, 13)))
    waves = "".join(f"M{x} {y}h{w}" for x, y, w in ((30, 27, 18), (34, 31, 10), (28, 35, 20), (36, 39, 8), (6, 31, 9), (10, 37, 12)))
    scenes = [
        (("tone", box), ("red", "M41 22a9 9 0 1 0-18 0z"), ("solid", "M0 36 12 29 18 23V19h3v2h3v-2h3v2h3v-2h3v2h3v-2h3v5l8 7 16 6V45H0z")),
        (("paper", box), ("tone-strong", "M0 38h60v7H0z"), ("solid", "M0 20h60v6H0z"), ("solid", "M0 26h60v15h-4v-6a7 7 0 0 0-14 0v6h-5v-6a7 7 0 0 0-14 0v6h-5v-6a7 7 0 0 0-14 0v6H0z"), ("line", "M0 16h60M6 16v4M18 16v4M30 16v4M42 16v4M54 16v4")),
        (("tone-strong", box), ("solid", "M4 45V12h3V9h3v3h4V9h3v3h3v6h20v-6h3V9h3v3h4V9h3v3h3v33z"), ("paper", "M23 45V33q0-7 7-10 7 3 7 10v12z"), ("line", "M30 18V6l7 2.5-7 2.5")),
        (("tone", box), ("solid", "M28 43q2-10 1-18h4q-1 8 2 18zM30 4a12 9 0 0 1 12 4 9 8 0 0 1 8 13q-4 5-11 4-8 5-16 1-9 3-13-4-3-8 6-11 4-7 14-7z"), ("line", roots + "M6 43h48")),
        (("tone-strong", box), ("line", rain), ("solid", "M12 25a18 16 0 0 1 36 0q-4-3-7 0-4-3-7 0-4-3-8 0-3-3-7 0-4-3-7 0z"), ("heavy", "M30 24V38a3 3 0 0 0 6 0")),
        (("paper", box), ("tone-strong", "M0 34h60v11H0z"), ("solid", "M0 15h52q5 2 8 9v12H0z"), ("paper", windows + "M22 20h5v16h-5z"), ("line", "M0 40h60M0 9h60M30 9v6")),
        (("tone", box), ("solid", "M16 6l9 7-6 11-10-8zM44 10l8 9-9 8-7-9z"), ("tone-strong", "M30 25l5 5-5 6-5-6z"), ("line", "M19 24q-6 6-2 11t-4 9M43 27q5 4 1 8t2 9M30 36q3 3 0 8")),
        (("solid", box), ("moon", "M44 5a7 7 0 1 0 5 12 8 8 0 0 1-5-12z"), ("moonline", waves + "M0 24h60"), ("moon", "M0 24 10 17l8 4 9-7 10 8 6-2 17 4z")),
    ]  # fmt: skip
    p.style("moon", "fill:#fbf9f4", "fill:#0d2134")
    p.style("moonline", "fill:none;stroke:#fbf9f4;stroke-width:1;stroke-linecap:round", "stroke:#0d2134")
    p.add("<defs>" + "".join(f'<g id="scene{i}">' + "".join(f'<path class="{c}" d="{d}"/>' for c, d in s) + "</g>" for i, s in enumerate(scenes)) + "</defs>")


def _photos(p, boxes, x, y, scale, first=8):
    for i, (left, top, wide, high) in enumerate(boxes[:first]):
        assert abs(wide / high - 4 / 3) < 0.01
        p.add(f'<use href="#scene{i}" transform="translate({number(x + left * scale)} {number(y + top * scale)})scale({number(wide * scale / 60, 4)})"/>')
        p.rect(x + left * scale, y + top * scale, wide * scale, high * scale, "hair")


def _phone(p, name, x, y, wide, high):
    p.add(f'<clipPath id="{name}"><path d="M{x} {y}h{wide}v{high}h-{wide}z"/></clipPath>')
    p.add(f'<rect class="solid" x="{x - 6}" y="{y - 14}" width="{wide + 12}" height="{high + 30}" rx="12"/>')
    p.rect(x, y, wide, high, "paper")


def _dimension(p, x0, x1, y, words, size=12.5):
    half = p.measure(words, size, "label-strong") / 2 + 6
    mid = (x0 + x1) / 2
    p.arrow((mid - half, y), (x0, y))
    p.arrow((mid + half, y), (x1, y))
    p.text(mid, y + size * 0.35, words, size, "label-strong", anchor="middle")


def gallery():
    """One rule of CSS, four columns on the desk and one on the phone."""
    layout = json.loads((FOLDER / "layout.json").read_text())
    columns = {width: len({box[0] for box in boxes}) for width, boxes in layout.items()}
    assert columns == {"390": 1, "1280": 4}
    p = Picture("A photograph gallery in a browser window with four columns and on a phone with one")
    _scenes(p)
    with p.large:
        p.text(16, 36, "Four columns, or one: the same page", 24, "heading")
        s = 428 / 1280
        y = p.window(12, 58, 428, 216, "Around Pune", 13, 24)
        p.text(12 + 24 * s, y + 50 * s, "Around Pune", 15, "heading")
        _photos(p, layout["1280"], 12, y, s)
        _dimension(p, 12, 440, 288, "1280 px")
        y = p.window(12, 304, 428, 164, "gallery.html", 13, 24)
        css = (FOLDER / "gallery.html").read_text()
        part = css[css.index("  .gallery {"):css.index("  .gallery img")].rstrip()
        p.rect(12.5, y + 50, 427, 20, "tone-strong")
        p.code(24, y + 24, "\n".join(line[2:] for line in part.split("\n")), 12.7, 20)
        p.text(24, y + 128, "As many columns as fit, none narrower than 240 px", 14, "text-italic")
        x, y, s = 468, 72, 154 / 390
        _phone(p, "glass", x, y, 154, 364)
        p.text(x + 24 * s, y + 54 * s, "Around Pune", 15, "heading")
        p.add('<g clip-path="url(#glass)">')
        _photos(p, layout["390"], x, y, s, 4)
        p.add("</g>")
        _dimension(p, x, x + 154, 460, "390 px")
    with p.small:
        s = 200 / 1280
        y = p.window(6, 32, 206, 114, "Four columns", 12, 18)
        s = 206 / 1280
        _photos(p, [(a, b - 48, c, d) for a, b, c, d in layout["1280"]], 6, y, s)
        p.text(6, 20, "The same page, desk and phone", 16, "heading")
        x, y, s = 230, 38, 78 / 390
        _phone(p, "glass2", x, y, 78, 178)
        p.text(x + 5, y + 14, "One column", 12, "label-strong")
        p.add('<g clip-path="url(#glass2)">')
        _photos(p, [(a, b + 24, c, d) for a, b, c, d in layout["390"]], x, y, s, 4)
        p.add("</g>")
        p.text(6, 170, "One rule does it:", 14, "label-strong")
        p.text(6, 190, "repeat(auto-fit,", 14, "code")
        p.text(6, 208, "  minmax(240px, 1fr))".strip(), 14, "code")
        p.text(6, 232, "Pictures drawn as samples", 11, "label-light", "faint")
    p.save("frontend-gallery")


def _indian(rupees):
    text = str(rupees)
    head, tail = text[:-3], text[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ",".join([*parts, tail])


def instalment():
    """A letter in a number is refused in words and gets no result; the number gets one."""
    made = json.loads(ran("frontend", "node emi.mjs"))
    emi, rows = made["emi"], made["rows"]
    assert sum(r[1] for r in rows) == 600000 * 100 and all(abs(sum(r) - emi) < 100 for r in rows)
    assert made["errors"] == ["", "", "Enter 6 to 360 months", ""]
    interest = round(sum(r[0] for r in rows) / 100)
    p = Picture("An instalment calculator twice: months typed as 6o are refused without a result, 60 is answered with sixty instalments")

    def wedge(x0, x1, y0, top):
        step, unit = (x1 - x0) / 60, (y0 - top) / emi
        edge = [(x0 + i * step, y0 - rows[min(i, 59)][1] * unit) for i in range(61)]
        p.area((x0, top), (x1, top), *reversed(edge), cls="tone-strong")
        p.area((x0, y0), *edge, (x1, y0), cls="solid")
        p.line((x0, y0), (x1, y0))

    def field(x, y, wide, name, typed, error, size):
        p.text(x, y, name, size, "label-strong")
        p.rect(x, y + size * 0.5, wide, size * 2, "paper")
        p.rect(x, y + size * 0.5, wide, size * 2, "red-line" if error else "line")
        p.text(x + 8, y + size * 1.9, typed, size * 1.15, "label-strong", "red" if error else "ink")

    def spoken(x, y, wide, lines, size):
        """What a screen reader says, from a loudspeaker below; returns the y of its foot."""
        high = len(lines) * size * 1.4 + size * 0.9
        for cls in ("paper", "red-line"):
            p.path(f"M{x} {y}h{wide}v{number(high)}H{x + 40}l-13 14v-14H{x}z", cls)
        for n, line in enumerate(lines):
            p.text(x + 11, y + size * 1.5 + n * size * 1.4, line, size, "text-italic")
        return y + high

    def speaker(x, y, k):
        """A loudspeaker: the message is read out."""
        p.add(f'<g transform="translate({x} {number(y)})scale({k})">')
        p.path("M0 0h8l10-9v30l-10-9h-8z", "solid")
        p.path("M24-1q6 7 0 14M30-6q10 12 0 24", "bold")
        p.add("</g>")

    def empty(x0, x1, y0, top, size):
        """Where the answer would stand: nothing, as long as one field is wrong."""
        p.path(f"M{x0} {top}H{x1}V{y0}H{x0}z", "dash")
        p.text((x0 + x1) / 2, (y0 + top) / 2 + size * 0.35, "no result", size, "label", "faint", "middle")

    with p.large:
        for x, title, typed, error in ((12, "6o is refused", "6o", made["errors"][2]), (332, "60 is answered", "60", made["errors"][3])):
            p.text(x, 34, title, 24, "heading", "red" if error else "ink")
            y = p.window(x, 46, 296, 422, "Instalment", 14, 26)
            field(x + 14, y + 25, 152, "Loan, ₹", "6,00,000", "", 14.5)
            field(x + 182, y + 25, 100, "Rate, % a year", "9.5", "", 14.5)
            field(x + 14, y + 92, 152, "Months", typed, error, 14.5)
            p.rect(x + 182, y + 99, 100, 29, "tone-strong" if error else "solid")
            p.text(x + 232, y + 119, "Calculate", 15, "label-strong", "faint" if error else "on-solid", "middle")
            if error:
                p.text(x + 14, y + 149, error, 15, "label-strong", "red")
                foot = spoken(x + 14, y + 168, 268, ("“Months, 6 o, invalid.", "Enter 6 to 360 months.”"), 16)
                speaker(x + 20, foot + 21, 0.9)
                p.text(x + 62, foot + 33, "A screen reader reads it out", 14, "label", "faint")
                empty(x + 14, x + 282, 456, foot + 54, 17)
            else:
                p.text(x + 14, y + 162, f"₹{_indian(round(emi / 100))} a month", 25, "heading")
                p.text(x + 14, y + 182, f"interest in all ₹{_indian(interest)}. Sample loan", 14, "label", "faint")
                wedge(x + 14, x + 282, 436, y + 198)
                p.text(x + 26, y + 224, "interest", 17, "heading")
                p.text(x + 26, 421, "pays the loan off", 17, "heading", "on-solid")
                for m in (1, 12, 24, 36, 48, 60):
                    p.text(x + 14 + (m - 0.5) * 268 / 60, 454, str(m), 13, "label", anchor="start" if m == 1 else "end" if m == 60 else "middle")
    with p.small:
        for x, title, typed, error in ((8, "6o is refused", "6o", made["errors"][2]), (168, "60 is answered", "60", made["errors"][3])):
            p.text(x, 20, title, 18, "heading", "red" if error else "ink")
            p.rect(x, 28, 144, 204, "paper line")
            field(x + 10, 46, 124, "Months", typed, error, 15)
            if error:
                foot = spoken(x + 10, 96, 124, ("“Enter 6 to", "360 months”"), 17)
                speaker(x + 16, foot + 17, 0.62)
                p.text(x + 48, foot + 26, "read out", 15, "label", "faint")
                empty(x + 10, x + 134, 224, foot + 38, 15)
            else:
                p.text(x + 10, 110, f"₹{_indian(round(emi / 100))}", 21, "heading")
                p.text(x + 134, 110, "a month", 15, "label", anchor="end")
                wedge(x + 10, x + 134, 208, 118)
                p.text(x + 17, 134, "interest", 15, "heading")
                p.text(x + 17, 200, "pays the loan off", 15, "heading", "on-solid")
                p.text(x + 134, 224, "60 months, sample", 14, "label", "faint", "end")
    p.save("frontend-instalment")


def speed():
    """Empty for four seconds, then there at once."""
    runs = json.loads((FOLDER / "speed.json").read_text())
    before, after = runs["before"], runs["after"]
    weight = {k: sum(f[4] for f in r["files"]) / 1000 for k, r in runs.items()}
    assert before["lcp"] > 2500 > after["lcp"]
    p = Picture(f"A page as it loads, second by second: largest picture after {before['lcp'] / 1000:.1f} s before tuning, after {after['lcp'] / 1000:.1f} s afterwards")
    p.style("screen", "fill:#fbf9f4", "fill:#0d2134")
    p.style("sketch", "fill:#14222f33", "fill:#e6eef542")

    def frame(x, y, wide, second, run, size):
        high = wide * 1.62
        p.add(f'<rect class="solid" x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" rx="{number(wide * 0.1)}"/>')
        m = wide * 0.08
        p.rect(x + m, y + m * 1.6, wide - 2 * m, high - 3.2 * m, "screen")
        left, inner = x + 2 * m, wide - 4 * m
        if second * 1000 >= run["fcp"]:
            p.rect(left, y + m * 2.6, inner * 0.72, m * 1.3, "solid")
            for k, w in enumerate((1, 0.9, 0.5)):
                p.rect(left, y + high * 0.72 + k * m * 1.6, inner * w, m * 0.7, "sketch")
            p.rect(left, y + m * 4.6, inner, high * 0.42, "sketch")
        if second * 1000 >= run["lcp"]:
            t, h = y + m * 4.6, high * 0.42
            p.rect(left, t, inner, h, "tone")
            p.path(f"M{number(left)} {number(t + h)}v{number(-h * 0.35)}l{number(inner * 0.35)} {number(-h * 0.4)}l{number(inner * 0.25)} {number(h * 0.3)}l{number(inner * 0.15)} {number(-h * 0.14)}l{number(inner * 0.25)} {number(h * 0.24)}v{number(h * 0.35)}z", "solid")
            p.circle(left + inner * 0.78, t + h * 0.28, wide * 0.07, "solid")

    def bars(run, x0, unit, y, lead, size, red):
        for n, (name, start, first, end, got) in enumerate(run["files"]):
            yy = y + n * lead
            p.text(x0 - 8, yy + size * 0.8, name, size, "label", anchor="end")
            p.rect(x0 + start * unit, yy + 2, (first - start) * unit, lead - 5, "tone-strong")
            p.rect(x0 + first * unit, yy + 1, max((end - first) * unit, 1.5), lead - 3, "red" if red and name.startswith("hero") else "solid")
            p.text(x0 + end * unit + 5, yy + size * 0.8, f"{got / 1000:.0f} kB" if got > 999 else "1 kB", size, "label-strong" if name.startswith("hero") else "label", "red" if red and name.startswith("hero") else "faint")

    with p.large:
        x0, unit = 96, 0.0626
        for top, run, name, red in ((12, before, "Before", True), (252, after, "After", False)):
            p.text(16, top + 26, name, 22, "heading")
            p.text(16, top + 56, f"{run['lcp'] / 1000:.1f} s", 30, "heading", "red" if red else "ink")
            p.text(16, top + 74, "to the largest", 12.5, "label", "faint")
            p.text(16, top + 89, "picture (LCP)", 12.5, "label", "faint")
            for t in range(1, 9):
                frame(x0 + t * 1000 * unit - 26, top + 2, 52, t, run, 12)
            y = top + 112
            for t in range(9):
                p.line((x0 + t * 1000 * unit, top + (107 if t else 96)), (x0 + t * 1000 * unit, y + (6 if red else 4) * 17 + 2), cls="hair")
                p.text(x0 + t * 1000 * unit, top + 104, f"{t} s", 11.5, "label", "faint", "middle") if t else None
            bars(run, x0, unit, y, 17, 12.5, red)
        y = 436
        p.line((16, y), (624, y), cls="line")
        p.text(16, y + 19, "Good is 2.5 s or less", 14, "label-strong")
        p.text(200, y + 19, f"{weight['before']:,.0f} kB became {weight['after']:,.0f} kB", 14, "label-strong")
        p.text(16, y + 35, "A sample page, timed in Chromium as a phone on a line of 1.6 Mbit/s", 12, "label-light", "faint")
    with p.small:
        for top, run, name, red in ((4, before, "Before", True), (118, after, "After", False)):
            p.text(8, top + 20, name, 17, "heading")
            p.text(8, top + 50, f"{run['lcp'] / 1000:.1f} s", 25, "heading", "red" if red else "ink")
            for n, t in enumerate((1, 3, 5, 8)):
                frame(84 + n * 59, top + 3, 50, t, run, 11)
                p.text(109 + n * 59, top + 98, f"{t} s", 12, "label-strong", anchor="middle")
        p.text(8, 234, "Largest picture on a slow line; good is 2.5 s. Sample page", 11.5, "label", "faint")
    p.save("frontend-speed")


PICTURES = [gallery, instalment, speed]
