import { EventEmitter, once } from 'node:events';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@/lib/files/testing';
import { serveStatic } from './static';

test('a page is answered while a download waits for the build', async () => {
  const root = writeFiles({ 'index.html': 'Home', '404.html': 'Not found' });
  const progress = new EventEmitter();
  const built = once(progress, 'built');
  const ready = async (pathname: string) => pathname.startsWith('/syllabus/') && built;
  const { url, close } = await serveStatic(root, 0, { ready });
  const download = fetch(`${url}/syllabus/a.pdf`).then((response) => response.text());
  expect(await (await fetch(url)).text()).toBe('Home');
  writeFiles({ 'syllabus/a.pdf': 'PDF' });
  progress.emit('built');
  expect(await download).toBe('PDF');
  await close();
});

test('a download whose build fails is answered with the reason, and the server goes on', async () => {
  const ready = () => Promise.reject(new Error('The disk is full.'));
  const { url, close } = await serveStatic(test.info().outputPath(), 0, { ready });
  for (const at of ['/first', '/second']) {
    const response = await fetch(url + at);
    expect([response.status, await response.text()]).toEqual([500, 'The disk is full.']);
  }
  await close();
});
