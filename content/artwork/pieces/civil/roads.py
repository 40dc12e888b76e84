"""Roads for the pictures: alignments with spirals, profiles with parabolas, cross sections that find the ground, volumes."""
import math


class Alignment:
    """Elements one after another: ("line", length), ("spiral", length, radius, turn, in or out), ("arc", length, radius, turn); turn 1 is left."""

    def __init__(self, start, bearing, elements, step=1.0):
        self.step, self.points, self.marks = step, [], [0.0]
        x, y, a, s = *start, bearing, 0.0
        self.points.append((x, y, a))
        for kind, length, *rest in elements:
            n = max(1, round(length / step * 4))
            d = length / n
            for i in range(n):
                t = (i + 0.5) / n
                bend = 0.0 if kind == "line" else rest[1] / rest[0] if kind == "arc" else rest[1] / rest[0] * (t if rest[2] == "in" else 1 - t)
                a += bend * d / 2
                x, y = x + d * math.cos(a), y + d * math.sin(a)
                a += bend * d / 2
                s += d
                self.points.append((x, y, a))
            self.marks.append(s)
        self.stations = [0.0]
        for (x1, y1, _), (x2, y2, _) in zip(self.points, self.points[1:]):
            self.stations.append(self.stations[-1] + math.hypot(x2 - x1, y2 - y1))
        scale = s / self.stations[-1]
        self.stations = [v * scale for v in self.stations]
        self.length, self.elements = s, elements

    def at(self, station, offset=0.0):
        """The point at a chainage, `offset` metres to the right."""
        import bisect

        i = min(max(bisect.bisect(self.stations, station), 1), len(self.stations) - 1)
        (x1, y1, a1), (x2, y2, a2) = self.points[i - 1], self.points[i]
        t = (station - self.stations[i - 1]) / (self.stations[i] - self.stations[i - 1])
        a = a1 + (a2 - a1) * t
        return x1 + (x2 - x1) * t + offset * math.sin(a), y1 + (y2 - y1) * t - offset * math.cos(a)

    def way(self, station):
        """The bearing at a chainage, in radians from the x axis."""
        (x1, y1), (x2, y2) = self.at(max(0, station - 0.5)), self.at(min(self.length, station + 0.5))
        return math.atan2(y2 - y1, x2 - x1)

    def bend(self, station):
        """Curvature, positive to the left."""
        for (kind, length, *rest), start in zip(self.elements, self.marks):
            if start <= station <= start + length + 1e-9:
                t = (station - start) / length
                return 0.0 if kind == "line" else rest[1] / rest[0] if kind == "arc" else rest[1] / rest[0] * (t if rest[2] == "in" else 1 - t)
        return 0.0


class Profile:
    """Grades through points of intersection (chainage, level, length of the parabola there)."""

    def __init__(self, pvis):
        self.pvis = pvis

    def grade(self, i):
        """The grade after point i."""
        (s1, z1, _), (s2, z2, _) = self.pvis[i], self.pvis[i + 1]
        return (z2 - z1) / (s2 - s1)

    def at(self, s):
        """The level at a chainage."""
        i = max(j for j in range(len(self.pvis) - 1) if self.pvis[j][0] <= s or j == 0)
        z = self.pvis[i][1] + self.grade(i) * (s - self.pvis[i][0])
        for j in range(1, len(self.pvis) - 1):
            p, level, length = self.pvis[j]
            if abs(s - p) < length / 2:
                g1, g2 = self.grade(j - 1), self.grade(j)
                begin = p - length / 2
                return level - g1 * length / 2 + g1 * (s - begin) + (g2 - g1) / (2 * length) * (s - begin) ** 2
        return z


def section(ground, level, half, fall=0.025, cut=1.5, fill=2.0, reach=40.0, step=0.25):
    """One cross section: (offset, ground, design) points between the toes, and areas of cut and fill.

    ground(offset) gives levels; the formation is 2 * half wide and falls from the centre; side slopes 1 in `cut` and 1 in `fill` run to the ground."""
    n = round(reach / step)
    rows = {}
    edge = level - half * fall
    rows[0] = (0.0, ground(0.0), level)
    for way in (1, -1):
        down = ground(way * half) < edge
        for i in range(1, n + 1):
            x = way * i * step
            if i * step <= half:
                z = level - fall * i * step
            else:
                z = edge - (i * step - half) / fill if down else edge + (i * step - half) / cut
                if (z <= ground(x)) == down:  # the slope has met the ground
                    rows[way * i] = (x, ground(x), ground(x))
                    break
            rows[way * i] = (x, ground(x), z)
    pts = [rows[i] for i in sorted(rows)]
    taken = given = 0.0
    for (x1, g1, d1), (x2, g2, d2) in zip(pts, pts[1:]):
        a, b, w = g1 - d1, g2 - d2, x2 - x1
        if a >= 0 and b >= 0:
            taken += w * (a + b) / 2
        elif a <= 0 and b <= 0:
            given -= w * (a + b) / 2
        else:
            t = abs(a) / (abs(a) + abs(b))
            for v, share in ((a, t), (b, 1 - t)):
                if v > 0:
                    taken += w * share * v / 2
                else:
                    given -= w * share * v / 2
    return pts, taken, given


def end_area(areas, spacing):
    """Volume by average end areas."""
    return sum((a + b) / 2 * spacing for a, b in zip(areas, areas[1:]))
