import { expect, test } from '@playwright/test';
import { bodyOf } from './body';
import { toHtml } from './html';

const render = (markdown: string) => toHtml(bodyOf({ markdown: `First.\n\n${markdown}` }).intro);

test('straight quotes, double hyphens and three full stops become typographic signs', () => {
  expect(render(`She said "yes" -- it's done...`)).toBe('<p>She said “yes” – it’s done…</p>');
});

test('quotes stay a pair across bold text and links', () => {
  expect(render('He wrote "**bold** and [a link](/catia)" there.')).toBe(
    '<p>He wrote “<strong>bold</strong> and <a href="/catia">a link</a>” there.</p>',
  );
});

test('quotes are paired within a paragraph, list item or cell', () => {
  expect(render(`An open "quote\n\n- "item"\n\n| "cell" |\n|---|\n| x |`)).toMatch(
    /An open “quote[\s\S]*“item”[\s\S]*“cell”/,
  );
});

test('code stays as typed', () => {
  expect(render('Type `"a"` now.')).toBe('<p>Type <code>"a"</code> now.</p>');
});

test('a no-break space binds a day to its month and a currency to its amount', () => {
  expect(render('By 1 July 2027, in July 27.')).toBe('<p>By 1\u00a0July 2027, in July 27.</p>');
  expect(render('It costs **AED 850** each; 850 AED is text.')).toBe(
    '<p>It costs <strong>AED\u00a0850</strong> each; 850 AED is text.</p>',
  );
});
