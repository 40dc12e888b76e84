"""Japanese: both kana as a chart in a hand, kanji cards that differ in their first stroke, a week written downwards."""
from kit import Face, Picture, _Outline, number

ROWS = (("", "あいうえお", "アイウエオ"), ("k", "かきくけこ", "カキクケコ"), ("s", "さしすせそ", "サシスセソ"), ("t", "たちつてと", "タチツテト"), ("n", "なにぬねの", "ナニヌネノ"), ("h", "はひふへほ", "ハヒフヘホ"),
        ("m", "まみむめも", "マミムメモ"), ("y", "や ゆ よ", "ヤ ユ ヨ"), ("r", "らりるれろ", "ラリルレロ"), ("w", "わ   を", "ワ   ヲ"), ("n", "ん    ", "ン    "))

#: Centre lines in a box of 100, in the order of writing.
STROKES = {
    "あ": ("M20 30C38 30 58 27 76 23", "M45 11C43 34 44 60 52 82", "M64 39C60 58 42 80 28 80C14 80 14 62 36 52C62 41 88 50 87 66C86 80 72 87 60 89"),
    "左": ("M12 33C36 33 62 30 88 27", "M46 9C42 40 32 66 10 90", "M42 54C56 54 68 52 80 50", "M60 53C60 64 60 74 60 86", "M32 88C52 88 72 86 92 84"),
    "右": ("M48 9C44 40 32 62 10 82", "M12 33C36 33 62 30 88 27", "M36 54C38 66 39 78 40 92", "M36 54C54 53 68 51 82 50C81 62 78 76 75 88", "M40 87C52 86 64 85 76 84"),
}


def written(picture, sign, x, y, box, width, upto=9, hot=1, digits=0.0):
    """A sign from its strokes: those up to `upto`, the one numbered `hot` in red; `digits` is the size of its number."""
    k = box / 100
    picture.add(f'<g transform="translate({number(x)} {number(y)})scale({number(k, 3)})">')
    for n, data in enumerate(STROKES[sign], 1):
        if n <= upto:
            picture.path(data, "red-brush" if n == hot else "brush", f'stroke-width="{number(width / k)}"')
    picture.add("</g>")
    if digits:
        for n, data in enumerate(STROKES[sign], 1):
            if n == hot:
                sx, sy = (float(v) for v in data[1:].split("C")[0].split())
                picture.circle(x + sx * k, y + sy * k, digits * 0.78, "red")
                picture.text(x + sx * k, y + sy * k + digits * 0.34, str(n), digits, "label-strong", "on-solid", "middle")


class _Coarse(_Outline):
    """An outline in 140ths of an em, without the steps that vanish in it: 92 signs would not fit otherwise."""

    def _put(self, command, *points):
        before = self.at
        if command != "m" and all((round(x * self.scale), round(-y * self.scale)) == before for x, y in points):
            return
        super()._put(command, *points)


def sign(picture, x, y, character, size, fill="ink"):
    """One sign of the chart, its middle at x."""
    face = Face.named("kana")
    font, cmap, glyphs, scale, _, _ = next(f for f in face.fonts if ord(character) in f[1])
    key = f"x{ord(character):x}"
    if key not in face.outlines:
        pen = _Coarse(glyphs, scale * 0.28)
        glyphs[cmap[ord(character)]].draw(pen)
        face.outlines[key] = "".join(pen.data)
    picture.add(f'<use href="#{key}" class="{fill}" transform="translate({number(x - size / 2, 1)} {number(y, 1)})scale({number(size / 140, 3)})"/>')


def brushes(picture):
    """Classes of a written stroke; its width is an attribute."""
    picture.style("brush", "fill:none;stroke:#14222f;stroke-linecap:round;stroke-linejoin:round", "stroke:#e6eef5")
    picture.style("red-brush", "fill:none;stroke:#a83212;stroke-linecap:round;stroke-linejoin:round", "stroke:#ff7d52")
    picture.style("squares", "fill:none;stroke:#14222f40;stroke-width:.8;stroke-dasharray:3 3", "stroke:#e6eef545")


def practice(picture, x, y, a):
    """A square of a writing book, with its cross."""
    picture.rect(x, y, a, a, "paper line")
    picture.path(f"M{x + a / 2} {y}v{a}M{x} {y + a / 2}h{a}", "squares")


def kana():
    """46 signs twice, hiragana above katakana, and one of them built up in three strokes."""
    assert sum(len(h.replace(" ", "")) for _, h, _ in ROWS) == 46 == sum(len(k.replace(" ", "")) for _, _, k in ROWS)
    sounds = {"し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu"}  # not what row and column would make of them
    p = Picture("A chart of all hiragana with their katakana in handwriting, and the sign a built up in three strokes", 960, 480)
    brushes(p)
    with p.large:
        a = 142
        for i in range(3):
            y = 12 + i * (a + 15)
            practice(p, 14, y, a)
            written(p, "あ", 14 + 6, y + 6, a - 12, 10, i + 1, i + 1, 18)
        x1, y0, w, h = 946, 38, 67.6, 86
        p.rect(x1 - 10 * w, y0, 10 * w, 5 * h, "paper")
        p.rect(x1 - w, y0, w, h, "red-tone")
        for c, (row, hira, kata) in enumerate(ROWS[:10]):
            x = x1 - (c + 1) * w
            p.text(x + w / 2, y0 - 10, row or "–", 20, "label-strong", "faint", "middle")
            for r in range(5):
                if hira[r] != " ":
                    sign(p, x + w / 2 - 8, y0 + r * h + 50, hira[r], 46, "red" if c == 0 and r == 0 else "ink")
                    if hira[r] in sounds:
                        p.text(x + w - 5, y0 + r * h + 17, sounds[hira[r]], 17, "label-strong", "faint", "end")
                    sign(p, x + w / 2 + 17, y0 + r * h + 79, kata[r], 25, "faint")
        for c in range(1, 10):
            p.line((x1 - c * w, y0), (x1 - c * w, y0 + 5 * h), cls="hair")
        for r in range(1, 5):
            p.line((x1 - 10 * w, y0 + r * h), (x1, y0 + r * h), cls="line")
        p.rect(x1 - 10 * w, y0, 10 * w, 5 * h, "bold")
        # The single n belongs to no row: a box of its own beside the chart.
        p.rect(178, y0 + 4 * h, w, h, "paper bold")
        p.text(178 + w / 2, y0 + 4 * h - 10, "n", 20, "label-strong", "faint", "middle")
        sign(p, 178 + w / 2 - 8, y0 + 4 * h + 50, ROWS[10][1][0], 46)
        sign(p, 178 + w / 2 + 17, y0 + 4 * h + 79, ROWS[10][2][0], 25, "faint")
        for r, v in enumerate("aiueo"):
            p.text(x1 - 10 * w - 10, y0 + r * h + 44, v, 20, "label-strong", "faint", "end")
    with p.small:
        # 480 x 240 units, as the picture is wide.
        practice(p, 6, 6, 176)
        written(p, "あ", 14, 14, 160, 12, 3, 3, 19)
        x1, w = 474, 46.5
        for c in range(6):
            for r in range(5):
                x, y = x1 - (c + 1) * w, 6 + r * 45.6
                p.rect(x, y, w, 45.6, "paper line")
                sign(p, x + w / 2, y + 34, ROWS[c][1][r], 32, "red" if c == r == 0 else "ink")
        p.text(6, 206, "46 signs, twice", 20, "heading")
        p.text(6, 229, "in order of strokes", 18, "label-strong")
    p.save("japan-kana")


def kanji():
    """Two cards, left and right: alike, but the first stroke is another one; the other cards stand behind."""
    p = Picture("Two kanji cards, left and right, whose first strokes differ, before a deck of about a hundred cards")
    brushes(p)
    cards = (("左", "hidari", "サ sa", "左手", "hidarite", "left hand", "Across first"), ("右", "migi", "ウ u, ユウ yuu", "右手", "migite", "right hand", "Slant first"))
    assert len(STROKES["左"]) == len(STROKES["右"]) == 5 and STROKES["左"][0] == STROKES["右"][1]
    week = (("日", "sun"), ("月", "moon"), ("火", "fire"), ("水", "water"), ("木", "tree"), ("金", "gold"), ("土", "earth"))
    with p.large:
        for i, (sign, kun, on, word, reading, meaning, rule) in enumerate(cards):
            x = 14 + i * 310
            for d in range(9, 0, -1):
                p.rect(x + d * 1.5, 14 + d * 1.1, 286, 330, "paper line" if d % 3 == 0 else "paper hair")
            p.rect(x, 14, 286, 330, "paper line")
            p.circle(x + 24, 36, 6, "ground line")
            practice(p, x + 43, 26, 200)
            written(p, sign, x + 53, 36, 180, 13, 9, 1, 18)
            p.text(x + 143, 252, rule, 20, "heading", "red", "middle")
            p.line((x + 16, 264), (x + 270, 264), cls="hair")
            p.text(x + 18, 287, kun, 18, "label-strong")
            p.text(x + 268, 287, on, 18, "kana", anchor="end")
            p.text(x + 18, 326, word, 31, "kana")
            p.text(x + 90, 314, reading, 16, "label-strong")
            p.text(x + 90, 332, meaning, 16, "label", "faint")
        for i, (sign, meaning) in enumerate(week):
            x = 14 + i * 76
            p.rect(x + 3, 377, 68, 92, "tone")
            p.rect(x, 374, 68, 92, "paper line")
            p.text(x + 34, 426, sign, 44, "kana", anchor="middle")
            p.text(x + 34, 455, meaning, 15, "label", "faint", "middle")
        for d in range(12, -1, -1):
            p.rect(549 + d * 1.1, 374 + d * 0.5, 62, 86, "paper hair" if d else "paper line")
        p.text(580, 414, "100", 24, "heading", anchor="middle")
        p.text(580, 436, "cards", 15, "label", "faint", "middle")
    with p.small:
        for i, (sign, kun, _, _, _, meaning, rule) in enumerate(cards):
            x = 6 + i * 157
            for d in (3, 2, 1):
                p.rect(x + d * 1.6, 6 + d * 1.6, 146, 220, "paper line")
            p.rect(x, 6, 146, 220, "paper line")
            written(p, sign, x + 14, 16, 118, 10, 9, 1, 15)
            p.text(x + 73, 164, rule, 17, "heading", "red", "middle")
            p.line((x + 12, 176), (x + 134, 176), cls="hair")
            p.text(x + 14, 198, kun, 17, "label-strong")
            p.text(x + 132, 198, meaning.split()[0], 15, "label", "faint", "end")
            p.text(x + 14, 217, "about 100 cards", 12.5, "label-light", "faint") if i else p.text(x + 14, 217, "five strokes each", 12.5, "label-light", "faint")
    p.save("japan-kanji")


#: Day, sentence, where its verb begins, English in two lines.
WEEK = (("月", "七時に起きました。", "起", ("Got up", "at seven")), ("火", "日本語を勉強しました。", "勉", ("Studied", "Japanese")), ("水", "友だちと話しました。", "話", ("Talked to", "a friend")), ("木", "うちで本を読みました。", "読", ("Read a book", "at home")),
        ("金", "駅で父に会いました。", "会", ("Met father", "at the station")), ("土", "母と山へ行きました。", "行", ("To the hills", "with mother")), ("日", "どこへも行きませんでした。", "行", ("Went", "nowhere")))


def diary():
    """Seven days written from top to bottom, from right to left; each falls to its verb, in red."""
    assert all(s[s.rindex(v):].endswith(("ました。", "ませんでした。")) for _, s, v, _ in WEEK) and [d for d, *_ in WEEK] == list("月火水木金土日")
    p = Picture("A week's diary in Japanese on squared paper, written downwards, each day's sentence ending in its verb", 480, 640)

    def column(x, y, a, sentence, verb, size):
        red = sentence.rindex(verb)
        for i, character in enumerate(sentence):
            p.rect(x, y + i * a, a, a, "hair")
            up = (a * 0.5, -a * 0.52) if character == "。" else (0, 0)
            sign(p, x + a / 2 + up[0], y + i * a + a / 2 + size * 0.38 + up[1], character, size, "red" if i >= red else "ink")

    with p.large:
        p.rect(16, 14, 452, 614, "tone")
        p.rect(12, 10, 452, 614, "paper line")
        a, longest = 36, max(len(s) for _, s, _, _ in WEEK)
        for c, (day, sentence, verb, english) in enumerate(WEEK):
            x, y = 464 - 16 - (c + 1) * 60 + 16, 76
            for r in range(longest):
                p.rect(x, y + r * a, a, a, "hair")
            p.circle(x + a / 2, 44, 20, "solid")
            p.text(x + a / 2, 53, day, 26, "kana", "on-solid", "middle")
            column(x, y, a, sentence, verb, 27)
            for i, words in enumerate(english):
                p.text(x + a / 2, 570 + i * 15, words, 13 if len(words) < 14 else 12, "label-light", "faint", "middle")
        p.line((24, 62 + 8), (452, 70), cls="line")
        p.text(28, 614, "Read from the right, downwards", 13, "label-strong")
        p.text(452, 614, "The verb stands last", 14, "heading", "red", "end")
    with p.small:
        # 240 x 320 units, as the picture is tall.
        p.rect(5, 5, 230, 310, "paper line")
        for c, (day, sentence, verb, english) in enumerate((WEEK[0], WEEK[1], WEEK[3], WEEK[5])):
            x, y, a = 195 - c * 56.5, 44, 22.5
            p.circle(x + a / 2, 25, 13, "solid")
            p.text(x + a / 2, 31, day, 17, "kana", "on-solid", "middle")
            column(x, y, a, sentence, verb, 17.5)
        p.text(14, 306, "The verb stands last", 15, "heading", "red")
    p.save("japan-diary")


def roles():
    """Three role plays, and how low each bow goes: fifteen degrees, thirty, forty-five."""
    import math

    scenes = (
        (15, "駅", "Station", "すみません", "sumimasen", "Excuse me"),
        (30, "店", "Shop", "いらっしゃいませ", "irasshaimase", "Welcome"),
        (45, "会社", "First day, late", ("遅れて", "申し訳ありません"), "okurete moushiwake arimasen", "I am very sorry to be late"),
    )
    assert [a for a, *_ in scenes] == [15, 30, 45]
    p = Picture("Three figures bow by 15, 30 and 45 degrees: at a station, in a shop, late on a first day at a company")
    for name, colour in (("man", ("#14222f", "#a3c0d8")), ("cloth", ("#fbf9f4", "#0d2134"))):
        p.style(name, f"fill:{colour[0]}", f"fill:{colour[1]}")
        for w in ("arm", "leg", "neck"):
            p.style(f"{name}-{w}", f"fill:none;stroke:{colour[0]};stroke-linecap:round;stroke-linejoin:round", f"stroke:{colour[1]}")

    p.style("man-body", "fill:#14222f;stroke:#14222f;stroke-linejoin:round", "fill:#a3c0d8;stroke:#a3c0d8")

    def bowing(x, y, h, angle, size):
        """Seen from the side, feet at x, y; the back stays straight and turns about the hip."""
        a = math.radians(angle)
        hx, hy = x - 0.045 * h * angle / 45, y - 0.50 * h
        # along the back (u) and to the front of it (v)
        q = lambda u, v: (hx + h * (u * math.sin(a) + v * math.cos(a)), hy - h * (u * math.cos(a) - v * math.sin(a)))
        line = lambda pts, cls, w: p.add(f'<path class="{cls}" stroke-width="{number(w * h)}" d="M' + "L".join(f"{number(s)} {number(t)}" for s, t in pts) + '"/>')
        line([(x, y - 0.05 * h), (x - 0.012 * h, y - 0.26 * h), (hx, hy)], "man-leg", 0.098)
        p.path(f"M{number(x - 0.06 * h)} {number(y)}h{number(0.17 * h)}q0-{number(0.035 * h)}-{number(0.07 * h)}-{number(0.05 * h)}h-{number(0.1 * h)}z", "man")
        p.circle(hx, hy, 0.056 * h, "man")
        back = [q(0.0, -0.041), q(0.1, -0.046), q(0.24, -0.062), q(0.31, -0.04), q(0.33, 0.01), q(0.28, 0.05), q(0.12, 0.042), q(0.0, 0.041)]
        p.path("M" + "L".join(f"{number(s)} {number(t)}" for s, t in back) + "z", "man-body", f'stroke-width="{number(0.03 * h)}"')
        line([q(0.32, 0.0), q(0.37, 0.012)], "man-neck", 0.06)
        cx, cy = q(0.432, 0.022)
        p.add(f'<ellipse class="man" cx="{number(cx)}" cy="{number(cy)}" rx="{number(0.058 * h)}" ry="{number(0.074 * h)}" transform="rotate({angle} {number(cx)} {number(cy)})"/>')
        sx, sy = q(0.27, 0.005)
        hand = (x + 0.055 * h + 0.02 * h * angle / 45, y - (0.45 - 0.0012 * angle) * h)
        mid = ((sx + hand[0]) / 2 + 0.0 * h, (sy + hand[1]) / 2 + 0.012 * h)
        line([(sx, sy), mid, hand], "cloth-arm", 0.074)
        line([(sx, sy), mid, hand], "man-arm", 0.058)
        # the angle between upright and the back
        R = 0.62 * h
        top, tip = (hx, hy - R), (hx + R * math.sin(a), hy - R * math.cos(a))
        p.line((hx, hy - 0.36 * h), (hx, hy - R - 0.03 * h), cls="dash")
        p.path(f"M{number(top[0])} {number(top[1])}A{number(R)} {number(R)} 0 0 1 {number(tip[0])} {number(tip[1])}", "red-line")
        p.line((hx + 0.54 * h * math.sin(a), hy - 0.54 * h * math.cos(a)), (hx + (R + 0.03 * h) * math.sin(a), hy - (R + 0.03 * h) * math.cos(a)), cls="red-line")
        m = a / 2
        p.text(hx + (R + 0.05 * h) * math.sin(m), hy - (R + 0.05 * h) * math.cos(m), f"{angle}°", size, "label-strong", "red", "middle")

    with p.large:
        p.line((14, 362), (626, 362), cls="heavy")
        for (angle, sign, place, words, sound, means), x, w in zip(scenes, (92, 276, 466), (184, 196, 224)):
            bowing(x, 360, 238, angle, 24)
            p.text(x - 62, 388, place, 14, "label", "faint")
            lines = words if isinstance(words, tuple) else (words,)  # the deepest apology takes two
            for n, part in enumerate(lines):
                p.text(x - 62, 416 + n * 23, part, 23 if len(part) < 8 else 21, "kana")
            low = 416 + (len(lines) - 1) * 20
            p.text(x - 62, low + 21 + (len(lines) - 1) * 4, sound, 15 if len(lines) == 1 else 13.5, "label")
            p.text(x - 62, low + 39 + (len(lines) - 1) * 0, means, 15 if len(lines) == 1 else 13.5, "label-strong")
        p.text(16, 30, "How low, and to whom", 20, "heading")
        p.text(16, 50, "The back stays straight", 14, "label", "faint")
    with p.small:
        p.line((8, 176), (312, 176), cls="bold")
        for (angle, sign, place, words, sound, means), x in zip(scenes, (44, 138, 232)):
            bowing(x, 175, 114, angle, 17)
            p.text(x - 30, 196, place.split(",")[0], 12, "label-strong")
        p.text(10, 216, "遅れて申し訳ありません", 16, "kana")
        p.text(10, 234, "I am very sorry to be late", 13, "label-strong", "red")
        p.text(10, 20, "How low, and to whom", 13, "heading")
    p.save("japan-roles")


PICTURES = [kana, kanji, diary, roles]
