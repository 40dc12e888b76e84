"""Draws the maps on Contact: /usr/bin/python3 content/artwork/locators/make.py

Schematic, longitude before latitude, joined by smooth curves; no map is traced. Highway, streets and metro run through
coordinates of bus stops, junctions and metro stations as public lists give them, within about 300 m. Railway stations,
bridges, rivers, shore and runways are general geography, written down by hand, within about half a kilometre: true in
what lies where and on which side, not for measuring. The page draws the balloons; this prints where the areas of the
branches lie on a sheet, for `locator` in content/site.md. Letters and compositions are those of
content/artwork/pieces/kit.py, and so is what has to be installed.
"""
import math
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "pieces"))
from kit import Picture, number  # noqa: E402

OUT = Path(__file__).resolve().parents[2] / "images" / "locators"

#: What is drawn: strokes in px of the screen at any size; day, night.
STYLES = {
    "sea": ("fill:#d8e2e4", "fill:#0c2136"),
    "river": ("stroke:#9bb5c2;stroke-width:5", "stroke:#3c6f9c"),
    "thin": ("stroke:#9bb5c2;stroke-width:2.5", "stroke:#3c6f9c"),
    "coast": ("stroke:#5d7c8c;stroke-width:1", "stroke:#6f97bb"),
    "case": ("stroke:#16232e;stroke-width:6.5", "stroke:#dbe7ef"),
    "road": ("stroke:#faf8f3;stroke-width:3.5", "stroke:#12304c"),
    "street": ("stroke:#16232e;stroke-width:1", "stroke:#a9bccc"),
    "rail": ("stroke:#16232e;stroke-width:1.25", "stroke:#dbe7ef"),
    "ties": ("stroke:#16232e;stroke-width:5;stroke-dasharray:1.25 6.75;stroke-linecap:butt", "stroke:#dbe7ef"),
    "metro": ("stroke:#16232e;stroke-width:2;stroke-dasharray:8 3 2 3;stroke-linecap:butt", "stroke:#dbe7ef"),
    "dot": ("stroke:#16232e;stroke-width:9", "stroke:#dbe7ef"),
    "hole": ("stroke:#faf8f3;stroke-width:5.5", "stroke:#12304c"),
    "runway": ("stroke:#16232e;stroke-width:3.5;stroke-linecap:butt", "stroke:#dbe7ef"),
    "frame": ("stroke:#16232e;stroke-width:1.2", "stroke:#dbe7ef"),
    "halo": ("fill:#faf8f3;stroke:#faf8f3;stroke-width:150;stroke-linejoin:round", "fill:#12304c;stroke:#12304c"),
    "wet": ("fill:#3f6173", "fill:#8fb8da"),
}


class Sheet(Picture):
    """A map between four degrees; draws through longitudes and latitudes."""

    def __init__(self, title, west, east, south, north, switch, sizes):
        self.west, self.north, self.sizes = west, north, sizes  # of letters: large, small
        self.km = (111.32 * math.cos(math.radians((south + north) / 2)), 110.7)  # of a degree
        self.unit = 640 / ((east - west) * self.km[0])  # of a kilometre
        super().__init__(title, 640, round((north - south) * self.km[1] * self.unit), switch)
        for name, (day, night) in STYLES.items():
            self.style(name, day, night)
        # Every line of the sheet, but not the letters, which are scaled outlines.
        self.style("map", "fill:none;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke")

    def at(self, lon, lat):
        """Where a place lies on the sheet."""
        return (lon - self.west) * self.km[0] * self.unit, (self.north - lat) * self.km[1] * self.unit

    def percent(self, lon, lat):
        """The same as `locator` in content/site.md takes it."""
        x, y = self.at(lon, lat)
        return f"left: {x / self.width_of * 100:.1f}, top: {y / self.height_of * 100:.1f}"

    def through(self, places):
        """Path data of a smooth curve through places."""
        p = [self.at(*place) for place in places]
        p = [p[0], *p, p[-1]]
        data, at = f"M{number(p[1][0], 1)} {number(p[1][1], 1)}", p[1]
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
            points = [(b[i] + (c[i] - a[i]) / 6 for i in (0, 1)), (c[i] - (d[i] - b[i]) / 6 for i in (0, 1)), c]
            data += "c" + " ".join(f"{number(x - at[0], 1)} {number(y - at[1], 1)}" for x, y in points).replace(" -", "-")
            at = c
        return data

    def lines(self, places, *classes):
        """A curve through places, once for each class."""
        data = self.through(places)
        for name in classes:
            self.path(data, f"map {name}")

    def straight(self, places, name):
        """Straight from place to place."""
        self.line(*(self.at(*place) for place in places), cls=f"map {name}")

    def dots(self, places):
        """Stations, as large at any size of the sheet."""
        data = "".join(f"M{number(x, 1)} {number(y, 1)}h0" for x, y in (self.at(*place) for place in places))
        for name in ("dot", "hole"):
            self.path(data, f"map {name}")

    def words(self, text, place, large, small=None, fill="ink", halo=False):
        """A name beside a place: how far from it in units of each composition, and which end of it stands there."""
        x, y = self.at(*place)
        for layer, where, scale, size in zip(("large", "small"), (large, small), (1, 0.5), self.sizes):
            for cls in ("halo", fill) if halo else (fill,):
                if where:
                    with getattr(self, layer):
                        self.text(x * scale + where[0], y * scale + where[1], text, size, "label", cls, where[2])

    def furniture(self, name, kilometres, left=14):
        """Name of the sheet, north and a bar of whole kilometres, at the foot of the sheet."""
        for layer, scale, size in zip(("large", "small"), (1, 0.5), self.sizes):
            with getattr(self, layer):
                x, y, long = max(14, left * scale), self.height_of * scale - 14, kilometres * self.unit * scale
                self.path(f"M{number(x)} {number(y - 5)}v5h{number(long, 1)}v-5m{number(-long / 2, 1)} 1.5v3.5", "map frame")
                self.text(x, y - 9, "0", size * 0.9, "label", "ink", "middle")
                self.text(x + long, y - 9, f"{kilometres} km", size * 0.9, "label", "ink", "middle")
                x += self.text(x, y - size - 18, name, size * 1.4, "label", "ink") + size
                self.path(f"M{number(x, 1)} {number(y - size - 18)}v-24l-4 8m4-8l4 8", "map frame")
                self.text(x + 5, y - size - 18, "N", size * 0.9, "label", "ink")


# ---------------------------------------------------------------------------------------------- Pune

AKURDI, CHINCHWAD, PIMPRI, DEHU_ROAD, KASARWADI = (73.7648, 18.6489), (73.7925, 18.6381), (73.802, 18.6226), (73.7345, 18.6797), (73.8226, 18.605)
#: Stops on the old highway: Dehu Road, Bhakti Shakti, Nigdi, Khandoba Mal, Chinchwad Station, Pimpri, HA, Vallabhnagar, Nashik Phata, Kasarwadi, Sandvik, Phugewadi.
OLD_HIGHWAY = [
    (73.706, 18.697), (73.736, 18.682), (73.7535, 18.6755), (73.7722, 18.6654), (73.7771, 18.6597), (73.784, 18.651), (73.7955, 18.6395),
    (73.8054, 18.6269), (73.8101, 18.6208), (73.8173, 18.6131), (73.8215, 18.6082), (73.8249, 18.6044), (73.8299, 18.5943), (73.8336, 18.5874),
]  # fmt: skip
RAILWAY = [
    (73.708, 18.7005), DEHU_ROAD, (73.7465, 18.6672), (73.7565, 18.6555), AKURDI, (73.779, 18.6447), CHINCHWAD, (73.7977, 18.6312), PIMPRI,
    (73.8135, 18.6132), KASARWADI, (73.8285, 18.5938), (73.8316, 18.5865),
]  # fmt: skip
#: Kiwale, Ravet, Punawale, Tathawade, Bhumkar Chowk, Wakad.
BYPASS = [(73.71, 18.6715), (73.7255, 18.656), (73.7335, 18.642), (73.7425, 18.6245), (73.7526, 18.606), (73.758, 18.595), (73.762, 18.585)]
#: Nigdi, Yamunanagar, Thermax Chowk, KSB Chowk, Telco, Landewadi.
TELCO_ROAD = [(73.7779, 18.6595), (73.7836, 18.6627), (73.7871, 18.6637), (73.7935, 18.6604), (73.8099, 18.6503), (73.8226, 18.641), (73.8348, 18.6273), (73.8441, 18.6207)]
THERMAX_ROAD = [(73.784, 18.651), (73.7885, 18.6562), (73.7935, 18.6604)]
#: Nashik Phata, Bhosari, Moshi.
NASHIK_ROAD = [(73.8215, 18.6082), (73.8335, 18.6145), (73.8444, 18.6195), (73.8514, 18.6233), (73.856, 18.638), (73.8535, 18.656), (73.8508, 18.6723), (73.8555, 18.69), (73.858, 18.7)]
#: Ravet, Walhekarwadi, Chinchwadgaon, Kalewadi bridge, Pimpri gaon, Pimple Saudagar, Pimple Gurav.
PAVANA = [
    (73.706, 18.6605), (73.722, 18.6515), (73.734, 18.6495), (73.742, 18.643), (73.75, 18.6345), (73.7585, 18.6365), (73.7665, 18.631), (73.7735, 18.6315),
    (73.7785, 18.6265), (73.785, 18.6225), (73.7925, 18.6175), (73.797, 18.61), (73.8045, 18.6035), (73.8125, 18.6025), (73.8185, 18.5965), (73.8225, 18.585),
]  # fmt: skip
INDRAYANI = [(73.765, 18.719), (73.782, 18.7085), (73.803, 18.7005), (73.821, 18.6945), (73.835, 18.6885), (73.8495, 18.6838), (73.862, 18.6795), (73.88, 18.678)]


def pune():
    """Pimpri-Chinchwad with its railway, highways and rivers."""
    s = Sheet("Pimpri-Chinchwad in Pune: railway, highways and rivers", 73.712, 73.866, 18.5935, 18.6915, 480, (12.5, 11))
    s.lines(PAVANA, "river")
    s.lines(INDRAYANI, "river")
    for street in (TELCO_ROAD, THERMAX_ROAD, NASHIK_ROAD):
        s.lines(street, "street")
    s.lines(BYPASS, "case", "road")
    s.lines(OLD_HIGHWAY, "case", "road")
    s.lines(RAILWAY, "rail", "ties")
    s.dots([DEHU_ROAD, AKURDI, CHINCHWAD, PIMPRI, KASARWADI])
    s.words("Dehu Road", DEHU_ROAD, (-12, 11, "end"), (-19, 19, "middle"), halo=True)
    # Between railway and highway, above its marker: the place north of it, Nigdi, would be read as the name of the branch.
    s.words("Akurdi", (73.7722, 18.6512), (8, -20, "end"), (6, -17, "end"), halo=True)
    s.words("Chinchwad", CHINCHWAD, (-14, 12, "end"), (-11, 8, "end"), halo=True)
    s.words("Pimpri", PIMPRI, (-14, 12, "end"), (28, -3, "start"), halo=True)
    s.words("Kasarwadi", KASARWADI, (24, 6, "start"), halo=True)
    s.words("Thermax Chowk", (73.7935, 18.6604), (19, 0, "start"), (15, 2, "start"))
    s.words("Bhosari", (73.8514, 18.6233), (12, 14, "start"), (6, 20, "middle"), halo=True)
    s.words("Old Mumbai–Pune highway", (73.7535, 18.6755), (10, -8, "start"))
    s.words("Old highway", (73.7535, 18.6755), None, (5, -5, "start"))
    s.words("NH 48", (73.7425, 18.6245), (-14, 12, "end"), (12, 4, "start"), halo=True)
    s.words("Telco Road", (73.822, 18.6415), (8, -3, "start"))
    s.words("Pavana", (73.768, 18.6312), (0, 18, "middle"), (0, 14, "middle"), "wet")
    s.words("Indrayani", (73.8495, 18.6838), (-14, 10, "end"), (-8, 8, "end"), "wet")
    s.furniture("Pune", 2)
    s.save("pune", OUT, 6)
    for place, where in {"Akurdi": (73.7722, 18.6512), "Pimpri": (73.8054, 18.6269), "Thermax Chowk": (73.7935, 18.6604)}.items():
        print(f"  {place}: {s.percent(*where)}")


# ---------------------------------------------------------------------------------------------- Dubai

#: The shore from Jebel Ali to Al Mamzar: Marina, Burj Al Arab, Kite Beach, La Mer, Port Rashid, Shindagha, Deira, Mamzar.
SHORE = [
    (55.09, 25.043), (55.118, 25.066), (55.1315, 25.0775), (55.143, 25.093), (55.1545, 25.105), (55.17, 25.122), (55.1855, 25.1395), (55.196, 25.162),
    (55.214, 25.187), (55.2345, 25.2085), (55.2545, 25.2275), (55.267, 25.241), (55.272, 25.254),
]  # fmt: skip
PORT = [(55.2655, 25.2625), (55.2575, 25.277), (55.2655, 25.2835), (55.2805, 25.2785), (55.2875, 25.2735), (55.2925, 25.272)]
DEIRA = [(55.299, 25.2785), (55.311, 25.2845), (55.324, 25.29), (55.336, 25.2965), (55.346, 25.305), (55.353, 25.315)]
#: Its mouth, Al Seef, the bridges of Al Maktoum and Al Garhoud, Festival City, Ras Al Khor.
CREEK = [(55.2955, 25.2752), (55.2915, 25.2725), (55.2922, 25.2688), (55.2965, 25.2655), (55.3035, 25.2625), (55.311, 25.257), (55.319, 25.2505), (55.3265, 25.244), (55.3345, 25.236), (55.344, 25.226), (55.347, 25.2165), (55.341, 25.206), (55.333, 25.1985)]
CANAL = [(55.333, 25.1985), (55.316, 25.1885), (55.295, 25.182), (55.277, 25.182), (55.262, 25.1865), (55.25, 25.196), (55.2345, 25.2085)]
#: Stations of the red line from Expo's end to Centrepoint.
RED_LINE = [
    (55.1015, 25.0263), (55.1151, 25.0446), (55.1267, 25.0577), (55.1386, 25.071), (55.1555, 25.0889), (55.1734, 25.1015), (55.1903, 25.1099), (55.2003, 25.1213),
    (55.228, 25.158), (55.2522, 25.1815), (55.2604, 25.1914), (55.2694, 25.2016), (55.2763, 25.2112), (55.2799, 25.2177), (55.2856, 25.2253), (55.2919, 25.2337),
    (55.2983, 25.2445), (55.3036, 25.2546), (55.3141, 25.2662), (55.3299, 25.2549), (55.339, 25.2525), (55.3455, 25.2486), (55.3523, 25.2485), (55.3655, 25.2415), (55.392, 25.23),
]  # fmt: skip
TRADE_CENTRE, BURJUMAN, UNION, MALL, AIRPORT = (55.2856, 25.2253), (55.3036, 25.2546), (55.3141, 25.2662), (55.2003, 25.1213), (55.3523, 25.2485)
SHEIKH_ZAYED_ROAD = [*RED_LINE[:14], (55.2875, 25.2275)]
RUNWAYS = [[(55.3476, 25.264), (55.3832, 25.2446)], [(55.3456, 25.261), (55.3812, 25.2416)]]
PALM = ((55.1515, 25.1025), (55.117, 25.1308))  # from the foot of its trunk to the middle of its crescent


def palm(s):
    """Palm Jumeirah: trunk, fronds and crescent about its axis."""
    (x0, y0), (x1, y1) = s.at(*PALM[0]), s.at(*PALM[1])
    long = math.dist((x0, y0), (x1, y1))
    u = ((x1 - x0) / long, (y1 - y0) / long)

    def at(along, aside):
        return f"{number(x0 + u[0] * along * long - u[1] * aside * long, 1)} {number(y0 + u[1] * along * long + u[0] * aside * long, 1)}"

    data = f"M{at(0, 0)}L{at(0.9, 0)}"
    for root, along, aside in ((0.45, 0.42, 0.34), (0.55, 0.6, 0.4), (0.65, 0.77, 0.38), (0.75, 0.9, 0.28)):
        for side in (-1, 1):
            data += f"M{at(root, 0)}Q{at(root + 0.1, aside * 0.55 * side)} {at(along - 0.06, aside * side)}"
    s.path(data + f"M{at(0.3, -0.5)}C{at(0.85, -0.72)} {at(1, -0.3)} {at(1, 0)}S{at(0.85, 0.72)} {at(0.3, 0.5)}", "map coast")


def dubai():
    """Dubai from the Marina to the airport."""
    s = Sheet("Dubai: coast, Creek, Sheikh Zayed Road, metro and airport", 55.045, 55.4243, 25.0605, 25.2906, 480, (16, 13))
    corner = [s.at(55.36, 25.32), s.at(55.03, 25.32), s.at(55.03, 25.043)]
    line = s.through(SHORE) + "L" + "L".join(f"{number(x, 1)} {number(y, 1)}" for x, y in (s.at(*p) for p in [*PORT, *DEIRA]))
    s.path(line + "L" + "L".join(f"{number(x, 1)} {number(y, 1)}" for x, y in corner) + "z", "sea")
    s.path(line, "map coast")
    palm(s)
    s.lines(CREEK, "river")
    s.lines(CANAL, "thin")
    s.lines(SHEIKH_ZAYED_ROAD, "case", "road")
    s.lines(RED_LINE, "metro")
    for runway in RUNWAYS:
        s.straight(runway, "runway")
    s.dots([MALL, TRADE_CENTRE, BURJUMAN, UNION, AIRPORT])
    s.words("The Gulf", (55.165, 25.235), (0, 0, "middle"), (0, 0, "middle"), "wet")
    s.words("Palm Jumeirah", PALM[1], (-4, -26, "start"), (-2, -16, "start"), "ink")
    s.words("Dubai Marina", (55.1386, 25.071), (14, 3, "start"), (10, 3, "start"))
    s.words("Jumeirah", (55.222, 25.205), (-12, -6, "end"), (-7, -4, "end"))
    s.words("Deira", UNION, (2, -14, "start"), (1, -9, "start"))
    s.words("Bur Dubai", BURJUMAN, (-12, 2, "end"), (-8, 2, "end"), halo=True)
    s.words("Creek", (55.3345, 25.236), (-10, 8, "end"), (-6, 5, "end"), "wet")
    s.words("Airport", (55.3655, 25.2415), (4, 26, "middle"), (-4, 22, "middle"), halo=True)
    s.words("Sheikh Zayed Road", (55.228, 25.158), (14, 8, "start"), (10, 6, "start"))
    s.words("Metro, red line", MALL, (14, 9, "start"), (10, 8, "start"))
    s.furniture("Dubai", 5, 440)
    s.save("dubai", OUT, 6)
    print(f"  Dubai: {s.percent(55.2708, 25.2048)}")


pune()
dubai()
