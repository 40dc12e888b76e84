import { expect, test } from '@playwright/test';
import { roleSentence } from './role-sentence';

test('it names each part of the role, and who decides where that is an authority', () => {
  expect(roleSentence(['guidance', 'paperwork'])).toBe(
    'What we do: we explain the steps and go through the papers with you. Only the authority decides.',
  );
  expect(roleSentence(['training'])).toBe('What we do: we train you for it.');
});
