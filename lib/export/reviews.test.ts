import { expect, test } from '@playwright/test';
import { attribute, elements, parse, textOf } from '@/lib/format/dom';
import { hashOf } from './policy';
import { reviewsFrame } from './reviews';

const ORIGINS = ['https://widget.example', 'https://*.cdn.example'];

function frameOf(embed: string, origins = ORIGINS, name = 'Us') {
  const page = { embed, origins, page: 'https://reviews.example/us' };
  const all = elements(parse(reviewsFrame({ name, reviews: page }) ?? ''));
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
  const expected: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': [...ORIGINS, own && hashOf(textOf(own))],
    'style-src': [...ORIGINS, "'unsafe-inline'"],
    'img-src': [...ORIGINS, 'data:'],
    'connect-src': ORIGINS,
    'frame-src': ORIGINS,
    'form-action': ["'none'"],
  };
  for (const [name, sources] of Object.entries(expected)) expect(directive(name), name).toEqual(sources);
  expect(all.find((e) => attribute(e, 'name') === 'robots')?.attrs.at(-1)?.value).toBe('noindex');
});

test('inline scripts and handlers of the code run by their hashes; without hosts there are none', () => {
  const call = "Widget.show({ id: '</p><b>' });";
  const { directive } = frameOf(`<p onclick="more()">x</p><script>${call}</script>`, []);
  expect(directive('script-src')?.slice(1)).toEqual([hashOf(call), "'unsafe-hashes'", hashOf('more()')]);
  expect(directive('connect-src')).toBeUndefined();
});

test('neither the name nor code that was cut off leaves its place', () => {
  const { all } = frameOf('</body></html><!-- cut <script>off()', ORIGINS, 'A & </title><script>b');
  expect(all.filter((e) => e.tagName === 'script').length).toBe(1);
  expect(all.filter((e) => e.tagName === 'title').map(textOf)).toEqual(['Reviews of A & </title><script>b']);
});
