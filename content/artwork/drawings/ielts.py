"""IELTS: the room of the speaking test, with the examiner's chair, the candidate's, a clock and the card of Part 2 in red."""
import math

from parts import box, fused, group, moved, rod, rotated
from sheet import Sheet

WIDE, DEEP, TALL, TOP = 110, 70, 74, 3  # the table, in centimetres
SEAT, HIGH, LEG = 44, 45, 4  # a chair
CARD = (66, 10, 32, 23)  # x, y and sides of the card with the topic
PARTS = (("Part 1", "4–5", 5), ("Part 2", "3–4", 4), ("Part 3", "4–5 min", 5))


def table():
    legs = [box(x, y, 0, 5, 5, TALL - TOP) for x in (3, WIDE - 8) for y in (3, DEEP - 8)]
    rails = [box(5, 4.5, TALL - 11, WIDE - 10, 2, 8), box(5, DEEP - 6.5, TALL - 11, WIDE - 10, 2, 8), box(4.5, 5, TALL - 11, 2, DEEP - 10, 8), box(WIDE - 6.5, 5, TALL - 11, 2, DEEP - 10, 8)]
    return fused(box(0, 0, TALL - TOP, WIDE, DEEP, TOP), *legs, *rails)


def chair():
    """Its back at x = 0; it looks along +x."""
    legs = [box(0, y, 0, LEG, LEG, 88) for y in (0, SEAT - LEG)] + [box(SEAT - LEG, y, 0, LEG, LEG, HIGH) for y in (0, SEAT - LEG)]
    slats = [box(0.8, LEG, z, 2.2, SEAT - 2 * LEG, 8) for z in (56, 67, 78)]
    return fused(box(0, 0, HIGH - 3, SEAT, SEAT, 3), *legs, *slats)


def clock():
    """It stands on the table and looks to -y; its middle is at x = y = 0."""
    return fused(rod((0, 0, 14), (0, 4, 14), 13), box(-9, -1, 0, 18, 6, 3))


def sheets():
    """What lies on the table: the examiner's questions, a recorder, the card, paper for notes and a pencil."""
    x, y, w, h = CARD
    flat = [box(8, 20, TALL, 21, 30, 0.8), box(10, 56, TALL, 15, 8, 3), box(78, 40, TALL, 26, 20, 0.5)]
    pencil = rotated(rod((0, 0, 0.9), (17, 0, 0.9), 0.7), -24)
    return box(x, y, TALL, w, h, 0.8), flat, moved(pencil, 84, 55, TALL + 0.5)


def draw():
    s = Sheet("The room of a speaking test: a table with a clock and a card with a topic, the examiner's chair and the candidate's: isometric and plan, with the times of its three parts")
    card, flat, pencil = sheets()
    at_clock = moved(clock(), 47, 58, TALL)
    chairs = [moved(chair(), -50, 13), moved(rotated(chair(), 180), WIDE + 50, 13 + SEAT)]
    whole = group(table(), *chairs, *flat, pencil, at_clock, card)
    iso = s.view(whole, "iso", (79, 260), 1.66, hidden=False, soft=False, accent=[card])
    z = TALL + 0.9
    x, y, w, h = CARD
    for n, long in enumerate((0.62, 0.8, 0.7, 0.8)):  # the topic and its points
        start = x + (3 if n == 0 else 6)
        s.trace(iso, (start, y + h - 5 - 4.6 * n, z), (start + (w - 9) * long, y + h - 5 - 4.6 * n, z), cls="accent" if n == 0 else "letter")
    for n in range(6):
        s.trace(iso, (11, 45 - 4.4 * n, z), (11 + (14, 11, 15, 13, 15, 8)[n], 45 - 4.4 * n, z), cls="letter")
    face = lambda angle, r: (47 + r * math.sin(math.radians(angle)), 57.9, TALL + 14 + r * math.cos(math.radians(angle)))  # noqa: E731
    for n in range(12):
        s.trace(iso, face(30 * n, 9.6 if n % 3 else 8.6), face(30 * n, 11.4), cls="edge" if n % 3 == 0 else "soft")
    s.trace(iso, face(-60, 6), face(0, 0), face(72, 9), cls="edge")
    top = s.view(whole, "top", (464, 182), 0.94, hidden=False, soft=False, accent=[card])
    for words, at in (("Examiner", (-26, DEEP)), ("You", (WIDE + 26, DEEP))):
        px, py = top.at(*at, 0)
        s.text(px, py - 8, words, "middle")
    px, py = top.at(x + w / 2, 0, 0)
    s.leader(top.at(x + w / 2, y + 4, 0), (px + 16, py + 24), "Card")
    # The three parts on one scale of minutes.
    left, foot, k = 419, 306, 14
    for name, minutes, length in PARTS:
        hot = name == "Part 2"
        s.line((left, foot), (left + k * length, foot), (left + k * length, foot - 26), (left, foot - 26), closed=True, cls="accent" if hot else "edge")
        s.text(left + k * length / 2, foot - 9, name, "middle")
        s.text(left + k * length / 2, foot + 17, minutes, "middle")
        left += k * length
    return s
