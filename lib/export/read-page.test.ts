import { expect, test } from '@playwright/test';
import { parse, serialize } from '@/lib/html/dom';
import { readPage } from './read-page';

test('readPage gives the tree of parse5 for markup as React writes it', () => {
  const bodies = [
    '<p>&amp; &lt; &#x27;<!-- -->&quot;&copy;</p><img alt="&quot;a&#x27; a>b" srcSet="a 1x"/><br/>',
    '<svg viewBox="0 0 1 1" tabIndex="0"><title>A</title><path d="M0 0"/><g><path d="M1 1"></path></g></svg><p>a</p>',
    '<script>if (a < b && c) "<p>"</script><style>a>b{}</style><textarea>&lt;</textarea>',
    '<noscript><style>a>b{}</style><!-- a --><img alt=""/></noscript><p>a</p>',
    '<template><p>a</p></template><math><mi>x</mi></math>',
  ];
  for (const body of bodies) {
    const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body data-island="">${body}</body></html>`;
    expect(serialize(readPage(page))).toBe(serialize(parse(page)));
  }
});

test('comments outside islands are left out, so that their texts are one', () => {
  const text = '<p>Call <!-- -->Pune</p>';
  const page = readPage(`<html><body>${text}<div data-island="">${text}</div></body></html>`);
  expect(serialize(page)).toContain(`<p>Call Pune</p><div data-island="">${text}</div>`);
});
