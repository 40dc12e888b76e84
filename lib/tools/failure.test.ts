import { expect, test } from '@playwright/test';
import { errorMessage } from './failure';

test('an error of the system is told as what it means for a file, and what to do', () => {
  const messageOf = (code: string, dest?: string) =>
    errorMessage(Object.assign(new Error(code), { code, path: 'out.new', dest }), 'out');
  const unchanged = '\n\nNothing was built; the last out/ is as it was.';
  expect(messageOf('ENOSPC')).toBe(
    `\nThe disk is full: out.new could not be written. Make room, and run the command again.${unchanged}`,
  );
  expect(messageOf('EACCES', 'out')).toBe(
    `\nout may not be written. Make it yours (chown), or choose another place: OUT_DIR=/a/folder npm run build${unchanged}`,
  );
});
