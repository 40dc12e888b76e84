"""The studio all pictures of the site are taken in: materials, solids, one light rig, camera, exposure.

Blender 3.4 in the background, Cycles on the CPU (Debian: blender). A scene file imports this module, registers its
scenes with @scene and ends with studio.main(). Rendering writes the picture with its albedo, normal and depth as EXR;
develop.py then takes the noise out and applies the film curve (Debian's Blender has no denoiser).
A picture of 1200x900 takes about 1 to 2 minutes on two cores. Seeds are fixed: the same script gives the same picture.

    blender -b --python banners.py -- --out /tmp/pictures [--preview] [name ...]
"""
import contextlib
import math
import os
import random
import sys

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

SCENES = {}
_stack = [Matrix.Identity(4)]
_materials = {}
PLAIN = False  # for the video: sharp edges, no bump, no gloss, so that the light can be baked
tau, pi, sin, cos = math.tau, math.pi, math.sin, math.cos


# ---------------------------------------------------------------- scenes

def scene(name, size=(1200, 900), samples=44):
    """Register a scene: the decorated function builds it and ends with a call of camera()."""
    def register(build):
        SCENES[name] = (build, size, samples)
        return build
    return register


@contextlib.contextmanager
def at(x=0, y=0, z=0, turn=0, scale=1, tilt=0, lean=0):
    """Everything made inside is moved here: turn about z, tilt about x, lean about y (degrees)."""
    m = Matrix.Translation((x, y, z)) @ Euler((math.radians(tilt), math.radians(lean), math.radians(turn)), "XYZ").to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
    _stack.append(_stack[-1] @ m)
    yield
    _stack.pop()


# ---------------------------------------------------------------- materials

def linear(hexcode):
    """#rrggbb as linear light."""
    v = [int(hexcode[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in v)


COLOURS = {  # name: (colour, metallic, roughness, fine bump)
    "ground": ("#e9decb", 0, .85, 0),
    "paper": ("#f6f1e6", 0, .8, 0),
    "card": ("#e5dac7", 0, .8, .03),
    "clay": ("#d3c5b0", 0, .75, .05),
    "clay2": ("#b5a48c", 0, .75, .05),
    "stone": ("#857c70", 0, .8, .05),
    "ink": ("#131b22", 0, .5, 0),
    "slate": ("#27343f", 0, .6, .03),
    "steel": ("#c3c4c4", 1, .36, 0),
    "satin": ("#9fa3a6", 1, .45, 0),
    "brass": ("#c9a566", 1, .38, 0),
    "signal": ("#9e270d", 0, .5, .02),
    "leaf": ("#a9aa8c", 0, .8, .05),
    "water": ("#465660", 0, .22, 0),
}


def mat(name):
    """A material of the set by its name; wood has grain, everything else is plain."""
    if name in _materials:
        return _materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    b = tree.nodes["Principled BSDF"]
    new, link = tree.nodes.new, tree.links.new
    if name in ("wood", "darkwood"):
        tint = ("#c79f6f", "#a97d4f") if name == "wood" else ("#7a5a3c", "#5f4530")
        where, shape, noise, ramp = new("ShaderNodeTexCoord"), new("ShaderNodeMapping"), new("ShaderNodeTexNoise"), new("ShaderNodeValToRGB")
        shape.inputs["Scale"].default_value = (.7, 9, 9)
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value, noise.inputs["Distortion"].default_value = 2.2, 4, .6
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .38, .66
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*linear(tint[0]), 1), (*linear(tint[1]), 1)
        link(where.outputs["Object"], shape.inputs[0]); link(shape.outputs[0], noise.inputs["Vector"])
        link(noise.outputs["Fac"], ramp.inputs[0]); link(ramp.outputs[0], b.inputs["Base Color"])
        b.inputs["Roughness"].default_value = .6
    else:
        colour, metallic, rough, bump = COLOURS[name]
        b.inputs["Base Color"].default_value = (*linear(colour), 1)
        b.inputs["Metallic"].default_value, b.inputs["Roughness"].default_value = metallic, rough
        b.inputs["Specular"].default_value = 0 if PLAIN else .5 if rough < .55 else .2
        if bump and not PLAIN:
            noise, lift = new("ShaderNodeTexNoise"), new("ShaderNodeBump")
            noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 26, 3
            lift.inputs["Strength"].default_value, lift.inputs["Distance"].default_value = bump * 2, .05
            link(noise.outputs["Fac"], lift.inputs["Height"]); link(lift.outputs[0], b.inputs["Normal"])
    _materials[name] = m
    return m


# ---------------------------------------------------------------- solids

def add(mesh, material, local=None, smooth=35, bevel=0, segments=2):
    """Put a mesh into the picture at the present place."""
    ob = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(ob)
    ob.matrix_world = _stack[-1] @ (local or Matrix.Identity(4))
    if not mesh.materials:
        mesh.materials.append(mat(material))
    if bevel and not PLAIN:
        mod = ob.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments, mod.limit_method, mod.angle_limit = bevel, segments, "ANGLE", math.radians(40)
        mod.harden_normals = True
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    return ob


def mesh_of(verts, faces, name="solid"):
    m = bpy.data.meshes.new(name)
    m.from_pydata(verts, [], faces)
    m.update()
    return m


def box(x, y, z, w, d, h, material="clay", bevel=.015, turn=0, tilt=0, lean=0):
    """A block standing on z, centred on x, y."""
    w, d = w / 2, d / 2
    v = [(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0), (-w, -d, h), (w, -d, h), (w, d, h), (-w, d, h)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    local = Matrix.Translation((x, y, z)) @ Euler((math.radians(tilt), math.radians(lean), math.radians(turn))).to_matrix().to_4x4()
    return add(mesh_of(v, f), material, local, bevel=min(bevel, .3 * min(2 * w, 2 * d, h)))


def beam(a, b, w=.06, h=None, material="clay", bevel=.008, up=(0, 0, 1)):
    """A square bar from point a to point b."""
    a, b = Vector(a), Vector(b)
    length = (b - a).length
    x = (b - a).normalized()
    up = Vector(up) if abs(x.dot(Vector(up))) < .99 else Vector((0, 1, 0))
    y = up.cross(x).normalized()
    z = x.cross(y)
    m = Matrix((x, y, z)).transposed().to_4x4()
    m.translation = a
    h = h or w
    v = [(i * length, j * w / 2, k * h / 2) for k in (-1, 1) for i, j in ((0, -1), (1, -1), (1, 1), (0, 1))]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return add(mesh_of(v, f), material, m, bevel=min(bevel, .25 * min(w, h)))


def lathe(profile, material="steel", x=0, y=0, z=0, steps=96, tilt=0, lean=0, turn=0, smooth=35):
    """A turned part: (radius, height) points from the bottom up, revolved about z."""
    v, f = [], []
    for r, h in profile:
        v += [(r * cos(tau * i / steps), r * sin(tau * i / steps), h) for i in range(steps)]
    for k in range(len(profile) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            f.append((k * steps + i, k * steps + j, (k + 1) * steps + j, (k + 1) * steps + i))
    if profile[0][0] > 1e-6:
        f.append(tuple(reversed(range(steps)))) if profile[0] != profile[-1] else None
    if profile[-1][0] > 1e-6 and profile[0] != profile[-1]:
        f.append(tuple((len(profile) - 1) * steps + i for i in range(steps)))
    local = Matrix.Translation((x, y, z)) @ Euler((math.radians(tilt), math.radians(lean), math.radians(turn))).to_matrix().to_4x4()
    mesh = mesh_of(v, f)
    b = bmesh.new(); b.from_mesh(mesh); bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-5); b.to_mesh(mesh); b.free()
    return add(mesh, material, local, smooth=smooth)


def cyl(x, y, z, r, h, material="clay", edge=.015, **kw):
    """A cylinder standing on z with softened edges."""
    e = min(edge, r * .3, h * .3)
    return lathe([(0, 0), (r - e, 0), (r, e), (r, h - e), (r - e, h), (0, h)], material, x, y, z, steps=kw.pop("steps", 64 if r > .1 else 24), **kw)


def ring(x, y, z, r, bore, h, material="steel", e=.015, **kw):
    """A cylinder with a bore."""
    return lathe([(bore, e), (bore + e, 0), (r - e, 0), (r, e), (r, h - e), (r - e, h), (bore + e, h), (bore, h - e), (bore, e)], material, x, y, z, **kw)


def ball(x, y, z, r, material="clay", squash=1):
    n = 24
    return lathe([(r * sin(pi * i / n), -r * squash * cos(pi * i / n)) for i in range(n + 1)], material, x, y, z, steps=40, smooth=80)


def circle(r, x=0, y=0, n=64):
    return [(x + r * cos(tau * i / n), y + r * sin(tau * i / n)) for i in range(n)]


def rounded(w, h, r, x=0, y=0, n=8):
    """A rectangle with round corners, centred on x, y."""
    out = []
    for cx, cy, a in ((w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 1), (r - w / 2, r - h / 2, 2), (w / 2 - r, r - h / 2, 3)):
        out += [(x + cx + r * cos((a + i / n) * pi / 2), y + cy + r * sin((a + i / n) * pi / 2)) for i in range(n + 1)]
    return out


def flat(loops, h, material="clay", x=0, y=0, z=0, bevel=.012, turn=0, tilt=0, lean=0, smooth=35):
    """A plate cut from outlines (the inner ones are holes), h thick, standing on z."""
    c = bpy.data.curves.new("plate", "CURVE")
    c.dimensions, c.fill_mode = "2D", "BOTH"
    e = 0 if PLAIN else min(bevel, h * .3)
    c.extrude, c.bevel_depth, c.bevel_resolution, c.offset = h / 2 - e, e, 1, -e
    for pts in loops:
        s = c.splines.new("POLY")
        s.points.add(len(pts) - 1)
        s.points.foreach_set("co", [q for p in pts for q in (p[0], p[1], 0, 1)])
        s.use_cyclic_u = True
    return from_curve(c, material, Matrix.Translation((x, y, z)) @ Euler((math.radians(tilt), math.radians(lean), math.radians(turn))).to_matrix().to_4x4() @ Matrix.Translation((0, 0, h / 2)), smooth)


def from_curve(curve, material, local=None, smooth=35):
    """Turn a curve into a mesh so that its edges are shaded like those of the other solids."""
    ob = bpy.data.objects.new("curve", curve)
    bpy.context.collection.objects.link(ob)
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    b = bmesh.new(); b.from_mesh(mesh); bmesh.ops.remove_doubles(b, verts=b.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(b, faces=b.faces); b.to_mesh(mesh); b.free()
    mesh.materials.clear()
    return add(mesh, material, local, smooth=smooth)


def smooth_line(points, per=12, closed=False):
    """Catmull-Rom through the points."""
    p = [Vector(q) if len(q) == 3 else Vector((*q, 0)) for q in points]
    ext = [p[-1], *p, p[0], p[1]] if closed else [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    out = []
    for i in range(len(ext) - 3):
        a, b, c, d = ext[i:i + 4]
        for k in range(per):
            t = k / per
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out if closed else out + [p[-1]]


def wire(points, r, material="ink", closed=False, round_=6, profile=None, caps=True):
    """A round wire along the points, or a sweep of a closed profile outline."""
    c = bpy.data.curves.new("wire", "CURVE")
    c.dimensions, c.twist_mode = "3D", "Z_UP" if profile else "MINIMUM"
    helper = None
    if profile:
        pc = bpy.data.curves.new("profile", "CURVE"); pc.dimensions = "2D"
        s = pc.splines.new("POLY"); s.points.add(len(profile) - 1); s.use_cyclic_u = True
        s.points.foreach_set("co", [q for p in profile for q in (p[0], p[1], 0, 1)])
        helper = bpy.data.objects.new("profile", pc); bpy.context.collection.objects.link(helper)
        c.bevel_mode, c.bevel_object = "OBJECT", helper
    else:
        c.bevel_depth, c.bevel_resolution = r, round_
    c.use_fill_caps = caps
    s = c.splines.new("POLY")
    s.points.add(len(points) - 1)
    s.points.foreach_set("co", [q for p in points for q in (p[0], p[1], p[2] if len(p) > 2 else 0, 1)])
    s.use_cyclic_u = closed
    ob = from_curve(c, material, smooth=50)
    if helper:
        bpy.data.objects.remove(helper)
    return ob


def ink_line(points, z, w=.006, material="ink", closed=False):
    """A drawn line: a flat hair of ink lying on a sheet at height z."""
    p = [Vector((q[0], q[1])) for q in points]
    n = len(p)
    v, f = [], []
    for i in range(n):
        a, b = (p[i - 1], p[(i + 1) % n]) if closed else (p[max(i - 1, 0)], p[min(i + 1, n - 1)])
        d = (b - a).normalized()
        s = Vector((-d.y, d.x)) * w
        v += [(p[i].x + s.x, p[i].y + s.y, z), (p[i].x - s.x, p[i].y - s.y, z)]
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        f.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
    return add(mesh_of(v, f), material, smooth=0)


def surface(f, x0, x1, y0, y1, nx, ny, material="clay", thick=0, smooth=60):
    """A sheet z = f(x, y) over a rectangle."""
    v = [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    v = [(x, y, f(x, y)) for x, y in v]
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    ob = add(mesh_of(v, faces), material, smooth=smooth)
    if thick:
        ob.modifiers.new("thick", "SOLIDIFY").thickness = thick
    return ob


def contours(height, x0, x1, y0, y1, n, level):
    """Closed outlines of the region where height(x, y) is above level, cut off at the rectangle (marching squares)."""
    m = round(n * (y1 - y0) / (x1 - x0))
    dx, dy = (x1 - x0) / n, (y1 - y0) / m
    g = [[height(x0 + i * dx, y0 + j * dy) - level if 0 <= i <= n and 0 <= j <= m else -1e-3 for i in range(-1, n + 2)] for j in range(-1, m + 2)]
    clampx, clampy = lambda x: min(max(x, x0), x1), lambda y: min(max(y, y0), y1)
    nxt = {}

    def edge(i, j, horizontal):
        a, b = g[j][i], g[j][i + 1] if horizontal else g[j + 1][i]
        t = a / (a - b)
        return (clampx(x0 + (i - 1 + (t if horizontal else 0)) * dx), clampy(y0 + (j - 1 + (0 if horizontal else t)) * dy))
    for j in range(m + 2):
        for i in range(n + 2):
            c = [g[j][i] > 0, g[j][i + 1] > 0, g[j + 1][i + 1] > 0, g[j + 1][i] > 0]
            keys = [(i, j, 1), (i + 1, j, 0), (i, j + 1, 1), (i, j, 0)]
            starts, ends = [], []
            for k in range(4):
                if c[k] and not c[(k + 1) % 4]:
                    starts.append(k)
                if not c[k] and c[(k + 1) % 4]:
                    ends.append(k)
            for s in starts:  # with the high ground always on the same hand
                e = min(ends, key=lambda k: (k - s) % 4, default=None)
                if e is not None:
                    nxt[keys[s]] = keys[e]
    loops = []
    while nxt:
        start = next(iter(nxt))
        loop, k = [], start
        while k in nxt:
            loop.append(edge(*k))
            k = nxt.pop(k)
        tidy = [p for q, p in enumerate(loop) if math.dist(p, loop[q - 1]) > 1e-4]
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(tidy, tidy[1:] + tidy[:1])) / 2
        if len(tidy) > 5 and abs(area) > .02:
            loops.append(tidy)
    return loops


def terrain(height, x0, x1, y0, y1, step, top, material="card", n=90, base=0, alternate=None):
    """Stacked card: one plate a level, cut along the contour."""
    k = 0
    while base + k * step < top:
        loops = contours(height, x0, x1, y0, y1, n, base + k * step) if k else [[(x0, y0), (x1, y0), (x1, y1), (x0, y1)]]
        if loops:
            flat(loops, step, alternate if alternate and k % 2 else material, z=base + k * step, bevel=step * .08, smooth=25)
        k += 1


def gear(teeth, module, bore, h, material="steel", spokes=0, hub=True, **kw):
    """A spur gear: trapezoid teeth with rounded flanks, a bore and lightening holes."""
    r = module * teeth / 2
    pts = []
    for i in range(teeth):
        for u, q in ((-.27, -1.2), (-.2, -.4), (-.14, .5), (-.09, .95), (.09, .95), (.14, .5), (.2, -.4), (.27, -1.2)):
            a = tau * (i + u) / teeth
            pts.append(((r + q * module) * cos(a), (r + q * module) * sin(a)))
    holes = [circle(bore)]
    if spokes:
        mid, hr = (bore * 1.7 + r - 2.2 * module) / 2, (r - 2.6 * module - bore * 1.9) / 2
        holes += [circle(min(hr, .8 * mid * sin(pi / spokes)), mid * cos(tau * i / spokes), mid * sin(tau * i / spokes)) for i in range(spokes)]
    return flat([pts, *holes], h, material, bevel=.02, smooth=28, **kw)


def sheet(w, d, material="paper", curl=0, z=.004):
    """A sheet of paper, its far right corner a little lifted."""
    return surface(lambda x, y: z + curl * max(0, (x / w + y / d) - .35) ** 2, -w / 2, w / 2, -d / 2, d / 2, 24, 24, material, thick=.004)


def pencil(length=2.2, r=.045, material="signal"):
    """A six-sided pencil lying along x."""
    hexa = [(r * cos(tau * i / 6), r * sin(tau * i / 6)) for i in range(6)]
    flat([hexa], length, material, z=r, lean=90, bevel=.004, smooth=20)
    with at(length, 0, r, lean=90):
        lathe([(r * .98, 0), (.014, .2), (0, .24)], "wood", steps=24)
        lathe([(.016, .19), (.003, .27), (0, .27)], "ink", steps=16)


def tree(x, y, z, h=.4, material="leaf"):
    cyl(x, y, z, h * .035, h * .5, "wood", steps=10)
    ball(x, y, z + h * .68, h * .32, material, squash=1.1)


def book(x, y, z, w, d, h, material="slate", turn=0):
    """A closed book lying down: covers and the block of pages."""
    with at(x, y, z, turn=turn):
        t = h * .09
        box(0, 0, 0, w, d, t, material, bevel=.006); box(0, 0, h - t, w, d, t, material, bevel=.006)
        box(-w / 2 + t / 2, 0, 0, t, d, h, material, bevel=.006)
        box(w * .0, 0, t * .9, w * .95, d * .95, h - 1.8 * t, "paper", bevel=0)


# ---------------------------------------------------------------- light and camera

def light(reach=1.6, key=1.0, fill=1.0, softness=.42, direction=(-.86, -.22, .86)):
    """One key light from the upper left at a distance of 12 x reach (the further, the more even), and the room's own soft light."""
    d = Vector(direction).normalized() * 12 * reach
    lamp = bpy.data.lights.new("key", "AREA")
    lamp.energy, lamp.size, lamp.color = 4100 * key * reach * reach, 12 * reach * softness, (1, .955, .89)
    ob = bpy.data.objects.new("key", lamp)
    ob.location = d
    ob.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(ob)
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    t = world.node_tree
    where, split, ramp = t.nodes.new("ShaderNodeTexCoord"), t.nodes.new("ShaderNodeSeparateXYZ"), t.nodes.new("ShaderNodeMapRange")
    mix = t.nodes.new("ShaderNodeValToRGB")
    t.links.new(where.outputs["Generated"], split.inputs[0]); t.links.new(split.outputs["Z"], ramp.inputs[0])
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = -.15, 1
    t.links.new(ramp.outputs[0], mix.inputs[0]); t.links.new(mix.outputs[0], t.nodes["Background"].inputs[0])
    e = mix.color_ramp.elements
    e[0].position, e[0].color = 0, (.30, .30, .31, 1)
    e[1].position, e[1].color = 1, (.84, .87, .92, 1)
    mid = e.new(.35); mid.color = (.62, .62, .62, 1)
    t.nodes["Background"].inputs[1].default_value = .40 * fill
    bpy.context.scene.world = world


def ground(size=60, back=22, height=30, z=0):
    """The paper sweep: flat ground that bends up into a back wall far behind."""
    prof = [(-size, 0), (back, 0)] + [(back + 9 * sin(a * pi / 40), 9 - 9 * cos(a * pi / 40)) for a in range(1, 21)] + [(back + 9, height)]
    v = [(x, y, z + h) for y, h in prof for x in (-size, size)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    return add(mesh_of(v, f, "ground"), "ground", smooth=60)


def camera(eye, target, lens=60, fstop=5.6, shift=(0, 0), focus=None, ortho=None, scale=1):
    """The camera; shift moves the frame (a negative x sets the subject to the right)."""
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.shift_x, cam.shift_y = lens, shift[0], shift[1]
    cam.clip_end = 400
    if ortho:
        cam.type, cam.ortho_scale = "ORTHO", ortho
    ob = bpy.data.objects.new("camera", cam)
    eye, target = Vector(eye), Vector(target)
    ob.location, ob.rotation_euler = eye, (target - eye).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(ob)
    if fstop:
        cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop / 10
        cam.dof.focus_distance = ((Vector(focus) if focus else target) - eye).length
    bpy.context.scene.camera = ob
    return ob


def settings(size, samples, exposure=0.0, threshold=.02):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.samples, c.use_denoising, c.seed = samples, False, 7
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, threshold, 12
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 3, 3, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 4, .6
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = *size, 100
    film(s, exposure)


def film(s, exposure=0.0):
    """The film: one curve for the whole set."""
    s.view_settings.view_transform, s.view_settings.look = "Filmic", "Medium High Contrast"
    s.view_settings.exposure = EXPOSURE + exposure


EXPOSURE = .35


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()
    del _stack[1:]
    random.seed(3)


def main():
    """Render the named scenes of this file (all without a name)."""
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    preview = "--preview" in args
    out = args[args.index("--out") + 1] if "--out" in args else "/tmp/pictures"
    names = [a for a in args if not a.startswith("--") and a != out] or list(SCENES)
    os.makedirs(out, exist_ok=True)
    for name in names:
        build, size, samples = SCENES[name]
        clear()
        build()
        s = bpy.context.scene
        if preview:
            settings((480, round(480 * size[1] / size[0])), 24)
            s.render.filepath = f"{out}/{name}.preview.png"
            bpy.ops.render.render(write_still=True)
            continue
        scale = float(os.environ.get("PICTURES_SCALE", 1))
        settings((round(size[0] * scale), round(size[1] * scale)), samples)
        layer = s.view_layers[0]
        layer.cycles.denoising_store_passes = True
        s.use_nodes = True
        t = s.node_tree
        t.nodes.clear()
        source, file = t.nodes.new("CompositorNodeRLayers"), t.nodes.new("CompositorNodeOutputFile")
        file.base_path, file.format.file_format, file.format.color_depth = out, "OPEN_EXR", "32"
        file.format.color_mode = "RGBA"
        file.file_slots.clear()
        for slot, socket in (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Denoising Depth")):
            file.file_slots.new(f"{name}.{slot}.")
            t.links.new(source.outputs[socket], file.inputs[-1])
        bpy.ops.render.render()
        print("rendered", name, flush=True)
