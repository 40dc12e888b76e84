import { expect, test } from '@playwright/test';
import { findChromium, noBrowser } from './browser';

test('a missing browser is said in a line, with the proxy that may keep it away', () => {
  expect(noBrowser({})).toMatch(/^No browser could be found or installed\. Install Chromium.*Behind a proxy, set HTTPS_PROXY; npx playwright install/);
  expect(noBrowser({ HTTPS_PROXY: 'http://proxy:3128' })).toContain('The proxy http://proxy:3128 (HTTPS_PROXY) did not let the download through');
  expect(noBrowser({})).not.toContain('\n');
});

test('a CHROMIUM_PATH that leads to nothing is named', () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/no/such/browser';
  try {
    expect(() => findChromium()).toThrow('CHROMIUM_PATH is /no/such/browser, and no file is there.');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
