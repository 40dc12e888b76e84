import { expect, test } from '@playwright/test';
import { writeTestFiles } from '@/lib/files/testing';
import { serveStatic } from './static';

test('a request waits for the build, and the server outlives one that fails', async () => {
  let built = () => {};
  const ready = new Promise<void>((resolve) => {
    built = resolve;
  });
  const { url, close } = await serveStatic(test.info().outputPath(), 0, { ready });
  const page = fetch(url).then((response) => response.text());
  writeTestFiles({ 'index.html': 'Home' });
  built();
  expect(await page).toBe('Home');
  // There is no 404.html.
  expect((await fetch(`${url}/missing`)).status).toBe(500);
  expect((await fetch(url)).status).toBe(200);
  await close();
});
