import { expect, test } from '@playwright/test';
import { findChromium } from './browser';

test('a CHROMIUM_PATH that leads to nothing is named', () => {
  expect(() => findChromium('/no/such/browser')).toThrow(
    'CHROMIUM_PATH is /no/such/browser, and no file is there.',
  );
});
