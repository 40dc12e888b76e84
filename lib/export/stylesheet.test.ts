import path from 'node:path';
import { expect, test } from '@playwright/test';
import { atomicWrite } from '@/lib/files';
import { elements, parse } from '@/lib/html/dom';
import { readStylesheet } from './stylesheet';

/** @returns the stylesheet of an export with these files below `_next/static` */
function read(files: Record<string, string>) {
  const root = test.info().outputPath();
  for (const [name, css] of Object.entries(files)) atomicWrite(path.join(root, '_next/static', name), css);
  return readStylesheet(root, [], '');
}

const REGISTERED = '@property --tw-a{syntax:"*";inherits:false';
const WITH_VALUE = `${REGISTERED};initial-value:0}`;

/** Name of a rule, and the CSS before and after it is applied. */
const WHOLE: [rule: string, before: string, after: string][] = [
  ['neighbouring rules of one selector are one', '.a{top:0}.a{left:0}', '.a{top:0;left:0}'],
  ['rules of one selector with another between them stay', '.a{top:0}b{top:0}.a{left:0}', ''],
  ['of a repeated declaration the last stays', '.a{top:0;left:0;top:0}', '.a{left:0;top:0}'],
  [
    'fonts, comments and line breaks go',
    '@font-face{src:a}/* a\nb */.a{top:0}\nb{top:0}',
    '.a{top:0}b{top:0}',
  ],
  ['addresses are absolute', '.a{src:url(../b.png)}', '.a{src:url(/_next/static/b.png)}'],
  ['a property that no rule sets is its initial value', `${WITH_VALUE}.a{top:var(--tw-a)}`, '.a{top:0}'],
  ['… so too if one rule sets it to that', `${WITH_VALUE}*{--tw-a:0}.a{top:var(--tw-a)}`, '*{}.a{top:0}'],
  ['… and without one what its use falls back to', `${REGISTERED}}.a{top:var(--tw-a,1px)}`, '.a{top:1px}'],
  ['a property that rules change stays', `${WITH_VALUE}*{--tw-a:0}b{--tw-a:1}.a{top:var(--tw-a)}`, ''],
  ['a property that no rule reads goes', `${WITH_VALUE}*{--tw-a:0}.a{--tw-a:1;top:0}`, '*{}.a{top:0}'],
];
for (const [rule, before, after] of WHOLE)
  test(`stylesheet: ${rule}`, () => expect(read({ 'css/a.css': before }).file.text).toBe(after || before));

const PAGE = elements(parse('<main id="content"><p class="lede wide">Text</p></main>'));

/** Name of a rule, the CSS that the first screen of `PAGE` gets, and the CSS that it does not get. */
const FIRST_SCREEN: [rule: string, taken: string, left?: string][] = [
  ['names of its elements', 'main{top:0}.lede{top:0}#content{top:0}', 'nav{top:0}.b{top:0}#b{top:0}'],
  ['all names of a selector', 'main .wide{top:0}', 'main .b{top:0}'],
  ['one selector of a list', '.b,.wide{top:0}', '.b,nav{top:0}'],
  ['one selector within :is()', ':is(.b,.wide){top:0}', ':is(.b,nav){top:0}'],
  ['what :not() and :has() name is not asked', 'p:not(.b):has(nav){top:0}'],
  ['no state that needs a visitor', 'p:first-child{top:0}', 'p:hover{top:0}p:active{top:0}p:focus{top:0}'],
  ...['layer a', 'media (width>=1px)', 'supports (top:0)', 'container (width>=1px)'].map(
    (name): [string, string, string] => [
      `@${name} with a rule in it`,
      `@${name}{p{top:0}}`,
      `@${name}{b{top:0}}`,
    ],
  ),
  [
    'neither print nor animations',
    '@media screen{p{top:0}}',
    '@media print{p{top:0}}@keyframes a{to{top:0}}',
  ],
  ['other at-rules as they are', '@layer a,b;@position-try --a{top:0;left:0}'],
  ['no property that no rule of it reads', 'p{top:0}', `${REGISTERED}}`],
  ['fonts', '@font-face{font-display:swap}'],
];
for (const [rule, taken, left = ''] of FIRST_SCREEN)
  test(`first screen: ${rule}`, () => expect(read({ 'css/a.css': left + taken }).rulesFor(PAGE)).toBe(taken));

test('an optional font is swapped in on a wide screen', () => {
  const font = (display: string) => `@font-face{font-display:${display}}`;
  expect(read({ 'a.css': font('optional') }).rulesFor([])).toBe(
    `${font('optional')}@media (width>=48rem){${font('swap')}}`,
  );
});

test('another number of stylesheets than one stops the build', () => {
  expect(() => read({})).toThrow('Next wrote 0 stylesheets, expected one');
  expect(() => read({ 'a.css': '', 'css/b.css': '' })).toThrow('Next wrote 2 stylesheets, expected one');
});
