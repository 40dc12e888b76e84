import { expect, test } from '@playwright/test';
import { keepLastExport } from './command';

test('a build that fails says what an error of the system means for a file, and what to do', async () => {
  const listeners = process.listenerCount('SIGINT');
  const fail = (code: string, dest?: string) =>
    keepLastExport('out', async () => {
      throw Object.assign(new Error(code), { code, path: 'out.new', dest });
    });
  const unchanged = '\n\nNothing was built; the last out/ is as it was.';
  await expect(fail('ENOSPC')).rejects.toThrow(
    `The disk is full: out.new could not be written. Make room, and run the command again.${unchanged}`,
  );
  await expect(fail('EACCES', 'out')).rejects.toThrow(
    `out may not be written. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build${unchanged}`,
  );
  expect(process.listenerCount('SIGINT'), 'a build that has ended hears no signal').toBe(listeners);
});
