"""Ten products for a catalogue, modelled and lit: one WebP with alpha each beside this file, its contact shadow included.

    env PATH=/usr/bin:/bin blender -b --threads 1 -P products.py -- [--preview] [--reuse] [NAME ...]

The subject is taken without the ground, the shadow without the subject; the shadow is smoothed and ends well inside the
frame, so that the ground of the picture is pure white. --reuse develops again what /tmp holds of an earlier run. Needs
Debian's blender (3.4), python3-numpy, python3-pil, python3-scipy.
"""
import math
import sys
from pathlib import Path

import bpy
import mathutils
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, zoom

HERE = Path(__file__).resolve().parent
ARGS = sys.argv[sys.argv.index("--") + 1 :]
PREVIEW, REUSE = "--preview" in ARGS, "--reuse" in ARGS
ONLY = [a for a in ARGS if not a.startswith("--")]
#: Pixels a side of the larger ones, the others have SMALL.
LARGE, SMALL = {"lota": 520, "tiffin": 448, "barni": 448}, 280


def material(name, colour, metal=0.0, rough=0.4, coat=0.0):
    """A principled material; the colour is sRGB."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    node = m.node_tree.nodes["Principled BSDF"]
    rgb = [((int(colour[i : i + 2], 16) / 255) ** 2.2) for i in (1, 3, 5)]
    node.inputs["Base Color"].default_value = (*rgb, 1)
    node.inputs["Metallic"].default_value = metal
    node.inputs["Roughness"].default_value = rough
    node.inputs["Clearcoat"].default_value = coat
    return m


def lathe(profile, mat, at=(0, 0, 0), smooth=True, steps=96, sharp=35):
    """A body turned from (radius, height) points; a point with a third value keeps its corner."""
    points = []
    n = len(profile)
    for i, p in enumerate(profile):  # Catmull-Rom between points, unless the corner is kept
        points.append(p[:2])
        if not smooth or i == n - 1:
            continue
        a, b, c, d = (profile[max(i - 1, 0)], p, profile[i + 1], profile[min(i + 2, n - 1)])
        if len(b) > 2:
            a = b
        if len(c) > 2:
            d = c
        if len(b) > 2 and len(c) > 2:
            continue
        for k in range(1, 8):
            t = k / 8
            q = []
            for j in (0, 1):
                q.append(0.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3))
            points.append((max(q[0], 0), q[1]))
    verts, faces = [], []
    for r, z in points:
        for s in range(steps):
            a = 2 * math.pi * s / steps
            verts.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(len(points) - 1):
        for s in range(steps):
            t = (s + 1) % steps
            faces.append((i * steps + s, i * steps + t, (i + 1) * steps + t, (i + 1) * steps + s))
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(verts, [], faces)
    mesh.validate()
    body = bpy.data.objects.new("lathe", mesh)
    bpy.context.collection.objects.link(body)
    for f in mesh.polygons:
        f.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp)
    mesh.materials.append(mat)
    body.location = at
    return body


def tube(points, radius, mat, closed=False):
    """A round bar along points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for p, co in zip(spline.bezier_points, points):
        p.co = co
        p.handle_left_type = p.handle_right_type = "AUTO"
    spline.use_cyclic_u = closed
    curve.use_fill_caps = True
    body = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(body)
    curve.materials.append(mat)
    return body


def slab(size, mat, at, bevel, turn=0):
    """A box with rounded edges."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=(0, 0, turn))
    body = bpy.context.object
    body.scale = size
    bpy.ops.object.transform_apply(scale=True)
    mod = body.modifiers.new("b", "BEVEL")
    mod.width, mod.segments = bevel, 8
    bpy.ops.object.shade_smooth()
    body.data.materials.append(mat)
    return body


def lota():
    brass = material("brass", "#d9a441", 1, 0.22)
    lathe([(0, 0), (1.7, 0, 1), (1.8, 0.25), (1.5, 0.5, 1), (2.6, 1.2), (3.2, 2.6), (2.9, 4.1), (1.9, 5.1), (1.75, 5.6), (2.5, 6.25), (2.75, 6.4, 1), (2.6, 6.42, 1), (1.6, 5.6), (1.6, 5.1), (2.6, 4), (2.8, 2.5), (0, 1)], brass)


def tiffin():
    """Three tiers in a strap that runs under them, through a lug on each side of each tier, up to the handle's pins."""
    steel = material("steel", "#d8dcde", 1, 0.2)
    for i in range(3):
        z = 0.2 + i * 2.05
        lathe([(0, z), (2.42, z, 1), (2.55, z + 0.14, 1), (2.6, z + 0.3), (2.6, z + 1.72, 1), (2.74, z + 1.78, 1), (2.76, z + 1.9), (2.74, z + 2.0, 1), (2.5, z + 2.02, 1), (0, z + 2.02)], steel)
        for s in (-1, 1):
            slab((0.66, 0.95, 0.42), steel, (s * 2.8, 0, z + 1.05), 0.08)
    lathe([(2.74, 6.35, 1), (2.77, 6.5), (2.76, 6.62, 1), (2.5, 6.9), (1.3, 7.12), (0.5, 7.16, 1), (0.45, 7.3), (0.52, 7.42), (0.3, 7.52), (0, 7.54)], steel)
    slab((6.12, 0.6, 0.16), steel, (0, 0, 0.09), 0.05)
    for s in (-1, 1):
        slab((0.16, 0.6, 7.7), steel, (s * 2.98, 0, 3.9), 0.05)
        pin = lathe([(0, 0), (0.3, 0, 1), (0.34, 0.06), (0.34, 0.22, 1), (0, 0.26)], steel)
        pin.rotation_euler, pin.location = (0, s * math.pi / 2, 0), (s * 3.02, 0, 7.4)
    tube([(-3.1, 0, 7.4), (-3.0, 0, 8.1), (-2.3, 0, 8.75), (0, 0, 8.95), (2.3, 0, 8.75), (3.0, 0, 8.1), (3.1, 0, 7.4)], 0.2, steel)


def kulhad():
    clay = material("clay", "#c0693b", 0, 0.85)
    lathe([(0, 0), (1.75, 0, 1), (1.85, 0.2), (1.9, 1.5), (2.25, 3.4), (2.75, 5.0, 1), (2.95, 5.15), (2.95, 5.5), (2.8, 5.65), (2.6, 5.5), (2.1, 3.4), (1.6, 1), (0, 0.8)], clay)
    lathe([(0, 4.6), (2.4, 4.6, 1)], material("chai", "#a9693a", 0, 0.12), smooth=False)


def mug():
    glaze = material("glaze", "#1f7f86", 0, 0.12, 1)
    lathe([(0, 0), (2.0, 0, 1), (2.3, 0.25), (2.4, 1), (2.4, 4.8), (2.38, 5.1), (2.25, 5.15), (2.15, 4.9), (2.12, 1), (1.8, 0.5), (0, 0.45)], glaze)
    tube([(2.3, 0, 4.2), (3.3, 0, 4.25), (3.95, 0, 3.3), (3.6, 0, 2.0), (2.3, 0, 1.2)], 0.3, glaze)


def bottle():
    copper = material("copper", "#d27a4c", 1, 0.2)
    lathe([(0, 0), (1.7, 0, 1), (1.9, 0.15), (1.95, 0.5), (1.95, 5.6), (1.9, 6.3), (1.2, 7.3), (1.05, 7.7), (1.05, 8.0, 1)], copper)
    lathe([(1.2, 8.0, 1), (1.2, 9.1, 1), (1.1, 9.2), (0, 9.25)], copper)
    for z in (2.0, 2.3, 4.6, 4.9):
        tube([(1.95 * math.cos(a), 1.95 * math.sin(a), z) for a in [k * math.pi / 4 for k in range(8)]], 0.05, copper, True)


def soap():
    green = material("soap", "#9cc48a", 0, 0.42, 0.3)
    slab((4.6, 3.0, 1.6), green, (0, 0, 0.8), 0.55, 0.5)
    slab((4.6, 3.0, 1.6), material("soap2", "#e9dfc3", 0, 0.42, 0.3), (0.15, 0.1, 2.4), 0.55, 0.95)


def top():
    red = material("wood-a", "#7c3fa0", 0, 0.25, 0.6)
    yellow = material("wood-b", "#f2b632", 0, 0.25, 0.6)
    steel = material("nail", "#b8bcc0", 1, 0.3)
    parts = [
        lathe([(0.16, 0.7), (0.75, 1.15), (1.35, 1.75)], yellow), lathe([(1.35, 1.75), (1.9, 2.35), (2.35, 3.0)], red),
        lathe([(2.35, 3.0), (2.62, 3.55), (2.66, 4.0)], yellow), lathe([(2.66, 4.0), (2.5, 4.6), (1.9, 5.05), (1.0, 5.2, 1), (0.55, 5.35), (0.5, 5.9), (0.3, 6.05), (0, 6.1)], red),
        lathe([(0, -0.05), (0.14, 0.1), (0.15, 0.8)], steel),
    ]  # fmt: skip
    for p in parts:  # leans on its shoulder, as a top at rest does
        p.rotation_euler = (0, math.radians(52), math.radians(-25))
        p.location = (-2.2, 0.6, 0.42)


def bell():
    brass = material("bell", "#c8913a", 1, 0.25)
    lathe([(0, 3.9), (2.2, 0.35), (2.75, 0.02, 1), (2.95, 0.05), (3.0, 0.3), (2.55, 0.9), (2.05, 2.1), (1.85, 3.5), (1.4, 4.3), (0.55, 4.6), (0.35, 4.75)], brass)
    lathe([(0.3, 4.6), (0.75, 4.85), (0.3, 5.15), (0.42, 5.8), (0.55, 6.6), (0.35, 7.4), (0.62, 7.75), (0.5, 8.2), (0, 8.35)], brass)


def barni():
    white = material("white", "#f1ead9", 0, 0.12, 1)
    brown = material("brown", "#7a431c", 0, 0.1, 1)
    lathe([(0, 0), (2.4, 0, 1), (2.6, 0.2), (2.75, 1.5), (2.75, 3.6)], white)
    lathe([(2.75, 3.6), (2.72, 4.4), (2.3, 5.2), (1.75, 5.6), (1.7, 5.9, 1)], brown)
    lathe([(1.95, 5.9, 1), (2.1, 6.0), (2.1, 6.3), (1.7, 6.6), (0.6, 6.75), (0.4, 6.9), (0.65, 7.2), (0.45, 7.5), (0, 7.55)], brown)


def polpat():
    wood = material("wood", "#c99a63", 0, 0.5)
    lathe([(0, 0.5), (3.9, 0.5, 1), (4.05, 0.6), (4.05, 1.0), (3.9, 1.1, 1), (0, 1.1)], wood)
    for a in (0.6, 2.7, 4.8):
        lathe([(0, 0), (0.45, 0, 1), (0.45, 0.55, 1)], wood, (2.6 * math.cos(a), 2.6 * math.sin(a), 0), False)
    pin = lathe([(0, -4.3), (0.28, -4.2), (0.34, -3.6), (0.22, -3.0), (0.5, -2.8), (0.62, -1.5), (0.68, 0), (0.62, 1.5), (0.5, 2.8), (0.22, 3.0), (0.34, 3.6), (0.28, 4.2), (0, 4.3)], material("pin", "#8a5a32", 0, 0.4, 0.3))
    pin.rotation_euler = (math.pi / 2, 0, math.radians(-62))
    pin.location = (0, 0, 1.78)


PRODUCTS = {"lota": lota, "tiffin": tiffin, "kulhad": kulhad, "mug": mug, "bottle": bottle, "soap": soap, "top": top, "bell": bell, "barni": barni, "polpat": polpat}


def area(at, size, power, aim=(0, 0, 3)):
    """A soft lamp that looks at a point."""
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.size = power, size
    lamp = bpy.data.objects.new("area", light)
    lamp.location = at
    bpy.context.collection.objects.link(lamp)
    direction = [b - a for a, b in zip(at, aim)]
    lamp.rotation_euler = mathutils.Vector(direction).to_track_quat("-Z", "Y").to_euler()


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"  # as written, not made linear
    out = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(out)
    return out.reshape(image.size[1], image.size[0], 4)[::-1]


def render(name, draw):
    """One product to its own file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.seed, cycles.use_denoising = 24 if PREVIEW else 80, 3, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.sample_clamp_indirect, cycles.caustics_reflective, cycles.blur_glossy = 3, False, 0.6
    scene.render.film_transparent = True
    size = LARGE.get(name, SMALL)
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.view_settings.view_transform = "Standard"
    world = bpy.data.worlds.new("w")
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.42
    draw()
    subject = list(bpy.data.objects)
    bpy.ops.mesh.primitive_plane_add(size=60)
    floor = bpy.context.object
    floor.data.materials.append(material("floor", "#f4f4f4", 0, 0.9))
    area((-9, -7, 11), 6, 900)
    area((10, -4, 7), 4, 260)
    area((2, 9, 10), 7, 420)
    # dark flags left and right draw the edge of polished metal on white
    for x in (-14, 14):
        slab((0.2, 9, 16), material("flag", "#050505", 0, 1), (x, -2, 4), 0.01).visible_shadow = False
    camera = bpy.data.cameras.new("c")
    camera.type = "ORTHO"
    camera.ortho_scale = {"lota": 8.4, "mug": 8.4, "kulhad": 8.2, "top": 7.6, "soap": 7.8, "barni": 9.8, "polpat": 9.8}.get(name, 11)
    eye = bpy.data.objects.new("c", camera)
    bpy.context.collection.objects.link(eye)
    tilt = math.radians(76)
    eye.rotation_euler = (tilt, 0, 0)
    aim = {"tiffin": 4.3, "bottle": 4.4, "bell": 3.9, "barni": 3.6, "lota": 3.1, "kulhad": 2.9, "mug": 2.6, "soap": 1.7, "top": 2.2, "polpat": 1.6}[name]
    off = {"mug": 0.7}.get(name, 0)
    eye.location = (off, -40 * math.sin(tilt), aim + 40 * math.cos(tilt))
    scene.camera = eye

    def take(what):
        scene.render.filepath = f"/tmp/photoshop-{name}-{what}.png"
        scene.render.image_settings.color_depth = "16"
        if not (REUSE and Path(scene.render.filepath).exists()):
            bpy.ops.render.render(write_still=True)
        return load(scene.render.filepath)

    floor.visible_camera = False
    image = take("subject")
    floor.visible_camera = floor.is_shadow_catcher = True
    for body in subject:
        body.visible_camera = False
    scene.render.resolution_percentage, cycles.samples = 50, 64
    shade = zoom(gaussian_filter(take("shadow")[..., 3], size / 240), (image.shape[0] / (image.shape[0] // 2), image.shape[1] / (image.shape[1] // 2)), order=1)
    light = image[..., :3]
    image[..., :3] = np.where(light > 0.78, 0.78 + (light - 0.78) * 0.6, light)  # on white an edge must not be white too
    alpha = image[..., 3]
    solid = alpha > 0.5
    columns, rows = np.where(solid.any(axis=0))[0], np.where(solid.any(axis=1))[0]
    foot = np.where(solid[rows[-1] - size // 40])[0]
    middle = (foot[0] + foot[-1]) / 2 * 0.7 + (columns[0] + columns[-1]) / 2 * 0.3
    half = max((foot[-1] - foot[0]) / 2 * 1.12, (columns[-1] - columns[0]) / 2 * 0.8) * 1.14
    half = min(half, 0.46 * size - abs(middle - size / 2))
    drop = min(half * 0.34, image.shape[0] - rows[-1] + size * 0.03 - size / 30)
    y, x = np.mgrid[0 : image.shape[0], 0 : image.shape[1]]
    reach = np.hypot((x - middle) / half, (y - rows[-1] + size * 0.03) / drop)
    fade = np.clip((1 - reach) / 0.62, 0, 1)
    shade = np.clip((shade - 0.1) * 1.15, 0, 0.8) * fade * fade * (3 - 2 * fade)
    edge = np.concatenate([shade[: size // 40].ravel(), shade[-(size // 40) :].ravel(), shade[:, : size // 40].ravel(), shade[:, -(size // 40) :].ravel()])
    assert edge.max() == 0, f"{name}: the shadow reaches the edge of the frame"
    whole = alpha + shade * (1 - alpha)
    colour = image[..., :3] * (alpha / np.maximum(whole, 1e-4))[..., None]  # the shadow is black
    out = (np.dstack([colour, whole]).clip(0, 1) * 255 + 0.5).astype("uint8")
    Image.fromarray(out).save(HERE / f"{name}.webp", quality=88, alpha_quality=90, method=6)


for name, draw in PRODUCTS.items():
    if name in ONLY or not ONLY:
        render(name, draw)
