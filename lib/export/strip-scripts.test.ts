import { expect, test } from '@playwright/test';
import { REACT_ISLANDS, SCRIPT_ISLANDS } from '@/lib/browser/shared/island-names';
import { parse, serialize } from '@/lib/html/dom';
import { stripScripts, withoutPayload } from './strip-scripts';

const scripts = Object.fromEntries(
  ['react', ...REACT_ISLANDS, ...SCRIPT_ISLANDS].map((name) => [name, { path: `/assets/${name}-1.js` }]),
) as Parameters<typeof stripScripts>[1];

function stripped(body: string) {
  const document = parse(
    `<!DOCTYPE html><head><link rel="preload" as="script" href="/_next/a.js"><script data-script="boot">let boot;</script>
   <script src="/_next/a.js" async></script><script src="/_next/p.js" nomodule></script></head><body>${body}
   <script id="_R_">requestAnimationFrame(go)</script><script src="/_next/b.js" async></script><script>self.anything()</script></body>`,
  );
  stripScripts(document, scripts);
  return serialize(document);
}

test("Next's payload is removed before parsing, and nothing else", () => {
  const payload = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"\\u003cp>"])'];
  const other = '<script>self.__next_f.push([1,"a"])</p></script><script>other()</script><p>Text</p>';
  const html = payload.map((code) => `<script>${code}</script>`).join('') + other;
  expect(withoutPayload(html)).toBe(other);
});

test('a page without an island loses the scripts of Next alone', () => {
  const html = stripped(
    '<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script><p>Text</p>',
  );
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script data-script="boot">',
    '<script type="application/ld+json">',
    '<script src="/x.js">',
  ]);
  expect(html).not.toMatch(/_next|\/assets\//);
});

test('an island gets the addresses of its scripts; React comes with the islands that need it', () => {
  const sources = stripped('<div data-island="carousel"></div><div data-island="lightbox"></div>');
  expect(sources.match(/data-src="[^"]*"/g)).toEqual([
    'data-src="/assets/react-1.js /assets/carousel-1.js"',
    'data-src="/assets/lightbox-1.js"',
  ]);
});

const REFUSED: [body: string, message: string][] = [
  ['<div data-island="clock"></div>', 'no known name: clock'],
  ['<template id="B:0"></template>', 'streams a part of itself'],
];
for (const [body, message] of REFUSED)
  test(`${body} stops the build`, () => expect(() => stripped(body)).toThrow(message));
