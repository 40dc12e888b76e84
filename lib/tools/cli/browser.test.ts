import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium, findHeadlessShell, noBrowser } from './browser';

const { PATH, CHROMIUM_PATH } = process.env;
test.afterEach(() => {
  process.env.PATH = PATH;
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

test('a missing browser is said in a line, with the proxy that may keep it away', () => {
  expect(noBrowser('')).toMatch(
    /^No browser could be found .*Behind a proxy, set HTTPS_PROXY; npx playwright/,
  );
  expect(noBrowser('http://proxy:3128')).toContain(
    'The proxy http://proxy:3128 (HTTPS_PROXY) did not let the download through',
  );
});

test('a CHROMIUM_PATH that leads to nothing is named', () => {
  process.env.CHROMIUM_PATH = '/no/such/browser';
  expect(() => findChromium()).toThrow('CHROMIUM_PATH is /no/such/browser, and no file is there.');
});

test('an installed headless shell is preferred, unless a browser is named', () => {
  test.skip(process.platform === 'win32', 'the programs of this test are named as on other systems');
  const folder = test.info().outputPath();
  const [whole = '', shell] = ['chromium', 'chromium-headless-shell'].map((name) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, '', { mode: 0o755 });
    return file;
  });
  delete process.env.CHROMIUM_PATH;
  process.env.PATH = `${folder}:/usr/bin:/bin`;
  expect([findChromium(), findHeadlessShell()]).toEqual([whole, shell]);
  process.env.CHROMIUM_PATH = whole;
  expect(findHeadlessShell()).toBe(whole);
});
