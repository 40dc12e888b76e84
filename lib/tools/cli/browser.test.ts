import { expect, test } from '@playwright/test';
import { findChromium } from './browser';

const { CHROMIUM_PATH } = process.env;
test.afterEach(() => {
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

test('a CHROMIUM_PATH that leads to nothing is named', () => {
  process.env.CHROMIUM_PATH = '/no/such/browser';
  expect(() => findChromium()).toThrow('CHROMIUM_PATH is /no/such/browser, and no file is there.');
});
