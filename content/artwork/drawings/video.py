"""Video editing: two clips and the cut between them, before them their sound as a row of plates, which runs on past the cut."""
import math

from parts import box, fused, group, rounded, upright
from sheet import Sheet

LONG, DEEP, BOARD = 200, 104, 8
CUT, GAP = 96, 9  # where the first picture ends, and how far the second is moved away
OVER = 32  # the first clip's sound runs on below the second picture
PITCH, PLATE = 10, 5
FILM, HIGH = (60, 96), 20  # across the board, and upwards
SOUND = (12, 36)


def level(x):
    """The sound at a place of the timeline, from 0 to 1: one voice that fades out, then another that begins."""
    if x < CUT + OVER:
        return (0.34 + 0.66 * abs(math.sin(x * 0.083 + 0.5))) * min(1, 0.34 + (CUT + OVER - x) / 62)
    return (0.3 + 0.7 * abs(math.sin(x * 0.071 + 0.9))) * min(1, 0.5 + (x - CUT - OVER) / 44)


def board():
    return rounded(box(-10, 0, -BOARD, LONG + GAP + 20, DEEP, BOARD), 6, upright)


def clip(start, end):
    """A length of film: three frames sunk into its upper face, a row of holes along both edges."""
    near, far = FILM
    body = rounded(box(start, near, 0, end - start, far - near, HIGH), 2.5, upright)
    step = (end - start) / 3
    for n in range(3):
        body = body.cut(box(start + n * step + 3, near + 8, HIGH - 3, step - 6, far - near - 16, 4))
    for n in range(int((end - start) // 12)):
        for y in (near + 2.5, far - 5.5):
            body = body.cut(box(start + 3.7 + 12 * n, y, HIGH - 3, 5, 3, 4))
    return body


def plates():
    near, far = SOUND
    for n in range(int((LONG + GAP) // PITCH)):
        x = n * PITCH + 2
        if abs(x + PLATE / 2 - (CUT + OVER)) > PITCH / 2:
            yield box(x, near, 0, PLATE, far - near, 4 + 34 * level(x))


def blade():
    """What parts the pictures, as far as the film goes across."""
    return box(CUT + GAP / 2 - 0.9, FILM[0] - 7.3, 0, 1.8, FILM[1] - FILM[0] + 13.9, 49.7)


def flat(s, left, top, k):
    """The same as a program shows it: pictures above, the wave below, the cut in red; how far the sound runs over."""
    end, heads = LONG + GAP, 30
    x0, right, foot = left + heads, left + heads + end * k + 10, top + 120
    pictures, sound, high, tall = top + 16, top + 54, 26, 32
    s.line((left, top), (right, top), (right, foot), (left, foot), closed=True)
    s.line((left + heads - 8, top), (left + heads - 8, foot))
    s.tone([(left, top), (left + heads - 8, top), (left + heads - 8, foot), (left, foot)])
    for start, stop in ((0, CUT), (CUT + GAP, end)):
        a, b = x0 + start * k, x0 + stop * k
        s.line((a, pictures), (b, pictures), (b, pictures + high), (a, pictures + high), closed=True)
        for n in (1, 2):
            s.line((a + (b - a) * n / 3, pictures), (a + (b - a) * n / 3, pictures + high))
    cut, over = x0 + (CUT + GAP / 2) * k, x0 + (CUT + GAP / 2 + OVER) * k
    s.line((cut, pictures - 7), (cut, pictures + high + 5), cls="accent")
    for start, stop in ((x0, over - 2), (over + 2, x0 + end * k)):
        s.line((start, sound), (stop, sound), (stop, sound + tall), (start, sound + tall), closed=True)
        for n in range(int((stop - start - 2) / 4.4)):
            at = start + 3.5 + 4.4 * n
            half = 13 * level((at - x0) / k) * (0.6 + 0.4 * math.sin(n * 2.4))
            s.line((at, sound + tall / 2 - half), (at, sound + tall / 2 + half), cls="soft")
    y = sound + tall + 18
    for x in (cut, over):
        s.line((x, sound + tall + 4), (x, y + 4), cls="dim")
    s.line((cut, y), (over, y), cls="dim")
    s.arrow((cut, y), 180)
    s.arrow((over, y), 0)
    s.text(over + 8, y + 4.2, "12 frames")
    s.text(left + 11, pictures + 17.5, "V1", "middle")
    s.text(left + 11, sound + 20.5, "A1", "middle")


def draw():
    s = Sheet("A timeline: two clips of film parted by a red blade, their sound as a row of plates that runs on past the cut; beside it the same as pictures and wave")
    cutter = blade()
    s.view(group(board(), clip(0, CUT), clip(CUT + GAP, LONG + GAP), *plates(), cutter), "iso", (18, 216), 2.06, soft=False, accent=[cutter])
    flat(s, 362, 16, 1.08)
    return s


def mark():
    """Two lengths of film with two frames each, the blade between them, and the sound as five plates."""
    s = Sheet("Two lengths of film with a blade between them, before them five plates of sound")
    bed = rounded(box(-10, -4, -9, 196, 122, 9), 6, upright)
    film = [box(x, 66, 0, 82, 46, 18).cut(box(x + 8, 74, 14, 29, 30, 6)).cut(box(x + 45, 74, 14, 29, 30, 6)) for x in (0, 94)]
    sound = [box(x, 12, 0, 16, 30, z) for x, z in ((4, 22), (42, 44), (80, 30), (118, 52), (156, 18))]
    cut = box(86.5, 58, 0, 3, 62, 54)
    s.view(group(bed, *film, *sound, cut), "iso", (120, 260), 2.1, soft=False, accent=[cut])
    return s
