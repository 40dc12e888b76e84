import { expect, test } from '@playwright/test';
import { attribute, elements, parse, textOf } from '@/lib/format/dom';
import { hashOf } from './policy';
import { reviewsFrame } from './reviews';

const ORIGINS = ['https://widget.example', 'https://*.cdn.example'];

function frameOf(embed: string, origins = ORIGINS, name = 'Us') {
  const page = { embed, origins, page: 'https://reviews.example/us' };
  const all = [...elements(parse(reviewsFrame({ name, reviews: page }) ?? ''))];
  const [, policy] = all.filter((e) => e.tagName === 'meta');
  const directives = (policy && attribute(policy, 'content'))?.split('; ') ?? [];
  return {
    all,
    policy,
    directive: (name: string) =>
      directives
        .find((d) => d.startsWith(`${name} `))
        ?.split(' ')
        .slice(1),
  };
}

test('the frame allows the listed hosts and nothing else, stays out of search, and says so first', () => {
  const { all, policy, directive } = frameOf('<script src="https://widget.example/w.js" async></script>');
  expect(policy && attribute(policy, 'http-equiv')).toBe('Content-Security-Policy');
  const [own] = all.filter((e) => e.tagName === 'script');
  expect(directive('default-src')).toEqual(["'none'"]);
  expect(directive('script-src')).toEqual([...ORIGINS, own && hashOf(textOf(own))]);
  expect(directive('style-src')).toEqual([...ORIGINS, "'unsafe-inline'"]);
  expect(directive('img-src')).toEqual([...ORIGINS, 'data:']);
  for (const name of ['connect-src', 'frame-src', 'media-src']) expect(directive(name)).toEqual(ORIGINS);
  for (const name of ['object-src', 'base-uri', 'form-action']) expect(directive(name)).toEqual(["'none'"]);
  expect(all.some((e) => attribute(e, 'name') === 'robots' && attribute(e, 'content') === 'noindex')).toBe(
    true,
  );
});

test('inline scripts and handlers of the code run by their hashes; without hosts there are none', () => {
  const call = "Widget.show({ id: '</p><b>' });";
  const { all, directive } = frameOf(`<p onclick="more()">x</p><script>${call}</script>`, []);
  const [own] = all.filter((e) => e.tagName === 'script');
  expect(directive('script-src')).toEqual([
    own && hashOf(textOf(own)),
    hashOf(call),
    "'unsafe-hashes'",
    hashOf('more()'),
  ]);
  expect(directive('connect-src')).toBeUndefined();
  expect(directive('frame-src')).toBeUndefined();
});

test('neither the name nor code that was cut off leaves its place', () => {
  const { all, directive } = frameOf(
    '</body></html><!-- cut <script>off()',
    ORIGINS,
    'A & </title><script>b',
  );
  expect(all.filter((e) => e.tagName === 'script').length).toBe(1);
  expect(all.filter((e) => e.tagName === 'title').map(textOf)).toEqual(['Reviews of A & </title><script>b']);
  expect(directive('script-src')?.length).toBe(ORIGINS.length + 1);
});
