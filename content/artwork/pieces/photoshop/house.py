"""The old house of the restored photograph: plinth, tiled verandah, carved door, a bicycle, tulsi in its pedestal.

    blender -b --threads 1 -P house.py -- OUT.png [--preview]

Uses the solids of content/artwork/pictures/studio.py. About two minutes on one core; print.py ages and mends the result.
"""
import math
import random
import sys
from pathlib import Path

import bpy
from mathutils import Vector

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "pictures"))
import studio as s  # noqa: E402

ARGS = sys.argv[sys.argv.index("--") + 1 :]
PREVIEW = "--preview" in ARGS
SIZE = (288, 384) if PREVIEW else (459, 612)  # soft, as such prints are
FLOOR, DOOR = 0.75, 0.3  # height of the plinth; middle of the door


def tone(name, dark, pale, scale, bump=0.0, stretch=(1, 1, 1), rough=0.85):
    """A matt material that wanders between two greys, as old lime, wood and stone do."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree, new = m.node_tree, m.node_tree.nodes.new
    shader = tree.nodes["Principled BSDF"]
    where, shape, noise, ramp = new("ShaderNodeNewGeometry"), new("ShaderNodeMapping"), new("ShaderNodeTexNoise"), new("ShaderNodeValToRGB")
    shape.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Roughness"].default_value = scale, 8, 0.62
    ends = ramp.color_ramp.elements
    ends[0].position, ends[1].position = 0.36, 0.62
    ends[0].color, ends[1].color = (dark, dark, dark, 1), (pale, pale, pale, 1)
    for a, b in ((where.outputs["Position"], shape.inputs[0]), (shape.outputs[0], noise.inputs["Vector"]), (noise.outputs["Fac"], ramp.inputs[0]), (ramp.outputs[0], shader.inputs["Base Color"])):
        tree.links.new(a, b)
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = rough, 0.25
    if bump:
        lift = new("ShaderNodeBump")
        lift.inputs["Strength"].default_value, lift.inputs["Distance"].default_value = bump, 0.03
        tree.links.new(noise.outputs["Fac"], lift.inputs["Height"])
        tree.links.new(lift.outputs[0], shader.inputs["Normal"])
    s._materials[name] = m


def wall():
    """Masonry in courses, lime above, cut round door and window."""
    r = random.Random(4)
    z = 0.0
    for high in (0.2, 0.19, 0.2, 0.16):  # the plinth's courses and its coping
        x = -4.2 - r.random() * 0.3
        while x < 4.2:
            w = 0.3 + 0.35 * r.random()
            s.box(x + w / 2, -0.66 + r.random() * 0.012, z, w - 0.014, 1.3, high - 0.012, f"stone{r.randrange(3)}", bevel=0.02)
            x += w
        z += high
    s.box(0, -0.7, FLOOR - 0.04, 9, 1.42, 0.05, "stone1", bevel=0.015)
    for x, w, low, high in ((-3.35, 2.5, 0, 3.6), (-1.0, 1.5, 0, 3.6), (2.95, 4.0, 0, 3.6), (0.35, 1.2, 2.2, 3.6), (-1.925, 0.35, 0, 0.75), (-1.925, 0.35, 2.05, 3.6)):
        s.box(x, 0.2, FLOOR + low, w, 0.4, high - low, "lime", bevel=0.01)
    s.box(0, 1.4, FLOOR, 9, 0.1, 3.6, "night", bevel=0)
    s.box(0, 0.5, 4.2, 9, 0.4, 3, "lime", bevel=0.01)


def door():
    """Two leaves with panels and studs in a carved frame, a lintel over it, a garland of leaves."""
    low = FLOOR + 0.06
    s.box(DOOR, -0.05, FLOOR, 1.62, 0.26, 0.09, "stone0")
    for side in (-1, 1):
        s.box(DOOR + side * 0.66, -0.02, low, 0.17, 0.2, 2.1, "wood1")
        s.box(DOOR + side * 0.79, -0.03, low, 0.07, 0.14, 2.14, "wood0")
        for k in range(9):
            s.ball(DOOR + side * 0.66, -0.13, low + 0.18 + k * 0.22, 0.032, "wood0")
        leaf = 0.575
        with s.at(DOOR + side * leaf, 0.1, low, turn=(-26 if side > 0 else 4)):
            x = -side * leaf / 2
            s.box(x, 0, 0, leaf, 0.05, 2.02, "wood1", bevel=0.004)
            for row in range(4):
                for col in (-1, 1):
                    s.box(x + col * 0.135, -0.03, 0.1 + row * 0.49, 0.22, 0.03, 0.4, "wood0", bevel=0.02)
            for row in range(5):
                for col in range(5):
                    s.ball(x - 0.24 + col * 0.12, -0.04, 0.045 + row * 0.485, 0.018, "iron")
    s.box(DOOR, -0.04, low + 2.06, 1.9, 0.24, 0.2, "wood1", bevel=0.02)
    s.box(DOOR, -0.07, low + 2.27, 2.06, 0.3, 0.07, "wood0", bevel=0.015)
    r = random.Random(2)
    for k in range(31):  # the toran: mango leaves on a string
        u = k / 30
        x, z = DOOR - 0.72 + 1.44 * u, low + 2.09 - 0.12 * math.sin(u * math.pi * 3) ** 2
        s.add(s.mesh_of([(x - 0.02, -0.19, z), (x + 0.02, -0.19, z), (x + 0.026, -0.2, z - 0.07), (x + r.uniform(-0.02, 0.02), -0.21, z - 0.16), (x - 0.026, -0.2, z - 0.07)], [(0, 4, 3, 2, 1)]), "leafy", smooth=0)


def window():
    """A barred opening with one shutter swung out."""
    x = -1.9
    for side in (-1, 1):
        s.box(x + side * 0.25, -0.01, FLOOR + 0.75, 0.08, 0.2, 1.3, "wood0")
    for z in (0.7, 2.02):
        s.box(x, -0.02, FLOOR + z, 0.7, 0.24, 0.09, "wood1")
    for k in range(4):
        s.cyl(x - 0.15 + k * 0.1, 0.03, FLOOR + 0.78, 0.011, 1.25, "iron", steps=10)
    with s.at(x + 0.27, -0.1, FLOOR + 0.8, turn=-62):
        s.box(0.25, 0, 0, 0.46, 0.035, 1.2, "wood1", bevel=0.004)
        for k in range(3):
            s.box(0.25, -0.025, 0.07 + k * 0.38, 0.34, 0.03, 0.3, "wood0", bevel=0.015)


def verandah():
    """Turned columns on stone feet, brackets, a beam, rafters and a roof of country tiles."""
    top = 3.02
    for x in (-3.6, -1.15, 1.75, 4.2):
        s.box(x, -1.12, FLOOR, 0.3, 0.3, 0.16, "stone0", bevel=0.02)
        s.box(x, -1.12, FLOOR + 0.16, 0.21, 0.21, 0.3, "wood1", bevel=0.015)
        s.lathe([(0, 0), (0.1, 0), (0.12, 0.04), (0.08, 0.1), (0.115, 0.2), (0.1, 0.5), (0.082, 1.0), (0.078, 1.2), (0.1, 1.25), (0.075, 1.3), (0.12, 1.38), (0.12, 1.42), (0, 1.42)], "wood1", x, -1.12, FLOOR + 0.46, steps=32)
        s.box(x, -1.12, top - 0.4, 0.22, 0.22, 0.4, "wood1", bevel=0.015)
        for side in (-1, 1):  # brackets with a scrolled underside
            out = [(0, 0), (0.62, 0), (0.62, -0.06), (0.5, -0.1), (0.44, -0.17), (0.33, -0.17), (0.27, -0.26), (0.16, -0.27), (0.12, -0.36), (0, -0.36)]
            s.flat([[(side * a, b) for a, b in (out if side > 0 else out[::-1])]], 0.14, "wood0", x + side * 0.1, -1.05, top, tilt=90)
    s.box(0, -1.12, top, 9, 0.2, 0.2, "wood1", bevel=0.012)
    s.box(0, -1.12, top + 0.2, 9, 0.26, 0.05, "wood0", bevel=0.01)
    eave, ridge = Vector((0, -1.95, top + 0.1)), Vector((0, 0.35, top + 1.2))
    for k in range(24):
        x = -4 + k * 0.36
        s.beam((x, eave.y + 0.05, eave.z - 0.05), (x, ridge.y, ridge.z - 0.05), 0.075, 0.09, "wood0")
    s.box(0, eave.y + 0.04, eave.z - 0.08, 9, 0.03, 0.12, "wood1")
    r = random.Random(9)
    verts, faces = [], []
    slope = (ridge - eave).normalized()
    up = Vector((0, -slope.z, slope.y))
    rows, pitch = 9, 0.165
    for c in range(53):
        for q in range(rows):
            for cover in (1, 0):
                x0 = -4.35 + c * pitch + (0 if cover else pitch / 2) + r.uniform(-0.008, 0.008)
                at = eave + slope * (q * (ridge - eave).length / rows + r.uniform(-0.012, 0.012))
                base = len(verts)
                for e, (along, lift) in enumerate(((0, 0.02), (0.34, 0.0))):
                    rad = 0.088 - 0.014 * e
                    for k in range(9):
                        a = math.pi * k / 8
                        p = at + slope * along + up * ((lift + 0.03 + rad * math.sin(a) * 0.9) if cover else (lift + 0.05 - rad * math.sin(a) * 0.6))
                        verts.append((x0 + rad * math.cos(a), p.y, p.z))
                faces += [(base + k, base + k + 1, base + 10 + k, base + 9 + k) for k in range(8)]
    ob = s.add(s.mesh_of(verts, faces), "tile", smooth=50)
    mod = ob.modifiers.new("t", "SOLIDIFY")
    mod.thickness = 0.014


def steps():
    for k, (deep, high) in enumerate(((1.05, 0.25), (0.7, 0.5))):
        s.box(DOOR, -1.3 - deep / 2 + 0.02, 0, 2.0 - 0.24 * k, deep, high, f"stone{k}", bevel=0.025)


def bicycle():
    """Black roadster against the plinth: two wheels, diamond frame, saddle, carrier, chain case."""
    with s.at(-2.05, -1.62, 0, turn=3, tilt=-9):
        r, wide = 0.35, 1.13
        for x in (0, wide):
            turn = [(x + r * math.cos(a), 0, 0.37 + r * math.sin(a)) for a in [k * math.tau / 72 for k in range(72)]]
            s.wire(turn, 0.02, "black", closed=True)
            s.wire([(x + (r - 0.03) * math.cos(a), 0, 0.37 + (r - 0.03) * math.sin(a)) for a in [k * math.tau / 72 for k in range(72)]], 0.011, "chrome", closed=True)
            s.wire([(x, -0.05, 0.37), (x, 0.05, 0.37)], 0.022, "chrome")
            for k in range(28):
                a = k * math.tau / 28
                s.wire([(x + 0.02 * math.cos(a + 1.2 * (-1) ** k), 0.025 * (-1) ** k, 0.37 + 0.02 * math.sin(a + 1.2 * (-1) ** k)), (x + (r - 0.03) * math.cos(a), 0, 0.37 + (r - 0.03) * math.sin(a))], 0.0022, "chrome", round_=2)
            s.wire([(x + (r + 0.05) * math.cos(a), 0, 0.37 + (r + 0.05) * math.sin(a)) for a in [math.radians(v) for v in range(-5, 150, 6)]] if x else [(x + (r + 0.05) * math.cos(a), 0, 0.37 + (r + 0.05) * math.sin(a)) for a in [math.radians(v) for v in range(25, 200, 6)]], 0.016, "black")
        crank, seat, head, low = (0.48, 0, 0.33), (0.33, 0, 0.86), (0.94, 0, 0.9), (0.99, 0, 0.74)
        for a, b, w in (((0, 0, 0.37), crank, 0.011), ((0, 0, 0.37), seat, 0.011), (crank, seat, 0.016), (seat, head, 0.016), (crank, low, 0.018), (head, low, 0.02), (low, (wide, 0, 0.37), 0.014), (seat, (0.3, 0, 0.97), 0.014), (head, (0.92, 0, 1.03), 0.014)):
            s.wire([a, b], w, "black")
        s.wire(s.smooth_line([(0.7, -0.27, 1.02), (0.88, -0.24, 1.06), (0.93, 0, 1.03), (0.88, 0.24, 1.06), (0.7, 0.27, 1.02)], 8), 0.013, "chrome")
        for y in (-0.27, 0.27):
            s.wire([(0.66, y, 1.01), (0.78, y * 0.97, 1.035)], 0.02, "black")
        s.ball(0.98, 0, 0.94, 0.06, "chrome")
        s.flat([[(-0.16, -0.1), (0.0, -0.06), (0.16, -0.02), (0.16, 0.02), (0.0, 0.06), (-0.16, 0.1)]], 0.06, "black", 0.3, 0, 0.97, bevel=0.02)
        s.flat([[(0, -0.06), (0.44, -0.1), (0.54, -0.06), (0.58, 0.02), (0.54, 0.1), (0.44, 0.13), (0, 0.08)]], 0.03, "black", -0.04, -0.06, 0.33, tilt=90, bevel=0.008)
        for y in (-0.07, 0.07):
            s.wire([(0.05, y, 0.78), (-0.34, y, 0.77)], 0.008, "black")
            s.wire([(-0.28, y, 0.77), (0, y * 0.6, 0.37)], 0.007, "black")
        for k in range(5):
            s.wire([(0.0 - k * 0.08, -0.07, 0.775), (0.0 - k * 0.08, 0.07, 0.775)], 0.007, "black")
        s.wire([(0.48, -0.02, 0.33), (0.56, -0.09, 0.19)], 0.009, "chrome")
        s.box(0.56, -0.13, 0.18, 0.09, 0.08, 0.022, "black")


def tulsi():
    """The pedestal in the yard: stepped, a niche in its face, the plant on top."""
    x, y = 0.6, -3.1
    for w, z, h, stuff in ((0.86, 0, 0.14, "stone1"), (0.7, 0.14, 0.1, "lime"), (0.52, 0.24, 0.56, "lime"), (0.62, 0.8, 0.07, "lime"), (0.7, 0.87, 0.06, "lime"), (0.54, 0.93, 0.12, "lime")):
        s.box(x, y, z, w, w, h, stuff, bevel=0.015, turn=-12)
    with s.at(x, y, 0, turn=-12):
        niche = [(-0.1, 0), (0.1, 0), (0.1, 0.16), (0.05, 0.24), (0, 0.28), (-0.05, 0.24), (-0.1, 0.16)]
        s.flat([niche], 0.02, "night", 0, -0.252, 0.4, tilt=90, bevel=0.002)
    r = random.Random(7)
    for k in range(26):
        a, out, high = r.uniform(0, math.tau), r.uniform(0.05, 0.3), r.uniform(0.3, 0.72)
        tip = Vector((x + out * math.cos(a), y + out * math.sin(a), 1.05 + high))
        s.wire([(x + 0.03 * math.cos(a), y + 0.03 * math.sin(a), 1.0), tuple(tip * 0.5 + Vector((x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), 1.15)) * 0.5), tuple(tip)], 0.006, "wood0", round_=2)
        leaves(r, tip, 0.13, 34, 0.04)


def leaves(r, middle, spread, count, size, hidden=False):
    """A cloud of leaves round a point."""
    verts, faces = [], []
    for _ in range(count):
        p = middle + Vector([r.gauss(0, spread * 0.6) for _ in range(3)])
        a, b = Vector([r.gauss(0, 1) for _ in range(3)]).normalized(), Vector([r.gauss(0, 1) for _ in range(3)])
        b = a.cross(b).normalized()
        k = len(verts)
        verts += [tuple(p - a * size), tuple(p + b * size * 0.5), tuple(p + a * size), tuple(p - b * size * 0.5)]
        faces.append((k, k + 1, k + 2, k + 3))
    ob = s.add(s.mesh_of(verts, faces), "leafy", smooth=0)
    ob.visible_camera = not hidden


def pots():
    for x, y, k in ((-0.72, -1.12, 0.05), (1.1, -0.5, 0.06)):
        s.lathe([(0, 0), (1.7 * k, 0), (1.8 * k, 0.3 * k), (2.9 * k, 1.2 * k), (3.3 * k, 2.7 * k), (2.9 * k, 4.1 * k), (1.7 * k, 5.1 * k), (1.7 * k, 5.5 * k), (2.6 * k, 6.3 * k), (2.4 * k, 6.4 * k), (1.5 * k, 5.5 * k)], "brassy", x, y, FLOOR + 0.012)


def build():
    s.clear()
    for name, *rest in (("stone0", 0.09, 0.2, 5, 0.5), ("stone1", 0.13, 0.27, 6, 0.5), ("stone2", 0.07, 0.16, 4, 0.5), ("lime", 0.42, 0.74, 1.7, 0.25, (1, 1, 0.45)), ("wood0", 0.08, 0.17, 5, 0.2, (3, 3, 0.5)), ("wood1", 0.05, 0.11, 5, 0.25, (3, 3, 0.5)), ("tile", 0.1, 0.3, 4, 0.2), ("earth", 0.2, 0.4, 3, 0.4), ("leafy", 0.06, 0.12, 3)):
        tone(name, *rest)
    for name, grey, metal, rough in (("night", "#060606", 0, 0.9), ("iron", "#1c1c1c", 0.6, 0.5), ("black", "#101010", 0, 0.3), ("chrome", "#b9b9b9", 1, 0.25), ("brassy", "#a9a08c", 1, 0.3)):
        s.COLOURS[name] = (grey, metal, rough, 0)
    r = random.Random(5)
    s.surface(lambda x, y: 0.02 * math.sin(x * 2.3 + y) * math.cos(y * 1.9) + 0.012 * math.sin(5 * x - 3 * y), -8, 8, -9, 0, 120, 80, "earth")
    for _ in range(130):
        s.ball(r.uniform(-3.5, 3.5), r.uniform(-5.5, -1.7), 0.0, r.uniform(0.008, 0.03), "stone1", squash=0.6)
    for make in (wall, door, window, verandah, steps, bicycle, tulsi, pots):
        make()
    sun = Vector((-0.6, -0.74, 0.5)).normalized()
    for _ in range(34):  # the tree behind the photographer throws its shade on the house
        spot = Vector((r.uniform(-3.2, 3.0), -0.6, r.uniform(2.3, 5.5)))
        if spot.z < 3 and spot.x > -1:
            continue
        leaves(r, spot + sun * r.uniform(5, 7), 0.42, 90, 0.085, hidden=True)
    for _ in range(12):
        leaves(r, Vector((r.uniform(-3, 2.6), r.uniform(-4.6, -2.6), 0)) + sun * 6, 0.42, 90, 0.085, hidden=True)
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle = 6.0, math.radians(0.9)
    ob = bpy.data.objects.new("sun", lamp)
    ob.rotation_euler = (-sun).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(ob)
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.62, 0.62, 0.62, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 1.15
    bpy.context.scene.world = world
    s.camera((-2.1, -9.0, 1.7), (-0.2, -0.6, 1.7), lens=51, fstop=None, shift=(0.0, 0.035))
    s.settings(SIZE, 20 if PREVIEW else 26, threshold=0.03)
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Filmic", "Medium High Contrast", 0.25
    scene.render.image_settings.color_mode = "BW"
    scene.render.filepath = ARGS[0]
    bpy.ops.render.render(write_still=True)


build()
