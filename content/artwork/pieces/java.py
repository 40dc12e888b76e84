"""Pictures of the pieces of the course Advanced Java: the programs below java/ are run, their results drawn.

Needs Debian's default-jdk-headless and libh2-java: H2 in its MySQL mode stands for the MySQL of the course.
"""
import random

from kit import HERE, Picture, ran, number

RUN = "java -cp /usr/share/java/h2.jar"
KEYWORDS = "try catch throw new static void return int var throws"


def transfer():
    """Half a transfer snaps back: the total never changes."""
    out = [line.split() for line in ran("java", f"{RUN} Transfer.java").strip().split("\n")]
    moments = [(m, int(a), int(b)) for m, a, b in out]
    assert [m for m, *_ in moments] == ["before", "between", "rolled-back", "between", "committed"]
    before, between, back, again, done = [(a, b) for _, a, b in moments]
    assert between == again == (7000, 3000) and back == before and sum(done) == sum(before) == 15000
    p = Picture("Two accounts before, within and after a transfer: either it is committed whole, or it is rolled back")

    def bar(x, y0, wide, unit, pair, size, missing=0):
        a, b = pair
        y = y0 - b * unit
        p.rect(x, y, wide, b * unit, "tone-strong")
        p.rect(x, y, wide, b * unit, "line")
        p.text(x + wide / 2, y + b * unit / 2 + size * 0.35, f"B  {b:,}", size, "label-strong", anchor="middle", tabular=True)
        if missing:
            y -= missing * unit
            p.rect(x, y, wide, missing * unit, "red")
            p.text(x + wide / 2, y + missing * unit / 2 + size * 0.35, f"{missing:,} nowhere" if size > 12 else f"{missing:,}", size, "label-strong", "on-solid", "middle", tabular=True)
        p.rect(x, y - a * unit, wide, a * unit, "solid")
        p.text(x + wide / 2, y - a * unit / 2 + size * 0.35, f"A  {a:,}", size, "label-strong", "on-solid", "middle", tabular=True)
        return y - a * unit

    with p.large:
        p.text(16, 36, "Half a transfer snaps back", 24, "heading")
        p.text(16, 55, "₹5,000 from A to B in two updates: at every end the two accounts hold 15,000. Sample data", 12.5, "label-light", "faint")
        y0, unit, wide = 282, 0.0122, 112
        top = y0 - 15000 * unit
        p.line((16, top), (624, top), cls="dash")
        p.text(624, top - 6, "15,000", 13, "label-strong", anchor="end")
        xs = (16, 182, 348, 512)
        for x, pair, missing, name in zip(xs, (before, between, done, back), (0, 5000, 0, 0), ("before", "between the updates", "commit", "rollback")):
            bar(x, y0, wide, unit, pair, 14, missing)
            p.text(x + wide / 2, y0 + 19, name, 14, "heading", anchor="middle")
        p.line((16, y0), (624, y0))
        for a, b in ((xs[0] + wide, xs[1]), (xs[1] + wide, xs[2])):
            p.arrow((a + 8, 210), (b - 8, 210), cls="bold", size=9)
        # Back to what was: the way of the rollback, below.
        p.path(f"M{xs[1] + wide / 2} {y0 + 26}v8h{xs[3] - xs[1]}v-4", "red-line")
        p.area((xs[3] + wide / 2, y0 + 23), (xs[3] + wide / 2 - 4, y0 + 32), (xs[3] + wide / 2 + 4, y0 + 32), cls="red")
        p.rect(xs[2] + 6, y0 + 27, 100, 14, "ground")
        p.text(xs[2] + wide / 2, y0 + 39, "an error here", 13, "label-strong", "red", "middle")
        y = p.window(12, 336, 616, 132, "Transfer.java", 13, 22)
        source = (HERE / "java" / "Transfer.java").read_text()
        part = source[source.index("        db.setAuto"):source.index("    static void show")].replace('            show("between");\n', "").rstrip().removesuffix("}").rstrip()
        lines = [line[8:] for line in part.split("\n")]
        assert len(lines) == 8, lines
        p.code(24, y + 21, "\n".join(lines[:5]), 13, 19.5, KEYWORDS)
        p.code(330, y + 21, "\n".join(lines[5:]), 13, 19.5, KEYWORDS)
        p.line((318, y + 8), (318, 460), cls="hair")
        p.text(330, 456, "5,000 cannot be lost in between", 13.5, "text-italic")
    with p.small:
        p.text(8, 22, "Half a transfer snaps back", 18, "heading")
        y0, unit, wide = 208, 0.0104, 64
        top = y0 - 15000 * unit
        xs = (8, 88, 168, 248)
        for x, pair, missing, name in zip(xs, (before, between, done, back), (0, 5000, 0, 0), ("before", "between", "commit", "rollback")):
            bar(x, y0, wide, unit, pair, 12, missing)
            p.text(x + wide / 2, y0 + 14, name, 12, "label-strong", anchor="middle")
        p.line((8, top - 1), (312, top - 1), cls="dash")
        p.text(312, top - 6, "15,000", 12, "label-strong", anchor="end")
        p.text(8, 236, "₹5,000 from A to B. Sample data", 11.5, "label", "faint")
    p.save("java-transfer")


SPINES = (
    "Algebra|Fluid mechanics|Machine design|Poems of rain|Networks|Accounts II|Operating systems|Marathi grammar|Surveying|Data structures|Thermodynamics|"
    "Short stories|Concrete|Digital logic|Marathi poems|Company law|Statistics|Java servlets|Chemistry|Economics|Atlas|Hindi plays"
).split("|")  # fmt: skip


def library():
    """The gap in the shelf that costs eighteen rupees."""
    loans = [line.split("|") for line in ran("java", "java Desk.java").strip().split("\n")]
    assert [(n, late, fine) for n, _, _, late, fine in loans] == [("Machine design", "9", "18"), ("Data structures", "0", "0"), ("Marathi poems", "0", "0")]
    out = {n for n, *_ in loans}
    p = Picture("A library desk in the browser: a shelf with three gaps, one of them red and nine days late, and the return with its fine")

    def shelf(x0, x1, base, tall, titles, size, seed):
        chance = random.Random(seed)
        widths = [chance.uniform(0.8, 1.25) for _ in titles]
        unit = (x1 - x0) / sum(widths)
        x = x0
        for n, (title, w) in enumerate(zip(titles, widths)):
            w *= unit
            h = tall * max(chance.uniform(0.74, 1), (p.measure(title, size, "label-strong") + 34) / tall)
            red = title == "Machine design"
            if title in out:
                p.rect(x + 1, base - h, w - 2, h, "red-tone" if red else "ground")
                p.rect(x + 1, base - h, w - 2, h, "red-line" if red else "dash")
            else:
                p.rect(x + 0.5, base - h, w - 1, h, ("solid", "tone-strong", "paper", "tone")[n * 7 % 4])
                p.rect(x + 0.5, base - h, w - 1, h, "line")
                for band in (10, h - 14):
                    p.line((x + 3, base - h + band), (x + w - 3, base - h + band), cls="spine" if n * 7 % 4 == 0 else "line")
            fill = "red" if red else "faint" if title in out else "on-solid" if n * 7 % 4 == 0 else "ink"
            p.text(x + w / 2 + size * 0.34, base - 22, title, size, "label-strong", fill, rotate=-90)
            if red:
                at = (x + w / 2, base)
            x += w
        p.rect(x0 - 6, base, x1 - x0 + 12, 5, "solid")
        return at

    p.style("spine", "fill:none;stroke:#fbf9f4;stroke-width:1", "stroke:#0d2134")
    with p.large:
        y = p.window(12, 12, 616, 456, "Library desk", 14, 26)
        x = 440
        for tab in ("Members", "Issue", "Returns"):
            w = p.measure(tab, 13.5, "label-strong")
            if tab == "Returns":
                p.rect(x - 10, 12.5, w + 20, 26, "paper")
                p.rect(x - 10, 35.5, w + 20, 3, "solid")
            p.text(x, 30, tab, 13.5, "label-strong" if tab == "Returns" else "label")
            x += w + 26
        at = shelf(30, 610, 262, 196, SPINES, 13.5, 3)
        p.line((at[0], 268), (at[0], 296), cls="red-line")
        p.area((at[0], 302), (at[0] - 4.5, 293), (at[0] + 4.5, 293), cls="red")
        p.line((12, 304), (628, 304), cls="hair")
        book, issued, due, late, fine = loans[0]
        p.text(30, 332, "Machine design", 21, "heading")
        p.text(30, 350, "Member 0417. Issued 31 Oct, due 14 Nov, back 23 Nov 2026", 13, "label", "faint")
        # A square a day: fourteen free, then red.
        total = 14 + int(late)
        side = 15.2
        for d in range(total):
            x = 30 + d * (side + 2.8)
            p.rect(x, 366, side, 30, "tone-strong" if d < 14 else "red")
            day = 31 if d < 0 else d + 1
            p.text(x + side / 2, 386, str(day), 11.5, "label-strong", "ink" if d < 14 else "on-solid", "middle", tabular=True)
        p.text(30, 414, "14 days free", 13, "label-strong")
        p.text(30 + 14 * 18, 414, "9 days late × ₹2", 13, "label-strong", "red")
        p.text(610, 346, "Fine", 15, "heading", anchor="end")
        p.text(610, 392, "₹18", 46, "heading", "red", "end")
        p.rect(486, 410, 124, 28, "solid")
        p.text(548, 428.5, "Take back", 14, "label-strong", "on-solid", "middle")
        p.text(30, 452, "Dashed: on loan. Sample library", 12, "label-light", "faint")
    with p.small:
        p.window(4, 4, 312, 232, "Library desk: return", 13, 20)
        shelf(14, 306, 160, 126, [SPINES[i] for i in (1, 2, 3, 4, 8, 9, 12, 13, 14, 15, 16)], 12, 3)
        p.text(14, 190, "Machine design", 16, "heading")
        p.text(14, 208, "9 days late × ₹2 a day", 13.5, "label-strong")
        p.text(14, 227, "Sample library", 11.5, "label-light", "faint")
        p.text(306, 215, "₹18", 38, "heading", "red", "end")
    p.save("java-library")


def booking():
    """Two phones ask for Thursday at eleven; one is refused."""
    created, refused, double = map(int, ran("java", f"{RUN} Booking.java").split())
    assert (created, refused, double) == (200, 200, 0)
    p = Picture("A week of appointments; a second phone asks for a slot that is taken and is refused with status 409")
    chance = random.Random(12)
    days = ["Mon 23", "Tue 24", "Wed 25", "Thu 26", "Fri 27", "Sat 28"]
    slots = ["10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "16:00", "16:30", "17:00", "17:30"]
    taken = {(d, s) for d in range(6) for s in range(10) if chance.random() < 0.5 and not (d == 5 and s > 5)}
    taken = (taken | {(3, 2), (3, 1)}) - {(3, 3), (3, 4)}

    def calendar(x0, y0, wide, high, cols, rows, size):
        for j, s in enumerate(rows):
            y = y0 + j * high
            p.text(x0 - 7, y + high / 2 + size * 0.35, slots[s], size, "label", "faint", "end", tabular=True)
        for i, d in enumerate(cols):
            x = x0 + i * wide
            p.text(x + wide / 2, y0 - 8, days[d], size + 1, "label-strong", anchor="middle")
            for j, s in enumerate(rows):
                y = y0 + j * high
                shut = d == 5 and s > 5
                p.rect(x + 1.5, y + 1.5, wide - 3, high - 3, "solid" if (d, s) in taken else "tone" if shut else "paper")
                if not shut and (d, s) not in taken:
                    p.rect(x + 1.5, y + 1.5, wide - 3, high - 3, "hair")

    def phone(x, y, wide, high, size):
        p.add(f'<rect class="solid" x="{x}" y="{y}" width="{wide}" height="{high}" rx="{wide * 0.09:.1f}"/>')
        p.add(f'<rect class="paper" x="{x + 6}" y="{y + 14}" width="{wide - 12}" height="{high - 30}" rx="3"/>')
        p.line((x + wide * 0.4, y + high - 8), (x + wide * 0.6, y + high - 8), cls="knob")
        p.text(x + 16, y + 36, "Thu 26 Nov", size, "label", "faint")
        p.text(x + 16, y + 60, "11:00", size * 1.9, "heading", "red")
        p.text(x + 16, y + 78, "is taken", size * 1.15, "heading", "red")

    p.style("knob", "fill:none;stroke:#fbf9f4;stroke-width:2;stroke-linecap:round", "stroke:#0d2134")
    with p.large:
        x0, y0, wide, high = 56, 92, 64, 29
        p.text(16, 36, "Eleven o’clock is sold once", 24, "heading")
        p.text(16, 55, "A clinic’s week, sample data: filled is booked, grey is closed", 12.5, "label-light", "faint")
        calendar(x0, y0, wide, high, range(6), range(6), 12)
        calendar(x0, y0 + 6 * high + 14, wide, high, [], range(6, 10), 12)
        for d in range(6):
            for s in range(6, 10):
                x, y = x0 + d * wide, y0 + 14 + s * high
                shut = d == 5
                p.rect(x + 1.5, y + 1.5, wide - 3, high - 3, "solid" if (d, s) in taken else "tone" if shut else "paper")
                if not shut and (d, s) not in taken:
                    p.rect(x + 1.5, y + 1.5, wide - 3, high - 3, "hair")
        x, y = x0 + 3 * wide, y0 + 2 * high
        px, py = 470, 84
        phone(px, py, 154, 306, 14)
        # The refused block is held within the one slot that is booked already.
        assert (3, 2) in taken
        p.rect(x + 6, y + 5.5, wide - 12, high - 11, "red")
        p.text(x + wide / 2, y + high / 2 + 4.3, "phone 2", 13, "label-strong", "on-solid", "middle")
        p.path(f"M{px} {y + high / 2}H{x + wide + 10}", "red-line")
        p.area((x + wide + 1, y + high / 2), (x + wide + 11, y + high / 2 - 4.5), (x + wide + 11, y + high / 2 + 4.5), cls="red")
        p.text(px + 16, py + 112, "Free on this day", 13.5, "label-strong")
        free = [s for s in range(10) if (3, s) not in taken][:5]
        for n, s in enumerate(free):
            yy = py + 124 + n * 38
            p.rect(px + 16, yy, 122, 30, "line")
            p.text(px + 77, yy + 20.5, slots[s], 14.5, "label-strong", anchor="middle", tabular=True)
        y = p.window(12, 406, 616, 62, "Test of the booking service", 13, 22)
        p.text(24, y + 26, f"200 slots, two requests for each at the same moment:  {created} × 201 Created,  {refused} × 409 Conflict,  {double} double", 14, "label-strong")
    with p.small:
        p.text(8, 22, "Eleven o’clock is sold once", 18, "heading")
        x0, y0, wide, high = 46, 58, 50, 25
        calendar(x0, y0, wide, high, [2, 3, 4], range(6), 12)
        x, y = x0 + wide, y0 + 2 * high
        phone(212, 34, 100, 178, 13)
        p.rect(x + 5.5, y + 5.5, wide - 11, high - 11, "red")
        p.path(f"M212 {y + high / 2}H{x + wide + 8}", "red-line")
        p.area((x + wide + 1, y + high / 2), (x + wide + 9, y + high / 2 - 4), (x + wide + 9, y + high / 2 + 4), cls="red")
        free = [s for s in range(10) if (3, s) not in taken][:3]
        for n, s in enumerate(free):
            p.rect(226, 124 + n * 24, 72, 20, "line")
            p.text(262, 138.5 + n * 24, slots[s], 13, "label-strong", anchor="middle", tabular=True)
        p.text(8, 231, f"Test: 400 requests, {created} booked, {refused} refused. Sample data", 12, "label-strong")
    p.save("java-booking")


def queries():
    """Twenty loans on one page: one question to the database, or twenty-one."""
    import sqlite3

    base = sqlite3.connect(":memory:")
    base.executescript("create table member(id integer primary key, name text); create table loan(id integer primary key, book text, member_id integer)")
    base.executemany("insert into member values (?, ?)", [(i, f"Member {i}") for i in range(1, 21)])
    base.executemany("insert into loan values (?, ?, ?)", [(i, f"Book {i}", i) for i in range(1, 21)])
    log = []
    base.set_trace_callback(log.append)
    joined = base.execute("select l.book, m.name from loan l join member m on m.id = l.member_id order by l.id").fetchall()
    once = len(log)
    log.clear()
    lazy = [(book, base.execute("select name from member where id = ?", (member,)).fetchone()[0]) for book, member in base.execute("select book, member_id from loan order by id").fetchall()]
    assert lazy == joined and once == 1 and len(log) == 21  # the same page, twenty-one questions
    p = Picture("One page of twenty loans: a single thick line to the database, or twenty-one thin red ones")
    p.style("thread", "fill:none;stroke:#a83212;stroke-width:1.3;stroke-linecap:round", "stroke:#ff7d52")
    p.style("rope", "fill:none;stroke:#14222f;stroke-width:7;stroke-linecap:round", "stroke:#a3c0d8")

    def drum(x, y, w, h):
        """A database: a drum of three discs."""
        r = w * 0.16
        p.path(f"M{x - w / 2} {y}v{h}a{w / 2} {r} 0 0 0 {w} 0v{-h}", "solid")
        p.add(f'<ellipse class="tone-strong" cx="{x}" cy="{y}" rx="{w / 2}" ry="{number(r)}"/><ellipse class="paper bold" cx="{x}" cy="{y}" rx="{w / 2}" ry="{number(r)}"/>')
        p.style("disc", "fill:none;stroke:#fbf9f4;stroke-width:1.6", "stroke:#0d2134")
        for i in (1, 2):
            p.path(f"M{x - w / 2} {number(y + h * i / 3)}a{w / 2} {number(r)} 0 0 0 {w} 0", "disc")

    def shelf(x, y, w, h, hot):
        """The page: twenty loans as books in a row. Returns the feet of the books."""
        feet, step = [], w / 20
        for i in range(20):
            tall = h * (0.72 + 0.28 * ((i * 7) % 5) / 4)
            p.rect(x + i * step + 0.6, y - tall, step - 1.6, tall, "paper line" if (i * 3) % 5 else "solid")
            feet.append((x + (i + 0.5) * step, y))
        p.line((x - 5, y + 2), (x + w + 5, y + 2), cls="heavy")
        return feet

    with p.large:
        p.text(16, 32, "The same page, twenty loans", 20, "heading")
        p.text(16, 51, "what each version asks the database, sample library", 13, "label", "faint")
        for x, words in ((36, "With a join"), (356, "Member by member")):
            hot = x > 100
            feet = shelf(x, 150, 248, 72, hot)
            cx = x + 124
            if hot:
                for i, (fx, fy) in enumerate([*feet, (cx + 4, 150)]):
                    tx = cx + (fx - cx) * 0.24
                    p.path(f"M{number(fx)} {fy + 6}C{number(fx)} {fy + 90} {number(tx)} {fy + 80} {number(tx)} 338", "thread")
            else:
                p.path(f"M{cx} 156V338", "rope")
                p.path(f"M{x} 158Q{cx} 176 {x + 248} 158", "bold")
            drum(cx, 344, 112, 62)
            p.text(x - 4, 330, "1" if not hot else "21", 64, "heading", "red" if hot else "ink", "start")
            p.text(x - 4, 354, "query" if not hot else "queries", 18, "label-strong", "red" if hot else "ink")
            p.text(cx, 448, words, 17, "label-strong", "red" if hot else "ink", "middle")
            p.text(cx, 468, "join fetch" if not hot else "Hibernate, lazy: N + 1", 14, "code" if not hot else "label", "ink", "middle")
        p.line((320, 84), (320, 466), cls="hair")
    with p.small:
        for x in (14, 176):
            hot = x > 100
            feet = shelf(x, 66, 130, 42, hot)
            cx = x + 65
            if hot:
                for fx, fy in feet + [(cx + 2, 66)]:
                    tx = cx + (fx - cx) * 0.24
                    p.path(f"M{number(fx)} {fy + 4}C{number(fx)} {fy + 46} {number(tx)} {fy + 42} {number(tx)} 166", "thread")
            else:
                p.path(f"M{cx} 70V166", "rope")
                p.path(f"M{x} 70Q{cx} 80 {x + 130} 70", "bold")
            drum(cx, 170, 62, 30)
            p.text(x - 2, 166, "1" if not hot else "21", 36, "heading", "red" if hot else "ink")
            p.text(cx, 232, "one query" if not hot else "21 queries", 13, "label-strong", "red" if hot else "ink", "middle")
        p.text(10, 18, "The same page of loans", 13, "heading")
    p.save("java-queries")


def bundle():
    """The same as one shape, for the group's name: each of twenty books asks the one database, and the shelf once more."""
    p = Picture("A row of twenty books; a red thread leads from each down to one database")
    p.style("thread", "fill:none;stroke:#a83212;stroke-width:3;stroke-linecap:round", "stroke:#ff7d52")
    p.style("disc", "fill:none;stroke:#fbf9f4;stroke-width:3", "stroke:#0d2134")
    left, step, shelf, top, wide, high, round_ = 10, 31, 176, 356, 220, 76, 34
    for n in range(20):
        x, tall = left + n * step, 170 * (0.68 + 0.32 * ((n * 7) % 5) / 4)
        p.rect(x + 1.5, shelf - tall, step - 3, tall, "paper heavy" if (n * 3) % 5 else "solid")
    p.path(f"M{left - 6} {shelf + 3}H{left + 20 * step + 6}", "shelf")
    p.style("shelf", "fill:none;stroke:#14222f;stroke-width:6", "stroke:#a3c0d8")
    p.path(f"M{320 - wide / 2} {top}v{high}a{wide / 2} {round_} 0 0 0 {wide} 0v-{high}", "solid")
    for n in (1, 2):
        p.path(f"M{320 - wide / 2} {number(top + high * n / 3)}a{wide / 2} {round_} 0 0 0 {wide} 0", "disc")
    p.add(f'<ellipse class="paper heavy" cx="320" cy="{top}" rx="{wide / 2}" ry="{round_}"/>')
    for n in range(21):
        x = left + (n + 0.5) * step if n < 20 else 320
        end = 320 + (x - 320) * 0.28
        p.path(f"M{number(x)} {shelf + 10}C{number(x)} {shelf + 100} {number(end)} {shelf + 80} {number(end)} {top}", "thread")
    p.save("java-group")


PICTURES = [booking, library, transfer, queries, bundle]
