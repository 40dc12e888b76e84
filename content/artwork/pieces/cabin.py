"""The inside of a small car, cut along its middle and seen in perspective: the driver's side as passengers see it.

Millimetres: x from the front axle to the rear, y from the middle of the car outwards, z up from the road. India drives
on the left, so that the wheel is on the right-hand side and the front of the car is at the left of the picture.
"""
import math

from kit import number

#: Where the eye stands, how far it is from the cut, and what the cut ends at.
EYE, FAR = (1840, 1090), 1750
#: Fills by day and by night: light pads above, dark ones below.
COLOURS = {
    "sky": ("#dbe6ea", "#174766"), "cloth": ("#f5f1e8", "#30597a"), "light": ("#ebe6da", "#2b5272"), "door": ("#ddd7c9", "#24486a"),
    "inset": ("#c5c1b5", "#1d3c58"), "fascia": ("#7d8990", "#49718f"), "pad": ("#5f6d76", "#5f88a6"), "dark": ("#3c4a55", "#0f2233"),
    "seat": ("#d0ccc2", "#426a89"), "seat-side": ("#b9b6ad", "#345a78"), "seat-back": ("#a3a39d", "#294c69"), "carpet": ("#a9a69c", "#16324b"), "console": ("#949b9e", "#3c627f"),
    "metal": ("#f5f1e8", "#cfdfec"), "trim-face": ("#b93a17", "#ff8a60"), "trim-side": ("#7e2409", "#d2562f"),
}  # fmt: skip


def beyond(z):
    """How far out the side of the body is at a height: the glass leans in."""
    return 716 if z < 930 else 716 - (z - 930) * 0.33


class Cabin:
    """Draws on a picture; `x0`, `y0` is where the eye looks to, `k` px a mm on the cut."""

    def __init__(self, picture, x0, y0, k):
        self.p, self.x0, self.y0, self.k = picture, x0, y0, k
        for name, (day, night) in COLOURS.items():
            picture.style(name, f"fill:{day};stroke:#14222f;stroke-width:.9;stroke-linejoin:round", f"fill:{night};stroke:#08182a")
        picture.style("seam", "fill:none;stroke:#14222f;stroke-width:.8;stroke-linecap:round", "stroke:#08182a")
        picture.style("belt", "fill:none;stroke:#14222f;stroke-width:3.4;stroke-linejoin:round", "stroke:#08182a")
        picture.style("body", "fill:none;stroke:#14222f;stroke-width:4;stroke-linejoin:round;stroke-linecap:round", "stroke:#e6eef5")

    def at(self, x, y, z):
        """Where a point of the car is on the picture."""
        s = self.k * FAR / (FAR + y)
        return self.x0 + (x - EYE[0]) * s, self.y0 - (z - EYE[1]) * s

    def data(self, points, closed=True):
        """A smooth line through points as path data; a point given twice is a corner."""
        q = [self.at(*c) for c in points]
        n, out = len(q), f"M{number(q[0][0], 1)} {number(q[0][1], 1)}"
        get = (lambda i: q[i % n]) if closed else (lambda i: q[min(max(i, 0), n - 1)])
        for i in range(n if closed else n - 1):
            a, b, c, d = get(i - 1), get(i), get(i + 1), get(i + 2)
            if b == c:
                continue
            if a == b and c == d:
                out += f"L{number(c[0], 1)} {number(c[1], 1)}"
                continue
            one = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
            two = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
            out += "C" + " ".join(f"{number(v, 1)}" for v in (*one, *two, *c))
        return out + ("Z" if closed else "")

    def area(self, cls, *points):
        """A closed smooth shape."""
        self.p.path(self.data(points), cls)

    def stroke(self, cls, *points):
        """An open smooth line."""
        self.p.path(self.data(points, False), cls)

    def facet(self, cls, *points):
        """A closed shape with straight edges."""
        self.p.area(*(self.at(*q) for q in points), cls=cls)

    def wall(self, cls, *points, off=0):
        """A closed smooth shape on the side of the body: points as x, z, `off` mm inwards of it."""
        self.area(cls, *((x, beyond(z) - off, z) for x, z in points))

    def draw(self, trim):
        """The whole cabin; `trim(self)` draws the part when what is behind it stands and what is before it does not. Returns its result."""
        self.body()
        self.doors()
        self.pillar()
        self.floor()
        result = trim(self)
        self.belt()
        self.rear_bench()
        self.dashboard()
        self.seat()
        self.console()
        self.cut()
        return result

    def body(self):
        """Far side: glass, headlining, the frames of both doors."""
        z = 300
        self.facet("light", (260, 700, 1010), (1080, 570, 1420), (2900, 570, 1400), (2900, 716, z), (260, 716, z))
        # Windscreen, looked through to the road.
        self.area("sky", (300, 0, 1010), (300, 0, 1010), (1050, 0, 1432), (1050, 0, 1432), (1075, 590, 1385), (1075, 590, 1385), (420, 690, 1000), (420, 690, 1000))
        # Pad of the A-pillar.
        self.area("cloth", (330, 700, 985), (330, 700, 985), (1045, 560, 1400), (1045, 560, 1400), (1150, 560, 1392), (1150, 560, 1392), (800, 640, 1200), (500, 700, 975), (500, 700, 975))
        # Headlining from the cut to the rails.
        rail = [(1100, 560, 1398), (1500, 556, 1416), (1900, 556, 1416), (2350, 560, 1392), (2900, 575, 1330)]
        roof = [(2900, 0, 1400), (2500, 0, 1462), (2000, 0, 1490), (1500, 0, 1484), (1050, 0, 1432)]
        self.area("cloth", *rail[:1], *rail, rail[-1], roof[0], *roof, roof[-1])

    def doors(self):
        """Glass and panel of both doors, inside their seals."""
        front = [(640, 470), (560, 700), (560, 960), (800, 1175), (1085, 1352), (1240, 1382), (1520, 1392), (1572, 1392), (1576, 1340), (1560, 930), (1530, 640), (1500, 400), (1460, 372), (760, 372)]
        rear = [(1690, 1380), (1700, 1392), (1900, 1392), (2150, 1376), (2300, 1330), (2420, 1180), (2470, 960), (2400, 790), (2240, 650), (2130, 480), (2060, 385), (1990, 372), (1760, 372), (1722, 400), (1705, 640), (1686, 930)]
        for ring in (front, rear):
            self.wall("pad", *ring, off=4)
        # Inside the seal: window, then the panel under it.
        self.wall("sky", (705, 962), (705, 962), (840, 1168), (1100, 1326), (1250, 1352), (1535, 1362), (1535, 1362), (1530, 940), (1530, 940), off=6)
        self.wall("sky", (1716, 940), (1716, 940), (1724, 1362), (1724, 1362), (1900, 1362), (2140, 1346), (2262, 1304), (2360, 1170), (2398, 965), (2398, 965), off=6)
        self.wall("light", (2262, 1304), (2262, 1304), (2292, 956), (2292, 956), (2305, 956), (2305, 956), (2280, 1290), (2280, 1290), off=8)
        self.wall("door", (600, 940), (600, 940), (720, 962), (1100, 958), (1536, 940), (1536, 940), (1515, 640), (1485, 420), (1440, 392), (770, 392), (650, 480), (585, 720), off=10)
        self.wall("door", (1704, 940), (1704, 940), (2050, 956), (2405, 962), (2405, 962), (2350, 800), (2200, 650), (2100, 490), (2040, 410), (1980, 392), (1780, 392), (1742, 420), (1720, 640), off=10)
        # Sail of the mirror.
        self.wall("fascia", (600, 945), (600, 945), (735, 965), (735, 965), (735, 1070), (735, 1070), off=12)
        for a, b, fore in ((760, 1500, 0), (1742, 2260, 1)):
            # Upper pad, cloth inset, arm rest with its pull cup, map pocket.
            mid = (a + b) / 2
            self.wall("inset", (a, 900), (mid, 905), (b - 10, 880), (b - 20, 745), (mid, 770), (a + 30, 740), off=24)
            self.wall("fascia", (a + 60, 742), (a + 60, 742), (mid, 770), (b - 15, 748), (b + 5, 715), (b - 20, 690), (mid, 690), (a + 150, 655), (a + 70, 690), off=46)
            self.wall("pad", (mid - 110, 756), (mid, 762), (mid + 110, 757), (mid + 80, 738), (mid - 80, 736), off=52)
            # Release handle in its cup.
            x = a + 130
            self.wall("fascia", (x - 50, 868), (x, 876), (x + 60, 870), (x + 60, 822), (x, 815), (x - 50, 822), off=28)
            self.wall("metal", (x - 34, 858), (x + 45, 856), (x + 45, 842), (x - 34, 840), off=32)
            low = (a + 190, 600) if fore == 0 else (a + 90, 610)
            end = b - 60 if fore == 0 else b - 260
            self.wall("inset", low, (mid - fore * 60, 612), (end, 600), (end - 10, 460), (end - 40, 430), (low[0] + 40, 430), (low[0], 470), off=40)
            self.wall("fascia", (low[0] - 14, 560), (low[0] - 14, 560), ((low[0] + end) / 2, 545), (end + 10, 560), (end + 10, 560), (end - 10, 440), (end - 50, 415), (low[0] + 40, 415), (low[0] - 10, 450), off=60)
            if fore == 0:
                x, y = 850, 545
                self.p.add(self.disc("fascia", (x, beyond(y) - 24, y), 92))
                self.p.add(self.disc("inset", (x, beyond(y) - 26, y), 74))
                self.p.add(self.disc("fascia", (x, beyond(y) - 28, y), 26))
        # Grab handles over the doors.
        for x in (1230, 2010):
            self.stroke("belt", (x, 560, 1378), (x + 20, 540, 1345), (x + 150, 540, 1345), (x + 170, 560, 1380))

    def disc(self, cls, centre, radius, stretch=1.0):
        """A circle that faces the middle of the car."""
        x, y = self.at(*centre)
        r = self.k * FAR / (FAR + centre[1]) * radius
        return f'<ellipse class="{cls}" cx="{number(x, 1)}" cy="{number(y, 1)}" rx="{number(r * stretch, 1)}" ry="{number(r, 1)}"/>'

    def pillar(self):
        """Upper trim of the pillar between the doors, with the belt that comes out of it."""
        self.wall("cloth", (1566, 975), (1566, 975), (1576, 1200), (1570, 1400), (1570, 1400), (1700, 1400), (1700, 1400), (1690, 1200), (1686, 975), (1686, 975), off=30)
        self.wall("light", (1576, 975), (1576, 975), (1588, 1200), (1584, 1396), (1584, 1396), (1676, 1396), (1676, 1396), (1674, 1200), (1668, 975), (1668, 975), off=46)

    def belt(self):
        """Webbing from its slot up to the guide, and down to its anchor at the sill."""
        inner = lambda z: beyond(z) - 60
        self.facet("fascia", (1606, inner(1000), 1004), (1652, inner(1000), 1004), (1652, inner(1000), 990), (1606, inner(1000), 990))
        for path in (((1612, 1000), (1646, 1000), (1650, 1262), (1618, 1262)), ((1608, 1262), (1640, 1262), (1596, 830), (1570, 430), (1538, 430), (1560, 830))):
            self.facet("pad", *((x, inner(z), z) for x, z in path))
        self.facet("metal", *((x, inner(z) - 6, z) for x, z in ((1594, 720), (1566, 722), (1562, 672), (1590, 670))))
        self.area("fascia", *((x, inner(z) - 4, z) for x, z in ((1600, 1262), (1632, 1250), (1664, 1262), (1660, 1292), (1632, 1302), (1604, 1292))))

    def floor(self):
        """Sill, carpet and seat rails."""
        self.facet("light", (520, 690, 385), (2060, 690, 385), (2060, 640, 372), (520, 640, 372))
        self.facet("inset", (520, 640, 372), (2060, 640, 372), (2060, 620, 300), (520, 620, 300))
        self.area("carpet", (540, 620, 300), (540, 620, 300), (1980, 620, 300), (2500, 620, 300), (2500, 620, 300), (2500, 0, 300), (2500, 0, 300), (540, 0, 300), (540, 0, 300))
        self.area("inset", (300, 0, 1000), (300, 0, 1000), (380, 0, 880), (400, 0, 480), (520, 0, 300), (520, 0, 300), (520, 690, 300), (520, 690, 300), (400, 690, 480), (380, 690, 880), (300, 690, 1000), (300, 690, 1000))
        self.area("carpet", (400, 0, 480), (400, 0, 480), (520, 0, 300), (520, 0, 300), (560, 640, 300), (560, 640, 300), (420, 690, 480), (420, 690, 480))
        for y in (590, 180):
            self.facet("pad", (830, y, 330), (1420, y, 330), (1420, y, 304), (830, y, 304))

    def rear_bench(self):
        """Cushion and backrest of the rear seat, cut in the middle."""
        self.area("seat-back", (1985, 660, 560), (2010, 660, 600), (2400, 650, 560), (2480, 640, 700), (2600, 600, 1120), (2700, 600, 1140), (2750, 600, 900), (2750, 0, 900), (2700, 0, 1140), (2600, 0, 1120), (2480, 0, 700))
        self.area("seat", (2440, 640, 560), (2440, 640, 560), (2500, 640, 800), (2590, 620, 1110), (2590, 620, 1110), (2590, 0, 1120), (2590, 0, 1120), (2490, 0, 800), (2420, 0, 560), (2420, 0, 560))
        self.area("seat", (1990, 660, 585), (1990, 660, 585), (2200, 660, 590), (2440, 650, 555), (2440, 650, 555), (2430, 0, 560), (2430, 0, 560), (2200, 0, 595), (1990, 0, 590), (1990, 0, 590))
        self.area("seat-back", (1990, 660, 588), (1990, 660, 588), (1990, 0, 592), (1990, 0, 592), (1968, 0, 540), (1975, 0, 440), (2010, 0, 330), (2010, 0, 330), (2010, 650, 330), (2010, 650, 330), (1975, 655, 440), (1968, 658, 540))
        section = [(1990, 592), (1990, 592), (2200, 597), (2420, 566), (2420, 566), (2490, 800), (2590, 1120), (2590, 1120), (2760, 1120), (2760, 330), (2760, 330), (2010, 330), (2010, 330), (1975, 440), (1968, 540)]
        self.area("seat-side", *((x, 0, z) for x, z in section))

    def dashboard(self):
        """Its face from the middle to the door, the hood over the instruments, and the wheel."""
        face = [(640, 985), (690, 960), (700, 930), (672, 860), (650, 740), (610, 640), (520, 560), (470, 480)]
        near, far = [(x, 0, z) for x, z in face], [(x, 690, z) for x, z in face]
        self.area("pad", (300, 0, 1010), (300, 0, 1010), (500, 0, 1008), near[0], near[1], near[1], far[1], far[1], far[0], (420, 690, 1000), (420, 690, 1000))
        self.area("fascia", near[1], *near[1:], near[-1], far[-1], *far[:0:-1], far[1])
        # A band of another colour, vents at both ends, a screen in the middle.
        strip = lambda z0, z1, y0, y1: [(self.dash_x(z0, face), y0, z0), (self.dash_x(z0, face), y1, z0), (self.dash_x(z1, face), y1, z1), (self.dash_x(z1, face), y0, z1)]
        self.facet("inset", *strip(845, 765, 0, 690))
        self.facet("dark", *strip(835, 775, 590, 670))
        self.facet("dark", *strip(835, 775, 150, 232))
        self.facet("pad", *strip(730, 600, 560, 660))
        for y in (610, 640, 176, 204):
            self.p.line(self.at(self.dash_x(835, face), y, 835), self.at(self.dash_x(775, face), y, 775), cls="seam")
        # Screen, free-standing.
        self.facet("dark", (690, 10, 1070), (690, 150, 1070), (690, 150, 905), (690, 10, 905))
        # Hood and dials.
        self.area("pad", (700, 215, 940), (690, 230, 1010), (690, 290, 1046), (690, 450, 1046), (690, 510, 1010), (700, 525, 940), (700, 525, 940), (700, 215, 940))
        self.area("dark", (704, 240, 930), (704, 250, 1000), (704, 300, 1026), (704, 440, 1026), (704, 490, 1000), (704, 500, 930), (704, 500, 930), (704, 240, 930))
        for y in (315, 425):
            ring = [(706, y + 46 * c, 965 + 46 * s) for c, s in self.round(16)]
            self.area("pad", *ring)
        self.wheel()

    def dash_x(self, z, face):
        """Where the face of the dashboard is at a height."""
        for (xa, za), (xb, zb) in zip(face, face[1:]):
            if zb <= z <= za:
                return xa + (xb - xa) * (za - z) / (za - zb) + 3
        raise ValueError(z)

    @staticmethod
    def round(n):
        """Cosines and sines of n parts of a circle."""
        return [(math.cos(math.tau * i / n), math.sin(math.tau * i / n)) for i in range(n)]

    def wheel(self):
        """Steering wheel, its plane leaning to the driver."""
        centre, lean = (815, 370, 900), math.radians(26)
        on = lambda r, c, s: (centre[0] - r * s * math.sin(lean), centre[1] + r * c, centre[2] + r * s * math.cos(lean))
        # Column with its stalk.
        self.area("dark", (690, 320, 900), (690, 320, 900), (800, 330, 900), (800, 330, 900), (800, 410, 860), (800, 410, 860), (690, 420, 820), (690, 420, 820))
        ring = lambda r: self.data([on(r, c, s) for c, s in self.round(20)])
        for a in (0, math.pi, -math.pi / 2):
            d = 0.3
            self.facet("pad", *(on(r, math.cos(a + e), math.sin(a + e)) for r, e in ((60, d * 2), (168, d * 0.62), (168, -d * 0.62), (60, -d * 2))))
        self.p.path(ring(188) + ring(160), "dark", 'fill-rule="evenodd"')
        self.area("fascia", *(on(66, c, s) for c, s in self.round(12)))

    def seat(self):
        """Driver's seat, its back towards the eye."""
        side = [(1195, 480), (1235, 560), (1300, 700), (1378, 900), (1432, 1060), (1450, 1120), (1420, 1160), (1370, 1150), (1330, 1080), (1270, 900), (1190, 720), (1130, 610)]
        # Cushion.
        self.area("seat", (720, 150, 560), (720, 600, 560), (760, 610, 590), (1180, 600, 560), (1180, 150, 560), (760, 130, 590))
        self.area("seat-side", (715, 140, 545), (760, 130, 592), (900, 130, 590), (1200, 130, 560), (1230, 130, 480), (1190, 130, 420), (900, 130, 430), (740, 130, 470))
        # The far edge of the backrest shows past its front, its back between both edges.
        back = side[:7]
        narrow = lambda z, y: 370 + (y - 370) * (1 if z < 900 else 1 - (z - 900) / 260 * 0.16)
        self.area("seat", *((x, narrow(z, 610), z) for x, z in side[5:]), *((x, narrow(z, 140), z) for x, z in side[:5:-1]))
        self.area("seat-back", *((x, narrow(z, 140), z) for x, z in back), *((x, narrow(z, 610), z) for x, z in back[::-1]))
        self.area("seat-side", *((x, narrow(z, 135), z) for x, z in side))
        # Map pocket on its back.
        self.area("seat-side", *((self.back_x(z, back) + 12, y, z) for y, z in ((210, 860), (370, 845), (540, 860), (540, 860), (530, 640), (370, 620), (220, 640), (210, 860))))
        # Seams of the bolster.
        self.stroke("seam", (1175, 132, 600), (1250, 132, 740), (1330, 136, 930), (1385, 150, 1090))
        self.stroke("seam", (770, 129, 560), (900, 129, 556), (1160, 129, 530))
        # Head rest on its two posts.
        for y in (300, 440):
            self.p.line(self.at(1432, y, 1130), self.at(1448, y, 1215), cls="belt")
        head = [(1418, 1200), (1490, 1190), (1520, 1270), (1505, 1345), (1450, 1370), (1410, 1330), (1400, 1260)]
        self.area("seat-back", *((x, 250, z) for x, z in head[1:5]), *((x, 490, z) for x, z in head[4:0:-1]))
        self.area("seat", *((x, 490, z) for x, z in head[4:]), *((x, 250, z) for x, z in head[:3:-1]))
        self.area("seat-side", *((x, 250, z) for x, z in head))

    @staticmethod
    def back_x(z, back):
        """Where the back of the seat is at a height."""
        for (xa, za), (xb, zb) in zip(back, back[1:]):
            if za <= z <= zb:
                return xa + (xb - xa) * (z - za) / (zb - za)
        raise ValueError(z)

    def console(self):
        """The console between the seats, cut in the middle, with gear lever and hand brake."""
        top = [(600, 640), (690, 560), (800, 512), (1000, 500), (1240, 498), (1480, 500), (1560, 486), (1590, 440), (1596, 290)]
        self.area("console", *((x, 0, z) for x, z in [(480, 480), (480, 480), (540, 590), *top, top[-1], (520, 290), (520, 290)]))
        self.stroke("seam", (700, 0, 520), (820, 0, 470), (1100, 0, 460), (1570, 0, 452))
        self.stroke("belt", (900, 30, 520), (882, 30, 668))
        self.p.add(self.disc("dark", (880, 30, 682), 30))
        self.area("dark", (842, 10, 514), (868, 20, 560), (918, 20, 560), (952, 10, 506))
        # Hand brake.
        self.area("dark", (1180, 30, 500), (1180, 30, 500), (1230, 30, 540), (1390, 30, 590), (1402, 30, 568), (1290, 30, 530), (1270, 30, 500), (1270, 30, 500))

    def cut(self):
        """The body where the cut goes through: roof, windscreen, floor, bulkhead."""
        self.stroke("body", (1050, 0, 1440), (1500, 0, 1496), (2000, 0, 1502), (2500, 0, 1474), (2900, 0, 1410))
        self.stroke("belt", (1010, 20, 1405), (985, 30, 1350))
        self.facet("dark", (975, -70, 1368), (985, 110, 1366), (985, 110, 1312), (975, -70, 1310))
        self.stroke("body", (120, 0, 970), (290, 0, 1005), (290, 0, 1005), (1050, 0, 1440), (1050, 0, 1440))
        self.stroke("body", (300, 0, 1000), (300, 0, 1000), (380, 0, 880), (400, 0, 480), (520, 0, 300), (620, 0, 275), (620, 0, 275), (1900, 0, 275), (1900, 0, 275), (2020, 0, 320), (2500, 0, 330))
