"""German A1: a room in three colours, three conversations on one way, an email with a teacher's pencil."""
import random

from kit import HEAD, Picture, number

#: Word, plural, and the three colours; red is the site's own.
WORDS = {"der": (("Tisch", "Tische"), ("Stuhl", "Stühle"), ("Schrank", "Schränke"), ("Apfel", "Äpfel")), "die": (("Lampe", "Lampen"), ("Tür", "Türen"), ("Uhr", "Uhren"), ("Tasse", "Tassen")), "das": (("Fenster", "Fenster"), ("Bett", "Betten"), ("Buch", "Bücher"), ("Bild", "Bilder"))}
COLOURS = {"der": ("#1d5a8a", "#86bff0"), "die": ("#a83212", "#ff8a63"), "das": ("#2f6a3a", "#93d39c")}


def colours(picture):
    """Classes: der, die, das as fills; e-der as outline; t-der as tint."""
    for name, (day, night) in COLOURS.items():
        picture.style(name, f"fill:{day}", f"fill:{night}")
        picture.style("e-" + name, f"fill:none;stroke:{day};stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round", f"stroke:{night}")
        picture.style("t-" + name, f"fill:{day}1c", f"fill:{night}2b")
    picture.style("gap", "fill:none;stroke:#fbf9f4;stroke-width:1.6;stroke-linecap:round", "stroke:#0d2134")


def table(p, x, y, w, h, top):
    p.path(f"M{x} {y}h{w}v{top}h{-w}zM{x + w * 0.06} {y + top}h{top}l{-top * 0.25} {h - top}h{-top * 0.5}zM{x + w * 0.94} {y + top}h{-top}l{top * 0.25} {h - top}h{top * 0.5}z", "der")


def lamp(p, x, top, y, w):
    p.line((x, top), (x, y), cls="e-die")
    p.path(f"M{x - w * 0.2} {y}h{w * 0.4}l{w * 0.3} {w * 0.42}h{-w}z", "die")
    p.path(f"M{x - w * 0.14} {y + w * 0.42}a{w * 0.14} {w * 0.14} 0 0 0 {w * 0.28} 0", "die")


def window(p, x, y, w, h):
    p.rect(x, y, w, h, "t-das")
    p.path(f"M{x} {y}h{w}v{h}h{-w}zm8 8v{h - 16}h{w / 2 - 12}v{16 - h}zm{w / 2 - 4} 0v{h - 16}h{w / 2 - 12}v{16 - h}z", "das", 'fill-rule="evenodd"')
    p.path(f"M{x - 7} {y + h}h{w + 14}v7h{-w - 14}z", "das")


def words():
    """A room in which each thing wears its article's colour, and the page of the vocabulary book below it."""
    p = Picture("A room whose things wear the colour of their article, and a vocabulary book in the same three colours")
    colours(p)
    with p.large:
        p.line((10, 300), (630, 300), cls="heavy")
        window(p, 30, 34, 138, 112)
        p.text(99, 174, "das Fenster", 16, "label-strong", "das", "middle")
        # bed
        p.path("M16 206h10v34h126v60h-9v-14H25v14h-9z", "das")
        p.path("M30 222h34a6 6 0 0 1 6 6v12H30z", "t-das")
        p.path("M30 240v-12a6 6 0 0 1 6-6h30a6 6 0 0 1 6 6v12", "e-das")
        p.text(88, 269, "das Bett", 16, "label-strong", "on-solid", "middle")
        # chair
        p.path("M184 190h7v60h38v8h-3v42h-6v-42h-27v42h-7z", "der")
        p.text(187, 182, "der Stuhl", 16, "label-strong", "der", "middle")
        # table and what stands on it
        table(p, 236, 222, 166, 78, 13)
        p.text(319, 262, "der Tisch", 16, "label-strong", "der", "middle")
        p.path("M252 222v-7h44v7z", "das")
        p.path("M255 215v-6h44v6z", "das")
        p.path("M252 215.4h44M255 209h44", "gap")
        p.text(270, 202, "das Buch", 14.5, "label-strong", "das", "middle")
        p.path("M318 200h24v14a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8z", "die")
        p.path("M342 204h4a5 5 0 0 1 0 10h-4", "e-die")
        p.text(333, 192, "die Tasse", 14.5, "label-strong", "die", "middle")
        p.path("M378 205c-4-4-14-2-14 7c0 7 6 11 10 10c2-.6 5-.6 7 0c5 1 10-4 10-10c0-9-9-11-13-7z", "der")
        p.path("M378 205c0-4 2-6 4-7", "e-der")
        p.text(389, 192, "der Apfel", 14.5, "label-strong", "der", "middle")
        lamp(p, 319, 8, 66, 92)
        p.text(319, 134, "die Lampe", 16, "label-strong", "die", "middle")
        # picture and clock
        p.path("M200 60h62v48h-62zm6 6v36h50v-36z", "das", 'fill-rule="evenodd"')
        p.path("M206 102l14-20 10 12 8-8 18 16z", "das")
        p.text(231, 126, "das Bild", 14.5, "label-strong", "das", "middle")
        p.circle(464, 62, 30, "die")
        p.path("M464 42v20l14 9", "gap")
        p.circle(464, 62, 25, "gap")
        p.text(464, 111, "die Uhr", 16, "label-strong", "die", "middle")
        # cupboard and door
        p.path("M420 126h96v168h-5v6h-8v-6h-70v6h-8v-6h-5z", "der")
        p.path("M468 132v28M468 184v104M460 205v14M476 205v14M426 132h84v156h-84z", "gap")
        p.text(468, 176, "der Schrank", 15, "label-strong", "on-solid", "middle")
        p.path("M540 90h80v210h-80z", "die")
        p.path("M549 100h62v66h-62zM549 214h62v76h-62z", "gap")
        p.circle(610, 200, 4, "on-solid")
        p.text(580, 196, "die Tür", 17, "label-strong", "on-solid", "middle")
        # The book: one column a colour.
        p.rect(14, 318, 612, 150, "paper line")
        for c, (article, rows) in enumerate(WORDS.items()):
            x = 14 + c * 204
            p.rect(x, 318, 204, 26, article)
            p.text(x + 14, 337, article, 18, "heading", "on-solid")
            p.text(x + 192, 336, "plural: die", 13, "label", "on-solid", "end")
            if c:
                p.line((x, 318), (x, 468))
            for r, (one, many) in enumerate(rows):
                y = 366 + r * 29
                p.text(x + 14, y, one, 18, "kana", article)
                p.text(x + 106, y, many, 18, "kana", "ink")
                p.line((x + 8, y + 8), (x + 196, y + 8), cls="hair")
    with p.small:  # the book alone; the room is the head's
        for g, (article, rows) in enumerate(WORDS.items()):
            y = 26 + g * 71
            p.rect(6, y, 308, 66, "paper line")
            p.rect(6, y, 48, 66, article)
            p.text(30, y + 40, article, 23, "heading", "on-solid", "middle")
            for r, (one, many) in enumerate(rows[:3]):
                p.text(66, y + 18 + r * 21, one, 16.5, "kana", article)
                p.text(148, y + 18 + r * 21, many, 16.5, "kana", "ink")
                if r:
                    p.line((62, y + 2.5 + r * 21), (228, y + 2.5 + r * 21), cls="hair")
            thing = (lambda: table(p, 241, y + 20, 64, 32, 6), lambda: lamp(p, 273, y, y + 20, 54), lambda: window(p, 247, y + 6, 52, 46))[g]
            thing()
        p.text(66, 18, "singular", 14, "label", "faint")
        p.text(148, 18, "plural: die", 14, "label", "faint")
    p.crop("small", 5.6, 7.5, 314.4, 234.4)
    p.crop("large", 8.7, 6.7, 631.3, 468.7)
    p.save("level1-words")


def room():
    """The page's head: wall and floor from edge to edge of the frame, in its proportions, and a few things of the room."""
    p = Picture("A room whose things wear the colour of their article: blue for der, red for die, green for das", height=372, switch=HEAD)
    colours(p)
    p.style("wall", "fill:#e6e0d3", "fill:#12304a")
    p.style("floor", "fill:#d3cabb", "fill:#1d4462")

    def legend(x, y, wide, gap, high, size):
        for i, (article, colour) in enumerate((("der", "blue"), ("die", "red"), ("das", "green"))):
            p.rect(x + i * (wide + gap), y, wide, high, article)
            p.text(x + i * (wide + gap) + wide / 2, y + high / 2 + size * 0.34, f"{article}: {colour}", size, "label-strong", "on-solid", "middle")

    with p.large:
        p.rect(0, 0, 640, 300, "wall")
        p.rect(0, 300, 640, 72, "floor")
        p.line((-4, 300), (644, 300), cls="heavy")
        window(p, 34, 46, 142, 122)
        p.text(105, 198, "das Fenster", 20, "label-strong", "das", "middle")
        p.path("M212 190h7v56h36v8h-3v46h-6v-46h-25v46h-9z", "der")
        p.text(216, 180, "der Stuhl", 19, "label-strong", "der", "middle")
        lamp(p, 348, -4, 58, 108)
        p.text(348, 143, "die Lampe", 20, "label-strong", "die", "middle")
        table(p, 266, 216, 170, 84, 14)
        p.text(351, 262, "der Tisch", 20, "label-strong", "der", "middle")
        p.path("M282 216v-7h50v7zM286 209v-7h48v7z", "das")
        p.path("M282 209.4h50", "gap")
        p.text(306, 194, "das Buch", 17, "label-strong", "das", "middle")
        p.path("M376 192h27v15a9 9 0 0 1-9 9h-9a9 9 0 0 1-9-9z", "die")
        p.path("M403 197h4a5 5 0 0 1 0 10h-4", "e-die")
        p.text(392, 184, "die Tasse", 17, "label-strong", "die", "middle")
        p.circle(470, 70, 36, "die")
        p.circle(470, 70, 30, "gap")
        p.path("M470 46v24l16 11", "gap")
        p.text(470, 130, "die Uhr", 20, "label-strong", "die", "middle")
        p.path("M524 84h88v216h-88z", "die")
        p.path("M534 94h68v68h-68zM534 212h68v78h-68z", "gap")
        p.circle(601, 198, 4.5, "on-solid")
        p.text(566, 194, "die Tür", 21, "label-strong", "on-solid", "middle")
        legend(20, 318, 192, 12, 36, 22)
    with p.small:
        p.rect(0, 0, 320, 148, "wall")
        p.rect(0, 148, 320, 38, "floor")
        p.line((-3, 148), (323, 148), cls="bold")
        window(p, 19, 22, 78, 72)
        p.text(58, 120, "das Fenster", 15, "label-strong", "das", "middle")
        lamp(p, 174, -3, 27, 62)
        p.text(174, 77, "die Lampe", 15, "label-strong", "die", "middle")
        table(p, 113, 96, 122, 52, 10)
        p.text(174, 127, "der Tisch", 15, "label-strong", "der", "middle")
        p.path("M252 30h52v118h-52z", "die")
        p.path("M258 36h40v38h-40zM258 100h40v42h-40z", "gap")
        p.text(278, 92, "die Tür", 14.5, "label-strong", "on-solid", "middle")
        legend(12, 154.5, 94, 7, 23, 15)
    p.save("level1-head")


def bubble(p, x, y, lines, size, tail):
    """What is said, its lines a conversation; `tail` is the point it belongs to, below or above it."""
    step, r = size * 1.32, 7
    w, h = max(p.measure(t, size, "text") for t in lines) + 24, len(lines) * step + size * 0.7
    tx, ty = tail
    at = min(max(tx, x + 20), x + w - 20)
    sides = (f"H{number(at - 8)}L{tx} {ty}L{number(at + 8)} {y}", "") if ty < y else ("", f"H{number(at + 8)}L{tx} {ty}L{number(at - 8)} {number(y + h)}")
    p.path(f"M{x + r} {y}{sides[0]}H{number(x + w - r)}a{r} {r} 0 0 1 {r} {r}V{number(y + h - r)}a{r} {r} 0 0 1 {-r} {r}{sides[1]}H{x + r}a{r} {r} 0 0 1 {-r} {-r}V{y + r}a{r} {r} 0 0 1 {r} {-r}z", "paper bold")
    for i, words in enumerate(lines):
        p.text(x + 12, y + size * 1.28 + i * step, words, size, "text")


def house(p, x, y, w, h, roof, name, size=15, mark=""):
    """A house from the front: roof, windows, its name on it."""
    p.path(f"M{x - 5} {y}l{w * 0.14 + 5} {-roof}h{w * 0.72}l{w * 0.14 + 5} {roof}z", "solid")
    p.rect(x, y, w, h, "paper line")
    p.text(x + w / 2, y + h - 9, name, size, "label-strong", anchor="middle")
    n = int(w // 24) if h > 42 else 0
    for i in range(n):
        p.rect(x + (i + 0.5) * w / n - 5, y + 7, 10, 13, "tone-strong")


def way():
    """One way through a town with three stops, and at each stop what is said there."""
    p = Picture("A town map in German: one red way from the station to the pharmacy and the registration office, with three conversations")
    p.style("street", "fill:#d5d1c6", "fill:#274058")
    p.style("way", "fill:none;stroke:#a83212;stroke-width:6;stroke-linejoin:round;stroke-linecap:round", "stroke:#ff7d52")
    first, second = 112, 360  # the streets that lead off on the left, from the station onwards
    trees = ((22, 30), (70, 52), (30, 100), (150, 40), (196, 22), (230, 52), (178, 74), (300, 30), (272, 66), (318, 76), (400, 356), (560, 360), (604, 356), (606, 440), (404, 440))
    with p.large:
        p.rect(10, 10, 620, 460, "street")
        for x, y, w, h in ((10, 10, 86, 290), (128, 10, 214, 290), (378, 10, 252, 122), (378, 168, 252, 132), (10, 340, 86, 130), (128, 340, 214, 130), (378, 340, 252, 130)):
            p.rect(x, y, w, h, "ground line")
        for x, y in trees:
            p.path(f"M{x + 7} {y + 12}v14", "bold")
            p.circle(x + 7, y + 8, 10, "tone-strong")
        assert first < second and 342 < second < 378, "the way turns into the second street on the left"
        p.path(f"M54 322H{second}V150H470M460 141l11 9-11 9", "way")
        p.text(254, 317, "Bahnhofstraße", 14, "label", "faint", "middle")
        p.text(117, 90, "erste Straße", 14, "label", "faint", "middle", rotate=-90)
        p.text(365, 74, "zweite Straße", 14, "label", "faint", "middle", rotate=-90)
        house(p, 17, 386, 72, 48, 24, "Bahnhof", 16)
        p.path("M12 448h82M12 458h82" + "".join(f"M{x} 444v18" for x in range(18, 94, 12)), "line")
        house(p, 390, 194, 96, 44, 18, "Apotheke", 17)
        house(p, 520, 194, 84, 44, 18, "Post", 17)
        house(p, 548, 62, 74, 54, 26, "Bürgeramt", 15.5)
        house(p, 150, 226, 76, 52, 22, "Hotel", 16)
        house(p, 248, 232, 76, 46, 18, "Café", 16)
        p.path("M196 118v-14h-7v-6h7v-8h6v8h7v6h-7v14", "solid")
        house(p, 176, 150, 92, 46, 32, "Kirche", 16)
        house(p, 22, 226, 60, 52, 20, "Bank", 16)
        house(p, 22, 160, 60, 44, 18, "Kino", 16)
        house(p, 448, 400, 112, 52, 26, "Rathaus", 17)
        bubble(p, 118, 358, ("– Wo ist hier eine Apotheke?", "– Gehen Sie geradeaus, dann", "   die zweite Straße links."), 18, (170, 334))
        bubble(p, 384, 256, ("– Ich habe Kopfschmerzen.", "– Nehmen Sie zwei Tabletten."), 16, (438, 238))
        bubble(p, 384, 26, ("– Wie heißen Sie?", "– Patil: P-A-T-I-L."), 17, (430, 138))
        for n, (x, y) in enumerate(((170, 322), (second, 222), (430, 150))):
            p.balloon(x, y, n + 1, 13, True)
        p.line((second + 13, 222), (388, 222), cls="red-line")
    with p.small:
        p.rect(4, 4, 312, 232, "street")
        p.style("way2", "fill:none;stroke:#a83212;stroke-width:3.6;stroke-linejoin:round;stroke-linecap:round", "stroke:#ff7d52")
        for x, y, w, h in ((4, 4, 62, 128), (86, 4, 98, 128), (204, 4, 112, 46), (204, 72, 112, 60), (66, 154, 250, 82), (4, 154, 46, 82)):
            p.rect(x, y, w, h, "ground line")
        p.path("M24 143H194V61H240M234 55.5l7 5.500-7 5.500".replace("5.500", "5.5"), "way2")
        house(p, 98, 82, 70, 38, 20, "Kirche", 14)
        house(p, 12, 88, 46, 34, 14, "Kino", 13)
        house(p, 222, 90, 80, 36, 13, "Apotheke", 15)
        p.text(262, 33, "Bürgeramt", 15.5, "label-strong", anchor="middle")
        p.text(27, 192, "Bahn-", 13, "label-strong", anchor="middle")
        p.text(27, 207, "hof", 13, "label-strong", anchor="middle")
        bubble(p, 62, 168, ("– Wo ist hier eine Apotheke?", "– Die zweite Straße links."), 16.5, (100, 150))
        for n, (x, y) in enumerate(((100, 143), (194, 102), (216, 61))):
            p.balloon(x, y, n + 1, 9, True)
    p.crop("small", 3.3, 3.3, 316.7, 236.7)
    p.crop("large", 9.3, 9.3, 635, 470.7)
    p.save("level1-way")


#: Lines of the draft: parts as written, each with what the teacher puts in its place (None: nothing).
DRAFT = ((("Lieber", "Liebe"), (" Anna,", None)), (("es tut mir leid, ich kann am", None),), (("Samstag nicht kommen.", None),), (("Meine", "Mein"), (" Bruder ist krank und ich", None)), (("habe", "bin"), (" mit ihm zum Arzt gefahren.", None)),
         (("Am Sonntag ", None), ("ich habe", "habe ich"), (" Zeit.", None)), (("Kommst du? Ich mache ", None), ("ein", "einen"), (" Kuchen.", None)), (("Viele Grüße", None),), (("Meera", None),))
REASONS = ("Anna: Liebe", "der Bruder: mein", "Bewegung: sein", "Verb auf Position 2", "Akkusativ: einen")


def email():
    """An email with five corrections in a teacher's pencil, each with its rule beside it."""
    written = " ".join("".join(a for a, _ in line) for line in DRAFT)
    mended = " ".join("".join(b or a for a, b in line) for line in DRAFT)
    assert 28 <= len(mended.split()) <= 40 and sum(1 for line in DRAFT for _, b in line if b) == len(REASONS) == 5
    assert "Liebe Anna" in mended and "ich bin mit ihm zum Arzt gefahren" in mended and "Am Sonntag habe ich Zeit" in mended and "einen Kuchen" in mended
    rng = random.Random(2)
    p = Picture("An email in German with five corrections in red pencil, and the rule for each in the margin")

    def wave(x, y, w):
        return f"M{number(x)} {number(y)}" + "".join(f"q{number(w / 16)} -3 {number(w / 8)} 0t{number(w / 8)} 0" for _ in range(4))

    with p.large:
        y0 = p.window(14, 14, 612, 454, "Nachricht", 14, 26)
        p.text(612, 32, "Sample", 12, "label-light", "faint", "end")
        p.text(32, y0 + 23, "An: Anna", 15)
        p.text(150, y0 + 23, "Betreff: Samstag", 15, "label-strong")
        p.line((14, y0 + 34), (626, y0 + 34), cls="hair")
        p.line((428, y0 + 34), (428, 468), cls="hair")
        y, n = y0 + 76, 0
        for line in DRAFT:
            x = 34
            for words, better in line:
                wide = p.text(x, y, words, 21, "text", "faint" if better else "ink")
                if better:
                    n += 1
                    lead = len(words) - len(words.lstrip())
                    p.path(f"M{number(x - 3)} {number(y - 5)}q{number(wide / 2)} -5 {number(wide + 6)} -2", "red-line")
                    p.text(x + wide / 2 + rng.uniform(-1, 1), y - 18, better, 18, "kana", "red", "middle", rotate=-2)
                    my = y - 3
                    p.line((428, my), (438, my), cls="red-line")
                    p.text(446, y + 1, str(n), 17, "kana", "red")
                    p.text(464, y + 1, REASONS[n - 1], 17.5, "kana", "red", rotate=-0.6)
                x += wide
            y += 41
        # The pencil, its point where the last mark ends.
        p.add('<g transform="translate(452 438)rotate(-22)">')
        p.path("M0 0l22-9h112v18h-112z", "paper line")
        p.path("M22-9h112v18h-112zM134-9h12a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-12z", "red")
        p.path("M22-3h112M22 3h112", "edge")
        p.style("edge", "fill:none;stroke:#fbf9f4;stroke-width:1;stroke-opacity:.7", "stroke:#0d2134")
        p.path("M0 0l7-3v6z", "red")
        p.add("</g>")
        p.path("M340 452c20-9 26 8 44-2c16-8 30 4 66-12", "red-line")
    with p.small:
        p.rect(6, 6, 308, 228, "paper line")
        rows = ((("Lieber", "Liebe"), (" Anna,", None)), (("Am Sonntag ", None), ("ich habe", "habe ich")), (("Zeit. Ich mache ", None), ("ein", "einen")), (("Kuchen.", None),))
        y = 52
        for line in rows:
            x = 20
            for words, better in line:
                wide = p.text(x, y, words, 21, "text", "faint" if better else "ink")
                if better:
                    p.path(f"M{number(x - 2)} {number(y - 5)}q{number(wide / 2)} -4 {number(wide + 4)} -2", "red-line")
                    p.text(x + wide / 2, y - 19, better, 18, "kana", "red", "middle", rotate=-2)
                x += wide
            y += 50
        p.text(304, 222, "Sample", 12, "label-light", "faint", "end")
        p.text(130, 202, "Verb auf Position 2", 18, "kana", "red")
    p.crop("small", 5.3, 5.3, 314.7, 234.7)
    p.crop("large", 13.3, 13.3, 626.7, 468.7)
    p.save("level1-email")


def myself():
    """Six sentences, and the verb stands second in each."""
    said = (("Ich", "heiße", "Meera.", ""), ("Ich", "bin", "neunzehn.", ""), ("Ich", "wohne", "in Pune.", ""), ("Ich", "spreche", "Marathi", "und etwas Deutsch."), ("Ich", "bin", "Elektrikerin.", ""), ("Ich", "spiele", "gern Cricket.", ""))
    wanted = ("name", "age", "home", "languages", "work", "hobby")
    assert len(said) == len(wanted) == 6 and all(s[0] == "Ich" for s in said)
    p = Picture("Six small pictures of one person, a name, a cake, hills, two speech bubbles, a plug and a cricket bat, each with its German sentence")
    p.style("thick", "fill:none;stroke:#14222f;stroke-width:3;stroke-linecap:round;stroke-linejoin:round", "stroke:#e6eef5")
    p.style("red-thick", "fill:none;stroke:#a83212;stroke-width:3;stroke-linecap:round;stroke-linejoin:round", "stroke:#ff7d52")

    def name(x, y, size=14):
        p.path(f"M{x - 8} {y - 44}l-14-28M{x + 8} {y - 44}l14-28", "thick")
        p.path(f"M{x - 58} {y - 38}h116a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8h-116a-8 8 0 0 1-8-8v-60a8 8 0 0 1 8-8z".replace("a-8 8 0", "a8 8 0"), "paper bold")
        p.path(f"M{x - 66} {y - 18}v-12a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v12z", "solid")
        p.text(x, y - 28 + size * 0.34, "Hallo", size, "label-strong", "on-solid", "middle")
        p.text(x, y + 22, "Meera", 32, "kana", "ink", "middle")

    def age(x, y):
        p.path(f"M{x - 50} {y + 40}v-34q0-8 8-8h84q8 0 8 8v34z", "solid")
        p.path(f"M{x - 50} {y + 10}q12 16 25 0t25 0 25 0 25 0v-6q0-8-8-8h-84q-8 0-8 8z", "paper bold")
        p.line((x - 64, y + 42), (x + 64, y + 42), cls="thick")
        for dx, digit in ((-20, "1"), (20, "9")):
            p.text(x + dx, y - 6, digit, 52, "heading", "ink", "middle")
            p.path(f"M{x + dx} {y - 64}q9 11 0 18q-9-7 0-18z", "tone-strong bold")

    def home(x, y):
        p.path(f"M{x - 78} {y + 42}l30-44h20l16 22 22-50h24l32 72z", "tone-strong")
        p.path(f"M{x - 34} {y + 42}v-44l36-28 36 28v44z", "paper bold")
        p.path(f"M{x - 44} {y + 4}l46-36 46 36", "thick")
        p.rect(x - 6, y + 12, 18, 30, "solid")
        p.rect(x + 20, y + 10, 12, 13, "line"), p.rect(x - 26, y + 10, 12, 13, "line")
        p.line((x - 80, y + 42), (x + 80, y + 42), cls="thick")

    def languages(x, y):
        p.path(f"M{x - 70} {y - 52}h84a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8h-56l-18 18v-18h-10a8 8 0 0 1-8-8v-34a8 8 0 0 1 8-8z", "solid")
        p.text(x - 28, y - 20, "Namaste", 19, "label-strong", "on-solid", "middle")
        p.path(f"M{x - 8} {y + 6}h72a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-8v14l-16-14h-48a8 8 0 0 1-8-8v-26a8 8 0 0 1 8-8z", "paper bold")
        p.text(x + 29, y + 34, "Hallo", 19, "label-strong", "ink", "middle")

    def work(x, y):
        p.path(f"M{x + 66} {y - 46}q-18 2-24 22t-26 18", "thick")
        p.path(f"M{x + 22} {y - 24}l-34 34-20-20 34-34q22 0 20 20z", "solid")
        p.path(f"M{x - 30} {y - 8}l-15 15M{x - 14} {y + 8}l-15 15", "thick")
        p.path(f"M{x - 84} {y + 42}v-30q0-6 6-6h34q6 0 6 6v30q0 0-6 0h-34q-6 0-6 0z", "paper bold")
        for dx in (-68, -54):
            p.circle(x + dx, y + 24, 4, "ink")
        p.path(f"M{x + 14} {y + 44}l10-22h-14l18-28-6 20h14z", "tone-strong bold")

    def hobby(x, y):
        p.add(f'<g transform="translate({x - 4} {y})rotate(38)">')
        p.path("M-4-70h8v34h-8z", "solid")
        p.path("M-12-36h24q4 0 4 6v72q0 10-16 12q-16-2-16-12v-72q0-6 4-6z", "paper bold")
        p.path("M0-30v74", "hair")
        p.add("</g>")
        p.circle(x + 52, y + 22, 17, "tone-strong bold")
        p.path(f"M{x + 42} {y + 9}q12 12 10 30M{x + 50} {y + 6}q13 12 12 28", "line")

    draw = (name, age, home, languages, work, hobby)

    def sentence(x, y, words, size):
        """The sentence about its middle, the verb red on a bar of its own. Returns nothing."""
        first = " ".join(words[:3]).strip()
        wide = p.measure(first, size, "text-strong")
        gap = p.measure("n n", size, "text-strong") - p.measure("nn", size, "text-strong")
        at = x - wide / 2
        for i, word in enumerate(words[:3]):
            w = p.measure(word, size, "text-strong")
            if i == 1:
                p.path(f"M{number(at)} {number(y + size * 0.34)}h{number(w)}", "red-thick")
            p.text(at, y, word, size, "text-strong" if i == 1 else "text", "red" if i == 1 else "ink")
            at += w + gap
        if words[3]:
            p.text(x, y + size * 1.36, words[3], size, "text", "ink", "middle")

    with p.large:
        p.text(16, 32, "One minute about yourself", 20, "heading")
        p.text(624, 32, "the verb stands second", 17, "label-strong", "red", "end")
        for i, (f, words) in enumerate(zip(draw, said)):
            x, y = 110 + (i % 3) * 210, 132 + (i // 3) * 208
            f(x, y)
            sentence(x, y + 82, words, 18)
        p.text(624, 470, "sample person", 12, "label", "faint", "end")
    with p.small:  # all six, the rest of each sentence below its verb
        k = 0.6
        for i, (f, words) in enumerate(zip(draw, said)):
            x, y = 57.4 + (i % 3) * 102.6, (68.5, 166.5)[i // 3]
            p.add(f'<g transform="translate({number(x)} {y})scale({k})">')
            f(0, 0, *([18.5] if f is name else []))
            p.add("</g>")
            y = (109, 216.5)[i // 3]
            sentence(x, y, (*words[:2], "", ""), 13.6)
            p.text(x, y + 17, words[2].rstrip(".") + ".", 13.6, "text", "ink", "middle")
        p.text(6.2, 16, "The verb stands second", 13.5, "label-strong", "red")
        p.text(313.8, 16, "sample person", 12.5, "label", "faint", "end")
    p.crop("large", 16.7, 18.3, 628, 472.3)
    p.save("level1-myself")


PICTURES = [room, words, way, email, myself]
