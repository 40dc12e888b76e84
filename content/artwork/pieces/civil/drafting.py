"""What the civil courses' pictures share: dimensions, hatching, contours, a camera with a painter, and a plane frame by direct stiffness."""
import math

import numpy as np
from kit import number

#: Opaque tones for what stands before something else, and lines that the kit has not.
STYLES = {
    "hatch": ("fill:none;stroke:#14222f;stroke-width:.5", "stroke:#e6eef5"),
    "thin": ("fill:none;stroke:#14222f;stroke-width:.7;stroke-linejoin:round", "stroke:#e6eef5"),
    "axis": ("fill:none;stroke:#14222f;stroke-width:.7;stroke-dasharray:12 3 2 3", "stroke:#e6eef5"),
    "redaxis": ("fill:none;stroke:#a83212;stroke-width:1;stroke-dasharray:10 3 2 3", "stroke:#ff7d52"),
    "rednet": ("fill:none;stroke:#a83212;stroke-width:.6", "stroke:#ff7d52"),
    "redheavy": ("fill:none;stroke:#a83212;stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round", "stroke:#ff7d52"),
    "t0": ("fill:#fbf9f4", "fill:#1b3d59"), "t1": ("fill:#e3e0d8", "fill:#15324b"), "t2": ("fill:#c5c6c4", "fill:#0f2639"), "t3": ("fill:#8f979d", "fill:#0a1a29"),
    "redsolid": ("fill:#e3ad98", "fill:#7a3f30"),
}  # fmt: skip; the tones come last, so that a tone beside a line fills it


def prepare(picture):
    """Gives a picture the tones and lines above; returns it."""
    for name, (day, night) in STYLES.items():
        picture.style(name, day, night)
    return picture


def data(points, closed=False, digits=1):
    """Path data of a polyline in relative steps: the shortest to store."""
    x, y = (round(v, digits) for v in points[0])
    out = [f"M{number(x)} {number(y)}l"]
    for px, py in points[1:]:
        px, py = round(px, digits), round(py, digits)
        out.append(f"{number(px - x, digits)} {number(py - y, digits)} ")
        x, y = px, py
    return "".join(out).strip().replace(" -", "-") + ("z" if closed else "")


def lines(p, many, cls="line", closed=False):
    """Several polylines as one path."""
    p.path("".join(data(q, closed) for q in many if len(q) > 1), cls)


def area(p, rings, cls):
    """A shape with holes."""
    p.path("".join(data(r, True) for r in rings), cls, 'fill-rule="evenodd"')


def hatch(p, ring, step=5, angle=45, cls="hatch"):
    """Parallel lines inside one or several rings."""
    rings = ring if isinstance(ring[0][0], (tuple, list)) else [ring]
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [[(x * c - y * s, x * s + y * c) for x, y in r] for r in rings]
    low, high = (f(y for r in turned for _, y in r) for f in (min, max))
    out = []
    for i in range(math.ceil(low / step), math.floor(high / step) + 1):
        v = i * step + 1e-4
        cross = sorted(a[0] + (v - a[1]) / (b[1] - a[1]) * (b[0] - a[0]) for r in turned for a, b in zip(r, r[1:] + r[:1]) if (a[1] < v) != (b[1] < v))
        out += [[(x * c + v * s, -x * s + v * c) for x in pair] for pair in zip(cross[::2], cross[1::2])]
    lines(p, out, cls)


def dim(p, a, b, words, off=14, size=11, cls="line", fill="ink", face="label", over=3, above=3, reach=True):
    """A dimension from a to b, drawn `off` to the left of the way from a to b (y downwards: above it when a is left of b)."""
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    nx, ny = uy, -ux
    A, B = (a[0] + nx * off, a[1] + ny * off), (b[0] + nx * off, b[1] + ny * off)
    sign = 1 if off >= 0 else -1
    t = over
    marks = [[(A[0] - ux * t, A[1] - uy * t), (B[0] + ux * t, B[1] + uy * t)]]
    for f, e in ((a, A), (b, B)):
        if reach and abs(off) > 5:
            marks.append([(f[0] + nx * sign * 3, f[1] + ny * sign * 3), (e[0] + nx * sign * t, e[1] + ny * sign * t)])
        marks.append([(e[0] - (ux - nx) * t, e[1] - (uy - ny) * t), (e[0] + (ux - nx) * t, e[1] + (uy - ny) * t)])
    lines(p, marks, cls)
    turn = math.degrees(math.atan2(uy, ux))
    flip = turn > 89.9 or turn < -90.1
    turn = turn - 180 if turn > 89.9 else turn + 180 if turn < -90.1 else turn
    side = -1 if flip else 1
    mx, my = (A[0] + B[0]) / 2 + nx * above * side, (A[1] + B[1]) / 2 + ny * above * side
    p.text(mx, my, words, size, face, fill, "middle", rotate=turn)


def arrow(p, tip, degrees, size=7, cls="ink"):
    """A slim filled arrowhead whose tip points towards `degrees` (0 right, 90 down)."""
    a = math.radians(degrees)
    back = lambda w: (tip[0] - size * math.cos(a) - w * math.sin(a), tip[1] - size * math.sin(a) + w * math.cos(a))
    p.path(data([tip, back(size * 0.3), back(-size * 0.3)], True), cls)


def shaft(p, a, b, size=7, cls="red-line", head="red"):
    """A line from a to b with an arrowhead at b."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    r = math.radians(turn)
    p.line(a, (b[0] - size * 0.8 * math.cos(r), b[1] - size * 0.8 * math.sin(r)), cls=cls)
    arrow(p, b, turn, size, head)


def level(p, x, y, words, size=11, wide=40, fill="ink", cls="line"):
    """A level mark: a triangle standing on its line, the figure above."""
    p.line((x - 6, y), (x + wide, y), cls=cls)
    p.line((x, y), (x - 4, y - 6), (x + 4, y - 6), cls=cls, closed=True)
    p.text(x + 7, y - 3, words, size, "label", fill)


def simple(points, tolerance=0.3):
    """The polyline with the points left out that lie within tolerance of the rest (Ramer, Douglas, Peucker)."""
    if len(points) < 3:
        return list(points)
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    far = [abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length if length > 1e-9 else math.hypot(x - x1, y - y1) for x, y in points[1:-1]]
    i = max(range(len(far)), key=far.__getitem__)
    if far[i] <= tolerance:
        return [points[0], points[-1]]
    return simple(points[: i + 2], tolerance)[:-1] + simple(points[i + 1 :], tolerance)


def contours(xs, ys, z, at):
    """Polylines where the grid z[i][j] over xs, ys (linear in triangles) takes the value `at`."""
    links = {}

    def cut(a, b):
        za, zb = z[a] - at, z[b] - at
        t = za / (za - zb)
        return xs[a[0]] + t * (xs[b[0]] - xs[a[0]]), ys[a[1]] + t * (ys[b[1]] - ys[a[1]])

    spots = {}
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            for tri in (((i, j), (i + 1, j), (i + 1, j + 1)), ((i, j), (i + 1, j + 1), (i, j + 1))):
                keys = [tuple(sorted((a, b))) for a, b in zip(tri, tri[1:] + tri[:1]) if (z[a] < at) != (z[b] < at)]
                if keys:
                    for k in keys:
                        spots[k] = cut(*k)
                    links.setdefault(keys[0], []).append(keys[1])
                    links.setdefault(keys[1], []).append(keys[0])
    out = []
    while links:
        start = next((k for k in links if len(links[k]) == 1), None) or next(iter(links))
        run, at_key = [start], start
        while links.get(at_key):
            following = links[at_key].pop()
            if not links[at_key]:
                del links[at_key]
            links[following].remove(at_key)
            if not links[following]:
                del links[following]
            run.append(following)
            at_key = following
        out.append([spots[k] for k in run])
    return out


def clothoid(length, radius, n=24):
    """Points (x, y) of a spiral from its straight end, and the direction at its other end."""
    pts, a, step = [(0.0, 0.0)], 0.0, length / n / 20
    x = y = 0.0
    for i in range(n * 20):
        s = (i + 0.5) * step
        a = s * s / (2 * radius * length)
        x, y = x + step * math.cos(a), y + step * math.sin(a)
        if i % 20 == 19:
            pts.append((x, y))
    return pts, length / (2 * radius)


class Camera:
    """From the model (z upwards) to the picture: parallel as seen from a direction, or in perspective with `eye`."""

    def __init__(self, centre, scale, look=(1, -1, 0.8), about=(0, 0, 0), eye=None):
        self.centre, self.scale, self.about = centre, scale, np.array(about, float)
        self.eye = None if eye is None else np.array(eye, float)
        d = np.array(look, float) if eye is None else self.eye - self.about
        self.far = float(np.linalg.norm(d))
        self.d = d / self.far
        self.right = np.cross((0, 0, 1), self.d)
        self.right /= np.linalg.norm(self.right)
        self.up = np.cross(self.d, self.right)

    def at(self, x, y, z):
        """The place of a point in the picture."""
        v = np.array((x, y, z), float) - self.about
        k = self.scale
        if self.eye is not None:
            k *= self.far / max(self.far - v @ self.d, 1e-3)
        return float(self.centre[0] + k * (v @ self.right)), float(self.centre[1] - k * (v @ self.up))

    def depth(self, points):
        """How near to the eye the middle of some points lies."""
        m = np.mean(np.array(points, float), axis=0) - self.about
        return float(m @ self.d) if self.eye is None else -float(np.linalg.norm(m - self.eye + self.about))


class Scene:
    """Flat faces painted from back to front; `side` tones: (top, towards x, towards y)."""

    def __init__(self, camera):
        self.camera, self.things = camera, []

    def face(self, points, cls="t0 line", nudge=0.0):
        """A polygon in space."""
        self.things.append((self.camera.depth(points) + nudge, points, cls, True))

    def line(self, *points, cls="line", nudge=0.0):
        """A line in space, painted in its turn."""
        self.things.append((self.camera.depth(points) + nudge, points, cls, False))

    def box(self, x, y, z, a, b, c, tones=("t0 line", "t1 line", "t2 line"), nudge=0.0):
        """A box from its lower corner; only the three faces towards the eye. Painted as one, at the depth of its middle."""
        d = self.camera.d if self.camera.eye is None else self.camera.eye - np.array((x + a / 2, y + b / 2, z + c / 2))
        X, Y, Z = (x + a if d[0] > 0 else x), (y + b if d[1] > 0 else y), (z + c if d[2] > 0 else z)
        near = self.camera.depth([(x, y, z), (x + a, y + b, z + c)]) + nudge
        faces = (
            ([(X, y, z), (X, y + b, z), (X, y + b, z + c), (X, y, z + c)], tones[1]),
            ([(x, Y, z), (x + a, Y, z), (x + a, Y, z + c), (x, Y, z + c)], tones[2]),
            ([(x, y, Z), (x + a, y, Z), (x + a, y + b, Z), (x, y + b, Z)], tones[0]),
        )
        for i, (points, cls) in enumerate(faces):
            self.things.append((near + i * 1e-6, points, cls, True))

    def paint(self, p):
        """Everything, the farthest first; neighbours of one class as one path."""
        run, last = [], None
        for _, points, cls, closed in sorted(self.things, key=lambda t: t[0]):
            p.path(data([self.camera.at(*q) for q in points], closed), cls)


class Frame:
    """A plane frame: members with E, A, I, uniform loads and node loads; solved by direct stiffness."""

    def __init__(self):
        self.nodes, self.members, self.fixed, self.loads = [], [], set(), {}

    def node(self, x, y, fix=""):
        """A node; `fix` holds of x, y, r (turning). Returns its number."""
        self.nodes.append((x, y))
        n = len(self.nodes) - 1
        self.fixed |= {3 * n + "xyr".index(f) for f in fix}
        return n

    def member(self, a, b, ea, ei, wx=0.0, wy=0.0):
        """A member from node a to b under wx, wy per metre of member (global axes)."""
        self.members.append((a, b, ea, ei, wx, wy))
        return len(self.members) - 1

    def load(self, n, fx=0.0, fy=0.0):
        """A force at a node."""
        self.loads[n] = (self.loads.get(n, (0, 0))[0] + fx, self.loads.get(n, (0, 0))[1] + fy)

    def solve(self):
        """Displacements `u`, reactions `r` and end forces (axial, shear, moment at both ends, local) `ends` of each member."""
        size = 3 * len(self.nodes)
        K, F, kept = np.zeros((size, size)), np.zeros(size), []
        for n, (fx, fy) in self.loads.items():
            F[3 * n] += fx
            F[3 * n + 1] += fy
        for a, b, ea, ei, wx, wy in self.members:
            (x1, y1), (x2, y2) = self.nodes[a], self.nodes[b]
            L = math.hypot(x2 - x1, y2 - y1)
            c, s = (x2 - x1) / L, (y2 - y1) / L
            e, f = ea / L, ei / L**3
            k = np.array([[e, 0, 0, -e, 0, 0], [0, 12 * f, 6 * f * L, 0, -12 * f, 6 * f * L], [0, 6 * f * L, 4 * f * L * L, 0, -6 * f * L, 2 * f * L * L],
                          [-e, 0, 0, e, 0, 0], [0, -12 * f, -6 * f * L, 0, 12 * f, -6 * f * L], [0, 6 * f * L, 2 * f * L * L, 0, -6 * f * L, 4 * f * L * L]])  # fmt: skip
            T = np.zeros((6, 6))
            T[:3, :3] = T[3:, 3:] = [[c, s, 0], [-s, c, 0], [0, 0, 1]]
            along, across = wx * c + wy * s, -wx * s + wy * c
            q = np.array([along * L / 2, across * L / 2, across * L * L / 12, along * L / 2, across * L / 2, -across * L * L / 12])
            d = [3 * a, 3 * a + 1, 3 * a + 2, 3 * b, 3 * b + 1, 3 * b + 2]
            K[np.ix_(d, d)] += T.T @ k @ T
            F[d] += T.T @ q
            kept.append((k, T, q, d, L, across))
        free = [i for i in range(size) if i not in self.fixed]
        self.u = np.zeros(size)
        self.u[free] = np.linalg.solve(K[np.ix_(free, free)], F[free])
        self.r = K @ self.u - F
        self.ends = [k @ T @ self.u[d] - q for k, T, q, d, _, _ in kept]
        self.spans = [(L, w) for *_, L, w in kept]
        return self

    def moments(self, m, n=16):
        """Moments along member m at n + 1 places: (share of the length, moment), positive where the side on the right of its way (below, when it runs left to right) is in tension."""
        (L, w), end = self.spans[m], self.ends[m]
        return [(i / n, -end[2] + end[1] * L * i / n + w * (L * i / n) ** 2 / 2) for i in range(n + 1)]
