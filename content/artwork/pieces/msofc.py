"""Basic Computer: one letter in two scripts, a notice on twenty doors, a month's money in tins."""
import json
from pathlib import Path
import random

from fontTools.ttLib import TTFont

from kit import MODULES, Face, Picture, _Outline, number, rupees

HERE = Path(__file__).resolve().parent
MARATHI = json.loads((HERE / "msofc" / "marathi.json").read_text(encoding="utf-8"))
_fonts = {}


def marathi(picture, x, y, words, size, weight=400, fill="ink", anchor="start"):
    """A line that msofc/shape.py has shaped; the kit's own text sets letter by letter, which Devanagari does not bear."""
    if weight not in _fonts:
        font = TTFont(MODULES / f"@fontsource/mukta/files/mukta-devanagari-{weight}-normal.woff2")
        store = Face.named("label")  # any face: a place for outlines that `svg` looks through
        _fonts[weight] = (font, font.getGlyphSet(), font.getGlyphOrder(), store, "y" if weight == 400 else "z")
    font, glyphs, order, store, prefix = _fonts[weight]
    line = MARATHI[str(weight)][words]
    x -= {"start": 0, "middle": 0.5, "end": 1}[anchor] * line["width"] * size / 1000
    uses = []
    for name, at, up in line["glyphs"]:
        if name in ",.:":
            picture.text(x + at * size / 1000, y, name, size, "label-light" if weight == 400 else "label-strong", fill)
            continue
        key = f"{prefix}{order.index(name):x}"
        if key not in store.outlines:
            pen = _Outline(glyphs, 1000 / font["head"].unitsPerEm)
            glyphs[name].draw(pen)
            store.outlines[key] = "".join(pen.data)
        if store.outlines[key]:
            uses.append(f'<use href="#{key}" x="{round(at / 2)}"' + (f' y="{round(-up / 2)}"' if up else "") + "/>")
    picture.add(f'<g class="{fill}" transform="translate({number(x)} {number(y)})scale({number(size / 500, 4)})">{"".join(uses)}</g>')


def keycap(picture, x, y, w, h, words, size, red=False):
    """A key seen from above: its face lies a little higher than its foot."""
    picture.path(f"M{x + 3} {y}h{w - 6}a3 3 0 0 1 3 3v{h - 6}a3 3 0 0 1-3 3h{6 - w}a3 3 0 0 1-3-3v{6 - h}a3 3 0 0 1 3-3z", "red" if red else "paper line")
    picture.path(f"M{x + 6} {y + 2}h{w - 12}a2 2 0 0 1 2 2v{h - 10}a2 2 0 0 1-2 2h{12 - w}a2 2 0 0 1-2-2v{10 - h}a2 2 0 0 1 2-2z", "on-edge" if red else "hair")
    picture.text(x + w / 2, y + h / 2 + size * 0.28, words, size, "label-strong", "on-solid" if red else "ink", "middle")


def letter():
    """The same letter twice, line for line, and the two keys that change the script between them."""
    p = Picture("A job application on one A4 page in English and in Marathi, and the two keys that change the script")
    p.style("on-edge", "fill:none;stroke:#fbf9f4;stroke-width:.8", "stroke:#0d2134")
    w = 294
    with p.large:
        for x in (14, 332):
            p.rect(x + 4, 54, w, 416, "tone")
            p.rect(x, 50, w, 416, "paper line")
        p.text(14, 34, "English", 22, "label-strong")
        marathi(p, 626, 34, "मराठी", 23, 700, anchor="end")
        keycap(p, 248, 10, 52, 33, "Win", 16, True)
        p.text(309, 33, "+", 17, "label-strong", "red", "middle")
        keycap(p, 318, 10, 108, 33, "Space", 16, True)
        p.line((238, 27), (186, 27), cls="red-line")
        p.line((193, 22.5), (186, 27), (193, 31.5), cls="red-line")
        p.line((436, 27), (488, 27), cls="red-line")
        p.line((481, 22.5), (488, 27), (481, 31.5), cls="red-line")
        l, m = 36, 354
        rows = ((86, "Sample Applicant", "नमुना अर्जदार"), (104, "Kothrud, Pune 411 038", "कोथरूड, पुणे ४११ ०३८"), (122, "21 November 2026", "२१ नोव्हेंबर २०२६"), (156, "To the Manager,", "प्रति, व्यवस्थापक,"), (174, "Sample Stores, Pune", "नमुना स्टोअर्स, पुणे"),
                (240, "Dear Sir or Madam,", "महोदय,"), (264, "I have passed the 12th standard and", "मी बारावी उत्तीर्ण असून संगणकाचा"), (286, "a course in basic computer work.", "मूलभूत अभ्यासक्रम पूर्ण केला आहे."), (308, "I type in Marathi and English, and", "मला मराठी व इंग्रजी टंकलेखन येते"), (330, "I keep accounts in Excel.", "आणि एक्सेलमध्ये हिशेब ठेवता येतो."),
                (362, "My bio-data is attached.", "सोबत माझा बायोडाटा जोडला आहे."), (404, "Yours faithfully,", "आपला विश्वासू,"), (450, "Sample Applicant", "नमुना अर्जदार"))
        for y, english, other in rows:
            p.text(l, y, english, 14.5, "text")
            marathi(p, m, y, other, 15.8)
        p.text(l, 208, "Subject: the post of office assistant", 16, "label-strong")
        marathi(p, m, 208, "विषय: कार्यालय सहाय्यक पदासाठी अर्ज", 15.2, 700)
        for x in (l, m):
            p.line((x, 216), (x + 250, 216), cls="line")
            p.path(f"M{x + 4} 432c8-15 14-18 13-9c-1 8-11 11-6 10c8-3 9-13 15-11c4 2-5 12 1 9c7-3 7-11 11-9c4 2-2 9 4 8c10-2 20-12 24-18c-2 9-11 24-2 20c9-4 18-7 32-9", "bold")
        p.text(286, 82, "Specimen", 12, "label-light", "faint", "end")
        p.text(604, 82, "Specimen", 12, "label-light", "faint", "end")
        # Margins of the page, as the program's ruler shows them.
        for x in (14, 332):
            for a, b in (((x + 16, 50), (x + 16, 58)), ((x + w - 16, 50), (x + w - 16, 58)), ((x + 16, 458), (x + 16, 466)), ((x + w - 16, 458), (x + w - 16, 466))):
                p.line(a, b, cls="hair")
    with p.small:
        p.text(8, 28, "English", 19, "label-strong")
        marathi(p, 312, 28, "मराठी", 19, 700, anchor="end")
        keycap(p, 90, 7, 46, 28, "Win", 16, True)
        p.text(144, 27.5, "+", 16, "label-strong", "red", "middle")
        keycap(p, 152, 7, 74, 28, "Space", 16, True)
        p.arrow((86, 21), (66, 21), cls="red-line", head="red", size=8)
        p.arrow((230, 21), (250, 21), cls="red-line", head="red", size=8)
        for x, put, lines in ((8, lambda x, y, words, size, bold: p.text(x, y, words, size, "label-strong" if bold else "text"), ("Dear Sir/Madam,", "Subject: a post", "I passed the 12th.", "I type Marathi and", "English.", "Yours faithfully,")),
                              (164, lambda x, y, words, size, bold: marathi(p, x, y, words, size * (1.04 if bold else 1.1), 700 if bold else 400), ("महोदय,", "विषय: अर्ज", "मी बारावी उत्तीर्ण", "असून मला मराठी व", "इंग्रजी टंकलेखन येते.", "आपला विश्वासू,"))):
            p.rect(x, 43, 148, 191, "paper line")
            for n, (y, words) in enumerate(zip((64, 90, 117, 137, 157, 185), lines)):
                put(x + 10, y, words, 19 if n == 1 else 14.5, n == 1)
            p.line((x + 10, 98), (x + 138, 98))
            p.path(f"M{x + 12} 208c8-15 14-18 13-9c-1 8-11 11-6 10c8-3 9-13 15-11c4 2-5 12 1 9c7-3 7-11 11-9c4 2-2 9 4 8c10-2 20-12 24-18c-2 9-11 24-2 20c9-4 18-7 32-9", "bold")
        p.text(146, 228, "Specimen", 12, "label", "faint", "end")
    p.save("msofc-letter")


FAMILIES = ("Patil", "Joshi", "Shaikh", "Kulkarni", "Pawar", "Shinde", "D’Souza", "Jadhav", "Iyer", "More", "Khan", "Gaikwad", "Desai", "Bhosale", "Rao", "Chavan", "Kamble", "Sathe", "Nair", "Mane")


def building(picture, x, base, w, storey, size, sheet):
    """A block of five storeys with four flats each: a notice on every door, with its own name and number."""
    assert len(FAMILIES) == 20 == len(set(FAMILIES))
    flat = w / 4
    top = base - 5 * storey
    picture.rect(x, top, w, 5 * storey, "solid")
    picture.rect(x - 5, top - 5, w + 10, 6, "solid")
    for i, name in enumerate(FAMILIES):
        floor, n = divmod(i, 4)
        left, y = x + n * flat, base - (floor + 1) * storey
        sw, sh = sheet
        sx, sy = left + (flat - sw) / 2, y + (storey - sh) / 2 - storey * 0.05
        hot = i == 8
        picture.rect(sx, sy, sw, sh, "paper")
        if hot:
            picture.rect(sx - 2, sy - 2, sw + 4, sh + 4, "red-line")
        picture.text(sx + sw / 2, sy + sh * 0.42, f"{floor + 1}0{n + 1}", size * 1.12, "heading", "red" if hot else "ink", "middle")
        picture.text(sx + sw / 2, sy + sh * 0.42 + size * 1.05, name, size, "label-strong", "red" if hot else "ink", "middle")
        yield floor, n, sx, sy, left, y, flat


def merge():
    """One notice on the left, twenty doors on the right: only name and number change."""
    p = Picture("A block of twenty flats, a notice on each door with its own name and number, and the one text from which they come")
    p.style("slab", "fill:none;stroke:#fbf9f4;stroke-width:1.4", "stroke:#0d2134")
    with p.large:
        x, base, w, storey = 268, 440, 356, 74
        for floor, n, sx, sy, left, y, flat in building(p, x, base, w, storey, 13.5, (66, 44)):
            p.path(f"M{number(left + 6)} {y + storey - 8}h{number(flat - 12)}M{number(left + 8)} {y + storey - 13}h{number(flat - 16)}", "slab")
            if floor == 2 and n == 0:
                hot = (sx - 2, sy + 22)
        # The tank on the roof, which the notice is about, the ground, a tree.
        p.rect(372, 30, 66, 33, "tone-strong")
        p.path("M372 30h66v33h-66zM378 63v4M432 63v4M372 40h66M438 55h14v12", "line")
        p.line((252, 440), (632, 440), cls="heavy")
        p.text(446, 462, "20 copies, 20 names", 17, "heading", anchor="middle")
        # The text itself, with its two fields.
        p.rect(20, 20, 212, 340, "tone")
        p.rect(16, 16, 212, 340, "paper line")
        p.text(122, 46, "Sample Heights, Pune", 14, "label-strong", anchor="middle")
        p.line((30, 58), (214, 58), cls="hair")
        p.text(122, 94, "Notice", 27, "heading", anchor="middle")

        def field(fx, y, words):
            wide = p.measure(words, 17, "text-strong")
            p.rect(fx - 3, y - 16, wide + 6, 22, "red-tone")
            p.text(fx, y, words, 17, "text-strong", "red")
            return fx + wide

        p.text(30, 136, "Dear", 17, "text")
        end = field(74, 136, "«Name»")
        p.text(end + 6, 136, "family,", 17, "text")
        p.text(30, 164, "water to flat", 17, "text")
        end = field(134, 164, "«Flat»")
        for i, words in enumerate(("will be off on Sunday,", "6 December 2026, from", "9 am to 1 pm. The tank", "will be cleaned.")):
            p.text(30, 194 + i * 26, words, 17, "text")
        p.text(30, 338, "Secretary", 15, "text-italic")
        p.text(214, 338, "Sample", 12, "label-light", "faint", "end")
        p.path(f"M228 407H246V{number(hot[1])}H{number(hot[0])}", "red-line")
        p.path(f"M{number(hot[0] - 7)} {number(hot[1] - 4)}l7 4l-7 4", "red-line")
        # The list that fills the fields.
        p.rect(16, 376, 212, 88, "paper line")
        p.rect(16, 376, 212, 20, "tone")
        p.line((16, 396), (228, 396))
        for fx, a in ((28, "Flat"), (92, "Name")):
            p.text(fx, 391, a, 13, "label-strong")
        for i in (8, 9, 10):
            y = 413 + (i - 8) * 21
            if i == 8:
                p.rect(17, y - 15, 210, 20, "red-tone")
            p.text(28, y, f"30{i - 7}", 14, "label-strong" if i == 8 else "label", "red" if i == 8 else "ink", tabular=True)
            p.text(92, y, FAMILIES[i], 14, "label-strong" if i == 8 else "label", "red" if i == 8 else "ink")
        p.text(218, 455, "20 rows", 12.5, "label-light", "faint", "end")
    with p.small:
        hot = None
        for floor, n, sx, sy, left, y, flat in building(p, 92, 224, 220, 42, 11, (50, 33)):
            if floor == 2 and n == 0:
                hot = (sx - 2, sy + 16)
        p.line((84, 224.5), (318, 224.5), cls="bold")
        p.rect(8, 34, 68, 104, "paper line")
        p.text(42, 58, "Notice", 16, "heading", anchor="middle")
        for y, words in ((72, "«Name»"), (96, "«Flat»")):
            p.rect(13, y, 58, 19, "red-tone")
            p.text(42, y + 14, words, 14, "label-strong", "red", "middle")
        for y in (122, 129):
            p.rect(15, y, 54, 3, "tone-strong")
        p.path(f"M76 82H84V{number(hot[1])}H{number(hot[0])}", "red-line")
        p.text(8, 168, "One text,", 14, "label-strong")
        p.text(8, 185, "20 names", 14, "label-strong")
        p.text(8, 236, "Sample", 12, "label-light", "faint")
    p.save("msofc-merge")


RECEIVED = ((1, "Salary", 26000), (12, "Tuition fees", 3000))
PAID = ((2, "Rent", 9000), (3, "Groceries", 4150), (5, "School fees", 3200), (9, "Electricity", 1240), (13, "Gas cylinder", 900), (15, "Groceries", 3300), (18, "Bus passes", 1860), (22, "Medicines", 620), (25, "Phones", 598), (28, "Gifts", 750))
TINS = (("Rent", ("Rent",)), ("Food", ("Groceries",)), ("School", ("School fees",)), ("Power, gas", ("Electricity", "Gas cylinder")), ("Travel", ("Bus passes",)), ("Other", ("Medicines", "Phones", "Gifts")))


def household():
    """A month's account as it prints, and beside it the same money in the tins of a kitchen shelf."""
    got, spent = sum(v for _, _, v in RECEIVED), sum(v for _, _, v in PAID)
    tins = [(name, sum(v for _, n, v in PAID if n in parts)) for name, parts in TINS]
    left = got - spent
    assert sum(v for _, v in tins) == spent and left == 3382
    tins.append(("Left", left))
    p = Picture("A household account for a month on one page, and the same money as tins on two shelves, what is left in red")
    p.style("shine", "fill:none;stroke:#fbf9f4;stroke-width:2;stroke-opacity:.55;stroke-linecap:round", "stroke:#0d2134")

    def tin(cx, foot, r, h, cls, lid):
        """A steel tin with its lid: a cylinder seen a little from above."""
        e = r * 0.2
        p.path(f"M{number(cx - r)} {number(foot - h)}V{number(foot - e)}A{number(r)} {number(e)} 0 0 0 {number(cx + r)} {number(foot - e)}V{number(foot - h)}z", cls)
        p.path(f"M{number(cx - r - 1.5)} {number(foot - h - lid)}a{number(r + 1.5)} {number(e)} 0 0 1 {number(2 * r + 3)} 0v{number(lid)}a{number(r + 1.5)} {number(e)} 0 0 1 {number(-2 * r - 3)} 0z", f"{cls} line")
        p.path(f"M{number(cx - r - 1.5)} {number(foot - h - lid)}a{number(r + 1.5)} {number(e)} 0 0 0 {number(2 * r + 3)} 0", "shine2")
        if h > 24:
            p.path(f"M{number(cx - r * 0.62)} {number(foot - h + lid + 6)}V{number(foot - e * 2.4)}", "shine")

    p.style("shine2", "fill:none;stroke:#fbf9f4;stroke-width:1", "stroke:#0d2134")
    with p.large:
        x, y0, w = 16, 14, 292
        p.rect(x + 4, y0 + 4, w, 452, "tone")
        p.rect(x, y0, w, 452, "paper line")
        p.text(x + 16, y0 + 30, "Household, November 2026", 17, "heading")
        ends = (x + 36, x + 50, x + 174, x + 228, x + 278)
        for at, words, a in ((ends[0], "Day", "end"), (ends[1], "Item", "start"), (ends[2], "Received", "end"), (ends[3], "Paid", "end"), (ends[4], "Balance", "end")):
            p.text(at, y0 + 52, words, 12.5, "label-strong", "faint", a)
        p.line((x + 14, y0 + 58), (x + w - 12, y0 + 58))
        balance, y = 0, y0 + 77
        rows = sorted([(d, n, v, 0) for d, n, v in RECEIVED] + [(d, n, 0, v) for d, n, v in PAID])
        for d, name, plus, minus in rows:
            balance += plus - minus
            p.text(ends[0], y, str(d), 14, "label", "faint", "end", tabular=True)
            p.text(ends[1], y, name, 14, "label-strong" if plus else "label")
            for at, v in ((ends[2], plus), (ends[3], minus), (ends[4], balance)):
                if v:
                    p.text(at, y, rupees(v, 0), 14, "label-strong" if plus and at == ends[2] else "label", anchor="end", tabular=True)
            p.line((x + 14, y + 7), (x + w - 12, y + 7), cls="hair")
            y += 25
        assert balance == left
        p.line((x + 14, y - 16), (x + w - 12, y - 16))
        p.text(ends[1], y + 4, "Total", 15.5, "heading")
        for at, v, fill in ((ends[2], got, "ink"), (ends[3], spent, "ink"), (ends[4], left, "red")):
            p.text(at, y + 4, rupees(v, 0), 15.5, "heading", fill, "end", tabular=True)
        for at in ends[2:]:
            p.line((at - 46, y + 10), (at, y + 10))
            p.line((at - 46, y + 12.5), (at, y + 12.5))
        p.text(x + 16, y + 36, "=E14+C15-D15", 13, "code", "faint")
        p.text(x + w - 12, y + 36, "Sample data", 12, "label-light", "faint", "end")
        # All tins have one width and one scale.
        k, r = 168 / 9000, 33
        for shelf, (foot, group) in enumerate(((230, tins[:3]), (428, tins[3:]))):
            step = 300 / len(group)
            for i, (name, v) in enumerate(group):
                cx = 330 + step * (i + 0.5)
                h = v * k
                tin(cx, foot, r, h, "red" if name == "Left" else "solid", 8)
                fill = "red" if name == "Left" else "ink"
                p.text(cx, foot - h - 26, rupees(v, 0), 16.5, "heading", fill, "middle", tabular=True)
                p.text(cx, foot + 24, name, 15, "label-strong", fill, "middle")
            p.rect(326, foot, 302, 6, "tone-strong")
            p.line((326, foot), (628, foot), cls="bold")
    with p.small:
        p.text(8, 25, f"₹{rupees(got, 0)} a month, in tins", 18, "heading")
        step, r, k = 304 / 7, 17.5, 118 / 9000
        for i, (name, v) in enumerate(tins):
            cx = 8 + step * (i + 0.5)
            fill = "red" if name == "Left" else "ink"
            tin(cx, 198, r, v * k + 6, "red" if name == "Left" else "solid", 5)
            p.text(cx, 198 - v * k - 19, rupees(v, 0), 12.5, "label-strong", fill, "middle", tabular=True)
            p.text(cx, 216, name.split(",")[0], 12.5, "label-strong", fill, "middle")
        p.line((6, 198), (314, 198), cls="bold")
        p.text(312, 235, "Sample data", 12, "label-light", "faint", "end")
        p.text(8, 235, f"Paid {rupees(spent, 0)}, left {rupees(left, 0)}", 13)
    p.save("msofc-household")


PICTURES = [merge, letter, household]
