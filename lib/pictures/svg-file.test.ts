import { expect, test } from '@playwright/test';
import { checkedSvgSize, withDarkView } from './svg-file';

const svgOf = (inside: string, attributes = 'viewBox="0 0 4 3"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const styled = (style: string, attributes?: string) =>
  svgOf(`<style>${style}</style><path class="a"/>`, attributes);
const LIGHT = '.a{fill:#111}#small{display:none}@media(max-width:539px){#small{display:inline}}';
const DARK = '@media(prefers-color-scheme:dark){.a,.b{fill:#eee}.c{stroke:#ddd}}';

test('withDarkView repeats the dark colours for the file as a :target', () => {
  const both = styled(`${LIGHT}${DARK}:target .a,:target .b{fill:#eee}:target .c{stroke:#ddd}`);
  expect(withDarkView(styled(LIGHT + DARK))).toBe(both.replace('<svg', '<svg id="dark"'));
});

test('withDarkView leaves an SVG without dark colours, or with an id, unchanged', () => {
  for (const text of [styled(LIGHT), styled(LIGHT + DARK, 'id="own" viewBox="0 0 4 3"')])
    expect(withDarkView(text)).toBe(text);
});

const REFUSED: Record<string, string> = {
  [svgOf('<script>1</script>')]: 'It holds <script>.',
  [svgOf('<path onload="1"/>')]: 'It holds the script onload="…".',
  [svgOf('<image href="https://example.com/a.png"/>')]: "It refers to 'https://example.com/a.png'.",
  [svgOf('<path style="fill:url(https://example.com/a#b)"/>')]: "It refers to 'https://example.com/a#b'.",
  [svgOf('', 'width="640" height="480"')]: 'Its <svg> has no viewBox with a width and a height.',
};
for (const [text, message] of Object.entries(REFUSED))
  test(`checkedSvgSize refuses an SVG: ${message}`, () => {
    expect(() => checkedSvgSize(text)).toThrow(message);
  });
