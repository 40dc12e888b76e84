import { expect, test } from '@playwright/test';
import { parse, serialize } from '@/lib/format/dom';
import { pageReader } from './read-page';

const pageOf = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

test('pages as React writes them are read as a parser would, and so are all others', () => {
  let slow = 0;
  const read = pageReader(
    (page) => page,
    () => slow++,
  );
  const ofReact = [
    '<p>&amp; &lt; &#x27;<!-- -->&quot;</p><img alt="&quot;a&#x27;" srcSet="a 1x"/><br/>',
    '<svg viewBox="0 0 1 1" tabIndex="0"><title>A</title><path d="M0 0"/><g><path d="M1 1"></path></g></svg>',
    '<script>if (a < b && c) "<p>"</script><style>a>b{}</style><textarea>&lt;</textarea>',
  ];
  const others = [
    ...['<p>one<p>two', '<p class=x>a</p>', '<p id="a" id="b">a</p>', '<p>&copy; &amp</p>', '<div/>after'],
    ...['<a title="a>b">a</a>', '<svg><style>a&lt;b</style></svg>', 'a</i>b'],
    ...['<template><p>a</p></template>', '<title>a<b></title>', '<textarea>\na</textarea>', '<!-- a > b -->'],
    ...['<script><!--<script></script>', '<iframe><p></iframe>', '</body>after'],
  ];
  for (const body of [...ofReact, ...others]) {
    slow = 0;
    expect(serialize(read(pageOf(body))), body).toBe(serialize(parse(pageOf(body))));
    expect(slow, body).toBe(ofReact.includes(body) ? 0 : 1);
  }
});

test('start tags and what stands in noscript are rewritten, texts are not', () => {
  const read = pageReader((page) => page.replaceAll('long', '_'));
  const body = '<p class="long">long</p><noscript><i class="long"></i></noscript>';
  expect(serialize(read(pageOf(body)))).toContain(
    '<p class="_">long</p><noscript><i class="_"></i></noscript>',
  );
});
