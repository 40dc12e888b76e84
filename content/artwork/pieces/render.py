"""Renders of pieces that gain by light: the same solid as the drawing, in a studio without walls.

    /usr/bin/python3 content/artwork/pieces/render.py [--preview] nx12-disc     # exports the solid and calls blender

Writes content/images/pieces/NAME.webp, 960 x 720 or the size in SUBJECTS, with alpha: the subject on film, its shadow
nearly black, so that one file serves day and night. Needs freecad-python3, blender (Debian, 3.4) and sharp of the site's node_modules. About three
minutes each on one core. A new one is a function in SUBJECTS that returns [(solid, paint)], where paint(face) names a
material of MATERIALS (and normal(face), where the kernel's normals are poor); turn, eye and lift are the camera's.
"""
import math
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parents[1] / "images" / "pieces"
WORK = Path(os.environ.get("TMPDIR", "/tmp")) / "pieces-render"
SIZE = (960, 720)
INK = (5 / 255, 9 / 255, 15 / 255)  # the shadow: darker than the page's navy too
#: Name: colour, metallic, roughness, fine bump.
MATERIALS = {
    "cast": ("#a6acb0", 1, 0.46, 0.015), "steel": ("#cdd0d2", 1, 0.27, 0), "ground": ("#b9bcbe", 1, 0.35, 0), "dark": ("#2e353b", 1, 0.34, 0),
    "clay": ("#cbc1b0", 0, 0.6, 0), "signal": ("#a82a0d", 0, 0.45, 0), "floor": ("#a8a297", 0, 0.9, 0),
    "skin": ("#cfc8ba", 0, 0.38, 0), "black": ("#23272b", 0, 0.5, 0), "cut": ("#7d858c", 0.6, 0.6, 0), "hard": ("#e6e7e8", 0.7, 0.45, 0), "brass": ("#c9a566", 1, 0.36, 0),
    "earth": ("#c3b8a4", 0, 0.85, 0), "soil": ("#8f8371", 0, 0.9, 0), "slate": ("#47525b", 0, 0.6, 0), "oak": ("#b3946a", 0, 0.55, 0), "leaf": ("#8f9379", 0, 0.8, 0), "floor2": ("#c9c2b4", 0, 0.7, 0),
}  # fmt: skip


def disc():
    """NX: the bladed disc, its first blade red. Blades begin inside the rim, edges are broken: light needs both."""
    import nx12
    from parts import fused, rounded, rotated

    lead = 293
    core = Part.makeCylinder(nx12.HUB - 0.4, 90, V(0, 0, -30))
    one = nx12.blade().cut(core)
    body = rounded(nx12.disc(), 0.9, lambda e: e.Curve.TypeId == "Part::GeomCircle" and e.Curve.Radius in (13, 24))
    return [(body, lambda f: "ground"), *((rotated(one, lead + 360 / nx12.BLADES * n), (lambda f: "steel") if n else (lambda f: "signal")) for n in range(nx12.BLADES))]


def housing():
    """CATIA: the machined housing, rough where it was cast and bright where it was cut."""
    import catia

    raw, done = catia.raw_housing(), catia.raw_housing()
    for tool in catia.machining():
        done = done.cut(tool)
    done = done.removeSplitter()

    def paint(face):
        points, triangles = face.tessellate(0.5)
        middle = (points[triangles[0][0]] + points[triangles[0][1]] + points[triangles[0][2]]) * (1 / 3)
        return "signal" if raw.isInside(middle, 0.2, False) else "clay"

    return [(done, paint)]


def handle():
    """Creo: the handle of a mixer from joined surfaces, 2 mm thick; where it is cut open the wall is red."""
    import creo

    body, ribs, knob, _ = creo.handle_parts()

    def paint(face):
        c, flat, b = face.CenterOfMass, face.Surface.TypeId == "Part::GeomPlane", face.BoundBox
        return "signal" if flat and ((abs(c.x - 6) < 1e-3 and b.XLength < 1e-3) or (abs(c.y) < 1e-3 and b.YLength < 1e-3)) else "skin"

    return [(body_, paint) for body_ in (body, *ribs)] + [(knob, lambda f: "black")]


def gripper():
    """SolidWorks: the gripper laid on its back, open to its limit: the red jaw rests on its stop."""
    import solidworks as sw
    from parts import box, chamfered, fused, moved, rod, rotated, rounded, socket_screw

    z = sw.crosshead(sw.LIMIT)
    assert abs(sw.opening(0) - 18) < 1e-9 and z < sw.crosshead(0)
    deep = lambda e: e.Curve.TypeId == "Part::GeomLine" and abs(e.Curve.Direction.y) > 0.99
    frame = rounded(box(-46, 24, -78, 92, 8, 98), 12, lambda e: deep(e) and e.CenterOfMass.z > 0)
    frame = chamfered(frame, 0.8, lambda e: abs(e.CenterOfMass.y - 24) < 1e-6)
    frame = frame.cut(box(-7, 20, -60, 14, 20, 56)).cut(rod((0, 20, -4), (0, 40, -4), 7)).cut(rod((0, 20, -60), (0, 40, -60), 7))
    cap = rounded(box(-30, 10, -92, 60, 40, 14), 2.5, lambda e: True)
    barrel = rounded(rounded(box(-24, 12, -146, 48, 36, 54), 8, lambda e: e.Curve.TypeId == "Part::GeomLine" and abs(e.Curve.Direction.z) > 0.99), 0.3, lambda e: False)
    end = rounded(box(-30, 10, -160, 60, 40, 14), 2.5, lambda e: True).cut(rod((14, 0, -153), (14, 24, -153), 4.5))
    cap = cap.cut(rod((14, 0, -85), (14, 24, -85), 4.5))
    ties = [rod((x, y, -92), (x, y, -146), 2.6) for x in (-26, 26) for y in (15, 45)]
    shaft = fused(rod((0, 19, -92), (0, 19, z - 5), 5), rod((0, 12, z), (0, 26, z), 8.5))
    pin = rod((0, 10, z), (0, 27, z), 4.5)
    steel = lambda f: "steel"
    made = [(frame, lambda f: "ground"), (cap, lambda f: "dark"), (barrel, lambda f: "cast"), (end, lambda f: "dark"), (shaft, steel), (pin, steel), *((t, steel) for t in ties)]
    stops = [(40.2, 5.9), (-40.2, 5.9)]
    for side in (1, -1):
        for n, part in enumerate(sw.jaw(sw.LIMIT, side).SubShapes):
            name = "black" if n == 1 else "steel" if n > 1 else "signal" if side > 0 else "cast"
            try:
                part = chamfered(part, 0.7, lambda e: abs(e.BoundBox.YLength) < 1e-6 and abs(e.CenterOfMass.y - 4) < 1e-6) if n == 0 else part
            except Exception:
                pass
            made.append((part, lambda f, name=name: name))
        link = sw.link(sw.LIMIT, side)
        made.append((link, steel))
        x, h = stops[0][0] * side, stops[0][1]
        made.append((rod((x, 3, h), (x, 24, h), 3), lambda f: "dark"))
        gap = sw.jaw(sw.LIMIT, side).SubShapes[0].distToShape(rod((x, 3, h), (x, 24, h), 3))[0]
        assert gap < 0.15, gap
    for x in (-36, 36):
        for h in (-68, -48):
            made.append((moved(rotated(socket_screw(6, 8), 90, (1, 0, 0)), x, 24, h), lambda f: "dark"))
    return [(rotated(part, -90, (1, 0, 0)), paint) for part, paint in made]


def compound():
    """Tool and die: the compound tool, open, a quarter taken out of it; the washer leaves it red."""
    import automotive3 as tool
    from parts import box, moved, plate, rod, rotated, rounded

    made, lift = tool.compound_tool(), tool.LIFT - 8
    near = box(-0.0, -200, -200, 200, 200, 500)
    b = tool.THICK
    wide = lambda z, h: rounded(moved(plate(196, 140, h, 14), 0, 0, z), 1.5, lambda e: abs(e.BoundBox.ZLength) < 1e-6)
    shoe = wide(-62, 22).cut(Part.makeCylinder(9, 99, V(0, 0, -99)))
    head = wide(37, 30).cut(Part.makeCylinder(17, 14.0, V(0, 0, 45))).cut(Part.makeCylinder(5.3, 60, V(0, 0, 40)))
    for x in (-11.7, 11.7):
        head = head.cut(rod((x, 0, 20), (x, 0, 50), 1.6))
    out = [(shoe, "cast"), (made["lower"][1], "steel"), (made["stripper"], "ground"), (tool.rubber(-12), "black")]
    for x in (-80, 80):
        out.append((rounded(Part.makeCylinder(9, 67 + 37 + lift + 8, V(x, 48, -40)), 1, lambda e: e.CenterOfMass.z > 0), "steel"))
        head = head.cut(Part.makeCylinder(15, 99, V(x, 48, 0)))
        out.append((moved(Part.makeCylinder(15, 54, V(x, 48, 21)).cut(Part.makeCylinder(9.05, 99, V(x, 48, 0))), z=lift), "brass"))
    upper = {**made["upper"], "shoe": head}
    for name, part in upper.items():
        out.append((moved(part, z=lift), {"die": "ground", "punch": "steel", "plate": "dark", "shoe": "cast", "shank": "steel"}[name]))
    for part, name in ((made["knock"], "brass"), (made["pins"], "steel"), (made["spider"], "brass")):
        out.append((moved(part, z=lift - 1 - b), name))
    strip = box(-118, -15, 0, 236, 30, b).cut(Part.makeCylinder(tool.OUTER / 2 + 0.1, 9, V(0, 0, -1)))
    for n in (1, 2, 3):
        strip = strip.cut(Part.makeCylinder(tool.OUTER / 2, 9, V(-27 * n, 0, -1)))
    out.append((strip, "steel"))
    washer = moved(rotated(made["washer"], 8, (1, 0, 0)), 0, 0, lift - 12 - b)

    def paint(name):
        def which(face):
            c, e = face.CenterOfMass, face.BoundBox
            cut = face.Surface.TypeId == "Part::GeomPlane" and ((abs(c.x) < 1e-3 and e.XLength < 1e-3 and c.y < 0) or (abs(c.y) < 1e-3 and e.YLength < 1e-3 and c.x > 0))
            return {"cast": "cut", "steel": "hard", "ground": "hard"}.get(name, name) if cut else name

        return which

    heap = [moved(rotated(made["washer"], tilt, (0, 1, 0)), x, y, -62 + up) for x, y, up, tilt in ((46, -52, 0, 0), (76, -34, 0, 0), (62, -44, b, 0), (84, -62, 0, 0), (36, -24, 0, 0))]
    return [(part.cut(near), paint(name)) for part, name in out] + [(each, lambda f: "signal") for each in (washer, *heap)]


def core():
    """Tool and die, the page's head: the middle of the compound tool without its die set, its front half taken away; the strip is whole."""
    import automotive3 as tool
    from parts import box, moved, rotated

    made, lift, b = tool.compound_tool(), tool.LIFT - 13, tool.THICK
    near = box(-200, -200, -200, 400, 200, 500)
    low = box(-99, -99, -99, 198, 198, 99 + 37)  # pins end with the plate: what they stand on is left out
    halves = [(made["lower"][1], "steel"), (made["stripper"], "ground"), (tool.rubber(-12), "black")]
    halves += [(moved(made["upper"][name], z=lift), kind) for name, kind in (("die", "ground"), ("punch", "steel"), ("plate", "cast"))]
    halves += [(moved(made["knock"], z=lift - 1 - b), "brass"), (moved(made["pins"].common(low), z=lift), "steel")]
    strip = box(-116, -16, 0, 232, 32, b)
    for n in range(4):
        strip = strip.cut(Part.makeCylinder(tool.OUTER / 2 + 0.1, 9, V(-27 * n, 0, -1)))
    washer = lambda x, y, z, tilt=0, axis=(0, 1, 0): moved(rotated(made["washer"], tilt, axis), x, y, z)

    def paint(name):
        def which(face):
            cut = face.Surface.TypeId == "Part::GeomPlane" and abs(face.CenterOfMass.y) < 1e-3 and face.BoundBox.YLength < 1e-3
            return {"steel": "hard", "ground": "cut", "cast": "slate"}.get(name, name) if cut else name

        return which

    heap = [washer(x, y, -40 + b * n) for x, y, n in ((-56, -18, 0), (-84, -8, 0), (-70, -14, 1), (-98, -28, 0), (46, -38, 0), (71, -28, 0), (59, -33, 1), (97, -36, 0), (80, -54, 0), (108, -60, 0))]
    heap.append(washer(0, 0, lift - 13 - b, 13, (1, 0.4, 0)))
    return [(part.cut(near), paint(name)) for part, name in halves] + [(strip, lambda f: "steel")] + [(each, lambda f: "signal") for each in heap]


def trim():
    """Automotive: the pillar trim twice, its back with the clip towers and its front; where the side leans too little it is red."""
    import automotive1 as a1
    from parts import box, moved, rotated

    shell = a1.pillar_trim()
    near = lambda t: a1.form(t)[4] < a1.NEEDED  # where the drawing's report is red
    steps = [i / 2000 for i in range(2001) if near(i / 2000)]
    x0, x1 = steps[0] * a1.LONG, steps[-1] * a1.LONG
    assert 200 < x0 < x1 < 400
    cuts = [shell.common(box(a, -300, -300, b - a, 600, 600)) for a, b in ((-9, x0), (x0, x1), (x1, 999))]

    def leans(face):
        points, triangles = face.tessellate(0.5)
        n = face.normalAt(*face.Surface.parameter((points[triangles[0][0]] + points[triangles[0][1]] + points[triangles[0][2]]) * (1 / 3)))
        c = face.CenterOfMass
        return "signal" if n.y > 0.9 and 0 < -n.z < math.sin(math.radians(a1.NEEDED)) and face.BoundBox.ZLength > 15 and abs(n.x) < 0.3 and c.y > 0 else "skin"

    lying = lambda q: moved(rotated(q, 180, (1, 0, 0), (300, 0, 20)), 26, -150, 2)
    skin = lambda f: "skin"
    out = [(moved(q, 0, 130), skin) for q in (shell, *(a1.tower(t, slot) for t, slot in zip(a1.TOWERS, a1.SLOTS)))]
    for n, part in enumerate(cuts):
        faces = [leans(f) for f in part.Faces] if n == 1 else ["skin"] * len(part.Faces)
        names = iter(faces)
        out.append((lying(part), lambda f, names=names: next(names)))
    return out


def fixture():
    """BIW: the manual fixture, its panel red under three clamps."""
    import automotive2 as a2
    from parts import chamfered

    base, part, rests, clamps, pins = a2.manual_fixture()
    base = chamfered(base, 2, lambda e: abs(e.CenterOfMass.z) < 1e-6)
    grip = lambda f: "black" if abs(getattr(f.Surface, "Radius", 0) - 6) < 1e-6 or (f.CenterOfMass.z > 160 and f.Surface.TypeId == "Part::GeomPlane") else "steel"
    out = [(base, lambda f: "cast"), (part, lambda f: "signal")]
    out += [(q, (lambda f: "dark", lambda f: "ground", lambda f: "brass", lambda f: "steel")[n % 4]) for n, q in enumerate(rests)]
    out += [(q, (lambda f: "ground", lambda f: "dark", lambda f: "steel", grip)[n % 4]) for n, q in enumerate(clamps)]
    out += [(q, (lambda f: "dark", lambda f: "ground", lambda f: "steel")[n % 3]) for n, q in enumerate(pins)]
    return out


def coupling():
    """AutoCAD: the flange coupling with a quarter of both flanges taken away, its bolts red."""
    import autocad
    from parts import box, chamfered

    stub, flanges, keys, shafts, _, _, _, bolts = autocad.coupled()
    quarter = box(-200, -200, 0, 400, 200, 200)
    made = [f.cut(quarter) for f in flanges]
    flat = lambda f: f.Surface.TypeId == "Part::GeomPlane" and (abs(f.CenterOfMass.z) < 1e-3 and f.BoundBox.ZLength < 1e-3 or abs(f.CenterOfMass.y) < 1e-3 and f.BoundBox.YLength < 1e-3)
    end = lambda e: e.Curve.TypeId == "Part::GeomCircle" and abs(abs(e.CenterOfMass.x) - stub) < 1e-3 and abs(e.Curve.Radius - autocad.D / 2) < 1e-6
    out = [(f, lambda face, n=n: "cut" if flat(face) else ("cast", "ground")[n]) for n, f in enumerate(made)]
    out += [(chamfered(s, 1.5, end), lambda f: "steel") for s in shafts] + [(k, lambda f: "brass") for k in keys]
    return out + [(b, lambda f: "signal") for b in bolts]


def civil(name):
    """A subject of civil/models.py, loaded when it is asked for."""
    def subject():
        from civil import models

        return getattr(models, name)()

    return subject


#: Name: what is rendered, turn about z (degrees), height of the camera over its distance, part of the width that the subject fills, its own size at will.
SUBJECTS = {
    "nx12-disc": (disc, -45, 0.72, 0.84), "catia-housing-render": (housing, -45, 0.62, 0.74), "creo-handle": (handle, -28, 0.34, 0.82),
    "solidworks-gripper": (gripper, -58, 0.8, 0.84), "automotive3-compound": (compound, -24, 0.42, 0.82), "automotive3-head": (core, 22, 0.42, 0.9, (1280, 720)),
    "automotive1-trim-render": (trim, -24, 0.8, 0.86), "automotive2-manual-render": (fixture, -36, 0.62, 0.8), "autocad-coupling-render": (coupling, -38, 0.5, 0.76),
    "revit-house-render": (civil("house"), -22, 0.34, 0.9), "staad-shed-render": (civil("shed"), -30, 0.36, 0.9), "etabs-sequence-render": (civil("storeys"), -24, 0.3, 0.88),
    "civil-home-render": (civil("home"), -24, 1.1, 0.86), "civil3d-platform-render": (civil("platform"), -28, 0.75, 0.88), "mx-sections-render": (civil("slices"), -34, 0.62, 0.86),
}  # fmt: skip


#: How far triangles may stray from curved faces where the model is in metres.
FINE = {"revit-house-render": 0.01, "staad-shed-render": 0.005, "civil-home-render": 0.005}


def export(name):
    """Triangles with the kernel's own normals, a material for each face, as .npz."""
    global Part, V
    import FreeCAD  # noqa: F401 (before Part, or Part crashes)
    import numpy as np
    import Part
    from FreeCAD import Vector as V

    points, normals, triangles, materials, n = [], [], [], [], 0
    names = list(MATERIALS)
    for solid, paint, *own in SUBJECTS[name][0]():
        if solid is None:  # a mesh, with its own normals
            spots, tris, kinds, ways = paint
            points += spots
            normals += ways
            triangles += [(a + n, b + n, c + n) for a, b, c in tris]
            materials += [names.index(kind) for kind in kinds]
            n += len(spots)
            continue
        for face in solid.Faces:
            normal = own[0](face) if own else None
            spots, tris = face.tessellate(FINE.get(name, 0.05))
            nodes = face.getUVNodes()  # of the triangles: looking each point up on its surface takes minutes
            at = np.array([tuple(face.valueAt(*uv)) for uv in nodes] or [(math.inf,) * 3])
            if len(nodes) != len(spots) or np.abs(at - np.array([tuple(p) for p in spots])).max() > 0.02:  # a seam's points come twice, and not always in this order
                near = [np.abs(at - np.array(tuple(p))).max(1) for p in spots]
                nodes = [nodes[int(d.argmin())] if d.min() < 0.02 else None for d in near]
            for p, uv in zip(spots, nodes):
                try:
                    q = normal(p).normalize() if normal else face.normalAt(*(uv or face.Surface.parameter(p)))
                except Exception:  # at a pole or a seam
                    a, b, c, d = face.ParameterRange
                    q = face.normalAt((a + b) / 2, (c + d) / 2)
                points.append(tuple(p))
                normals.append(tuple(q))
            triangles += [(a + n, b + n, c + n) for a, b, c in tris]
            materials += [names.index(paint(face))] * len(tris)
            n += len(spots)
    WORK.mkdir(parents=True, exist_ok=True)
    np.savez(WORK / f"{name}.npz", P=np.array(points, np.float32), N=np.array(normals, np.float32), T=np.array(triangles, np.int32), M=np.array(materials, np.int32))


def main():
    """Outside blender: export, call blender, encode."""
    sys.dont_write_bytecode = True
    sys.path[:0] = [str(HERE), str(HERE.parent / "drawings"), "/usr/lib/freecad-python3/lib", "/usr/lib/freecad/Mod", "/usr/lib/freecad/Ext"]
    preview = ["--preview"] if "--preview" in sys.argv else []
    for name in [a for a in sys.argv[1:] if not a.startswith("--")] or SUBJECTS:
        if "--again" not in sys.argv:  # the solid as it was exported before
            export(name)
        subprocess.run(["nice", "-n", "10", "blender", "-b", "--threads", "1", "--python", __file__, "--", name, *preview], check=True, env={**os.environ, "PATH": "/usr/bin:/bin"}, stdout=(WORK / f"{name}.log").open("w"), stderr=subprocess.STDOUT)
        target = WORK if preview else OUT
        code = "const s=require('sharp');(async()=>{let b;for(const quality of [84,76,70])if((b=await s(process.argv[1]).webp({quality,alphaQuality:100,effort:6}).toBuffer()).length<46e3)break;require('fs').writeFileSync(process.argv[2],b);console.log(process.argv[2].split('/').pop(),Math.round(b.length/1024)+' kB')})()"
        subprocess.run(["node", "-e", code, str(WORK / f"{name}.png"), str(target / f"{name}.webp")], check=True, env={**os.environ, "NODE_PATH": str(HERE.parents[2] / "node_modules")})


def shoot(name, preview):
    """Inside blender: studio, subject, shadow, and both in one picture with straight alpha."""
    import bpy
    import numpy as np
    from mathutils import Matrix, Vector

    sys.path.insert(0, str(HERE.parent / "pictures"))
    import develop
    import studio

    _, turn, rise, fills, *own = SUBJECTS[name]
    frame = own[0] if own else SIZE
    bpy.ops.wm.read_factory_settings(use_empty=True)
    studio._materials.clear()
    studio.COLOURS.update(MATERIALS)
    d = np.load(WORK / f"{name}.npz")
    radius = float(np.abs(d["P"] - (d["P"].min(0) + d["P"].max(0)) / 2)[:, :2].max())
    k = 2.4 / radius
    r = np.array(Matrix.Rotation(math.radians(turn), 3, "Z"))
    spots = d["P"] @ r.T * k
    spots -= ((spots[:, 0].min() + spots[:, 0].max()) / 2, (spots[:, 1].min() + spots[:, 1].max()) / 2, spots[:, 2].min())
    mesh = bpy.data.meshes.new("subject")
    mesh.from_pydata(spots.tolist(), [], d["T"].tolist())
    for material in MATERIALS:
        mesh.materials.append(studio.mat(material))
    mesh.polygons.foreach_set("material_index", d["M"])
    mesh.polygons.foreach_set("use_smooth", np.ones(len(d["T"]), bool))
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices((d["N"] @ r.T).tolist())
    subject = bpy.data.objects.new("subject", mesh)
    bpy.context.collection.objects.link(subject)
    floor = studio.add(studio.mesh_of([(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], [(0, 1, 2, 3)], "floor"), "floor", smooth=0)

    middle = Vector((0, 0, float(spots[:, 2].max()) / 2))
    for at, wide, high, power, colour in (((-8.5, -4.5, 8.5), 5.5, 5.5, 1250, (1, 0.955, 0.89)), ((8, 6.5, 5), 1.6, 9, 900, (0.93, 0.97, 1)), ((-7, 8, 4), 1.2, 7, 420, (0.95, 0.98, 1)), ((1, 1, 11), 9, 3, 400, (1, 1, 1))):
        lamp = bpy.data.lights.new("softbox", "AREA")
        lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = "RECTANGLE", wide, high, power, colour
        box = bpy.data.objects.new("softbox", lamp)
        box.location = middle + Vector(at)
        box.rotation_euler = (-Vector(at)).to_track_quat("-Z", "Y").to_euler()
        bpy.context.collection.objects.link(box)
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    tree = world.node_tree
    where, split, ramp, mix = (tree.nodes.new("ShaderNode" + n) for n in ("TexCoord", "SeparateXYZ", "MapRange", "ValToRGB"))
    for a, b in ((where.outputs["Generated"], split.inputs[0]), (split.outputs["Z"], ramp.inputs[0]), (ramp.outputs[0], mix.inputs[0]), (mix.outputs[0], tree.nodes["Background"].inputs[0])):
        tree.links.new(a, b)
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = -1, 1
    bands = mix.color_ramp.elements  # a bright horizon under a darker sky: metal shows stripes
    bands[0].color, bands[1].color = (0.22, 0.22, 0.23, 1), (0.88, 0.91, 0.96, 1)
    for at, g in ((0.46, 0.2), (0.54, 0.66), (0.72, 0.34)):
        bands.new(at).color = (g, g, g * 1.03, 1)
    tree.nodes["Background"].inputs[1].default_value = 0.55
    scene = bpy.context.scene
    scene.world = world

    # Far enough that the subject fills its part of the width, and centred on what is seen.
    eye = Vector((0, -15, 15 * rise))
    studio.camera(tuple(middle + eye), tuple(middle), lens=90, fstop=None)
    camera = scene.camera
    bpy.context.view_layer.update()
    from bpy_extras.object_utils import world_to_camera_view

    scene.render.resolution_x, scene.render.resolution_y = frame
    ways = np.random.default_rng(1).normal(size=(3, 400))
    seen = np.array([world_to_camera_view(scene, camera, Vector(p)) for p in spots[np.unique((spots @ ways).argmax(0))].tolist()])  # the outermost points
    low, high = seen.min(0), seen.max(0)
    camera.data.lens *= min(fills / (high[0] - low[0]), 0.88 / (high[1] - low[1]))
    grown = min(fills / (high[0] - low[0]), 0.88 / (high[1] - low[1]))
    camera.data.shift_x += ((low[0] + high[0]) / 2 - 0.5) * grown
    camera.data.shift_y += ((low[1] + high[1]) / 2 - 0.5) * grown * frame[1] / frame[0]

    size = (frame[0] // 2, frame[1] // 2) if preview else frame
    p = str(WORK / name)

    def take(what, size, samples, slots):
        studio.settings(size, samples, threshold=0.04)
        scene.render.film_transparent = True
        scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BLACKMAN_HARRIS", 1.4
        layer = scene.view_layers[0]
        layer.cycles.denoising_store_passes = len(slots) > 1
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        source, file = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
        file.base_path, file.format.file_format, file.format.color_depth, file.format.color_mode = str(WORK), "OPEN_EXR", "32", "RGBA"
        file.file_slots.clear()
        for slot, socket in slots:
            file.file_slots.new(f"{name}.{slot}.")
            tree.links.new(source.outputs[socket], file.inputs[-1])
        bpy.ops.render.render()

    def load(what):
        im = bpy.data.images.load(what)
        im.colorspace_settings.name = "Non-Color"
        wide, high = im.size
        a = np.empty(wide * high * 4, np.float32)
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        return a.reshape(high, wide, 4)

    floor.visible_camera = False
    take("subject", size, 14 if preview else 26, (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Denoising Depth")))
    floor.visible_camera = floor.is_shadow_catcher = True
    subject.visible_camera = False
    take("shadow", (size[0] // 4, size[1] // 4), 16 if preview else 64, (("shadow", "Image"),))

    image = load(f"{p}.image.0001.exr")
    alpha = np.clip(image[..., 3], 0, 1)
    light = image[..., :3]
    if not preview:
        light = develop.denoise(light, *(load(f"{p}.{s}.0001.exr")[..., :3] for s in ("albedo", "normal", "depth")), radius=4)
    develop.to_film(np.ascontiguousarray(np.where(alpha[..., None] > 0.004, light / np.maximum(alpha[..., None], 0.004), 0)), f"{p}.film.png")
    film = load(f"{p}.film.png")[..., :3]
    shade = np.clip(load(f"{p}.shadow.0001.exr")[..., 3], 0, 1)
    ease = lambda v: v * v * (3 - 2 * v)
    for _ in range(3):
        shade = develop.boxed(shade, 1)
    shade = np.clip((shade - 0.05) / 0.95, 0, 1)
    # Where it ends it is smooth and runs out to nothing: a ragged last step is seen as a blotch on the page.
    soft = shade
    for _ in range(3):
        soft = develop.boxed(soft, max(1, size[0] // 4 // (24 if own else 40)))
    near = ease(np.clip(shade / (0.5 if own else 0.2), 0, 1))
    shade = shade * near + soft * (1 - near)
    shade = shade * ease(np.clip(shade / 0.14, 0, 1)) ** 0.5
    between = lambda a, n: np.stack([np.interp((np.arange(n) + 0.5) / 4 - 0.5, np.arange(len(v)), v) for v in a])
    shade = between(between(shade, size[0]).T, size[1]).T.astype(np.float32)  # four times as large again, between the pixels
    margin = 0.12 if own else 0.24  # what fills its frame has things, and their shadows, near its border
    edge = lambda n: np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (margin * n), 0, 1)
    shade = shade * ease(edge(size[1]))[:, None] ** 0.5 * ease(edge(size[0]))[None, :] * 0.72
    whole = alpha + shade * (1 - alpha)
    whole = np.where(whole < 0.16, np.round(whole * 255) / 255, np.round(whole * 85) / 85)  # fewer steps: half the bytes of the alpha, and none is seen
    colour = (film * alpha[..., None] + np.array(INK, np.float32) * (shade * (1 - alpha))[..., None]) / np.maximum(whole, 1e-4)[..., None]
    out = bpy.data.images.new("out", size[0], size[1], alpha=True)
    out.alpha_mode = "STRAIGHT"
    out.pixels.foreach_set(np.dstack([np.clip(colour, 0, 1), whole]).astype(np.float32).ravel())
    out.filepath_raw, out.file_format = f"{p}.png", "PNG"
    out.save()


if __name__ == "__main__":
    try:
        import bpy  # noqa: F401
    except ImportError:
        main()
    else:
        after = sys.argv[sys.argv.index("--") + 1 :]
        shoot(after[0], "--preview" in after)
