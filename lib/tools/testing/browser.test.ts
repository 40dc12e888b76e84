import { expect, test } from '@playwright/test';
import { ensureChromium } from './browser';
import { setVariable } from './environment';

setVariable('CHROMIUM_PATH', '/no/such/browser');

test('a CHROMIUM_PATH that leads to nothing is named', () => {
  expect(ensureChromium).toThrow('CHROMIUM_PATH is /no/such/browser, and no file is there.');
});
