"""Renders of pieces that gain by light: the same solid as the drawing, in a studio without walls.

    /usr/bin/python3 content/artwork/pieces/render.py [--preview] nx12-disc     # exports the solid and calls blender

Writes content/images/pieces/NAME.webp, 1280 x 960 with alpha: the subject on film, its shadow nearly black, so that one
file serves day and night. Needs freecad-python3, blender (Debian, 3.4) and sharp of the site's node_modules. About three
minutes each on one core. A new one is a function in SUBJECTS that returns [(solid, paint)], where paint(face) names a
material of MATERIALS; turn, eye and lift are the camera's.
"""
import math
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parents[1] / "images" / "pieces"
WORK = Path(os.environ.get("TMPDIR", "/tmp")) / "pieces-render"
SIZE = (1280, 960)
INK = (5 / 255, 9 / 255, 15 / 255)  # the shadow: darker than the page's navy too
#: Name: colour, metallic, roughness, fine bump.
MATERIALS = {
    "cast": ("#8b9196", 1, 0.5, 0.02), "steel": ("#cdd0d2", 1, 0.27, 0), "ground": ("#b9bcbe", 1, 0.35, 0), "dark": ("#2e353b", 1, 0.34, 0),
    "clay": ("#cbc1b0", 0, 0.6, 0), "signal": ("#a82a0d", 0, 0.45, 0), "floor": ("#a8a297", 0, 0.9, 0),
}  # fmt: skip


def disc():
    """NX: the bladed disc, its first blade red."""
    import nx12
    from parts import rotated

    lead = 293
    blades = [(rotated(nx12.blade(), lead + 360 / nx12.BLADES * n), (lambda f: "steel") if n else (lambda f: "signal")) for n in range(nx12.BLADES)]
    return [(nx12.disc(), lambda f: "ground"), *blades]


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


#: Name: what is rendered, turn about z (degrees), height of the camera over its distance, part of the width that the subject fills.
SUBJECTS = {"nx12-disc": (disc, -45, 0.72, 0.84), "catia-housing": (housing, -45, 0.62, 0.74)}


def export(name):
    """Triangles with the kernel's own normals, a material for each face, as .npz."""
    import FreeCAD  # noqa: F401 (before Part, or Part crashes)
    import numpy as np

    points, normals, triangles, materials, n = [], [], [], [], 0
    names = list(MATERIALS)
    for solid, paint in SUBJECTS[name][0]():
        for face in solid.Faces:
            spots, tris = face.tessellate(0.05)
            for p in spots:
                try:
                    q = face.normalAt(*face.Surface.parameter(p))
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
        export(name)
        subprocess.run(["blender", "-b", "--threads", "1", "--python", __file__, "--", name, *preview], check=True, env={**os.environ, "PATH": "/usr/bin:/bin"}, stdout=subprocess.DEVNULL)
        target = WORK if preview else OUT
        code = "const s=require('sharp');s(process.argv[1]).webp({quality:84,alphaQuality:88,effort:6}).toFile(process.argv[2]).then(i=>console.log(process.argv[2].split('/').pop(),Math.round(i.size/1024)+' kB'))"
        modules = next((d for d in (HERE.parents[2] / "node_modules", Path("/work/main/node_modules")) if d.exists()), HERE)
        subprocess.run(["node", "-e", code, str(WORK / f"{name}.png"), str(target / f"{name}.webp")], check=True, env={**os.environ, "NODE_PATH": str(modules)})


def shoot(name, preview):
    """Inside blender: studio, subject, shadow, and both in one picture with straight alpha."""
    import bpy
    import numpy as np
    from mathutils import Matrix, Vector

    sys.path.insert(0, str(HERE.parent / "pictures"))
    import develop
    import studio

    _, turn, rise, fills = SUBJECTS[name]
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
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.55, 0.58, 0.62, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.42
    scene = bpy.context.scene
    scene.world = world

    # Far enough that the subject fills its part of the width, and centred on what is seen.
    eye = Vector((0, -15, 15 * rise))
    studio.camera(tuple(middle + eye), tuple(middle), lens=90, fstop=None)
    camera = scene.camera
    bpy.context.view_layer.update()
    from bpy_extras.object_utils import world_to_camera_view

    scene.render.resolution_x, scene.render.resolution_y = SIZE
    seen = np.array([world_to_camera_view(scene, camera, Vector(p)) for p in spots[:: max(1, len(spots) // 4000)].tolist()])
    low, high = seen.min(0), seen.max(0)
    camera.data.lens *= min(fills / (high[0] - low[0]), 0.84 / (high[1] - low[1]))
    grown = min(fills / (high[0] - low[0]), 0.84 / (high[1] - low[1]))
    camera.data.shift_x += ((low[0] + high[0]) / 2 - 0.5) * grown
    camera.data.shift_y += ((low[1] + high[1]) / 2 - 0.5) * grown * SIZE[1] / SIZE[0]

    size = (SIZE[0] // 2, SIZE[1] // 2) if preview else SIZE
    p = str(WORK / name)

    def take(what, size, samples, slots):
        studio.settings(size, samples, threshold=0.03)
        scene.render.film_transparent = True
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
    take("subject", size, 14 if preview else 56, (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Denoising Depth")))
    floor.visible_camera = floor.is_shadow_catcher = True
    subject.visible_camera = False
    take("shadow", (size[0] // 2, size[1] // 2), 12 if preview else 56, (("shadow", "Image"),))

    image = load(f"{p}.image.0001.exr")
    alpha = np.clip(image[..., 3], 0, 1)
    light = image[..., :3]
    if not preview:
        light = develop.denoise(light, *(load(f"{p}.{s}.0001.exr")[..., :3] for s in ("albedo", "normal", "depth")), radius=5)
    develop.to_film(np.ascontiguousarray(np.where(alpha[..., None] > 0.004, light / np.maximum(alpha[..., None], 0.004), 0)), f"{p}.film.png")
    film = load(f"{p}.film.png")[..., :3]
    shade = np.clip(load(f"{p}.shadow.0001.exr")[..., 3], 0, 1)
    for _ in range(3):
        shade = develop.boxed(shade, 2)
    shade = np.kron(shade, np.ones((2, 2), np.float32))
    shade = develop.boxed(shade, 1)
    edge = lambda n: np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (0.2 * n), 0, 1)
    ease = lambda v: v * v * (3 - 2 * v)
    shade = np.clip((shade - 0.05) / 0.95, 0, 1) * ease(edge(size[1]))[:, None] ** 0.5 * ease(edge(size[0]))[None, :] * 0.72
    whole = alpha + shade * (1 - alpha)
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
