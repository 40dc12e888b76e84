"""Solids of FreeCAD on a Picture: what drawings/sheet.py projects, set with the kit's letters and classes.

    sheet = solids.Views()                              # views, sections, dimensions as in drawings/sheet.py
    front = sheet.view(part, "front", (200, 160), 1.4)
    sheet.width(front.at(-60, 0, 0), front.at(60, 0, 0), 260, "120")
    with picture.large:
        solids.put(picture, sheet)

`heavy` and `cut` are classes beside those of a sheet: outlines that lead, and what a plane cuts, filled.
"""
import sheet as drawing

drawing.CLASSES = (*drawing.CLASSES[:-2], "heavy", "cut", *drawing.CLASSES[-2:])

#: Class of a sheet: class on a Picture. Hidden lines and axes have dashes of their own.
_CLASS = {"hatch": "hatch", "soft": "fine", "hidden": "hidden", "axis": "axis", "dim": "fine", "edge": "bold", "heavy": "heavy", "accent": "red-line", "cut": "solid"}
_STYLES = {
    "hatch": "fill:none;stroke-width:.5", "fine": "fill:none;stroke-width:.8;stroke-linecap:round;stroke-linejoin:round",
    "hidden": "fill:none;stroke-width:.8;stroke-dasharray:5 3", "axis": "fill:none;stroke-width:.8;stroke-dasharray:14 3 2 3",
}  # fmt: skip


class Views(drawing.Sheet):
    """A sheet whose notes keep the size that `put` sets them in."""

    def __init__(self):
        super().__init__("")


def rings(view, solid, through=(0, 0, 0)):
    """Outlines on the sheet of what the plane through a point, square to the eye, cuts of a solid: for `fill`."""
    depth = (drawing.V(*through) - view.about).dot(view.eye)
    return [[view.place(p) for e in w.OrderedEdges for p in drawing.Sheet._along(e, w)] for w in view.turned(solid).slice(drawing.V(0, 0, 1), depth)]


def seen(view, whole, part, smallest=8):
    """Outlines on the sheet of what is seen of a part of a compound in a pictorial view: for `fill`."""
    first = 0
    for sub in whole.SubShapes:
        if sub.isSame(part):
            break
        first += len(sub.Faces)
    return view.picture.rings(drawing.np.isin(view.picture.face, range(first, first + len(part.Faces))), smallest)


def scaled(views, by, across=0, down=0):
    """A copy of a sheet at another size and place: a projection costs seconds, this nothing. Its notes stay behind."""
    out, place = Views(), lambda q: (q[0] * by + across, q[1] * by + down)
    out.prims = {name: [(kind, [place(q) for q in points]) for kind, points in prims] for name, prims in views.prims.items()}
    out.tones = [[[place(q) for q in ring] for ring in layer] for layer in views.tones]
    return out


def fill(picture, outlines, cls):
    """Closed outlines as one area; those inside others are holes. `put` the lines after it."""
    data = "".join(drawing._polyline(drawing.simplify(r + r[:1], 0.15)) + "z" for r in outlines)
    picture.path(data, cls, 'fill-rule="evenodd"')


def put(picture, views, size=13, face="label", red=False):
    """Everything on the sheet in the current layer of the picture; `size` of its letters in units of that layer.

    `red` turns the whole sheet: give what matters a sheet of its own."""
    small = "-s" if picture._layer == "small" else ""  # thin lines get thicker, or they are gone on a phone
    for name, css in _STYLES.items():
        picture.style(name, f"{css};stroke:#14222f", "stroke:#e6eef5")
        picture.style(f"{name}-s", f"{css.replace('width:.8', 'width:1').replace('width:.5', 'width:.7')};stroke:#14222f", "stroke:#e6eef5")
    for outlines in views.tones:
        data = "".join(drawing._polyline([(round(x * 2) / 2, round(y * 2) / 2) for x, y in r]) + "z" for r in outlines if len(r) > 2)
        if data:
            picture.path(data, "red-tone" if red else "tone")
    for name in drawing.CLASSES[1:]:
        data = drawing._data(views.prims[name])
        if data:
            cls = _CLASS[name]
            cls = ("red-line" if name in ("edge", "heavy", "accent") else "red" if name == "cut" else "red-hair") if red else cls + small if cls in _STYLES else cls
            picture.path(data, cls, 'fill-rule="evenodd"' if name == "cut" else "")
    for x, y, anchor, words in views.texts:
        picture.text(x, y, words, size, face, "red" if red else "ink", anchor)


def paint(picture, view, shape, test, cls="red-tone", smallest=8):
    """Fills the visible faces of a shaded pictorial view's shape for which test(face) holds; before `put`, so that lines stay on top."""
    import numpy

    wanted = [i for i, f in enumerate(shape.Faces) if test(f)]
    rings = view.picture.rings(numpy.isin(view.picture.face, wanted), smallest)
    data = "".join(drawing._polyline([(round(x * 2) / 2, round(y * 2) / 2) for x, y in r]) + "z" for r in rings if len(r) > 2)
    if data:
        picture.path(data, cls)
