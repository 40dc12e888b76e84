"""Digital marketing: a megaphone out of a telephone's screen, the post on it, and the funnel from those who see to those who buy."""
from parts import box, fused, group, laid, moved, rounded, turned
from sheet import Sheet

WIDE, TALL, THICK = 84, 152, 9
ROUND = lambda e: abs(e.BoundBox.YLength) > 1 and e.BoundBox.XLength < 1e-6 and e.BoundBox.ZLength < 1e-6  # noqa: E731
PICTURE, BUTTON = (12, 74, 60, 52), (42, 20, 30, 14)
STEPS = ("Seen", "Clicked", "Asked", "Bought")


def raised(x, z, w, h):
    return box(x, -THICK - 1, z, w, 3, h)


def phone(words):
    """A telephone, its face towards the reader: a post with a picture, lines unless words stand for them."""
    body = rounded(box(0, -THICK, 0, WIDE, THICK, TALL), 10, ROUND)
    body = body.cut(rounded(box(5, -THICK, 8, WIDE - 10, 2, TALL - 16), 5, ROUND))
    lines = [] if words else [raised(12, 132, 34, 4), raised(12, 62, 60, 4), raised(12, 52, 44, 4)]
    return fused(body, raised(*PICTURE), *lines)


def megaphone():
    """A horn that flares along z, with a rim, open at its mouth."""
    return turned([(0, 0), (9, 0), (9, 14), (38, 90), (38, 95), (34, 95), (0, 22)])


def draw():
    s = Sheet("A megaphone out of a telephone: isometric, the post on its screen, and the funnel from those who see it to those who buy")
    button, k = raised(*BUTTON), 1.86
    horn = moved(laid(megaphone(), (0, -1, 0)), 42, 2 - THICK, 64)
    desk = box(-22, -108, -6, 128, 130, 6)
    s.view(group(desk, phone(False), horn), "iso", (158, 250), 1.55, soft=False)
    post = s.view(group(phone(True), button), "front", (332, 352), k, hidden=False, accent=[button])
    for x, z, words in ((12, 131, "Bakery"), (12, 60, "Fresh at 7 am"), (12, 48, "every day")):
        s.text(*post.at(x, 0, z), words)
    s.text(*post.at(BUTTON[0] + BUTTON[2] / 2, 0, BUTTON[1] + 4.3), "Order", "middle")
    loaf = post.at(42, 0, 84)
    s.arc(loaf, 24 * k, 0, 180, radius_y=30 * k)
    s.line((loaf[0] - 24 * k, loaf[1]), (loaf[0] + 24 * k, loaf[1]))
    for dx in (-9, 0, 9):
        s.line((loaf[0] + (dx - 2) * k, loaf[1] - 12 * k), (loaf[0] + (dx + 2) * k, loaf[1] - 21 * k))
    # The funnel: each step lets fewer through.
    for n, word in enumerate(STEPS):
        y, cls = 112 + 52 * n, "accent" if n == 3 else "edge"
        wide, narrow = 60 - 9 * n, 60 - 9 * n - 7
        s.line((566 - wide, y), (566 + wide, y), (566 + narrow, y + 42), (566 - narrow, y + 42), cls=cls, closed=True)
        s.text(566, y + 25, word, "middle")
    return s
