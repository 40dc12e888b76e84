import { expect, test } from '@playwright/test';
import { ensureChromium } from './browser';

test('a CHROMIUM_PATH that leads to nothing is named', () => {
  const { CHROMIUM_PATH } = process.env;
  process.env.CHROMIUM_PATH = '/no/such/browser';
  try {
    expect(ensureChromium).toThrow('CHROMIUM_PATH is /no/such/browser, and no file is there.');
  } finally {
    if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  }
});
