"""Draws the locators around the map frames on Contact: python3 content/artwork/locators/make.py

A map sheet: in the margin the latitude and longitude to a tenth of a degree and the north, within the neat line a
graticule with the branch in its middle. The frame lies within the neat line (app/styles/pages.css): what is there shows
until the map has loaded, the margin always. A branch without a file of its own here gets default.svg.
"""
import os

OUT = os.path.join(os.path.dirname(__file__), '../../../public/locators')
STYLE = (
    'svg{color:#16232e}path,circle{fill:none;stroke:currentColor;stroke-width:1.5}.grid{stroke-width:.75;stroke-opacity:.35}.mark{stroke:#b4371a;stroke-width:2.5}'
    'text{font:20px/1 "Arial Narrow","Avenir Next Condensed",sans-serif-condensed,"Nimbus Sans Narrow",sans-serif;fill:currentColor;text-anchor:middle}'
    '@media(prefers-color-scheme:dark){svg{color:#dbe7ef}.mark{stroke:#ffab85}}'
)
PUNE = ('18.6° N', '73.8° E')
PLACES = {'akurdi': PUNE, 'pimpri': PUNE, 'thermax-chowk': PUNE, 'dubai': ('25.2° N', '55.3° E'), 'default': ('', '')}


def sheet(latitude, longitude):
    # The neat line lies an eighth of each side within the sheet, at its left and its top.
    grid = ''.join(f'M{x} 40v280' for x in range(130, 480, 70)) + ''.join(f'M60 {y}h420' for y in range(110, 320, 70))
    ticks = ''.join(f'M{x} 33v7' for x in range(130, 480, 70)) + ''.join(f'M53 {y}h7' for y in range(110, 320, 70))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">'
        f'<style>{STYLE}</style><path class="grid" d="{grid}"/><path d="M60 320V40h420{ticks}M30 34V6l-7 12M30 6l7 12"/>'
        f'<text x="270" y="26">{longitude}</text><text transform="translate(34 180)rotate(-90)">{latitude}</text>'
        '<circle class="mark" cx="270" cy="180" r="34"/><circle class="mark" cx="270" cy="180" r="4"/>'
        '<path class="mark" d="M270 132v28M270 200v28M222 180h28M290 180h28"/></svg>\n'
    )


os.makedirs(OUT, exist_ok=True)
for name, (latitude, longitude) in PLACES.items():
    with open(os.path.join(OUT, f'{name}.svg'), 'w') as file:
        file.write(sheet(latitude, longitude))
