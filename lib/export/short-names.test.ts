import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import { pageShortener, shortenNames, shortenScript } from './short-names';

/** Shortens utilities, each with one declaration, in a page and a script with these texts. */
function shortened({ selectors = '', html = '', script = '' }) {
  const rules = selectors.split(' ').map((selector) => `${selector}{top:0}`);
  const css = postcss.parse(`@layer utilities{${rules.join('')}}`);
  const short = shortenNames(css, [html], script);
  const names: string[] = [];
  css.walkRules(({ selector }) => void names.push(selector));
  return {
    selectors: names.join(' '),
    html: pageShortener(short)(html),
    script: shortenScript(script, short),
  };
}

test('utilities that always stand together share a short name', () => {
  expect(
    shortened({ selectors: '.flex .m-a .p-a', html: '<p class="flex m-a"></p><p class="p-a">' }),
  ).toMatchObject({ selectors: '._0 ._0 ._1', html: '<p class="_0"></p><p class="_1">' });
});

test('utilities that a script uses apart share none', () => {
  const html = '<p class="m-a p-a p-b">';
  expect(shortened({ selectors: '.m-a .p-a .p-b', html, script: '"m-a","p-a p-b p-b"' })).toEqual({
    selectors: '._0 ._1 ._1',
    html: '<p class="_0 _1">',
    script: '"_0","_1"',
  });
});

test('a class that is no utility keeps its name', () => {
  const css = postcss.parse('.rows{top:0}@layer utilities{.m-a{top:0}}');
  const html = '<p class="rows m-a md:m-b">';
  const short = shortenNames(css, [html], '');
  expect(css.toString()).toBe('.rows{top:0}@layer utilities{._0{top:0}}');
  expect(pageShortener(short)(html)).toBe('<p class="rows _0 md:m-b">');
});

const NAMES: Record<string, [selector: string, short: string, html: string]> = {
  'with an escaped sign': [String.raw`.lg\:mt-\[\.5em\]`, '._0', '<p class="lg:mt-[.5em]">'],
  'with an entity in the page': [String.raw`.\[\&_a\]\:m-a`, '._0', '<p class="[&amp;_a]:m-a">'],
  'with a state': [String.raw`.md\:m-a:hover`, '._0:hover', '<p class="md:m-a">'],
  'within another selector': [':is(.m-a>*)', ':is(._0>*)', '<p class="m-a">'],
};
for (const [what, [selector, short, html]] of Object.entries(NAMES))
  test(`a utility ${what} is shortened`, () => {
    expect(shortened({ selectors: selector, html })).toMatchObject({
      selectors: short,
      html: '<p class="_0">',
    });
  });

test('a page is shortened in its classes alone, and within noscript', () => {
  const pageWith = (name: string) =>
    `<p> class="m-a" <noscript><b id="m-a" class="${name}">m-a</b></noscript>`;
  expect(shortened({ selectors: '.m-a', html: pageWith('m-a') }).html).toBe(pageWith('_0'));
});

test('a script is shortened in its strings, also beside a value', () => {
  const { script } = shortened({ selectors: '.m-a .md\\:p-b', script: `x("m-a",\`md:p-b \${y} other\`)` });
  expect(script).toBe(`x("_0",\`_1 \${y} other\`)`);
});

for (const [what, selector, script] of [
  ['a word of a script', '.flex', 'const flex = 1;'],
  ['a subtraction', '.p-2', '{return p-2}'],
  ['a utility with a quote', String.raw`.a-\[\'\'\]`, `"a-['']"`],
] as const)
  test(`${what} is not shortened`, () => {
    expect(shortened({ selectors: selector, html: '<p class="flex p-2">', script })).toEqual({
      selectors: selector,
      html: '<p class="flex p-2">',
      script,
    });
  });
