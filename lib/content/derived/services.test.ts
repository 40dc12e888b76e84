import { expect, test } from '@playwright/test';
import { bySlug, type PageOf } from '../registry';
import { content } from '../testing';
import { roleSentence, servicesOf } from './services';

const page = bySlug(content, 'international') as PageOf<'international'>;

test('groups that the page names come first; a group of one service is labelled by our role', () => {
  expect(servicesOf(content, page).map(({ entry, label, id }) => [entry.slug, label, id])).toEqual([
    ['ielts', 'Papers', undefined],
    ['tvisa', 'Dubai Visa', 'dubai-visa'],
    ['golden-visa', 'Dubai Visa', undefined],
  ]);
});

test('roleSentence names each part of our role, and the authority where one decides', () => {
  expect(roleSentence(['guidance', 'paperwork'])).toBe(
    'What we do: we explain the steps and go through the papers with you. Only the authority decides.',
  );
  expect(roleSentence(['training'])).toBe('What we do: we train you for it.');
});
