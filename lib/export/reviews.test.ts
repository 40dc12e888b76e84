import { expect, test } from '@playwright/test';
import { attribute, elements, parse } from '@/lib/format/dom';
import { reviewsFrame } from './reviews';

test('the frame allows the origin of the widget and nothing else, and stays out of search', () => {
  const all = [...elements(parse(reviewsFrame('https://widget.example/w.js?id="><script>&x=1', 'A & <b>')))];
  const meta = (name: string, value: string) =>
    all
      .filter((e) => e.tagName === 'meta' && attribute(e, name) === value)
      .map((e) => attribute(e, 'content'))[0];
  const policy = meta('http-equiv', 'Content-Security-Policy') ?? '';
  expect(policy).toContain(
    "default-src 'none'; script-src https://widget.example; style-src https://widget.example;",
  );
  expect(policy).not.toMatch(/unsafe|'self'|\*/);
  expect(meta('name', 'robots')).toBe('noindex');
  expect(all.filter((e) => e.tagName === 'script').map((e) => attribute(e, 'src'))).toEqual([
    'https://widget.example/w.js?id="><script>&x=1',
  ]);
});
