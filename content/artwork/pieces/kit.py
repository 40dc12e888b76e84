"""Pictures of pieces as one SVG each: text as outlines, a large and a small composition, day and night.

    picture = Picture("Expense record: program, output and chart")   # the SVG's <title>
    with picture.large:                                  # from 540 px of the picture's own width; 640 x 480 units
        picture.text(24, 40, "expenses.py", 14, "label-strong")
    with picture.small:                                  # below that; 320 x 240 units, so 11 is 11 px on a phone
        picture.text(12, 24, "expenses.py", 13, "label-strong")

What is drawn outside both stands in both (in units of the large one). Shown in <img>, never inlined: the ids of
outlines repeat from file to file. Needs fontTools and brotli (Debian: python3-fonttools python3-brotli), and the
fonts of package.json beside this file (`npm ci --prefix content/artwork/pieces`).
"""
import gzip
import html
import re
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).resolve().parent
OUT = HERE.parents[1] / "images" / "pieces"
MODULES = HERE / "node_modules"
WIDTH, HEIGHT = 640, 480
#: Where the small composition gives way to the large one, in CSS px of the picture's own width.
SWITCH = 540
#: The same for the head of a page, whose letters are larger: on a desk it is about 530 px wide.
HEAD = 440

_ANEK = "@fontsource-variable/anek-latin/files/anek-latin-latin{}-standard-normal.woff2"
_SERIF = "@fontsource-variable/source-serif-4/files/source-serif-4-latin{}-standard-%s.woff2"
_DEVANAGARI = "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2"
_CODE = "@fontsource/iosevka/files/iosevka-latin{}-%d-normal.woff2"

#: Name of a face: file (`{}` takes its extension for further letters) and axes of a variable font.
FACES = {
    "label-light": (_ANEK, {"wdth": 82, "wght": 400}),
    "label": (_ANEK, {"wdth": 82, "wght": 520}),
    "label-strong": (_ANEK, {"wdth": 82, "wght": 640}),
    "heading": (_ANEK, {"wdth": 80, "wght": 750}),
    "text": (_SERIF % "normal", {"wght": 400, "opsz": 12}),
    "text-strong": (_SERIF % "normal", {"wght": 620, "opsz": 12}),
    "text-italic": (_SERIF % "italic", {"wght": 400, "opsz": 12}),
    "code": (_CODE % 400, {}),
    "code-strong": (_CODE % 600, {}),
    "kana": ("@fontsource/klee-one/files/klee-one-japanese-600-normal.woff2", {}),
}

#: Fills and strokes by day and by night. One red thing a picture.
FILLS = {
    "ink": ("#14222f", "#e6eef5"),
    "faint": ("#4b5761", "#a9bccc"),
    "red": ("#a83212", "#ff7d52"),
    "paper": ("#fbf9f4", "#123049"),  # a sheet or window that lies on the page
    "ground": ("#f0ede5", "#0c2136"),  # the page itself
    "solid": ("#14222f", "#a3c0d8"),  # large dark shapes: mid blue at night, or they glare
    "on-solid": ("#fbf9f4", "#0d2134"),  # letters on `solid` and on `red`
    "tone": ("#14222f14", "#e6eef51a"),
    "tone-strong": ("#14222f33", "#e6eef542"),
    "red-tone": ("#a832121f", "#ff7d5229"),
}
STROKES = {
    "line": ("ink", 1), "hair": ("#14222f3d;#e6eef542", 0.8), "bold": ("ink", 1.6), "heavy": ("ink", 2.4),
    "dash": ("ink;3 3", 0.8), "red-line": ("red", 1.8), "red-hair": ("red", 1),
}  # fmt: skip


def ran(folder, *commands):
    """What commands print, one after the other, in a copy of a folder beside this file: nothing is left behind."""
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(HERE / folder, copy, dirs_exist_ok=True)
        return "".join(subprocess.run(c, shell=True, cwd=copy, check=True, capture_output=True, text=True).stdout for c in commands)


def number(value, digits=2):
    """A number as short as SVG takes it."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".") if digits else f"{value:.0f}"
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in ("-0", "", "-") else text


def rupees(value, digits=2):
    """An amount with commas as in India: 12,34,567.00."""
    whole, _, rest = f"{abs(value):.{digits}f}".partition(".")
    head, tail = whole[:-3], whole[-3:]
    while head:
        head, tail = head[:-2], f"{head[-2:]},{tail}"
    return ("−" if value < 0 else "") + tail + ("." + rest if rest else "")


class _Outline(BasePen):
    """A glyph as relative path data in 500ths of an em: small whole numbers, shared by all sizes."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.data, self.scale, self.at, self.last, self.begun = [], scale / 2, (0, 0), "", (0, 0)

    def _put(self, command, *points):
        points = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        text = " ".join(f"{x - self.at[0]} {y - self.at[1]}" for x, y in points).replace(" -", "-")
        self.data.append((command if command != self.last else "" if text[0] == "-" else " ") + text)
        self.at, self.last = points[-1], command

    def _moveTo(self, p):
        self.last = ""
        self._put("m", p)
        self.begun = self.at

    def _lineTo(self, p):
        self._put("l", p)

    def _curveToOne(self, a, b, c):
        self._put("c", a, b, c)

    def _qCurveToOne(self, a, b):
        self._put("q", a, b)

    def _closePath(self):
        self.data.append("z")
        self.at, self.last = self.begun, ""


class Face:
    """A font at fixed axes; keeps the outlines that were asked for."""

    _made = {}

    def __init__(self, name):
        file, axes = FACES[name]
        self.fonts, self.outlines, self.prefix = [], {}, chr(ord("a") + list(FACES).index(name))
        for extension in ("", "-ext"):
            path = MODULES / file.format(extension)
            if not path.exists():
                if extension == "":
                    raise SystemExit(f"{path} is missing: run npm ci --prefix content/artwork/pieces")
                continue
            font = TTFont(path)
            if axes:
                font = instancer.instantiateVariableFont(font, {k: v for k, v in axes.items() if k in {a.axisTag for a in font["fvar"].axes}})
            self.fonts.append((font, font.getBestCmap(), font.getGlyphSet(), 1000 / font["head"].unitsPerEm, self._pairs(font), {}))
            if "{}" not in file:
                break

    @classmethod
    def named(cls, name):
        """The face of FACES with this name."""
        if name not in cls._made:
            cls._made[name] = None
            cls._made[name] = cls(name)
        return cls._made[name]

    @staticmethod
    def _pairs(font):
        if "GPOS" not in font:
            return []
        table = font["GPOS"].table
        wanted = {i for f in table.FeatureList.FeatureRecord if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
        subtables = [s.ExtSubTable if s.LookupType == 9 else s for i in sorted(wanted) for s in table.LookupList.Lookup[i].SubTable]
        return [s for s in subtables if s.LookupType == 2]

    @staticmethod
    def _kerned(pairs, cache, first, second):
        if (first, second) in cache:
            return cache[first, second]
        value = 0
        for s in pairs:
            if first not in s.Coverage.glyphs:
                continue
            if s.Format == 1:
                hit = [r for r in s.PairSet[s.Coverage.glyphs.index(first)].PairValueRecord if r.SecondGlyph == second]
                if not hit:
                    continue
                record = hit[0]
            else:
                record = s.Class1Record[s.ClassDef1.classDefs.get(first, 0)].Class2Record[s.ClassDef2.classDefs.get(second, 0)]
            value = getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0
            break
        cache[first, second] = value
        return value

    def run(self, text, tracking=0, tabular=False):
        """Outlines' ids with their x, and the width: both in thousandths of an em."""
        x, placed, before = 0, [], None
        figure = max(self.run(d)[1] for d in "0123456789") if tabular else 0
        for character in text:
            found = next((f for f in self.fonts if ord(character) in f[1]), None)
            if not found:
                raise SystemExit(f"no glyph for {character!r}")
            font, cmap, glyphs, scale, pairs, cache = found
            glyph = cmap[ord(character)]
            if before and before[0] is font and not (tabular and character.isdigit()):
                x += self._kerned(pairs, cache, before[1], glyph) * scale
            key = f"{self.prefix}{ord(character):x}"
            if key not in self.outlines:
                pen = _Outline(glyphs, scale)
                glyphs[glyph].draw(pen)
                self.outlines[key] = "".join(pen.data)
            advance = font["hmtx"][glyph][0] * scale
            wide = figure if tabular and character.isdigit() else advance
            if self.outlines[key]:
                placed.append((key, round((x + (wide - advance) / 2) / 2)))
            x += wide + tracking
            before = (font, glyph)
        return placed, x - (tracking if text else 0)


class Picture:
    """One picture: draw on it, then `save`. Units are px of the large composition, y downwards."""

    def __init__(self, title, width=WIDTH, height=HEIGHT, switch=SWITCH, band=False):
        self.band = band  # for the night-blue band: night's colours, whatever the reader's are
        self.title, self.width_of, self.height_of, self.switch = title, width, height, switch
        self._parts, self._layer, self._css = {"both": [], "large": [], "small": []}, "both", {}
        self._placed = {"large": "", "small": ""}

    @contextmanager
    def _in(self, layer):
        before, self._layer = self._layer, layer
        yield self
        self._layer = before

    @property
    def large(self):
        """What only the large composition has."""
        return self._in("large")

    @property
    def small(self):
        """What only the small composition has, in its own units: half as many as the large one."""
        return self._in("small")

    def add(self, markup):
        """Markup as it is, for what the methods below do not draw."""
        self._parts[self._layer].append(markup)

    def crop(self, layer, left, top, right, bottom):
        """Puts the ink of a composition, given by its bounds, at the margin of the file, as large as it can be: on a page
        its left edge then stands on its caption's, and its top on that of its neighbours."""
        wide, high = (self.width_of, self.height_of) if layer == "large" else (self.width_of / 2, self.height_of / 2)
        # 2 % of the page's column on each side; above, the same px at the size of a large one beside small ones.
        x, y = wide / 52, wide / 128 if layer == "large" else wide / 52
        k = min((wide - 2 * x) / (right - left), (high - 2 * y) / (bottom - top))
        scale = f"scale({number(k, 4)})" if abs(k - 1) > 5e-4 else ""
        self._placed[layer] = f"translate({number(x - left * k)} {number(y - top * k)}){scale}"

    def style(self, name, day, night=None):
        """A class of its own: declarations by day, and those that differ by night."""
        self._css[name] = (day, night)

    # ------------------------------------------------------------------------------------------ letters

    def text(self, x, y, words, size=12, face="label", fill="ink", anchor="start", tracking=0, tabular=False, rotate=0):
        """A line of text, its baseline at y; `anchor` start, middle or end. Returns its width."""
        placed, wide = Face.named(face).run(words, tracking, tabular)
        wide *= size / 1000
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        where = f"translate({number(x)} {number(y)})rotate({number(rotate)})translate({number(left - x)} 0)" if rotate else f"translate({number(left)} {number(y)})"
        uses = "".join(f'<use href="#{key}"' + (f' x="{at}"' if at else "") + "/>" for key, at in placed)
        self.add(f'<g class="{fill}" transform="{where}scale({number(size / 500, 4)})">{uses}</g>')
        return wide

    def measure(self, words, size, face="label", tracking=0):
        """The width of a line of text."""
        return Face.named(face).run(words, tracking)[1] * size / 1000

    # ------------------------------------------------------------------------------------------ shapes

    def path(self, data, cls="line", more=""):
        """Path data, of one class or several."""
        self.add(f'<path class="{cls}" d="{data}"{" " + more if more else ""}/>')

    def line(self, *points, cls="line", closed=False):
        """A line through points."""
        self.path("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else ""), cls)

    def area(self, *points, cls="tone"):
        """A closed shape through points."""
        self.line(*points, cls=cls, closed=True)

    def rect(self, x, y, width, height, cls="line"):
        """A rectangle from its upper left corner."""
        self.path(f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z", cls)

    def circle(self, x, y, radius, cls="line"):
        """A circle."""
        self.add(f'<circle class="{cls}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>')

    def balloon(self, x, y, words, radius=9, red=False):
        """An item number in a circle."""
        self.circle(x, y, radius, "red" if red else "paper line")
        self.text(x, y + radius * 0.45, str(words), radius * 1.35, "label-strong", "on-solid" if red else "ink", "middle")

    def window(self, x, y, width, height, title, size=12, bar=22):
        """A plain window of the site's own: frame, title bar. Returns the y below its bar."""
        self.rect(x, y, width, height, "paper line")
        self.rect(x, y, width, bar, "tone")
        self.line((x, y + bar), (x + width, y + bar))
        self.text(x + 9, y + bar / 2 + size * 0.33, title, size, "label-strong")
        return y + bar

    def code(self, x, y, source, size=12, lead=16, words=""):
        """Lines of source: `words` (keywords, blank between them) strong, strings and comments faint."""
        token = re.compile(r"""(?P<faint>"[^"]*"|'[^']*'|(?:#|//|--).*)|(?P<word>[A-Za-z_]\w*)|(?P<rest>\s+|.)""")
        for row, line in enumerate(source.split("\n")):
            runs = []
            for t in token.finditer(line):
                kind = ("code", "faint") if t["faint"] else ("code-strong", "ink") if t["word"] in words.split() else ("code", "ink")
                if t[0].isspace() or not runs or runs[-1][1] != kind:
                    runs.append([t.start(), kind, t[0]])
                else:
                    runs[-1][2] += t[0]
            for at, (face, fill), part in runs:
                if part.strip():
                    self.text(x + at * size / 2, y + row * lead, part, size, face, fill)

    def arrow(self, *points, cls="line", head="ink", size=6):
        """A line through points with a solid head at its end."""
        (x0, y0), (x1, y1) = points[-2:]
        long = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        u, v = (x1 - x0) / long, (y1 - y0) / long
        bx, by = x1 - u * size, y1 - v * size
        self.line(*points[:-1], (bx, by), cls=cls)
        self.area((x1, y1), (bx - v * size * 0.4, by + u * size * 0.4), (bx + v * size * 0.4, by - u * size * 0.4), cls=head)

    # ------------------------------------------------------------------------------------------ file

    def svg(self):
        """The file's text: only the classes and outlines that it uses."""
        body = "".join(self._parts["both"])
        if self._parts["large"]:
            place = f' transform="{self._placed["large"]}"' if self._placed["large"] else ""
            body += f'<g id="large"{place}>{"".join(self._parts["large"])}</g>'
        if self._parts["small"]:
            body += f'<g id="small" transform="scale(2){self._placed["small"]}">{"".join(self._parts["small"])}</g>'
        used = sorted(set(re.findall(r'href="#([a-z][0-9a-f]+)"', body)))
        outlines = {k: d for f in Face._made.values() for k, d in f.outlines.items()}
        defs = "".join(f'<path id="{k}" d="{outlines[k]}"/>' for k in used)
        day, night = self._classes({c for names in re.findall(r'class="([^"]+)"', body) for c in names.split()})
        switch = f"#small{{display:none}}@media(max-width:{self.switch - 1}px){{#large{{display:none}}#small{{display:inline}}}}" if self._parts["small"] else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width_of} {self.height_of}" width="{self.width_of}" height="{self.height_of}">'
            f"<title>{html.escape(self.title)}</title><style>{day}{switch}{night if self.band else f'@media(prefers-color-scheme:dark){{{night}}}'}</style>"
            f"<defs>{defs}</defs>{body}</svg>\n"
        )

    def _classes(self, used):
        day, night = [], []
        strokes = [c for c in STROKES if c in used]
        for name in (n for n in FILLS if n in used):
            day.append(f".{name}{{fill:{FILLS[name][0]}}}")
            night.append(f".{name}{{fill:{FILLS[name][1]}}}")
        if strokes:
            # A class of fill beside one of stroke fills the shape.
            day.append(",".join(f".{c}" for c in strokes) + "{stroke-linejoin:round;stroke-linecap:round}")
            plain = [f'[class="{c}"]' for c in strokes]
            day.append(",".join(plain) + "{fill:none}")
        for name in strokes:
            colour, width = STROKES[name]
            colour, _, dash = colour.partition(";")
            pair = FILLS[colour] if colour in FILLS else (colour, dash)
            day.append(f".{name}{{stroke:{pair[0]};stroke-width:{width}" + (f";stroke-dasharray:{dash};stroke-linecap:butt" if colour in FILLS and dash else "") + "}")
            night.append(f".{name}{{stroke:{pair[1]}}}")
        for name, (by_day, by_night) in self._css.items():
            if name in used:
                day.append(f".{name}{{{by_day}}}")
                if by_night:
                    night.append(f".{name}{{{by_night}}}")
        return "".join(day), "".join(night)

    def save(self, name, folder=OUT, most=24):
        """Writes NAME.svg, in content/images/pieces where no other folder is given, and says how large it is."""
        folder.mkdir(parents=True, exist_ok=True)
        text = self.svg()
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
        packed = len(gzip.compress(text.encode(), 9, mtime=0)) / 1024
        print(f"{name}.svg  {len(text) / 1024:.0f} kB, {packed:.1f} kB gzipped" + ("  TOO LARGE" if packed > most else ""), flush=True)
