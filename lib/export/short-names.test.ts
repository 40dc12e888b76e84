import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import { pageShortener, shortenNames, shortenScript } from './short-names';

test('utilities get the same short name in stylesheet, pages and scripts', () => {
  const css = postcss.parse(
    String.raw`.rows{margin:0}@layer utilities{.lg\:mt-\[\.5em\]:hover{top:0}:is(.md\:flex>*),.lg\:mt-\[\.5em\]{top:0}.flex{top:0}.py-2\.5{top:0}.\[\&_a\]\:m-2{top:0}.a-\[\'\'\]{top:0}}`,
  );
  const html =
    '<p class="rows lg:mt-[.5em] flex md:hidden [&amp;_a]:m-2">md:flex <noscript><b class="md:flex">b</b></noscript></p>';
  const script = `x("py-2.5 flex",\`md:flex \${y} a-['']\`)`;
  const short = shortenNames(css, [html], script);
  expect(css.toString()).toBe(
    String.raw`.rows{margin:0}@layer utilities{._0:hover{top:0}:is(._1>*),._0{top:0}.flex{top:0}._2{top:0}._0{top:0}.a-\[\'\'\]{top:0}}`,
  );
  expect(pageShortener(short)(html)).toBe(
    '<p class="rows _0 flex md:hidden">md:flex <noscript><b class="_1">b</b></noscript></p>',
  );
  expect(shortenScript(script, short)).toBe(`x("_2 flex",\`_1 \${y} a-['']\`)`);
});

test('utilities that a script uses apart share no short name; a subtraction is no utility', () => {
  const css = postcss.parse('@layer utilities{.m-a{top:0}.p-a{top:0}.p-b{top:0}.p-2{top:0}}');
  const script = '"m-a","p-a p-b p-b";{return p-2}';
  const short = shortenNames(css, ['<p class="m-a p-a p-b p-2">'], script);
  expect(css.toString()).toBe('@layer utilities{._0{top:0}._1{top:0}._1{top:0}.p-2{top:0}}');
  expect(shortenScript(script, short)).toBe('"_0","_1";{return p-2}');
});
