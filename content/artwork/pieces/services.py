"""Papers of the services: a file in order and its kinds, the way to Dubai and the days there, the four parts of IELTS, an essay corrected and the bands, a company's papers as stairs."""
import json
import math
import random
import re
from pathlib import Path

from kit import HEAD, Picture, number

COAST = json.loads((Path(__file__).resolve().parent / "services" / "coast.json").read_text())
#: Latitude and longitude.
PUNE, DUBAI = (18.52, 73.86), (25.20, 55.27)


def ielts():
    """The four parts one after the other on one clock, to scale, each filled with what one does in it."""
    parts = (("Listening", 30, "40 questions, each recording once"), ("Reading", 60, "40 questions"), ("Writing", 60, "150 and 250 words"), ("Speaking", 14, "with an examiner"))
    total = sum(m for _, m, _ in parts)
    assert total == 164  # IELTS itself says 2 hours and 45 minutes
    rng = random.Random(6)
    p = Picture("The four parts of IELTS one after the other on one clock of about 2 hours and 45 minutes, Writing in two tasks, Speaking in red", height=452)

    def fill(i, x, y, w, high):
        """Sound, lines of a text, words as dashes, or two voices in turn."""
        mid, hot, data = y + high / 2, i == 3, ""
        if i in (0, 3):
            for n in range(int((w - 4) / 3.4)):
                swell = abs(math.sin(n / (3 if hot else 9))) * 0.75 + 0.12
                a = high * 0.44 * swell * rng.uniform(0.5, 1)
                data += f"M{number(x + 4 + n * 3.4, 1)} {number(mid - a, 1)}v{number(2 * a, 1)}"
        elif i == 1:
            for col in range(3):
                cx, cw = x + 7 + col * w / 3, w / 3 - 14
                for n in range(int(high / 6) - 1):
                    data += f"M{number(cx, 1)} {number(y + 7 + n * 6, 1)}h{number(cw * (rng.uniform(0.5, 0.8) if n == int(high / 6) - 2 else 1), 1)}"
        else:  # a third of the time for Task 1, the rest for Task 2
            for start, share, words in ((0, 1 / 3, 6), (1 / 3, 2 / 3, 12)):
                room = w * share - 14
                for r in range(5):
                    for n in range(words):
                        data += f"M{number(x + 7 + w * start + n * room / words, 1)} {number(y + high * (r + 0.75) / 5.5, 1)}h{number(room / words * 0.6, 1)}"
            p.line((x + w / 3, y), (x + w / 3, y + high), cls="bold")
        p.path(data, "red-line" if hot else "bold")

    def clock(x, top, foot, k, step, high, size, ticks):
        """Hours and half hours as lines from top to foot, the bars between them, each in a row of its own."""
        at = lambda minute: x + minute * k
        for minute, name in ticks:
            p.line((at(minute), top), (at(minute), foot), cls="hair")
            p.text(at(minute), foot + size * 1.2, name, size * 0.9, "label-strong", "faint", "start" if minute == 0 else "middle", tabular=True)
        minute = 0
        for i, (name, minutes, note) in enumerate(parts):
            y, w = top + step * (i + 0.5) - high / 2 + size * 0.5, minutes * k
            p.rect(at(minute), y, w, high, "red-line paper-fill" if i == 3 else "paper line")
            fill(i, at(minute), y, w, high)
            yield i, at(minute), y, w, name, "11–14 min" if i == 3 else f"{minutes} min", note
            minute += minutes
        p.line((at(0), foot), (at(total), foot), cls="bold")
        p.line((at(total), foot - 7), (at(total), foot + 7), cls="red-line")

    p.style("paper-fill", "fill:#fbf9f4", "fill:#123049")
    with p.large:
        for i, x, y, w, name, minutes, note in clock(0.5, 0, 388, 3.888, 97, 46, 18, ((0, "0"), (30, "½ h"), (60, "1 h"), (90, "1½ h"), (120, "2 h"), (150, "2½ h"))):
            hot = i == 3
            right = i > 1
            line = x + w if right else x
            p.text(line, y - 9, f"{name}  {minutes}", 22, "heading", "red" if hot else "ink", "end" if right else "start")
            if i < 2:
                p.text(x + w + 12, y + 29, note, 18, "label")
            else:
                lines = ("Task 1: 150 words, 20 min", "Task 2: 250 words, 40 min") if i == 2 else (note, "perhaps on another day")
                for n, words in enumerate(lines):
                    p.text(x - 12, y + 18 + n * 22, words, 18, "label", anchor="end")
        p.text(0, 446, "All four parts: about 2 hours and 45 minutes", 24, "heading")
    with p.small:
        for i, x, y, w, name, minutes, note in clock(0.5, 0, 183, 1.942, 45.5, 22, 12.5, ((0, "0"), (60, "1 h"), (120, "2 h"))):
            hot = i == 3
            right = i > 1
            p.text(x + w if right else x, y - 5, f"{name} {minutes}", 14.5, "heading", "red" if hot else "ink", "end" if right else "start")
        p.text(0, 222.5, "All four: about 2 hours and 45 minutes", 16, "heading")
    p.save("service-ielts-parts")


#: What a student might write, and what the teacher puts over it with the letter of its mark; nothing where all is well.
ESSAY = (
    (("Now a days", "Nowadays,", "V"), (" many students ", "", ""), ("are doing a job", "work", "V"), (" beside", "while", "V")),
    (("of their study", "they study", "V"), (". ", "", ""), ("I am agree", "I agree", "G"), (" with ", "", ""), ("this", "part-time work", "T"), (" because they", "", "")),
    (("can learn ", "", ""), ("many knowledge", "a lot", "G"), (". ", "", ""), ("Firstly", "For example", "O"), (", a student who", "", "")),
    (("earns ", "", ""), ("do not depends", "does not depend", "G"), (" on the family for money.", "", "")),
)


def essay():
    """An opening of an essay, corrected: what was wrong is struck out, what belongs there stands over it, its mark in the margin."""
    p = Picture("The first lines of an essay, corrected in red: words struck out, better ones above, and in the margin the mark that each concerns", height=360, switch=HEAD)
    marks = dict(T="Task", O="Order of ideas", V="Vocabulary", G="Grammar")

    def sheet(x, y, w, h, lines, size, lead, margin):
        """Lines with their corrections, on ruled paper."""
        p.rect(x + 5, y + 5, w, h, "tone")
        p.rect(x, y, w, h, "paper line")
        edge = x + w - margin
        p.line((edge, y), (edge, y + h), cls="red-hair")
        for row, line in enumerate(lines):
            at, base = x + size * 0.7, y + lead * (row + 1) - lead * 0.12
            if row < len(lines) - 1:  # below the last line lies the sheet's own edge
                p.line((x, base + size * 0.36), (x + w, base + size * 0.36), cls="hair")
            letters = []
            for words, better, mark in line:
                lead_in = len(words) - len(words.lstrip())
                blank = p.measure("n n", size, "text") - p.measure("nn", size, "text")
                body = words.strip()
                at += blank * lead_in
                wide = p.measure(body, size, "text") if body else 0
                if body:
                    p.text(at, base, body, size, "text")
                if better:
                    p.line((at - 1, base - size * 0.26), (at + wide + 1, base - size * 0.3), cls="red-line")
                    p.text(at, base - size * 0.95, better, size * 0.92, "text-italic", "red")
                    letters.append(mark)
                at += wide + blank * (len(words) - len(words.rstrip()) if body else 0)
            assert at < edge, (line, at, edge)
            p.text((edge + x + w) / 2, base, " ".join(dict.fromkeys(letters)), size * 0.95, "heading", "red", "middle")

    assert {mark for line in ESSAY for *_, mark in line} >= set(marks)
    with p.large:
        p.text(14, 30, "Your essay comes back like this", 24, "heading")
        p.text(626, 30, "Example", 16, "label", "faint", "end")
        sheet(14, 44, 607, 254, ESSAY, 21.5, 62.5, 62)
        at = 14
        for letter, name in marks.items():
            at += p.text(at, 328, letter, 20, "heading", "red") + 7
            at += p.text(at, 328, name, 18, "label-strong") + 26
        p.text(14, 351, "The four things that an examiner marks, a quarter each", 16, "label", "faint")
    with p.small:
        short = (
            (("Now a days", "Nowadays,", "V"), (" many students work.", "", "")),
            (("I am agree", "I agree", "G"), (" with ", "", ""), ("this", "part-time work", "T"), (".", "", "")),
            (("Firstly", "For example", "O"), (", they learn to save.", "", "")),
        )
        assert {mark for line in short for *_, mark in line} >= set(marks)
        sheet(11, 10, 294, 138, short, 15.2, 45, 29)
        at = 11
        for letter, name in (("T", "Task"), ("O", "Order"), ("V", "Vocabulary"), ("G", "Grammar")):
            at += p.text(at, 168, letter, 13, "heading", "red") + 4
            at += p.text(at, 168, name, 12.2, "label-strong") + (10 if letter != "G" else 0)
        p.text(305, 168, "Example", 12.2, "label", "faint", "end")
        assert at + p.measure("Example", 12.2) + 10 < 305, at
    p.save("service-ielts-essay")


def bands():
    """The scale of bands, and a piece of it enlarged: an average is rounded to the nearest half, a quarter upwards."""
    rounded = lambda average: math.floor(average * 2 + 0.5) / 2
    assert (rounded(6.25), rounded(6.75)) == (6.5, 7)
    p = Picture("A scale of bands from 0 to 9 in half steps; enlarged, an average of 6.25 goes up to 6.5, one of 6.75 to 7")

    def scale(x, y, w, size):
        """The whole, from 0 to 9; returns where a band stands."""
        at = lambda band: x + band * w / 9
        for n in range(19):
            p.line((at(n / 2), y), (at(n / 2), y - (11 if n % 2 == 0 else 6)), cls="bold" if n % 2 == 0 else "line")
            if n % 2 == 0:
                p.text(at(n / 2), y + size * 1.2, str(n // 2), size, "label-strong", anchor="middle")
        p.line((x, y), (x + w, y), cls="bold")
        return at

    def detail(x, y, w, size, lift):
        """From 6 to 7, with the quarters and where they go."""
        at = lambda band: x + (band - 6) * w
        for n in range(5):
            band, half = 6 + n / 4, n % 2 == 0
            p.line((at(band), y), (at(band), y + (14 if half else 8)), cls="heavy" if half else "bold")
            p.text(at(band), y + 14 + size, f"{band:g}", size if half else size * 0.82, "heading" if half else "label-strong", "ink" if half else "faint", "middle")
        p.line((x, y), (x + w, y), cls="heavy")
        for average in (6.25, 6.75):
            a, b = at(average), at(rounded(average))
            p.path(f"M{number(a)} {number(y - 5)}C{number(a)} {number(y - lift)} {number(b)} {number(y - lift)} {number(b)} {number(y - 12)}", "red-line")
            p.area((b, y - 4), (b - 5, y - 15), (b + 5, y - 15), cls="red")
            p.circle(a, y, size * 0.22, "red")

    with p.large:
        at = scale(24, 424, 592, 19)
        for n, end in ((6, 56), (7, 584)):
            p.line((at(n) + (n - 6.5) * 28, 406), (end, 270), cls="dash")
        p.rect(at(6) - 14, 406, at(7) - at(6) + 28, 46, "bold")
        detail(56, 210, 528, 30, 96)
        p.text(188 + 66, 118, "6.25 becomes 6.5", 22, "label-strong", "red", "middle")
        p.text(452 + 66, 118, "6.75 becomes 7", 22, "label-strong", "red", "middle")
        p.text(24, 44, "The average of the four sections, to the nearest half", 18, "label-strong")
    with p.small:
        at = scale(12, 206, 296, 14)
        for n, end in ((6, 26), (7, 294)):
            p.line((at(n) + (n - 6.5) * 18, 193), (end, 138), cls="dash")
        p.rect(at(6) - 9, 193, at(7) - at(6) + 18, 33, "line")
        detail(26, 92, 268, 18, 50)
        p.text(93 + 33, 42, "6.25 becomes 6.5", 14, "label-strong", "red", "middle")
        p.text(227 + 33, 42, "6.75 becomes 7", 14, "label-strong", "red", "middle")
    p.save("service-ielts-bands")


def route():
    """The papers go to the sponsor in Dubai, the visa comes back, then the traveller goes."""
    p = Picture("A map of the sea between Pune and Dubai: papers go out, the visa comes back, then the traveller goes", height=360)
    p.style("land", "fill:#d5d1c6", "fill:#21405c")
    p.style("coast", "stroke:#14222f;stroke-width:.9;stroke-linejoin:round", "stroke:#e6eef5")
    # Great circle, haversine.
    (a, b), (c, d) = (map(math.radians, v) for v in (PUNE, DUBAI))
    km = 2 * 6371 * math.asin(math.sqrt(math.sin((c - a) / 2) ** 2 + math.cos(a) * math.cos(c) * math.sin((d - b) / 2) ** 2))
    assert 2000 < km < 2100

    def chart(w, h, west, north, k):
        """The sea, its frame on the picture's own edges; returns where the two places lie."""
        mercator = lambda lat: math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))
        X = lambda lon: (lon - west) * k
        Y = lambda lat: (mercator(north) - mercator(lat)) * k
        p.rect(0, 0, w, h, "paper")
        inside = lambda px, py: (min(max(px, 0), w), min(max(py, 0), h))
        for ring in COAST:
            points = [inside(X(lon), Y(lat)) for lon, lat in ring]
            p.path("M" + "L".join(f"{number(px, 1)} {number(py, 1)}" for px, py in points) + "Z", "land coast")
        p.rect(0.5, 0.5, w - 1, h - 1, "line")
        return (X(PUNE[1]), Y(PUNE[0])), (X(DUBAI[1]), Y(DUBAI[0]))

    def arc(a, b, lift, cls, size, trim=9):
        """A bow from a to b with an arrow; returns its top."""
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        cx, cy = mx - dy / length * lift, my + dx / length * lift
        q = lambda t: ((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * cx + t * t * b[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * cy + t * t * b[1])
        s, e, back = q(trim / length), q(1 - trim / length), q(1 - (trim + size) / length)
        p.path(f"M{number(s[0])} {number(s[1])}Q{number(cx)} {number(cy)} {number(e[0])} {number(e[1])}", cls)
        ux, uy = (e[0] - back[0]) / size, (e[1] - back[1]) / size
        p.path(f"M{number(back[0] - uy * size * 0.55)} {number(back[1] + ux * size * 0.55)}L{number(e[0])} {number(e[1])}L{number(back[0] + uy * size * 0.55)} {number(back[1] - ux * size * 0.55)}", cls)
        return q(0.5)

    p.style("go", "fill:none;stroke:#a83212;stroke-width:4;stroke-linecap:round;stroke-linejoin:round", "stroke:#ff7d52")
    with p.large:
        pune, dubai = chart(640, 360, 48.6, 29.4, 20.6)
        top = [arc(pune, dubai, 196, "heavy", 11), arc(dubai, pune, -72, "heavy", 11), arc(pune, dubai, -84, "go", 13)]
        for n, at in enumerate(top):
            p.balloon(*at, n + 1, 14, n == 2)
        p.text(top[0][0], top[0][1] - 24, "Your papers go to the sponsor", 18, "label-strong", anchor="middle")
        p.text(top[1][0] + 10, top[1][1] + 33, "The visa comes", 18, "label-strong", anchor="end")
        p.text(top[2][0] - 18, top[2][1] + 28, "You go", 20, "heading", "red", "end")
        for (x, y), name, dx, dy, anchor in ((pune, "Pune", 16, 24, "start"), (dubai, "Dubai", 6, 56, "end")):
            p.circle(x, y, 7, "ink")
            p.circle(x, y, 3, "paper")
            p.text(x + dx, y + dy, name, 26, "heading", anchor=anchor)
        p.text(466, 318, f"{round(km, -1):,.0f} km", 18, "label-strong", "faint", "middle")
        p.text(466, 339, "Arabian Sea", 16, "text-italic", "faint", "middle")
        # What is counted in Dubai: thirty days from the day of entry.
        x0, y0 = 22, 304
        p.rect(14, 290, 384, 56, "paper line")
        for n in range(30):
            p.rect(x0 + n * 7.2, y0 + 2, 5.4, 25, "red" if n == 0 else "solid")
        p.text(246, y0 + 11, "30 days, counted from", 16, "label-strong")
        p.text(246, y0 + 30, "the day you enter", 16, "label-strong", "red")
    with p.small:
        pune, dubai = chart(320, 180, 50.4, 29.5, 11.4)
        tops = [arc(pune, dubai, 118, "bold", 7, 13), arc(dubai, pune, -24, "bold", 7, 14), arc(pune, dubai, -84, "go", 8, 14)]
        for n, at in enumerate(tops):
            p.balloon(*at, n + 1, 9, n == 2)
        p.text(tops[0][0] + 14, tops[0][1] - 4, "papers go", 15, "label-strong")
        p.text(tops[1][0] + 10, tops[1][1] + 22, "visa comes", 15, "label-strong", anchor="end")
        p.text(tops[2][0] - 13, tops[2][1] + 15, "you go", 16, "heading", "red", "end")
        for (x, y), name, dx, dy, anchor in ((pune, "Pune", 9, 6, "start"), (dubai, "Dubai", 2, 36, "end")):
            p.circle(x, y, 4.5, "ink")
            p.text(x + dx, y + dy, name, 17, "heading", anchor=anchor)
    p.save("service-tvisa-route")


def file():
    """Five papers one behind the other in a file: the same name and the same day run through all of them."""
    papers = ("Birth certificate", "School certificate", "Proof of address", "Old passport, if any", "Application form")
    p = Picture("Five papers in a file, one behind the other, with the same name and date of birth on each, joined by a red line")

    def sheets(x, y, dx, dy, w, h, size, names):
        n = len(names)
        for i, title in enumerate(names):
            sx, sy = x + i * dx, y + i * dy
            p.rect(sx + 3, sy + 3, w, h + (n - 1 - i) * dy, "tone")
            p.rect(sx, sy, w, h + (n - 1 - i) * dy, "paper line")
            yield i, sx, sy, title

    with p.large:
        dots = []
        # Back of the file with its tab.
        p.path("M16 64V30a8 8 0 0 1 8-8h150l16 20h414a8 8 0 0 1 8 8v414H16z", "tone-strong")
        p.text(36, 40, "File for the passport", 15, "label-strong")
        for i, sx, sy, title in sheets(36, 56, 20, 62, 460, 140, 18, papers):
            p.balloon(sx + 24, sy + 27, i + 1, 12)
            p.text(sx + 46, sy + 33, title, 19, "label-strong")
            p.text(sx + 218, sy + 23, "Name", 12, "label-light", "faint")
            p.text(sx + 218, sy + 42, "ASHA SAMPLE", 16, "code-strong")
            p.text(sx + 346, sy + 23, "Born", 12, "label-light", "faint")
            p.text(sx + 346, sy + 42, "14/02/1998", 16, "code-strong")
            p.rect(sx + 212, sy + 8, 240, 42, "red-line")
            dots.append((sx + 212, sy + 29))
        for (ax, ay), (bx, by) in zip(dots, dots[1:]):
            p.path(f"M{ax} {ay}C{ax - 18} {ay + 14} {bx - 34} {by - 14} {bx} {by}", "red-line")
        # The form goes on; a photograph's place, a signature, then the front of the file.
        sx, sy = 36 + 80, 56 + 4 * 62
        p.rect(sx + 24, sy + 62, 62, 78, "tone")
        p.path(f"M{sx + 55} {sy + 80}a13 13 0 0 1 0 27a13 13 0 0 1 0-27zM{sx + 32} {sy + 140}c2-32 44-32 46 0z", "tone-strong")
        for n in range(3):
            p.line((sx + 104, sy + 78 + n * 20), (sx + 440, sy + 78 + n * 20), cls="hair")
        p.path("M16 424h596v40a8 8 0 0 1-8 8h-580a8 8 0 0 1-8-8z", "solid")
        p.text(314, 454, "One name, one date of birth, on every paper", 20, "heading", "on-solid", "middle")
        p.text(602, 66, "Specimen", 12.5, "label", anchor="end")
    with p.small:
        dots = []
        p.path("M6 30V14a5 5 0 0 1 5-5h84l8 10h206a5 5 0 0 1 5 5v205H6z", "tone-strong")
        for i, sx, sy, title in sheets(14, 26, 13, 41, 254, 60, 14, ("Birth certificate", "School certificate", "Address", "Form")):
            p.text(sx + 9, sy + 25, title, 14.5, "label-strong")
            p.rect(sx + 124, sy + 6, 124, 28, "red-line")
            p.text(sx + 186, sy + 25, "ASHA SAMPLE", 16, "code-strong", anchor="middle")
            dots.append((sx + 124, sy + 20))
        for (ax, ay), (bx, by) in zip(dots, dots[1:]):
            p.path(f"M{ax} {ay}C{ax - 12} {ay + 10} {bx - 22} {by - 10} {bx} {by}", "red-line")
        p.path("M6 204h308v25a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5z", "solid")
        p.text(160, 225, "One name on every paper", 17, "heading", "on-solid", "middle")
    p.save("service-passport-file")


STEPS = ("Activity", "Legal form", "Trade name", "Initial approval", "Memorandum", "Premises in Ejari", "Other approvals", "Licence")


def stairs():
    """A company's papers as stairs: each lies on the one before, the licence on top, then four doors."""
    p = Picture("Eight papers of a company as the steps of a staircase, the licence in red on top, and four doors behind it")

    def flight(x, base, w, rise, deep, names, size, each):
        for i, name in enumerate(names):
            sx, sy = x + i * w, base - (i + 1) * rise
            hot = i == len(names) - 1
            p.path(f"M{number(sx)} {number(sy)}l{deep} {-deep * 0.5}h{number(w)}l{-deep} {deep * 0.5}z", "red line" if hot else "paper line")
            p.path(f"M{number(sx)} {number(sy)}v{number(base - sy)}h{number(w)}v{number(sy - base)}z", "red" if hot else "solid")
            for n in range(2):
                p.path(f"M{number(sx + deep * 0.42 + 7 - n * 6)} {number(sy - deep * 0.24 + n * 4.5)}h{number(w - 16)}", "on-step" if hot else "line")
            p.text(sx + w / 2, sy + size * 1.5, str(i + 1), size * 1.25, "heading", "on-solid", "middle")
        for i, name in enumerate(names):  # above the steps, after them: the next one would cover it
            each(i, name, x + i * w, base - (i + 1) * rise, i == len(names) - 1)

    p.style("on-step", "fill:none;stroke:#fbf9f4;stroke-width:1", "stroke:#0d2134")
    with p.large:
        x, base, w, rise, deep = 20, 452, 56, 44, 26

        def label(i, name, sx, sy, hot):
            anchor, at = ("start", sx) if i == 0 else ("end", sx + w + (14 if hot else -5))
            p.text(at, sy - 21, name, 17 if not hot else 24, "heading" if hot else "label-strong", "red" if hot else "ink", anchor)

        flight(x, base, w, rise, deep, STEPS, 17, label)
        # The floor behind the last step, with its four doors.
        fx, fy = x + 8 * w, base - 8 * rise
        p.path(f"M{fx} {fy}l{deep} {-deep / 2}H626V{base}H{fx}z", "tone-strong")
        for i, name in enumerate(("Establishment card", "Visas", "Bank account", "Tax numbers")):
            y = fy + 18 + i * 84
            p.rect(fx + 14, y, 142, 68, "paper line")
            p.circle(fx + 142, y + 22, 3.6, "ink")
            p.text(fx + 26, y + 28, str(9 + i), 15, "label", "faint")
            p.text(fx + 26, y + 50, name, 16, "label-strong")
        p.line((10, base), (632, base), cls="heavy")
        p.text(20, 44, "Each paper stands", 23, "heading")
        p.text(20, 70, "on the one before", 23, "heading")
        p.text(20, 96, "You sign and pay the authorities yourself", 15)
    with p.small:
        x, base, w, rise, deep = 8, 226, 37, 20, 14
        p.text(8, 26, "Each paper stands", 17, "heading")
        p.text(8, 45, "on the one before", 17, "heading")

        def label(i, name, sx, sy, hot):
            if i in (0, 3, 5, 7):
                p.text(sx + (0 if i == 0 else w + (6 if hot else -4)), sy - 12, {5: "Premises"}.get(i, name), 14 if not hot else 18, "label-strong" if not hot else "heading", "red" if hot else "ink", "start" if i == 0 else "end")

        flight(x, base, w, rise, deep, STEPS, 10.5, label)
        p.line((4, base), (316, base), cls="bold")
    p.save("service-mainzone-stairs")


def stays():
    """The types of the tourist visa as bars of days to one scale, read from the table of the page itself."""
    page = (Path(__file__).resolve().parents[2] / "services" / "tvisa.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.strip("| \n").split("|")] for line in page.split("| --- | --- | --- | --- |")[1].split("\n\n")[0].splitlines() if line.startswith("|")]
    stay = {name: [int(n) for n in re.findall(r"\d+", days)] for name, _, days, _ in rows}
    assert stay == {"30 days": [30], "60 days": [60], "Five years": [90, 180], "90 days, to a relative or friend": [90], "Transit": [48, 96], "On arrival": [14]}, stay
    assert re.search(r"visa of 30 or 60 days.*\| twice, 30 days each time", page)
    bars = (("Transit", "48 or 96 hours", 4, ()), ("On arrival", "14 days", 14, ()), ("30 days", "30 days", 30, (30, 30)), ("60 days", "60 days", 60, (30, 30)), ("Five years", "90 days a visit", 90, (90,)))
    p = Picture("Five types of visa as bars of days to one scale: 4, 14, 30, 60 and 90 days, with their extensions dashed; 180 in one year hatched", height=360, switch=HEAD)

    def hatched(x, y, w, h, step):
        """A box of slanted lines, another thing than a dashed one."""
        data = ""
        for n in range(1, int((w + h) / step) + 1):  # from the upper right to the lower left, x + y constant
            reach = n * step
            (x1, y1), (x2, y2) = (min(reach, w), max(0, reach - w)), (max(0, reach - h), min(reach, h))
            if x1 - x2 > 1:
                data += f"M{number(x + x1, 1)} {number(y + y1, 1)}L{number(x + x2, 1)} {number(y + y2, 1)}"
        p.path(data, "hair")
        p.rect(x, y, w, h, "line")

    def key(right, base, box, high, size, words):
        """What a dashed box means, at the right edge."""
        wide = p.measure(words, size)
        p.text(right, base, words, size, "label", "faint", "end")
        p.rect(right - wide - box - size * 0.5, base - size * 0.36 - high / 2, box, high, "tone dash")

    def chart(left, right, top, step, high, size):
        """The bars, the days below them and the day of entry in red; yields each bar for its words."""
        k = (right - left) / 180
        at = lambda day: left + day * k
        foot = top + (len(bars) - 1) * step + high + size * 0.55
        for day in range(0, 181, 30):
            p.line((at(day), top - size * 0.5), (at(day), foot), cls="hair")
            p.text(at(day), foot + size * 1.05, str(day), size * 0.9, "label-strong", "faint", "end" if day == 180 else "middle", tabular=True)
        for i, (name, words, days, more) in enumerate(bars):
            y = top + i * step
            p.rect(at(0), y, days * k, high, "solid")
            for week in range(7, days, 7):  # a notch for each week
                p.line((at(week), y), (at(week), y + high * 0.2), cls="notch")
            end = days
            for n in more:
                if n == 90:  # no extension: what all visits of a year may come to
                    p.rect(at(end), y, n * k, high, "ground")
                    hatched(at(end), y, n * k, high, size * 0.42)
                    words_wide = p.measure(YEAR, size, "label-strong")
                    p.rect(at(end + n / 2) - words_wide / 2 - size * 0.4, y + high * 0.12, words_wide + size * 0.8, high * 0.76, "ground")
                else:
                    p.rect(at(end), y, n * k, high, "tone dash")
                end += n
            yield i, name, words, y + high / 2 + size * 0.38, at, end, more
        p.line((at(0), top - size * 0.7), (at(0), foot + 3), cls="red-line")

    YEAR = "180 in one year"
    p.style("notch", "fill:none;stroke:#fbf9f4;stroke-width:1.4", "stroke:#0d2134")
    with p.large:
        left = 14 + max(p.measure(name, 21, "heading") for name, *_ in bars) + 12
        for i, name, words, base, at, end, more in chart(left, 628, 54, 55, 40, 17):
            p.text(left - 12, base + 1, name, 21, "heading", anchor="end")
            inside = i > 1
            p.text(at(0) + 12 if inside else at(end) + 10, base, words, 18 if i > 2 else 17, "label-strong", "on-solid" if inside else "ink")
            for n, extra in enumerate(more):
                p.text(at(end - extra * (len(more) - n - 0.5)), base, YEAR if extra == 90 else "+30", 17, "label-strong", anchor="middle")
        p.text(left, 32, "Day 1: you enter", 19, "label-strong", "red", "start")
        key(628, 32, 30, 17, 17, "can be added")
    with p.small:  # 14 units are 16 px on a phone, where the frame has no margin of its own
        names = max(p.measure(name, 13.5, "heading") for name, *_ in bars)
        left = 14.4 + names + 6
        for i, name, words, base, at, end, more in chart(left, 305.6, 29.5, 22, 16.6, 12):
            p.text(left - 6, base, name, 13.5, "heading", anchor="end")
            inside = i > 1
            words = "30" if i == 2 else words  # no room for more, and its name says what they are
            p.text(at(0) + 6 if inside else at(end) + 6, base, words, 12.5, "label-strong", "on-solid" if inside else "ink")
            for n, extra in enumerate(more):
                p.text(at(end - extra * (len(more) - n - 0.5)), base, YEAR if extra == 90 else "+30", 12.5, "label-strong", anchor="middle")
        p.text(left, 20.5, "Day 1: you enter", 13, "label-strong", "red")
        key(305.6, 170.5, 20, 11, 12.5, "can be added")
    p.save("service-tvisa-stay")


def fork():
    """One way in, two questions, three kinds of passport."""
    p = Picture("Two questions that lead to three kinds: under 18, a minor; never held a passport, fresh; held one before, a reissue")
    p.style("way", "fill:none;stroke:#14222f;stroke-width:7;stroke-linejoin:round;stroke-linecap:butt", "stroke:#a3c0d8")

    def booklet(x, y, w, old=False, child=False):
        """A passport as its cover; behind it the old one, or on it the head of a child."""
        h = w * 1.4
        if old:
            p.path(f"M{number(x - w * 0.34)} {number(y + h * 0.1)}h{number(w)}v{number(h)}h{number(-w)}z", "paper dash")
        p.path(f"M{number(x)} {number(y)}h{number(w - 5)}a5 5 0 0 1 5 5v{number(h - 10)}a5 5 0 0 1-5 5h{number(5 - w)}z", "solid")
        p.line((x + w * 0.1, y), (x + w * 0.1, y + h), cls="page")
        cx, cy = x + w * 0.55, y + h * 0.42
        if child:
            p.circle(cx, cy - w * 0.1, w * 0.13, "page")
            p.path(f"M{number(cx - w * 0.23)} {number(cy + w * 0.33)}c{number(w * 0.03)} {number(-w * 0.38)} {number(w * 0.43)} {number(-w * 0.38)} {number(w * 0.46)} 0z", "page")
        else:
            p.circle(cx, cy, w * 0.22, "page")
            p.line((cx - w * 0.22, cy), (cx + w * 0.22, cy), cls="page")
            p.path(f"M{number(cx)} {number(cy - w * 0.22)}q{number(-w * 0.24)} {number(w * 0.22)} 0 {number(w * 0.44)}q{number(w * 0.24)} {number(-w * 0.22)} 0 {number(-w * 0.44)}", "page")
        p.path(f"M{number(x + w * 0.3)} {number(y + h * 0.82)}h{number(w * 0.5)}", "page")

    p.style("page", "fill:none;stroke:#fbf9f4;stroke-width:1.6", "stroke:#0d2134")

    def tree(x, ys, bend, end, turn):
        """From x, the way parts at `turn` to each of the three heights; the middle one is that of the second question."""
        top, low, foot = ys
        mid = (top + low) / 2
        start = (mid + foot) / 2
        a, b = turn
        p.path(f"M{x} {number(start)}H{a - bend}Q{a} {number(start)} {a} {number(start - bend)}V{number(mid + bend)}Q{a} {number(mid)} {a + bend} {number(mid)}H{b - bend}Q{b} {number(mid)} {b} {number(mid - bend)}V{number(top + bend)}Q{b} {number(top)} {b + bend} {number(top)}H{end}", "way")
        p.path(f"M{b - bend} {number(mid)}Q{b} {number(mid)} {b} {number(mid + bend)}V{number(low - bend)}Q{b} {number(low)} {b + bend} {number(low)}H{end}", "way")
        p.path(f"M{a - bend} {number(start)}Q{a} {number(start)} {a} {number(start + bend)}V{number(foot - bend)}Q{a} {number(foot)} {a + bend} {number(foot)}H{end}", "way")
        return start, mid

    kinds = (("Fresh", "valid ten years"), ("Reissue", "valid ten years"), ("Minor", "five years, or up to 18"))
    with p.large:
        ys = (92, 246, 400)
        start, mid = tree(24, ys, 26, 392, (86, 330))
        p.circle(24, start, 13, "red")
        p.text(12, start + 42, "You", 22, "heading", "red")
        p.text(104, mid - 40, "18 or older: have", 18, "label-strong")
        p.text(104, mid - 17, "you held one before?", 18, "label-strong")
        p.text(104, 400 - 17, "under 18", 18, "label-strong")
        for y, word in ((92, "no"), (246, "yes")):
            p.text(348, y - 13, word, 18, "label-strong")
        for i, (y, (name, words)) in enumerate(zip(ys, kinds)):
            p.circle(392, y, 3.5, "solid")
            booklet(418 if i != 1 else 434, y - 56, 80, i == 1, i == 2)
            p.text(512 if i != 1 else 528, y - 4, name, 29, "heading")
            for n, line in enumerate(("five years, or", "up to 18") if i == 2 else (words,)):
                p.text(513 if i != 1 else 529, y + 20 + n * 19, line, 17)
    with p.small:
        ys = (40, 120, 200)
        start, mid = tree(12, ys, 12, 190, (36, 164))
        p.circle(12, start, 7.5, "red")
        p.text(4, start + 25, "You", 16, "heading", "red")
        p.text(46, mid - 26, "18 or older:", 14, "label-strong")
        p.text(46, mid - 10, "held one before?", 14, "label-strong")
        p.text(46, 200 - 9, "under 18", 14, "label-strong")
        for y, word in ((40, "no"), (120, "yes")):
            p.text(172, y - 8, word, 14, "label-strong")
        for i, (y, (name, words)) in enumerate(zip(ys, kinds)):
            booklet(202 if i != 1 else 212, y - 28, 40, i == 1, i == 2)
            p.text(250 if i != 1 else 259, y + 6, name, 19, "heading")
    p.save("service-passport-kinds")


PICTURES = [file, fork, route, stays, ielts, essay, bands, stairs]
