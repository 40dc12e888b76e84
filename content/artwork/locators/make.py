"""Draws the locators that lie behind the map frames on Contact: python3 content/artwork/locators/make.py

Not to scale. A branch without a file of its own here gets default.svg. Coordinates are those of the sheet, 480 x 320,
with the branch in its middle.
"""
import os

OUT = os.path.join(os.path.dirname(__file__), '../../../public/locators')
STYLE = (
    'svg{color:#16232e}path,circle{fill:none;stroke:currentColor;stroke-width:1.2}.road{stroke-width:7}.core{stroke:#f0ede5;stroke-width:4.6}'
    '.rail{stroke-width:3;stroke-dasharray:7 5}.water{stroke-width:14;stroke-opacity:.12}.grid{stroke-width:.5;stroke-opacity:.3}.mark{stroke:#b4371a;stroke-width:2}'
    'text{font:19px/1 ui-sans-serif,"Segoe UI",Roboto,Arial,sans-serif;fill:currentColor}'
    '@media(prefers-color-scheme:dark){svg{color:#dbe7ef}.core{stroke:#0c2136}.mark{stroke:#ffab85}}'
)
GRID = 'M80 0v320M160 0v320M240 0v320M320 0v320M400 0v320M0 40h480M0 120h480M0 200h480M0 280h480'

# The Pune side, in a frame of its own: highway and railway run side by side from the north-west to the south-east.
HIGHWAY = [(-260, -190), (-60, -70), (60, 10), (190, 90), (300, 170), (460, 330), (640, 520)]
RAILWAY = [(-260, -150), (-70, -20), (50, 50), (170, 130), (270, 210), (420, 370), (600, 560)]
RIVER = [(-260, 60), (-80, 130), (20, 110), (110, 210), (210, 300), (330, 400), (420, 560)]
LINK = [(110, 42), (190, -20), (330, -60), (520, -90)]
PLACES = {'Akurdi': (-70, -20), 'Chinchwad': (110, 90), 'Pimpri': (270, 210)}
PUNE = {'akurdi': (-40, -58), 'pimpri': (300, 170), 'thermax-chowk': (235, -33)}


def line(points, at):
    moved = [(240 + x - at[0], 160 + y - at[1]) for x, y in points]
    return 'M' + ' '.join(f'{x:g} {y:g}' for x, y in moved)


def sheet(body):
    mark = '<circle class="mark" cx="240" cy="160" r="16"/><path class="mark" d="M240 132v56M212 160h56"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">'
        f'<style>{STYLE}</style><path class="grid" d="{GRID}"/>{body}{mark}</svg>\n'
    )


def pune(at):
    road = f'{line(HIGHWAY, at)}{line(LINK, at)}'
    body = f'<path class="water" d="{line(RIVER, at)}"/><path class="rail" d="{line(RAILWAY, at)}"/><path class="road" d="{road}"/><path class="core" d="{road}"/>'
    for name, (x, y) in PLACES.items():
        px, py = 240 + x - at[0], 160 + y - at[1]
        if 0 < px < 400 and 20 < py < 300:
            # Its words stand on the side where there is room.
            x, y, anchor = (px - 10, py + 26, 'end') if px > 200 else (px + 14, py - 6, 'start')
            body += f'<circle cx="{px:g}" cy="{py:g}" r="4"/><text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{name} station</text>'
    return sheet(body)


DUBAI = (
    '<path class="water" d="M-20 40L130 90 260 20 300 -20"/><path d="M-10 150C90 120 150 95 210 60S300 10 330-10"/>'
    '<path class="water" d="M300 40C340 90 310 140 360 170S420 230 500 240"/><path class="road" d="M-10 240C120 220 200 190 270 140S400 40 490 10"/>'
    '<path class="core" d="M-10 240C120 220 200 190 270 140S400 40 490 10"/><path class="rail" d="M-10 270C120 250 220 215 290 165S410 70 490 45"/>'
    '<text x="40" y="60">Gulf</text><text x="380" y="190">Creek</text>'
)

os.makedirs(OUT, exist_ok=True)
for name, svg in {**{name: pune(at) for name, at in PUNE.items()}, 'dubai': sheet(DUBAI), 'default': sheet('')}.items():
    with open(os.path.join(OUT, f'{name}.svg'), 'w') as file:
        file.write(svg)
