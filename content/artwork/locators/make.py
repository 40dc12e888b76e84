"""Draws the locator around the map frames on Contact: python3 content/artwork/locators/make.py

A map sheet: in its margin the north, and at the top room for the branch's name, which the page letters
(components/templates/parts/branch-card.tsx). Within the neat line lies a graticule with the branch in its middle, and on
it the map's frame (app/styles/pages.css): what is there shows until the map has loaded, the margin always.
"""
import os

OUT = os.path.join(os.path.dirname(__file__), '../../../public/locators/sheet.svg')
STYLE = (
    'svg{color:#16232e}path,circle{fill:none;stroke:currentColor;stroke-width:1.5}.grid{stroke-width:.75;stroke-opacity:.35}.mark{stroke:#b4371a;stroke-width:2.5}'
    '@media(prefers-color-scheme:dark){svg{color:#dbe7ef}.mark{stroke:#ffab85}}'
)
# The neat line lies an eighth of each side within the sheet, at its left and its top.
GRID = ''.join(f'M{x} 40v280' for x in range(130, 480, 70)) + ''.join(f'M60 {y}h420' for y in range(110, 320, 70))
TICKS = ''.join(f'M{x} 33v7' for x in range(130, 480, 70)) + ''.join(f'M53 {y}h7' for y in range(110, 320, 70))

with open(OUT, 'w') as file:
    file.write(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">'
        f'<style>{STYLE}</style><path class="grid" d="{GRID}"/><path d="M60 320V40h420{TICKS}M30 34V6l-7 12M30 6l7 12"/>'
        '<circle class="mark" cx="270" cy="180" r="34"/><circle class="mark" cx="270" cy="180" r="4"/>'
        '<path class="mark" d="M270 132v28M270 200v28M222 180h28M290 180h28"/></svg>\n'
    )
