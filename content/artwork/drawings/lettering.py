"""Letters of single strokes, as a plotter writes them: code and sums that belong to what is drawn.

Notes stand beside a drawing, in the site's face; these stand on it, and stay in a band and in a cell. A thumbnail has
a line for each word. A letter is 5 wide and 10 high (small ones 7), 7 from the next, in whole units, which keeps files small.
"""
STEP, TALL, LOW = 7, 10, 7

_ROUND = "10 01 06 17 47 56 51 40 10"
#: Strokes of each letter: points as two digits, right and up from its foot; `-` before what lies below the line.
_STROKES = {
    "a": ("06 17 47 56 50", "54 14 03 01 10 40 51"), "b": ("0A 00", "05 27 47 56 51 40 20 02"), "c": ("56 47 17 06 01 10 40 51",),
    "d": ("5A 50", "55 37 17 06 01 10 30 52"), "e": ("04 54 56 47 17 06 01 10 40 51",), "f": ("59 4A 3A 29 20", "07 57"),
    "g": ("57 5b 4c 1c 0b", "55 37 17 06 01 10 30 52"), "h": ("0A 00", "05 27 47 56 50"), "i": ("17 37 30", "10 50", "39 3A"),
    "j": ("17 47 4b 3c 1c", "49 4A"), "k": ("0A 00", "57 03", "25 50"), "l": ("1A 3A 30", "10 50"), "m": ("07 00", "06 17 27 36 30", "36 47 56 50"),
    "n": ("07 00", "05 27 47 56 50"), "o": (_ROUND,), "p": ("07 0c", "05 27 47 56 51 40 20 02"), "q": ("57 5c", "55 37 17 06 01 10 30 52"),
    "r": ("17 10", "15 37 57"), "s": ("56 47 17 06 05 14 43 52 51 40 10 01",), "t": ("2A 21 30 50", "07 57"), "u": ("07 01 10 30 52", "57 50"),
    "v": ("07 30 57",), "w": ("07 10 35 40 57",), "x": ("07 50", "57 00"), "y": ("07 30", "57 1c 0c"), "z": ("07 57 00 50",),
    "0": ("10 01 09 1A 4A 59 51 40 10",), "1": ("08 2A 20", "00 50"), "2": ("08 09 1A 4A 59 57 00 50",), "3": ("09 1A 4A 59 57 45 54 51 40 10 01", "25 45"),
    "4": ("40 4A 03 53",), "5": ("5A 0A 06 46 55 51 40 10 01",), "6": ("59 4A 1A 09 01 10 40 51 55 46 16 05",), "7": ("0A 5A 20",),
    "8": ("15 06 09 1A 4A 59 56 45 54 51 40 10 01 04 15 45",), "9": ("01 10 40 51 59 4A 1A 09 06 15 45 56",),
    "(": ("3A 17 13 30",), ")": ("2A 47 43 20",), "[": ("4A 1A 10 40",), "]": ("1A 4A 40 10",), '"': ("1A 17", "4A 47"), ",": ("31 2b",), ".": ("30 31",),
    ":": ("30 31", "35 36"), "*": ("32 38", "03 57", "07 53"), "+": ("31 37", "04 54"), "=": ("03 53", "06 56"), "/": ("00 5A",), "-": ("04 54",), "₹": ("0A 5A", "07 57", "1A 3A 49 45 34 04 40"),
    "C": ("59 4A 1A 09 01 10 40 51",), "D": ("00 0A 3A 58 52 30 00",), "T": ("0A 5A", "3A 30"), "S": ("59 4A 1A 09 06 15 45 54 51 40 10 01",), "J": ("1A 5A", "4A 41 30 10 01"),
    "B": ("00 0A 4A 59 56 45 05", "45 54 51 40 00"), "E": ("5A 0A 00 50", "05 45"), "F": ("5A 0A 00", "05 45"), "I": ("1A 5A", "3A 30", "10 50"), "L": ("0A 00 50",), "N": ("00 0A 50 5A",),
    "O": ("10 01 09 1A 4A 59 51 40 10",), "P": ("00 0A 4A 59 56 45 05",), "W": ("0A 10 36 50 5A",),
    "M": ("00 0A 36 5A 50",), "A": ("00 3A 50", "14 44"), "R": ("00 0A 4A 59 56 45 05", "25 50"), "G": ("59 4A 1A 09 01 10 40 51 54 34",), "%": ("00 5A", "0A 08 28 2A 0A", "32 30 50 52 32"),
}  # fmt: skip
_UP = {**{str(n): n for n in range(10)}, "A": 10, "a": -1, "b": -2, "c": -3}


def letter(char):
    """The strokes of a letter as points right and up from its foot."""
    if char not in _STROKES:
        raise SystemExit(f"lettering.py has no {char}")
    return [[(int(p[0]), _UP[p[1]]) for p in stroke.split()] for stroke in _STROKES[char]]


def wide(words):
    """How wide a line of words is."""
    return len(words) * STEP - (STEP - 5)


def write(sheet, x, y, words, anchor="start"):
    """A line of words on a sheet, its foot at y; `anchor` is start, middle or end."""
    x, y = round(x - {"start": 0, "middle": wide(words) / 2, "end": wide(words)}[anchor]), round(y)
    for n, char in enumerate(words):
        for points in letter(char) if char != " " else ():
            sheet.line(*[(x + n * STEP + px, y - py) for px, py in points], cls="letter")
