"""Solids that more than one drawing needs: profiles, fasteners, gears. Millimetres; axes along z unless said otherwise."""
import math

import Part
from FreeCAD import Vector as V

Z = V(0, 0, 1)


def box(x, y, z, dx, dy, dz):
    """A block from its low corner and its size."""
    return Part.makeBox(dx, dy, dz, V(x, y, z))


def rod(p, q, radius):
    """A round bar from p to q."""
    p, q = V(*p), V(*q)
    return Part.makeCylinder(radius, (q - p).Length, p, q - p)


def face(points):
    """A flat face from its corners; three numbers each, or two (then z = 0)."""
    pts = [V(*p) for p in points]
    return Part.Face(Part.makePolygon(pts + pts[:1]))


def prism(points, along):
    """A flat polygon pushed along a vector."""
    return face(points).extrude(V(*along))


def turned(profile, axis=Z):
    """A solid of revolution about z from (radius, height) pairs; `axis` lays it over."""
    solid = face([(r, 0, z) for r, z in profile]).revolve(V(0, 0, 0), Z, 360)
    return laid(solid, axis)


def laid(solid, axis):
    """The solid with its z axis turned to `axis`, about the origin."""
    out = solid.copy()
    axis = V(*axis)
    if (axis.normalize() - Z).Length > 1e-9:
        about = Z.cross(axis)
        out.rotate(V(0, 0, 0), about if about.Length > 1e-9 else V(1, 0, 0), math.degrees(Z.getAngle(axis)))
    return out


def moved(solid, x=0.0, y=0.0, z=0.0):
    """A copy, moved."""
    out = solid.copy()
    out.translate(V(x, y, z))
    return out


def rotated(solid, degrees, axis=Z, about=(0, 0, 0)):
    """A copy, turned about an axis through `about`."""
    out = solid.copy()
    out.rotate(V(*about), V(*axis), degrees)
    return out


def ring_of(solid, count, start=0.0, axis=Z):
    """Copies of a solid spaced evenly about an axis through the origin."""
    return [rotated(solid, start + 360 / count * i, axis) for i in range(count)]


def fused(*solids):
    """One solid of several, without the seams between them."""
    out = solids[0]
    return (out.fuse(list(solids[1:])) if len(solids) > 1 else out).removeSplitter()


def group(*solids):
    """An assembly: solids that keep their own outlines."""
    return Part.makeCompound(list(solids))


def rounded(solid, radius, where):
    """Fillets on the edges for which where(edge) holds."""
    edges = [e for e in solid.Edges if where(e)]
    return solid.makeFillet(radius, edges) if edges else solid


def chamfered(solid, size, where):
    """Chamfers on the edges for which where(edge) holds."""
    edges = [e for e in solid.Edges if where(e)]
    return solid.makeChamfer(size, edges) if edges else solid


def circular_at(z, radius=None):
    """A test for `rounded` and `chamfered`: full circles at height z (of that radius)."""
    return lambda e: e.Curve.TypeId == "Part::GeomCircle" and abs(e.CenterOfMass.z - z) < 1e-6 and abs(e.BoundBox.ZLength) < 1e-6 and (radius is None or abs(e.Curve.Radius - radius) < 1e-6)


def upright(e):
    """A test for `rounded` and `chamfered`: straight edges along z."""
    return e.Curve.TypeId == "Part::GeomLine" and abs(abs(e.Curve.Direction.z) - 1) < 1e-9


def plate(width, depth, thick, radius=0.0):
    """A plate centred on the origin, its underside at z = 0, its corners rounded."""
    solid = box(-width / 2, -depth / 2, 0, width, depth, thick)
    return rounded(solid, radius, upright) if radius else solid


def hexagon(across, height):
    """A hexagonal prism, `across` flats, flats facing x, with the 30 degree chamfer of a bolt head on top."""
    r = across / math.sqrt(3)
    prism6 = prism([(r * math.cos(math.radians(30 + 60 * i)), r * math.sin(math.radians(30 + 60 * i)), 0) for i in range(6)], (0, 0, height))
    drop = (r - across / 2 * 0.95) * math.tan(math.radians(30))
    return prism6.common(turned([(0, 0), (r, 0), (r, height - drop), (across / 2 * 0.95, height), (0, height)]))


def hex_bolt(d, length):
    """A hexagon bolt (proportions of ISO 4014), shank down from z = 0, head up; its end left flat, since a chamfer there would be a blot."""
    return fused(hexagon(1.5 * d + 1, 0.64 * d), Part.makeCylinder(d / 2, length, V(0, 0, -length)))


def hex_nut(d):
    """A hexagon nut (ISO 4032 proportions), seat at z = 0."""
    h = 0.85 * d
    both = hexagon(1.5 * d + 1, h).common(moved(rotated(hexagon(1.5 * d + 1, h), 180, (1, 0, 0)), z=h))
    return both.cut(Part.makeCylinder(d / 2, h))


def washer(d):
    """A plain washer (ISO 7089 proportions), seat at z = 0; it sits close on its bolt, since the true gap would be a blot."""
    return Part.makeCylinder(d + 0.5, 0.16 * d).cut(Part.makeCylinder(d / 2, 0.16 * d))


def socket_screw(d, length):
    """A socket head cap screw (ISO 4762 proportions), shank down from z = 0, head up."""
    body = turned([(0, d), (0.70 * d, d), (0.75 * d, 0.95 * d), (0.75 * d, 0), (d / 2, 0), (d / 2, -length), (0, -length)])
    r = 0.8 * d / math.sqrt(3)
    return body.cut(prism([(r * math.cos(math.radians(60 * i)), r * math.sin(math.radians(60 * i)), d * 0.5) for i in range(6)], (0, 0, d)))


def gear(module, teeth, width, bore=0.0, pressure=20.0, phase=0.0, slack=0.0, flank=5):
    """A spur gear with involute flanks, centred on z, its near face at z = 0; `phase` turns it in tooth pitches, `slack` thins its teeth."""
    pitch, base = module * teeth / 2, module * teeth / 2 * math.cos(math.radians(pressure))
    tip, root = pitch + module, pitch - 1.25 * module
    involute = lambda r: math.sqrt(max(0.0, (r / base) ** 2 - 1)) - math.atan(math.sqrt(max(0.0, (r / base) ** 2 - 1)))
    half = math.pi / 2 / teeth + involute(pitch) - slack / 2 / pitch  # half a tooth, as an angle, at the base circle
    low = max(root, base)
    radii = [low + (tip - low) * i / flank for i in range(flank + 1)]
    edges, at = [], lambda r, a: V(r * math.cos(a), r * math.sin(a), 0)
    for i in range(teeth):
        mid = 2 * math.pi * (i + phase) / teeth
        left = [at(r, mid - half + involute(r)) for r in radii]
        right = [at(r, mid + half - involute(r)) for r in radii][::-1]
        foot, next_foot = at(root, mid - half), at(root, mid + half)
        for pts in (left, right):
            spline = Part.BSplineCurve()
            spline.interpolate(pts)
            edges.append(spline.toShape())
        edges.append(Part.Arc(left[-1], at(tip, mid), right[0]).toShape())
        start = at(root, mid + 2 * math.pi / teeth - half)
        edges.append(Part.Arc(next_foot, at(root, mid + math.pi / teeth), start).toShape())
        if low > root:
            edges += [Part.makeLine(foot, left[0]), Part.makeLine(right[-1], next_foot)]
    solid = Part.Face(Part.Wire(Part.__sortEdges__(edges))).extrude(V(0, 0, width))
    return solid.cut(Part.makeCylinder(bore, width)) if bore else solid


def i_beam(p, q, height, width, web, flange, up=Z):
    """A rolled I-section from p to q, centred on the line between, its web in the plane of `up`."""
    p, q, up = V(*p), V(*q), V(*up)
    along = (q - p).normalize()
    side = along.cross(up).normalize()
    up = side.cross(along)
    h, w, t, f = height / 2, width / 2, web / 2, flange
    outline = [(-w, -h), (w, -h), (w, f - h), (t, f - h), (t, h - f), (w, h - f), (w, h), (-w, h), (-w, h - f), (-t, h - f), (-t, f - h), (-w, f - h)]
    return prism([p + side * x + up * y for x, y in outline], q - p)


def drafted(width, depth, low, high, radius, degrees=0.0):
    """A rounded block centred on z between two heights; it grows upwards by a draft angle (or shrinks, below zero)."""
    def wire(grow, z):
        w, d, r = width / 2 + grow, depth / 2 + grow, radius + grow
        edges, k = [], r * math.sqrt(0.5)
        corners = [(w - r, d - r, 1, 1), (r - w, d - r, -1, 1), (r - w, r - d, -1, -1), (w - r, r - d, 1, -1)]
        ends = []
        for n, (x, y, sx, sy) in enumerate(corners):
            a, b = V(x + sx * r, y, z), V(x, y + sy * r, z)
            a, b = (a, b) if n % 2 == 0 else (b, a)
            edges.append(Part.Arc(a, V(x + sx * k, y + sy * k, z), b).toShape())
            ends.append((a, b))
        edges += [Part.makeLine(ends[n][1], ends[(n + 1) % 4][0]) for n in range(4)]
        return Part.Wire(Part.__sortEdges__(edges))

    return Part.makeLoft([wire(0, low), wire((high - low) * math.tan(math.radians(degrees)), high)], True, True)
