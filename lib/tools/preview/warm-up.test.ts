import { expect, test } from '@playwright/test';
import { listen } from '@/lib/tools/listen';
import { warmUp } from './warm-up';

test('errors are shown again after a page that gave no answer, and after two changes at once', async () => {
  const { error } = console;
  const { url, close } = await listen(0, ({ socket }) => void socket.destroy());
  const answers = await Promise.allSettled([warmUp(url, ['/new']), warmUp(url, ['/other'])]);
  await close();
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(console.error).toBe(error);
});
