import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { watchContent } from './watch';

test('an error of one save is printed, and the next save is read again', async () => {
  const { watch } = fs;
  const { error } = console;
  let save = () => {};
  fs.watch = ((_dir: string, _options: object, listener: fs.WatchListener<string>) => {
    save = () => listener('change', 'site.md');
  }) as typeof watch;
  try {
    const prepared = [() => Promise.reject(new Error('half a picture')), async () => {}];
    const { follow } = watchContent('e2e/content-bare', async () => prepared.shift()?.());
    const read = new Promise((resolve) => follow(resolve));
    const told = new Promise((resolve) => {
      console.error = resolve;
    });
    save();
    expect(await told).toBe('half a picture');
    save();
    await read;
  } finally {
    fs.watch = watch;
    console.error = error;
  }
});
