import { expect, test } from '@playwright/test';
import { parse, serialize } from '@/lib/html/dom';
import { pageTreeOf } from './page-tree';
import { stripInvisible } from './strip-invisible';

test('comments, empty elements and breaks between items are removed outside islands', () => {
  const list = '<ul>\n<li>Call <!-- -->Pune</li>\n</ul>';
  const document = parse(
    `<!DOCTYPE html><meta name="twitter:title" content="a"><body><div hidden=""></div>${list}<p>a\n<b>b</b></p><div data-island="lightbox">${list}</div>`,
  );
  stripInvisible(pageTreeOf(document));
  expect(serialize(document)).not.toContain('twitter');
  expect(serialize(document)).toContain(
    `<body><ul><li>Call Pune</li></ul><p>a\n<b>b</b></p><div data-island="lightbox">${list}</div>`,
  );
});
