import { expect, test } from '@playwright/test';
import { bodyOfTree, parser } from './body';
import { html } from './html';

const set = (markdown: string) => html(bodyOfTree(parser.parse(`First.\n\n${markdown}`)).intro);

test('straight quotes, hyphens for dashes and full stops for an ellipsis are set as a printer would', () => {
  expect(set(`She said "yes" -- it's done...`)).toBe('<p>She said “yes” – it’s done…</p>');
});

test('a quotation that runs through bold text and links keeps its pair', () => {
  expect(set('He wrote "**bold** and [a link](/catia)" there.')).toBe(
    '<p>He wrote “<strong>bold</strong> and <a href="/catia">a link</a>” there.</p>',
  );
});

test('every paragraph, list item, heading and cell is set on its own; code is left as typed', () => {
  expect(set(`An open "quote\n\n- "item"\n\n| "cell" |\n|---|\n| x |`)).toMatch(
    /An open “quote[\s\S]*“item”[\s\S]*“cell”/,
  );
  expect(set('Type `"a"` now.')).toBe('<p>Type <code>"a"</code> now.</p>');
});

test('an amount stays on the line of its currency, a day on that of its month', () => {
  expect(set('By 1 July 2027, in July 27.')).toBe('<p>By 1\u00a0July 2027, in July 27.</p>');
  expect(set('It costs **AED 850** each; 850 AED is text.')).toBe(
    '<p>It costs <strong>AED\u00a0850</strong> each; 850 AED is text.</p>',
  );
});
