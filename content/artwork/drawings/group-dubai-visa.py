"""Dubai visa: a globe in its meridian, with the great circle from Pune to Dubai and its map."""
import math

import Part
from FreeCAD import Vector as V

from parts import group, rod, rotated, turned
from sheet import Sheet, seen_from

R, LIFT = 60, 88
PUNE, DUBAI = (18.5, 73.9), (25.2, 55.3)  # latitude north, longitude east
FACING = 62  # the longitude turned towards the reader


def spot(lat, lon, r=R):
    """A place on the globe; its axis is upright, and the reader's longitude faces -y."""
    a, b = math.radians(lat), math.radians(lon - FACING)
    return V(r * math.cos(a) * math.sin(b), -r * math.cos(a) * math.cos(b), LIFT + r * math.sin(a))


def draw():
    s = Sheet("A globe with the great circle from Pune to Dubai, and the map of the two places")
    foot = turned([(0, 0), (44, 0), (44, 4), (38, 8), (10, 12), (6, 18), (6, LIFT - R - 6), (0, LIFT - R - 6)])
    ring = Part.makeTorus(R + 7, 2, V(0, 0, LIFT), V(0, 1, 0))
    pins = [rod((0, 0, LIFT + z * R), (0, 0, LIFT + z * (R + 6)), 2) for z in (-1, 1)]
    ball = Part.makeSphere(R, V(0, 0, LIFT))
    globe = s.view(group(foot, ball, *pins, *[rotated(ring, 0)]), seen_from(0.42, -1, 0.5), (190, 330), 2.05, soft=False)

    def line(places, cls):
        """A run of places, as far as it lies on the near side."""
        run = []
        for p in places + [None]:
            if p is not None and (p - V(0, 0, LIFT)).dot(globe.eye) > 0.02 * R:
                run.append(globe.at(p))
                continue
            if len(run) > 2:
                s.curve(run, cls)
            run = []
    for lon in range(FACING - 90, FACING + 271, 30):
        line([spot(lat, lon) for lat in range(-80, 81, 8)], "soft")
    for lat in (-60, -30, 0, 30, 60):
        line([spot(lat, lon) for lon in range(FACING - 180, FACING + 181, 10)], "soft")
    a, b = (spot(*p) - V(0, 0, LIFT) for p in (PUNE, DUBAI))
    way = [(a * (1 - t) + b * t).normalize() * R + V(0, 0, LIFT) for t in (i / 8 for i in range(9))]
    line(way, "accent")
    for p in (PUNE, DUBAI):
        s.arc(globe.at(spot(*p)), 3.4, cls="accent")

    left, low, k = 396, 330, 6.4  # the map: five-degree squares from 50 E, 10 N
    at = lambda lat, lon: (left + (lon - 50) * k, low - (lat - 10) * k * 1.06)  # noqa: E731
    for lon in range(50, 81, 5):
        s.line(at(10, lon), at(35, lon), cls="soft")
    for lat in range(10, 36, 5):
        s.line(at(lat, 50), at(lat, 80), cls="soft")
    s.curve([at(math.degrees(math.asin((w.z - LIFT) / R)), FACING + math.degrees(math.atan2(w.x, -w.y))) for w in way], "accent")
    for lat, lon in (PUNE, DUBAI):
        s.arc(at(lat, lon), 3.4, cls="accent")
    s.width(at(25.2, 55.3), at(18.5, 73.9), 366, "18.6°")
    s.height(at(18.5, 73.9), at(25.2, 55.3), 612, "6.7°")
    s.text(at(0, 55.3)[0], 150, "Dubai", "middle")
    s.text(at(0, 73.9)[0], 150, "Pune", "middle")
    for lat, lon in (DUBAI, PUNE):
        s.axis(at(lat, lon), (at(lat, lon)[0], 158), 0)
    return s
