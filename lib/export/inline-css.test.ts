import { expect, test } from '@playwright/test';
import { findAll, parse, serialize } from '@/lib/html/dom';
import { inlineStyles } from './inline-css';
import { bootOf } from './strip-scripts';

/** A stylesheet whose rules print the names of the elements that they are for. */
const STYLESHEET: Parameters<typeof inlineStyles>[2] = {
  file: { path: '/assets/style-1.css', text: '' },
  rulesFor: (elements) => Array.from(elements, ({ tagName }) => tagName).join(' '),
};
const EXPECT = '<link rel="expect" href="#first" blocking="render">';
const LINK = '<link rel="stylesheet" href="/_next/a.css">';
const BOOT = '<script data-script="boot"></script>';
const FIRST_PAINT = '<span id="first"></span>';
const PRELOAD = '<link rel="preload" as="style" href="/_next/a.css">';
const MOVED = `${BOOT}<link rel="stylesheet" href="/assets/style-1.css">`;
const HEAD = EXPECT + PRELOAD + LINK + BOOT;
const inlined = (head: string, body: string) => {
  const page = parse(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);
  return { text: inlineStyles(page, bootOf(page), STYLESHEET), page };
};

/** Elements of the first screen, and the HTML before and after `MOVED`. */
const ENDS: Record<string, [elements: string, before: string, after?: string]> = {
  'ends at FirstPaint': ['span', FIRST_PAINT],
  'ends after the header around it': [
    'header div span b',
    `<header><div>${FIRST_PAINT}</div><b></b></header>`,
  ],
  'ends after the island around it': [
    'i div p span',
    `<i></i><div data-island="a"><p>${FIRST_PAINT}</p></div>`,
  ],
  'has the summary of closed details': [
    'details summary span',
    `<details><summary></summary><a><b></b></a></details>${FIRST_PAINT}`,
    '<details open=""><p></p></details>',
  ],
  'has all of open details': [
    'details summary u span',
    `<details open=""><summary></summary><u></u></details>${FIRST_PAINT}`,
    '',
  ],
};
for (const [what, [shown, before, after = '<p></p>']] of Object.entries(ENDS))
  test(`first screen ${what}`, () => {
    const { page, text } = inlined(HEAD, before + after);
    expect(text).toBe(`html head link link link script body ${shown}`);
    const [html] = findAll(page, 'html');
    expect(html && serialize(html)).toBe(
      `<head><style>${text}</style>${EXPECT}</head><body>${before}${MOVED}${after}</body>`,
    );
  });

const REFUSED: Record<string, [message: string, head: string, body?: string]> = {
  'no stylesheet': ['no stylesheet', EXPECT + BOOT],
  'no rel=expect': ['no FirstPaint', LINK + BOOT],
  'another element as FirstPaint': ['no FirstPaint', HEAD, '<p id="first"></p>'],
  'no boot script': ['no boot script', EXPECT + LINK],
};
for (const [what, [message, head, body = FIRST_PAINT]] of Object.entries(REFUSED))
  test(`a page with ${what} stops the build`, () => expect(() => inlined(head, body)).toThrow(message));
