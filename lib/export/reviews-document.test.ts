/** The policy and markup of the document for the reviews widget. */
import { expect, test } from '@playwright/test';
import { attribute, elements, parse, textOf } from '@/lib/html/dom';
import { hashOf, policyText } from './policy';
import { reviewsDocument } from './reviews-document';

const ORIGINS = ['https://widget.example', 'https://*.cdn.example'];

function frameOf(embed: string, name = 'Us') {
  const reviews = { embed, origins: ORIGINS, page: 'https://reviews.example/us' };
  const all = elements(parse(reviewsDocument({ name, reviews }) ?? ''));
  return (tag: string) => all.filter((e) => e.tagName === tag);
}

test('the frame allows the listed hosts, scripts and handlers of the code by their hashes, and nothing else', () => {
  const call = "Widget.show({ id: '</p><b>' });";
  const named = frameOf(
    `<p onclick="more()">x</p><script>${call}</script><script src="https://widget.example/w.js"></script>`,
  );
  const [, policy, robots] = named('meta').map((meta) => attribute(meta, 'content'));
  const [own] = named('script').map(textOf);
  const hashes = [own ?? '', call, 'more()'].map(hashOf);
  expect(policy).toBe(
    policyText({
      'default-src': ["'none'"],
      'script-src': [...ORIGINS, ...hashes.slice(0, 2), "'unsafe-hashes'", ...hashes.slice(2)],
      'style-src': [...ORIGINS, "'unsafe-inline'"],
      'img-src': [...ORIGINS, 'data:'],
      'font-src': [...ORIGINS, 'data:'],
      'media-src': ORIGINS,
      'connect-src': ORIGINS,
      'frame-src': ORIGINS,
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    }),
  );
  expect(robots).toBe('noindex');
});

test('neither the name nor code that was cut off leaves its place', () => {
  const named = frameOf('</body></html><!-- cut <script>off()', 'A & </title><script>b');
  expect(named('script').length).toBe(1);
  expect(named('title').map(textOf)).toEqual(['Reviews of A & </title><script>b']);
});
