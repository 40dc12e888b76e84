import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { elements, parse } from '@/lib/html/dom';
import { readStylesheet } from './stylesheet';

const read = (files: Record<string, string>) => readStylesheet(writeTestFiles(files), [], '');
const readOne = (css: string) => read({ '_next/static/css/a.css': css });

const REGISTERED = '@property --tw-a{syntax:"*";inherits:false';

/** Rules, and the CSS before and after. */
const WHOLE: [rule: string, before: string, after: string][] = [
  ['adjacent rules of one selector are merged', '.a{top:0}.a{left:0}', '.a{top:0;left:0}'],
  ['rules of one selector with another between stay', '.a{top:0}b{top:0}.a{left:0}', ''],
  [
    'fonts, comments and line breaks are removed',
    '@font-face{src:a}@media (width>=1px){@font-face{src:a}}/* a\nb */.a{top:0}\nb{top:0}',
    '.a{top:0}b{top:0}',
  ],
  ['initial values for old browsers are removed', '@layer properties{*{--tw-a:0}}.a{top:0}', '.a{top:0}'],
  [
    'a property that no rule sets is replaced by its initial value',
    `${REGISTERED};initial-value:0}.a{top:var(--tw-a)}`,
    '.a{top:0}',
  ],
  [
    'a property without an initial value is replaced by the fallback of its use',
    `${REGISTERED}}.a{top:var(--tw-a,1px)}`,
    '.a{top:1px}',
  ],
  ['a property that a rule sets stays', `${REGISTERED}}b{--tw-a:1}.a{top:var(--tw-a)}`, ''],
  ['a property that no rule reads is removed', `${REGISTERED}}.a{--tw-a:1;top:0}`, '.a{top:0}'],
];
for (const [rule, before, after] of WHOLE)
  test(`stylesheet: ${rule}`, () => expect(readOne(before).file.text).toBe(after || before));

const PAGE = elements(parse('<main id="content"><p class="lede wide">Text</p></main>'));

/** Rules, the CSS that the first screen of `PAGE` gets, and the CSS that it does not get. */
const FIRST_SCREEN: [rule: string, taken: string, left?: string][] = [
  [
    'has rules for its tags, classes and ids',
    'main{top:0}.lede{top:0}#content{top:0}',
    'nav{top:0}.b{top:0}#b{top:0}',
  ],
  ['has every name of a selector', 'main .wide{top:0}', 'main .b{top:0}'],
  ['has one selector of a list', '.b,.wide{top:0}', '.b,nav{top:0}'],
  ['has one selector within :is()', ':is(.b,.wide){top:0}', ':is(.b,nav){top:0}'],
  ['need not have what :not() and :has() name', 'p:not(.b):has(nav){top:0}'],
  [
    'has no state that needs a visitor',
    'p:first-child{top:0}',
    'p:hover{top:0}p:active{top:0}p:focus{top:0}',
  ],
  [
    'has neither print nor animations',
    '@media screen{p{top:0}}',
    '@media print{p{top:0}}@keyframes a{to{top:0}}',
  ],
  ['has other at-rules unchanged', '@layer a,b;@position-try --a{top:0;left:0}'],
  ['has no property that none of its rules reads', 'p{top:0}', `${REGISTERED}}`],
  ['has fonts', '@font-face{font-display:swap}'],
];
for (const name of ['layer a', 'media (width>=1px)', 'supports (top:0)', 'container (width>=1px)'])
  FIRST_SCREEN.push([`has @${name} with a rule for it`, `@${name}{p{top:0}}`, `@${name}{b{top:0}}`]);
for (const [rule, taken, left = ''] of FIRST_SCREEN)
  test(`first screen ${rule}`, () => expect(readOne(left + taken).rulesFor(PAGE)).toBe(taken));

test('a file that Next has moved beside the stylesheet stops the build', () =>
  expect(() => readOne('.a{src:url(../b.png)}')).toThrow('url(../b.png) in the stylesheet'));

test('a number of stylesheets other than one stops the build', () => {
  expect(() => read({})).toThrow('Next wrote 0 stylesheets, expected one');
  expect(() => read({ '_next/a.css': '', '_next/css/b.css': '' })).toThrow(
    'Next wrote 2 stylesheets, expected one',
  );
});
