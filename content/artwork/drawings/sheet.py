"""A drawing sheet: solids projected by FreeCAD, dimensioned and written as a small strict SVG.

Everything on a sheet is measured in sheet units (640 x 420, y downwards, as in SVG); everything in a
solid in millimetres (z upwards). A `View` knows how to get from the second to the first: `view.at(x, y, z)`
is where a point of the model lies on the sheet, so dimensions hang on geometry and never on guesses.
See README.md beside this file for a tour, and catia.py for a full example.
"""
import gzip
import math
import re

import FreeCAD
import numpy as np
import Part
import TechDraw
from FreeCAD import Vector as V

WIDTH, HEIGHT, MARGIN = 640, 420, 14
CLASSES = ("fill", "hatch", "soft", "hidden", "axis", "dim", "letter", "edge", "accent")  # in the order they are painted

STYLE = (
    "svg{color:#16232e}"
    ".edge,.soft,.hidden,.dim,.axis,.hatch,.letter,.accent{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}"
    ".edge{stroke-width:1.6}.soft,.hidden,.dim,.axis{stroke-width:.7}.hatch{stroke-width:.5}.letter{stroke-width:1}"
    ".hidden{stroke-dasharray:5 3;stroke-linecap:butt}.axis{stroke-dasharray:14 3 2 3;stroke-linecap:butt}"
    ".accent{stroke:#b4371a;stroke-width:1.6}.fill{fill:currentColor;fill-opacity:.08;stroke:none}"
    '.t{font:12px/1 ui-sans-serif,"Segoe UI",Roboto,Arial,sans-serif;letter-spacing:.02em;fill:currentColor}'
    "@media (prefers-color-scheme:dark){svg{color:#dbe7ef}.accent{stroke:#ffab85}}"
)

# The six ways of looking that drawings use most: (to the right on paper, up on paper), in model axes.
# First-angle habit: the plan ("top") goes below the front view, the view from the left to its right.
LOOKS = {
    "front": (V(1, 0, 0), V(0, 0, 1)),
    "back": (V(-1, 0, 0), V(0, 0, 1)),
    "top": (V(1, 0, 0), V(0, 1, 0)),
    "left": (V(0, -1, 0), V(0, 0, 1)),
    "right": (V(0, 1, 0), V(0, 0, 1)),
    "iso": (V(1, 1, 0), V(-1, 1, 2)),
}
LIGHT = V(-0.5, 0.75, 0.45).normalize()  # one light for every drawing: over the reader's left shoulder
TONES = (0.22, -0.12)  # below the first a face gets one tone, below the second two


# ---------------------------------------------------------------------------------------------- small geometry

def seen_from(x, y, z):
    """A way of looking, given as the direction from the model towards the eye (z stays upright on paper)."""
    eye = V(x, y, z)
    right = V(0, 0, 1).cross(eye)
    return right, eye.cross(right)


def polar(centre, radius, degrees):
    """A point on the sheet, `radius` away from `centre`, counter-clockwise as a reader sees it."""
    a = math.radians(degrees)
    return centre[0] + radius * math.cos(a), centre[1] - radius * math.sin(a)


def _bezier(b, t):
    u = 1 - t
    return tuple(u * u * u * b[0][i] + 3 * u * u * t * b[1][i] + 3 * u * t * t * b[2][i] + t * t * t * b[3][i] for i in (0, 1))


def _sample(prim, step=1.5):
    """Points along a primitive, about `step` apart."""
    kind, pts = prim
    out = [pts[0]]
    if kind == "line":
        for (ax, ay), (bx, by) in zip(pts, pts[1:]):
            n = max(1, int(math.hypot(bx - ax, by - ay) / step))
            out += [(ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(1, n + 1)]
    else:
        for i in range(0, len(pts) - 1, 3):
            b = pts[i:i + 4]
            n = max(2, int(sum(math.dist(p, q) for p, q in zip(b, b[1:])) / step))
            out += [_bezier(b, k / n) for k in range(1, n + 1)]
    return out


def simplify(points, tolerance):
    """Douglas-Peucker for an open polyline."""
    p = np.asarray(points, float)
    keep = np.zeros(len(p), bool)
    keep[[0, -1]] = True
    stack = [(0, len(p) - 1)]
    while stack:
        i, j = stack.pop()
        if j - i < 2:
            continue
        d, q = p[j] - p[i], p[i + 1:j] - p[i]
        length = math.hypot(*d)
        away = np.abs(q[:, 0] * d[1] - q[:, 1] * d[0]) / length if length > 1e-9 else np.hypot(q[:, 0], q[:, 1])
        k = int(away.argmax())
        if away[k] > tolerance:
            keep[i + 1 + k] = True
            stack += [(i, i + 1 + k), (i + 1 + k, j)]
    return [tuple(x) for x in p[keep]]


def hatch_lines(rings, step=5.0, angle=45.0):
    """Section lines across the area inside closed `rings` (even-odd), in phase all over the sheet."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [[(x * c - y * s, x * s + y * c) for x, y in ring] for ring in rings]
    if not turned:
        return []
    low, high = min(y for r in turned for _, y in r), max(y for r in turned for _, y in r)
    lines = []
    for k in range(math.ceil(low / step), math.floor(high / step) + 1):
        y = k * step + 1e-6  # off the corners, which would be counted twice
        xs = sorted(ax + (bx - ax) * (y - ay) / (by - ay) for r in turned for (ax, ay), (bx, by) in zip(r, r[1:] + r[:1]) if (ay > y) != (by > y))
        for a, b in zip(xs[::2], xs[1::2]):
            if b - a > 2.2:  # shorter ones drown in the edges
                lines.append(("line", [(a * c + y * s, y * c - a * s), (b * c + y * s, y * c - b * s)]))
    return lines


# ----------------------------------------------------------------------------------------------- edges to curves

def _edge_prim(edge, place):
    """An edge of a projection as a primitive on the sheet: a line, or cubic béziers within .2 of the curve."""
    return _curve_prim(edge.Curve, edge.FirstParameter, edge.LastParameter, place)


def _curve_prim(curve, first, last, place):
    if curve.TypeId == "Part::GeomLine":
        return "line", [place(curve.value(first)), place(curve.value(last))]
    zero = place(V(0, 0, 0))

    def piece(a, b, depth=0):
        p, q = place(curve.value(a)), place(curve.value(b))
        (ax, ay), (bx, by) = place(curve.getD1(a)[1]), place(curve.getD1(b)[1])
        h = (b - a) / 3 if not conic else 4 / 3 * math.tan((b - a) / 4)
        bez = [p, (p[0] + (ax - zero[0]) * h, p[1] + (ay - zero[1]) * h), (q[0] - (bx - zero[0]) * h, q[1] - (by - zero[1]) * h), q]
        if depth < 7 and max(math.dist(_bezier(bez, t), place(curve.value(a + (b - a) * t))) for t in (0.25, 0.5, 0.75)) > 0.2 and not conic:
            m = (a + b) / 2
            return piece(a, m, depth + 1) + piece(m, b, depth + 1)[1:]
        return bez

    conic = curve.TypeId in ("Part::GeomCircle", "Part::GeomEllipse")  # exact enough in quarters
    spans = max(1, math.ceil((last - first) / (math.pi / 2) - 1e-3)) if conic else 1
    out = piece(first, first + (last - first) / spans)
    for i in range(1, spans):
        out += piece(first + (last - first) * i / spans, first + (last - first) * (i + 1) / spans)[1:]
    return "curve", out


def _prims(shape, place):
    """The edges of a projection as primitives; the pieces that HLR cuts circles into are joined again first."""
    if shape.isNull():
        return []
    out, conics = [], {}
    for edge in shape.Edges:
        curve = edge.Curve
        if curve.TypeId == "Part::GeomCircle":
            key = (curve.Center, curve.Radius, curve.Radius)
        elif curve.TypeId == "Part::GeomEllipse":
            key = (curve.Center, curve.MajorRadius, curve.MinorRadius)
        else:
            out.append(_edge_prim(edge, place))
            continue
        key = tuple(round(v, 2) for v in (key[0].x, key[0].y, key[1], key[2], curve.Axis.z, curve.XAxis.x, curve.XAxis.y))
        conics.setdefault(key, (curve, []))[1].append((edge.FirstParameter % (2 * math.pi), edge.LastParameter - edge.FirstParameter))
    for curve, spans in conics.values():
        spans.sort()
        merged = []
        for start, sweep in spans:
            if merged and start <= merged[-1][1] + 1e-4:
                merged[-1][1] = max(merged[-1][1], start + sweep)
            else:
                merged.append([start, start + sweep])
        turn = 2 * math.pi
        if len(merged) > 1 and merged[-1][1] >= merged[0][0] + turn - 1e-4:  # the last runs on into the first, past a full turn
            merged[-1][1] = max(merged[-1][1], merged[0][1] + turn)
            del merged[0]
        out += [_curve_prim(curve, a, min(b, a + turn), place) for a, b in merged]
    return out


def _flat(prim):
    """A curve seen edge-on becomes the line it looks like."""
    if prim[0] == "curve":
        pts = _sample(prim)
        a = max(pts, key=lambda p: math.dist(p, pts[0]))
        b = max(pts, key=lambda p: math.dist(p, a))
        length = math.dist(a, b)
        if length < 0.3 or max(abs((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) for x, y in pts) / length < 0.12:
            return "line", [a, b]
    return prim


def _tidy(prims, under=()):
    """Drop what is drawn twice or lies under a stronger line: straight pieces are cut, curves dropped whole."""
    cover = {}
    for pts in under:
        for x, y in _sample(pts, 0.4):
            cover.setdefault((round(x), round(y)), []).append((x, y))

    def covered(p, by):
        i, j = round(p[0]), round(p[1])
        return any(math.dist(p, q) < 0.4 for a in (i - 1, i, i + 1) for b in (j - 1, j, j + 1) for q in by.get((a, b), ()))

    def note(pts):
        for x, y in pts:
            drawn.setdefault((round(x), round(y)), []).append((x, y))

    lines, out, drawn = {}, [], {}
    curves = []
    for prim in map(_flat, prims):
        if prim[0] == "line":
            (ax, ay), (bx, by) = prim[1][0], prim[1][-1]
            if math.dist((ax, ay), (bx, by)) < 0.3:
                continue
            angle = math.atan2(by - ay, bx - ax) % math.pi
            angle = 0.0 if angle > math.pi - 0.002 else angle
            off = ay * math.cos(angle) - ax * math.sin(angle)
            key = next((k for k in lines if abs(k[0] - angle) < 0.004 and abs(k[1] - off) < 0.12), (angle, off))
            c, s = math.cos(key[0]), math.sin(key[0])
            lines.setdefault(key, []).append(tuple(sorted((ax * c + ay * s, bx * c + by * s))))
        else:
            curves.append((prim, _sample(prim, 0.5)))
    # The longest first: a short one that only repeats a part of it is then found out.
    for prim, pts in sorted(curves, key=lambda c: -len(c[1])):
        if sum(covered(p, cover) for p in pts) <= 0.9 * len(pts) and not all(covered(p, drawn) for p in pts):
            out.append(prim)
            note(pts)
    for (angle, off), spans in lines.items():
        c, s = math.cos(angle), math.sin(angle)
        spans.sort()
        merged = [list(spans[0])]
        for a, b in spans[1:]:
            if a <= merged[-1][1] + 0.05:
                merged[-1][1] = max(merged[-1][1], b)
            else:
                merged.append([a, b])
        for a, b in merged:
            ends = [(t * c - off * s, t * s + off * c) for t in (a, b)]
            if not cover:
                out.append(("line", ends))
                continue
            n = max(2, int((b - a) / 0.5))
            free = [not covered((ends[0][0] + (ends[1][0] - ends[0][0]) * i / n, ends[0][1] + (ends[1][1] - ends[0][1]) * i / n), cover) for i in range(n + 1)]
            i = 0
            while i <= n:
                if free[i]:
                    j = i
                    while j < n and free[j + 1]:
                        j += 1
                    if (j - i) * (b - a) / n > 1.2:
                        out.append(("line", [tuple(ends[0][k] + (ends[1][k] - ends[0][k]) * t / n for k in (0, 1)) for t in (i, j)]))
                    i = j
                i += 1
    return out


# --------------------------------------------------------------------------------------------------------- views

class View:
    """Where a model lies on the sheet: axes, scale and the spot its point `about` is placed at."""

    def __init__(self, look, x, y, scale, about):
        right, up = LOOKS[look] if isinstance(look, str) else look
        self.right, self.up = V(right).normalize(), V(up).normalize()
        self.eye = self.right.cross(self.up)
        self.x, self.y, self.scale, self.about = x, y, scale, V(*about)
        self.picture = None  # a depth buffer, where the sheet made one

    def at(self, x, y=None, z=None):
        """Sheet coordinates of a model point, given as three numbers or as one vector."""
        d = (x if y is None else V(x, y, z)) - self.about
        return self.x + d.dot(self.right) * self.scale, self.y - d.dot(self.up) * self.scale

    def turned(self, shape):
        """A copy of the shape as the eye has it: x to the right, y up, z towards the reader."""
        r, u, e = self.right, self.up, self.eye
        m = FreeCAD.Matrix(r.x, r.y, r.z, 0, u.x, u.y, u.z, 0, e.x, e.y, e.z, 0, 0, 0, 0, 1)
        out = shape.copy()
        out.Placement = FreeCAD.Placement(m).multiply(FreeCAD.Placement(-self.about, FreeCAD.Rotation())).multiply(shape.Placement)
        return out

    def place(self, p):
        """Sheet coordinates of a point of a turned shape."""
        return self.x + p.x * self.scale, self.y - p.y * self.scale


def _tangents(turned, place):
    """The sheet positions of edges whose two faces meet smoothly, and of those among them that are the very rim of the shape.

    HLR by itself knows only the smooth edges of fillets, and forgets that some of those are rims."""
    faces = {}
    for face in turned.Faces:
        for edge in face.Edges:
            faces.setdefault(edge.hashCode(), []).append((edge, face))
    soft, rim = set(), set()
    for pairs in faces.values():
        (edge, one), two = pairs[0], next((f for _, f in pairs[1:]), None)
        if two is None or edge.Degenerated:
            continue
        spots = [edge.valueAt(edge.FirstParameter + (edge.LastParameter - edge.FirstParameter) * t) for t in (0.5, 0.2, 0.8)]
        normals = [[f.normalAt(*f.Surface.parameter(p)) for f in (one, two)] for p in spots]
        if all(abs(a.dot(b)) > 0.9995 for a, b in normals):
            grid = rim if all(abs(a.z) < 1e-3 for a, _ in normals) else soft
            for x, y in _sample(_edge_prim(edge, place), 0.3):
                grid.add((round(x * 4), round(y * 4)))
    return soft - rim, rim


class _Picture:
    """A depth buffer of a turned shape: which face is seen at each spot, and how its surface faces the light."""
    FINE = 4  # pixels to a sheet unit

    def __init__(self, view, box, faces):
        """`faces`: for each face its points (as the eye has them), its triangles and the light on each point."""
        k = view.scale * self.FINE
        self.w, self.h = int(box.XLength * k) + 8, int(box.YLength * k) + 8
        self.x0, self.y0, self.k, self.view = box.XMin - 4 / k, box.YMax + 4 / k, k, view
        self.depth = np.full((self.h, self.w), -1e9)
        self.light = np.full((self.h, self.w), 9.0)
        self.face = np.full((self.h, self.w), -1)
        for index, (points, triangles, shade) in enumerate(faces):
            for t in triangles:
                self._triangle([points[i] for i in t], [shade[i] for i in t], index)

    @classmethod
    def of(cls, view, turned):
        """The picture of a turned shape."""
        def faces():
            for face in turned.Faces:
                points, triangles = face.tessellate(0.25 / view.scale)
                light = lambda p: LIGHT.dot(face.normalAt(*face.Surface.parameter(p)))
                flat = face.Surface.TypeId == "Part::GeomPlane"
                yield points, triangles, [light(points[0])] * len(points) if flat else [light(p) for p in points]

        return cls(view, turned.BoundBox, faces())

    def _triangle(self, p, shade, index):
        x = [(q.x - self.x0) * self.k for q in p]
        y = [(self.y0 - q.y) * self.k for q in p]
        area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0])
        if abs(area) < 1e-9:
            return
        i0, i1 = max(0, math.floor(min(x))), min(self.w, math.ceil(max(x)) + 1)
        j0, j1 = max(0, math.floor(min(y))), min(self.h, math.ceil(max(y)) + 1)
        gx, gy = np.meshgrid(np.arange(i0, i1) + 0.5, np.arange(j0, j1) + 0.5)
        b = ((gx - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (gy - y[0])) / area
        c = ((x[1] - x[0]) * (gy - y[0]) - (gx - x[0]) * (y[1] - y[0])) / area
        a = 1 - b - c
        inside = (a >= -1e-6) & (b >= -1e-6) & (c >= -1e-6)
        z = a * p[0].z + b * p[1].z + c * p[2].z
        spot = (slice(j0, j1), slice(i0, i1))
        nearer = inside & (z > self.depth[spot] + 1e-6)
        self.depth[spot][nearer] = z[nearer]
        self.light[spot][nearer] = (a * shade[0] + b * shade[1] + c * shade[2])[nearer]
        self.face[spot][nearer] = index

    def sees(self, p):
        """Whether a point (in the eye's axes) is before everything that was drawn."""
        i, j = int((p.x - self.x0) * self.k), int((self.y0 - p.y) * self.k)
        return not (0 <= i < self.w and 0 <= j < self.h) or p.z > self.depth[j, i] - 0.6

    def crests(self, jump=3.5, shortest=10):
        """Lines along which ground stands before lower ground behind it: leaps in depth from a pixel to the one above."""
        leap = (self.depth[1:] - self.depth[:-1] > jump) & (self.depth[:-1] > -1e8)
        runs, done = [], []
        for i in range(self.w):
            rows = [int(j) + 1 for j in np.nonzero(leap[:, i])[0]]
            for run in list(runs):
                near = [j for j in rows if abs(j - run[-1][1]) <= 3]
                if near:
                    j = min(near, key=lambda j: abs(j - run[-1][1]))
                    rows.remove(j)
                    run.append((i, j))
                elif run[-1][0] < i - 2:
                    runs.remove(run)
                    done.append(run)
            runs += [[(i, j)] for j in rows]
        v = self.view
        place = lambda i, j: (v.x + (self.x0 + (i + 0.5) / self.k) * v.scale, v.y - (self.y0 - j / self.k) * v.scale)
        return [simplify([place(i, j) for i, j in run], 0.4) for run in done + runs if len(run) > shortest * self.FINE]

    def rings(self, mask, smallest=24.0):
        """The outlines of a mask as closed polygons on the sheet; holes run the other way round."""
        m = np.zeros((self.h + 2, self.w + 2), bool)
        m[1:-1, 1:-1] = mask
        follow = {}
        for j, i in zip(*np.nonzero(m)):
            i, j = int(i), int(j)
            for free, a, b in ((not m[j - 1, i], (i, j), (i + 1, j)), (not m[j, i + 1], (i + 1, j), (i + 1, j + 1)),
                               (not m[j + 1, i], (i + 1, j + 1), (i, j + 1)), (not m[j, i - 1], (i, j + 1), (i, j))):
                if free:
                    follow.setdefault(a, []).append(b)
        rings = []
        while follow:
            start = min(follow)
            loop, at = [], start
            while at in follow:
                ahead = follow[at]
                if len(ahead) > 1 and loop:  # a corner where two areas touch: keep to the right, so that they stay apart
                    dx, dy = at[0] - loop[-1][0], at[1] - loop[-1][1]
                    ahead.sort(key=lambda n: (n[0] - at[0]) * -dy + (n[1] - at[1]) * dx)
                nxt = ahead.pop()
                if not ahead:
                    del follow[at]
                loop.append(at)
                at = nxt
                if at == start:
                    break
            mid = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(loop, loop[1:] + loop[:1])]
            area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(mid, mid[1:] + mid[:1])) / 2
            if abs(area) < smallest * self.FINE ** 2:
                continue
            far = max(range(len(mid)), key=lambda n: math.dist(mid[n], mid[0]))
            ring = simplify(mid[:far + 1], 1.8)[:-1] + simplify(mid[far:] + mid[:1], 1.8)[:-1]
            v = self.view
            rings.append([(v.x + (self.x0 + (i - 1) / self.k) * v.scale, v.y - (self.y0 - (j - 1) / self.k) * v.scale) for i, j in ring])
        return rings


# --------------------------------------------------------------------------------------------------------- sheet

class Sheet:
    """One drawing. Methods that draw take sheet coordinates; take those from `View.at` where you can."""

    def __init__(self, title):
        self.title, self.prims, self.texts, self.warnings = title, {c: [] for c in CLASSES}, [], []
        self.turns = {}  # of a turned text, by its place in `texts`: the point of a quarter turn to the left
        self.tones = []  # one list of rings for each layer of tone: layers overlap to darken

    # ---- projections

    def view(self, shape, look, at, scale=1.0, hidden=True, about=(0, 0, 0), soft=True, shade=None, cut=(), accent=(), smallest=(50, 80)):
        """Project a solid (or a compound: parts of an assembly stay apart) with hidden lines removed.

        look    a name from LOOKS or what `seen_from` returns; at: the spot on the sheet for the model point `about`
        hidden  dashed lines for what lies behind (left out in pictorial views)
        shade   tones by the light; on in pictorial views unless said otherwise
        smallest  the smallest area (square units) that gets the first and the second tone: raise it where tones make the file large
        accent  parts of the shape whose edges are drawn in the accent colour
        cut     planes as (point, normal, angle, step, part), the last three at will: visible faces lying in them are hatched, for solids cut open
        """
        view = View(look, *at, scale, about)
        turned = view.turned(shape)
        pictorial = max(abs(c) for c in view.eye) < 0.999
        groups = TechDraw.projectEx(turned, V(0, 0, 1))
        visible, smooth, _, outline, _, behind, _, _, behind_outline, _ = [_prims(g, view.place) for g in groups]
        soft_grid, rim = _tangents(turned, view.place)

        def lies_on(grid, prim):
            return all(any((round(x * 4) + i, round(y * 4) + j) in grid for i in (-1, 0, 1) for j in (-1, 0, 1)) for x, y in _sample(prim))

        def is_soft(prim):
            return lies_on(soft_grid, prim)

        hard = [p for p in visible if not is_soft(p)]
        edges = _tidy(hard + outline + [p for p in smooth if lies_on(rim, p)])
        marked = set()
        for part in accent:
            part = TechDraw.projectEx(view.turned(part), V(0, 0, 1))
            for prim in _prims(part[0], view.place) + _prims(part[3], view.place):
                marked |= {(round(x * 4), round(y * 4)) for x, y in _sample(prim, 0.3)}
        for prim in edges:
            self.prims["accent" if marked and lies_on(marked, prim) else "edge"].append(prim)
        if soft:
            smooth = _tidy(smooth + [p for p in visible if is_soft(p)], edges)
            self.prims["soft"] += smooth
        if hidden and not pictorial:
            self.prims["hidden"] += _tidy([p for p in behind if not is_soft(p)] + behind_outline, edges)
        if pictorial if shade is None else shade or cut:
            picture = view.picture = _Picture.of(view, turned)
            if shade is not False:
                for layer, limit in enumerate(TONES):
                    self._tone(layer, picture.rings(picture.light < limit, smallest[layer]))
            self._hatch_cut(shape, view, turned, picture, cut)
        return view

    def relief(self, height, long, deep, look, at, scale=1.0, base=0.0, step=1.0, tones=(0.62, 0.42)):
        """A block of ground, its top z = height(x, y) over 0..long by 0..deep, cut off flat at `base`; draw on it with `trace`.

        Ground has no edges for hidden-line removal to find, so the block is drawn from its depth buffer: its outline,
        its rims, and tones where it turns from the light (`tones`: the limits of the first and the second)."""
        view = View(look, *at, scale, (0, 0, 0))
        turn = lambda v: V(v.dot(view.right), v.dot(view.up), v.dot(view.eye))
        nx, ny = round(long / step), round(deep / step)
        top = [V(i * step, j * step, height(i * step, j * step)) for i in range(nx + 1) for j in range(ny + 1)]
        cell = lambda i, j: i * (ny + 1) + j
        light = []
        for p in top:
            dx = (height(p.x + step, p.y) - height(p.x - step, p.y)) / (2 * step)
            dy = (height(p.x, p.y + step) - height(p.x, p.y - step)) / (2 * step)
            light.append(LIGHT.dot(turn(V(-dx, -dy, 1).normalize())))
        triangles = [t for i in range(nx) for j in range(ny) for t in ((cell(i, j), cell(i + 1, j), cell(i + 1, j + 1)), (cell(i, j), cell(i + 1, j + 1), cell(i, j + 1)))]
        faces = [([turn(p) for p in top], triangles, light)]
        rims = []
        for normal, row in ((V(0, -1, 0), [cell(i, 0) for i in range(nx + 1)]), (V(1, 0, 0), [cell(nx, j) for j in range(ny + 1)])):
            points = [top[i] for i in row] + [V(top[i].x, top[i].y, base) for i in row]
            n = len(row)
            faces.append(([turn(p) for p in points], [t for i in range(n - 1) for t in ((i, i + 1, n + i), (i + 1, n + i + 1, n + i))], [LIGHT.dot(turn(normal))] * 2 * n))
            rims.append([top[i] for i in row])
        box = FreeCAD.BoundBox([p for points, _, _ in faces for p in points][0], [p for points, _, _ in faces for p in points][0])
        for points, _, _ in faces:
            for p in points:
                box.add(p)
        picture = view.picture = _Picture(view, box, faces)
        for layer, limit in enumerate(tones):
            self._tone(layer, picture.rings((picture.light < limit) & (picture.face == 0), 60))
        self._tone(1, picture.rings(picture.face == 2))
        for ring in picture.rings(picture.face >= 0):
            self.line(*simplify(ring + ring[:1], 0.3))
        for crest in picture.crests():
            self.line(*crest)
        for rim in rims:
            self.trace(view, *rim, cls="edge")
        self.line(view.at(rims[1][0]), view.at(rims[1][0].x, rims[1][0].y, base))
        return view

    def _hatch_cut(self, shape, view, turned, picture, cut):
        for n, (point, normal, *how) in enumerate(cut):
            angle, step, part = (how + [45 if n % 2 == 0 else 135, 5, None][len(how):])[:3]
            p, q = V(*point) - view.about, V(*normal).normalize()
            p, q = [V(v.dot(view.right), v.dot(view.up), v.dot(view.eye)) for v in (p, q)]
            mine, first = set(range(len(turned.Faces))), 0
            if part is not None:
                for sub in shape.SubShapes:
                    if sub.isSame(part):
                        mine = set(range(first, first + len(sub.Faces)))
                    first += len(sub.Faces)
            ids = [i for i, f in enumerate(turned.Faces) if i in mine and f.Surface.TypeId == "Part::GeomPlane" and abs(f.Surface.Axis.dot(q)) > 0.9999 and abs((f.CenterOfMass - p).dot(q)) < 1e-4]
            self.prims["hatch"] += hatch_lines(picture.rings(np.isin(picture.face, ids), 2), step, angle)

    def section(self, parts, look, at, scale=1.0, about=(0, 0, 0), through=(0, 0, 0), whole=(), hidden=False, tone=True, accent=()):
        """A sectional view: what lies before the plane through `through` (square to the eye) is taken away.

        parts   solids, or (solid, angle, step) to choose the section lines; neighbours alternate by themselves
        whole   solids drawn uncut, as shafts, bolts, keys and ribs are
        accent  those among the parts whose edges are drawn in the accent colour
        """
        view = View(look, *at, scale, about)
        depth = (V(*through) - view.about).dot(view.eye)
        everything = Part.makeCompound([p[0] if isinstance(p, tuple) else p for p in parts] + list(whole))
        reach = everything.BoundBox.DiagonalLength * 2 + (everything.BoundBox.Center - view.about).Length * 2
        back = Part.makeBox(2 * reach, 2 * reach, reach, V(-reach, -reach, depth - reach))
        kept, marked = [], []
        for n, part in enumerate(parts):
            solid, angle, step = part if isinstance(part, tuple) else (part, 45 if n % 2 == 0 else 135, 6 if n % 3 < 2 else 4.2)
            original, solid = solid, view.turned(solid).common(back)
            kept.append(solid)
            marked += [solid] if any(original is a for a in accent) else []
            rings = []
            for face in solid.Faces:
                if abs(face.CenterOfMass.z - depth) < 1e-4 and abs(abs(face.normalAt(0, 0).z) - 1) < 1e-6:
                    for wire in face.Wires:
                        rings.append([view.place(p) for e in wire.OrderedEdges for p in self._along(e, wire)])
            self.prims["hatch"] += hatch_lines(rings, step, angle)
            if tone:
                self._tone(0, self._wound([simplify(r + r[:1], 0.4)[:-1] for r in rings]))
        flat = Sheet("")
        eye = View((V(1, 0, 0), V(0, 1, 0)), view.x, view.y, scale, (0, 0, 0))
        flat.view(Part.makeCompound(kept + [view.turned(w) for w in whole]), (eye.right, eye.up), (view.x, view.y), scale, hidden, accent=marked)
        for c in CLASSES:
            self.prims[c] += flat.prims[c]
        return view

    @staticmethod
    def _along(edge, wire):
        n = 2 if edge.Curve.TypeId == "Part::GeomLine" else 49
        pts = edge.discretize(Number=n)
        return (pts[::-1] if edge.Orientation == "Reversed" else pts)[:-1]

    @staticmethod
    def _wound(rings):
        """Rings turned so that outer ones and holes run opposite ways (nested by area and by a point inside)."""
        def area(r):
            return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(r, r[1:] + r[:1])) / 2

        def inside(p, r):
            return sum((ay > p[1]) != (by > p[1]) and p[0] < ax + (bx - ax) * (p[1] - ay) / (by - ay) for (ax, ay), (bx, by) in zip(r, r[1:] + r[:1])) % 2 == 1

        out = []
        for r in rings:
            hole = sum(inside(r[0], o) for o in rings if o is not r) % 2 == 1
            out.append(r[::-1] if (area(r) > 0) == hole else r)
        return out

    def _tone(self, layer, rings):
        while len(self.tones) <= layer:
            self.tones.append([])
        self.tones[layer] += rings

    # ---- plain two-dimensional geometry

    def line(self, *points, cls="edge", closed=False):
        """A polyline through sheet points."""
        self.prims[cls].append(("line", list(points) + ([points[0]] if closed else [])))

    def curve(self, points, cls="edge"):
        """A smooth curve through sheet points."""
        spline = Part.BSplineCurve()
        spline.interpolate([V(x, y, 0) for x, y in points])
        self.prims[cls].append(_edge_prim(spline.toShape(), lambda p: (p.x, p.y)))

    def arc(self, centre, radius, start=0.0, end=360.0, cls="edge", radius_y=None):
        """An arc, counter-clockwise from `start` to `end` degrees (a circle by default, an ellipse with radius_y)."""
        n = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
        step = math.radians(end - start) / n
        k = 4 / 3 * math.tan(step / 4)
        ry = radius if radius_y is None else radius_y
        spot = lambda x, y: (centre[0] + radius * x, centre[1] - ry * y)
        pts = []
        for i in range(n):
            a, b = math.radians(start) + step * i, math.radians(start) + step * (i + 1)
            pts += [spot(math.cos(a), math.sin(a))] * (i == 0) + [spot(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a)),
                                                                spot(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b)), spot(math.cos(b), math.sin(b))]
        self.prims[cls].append(("curve", pts))

    def hatch(self, *rings, step=5.0, angle=45.0, tone=False):
        """Section lines (and on request a tone) in the area inside closed rings of sheet points."""
        self.prims["hatch"] += hatch_lines([list(r) for r in rings], step, angle)
        if tone:
            self.tone(*rings)

    def tone(self, *rings, layer=0):
        """A light tone inside closed rings of sheet points; rings inside rings are holes."""
        self._tone(layer, self._wound([list(r) for r in rings]))

    def trace(self, view, *points, cls="axis"):
        """A line through model points in a pictorial view, left out where the solids hide it (axes of exploded views, contours)."""
        run, points = [], [V(*p) for p in points]
        for a, (p, q) in enumerate(zip(points, points[1:])):
            n = max(1, int(math.dist(view.at(p), view.at(q)) * 2))
            for i in range(0 if a == 0 else 1, n + 1):
                m = p + (q - p) * (i / n)
                d = m - view.about
                if view.picture.sees(V(d.dot(view.right), d.dot(view.up), d.dot(view.eye))):
                    run.append(view.at(m))
                else:
                    self._finish(run, cls)
                    run = []
        self._finish(run, cls)

    def _finish(self, run, cls):
        if len(run) > 3:
            self.prims[cls].append(("line", simplify(run, 0.2)))

    # ---- centre lines, notes, dimensions

    def axis(self, p, q, over=4):
        """A chain line from p to q, overshooting both by `over`."""
        length = math.dist(p, q) or 1
        dx, dy = (q[0] - p[0]) / length * over, (q[1] - p[1]) / length * over
        self.prims["axis"].append(("line", [(p[0] - dx, p[1] - dy), (q[0] + dx, q[1] + dy)]))

    def cross(self, centre, radius, over=4):
        """The two centre lines of a circle."""
        self.axis((centre[0] - radius, centre[1]), (centre[0] + radius, centre[1]), over)
        self.axis((centre[0], centre[1] - radius), (centre[0], centre[1] + radius), over)

    def thread(self, centre, radius, cls="dim"):
        """The thin three-quarter circle of a thread seen end-on (give the major radius inside a nut, the minor on a bolt)."""
        self.arc(centre, radius, 10, 280, cls)

    def text(self, x, y, words, anchor="start"):
        """A line of text with its baseline at y; `anchor` is start, middle or end."""
        self.texts.append((round(x, 1), round(y, 1), anchor, words))

    def along(self, p, q, x, words, cls="dim"):
        """A vertical dimension whose figure is turned along the line, left of it and read from below.

        What does not turn text, as a PDF, has the figure upright at the line's right."""
        (y1, x1), (y2, x2) = sorted(((p[1], p[0]), (q[1], q[0])))
        for y, foot in ((y1, x1), (y2, x2)):
            self._extension((foot, y), (x, y), cls)
        self.line((x, y1), (x, y2), cls=cls)
        self.arrow((x, y1), 90, cls)
        self.arrow((x, y2), 270, cls)
        mid, half = (y1 + y2) / 2, len(words) * 3
        at = round(x + 5, 1), round(mid + 4.2, 1)
        self.texts.append((*at, "start", words))
        # A quarter turn about this point takes the figure's start to the line's left.
        cx = (at[0] + x - 4 + mid + half - at[1]) / 2
        self.turns[len(self.texts) - 1] = round(cx, 1), round(cx - (x - 4) + at[1], 1)

    def arrow(self, tip, degrees, cls="dim"):
        """A slim arrowhead at `tip`, pointing the way of `degrees`."""
        a, b = polar(tip, 8.5, degrees + 174), polar(tip, 8.5, degrees - 174)
        self.prims[cls] += [("line", [tip, a, b, tip]), ("line", [tip, polar(tip, 8.5, degrees + 180)])]

    def width(self, p, q, y, words, cls="dim"):
        """A horizontal dimension between points p and q, its line at height y, its figure above (or beside, where there is no room)."""
        (x1, y1), (x2, y2) = sorted((p, q))
        for x, foot in ((x1, y1), (x2, y2)):
            self._extension((x, foot), (x, y), cls)
        room = x2 - x1
        if room > 26:
            self.line((x1, y), (x2, y), cls=cls)
            self.arrow((x1, y), 180, cls)
            self.arrow((x2, y), 0, cls)
        else:
            self.line((x1 - 12, y), (x2 + 12, y), cls=cls)
            self.arrow((x1, y), 0, cls)
            self.arrow((x2, y), 180, cls)
        if room > text_width(words) + 2 or room > 26:
            self.text((x1 + x2) / 2, y - 4, words, "middle")
        else:
            self.text(x2 + 15, y + 4, words)

    def height(self, p, q, x, words, cls="dim", side=1):
        """A vertical dimension between p and q, its line at x; the figure stands upright in a gap of the line.

        Where there is no room the figure goes beside the line: to the right, or to the left with side=-1."""
        (y1, x1), (y2, x2) = sorted(((p[1], p[0]), (q[1], q[0])))
        for y, foot in ((y1, x1), (y2, x2)):
            self._extension((foot, y), (x, y), cls)
        mid = (y1 + y2) / 2
        if y2 - y1 > 36:
            self.line((x, y1), (x, mid - 8), cls=cls)
            self.line((x, mid + 8), (x, y2), cls=cls)
            self.arrow((x, y1), 90, cls)
            self.arrow((x, y2), 270, cls)
            self.text(x, mid + 4.2, words, "middle")
        else:
            inside = y2 - y1 > 19
            self.line((x, y1 - (0 if inside else 12)), (x, y2 + (0 if inside else 12)), cls=cls)
            self.arrow((x, y1), 90 if inside else 270, cls)
            self.arrow((x, y2), 270 if inside else 90, cls)
            self.text(x + 5 * side, mid + 4.2, words, "start" if side > 0 else "end")

    def _extension(self, foot, end, cls):
        length = math.dist(foot, end)
        if length > 3:
            ux, uy = (end[0] - foot[0]) / length, (end[1] - foot[1]) / length
            self.line((foot[0] + ux * 2, foot[1] + uy * 2), (end[0] + ux * 3, end[1] + uy * 3), cls=cls)

    def leader(self, tip, elbow, words, cls="dim", dot=False):
        """A leader from `tip` (an arrow; a dot for a surface) by `elbow` to a note beside it."""
        right = elbow[0] >= tip[0]
        end = (elbow[0] + (8 if right else -8), elbow[1])
        self.line(tip, elbow, end, cls=cls)
        if dot:
            self.arc(tip, 1, cls=cls)
        else:
            self.arrow(tip, math.degrees(math.atan2(elbow[1] - tip[1], tip[0] - elbow[0])), cls)
        self.text(end[0] + (4 if right else -4), end[1] + 4.2, words, "start" if right else "end")

    def balloon(self, tip, centre, words, cls="dim", radius=10):
        """An item number in a circle, led to its part."""
        self.arc(centre, radius, cls=cls)
        away = math.degrees(math.atan2(centre[1] - tip[1], tip[0] - centre[0]))
        self.line(tip, polar(centre, radius, away), cls=cls)
        self.arc(tip, 1, cls=cls)
        self.text(centre[0], centre[1] + 4.2, words, "middle")

    def bubble(self, centre, words, radius=10):
        """The mark of a grid line: its letter or number in a thin circle."""
        self.arc(centre, radius, cls="dim")
        self.text(centre[0], centre[1] + 4.2, words, "middle")

    def radius(self, centre, radius, degrees, words, out=14, cls="dim"):
        """A leader to a circle (⌀ or R), in line with its centre, from outside."""
        self.leader(polar(centre, radius, degrees), polar(centre, radius + out, degrees), words, cls)

    def angle(self, centre, radius, start, end, words, cls="dim"):
        """An angular dimension, counter-clockwise from start to end."""
        self.arc(centre, radius, start, end, cls)
        self.arrow(polar(centre, radius, start), start - 90 + 4 * 40 / radius, cls)
        self.arrow(polar(centre, radius, end), end + 90 - 4 * 40 / radius, cls)
        middle = (start + end) / 2
        x, y = polar(centre, radius + 9 + text_width(words) / 2 * abs(math.cos(math.radians(middle))), middle)
        self.text(x, y + 4.2, words, "middle")

    def plane_mark(self, p, q, letter, towards):
        """A cutting plane from p to q: chain line, heavy ends, arrows the way the section looks (`towards`, degrees) and letters."""
        self.axis(p, q, 0)
        length = math.dist(p, q)
        for end, other in ((p, q), (q, p)):
            ux, uy = (other[0] - end[0]) / length, (other[1] - end[1]) / length
            self.line(end, (end[0] + ux * 9, end[1] + uy * 9))
            tip = polar(end, 14, towards)
            self.line(end, tip, cls="dim")
            self.arrow(tip, towards)
            x, y = polar(tip, 9, towards)
            self.text(x, y + 4.2, letter, "middle")

    def first_angle(self, x, y):
        """The symbol of first-angle projection (a cone's two views), centred at (x, y), 60 wide."""
        self.line((x - 26, y - 6), (x - 4, y - 11), (x - 4, y + 11), (x - 26, y + 6), cls="dim", closed=True)
        self.arc((x + 19, y), 6, cls="dim")
        self.arc((x + 19, y), 11, cls="dim")
        self.axis((x - 26, y), (x - 4, y))
        self.cross((x + 19, y), 11)

    # ---- writing

    def checked(self):
        """What a reader would trip over: text on lines or on text, things off the sheet, too much text."""
        boxes = []
        for i, (x, y, anchor, words) in enumerate(self.texts):
            w = text_width(words)
            left = x - {"start": 0, "middle": w / 2, "end": w}[anchor]
            box = left, y - 9.4, left + w, y + 2.6 if re.search("[gjpqy,()]", words) else y + 0.6
            if i in self.turns:
                cx, cy = self.turns[i]
                box = cx + box[1] - cy, cy - box[2] + cx, cx + box[3] - cy, cy - box[0] + cx
            boxes.append((*box, words))
        notes = [f"text off the sheet: {b[4]}" for b in boxes if b[0] < 6 or b[1] < 6 or b[2] > WIDTH - 6 or b[3] > HEIGHT - 6]
        for i, a in enumerate(boxes):
            notes += [f"text on text: {a[4]} / {b[4]}" for b in boxes[:i] if a[0] < b[2] + 3 and b[0] < a[2] + 3 and a[1] < b[3] + 1 and b[1] < a[3] + 1]
        off = False
        for cls in CLASSES[1:]:
            hit = set()
            for prim in self.prims[cls]:
                for x, y in _sample(prim, 1.0):
                    off |= not (4 <= x <= WIDTH - 4 and 4 <= y <= HEIGHT - 4)
                    hit |= {b[4] for b in boxes if b[0] - 1.2 < x < b[2] + 1.2 and b[1] - 1 < y < b[3] + 1}
            notes += [f"text on {cls}: {words}" for words in sorted(hit)]
        if off:
            notes.append("lines off the sheet")
        if len(self.texts) > 12:
            notes.append(f"{len(self.texts)} texts")
        return notes

    def svg(self):
        """The file's text."""
        out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">',
               f"<title>{_escape(self.title)}</title>", f"<style>{STYLE}</style>"]
        for rings in self.tones:
            # Half units do for tones: their rims lie under edges, and the file gets a tenth smaller.
            d = "".join(_polyline([(round(x * 2) / 2, round(y * 2) / 2) for x, y in r]) + "z" for r in rings if len(r) > 2)
            out.append(f'<path class="fill" d="{d}"/>' if d else "")
        for cls in CLASSES[1:]:
            d = _data(self.prims[cls])
            out.append(f'<path class="{cls}" d="{d}"/>' if d else "")
        for i, (x, y, anchor, words) in enumerate(self.texts):
            where = "" if anchor == "start" else f' text-anchor="{anchor}"'
            if i in self.turns:
                where += ' transform="rotate(-90 %s %s)"' % tuple(map(_n, self.turns[i]))
            out.append(f'<text class="t" x="{_n(x)}" y="{_n(y)}"{where}>{_escape(words)}</text>')
        return "\n".join(filter(None, out)) + "\n</svg>\n"

    def save(self, path):
        """Write the file; returns (bytes, bytes gzipped)."""
        data = self.svg().encode()
        with open(path, "wb") as f:
            f.write(data)
        return len(data), len(gzip.compress(data, 9, mtime=0))


def text_width(words):
    """About how wide a text will be: the widest font in the stack decides."""
    return sum(3.6 if c in " .,|il'" else 10.5 if c in "MWm%" else 7.9 if c.isupper() else 7.4 for c in words)


def _escape(words):
    return words.replace("&", "&amp;").replace("<", "&lt;")


def _n(v):
    return f"{round(v, 1):.1f}".replace(".0", "").replace("-0.", "-.").lstrip("0") if abs(round(v, 1)) >= 0.1 and abs(v) < 1 else f"{round(v, 1):.1f}".removesuffix(".0") if abs(round(v, 1)) >= 0.1 else "0"


def _join(numbers):
    """Numbers for path data: a minus sign separates as well as a space does."""
    out = ""
    for v in numbers:
        s = _n(v)
        out += s if not out or s[0] == "-" else " " + s
    return out


def _snap(p):
    return round(p[0], 1) + 0.0, round(p[1], 1) + 0.0


def _tail(prim, at):
    """Relative path data for what follows the first point; `at` is where the pen really stands (rounding never adds up)."""
    kind, pts = prim
    out, last = "", ""
    x, y = at
    if kind == "line":
        for p in pts[1:]:
            p = _snap(p)
            dx, dy = round(p[0] - x, 1), round(p[1] - y, 1)
            if not dx and not dy:
                continue
            if not dy:
                out, last = out + "h" + _n(dx), "h"
            elif not dx:
                out, last = out + "v" + _n(dy), "v"
            else:
                s = _join((dx, dy))
                out, last = out + (("" if s[0] == "-" else " ") if last == "l" else "l") + s, "l"
            x, y = p
    else:
        for i in range(1, len(pts), 3):
            b = [_snap(p) for p in pts[i:i + 3]]
            s = _join([round(v - o, 1) for q in b for v, o in zip(q, (x, y))])
            out, last = out + (("" if s[0] == "-" else " ") if last else "c") + s, "c"
            x, y = b[2]
    return out, (x, y)


def _polyline(pts):
    start = _snap(pts[0])
    return "M" + _join(start) + _tail(("line", pts), start)[0]


def _circle(prim):
    """Path data of a whole circle as two arcs, or nothing: other curves stay béziers, which no reader gets wrong."""
    pts = prim[1]
    if prim[0] != "curve" or len(pts) != 13 or math.dist(pts[0], pts[12]) > 1e-6:
        return ""
    x, y = (pts[0][0] + pts[6][0]) / 2, (pts[0][1] + pts[6][1]) / 2
    r = math.dist(pts[0], (x, y))
    if max(abs(math.dist(p, (x, y)) - r) for p in _sample(prim)) > 0.06:
        return ""
    r = max(round(r, 1), 0.1)
    return "M" + _join(_snap((x - r, y))) + "a" + _join((r, r)) + " 0 1 0 " + _join((2 * r, 0)) + "a" + _join((r, r)) + " 0 1 0" + _join((-2 * r, 0)) + "z"


def _data(prims):
    """All primitives of a class as one path, chained end to end where they meet, so that corners join."""
    circles = "".join(map(_circle, prims))
    prims = [p for p in prims if len(p[1]) > 1 and not _circle(p)]
    ends = {}
    for n, (_, pts) in enumerate(prims):
        for p in (pts[0], pts[-1]):
            ends.setdefault(_snap(p), []).append(n)
    left, out = set(range(len(prims))), []

    def take(spot):
        """The next unused primitive at a spot, turned to start there."""
        for n in ends.get(spot, ()):
            if n in left:
                left.discard(n)
                kind, pts = prims[n]
                return kind, pts if _snap(pts[0]) == spot else pts[::-1]
        return None

    # Start chains at loose ends first; what remains are closed loops.
    order = sorted(range(len(prims)), key=lambda n: (min(len(ends[_snap(prims[n][1][0])]), len(ends[_snap(prims[n][1][-1])])) > 1, n))
    for n in order:
        if n not in left:
            continue
        left.discard(n)
        kind, pts = prims[n]
        if len(ends[_snap(pts[0])]) > 1 and len(ends[_snap(pts[-1])]) == 1:
            pts = pts[::-1]
        first = at = _snap(pts[0])
        d, prim = "M" + _join(first), (kind, pts)
        while prim:
            piece, at = _tail(prim, at)
            d += piece
            prim = take(at)
        out.append(d + ("z" if at == first and d.count("l") + d.count("h") + d.count("v") + d.count("c") > 1 else ""))
    return "".join(o for o in out if re.search("[lhvc]", o)) + circles
