import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import { elements, parse, serialize } from '@/lib/format/dom';
import { shortenNames, writeShortNames } from './short-names';

test('utilities have short names in a stylesheet and in its pages, but for those that a script writes', () => {
  const css = postcss.parse(
    String.raw`.rows{margin:0}.lg\:mt-\[\.5em\]:hover .rows{top:0}:is(.md\:flex>*),.lg\:mt-\[\.5em\]{top:0}.py-2{top:0}@keyframes in{12.5%{top:0}}`,
  );
  const short = shortenNames(css, 'className:"flex py-2"');
  expect(css.toString()).toBe(
    '.rows{margin:0}._0:hover .rows{top:0}:is(._1>*),._0{top:0}.py-2{top:0}@keyframes in{12.5%{top:0}}',
  );
  const page = parse(
    '<p class="rows lg:mt-[.5em] py-2 md:hidden">md:flex <noscript><b class="md:flex">b</b></noscript></p>',
  );
  writeShortNames(elements(page), short);
  expect(serialize(page)).toContain(
    '<p class="rows _0 py-2 md:hidden">md:flex <noscript><b class="_1">b</b></noscript></p>',
  );
});
