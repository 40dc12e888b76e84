"""Cut the coast between Dubai and Pune out of Natural Earth (public domain) and write coast.json; no borders.

    npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
    /usr/bin/python3 content/artwork/pieces/services/coast.py package/land-50m.json
"""
import json
import sys
from pathlib import Path

BOX = (48.0, 8.5, 80.5, 32.0)


def rings(topology):
    """Every ring of land, in degrees."""
    (kx, ky), (dx, dy) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for a, b in arc:
            x, y = x + a, y + b
            points.append((x * kx + dx, y * ky + dy))
        arcs.append(points)

    def polygons(g):
        if g["type"] == "GeometryCollection":
            for part in g["geometries"]:
                yield from polygons(part)
        else:
            yield from [g["arcs"]] if g["type"] == "Polygon" else g["arcs"]

    for polygon in polygons(topology["objects"]["land"]):
        for ring in polygon:
            yield [p for i in ring for p in (arcs[i] if i >= 0 else arcs[~i][::-1])]


def clip(points):
    """A ring cut to the box, side by side."""
    for axis, limit, sign in ((0, BOX[0], 1), (1, BOX[1], 1), (0, BOX[2], -1), (1, BOX[3], -1)):
        out = []
        for a, b in zip(points, points[1:] + points[:1]):
            ina, inb = (a[axis] - limit) * sign >= 0, (b[axis] - limit) * sign >= 0
            if ina:
                out.append(a)
            if ina != inb:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        points = out
        if not points:
            break
    return points


def main():
    found = []
    for ring in rings(json.loads(Path(sys.argv[1]).read_text())):
        thin = []
        for x, y in clip(ring):
            if not thin or abs(x - thin[-1][0]) + abs(y - thin[-1][1]) > 0.09:
                thin.append((round(x, 2), round(y, 2)))
        if len(thin) > 4:
            found.append(thin)
    (Path(__file__).parent / "coast.json").write_text(json.dumps(found, separators=(",", ":")) + "\n")


main()
