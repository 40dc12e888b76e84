"""Front end: a browser window exploded into its three layers, structure, style and behaviour."""
from parts import box, fused, group, moved, prism, rod, rounded
from sheet import Sheet

WIDE, TALL, THICK, APART = 132, 92, 4, 62
ALONG_Y = lambda e: abs(e.BoundBox.YLength) > 1 and e.BoundBox.XLength < 1e-6 and e.BoundBox.ZLength < 1e-6  # noqa: E731
# The page's boxes as x, z, width, height: heading, text, picture, button.
BOXES = {"bar": (0, 80, WIDE, 12), "head": (10, 60, 112, 12), "text": (10, 26, 50, 26), "picture": (70, 12, 52, 40), "button": (10, 10, 30, 10)}


def pane(x, z, w, h, thick, radius, y=0.0):
    return rounded(box(x, y - thick, z, w, thick, h), radius, ALONG_Y) if radius else box(x, y - thick, z, w, thick, h)


def structure():
    """A frame with an opening for each box."""
    body = box(0, -THICK, 0, WIDE, THICK, TALL)
    for name, (x, z, w, h) in BOXES.items():
        body = body.cut(box(x + (2 if name == "bar" else 0), -THICK, z + (2 if name == "bar" else 0), w - (4 if name == "bar" else 0), THICK, h - (4 if name == "bar" else 0)))
    return body


def style():
    """The same boxes, rounded and raised on a plate."""
    body = pane(0, 0, WIDE, TALL, THICK, 8)
    return fused(body, *[pane(*BOXES[n], THICK + 5, 4) for n in BOXES if n != "bar"])


def behaviour():
    """The window itself: bar with three buttons, an opening, a push button and a pointer."""
    body = pane(0, 0, WIDE, TALL, THICK, 8).cut(pane(6, 6, WIDE - 12, 70, THICK, 4))
    for x in (10, 20, 30):
        body = body.fuse(rod((x, -THICK, 86), (x, -THICK - 3, 86), 3))
    return body.removeSplitter()


def draw():
    s = Sheet("A browser window exploded into structure, style and behaviour: isometric, front view and plan")
    layers = [structure(), moved(style(), y=-APART), moved(behaviour(), y=-2 * APART)]
    cursor = prism([(96, 0, 34), (96, 0, 10), (102, 0, 15.5), (106, 0, 7.5), (110, 0, 9.5), (106, 0, 17), (114, 0, 17.5)], (0, -6, 0))
    window = group(*layers, moved(cursor, y=-2 * APART))
    iso = s.view(window, "iso", (206, 180), 2.04)
    for x, z in ((0, 0), (WIDE, 0), (0, TALL), (WIDE, TALL)):
        s.trace(iso, (x, 0, z), (x, -2 * APART - THICK, z))
    k = 1.36
    front = s.view(group(*layers[1:], moved(cursor, y=-2 * APART)), "front", (438, 168), k, hidden=False)  # without the frame, which lies in register behind
    top = s.view(window, "top", (438, 198), k, hidden=False)
    for n, word in enumerate(("HTML", "CSS", "JS")):
        x, y = top.at(WIDE / 2, -n * APART - THICK, 0)
        s.text(x, y + (19 if n == 1 else 15), word, "middle")
    s.width(front.at(0, 0, TALL), front.at(WIDE, 0, TALL), 32, "1320 px")
    return s


def mark():
    """Three thick panes one behind the other: plain, with a picture, and whole with its button."""
    s = Sheet("Three panes of a page, one behind the other")
    wide, tall, thick, apart = 120, 90, 8, 46
    pane_at = lambda y: moved(pane(0, 0, wide, tall, thick, 6), y=y)
    middle = fused(pane_at(-apart), box(14, -apart - thick - 5, 34, 50, 5, 40))
    front = pane_at(-2 * apart).cut(box(12, -2 * apart - thick, 46, wide - 24, 3, 30))
    button = box(60, -2 * apart - thick - 6, 14, 46, 6, 18)
    s.view(group(pane_at(0), middle, front, button), "iso", (260, 200), 2, soft=False, accent=[button])
    return s
