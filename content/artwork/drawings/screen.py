"""A plain window of a program, no vendor's: frame, bar with a name, three knobs."""
from lettering import write

BAR = 24


def window(sheet, left, top, right, foot, name):
    """Draws it and returns the y below its bar."""
    sheet.line((left, top), (right, top), (right, foot), (left, foot), closed=True)
    sheet.line((left, top + BAR), (right, top + BAR))
    sheet.tone([(left, top), (right, top), (right, top + BAR), (left, top + BAR)])
    write(sheet, left + 14, top + 17, name)
    for n in range(3):
        sheet.arc((right - 14 - 15 * n, top + BAR / 2), 3.5)
    return top + BAR
