"""Premiere Pro: clips as blocks on three guide rails, a playhead across them all."""
from parts import box, fused, group, prism, rounded, upright
from sheet import Sheet

PITCH, LONG, CLIP, TALL = 34, 190, 26, 15
# Track by track, farthest first: start and length of each clip.
TRACKS = (((28, 46), (80, 30), (136, 40)), ((6, 62), (70, 54), (128, 50)), ((16, 100), (122, 60)))
HEAD = 96


def bed():
    """The bed with a T-slot rail for each track."""
    body = rounded(box(-8, 0, -8, LONG + 16, 3 * PITCH + 6, 8), 5, upright)
    rails = [prism([(-4, y - 5, 0), (-4, y + 5, 0), (-4, y + 7, 6), (-4, y - 7, 6)], (LONG + 8, 0, 0)) for y in (20, 20 + PITCH, 20 + 2 * PITCH)]
    return fused(body, *rails)


def clips():
    for n, track in enumerate(TRACKS):
        y = 20 + (2 - n) * PITCH
        for x, length in track:
            clip = box(x, y - CLIP / 2, 2, length, CLIP, TALL).cut(prism([(x - 1, y - 5, 0), (x - 1, y + 5, 0), (x - 1, y + 7, 6), (x - 1, y - 7, 6)], (length + 2, 0, 0)))
            clip = rounded(clip, 2.5, lambda e: upright(e) and e.BoundBox.ZLength > 12)
            for hole in range(int(length // 9)):  # the perforation of film on both edges
                for side in (-9.5, 9.5):
                    clip = clip.cut(box(x + 3.5 + 9 * hole, y + side - 1.6, 13, 4, 3.2, 9)) if n == 1 else clip
            yield clip


def playhead():
    blade = box(HEAD - 0.7, -6, 22, 1.4, 3 * PITCH + 18, 3)
    grip = prism([(HEAD - 7, -6, 46), (HEAD + 7, -6, 46), (HEAD + 7, -6, 34), (HEAD, -6, 25), (HEAD - 7, -6, 34)], (0, -7, 0))
    return fused(blade, grip, box(HEAD - 0.7, -9, 22, 1.4, 4, 20))


def draw():
    s = Sheet("A timeline: clips on three rails under a playhead: isometric, front view and plan")
    whole = group(bed(), *clips(), playhead())
    iso = s.view(whole, "iso", (20, 232), 2.08, soft=False)
    s.line(iso.at(HEAD, -6, 25), iso.at(HEAD, 3 * PITCH + 12, 25), cls="accent")
    k = 1.12
    front = s.view(whole, "front", (400, 84), k, hidden=False, soft=False)
    top = s.view(group(bed(), *clips()), "top", (400, 224), k, hidden=False, soft=False)
    s.line(top.at(HEAD, -4, 0), top.at(HEAD, 3 * PITCH + 12, 0), cls="accent")
    for n, name in enumerate(("V2", "V1", "A1")):
        s.text(384, top.at(0, 20 + (2 - n) * PITCH, 0)[1] + 4.2, name, "end")
    s.leader(front.at(HEAD + 7, 0, 40), (530, 40), "00:00:04:00")
    return s


def mark():
    """Three tracks of plain clips, five in all, and the playhead across them in red."""
    s = Sheet("Five clips on three tracks under a playhead")
    bed = rounded(box(-10, -8, -9, 196, 128, 9), 6, upright)
    clips = [box(x, y, 0, long, 28, 22) for x, y, long in ((0, 0, 116), (126, 0, 50), (0, 42, 64), (74, 42, 102), (30, 84, 96))]
    head = box(96, -6, 22, 3, 124, 10)
    s.view(group(bed, *clips, head), "iso", (120, 260), 2.1, soft=False, accent=[head])
    return s
