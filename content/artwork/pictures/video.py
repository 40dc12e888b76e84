"""The loop of the international page: a paper plane crosses from low Pune to tall Dubai, 7 s, 24 frames a second.

Everything but the plane and its wire stands still and is matt, so its light is baked into textures once (three bakes,
about 5 minutes on two cores) and the 168 frames need no light sampling: about 2 seconds each, no noise, no flicker.
Camera and plane move periodically, so the last frame runs into the first.

    blender -b --python video.py -- bake /tmp/pictures
    blender -b /tmp/pictures/loop.blend --python video.py -- frames /tmp/pictures [first last]
    blender -b /tmp/pictures/loop.blend --python video.py -- poster /tmp/pictures
    sh video.sh          all of it, and the encoding
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio  # noqa: E402
from studio import *  # noqa: E402,F403
import numpy as np  # noqa: E402
import gallery_models as models  # noqa: E402
from develop import boxed  # noqa: E402

FRAMES, SIZE = 168, (1280, 720)
STAGE, OUT = sys.argv[sys.argv.index("--") + 1:][:2]


def objects():
    return [o for o in bpy.context.scene.objects if o.type == "MESH"]


def hills(x, y):
    return .06 + .8 * math.exp(-((x + 4.6) ** 2 / 1.1 + (y - 1.55) ** 2 / .5)) + .55 * math.exp(-((x + 2.7) ** 2 / .7 + (y - 1.9) ** 2 / .25))


def city():
    """All that stands on the board."""
    random.seed(21)
    terrain(hills, -5.7, -1.5, .75, 2.35, .09, 1.0, "card", n=70, alternate="clay")
    # Pune: low blocks in rows along streets, courtyards, trees
    for i in range(11):
        for j in range(9):
            x, y = -5.45 + .37 * i + (.1 if i > 4 else 0), -2.1 + .33 * j + (.1 if j > 3 else 0)
            shore = -1.45 + .35 * sin(1.2 * y)
            if x > shore - .2 or y > .62 or random.random() < .13:
                if x < shore - .2 and y <= .62 and random.random() < .8:
                    tree(x, y, 0, random.uniform(.2, .3))
                continue
            if (i, j) == (5, 4):
                continue
            w, d, h = random.uniform(.2, .29), random.uniform(.18, .26), random.choice((.12, .16, .2, .2, .26, .34, .42))
            m = random.choices(("clay", "card", "clay2", "slate"), (5, 5, 3, .5))[0]
            box(x, y, 0, w, d, h, m, turn=random.choice((0, 0, 0, 4)))
            if random.random() < .4:
                box(x + w * .15, y + d * .1, h, w * .45, d * .5, .07, m)
    # Dubai: towers behind a shore, low blocks at their feet
    towers = ((2.5, .5, .62), (1.6, .95, .5), (4.3, .35, .55), (3.4, -.3, .5), (3.3, 1.35, .5), (4.95, 1.2, .5), (1.75, -.35, .45), (4.9, -.75, .45), (2.55, 1.75, .4))
    with at(2.5, .5, 0, scale=.86):
        models.stepped_spire(0, 0, .46, 3.1, "slate")
    with at(1.6, .95):
        models.twisted(0, 0, .5, 1.75, "card", floors=22)
    with at(4.3, .35):
        models.sail(0, 0, .75, 1.6, "clay", turn=-20)
    with at(3.4, -.3):
        models.tapered(0, 0, .5, .5, 1.35, "clay2", 5, .88)
    with at(3.3, 1.35):
        models.tapered(0, 0, .55, .5, 2.05, "clay", 6, .9)
    with at(4.95, 1.2):
        for s in (-.24, .24):
            box(s, 0, 0, .27, .36, 1.7, "clay2")
        box(0, 0, 1.3, .4, .26, .13, "clay2")
    cyl(1.75, -.35, 0, .25, 1.0, "card"); box(4.9, -.75, 0, .45, .4, .95, "clay"); box(2.55, 1.75, 0, .5, .4, 1.3, "clay2")
    for k in range(120):
        x, y = random.uniform(1.2, 5.5), random.uniform(-2.1, 2.2)
        if x < 1.15 + .3 * sin(1.1 * y + 1) + .2 or any(math.dist((x, y), t[:2]) < t[2] for t in towers) or math.dist((x, y), (3.05, -1.15)) < .35:
            continue
        if y < -1.4 and random.random() < .5:
            tree(x, y, 0, .22); continue
        box(x, y, 0, random.uniform(.16, .28), random.uniform(.16, .26), random.uniform(.1, .42), random.choice(("clay", "card", "clay", "clay2")))


ARC = [Vector((-3.35, -.62, .05)), Vector((-2.2, -.75, 4.0)), Vector((1.6, -1.0, 4.0)), Vector((3.05, -1.15, .05))]


def on_arc(t):
    a, b, c, d = ARC
    return (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d


def baked(obs, name, size, samples, uv):
    """Join the objects, unwrap them and bake all the light they send out into one picture."""
    bpy.ops.object.select_all(action="DESELECT")
    for o in obs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]
    bpy.ops.object.convert(target="MESH")
    if len(obs) > 1:
        bpy.ops.object.join()
    ob = bpy.context.object
    bpy.ops.object.transform_apply()
    b = bmesh.new(); b.from_mesh(ob.data)
    b.normal_update()
    bmesh.ops.delete(b, geom=[f for f in b.faces if f.normal.z < -.95 and f.calc_center_median().z < .5], context="FACES")
    b.to_mesh(ob.data); b.free()
    ob.data.uv_layers.new(name="light")
    if uv == "smart":
        bpy.ops.object.mode_set(mode="EDIT")
        bpy.ops.mesh.select_all(action="SELECT")
        bpy.ops.uv.smart_project(angle_limit=math.radians(60), island_margin=.0008)
        bpy.ops.object.mode_set(mode="OBJECT")
    else:  # straight down, over the given rectangle
        x0, x1, y0, y1 = uv
        layer = ob.data.uv_layers.active.data
        for loop in ob.data.loops:
            v = ob.data.vertices[loop.vertex_index].co
            layer[loop.index].uv = ((v.x - x0) / (x1 - x0), (v.y - y0) / (y1 - y0))
    image = bpy.data.images.new(name, *size, float_buffer=True)
    for slot in ob.material_slots:
        m = slot.material = slot.material.copy()
        node = m.node_tree.nodes.new("ShaderNodeTexImage"); node.image = image
        m.node_tree.nodes.active = node
    bpy.context.scene.cycles.samples = samples
    bpy.ops.object.bake(type="COMBINED", margin=6, use_clear=True)
    if uv != "smart":  # wide and even: what is left of the noise is smoothed away
        a = np.empty(size[0] * size[1] * 4, np.float32)
        image.pixels.foreach_get(a)
        a = boxed(boxed(a.reshape(size[1], size[0], 4), 2), 2)
        image.pixels.foreach_set(a.ravel())
    image.pack()
    print("baked", name, len(ob.data.polygons), "faces", flush=True)
    return ob, image


def glow(ob, image):
    """The object now shows its baked light and is lit by nothing."""
    m = bpy.data.materials.new(image.name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    out, e, i = t.nodes.new("ShaderNodeOutputMaterial"), t.nodes.new("ShaderNodeEmission"), t.nodes.new("ShaderNodeTexImage")
    i.image, i.interpolation, i.extension = image, "Linear", "EXTEND"
    t.links.new(i.outputs[0], e.inputs[0]); t.links.new(e.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    ob.data.materials.clear(); ob.data.materials.append(m)
    for p in ob.data.polygons:
        p.material_index = 0


def bake(draft=False):
    clear()
    studio.PLAIN = True
    light()
    city()
    buildings = objects()
    shore1 = [(p[0], p[1]) for p in smooth_line([(-1.45 + .35 * sin(1.2 * y), y) for y in (-2.4, -1.6, -.8, 0, .8, 1.6, 2.4)], 8)]
    shore2 = [(p[0], p[1]) for p in smooth_line([(1.15 + .3 * sin(1.1 * y + 1), y) for y in (-2.4, -1.6, -.8, 0, .8, 1.6, 2.4)], 8)]
    flat([[(-5.75, -2.4), *shore1, (-5.75, 2.4)]], .13, "card", z=-.13)
    flat([[*shore2, (5.75, 2.4), (5.75, -2.4)]], .13, "card", z=-.13)
    box(0, 0, -.13, 11.48, 4.78, .05, "water", 0)
    for k in range(5):  # lines of equal depth along both shores
        for shore, way in ((shore1, 1), (shore2, -1)):
            ink_line([(x + way * (.13 + .15 * k + .012 * k * k), y * .996) for x, y in shore], -.078, .007 - .0008 * k, "paper")
    box(0, 0, -.3, 11.7, 5.0, .17, "wood", 0)
    board = [o for o in objects() if o not in buildings]
    sweep = ground(size=40, back=22, z=-.3)
    s = bpy.context.scene
    settings(SIZE, 64)
    s.cycles.use_adaptive_sampling = False
    f = 4 if draft else 1
    q = 8 if draft else 32
    pairs = [baked(buildings, "buildings", (1792 // f, 1792 // f), q, "smart"),
             baked(board, "board", (1792 // f, 1792 // f), q, "smart"),
             baked([sweep], "ground", (768 // f, 768 // f), q * 3, (-24, 24, -14, 34))]
    for p in pairs:
        glow(*p)
    # what moves, and what it moves along
    studio.PLAIN = False
    studio._materials.clear()
    wire([on_arc(i / 90) for i in range(91)], .011, "ink", round_=3)
    for p in (ARC[0], ARC[3]):
        cyl(p.x, p.y, 0, .1, .05, "ink", edge=.01)
    w, n = .26, .5
    v = [(n, 0, 0), (-.32, -w, .045), (-.32, w, .045), (-.32, -.035, 0), (-.32, .035, 0), (-.26, 0, -.15)]
    plane = add(mesh_of(v, [(0, 1, 3), (0, 4, 2), (0, 3, 5), (0, 5, 4)]), "signal", smooth=0)
    plane.name = "plane"
    plane.rotation_mode = "QUATERNION"
    eye, look = Vector((.3, -14.6, 6.3)), Vector((0, -.1, .95))
    cam = camera(eye, look, lens=50, fstop=0)
    cam.rotation_mode = "QUATERNION"
    for k in range(FRAMES):
        t = k / FRAMES
        e = eye + Vector((1.15 * sin(tau * t), .35 * cos(tau * t), .22 * sin(tau * t + .9)))
        cam.location, cam.rotation_quaternion = e, (look - e).to_track_quat("-Z", "Y")
        u = .03 + .94 * (t - .075 * sin(tau * t) / 1.0)
        grow = min(1, t / .06, (1 - t) / .06)
        grow = grow * grow * (3 - 2 * grow)
        d = (on_arc(min(1, u + .004)) - on_arc(u - .004)).normalized()
        up = Vector((0, -.5, 1))
        y = up.cross(d).normalized()
        z = d.cross(y)
        plane.rotation_quaternion = Matrix((d, y, z)).transposed().to_quaternion()
        plane.location = on_arc(u) + z * .14 * grow
        plane.scale = (1.15 * max(.001, grow),) * 3
        for o in (cam, plane):
            o.keyframe_insert("location", frame=k); o.keyframe_insert("rotation_quaternion", frame=k)
        plane.keyframe_insert("scale", frame=k)
    bpy.ops.wm.save_as_mainfile(filepath=f"{OUT}/loop.blend")


def prepare(samples):
    s = bpy.context.scene
    paper = bpy.data.materials["signal"].node_tree.nodes["Principled BSDF"].inputs  # without gloss, and deeper: it flies in full light
    paper["Specular"].default_value, paper["Base Color"].default_value = 0, (*linear("#7c1a0b"), 1)
    settings(SIZE, samples, threshold=.02)
    s.cycles.adaptive_min_samples = 6
    s.cycles.max_bounces = s.cycles.diffuse_bounces = s.cycles.glossy_bounces = 1
    s.render.use_persistent_data = True
    s.render.fps = 24
    s.frame_start, s.frame_end = 0, FRAMES - 1
    s.render.image_settings.file_format = "PNG"
    return s


if STAGE in ("bake", "draft"):
    bake(STAGE == "draft")
elif STAGE == "frames":
    s = prepare(14)
    span = [int(a) for a in sys.argv[sys.argv.index("--") + 3:][:2]]
    if span:
        s.frame_start, s.frame_end = span
        s.frame_step = int((sys.argv[sys.argv.index("--") + 5:] or ["1"])[0])
    s.render.filepath = f"{OUT}/loop/"
    bpy.ops.render.render(animation=True)
elif STAGE == "poster":
    s = prepare(48)
    s.frame_set(66)
    s.render.filepath = f"{OUT}/international-poster.png"
    bpy.ops.render.render(write_still=True)
