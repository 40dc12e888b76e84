import { expect, test } from '@playwright/test';
import { readSvg, withNightView } from './svg-file';

const svg = (style: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${root} viewBox="0 0 4 3"><style>${style}</style><path class="a"/></svg>`;
const DAY = '.a{fill:#111}#small{display:none}@media(max-width:539px){#small{display:inline}}';
const NIGHT = '@media(prefers-color-scheme:dark){.a,.b{fill:#eee}.c{stroke:#ddd}}';

test('withNightView repeats the dark colours for the file as a :target', () => {
  expect(withNightView(svg(DAY + NIGHT))).toBe(
    svg(`${DAY}${NIGHT}:target .a,:target .b{fill:#eee}:target .c{stroke:#ddd}`).replace(
      '<svg',
      '<svg id="night"',
    ),
  );
});

test('withNightView leaves an SVG without dark colours, or with an id, unchanged', () => {
  for (const text of [svg(DAY), svg(DAY + NIGHT, ' id="own"')]) expect(withNightView(text)).toBe(text);
});

const svgOf = (inside: string, size = 'viewBox="0 0 640 480"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
const REFUSED: Record<string, string> = {
  [svgOf('<script>1</script>')]: 'It holds <script>.',
  [svgOf('<path onload="1"/>')]: 'It holds the script onload="…".',
  [svgOf('<image href="https://example.com/a.png"/>')]: "It refers to 'https://example.com/a.png'.",
  [svgOf('<path style="fill:url(https://example.com/a#b)"/>')]: "It refers to 'https://example.com/a#b'.",
  [svgOf('', 'width="640" height="480"')]: 'Its <svg> has no viewBox with a width and a height.',
};
for (const [text, message] of Object.entries(REFUSED))
  test(`readSvg refuses an SVG: ${message}`, () => {
    expect(() => readSvg(text)).toThrow(message);
  });
