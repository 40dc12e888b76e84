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

test('the policy of the reviews frame allows the listed hosts, and the code of the widget and its hosts', () => {
  const call = "Widget.show({ id: '</p><b>' });";
  const find = frameOf(
    `<p onclick="more()">x</p><script>${call}</script><script src="https://widget.example/w.js"></script><iframe src="//frame.example/f"></iframe><a href="https://link.example">x</a>`,
  );
  const [, policy, robots] = find('meta').map((meta) => attribute(meta, 'content'));
  const [own] = find('script').map(textOf);
  const [ownHash, callHash, handlerHash] = [own ?? '', call, 'more()'].map(hashOf);
  expect(policy?.replaceAll(`${ORIGINS.join(' ')} https://frame.example`, 'HOSTS').split('; ')).toEqual([
    "default-src 'none'",
    `script-src HOSTS ${ownHash} ${callHash} 'unsafe-hashes' ${handlerHash}`,
    "style-src HOSTS 'unsafe-inline'",
    'img-src HOSTS data:',
    'font-src HOSTS data:',
    'media-src HOSTS',
    'connect-src HOSTS',
    'frame-src HOSTS',
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
