import { expect, test } from '@playwright/test';
import { bodyOf } from '@/lib/content';
import { byId, find, pages, words } from './site';

test('every section that an editor heads in a course or a service has its heading and place on the page', () => {
  const lost = pages().flatMap(({ route, document }) => {
    if (route.entry.kind === 'page') return [];
    return bodyOf(route.entry).sections.flatMap(({ id, title }) => {
      const place = byId(document, id);
      const headings = place ? find(place, 'h2').map(words) : [];
      return headings.includes(title) ? [] : `${route.path}#${id}: ${title}`;
    });
  });
  expect(lost).toEqual([]);
});
