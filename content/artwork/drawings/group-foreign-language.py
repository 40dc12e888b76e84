"""Foreign language: three printing types, their faces mirrored as type is."""
from parts import box, fused, group, moved, prism
from sheet import Sheet

BODY, HIGH, SHOULDER, RISE = 26, 58, 52, 6  # body size; height to paper; height of the shoulder; of the face over it


def sort(wide, *faces):
    """A type: body with foot groove and nick, and its face from polygons in plan."""
    body = box(0, 0, 0, wide, BODY, SHOULDER).cut(box(-1, BODY / 2 - 3, -1, wide + 2, 6, 5))
    body = body.cut(box(-1, -1, 16, wide + 2, 3.2, 4))
    return fused(body, *[prism([(x, y, SHOULDER) for x, y in f], (0, 0, RISE)) for f in faces])


def letter_a(w):
    m = w / 2
    lean = lambda y: (m - 3) * (1 - (y - 4) / 20)  # noqa: E731  half width of the outside at height y
    left = [(m - lean(4), 4), (m - lean(4) + 4, 4), (m + 2, 22), (m - 2, 22)]
    right = [(w - x, y) for x, y in left]
    return [left, right, [(m - 5, 8.5), (m + 5, 8.5), (m + 3.5, 11.5), (m - 3.5, 11.5)]]


def letter_e(w):
    """É, mirrored: its spine on the right."""
    r = w - 4
    arms = [[(4, y), (r, y), (r, y + 3), (4, y + 3)] for y in (3, 9.5, 16)]
    return [[(r - 4, 3), (r, 3), (r, 19), (r - 4, 19)], *arms, [(r - 10, 20.5), (r - 6.5, 20.5), (r - 9, 24.5), (r - 13, 24.5)]]


def sun(w):
    a, b = 4.5, w - 4.5
    return [[(a, 3), (a + 3, 3), (a + 3, 23), (a, 23)], [(b - 3, 3), (b, 3), (b, 23), (b - 3, 23)]] + [[(a, y), (b, y), (b, y + 3), (a, y + 3)] for y in (3, 11.5, 20)]


def draw():
    s = Sheet("Three printing types with the faces A, É and the Japanese sun: isometric, front view and plan")
    sorts = [sort(26, *letter_a(26)), moved(sort(22, *letter_e(22)), 34, -10), moved(sort(24, *sun(24)), 64, -20)]
    s.view(group(*sorts), "iso", (46, 246), 3.5)
    k = 2.0
    lined = [sorts[0], moved(sort(22, *letter_e(22)), 29), moved(sort(24, *sun(24)), 54)]
    front = s.view(group(*lined), "front", (424, 206), k, hidden=False)
    top = s.view(group(*lined), "top", (424, 312), k, hidden=False)
    s.height(front.at(78, 0, 0), front.at(74, 0, HIGH), 612, "23.3")
    s.width(top.at(0, 0, 0), top.at(26, 0, 0), 342, "A")
    s.width(top.at(29, 0, 0), top.at(51, 0, 0), 342, "É")
    s.width(top.at(54, 0, 0), top.at(78, 0, 0), 342, "ni")
    return s
