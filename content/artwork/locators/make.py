"""Draws the locators that lie behind the map frames on Contact: python3 content/artwork/locators/make.py

A graticule with the branch in its middle, and the place's latitude and longitude to a tenth of a degree. It shines
through the frame (app/styles/pages.css), over a map as over a frame that was refused, so it shows no road that the
map would contradict. A branch without a file of its own here gets default.svg.
"""
import os

OUT = os.path.join(os.path.dirname(__file__), '../../../public/locators')
STYLE = (
    'svg{color:#16232e}path,circle{fill:none;stroke:currentColor;stroke-width:1.5}.grid{stroke-width:.75;stroke-opacity:.35}.mark{stroke:#b4371a;stroke-width:2.5}'
    'text{font:19px/1 ui-sans-serif,"Segoe UI",Roboto,Arial,sans-serif;fill:currentColor;text-anchor:middle}'
    '@media(prefers-color-scheme:dark){svg{color:#dbe7ef}.mark{stroke:#ffab85}}'
)
PUNE = ('18.6° N', '73.8° E')
PLACES = {'akurdi': PUNE, 'pimpri': PUNE, 'thermax-chowk': PUNE, 'dubai': ('25.2° N', '55.3° E'), 'default': ('', '')}


def sheet(latitude, longitude):
    grid = ''.join(f'M{x} 0v320' for x in range(60, 480, 60)) + ''.join(f'M0 {y}h480' for y in range(40, 320, 60))
    north = '<path d="M440 84V36l-9 18M440 36l9 18"/><text x="440" y="106">N</text>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">'
        f'<style>{STYLE}</style><path class="grid" d="{grid}"/>{north}'
        f'<text x="240" y="62">{longitude}</text><text x="64" y="153">{latitude}</text>'
        '<path d="M240 74v40M240 206v74M104 160h90M286 160h90"/>'
        '<circle class="mark" cx="240" cy="160" r="34"/><circle class="mark" cx="240" cy="160" r="4"/><path class="mark" d="M240 112v28M240 180v28M192 160h28M260 160h28"/></svg>\n'
    )


os.makedirs(OUT, exist_ok=True)
for name, (latitude, longitude) in PLACES.items():
    with open(os.path.join(OUT, f'{name}.svg'), 'w') as file:
        file.write(sheet(latitude, longitude))
