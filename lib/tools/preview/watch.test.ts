import { EventEmitter, once } from 'node:events';
import { expect, test } from '@playwright/test';
import { watchContent } from './watch';

test('an error of one save is told, and the next save is read again', async () => {
  const events = new EventEmitter();
  const prepared = [() => Promise.reject(new Error('half a picture')), async () => {}];
  const { onChange } = watchContent(
    'e2e/content-bare',
    async () => prepared.shift()?.(),
    (_dir, saved) => events.on('save', saved),
  );
  onChange(
    () => events.emit('changed'),
    (error) => events.emit('failed', error.message),
  );
  events.emit('save', 'site.md');
  expect(await once(events, 'failed')).toEqual(['half a picture']);
  events.emit('save', 'site.md');
  await once(events, 'changed');
});
