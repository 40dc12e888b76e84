import { expect, test } from '@playwright/test';
import { withNightView } from './svg-file';

const svg = (style: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${root} viewBox="0 0 4 3"><style>${style}</style><path class="a"/></svg>`;
const DAY = '.a{fill:#111}#small{display:none}@media(max-width:539px){#small{display:inline}}';
const NIGHT = '@media(prefers-color-scheme:dark){.a,.b{fill:#eee}.c{stroke:#ddd}}';

test('the colours of the night are repeated for the file as a target', () => {
  expect(withNightView(svg(DAY + NIGHT))).toBe(
    svg(`${DAY}${NIGHT}:target .a,:target .b{fill:#eee}:target .c{stroke:#ddd}`).replace(
      '<svg',
      '<svg id="night"',
    ),
  );
});

test('an SVG without such colours, or with an id of its own, stays as it is', () => {
  for (const text of [svg(DAY), svg(DAY + NIGHT, ' id="own"')]) expect(withNightView(text)).toBe(text);
});
