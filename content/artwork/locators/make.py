"""Draws the sheet beneath the map frames on Contact: python3 content/artwork/locators/make.py

A neat line with ticks, the north, a graticule and a mark in its middle; the page letters the place below the mark
(components/templates/parts/branch-card.tsx) and lays the map's frame over all of it (app/styles/pages.css). It has no
view box: positions are parts of whatever size the page gives it, lines and signs keep theirs, and nothing is cropped.
"""
import os

OUT = os.path.join(os.path.dirname(__file__), '../../../public/locators/sheet.svg')
STYLE = (
    'svg{color:#16232e}*{fill:none;stroke:currentColor;stroke-width:1.5}.grid *{stroke-width:.75;stroke-opacity:.35}.mark *{stroke:#b4371a;stroke-width:2.5}'
    '@media(prefers-color-scheme:dark){svg{color:#dbe7ef}.mark *{stroke:#ffab85}}'
)
COLUMNS = [f'{100 * i / 6:.4g}%' for i in range(1, 6)]
ROWS = [f'{100 * i / 4:.4g}%' for i in range(1, 4)]
GRID = ''.join(f'<line x1="{x}" x2="{x}" y2="100%"/>' for x in COLUMNS) + ''.join(f'<line y1="{y}" y2="{y}" x2="100%"/>' for y in ROWS)


def ticks(length: int, columns: bool) -> str:
    """Ticks along one side, into the sheet: upwards and to the left where the length is negative."""
    return ''.join(f'<line x1="{x}" x2="{x}" y2="{length}"/>' if columns else f'<line y1="{x}" y2="{x}" x2="{length}"/>' for x in (COLUMNS if columns else ROWS))


with open(OUT, 'w') as file:
    file.write(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>{STYLE}</style><g class="grid">{GRID}</g>'
        f'{ticks(7, True)}{ticks(7, False)}<svg y="100%" overflow="visible">{ticks(-7, True)}</svg><svg x="100%" overflow="visible">{ticks(-7, False)}</svg>'
        '<rect width="100%" height="100%" style="stroke-width:3"/><path d="M20 42V14l-5 10M20 14l5 10M16 56V46l8 10V46"/>'
        '<svg class="mark" x="50%" y="50%" overflow="visible"><circle r="18"/><circle r="3"/><path d="M0-27v16M0 27V11M-27 0h16M27 0H11"/></svg></svg>\n'
    )
