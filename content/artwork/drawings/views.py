"""Divides a drawing into its views and writes what pages show, in public/drawings:

- <slug>.svg: the drawing with its letters as outlines of the site's label face (letters.json); `#cell` and `#band` show
  its largest view, as a rule the isometric one, without letters and dimensions, and `#main` a single view on a phone;
- <slug>-main.svg and <slug>-rest.svg, of a drawing with more than one view: its largest view and everything else, for a
  phone, which paints the first before it has the second;
- <slug>-thumb.svg: the largest view alone, coarse enough for a small picture; of a drawing whose largest view is flat or
  too fine for that, its mark: an isometric object of few lines, marks/<slug>.svg.

make.py calls it for each drawing that it makes. Needs no FreeCAD: `python3 content/artwork/drawings/views.py` writes
them again from the drawings that there are.
"""
import json
import math
import re
from collections import namedtuple
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from xml.etree import ElementTree

HERE = Path(__file__).resolve().parent
SHEETS = HERE / "sheets"
MARKS = HERE / "marks"
OUT = HERE.parents[2] / "public" / "drawings"
TABLE = json.loads((HERE / "letters.json").read_text(encoding="utf-8"))

WIDTH, HEIGHT = 640, 420
THUMB = 120, 100
VIEW = 358, 239  # a view of it alone, on a phone (three by two, components/ui/drawing.tsx)
AIR = 13  # px between a view of it alone, on a phone, and its frame
PADDING = 4  # left free around every other view
NEAR = 3.5  # what is closer than this touches
SOLID = {"edge", "soft", "fill", "letter"}  # what bodies are drawn with: dimensions lie around them, and some are in the accent colour
LETTERING = 12
SIDES = {"start": " s", "middle": "", "end": " e"}  # classes of words by the end that stays where it is
LEAST, PHONE = {"main": 12, "rest": 11}, 326  # least size of a letter (px) on a phone, and the width of a view on a narrow one
FINE = 2  # units of a thumbnail to a pixel
DENSE, OPEN = 0.36, 0.27  # where edges would cover more than the first share of a thumbnail, they get narrower, down to the second
# Width of an edge in a cell, where a drawing is 282 px wide on a desk and 154 on a phone: 1.25 and 1.05 px.
CELL_EDGE, CELL_PHONE, CELL_FINE, CELL_LETTER = 2.8, 4.4, 0.45, 0.65
LETTER_GAP = 6  # letters of a word stand closer than that (lettering.py)
BAND_EDGE = 2.1  # the same in a band, where a drawing is 835 px wide on a desk and 358 on a phone: 2.7 and 1.2 px
LINES = {"edge": 1.6, "accent": 1.6, "soft": 0.7, "dim": 0.7, "letter": 1, "hatch": 0.5, "hidden": 0.7, "axis": 0.7, "fill": 0}
DASHES = {"hidden": "5 3", "axis": "14 3 2 3"}
DAY, NIGHT = ("#16232e", "#b4371a"), ("#dbe7ef", "#ffab85")  # ink, accent

Box = namedtuple("Box", "left top right bottom")
Text = namedtuple("Text", "x y anchor words turn", defaults=[None])  # turn: the point of a quarter turn to the left
View = namedtuple("View", "strokes texts box")


class Stroke:
    """A path up to where the pen is lifted, with the box that it fills."""

    def __init__(self, kind, d, layer=0):
        self.kind, self.d, self.layer, self.points = kind, d, layer, points_of(d)
        self.box = box_around(self.points)
        self.along = list(along(self.points))


# ------------------------------------------------------------------------------------------------------- strokes

TAKES = {"M": 2, "l": 2, "h": 1, "v": 1, "c": 6, "a": 7, "z": 0}  # as sheet.py writes: an absolute M, the rest relative


def commands(d):
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", d):
        n, take = [float(v) for v in re.findall(r"-?(?:\d*\.\d+|\d+)", rest)], TAKES[command]
        if take == 0:
            yield command, []
        for i in range(0, len(n) if take else 0, take or 1):
            yield command, n[i:i + take]


def end_of(command, n, x, y):
    if command == "M":
        return n[0], n[1]
    if command == "h":
        return x + n[0], y
    if command == "v":
        return x, y + n[0]
    return x + n[-2], y + n[-1]


def points_of(d):
    points, (x, y) = [], (0, 0)
    for command, n in commands(d):
        if command == "z":
            continue
        start = x, y
        x, y = end_of(command, n, x, y)
        if command == "c":
            points += [(start[0] + n[i], start[1] + n[i + 1]) for i in (0, 2)]
        if command == "a":  # half of a circle, drawn along its middle
            points += [((start[0] + x) / 2, y + side * n[1]) for side in (-1, 1)]
        points.append((x, y))
    return points


def along(points):
    """Points close enough together that no square between them is missed."""
    for i, (x, y) in enumerate(points):
        fx, fy = points[max(0, i - 1)]
        steps = math.ceil(math.hypot(x - fx, y - fy) / (NEAR / 2)) or 1
        for k in range(1, steps + 1):
            yield fx + (x - fx) * k / steps, fy + (y - fy) * k / steps


def box_around(points):
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def join(boxes):
    return box_around([p for b in boxes for p in ((b.left, b.top), (b.right, b.bottom))])


def area(b):
    return (b.right - b.left) * (b.bottom - b.top)


def distance(a, b):
    return math.hypot(max(0, a.left - b.right, b.left - a.right), max(0, a.top - b.bottom, b.top - a.bottom))


def rounded(v):
    """To the nearest whole number, halves upwards."""
    return math.floor(v + 0.5)


# --------------------------------------------------------------------------------------------------------- views

def views_of(paths, texts):
    """The largest view, its strokes without dimensions, and everything else (or nothing)."""
    strokes = [Stroke(kind, d, layer) for layer, (kind, path) in enumerate(paths) for d in re.findall(r"M[^M]*", path)]
    solids = [s for s in strokes if s.kind in SOLID]
    largest, *others = sorted(clusters_of(solids), key=lambda c: -area(c[1]))
    # A compass or a section line beside a plan is no view.
    one = not others or area(others[0][1]) < area(largest[1]) / 20
    owners = {s: one or s in largest[0] for s in solids}
    # Dimensions go with the body that they are nearest to, and letters with the nearest line of all.
    owners.update({s: nearest(owners, s.points) for s in strokes if s not in owners})
    of_text = [nearest(owners, corners(text_box(t))) for t in texts]

    def view(main):
        own = [s for s in strokes if owners[s] == main]
        words = [t for t, m in zip(texts, of_text) if m == main]
        boxes = [s.box for s in own] + [text_box(t) for t in words]
        return View(own, words, join(boxes)) if boxes else None

    main, rest = view(True), view(False)
    if rest:  # so wide that, shown as wide as the other, its lines are not heavier; no higher than it must be
        room = ((VIEW[0] - 2 * AIR) * max(alone(rest.box), alone(main.box)) - (rest.box.right - rest.box.left)) / 2
        rest = rest._replace(box=rest.box._replace(left=rest.box.left - room, right=rest.box.right + room))
    solid = [s for s in main.strokes if s.kind not in ("dim", "axis")]
    return main, solid, rest if rest and rest.strokes else None


def units_to_pixel(b, size):
    return max((b.right - b.left + 2 * PADDING) / size[0], (b.bottom - b.top + 2 * PADDING) / size[1])


def alone(b):
    """Units to a pixel where a view is shown alone, with air around it."""
    return max((b.right - b.left) / (VIEW[0] - 2 * AIR), (b.bottom - b.top) / (VIEW[1] - 2 * AIR))


def clusters_of(strokes):
    """What hangs together: strokes that touch, then parts of which one lies in the other, or is small and near."""
    clusters = touching(strokes)
    while True:
        largest = max(area(c[1]) for c in clusters)
        # The tightest first: what lies in a plan may lie in the empty corner of a slanting view's box as well.
        least, pair = math.inf, None
        for small in clusters:
            for large in clusters:
                if small is large or area(small[1]) > area(large[1]):
                    continue
                looseness = looseness_of(small[1], large[1], largest)
                if looseness < least:
                    least, pair = looseness, (small, large)
        if not pair:
            return clusters
        clusters = [c for c in clusters if c is not pair[0] and c is not pair[1]]
        clusters.append((pair[0][0] | pair[1][0], join([pair[0][1], pair[1][1]])))


def looseness_of(small, large, largest):
    """How loosely a box belongs to a larger one: as the size of what it lies in, then as near as small parts are."""
    common = max(0, min(small.right, large.right) - max(small.left, large.left)) * max(0, min(small.bottom, large.bottom) - max(small.top, large.top))
    if common > area(small) * 0.7:
        return area(large)
    return largest + area(large) if area(small) < largest / 12 and distance(small, large) < NEAR else math.inf


def touching(strokes):
    """Strokes that touch each other, found on a grid of squares."""
    owner, squares = list(range(len(strokes))), {}

    def find(i):
        while owner[i] != i:
            i = owner[i]
        return i

    for i, stroke in enumerate(strokes):
        for x, y in stroke.along:
            other = squares.setdefault((rounded(x / NEAR), rounded(y / NEAR)), i)
            owner[find(i)] = find(other)
    clusters = {}
    for i, stroke in enumerate(strokes):
        clusters.setdefault(find(i), []).append(stroke)
    return [(set(own), join([s.box for s in own])) for own in clusters.values()]


def nearest(owners, points):
    """Whether the stroke that comes nearest to any of some points is the main view's."""
    around = box_around(points)
    best, found = math.inf, True
    for least, stroke, main in sorted(((distance(s.box, around), s, m) for s, m in owners.items()), key=lambda e: e[0]):
        if least >= best:  # no point of it is nearer, nor any of those that follow
            break
        for x, y in stroke.along:
            for px, py in points:
                away = math.hypot(x - px, y - py)
                if away < best:
                    best, found = away, main
    return found


def corners(b):
    return [(x, y) for x in (b.left, (b.left + b.right) / 2, b.right) for y in (b.top, b.bottom)]


def start_of(x, width, anchor):
    return x - {"start": 0, "middle": width / 2, "end": width}[anchor]


def text_box(t):
    """About the room of a lettering: it is as wide as its face, which is condensed, has it."""
    width = len(t.words) * LETTERING * 0.5
    left = start_of(t.x, width, t.anchor)
    return turned(t, Box(left, t.y - LETTERING * 0.8, left + width, t.y + LETTERING * 0.2))


def turned(t, b):
    """The room of a text, once it is turned."""
    if not t.turn:
        return b
    cx, cy = t.turn
    return Box(cx + b.top - cy, cy + cx - b.right, cx + b.bottom - cy, cy + cx - b.left)


# ------------------------------------------------------------------------------------------------------- writing

def number(v):
    return f"{v:.10g}"


def fixed(v, digits):
    return str(Decimal(v).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def letter(char):
    if char not in TABLE["letters"]:
        raise SystemExit(f"letters.json has no {char}: see README.md")
    return TABLE["letters"][char]


def tenths(v):
    return f"{v / 10:g}".replace("0.", ".") if abs(v) < 10 else f"{v / 10:g}"


def shortest(outline):
    """A letter's outline, absolute M, L, Q and Z in tenths, as a relative path: it moves nothing and is a third shorter."""
    out, last, x, y, start = "", "", 0, 0, (0, 0)
    for name, rest in re.findall(r"([MLQZ])([^MLQZ]*)", outline):
        ends = [round(float(v) * 10) for v in rest.split()]
        steps = [v - (x, y)[i % 2] for i, v in enumerate(ends)]
        x, y = ends[-2:] or start
        start = (x, y) if name == "M" else start
        name = name.lower()
        if name == "l" and 0 in steps:
            name, steps = ("v", steps[1:]) if steps[0] == 0 else ("h", steps[:1])
        words = ("" if name == last else name) + " ".join(tenths(v) for v in steps)
        out += (" " if name == last else "") + words
        last = name
    return re.sub(r" (?=-)", "", out)


def text_width(words):
    """Words are measured with the space after them."""
    return sum(
        letter(c)[0] + (TABLE["kerning"].get(word[i - 1] + c, 0) if i else 0)
        for word in re.findall(r"[^ ]* |[^ ]+$", words)
        for i, c in enumerate(word)
    )


def symbol(char):
    digits, code = "", ord(char)
    while code:
        code, rest = divmod(code, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[rest] + digits
    return f"u{digits}"


def style(kinds):
    rules = ""
    for kind in dict.fromkeys(kinds):
        dashes = f"stroke-dasharray:{DASHES[kind]};stroke-linecap:butt" if kind in DASHES else ""
        accent = f"stroke:{DAY[1]}" if kind == "accent" else ""
        rules += ".fill{fill:currentColor;fill-opacity:.08;stroke:none}" if kind == "fill" else f".{kind}{{stroke-width:{LINES[kind]};{dashes}{accent}}}"
    return (
        f"svg{{color:{DAY[0]}}}path{{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}}.t{{fill:currentColor;stroke:none}}{rules}"
        f"@media (prefers-color-scheme:dark){{svg{{color:{NIGHT[0]}}}.accent{{stroke:{NIGHT[1]}}}}}"
    )


def opened(view_box, size):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" width="{size[0]}" height="{size[1]}">'


def written(strokes, data=lambda s: s.d):
    """Strokes in the order of the sheet, one path for each run of a layer: tones darken where they lie on each other."""
    runs = []
    for stroke in strokes:
        if runs and runs[-1][0] == stroke.layer:
            runs[-1][2] += data(stroke)
        else:
            runs.append([stroke.layer, stroke.kind, data(stroke)])
    return "".join(f'<path class="{kind}" d="{d}"/>' for _, kind, d in runs if d)


def around(b, room=PADDING):
    box = math.floor(b.left - room), math.floor(b.top - room), math.ceil(b.right - b.left + 2 * room), math.ceil(b.bottom - b.top + 2 * room)
    return " ".join(map(str, box))


def grouped(named):
    """Views by name as groups, and before them the outlines of their letters."""
    groups, glyphs = "", {}
    for name, view in named.items():
        words = ""
        for t in view.texts:
            at, uses = start_of(t.x, text_width(t.words), t.anchor), ""
            for char in t.words:
                width, d = letter(char)
                if char != " ":
                    glyphs[char] = d
                    uses += f'<use href="#{symbol(char)}" x="{fixed(at, 1)}" y="{number(t.y)}"/>'
                at += width
            if t.turn:
                words += f'<g class="w"><g transform="rotate(-90 {number(t.turn[0])} {number(t.turn[1])})">{uses}</g></g>'
            else:
                words += f'<g class="w{SIDES[t.anchor]}">{uses}</g>'
        groups += f'<g class="{name}">{written(view.strokes)}{words}</g>'
    defs = "".join(f'<path class="t" id="{symbol(char)}" d="{shortest(d)}"/>' for char, d in glyphs.items())
    return f"<defs>{defs}</defs>{groups}" if defs else groups


def view_svg(title, name, view):
    """A view of a drawing that has several."""
    box = roomy(view) if name == "main" else view.box
    rules = style(s.kind for s in view.strokes) + legible(name, view)
    return f"{opened(around(box, AIR * alone(box)), (WIDTH, HEIGHT))}<title>{escaped(title)}</title><style>{rules}</style>{grouped({name: view})}</svg>\n"


def full_svg(title, paths, texts):
    main, solid, rest = views_of(paths, texts)
    body = join([s.box for s in solid])

    def seen(name, b, room=PADDING):
        return f'<view id="{name}" viewBox="{around(b, room)}"/>'

    lettered = any(s.kind == "letter" for s in main.strokes)
    # A band's right edge and its foot lie beyond the window's: what is to be read stays clear of them.
    clear = (body.right - body.left) * 0.07 if lettered else 0
    band = body._replace(left=body.left - clear, right=body.right + clear, bottom=body.bottom + clear)
    named = {"main": main, "rest": rest} if rest else {"main": main}
    rules = style(kind for kind, _ in paths) + ("" if rest else legible("main", main)) + cell(body, lettered)
    views = ("" if rest else seen("main", roomy(main), AIR * alone(roomy(main)))) + seen("cell", body) + seen("band", band)
    # The whole drawing in the middle of its frame.
    shown = [view for view in (main, rest) if view]
    whole = around(join([s.box for view in shown for s in view.strokes] + [text_box(t) for view in shown for t in view.texts]))
    return f"{opened(whole, (WIDTH, HEIGHT))}<title>{escaped(title)}</title><style>{rules}</style>{views}{grouped(named)}</svg>\n"


def growth(b, name):
    """How many times larger letters must be on a phone, where a view is shown alone."""
    return LEAST[name] / (LETTERING * 1.12) * alone(b) * VIEW[0] / PHONE


def roomy(view):
    """The room of the largest view with its words as large as on a phone."""
    b = view.box
    for _ in range(3):  # in a larger room letters must be larger still
        b = join([view.box, *(grown(t, max(1, growth(b, "main"))) for t in view.texts)])
    return b


def grown(t, factor):
    """A word grows away from the line that it stands at."""
    width, middle = text_width(t.words) * factor, t.y - LETTERING * 0.33
    left, half = start_of(t.x, width, t.anchor), LETTERING * 0.5 * factor
    return turned(t, Box(left, middle - half, left + width, middle + half))


def legible(name, view):
    # What is not the largest view has a frame as wide as its own, and words in windows and between lines: they grow from their middle.
    factor = growth(roomy(view) if name == "main" else view.box, name)
    if not view.texts or factor <= 1:
        return ""
    sides = "".join(f".{name}>.{side.strip()}{{transform-origin:{origin} 50%}}" for side, origin in ((SIDES["start"], 0), (SIDES["end"], "100%")) if name == "main" and any(SIDES[t.anchor] == side for t in view.texts))
    return f"@media(max-width:400px){{.{name}>.w{{transform-box:fill-box;transform-origin:50%;scale:{fixed(factor, 2)}}}{sides}}}"


def cell(b, letters):
    """In a cell and in a band the largest view stands alone, without letters that are too small to read or would be cut at the window's edge, its edges as heavy as those of every other."""
    def widths(name, edge):
        width = edge * units_to_pixel(b, (WIDTH, HEIGHT))
        return f"#{name}:target~.main>path{{stroke-width:{fixed(width, 2)}}}#{name}:target~.main>:is(.soft,.hatch,.hidden){{stroke-width:{fixed(width * CELL_FINE, 2)}}}" + f"#{name}:target~.main>.letter{{stroke-width:{fixed(width * CELL_LETTER, 2)}}}" * letters
    one = ":is(#cell,#band):target"
    return f"{one}~.rest,{one}~.main>:is(.w,.dim),#cell:target~.main>.axis{{display:none}}{widths('cell', CELL_EDGE)}{widths('band', BAND_EDGE)}@media(max-width:220px){{{widths('cell', CELL_PHONE)}}}"


def thumb_svg(paths, texts):
    _, solid, _ = views_of(paths, texts)
    b = join([s.box for s in solid])
    scale = max((b.right - b.left) / (THUMB[0] - 4), (b.bottom - b.top) / (THUMB[1] - 4)) / FINE
    w, h = THUMB[0] * FINE, THUMB[1] * FINE
    x, y = rounded((b.left + b.right) / 2 / scale - w / 2), rounded((b.top + b.bottom) / 2 / scale - h / 2)
    seen = [s for s in solid if s.kind not in ("hatch", "hidden", "letter") and max(s.box.right - s.box.left, s.box.bottom - s.box.top) > 4 * scale]
    seen += [s for s in words_of([s for s in solid if s.kind == "letter"]) if s.box.right - s.box.left > 4 * scale]
    edges = sum(math.dist(p, q) for stroke in seen if stroke.kind in ("edge", "accent") for p, q in zip(stroke.points, stroke.points[1:]))
    covered = edges * scale * 1.25 * FINE / ((b.right - b.left) * (b.bottom - b.top))
    light = OPEN / covered if covered > DENSE else 1
    thin = re.sub(r"stroke-width:[\d.]+", lambda m: f"stroke-width:{number((1.25 * light if m[0].endswith(':1.6') else 0.6) * FINE)}", style(s.kind for s in seen))
    # In a form's head the picture is half as large, beside a group's name half as large again: edges stay about a pixel.
    sizes = "".join(f"@media({width}:{px}px){{.edge,.accent{{stroke-width:{number(edge * light * FINE)}}}}}" for width, px, edge in (("max-width", 80, 2), ("min-width", 150, 0.8)))
    return f"{opened(f'{x} {y} {w} {h}', THUMB)}<style>{thin}{sizes}</style>{written(seen, lambda s: coarser(s, scale))}</svg>\n"


def words_of(letters):
    """A line for each word, where letters are too small to be read."""
    words = []
    for s in letters:
        near = [w for w in words if any(max(s.box.left - t.box.right, t.box.left - s.box.right) < LETTER_GAP and s.box.top <= t.box.bottom and t.box.top <= s.box.bottom for t in w)]
        words = [w for w in words if w not in near] + [[s, *(t for w in near for t in w)]]
    for word in words:
        b, feet = join([s.box for s in word]), [s.box.bottom for s in word]
        yield Stroke("edge", f"M{number(b.left)} {number(max(sorted(set(feet)), key=feet.count) - 3.5)}h{number(b.right - b.left)}")


def coarser(stroke, grid):
    """The same stroke on a grid so many units wide, without what rounding has made nothing."""
    out, (x, y), (gx, gy) = "", (0, 0), (0, 0)  # where the pen stands on the grid: rounding never adds up

    def grid_of(v):
        return rounded(v / grid)

    def joined(values):
        return " ".join(map(str, values)).replace(" -", "-")

    for command, n in commands(stroke.d):
        if command == "z":
            out += "z"
            continue
        tx, ty = end_of(command, n, x, y)
        hx, hy = grid_of(tx), grid_of(ty)
        moved = hx != gx or hy != gy
        if command == "M":
            out += f"M{hx} {hy}"
        elif command == "a":
            out += f"a{grid_of(n[0])} {grid_of(n[1])} 0 1 0 {hx - gx} {hy - gy}"
        elif command == "c" and moved:
            out += "c" + joined([grid_of(x + n[0]) - gx, grid_of(y + n[1]) - gy, grid_of(x + n[2]) - gx, grid_of(y + n[3]) - gy, hx - gx, hy - gy])
        elif moved:
            out += f"h{hx - gx}" if hy == gy else f"v{hy - gy}" if hx == gx else "l" + joined([hx - gx, hy - gy])
        x, y, gx, gy = tx, ty, hx, hy
    return out if re.search("[lhvca]", out) else ""


def turn_of(text):
    turn = re.match(r"rotate\(-90 (\S+) (\S+)\)", text.get("transform", ""))
    return turn and (float(turn[1]), float(turn[2]))


def read(svg):
    """Title, paths and texts of a drawing, from its text."""
    parts = [(e.tag.rpartition("}")[2], e) for e in ElementTree.fromstring(svg)]
    title = next(e.text for tag, e in parts if tag == "title")
    paths = [(e.get("class"), e.get("d")) for tag, e in parts if tag == "path"]
    texts = [Text(float(e.get("x")), float(e.get("y")), e.get("text-anchor", "start"), e.text, turn_of(e)) for tag, e in parts if tag == "text"]
    return title, paths, texts


def write(svg, slug, folder=OUT):
    """Writes the files of a drawing, from the text of its own and of its mark, if it has one."""
    title, paths, texts = read(svg)
    mark = MARKS / f"{slug}.svg"
    small = read(mark.read_text(encoding="utf-8"))[1:] if mark.exists() else (paths, texts)
    folder.mkdir(exist_ok=True)
    files = {slug: full_svg(title, paths, texts), f"{slug}-thumb": thumb_svg(*small)}
    main, _, rest = views_of(paths, texts)
    if rest:
        files |= {f"{slug}-{name}": view_svg(title, name, view) for name, view in (("main", main), ("rest", rest))}
    for name, text in files.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="")


if __name__ == "__main__":
    for file in sorted(SHEETS.glob("*.svg")):
        write(file.read_text(encoding="utf-8"), file.stem)
