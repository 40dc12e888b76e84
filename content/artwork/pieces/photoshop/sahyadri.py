"""A fort of the Sahyadri above a creek, built and rendered: three photographs in flat light, and the three as one at dawn.

    blender --background --python content/artwork/pieces/photoshop/sahyadri.py -- [hills] [fort] [boat] [dawn] [--preview] [--grade]

Writes sahyadri-hills, -fort, -boat and -dawn.webp beside this file; about twelve minutes for all on two cores. Hills are
lofted from an outline and a section (flat top, scarp, talus, scarp, apron), walls are swept along the plateau's edge.
Light, horizon and haze are one for all that stands in the last picture. --grade develops the last renders again.
Needs blender (3.4), python3-numpy, python3-scipy, python3-pil.
"""
import math
import sys
from pathlib import Path

import bpy
import mathutils
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates, median_filter

HERE = Path(__file__).resolve().parent
ARGS = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
PREVIEW, GRADE = "--preview" in ARGS, "--grade" in ARGS
mix = lambda a, b, t: np.add(a, np.subtract(b, a) * t)
step = lambda a, b, x: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))
rgb = lambda h: (np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) / 255) ** 2.2
rgba = lambda h: (*rgb(h), 1)


def film(c):
    """A film's shoulder: no hard white."""
    c = np.clip(c, 0, None)
    return np.clip(c * (2.51 * c + 0.03) / (c * (2.43 * c + 0.59) + 0.14), 0, 1) ** (1 / 2.2)


EXPOSURE = 0.62
_light = np.geomspace(1e-4, 12, 4000)
shown = lambda h: np.interp([int(h[i : i + 2], 16) / 255 for i in (1, 3, 5)], film(_light * EXPOSURE), _light)  # the light that film shows as this colour
unit = lambda v: np.asarray(v, float) / np.linalg.norm(v)


def noise(shape, cells, seed, octaves=5, gain=0.5):
    """Smooth noise, about -1..1, that closes on itself from right to left; `cells` counts its largest waves down and across."""
    r = np.random.default_rng(seed)
    total, weight = np.zeros(shape), 0.0
    for k in range(octaves):
        a, b = (max(2, int(c * 2**k)) for c in cells)
        if b * 2 > shape[1]:
            break
        low = r.uniform(-1, 1, (a + 3, b))
        at = np.meshgrid(np.linspace(0, a, shape[0]), np.linspace(0, b, shape[1], endpoint=False), indexing="ij")
        total += map_coordinates(low, at, order=3, prefilter=False, mode="grid-wrap") * gain**k * 1.9
        weight += gain**k
    return total / weight


# ---------------------------------------------------------------- one light, and the air between the eye and each thing
SUN = unit((0.262, 1.0, 0.145))
FLAT = unit((-0.5, -0.62, 1.1))
EYE = 4.0
MOODS = {
    "dawn": dict(
        sun=SUN, key=rgb("#ffb674") * 14, size=1.0, fill=2.2, haze=5200, valley=2.4, away=shown("#74a5a6"), toward=shown("#ecd3a8"), tight=80,
        sky=[(0, "#f6c890"), (0.07, "#f5d2a0"), (0.17, "#dcd6b2"), (0.27, "#98bdb3"), (0.39, "#468b92"), (0.52, "#1b5c69"), (0.7, "#0d4050")],
        glow=1.0, cool=(0.5, 0.92, 1.08), deep=shown("#0c3b45"), ripple=1.0,
    ),
    "day": dict(sun=FLAT, key=rgb("#fff6e8") * 1.6, size=40, fill=1.0, haze=13000, valley=1.0, away=shown("#c6d2d6"), toward=shown("#c3cfd2"), tight=4, sky=[(0, "#d6dddd"), (0.3, "#c2cdd1"), (0.7, "#aebdc4")], glow=0, cool=(1, 1, 1), deep=shown("#55706c"), ripple=1.4),
    "noon": dict(sun=FLAT, key=rgb("#fffaf0") * 1.8, size=30, fill=1.0, haze=9000, valley=0.3, away=shown("#d5dadb"), toward=shown("#d5dadb"), tight=4, sky=[(0, "#e0e4e4"), (0.3, "#d2d9db"), (0.7, "#c2ccd0")], glow=0, cool=(1, 1, 1), deep=shown("#55706c"), ripple=1.4),
    "grey": dict(sun=FLAT, key=rgb("#f4f7f8") * 1.0, size=60, fill=1.0, haze=1500, valley=1.2, away=shown("#ccd2d3"), toward=shown("#ccd2d3"), tight=4, sky=[(0, "#d6dbdb"), (0.3, "#c3cbce"), (0.7, "#b0bbc0")], glow=0, cool=(1, 1, 1), deep=shown("#3d524c"), ripple=2.2),
}
M = None


class Nodes:
    """A short hand for shader nodes."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def __call__(self, kind, inputs=(), out=0, **settings):
        node = self.tree.nodes.new(kind)
        for k, v in settings.items():
            setattr(node, k, v)
        for k, v in dict(inputs).items():
            if isinstance(v, bpy.types.NodeSocket):
                self.tree.links.new(v, node.inputs[k])
            else:
                node.inputs[k].default_value = v
        return node.outputs[out] if node.outputs else None

    def math(self, op, a, b=0.0, c=0.0):
        return self("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=op)

    def blend(self, t, a, b, how="MIX"):
        return self("ShaderNodeMixRGB", {0: t, 1: a, 2: b}, blend_type=how)

    def ramp(self, t, stops):
        out = self("ShaderNodeValToRGB", {0: t})
        ramp = out.node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for e, (p, c) in zip(ramp.elements, stops):
            e.position, e.color = p, c if len(c) == 4 else (*c, 1)
        return out


def air(N, shader, amount=1.0):
    """Mixes a surface with the air before it: by distance from the eye, more in the valley, warmer toward the sun."""
    at = N("ShaderNodeNewGeometry")
    ray = N("ShaderNodeVectorMath", {0: at, 1: (*EYE_AT,)}, operation="SUBTRACT")
    d = N("ShaderNodeVectorMath", {0: ray}, out=1, operation="LENGTH")
    way = N("ShaderNodeVectorMath", {0: ray}, operation="NORMALIZE")
    near = N.math("MAXIMUM", N("ShaderNodeVectorMath", {0: way, 1: (*unit((M["sun"][0], M["sun"][1], 0)),)}, out=1, operation="DOT_PRODUCT"), 0.0)
    warm = N.math("POWER", near, M["tight"] * 2.0)
    z = N("ShaderNodeSeparateXYZ", {0: at}, out=2)
    low = N.math("EXPONENT", N.math("MULTIPLY", N.math("MAXIMUM", z, 0.0), -1 / (0.02 * M["haze"])))
    deep = N.math("MULTIPLY_ADD", low, M["valley"], 1.0)
    mist = N.math("SUBTRACT", 1.0, N.math("EXPONENT", N.math("MULTIPLY", N.math("MULTIPLY", d, deep), -amount / M["haze"])))
    seen = N("ShaderNodeLightPath")
    mist = N.math("MULTIPLY", mist, N.math("MAXIMUM", seen, seen.node.outputs["Is Glossy Ray"]))
    glow = N("ShaderNodeEmission", {0: N.blend(warm, (*M["away"], 1), (*M["toward"], 1))})
    N("ShaderNodeOutputMaterial", {0: N("ShaderNodeMixShader", {0: mist, 1: shader, 2: glow})})


def material(name, make, amount=1.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    N = Nodes(m.node_tree)
    air(N, make(N), amount)
    return m


def ground_stuff(scale):
    def make(N):
        c = N("ShaderNodeVertexColor", layer_name="Col")
        grain = N("ShaderNodeTexNoise", {"Vector": N("ShaderNodeNewGeometry"), "Scale": 1.0 / scale, "Detail": 6.0, "Roughness": 0.65})
        c = N.blend(0.5, c, N.blend(1.0, c, N.ramp(grain, [(0.3, (0.35, 0.35, 0.35)), (0.7, (1.5, 1.5, 1.5))]), "MULTIPLY"))
        bump = N("ShaderNodeBump", {"Strength": 0.55, "Distance": scale * 0.5, "Height": grain})
        return N("ShaderNodeBsdfDiffuse", {0: c, 2: bump})

    return make


def stone_stuff(N):
    uv = N("ShaderNodeUVMap")
    brick = N("ShaderNodeTexBrick", {"Vector": uv, "Color1": rgba("#938b7e"), "Color2": rgba("#706a62"), "Mortar": rgba("#38342f"), "Scale": 1.0, "Mortar Size": 0.035, "Mortar Smooth": 0.3, "Bias": -0.1, "Brick Width": 1.25, "Row Height": 0.62})
    at = N("ShaderNodeNewGeometry")
    stain = N("ShaderNodeTexNoise", {"Vector": N("ShaderNodeMapping", {0: at, 3: (0.34, 0.34, 0.26)}), "Scale": 1.0, "Detail": 5.0})
    fine = N("ShaderNodeTexNoise", {"Vector": at, "Scale": 2.2, "Detail": 5.0})
    c = N.blend(1.0, brick, N.ramp(stain, [(0.34, (0.62, 0.62, 0.6)), (0.62, (1.12, 1.1, 1.06))]), "MULTIPLY")
    c = N.blend(0.5, c, N.blend(1.0, c, N.ramp(fine, [(0.3, (0.6, 0.6, 0.6)), (0.7, (1.3, 1.3, 1.3))]), "MULTIPLY"))
    height = N.math("MULTIPLY_ADD", brick.node.outputs["Fac"], -1.0, N.math("MULTIPLY", fine, 0.6))
    return N("ShaderNodeBsdfDiffuse", {0: c, 2: N("ShaderNodeBump", {"Strength": 0.7, "Distance": 0.06, "Height": height})})


def plain(colour, rough=1.0, gloss=0.0):
    def make(N):
        d = N("ShaderNodeBsdfDiffuse", {0: rgba(colour)})
        return N("ShaderNodeMixShader", {0: gloss, 1: d, 2: N("ShaderNodeBsdfGlossy", {0: (1, 1, 1, 1), 1: rough})}) if gloss else d

    return make


def leaf_stuff(N):
    fine = N("ShaderNodeTexNoise", {"Vector": N("ShaderNodeNewGeometry"), "Scale": 1.1, "Detail": 4.0})
    tint = N("ShaderNodeObjectInfo", out=5 if bpy.app.version >= (3, 4, 0) else 4)
    c = N.blend(tint, rgba("#2c4023"), rgba("#4b5a2b"))
    c = N.blend(1.0, c, N.ramp(fine, [(0.35, (0.35, 0.38, 0.35)), (0.65, (1.35, 1.3, 1.1))]), "MULTIPLY")
    return N("ShaderNodeBsdfDiffuse", {0: c, 2: N("ShaderNodeBump", {"Strength": 1.0, "Distance": 0.8, "Height": fine})})


def wood_stuff(colour, across=True):
    def make(N):
        at = N("ShaderNodeTexCoord", out=3)
        grain = N("ShaderNodeTexNoise", {"Vector": N("ShaderNodeMapping", {0: at, 3: (0.6, 9, 9)}), "Scale": 1.5, "Detail": 4.0})
        c = N.blend(1.0, rgba(colour), N.ramp(grain, [(0.3, (0.55, 0.55, 0.55)), (0.7, (1.25, 1.25, 1.25))]), "MULTIPLY")
        uv = N("ShaderNodeSeparateXYZ", {0: N("ShaderNodeUVMap")}, out=1)
        seam = N.math("LESS_THAN", N.math("ABSOLUTE", N.math("SUBTRACT", N.math("FRACT", N.math("MULTIPLY", uv, 7.0)), 0.5)), 0.045) if across else 0.0
        c = N.blend(N.math("MULTIPLY", seam, 0.7), c, (0.01, 0.008, 0.006, 1))
        d = N("ShaderNodeBsdfDiffuse", {0: c})
        return N("ShaderNodeMixShader", {0: 0.04, 1: d, 2: N("ShaderNodeBsdfGlossy", {0: (1, 1, 1, 1), 1: 0.35})})

    return make


def sail_stuff(N):
    uv = N("ShaderNodeSeparateXYZ", {0: N("ShaderNodeUVMap")})
    seam = N.math("LESS_THAN", N.math("FRACT", N.math("MULTIPLY", uv, 9.0)), 0.05)
    c = N.blend(N.math("MULTIPLY", seam, 0.35), rgba(SAIL), rgba("#6d4a30"))
    stain = N("ShaderNodeTexNoise", {"Vector": N("ShaderNodeTexCoord", out=3), "Scale": 0.8, "Detail": 5.0})
    c = N.blend(1.0, c, N.ramp(stain, [(0.35, (0.8, 0.78, 0.74)), (0.65, (1.05, 1.05, 1.05))]), "MULTIPLY")
    return N("ShaderNodeMixShader", {0: 0.5, 1: N("ShaderNodeBsdfDiffuse", {0: c}), 2: N("ShaderNodeBsdfTranslucent", {0: c})})


def water_stuff(N):
    at = N("ShaderNodeNewGeometry")
    d = N("ShaderNodeVectorMath", {0: at, 1: (*EYE_AT,)}, out=1, operation="DISTANCE")
    wave = lambda s, d, stretch: N("ShaderNodeTexNoise", {"Vector": N("ShaderNodeMapping", {0: at, 2: (0, 0, 0.25), 3: (stretch, 1, 1)}), "Scale": s, "Detail": d, "Roughness": 0.5})
    height = N.math("MULTIPLY_ADD", wave(0.16, 1.0, 0.5), 3.2, N.math("MULTIPLY", wave(0.75, 2.0, 0.55), 0.6))
    calm = wave(0.018, 2.0, 0.25)  # breaths of wind: some of the water lies still
    height = N.math("MULTIPLY", height, N.math("MULTIPLY_ADD", calm, 1.6, -0.25))
    fade = N.math("DIVIDE", 0.12 * M["ripple"], N.math("MULTIPLY_ADD", d, 0.011, 1.0))
    bump = N("ShaderNodeBump", {"Strength": fade, "Distance": 1.0, "Height": height})
    fresnel = N("ShaderNodeFresnel", {0: 1.33, 1: bump})
    deep = N("ShaderNodeEmission", {0: (*M["deep"], 1)})
    return N("ShaderNodeMixShader", {0: fresnel, 1: deep, 2: N("ShaderNodeBsdfGlossy", {0: (0.96, 0.98, 0.98, 1), 1: 0.02, 2: bump})})


# ---------------------------------------------------------------- meshes
def mesh(name, points, faces, stuff, uv=None, colour=None, smooth=True):
    me = bpy.data.meshes.new(name)
    points = np.asarray(points, np.float32).reshape(-1, 3)
    faces = np.asarray(faces, np.int32)
    me.vertices.add(len(points))
    me.vertices.foreach_set("co", points.ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set("vertex_index", faces.ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set("loop_start", np.arange(0, faces.size, faces.shape[1], dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(faces), faces.shape[1], np.int32))
    me.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    me.update(calc_edges=True)
    if uv is not None:
        me.uv_layers.new(name="UVMap").data.foreach_set("uv", np.asarray(uv, np.float32).reshape(-1, 2)[faces.ravel()].ravel())
    if colour is not None:
        layer = me.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        c = np.asarray(colour, np.float32).reshape(-1, 3)
        layer.data.foreach_set("color", np.c_[c, np.ones(len(c))].astype(np.float32).ravel())
    me.materials.append(stuff)
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def grid_faces(rows, cols, closed):
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(cols if closed else cols - 1), indexing="ij")
    k = (j + 1) % cols
    return np.stack([i * cols + j, (i + 1) * cols + j, (i + 1) * cols + k, i * cols + k], -1).reshape(-1, 4)


def normals(P):
    """Of a grid that closes from right to left, upward."""
    n = np.cross(np.roll(P, -1, 1) - np.roll(P, 1, 1), np.gradient(P, axis=0))
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)
    return n


def outline(a, b, turn, seed, cols, rough=0.16, square=2.6):
    """A closed line round a plateau, evenly spaced, and its outward normals."""
    t = np.linspace(0, 2 * np.pi, 4000, endpoint=False)
    r = (np.abs(np.cos(t)) ** square + np.abs(np.sin(t)) ** square) ** (-1 / square)
    r = r * (1 + rough * noise((2, 4000), (1, 5), seed, 3)[0])
    p = np.stack([a * r * np.cos(t), b * r * np.sin(t)], -1)
    lap = np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.r_[p, p[:1]], axis=0), axis=1))]
    s = np.linspace(0, lap[-1], cols, endpoint=False)
    p = np.stack([np.interp(s, lap, np.r_[p[:, k], p[0, k]]) for k in (0, 1)], -1)
    d = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    n = np.stack([d[:, 1], -d[:, 0]], -1)
    n = gaussian_filter(n, (cols / 160, 0), mode="wrap")
    c, q = math.cos(turn), math.sin(turn)
    R = np.array(((c, q), (-q, c)))
    return p @ R, (n / np.linalg.norm(n, axis=1, keepdims=True)) @ R, lap[-1]


GREEN = dict(grass=("#56672f", "#7f8544"), wood="#2b3f22", basalt=("#2b2827", "#5c524a"))


def mesa(at, a, b, top, section, seed, turn=0.0, cols=900, spurs=0.5, flute=0.02, scale=None, dense=1.0, stuff=None, rough=0.16, dome=0.03):
    """A hill of lava flows. `section`: (out, height, rows) from the rim to the foot, both as parts of `top`; a scarp is steep in it."""
    P0, N0, lap = outline(a, b, turn, seed, cols, rough)
    d, z, scarp = [], [], []
    for (d0, z0, _), (d1, z1, k) in zip(section, section[1:]):
        t = np.linspace(0, 1, max(3, int(k * dense)), endpoint=False)
        d += list(mix(d0, d1, t))
        z += list(mix(z0, z1, t))
        scarp += [1.0 if (z0 - z1) > 1.6 * (d1 - d0) else 0.0] * len(t)
    d, z = np.array(d + [section[-1][0]]) * top, np.array(z + [section[-1][1]]) * top
    scarp = gaussian_filter(np.array(scarp + [0.0]), 1)
    rows = len(d)
    shape = (rows, cols)
    waves = lap / top  # the hill's circumference in its own heights
    big = 1 - np.abs(noise(shape, (1, 1.6 * waves), seed + 1, 2)) * 2
    mid = 1 - np.abs(noise(shape, (2, 5 * waves), seed + 2, 3)) * 2
    D, Z = d[:, None] * np.ones(shape), z[:, None] * np.ones(shape)
    low = step(0.04 * top, 0.7 * top, D)
    # between the scarps talus has spurs and gullies; a scarp follows them in plan
    D = D * (1 + spurs * (0.55 * big + 0.4 * mid) * (0.35 + 0.65 * low))
    Z = Z + top * (0.035 * mid + 0.05 * big) * step(0.0, 0.25, d / top)[:, None] * (1 - scarp[:, None]) * step(0.0, 0.15, z / top)[:, None]
    lift = noise((2, cols), (1, 2.2 * waves), seed + 3, 4)[0]
    Z = Z + top * 0.05 * lift[None] * step(0.02, 0.2, d / top)[:, None] * step(0.0, 0.2, z / top)[:, None]
    # scarps: buttresses and joints upright, ledges across
    joint = noise(shape, (2, 9 * waves), seed + 4, 4, 0.6)
    ledge = noise((rows, 8), (rows / 5, 1), seed + 5, 2)[:, :1]
    D = D + top * flute * scarp[:, None] * (1.5 * joint + 0.55 * ledge)
    D = D + top * 0.02 * noise(shape, (rows / 9, 14 * waves), seed + 6, 4) * step(0, 0.1, d / top)[:, None]
    rim = top * flute * 1.5 * joint[0]
    D[0] = rim
    D = np.maximum(D, rim[None] * np.exp(-d / (0.05 * top))[:, None])
    P = np.concatenate([P0[None] + N0[None] * D[..., None], Z[..., None]], -1)
    inside = np.linspace(0.02, 0.97, 14)[:, None, None]
    T = P[:1] * np.array((1, 1, 0)) * inside + np.array((0, 0, 1)) * (P[:1, :, 2:] + top * dome * (1 - inside**2) * (1 + 0.7 * noise((14, cols), (3, 6), seed + 7, 3)[..., None]))
    P = np.concatenate([T, P])
    up = normals(P)[..., 2]
    up = np.abs(up)
    full = P.shape[:2]
    steep = step(0.72, 0.5, up + 0.1 * noise(full, (20, 16 * waves), seed + 8, 4))[..., None]
    v = noise(full, (6, 3 * waves), seed + 9, 5)[..., None]
    strata = noise((full[0], 8), (full[0] / 4, 1), seed + 10, 3)[:, :1, None] + 0.5 * noise(full, (3, 18 * waves), seed + 11, 4)[..., None]
    g = mix(rgb(GREEN["grass"][0]), rgb(GREEN["grass"][1]), np.clip(0.5 + 0.9 * v, 0, 1))
    gully = np.concatenate([np.zeros((14, cols)), (0.5 - 0.5 * mid) * step(0.02, 0.3, d / top)[:, None]])[..., None]
    trees = step(0.2, 0.55, gully + 0.7 * v)
    g = mix(g, rgb(GREEN["wood"]), trees * 0.8)
    rock = mix(rgb(GREEN["basalt"][0]), rgb(GREEN["basalt"][1]), np.clip(0.4 + 0.55 * strata, 0, 1))
    colour = mix(g, rock, steep)
    P = P + np.array((at[0], at[1], 0))
    n = P.shape[0]
    mesh("mesa", P, grid_faces(n, cols, True), stuff, colour=colour)
    return P, up, P0 + np.array(at), N0, lap, P[14, :, 2]


# ---------------------------------------------------------------- masonry
def sweep(p, n, foot, top, stuff, thick, closed=False, batter=0.13, cord=True):
    """A wall along a line: battered face, a string course, a parapet, its walk behind."""
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    if closed:
        p, n, foot, top = (np.concatenate([v, v[:1]]) for v in (p, n, foot, top))
        s = np.r_[s, s[-1] + np.linalg.norm(p[-1] - p[-2])]
    h = top - foot
    rows = [(batter * h, foot), (batter * h * 0.5, mix(foot, top - 2.1, 0.5)), (0 * h, top - 2.1)]
    if cord:
        rows += [(0 * h + 0.26, top - 2.1), (0 * h + 0.26, top - 1.75), (0 * h + 0.02, top - 1.75)]
    rows += [(0 * h, top), (0 * h - 0.8, top), (0 * h - 0.8, top - 1.4), (0 * h - thick, top - 1.4), (0 * h - thick, foot)]
    P, UV, v = [], [], 0
    for k, (o, z) in enumerate(rows):
        P.append(np.c_[p + n * o[:, None], z])
        UV.append(np.c_[s, z if k < 7 else z * 0 + k])
    mesh("wall", np.array(P), grid_faces(len(rows), len(p), False), stuff, uv=np.array(UV), smooth=False)


def merlon_shape():
    w, h = 1.5, 1.75
    t = np.linspace(0, np.pi, 13)
    head = np.c_[w / 2 * np.cos(t), h - 0.95 + 0.95 * np.sin(t) ** 0.85]
    return np.r_[[(w / 2, -0.15)], head, [(-w / 2, -0.15)]]


def merlons(p, n, top, stuff, gap=2.35, closed=False, skip=0.0, seed=0):
    """Round-headed merlons along a line; a few are lost to time."""
    if closed:
        p, n, top = (np.concatenate([v, v[:1]]) for v in (p, n, top))
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    count = max(1, round(s[-1] / gap))
    r = np.random.default_rng(seed)
    shape = merlon_shape()
    k = len(shape)
    V, F, UV = [], [], []
    for c in (np.arange(count) + 0.5) / count * s[-1]:
        if r.random() < skip:
            continue
        x, y, z = (np.interp(c, s, v) for v in (p[:, 0], p[:, 1], top))
        m = unit([np.interp(c, s, n[:, 0]), np.interp(c, s, n[:, 1])])
        t = np.array((-m[1], m[0]))
        worn = 1 - 0.12 * r.random()
        for o in (0.02, -0.72):
            for u, v in shape:
                V.append((x + t[0] * u + m[0] * o, y + t[1] * u + m[1] * o, z + v * worn))
                UV.append((u + c, v))
        b = len(V) - 2 * k
        F += [(b + i, b + (i + 1) % k, b + k + (i + 1) % k, b + k + i) for i in range(k)]
        F += [(b + i, b + i + 1, b + k - 2 - i, b + k - 1 - i) for i in range(k // 2 - 1)]
        F += [(b + k + k - 1 - i, b + k + k - 2 - i, b + k + i + 1, b + k + i) for i in range(k // 2 - 1)]
    mesh("merlons", V, F, stuff, uv=UV, smooth=False)


def bastion(x, y, r, foot, top, stuff, gap=2.2, seed=0):
    t = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    n = np.c_[np.cos(t), np.sin(t)]
    p = np.array((x, y)) + n * r
    one = np.ones(64)
    sweep(p, n, foot * one, top * one, stuff, r * 0.97, closed=True, batter=0.1)
    merlons(p, n, top * one, stuff, gap, closed=True, seed=seed)


def gate(x, y, face, foot, top, stuff, dark, wide=8.5, arch=3.6, rise=5.6):
    """A gateway: a wall with a pointed arch, a frame round it, doors in its depth."""
    m = unit([math.cos(face), math.sin(face)])
    t = np.array((-m[1], m[0]))
    u = np.r_[np.linspace(-wide / 2, -arch / 2, 6)[:-1], np.linspace(-arch / 2, arch / 2, 31), np.linspace(arch / 2, wide / 2, 6)[1:]]
    inside = np.abs(u) <= arch / 2 + 1e-6
    bow = foot + np.where(inside, rise * (0.52 + 0.48 * np.sqrt(np.clip(1 - (np.abs(u) / (arch / 2)) ** 1.7, 0, 1))), 0)
    place = lambda u, z, o: np.c_[x + t[0] * u + m[0] * o, y + t[1] * u + m[1] * o, z]
    P = np.array([place(u, bow, -2.4), place(u, bow, 0.9), place(u, top + 0 * u, 0.9), place(u, top + 0 * u, -2)])
    mesh("gate", P, grid_faces(4, len(u), False), stuff, uv=np.array([np.c_[u, bow - 2], np.c_[u, bow], np.c_[u, top + 0 * u], np.c_[u, top + 2 + 0 * u]]), smooth=False)
    e = np.array((-arch / 2 - 0.2, arch / 2 + 0.2))
    mesh("doors", np.array([place(e, foot + 0 * e, -1.3), place(e, foot + rise + 0 * e, -1.3)]), [(0, 1, 3, 2)], dark)
    for z, o in ((foot + rise + 0.9, 0.3), (top - 2.0, 0.3)):  # two mouldings over the arch
        e = np.array((-wide / 2, wide / 2))
        mesh("moulding", np.array([place(e, z + 0 * e, 0.9), place(e, z + 0 * e, 0.9 + o), place(e, z + 0.4 + 0 * e, 0.9 + o), place(e, z + 0.4 + 0 * e, 0.9)]), grid_faces(4, 2, False), stuff, uv=np.zeros((8, 2)), smooth=False)
    v = np.linspace(-wide / 2, wide / 2, 8)
    merlons(place(v, 0 * v, 0.9)[:, :2], np.tile(m, (8, 1)), np.full(8, top), stuff, 2.0)


def lathe(x, y, profile, stuff, cols=40, scale=1.0, lobes=0):
    t = np.linspace(0, 2 * np.pi, cols, endpoint=False)
    P = np.array([np.c_[x + r * scale * (1 + (0.07 * np.cos(lobes * t) if lobes else 0)) * np.cos(t), y + r * scale * (1 + (0.07 * np.cos(lobes * t) if lobes else 0)) * np.sin(t), 0 * t + z] for r, z in profile])
    mesh("lathe", P, grid_faces(len(profile), cols, True), stuff, uv=np.array([np.c_[t * r, 0 * t + z] for r, z in profile]))


def house(x, y, z, w, d, h, roof, turn, stuff, tile):
    c, s = math.cos(turn), math.sin(turn)
    R = lambda P: np.c_[x + P[:, 0] * c - P[:, 1] * s, y + P[:, 0] * s + P[:, 1] * c, z + P[:, 2]]
    V = np.array([(i * w / 2, j * d / 2, k) for k in (-6, h) for j in (-1, 1) for i in (-1, 1)], float)
    mesh("house", R(V), [(0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)], stuff, uv=np.c_[V[:, 0] + V[:, 1], V[:, 2]], smooth=False)
    e = 0.7
    V = np.array([(-w / 2 - e, -d / 2 - e, h - 0.3), (w / 2 + e, -d / 2 - e, h - 0.3), (w / 2 + e, d / 2 + e, h - 0.3), (-w / 2 - e, d / 2 + e, h - 0.3), (-w / 2 + d * 0.35, 0, h + roof), (w / 2 - d * 0.35, 0, h + roof)])
    mesh("roof", R(V), [(0, 1, 5, 4), (2, 3, 4, 5)], tile, smooth=False)
    mesh("hip", R(V), [(1, 2, 5), (3, 0, 4)], tile, smooth=False)


FORT = (-70, 215)
HIGH = 50.0


def fort():
    rock, stone = material("fort rock", ground_stuff(2.2)), material("stone", stone_stuff)
    dark, tile = material("dark", plain("#15110e")), material("tile", plain("#7a4431"))
    section = [(0, 1, 0), (0.05, 0.66, 70), (0.19, 0.53, 40), (0.215, 0.42, 30), (0.40, 0.26, 50), (0.42, 0.19, 22), (0.66, 0.05, 60), (0.74, -0.06, 12)]
    P, up, p, n, lap, rim = mesa(FORT, 58, 40, HIGH, section, 5, cols=3000, spurs=0.3, flute=0.022, stuff=rock, rough=0.1, dome=0.06, dense=1.6)
    level = gaussian_filter(rim, 90, mode="wrap")
    inset = p - n * 7.6
    inset = gaussian_filter(inset, (40, 0), mode="wrap")
    keep = np.arange(0, 3000, 12)
    q, m, z = inset[keep], n[keep], level[keep]
    angle = np.arctan2(q[:, 1] - FORT[1], q[:, 0] - FORT[0])
    spot = lambda deg: int(np.argmin(np.abs(np.angle(np.exp(1j * (angle - math.radians(deg)))))))
    g0, g1 = spot(-70), spot(-50)
    lo, hi = min(g0, g1), max(g0, g1)
    run = np.r_[hi : len(q), 0 : lo + 1]
    sweep(q[run], m[run], z[run] - 4.5, z[run] + 8.4, stone, 3.2)
    merlons(q[run], m[run], z[run] + 8.4, stone, skip=0.05, seed=2)
    for k, deg in enumerate((-178, -144, -116, -92, -27, 0, 34, 70, 110, 150)):
        i = spot(deg)
        x, y = q[i] + m[i] * 0.8
        bastion(x, y, (4.6, 4.2, 5.0)[k % 3], z[i] - 4.5, z[i] + 10.2 + (0.0, 0.8, -0.4)[k % 3], stone, seed=k)
    for i in (g0, g1):
        x, y = q[i] + m[i] * 1.2
        bastion(x, y, 4.0, z[i] - 5, z[i] + 12, stone, seed=i)
    mid = (q[g0] + q[g1]) / 2 + (m[g0] + m[g1]) / 2 * 0.6
    gate(*mid, math.atan2(*((m[g0] + m[g1])[::-1])), min(z[g0], z[g1]) + 0.6, max(z[g0], z[g1]) + 10.2, stone, dark, wide=float(np.linalg.norm(q[g0] - q[g1])) - 5.5, arch=4.2, rise=6.4)
    # the upper fort: a knoll with its temple and two houses
    K = (FORT[0] + 2, FORT[1] + 2)
    knoll = [(0, 1, 0), (0.10, 0.62, 30), (0.5, 0.30, 20), (1.1, -0.2, 20)]
    base = HIGH + 1
    cell = material("knoll", ground_stuff(2.2))
    before = set(bpy.data.objects)
    mesa(K, 18, 11, 24, knoll, 31, cols=1200, spurs=0.2, flute=0.03, stuff=cell, rough=0.08, dense=1.4)
    for o in set(bpy.data.objects) - before:
        o.location.z = base
    zk = base + 24.3
    house(K[0] - 11, K[1] + 2, zk, 11, 7, 7.4, 3.2, 0.12, stone, tile)
    spire = [(3.1, -3), (3.1, 5.2), (3.5, 5.3), (3.5, 5.8), (2.9, 6), (2.75, 7.4), (2.5, 8.9), (2.1, 10.4), (1.6, 11.8), (1.05, 12.9), (0.6, 13.5), (1.0, 13.8), (0.95, 14.2), (0.35, 14.5), (0.4, 14.9), (0.12, 15.4), (0, 16)]
    lathe(K[0] + 1, K[1] - 1, [(r, zz + zk) for r, zz in spire], stone, lobes=8, cols=64)
    house(FORT[0] + 36, FORT[1] + 4, HIGH + 3, 15, 8, 8.5, 4, -0.2, stone, tile)
    trees(P, up, 900)


def trees(P, up, count):
    """Crowns on the gentler slopes, in clumps, most at the foot."""
    leaf = material("leaf", leaf_stuff)
    kinds = []
    for k in range(4):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=1)
        o = bpy.context.object
        me = o.data
        co = np.empty(len(me.vertices) * 3)
        me.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        r = np.random.default_rng(60 + k)
        bulge = np.zeros(len(co))
        for _ in range(26):
            v = unit(r.normal(size=3))
            bulge = np.maximum(bulge, 0.5 * np.exp((co @ v - 1) * 14) * r.uniform(0.5, 1))
        co = co * (0.72 + bulge)[:, None] * np.array((1, 1, 0.82))
        me.vertices.foreach_set("co", co.ravel())
        me.polygons.foreach_set("use_smooth", np.ones(len(me.polygons), bool))
        me.materials.append(leaf)
        kinds.append(me)
        bpy.data.objects.remove(o)
    r = np.random.default_rng(77)
    rows, cols = up.shape
    clump = noise((rows, cols), (5, 26), 78, 4)
    z = P[..., 2]
    wish = step(0.55, 0.8, up) * step(-0.15, 0.25, clump + 0.75 * step(16, 1, z) - 0.25) * (z > 0.6) * (z < HIGH * 0.72)
    cell = wish * np.linalg.norm(np.gradient(P, axis=0), axis=-1)
    pick = r.choice(cell.size, count, p=(cell / cell.sum()).ravel())
    for i in pick:
        x, y, h = P.reshape(-1, 3)[i]
        o = bpy.data.objects.new("tree", kinds[r.integers(4)])
        s = r.uniform(1.0, 2.3) * (1.25 if h < 10 else 0.8)
        o.scale = (s * r.uniform(0.9, 1.25), s, s * r.uniform(0.8, 1.15))
        o.rotation_euler = (0, 0, r.uniform(0, 6.28))
        o.location = (x, y, h + s * 0.45)
        bpy.context.collection.objects.link(o)


# ---------------------------------------------------------------- ranges
FLAT_TOP = [(0, 1, 0), (0.06, 0.70, 44), (0.36, 0.50, 30), (0.385, 0.41, 20), (0.85, 0.20, 34), (0.875, 0.15, 12), (1.9, -0.04, 36)]
LEDGED = [(0, 1, 0), (0.05, 0.82, 26), (0.2, 0.72, 16), (0.235, 0.56, 26), (0.55, 0.38, 26), (0.575, 0.31, 16), (1.1, 0.14, 26), (2.1, -0.04, 26)]
PEAK = [(0, 1, 0), (0.12, 0.80, 20), (0.2, 0.68, 16), (0.24, 0.55, 20), (0.62, 0.34, 26), (0.645, 0.28, 14), (1.2, 0.12, 26), (2.1, -0.04, 26)]


def ranges():
    for k, (x, y, a, b, top, section, turn, spurs) in enumerate((
        (760, 1500, 190, 130, 165, FLAT_TOP, 0.2, 0.5),
        (330, 2500, 200, 130, 300, LEDGED, -0.3, 0.5),
        (-520, 2700, 420, 160, 430, FLAT_TOP, 0.1, 0.5),
        (1500, 3600, 60, 90, 470, PEAK, 0.4, 0.5),
        (2000, 4300, 500, 220, 620, FLAT_TOP, -0.2, 0.5),
        (620, 5200, 420, 260, 560, LEDGED, 0.2, 0.5),
        (-900, 5600, 160, 200, 900, PEAK, 0.0, 0.5),
        (1500, 7800, 900, 400, 640, FLAT_TOP, 0.1, 0.5),
        (3300, 8200, 700, 400, 1180, LEDGED, 0.1, 0.5),
        (-1500, 9000, 1500, 500, 1300, FLAT_TOP, 0.0, 0.5),
        (2900, 12500, 2600, 500, 900, LEDGED, 0.0, 0.5),
    )):
        mesa((x, y), a, b, top, section, 100 + 17 * k, turn, 1600, spurs, 0.045, rough=0.24, stuff=material(f"range{k}", ground_stuff(top * 0.045)))


# ---------------------------------------------------------------- the boat: a machwa with one lateen sail
SAIL = "#ecdfc6"


def tube(points, radius, stuff, cols=12):
    p = np.array(points, float)
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    a = np.cross(d, (0.13, 0.31, 0.94))
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(d, a)
    t = np.linspace(0, 2 * np.pi, cols, endpoint=False)
    r = np.broadcast_to(radius, len(p))
    P = p[:, None] + (a[:, None] * np.cos(t)[None, :, None] + b[:, None] * np.sin(t)[None, :, None]) * r[:, None, None]
    return mesh("tube", P, grid_faces(len(p), cols, True), stuff, uv=np.zeros((len(p) * cols, 2)))


def boat(at, turn):
    before = set(bpy.data.objects)
    hull, inner, rail = material("hull", wood_stuff("#5b3a24")), material("inner", wood_stuff("#8a6440")), material("rail", wood_stuff("#2f6a70", False))
    spar, cloth, rope = material("spar", wood_stuff("#8d6a43", False)), material("sail", sail_stuff), material("rope", plain("#5f5240"))
    L, u, v = 8.4, np.linspace(0, 1, 90), np.linspace(0, 1, 30)
    U, V = np.meshgrid(u, v, indexing="ij")
    half = 1.12 * np.sin(np.pi * np.clip(U * 0.94 + 0.05, 0, 1)) ** 0.7 * np.clip(U / 0.1, 0.45, 1) ** 0.5
    half = np.where(U > 0.985, half * (1 - U) / 0.015, half)
    sheer = 0.82 + 0.34 * (1 - U) ** 3 + 0.62 * U**4
    keel = -0.5 + 0.35 * np.clip((U - 0.8) / 0.2, 0, 1) ** 2
    rake = 0.95 * np.clip((U - 0.62) / 0.38, 0, 1) ** 2 * V - 0.28 * np.clip((0.25 - U) / 0.25, 0, 1) * V
    X = (U - 0.5) * L + rake
    for shrink, stuff in ((0.0, hull), (0.07, inner)):
        for side in (-1, 1):
            Y = side * np.maximum(half - shrink, 0) * (1 - (1 - V) ** 2.1) ** 0.62
            Z = keel + shrink * 2 * (1 - V) + (sheer - keel) * V
            mesh("hull", np.stack([X, Y, Z], -1), grid_faces(90, 30, False), stuff, uv=np.stack([U * L, V], -1))
    for side in (-1, 1):
        tube(np.c_[X[:, -1], side * half[:, -1], sheer[:, -1]], 0.075, rail, 10)
        tube(np.c_[X[:, 24], side * (half[:, 24] * (1 - (1 - v[24]) ** 2.1) ** 0.62 + 0.03), (keel + (sheer - keel) * V)[:, 24]], 0.035, rail, 8)
    Y, Z = np.meshgrid(np.linspace(-1, 1, 9), v, indexing="ij")  # the transom
    w = half[0] * (1 - (1 - v) ** 2.1) ** 0.62
    mesh("transom", np.stack([X[0][None] + 0 * Y, Y * w[None], (keel + (sheer - keel) * V)[0][None] + 0 * Y], -1), grid_faces(9, 30, False), hull, uv=np.stack([Y, Z], -1))
    for k in (0.14, 0.36, 0.62, 0.8):
        i = int(k * 89)
        x, w, z = X[i, 24], half[i, 24] * 0.93, sheer[i, 0] * 0.62
        c = np.array([(x + a, s * w, z + h) for h in (0, 0.07) for a, s in ((-0.16, -1), (0.16, -1), (0.16, 1), (-0.16, 1))])
        mesh("thwart", c, [(4, 5, 6, 7), (0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 5), (3, 0, 4, 7)], inner, uv=c[:, :2] * 0, smooth=False)
    # the stem rises forward in a curve; mast, yard, sail
    t = np.linspace(0, 1, 20)
    tube(np.c_[L / 2 + 0.55 + 0.62 * t, 0 * t, 0.62 + 1.15 * t**1.2], 0.09 - 0.02 * t, rail)
    foot, head = np.array((0.75, 0, -0.1)), np.array((1.45, 0, 6.1))
    tube(mix(foot, head, t[:, None]), 0.10 - 0.03 * t, spar)
    tack, peak = np.array((4.35, 0.16, 1.55)), np.array((-2.55, 0.30, 8.9))
    yard = mix(tack, peak, t[:, None]) + np.c_[0 * t, 0 * t, -0.38 * np.sin(np.pi * t)]
    tube(yard, 0.065 - 0.03 * np.abs(2 * t - 1) ** 1.5, spar)
    clew = np.array((-3.15, 0.85, 1.85))
    a, b = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 60), indexing="ij")
    edge = np.stack([np.interp(a, t, yard[:, k]) for k in range(3)], -1)
    # from each point of the yard the cloth falls to the foot line between tack and clew
    low = mix(tack, clew, a[..., None] ** 1.0)
    S = mix(edge, low, b[..., None])
    leech = np.sin(np.pi * b) * a**3
    S = S + np.stack([0.28 * leech, 1.05 * np.sin(np.pi * b**0.85) * np.sin(np.pi * np.clip(a * 0.9 + 0.03, 0, 1)) , 0 * a], -1)
    S[..., 2] += -0.05 + 0.18 * np.sin(np.pi * a) * b
    mesh("sail", S, grid_faces(60, 60, False), cloth, uv=np.stack([a, b], -1))
    tube(np.array([mix(clew, (-3.6, 0.3, 1.05), k) for k in t]), 0.018, rope, 6)
    for x, y in ((-0.9, 0.95), (-0.9, -0.95), (4.7, 0)):
        tube(np.array([mix(head - (0, 0, 0.15), (x, y, 0.95), k) for k in t]), 0.016, rope, 6)
    tube(np.c_[-3.7 - 1.0 * t, 0 * t, 1.2 - 1.5 * t], 0.05, spar)
    # a boatman at the tiller
    shirt, skin, wrap = material("shirt", plain("#d9d3c5")), material("skin", plain("#5a3a28")), material("wrap", plain("#b5482f"))

    def lump(at, size, stuff, turn=0.0):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=14, location=at, rotation=(0, turn, 0))
        o = bpy.context.object
        o.scale = size
        o.data.materials.append(stuff)
        bpy.ops.object.shade_smooth()

    lump((-3.0, 0.1, 1.32), (0.19, 0.25, 0.40), shirt, 0.15)
    lump((-2.93, 0.1, 1.86), (0.115, 0.1, 0.14), skin)
    lump((-2.94, 0.1, 1.95), (0.15, 0.15, 0.09), wrap)
    lump((-2.75, 0.1, 0.95), (0.42, 0.24, 0.16), shirt)
    tube(np.array([mix((-2.98, 0.3, 1.55), (-3.3, 0.36, 1.25), k) for k in t]), 0.07, shirt)
    tube(np.array([mix((-3.3, 0.36, 1.25), (-3.62, 0.1, 1.2), k) for k in t]), 0.05, skin)
    rig = bpy.data.objects.new("boat", None)
    bpy.context.collection.objects.link(rig)
    for o in set(bpy.data.objects) - before - {rig}:
        o.parent = rig
    rig.location, rig.rotation_euler = (at[0], at[1], -0.05), (math.radians(-2.0), 0, math.radians(turn))


# ---------------------------------------------------------------- sky, water, camera
def heaven():
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    N = Nodes(w.node_tree)
    way = N("ShaderNodeTexCoord")
    z = N.math("ABSOLUTE", N("ShaderNodeSeparateXYZ", {0: way}, out=2))  # the sky has no bottom: water may look anywhere
    c = N.ramp(N.math("MINIMUM", z, 1.0), [(p, shown(h)) for p, h in M["sky"]])
    plain_sky = N.blend(1.0, c, (*M["cool"], 1), "MULTIPLY")  # what lights the shadows: the sky without its glow
    if M["glow"]:
        clear = N("ShaderNodeCombineXYZ", {0: N("ShaderNodeSeparateXYZ", {0: way}), 1: N("ShaderNodeSeparateXYZ", {0: way}, out=1), 2: z})
        dot = N("ShaderNodeVectorMath", {0: clear, 1: (*M["sun"],)}, out=1, operation="DOT_PRODUCT")
        angle = N.math("ARCCOSINE", N.math("MINIMUM", dot, 1.0))
        for wide, tint in ((0.3, (0.17, 0.11, 0.05)), (0.12, (0.7, 0.42, 0.14)), (0.05, (0.8, 0.55, 0.24))):
            g = N.math("EXPONENT", N.math("DIVIDE", angle, -wide))
            c = N.blend(1.0, c, N.blend(1.0, (*tint, 1), g, "MULTIPLY"), "ADD")
        disc = N.math("MULTIPLY", N.math("SUBTRACT", 0.0295, angle), 600.0)
        disc = N.math("MINIMUM", N.math("MAXIMUM", disc, 0.0), 1.0)
        c = N.blend(disc, c, (3.6, 2.9, 1.75, 1))
    seen = N("ShaderNodeLightPath")
    eye = N("ShaderNodeBackground", {0: c, 1: 1.0})
    fill = N("ShaderNodeBackground", {0: plain_sky, 1: M["fill"]})
    view = N.math("MAXIMUM", seen, seen.node.outputs["Is Glossy Ray"])
    N("ShaderNodeOutputWorld", {0: N("ShaderNodeMixShader", {0: view, 1: fill, 2: eye})})
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle = float(max(M["key"])), math.radians(M["size"])
    lamp.color = M["key"] / max(M["key"])
    o = bpy.data.objects.new("sun", lamp)
    o.rotation_euler = mathutils.Vector(M["sun"]).to_track_quat("Z", "Y").to_euler()
    o.visible_glossy = False
    bpy.context.collection.objects.link(o)


def lake():
    e = 40000
    mesh("water", [(-e, -50, 0), (e, -50, 0), (e, e, 0), (-e, e, 0)], [(0, 1, 2, 3)], material("water", water_stuff, 0.35))


def fields():
    """Rolling ground of the monsoon before the ranges."""
    k, e = 500, 5000.0
    x, y = np.meshgrid(np.linspace(-e, e, k), np.linspace(0, 2 * e, k))
    v, w = noise((k, k), (26, 26), 301, 6), noise((k, k), (60, 60), 302, 4)
    g = mix(rgb("#5f7034"), rgb("#8d9350"), np.clip(0.5 + v, 0, 1)[..., None])
    g = mix(g, rgb(GREEN["wood"]), step(0.05, 0.3, w + 0.4 * v)[..., None])
    P = np.stack([x + 900, y + 1700, 24 + 40 * v + 6 * w], -1)
    mesh("fields", P, grid_faces(k, k, False), material("fields", ground_stuff(14)), colour=g)


EYE_AT = (0, 0, EYE)
# size in CSS pixels, focal length and horizon in them, the eye, where it looks (degrees right of the poster's view), samples
VIEWS = {
    "dawn": dict(mood="dawn", size=(392, 446), focal=430, horizon=318, eye=(0, 0, EYE), turn=0, what="fort ranges lake boat", boat=((-3.7, 35), 9), samples=56),
    "hills": dict(mood="day", size=(196, 138), focal=400, horizon=104, eye=(300, 1100, 150), turn=17, what="ranges fields", samples=56),
    "fort": dict(mood="noon", size=(196, 138), focal=265, horizon=160, eye=(-30, 35, 8), turn=-11, what="fort", samples=56),
    "boat": dict(mood="grey", size=(196, 138), focal=260, horizon=70, eye=(0, 0, 3.2), turn=0, what="lake boat ranges", boat=((0.3, 25), 9), samples=96),
}


def render(name):
    global M, EYE_AT
    v = VIEWS[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    M, EYE_AT = MOODS[v["mood"]], v["eye"]
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    c = scene.cycles
    c.samples, c.seed, c.use_denoising = 24 if PREVIEW else v["samples"], 3, False
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.02
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 5, 2, 3, 2
    c.sample_clamp_indirect, c.sample_clamp_direct = 3, 12
    heaven()
    for part in v["what"].split():
        boat(*v["boat"]) if part == "boat" else {"fort": fort, "ranges": ranges, "lake": lake, "fields": fields}[part]()
    w, h = v["size"]
    camera = bpy.data.cameras.new("eye")
    camera.sensor_fit, camera.sensor_width = "HORIZONTAL", 36
    camera.lens = 36 * v["focal"] / w
    camera.shift_y = (v["horizon"] - h / 2) / w
    camera.clip_end = 60000
    o = bpy.data.objects.new("eye", camera)
    o.location, o.rotation_euler = v["eye"], (math.pi / 2, 0, -math.radians(v["turn"]))
    bpy.context.collection.objects.link(o)
    scene.camera = o
    k = 1 if PREVIEW else 2
    scene.render.threads_mode, scene.render.threads = ("FIXED", 1) if PREVIEW else ("AUTO", 0)
    scene.render.resolution_x, scene.render.resolution_y = w * k, h * k
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"
    scene.render.filepath = f"/tmp/sahyadri-{name}.exr"
    bpy.ops.render.render(write_still=True)


def develop(name):
    image = bpy.data.images.load(f"/tmp/sahyadri-{name}.exr")
    a = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(a)
    a = a.reshape(image.size[1], image.size[0], 4)[::-1, :, :3].astype(float)
    calm = median_filter(a, (3, 3, 1))
    spark = a.max(-1, keepdims=True) > 1.8 * calm.max(-1, keepdims=True) + 0.05  # a lone bright sample
    a = np.where(spark, calm, a)
    a = film(a * EXPOSURE)
    Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype("uint8")).save(HERE / f"sahyadri-{name}.webp", quality=93, method=6)


for name in [a for a in ARGS if a in VIEWS] or VIEWS:
    if not GRADE:
        render(name)
    develop(name)
