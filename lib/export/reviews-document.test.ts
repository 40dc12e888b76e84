import { expect, test } from '@playwright/test';
import { attribute, elements, parse, textOf } from '@/lib/html/dom';
import { hashOf } from './policy';
import { reviewsDocument } from './reviews-document';

const ORIGINS = ['https://widget.example', 'https://*.cdn.example'];

function frameOf(embed: string, name = 'Us') {
  const reviews = { embed, origins: ORIGINS, page: 'https://reviews.example/us' };
  const all = elements(parse(reviewsDocument({ name, reviews }) ?? ''));
  return (tag: string) => all.filter((e) => e.tagName === tag);
}

test('the policy of the reviews frame allows the listed hosts and the code of the widget alone', () => {
  const call = "Widget.show({ id: '</p><b>' });";
  const find = frameOf(
    `<p onclick="more()">x</p><script>${call}</script><script src="https://widget.example/w.js"></script>`,
  );
  const [, policy, robots] = find('meta').map((meta) => attribute(meta, 'content'));
  const [own] = find('script').map(textOf);
  const [ownHash, callHash, handlerHash] = [own ?? '', call, 'more()'].map(hashOf);
  expect(policy?.replaceAll(ORIGINS.join(' '), 'LISTED').split('; ')).toEqual([
    "default-src 'none'",
    `script-src LISTED ${ownHash} ${callHash} 'unsafe-hashes' ${handlerHash}`,
    "style-src LISTED 'unsafe-inline'",
    'img-src LISTED data:',
    'font-src LISTED data:',
    'media-src LISTED',
    'connect-src LISTED',
    'frame-src LISTED',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(robots).toBe('noindex');
});

test('a name with markup, or code that breaks off, does not leave its element', () => {
  const find = frameOf('</body></html><!-- cut <script>off()', 'A & </title><script>b');
  expect(find('script').length).toBe(1);
  expect(find('title').map(textOf)).toEqual(['Reviews of A & </title><script>b']);
});
